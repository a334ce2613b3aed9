import assert from "node:assert/strict";
import { test } from "node:test";
import { shownItems, staysOpen, wayOf } from "../../public/slides.js";

const item = (name, isDestructive = false) => ({ name, matches: () => isDestructive });
const names = (items) => shownItems(items).map(({ name }) => name);

test("the first actions and the last destructive one are shown, three at most", () => {
  assert.deepEqual(names([]), []);
  assert.deepEqual(names([item("a"), item("b"), item("c"), item("d")]), ["a", "b", "c"]);
  assert.deepEqual(names([item("a"), item("b"), item("c"), item("d", true)]), ["a", "b", "d"]);
  assert.deepEqual(names([item("a", true), item("b", true)]), ["a", "b"]);
});

test("content is slid as far as there are buttons", () => {
  assert.equal(wayOf(0, 40, 100), 40);
  assert.equal(wayOf(0, 140, 100), 100);
  assert.equal(wayOf(0, -40, 100), 0);
  assert.equal(wayOf(100, -40, 100), 60);
});

test("half of the way or a fast movement opens the buttons, and a fast one back closes them", () => {
  assert.equal(staysOpen(50, 0, 100), true);
  assert.equal(staysOpen(49, 0, 100), false);
  assert.equal(staysOpen(20, 1, 100), true);
  assert.equal(staysOpen(90, -1, 100), false);
});
