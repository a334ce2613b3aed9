import assert from "node:assert/strict";
import { test } from "node:test";
import { applyOperations, codes, createState, numberTree } from "../../public/patch.js";
import { createReplacement } from "../../public/replacement.js";
import { FakeDocument } from "./fake-dom.mjs";
import { eventsOf, finish, openLostEntry, openPage, save, title, tree, typesOf } from "./fake-window.mjs";

test("an acknowledged entry is replaced by a newer value of a new session", async (context) => {
  const window = await openPage(context);
  window.enter("input", "A1");
  await finish(window, 1);
  await window.restart();
  await window.isUnknown();
  await window.replace([title("B2"), save]);
  assert.equal(window.root.querySelector("input").value, "B2");
  assert.deepEqual(await window.notices(), []);
  assert.deepEqual(typesOf(window.requests, "s2"), [], "no request has an event");
});

test("an entry that the server lost is offered, and sent only if the user agrees", async (context) => {
  const window = await openLostEntry(context);
  assert.equal(window.root.querySelector("input").value, "A");
  window.document.body.querySelectorAll(".trellis-notice-button")[0].click();
  assert.equal(window.root.querySelector("input").value, "A1");
  assert.deepEqual(typesOf(window.requests, "s2"), ["input A1"]);
  assert.deepEqual(await window.notices(), []);
  assert.equal(window.document.activeElement, window.root.querySelector("input"), "the focus goes to the field");
});

test("an entry made while the server was down is entered again", async (context) => {
  const window = await openPage(context);
  await window.restart();
  window.enter("input", "A1");
  await window.isUnknown();
  await window.replace([title("A"), save]);
  assert.equal(window.root.querySelector("input").value, "A1");
  assert.deepEqual(typesOf(window.requests, "s2"), ["input A1"]);
  assert.deepEqual(await window.notices(), []);
});

test("an entry is shown beside a value that another user changed", async (context) => {
  const window = await openPage(context);
  await window.restart();
  window.enter("input", "A1");
  window.root.querySelector("button").click();
  await window.isUnknown();
  await window.replace([title("B2"), save]);
  assert.equal(window.root.querySelector("input").value, "B2");
  const [choice, note] = await window.notices();
  await window.pass(100);
  assert.match(window.document.body.querySelector(".trellis-spoken").textContent, /“Title” was changed.*was not done/);
  assert.match(choice, /“Title” was changed meanwhile to “B2”. You entered “A1”/);
  assert.match(note, /was not done/, "the click would have saved another value");
  assert.deepEqual(typesOf(window.requests, "s2"), []);
  const [mine, theirs] = window.document.body.querySelectorAll(".trellis-notice-button");
  assert.equal(theirs.textContent, "Take theirs");
  mine.click();
  assert.deepEqual(typesOf(window.requests, "s2"), ["input A1"]);
});

test("a whole tree of the same session keeps unsent entries, and sends nothing twice", async (context) => {
  const window = await openPage(context, [title("A", { "data-on": "input:d150,v" }), save]);
  window.enter("input", "A1");
  const reset = [1, [[18, 101, ["div", 0, 0, 0, 0, [title("A"), save]]]], "reset"];
  await window.open("poll").respond(200, { done: 0, batches: [reset] });
  assert.equal(window.root.querySelector("input").value, "A1");
  assert.deepEqual(typesOf(window.requests, "s1"), ["input A1"], "what waited was sent before its field went");
  await finish(window, 1);
  assert.deepEqual(typesOf(window.requests, "s1"), ["input A1"]);
});

test("a page that is left stores nothing", async (context) => {
  const window = await openPage(context);
  window.enter("input", "A1");
  await window.open("event").respond(200, { moved: true });
  await window.open("poll").respond(200, { moved: true });
  await window.pass(0);
  await window.replace([tree("h1", {}, "Next"), title("")]);
  assert.equal(window.root.querySelector("input").value, "");
  assert.deepEqual(await window.notices(), []);
  assert.equal(window.document.activeElement, window.root.querySelector("h1"));
});

test("a navigation keeps the entries in the notices of the previous page for copying", async (context) => {
  const window = await openLostEntry(context);
  await window.open("poll").respond(200, { moved: true });
  await window.pass(0);
  await window.replace([tree("h1", {}, "Next"), title("")], "s3");
  assert.deepEqual(await window.notices(), ["“Title” is not on this page any more. You entered “A1”."]);
  assert.equal(window.root.querySelector("input").value, "");
});

test("a click that no server received is sent to the next one", async (context) => {
  const window = await openPage(context);
  await window.open("poll").fail();
  window.root.querySelector("button").click();
  assert.deepEqual(window.open("event").body.events, [], "nothing is risked while the server is not known to be there");
  await window.isUnknown();
  await window.replace([title("A"), save]);
  assert.deepEqual(eventsOf(window.requests, "s2"), [{ target: 102, type: "click", detail: 1 }]);
  assert.deepEqual(await window.notices(), []);
});

