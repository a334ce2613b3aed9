import assert from "node:assert/strict";
import { test } from "node:test";
import { createElements } from "../../public/elements.js";
import { fieldsOf, isOwn } from "../../public/fields.js";
import { applyOperations, createState, numberTree } from "../../public/patch.js";
import { FakeDocument } from "./fake-dom.mjs";

const declaration = JSON.stringify({ "x-map": { properties: ["places", "zoom", "innerHTML"], events: ["choose"] } });

/** A window whose custom elements are defined by `define`. */
function fakeWindow() {
  const waiting = new Map();
  const upgraded = [];
  return {
    HTMLElement: { prototype: { innerHTML: "" } }, upgraded,
    define: (name) => waiting.get(name)?.forEach((go) => go()),
    customElements: {
      whenDefined: (name) => new Promise((resolve) => waiting.set(name, [...waiting.get(name) ?? [], resolve])),
      upgrade: (element) => upgraded.push(element),
    },
  };
}

const settled = () => new Promise((resolve) => { setImmediate(resolve); });

function page(text = declaration) {
  const document = new FakeDocument();
  const window = fakeWindow();
  const state = createState(document.root);
  const own = createElements(text, window);
  const changed = [];
  state.features = {
    didChange: (element, name) => { if (name === "data-properties") changed.push(element); },
    didPatch: () => changed.splice(0).forEach(own.show),
  };
  const map = document.root.appendChild(document.createElement("x-map"));
  map.setAttribute("data-properties", '{"zoom":2,"places":["Oslo"],"innerHTML":"<b>"}');
  return { document, window, state, map, own };
}

test("an element gets its properties with their types once its script has defined it", async () => {
  const { window, map, document, own } = page();
  own.showAll(document.root);
  await settled();
  assert.equal(map.zoom, undefined);
  window.define("x-map");
  await settled();
  assert.deepEqual([map.zoom, map.places], [2, ["Oslo"]]);
  assert.deepEqual(window.upgraded, [map]);
});

test("a property of all elements is not set", async () => {
  const { window, map, document, own } = page();
  own.showAll(document.root);
  window.define("x-map");
  await settled();
  assert.equal(Object.hasOwn(map, "innerHTML"), false);
});

test("a patch sets only the properties that have changed", async () => {
  const { window, state, map, own } = page();
  numberTree(state);
  own.show(map);
  window.define("x-map");
  await settled();
  const { places } = map;
  applyOperations(state, [[4, 2, "data-properties", '{"zoom":3,"places":["Oslo"]}']]);
  window.define("x-map");
  await settled();
  assert.equal(map.zoom, 3);
  assert.equal(map.places, places, "the same object");
  applyOperations(state, [[4, 2, "data-properties", "{}"]]);
  window.define("x-map");
  await settled();
  assert.equal(map.zoom, undefined);
});

test("nodes that a script makes inside its element have no numbers", () => {
  const { document, state, map } = page();
  document.root.appendChild(document.createElement("p"));
  const inner = map.appendChild(document.createElement("input"));
  assert.equal(numberTree(state), 3);
  assert.equal(state.ids.has(inner), false);
  assert.equal(state.elements.get(3).localName, "p");
  assert.equal(isOwn(map), true);
  assert.deepEqual(fieldsOf(document.root), [], "a field inside of it is not the page's");
  applyOperations(state, [[2, 2]]);
  assert.equal(state.ids.has(map), false);
});

test("an element that is not declared is one of the page", async () => {
  const { window, map, document, own } = page("");
  own.showAll(document.root);
  window.define("x-map");
  await settled();
  assert.equal(map.zoom, undefined);
  assert.deepEqual(own.events, []);
});
