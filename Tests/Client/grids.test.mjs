import assert from "node:assert/strict";
import { test } from "node:test";
import { copied, create, placeForKey } from "../../public/grids.js";

const grid = { rows: 1_000_000, columns: 5, page: 20, isRTL: false };
const at = { row: 7, column: 3 };
const go = (key, more = {}, place = at, measures = grid) => placeForKey({ key, ...more }, place, measures);

test("arrow keys move by a row or a column, and stop at the edges", () => {
  assert.deepEqual(go("ArrowDown"), { row: 8, column: 3 });
  assert.deepEqual(go("ArrowUp", {}, { row: 1, column: 1 }), { row: 1, column: 1 });
  assert.deepEqual(go("ArrowRight", {}, { row: 1, column: 5 }), { row: 1, column: 5 });
  assert.deepEqual(go("ArrowRight"), { row: 7, column: 4 });
  assert.deepEqual(go("ArrowRight", {}, at, { ...grid, isRTL: true }), { row: 7, column: 2 });
});

test("Home, End and the control key reach the ends", () => {
  assert.deepEqual(go("Home"), { row: 7, column: 1 });
  assert.deepEqual(go("End"), { row: 7, column: 5 });
  assert.deepEqual(go("Home", { ctrlKey: true }), { row: 1, column: 1 });
  assert.deepEqual(go("End", { ctrlKey: true }), { row: 1_000_000, column: 5 });
  assert.deepEqual(go("ArrowDown", { metaKey: true }), { row: 1_000_000, column: 3 });
  assert.deepEqual(go("ArrowLeft", { ctrlKey: true }), { row: 7, column: 1 });
});

test("page keys move by the visible rows", () => {
  assert.deepEqual(go("PageDown"), { row: 27, column: 3 });
  assert.deepEqual(go("PageUp"), { row: 1, column: 3 });
  assert.equal(go("x"), null);
  assert.equal(go("Tab"), null);
});

test("rows are copied for spreadsheets, and as a table", () => {
  const { "text/plain": text, "text/html": html } = copied([["a", "1"], ['say "x"', "two\nlines"]]);
  assert.equal(text, 'a\t1\r\n"say ""x"""\t"two\nlines"');
  assert.equal(copied([["<b>&"]])["text/html"], "<table><tr><td>&lt;b>&amp;</td></tr></table>");
  assert.match(html, /^<table><tr><td>a<\/td>/);
});

/** A grid of two mounted rows with two cells; `acts` are the events that are sent. */
function gridPage() {
  const acts = [];
  const handlers = [];
  const document = { activeElement: null, body: {} };
  const element = (attributes, parent) => ({
    attributes, parentElement: parent, dataset: {}, children: [],
    getAttribute: (name) => attributes[name] ?? null,
    focus() { document.activeElement = this; this.isFocused = true; },
  });
  const pane = {
    parentElement: null, clientHeight: 136, clientWidth: 400, clientLeft: 0, clientTop: 0, scrollTop: 0, scrollLeft: 0,
    getBoundingClientRect: () => ({ left: 0, top: 0 }),
    scrollBy({ left, top }) { this.scrollLeft = Math.max(this.scrollLeft + left, 0); this.scrollTop = Math.min(Math.max(this.scrollTop + top, 0), 100); },
  };
  const box = element({ "aria-rowcount": "101", "aria-colcount": "2" }, pane);
  const cells = [];
  for (const row of [1, 2]) {
    const line = { ...element({ "data-row": `${row}` }, box), offsetHeight: 36, getBoundingClientRect: () => ({ top: 36 * row }) };
    for (const column of [1, 2]) {
      const cell = element({ "aria-colindex": `${column}` }, line);
      cell.closest = (selector) => (selector === "[role=gridcell]" ? cell : selector === "[data-row]" ? line : null);
      cells.push(cell);
    }
  }
  Object.assign(box, {
    contains: (one) => cells.includes(one) || one === box,
    querySelectorAll: () => [],
    querySelector(selector) {
      const found = /^\[data-row="(\d+)"\]:not\(\[hidden\]\) > \[aria-colindex="(\d+)"\]$/.exec(selector);
      if (found) return cells.find((one) => one.closest("[data-row]").attributes["data-row"] === found[1]
        && one.attributes["aria-colindex"] === found[2]) ?? null;
      return selector === "[data-row]:not([hidden])" ? cells[0].closest("[data-row]") : null;
    },
  });
  let mutate = () => {};
  const window = {
    innerHeight: 800, getComputedStyle: (one) => ({ overflowY: one === pane ? "auto" : "visible", direction: "ltr" }),
    MutationObserver: class { constructor(run) { mutate = run; } observe() {} disconnect() {} },
    setTimeout: (run, delay) => (delay ? timers.push(run) : run()), clearTimeout() {},
    innerWidth: 1000, performance: { now: () => time += 50 },
    requestAnimationFrame: (run) => { frames.push(run); return frames.length; }, cancelAnimationFrame: () => { frames.length = 0; },
  };
  let time = 0;
  const timers = [];
  const frames = [];
  const frame = () => frames.splice(0).forEach((run) => run());
  const addListeners = (target, all) => { handlers.push([target, all]); return () => {}; };
  const { grid: start } = create({ window, document, addListeners, dispatch: (_, type, detail) => acts.push([type, detail]) });
  const stop = start(box);
  const fire = (type, event) => {
    const sent = { type, isPrevented: false, preventDefault() { this.isPrevented = true; }, stopPropagation() {}, ...event };
    for (const [, all] of handlers) all[type]?.(sent);
    return sent;
  };
  return { document, box, pane, stop, cells, acts, timers, fire, frame, mutate: () => mutate() };
}

