import assert from "node:assert/strict";
import { test } from "node:test";
import { directionOf, isShortcut, start } from "../../public/sensing.js";
import { listen } from "../../public/events.js";
import { createState, numberTree } from "../../public/patch.js";
import { FakeDocument } from "./fake-dom.mjs";

test("a swipe is fast and long enough, along its longer axis", () => {
  assert.equal(directionOf(100, 10, 100), "right");
  assert.equal(directionOf(-100, 10, 100), "left");
  assert.equal(directionOf(10, 60, 100), "down");
  assert.equal(directionOf(10, -60, 100), "up");
  assert.equal(directionOf(100, 0, 1000), null, "too slow");
  assert.equal(directionOf(20, 0, 10), null, "too short");
  assert.equal(directionOf(100, 0, 0), "right");
});

const key = (name, ...held) => ({
  key: name, ctrlKey: held.includes("control"), metaKey: held.includes("meta"), altKey: held.includes("alt"),
  shiftKey: held.includes("shift"),
});

test("a shortcut has exactly its keys", () => {
  assert.equal(isShortcut("mod+k", key("k", "control"), false), true);
  assert.equal(isShortcut("mod+k", key("k", "meta"), true), true);
  assert.equal(isShortcut("mod+k", key("k", "control"), true), false);
  assert.equal(isShortcut("mod+k", key("k", "control", "shift"), false), false);
  assert.equal(isShortcut("mod+shift+k", key("K", "control", "shift"), false), true);
  assert.equal(isShortcut("k", key("k"), false), true);
  assert.equal(isShortcut("k", key("k", "control"), false), false);
  assert.equal(isShortcut("?", key("?", "shift"), false), true, "a sign that needs shift on some keyboards");
  assert.equal(isShortcut("escape", key("Escape"), false), true);
  assert.equal(isShortcut("mod++", key("+", "control"), false), true);
});

/** A page with an element that has `words` and `listeners`. */
function page(words, listeners) {
  const document = new FakeDocument();
  const handlers = [];
  const hub = { addEventListener: (type, handler) => handlers.push([type, handler]),
    removeEventListener: (type, handler) => {
      const index = handlers.findIndex(([one, other]) => one === type && other === handler);
      if (index >= 0) handlers.splice(index, 1);
    } };
  const observed = [];
  class Observer {
    constructor(tell) { this.tell = tell; observed.push(this); }
    observe(element) { this.element = element; }
    disconnect() { this.element = null; }
  }
  document.defaultView = { ...hub, navigator: { platform: "" }, ResizeObserver: Observer, IntersectionObserver: Observer };
  Object.assign(document, hub);
  const element = document.root.appendChild(document.createElement("div"));
  element.setAttribute("data-sense", words);
  element.setAttribute("data-on", listeners);
  Object.assign(element, hub);
  const state = createState(document.root);
  numberTree(state);
  const sent = [];
  const { listenTo } = listen(state, (_, event) => sent.push(event));
  const fire = (type, fields = {}) => {
    const event = { type, target: element, isPrimary: true, button: 0, pointerId: 1, clientX: 0, clientY: 0,
      preventDefault() {}, stopPropagation() {}, ...fields };
    for (const [one, handler] of [...handlers]) if (one === type) handler(event);
  };
  element.dispatchEvent = ({ type, detail }) => fire(type, { detail });
  const follow = start({ state, root: document.root, document, listenTo });
  return { element, sent, fire, follow, observed, document, state };
}

test("a pan starts after some way, and tells its end", () => {
  const { sent, fire } = page("pan", "panstart:e=x|y pan:e=dx|dy panend:e=dx|isCancelled");
  fire("pointerdown", { clientX: 10, clientY: 10 });
  fire("pointermove", { clientX: 12, clientY: 10 });
  assert.equal(sent.length, 0);
  fire("pointermove", { clientX: 30, clientY: 15 });
  fire("pointerup", { clientX: 40, clientY: 15 });
  assert.deepEqual(sent.map(({ type, data }) => [type, JSON.parse(data)]), [
    ["panstart", { x: 10, y: 10 }], ["pan", { dx: 20, dy: 5 }], ["panend", { dx: 30, isCancelled: false }]]);
  fire("pointermove", { clientX: 90 });
  assert.equal(sent.length, 3, "after the end");
});

test("the size and the visibility of an element are told", () => {
  const { sent, observed, element } = page("elementresize intersect:0.5", "elementresize:e=width intersect:e=ratio");
  const [size, sight] = observed;
  assert.equal(size.element, element);
  size.tell([{ contentRect: { width: 10.123, height: 2 } }]);
  sight.tell([{ intersectionRatio: 0.5, isIntersecting: true }]);
  assert.deepEqual(sent.map(({ data }) => data), ['{"width":10.12}', '{"ratio":0.5}']);
});

test("a sense ends with its word, and a recogniser of the application begins", () => {
  const { sent, observed, element, follow, document } = page("elementresize", "shake:e=force");
  let isEnded = false;
  document.trellisSenses = new Map([["shake", (_, words, tell) => {
    tell({ force: Number(words) });
    return () => { isEnded = true; };
  }]]);
  element.setAttribute("data-sense", "shake:3");
  follow(element);
  assert.equal(observed[0].element, null);
  assert.equal(sent[0].data, '{"force":3}');
  element.removeAttribute("data-sense");
  follow(element);
  assert.equal(isEnded, true);
});

test("a press outside is told, one inside is not", () => {
  const { sent, fire, document } = page("outsidepress", "outsidepress");
  fire("pointerdown");
  assert.equal(sent.length, 0);
  fire("pointerdown", { target: document.root });
  assert.deepEqual(sent.map(({ type }) => type), ["outsidepress"]);
});
