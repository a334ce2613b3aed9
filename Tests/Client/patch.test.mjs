import assert from "node:assert/strict";
import { readFileSync, readdirSync } from "node:fs";
import { test } from "node:test";
import { applyOperations, codes, createState, numberTree } from "../../public/patch.js";
import * as runs from "../../public/runs.js";
import { FakeDocument, describeTree } from "./fake-dom.mjs";

const fixtures = new URL("../Fixtures/patches/", import.meta.url);

function newState(sheet) {
  const document = new FakeDocument();
  const state = createState(document.root, sheet);
  state.runs = runs;
  numberTree(state);
  return state;
}

/** A list of `count` rows below the root, numbered from 2. */
function listState(count) {
  const state = newState();
  const rows = Array.from({ length: count }, (_, index) => ["div", [0, index * 10, 50, 10]]);
  applyOperations(state, [[codes.create, 1, 0, 2, ...rows]]);
  return state;
}

const order = (state) => state.root.children.map((child) => state.ids.get(child));

for (const file of readdirSync(fixtures)) {
  test(`the fixtures of ${file} result in the same document as in Swift`, () => {
    for (const fixture of JSON.parse(readFileSync(new URL(file, fixtures), "utf8"))) {
      const state = newState();
      applyOperations(state, JSON.parse(fixture.before));
      applyOperations(state, JSON.parse(fixture.patch));
      assert.equal(describeTree(state), fixture.after, fixture.name);
      assert.equal(state.document.title, fixture.title ?? "", fixture.name);
      const count = fixture.after.split("\n").length;
      assert.equal(state.elements.size, count, `${fixture.name}: numbers left over`);
    }
  });
}

test("an attached tree is numbered in document order", () => {
  const state = newState();
  const { document, root } = state;
  const [outer, inner, last] = ["ul", "li", "p"].map((name) => document.createElement(name));
  root.appendChild(outer).appendChild(inner);
  root.appendChild(last);
  assert.equal(numberTree(state), 4);
  assert.deepEqual([root, outer, inner, last].map((e) => state.ids.get(e)), [1, 2, 3, 4]);
});

test("generated classes become inline styles before the first change", () => {
  const sheet = [
    ".f0, .f1 { left: 8px; width: 40px; height: 20px; }", ".f1{top: 4px;}", ".s0{color: red}",
  ].join("");
  const state = newState(sheet);
  const element = state.root.appendChild(state.document.createElement("div"));
  element.setAttribute("class", "mine f1 s0");
  numberTree(state);
  applyOperations(state, [[codes.setFrame, 2, 2, 10.5]]);
  assert.equal(element.getAttribute("class"), "mine");
  assert.equal(
    element.style.cssText, "left: 8px; width: 40px; height: 20px; top: 10.5px; color: red;");
  applyOperations(state, [[codes.setAttribute, 2, "class", "other"]]);
  assert.equal(element.getAttribute("class"), "other");
});

test("the focused element stays and the others move around it", () => {
  for (const [moved, before, expected] of [
    [2, 0, [3, 4, 5, 6, 2]], [6, 2, [6, 2, 3, 4, 5]], [4, 6, [2, 3, 5, 4, 6]],
    [4, 3, [2, 4, 3, 5, 6]], [4, 5, [2, 3, 4, 5, 6]],
  ]) {
    const state = listState(5);
    const element = state.elements.get(moved);
    element.focus();
    applyOperations(state, [[codes.move, moved, 1, before]]);
    assert.deepEqual(order(state), expected);
    assert.equal(element.insertions, 1, "it was taken out");
  }
});

/** Calls `body` with the computed styles of elements from their property `computed`. */
function withComputedStyles(body) {
  globalThis.getComputedStyle = (element) => element.computed ?? {};
  try { body(); } finally { delete globalThis.getComputedStyle; }
}

