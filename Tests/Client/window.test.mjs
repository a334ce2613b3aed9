import assert from "node:assert/strict";
import { test } from "node:test";
import { eventsOf, finish, openPage, title } from "./fake-window.mjs";

test("a private page from the back-forward cache is hidden until the server names its user", async (context) => {
  const window = await openPage(context, [title("A")], { meta: { owner: "a1" } });
  const late = window.open("poll");
  window.fire("pageshow", { persisted: true });
  assert.equal(window.classes.has("trellis-checking"), true);
  await late.respond(204);
  assert.equal(window.classes.has("trellis-checking"), true, "that was asked before");
  await finish(window, 0);
  assert.equal(window.classes.has("trellis-checking"), false);
});

/** A page whose poll failed, with a delay of up to 10 s before the next one. */
async function openWaiting(context) {
  const window = await openPage(context);
  context.mock.method(Math, "random", () => 0.999);
  await window.open("poll").fail();
  assert.deepEqual([window.isOpen("poll"), window.isOpen("event")], [false, false]);
  return window;
}

for (const [name, end] of [
  ["the network comes back", (window) => window.fire("online")],
  ["the window gets the focus", (window) => window.fire("focus")],
  ["the page is hidden and shown", (window) => { window.setHidden(true); window.setHidden(false); }],
]) {
  test(`a delay ends when ${name}`, async (context) => {
    const window = await openWaiting(context);
    end(window);
    await window.pass(0);
    assert.equal(window.isOpen("event"), true);
  });
}

test("the focus ends the delay of the events while a poll waits", async (context) => {
  const window = await openPage(context);
  context.mock.method(Math, "random", () => 0.999);
  window.enter("input", "A1");
  await window.open("event").fail();
  assert.deepEqual([window.isOpen("poll"), window.isOpen("event")], [true, false]);
  window.fire("focus");
  await window.pass(0);
  assert.deepEqual([window.isOpen("poll"), window.isOpen("event")], [true, true]);
});

test("the client reports to a session that requests it when the page is hidden and shown", async (context) => {
  const window = await openPage(context);
  window.setHidden(true);
  window.setHidden(false);
  await window.pass(0);
  assert.deepEqual(eventsOf(window.requests, "s1"), [], "nobody asked");
  window.root.setAttribute("data-on", "pagehidden pagevisible");
  window.setHidden(false);
  window.setHidden(true);
  window.setHidden(true);
  window.setHidden(false);
  await finish(window, 1);
  assert.deepEqual(eventsOf(window.requests, "s1"),
    [{ type: "pagehidden", target: 1 }, { type: "pagevisible", target: 1 }]);
});
