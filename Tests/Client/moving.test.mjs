// Tabs that go to another page, and pages that several servers, or none, answer.

import assert from "node:assert/strict";
import { test } from "node:test";
import { codes } from "../../public/patch.js";
import { eventsOf, finish, openPage, save, title, tree } from "./fake-window.mjs";

/** Goes through the history to `path`, the address of the page `visit`. */
function goTo(window, path, visit) {
  Object.assign(globalThis.location, { pathname: path, href: `http://t${path}` });
  window.fire("popstate", { state: { trellis: `entry ${path}`, visit } });
}

test("a step in the history to another page sends the delayed entries first", async (context) => {
  const window = await openPage(context, [title("A", { "data-on": "input:d300,v" }), save]);
  window.enter("input", "A1");
  assert.equal(window.isOpen("event"), false);
  goTo(window, "/other", "another page");
  await finish(window, 0);
  assert.deepEqual(
    eventsOf(window.requests, "s1").map(({ type, value, path }) => [type, value ?? path]), [["input", "A1"], ["open", "/other"]]);
});

test("an attach after a move says so, and sends the address without the path of the site", async (context) => {
  const window = await openPage(context, undefined, { meta: { base: "/app" } });
  Object.defineProperty(globalThis, "document", { value: window.document, configurable: true });
  context.after(() => { delete globalThis.document; });
  Object.assign(globalThis.location, { pathname: "/app/next", search: "?a" });
  await window.open("poll").respond(200, { moved: true });
  assert.equal(window.root.hasAttribute("data-pending"), true);
  await window.pass(0);
  const { move, path } = window.open("attach").body;
  assert.deepEqual([move, path], [true, "/next?a"]);
  await window.replace([tree("h1", {}, "Next")]);
  assert.equal(window.root.hasAttribute("data-pending"), false);
  assert.equal(window.document.activeElement, window.root.querySelector("h1"));
  assert.equal(window.open("poll").body.move, undefined);
});

test("a tab moves as soon as it has the batch after which it moves", async (context) => {
  const window = await openPage(context);
  window.root.querySelector("button").click();
  await window.open("event").respond(200, { done: 1, moves: 1, batches: [[1, [[codes.url, "/next"]]]] });
  await window.pass(0);
  assert.equal(window.root.hasAttribute("data-pending"), true);
  const { move, ack } = window.open("attach").body;
  assert.deepEqual([move, ack, window.isOpen("poll"), window.isOpen("event")], [true, 1, false, false]);
});

test("a tab without a place for its poll moves at once too", async (context) => {
  const window = await openPage(context);
  window.root.querySelector("button").click();
  await window.open("poll").respond(200, { done: 0, batches: [] });
  await window.open("event").respond(200, { done: 1, moves: 1, batches: [[1, [[codes.url, "/next"]]]] });
  await window.pass(0);
  assert.equal(window.open("attach").body.move, true);
});

test("a tab does not move before it has the batch after which it moves", async (context) => {
  const window = await openPage(context);
  await window.open("poll").respond(200, { done: 0, moves: 2, batches: [[1, [[11, 3, "Keep"]]]] });
  await window.pass(0);
  assert.equal(window.isOpen("attach"), false);
  assert.equal(window.open("poll").body.ack, 1);
});

test("a step in the history during the attach to a new page is not lost", async (context) => {
  const window = await openPage(context);
  goTo(window, "/next", "next");
  await window.open("event").respond(200, { moved: true });
  await window.open("poll").respond(200, { moved: true });
  await window.pass(0);
  assert.equal(window.open("attach").body.path, "/next");
  goTo(window, "/p", "former");
  await window.replace([tree("h1", {}, "Next")]);
  assert.deepEqual(eventsOf(window.requests, "s2"), [{ type: "open", path: "/p" }]);
});

test("the address of a page that its user has left during the attach is not that of the entry where the user is", async (context) => {
  const window = await openPage(context);
  const addresses = [];
  context.mock.method(globalThis.history, "replaceState", (state, _, url) => url && addresses.push(url));
  goTo(window, "/next", "next");
  await window.open("event").respond(200, { moved: true });
  await window.open("poll").respond(200, { moved: true });
  await window.pass(0);
  goTo(window, "/p", "former");
  const own = [[18, 101, ["div", 0, 0, 0, 0, [tree("h1", {}, "Next")]]], [codes.url, "/next?a=b", 1]];
  await window.open("attach").respond(200, { session: "s2", version: "v1", done: 0, batches: [[1, own, "reset"]] });
  assert.deepEqual(addresses, []);
  assert.deepEqual(eventsOf(window.requests, "s2"), [{ type: "open", path: "/p" }]);
});

