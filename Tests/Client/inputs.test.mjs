import assert from "node:assert/strict";
import { test } from "node:test";
import { readField, readWritten, reportMissedEntries } from "../../public/fields.js";
import { keepInputs, storeEntries, takeEntries } from "../../public/inputs.js";
import { applyOperations, codes, createState, numberTree } from "../../public/patch.js";
import { FakeDocument } from "./fake-dom.mjs";

globalThis.Event ??= class { constructor(type) { this.type = type; } };

const tree = (tag, attributes = {}, content = []) => [tag, 0, 0, Object.entries(attributes).flat(), 0, content];

/** A page of `trees`, and `reported`, the list of the reported changes of its fields. */
function page(...trees) {
  const document = new FakeDocument();
  document.hasFields = true;
  document.scrollingElement = { scrollLeft: 0, scrollTop: 0, scrollTo() {} };
  const state = createState(document.root);
  numberTree(state);
  applyOperations(state, [[codes.create, 1, 0, 2, ...trees]]);
  const reported = [];
  for (const type of ["input", "change"]) {
    document.addEventListener(type, ({ target }) => reported.push(`${type} ${readField(target)}`));
  }
  return { document, state, reported, root: document.root, all: (selector) => document.root.querySelectorAll(selector) };
}

const reset = (state, trees, first = 101) => applyOperations(state, [[codes.reset, first, tree("div", {}, trees)]]);

/** Enters `change` in a field; `isAcknowledged` is whether the server has acknowledged it. */
function edit(state, field, change, isAcknowledged = false) {
  Object.assign(field, change);
  state.edits.set(field, (state.edits.get(field) ?? 0) + 1);
  if (isAcknowledged) state.confirmedEdits.set(field, state.edits.get(field));
  if (isAcknowledged) state.confirmedValues.set(field, readField(field));
}

const box = (value, attributes = {}) => tree("input", { type: "checkbox", name: "toppings", value, ...attributes });
const list = (attributes = {}) => tree("select", { name: "colour", ...attributes },
  ["red", "green", "blue"].map((colour) => tree("option", { value: colour }, colour)));

test("the value of a field is read according to its type", () => {
  const { state, all } = page(box("salt", { checked: "" }), list({ multiple: "" }), tree("input", { value: "a" }));
  const [check, text] = all("input");
  const [select] = all("select");
  assert.deepEqual([check, text, select].map(readField), ["true", "a", "[]"]);
  for (const option of select.options) option.selected = option.value !== "green";
  assert.equal(readField(select), '["red","blue"]');
  assert.deepEqual([check, text, select].map((field) => readWritten(state, field)), ["true", "a", "[]"]);
  applyOperations(state, [[codes.setProperty, 2, "checked", false, 0], [codes.setProperty, 7, "value", "b", 0]]);
  assert.deepEqual([check, text].map((field) => readWritten(state, field)), ["false", "b"]);
});

test("a list with single selection begins with its first option", () => {
  const { state, all } = page(list());
  assert.equal(readWritten(state, all("select")[0]), '["red"]');
});

test("unacknowledged choices are made again, and sent as the user made them", () => {
  const trees = [box("salt"), box("pepper"), list({ multiple: "" })];
  const { state, all, reported } = page(...trees);
  edit(state, all("input")[1], { checked: true });
  for (const option of all("option")) option.selected = option.value !== "green";
  edit(state, all("select")[0], {});
  const kept = keepInputs(state);
  reset(state, trees);
  assert.deepEqual(kept.restore(true), []);
  assert.deepEqual(all("input").map(({ checked }) => checked), [false, true]);
  assert.equal(readField(all("select")[0]), '["red","blue"]');
  assert.deepEqual(reported, ["input true", "change true", 'input ["red","blue"]', 'change ["red","blue"]']);
});

test("an acknowledged choice is made again only if the user agrees", () => {
  const { state, all, reported } = page(box("salt"));
  edit(state, all("input")[0], { checked: true }, true);
  const kept = keepInputs(state);
  reset(state, [box("salt")]);
  const rows = kept.restore(true);
  assert.deepEqual(rows.map(({ kind, shown }) => [kind, shown]), [["offer", "checked"]]);
  assert.equal(all("input")[0].checked, false);
  assert.deepEqual(reported, []);
});

test("a whole tree of the same session keeps all entries and sends nothing", () => {
  const trees = [tree("input", { name: "a" }), tree("input", { name: "b" })];
  const { state, all, reported, document } = page(...trees);
  edit(state, all("input")[0], { value: "typed" });
  edit(state, all("input")[1], { value: "done" }, true);
  all("input")[0].focus();
  all("input")[0].setSelectionRange(2, 4);
  const kept = keepInputs(state);
  reset(state, [trees[0], tree("input", { name: "b", value: "done" })]);
  assert.deepEqual(kept.restore(false), []);
  const [first, second] = all("input");
  assert.deepEqual([first.value, second.value], ["typed", "done"]);
  assert.deepEqual([first.selectionStart, first.selectionEnd], [2, 4]);
  assert.equal(document.activeElement, first);
  assert.equal(state.mayWrite(first, "value", 0), false, "the server has not seen that edit");
  assert.equal(readWritten(state, second), "", "what the server wrote first is still known");
  assert.deepEqual(reported, []);
});

