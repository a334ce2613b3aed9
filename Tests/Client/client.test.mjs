// The client as a whole: forbidden functions, and its size.

import assert from "node:assert/strict";
import { readFileSync, readdirSync } from "node:fs";
import { test } from "node:test";
import { gzipSync } from "node:zlib";

const folder = new URL("../../public/", import.meta.url);
const sources = readdirSync(folder).filter((name) => name.endsWith(".js"))
  .map((name) => ({ name, text: readFileSync(new URL(name, folder), "utf8") }));

/** Without comments and indentation, which every minifier removes. */
const reduced = (text) => text.replace(/\/\*[^]*?\*\//g, "").replace(/^\s*\/\/.*\n/gm, "").replace(/^\s+/gm, "");

/** The modules that are loaded with the page: those that `trellis.js` imports, and those that they import. */
function imported(name, found = new Set()) {
  if (found.has(name)) return found;
  found.add(name);
  const { text } = sources.find((one) => one.name === name);
  for (const [, other] of text.matchAll(/from "\.\/([a-z]+\.js)"/g)) imported(other, found);
  return found;
}

test("nothing that the server sends is evaluated or parsed as HTML", () => {
  assert.ok(sources.length >= 4);
  const forbidden = new RegExp([
    "\\beval\\b", "\\bFunction\\s*\\(", "innerHTML", "outerHTML", "insertAdjacentHTML", "document\\.write",
    "setHTMLUnsafe", "DOMParser", "createContextualFragment", "setTimeout\\(\\s*[\"'`]", "javascript:",
    // Only a module with a literal name can be loaded.
    "\\bimport\\s*\\((?!\"\\./[a-z]+\\.js\"\\))",
  ].join("|"));
  for (const { name, text } of sources) assert.doesNotMatch(reduced(text), forbidden, name);
});

/** The bytes of modules, compressed together. */
const sizeOf = (names) => gzipSync(
  sources.filter(({ name }) => names.has(name)).map(({ text }) => reduced(text)).join(""), { level: 9 }).length;
const core = new Set([...imported("trellis.js"), "screen.js"]);

test("the client is no larger than 20 KB, compressed", () => {
  assert.ok(sizeOf(core) <= 20 * 1024, `${sizeOf(core)} bytes`);
});

test("a module that is loaded when it is used is no larger than 4 KB, compressed", () => {
  for (const { name } of sources) {
    if (!core.has(name)) assert.ok(sizeOf(new Set([name])) <= 4 * 1024, `${name}: ${sizeOf(new Set([name]))} bytes`);
  }
});
