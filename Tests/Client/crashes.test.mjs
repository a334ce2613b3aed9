// Actions of a session that has ended: none is sent from a state that its user did not see.

import assert from "node:assert/strict";
import { test } from "node:test";
import { finish, openPage, title, tree, typesOf } from "./fake-window.mjs";

const text = (value = "") => tree("textarea", { name: "text", "aria-label": "Text", "data-on": "input:v" }, value);
const secret = tree("input", { type: "checkbox", name: "secret", "aria-label": "Secret", "data-on": "change:v" });
const create = tree("button", { type: "submit" }, "Create");
const clear = tree("button", { id: "clear", type: "button", "data-on": "click" }, "Clear");
const form = (...content) => tree("form", { id: "f", "data-on": "submit" }, content);
const outside = tree("button", { id: "outside", "data-on": "click" }, "Save all");

/** A page whose server has confirmed a text and a choice, and was then killed. */
async function openKilled(context, trees = [form(title("A"), text(), secret, create, clear), outside]) {
  const window = await openPage(context, trees);
  window.enter("textarea", "line 1");
  const box = window.root.querySelector("[name=secret]");
  box.checked = true;
  for (const type of ["input", "change"]) box.dispatchEvent({ type });
  await confirm(window);
  await window.restart();
  return window;
}

/** Confirms all events. */
async function confirm(window) {
  while (window.isOpen("event")) {
    const { first, events } = window.open("event").body;
    await finish(window, first + events.length - 1);
  }
}

const submit = (window) => window.root.querySelector("form").dispatchEvent({ type: "submit" });

/** The page of a new session, with the trees of the former one unless others are given. */
async function revive(window, trees = [form(title("A"), text(), secret, create, clear), outside]) {
  await window.isUnknown();
  await window.replace(trees);
  await confirm(window);
}

test("a submit takes the confirmed entries of its form with it", async (context) => {
  const window = await openKilled(context);
  window.enter("[name=title]", "B");
  submit(window);
  await revive(window);
  assert.deepEqual(typesOf(window.requests, "s2"), ["input B", "input line 1", "change on", "submit"]);
  assert.equal(window.root.querySelector("[name=secret]").checked, true);
  assert.deepEqual(await window.notices(), []);
});

test("so does any other action in the form", async (context) => {
  const window = await openKilled(context);
  window.root.querySelector("#clear").click();
  await revive(window);
  assert.deepEqual(typesOf(window.requests, "s2"), ["input line 1", "change on", "click"]);
});

test("an action outside of the form waits for the decisions", async (context) => {
  const window = await openKilled(context);
  window.root.querySelector("#outside").click();
  await revive(window);
  assert.deepEqual(typesOf(window.requests, "s2"), []);
  const notices = await window.notices();
  assert.equal(notices.length, 3, notices.join("\n"));
  assert.match(notices[2], /was not done/);
});

test("a submit waits if a confirmed entry is not what the page of the new session shows", async (context) => {
  const window = await openKilled(context);
  submit(window);
  await revive(window, [form(title("A"), text("theirs"), secret, create, clear), outside]);
  assert.deepEqual(typesOf(window.requests, "s2"), ["change on"]);
  const notices = await window.notices();
  assert.match(notices[0], /“Text” was changed meanwhile to “theirs”/);
  assert.match(notices[1], /was not done/);
});

test("a submit waits if a field of a confirmed choice is gone, disabled or read-only, or lacks the chosen option", async (context) => {
  for (const changed of [
    [], [tree("input", { type: "checkbox", name: "secret", "aria-label": "Secret", disabled: "" })],
    [tree("fieldset", { disabled: "" }, [secret])],
  ]) {
    const window = await openKilled(context);
    submit(window);
    await revive(window, [form(title("A"), text(), ...changed, create, clear), outside]);
    assert.deepEqual(typesOf(window.requests, "s2").filter((one) => one === "submit"), [], JSON.stringify(changed));
    assert.match((await window.notices()).join("\n"), /was not done/);
    context.mock.timers.reset();
  }
});

test("an action that may have been done takes no entry with it", async (context) => {
  const window = await openPage(context, [form(title("A"), text(), secret, create, clear), outside]);
  window.enter("textarea", "line 1");
  await finish(window, 1);
  submit(window);
  await window.open("event").fail();
  await window.restart();
  await revive(window);
  assert.deepEqual(typesOf(window.requests, "s2"), []);
  assert.match((await window.notices()).join("\n"), /“Text” any more.*\n.*Check whether/s);
});

test("a form with entries that wait for a decision is not submitted, and the decision gets the focus", async (context) => {
  const window = await openKilled(context);
  await revive(window);
  assert.equal((await window.notices()).length, 2);
  const press = submit(window);
  assert.equal(press.isPrevented, true);
  assert.deepEqual(typesOf(window.requests, "s2"), []);
  assert.equal(window.document.activeElement, window.document.body.querySelector(".trellis-notice-button"));
  window.root.querySelector("#outside").click();
  assert.deepEqual(typesOf(window.requests, "s2"), ["click"], "its user sees the present values");
  for (let row = 0; row < 2; row += 1) window.document.body.querySelector(".trellis-notice-button").click();
  submit(window);
  await confirm(window);
  assert.equal(typesOf(window.requests, "s2").at(-1), "submit");
});

test("entries that wait for a decision stay for copying when the page is left", async (context) => {
  const window = await openKilled(context);
  await revive(window);
  await window.notices();
  await window.open("poll").respond(200, { moved: true });
  await window.pass(0);
  await window.replace([tree("h1", {}, "Next"), text()], "s3", 301);
  assert.match((await window.notices())[0], /“Text” is not on this page any more.*“line 1”/);
  const [copied] = window.document.body.querySelectorAll(".trellis-notice-entry");
  assert.equal(copied.value, "line 1");
  assert.equal(window.root.querySelector("textarea").value, "", "an entry is not for a field of another page");
});

test("the entries of a user who is signed out go", async (context) => {
  const window = await openKilled(context);
  await revive(window);
  await window.notices();
  await window.open("poll").respond(401);
  assert.deepEqual(await window.notices(), []);
});
