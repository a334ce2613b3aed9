import assert from "node:assert/strict";
import { test } from "node:test";
import { finish, openAgain, openPage, save, title, typesOf } from "./fake-window.mjs";

test("a page that has stopped sends nothing, not even its last request", async (context) => {
  const window = await openPage(context, [title("A"), save], { meta: { owner: "a1" } });
  window.enter("input", "A1");
  await window.open("event").respond(401, "no");
  await window.pass(0);
  assert.equal(window.classes.has("trellis-signed-out"), true);
  assert.match(window.status.textContent, /signed out.*was not sent/);
  assert.equal(window.root.children.length, 0, "nothing of the user is left on the screen");
  assert.equal(window.document.title, "");
  window.fire("pagehide", { persisted: false });
  assert.deepEqual(window.beacons, []);
});

test("a page sends that it leaves, with its unacknowledged events", async (context) => {
  const window = await openPage(context);
  window.enter("input", "A1");
  window.fire("pagehide", { persisted: false });
  assert.deepEqual(window.beacons.map(([address]) => address), ["/_trellis/leave"]);
  assert.match(await window.beacons[0][1].text(), /"A1"/);
});

test("a confirmation of leaving is requested while the browser could not deliver the waiting events", async (context) => {
  const window = await openPage(context);
  assert.equal(window.fire("beforeunload").isPrevented, false);
  window.enter("input", "A1");
  assert.equal(window.fire("beforeunload").isPrevented, false);
  window.enter("input", "x".repeat(70000));
  assert.equal(window.fire("beforeunload").isPrevented, true, "browsers take 64 KB");
  await finish(window, 1);
  await finish(window, 2);
  assert.equal(window.fire("beforeunload").isPrevented, false);
  await window.open("poll").fail();
  window.enter("input", "A2");
  assert.equal(window.fire("beforeunload").isPrevented, true, "nothing would arrive");
});

/** The page of another version in the same tab, after a reload during which `value` was entered. */
async function reloadWith(context, trees, { before = "", after = before, value = "A1" } = {}) {
  const window = await openPage(context, trees, { meta: { owner: before } });
  await window.restart();
  window.enter("input", value);
  window.root.querySelector("button")?.click();
  await window.isUnknown();
  await window.attach({ version: "v2", reload: true });
  assert.deepEqual(window.visits, ["reload"]);
  const { sessionStorage } = window;
  const stored = sessionStorage.getItem("trellis-entries");
  const next = await openAgain({ trees, meta: { version: "v2", session: "s9", owner: after }, sessionStorage });
  return { next, stored, sessionStorage };
}

test("a reload for another version keeps unsaved entries", async (context) => {
  const { next, sessionStorage } = await reloadWith(context, [title("A"), save], { before: "a1" });
  assert.notEqual(sessionStorage.getItem("trellis-entries"), null, "a second reload before the attach loses nothing");
  await next.attach({ session: "s9", version: "v2", done: 0, batches: [] });
  assert.equal(next.root.querySelector("input").value, "A1");
  assert.deepEqual(typesOf(next.requests, "s9"), ["input A1"]);
  assert.match((await next.notices())[0], /was not done/);
  assert.equal(sessionStorage.getItem("trellis-entries"), null, "it is kept once");
});

for (const [before, after] of [["a1", "b2"], ["a1", ""], ["", "b2"]]) {
  test(`entries of the user "${before}" are not restored for the user "${after}"`, async (context) => {
    const { next, stored, sessionStorage } = await reloadWith(context, [title("A"), save], { before, after });
    assert.match(stored, /"A1"/);
    assert.equal(sessionStorage.getItem("trellis-entries"), null, "they are removed at once");
    await next.attach({ session: "s9", version: "v2", done: 0, batches: [] });
    assert.equal(next.root.querySelector("input").value, "A");
    assert.deepEqual(typesOf(next.requests, "s9"), []);
    assert.deepEqual(await next.notices(), []);
  });
}

/** The storage of a tab that loads its document because the sign-in of its user has ended, during the entry of "A1". */
async function signOutDuringEntry(context) {
  const window = await openPage(context, [title("A"), save], { meta: { owner: "a1" } });
  window.enter("input", "A1");
  await window.open("poll").respond(200, { moved: true, load: true });
  await window.pass(0);
  assert.equal(window.isOpen("poll"), false);
  const { sessionStorage } = window;
  assert.match(sessionStorage.getItem("trellis-entries"), /"A1"/);
  return sessionStorage;
}

/** Opens the page of `owner` in a tab with `sessionStorage`, and returns the value of its field. */
async function openNext(sessionStorage, owner) {
  const next = await openAgain({ trees: [title("A"), save], meta: { session: "s9", owner }, sessionStorage });
  await next.attach({ session: "s9", version: "v1", done: 0, batches: [] });
  return next.root.querySelector("input").value;
}

test("entries wait for the next sign-in of their user", async (context) => {
  const sessionStorage = await signOutDuringEntry(context);
  assert.equal(await openNext(sessionStorage, ""), "A", "they are not on the page for signing in");
  assert.equal(await openNext(sessionStorage, "a1"), "A1");
  assert.equal(sessionStorage.getItem("trellis-entries"), null, "they are kept once");
});

test("entries of a user who has signed out are removed when another user signs in", async (context) => {
  const sessionStorage = await signOutDuringEntry(context);
  assert.equal(await openNext(sessionStorage, ""), "A");
  assert.equal(await openNext(sessionStorage, "b2"), "A");
  assert.equal(sessionStorage.getItem("trellis-entries"), null);
});