test("an arrow key moves the focus between mounted cells without the server", () => {
  const { cells, acts, fire } = gridPage();
  assert.ok(fire("keydown", { key: "ArrowDown", target: cells[0] }).isPrevented);
  assert.ok(cells[2].isFocused);
  assert.deepEqual(acts, []);
});

test("a key to a row that is not mounted is sent, and the row gets the focus when it is there", () => {
  const { cells, acts, fire, mutate } = gridPage();
  fire("keydown", { key: "End", ctrlKey: true, target: cells[0] });
  assert.deepEqual(acts, [["gridact", { act: "go", row: 100, column: 2 }]]);
  cells[3].closest("[data-row]").attributes["data-row"] = "100";
  mutate();
  assert.ok(cells[3].isFocused);
});

test("keys before the answer to a request for a row request the newest row after it", () => {
  const { cells, acts, timers, fire, mutate } = gridPage();
  fire("keydown", { key: "End", ctrlKey: true, target: cells[0] });
  for (let count = 0; count < 3; count += 1) fire("keydown", { key: "ArrowUp", target: cells[0] });
  const rows = () => acts.map(([, { row }]) => row);
  assert.deepEqual(rows(), [100]);
  mutate();
  assert.deepEqual(rows(), [100, 97]);
  mutate();
  assert.deepEqual(rows(), [100, 97], "the row is requested once");
  fire("keydown", { key: "ArrowUp", target: cells[0] });
  fire("keydown", { key: "ArrowUp", target: cells[0] });
  assert.deepEqual(rows(), [100, 97, 96]);
  // No row changes.
  timers.at(-1)();
  assert.deepEqual(rows(), [100, 97, 96, 95]);
});

test("a row that an older report of the scroll offset removed is requested again, unless the user scrolled", () => {
  const { cells, acts, timers, document, fire, mutate } = gridPage();
  const move = (row) => { cells[2].closest("[data-row]").attributes["data-row"] = row; };
  const rows = () => acts.map(([, { row }]) => row);
  fire("focusin", { target: cells[0] });
  fire("keydown", { key: "ArrowDown", target: cells[0] });
  fire("focusin", { target: cells[2] });
  document.activeElement = document.body;
  move("50");
  mutate();
  timers.at(-1)();
  assert.deepEqual(rows(), [2]);
  for (let count = 0; count < 5; count += 1) { mutate(); timers.at(-1)(); }
  assert.deepEqual(rows(), [2, 2, 2], "requests end");
  move("2");
  mutate();
  assert.ok(cells[2].isFocused);
  fire("focusin", { target: cells[2] });
  fire("wheel", {});
  move("50");
  const count = timers.length;
  mutate();
  assert.equal(timers.length, count);
});

test("a row that gets its focus back from a patch does not end the request for another one", () => {
  const { cells, acts, document, fire, mutate } = gridPage();
  document.activeElement = cells[0];
  fire("focusin", { target: cells[0] });
  fire("keydown", { key: "End", ctrlKey: true, target: cells[0] });
  fire("focusin", { target: cells[0] });
  fire("keydown", { key: "ArrowUp", target: cells[0] });
  mutate();
  assert.deepEqual(acts.map(([, { row }]) => row), [100, 99]);
});

test("a key before the row of the last key is mounted counts from that row", () => {
  const { cells, acts, fire, mutate } = gridPage();
  fire("keydown", { key: "End", ctrlKey: true, target: cells[0] });
  fire("keydown", { key: "ArrowUp", target: cells[0] });
  mutate();
  fire("focusin", { target: cells[1] });
  fire("keydown", { key: "ArrowDown", target: cells[1] });
  assert.deepEqual(acts.map(([, { row }]) => row), [100, 99]);
  assert.ok(cells[3].isFocused);
});

