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

const textOf = (name) => sources.find((one) => one.name === name).text;

/** The imports of a module: the names and the file of each. */
const importsOf = (text) => [...text.matchAll(/^import \{([^}]*)\} from "\.\/([a-z]+\.js)";$/gm)]
  .map(([, names, file]) => ({ names: names.split(",").map((name) => name.trim()).filter(Boolean), file }));

/** The modules that are loaded with the page, in the order of the bundle: each after those that it imports. */
function imported(name, found = new Set(), visited = new Set()) {
  if (visited.has(name)) return found;
  visited.add(name);
  for (const { file } of importsOf(textOf(name))) imported(file, found, visited);
  return found.add(name);
}

const bundled = imported("trellis.js");

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

/** The server makes one module of them, which cannot rename an import or declare a name twice (ClientScripts.swift). */
test("the modules of the bundle import by plain names and declare each name once", () => {
  const modules = new Map();
  for (const name of bundled) {
    const text = reduced(textOf(name));
    assert.equal(text.match(/^import\b(?![.(])/gm)?.length ?? 0, importsOf(text).length, name);
    for (const { names } of importsOf(text)) for (const one of names) assert.match(one, /^[\w$]+$/, name);
    // Without indentation in the source, a declaration is one of the module.
    const pattern = /^(?:export )?(?:async )?(?:function\*?|const|let|class) ([\w$]+|[{[][^=]*)/gm;
    for (const [, declared] of textOf(name).matchAll(pattern)) {
      for (const [one] of declared.matchAll(/[\w$]+/g)) {
        assert.ok(!modules.has(one), `${one} is declared in ${modules.get(one)} and ${name}`);
        modules.set(one, name);
      }
    }
  }
  assert.ok(modules.size > 100);
});

test("each name that a module imports is exported by the other", () => {
  for (const { name, text } of sources) {
    for (const { names, file } of importsOf(text)) {
      for (const one of names) {
        const declaration = new RegExp(`^export (?:async )?(?:function\\*?|const|let|class) ${one.split(" ")[0]}\\b`, "m");
        assert.match(textOf(file), declaration, `${name} imports ${one} from ${file}`);
      }
    }
  }
});

/** The bytes of scripts as the server sends them. */
const sizeOf = (text) => gzipSync(text, { level: 6 }).length;
const core = new Set([...bundled, "screen.js"]);

test("the client is no larger than 20 KB, compressed", () => {
  const bundle = [...bundled].map((name) => reduced(textOf(name)).replace(/^import \{[^}]*\} from ".*\n/gm, "")).join("");
  const size = sizeOf(bundle) + sizeOf(reduced(textOf("screen.js")));
  assert.ok(size <= 20 * 1024, `${size} bytes`);
});

test("a module that is loaded when it is used is no larger than 4 KB, compressed", () => {
  for (const { name, text } of sources) {
    if (!core.has(name)) assert.ok(sizeOf(reduced(text)) <= 4 * 1024, `${name}: ${sizeOf(reduced(text))} bytes`);
  }
});
