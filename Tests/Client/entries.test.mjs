import assert from "node:assert/strict";
import { test } from "node:test";
import { decideEntry } from "../../public/entries.js";
import { excerpt, sentences } from "../../public/notices.js";
import { readTexts } from "../../public/texts.js";
import { englishTexts } from "./fake-window.mjs";

const decide = (isUnsaved, mine, theirs, original = "A", known = original) =>
  decideEntry({ isUnsaved, mine, theirs, original, known });

readTexts({ getAttribute: () => englishTexts });

test("an entry equal to the server's value changes nothing", () => {
  for (const isUnsaved of [true, false]) assert.equal(decide(isUnsaved, "A1", "A1"), "keep");
});

test("an unsaved entry is restored if the server's value is the one that the user started from", () => {
  assert.equal(decide(true, "A1", "A"), "enter");
  assert.equal(decide(true, "A12", "A1", "A", "A1"), "enter", "the server did a part of it");
  assert.equal(decide(true, "A12", "A", "A", "A1"), "enter", "the new session has not even that part");
  assert.equal(decide(true, "", "A"), "enter", "emptied fields, too");
});

test("a value that the client sent without a response is not a change by another user", () => {
  const entry = { isUnsaved: true, mine: "almanac", original: "", known: "alma", sent: ["alman"] };
  assert.equal(decideEntry({ ...entry, theirs: "alman" }), "enter");
  assert.equal(decideEntry({ ...entry, theirs: "alm" }), "ask");
});

test("an unsaved entry is offered if another user changed the value of the field", () => {
  assert.equal(decide(true, "A1", "B2"), "ask");
  assert.equal(decide(true, "A12", "B2", "A", "A1"), "ask");
});

test("an entry that was handled is not handled again", () => {
  assert.equal(decide(false, "A1", "B2", "A", "A1"), "keep", "a newer value stays");
  assert.equal(decide(false, "A1", "A", "A", "A1"), "offer", "the new session does not have it");
});

test("a notice contains the label of the field, the entry and the current value", () => {
  const entry = { label: "Title", shown: "A1" };
  assert.equal(sentences("ask", entry, "B2"), "“Title” was changed meanwhile to “B2”. You entered “A1”.");
  assert.match(sentences("offer", entry), /“Title” any more. You entered “A1”/);
  assert.equal(sentences("lost", entry), "“Title” is not on this page any more. You entered “A1”.");
  assert.match(sentences("ask", { label: "", shown: "" }, "B2"), /^A field .* You left it empty\.$/);
});

test("a notice contains no passwords", () => {
  const entry = { label: "Password", shown: "swordfish", isSecret: true };
  for (const kind of ["ask", "offer", "lost"]) assert.doesNotMatch(sentences(kind, entry, "other"), /swordfish|other/);
});

test("long entries are shortened to one line", () => {
  assert.equal(excerpt(" a\n b "), "a b");
  assert.equal(excerpt("x".repeat(100)), `${"x".repeat(60)}…`);
});