test("a key while a patch has removed the row with the focus counts from that row", () => {
  const { box, cells, acts, document, fire, mutate } = gridPage();
  fire("focusin", { target: cells[0] });
  const target = document.activeElement = document.body;
  fire("keydown", { key: "ArrowDown", target });
  assert.deepEqual(acts, [], "the row is mounted, and nothing has the focus");
  for (const [row, number] of [[cells[0], "50"], [cells[2], "51"]]) row.closest("[data-row]").attributes["data-row"] = number;
  fire("keydown", { key: "ArrowDown", target });
  mutate();
  fire("keydown", { key: "ArrowDown", target });
  assert.deepEqual(acts.map(([, { act, row }]) => [act, row]), [["go", 2], ["go", 3]]);
  delete box.dataset.focused;
  fire("keydown", { key: "ArrowDown", target });
  assert.equal(acts.length, 2, "the user has left the grid");
});

test("Shift and an arrow key extend the selection, and presses select", () => {
  const { cells, acts, fire } = gridPage();
  fire("keydown", { key: "ArrowDown", shiftKey: true, target: cells[0] });
  cells[0].closest = ((closest) => (selector) => (selector === "a[href], button" ? null : closest(selector)))(cells[0].closest);
  fire("click", { target: cells[0] });
  fire("click", { target: cells[0], ctrlKey: true });
  fire("click", { target: cells[0], shiftKey: true });
  assert.deepEqual(acts.map(([, { act, row }]) => [act, row]), [["extend", 2], ["select", 1], ["toggle", 1], ["extend", 1]]);
});

test("the grid is one stop of the Tab key", () => {
  const { box, cells, fire } = gridPage();
  fire("focusin", { target: cells[1] });
  assert.equal(box.tabIndex, -1);
  fire("focusout", { relatedTarget: null });
  assert.equal(box.tabIndex, 0);
});

test("Escape in a field ends the entry, and its cell gets the focus", () => {
  const { cells, acts, fire } = gridPage();
  const input = { tagName: "INPUT", closest: cells[1].closest };
  assert.equal(fire("keydown", { key: "ArrowDown", target: input }).isPrevented, false);
  fire("keydown", { key: "Escape", target: input });
  assert.deepEqual(acts, [["gridact", { act: "escape", row: 1, column: 2 }]]);
  assert.ok(cells[1].isFocused);
});

/** A page whose table selects cells. */
function cellPage() {
  const page = gridPage();
  page.box.dataset.cells = "";
  for (const cell of page.cells) {
    const { closest } = cell;
    cell.closest = (selector) => (selector === "a[href], button" ? null : closest(selector));
  }
  return page;
}

const sent = (acts) => acts.map(([, { act, row, column }]) => [act, row, column]);

test("Shift and an arrow key select a range of cells, which a key without Shift ends", () => {
  const { cells, acts, fire } = cellPage();
  fire("keydown", { key: "ArrowRight", shiftKey: true, target: cells[0] });
  fire("keydown", { key: "ArrowDown", shiftKey: true, target: cells[1] });
  assert.deepEqual(sent(acts), [["select", 1, 1], ["extend", 1, 2], ["extend", 2, 2]]);
  fire("keydown", { key: "ArrowLeft", target: cells[3] });
  fire("keydown", { key: "ArrowUp", target: cells[2] });
  assert.deepEqual(sent(acts).slice(3), [["escape", 2, 2]]);
});

test("a drag by the mouse selects cells, and a finger scrolls", () => {
  const { cells, acts, fire } = cellPage();
  fire("pointerdown", { button: 0, pointerType: "mouse", target: cells[0] });
  fire("pointerover", { buttons: 1, target: cells[1] });
  fire("pointerover", { buttons: 1, target: cells[1] });
  fire("pointerover", { buttons: 1, target: cells[3] });
  fire("pointerup", {});
  fire("pointerover", { buttons: 1, target: cells[0] });
  fire("click", { pointerType: "mouse", target: cells[3] });
  assert.deepEqual(sent(acts), [["select", 1, 1], ["extend", 1, 2], ["extend", 2, 2]]);
  fire("pointerdown", { button: 0, pointerType: "touch", target: cells[0] });
  fire("pointerover", { buttons: 1, target: cells[3] });
  assert.equal(acts.length, 3);
  fire("click", { pointerType: "touch", target: cells[0] });
  fire("click", { shiftKey: true, target: cells[3] });
  assert.deepEqual(sent(acts).slice(3), [["select", 1, 1], ["extend", 2, 2]]);
});

