import assert from "node:assert/strict";
import { test } from "node:test";
import { changedSheets, contentOf, createFollower } from "../../public/development.js";

const status = (phase, more = {}) => ({ process: "1", failure: null, status: { phase, product: "Shop", errors: [], output: [], ...more } });

test("the errors of a build have their place, message and lines", () => {
  const errors = [{ file: "Sources/Shop/Shop.swift", line: 12, column: 5, message: "<b>no</b>", excerpt: ["12 | x", "   | `- no"] },
    { message: "link command failed", excerpt: [] }];
  const content = contentOf(status("failed", { errors }), "/", null);
  assert.deepEqual(content.parts, [
    { place: "Sources/Shop/Shop.swift:12:5", text: "<b>no</b>", code: "12 | x\n   | `- no" },
    { place: "", text: "link command failed", code: "" },
  ]);
  assert.equal(content.title, "Shop cannot be built");
});

test("a program that ended shows its last event", () => {
  const content = contentOf(status("ended", { reason: "signal 4", output: ["Fatal error"], event: "click on Counter-Button" }), "/", null);
  assert.deepEqual(content.parts.map(({ text, code }) => [text, code]), [["click on Counter-Button", ""], ["signal 4", "Fatal error"]]);
});

test("a page that cannot be opened shows the error of its own address only", () => {
  const answer = { ...status("running"), failure: { path: "/a", message: "no table" } };
  assert.equal(contentOf(answer, "/a", null).parts[0].text, "no table");
  assert.equal(contentOf(answer, "/b", null), null);
});

test("a mistake of the page is shown, an error of the build before it, and a build as a note", () => {
  const mistake = ["Something failed", "no scope", "event: click"];
  assert.deepEqual(contentOf(status("running"), "/", mistake).parts.map(({ text }) => text), ["no scope", "event: click"]);
  assert.equal(contentOf(status("failed"), "/", mistake).title, "Shop cannot be built");
  assert.equal(contentOf(status("building"), "/", mistake).title, "Something failed");
  assert.deepEqual([contentOf(status("building"), "/", null).kind, contentOf(status("running"), "/", null)], ["note", null]);
});

test("without an answer or a status there is no notice", () => {
  assert.equal(contentOf(null, "/", null), null);
  assert.equal(contentOf({ process: "1", failure: null, status: null }, "/", null), null);
});

test("a page learns that another program answers, and that the connection is back", () => {
  const follow = createFollower();
  assert.deepEqual(follow(status("running")), { wakesPage: false, isNew: false, pause: 1000 });
  assert.equal(follow(status("building")).pause, 200);
  assert.deepEqual(follow(null), { wakesPage: false, isNew: false, pause: 200 });
  const next = { ...status("running"), process: "2" };
  assert.deepEqual(follow(next), { wakesPage: true, isNew: true, pause: 200 });
  const wakes = Array.from({ length: 6 }, () => follow(next).wakesPage);
  assert.deepEqual(wakes, [true, true, true, true, false, false]);
});

test("a page of which the program has ended is told nothing until the next program answers", () => {
  const follow = createFollower();
  follow(status("running"));
  assert.deepEqual(follow({ ...status("ended"), process: "notice" }), { wakesPage: false, isNew: true, pause: 200 });
  assert.equal(follow({ ...status("running"), process: "2" }).wakesPage, true);
});

test("only style sheets with another address are loaded", () => {
  const shown = ["/assets/trellis.aa.css", "/assets/own.bb.css", "/fonts/x.css", "/other.css"];
  assert.deepEqual(changedSheets(shown, ["/assets/trellis.cc.css", "/assets/own.bb.css"]),
    [["/assets/trellis.aa.css", "/assets/trellis.cc.css"]]);
  assert.deepEqual(changedSheets([], ["/assets/trellis.cc.css"]), []);
});
