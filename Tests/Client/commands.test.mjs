import assert from "node:assert/strict";
import { test } from "node:test";
import { createOptimisticUpdates, readCommands, start } from "../../public/commands.js";
import { createState, numberTree, applyOperations } from "../../public/patch.js";
import { silentlyClosed } from "../../public/features.js";
import { FakeDocument } from "./fake-dom.mjs";
import { PageDocument } from "./fake-page.mjs";

globalThis.Event ??= class { constructor(type) { this.type = type; } };

test("commands are read by event", () => {
  const commands = readCommands("click:show=a click:copy=a%20b%7Cc|d keydown.Escape:hide keydown.%3A:print wrong");
  assert.deepEqual(commands.get("click"), [
    { key: null, verb: "show", texts: ["a"] }, { key: null, verb: "copy", texts: ["a b|c", "d"] }]);
  assert.deepEqual(commands.get("keydown"), [
    { key: "Escape", verb: "hide", texts: [] }, { key: ":", verb: "print", texts: [] }]);
  assert.equal(readCommands(null).size, 0);
  assert.equal(commands.size, 2);
});

/** A page with a button that has `words`, and an element with the id `other`. */
function page(words, tag = "div") {
  const document = new FakeDocument();
  const listeners = new Map();
  document.addEventListener = (type, listener) => listeners.set(type, listener);
  const button = document.root.appendChild(document.createElement("button"));
  button.setAttribute("data-do", words);
  const other = document.root.appendChild(document.createElement(tag));
  other.setAttribute("id", "other");
  document.getElementById = (id) => document.root.querySelector(`#${id}`);
  const state = createState(document.root);
  numberTree(state);
  const changed = start({ state, root: document.root, document });
  const fire = (type, fields = {}) => {
    const event = { type, target: button, isPrevented: false, preventDefault() { this.isPrevented = true; }, ...fields };
    listeners.get(type)?.(event);
    return event;
  };
  return { document, button, other, state, fire, listeners, changed };
}

test("a command runs at its event and its key only", () => {
  const { document, other, fire } = page("click:focus=other keydown.Enter:scroll=other");
  fire("keydown", { key: "a" });
  assert.equal(other.sights.length, 0);
  assert.equal(fire("keydown", { key: "Enter" }).isPrevented, true);
  assert.equal(other.sights.length, 1);
  assert.equal(fire("click").isPrevented, false);
  assert.equal(document.activeElement, other);
});

test("a command of a key with Alt runs with Alt only", () => {
  const { other, fire } = page("keydown.Alt%2BArrowDown:scroll=other");
  assert.equal(fire("keydown", { key: "ArrowDown" }).isPrevented, false);
  assert.equal(other.sights.length, 0);
  assert.equal(fire("keydown", { key: "ArrowDown", altKey: true }).isPrevented, true);
  assert.equal(other.sights.length, 1);
});

test("a context menu without content is requested when the button is released", async () => {
  for (const buttons of [0, 2]) {
    const { other, fire } = page("contextmenu:show=other");
    const listeners = new Map();
    globalThis.addEventListener = (type, listener) => listeners.set(type, listener);
    globalThis.removeEventListener = (type) => listeners.delete(type);
    other.setAttribute("data-layer", "menu bottom start 0");
    other.matches = () => true;
    const requests = [];
    other.dispatchEvent = ({ type }) => requests.push(type);
    assert.equal(fire("contextmenu", { buttons, clientX: 1, clientY: 2 }).isPrevented, true);
    assert.deepEqual(requests, buttons ? [] : ["present"]);
    listeners.get("pointerup")?.({ pointerType: "mouse" });
    await new Promise((resolve) => { setTimeout(resolve, 1); });
    assert.deepEqual(requests, ["present"]);
    assert.equal(listeners.size, 0);
    delete globalThis.addEventListener;
    delete globalThis.removeEventListener;
  }
});

test("a command without its element does nothing", () => {
  const { fire, document } = page("click:focus=none click:show=none click:hide click:dispatch=a|none click:nothing");
  const { activeElement } = document;
  fire("click");
  assert.equal(document.activeElement, activeElement);
});

