import assert from "node:assert/strict";
import { test } from "node:test";
import { createListRows, placeForKey } from "../../public/listrows.js";

/** A list of five rows with keys; `sent` are its events, `fire` calls its listeners. */
function listPage(words, { attributes = {}, isApple = false, direction = "ltr" } = {}) {
  const sent = [];
  let handlers = {};
  let touches = {};
  const document = { activeElement: null, body: {} };
  const rows = [1, 2, 3, 4, 5].map((index) => ({
    values: { "data-row": `${index}`, "data-id": `k${index}`, tabindex: "-1", ...attributes[index] }, isConnected: true, offsetHeight: 50,
    getAttribute(name) { return this.values[name] ?? null; }, hasAttribute(name) { return name in this.values; },
    closest: (selector) => (selector === "[data-rows]" ? list : rows.find((row) => document.pressed === row) ?? null),
    focus() { document.activeElement = this; handlers.focusin?.({ target: this }); },
    scrollIntoView() {}, getBoundingClientRect: () => ({ top: 0, bottom: 50 }),
  }));
  const list = {
    tabIndex: 0, values: { "data-first": "1", "data-last": "5" }, getAttribute(name) { return this.values[name] ?? null; },
    querySelectorAll: () => [...rows].reverse(), contains: (one) => rows.includes(one),
    querySelector: (selector) => rows.find((row) => selector === "[aria-selected=true]"
      ? row.values["aria-selected"] === "true" : selector.split(",").some((one) => one.slice(1, -1) in row.values)) ?? null,
  };
  let changed = null;
  class Observer {
    constructor(run) { changed = run; }
    observe() {}
    disconnect() {}
  }
  const pane = { clientHeight: 150, scrollTop: 0, scrollTo() {}, getBoundingClientRect: () => ({ top: 0, bottom: 150 }) };
  const window = { MutationObserver: Observer, getComputedStyle: () => ({ direction }) };
  const addListeners = (target, all) => {
    if (target === list) handlers = { ...handlers, ...all };
    if (target === pane) touches = all;
    return () => { handlers = {}; };
  };
  const dispatch = (element, type, detail) => sent.push([type, detail]);
  const { listrows } = createListRows({ page: { state: {} }, window, document, isApple, dispatch, addListeners }, () => pane);
  listrows(list, words);
  const press = (index, key, more = {}) => {
    const target = rows[index - 1];
    document.pressed = target;
    const event = { target, key, isPrevented: false, preventDefault() { this.isPrevented = true; }, stopPropagation() {}, ...more };
    handlers.keydown(event);
    return event.isPrevented;
  };
  /** Moves one finger from `target` through points, and lifts it. */
  const pull = (points, target = { parentElement: pane }) => {
    const at = ([clientX, clientY]) => ({ touches: [{ clientX, clientY }], target });
    touches.touchstart(at([0, 0]));
    for (const point of points) touches.touchmove(at(point));
    touches.touchend({ touches: [] });
  };
  const acts = () => sent.splice(0).map(([, { act, row }]) => [act, row]);
  return { list, pane, pull, touched: (type, ...all) => touches[type]({ touches: all, target: pane }), rows, document, sent, change: () => changed(), press, acts, focused: () => rows.indexOf(document.activeElement) + 1 };
}

test("keys move within the rows", () => {
  assert.equal(placeForKey("ArrowDown", 3, 5, 2), 4);
  assert.equal(placeForKey("ArrowUp", 1, 5, 2), 1);
  assert.equal(placeForKey("PageDown", 4, 5, 3), 5);
  assert.equal(placeForKey("PageUp", 4, 5, 3), 1);
  assert.equal(placeForKey("Home", 4, 5, 3), 1);
  assert.equal(placeForKey("End", 1, 5, 3), 5);
  assert.equal(placeForKey("x", 1, 5, 3), 0);
});

test("the selection of one row follows the focus, that of several needs the space bar", () => {
  const one = listPage("s");
  assert.ok(one.press(2, "ArrowDown"));
  assert.equal(one.focused(), 3);
  assert.deepEqual(one.acts(), [["select", 2]]);
  const several = listPage("m");
  several.press(2, "ArrowDown");
  assert.deepEqual(several.acts(), []);
  several.press(3, "ArrowDown", { shiftKey: true });
  several.press(4, " ");
  several.press(4, " ", { shiftKey: true });
  several.press(4, "Enter");
  several.press(4, "a", { ctrlKey: true });
  assert.deepEqual(several.acts(), [["range", 3], ["toggle", 3], ["range", 3], ["select", 3], ["all", 0]]);
  several.press(2, "End");
  assert.equal(several.focused(), 5);
});

test("an event names its row by its key, and says whether it was selected", () => {
  const { press, sent } = listPage("m", { attributes: { 2: { "aria-selected": "true" } } });
  press(2, " ");
  assert.deepEqual(sent, [["listrow", { act: "toggle", row: 1, id: "k2", to: 0, toid: "", was: true }]]);
  sent.splice(0);
  assert.ok(press(3, "Escape"));
  assert.equal(sent[0][1].act, "none");
});

