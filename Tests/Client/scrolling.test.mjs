import assert from "node:assert/strict";
import { test } from "node:test";
import {
  arrive, createTrail, elementAt, followHistory, goTo, noteOffsets, pathOf, readOffsets, scrollBack, wantedOffsets,
} from "../../public/scrolling.js";
import { FakeDocument } from "./fake-dom.mjs";

const at = (top) => [[null, 0, top]];

test("a history entry restores its scroll offset once its page is shown", () => {
  const trail = createTrail("a");
  noteOffsets(trail, at(900));
  goTo(trail, "b");
  assert.equal(wantedOffsets(trail, 9, false), null, "a new entry");
  noteOffsets(trail, at(200));
  goTo(trail, "a", 5);
  assert.equal(wantedOffsets(trail, 4, false), null, "the event is not done yet");
  assert.deepEqual(wantedOffsets(trail, 5, false), at(900));
  arrive(trail);
  assert.equal(wantedOffsets(trail, 6, false), null);
  goTo(trail, "b", 7);
  assert.deepEqual(wantedOffsets(trail, 0, true), at(200), "a page of another session, which counts anew");
});

test("the restoration is repeated until the offset is reached", () => {
  const trail = createTrail("b", [["a", at(900)]]);
  goTo(trail, "a", 5);
  arrive(trail);
  assert.deepEqual(wantedOffsets(trail, 5, false), at(900), "what its user did before was elsewhere");
  assert.deepEqual(wantedOffsets(trail, 0, false), at(900));
  arrive(trail);
  assert.equal(wantedOffsets(trail, 5, false), null);
});

test("an entry that is passed quickly keeps its offset", () => {
  const trail = createTrail("c", [["a", at(100)], ["b", at(200)]]);
  noteOffsets(trail, at(300));
  goTo(trail, "b", 1);
  noteOffsets(trail, at(300));
  goTo(trail, "a", 2);
  assert.deepEqual(trail.offsets.get("b"), at(200), "the page of c was still shown");
  assert.deepEqual(wantedOffsets(trail, 2, false), at(100));
});

test("the trail is stored for the next load, at most fifty entries", () => {
  const trail = createTrail(0);
  for (let entry = 1; entry <= 60; entry += 1) {
    noteOffsets(trail, at(entry));
    goTo(trail, entry);
  }
  assert.equal(trail.offsets.size, 50);
  assert.deepEqual(createTrail(60, [...trail.offsets]).offsets.get(59), at(60));
});

/** A list with `hidden` as one of its three children; each records its scroll calls. */
function page(hidden = -1) {
  const document = new FakeDocument();
  const scrollable = (element) => Object.assign(element, {
    scrollLeft: 0, scrollTop: 0, height: 500,
    scrollTo({ left, top }) { this.scrollLeft = left; this.scrollTop = Math.min(top, this.height); },
  });
  const list = scrollable(document.root.appendChild(document.createElement("ul")));
  const items = [0, 1, 2].map((index) => {
    const item = scrollable(list.appendChild(document.createElement("li")));
    item.hidden = index === hidden;
    return item;
  });
  document.scrollingElement = scrollable({});
  document.root.querySelectorAll = () => [list, ...items];
  Object.defineProperty(document.root, "ownerDocument", { value: document, configurable: true });
  return { document, root: document.root, list, items };
}

test("elements are identified by their index among the shown elements", () => {
  const before = page(0);
  const after = page(2);
  assert.deepEqual(pathOf(before.root, before.items[1]), [0, 0]);
  assert.equal(elementAt(after.root, [0, 0]), after.items[0]);
  assert.equal(elementAt(after.root, [0, 5, 1]), undefined);
  assert.equal(elementAt(after.root, []), after.root);
  assert.equal(pathOf(before.root, after.list), null);
});

test("scrolled elements are restored, all others go to their start", () => {
  const { document, root, list, items } = page();
  document.scrollingElement.scrollTop = 300;
  items[1].scrollTop = 70;
  const offsets = readOffsets(root);
  assert.deepEqual(offsets, [[null, 0, 300], [[0, 1], 0, 70]]);
  document.scrollingElement.scrollTop = 0;
  Object.assign(items[1], { scrollTop: 0 });
  list.scrollTop = 20;
  assert.equal(scrollBack(root, offsets), true);
  assert.deepEqual(readOffsets(root), offsets);
  assert.equal(list.scrollTop, 0);
  items[1].height = 50;
  assert.equal(scrollBack(root, offsets), false, "there is not enough of it yet");
  assert.equal(items[1].scrollTop, 50);
  items.pop();
  assert.equal(scrollBack(root, [[[0, 7], 0, 10]]), false, "it is not there yet");
});

test("an entry that is recorded again is the newest, and the last to be dropped", () => {
  const trail = createTrail(0);
  for (let entry = 0; entry < 50; entry += 1) {
    goTo(trail, entry);
    trail.wanted = null;
    noteOffsets(trail, at(entry));
  }
  goTo(trail, 0);
  trail.wanted = null;
  noteOffsets(trail, at(1000));
  goTo(trail, 50);
  noteOffsets(trail, at(50));
  assert.equal(trail.offsets.has(1), false);
  assert.deepEqual(trail.offsets.get(0), at(1000));
});

/** Follows the history of a page; `entries` are the changes of the history, `scrolls` those of the window. */
function following() {
  const document = new FakeDocument();
  const scrolls = [];
  document.scrollingElement = {
    scrollLeft: 0, scrollTop: 0, scrollTo({ top }) { this.scrollTop = top; scrolls.push(top); },
  };
  const entries = [];
  const change = (name) => (state, _, url) => entries.push([name, state.trellis, url]);
  const listeners = {};
  const globals = {
    history: { state: null, pushState: change("push"), replaceState: change("replace") },
    location: { pathname: "/p", search: "" }, sessionStorage: { getItem: () => null, setItem() {} },
    addEventListener: (type, handler) => { listeners[type] = handler; },
  };
  for (const [name, value] of Object.entries(globals)) {
    Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
  }
  const state = { root: document.root };
  const trail = followHistory(state, "tab", () => 1);
  return { document, state, trail, entries, scrolls, listeners };
}

test("a new address is a new entry of the history, one that replaces another keeps its entry", () => {
  const { state, entries } = following();
  state.navigate("/q", false);
  state.navigate("/q?a=1", true);
  assert.deepEqual(entries, [
    ["replace", "tab 1", undefined], ["push", "tab 2", "/q"], ["replace", "tab 2", "/q?a=1"]]);
});

test("a new page begins at its top, a page of the history at its former offset", () => {
  const { document, trail, scrolls, listeners } = following();
  document.scrollingElement.scrollTop = 300;
  trail.willMove();
  assert.deepEqual(scrolls, [0]);
  document.scrollingElement.scrollTop = 200;
  listeners.popstate({ state: { trellis: "other" } });
  document.scrollingElement.scrollTop = 0;
  listeners.popstate({ state: { trellis: "tab 1" } });
  trail.willMove();
  assert.deepEqual(scrolls, [0], "the position is restored later");
  trail.didApply(1, true);
  assert.equal(document.scrollingElement.scrollTop, 200);
});