test("an element is shown without scrolling sideways where its user cannot scroll back", () => withComputedStyles(() => {
  const state = listState(2);
  const [parent, element] = [2, 3].map((id) => state.elements.get(id));
  parent.append(element);
  parent.scrollLeft = 10;
  applyOperations(state, [[codes.scrollIntoView, 3]]);
  assert.equal(parent.scrollLeft, 10);
  parent.computed = { overflowX: "hidden" };
  applyOperations(state, [[codes.scrollIntoView, 3]]);
  assert.equal(parent.scrollLeft, 0);
}));

test("the focus is set, or only if it was lost, and its element is scrolled into view", () => withComputedStyles(() => {
  const state = listState(4);
  const [first, second, third] = [2, 3, 4].map((id) => state.elements.get(id));
  applyOperations(state, [[codes.focus, 2]]);
  assert.equal(state.document.activeElement, first);
  assert.deepEqual(first.sights, [{ block: "nearest", inline: "nearest" }]);
  applyOperations(state, [[codes.focus, 3, 1]]);
  assert.equal(state.document.activeElement, first, "what has the focus keeps it");
  first.setAttribute("inert", "");
  applyOperations(state, [[codes.focus, 3, 1]]);
  assert.equal(state.document.activeElement, second);
  for (const nothing of [null, state.document.body]) {
    state.document.activeElement = nothing;
    applyOperations(state, [[codes.focus, 4, 1]]);
    assert.equal(state.document.activeElement, third);
  }
  applyOperations(state, [[codes.scrollIntoView, 5]]);
  assert.equal(state.elements.get(5).sights.length, 1);
  assert.equal(state.document.activeElement, third);
}));

test("moveBefore is used if the browser has it", () => {
  const state = listState(3);
  let used = 0;
  state.root.moveBefore = function (node, reference) {
    used += 1;
    return this.insertBefore(node, reference);
  };
  applyOperations(state, [[codes.move, 4, 1, 2]]);
  assert.deepEqual(order(state), [4, 2, 3]);
  assert.equal(used, 1);
});

test("a write older than the user's last edit is dropped, unless it is forced", () => {
  const state = listState(1);
  const field = state.elements.get(2);
  field.value = "typed";
  state.edits.set(field, 3);
  applyOperations(state, [[codes.setProperty, 2, "value", "old", 2]]);
  assert.equal(field.value, "typed");
  applyOperations(state, [[codes.setProperty, 2, "value", "seen", 3]]);
  assert.equal(field.value, "seen");
  applyOperations(state, [[codes.setProperty, 2, "value", "forced", -1]]);
  assert.equal(field.value, "forced");
});

test("a shift skips foreign elements and elements in an exit animation", async () => {
  const state = listState(4);
  let finish;
  state.elements.get(3).animate = () => ({ finished: new Promise((done) => { finish = done; }) });
  const leaving = state.elements.get(3);
  applyOperations(state, [[codes.remove, 3, [100, "ease", [[null, "opacity", "0"]], 0, 1, 3]]]);
  assert.equal(leaving.inert, true);
  assert.equal(state.elements.has(3), false);
  applyOperations(state, [[codes.shift, 2, 3, 0, 5.25]]);
  const tops = state.root.children.map((element) => element.style.top);
  assert.deepEqual(tops, ["5.25px", "10px", "25.25px", "35.25px"]);
  finish();
  await new Promise(setImmediate);
  assert.deepEqual(order(state), [2, 4, 5]);
});

test("a shift moves in steps of one hundredth of a pixel", () => {
  const state = listState(2);
  applyOperations(state, [[codes.setFrame, 2, 3, 0.1, 1.1]]);
  applyOperations(state, [[codes.shift, 2, 1, 0.2, 2.2]]);
  const { left, top } = state.elements.get(2).style;
  assert.deepEqual([left, top], ["0.3px", "3.3px"]);
});

