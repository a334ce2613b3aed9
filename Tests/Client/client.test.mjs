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
const core = new Set([...bundled, "screen.js"]);

test("nothing that the server sends is evaluated or parsed as HTML", () => {
  assert.ok(sources.length >= 4);
  const forbidden = new RegExp([
    "\\beval\\b", "\\bFunction\\s*\\(", "innerHTML", "outerHTML", "insertAdjacentHTML", "document\\.write",
    "setHTMLUnsafe", "DOMParser", "createContextualFragment", "setTimeout\\(\\s*[\"'`]", "javascript:",
    // Only a module with a literal name can be loaded, as a name or from a table.
    "\\bloadModule\\((?!\"\\./[a-z]+\\.js\"|modules\\[name\\]|module\\))",
  ].join("|"));
  for (const { name, text } of sources) {
    const isLoader = name === "loading.js";
    assert.doesNotMatch(reduced(text).replace("export async function loadModule(", ""), forbidden, name);
    assert.equal(reduced(text).match(/\bimport\s*\(/g)?.length ?? 0, isLoader ? 1 : 0, name);
  }
});

/**
 * The server makes one module of the bundle, and one of each module that is loaded later with those that it imports and
 * the bundle does not have: it cannot rename an import between them, or declare a name twice (ScriptBundle.swift).
 */
test("the modules of a file import by plain names and declare each name once", () => {
  const separate = sources.map(({ name }) => name).filter((name) => !core.has(name));
  for (const main of ["trellis.js", ...separate]) {
    const isMain = main === "trellis.js";
    const modules = new Map();
    const declare = (one, name) => {
      assert.ok(!modules.has(one), `${one} is declared in ${modules.get(one)} and ${name}`);
      modules.set(one, name);
    };
    const shared = new Set();
    for (const name of imported(main)) {
      if (!isMain && bundled.has(name)) continue;
      const text = reduced(textOf(name));
      assert.equal(text.match(/^import\b(?![.(])/gm)?.length ?? 0, importsOf(text).length, name);
      for (const { names, file } of importsOf(text)) {
        if (!isMain && bundled.has(file)) names.forEach((one) => shared.add(one));
        else for (const one of names) assert.match(one, /^[\w$]+$/, name);
      }
      // Without indentation in the source, a declaration is one of the module.
      const pattern = /^(?:export )?(?:async )?(?:function\*?|const|let|class) ([\w$]+|[{[][^=]*)/gm;
      for (const [, declared] of textOf(name).matchAll(pattern)) {
        for (const [one] of declared.matchAll(/[\w$]+/g)) declare(one, name);
      }
    }
    for (const one of shared) declare(one.split(" ").at(-1), "trellis.js");
  }
  assert.ok(bundled.size > 15 && separate.length > 15);
});

/** A module in several files has one state in each. */
test("a module that several separate modules import has no state", () => {
  const importers = new Map();
  for (const { name, text } of sources) {
    for (const { file } of core.has(name) ? [] : importsOf(text)) {
      if (!bundled.has(file)) importers.set(file, [...importers.get(file) ?? [], name]);
    }
  }
  const shared = [...importers].filter(([, names]) => names.length > 1).map(([file]) => file);
  assert.ok(shared.includes("placement.js"));
  for (const name of shared) assert.doesNotMatch(textOf(name), /^(?:export )?(let |.*= new (Weak)?(Map|Set))/m, name);
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

/** A line without the spaces beside punctuation, and without its end after some of it, unless it may contain other texts than those in double quotation marks. */
function squeezed(line) {
  const parts = line.split(/("(?:[^"\\]|\\.)*")/);
  if (parts.some((part, index) => index % 2 === 0 && /['"`/]/.test(part))) return `${line}\n`;
  const text = parts.map((part, index) => (index % 2 ? part : part.replace(/ *([=(){}[\],;:?<>&|!*]) */g, "$1"))).join("");
  return /[{(,;]$/.test(text) ? text : `${text}\n`;
}

test("no comment follows code in a line: the server removes lines of comments only", () => {
  for (const { name, text } of sources) assert.doesNotMatch(text, /^ *[^ /*\n].*(\/\*|\/\/ )/m, name);
});

/** The bytes of scripts as the server sends them. */
const sizeOf = (text) => gzipSync(text, { level: 6 }).length;
test("the client is no larger than 20 KB, compressed", () => {
  const bundle = [...bundled].map((name) => reduced(textOf(name)).replace(/^import \{[^}]*\} from ".*\n/gm, "")).join("");
  const size = sizeOf(bundle.split("\n").map(squeezed).join("")) + sizeOf(reduced(textOf("screen.js")));
  assert.ok(size <= 20 * 1024, `${size} bytes`);
});

test("a module that is loaded when it is used is no larger than 4 KB, compressed", () => {
  for (const { name, text } of sources) {
    if (!core.has(name)) assert.ok(sizeOf(reduced(text)) <= 4 * 1024, `${name}: ${sizeOf(reduced(text))} bytes`);
  }
});
