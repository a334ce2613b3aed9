// What a press says about the state that its user saw, which content it is for, and how far it reaches.

import assert from "node:assert/strict";
import { test } from "node:test";
import { listen } from "../../public/events.js";
import { applyOperations, createState, numberTree } from "../../public/patch.js";
import { FakeDocument } from "./fake-dom.mjs";
import * as runs from "../../public/runs.js";

/** A page with an element that has `attributes`, in a list, both with the listeners `words`, and a button in the element. */
function page(words, attributes) {
  const document = new FakeDocument();
  const [list, element, button] = ["ul", "div", "button"].map((name) => document.createElement(name));
  document.root.append(list);
  list.append(element);
  element.append(button);
  for (const one of [list, element]) one.setAttribute("data-on", words);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  const state = Object.assign(createState(document.root), { runs });
  numberTree(state);
  const sent = [];
  const { flush } = listen(state, (target, event) => sent.push({ ...event, target: target.localName, number: event.target }));
  return { list, element, button, state, sent, flush };
}

test("a press says which state its user saw", () => {
  for (const [attributes, shown] of [
    [{ "aria-pressed": "false" }, "false"], [{ "aria-expanded": "true" }, "true"], [{ "aria-checked": "mixed" }, "mixed"],
    [{ "aria-selected": "true" }, "true"], [{ "aria-pressed": "true", "data-shows": "on" }, "on"],
    [{ "data-shows": "" }, undefined], [{ "data-shows": "x".repeat(41) }, undefined], [{}, undefined],
  ]) {
    const { element, sent } = page("click keydown focus", attributes);
    element.dispatchEvent({ type: "click" });
    element.dispatchEvent({ type: "keydown", key: " " });
    element.dispatchEvent({ type: "focus" });
    const own = sent.filter(({ target }) => target === "div");
    assert.deepEqual(own.map((event) => event.shown), [shown, shown, undefined], JSON.stringify(attributes));
  }
});

test("an event in a layer does not reach what is behind it", () => {
  for (const [layer, type, reaches] of [
    ["dialog", "click", false], ["dialog", "input", false], ["dialog", "keydown", false], ["menu bottom start 4", "click", false],
    ["popover bottom start 4", "keydown", false], ["popover bottom start 4", "input", true], ["region", "click", true],
  ]) {
    const { button, sent } = page(type, { "data-layer": layer });
    button.dispatchEvent({ type });
    assert.deepEqual(sent.map(({ target }) => target), reaches ? ["div", "ul"] : ["div"], `${layer} ${type}`);
  }
});

test("a delayed event is not sent for the content that its element shows later", () => {
  const { element, state, sent, flush } = page("click:d50,o", {});
  element.dispatchEvent({ type: "click", detail: 1 });
  applyOperations(state, [[28, 9, state.ids.get(element)]]);
  flush();
  assert.equal(sent.length, 0);
  element.dispatchEvent({ type: "click", detail: 1 });
  flush();
  assert.deepEqual(sent.map(({ number }) => number), [9]);
});

test("the second click of a double click does nothing if the element shows another content", () => {
  const { element, state, sent } = page("click:o", {});
  const click = (detail) => element.dispatchEvent({ type: "click", detail });
  click(1);
  click(2);
  assert.equal(sent.length, 2);
  click(1);
  applyOperations(state, [[28, 9, state.ids.get(element)]]);
  click(2);
  assert.equal(sent.length, 3);
  click(1);
  assert.equal(sent.length, 4);
});

test("the second click of a double click does nothing if another element has come under the pointer", () => {
  const { list, element, sent } = page("click", {});
  list.dispatchEvent({ type: "click", detail: 1 });
  element.dispatchEvent({ type: "click", detail: 2 });
  assert.deepEqual(sent.map(({ target }) => target), ["ul"]);
});
