// Applies operations on many elements: lists of numbers with a constant step, and subtrees of one shape, which are copies
// of the first. docs/PATCHES.md has the format.

import { changeFrame, changeFrames, inlineStyle, resolve, setFrame, setSide, sideOf, sides } from "./frames.js";
import { moveElement } from "./moves.js";
import { build, codes, find, register, remove, setAttribute, setText } from "./patch.js";

/**
 * The values of a list in which `[value, count]` repeats a value, and `[number, count, step]` adds a step. `read` reads
 * a value of the list, and `make` one that is computed.
 */
export function* expand(list, read = (value) => value, make = read) {
  for (const item of list) {
    const [value, count, step] = Array.isArray(item) ? item : [item, 1];
    for (let index = 0; index < count; index += 1) {
      yield step ? make(Math.round((value + index * step) * 100) / 100) : read(value);
    }
  }
}

/** Applies an operation. */
export function apply(state, [code, id, ...more]) {
  switch (code) {
    case codes.runs: return;
    case codes.removeRun:
      for (const one of expand([id, ...more])) remove(state, find(state, one), []);
      return;
    case codes.moveRun: return moveRun(state, find(state, id), more);
    case codes.clear:
      for (const child of [...find(state, id).children]) if (state.ids.has(child)) remove(state, child, []);
      return;
    case codes.stack: return stack(state, find(state, id), more);
    case codes.setTexts: return setTexts(state, id, more);
    case codes.setFrames: return setFrames(state, id, more);
    case codes.renumber: return renumber(state, id, more);
    default: throw new Error(`Unknown operation ${code}`);
  }
}

/** Gives elements the numbers from `first` on: they show other contents now. */
function renumber(state, first, ids) {
  for (const id of expand(ids)) {
    const element = find(state, id);
    state.elements.delete(id);
    register(state, element, first++);
  }
}

function moveRun(state, parent, [before, ...ids]) {
  const reference = before ? find(state, before) : null;
  for (const id of expand(ids)) moveElement(state, parent, find(state, id), reference);
}

/** The next value of a list that must have one. */
function next(values) {
  const { value, done } = values.next();
  if (done) throw new Error("A run has too few values");
  return value;
}

function setTexts(state, ids, [texts]) {
  const values = expand(texts, (value) => resolve(state, value), String);
  for (const id of expand(ids)) setText(find(state, id), next(values));
}

function setFrames(state, mask, [ids, ...columns]) {
  const lists = columns.map((column) => expand(column));
  for (const id of expand(ids)) {
    const values = lists.map(next);
    changeFrame(state, find(state, id), (style) => setFrame(style, mask, values));
  }
}

/** Places `count` siblings, each at a constant distance from the one before. */
function stack(state, first, [count, dx, dy]) {
  inlineStyle(state, first);
  const [x, y] = [sideOf(first, "left"), sideOf(first, "top")];
  let index = 0;
  changeFrames(state, first, count, (style) => {
    if (index > 0) setSide(style, "left", x + index * dx);
    if (index > 0) setSide(style, "top", y + index * dy);
    index += 1;
  });
}

/** Copies beyond this number are rendered when they come near the window, or when the page rests. */
const rendered = 50;
/** The copies that a page at rest renders at once. */
const renderedAtRest = 100;
/** Whether the browser fires an event when it renders a skipped element. */
const mayWait = () => "ContentVisibilityAutoStateChangeEvent" in globalThis;
const waiting = new WeakSet();

/** Renders a copy, unless something else has done so (lists.js). */
function stopWaiting({ style }) {
  if (style.getPropertyValue("content-visibility") === "auto") style.removeProperty("content-visibility");
}

/**
 * A copy of `first` that the browser renders when it comes near the window. From then on it is an ordinary element,
 * because the browser clips the content of a skipped one.
 */
function waitingCopy({ root }, first) {
  if (!waiting.has(root)) {
    root.addEventListener("contentvisibilityautostatechange", ({ target, skipped }) => {
      if (!skipped) stopWaiting(target);
    });
    waiting.add(root);
  }
  const copy = first.cloneNode(true);
  copy.style.setProperty("content-visibility", "auto");
  return copy;
}

/**
 * Renders waiting copies when the page rests: browsers leave the contents of skipped elements out of the accessibility
 * tree.
 */
function renderAtRest(copies) {
  const soon = globalThis.requestIdleCallback ?? ((work) => setTimeout(work, 50));
  const work = () => {
    copies.splice(0, renderedAtRest).forEach(stopWaiting);
    if (copies.length) soon(work);
  };
  soon(work);
}

const namesIn = (list) => (list || []).filter((_, index) => index % 2 === 0);

/** The places of the values in a subtree as `[kind, index of the element, name]`, in the order of the format. */
function placesIn(tree, places = [], at = { next: 0 }) {
  const [, frame, styles, attributes, properties, content] = tree;
  const add = (kind, names) => names.forEach((name) => places.push([kind, at.next, name]));
  add("frame", frame ? sides : []);
  add("style", namesIn(styles));
  add("attribute", namesIn(attributes));
  add("property", namesIn(properties));
  const isText = content !== undefined && !Array.isArray(content);
  if (isText) add("text", [""]);
  at.next += 1;
  if (!isText) content?.forEach((child) => placesIn(child, places, at));
  return places;
}

/** Makes the subtrees of a run `[subtree, count, place, values, place, values …]`: the first one, and copies of it. */
export function append(state, parent, reference, [tree, count, ...columns], writes) {
  const text = (value) => resolve(state, value);
  const setStyle = (element, name, value) => element.style.setProperty(name, value);
  const kinds = {
    frame: { read: [(value) => `${value}px`], write: setStyle },
    style: { read: [text, String], write: setStyle },
    attribute: { read: [text, String], write: (...values) => setAttribute(state, ...values) },
    property: { read: [], write: (...values) => writes.push(values) },
    text: { read: [text, String], write: (element, name, value) => setText(element, value) },
  };
  const first = build(state, tree, parent, writes);
  parent.insertBefore(first, reference);
  const places = placesIn(tree).map(([kind, at, name]) => [kind, at, kind === "text" ? "" : text(name)]);
  const noted = places.filter(([kind]) => kind === "attribute");
  const varying = [];
  for (let index = 0; index < columns.length; index += 2) {
    const [kind, at, name] = places[columns[index]];
    const { read, write } = kinds[kind];
    varying.push({ at, name, write, values: expand(columns[index + 1], ...read) });
  }
  // An element that leaves its place, such as a fixed one, may be in the window while its row is not.
  const waits = tree[1] && count > rendered && mayWait() && !places.some(([, , name]) => name === "position");
  const later = waits ? waitingCopy(state, first) : first;
  const waitingOnes = [];
  for (let index = 1; index < count; index += 1) {
    const copy = (index < rendered ? first : later).cloneNode(true);
    if (waits && index >= rendered) waitingOnes.push(copy);
    const all = [copy, ...copy.querySelectorAll("*")];
    for (const element of all) register(state, element);
    for (const [, at, name] of noted) state.features?.didChange(all[at], name);
    for (const { at, name, write, values } of varying) {
      write(all[at], name, next(values));
    }
    parent.insertBefore(copy, reference);
  }
  if (waits) renderAtRest(waitingOnes);
}
