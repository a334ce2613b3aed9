import assert from "node:assert/strict";
import { test } from "node:test";
import { formOf, readField, readWritten, reportEntry, reportMissedEntries } from "../../public/fields.js";
import { FakeDocument } from "./fake-dom.mjs";

/** A page with the element `name`, and the types of the events of all elements. */
function page(name, attributes = {}, ...children) {
  const document = new FakeDocument();
  document.hasFields = true;
  const make = ([tag, own, ...inner]) => {
    const element = document.createElement(tag);
    for (const [key, value] of Object.entries(own)) element.setAttribute(key, value);
    for (const one of inner) element.appendChild(make(one));
    return element;
  };
  const field = document.root.appendChild(make([name, attributes, ...children]));
  const reported = [];
  for (const type of ["input", "change"]) document.addEventListener(type, () => reported.push(type));
  return { document, field, reported, make, state: { root: document.root, written: new WeakMap(), reported: new WeakMap() } };
}

const option = (value, more = {}) => ["option", { value, ...more }];

test("the value that the server wrote into a list is its last selected option, or the first that is not disabled", () => {
  for (const [options, attributes, value] of [
    [[option("a"), option("b", { selected: "" }), option("c", { selected: "" })], {}, ["c"]],
    [[option("a", { disabled: "" }), option("b")], {}, ["b"]],
    [[option("a", { selected: "" }), option("b", { selected: "" })], { multiple: "" }, ["a", "b"]],
    [[option("a"), option("b")], { multiple: "" }, []],
  ]) {
    const { field, state } = page("select", attributes, ...options);
    for (const one of field.options) one.disabled = one.hasAttribute("disabled");
    assert.equal(readWritten(state, field), JSON.stringify(value));
  }
});

test("an entry fires change, unless the user is still in the field", () => {
  const { document, field, reported } = page("input");
  reportEntry(field);
  assert.deepEqual(reported.splice(0), ["input", "change"]);
  document.activeElement = field;
  reportEntry(field);
  assert.deepEqual(reported.splice(0), ["input"]);
  const box = page("input", { type: "checkbox" });
  box.document.activeElement = box.field;
  reportEntry(box.field);
  assert.deepEqual(box.reported, ["input", "change"], "a choice is complete at once");
});

test("entries that were made before the script ran are reported, and no others", () => {
  const { field, reported, state } = page("input", { value: "a" });
  reportMissedEntries(state, null, false);
  assert.deepEqual(reported, []);
  field.value = "b";
  reportMissedEntries(state, null, false);
  assert.deepEqual(reported, ["input", "change"]);
  const radio = page("input", { type: "radio", checked: "" });
  radio.field.checked = false;
  reportMissedEntries(radio.state, null, false);
  assert.deepEqual(radio.reported, [], "the former choice of the group reports no event");
});

test("the form of a field is the one that its attribute names", () => {
  const { field, make } = page("form");
  const inner = field.appendChild(make(["input", {}]));
  assert.equal(formOf(inner), field);
  inner.setAttribute("form", "other");
  inner.form = make(["form", { id: "other" }]);
  assert.equal(formOf(inner), inner.form);
});

test("a field has its value as a text for comparison", () => {
  const box = page("input", { type: "checkbox", checked: "" });
  assert.equal(readField(box.field), "true");
  const file = page("input", { type: "file" });
  file.field.files = [{ name: "a.png" }, { name: "b.png" }];
  assert.equal(readField(file.field), "a.png, b.png");
});