test("a command fills the screen with an element, and ends that", async () => {
  const { other, fire, document } = page("click:fullscreen=other");
  const calls = [];
  other.requestFullscreen = async () => { calls.push("request"); };
  document.exitFullscreen = async () => { calls.push("exit"); };
  fire("click");
  document.fullscreenElement = other;
  fire("click");
  assert.deepEqual(calls, ["request", "exit"]);
});

test("a browser may refuse to fill the screen", async () => {
  const { other, fire } = page("click:fullscreen=other click:fullscreen=none");
  fire("click");
  other.requestFullscreen = () => Promise.reject(new Error("refused"));
  fire("click");
  await new Promise((resolve) => { setTimeout(resolve); });
});

test("only elements of the application get events", () => {
  const reported = [];
  for (const tag of ["div", "x-dial"]) {
    const { other, fire } = page("click:dispatch=turn|other|%7B%22by%22%3A2%7D", tag);
    other.addEventListener("turn", ({ detail }) => reported.push([tag, detail]));
    fire("click");
  }
  assert.deepEqual(reported.map(([tag]) => tag), ["x-dial"]);
});

test("events that a later patch names are listened to", () => {
  const { button, other, listeners, changed, fire, document } = page("click:print");
  assert.equal(listeners.has("focusin"), false);
  button.setAttribute("data-do", "focusin:focus=other");
  changed(button);
  fire("focusin");
  assert.equal(document.activeElement, other);
});

/** An element with an attribute and the optimistic updates of its page. */
function expecting() {
  const document = new FakeDocument();
  const element = document.root.appendChild(document.createElement("button"));
  element.setAttribute("aria-pressed", "false");
  const state = createState(document.root);
  numberTree(state);
  state.optimisticUpdates = createOptimisticUpdates();
  const expect = (value) => state.optimisticUpdates.set(element, "aria-pressed", value, element, "click");
  const patch = (value) => applyOperations(state, [[4, 2, "aria-pressed", value]]);
  return { element, patch, state, ...state.optimisticUpdates, expect, value: () => element.getAttribute("aria-pressed") };
}

const outbox = (first, count) => ({ first, events: Array(count).fill({}) });
/** Waits until the handlers of an event are over. */
const eventEnd = () => new Promise((resolve) => { setTimeout(resolve, 1); });

test("an expected attribute shows at once, and the response takes it back", async () => {
  const { expect, didSend, end, value, element } = expecting();
  didSend(element, "click", 7);
  expect("true");
  await eventEnd();
  assert.equal(value(), "true");
  end(6, outbox(6, 2));
  assert.equal(value(), "true");
  end(7, outbox(7, 1));
  assert.equal(value(), "false");
});

test("an expectation waits for an event that is delayed", async () => {
  const { expect, didSend, end, value, element } = expecting();
  didSend(element, "click", 1);
  await eventEnd();
  expect("true");
  end(1, outbox(1, 1));
  assert.equal(value(), "true");
  didSend(element, "focus", 2);
  didSend(element, "click", 3);
  end(2, outbox(2, 2));
  assert.equal(value(), "true");
  end(3, outbox(3, 1));
  assert.equal(value(), "false");
});

test("a patch before the response is not seen until it, and one with it confirms", () => {
  const { expect, didSend, end, value, element, patch } = expecting();
  didSend(element, "click", 1);
  expect("true");
  patch("mixed");
  assert.equal(value(), "true");
  end(1, outbox(1, 1));
  assert.equal(value(), "mixed");
  patch("true");
  assert.equal(value(), "true");
});

test("two expectations of one attribute end with the second", async () => {
  const { expect, didSend, end, value, element } = expecting();
  for (const [number, expected] of [[1, "true"], [2, "mixed"]]) {
    didSend(element, "click", number);
    expect(expected);
    await eventEnd();
  }
  end(1, outbox(1, 2));
  assert.equal(value(), "mixed");
  end(2, outbox(2, 1));
  assert.equal(value(), "false");
});

test("the expectation of an event that is dropped ends", async () => {
  const { expect, didSend, end, value, element } = expecting();
  didSend(element, "click", 0);
  expect("true");
  assert.equal(value(), "false");
  await eventEnd();
  didSend(element, "click", 5);
  expect("true");
  end(3, outbox(4, 1));
  assert.equal(value(), "false", "event 5 is not in the outbox");
});

