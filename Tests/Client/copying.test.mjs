import assert from "node:assert/strict";
import { test } from "node:test";
import { linesOf } from "../../public/copying.js";

/** A text in a box, outside of tables. */
const text = (words, left, top, width = 10, height = 10) => ({
  text: words,
  element: {
    closest: () => null,
    getBoundingClientRect: () => ({ left, top, right: left + width, bottom: top + height, width, height }),
  },
});

const words = (texts) => linesOf(texts, {}).map(({ cells }) => cells.map((cell) => cell.texts[0].text));

test("texts beside each other are on one line, and others are not", () => {
  assert.deepEqual(words([text("a", 0, 0), text("b", 20, 0), text("c", 0, 20), text("d", 20, 22)]), [["a", "b"], ["c", "d"]]);
});

test("a text of several lines is beside a shorter one", () => {
  assert.deepEqual(words([text("a", 0, 0, 10, 60), text("b", 20, 25)]), [["a", "b"]]);
});

test("texts from right to left are on one line", () => {
  assert.deepEqual(words([text("a", 20, 0), text("b", 0, 0)]), [["a", "b"]]);
});

test("texts that lie over each other, or overlap by a part of a line, are on several lines", () => {
  assert.deepEqual(words([text("a", 0, 0), text("b", 5, 0)]), [["a"], ["b"]]);
  assert.deepEqual(words([text("a", 0, 0), text("b", 20, 6)]), [["a"], ["b"]]);
});
