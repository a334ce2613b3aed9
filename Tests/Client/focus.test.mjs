import assert from "node:assert/strict";
import { test } from "node:test";
import { keepFocus } from "../../public/focus.js";
import { applyOperations, codes, createState, numberTree } from "../../public/patch.js";
import { FakeDocument } from "./fake-dom.mjs";
import { tree } from "./fake-window.mjs";

globalThis.getComputedStyle ??= () => ({});

/** A page of `trees` in a box; `focus(id)` focuses the element with a number, and `move(element)` is the browser's own move. */
function page(...trees) {
  const document = new FakeDocument();
  document.hasFields = true;
  document.body.appendChild(document.root);
  document.activeElement = document.body;
  const state = createState(document.root);
  numberTree(state);
  applyOperations(state, [[codes.create, 1, 0, 2, tree("section", {}, trees)]]);
  state.focus = keepFocus(state);
  const element = (id) => state.elements.get(id);
  const fire = (type) => { for (const listener of document.listenersOf(type)) listener({ type }); };
  /** Applies a patch, and takes the focus from an element that cannot have it, as browsers do. */
  const apply = (...operations) => {
    const { activeElement } = document;
    applyOperations(state, operations);
    if (document.activeElement === activeElement && (!activeElement.isConnected || activeElement.matches(":disabled"))) {
      document.activeElement = document.body;
    }
  };
  return { document, state, element, fire, apply, focused: () => state.ids.get(document.activeElement) };
}

const field = (name, more = {}) => tree("input", { name, value: "text", ...more });

test("a field that is disabled for a while gets the focus and the caret back", () => {
  const { element, apply, focused } = page(field("a"), field("b"));
  element(3).focus();
  element(3).setSelectionRange(1, 3);
  apply([codes.setAttribute, 3, "disabled", ""], [codes.setAttribute, 4, "disabled", ""]);
  assert.equal(focused(), undefined);
  element(3).setSelectionRange(0, 0);
  apply([codes.setAttribute, 2, "class", "x"]);
  assert.equal(focused(), undefined, "still disabled");
  apply([codes.removeAttribute, 4, "disabled"], [codes.removeAttribute, 3, "disabled"]);
  assert.equal(focused(), 3);
  assert.deepEqual([element(3).selectionStart, element(3).selectionEnd], [1, 3]);
});

test("so does one that is hidden, inert, or in a disabled group", () => {
  for (const [name, at] of [["hidden", 2], ["inert", 2], ["hidden", 3]]) {
    const { document, element, apply, focused } = page(field("a"));
    element(3).focus();
    apply([codes.setAttribute, at, name, ""]);
    document.activeElement = document.body;
    apply([codes.removeAttribute, at, name]);
    assert.equal(focused(), 3, name);
  }
});

test("a user or a patch that moves the focus keeps it there", () => {
  for (const type of ["pointerdown", "focusin"]) {
    const { element, apply, fire, focused } = page(field("a"));
    element(3).focus();
    apply([codes.setAttribute, 3, "disabled", ""]);
    fire(type);
    apply([codes.removeAttribute, 3, "disabled"]);
    assert.equal(focused(), undefined, type);
  }
  const { element, apply, focused } = page(field("a"), field("b"));
  element(3).focus();
  apply([codes.setAttribute, 3, "disabled", ""], [codes.focus, 4, 0]);
  apply([codes.removeAttribute, 3, "disabled"]);
  assert.equal(focused(), 4);
});

test("an element that is made again at another place gets the focus", () => {
  const block = tree("div", { role: "button", tabindex: "0", "aria-label": "Standup" });
  const { document, element, state, apply, focused } = page(tree("ul", {}, [block]), tree("ul"));
  element(4).focus();
  document.activeElement = element(4);
  apply([codes.remove, 4], [codes.create, 5, 0, 6, block]);
  assert.equal(focused(), 6);
  assert.equal(state.ids.get(document.activeElement), 6);
});

test("an element of the same name that was there before, or in another row, gets no focus", () => {
  const remove = (id) => tree("button", { "data-on": "click" }, "Remove");
  const row = (text) => tree("li", {}, [tree("span", {}, text), remove()]);
  const { element, apply, focused } = page(tree("ul", {}, [row("a"), row("b")]));
  element(6).focus();
  apply([codes.remove, 4]);
  assert.equal(focused(), undefined, "not the next row");
  apply([codes.create, 3, 0, 10, row("c")]);
  assert.equal(focused(), undefined, "not a new row with another text");
  apply([codes.create, 3, 0, 20, row("a")]);
  assert.equal(focused(), 22, "the row again");
});

test("two elements that may be meant get no focus", () => {
  const { element, apply, focused } = page(tree("ul", {}, [field("a")]));
  element(4).focus();
  apply([codes.remove, 4], [codes.create, 3, 0, 10, field("a"), field("a")]);
  assert.equal(focused(), undefined);
});
