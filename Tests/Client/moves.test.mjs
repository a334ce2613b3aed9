import assert from "node:assert/strict";
import { test } from "node:test";
import { moveElement } from "../../public/moves.js";
import { FakeDocument } from "./fake-dom.mjs";

/** A list of `count` rows with numbers as ids. */
function list(count) {
  const document = new FakeDocument();
  const rows = Array.from({ length: count }, (_, index) => {
    const row = document.createElement("li");
    row.setAttribute("id", String(index));
    row.scrolls = [];
    row.scrollTo = (options) => row.scrolls.push(options);
    Object.assign(row, { scrollLeft: 0, scrollTop: 0 });
    return document.root.appendChild(row);
  });
  const state = { document, scrolled: new Set() };
  for (const row of rows) row.insertions = 0;
  return { document, rows, state, root: document.root, ids: () => document.root.children.map(({ id }) => id).join("") };
}

test("the element with the focus stays in the tree, and its siblings move around it", () => {
  for (const [from, before, order] of [[1, 4, "02314"], [3, 1, "03124"], [3, null, "01243"]]) {
    const { document, rows, state, root, ids } = list(5);
    document.activeElement = rows[from];
    moveElement(state, root, rows[from], before === null ? null : rows[before]);
    assert.equal(ids(), order);
    assert.equal(rows[from].insertions, 0);
  }
});

test("an element without a state is moved itself", () => {
  const { rows, state, root, ids } = list(5);
  moveElement(state, root, rows[1], rows[4]);
  assert.equal(ids(), "02314");
  assert.deepEqual(rows.map(({ insertions }) => insertions), [0, 1, 0, 0, 0]);
});

test("scroll positions in moved elements are restored, and others are not changed", () => {
  const { rows, state, root } = list(3);
  for (const row of rows.slice(0, 2)) state.scrolled.add(Object.assign(row, { scrollTop: 40 }));
  state.scrolled.add(rows[2]);
  moveElement(state, root, rows[0], null);
  assert.deepEqual(rows.map(({ scrolls }) => scrolls), [[{ left: 0, top: 40, behavior: "instant" }], [], []]);
  moveElement(state, root, rows[2], rows[1]);
  assert.deepEqual(rows[2].scrolls, [], "nothing to restore");
});

test("a row with the focus stays, and its siblings move to its other side", () => {
  const { document, rows, state, root, ids } = list(3);
  const moved = [];
  root.moveBefore = function (node, reference) {
    moved.push(node.id);
    return this.insertBefore(node, reference);
  };
  document.activeElement = rows[2];
  moveElement(state, root, rows[2], rows[0]);
  assert.equal(ids(), "201");
  moveElement(state, root, rows[2], null);
  assert.equal(ids(), "012");
  assert.deepEqual(moved, ["0", "1", "0", "1"]);
});
