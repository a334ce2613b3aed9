import assert from "node:assert/strict";
import { test } from "node:test";
import { jumpDistance, mustReport, paneOf, speedOf } from "../../public/lists.js";
import { listPage, rowOf } from "./list-page.mjs";

test("the visible part is reported at the start, and when it has moved by a quarter of its height", () => {
  const { list, pane, calls, fire, start } = listPage();
  start("3");
  assert.deepEqual(calls.pop(), [list, "listwindow", { top: 0, height: 500, epoch: 3, focused: 0 }]);
  list.top = 0;
  fire("scroll");
  assert.equal(calls.length, 0);
  list.top = -60;
  fire("scroll");
  assert.equal(calls.pop()[2].top, 160);
  list.top = -70;
  fire("scrollend");
  assert.equal(calls.pop()[2].top, 170);
  fire("scrollend");
  assert.equal(calls.length, 0);
  pane.clientHeight = 400;
  fire("scroll");
  assert.equal(calls.pop()[2].height, 400);
});

test("the row with the focus is reported, also if an element in it has the focus", () => {
  const { document, row, calls, fire, start } = listPage();
  start("0");
  calls.splice(0);
  document.activeElement = { parentElement: { parentElement: row }, inList: true };
  fire("focusin");
  assert.equal(calls.pop()[2].focused, 7);
  document.activeElement = { parentElement: null, inList: false };
  fire("scrollend");
  assert.equal(calls.pop()[2].focused, 0);
});

test("other rows are a reason to report, and the end removes all listeners", () => {
  const { list, calls, observers, handlers, start } = listPage();
  const end = start("0");
  calls.splice(0);
  list.top = 90;
  observers[1].run();
  assert.equal(calls.pop()[2].top, 10);
  end();
  assert.equal(handlers.length, 0);
  assert.ok(observers.every(({ isActive }) => !isActive));
});

test("rows of which none is visible are a reason to report again", () => {
  const { list, calls, observers, start } = listPage();
  start("0");
  calls.splice(0);
  const at = (top) => ({ getAttribute: () => "1", getBoundingClientRect: () => ({ top, bottom: top + 50 }) });
  list.children = [at(120), at(9000)];
  observers[1].run();
  assert.equal(calls.length, 0);
  list.children = [at(-500), at(9000)];
  observers[1].run();
  assert.equal(calls.pop()[2].top, 0);
});

test("the pane of a list that loads rows at its start is kept in place before it is scrolled", () => {
  for (const mark of [null, "data-holds"]) {
    const { state, pane, list, start } = listPage();
    list.mark = mark;
    start("0");
    assert.deepEqual([...state.scrolled], mark ? [pane] : []);
  }
});

test("a list without a pane is scrolled by the window", () => {
  const { window, pane, list, calls, start } = listPage();
  pane.overflowY = "hidden";
  assert.equal(paneOf(list, window), null);
  list.top = -40;
  start("");
  assert.deepEqual(calls.pop()[2], { top: 40, height: 900, epoch: 0, focused: 0 });
});

test("a small move is reported at rest only", () => {
  const part = { top: 10, height: 100, focused: 0 };
  assert.ok(mustReport(null, part, false));
  assert.ok(!mustReport(part, { ...part, top: 30 }, false));
  assert.ok(mustReport(part, { ...part, top: 30 }, true));
  assert.ok(!mustReport(part, { ...part, top: 10.5 }, true));
  assert.ok(mustReport(part, { ...part, focused: 2 }, false));
  assert.ok(!mustReport({ ...part, speed: 900 }, part, true), "the end of a step is not the end of the movement");
});

test("a report has the mean speed of a movement, and none at rest", () => {
  assert.equal(speedOf([0, 100], [100, 2_100]), 20_000);
  assert.equal(speedOf([0, 2_100], [200, 100]), -10_000);
  assert.equal(speedOf([0, 0], [0, 500]), 5_000);
  const { window, list, calls, observers, fire, start } = listPage();
  let time = 0;
  window.performance = { now: () => time };
  const move = (by, after) => {
    list.top -= by;
    time += after;
  };
  const step = (by, after) => {
    move(by, after);
    fire("scroll");
    return calls.pop()?.[2].speed;
  };
  const end = start("0");
  calls.splice(0);
  assert.equal(step(400, 500), undefined, "a step after a rest, such as one key");
  for (let count = 0; count < 10; count += 1) step(200, 10);
  assert.equal(step(200, 10), 20_000);
  assert.equal(step(2_000, 100), 20_000, "a late step");
  assert.equal(step(2_000, 0), 40_000);
  // Neither the end of a step nor other rows end the movement.
  fire("scrollend");
  assert.equal(calls.length, 0);
  observers[1].run();
  assert.equal(calls.pop()[2].speed, 40_000);
  // The timer runs before a step that is late.
  move(6_000, 300);
  window.rest();
  assert.equal(calls.pop()[2].speed, 20_000);
  time += 200;
  window.rest();
  const [, , { top, speed }] = calls.pop();
  assert.deepEqual([top, speed, calls.length], [12_600, undefined, 0]);
  assert.equal(step(-300, 500), undefined);
  assert.equal(step(-300, 10), -3_000);
  end();
  assert.equal(window.rest, null, "the timer ends with the list");
});

