// Writes of the server into the field with the focus.

import assert from "node:assert/strict";
import { test } from "node:test";
import { applyOperations, codes, createState, numberTree } from "../../public/patch.js";
import { FakeDocument } from "./fake-dom.mjs";

/** A page with a focused field, which has the number 2. */
function fieldState(value) {
  const document = new FakeDocument();
  document.hasFields = true;
  const field = document.root.appendChild(document.createElement("input"));
  const state = createState(document.root);
  numberTree(state);
  field.focus();
  field.value = value;
  return { state, field };
}

/** The text of the field after the server wrote `value`, with `|` at the caret; `old` has the caret before. */
function rewritten(old, value) {
  const { state, field } = fieldState(old.replace("|", ""));
  field.setSelectionRange(old.indexOf("|"), old.indexOf("|"));
  applyOperations(state, [[codes.setProperty, 2, "value", value, -1]]);
  return `${field.value.slice(0, field.selectionEnd)}|${field.value.slice(field.selectionEnd)}`;
}

test("the caret stays before the same text", () => {
  assert.equal(rewritten("<ab|>", "<AB>"), "<AB|>");
  assert.equal(rewritten("ab|cd", "AB-CD"), "AB-|CD");
  assert.equal(rewritten("abc|", "ABC."), "ABC.|");
  assert.equal(rewritten("12 0|34 56", "120 345 6"), "120 |345 6");
  assert.equal(rewritten("|abc", "x"), "|x");
});

test("a field without a caret, such as one for an address of mail, is written", () => {
  const { state, field } = fieldState("a@b");
  field.selectionEnd = null;
  field.setSelectionRange = () => assert.fail("browsers throw an error");
  applyOperations(state, [[codes.setProperty, 2, "value", "c@d", -1]]);
  assert.equal(field.value, "c@d");
  assert.equal(state.refused.size, 0);
});

test("a write does not break the composition of an input method, unless it is forced", () => {
  const { state, field } = fieldState("日");
  state.composing = field;
  applyOperations(state, [[codes.setProperty, 2, "value", "old", 5]]);
  assert.equal(field.value, "日");
  applyOperations(state, [[codes.setProperty, 2, "value", "", -1]]);
  assert.equal(field.value, "");
});
