import assert from "node:assert/strict";
import { test } from "node:test";
import { applyOperations, codes, createState, numberTree } from "../../public/patch.js";
import { FakeDocument } from "./fake-dom.mjs";

/** A group of three radio buttons with the first one chosen, as in browsers: at most one is chosen. */
function radioState() {
  const document = new FakeDocument();
  document.hasFields = true;
  const state = createState(document.root);
  const buttons = [0, 1, 2].map(() => document.root.appendChild(document.createElement("input")));
  for (const button of buttons) {
    button.setAttribute("type", "radio");
    button.setAttribute("name", "size");
    let isChosen = button === buttons[0];
    Object.defineProperty(button, "checked", {
      get: () => isChosen,
      set: (value) => {
        if (value) buttons.forEach((other) => { other.checked = false; });
        isChosen = value;
      },
    });
  }
  numberTree(state);
  const choose = (button) => { button.checked = true; state.edits.set(button, (state.edits.get(button) ?? 0) + 1); };
  const write = (...writes) => applyOperations(
    state, writes.map(([index, value, edit]) => [codes.setProperty, index + 2, "checked", value, edit]));
  return { state, buttons, choose, write, chosen: () => buttons.map(({ checked }) => checked).indexOf(true) };
}

test("a choice of the server does not undo a later choice of the user in the same group", () => {
  const { buttons, choose, write, chosen } = radioState();
  choose(buttons[1]);
  choose(buttons[2]);
  // The server has refused the second button, and then accepts the third one.
  write([0, true, 0], [1, false, 1]);
  assert.equal(chosen(), 2);
  write([0, false, 0]);
  assert.equal(chosen(), 2);
  // Another change of the server, which knows the choice.
  write([1, true, 1], [2, false, 1]);
  assert.equal(chosen(), 1);
});

test("a choice of the server that undoes the user's choice is made in any order", () => {
  for (const writes of [[[0, true, 0], [2, false, 1]], [[2, false, 1], [0, true, 0]]]) {
    const { buttons, choose, write, chosen } = radioState();
    choose(buttons[2]);
    write(...writes);
    assert.equal(chosen(), 0);
  }
});

test("a choice of the server is made where the user's choice has a response, in another group, or if it is forced", () => {
  const make = (action, edit) => {
    const page = radioState();
    page.choose(page.buttons[2]);
    action(page);
    page.write([0, true, edit]);
    return page.buttons[0].checked;
  };
  assert.equal(make(() => {}, 0), false);
  assert.equal(make(({ state, buttons }) => state.confirmedEdits.set(buttons[2], 1), 0), true);
  assert.equal(make(({ buttons }) => buttons[2].setAttribute("name", "color"), 0), true);
  assert.equal(make(({ buttons }) => buttons.forEach((button) => button.removeAttribute("name")), 0), true);
  assert.equal(make(() => {}, -1), true);
});

test("a choice of the server that waited does not undo a still later choice of the user", () => {
  const { state, buttons, choose, write, chosen } = radioState();
  choose(buttons[1]);
  write([0, true, 0]);
  assert.equal(chosen(), 1);
  choose(buttons[2]);
  write([1, false, 1]);
  assert.equal(chosen(), 2);
  // The server refuses the last choice too.
  write([2, false, 1]);
  assert.equal(chosen(), 0);
  assert.equal(state.delayedChoices.size, 0);
});

test("of two choices of the server in one group the newer one counts, in any order of the writes", () => {
  for (const isKnown of [false, true]) {
    const { state, buttons, choose, write, chosen } = radioState();
    choose(buttons[1]);
    write([2, true, 0]);
    if (isKnown) state.confirmedEdits.set(buttons[1], 1);
    write([0, true, isKnown ? 1 : 0], [1, false, 1], [2, false, 0]);
    assert.equal(chosen(), 0);
    assert.equal(state.delayedChoices.size, 0);
  }
});

test("a waiting choice ends with its button", () => {
  const { state, buttons, choose, write, chosen } = radioState();
  choose(buttons[1]);
  write([0, true, 0]);
  assert.equal(state.delayedChoices.size, 1);
  applyOperations(state, [[codes.remove, 2]]);
  choose(buttons[2]);
  write([1, false, 1]);
  assert.equal(state.delayedChoices.size, 0);
  assert.equal(chosen(), 2);
});
