import assert from "node:assert/strict";
import { test } from "node:test";
import { shiftOf } from "../../public/anchors.js";
import { leaves } from "../../public/presses.js";
import { shareOf } from "../../public/sliders.js";

/** An element that contains others. */
const box = (...inside) => ({ inside, contains(other) { return this === other || inside.some((one) => one.contains(other)); } });

test("rows that move together keep their place, in a list that does not move", () => {
  const rows = [box(), box(), box()];
  assert.equal(shiftOf([...rows.map((row) => [row, 50]), [box(...rows), 0]]), 50);
});

test("rows before a change between visible rows stay", () => {
  const rows = [box(), box(), box()];
  assert.equal(shiftOf([[rows[0], 0], [rows[1], 50], [rows[2], 50], [box(...rows), 0]]), 0);
});

test("another order of rows moves nothing, and a row that moved alone is no anchor", () => {
  const cells = [box(), box()];
  const rows = [box(...cells), box(), box()];
  assert.equal(shiftOf([[cells[0], 90], [cells[1], 90], [rows[0], 90], [rows[1], -20], [rows[2], 40], [box(...rows), 0]]), 0);
  assert.equal(shiftOf([[rows[0], 500], [rows[1], -50], [rows[2], -50]]), -50);
});

test("a row that stays is the anchor, also below one that grew across the edge", () => {
  const rows = [box(), box(), box(), box()];
  assert.equal(shiftOf([[rows[0], -10], [rows[1], 0], [rows[2], 20], [rows[3], 20]]), 0);
  assert.equal(shiftOf([[rows[0], 40], [rows[1], 50], [rows[2], 50], [rows[3], 0]]), 50);
});

test("one visible element is the anchor, none is no shift", () => {
  assert.equal(shiftOf([[box(), 30]]), 30);
  assert.equal(shiftOf([]), 0);
});

test("a press of a link leaves the document, except for a place in it, a download, and another tab", () => {
  const link = (href, more = {}) => ({ href, target: "", hasAttribute: (name) => name in more, ...more });
  const press = { defaultPrevented: false, button: 0 };
  const here = "https://a.test/b#c";
  assert.equal(leaves(link("https://a.test/d"), press, here), true);
  assert.equal(leaves(link("https://a.test/b#d"), press, here), false);
  assert.equal(leaves(link("mailto:a@b.c"), press, here), false);
  assert.equal(leaves(link("https://a.test/d", { target: "_blank" }), press, here), false);
  assert.equal(leaves(link("https://a.test/d", { download: "" }), press, here), false);
  assert.equal(leaves(link("https://a.test/d"), { ...press, ctrlKey: true }, here), false);
  assert.equal(leaves(link("https://a.test/d"), { ...press, defaultPrevented: true }, here), false);
});

test("the share of a slider is between 0 and 1", () => {
  assert.equal(shareOf({ value: "40", min: "", max: "" }), 0.4);
  assert.equal(shareOf({ value: "7", min: "5", max: "9" }), 0.5);
  assert.equal(shareOf({ value: "7", min: "5", max: "5" }), 0);
});