test("text never moves to another row, and is not lost", () => {
  const row = (name) => tree("li", {}, [tree("span", {}, name), tree("input", { name: "qty" })]);
  const { state, all } = page(row("Nut"), row("Bolt"));
  edit(state, all("input")[0], { value: "17" });
  edit(state, all("input")[1], { value: "23" });
  const kept = keepInputs(state);
  reset(state, [row("New"), row("Bolt"), row("Gear")]);
  const rows = kept.restore(true);
  assert.deepEqual(all("input").map(({ value }) => value), ["", "23", ""]);
  assert.deepEqual(rows.map(({ kind, shown }) => [kind, shown]), [["lost", "17"]]);
});

test("the focus stays in its field wherever the field moves, also without an entry", () => {
  const { state, all, document } = page(tree("input", { name: "a" }), tree("input", { name: "b" }));
  all("input")[0].focus();
  const kept = keepInputs(state);
  reset(state, [tree("input", { name: "new" }), tree("input", { name: "b" }), tree("input", { name: "a" })]);
  kept.restore(true);
  assert.equal(document.activeElement, all("input")[2]);
});

test("chosen files are kept", () => {
  const trees = [tree("input", { type: "file", name: "photo" })];
  const { state, all, reported } = page(...trees);
  edit(state, all("input")[0], { files: [{ name: "a.png" }] });
  const kept = keepInputs(state);
  reset(state, trees);
  assert.deepEqual(kept.restore(true), []);
  assert.deepEqual(all("input")[0].files, [{ name: "a.png" }]);
  assert.equal(reported.length, 2);
});

test("opened details stay open if they are the same", () => {
  const details = (summary) => tree("details", {}, [tree("summary", {}, summary)]);
  const { state, all } = page(details("One"), details("Two"));
  for (const one of all("details")) one.open = true;
  const kept = keepInputs(state);
  reset(state, [details("One"), details("Other")]);
  kept.restore(true);
  assert.deepEqual(all("details").map(({ open }) => Boolean(open)), [true, false]);
});

test("entries made before the script ran are reported, other fields are not", () => {
  const radio = (value, attributes = {}) => tree("input", { type: "radio", name: "size", value, ...attributes });
  const { state, all, reported } = page(
    tree("input", { value: "a" }), tree("input", { value: "b" }), box("salt"), box("pepper", { checked: "" }),
    radio("small", { checked: "" }), radio("large"), list(), tree("textarea"));
  reportMissedEntries(state, null, false);
  assert.deepEqual(reported, []);
  const [text, , salt, , small, large] = all("input");
  text.value = "typed";
  salt.checked = true;
  small.checked = false;
  large.checked = true;
  all("option")[1].selected = true;
  all("option")[0].selected = false;
  reportMissedEntries(state, null, false);
  assert.deepEqual(reported.filter((one) => one.startsWith("input")), [
    "input typed", "input true", "input true", 'input ["green"]']);
});

test("a text without a field in the new session is lost and reported, also if the server had the text", () => {
  for (const [value, kinds] of [["mine", ["lost"]], ["", []]]) {
    const { state, all } = page(tree("input", { name: "title", value: "old" }));
    edit(state, all("input")[0], { value }, true);
    const kept = keepInputs(state);
    reset(state, [tree("p", {}, "Gone")]);
    assert.deepEqual(kept.restore(true).map(({ kind }) => kind), kinds, value);
  }
});

test("stored entries belong to one user and one address, and secrets are not stored", () => {
  const items = new Map();
  globalThis.sessionStorage = {
    getItem: (key) => items.get(key) ?? null, setItem: (key, value) => items.set(key, value), removeItem: (key) => items.delete(key),
  };
  const { state, all } = page(tree("input", { name: "title" }), tree("input", { name: "key", type: "password" }));
  const [title, secret] = all("input");
  edit(state, title, { value: "mine" });
  assert.equal(storeEntries(state, { path: "/a", owner: "u" }, false), true);
  edit(state, secret, { value: "hidden" });
  assert.equal(storeEntries(state, { path: "/a", owner: "u" }, false), false, "a secret is lost");
  assert.doesNotMatch([...items.values()].join(), /hidden/);
  assert.equal(takeEntries({ owner: "u" }), null, "without an address nothing is taken");
  assert.equal(takeEntries({ path: "/a", owner: "u" }).entries.length, 1);
  assert.equal(takeEntries({ path: "/a", owner: "u" }), null, "once");
  storeEntries(state, { path: "/a", owner: "u" }, false);
  assert.equal(takeEntries({ path: "/b", owner: "u" }), null);
  storeEntries(state, { path: "/a", owner: "u" }, false);
  takeEntries({ owner: "other" });
  assert.equal(items.size, 0, "entries of another user are removed");
  delete globalThis.sessionStorage;
});