test("a drag to an edge scrolls the pane, and the range reaches the cell at the edge", () => {
  const { document, pane, cells, acts, fire, frame } = cellPage();
  const points = [];
  document.elementFromPoint = (x, y) => { points.push([x, y]); return cells[3]; };
  fire("pointerdown", { button: 0, pointerType: "mouse", target: cells[0], clientX: 50, clientY: 130 });
  fire("pointermove", { clientX: 52, clientY: 130 });
  frame();
  assert.equal(pane.scrollTop, 0, "a press near an edge is no drag");
  fire("pointermove", { clientX: 60, clientY: 500 });
  frame();
  frame();
  assert.equal(pane.scrollTop, 48);
  // The browser reports the cell below the pointer after each step.
  fire("pointerover", { buttons: 1, target: cells[2] });
  frame();
  assert.deepEqual(sent(acts), [["select", 1, 1], ["extend", 2, 2]]);
  assert.ok(points.every(([x, y]) => x === 60 && y === 135));
  frame();
  frame();
  frame();
  assert.equal(pane.scrollTop, 100);
  // At the end nothing scrolls, and the pointer reaches cells as elsewhere.
  fire("pointerover", { buttons: 1, target: cells[2] });
  assert.deepEqual(sent(acts).at(-1), ["extend", 2, 1]);
  fire("pointerup", {});
  frame();
  fire("pointermove", { clientX: 60, clientY: -50 });
  frame();
  assert.equal(pane.scrollTop, 100);
});

test("the end of a drag reaches the cell at the edge, and a grid that is removed ends the drag", () => {
  for (const end of ["pointerup", "pointercancel", "stop"]) {
    const page = cellPage();
    const { document, cells, acts, fire, frame } = page;
    document.elementFromPoint = () => cells[2];
    fire("pointerdown", { button: 0, pointerType: "pen", target: cells[0], clientX: 5, clientY: 60 });
    fire("pointermove", { clientX: 5, clientY: 140 });
    frame();
    document.elementFromPoint = () => cells[3];
    if (end === "stop") page.stop(); else fire(end, {});
    assert.deepEqual(sent(acts).at(-1), ["extend", 2, 2], end);
    const { length } = acts;
    frame();
    fire("pointerover", { buttons: 1, target: cells[0] });
    assert.equal(acts.length, length);
  }
});

test("selected cells are copied in their order, and by the server if some are not mounted", () => {
  const { box, cells, acts, document, fire } = cellPage();
  fire("keydown", { key: "ArrowDown", shiftKey: true, target: cells[0] });
  const selected = [cells[2], cells[0]];
  cells[0].innerText = "a";
  cells[2].innerText = " b\t";
  box.querySelectorAll = (selector) => (selector.includes("gridcell") ? selected : []);
  document.activeElement = cells[2];
  const copy = () => {
    const data = {};
    fire("copy", { stopImmediatePropagation() {}, clipboardData: { setData: (type, text) => { data[type] = text; } } });
    return data["text/plain"];
  };
  box.dataset.cells = "2";
  assert.equal(copy(), "a\r\nb");
  box.dataset.cells = "3";
  assert.equal(copy(), undefined);
  assert.deepEqual(sent(acts).at(-1), ["copy", 2, 1]);
});

test("in the first column of a tree, arrow keys expand and collapse rows, and go to the row above in the tree", () => {
  const { box, cells, acts, fire } = cellPage();
  const rows = [cells[0], cells[2]].map((cell) => cell.closest("[data-row]"));
  Object.assign(rows[0].attributes, { "aria-level": "1", "aria-expanded": "false" });
  rows[1].attributes["aria-level"] = "2";
  box.querySelectorAll = (selector) => (selector === "[data-row][aria-level]:not([hidden])" ? rows : []);
  const press = (key, cell) => fire("keydown", { key, target: cell });
  press("ArrowRight", cells[0]);
  rows[0].attributes["aria-expanded"] = "true";
  press("ArrowRight", cells[0]);
  assert.ok(cells[1].isFocused, "an expanded row has cells to go to");
  press("ArrowLeft", cells[1]);
  press("ArrowLeft", cells[0]);
  assert.deepEqual(sent(acts), [["expand", 1, 1], ["collapse", 1, 1]]);
  cells[0].isFocused = false;
  press("ArrowLeft", cells[2]);
  assert.ok(cells[0].isFocused);
  assert.equal(acts.length, 2);
});
