import assert from "node:assert/strict";
import { test } from "node:test";
import { applyOperations, codes, createState, numberTree } from "../../public/patch.js";
import * as runs from "../../public/runs.js";
import { FakeDocument } from "./fake-dom.mjs";

function newState() {
  const document = new FakeDocument();
  const state = createState(document.root);
  state.runs = runs;
  numberTree(state);
  return state;
}

const cell = ["b", [0, 0, 9, 9], ["color", "red"], ["title", "t"], 0, "1"];
const children = (state) => state.root.children;

/** A list of `count` rows of two elements below the root, numbered from 2. */
function rowsState(count) {
  const state = newState();
  const row = ["tr", [0, 0, 50, 10], 0, 0, 0, [cell]];
  applyOperations(state, [[codes.create, 1, 0, 2, [row, count, 1, [[10, count - 1, 10]]]], [codes.runs]]);
  return state;
}

const order = (state) => children(state).map((child) => state.ids.get(child));

test("lists have runs of equal values and of numbers with a step", () => {
  assert.deepEqual([...runs.expand([7, [3, 2], [10, 3, -4], [0.1, 3, 0.1]])], [7, 3, 3, 10, 6, 2, 0.1, 0.2, 0.3]);
  const texts = runs.expand([0, ["x", 2], [8, 3, 1]], (value) => ["a"][value] ?? value, String);
  assert.deepEqual([...texts], ["a", "x", "x", "8", "9", "10"]);
});

test("a run of subtrees is copies of the first with values of their own", () => {
  const state = newState();
  applyOperations(state, [
    ["repeated"],
    [codes.create, 1, 0, 2, [cell, 4, 1, [[10, 3, 10]], 4, [["blue", 2], "green"], 5, ["u", 0, "v"], 6, [[2, 3, 1]]]],
    [codes.runs],
  ]);
  assert.deepEqual(children(state).map((one) => one.style.top), ["0px", "10px", "20px", "30px"]);
  assert.deepEqual(children(state).map((one) => one.style.value("color")), ["red", "blue", "blue", "green"]);
  assert.deepEqual(children(state).map((one) => one.getAttribute("title")), ["t", "u", "repeated", "v"]);
  assert.deepEqual(children(state).map((one) => one.textContent), ["1", "2", "3", "4"]);
  assert.deepEqual(order(state), [2, 3, 4, 5]);
});

test("the elements of copies are numbered in document order, and inserted before the reference", () => {
  const state = rowsState(3);
  assert.deepEqual(order(state), [2, 4, 6]);
  assert.equal(state.elements.get(7), children(state)[2].children[0]);
  applyOperations(state, [[codes.create, 1, 4, 20, [["td"], 2]], [codes.runs]]);
  assert.deepEqual(order(state), [2, 20, 21, 4, 6]);
});

test("the properties of copies are set after all elements are made", () => {
  const state = newState();
  state.document.hasFields = true;
  const field = ["input", 0, 0, 0, ["value", "a", "disabled", false]];
  applyOperations(state, [[codes.create, 1, 0, 2, [field, 3, 0, ["b", "c"], 1, [[true, 2]]]], [codes.runs]]);
  assert.deepEqual(children(state).map(({ value }) => value), ["a", "b", "c"]);
  assert.deepEqual(children(state).map(({ disabled }) => disabled), [false, true, true]);
});

test("features are called for the attributes of copies", () => {
  const state = newState();
  const noted = [];
  state.features = { didChange: (element, name) => noted.push([state.ids.get(element), name]), didPatch() {} };
  applyOperations(state, [
    [codes.create, 1, 0, 2, [["b", 0, 0, ["data-do", "click:close", "title", "1"]], 2, 1, ["2"]]], [codes.runs],
  ]);
  const copy = noted.filter(([id]) => id === 3).map(([, name]) => name);
  assert.deepEqual([...new Set(copy)], ["data-do", "title"]);
});

test("copies that wait are rendered when the page rests", () => {
  const waits = (state) => children(state).filter((one) => one.style.value("content-visibility") === "auto").length;
  const works = [];
  globalThis.ContentVisibilityAutoStateChangeEvent = class {};
  globalThis.requestIdleCallback = (work) => works.push(work);
  try {
    const state = rowsState(260);
    assert.deepEqual([waits(state), works.length], [210, 1]);
    for (const left of [110, 10, 0]) {
      works.shift()();
      assert.equal(waits(state), left);
    }
    assert.equal(works.length, 0);
  } finally {
    delete globalThis.ContentVisibilityAutoStateChangeEvent;
    delete globalThis.requestIdleCallback;
  }
});