test("a report says whether wheel, keys or a finger have moved the list, and not the thumb of a scroll bar", () => {
  const { list, calls, fire, start } = listPage();
  const move = () => {
    list.top -= 500;
    fire("scroll");
    return calls.pop()[2].relative;
  };
  const end = start("0");
  calls.splice(0);
  assert.equal(move(), undefined, "an unknown cause");
  fire("wheel");
  assert.equal(move(), true);
  assert.equal(move(), true, "a movement that goes on by itself");
  fire("pointerdown", { pointerType: "mouse" });
  assert.equal(move(), undefined, "the thumb");
  fire("keydown", { key: "Shift" });
  assert.equal(move(), undefined, "no key that scrolls");
  for (const key of ["PageDown", "ArrowUp", "Home", "End", " "]) {
    fire("pointerdown", { pointerType: "pen" });
    fire("keydown", { key });
    assert.equal(move(), true, key);
  }
  fire("pointerdown", { pointerType: "mouse" });
  fire("pointerdown", { pointerType: "touch" });
  assert.equal(move(), undefined, "a finger that does not move");
  fire("touchmove");
  fire("pointerdown", { pointerType: "touch" });
  assert.equal(move(), true);
  // Other frames of the server start the recognizer again during a movement.
  end();
  start("1");
  calls.splice(0);
  assert.equal(move(), true);
});

test("a request to scroll is done once, before the report", async () => {
  const { window, pane, list, calls, start } = listPage();
  const moves = [];
  const row = { getBoundingClientRect: () => ({ top: 640, bottom: 700 }), closest: () => null };
  Object.assign(window, {
    queueMicrotask, getComputedStyle: ({ overflowY }) => ({ overflowY, scrollMarginTop: "40px", scrollMarginBottom: "" }),
  });
  Object.assign(pane, { clientTop: 2, scrollBy: (move) => moves.push(move) });
  Object.assign(list, { isConnected: true, querySelectorAll: (text) => (/"500"/.test(text) ? [row] : []) });
  const end = start("3:1:500:top");
  assert.equal(calls.length, 0);
  await null;
  assert.deepEqual(moves, [{ top: 640 - 142, behavior: "instant" }]);
  assert.equal(calls.length, 1);
  end();
  start("4:1:500:top");
  await null;
  assert.equal(moves.length, 1);
  start("4:2:9:top");
  await null;
  assert.equal(moves.length, 1);
});

test("a row comes to a place of the visible part", () => {
  const view = { top: 100, bottom: 600 };
  const box = (top, bottom) => ({ top, bottom });
  assert.equal(jumpDistance(box(250, 300), view, "top"), 150);
  assert.equal(jumpDistance(box(250, 300), view, "bottom"), -300);
  assert.equal(jumpDistance(box(250, 300), view, "center"), -75);
  assert.equal(jumpDistance(box(250, 300), view, "nearest"), 0);
  assert.equal(jumpDistance(box(50, 90), view, "nearest"), -50);
  assert.equal(jumpDistance(box(590, 640), view, "nearest"), 40);
  assert.equal(jumpDistance(box(700, 1700), view, "nearest"), 600);
});

/** A horizontal list in a pane of 500 px, from 100 to 600 px in the window; the list is at `left` and has a width. */
function stripPage(width) {
  const page = listPage();
  const { pane, list, window } = page;
  Object.assign(pane, {
    clientWidth: 500, overflowX: "auto", overflowY: "hidden", moves: [],
    getBoundingClientRect: () => ({ left: 100, top: 100 }), scrollBy: (way) => pane.moves.push(way),
  });
  window.getComputedStyle = ({ overflowX, overflowY }) => ({ overflowX, overflowY });
  list.left = 100;
  list.getBoundingClientRect = () => ({ left: list.left, right: list.left + width, top: 100, bottom: 180 });
  return page;
}

test("a horizontal list reports its visible part from the left or the right edge", () => {
  for (const [words, top] of [["x2", 250], ["xr2", 250]]) {
    const { list, calls, start } = stripPage(1000);
    list.left = -150;
    start(words);
    assert.deepEqual(calls.pop()[2], { top, height: 500, epoch: 2, focused: 0 });
  }
  const { list, calls, start } = stripPage(1000);
  list.left = -400;
  start("xr0");
  assert.equal(calls.pop()[2].top, 0);
});

test("a window in both axes is reported with both distances", () => {
  for (const [words, left] of [["b1", 40], ["br1", 460]]) {
    const { list, pane, calls, start, fire } = stripPage(1000);
    pane.overflowY = "auto";
    list.left = 60;
    start(words);
    assert.deepEqual(calls.pop()[2], { top: 0, height: 500, epoch: 1, focused: 0, left, width: 500 });
    list.left -= 200;
    fire("scroll");
    assert.equal(calls.pop()[2].left, words === "b1" ? 240 : 260);
  }
});

