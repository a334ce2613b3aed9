import assert from "node:assert/strict";
import { test } from "node:test";
import { placeAfter } from "../../public/roving.js";

test("arrow keys go around a row of tabs, in the direction of reading", () => {
  assert.equal(placeAfter("ArrowRight", "tabs", 0, 3, false), 1);
  assert.equal(placeAfter("ArrowRight", "tabs", 2, 3, false), 0);
  assert.equal(placeAfter("ArrowLeft", "tabs", 0, 3, false), 2);
  assert.equal(placeAfter("ArrowLeft", "tabs", 0, 3, true), 1);
  assert.equal(placeAfter("ArrowRight", "tabs", 0, 3, true), 2);
});

test("arrow keys stop at the ends of a table", () => {
  assert.equal(placeAfter("ArrowDown", "rows", 1, 3, false), 2);
  assert.equal(placeAfter("ArrowDown", "rows", 2, 3, false), 2);
  assert.equal(placeAfter("ArrowUp", "rows", 0, 3, true), 0);
});

test("Home and End go to the ends, and other keys nowhere", () => {
  assert.equal(placeAfter("Home", "tabs", 2, 3, true), 0);
  assert.equal(placeAfter("End", "rows", 0, 3, false), 2);
  for (const key of ["Enter", " ", "a"]) assert.equal(placeAfter(key, "rows", 0, 3, false), -1);
  assert.equal(placeAfter("ArrowDown", "tabs", 0, 3, false), -1);
  assert.equal(placeAfter("ArrowRight", "rows", 0, 3, false), -1);
});