test("a click that no server received is reported to the user if its button is gone", async (context) => {
  const window = await openPage(context);
  await window.restart();
  window.root.querySelector("button").click();
  await window.isUnknown();
  await window.replace([title("A")]);
  assert.deepEqual(typesOf(window.requests, "s2"), []);
  assert.match((await window.notices())[0], /was not done/);
});

test("a click in flight when the server ended is reported, and not sent again", async (context) => {
  const window = await openPage(context);
  window.root.querySelector("button").click();
  assert.equal(window.open("event").body.events.length, 1);
  await window.open("event").fail();
  await window.restart();
  await window.isUnknown();
  await window.replace([title("A"), save]);
  assert.deepEqual(typesOf(window.requests, "s2"), []);
  assert.match((await window.notices())[0], /Check whether/);
});

const photo = tree("input", { type: "file", name: "photo", "aria-label": "Photo", "data-on": "change:v" });

/** A page with a chosen file. */
async function openWithFile(context) {
  const window = await openPage(context, [photo]);
  const field = window.root.querySelector("input");
  field.files = [{ name: "a.png" }];
  for (const type of ["input", "change"]) field.dispatchEvent({ type });
  return window;
}

test("a chosen file that the server did not receive is chosen again and sent", async (context) => {
  const window = await openWithFile(context);
  await window.open("event").fail();
  await window.restart();
  await window.isUnknown();
  await window.replace([photo]);
  assert.deepEqual(window.root.querySelector("input").files, [{ name: "a.png" }]);
  assert.equal(typesOf(window.requests, "s2").length, 1);
});

test("an acknowledged chosen file is sent to a new session only if the user agrees", async (context) => {
  const window = await openWithFile(context);
  await finish(window, 1);
  await window.restart();
  await window.isUnknown();
  await window.replace([photo]);
  assert.deepEqual(window.root.querySelector("input").files, []);
  assert.match((await window.notices())[0], /“Photo” any more. You entered “a.png”/);
  assert.deepEqual(typesOf(window.requests, "s2"), []);
  window.document.body.querySelectorAll(".trellis-notice-button")[0].click();
  assert.deepEqual(window.root.querySelector("input").files, [{ name: "a.png" }]);
  assert.equal(typesOf(window.requests, "s2").length, 1);
});

test("an acknowledged chosen file stays over a whole tree of the same session", async (context) => {
  const window = await openWithFile(context);
  await finish(window, 1);
  await window.open("poll").respond(200, { done: 1, batches: [[1, [[18, 101, tree("div", {}, [photo])]], "reset"]] });
  assert.deepEqual(window.root.querySelector("input").files, [{ name: "a.png" }]);
  assert.equal(typesOf(window.requests, "s1").length, 1);
});

test("a new session numbers its batches from 1, independent of the previous session", async (context) => {
  const window = await openPage(context);
  const reset = (number, value) => [number, [[18, 100 * number, ["div", 0, 0, 0, 0, [title(value), save]]]], "reset"];
  await window.open("poll").respond(200, { done: 0, batches: [reset(1, "B"), reset(2, "C"), reset(3, "D")] });
  assert.equal(window.root.querySelector("input").value, "D");
  await window.restart();
  await window.isUnknown();
  await window.replace([title("E"), save]);
  assert.equal(window.root.querySelector("input").value, "E");
  assert.equal(window.open("poll").body.ack, 1);
});

/** A page with a field, and the functions that preserve its entries. */
function keeping() {
  const document = new FakeDocument();
  document.hasFields = true;
  document.scrollingElement = { scrollLeft: 0, scrollTop: 0, scrollTo() {} };
  globalThis.location ??= { pathname: "/p", search: "" };
  const state = createState(document.root);
  numberTree(state);
  const show = (first) => applyOperations(state, [[codes.reset, first, tree("div", {}, [title("A")])]]);
  show(2);
  const field = () => document.root.querySelector("input");
  const sent = [];
  const origins = new WeakMap();
  const page = { state, owner: "", notices: { show() {}, notify() {} }, flush: () => page.didFlush?.() };
  const replacement = createReplacement(page, (element, event) => sent.push([element, event]), origins);
  return { state, page, field, show, sent, origins, replacement };
}

test("a tree that did not fit loses no entry: those of the tree before it are restored", () => {
  const { state, field, show, replacement } = keeping();
  field().value = "A1";
  state.edits.set(field(), 1);
  const outbox = { events: [], uncertain: 0 };
  replacement.keep(outbox, false, false);
  state.root.replaceChildren();
  replacement.keep(outbox, false, false);
  show(101);
  replacement.restore();
  assert.equal(field().value, "A1");
});

test("an event that is sent again has the number of the last edit on the new page", () => {
  const { state, page, field, show, sent, origins, replacement } = keeping();
  const event = { type: "keydown", target: 2, key: "Enter", edit: 7 };
  origins.set(event, { element: field() });
  replacement.keep({ events: [event], uncertain: 0 }, true, false);
  show(101);
  page.didFlush = () => state.edits.set(field(), 2);
  replacement.restore();
  assert.deepEqual(sent, [[field(), { type: "keydown", key: "Enter", edit: 2 }]]);
});