test("a request scrolls along a horizontal list", async () => {
  for (const [words, left] of [["x1:7:3:top", 200], ["xr1:7:3:top", -220], ["x1:7:3:bottom", -220]]) {
    const { list, pane, start, window } = stripPage(1000);
    window.queueMicrotask = (run) => run();
    list.isConnected = true;
    list.querySelectorAll = () => [{ getBoundingClientRect: () => ({ left: 300, right: 380 }), closest: () => null }];
    start(words);
    assert.deepEqual(pane.moves, [{ left, behavior: "instant" }], words);
  }
});

test("a request scrolls a window in both axes to the nearest place across the list", () => {
  for (const [words, left] of [["b1:7:3:top", 150], ["br1:7:3:top", 150]]) {
    const { list, pane, start, window } = stripPage(1000);
    pane.overflowY = "auto";
    window.queueMicrotask = (run) => run();
    list.isConnected = true;
    list.querySelectorAll = () => [{ getBoundingClientRect: () => ({ left: 670, right: 750, top: 400, bottom: 424 }), closest: () => null }];
    start(words);
    assert.deepEqual(pane.moves, [{ left, behavior: "instant" }, { top: 300, behavior: "instant" }]);
  }
});

test("rows that are inserted at the visible right edge are shown", () => {
  const { list, pane, calls, observers, start } = stripPage(1000);
  list.left = -400;
  start("xr0");
  calls.splice(0);
  list.left = -300;
  observers[1].run();
  assert.deepEqual(pane.moves, [{ left: 100, behavior: "instant" }]);
  list.left = -100;
  pane.moves = [];
  observers[1].run();
  assert.deepEqual(pane.moves, []);
});

test("shapes fill the visible part of a list without rows, and go when rows are there", () => {
  const { list, observers, fire, start } = listPage();
  start("0");
  list.children = [rowOf(list, 1, 0, 400), rowOf(list, 2, 400, 400), rowOf(list, 900, 90_000)];
  list.top = 100 - 100;
  fire("scroll");
  assert.equal(list.style.backgroundImage, undefined);
  list.top = 100 - 500;
  fire("scroll");
  assert.match(list.style.backgroundImage, /^repeating-linear-gradient/);
  assert.equal(list.style.backgroundPosition, "0 800px");
  assert.equal(list.style.backgroundSize, "100% 200px");
  list.children.push(rowOf(list, 3, 800, 400));
  observers[1].run();
  assert.equal(list.style.backgroundImage, "");
});

test("the row with a medium that plays is reported, unless another row has the focus", () => {
  const { document, list, row, calls, fire, start } = listPage();
  const [silent, film] = [true, false].map((paused) => ({ parentElement: row, paused, ended: false }));
  list.querySelectorAll = (selector) => (selector === "video,audio" ? [silent, film] : []);
  start("0");
  assert.equal(calls.pop()[2].focused, 7);
  film.ended = true;
  fire("scrollend");
  assert.equal(calls.pop()[2].focused, 0);
  film.ended = false;
  document.activeElement = { parentElement: list, inList: true, getAttribute: () => "9" };
  fire("scrollend");
  assert.equal(calls.pop()[2].focused, 9);
});

/** A row of the list page that notes its `content-visibility`. */
function styledRow(list, number) {
  const styles = {};
  return { ...rowOf(list, number, number * 50), parentElement: list, styles, style: { setProperty(name, value) { styles[name] = value; } } };
}

test("the rows of a list that is mounted whole are rendered when they become visible, and at rest", () => {
  const page = listPage();
  const { window, list, observers, handlers } = page;
  const works = [];
  window.setTimeout = (work) => works.push(work);
  list.children = Array.from({ length: 250 }, (_, index) => styledRow(list, index + 1));
  const isRendered = ({ styles }) => styles["content-visibility"] === "visible";
  const count = () => list.children.filter(isRendered).length;
  page.start("w0");
  assert.equal(count(), 0);
  const change = (target, skipped) => {
    for (const { target: at, all } of handlers) if (at === list) all.contentvisibilityautostatechange?.({ target, skipped });
  };
  change(list.children[240], true);
  change({ ...list.children[241], parentElement: null }, false);
  assert.equal(count(), 0, "a row that is skipped, and an element in a row");
  change(list.children[240], false);
  assert.ok(isRendered(list.children[240]));
  works.shift()();
  assert.equal(count(), 101);
  works.shift()();
  works.shift()();
  assert.equal(count(), 250);
  assert.equal(works.length, 0);
  // New rows.
  list.children = [styledRow(list, 0), ...list.children];
  observers.at(-2).run();
  assert.equal(works.length, 1);
  works.shift()();
  assert.equal(count(), 251);
  observers.at(-2).run();
  assert.equal(works.length, 0, "no row waits");
});

test("a list with a window renders no rows by itself, and one that is mounted whole has no shapes", () => {
  const { window, list, fire, start } = listPage();
  window.setTimeout = () => assert.fail("nothing is rendered at rest");
  list.children = [styledRow(list, 1)];
  list.top = -20_000;
  start("0")();
  assert.match(list.style.backgroundImage, /^repeating-linear-gradient/);
  window.setTimeout = () => 1;
  start("w0");
  fire("scroll");
  assert.equal(list.style.backgroundImage, "");
});
