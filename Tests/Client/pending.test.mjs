import assert from "node:assert/strict";
import { test } from "node:test";
import { createPending } from "../../public/pending.js";
import { FakeDocument } from "./fake-dom.mjs";

/** A page with a field in a form, and the state of its edits. */
function page() {
  const document = new FakeDocument();
  document.hasFields = true;
  const form = document.root.appendChild(document.createElement("form"));
  const field = form.appendChild(document.createElement("input"));
  form.elements = [field];
  const state = { edits: new Map(), confirmedEdits: new Map(), confirmedValues: new Map(), pendingEdits: new Map() };
  const write = (value, edit) => { field.value = value; state.edits.set(field, edit); };
  return { field, form, state, write, pending: createPending(state) };
}

test("an element is marked until its event is done", () => {
  const { field, pending } = page();
  pending.add(field, {}, 3);
  pending.removeBefore(3);
  assert.equal(field.hasAttribute("data-pending"), true);
  pending.removeBefore(4);
  assert.equal(field.hasAttribute("data-pending"), false);
});

test("a response confirms the value of the event, and later values remain without a response", () => {
  const { field, state, write, pending } = page();
  write("a", 1);
  pending.add(field, { value: "a" }, 1);
  write("ab", 2);
  assert.deepEqual(state.pendingEdits.get(field), [{ edit: 1, text: "a" }]);
  pending.add(field, { value: "ab" }, 2);
  assert.equal(state.pendingEdits.get(field).length, 2);
  pending.removeBefore(3);
  assert.deepEqual([state.confirmedEdits.get(field), state.confirmedValues.get(field), state.pendingEdits.get(field)], [2, "ab", []]);
});

test("an older event that is done later confirms nothing", () => {
  const { field, form, state, write, pending } = page();
  write("a", 1);
  pending.add(form, { fields: [] }, 2);
  write("ab", 2);
  pending.add(field, { value: "ab" }, 1);
  pending.removeBefore(2);
  assert.equal(state.confirmedValues.get(field), "ab");
  pending.removeBefore(3);
  assert.equal(state.confirmedValues.get(field), "ab");
});

test("an event that was refused confirms no value", () => {
  const { field, state, write, pending } = page();
  write("a", 1);
  pending.add(field, { value: "a" }, 1);
  pending.renumber(1);
  assert.equal(field.hasAttribute("data-pending"), false);
  assert.equal(state.confirmedEdits.has(field), false);
});

test("the events after a refused one keep their marks under their new numbers", () => {
  const { field, form, pending } = page();
  pending.add(field, {}, 1);
  pending.add(form, {}, 2);
  pending.renumber(1);
  assert.deepEqual([field.hasAttribute("data-pending"), form.hasAttribute("data-pending")], [false, true]);
  pending.removeBefore(2);
  assert.equal(form.hasAttribute("data-pending"), false);
});

test("all marks are removed with their page", () => {
  const { field, pending } = page();
  pending.add(field, {}, 1);
  pending.removeAll();
  assert.equal(field.hasAttribute("data-pending"), false);
});
