import assert from "node:assert/strict";
import { test } from "node:test";
import { createNotices, excerpt } from "../../public/notices.js";
import { readTexts } from "../../public/texts.js";
import { FakeDocument } from "./fake-dom.mjs";
import { englishTexts } from "./fake-window.mjs";

/** A page with notices; `fields` are the fields that `enter` finds by label, `copied` the texts of the clipboard. */
function open(context, fields = {}) {
  context.mock.timers.enable({ apis: ["setTimeout"] });
  readTexts({ getAttribute: () => englishTexts });
  const document = new FakeDocument();
  document.hasFields = true;
  document.body.appendChild(document.root);
  const copied = [];
  document.defaultView = { navigator: { clipboard: { writeText: async (text) => { copied.push(text); } } } };
  const entered = [];
  const notices = createNotices(document.root, (row) => { entered.push(row.label); return fields[row.label] ?? null; });
  const all = (selector) => document.body.querySelectorAll(selector);
  const texts = () => all(".trellis-notice-text").map(({ textContent }) => textContent);
  const buttons = () => all("button").map(({ textContent }) => textContent);
  const press = (index) => all("button")[index].click();
  const spoken = () => { context.mock.timers.tick(100); return all(".trellis-spoken")[0]?.textContent; };
  return { document, notices, entered, copied, all, texts, buttons, press, spoken };
}

const row = (label, more = {}) => ({
  kind: "ask", label, shown: `my ${label}`, theirsShown: `their ${label}`, identity: { scope: "", own: label, context: "" },
  ...more,
});

test("an entry is shown with both choices, and announced", (context) => {
  const { notices, texts, buttons, spoken, all } = open(context);
  notices.show([row("Name")]);
  assert.equal(texts().length, 1);
  assert.match(texts()[0], /Name.*their Name.*my Name/);
  assert.equal(buttons().length, 2);
  assert.match(all("button")[0].getAttribute("aria-label"), /: Name$/);
  assert.match(spoken(), /my Name/);
});

test("a newer entry of the same field replaces the former one", (context) => {
  const { notices, texts } = open(context);
  notices.show([row("Name"), row("City")]);
  notices.show([row("Name", { shown: "newer" })]);
  assert.equal(texts().length, 2);
  assert.match(texts()[0], /City/);
  assert.match(texts()[1], /newer/);
});

test("an important message is shown once, and announced again", (context) => {
  const { notices, texts, spoken } = open(context);
  notices.notify("signedOut");
  const first = spoken();
  notices.notify("signedOut");
  assert.equal(texts().length, 1);
  assert.notEqual(spoken(), first, "screen readers ignore a text that does not change");
});

test("the text of a secret is not shown and cannot be copied", (context) => {
  for (const isSecret of [false, true]) {
    const { notices, all, buttons } = open(context);
    notices.show([row("Code", { kind: "lost", isSecret })]);
    assert.equal(all("textarea").length, isSecret ? 0 : 1);
    assert.equal(buttons().length, isSecret ? 1 : 2);
    context.mock.timers.reset();
  }
});

test("a lost entry is copied, and stays", async (context) => {
  const { notices, press, copied, texts, spoken } = open(context);
  notices.show([row("Name", { kind: "lost" })]);
  press(0);
  assert.deepEqual(copied, ["my Name"]);
  assert.equal(texts().length, 1);
  await new Promise(setImmediate);
  assert.match(spoken(), /copied/i);
});

test("a decision removes its notice, and the focus goes to the next one or to the field", (context) => {
  const field = new FakeDocument().createElement("input");
  let focused = 0;
  field.focus = () => { focused += 1; };
  const { document, notices, entered, texts, press, all } = open(context, { City: field, Name: field, Land: field });
  notices.show([row("Name"), row("City"), row("Land")]);
  press(2);
  assert.deepEqual(entered, ["City"]);
  assert.equal(texts().length, 2);
  assert.equal(document.activeElement, all("button")[2], "the first button of the third entry");
  press(2);
  assert.equal(document.activeElement, all("button")[0], "after the last one the one before");
  press(0);
  assert.equal(focused, 1);
  assert.deepEqual(texts(), []);
});

test("the other value leaves the field as it is", (context) => {
  const { notices, entered, press, texts } = open(context);
  notices.show([row("Name", { field: () => null })]);
  press(1);
  assert.deepEqual([entered, texts()], [[], []]);
});

test("an entry whose field was removed can be copied", (context) => {
  const { document, notices, press, texts, all } = open(context);
  notices.show([row("Name")]);
  press(0);
  assert.equal(texts().length, 1);
  assert.equal(all("textarea")[0].value, "my Name");
  assert.equal(document.activeElement, all("button")[0]);
});

test("all notices can be removed", (context) => {
  const { notices, texts } = open(context);
  notices.show([row("Name")]);
  notices.clear();
  assert.deepEqual(texts(), []);
});

test("a long text is shortened at 60 characters", () => {
  assert.equal(excerpt("a ".repeat(40)), `${"a ".repeat(30).trim()}…`);
  assert.equal(excerpt("b".repeat(60)), "b".repeat(60));
});
