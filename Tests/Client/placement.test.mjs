import assert from "node:assert/strict";
import { test } from "node:test";
import { findTyped, placeLayer, readLayer } from "../../public/placement.js";

const view = { width: 400, height: 300 };
const size = { width: 100, height: 80 };
const at = (left, top, width = 60, height = 20) => ({ left, top, right: left + width, bottom: top + height });
const place = (anchor, options, of = size) => {
  const { left, top, side } = placeLayer(anchor, of, view, { edge: "bottom", align: "start", gap: 4, ...options });
  return `${left} ${top} ${side}`;
};

test("a layer is placed at its edge, along the alignment", () => {
  assert.equal(place(at(50, 50), {}), "50 74 bottom");
  assert.equal(place(at(150, 50), { align: "end" }), "110 74 bottom");
  assert.equal(place(at(150, 50), { align: "center" }), "130 74 bottom");
  assert.equal(place(at(150, 150), { edge: "top" }), "150 66 top");
  assert.equal(place(at(150, 150), { edge: "right" }), "214 150 right");
  assert.equal(place(at(150, 150), { edge: "left", align: "center" }), "46 120 left");
});

test("a layer without room is placed at the opposite edge, if that has more", () => {
  assert.equal(place(at(50, 260), {}), "50 176 top");
  assert.equal(place(at(50, 10), { edge: "top" }), "50 34 bottom");
  assert.equal(place(at(330, 50), { edge: "right" }), "226 50 left");
  assert.equal(place(at(50, 100), {}, { width: 100, height: 250 }), "50 42 bottom");
  assert.equal(place(at(50, 120), {}, { width: 100, height: 200 }), "50 92 bottom");
});

test("a layer is moved into the window, and keeps a margin", () => {
  assert.equal(place(at(350, 50), {}), "292 74 bottom");
  assert.equal(place(at(-30, 50), {}), "8 74 bottom");
  assert.equal(place(at(50, -200), {}), "50 8 bottom");
  assert.equal(place(at(50, 50), {}, { width: 500, height: 80 }), "8 74 bottom");
});

test("the options follow the direction of the text", () => {
  assert.deepEqual(readLayer("menu end start 2", false), { kind: "menu", edge: "right", align: "start", gap: 2 });
  assert.deepEqual(readLayer("menu end start 2", true), { kind: "menu", edge: "left", align: "start", gap: 2 });
  assert.deepEqual(readLayer("popover bottom start 4", true), { kind: "popover", edge: "bottom", align: "end", gap: 4 });
  assert.deepEqual(readLayer("popover top center 4", true).align, "center");
  assert.equal(readLayer("dialog", false).edge, undefined);
});

test("letters find the next item that begins with them", () => {
  const items = ["Copy", "Cut", "Delete", " Copy all"];
  assert.equal(findTyped(items, 0, "c"), 1);
  assert.equal(findTyped(items, 1, "c"), 3);
  assert.equal(findTyped(items, 3, "c"), 0);
  assert.equal(findTyped(items, 0, "cu"), 1);
  assert.equal(findTyped(items, 1, "cu"), 1);
  assert.equal(findTyped(items, 0, "cc"), 1, "a repeated letter goes on");
  assert.equal(findTyped(items, -1, "d"), 2);
  assert.equal(findTyped(items, 0, "x"), -1);
  assert.equal(findTyped([], -1, "x"), -1);
});

test("the gap of a layer needs room too", () => {
  const anchor = { left: 10, right: 50, top: 51, bottom: 52 };
  const place = (gap) => placeLayer(anchor, { width: 40, height: 38 }, { width: 200, height: 100 }, { edge: "bottom", align: "start", gap });
  assert.equal(place(2).side, "bottom");
  assert.equal(place(3).side, "top");
});
