import assert from "node:assert/strict";
import { test } from "node:test";
import { finish, openPage, save, title, tree } from "./fake-window.mjs";

test("a proxy's response during the replacement of the server does not end the page", async (context) => {
  const window = await openPage(context);
  for (let time = 0; time < 3; time += 1) {
    await window.open("poll").respond(404, "not found");
    await window.pass(10000);
    if (window.isOpen("event")) await finish(window, 0);
  }
  assert.equal(window.isOpen("attach"), false);
  assert.equal(window.classes.has("trellis-gone"), false);
});

test("a tree that never fits is requested a limited number of times", async (context) => {
  context.mock.method(console, "error", () => {});
  const window = await openPage(context);
  for (let number = 1; number <= 6; number += 1) {
    await window.open("poll").respond(200, { done: 0, batches: [[number, [[99, 2]], "reset"]] });
  }
  await window.pass(0);
  assert.equal(window.classes.has("trellis-gone"), true);
  assert.match(window.status.textContent, /cannot be shown/);
  assert.equal(window.isOpen("poll"), false);
});

test("after a patch that did not fit, only a whole tree is applied", async (context) => {
  context.mock.method(console, "error", () => {});
  const window = await openPage(context);
  await window.open("poll").respond(200, { done: 0, batches: [[1, [[99, 2]]]] });
  assert.deepEqual([window.open("poll").body.ack, window.open("poll").body.reset], [0, true]);
  const text = (value) => [11, 3, value];
  await window.open("poll").respond(200, { done: 0, batches: [[1, [text("Wrong")]]] });
  assert.equal(window.root.querySelector("button").textContent, "Save");
  const whole = [2, [[18, 101, ["div", 0, 0, 0, 0, [title("B"), save]]]], "reset"];
  await window.open("poll").respond(200, { done: 0, batches: [whole] });
  assert.equal(window.root.querySelector("input").value, "B");
  assert.deepEqual([window.open("poll").body.ack, window.open("poll").body.reset], [2, undefined]);
  await window.open("poll").respond(200, { done: 0, batches: [[3, [[11, 102, "Keep"]]]] });
  assert.equal(window.root.querySelector("button").textContent, "Keep");
});
