import assert from "node:assert/strict";
import { test } from "node:test";
import {
  createVisited, elementAt, endRestoring, followHistory, goTo, offsetsToRestore, pathOf, readOffsets, saveOffsets, scrollBack,
} from "../../public/scrolling.js";
import { FakeDocument } from "./fake-dom.mjs";

const at = (top) => [[null, 0, top]];

test("a history entry restores its scroll offset once its page is shown", () => {
  const visited = createVisited("a");
  saveOffsets(visited, at(900));
  goTo(visited, "b");
  assert.equal(offsetsToRestore(visited, 9, false), null, "a new entry");
  saveOffsets(visited, at(200));
  goTo(visited, "a", 5);
  assert.equal(offsetsToRestore(visited, 4, false), null, "the event is not done yet");
  assert.deepEqual(offsetsToRestore(visited, 5, false), at(900));
  endRestoring(visited);
  assert.equal(offsetsToRestore(visited, 6, false), null);
  goTo(visited, "b", 7);
  assert.deepEqual(offsetsToRestore(visited, 0, true), at(200), "a page of another session, which counts anew");
});

test("the restoration is repeated until the offset is reached", () => {
  const visited = createVisited("b", [["a", at(900)]]);
  goTo(visited, "a", 5);
  endRestoring(visited);
  assert.deepEqual(offsetsToRestore(visited, 5, false), at(900), "what its user did before was elsewhere");
  assert.deepEqual(offsetsToRestore(visited, 0, false), at(900));
  endRestoring(visited);
  assert.equal(offsetsToRestore(visited, 5, false), null);
});

test("an entry that is passed quickly keeps its offset", () => {
  const visited = createVisited("c", [["a", at(100)], ["b", at(200)]]);
  saveOffsets(visited, at(300));
  goTo(visited, "b", 1);
  saveOffsets(visited, at(300));
  goTo(visited, "a", 2);
  assert.deepEqual(visited.offsets.get("b"), at(200), "the page of c was still shown");
  assert.deepEqual(offsetsToRestore(visited, 2, false), at(100));
});

test("the scroll positions are stored for the next load, of at most fifty entries", () => {
  const visited = createVisited(0);
  for (let entry = 1; entry <= 60; entry += 1) {
    saveOffsets(visited, at(entry));
    goTo(visited, entry);
  }
  assert.equal(visited.offsets.size, 50);
  assert.deepEqual(createVisited(60, [...visited.offsets]).offsets.get(59), at(60));
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
  const visited = createVisited(0);
  for (let entry = 0; entry < 50; entry += 1) {
    goTo(visited, entry);
    visited.wanted = null;
    saveOffsets(visited, at(entry));
  }
  goTo(visited, 0);
  visited.wanted = null;
  saveOffsets(visited, at(1000));
  goTo(visited, 50);
  saveOffsets(visited, at(50));
  assert.equal(visited.offsets.has(1), false);
  assert.deepEqual(visited.offsets.get(0), at(1000));
});

/**
 * Follows the history of a page below the path `base`; `entries` are the changes of the history, `visits` the pages of
 * these entries, `scrolls` the offsets to which the window scrolls, and `sent` the addresses that are sent.
 */
function following({ base = "", number = () => 1 } = {}) {
  const document = new FakeDocument();
  const scrolls = [];
  document.scrollingElement = {
    scrollLeft: 0, scrollTop: 0, scrollTo({ top }) { this.scrollTop = top; scrolls.push(top); },
  };
  const entries = [];
  const [visits, sent] = [[], []];
  const change = (name) => (state, _, url) => {
    entries.push([name, state.trellis, url]);
    visits.push(state.visit);
    if (url) location.pathname = url;
  };
  const listeners = {};
  const globals = {
    history: { state: null, pushState: change("push"), replaceState: change("replace") },
    location: { pathname: `${base}/p`, search: "" }, document: { querySelector: () => ({ content: base }) }, sessionStorage: { getItem: () => null, setItem() {} },
    addEventListener: (type, handler) => { listeners[type] = handler; },
  };
  for (const [name, value] of Object.entries(globals)) {
    Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
  }
  const state = { root: document.root };
  const tabHistory = followHistory(state, "tab", (path, type) => { sent.push([type, path]); return number(); });
  return { document, state, tabHistory, entries, visits, sent, scrolls, listeners };
}