test("animations are passed to the browser, and skipped under prefers-reduced-motion", () => {
  const state = listState(1);
  const calls = [];
  state.elements.get(2).animate = (...call) => { calls.push(call); };
  const animation = [200, "ease", [[null, "background-color", "red", "--x", "1"], [1]], 0, -1, 1];
  applyOperations(state, [[codes.animate, 2, animation]]);
  assert.deepEqual(calls[0][0], [{ backgroundColor: "red", "--x": "1" }, { offset: 1 }]);
  assert.equal(calls[0][1].iterations, Infinity);
  assert.equal(calls[0][1].fill, "forwards");
  state.reducedMotion = true;
  applyOperations(state, [[codes.animate, 2, animation]]);
  assert.equal(calls.length, 1);
});

test("a transition animates the frames that change after it, except excluded ones", () => {
  const state = listState(4);
  const calls = [];
  for (const id of [2, 3, 4, 5]) {
    state.elements.get(id).animate = (...call) => {
      calls.push([id, ...call]);
      return { finished: Promise.resolve() };
    };
  }
  const before = state.elements.get(3).style.top;
  applyOperations(state, [[8, 2, 2, 1], [19, 300, "ease-in", 5, 5], [10, 3, 3, 0, 7], [8, 2, 1, 4]]);
  assert.deepEqual(calls.map(([id]) => id), [3, 4, 2]);
  assert.equal(calls[0][1][0].offset, 0);
  assert.equal(calls[0][1][0].top, before);
  assert.notEqual(state.elements.get(3).style.top, before);
  assert.equal(calls[0][2].duration, 300);
  assert.equal(calls[0][2].easing, "ease-in");
  assert.equal(calls[0][2].delay, 5);
  assert.equal(calls[0][2].fill, "backwards");
  applyOperations(state, [[8, 2, 1, 9]]);
  assert.equal(calls.length, 3);
});

test("the end of an animation is reported, also if it is not played", async () => {
  const state = listState(2);
  const heard = [];
  state.report = (number) => heard.push(number);
  let finish;
  state.elements.get(2).animate = () => ({ finished: new Promise((done) => { finish = done; }) });
  state.elements.get(3).animate = () => { throw new TypeError("unknown easing"); };
  const animation = (report) => [100, "ease", [[null, "opacity", "0"]], 0, 1, 3, report];
  applyOperations(state, [[codes.animate, 2, animation(7)], [codes.animate, 3, animation(8)]]);
  assert.deepEqual(heard, [8]);
  finish();
  await new Promise(setImmediate);
  assert.deepEqual(heard, [8, 7]);
  state.reducedMotion = true;
  applyOperations(state, [[codes.animate, 2, animation(9)], [codes.remove, 3, animation(10)]]);
  assert.deepEqual(heard, [8, 7, 9, 10]);
  assert.deepEqual(order(state), [2]);
});

test("an element is removed when its last exit animation has ended", async () => {
  const state = listState(2);
  const finish = [];
  const leaving = state.elements.get(2);
  leaving.animate = () => ({ finished: new Promise((done) => { finish.push(done); }) });
  const exit = [100, "ease", [[null, "opacity", "0"]], 0, 1, 3];
  applyOperations(state, [[codes.remove, 2, exit, exit, exit]]);
  assert.equal(finish.length, 3);
  finish[0]();
  finish[2]();
  await new Promise(setImmediate);
  assert.equal(leaving.parentNode, state.root);
  finish[1]();
  await new Promise(setImmediate);
  assert.equal(leaving.parentNode, null);
});

test("animations can be cancelled", () => {
  const state = listState(1);
  let cancelled = 0;
  state.elements.get(2).getAnimations = () => [1, 2].map(() => ({ cancel() { cancelled += 1; } }));
  applyOperations(state, [[codes.animate, 2]]);
  assert.equal(cancelled, 2);
});

