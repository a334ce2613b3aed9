import assert from "node:assert/strict";
import { test } from "node:test";
import { eventsOf, openWindow, tree } from "./fake-window.mjs";

const title = (value, attributes = {}) =>
  tree("input", { name: "title", "aria-label": "Title", value, "data-on": "input:v", ...attributes });
const save = tree("button", { id: "save", "data-on": "click" }, "Save");
const types = (requests, session) => eventsOf(requests, session).map(({ type, value }) => (value === undefined ? type : `${type} ${value}`));

async function page(context, trees = [title("A"), save], options = {}) {
  const window = await openWindow(context, { trees, ...options });
  await window.attach();
  return window;
}

/** The event request that is open is done up to event `done`. */
const finish = (window, done, batches = []) => window.open("event").answer(200, { done, batches });

test("a page attaches, polls, and tells what its user does", async (context) => {
  const window = await page(context);
  assert.equal(window.open("poll").body.poll, 1);
  window.enter("input", "A1");
  assert.deepEqual(window.open("event").body.events, [{ target: 2, value: "A1", edit: 1, type: "input" }]);
  assert.equal(window.root.querySelector("input").hasAttribute("data-pending"), true);
  await finish(window, 1);
  assert.equal(window.root.querySelector("input").hasAttribute("data-pending"), false);
});

test("an entry that was done gives way to a newer value of a new session", async (context) => {
  const window = await page(context);
  window.enter("input", "A1");
  await finish(window, 1);
  await window.restart();
  await window.isUnknown();
  await window.replace([title("B2"), save]);
  assert.equal(window.root.querySelector("input").value, "B2");
  assert.deepEqual(window.notices(), []);
  assert.deepEqual(types(window.requests, "s2"), [], "nothing is told");
});

test("an entry that the server lost is offered, and told only if its user says so", async (context) => {
  const window = await page(context);
  window.enter("input", "A1");
  await finish(window, 1);
  await window.restart();
  await window.isUnknown();
  await window.replace([title("A"), save]);
  assert.equal(window.root.querySelector("input").value, "A");
  assert.match(window.notices()[0], /You entered “A1”/);
  window.document.body.querySelectorAll(".trellis-notice-button")[0].click();
  assert.equal(window.root.querySelector("input").value, "A1");
  assert.deepEqual(types(window.requests, "s2"), ["input A1"]);
  assert.deepEqual(window.notices(), []);
  assert.equal(window.document.activeElement, window.root.querySelector("input"), "the focus goes to the field");
});

test("what was entered while the server was away is entered again", async (context) => {
  const window = await page(context);
  await window.restart();
  window.enter("input", "A1");
  await window.isUnknown();
  await window.replace([title("A"), save]);
  assert.equal(window.root.querySelector("input").value, "A1");
  assert.deepEqual(types(window.requests, "s2"), ["input A1"]);
  assert.deepEqual(window.notices(), []);
});

test("what was entered is kept beside a value that somebody else changed", async (context) => {
  const window = await page(context);
  await window.restart();
  window.enter("input", "A1");
  window.root.querySelector("button").click();
  await window.isUnknown();
  await window.replace([title("B2"), save]);
  assert.equal(window.root.querySelector("input").value, "B2");
  const [choice, note] = window.notices();
  await window.pass(100);
  assert.match(window.document.body.querySelector(".trellis-spoken").textContent, /“Title” was changed.*was not done/);
  assert.match(choice, /“Title” was changed meanwhile to “B2”. You entered “A1”/);
  assert.match(note, /was not done/, "the click would have saved another value");
  assert.deepEqual(types(window.requests, "s2"), []);
  const [mine, theirs] = window.document.body.querySelectorAll(".trellis-notice-button");
  assert.equal(theirs.textContent, "Take theirs");
  mine.click();
  assert.deepEqual(types(window.requests, "s2"), ["input A1"]);
});

test("a whole tree of the same session keeps what is not told, and tells nothing twice", async (context) => {
  const window = await page(context, [title("A", { "data-on": "input:d150,v" }), save]);
  window.enter("input", "A1");
  const reset = [1, [[18, 101, ["div", 0, 0, 0, 0, [title("A"), save]]]], "reset"];
  await window.open("poll").answer(200, { done: 0, batches: [reset] });
  assert.equal(window.root.querySelector("input").value, "A1");
  assert.deepEqual(types(window.requests, "s1"), ["input A1"], "what waited was sent before its field went");
  await finish(window, 1);
  assert.deepEqual(types(window.requests, "s1"), ["input A1"]);
});