test("entries wait for a sign-in for an hour", async (context) => {
  const sessionStorage = await signOutDuringEntry(context);
  context.mock.timers.tick(3600001);
  assert.equal(await openNext(sessionStorage, ""), "A");
  assert.equal(sessionStorage.getItem("trellis-entries"), null);
});

test("a page that sends its tab to another document keeps no entries for that", async (context) => {
  const window = await openPage(context, [title("A"), save], { meta: { owner: "a1" } });
  window.enter("input", "A1");
  await window.open("poll").respond(200, { moved: true });
  await finish(window, 1);
  await window.pass(0);
  await window.open("attach").respond(200, { moved: true, load: true });
  await window.pass(0);
  assert.equal(window.sessionStorage.getItem("trellis-entries"), null);
});

test("neither hidden fields nor passwords are stored", async (context) => {
  const fields = [
    { type: "hidden" }, { type: "text", autocomplete: "section-a one-time-code" }, { autocomplete: "cc-number" },
    { type: "text", autocomplete: "current-password" },
  ].map((attributes, index) => title("", { name: `secret${index}`, "aria-label": `Secret ${index}`, ...attributes }));
  const trees = [title("A"), ...fields];
  const window = await openPage(context, trees);
  const all = window.root.querySelectorAll("input").slice(1);
  for (const field of all) {
    field.value = "swordfish";
    field.dispatchEvent({ type: "input" });
  }
  window.enter("input", "A1");
  await finish(window, 5);
  await window.restart();
  await window.isUnknown();
  await window.attach({ version: "v2", reload: true });
  assert.deepEqual(window.visits, ["reload"]);
  const stored = window.sessionStorage.getItem("trellis-entries");
  assert.match(stored, /"A1"/);
  assert.doesNotMatch(stored, /swordfish/);
});

test("a page is not reloaded if its browser would lose entries", async (context) => {
  const window = await openPage(context, [title("", { type: "password" })]);
  await window.restart();
  window.enter("input", "swordfish");
  await window.isUnknown();
  await window.attach({ version: "v2", reload: true });
  await window.pass(0);
  assert.deepEqual(window.visits, []);
  assert.equal(window.classes.has("trellis-gone"), true);
  assert.doesNotMatch(window.sessionStorage.getItem("trellis-entries") ?? "", /swordfish/);
});

test("if the browser refuses the last events, the tab leaves without them", async (context) => {
  const window = await openPage(context, undefined, { takesBeacon: (count) => count > 1 });
  window.enter("input", "A1");
  window.fire("pagehide", { persisted: false });
  assert.deepEqual(window.beacons.map(([address]) => address), ["/_trellis/leave", "/_trellis/leave"]);
  const bodies = await Promise.all(window.beacons.map(async ([, blob]) => JSON.parse(await blob.text())));
  assert.deepEqual(bodies.map(({ events }) => events?.length), [1, undefined]);
  assert.equal(bodies[1].session, "s1");
});

test("a page that cannot be shown accepts no more events", async (context) => {
  context.mock.method(console, "error", () => {});
  const window = await openPage(context);
  for (let number = 1; number <= 6; number += 1) {
    await window.open("poll").respond(200, { done: 0, batches: [[number, [[99, 2]], "reset"]] });
  }
  await window.pass(0);
  window.enter("input", "A1");
  window.root.querySelector("button").click();
  await window.pass(0);
  assert.equal(window.isOpen("event"), false);
  assert.equal(window.root.querySelectorAll("[data-pending]").length, 0, "nothing is marked as under way");
});

test("a page is reloaded once for each version, as a reload may not help", async (context) => {
  const { next } = await reloadWith(context, [title("A"), save]);
  await next.attach({ version: "v2", reload: true });
  await next.pass(0);
  context.mock.timers.tick(0);
  assert.deepEqual(next.visits, []);
  assert.equal(next.classes.has("trellis-gone"), true);
});

test("a page that reloads itself does not ask its user", async (context) => {
  const window = await openPage(context);
  await window.restart();
  window.enter("input", "A1");
  assert.equal(window.fire("beforeunload").isPrevented, true);
  await window.isUnknown();
  await window.attach({ version: "v2", reload: true });
  assert.deepEqual(window.visits, ["reload"]);
  assert.equal(window.fire("beforeunload").isPrevented, false);
});

test("a page listens to its end only while events wait", async (context) => {
  const window = await openPage(context);
  const heard = new Set();
  for (const [name, change] of [["addEventListener", "add"], ["removeEventListener", "delete"]]) {
    const original = globalThis[name];
    globalThis[name] = (type, ...rest) => { heard[change](type); original(type, ...rest); };
  }
  window.enter("input", "A1");
  assert.equal(heard.has("beforeunload"), true);
  await finish(window, 1);
  assert.equal(heard.has("beforeunload"), false);
});

test("other tabs are notified of a sign-out", async (context) => {
  const items = new Map();
  const localStorage = { getItem: (key) => items.get(key) ?? null, setItem: (key, value) => items.set(key, value), removeItem() {} };
  const window = await openPage(context, [title("A"), save], { localStorage });
  window.enter("input", "A1");
  await window.open("event").respond(401, "no");
  assert.equal(items.size, 1);
  assert.match([...items][0].join(" "), /^trellis-signed-out /);
});