test("a new address is a new entry of the history, one that replaces another keeps its entry", () => {
  const { state, entries } = following();
  state.navigate("/q", false);
  state.navigate("/q?a=1", true);
  assert.deepEqual(entries, [
    ["replace", "tab 1", undefined], ["push", "tab 2", "/q"], ["replace", "tab 2", "/q?a=1"]]);
});

test("a new page begins at its top, a page of the history at its former offset", () => {
  const { document, tabHistory, scrolls, listeners } = following();
  document.scrollingElement.scrollTop = 300;
  tabHistory.willMove();
  assert.deepEqual(scrolls, [0]);
  document.scrollingElement.scrollTop = 200;
  listeners.popstate({ state: { trellis: "other" } });
  document.scrollingElement.scrollTop = 0;
  listeners.popstate({ state: { trellis: "tab 1" } });
  tabHistory.willMove();
  assert.deepEqual(scrolls, [0], "the position is restored later");
  tabHistory.didApply(1, true);
  assert.equal(document.scrollingElement.scrollTop, 200);
});

test("a page that the user left while it was loaded does not get the offset of the next one", () => {
  const { document, tabHistory, listeners } = following({ number: () => 3 });
  document.scrollingElement.scrollTop = 200;
  tabHistory.open("/b");
  document.scrollingElement.scrollTop = 0;
  listeners.popstate({ state: { trellis: "tab 1" } });
  // The page at /b arrives, in a session of its own.
  tabHistory.forget(true);
  tabHistory.willMove();
  tabHistory.didApply(0, false);
  tabHistory.didApply(4, false);
  assert.equal(document.scrollingElement.scrollTop, 0);
  tabHistory.forget(false);
  tabHistory.willMove();
  tabHistory.didApply(0, true);
  assert.equal(document.scrollingElement.scrollTop, 200);
});

test("an address for an entry that the user has left is for that entry", () => {
  const { state, tabHistory, entries, listeners } = following();
  const patch = (done, ...addresses) => {
    tabHistory.willApply([], done);
    for (const [address, replacing] of addresses) state.navigate(address, replacing);
    tabHistory.didApply(done, false);
  };
  patch(0, ["/p?part=2", false]);
  assert.deepEqual(entries.splice(0).at(-1), ["push", "tab 2", "/p?part=2"]);
  // The event that reports this has the number 1.
  listeners.popstate({ state: { trellis: "tab 1" } });
  entries.splice(0);
  patch(0, ["/p?part=2&text=a", true], ["/elsewhere", false]);
  assert.deepEqual(entries, [], "the user is not there any more");
  patch(1, ["/p?order=up", true]);
  assert.deepEqual(entries.splice(0), [["replace", "tab 1", "/p?order=up"]]);
  listeners.popstate({ state: { trellis: "tab 2" } });
  assert.deepEqual(entries.splice(0), [["replace", "tab 2", "/p?part=2&text=a"]], "the entry has got its address");
  listeners.popstate({ state: { trellis: "tab 1" } });
  assert.deepEqual(entries, [["replace", "tab 1", undefined]]);
});

test("addresses of the history have the path of the site, those of the server do not", () => {
  const { state, tabHistory, entries, sent, listeners } = following({ base: "/app" });
  state.navigate("/q?a=1", false);
  tabHistory.open("/r");
  globalThis.location.pathname = "/app/p";
  listeners.popstate({ state: { trellis: "tab 1", visit: "tab 1" } });
  assert.deepEqual(entries.slice(1), [["push", "tab 2", "/app/q?a=1"], ["push", "tab 3", "/app/r"], ["replace", "tab 1", undefined]]);
  assert.deepEqual(sent, [["open", "/r"], ["open", "/p"]]);
});