test("a new session counts its batches from 1, however many the session before had sent", async (context) => {
  const window = await page(context);
  const reset = (number, value) => [number, [[18, 100 * number, ["div", 0, 0, 0, 0, [title(value), save]]]], "reset"];
  await window.open("poll").answer(200, { done: 0, batches: [reset(1, "B"), reset(2, "C"), reset(3, "D")] });
  assert.equal(window.root.querySelector("input").value, "D");
  await window.restart();
  await window.isUnknown();
  await window.replace([title("E"), save]);
  assert.equal(window.root.querySelector("input").value, "E");
  assert.equal(window.open("poll").body.ack, 1);
});

test("a page that is left keeps nothing", async (context) => {
  const window = await page(context);
  window.enter("input", "A1");
  await window.open("event").answer(410, "moved", { "Trellis-Live": "1" });
  await window.open("poll").answer(410, "moved", { "Trellis-Live": "1" });
  await window.pass(0);
  await window.replace([tree("h1", {}, "Next"), title("")]);
  assert.equal(window.root.querySelector("input").value, "");
  assert.deepEqual(window.notices(), []);
  assert.equal(window.document.activeElement, window.root.querySelector("h1"));
});

test("a move takes the notices of the page before away", async (context) => {
  const window = await page(context);
  window.enter("input", "A1");
  await finish(window, 1);
  await window.restart();
  await window.isUnknown();
  await window.replace([title("A"), save]);
  assert.match(window.notices()[0], /You entered “A1”/);
  await window.open("poll").answer(410, "moved", { "Trellis-Live": "1" });
  await window.pass(0);
  await window.replace([tree("h1", {}, "Next"), title("")], "s3");
  assert.deepEqual(window.notices(), []);
});

test("a click that no server got is done by the next one", async (context) => {
  const window = await page(context);
  await window.open("poll").fail();
  window.root.querySelector("button").click();
  assert.deepEqual(window.open("event").body.events, [], "nothing is risked while the server is not known to be there");
  await window.isUnknown();
  await window.replace([title("A"), save]);
  assert.deepEqual(eventsOf(window.requests, "s2"), [{ target: 102, type: "click", detail: 1 }]);
  assert.deepEqual(window.notices(), []);
});

test("a click that no server got and whose button is gone is told", async (context) => {
  const window = await page(context);
  await window.restart();
  window.root.querySelector("button").click();
  await window.isUnknown();
  await window.replace([title("A")]);
  assert.deepEqual(types(window.requests, "s2"), []);
  assert.match(window.notices()[0], /was not done/);
});

test("a click that was under way when the server ended is told, and not done again", async (context) => {
  const window = await page(context);
  window.root.querySelector("button").click();
  assert.equal(window.open("event").body.events.length, 1);
  await window.open("event").fail();
  await window.restart();
  await window.isUnknown();
  await window.replace([title("A"), save]);
  assert.deepEqual(types(window.requests, "s2"), []);
  assert.match(window.notices()[0], /Check whether/);
});

test("a page that has stopped tells nothing, not even by its last words", async (context) => {
  const window = await page(context, [title("A"), save], { meta: { private: "1" } });
  window.enter("input", "A1");
  await window.open("event").answer(401, "no");
  await window.pass(0);
  assert.equal(window.classes.has("trellis-signed-out"), true);
  assert.match(window.status.textContent, /signed out.*was not sent/);
  assert.equal(window.root.children.length, 0, "nothing of the user is left on the screen");
  assert.equal(window.document.title, "");
  window.fire("pagehide", { persisted: false });
  assert.deepEqual(window.beacons, []);
});

test("a page says that it leaves, and what is not done", async (context) => {
  const window = await page(context);
  window.enter("input", "A1");
  window.fire("pagehide", { persisted: false });
  assert.equal(window.beacons[0][0], "/_trellis/leave");
  assert.match(await window.beacons[0][1].text(), /"A1"/);
});