test("copies far down wait until they come near the window", () => {
  const waits = (state) => children(state).filter((one) => one.style.value("content-visibility") === "auto").length;
  assert.equal(waits(rowsState(60)), 0, "the browser would not tell");
  globalThis.ContentVisibilityAutoStateChangeEvent = class {};
  try {
    const state = rowsState(60);
    assert.equal(waits(state), 10);
    const [row] = children(state).slice(55);
    state.root.dispatchEvent({ type: "contentvisibilityautostatechange", target: row, skipped: true });
    assert.equal(waits(state), 10);
    state.root.dispatchEvent({ type: "contentvisibilityautostatechange", target: row, skipped: false });
    assert.equal(waits(state), 9);
    assert.equal(row.style.top, "550px");
    // An element outside of its row may be in the window before the row is.
    const other = newState();
    const fixed = ["p", [0, 0, 9, 9], ["position", "fixed"]];
    applyOperations(other, [[codes.create, 1, 0, 2, [fixed, 60]], [codes.runs]]);
    assert.equal(waits(other), 0);
  } finally { delete globalThis.ContentVisibilityAutoStateChangeEvent; }
});

for (const [name, tree] of Object.entries({
  "an element that runs code": [["script"], 2],
  "an attribute that is code": [["b", 0, 0, ["onclick", "x"]], 2],
  "an address that is code": [["a", 0, 0, ["href", "/"]], 2, 0, ["javascript\x3aalert(1)"]],
  "a property outside of the list": [["b", 0, 0, 0, ["innerHTML", "x"]], 2],
  "too few values": [cell, 3, 6, ["2"]],
  "a place that does not exist": [cell, 2, 9, ["2"]],
  "a string that does not exist": [cell, 2, 6, [5]],
})) {
  test(`a run with ${name} is refused`, () => {
    assert.throws(() => applyOperations(newState(), [[codes.create, 1, 0, 2, tree], [codes.runs]]));
  });
}

test("runs of removals and moves, and the removal of all children", () => {
  const state = rowsState(10);
  applyOperations(state, [[codes.removeRun, [2, 5, 4]], [codes.runs]]);
  assert.deepEqual(order(state), [4, 8, 12, 16, 20]);
  applyOperations(state, [[codes.moveRun, 1, 4, [20, 4, -4]], [codes.runs]]);
  assert.deepEqual(order(state), [20, 16, 12, 8, 4]);
  const foreign = state.root.appendChild(state.document.createElement("i"));
  applyOperations(state, [[codes.clear, 1], [codes.runs]]);
  assert.deepEqual(children(state), [foreign]);
  assert.equal(state.elements.size, 1);
});

test("texts and frames of many elements", () => {
  const state = rowsState(4);
  applyOperations(state, [
    ["table"], [codes.setTexts, [[3, 3, 2], 9], ["a", [0, 2], "b"]],
    [codes.setFrames, 6, [[2, 4, 2]], [[5, 4, 5]], [[7, 4]]], [codes.runs],
  ]);
  assert.deepEqual(children(state).map((one) => one.textContent), ["a", "table", "table", "b"]);
  assert.deepEqual(children(state).map((one) => one.style.top), ["5px", "10px", "15px", "20px"]);
  assert.deepEqual(children(state).map((one) => one.style.width), ["7px", "7px", "7px", "7px"]);
  assert.throws(() => applyOperations(state, [[codes.setTexts, [3, 5], ["a"]]]));
  assert.throws(() => applyOperations(state, [[codes.setFrames, 1, [2, 4], [1]]]));
});

test("a stack places siblings at a constant distance from the first", () => {
  const state = rowsState(4);
  const foreign = state.document.createElement("i");
  state.root.insertBefore(foreign, children(state)[2]);
  applyOperations(state, [[codes.stack, 2, 4, 0.5, 7.25], [codes.runs]]);
  const own = children(state).filter((one) => one !== foreign);
  assert.deepEqual(own.map((one) => one.style.left), ["0px", "0.5px", "1px", "1.5px"]);
  assert.deepEqual(own.map((one) => one.style.top), ["0px", "7.25px", "14.5px", "21.75px"]);
  assert.equal(foreign.style.top, "");
  assert.throws(() => applyOperations(state, [[codes.stack, 6, 9, 0, 1]]));
});

test("operations that do not fit are refused", () => {
  for (const operation of [[codes.removeRun, 99], [codes.moveRun, 1, 99, 2], [codes.clear, 99], [99, 2]]) {
    assert.throws(() => applyOperations(rowsState(2), [operation]));
  }
});
