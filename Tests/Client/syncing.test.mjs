import assert from "node:assert/strict";
import { test } from "node:test";
import { openPage, openWindow, title } from "./fake-window.mjs";


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
  const items = new Map([0, 1, 2, 3].map((place) => [`trellis-poll-${place}`, `other ${now} ${now} 1`]));
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
