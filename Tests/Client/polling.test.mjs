import assert from "node:assert/strict";
import { test } from "node:test";
import { breakResponses, openPage, openWindow, title } from "./fake-window.mjs";


test("an attach contains the user for whom the page was made", async (context) => {
  const window = await openWindow(context, { meta: { owner: "a1" } });
  assert.equal(window.open("attach").body.owner, "a1");
});

test("a page without a user attaches without one", async (context) => {
  const window = await openWindow(context);
  assert.equal(window.open("attach").body.owner, "");
});

test("a poll that waits counts as lost after 35 s", async (context) => {
  const window = await openPage(context);
  assert.equal(window.open("poll").body.brief, undefined);
  await window.pass(34_999);
  assert.equal(window.isOpen("poll"), true);
  await window.pass(1);
  assert.equal(window.isOpen("poll"), false);
});

/** A storage in which other windows, with the focus, hold all leases. */
function heldLeases(now) {
  const items = new Map([0, 1, 2, 3].map((slot) => [`trellis-poll-${slot}`, `other ${now} ${now} 1`]));
  return { getItem: (key) => items.get(key) ?? null, setItem: (key, value) => items.set(key, value), items };
}

test("an attach counts as lost after 15 s", async (context) => {
  const window = await openWindow(context);
  await window.pass(14_999);
  assert.equal(window.isOpen("attach"), true);
  await window.pass(1);
  assert.equal(window.isOpen("attach"), false);
});

test("a brief poll counts as lost after 15 s", async (context) => {
  const localStorage = heldLeases(1e12);
  const window = await openPage(context, [title("A")], { protocol: "http/1.1", localStorage });
  assert.equal(window.open("poll").body.brief, true);
  for (const key of localStorage.items.keys()) localStorage.setItem(key, `other 1 ${1e12 + 12_000} 1`);
  await window.pass(14_999);
  assert.equal(window.isOpen("poll"), true);
  await window.pass(1);
  assert.equal(window.isOpen("poll"), false);
});

test("a tab that gets a lease during a brief poll waits no longer than the claim", async (context) => {
  const localStorage = heldLeases(1e12);
  const window = await openPage(context, [title("A")], { protocol: "http/1.1", localStorage });
  localStorage.items.clear();
  await window.open("poll").respond(200, { done: 0, batches: [] });
  await window.pass(200);
  assert.equal(window.open("poll").body.brief, undefined);
});

test("a hidden page ends its poll, and sends none until it is shown", async (context) => {
  const window = await openPage(context);
  window.setHidden(true);
  await window.pass(0);
  assert.equal(window.isOpen("poll"), false);
  await window.pass(60_000);
  assert.equal(window.isOpen("poll"), false);
  window.setHidden(false);
  await window.pass(0);
  assert.equal(window.open("poll").body.poll, 2);
});

test("a page that was hidden while it attached does not poll", async (context) => {
  const window = await openWindow(context);
  window.setHidden(true);
  await window.attach();
  await window.pass(0);
  assert.equal(window.isOpen("poll"), false);
  window.setHidden(false);
  await window.pass(0);
  assert.equal(window.isOpen("poll"), true);
});

test("a hidden page whose session ended before an event was done attaches", async (context) => {
  const window = await openPage(context);
  window.setHidden(true);
  await window.pass(0);
  window.enter("input", "A1");
  await window.open("event").respond(404, "gone", { "Trellis-Live": "1" });
  await window.pass(0);
  await window.open("attach").respond(503);
  await window.pass(60_000);
  assert.equal(window.isOpen("attach"), true, "another attempt");
});

test("a hidden page whose session ended without a waiting event does not attach", async (context) => {
  const window = await openPage(context);
  window.enter("input", "A1");
  window.setHidden(true);
  await window.open("event").respond(200, { done: 1, batches: [] });
  await window.pass(60_000);
  assert.equal(window.isOpen("attach"), false);
});

test("an attach waits for a request that is under way", async (context) => {
  const window = await openPage(context);
  window.enter("input", "A1");
  await window.open("poll").respond(404, "gone", { "Trellis-Live": "1" });
  await window.pass(0);
  assert.equal(window.isOpen("attach"), false);
  await window.open("event").respond(200, { done: 1, batches: [] });
  await window.pass(0);
  assert.equal(window.open("attach").body.next, 2, "the event is done");
});

test("without a lease a page polls every two seconds", async (context) => {
  const window = await openPage(context, [title("A")], { protocol: "http/1.1", localStorage: heldLeases(1e12) });
  await window.open("poll").respond(204);
  await window.pass(1_999);
  assert.equal(window.isOpen("poll"), false);
  await window.pass(1);
  assert.equal(window.open("poll").body.brief, true);
});

test("a tab that loses its lease ends its poll", async (context) => {
  const { items, ...storage } = heldLeases(0);
  const localStorage = { ...storage, removeItem: (key) => items.delete(key) };
  const window = await openPage(context, [title("A")], { protocol: "http/1.1", localStorage });
  for (let turn = 0; turn < 5 && (!window.isOpen("poll") || window.open("poll").body.brief); turn += 1) {
    if (window.isOpen("poll")) await window.open("poll").respond(204);
    await window.pass(2_000);
  }
  const { body: { poll, brief } } = window.open("poll");
  assert.equal(brief, undefined);
  for (const key of items.keys()) localStorage.setItem(key, `other ${Date.now()} ${Date.now()} 1`);
  window.fire("storage", { key: "trellis-poll-0" });
  await window.pass(0);
  assert.equal(window.requests.some(({ endpoint, isOpen, body }) => endpoint === "poll" && isOpen && body.poll === poll), false);
});

test("a page polls again, and requests a reset, after an error while it handles a response", async (context) => {
  const window = await openPage(context);
  const errors = context.mock.method(console, "error", () => {});
  const repair = breakResponses(window);
  await window.open("poll").respond(204);
  assert.equal(errors.mock.callCount(), 1);
  repair();
  await window.pass(10_000);
  assert.equal(window.open("poll").body.reset, true);
});

test("a page attaches again after an error while it handles the response to an attach", async (context) => {
  const window = await openWindow(context);
  context.mock.method(console, "error", () => {});
  const repair = breakResponses(window);
  await window.attach();
  repair();
  await window.pass(10_000);
  assert.equal(window.open("attach").body.reset, true);
  await window.attach();
  await window.pass(0);
  assert.equal(window.isOpen("poll"), true);
});

test("a page that cannot handle responses stops with a notice", async (context) => {
  const window = await openPage(context);
  context.mock.method(console, "error", () => {});
  breakResponses(window);
  let polls = 0;
  for (; window.isOpen("poll"); polls += 1) {
    assert.ok(polls < 6, "the page sends no polls without end");
    await window.open("poll").respond(204);
    await window.pass(9_000);
  }
  assert.equal(polls, 6);
  assert.ok(window.classes.has("trellis-gone"));
  assert.match(window.status.textContent, /reload/i);
});
