import assert from "node:assert/strict";
import { test } from "node:test";
import { listPage, rowOf } from "./list-page.mjs";

test("the place of a list is its first whole row, and none at its start", () => {
  const { visited, list, start } = listPage();
  const end = start("0");
  list.children = [rowOf(list, 1, 0), rowOf(list, 2, 50), { ...rowOf(list, 9, 60), getAttribute: () => null }, rowOf(list, 3, 100)];
  assert.deepEqual(visited.places(), []);
  list.top = 100 - 30;
  assert.deepEqual(visited.places(), [[[0], 2, 50, 30]]);
  list.children = [rowOf(list, 4, 0, 900)];
  assert.deepEqual(visited.places(), [[[0], 4, 0, 30]], "a row that is higher than the pane");
  list.children = [rowOf(list, 4, 40, 50, "k")];
  assert.deepEqual(visited.places(), [[[0], 4, 40, 30, "k"]]);
  list.children = [];
  assert.deepEqual(visited.places(), []);
  list.children = [rowOf(list, 4, 0, 900)];
  end();
  assert.deepEqual(visited.places(), [], "an ended list");
});

/** A list page with a stored place: row 500, 40 px below the top of the visible part. */
function storedPage() {
  const page = listPage();
  const { window, visited, pane, list } = page;
  const moves = [];
  let mounted = [];
  Object.assign(window, { queueMicrotask });
  Object.assign(pane, {
    scrollBy({ top }) {
      moves.push(top);
      list.top -= top;
    },
  });
  Object.assign(list, { isConnected: true, querySelectorAll: (text) => (/"500"/.test(text) ? mounted : []) });
  list.top = -900;
  visited.offsets.set("a", [[null, 0, 0, [[[3], 1, 1, 1], [[0], 500, 1040, 1000]]]]);
  return { ...page, moves, mount: (...rows) => { mounted = rows; } };
}

test("a stored place is reported until its row is mounted, and shown once", async () => {
  const { visited, list, calls, observers, moves, mount, fire, start } = storedPage();
  start("0")();
  const end = start("0");
  await null;
  assert.deepEqual(calls.pop()[2], { top: 1000, height: 500, epoch: 0, focused: 0, row: 500, frame: 1040 });
  calls.splice(0);
  fire("scroll");
  assert.equal(calls.length, 0, "the offset that is restored is the reported one");
  // The server gave the row another frame.
  mount(rowOf(list, 500, 1240));
  observers.at(-2).run();
  assert.deepEqual(moves, [200]);
  fire("scroll");
  assert.deepEqual(calls.pop()[2], { top: 1200, height: 500, epoch: 0, focused: 0 });
  end();
  calls.splice(0);
  start("1");
  assert.equal(calls.pop()[2].row, undefined);
  // The user has left the page and comes back: its place is shown when the page is.
  visited.offsets.set("b", [[null, 0, 0, [[[0], 500, 1040, 1000]]]]);
  Object.assign(visited, { here: "b", wanted: {} });
  fire("scroll");
  assert.deepEqual(moves, [200]);
  visited.wanted.isShown = true;
  list.top += 50;
  fire("scroll");
  assert.deepEqual(moves, [200, 50]);
  // The places that the page itself stores are not shown.
  list.top -= 100;
  visited.offsets.set("b", [[null, 0, 0, visited.places()]]);
  fire("scroll");
  assert.deepEqual(moves, [200, 50]);
});

test("a stored place is shown when elements of other rows come to show its rows", async () => {
  const { list, observers, moves, mount, start } = storedPage();
  start("0");
  await null;
  mount(rowOf(list, 500, 1240));
  observers.at(-1).run([{ target: { parentElement: {} } }]);
  assert.deepEqual(moves, [], "an element in a row");
  observers.at(-1).run([{ target: { parentElement: {} } }, { target: { parentElement: list } }]);
  assert.deepEqual(moves, [200]);
});

test("a stored place ends by rows without its row, by the user, and by a request to scroll", async () => {
  for (const finish of ["rows", "wheel", "request"]) {
    const { list, calls, observers, moves, mount, fire, start } = storedPage();
    start(finish === "request" ? "0:1:7:top" : "0");
    await null;
    if (finish === "rows") observers.at(-2).run();
    if (finish === "wheel") fire("wheel");
    mount(rowOf(list, 500, 1240));
    list.top = -700;
    fire("scrollend");
    assert.deepEqual(moves, [], finish);
    assert.equal(calls.pop()[2].row, undefined, finish);
  }
});

test("a hidden element, which has the attributes of a row that has left, is no row", async () => {
  const { visited, list, observers, moves, mount, start } = storedPage();
  visited.offsets.set("a", [[null, 0, 0, [[[0], 500, 1040, 1000, "k"]]]]);
  const [hidden, row] = [rowOf(list, 500, 7, 0, "k"), rowOf(list, 500, 1240, 50, "k")];
  hidden.hidden = true;
  mount(hidden, row);
  list.children = [hidden, row];
  start("0");
  await null;
  assert.deepEqual(moves, [200]);
  list.children = [hidden];
  observers[1].run();
  assert.deepEqual(moves, [200]);
});

test("the row of a stored place is found by its key, or else by its index in the answer", async () => {
  for (const [key, moved] of [["k", [300]], ["gone", [200]]]) {
    const { visited, list, calls, observers, moves, mount, start } = storedPage();
    visited.offsets.set("a", [[null, 0, 0, [[[0], 500, 1040, 1000, key]]]]);
    const [atIndex, withKey] = [rowOf(list, 500, 1240), rowOf(list, 503, 1340, 50, "k")];
    // Another row is at the index until the server has answered.
    mount(atIndex);
    start("0");
    await null;
    assert.deepEqual(calls.pop()[2], { top: 1000, height: 500, epoch: 0, focused: 0, row: 500, frame: 1040, id: key });
    assert.deepEqual(moves, [], key);
    list.children = [atIndex, withKey];
    observers.at(-2).run();
    assert.deepEqual(moves, moved, key);
  }
});

test("a list that is mounted whole shows the stored place at once, and gives up a row that it lacks", async () => {
  for (const [key, number, moved] of [["k", 500, [300]], ["gone", 500, [200]], ["gone", 900, []]]) {
    const { window, visited, list, calls, moves, mount, start } = storedPage();
    window.requestIdleCallback = () => {};
    visited.offsets.set("a", [[null, 0, 0, [[[0], number, 1040, 1000, key]]]]);
    const [atIndex, withKey] = [rowOf(list, 500, 1240), rowOf(list, 503, 1340, 50, "k")];
    list.children = [atIndex, withKey];
    mount(atIndex);
    start("w0");
    await null;
    assert.deepEqual(moves, moved, `${key} ${number}`);
    assert.equal(calls.pop()[2].row, undefined, "the server needs no place");
  }
});