test("an entry that has got its address from the server has the path of the site", () => {
  const { state, tabHistory, entries, sent, listeners } = following({ base: "/app" });
  state.navigate("/q", false);
  listeners.popstate({ state: { trellis: "tab 1", visit: "tab 1" } });
  tabHistory.willApply([], 0);
  state.navigate("/q?a", true);
  tabHistory.didApply(1, false);
  listeners.popstate({ state: { trellis: "tab 2", visit: "tab 1" } });
  assert.deepEqual(sent.at(-1), ["location", "/q?a"]);
  assert.deepEqual(entries.at(-1), ["replace", "tab 2", "/app/q?a"]);
});

test("an opened page is an entry of its own page, and going back to the former one opens that", () => {
  const { document, state, tabHistory, visits, sent, listeners } = following();
  state.navigate("/p?a", false);
  document.scrollingElement.scrollTop = 300;
  assert.equal(tabHistory.open("/q"), 1);
  tabHistory.forget();
  tabHistory.willMove();
  assert.equal(document.scrollingElement.scrollTop, 0);
  assert.deepEqual(visits, ["tab 1", "tab 1", "tab 3"], "no further entry is named");
  listeners.popstate({ state: { trellis: "tab 2", visit: "tab 1" } });
  listeners.popstate({ state: { trellis: "tab 1", visit: "tab 1" } });
  assert.deepEqual(sent.map(([type]) => type), ["open", "open", "location"]);
  tabHistory.didApply(0, true);
  listeners.popstate({ state: { trellis: "tab 2", visit: "tab 1" } });
  tabHistory.didApply(1, false);
  assert.equal(document.scrollingElement.scrollTop, 300, "where the page was left");
});

test("a page that the server opens is an entry of its own page", () => {
  const { state, tabHistory, entries, visits } = following();
  state.navigate("/q", false);
  tabHistory.willMove();
  assert.deepEqual(entries.slice(1), [["push", "tab 2", "/q"], ["replace", "tab 2", undefined]]);
  assert.equal(new Set(visits).size, 2);
  tabHistory.willMove();
  assert.equal(entries.length, 3, "the page has its name");
});

test("a page is not opened if its event cannot be sent", () => {
  const { tabHistory, entries } = following({ number: () => 0 });
  assert.equal(tabHistory.open("/q"), 0);
  assert.equal(entries.length, 1);
});

test("an address of the page that a link leaves is for its entry, one of the next page is not", () => {
  const { state, tabHistory, entries, listeners } = following();
  tabHistory.open("/q");
  tabHistory.willApply([], 0);
  state.navigate("/p?a", true);
  state.navigate("/elsewhere", false);
  assert.deepEqual(entries.slice(1), [["push", "tab 2", "/q"]]);
  tabHistory.forget();
  tabHistory.willApply([], 0);
  state.navigate("/q?b", true);
  assert.deepEqual(entries.at(-1), ["replace", "tab 2", "/q?b"]);
  listeners.popstate({ state: { trellis: "tab 1", visit: "tab 1" } });
  assert.deepEqual(entries.at(-1), ["replace", "tab 1", "/p?a"]);
});

test("a step in the history that may not leave the page changes nothing, and its entry is pushed again", () => {
  const { tabHistory, entries, sent, listeners } = following();
  tabHistory.open("/r");
  entries.splice(0);
  tabHistory.mayLeave = () => false;
  listeners.popstate({ state: { trellis: "tab 1", visit: "tab 1" } });
  assert.equal(sent.length, 1);
  assert.deepEqual(entries.map(([change, entry]) => [change, entry]), [["push", "tab 2"]]);
  listeners.popstate({ state: { trellis: "tab 3", visit: "tab 2" } });
  assert.deepEqual(sent.at(-1)[0], "location", "a step within the page asks nothing");
});
