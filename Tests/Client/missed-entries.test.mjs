// Entries that the server does not have yet are sent before what their user does next.

import assert from "node:assert/strict";
import { test } from "node:test";
import { finish, openPage, title, tree, typesOf } from "./fake-window.mjs";

const delayed = title("A", { "data-on": "input:d300,v" });
const save = tree("button", { id: "save", "data-on": "click" }, "Save");
const types = (window) => typesOf(window.requests, "s1");

async function sendAll(window) {
  while (window.isOpen("event")) {
    const { first, events } = window.open("event").body;
    await finish(window, first + events.length - 1);
  }
}

test("a delayed entry is sent before the address that its user goes back to", async (context) => {
  const window = await openPage(context, [delayed]);
  window.enter("input", "AB");
  window.fire("popstate", { state: null });
  await sendAll(window);
  assert.deepEqual(types(window), ["input AB", "location"]);
});

test("a delayed entry is sent before the page reports that it is hidden", async (context) => {
  const window = await openPage(context, [delayed]);
  window.root.setAttribute("data-on", "pagehidden");
  window.enter("input", "AB");
  window.setHidden(true);
  await sendAll(window);
  assert.deepEqual(types(window), ["input AB", "pagehidden"]);
});

/** A form with a text, a choice, a list and a text of another form; `submit` submits the first one. */
async function openForm(context) {
  const option = (value, more = {}) => tree("option", { value, ...more }, value);
  const window = await openPage(context, [
    tree("form", { id: "one", "data-on": "submit" }, [
      title("A"), tree("input", { type: "checkbox", name: "c", "data-on": "change:v" }),
      tree("select", { name: "s", "data-on": "change:v" }, [option("x"), option("y")]),
      tree("textarea", { name: "t", "data-on": "change:v" }, "old"),
    ]),
    tree("form", { id: "two" }, [tree("input", { name: "other", "data-on": "input:v", value: "" })]), save,
  ]);
  const get = (name) => window.root.querySelector(`[name=${name}]`);
  const submit = async () => {
    window.root.querySelector("form").dispatchEvent({ type: "submit" });
    await sendAll(window);
  };
  return { window, get, submit };
}

test("values that a browser or a password manager filled in without an event are sent before a submit", async (context) => {
  const { window, get, submit } = await openForm(context);
  get("title").value = "filled";
  get("c").checked = true;
  get("s").value = "y";
  get("t").value = "more";
  window.document.activeElement = get("t");
  get("other").value = "of another form";
  await submit();
  assert.deepEqual(types(window), ["input filled", "change on", "change y", "change more", "submit"]);
  await submit();
  assert.equal(types(window).length, 6, "each is sent once");
});

test("before a press outside of forms the values of all fields are sent", async (context) => {
  const { window, get } = await openForm(context);
  get("other").value = "filled";
  window.root.querySelector("#save").click();
  await sendAll(window);
  assert.deepEqual(types(window), ["input filled", "click"]);
});

test("values that the server wrote, or that an event has reported, are not sent again", async (context) => {
  const { window, get, submit } = await openForm(context);
  window.enter("[name=title]", "typed");
  await sendAll(window);
  const ids = { title: 3, c: 4, s: 5, t: 8 };
  await window.open("poll").respond(200, { done: 1, batches: [[1, [
    [12, ids.title, "value", "typed", 1], [12, ids.c, "checked", true, 0], [12, 7, "selected", true, 0],
    [12, ids.t, "value", "written", 0],
  ]]] });
  assert.deepEqual([get("c").checked, get("s").value, get("t").value], [true, "y", "written"]);
  await submit();
  assert.deepEqual(types(window), ["input typed", "submit"]);
});

test("a text of an input method that composes is not sent early", async (context) => {
  const { window, get, submit } = await openForm(context);
  const field = get("title");
  for (const listener of window.document.listenersOf("compositionstart")) listener({ type: "compositionstart", target: field });
  field.value = "か";
  await submit();
  assert.deepEqual(types(window), ["submit"]);
});