test("names such as __proto__ have no special meaning", () => {
  const state = listState(1);
  const calls = [];
  state.elements.get(2).animate = (...call) => { calls.push(call); };
  const frame = [null, "__proto__", "red", "constructor", "blue"];
  applyOperations(state, [[codes.setAttribute, 2, "__proto__", "x"], [codes.setStyle, 2, "__proto__", "x"],
    [codes.animate, 2, [200, "ease", [frame], 0, 1, 1]]]);
  assert.equal(Object.getPrototypeOf(calls[0][0][0]), Object.prototype);
  assert.equal({}.red, undefined);
  assert.throws(() => applyOperations(state, [[codes.setProperty, 2, "constructor", "x"]]), Error);
});

test("hooks are called for the address and for announcements", () => {
  const state = newState();
  const heard = [];
  state.navigate = (...call) => heard.push(call);
  state.announce = (text) => heard.push(text);
  applyOperations(state, [[codes.url, "/a"], [codes.url, "/b", 1], [codes.announce, "Saved"]]);
  assert.deepEqual(heard, [["/a", false], ["/b", true], "Saved"]);
});

test("SVG elements are created in their own namespace", () => {
  const state = newState();
  const tree = ["svg", 0, 0, 0, 0, [["g", 0, 0, 0, 0, [["path"]]]]];
  applyOperations(state, [[codes.create, 1, 0, 2, tree, ["div"]]]);
  const spaces = [2, 3, 4, 5].map((id) => state.elements.get(id).namespaceURI.slice(-3));
  assert.deepEqual(spaces, ["svg", "svg", "svg", "tml"]);
});

test("names outside the vocabulary are refused", () => {
  for (const operation of [
    [99, 2], [codes.setText, 77, "x"], [codes.setProperty, 2, "innerHTML", "<b>"],
    [codes.setProperty, 2, "__proto__", "x"], [codes.setAttribute, 2, "onclick", "x"],
    [codes.setAttribute, 2, "style", "x"], [codes.create, 1, 0, 9, ["script"]],
    [codes.setText, 2, 5], [codes.setText, 2, { toString: 1 }], [codes.shift, 2, 9, 0, 1],
    [codes.create, 1, 77, 9, ["div"]],
  ]) {
    assert.throws(() => applyOperations(listState(2), [operation]), Error, String(operation[0]));
  }
});

test("an element that loses its position returns to the flow, unless it has a frame", () => {
  const state = listState(1);
  const element = state.elements.get(2);
  applyOperations(state, [[codes.setStyle, 2, "position", "sticky"], [codes.removeStyle, 2, "position"]]);
  assert.equal(element.style.position, "", "its frame places it");
  applyOperations(state, [[codes.clearFrame, 2], [codes.setStyle, 2, "position", "sticky"], [codes.removeStyle, 2, "position"]]);
  assert.equal(element.style.position, "static");
});

test("a text replaces all content of the element", () => {
  const state = listState(1);
  const element = state.elements.get(2);
  element.textContent = "a";
  const text = element.firstChild;
  applyOperations(state, [[codes.setText, 2, "b"]]);
  assert.equal(element.firstChild, text, "a text alone is changed, so that what is selected of it stays");
  element.appendChild(state.document.createElement("br"));
  applyOperations(state, [[codes.setText, 2, "c"]]);
  assert.equal(element.childNodes.length, 1);
  assert.equal(element.textContent, "c");
});

/** An element that counts the writes of its property `name`. */
function counted(name, value) {
  const state = listState(1);
  const element = state.elements.get(2);
  const writes = [];
  Object.defineProperty(element, name, { get: () => value, set: (next) => { writes.push(next); value = next; } });
  return { state, element, writes };
}

test("an unchanged property is not written, as a write would move the caret", () => {
  const { state, writes } = counted("value", "a");
  applyOperations(state, [[codes.setProperty, 2, "value", "a", 0], [codes.setProperty, 2, "value", "b", 0]]);
  assert.deepEqual(writes, ["b"]);
});

