import assert from "node:assert/strict";
import { test } from "node:test";
import { fieldsOf } from "../../public/fields.js";
import { findTarget, identify, identifyTarget, indexOfSame, labelOf } from "../../public/identity.js";
import { FakeDocument } from "./fake-dom.mjs";

/** A page of `[tag, attributes, content]`, where content is a text or a list of such arrays. */
function page(...trees) {
  const document = new FakeDocument();
  document.hasFields = true;
  const build = ([tag, attributes = {}, content = ""]) => {
    const element = document.createElement(tag);
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    if (typeof content === "string") element.textContent = content;
    else for (const child of content) element.appendChild(build(child));
    return element;
  };
  for (const tree of trees) document.root.appendChild(build(tree));
  return document.root;
}

const identities = (root) => fieldsOf(root).map((field) => identify(root, field));
/** The index in `after` of each field of `before`. */
const matches = (before, after) => {
  const [old, now] = [identities(before), identities(after)];
  return old.map((identity) => indexOfSame(identity, old, now));
};

const row = (name, attributes = {}) => ["li", {}, [["span", {}, name], ["input", { name: "qty", ...attributes }]]];

test("a field with an id is found by it in every position", () => {
  const before = page(row("Nut", { id: "q1" }), row("Bolt", { id: "q2" }), row("Gear", { id: "q3" }));
  const after = page(row("New", { id: "q0" }), row("Nut", { id: "q1" }), row("Bolt", { id: "q2" }), row("Gear", { id: "q3" }));
  assert.deepEqual(matches(before, after), [1, 2, 3]);
});

test("fields with one name in rows are distinguished by the keys of their components", () => {
  const before = page(row("Nut", { "data-key": "a" }), row("Bolt", { "data-key": "b" }));
  const after = page(row("Pin", { "data-key": "c" }), row("Nut (two left)", { "data-key": "a" }), row("Bolt", { "data-key": "b" }));
  assert.deepEqual(matches(before, after), [1, 2]);
});

test("without keys, fields are distinguished by the texts around them", () => {
  const before = page(row("Nut"), row("Bolt"), row("Gear"));
  assert.deepEqual(matches(before, page(row("New"), row("Nut"), row("Bolt"), row("Gear"))), [1, 2, 3]);
  assert.deepEqual(matches(before, page(row("Gear"), row("Nut"))), [1, -1, 0]);
});

test("a field is never matched to a field of a neighbouring row", () => {
  assert.deepEqual(matches(page(row("Nut")), page(row("Bolt"))), [-1], "the only row is another one now");
  assert.deepEqual(matches(page(row("Nut"), row("Nut")), page(row("Nut"), row("Nut"))), [-1, -1]);
  assert.deepEqual(matches(page(row("Nut")), page(row("Nut"), row("Nut"))), [-1], "which of both?");
});

test("a field with a unique name is found although the texts around it change", () => {
  const before = page(["p", {}, "Saved at 10"], ["input", { name: "title" }], ["textarea", { "aria-label": "Text" }]);
  const after = page(["p", {}, "Saved at 11"], ["textarea", { "aria-label": "Text" }], ["input", { name: "title" }]);
  assert.deepEqual(matches(before, after), [1, 0]);
});

test("the radio buttons of a group are distinguished by their values", () => {
  const group = (...values) => page(...values.map((value) => ["input", { type: "radio", name: "size", value }]));
  assert.deepEqual(matches(group("s", "m", "l"), group("xs", "s", "m", "l")), [1, 2, 3]);
});

test("fields of different forms are distinguished by the form", () => {
  const form = (id) => ["form", { id }, [["input", { name: "title" }]]];
  assert.deepEqual(matches(page(form("new"), form("edit")), page(form("edit"), form("other"), form("new"))), [2, 0]);
});

test("the label of a field is the text that a user sees", () => {
  const label = (attributes, extra = {}) => labelOf(Object.assign(page(["input", attributes]).children[0], extra));
  assert.equal(label({ "aria-label": "Title", name: "t" }), "Title");
  assert.equal(label({ name: "t", placeholder: "What is it?" }), "What is it?");
  assert.equal(label({ name: "t" }, { labels: [{ textContent: " Due \n date " }] }), "Due date");
  assert.equal(label({ name: "t" }), "t");
  assert.equal(label({}), "");
});

const button = (text, attributes = {}) => ["button", attributes, text];
/** The text around the button of `after` that a click on the first button of `before` is applied to. */
const goesTo = (before, after) => {
  const target = findTarget(after, identifyTarget(before, before.querySelector("button")));
  return target && target.parentElement.textContent;
};

test("an action finds its element by name among identical surroundings", () => {
  const item = (name, ...more) => ["div", {}, [["span", {}, name], button("Delete"), ...more]];
  assert.equal(goesTo(page(item("Nut"), item("Bolt")), page(item("Pin"), item("Bolt"), item("Nut"))), "NutDelete");
  assert.equal(goesTo(page(item("Nut")), page(item("Bolt"))), null, "another item stands there now");
  assert.equal(goesTo(page(item("Nut"), item("Nut")), page(item("Nut"), item("Nut"))), null);
});

test("an action finds an element with an id in any surroundings, unless it is disabled", () => {
  const around = (text, attributes = {}) => page(["p", {}, text], button("Save", { id: "save", ...attributes }));
  const text = (attributes) => goesTo(around("1 change"), around("2 changes", attributes)) !== null;
  assert.equal(text({}), true);
  assert.equal(text({ disabled: "" }), false);
  assert.equal(text({ hidden: "" }), false);
});

test("one field cannot be one of two equal ones", () => {
  const field = ["input", { name: "title" }];
  assert.deepEqual(matches(page(field, field), page(field)), [-1, -1]);
  assert.deepEqual(matches(page(field), page(field, field)), [-1]);
});

test("suggestions of a field that arrive later than the page do not change what identifies the elements around it", () => {
  const trees = [[], [["datalist", {}, [["option", { value: "a" }, "Ada"]]]]].map((more) => {
    const document = new FakeDocument();
    document.hasFields = true;
    const make = ([tag, attributes, content]) => {
      const element = document.createElement(tag);
      for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
      if (typeof content === "string") element.textContent = content;
      else for (const one of content ?? []) element.appendChild(make(one));
      return element;
    };
    const label = (text) => ["div", {}, [["span", {}, text], ["input", { name: text }], ...more]];
    document.root.appendChild(make(["main", {}, [["h1", {}, "New"], ["form", {}, [label("One"), label("Two"), ["textarea", {}]]]]]));
    return document.root;
  });
  const [before, after] = trees;
  const target = identifyTarget(before, before.querySelector("form"));
  assert.equal(findTarget(after, target), after.querySelector("form"));
});

test("ids with running numbers identify nothing", () => {
  const field = (id, key, name) => ["input", { id, "data-key": key, name }];
  const before = page(field("f47", "due", "Due"), field("f48", "hours", "Hours"), ["button", { id: "pages-9-4" }, "4"]);
  const after = page(field("f47", "solution", "Resolution"), field("f48", "due", "Due"), field("f49", "hours", "Hours"),
    ["button", { id: "pages-9-4" }, "9"]);
  assert.deepEqual(matches(before, after), [1, 2]);
  const [button] = [...before.children].filter(({ localName }) => localName === "button");
  assert.equal(findTarget(after, identifyTarget(before, button)), null);
});

test("a box with a running number is no scope", () => {
  const box = (id) => page(["div", { id }, [["input", { name: "due" }]]]);
  assert.deepEqual(matches(box("f3p"), box("f5p")), [0]);
});