test("keys of what the list does not offer are left to the browser", () => {
  const { press, acts } = listPage("d");
  for (const key of [" ", "Enter", "Escape", "ArrowRight", "x"]) assert.ok(!press(2, key), key);
  assert.ok(!press(2, "ArrowUp", { altKey: true }));
  assert.ok(!press(2, "a", { ctrlKey: true }));
  assert.ok(press(2, "Delete"));
  assert.deepEqual(acts(), [["delete", 1]]);
});

test("rows are moved by Alt and an arrow key", () => {
  const { press, acts } = listPage("v");
  assert.ok(press(2, "ArrowUp", { altKey: true }) && press(2, "ArrowDown", { altKey: true }));
  assert.deepEqual(acts(), [["up", 1], ["down", 1]]);
});

test("rows of a tree are opened and closed in the direction of reading", () => {
  const attributes = {
    1: { "aria-level": "1", "aria-expanded": "true" }, 2: { "aria-level": "2", "aria-expanded": "false" },
    3: { "aria-level": "2" }, 4: { "aria-level": "1" }, 5: { "aria-level": "1" },
  };
  for (const [direction, forth, back] of [["ltr", "ArrowRight", "ArrowLeft"], ["rtl", "ArrowLeft", "ArrowRight"]]) {
    const { press, acts, focused } = listPage("t", { attributes, direction });
    press(2, forth);
    assert.deepEqual(acts(), [["expand", 1]]);
    press(1, forth);
    assert.equal(focused(), 2);
    press(3, back);
    assert.equal(focused(), 1);
    press(1, back);
    assert.deepEqual(acts(), [["collapse", 0]]);
    press(4, forth);
    assert.equal(focused(), 1, "a row without children");
  }
});

test("the list is a stop of the Tab key while no row has the focus", () => {
  const { list, rows } = listPage("m");
  rows[2].focus();
  assert.equal(list.tabIndex, -1);
});

test("a key asks for the row beside the one with the focus, if the list was scrolled away from it", () => {
  const { list, rows, sent, press, change, focused } = listPage("m");
  // Row 1 has the focus; 900 to 903 are visible.
  rows.slice(1).forEach((row, index) => { row.values["data-row"] = `${900 + index}`; });
  list.values["data-last"] = "5000";
  list.querySelectorAll = (selector) => {
    const [, index] = /data-row="(\d+)"/.exec(selector) ?? [];
    return index ? rows.filter((row) => row.values["data-row"] === index) : rows;
  };
  rows[0].focus();
  assert.ok(press(1, "ArrowDown"));
  assert.deepEqual(sent.pop()[1], { act: "go", row: 0, id: "k1", to: 1, toid: "", was: false });
  assert.equal(focused(), 1);
  press(1, "ArrowDown");
  assert.equal(sent.pop()[1].to, 2, "a second press before the answer");
  change();
  assert.equal(focused(), 1, "other rows came");
  rows.slice(1).forEach((row, index) => { row.values["data-row"] = `${2 + index}`; });
  change();
  assert.equal(focused(), 3);
  press(3, "ArrowUp");
  assert.equal(focused(), 2);
  assert.deepEqual(sent, []);
});

test("pulling the rows down at the start of the list loads it again", () => {
  const { pane, pull, touched, acts } = listPage("r");
  pull([[0, 40], [0, 81]]);
  assert.deepEqual(acts(), [["refresh", 0]]);
  for (const points of [[[0, 80]], [[0, 200], [0, 60]], [[0, -200]], [[120, 100]], [[-120, 100]]]) pull(points);
  pane.scrollTop = 1;
  pull([[0, 200]]);
  pane.scrollTop = 0;
  // A second finger, and a touch that the system takes.
  const [one, other] = [{ clientX: 0, clientY: 0 }, { clientX: 0, clientY: 200 }];
  touched("touchstart", one, other);
  touched("touchmove", other);
  touched("touchend");
  touched("touchstart", one);
  touched("touchmove", other);
  touched("touchcancel");
  touched("touchend");
  assert.deepEqual(acts(), []);
});

test("a finger that drags or slides a row, or scrolls something in it, does not load the list again", () => {
  for (const attribute of ["data-dragged", "data-sliding"]) {
    const { pull, acts } = listPage("mvr", { attributes: { 2: { [attribute]: "" } } });
    pull([[0, 100], [0, 200]]);
    assert.deepEqual(acts(), [], attribute);
  }
  const { pane, pull, acts } = listPage("r");
  for (const [scrollTop, found] of [[0, [["refresh", 0]]], [30, []]]) {
    pull([[0, 200]], { scrollTop: 0, parentElement: { scrollTop, parentElement: pane } });
    assert.deepEqual(acts(), found);
  }
});