test("only looks can be expected", () => {
  const { state, element } = expecting();
  for (const name of ["href", "onclick", "data-on", "style", "id"]) {
    state.optimisticUpdates.set(element, name, "x", element, "click");
    assert.equal(element.hasAttribute(name), false, name);
  }
});

/** A page whose events pass through the document; `build(document)` makes its content. */
function wholePage(build, changes = {}) {
  const document = new PageDocument();
  document.root.append(...build(document));
  const state = createState(document.root);
  numberTree(state);
  start({ state: Object.assign(state, changes), root: document.root, document });
  return { document, get: (id) => document.getElementById(id) };
}

test("a menu item hides the outermost menu around it, and a button of a popover in a menu the popover", () => {
  for (const [layer, hidden] of [["menu end start 0", "outer"], ["popover bottom start 0", "inner"]]) {
    const { get } = wholePage((document) => {
      const item = document.make("button", { id: "item", "data-do": "click:hide" });
      const inner = document.make("div", { id: "inner", "data-layer": layer, popover: "auto" }, item);
      return [document.make("div", { id: "outer", "data-layer": "menu bottom start 0", popover: "auto" }, inner)];
    });
    for (const id of ["outer", "inner"]) get(id).showPopover();
    get("item").click();
    assert.deepEqual(["outer", "inner"].filter((id) => !get(id).isOpenPopover), [hidden]);
  }
});

test("a layer hidden by a command is reported to the server, a layer closed by a command is not", () => {
  for (const verb of ["hide", "close"]) {
    const { get } = wholePage((document) => [
      document.make("button", { id: "b", "data-do": `click:${verb}=l` }),
      document.make("div", { id: "l", "data-layer": "popover", popover: "auto" }),
    ]);
    get("l").showPopover();
    get("b").click();
    assert.equal(get("l").isOpenPopover, false);
    assert.equal(silentlyClosed.has(get("l")), verb === "close", verb);
  }
});

test("an element outside of the page is not found", () => {
  const { document, get } = wholePage((one) => [one.make("button", { id: "b", "data-do": "click:focus=other" })]);
  document.body.append(document.make("input", { id: "other" }));
  get("b").click();
  assert.equal(document.activeElement, document.body);
});

test("the commands of outer elements do not run for an event that a listener stops", () => {
  for (const [words, isRun] of [["click:s", false], ["click", true]]) {
    const { document, get } = wholePage((one) => [
      one.make("input", { id: "field" }),
      one.make("div", { "data-do": "click:focus=field" }, one.make("button", { id: "b", "data-on": words })),
    ]);
    get("b").click();
    assert.equal(document.activeElement === get("field"), isRun, words);
  }
});

test("a scroll by command has no motion if the user wants none", () => {
  for (const [reducedMotion, behavior] of [[true, "instant"], [false, "smooth"]]) {
    const { get } = wholePage((document) => [document.make("button", { id: "b", "data-do": "click:scroll" })], { reducedMotion });
    get("b").click();
    assert.deepEqual(get("b").sights.map((options) => options.behavior), [behavior]);
  }
});

test("only addresses of the page's own site are downloaded", () => {
  Object.defineProperty(globalThis, "location", { value: new URL("https://t.example/p"), configurable: true, writable: true });
  const { document, get } = wholePage((one) => [
    one.make("button", { id: "own", "data-do": "click:download=%2Ffile.csv|list.csv" }),
    one.make("button", { id: "other", "data-do": "click:download=https%3A%2F%2Fother.example%2Ffile.csv" }),
  ]);
  const links = [];
  const { createElement } = document;
  document.createElement = (name) => {
    const link = createElement.call(document, name);
    link.click = () => links.push([link.href, link.download]);
    return link;
  };
  get("own").click();
  get("other").click();
  assert.deepEqual(links, [["https://t.example/file.csv", "list.csv"]]);
});

test("the second click of a double click that was meant for another element runs no command", () => {
  const { other, fire } = page("click:set=aria-pressed|true|other");
  fire("click", { isMissed: true });
  assert.equal(other.getAttribute("aria-pressed"), null);
});
