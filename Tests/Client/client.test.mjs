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

test("nothing that the server sends is evaluated or parsed as HTML", () => {
  assert.ok(sources.length >= 4);
  const forbidden = new RegExp([
    "\\beval\\b", "\\bFunction\\s*\\(", "innerHTML", "outerHTML", "insertAdjacentHTML", "document\\.write",
    "setHTMLUnsafe", "DOMParser", "createContextualFragment", "setTimeout\\(\\s*[\"'`]", "javascript:", "\\bimport\\s*\\(",
  ].join("|"));
  for (const { name, text } of sources) assert.doesNotMatch(reduced(text), forbidden, name);
});

test("the client is no larger than 22 KB, compressed", () => {
  const size = gzipSync(sources.map(({ text }) => reduced(text)).join(""), { level: 9 }).length;
  assert.ok(size <= 22 * 1024, `${size} bytes`);
});
