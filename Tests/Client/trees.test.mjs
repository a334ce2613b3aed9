// New trees of elements, as patches of the server create them.

import assert from "node:assert/strict";
import { test } from "node:test";
import { applyOperations, codes, createState, numberTree } from "../../public/patch.js";
import { FakeDocument } from "./fake-dom.mjs";

function newState() {
  const state = createState(new FakeDocument().root);
  numberTree(state);
  return state;
}

test("the content of a foreign object is HTML", () => {
  const state = newState();
  applyOperations(state, [[codes.create, 1, 0, 2, ["svg", 0, 0, 0, 0, [["foreignObject", 0, 0, 0, 0, [["p"]]]]]]]);
  const [svg] = state.root.children;
  assert.match(svg.children[0].namespaceURI, /svg$/);
  assert.match(svg.children[0].children[0].namespaceURI, /xhtml$/);
});

test("the value of a new list is set when it has its options", () => {
  const state = newState();
  state.document.hasFields = true;
  const option = (value) => ["option", 0, 0, ["value", value]];
  applyOperations(state, [[codes.create, 1, 0, 2, ["select", 0, 0, 0, ["value", "b"], [option("a"), option("b")]]]]);
  assert.equal(state.root.children[0].value, "b");
});

test("a whole tree replaces the attributes of the root, but for its mark", () => {
  const state = newState();
  applyOperations(state, [[codes.setAttribute, 1, "title", "old"], [codes.setStyle, 1, "color", "red"]]);
  applyOperations(state, [[codes.reset, 2, ["div", 0, 0, ["lang", "de"]]]]);
  assert.deepEqual(state.root.attributes.map(({ name }) => name).sort(), ["data-trellis", "lang"]);
  assert.equal(state.root.style.value("color"), "");
});