test("a forced write empties a field with invalid input, whose value reads as empty", () => {
  const { state, element, writes } = counted("value", "");
  element.validity = { badInput: true };
  applyOperations(state, [[codes.setProperty, 2, "value", "", 0]]);
  assert.deepEqual(writes, [], "the user may still be typing a number");
  applyOperations(state, [[codes.setProperty, 2, "value", "", -1]]);
  assert.deepEqual(writes, [""]);
});

test("a video is played and paused by its methods", () => {
  const state = listState(1);
  const calls = [];
  const film = Object.assign(state.elements.get(2), {
    paused: true, pause() { calls.push("pause"); this.paused = true; }, play() { calls.push("play"); this.paused = false; } });
  applyOperations(state, [[codes.setProperty, 2, "paused", false, 0]]);
  assert.equal(film.paused, false);
  applyOperations(state, [[codes.setProperty, 2, "paused", true, 0], [codes.setProperty, 2, "paused", true, 0]]);
  assert.deepEqual(calls, ["play", "pause"]);
});

test("a property that an element refuses is skipped alone, and logged once", (context) => {
  const warn = context.mock.method(console, "warn", () => {});
  const state = listState(2);
  Object.defineProperty(state.elements.get(2), "selectionStart", { get: () => null, set() { throw new Error("no"); } });
  const write = [codes.setProperty, 2, "selectionStart", 3, 0];
  applyOperations(state, [write, write, [codes.setText, 3, "b"]]);
  assert.equal(state.elements.get(3).textContent, "b");
  assert.equal(warn.mock.callCount(), 1);
});

test("elements that run code are refused, with any prefix and in any position", () => {
  for (const tag of ["script", "SCRIPT", "svg:script", "x:script", "animate", "set", "iframe/x", "", "base"]) {
    for (const tree of [[tag], ["svg", 0, 0, 0, 0, [[tag]]], ["div", 0, 0, 0, 0, [["svg", 0, 0, 0, 0, [[tag]]]]]]) {
      assert.throws(() => applyOperations(newState(), [[codes.create, 1, 0, 2, tree]]), /Refused element/, tag);
    }
  }
  for (const tag of ["svg", "linearGradient", "foreignObject", "my-field", "h1"]) {
    applyOperations(newState(), [[codes.create, 1, 0, 2, [tag]]]);
  }
});

test("attributes with a prefix and javascript: addresses are refused", () => {
  for (const [name, value] of [
    ["xlink:href", "#a"], ["xml:base", "/"], ["onclick", "x"], ["STYLE", "x"], ["srcdoc", "x"],
    ["href", "javascript:x"], ["href", " java\nscript:x"], ["ACTION", "JavaScript:x"], ["src", "\u0001javascript:x"],
  ]) {
    assert.throws(() => applyOperations(listState(2), [[codes.setAttribute, 2, name, value]]), /Refused/, name);
  }
  applyOperations(listState(2), [[codes.setAttribute, 2, "title", "javascript: a language"]]);
});

test("a text adds the style sheets of its fonts, each once, and no other address", () => {
  const state = newState();
  const links = [];
  state.document.head = {
    querySelector: (selector) => links.find(({ href }) => selector.includes(href.split("/").pop())) ?? null,
    append: (link) => links.push(link),
  };
  const names = "0123456789abcdef fedcba9876543210 ../../evil https://example.org/0123456789abcdef";
  applyOperations(state, [[codes.setAttribute, 1, "data-fonts", names]]);
  applyOperations(state, [[codes.removeAttribute, 1, "data-fonts"]]);
  applyOperations(state, [[codes.setAttribute, 1, "data-fonts", "fedcba9876543210"]]);
  assert.deepEqual(links.map(({ rel }) => rel), ["stylesheet", "stylesheet"]);
  assert.deepEqual(links.map(({ href }) => href.split("/").slice(-2).join("/")),
    ["fonts/0123456789abcdef.css", "fonts/fedcba9876543210.css"]);
});
