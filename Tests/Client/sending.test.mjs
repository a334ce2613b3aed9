import assert from "node:assert/strict";
import { test } from "node:test";
import { createOutbox } from "../../public/outbox.js";
import { queueEvent } from "../../public/sending.js";
import { messages } from "../../public/status.js";
import { breakResponses, finish, openPage } from "./fake-window.mjs";


test("a request with events counts as lost after 15 s", async (context) => {
  const window = await openPage(context);
  window.enter("input", "A1");
  await window.pass(14_999);
  assert.equal(window.isOpen("event"), true);
  await window.pass(1);
  assert.equal(window.isOpen("event"), false);
});

test("a single event that the server refuses is dropped, and the others are handled", async (context) => {
  const window = await openPage(context);
  window.enter("input", "A1");
  await window.open("event").fail();
  window.enter("input", "A2");
  await window.pass(500);
  await finish(window, 0);
  assert.equal(window.open("event").body.events.length, 2);
  await window.open("event").respond(413, "too large");
  await window.pass(500);
  if (window.open("event").body.events.length === 0) await finish(window, 0);
  assert.deepEqual(window.open("event").body.events.map(({ value }) => value), ["A1"]);
  await window.open("event").respond(413, "too large");
  await window.pass(1000);
  if (window.open("event").body.events.length === 0) await finish(window, 0);
  assert.deepEqual(window.open("event").body.events.map(({ value }) => value), ["A2"]);
  assert.match((await window.notices())[0], /too long/);
});

test("one request of events is under way at a time", async (context) => {
  const window = await openPage(context);
  const sent = () => window.requests.filter(({ endpoint }) => endpoint === "event");
  window.enter("input", "A1");
  window.root.querySelector("button").click();
  await window.pass(0);
  assert.equal(sent().length, 1, "the click waits for the response to the entry");
  await finish(window, 1);
  assert.deepEqual(sent().map(({ body }) => [body.first, body.events.length]), [[1, 1], [2, 1]]);
  await finish(window, 2);
  assert.equal(sent().length, 2);
});

test("a page whose event is refused attaches again at once, although a poll waits", async (context) => {
  const window = await openPage(context);
  assert.equal(window.isOpen("poll"), true);
  window.enter("input", "A1");
  await window.pass(0);
  await window.open("event").respond(400, "invalid", { "Trellis-Live": "1" });
  await window.pass(0);
  assert.equal(window.isOpen("poll"), false);
  assert.equal(window.isOpen("attach"), true);
});

test("an action that does not fit is reported to the user, other events are not", () => {
  Object.assign(globalThis, { addEventListener() {}, removeEventListener() {} });
  const outbox = createOutbox();
  outbox.events = Array.from({ length: 1000 }, () => ({ type: "click", target: 2 }));
  const said = [];
  const page = { outbox, isSending: true, failures: 0, notices: { notify: (name) => said.push(name) }, isWaiting: () => false };
  assert.equal(queueEvent(page, { type: "focus", target: 2 }), 0);
  assert.deepEqual(said, []);
  assert.equal(queueEvent(page, { type: "click", target: 2 }), 0);
  assert.deepEqual(said, [messages.full]);
});

test("events are sent again, with a reset, after an error while the page handles their response", async (context) => {
  const window = await openPage(context);
  context.mock.method(console, "error", () => {});
  const repair = breakResponses(window);
  window.enter("input", "A1");
  await window.pass(0);
  await finish(window, 1);
  repair();
  await window.pass(10_000);
  const { body } = window.open("event");
  assert.deepEqual([body.reset, body.first, body.events.map(({ value }) => value)], [true, 1, ["A1"]]);
  await finish(window, 1);
  window.enter("input", "A2");
  await window.pass(0);
  assert.equal(window.open("event").body.first, 2);
});

test("a page that cannot handle the responses to its events stops with a notice", async (context) => {
  const window = await openPage(context);
  context.mock.method(console, "error", () => {});
  breakResponses(window);
  window.enter("input", "A1");
  await window.pass(0);
  let requests = 0;
  for (; window.isOpen("event"); requests += 1) {
    assert.ok(requests < 6, "the page sends no events without end");
    await finish(window, 1);
    await window.pass(9_000);
  }
  assert.equal(requests, 6);
  assert.ok(window.classes.has("trellis-gone"));
});