test("leaving is asked about while the browser could not deliver what waits", async (context) => {
  const window = await page(context);
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

test("what a proxy says while the server is replaced does not end the page", async (context) => {
  const window = await page(context);
  for (let time = 0; time < 3; time += 1) {
    await window.open("poll").answer(404, "not found");
    await window.pass(10000);
    if (window.isOpen("event")) await finish(window, 0);
  }
  assert.equal(window.isOpen("attach"), false);
  assert.equal(window.classes.has("trellis-gone"), false);
});

test("a tree that never fits is not asked for on and on", async (context) => {
  context.mock.method(console, "error", () => {});
  const window = await page(context);
  for (let number = 1; number <= 6; number += 1) {
    await window.open("poll").answer(200, { done: 0, batches: [[number, [[99, 2]], "reset"]] });
  }
  await window.pass(0);
  assert.equal(window.classes.has("trellis-gone"), true);
  assert.match(window.status.textContent, /cannot be shown/);
  assert.equal(window.isOpen("poll"), false);
});

test("a page that cannot be shown takes no more events", async (context) => {
  context.mock.method(console, "error", () => {});
  const window = await page(context);
  for (let number = 1; number <= 6; number += 1) {
    await window.open("poll").answer(200, { done: 0, batches: [[number, [[99, 2]], "reset"]] });
  }
  await window.pass(0);
  window.enter("input", "A1");
  window.root.querySelector("button").click();
  await window.pass(0);
  assert.equal(window.isOpen("event"), false);
  assert.equal(window.root.querySelectorAll("[data-pending]").length, 0, "nothing is marked as under way");
});

test("after a patch that did not fit only a whole tree is applied", async (context) => {
  context.mock.method(console, "error", () => {});
  const window = await page(context);
  await window.open("poll").answer(200, { done: 0, batches: [[1, [[99, 2]]]] });
  assert.deepEqual([window.open("poll").body.ack, window.open("poll").body.reset], [0, true]);
  const text = (value) => [11, 3, value];
  await window.open("poll").answer(200, { done: 0, batches: [[1, [text("Wrong")]]] });
  assert.equal(window.root.querySelector("button").textContent, "Save");
  const whole = [2, [[18, 101, ["div", 0, 0, 0, 0, [title("B"), save]]]], "reset"];
  await window.open("poll").answer(200, { done: 0, batches: [whole] });
  assert.equal(window.root.querySelector("input").value, "B");
  assert.deepEqual([window.open("poll").body.ack, window.open("poll").body.reset], [2, undefined]);
  await window.open("poll").answer(200, { done: 0, batches: [[3, [[11, 102, "Keep"]]]] });
  assert.equal(window.root.querySelector("button").textContent, "Keep");
});

test("one request of events is under way at a time", async (context) => {
  const window = await page(context);
  const sent = () => window.requests.filter(({ verb }) => verb === "event");
  window.enter("input", "A1");
  window.root.querySelector("button").click();
  await window.pass(0);
  assert.equal(sent().length, 1, "the click waits for the answer to the entry");
  await finish(window, 1);
  assert.deepEqual(sent().map(({ body }) => [body.first, body.events.length]), [[1, 1], [2, 1]]);
  await finish(window, 2);
  assert.equal(sent().length, 2);
});

test("a reload for another version keeps what is not saved", async (context) => {
  const window = await page(context);
  await window.restart();
  window.enter("input", "A1");
  window.root.querySelector("button").click();
  await window.isUnknown();
  await window.attach({ version: "v2", reload: true });
  assert.deepEqual(window.visits, ["reload"]);
  const { sessionStorage } = window;
  const next = await openWindow({ mock: { timers: { enable() {} } } }, {
    trees: [title("A"), save], meta: { version: "v2", session: "s9" }, sessionStorage });
  await next.attach({ session: "s9", version: "v2", done: 0, batches: [] });
  assert.equal(next.root.querySelector("input").value, "A1");
  assert.deepEqual(types(next.requests, "s9"), ["input A1"]);
  assert.match(next.notices()[0], /was not done/);
  assert.equal(sessionStorage.getItem("trellis-entries"), null, "it is kept once");
});

test("a page is not loaded anew where its browser would lose what was entered", async (context) => {
  const window = await page(context, [title("", { type: "password" })]);
  await window.restart();
  window.enter("input", "swordfish");
  await window.isUnknown();
  await window.attach({ version: "v2", reload: true });
  await window.pass(0);
  assert.deepEqual(window.visits, []);
  assert.equal(window.classes.has("trellis-gone"), true);
  assert.doesNotMatch(window.sessionStorage.getItem("trellis-entries") ?? "", /swordfish/);
});

test("a private page that comes back is not seen before the server says whose it is", async (context) => {
  const window = await page(context, [title("A")], { meta: { private: "1" } });
  const late = window.open("poll");
  window.fire("pageshow", { persisted: true });
  assert.equal(window.classes.has("trellis-checking"), true);
  await late.answer(204);
  assert.equal(window.classes.has("trellis-checking"), true, "that was asked before");
  await finish(window, 0);
  assert.equal(window.classes.has("trellis-checking"), false);
});