test("a page can have its tab load the document", async (context) => {
  const window = await openPage(context);
  await window.open("poll").respond(200, { moved: true, load: true });
  assert.deepEqual(window.visits, ["http://t/p"]);
  await window.pass(60000);
  assert.deepEqual([window.isOpen("attach"), window.isOpen("poll")], [false, false]);
});

test("a tab loads the document if there is no page where it has moved to", async (context) => {
  const window = await openPage(context);
  goTo(window, "/next", "next");
  await window.open("event").respond(200, { moved: true });
  await window.open("poll").respond(200, { moved: true });
  await window.pass(0);
  await window.open("attach").respond(404, "gone", { "Trellis-Live": "a" });
  assert.deepEqual(window.visits, ["http://t/next"]);
});

test("a refused origin stops the page, keeps it, and offers to load it again", async (context) => {
  const window = await openPage(context);
  await window.open("poll").respond(403, "no", { "Trellis-Live": "a" });
  await window.notices();
  await window.pass(1);
  assert.match(window.status.textContent, /refuses requests/);
  assert.equal(window.root.querySelector("button").textContent, "Save");
  assert.equal(window.classes.has("trellis-gone"), true);
  window.document.defaultView.location = globalThis.location;
  window.status.querySelector(".trellis-notice-button").click();
  assert.deepEqual(window.visits, ["reload"]);
});

test("a page whose user has signed out can be loaded again, and has no entries", async (context) => {
  const window = await openPage(context);
  await window.open("poll").respond(401, "no");
  assert.deepEqual(await window.notices(), []);
  await window.pass(1);
  assert.ok(window.status.querySelector(".trellis-notice-button"));
});

test("servers without common sessions end in a message and pauses", async (context) => {
  const window = await openPage(context);
  const servers = ["a", "b"];
  let attaches = 0;
  for (let turn = 0; turn < 60 && !window.classes.has("trellis-offline"); turn += 1) {
    const name = servers[turn % 2];
    if (window.isOpen("poll")) await window.open("poll").respond(404, "gone", { "Trellis-Live": name });
    if (window.isOpen("attach")) {
      attaches += 1;
      await window.open("attach").respond(
        200, { session: `s${turn}`, version: "v1", done: 0, batches: [[1, [[18, 101, ["div", 0, 0, 0, 0, [save]]]], "reset"]] },
        { "Trellis-Live": name });
    }
    await window.pass(500);
  }
  assert.match(window.status.textContent, /Several servers/);
  assert.ok(attaches < 10, `${attaches} attaches`);
  const before = window.requests.length;
  for (let turn = 0; turn < 20; turn += 1) await window.pass(1000);
  assert.ok(window.requests.length - before <= 2, `${window.requests.length - before} requests in 20 s`);
  assert.ok(window.requests.slice(-2).some(({ body }) => body.split), "the server is told");
});

test("nothing of a page that its user has left reaches the next page, although the session was lost", async (context) => {
  const window = await openPage(context, [title("A", { "data-on": "input:v" }), save]);
  await window.open("poll").fail();
  window.enter("input", "A1");
  window.root.querySelector("button").click();
  goTo(window, "/other", "another page");
  await window.isUnknown();
  assert.equal(window.open("attach").body.path, "/other");
  await window.replace([title("B", { "data-on": "input:v" }), save]);
  assert.equal(window.root.querySelector("input").value, "B");
  assert.deepEqual(eventsOf(window.requests, "s2"), []);
  const notices = await window.notices();
  assert.match(notices.join(), /You entered “A1”/);
  assert.match(notices.join(), /was not done/);
});

test("a click on the page after has no effect as the second one of a double click", async (context) => {
  const window = await openPage(context);
  window.root.querySelector("button").click();
  await window.open("event").respond(200, { moved: true });
  await window.open("poll").respond(200, { moved: true });
  await window.pass(0);
  const own = [[18, 2, ["div", 0, 0, 0, 0, [title("B"), save]]]];
  await window.open("attach").respond(200, { session: "s2", version: "v1", done: 0, batches: [[1, own, "reset"]] });
  window.root.querySelector("button").dispatchEvent({ type: "click", detail: 2 });
  assert.deepEqual(eventsOf(window.requests, "s2"), []);
});
