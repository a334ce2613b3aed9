import assert from "node:assert/strict";
import { test } from "node:test";
import { listen } from "../../public/events.js";
import { createState, numberTree } from "../../public/patch.js";
import { FakeDocument } from "./fake-dom.mjs";

/**
 * A page with an element `tag` that listens to `words`, inside of a list that listens to `outer`.
 * `fire` brings an event to it as a browser does; `sent` is what the server would be told.
 */
function page(tag, words, outer = "") {
  const document = new FakeDocument();
  const handlers = new Map();
  document.addEventListener = (type, handler) => {
    handlers.set(type, [...(handlers.get(type) ?? []), handler]);
  };
  const list = document.root.appendChild(document.createElement("ul"));
  const element = list.appendChild(document.createElement(tag));
  for (const [one, on] of [[element, words], [list, outer]]) if (on) one.setAttribute("data-on", on);
  const state = createState(document.root);
  numberTree(state);
  const sent = [];
  const { flush, isWaiting, compositionEnd } = listen(
    state, (target, event) => sent.push({ target: state.ids.get(target), ...event }));
  const fire = (type, fields = {}) => {
    const event = { type, target: element, isPrevented: false, isStopped: false, ...fields,
      preventDefault() { this.isPrevented = true; }, stopPropagation() { this.isStopped = true; } };
    for (const handler of handlers.get(type) ?? []) handler(event);
    return event;
  };
  return { document, list, element, state, sent, flush, isWaiting, compositionEnd, fire };
}

test("only what was asked for is told", () => {
  const { sent, fire } = page("button", "click");
  fire("click", { detail: 1 });
  fire("dblclick");
  fire("keydown", { key: "Enter" });
  assert.deepEqual(sent, [{ target: 3, type: "click", detail: 1 }]);
});

test("an event reaches all that listen from its target up, unless one stops it", () => {
  const both = page("b", "click", "click");
  both.fire("click");
  assert.deepEqual(both.sent.map(({ target }) => target), [3, 2]);
  const stopped = page("b", "click:s", "click");
  assert.equal(stopped.fire("click").isStopped, true);
  assert.deepEqual(stopped.sent.map(({ target }) => target), [3]);
});

test("focus and its like concern their target alone", () => {
  const { sent, fire } = page("input", "focus", "focus focusin");
  fire("focus");
  fire("focusin");
  assert.deepEqual(sent.map(({ target, type }) => [target, type]), [[3, "focus"], [2, "focusin"]]);
});

test("a listener may be for the element itself only", () => {
  const { sent, fire, list } = page("b", "", "click:o");
  fire("click");
  assert.equal(sent.length, 0);
  fire("click", { target: list });
  assert.equal(sent.length, 1);
});

test("keys are told apart, with their modifiers", () => {
  const { sent, fire } = page("input", "keydown:k=Enter|Escape");
  fire("keydown", { key: "a" });
  fire("keydown", { key: "Enter", shiftKey: true, altKey: true });
  assert.deepEqual(sent, [{ target: 3, type: "keydown", modifiers: 5, key: "Enter" }]);
});

test("the browser's own way is prevented where asked, and always for forms", () => {
  assert.equal(page("a", "click").fire("click").isPrevented, false);
  assert.equal(page("a", "click:p").fire("click").isPrevented, true);
  assert.equal(page("form", "submit").fire("submit").isPrevented, true);
});

test("a link opened elsewhere is the browser's", () => {
  for (const fields of [{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { button: 1 }]) {
    const link = page("a", "click:p");
    link.element.closest = () => link.element;
    assert.equal(link.fire("click", fields).isPrevented, false);
    assert.equal(link.sent.length, 0);
  }
});

test("values are told with the number of the edit", () => {
  const { element, sent, fire } = page("input", "input:v change:v");
  Object.assign(element, { value: "a", checked: true, type: "checkbox" });
  fire("input");
  element.value = "ab";
  fire("input");
  fire("change");
  assert.deepEqual(sent.map(({ type, value, checked, edit }) => [type, value, checked, edit]), [
    ["input", "a", true, 1], ["input", "ab", true, 2], ["change", "ab", true, 2]]);
});

test("a place is relative to the element", () => {
  const { element, sent, fire } = page("canvas", "click:x pointermove");
  element.getBoundingClientRect = () => ({ left: 10, top: 20.5 });
  fire("click", { clientX: 15.123456, clientY: 30 });
  fire("pointermove", { clientX: 1, clientY: 1 });
  assert.deepEqual(sent, [
    { target: 3, type: "click", x: 5.12, y: 9.5 }, { target: 3, type: "pointermove" }]);
});

/** Calls `action` while the fields of each form are those that `list(form)` returns. */
function withFields(list, action) {
  const { FormData } = globalThis;
  globalThis.FormData = class extends Array {
    constructor(form) { super(...list(form)); }
  };
  action();
  globalThis.FormData = FormData;
}

test("a form tells its fields, but no files", () => {
  const { sent, fire } = page("form", "submit:f");
  withFields(() => [["name", "Ada"], ["photo", {}]], () => fire("submit"));
  assert.deepEqual(sent[0].fields, [["name", "Ada"]]);
});

test("a control tells the fields of the form that it names", () => {
  const { element, sent, fire, document } = page("input", "change:f");
  withFields((form) => [["of", form.id], ["b", "c"]], () => {
    fire("change");
    element.form = document.createElement("form");
    element.form.setAttribute("id", "far");
    element.setAttribute("form", "far");
    fire("change");
    element.form = null;
    fire("change");
  });
  assert.deepEqual(sent.map(({ fields }) => fields), [[], [["of", "far"], ["b", "c"]], []]);
});

test("a scroller tells its position, a wheel its turn", () => {
  const { element, sent, fire } = page("div", "scroll wheel");
  Object.assign(element, { scrollHeight: 900, clientHeight: 100, scrollTop: 55.555, scrollLeft: 0 });
  fire("scroll");
  fire("wheel", { deltaX: 0, deltaY: -3.001 });
  assert.deepEqual(sent, [
    { target: 3, type: "scroll", scrollLeft: 0, scrollTop: 55.56 },
    { target: 3, type: "wheel", scrollLeft: 0, scrollTop: -3 }]);
});

test("a debounced event is told once, with the newest value", (context) => {
  context.mock.timers.enable({ apis: ["setTimeout"] });
  const { element, sent, fire } = page("input", "input:d150,v");
  for (const value of ["a", "ab", "abc"]) {
    element.value = value;
    fire("input");
    context.mock.timers.tick(149);
  }
  assert.equal(sent.length, 0);
  context.mock.timers.tick(1);
  assert.deepEqual(sent, [{ target: 3, type: "input", value: "abc", edit: 3 }]);
  context.mock.timers.tick(1000);
  assert.equal(sent.length, 1);
});

test("a throttled event is told at once, and then the last one in each interval", (context) => {
  context.mock.timers.enable({ apis: ["setTimeout"] });
  const { sent, fire } = page("div", "pointermove:t100,x");
  const move = (clientX) => fire("pointermove", { clientX, clientY: 0 });
  for (const x of [1, 2, 3]) move(x);
  assert.equal(sent.length, 1);
  context.mock.timers.tick(100);
  assert.equal(sent.length, 2);
  context.mock.timers.tick(100);
  assert.equal(sent.length, 2);
  move(4);
  assert.equal(sent.length, 3);
});

test("nothing overtakes what waits: another event sends it first", (context) => {
  context.mock.timers.enable({ apis: ["setTimeout"] });
  const { element, sent, fire, list } = page("input", "input:d150,v", "click");
  element.value = "typed";
  fire("input");
  fire("click", { target: list });
  assert.deepEqual(sent.map(({ type }) => type), ["input", "click"]);
  context.mock.timers.tick(1000);
  assert.equal(sent.length, 2);
});

test("what waits is sent when the page is put away", (context) => {
  context.mock.timers.enable({ apis: ["setTimeout"] });
  const { element, sent, flush, fire } = page("input", "input:d150,v");
  element.value = "typed";
  fire("input");
  flush();
  assert.equal(sent.length, 1);
});

test("nothing is told of an element that is gone", (context) => {
  context.mock.timers.enable({ apis: ["setTimeout"] });
  const { element, state, sent, fire } = page("input", "input:d150,v click");
  element.value = "typed";
  fire("input");
  state.ids.delete(element);
  context.mock.timers.tick(200);
  fire("click");
  assert.equal(sent.length, 0);
});

test("while an input method composes nothing is told, and at its end all of it", () => {
  const { element, state, sent, fire } = page("input", "input:v keydown");
  fire("compositionstart");
  for (const value of ["n", "に"]) {
    element.value = value;
    fire("input", { isComposing: true });
    fire("keydown", { key: "n", isComposing: true });
  }
  assert.equal(sent.length, 0);
  assert.equal(state.mayWrite(element, "value", 1), false, "the server has not seen the last edit");
  element.value = "日";
  fire("compositionend");
  assert.deepEqual(sent, [{ target: 3, type: "input", value: "日", edit: 3 }]);
});

test("what was composed is told to whom an element stands in, too", () => {
  const { element, sent, fire } = page("input", "", "input");
  fire("compositionstart");
  element.value = "に";
  fire("input", { isComposing: true });
  assert.equal(sent.length, 0);
  fire("compositionend");
  assert.deepEqual(sent, [{ target: 2, type: "input" }]);
});

test("the end of a composition is waited for, after its text was told, and not for ever", async (context) => {
  context.mock.timers.enable({ apis: ["setTimeout"] });
  const { element, state, sent, fire, compositionEnd } = page("input", "input:v");
  await compositionEnd(1000);
  fire("compositionstart");
  element.value = "日";
  const waiting = compositionEnd(1000).then(() => sent.length);
  fire("compositionend");
  assert.equal(await waiting, 1);
  await compositionEnd(1000);
  fire("compositionstart");
  const limited = compositionEnd(1000);
  context.mock.timers.tick(1000);
  await limited;
  // The browser may not tell of the end where the field is gone.
  state.ids.delete(element);
  await compositionEnd(1000);
});

test("the key that ends a composition is no key", () => {
  const { sent, fire } = page("input", "keydown:k=Enter");
  fire("compositionstart");
  fire("compositionend");
  fire("keydown", { key: "Enter", keyCode: 229 });
  assert.equal(sent.length, 0);
  fire("keydown", { key: "Enter", keyCode: 13 });
  assert.equal(sent.length, 1);
});

test("what is told at most so often does not overtake what waits", (context) => {
  context.mock.timers.enable({ apis: ["setTimeout"] });
  const { element, sent, fire, list } = page("input", "input:d150,v", "click:t100 pointermove:t100");
  element.value = "typed";
  fire("input");
  fire("pointermove", { target: list });
  assert.deepEqual(sent.map(({ type }) => type), ["pointermove"], "what happens all the time may");
  fire("click", { target: list });
  assert.deepEqual(sent.map(({ type }) => type), ["pointermove", "input", "click"]);
});

test("another event does not shorten an interval in which nothing came", (context) => {
  context.mock.timers.enable({ apis: ["setTimeout"] });
  const { sent, fire, list } = page("b", "click:t100", "dblclick");
  fire("click");
  fire("dblclick", { target: list });
  fire("click");
  assert.deepEqual(sent.map(({ type }) => type), ["click", "dblclick"]);
  context.mock.timers.tick(100);
  assert.deepEqual(sent.map(({ type }) => type), ["click", "dblclick", "click"]);
});

test("half a character is told as one that is not known", () => {
  const { element, sent, fire } = page("input", "input:v");
  element.value = "a\uD83D";
  fire("input");
  assert.equal(sent[0].value, "a\uFFFD");
});

test("a throttled listener of an element that is gone tells nothing", (context) => {
  context.mock.timers.enable({ apis: ["setTimeout"] });
  const { element, state, sent, fire, flush } = page("div", "pointermove:t100 click:t100");
  for (const type of ["pointermove", "click", "click", "pointermove"]) fire(type);
  const { length } = sent;
  state.ids.delete(element);
  flush();
  context.mock.timers.tick(1000);
  assert.equal(sent.length, length);
});

test("what happens all the time is told once a frame, with all turns of a wheel", (context) => {
  context.mock.timers.enable({ apis: ["setTimeout"] });
  const { sent, fire, isWaiting } = page("div", "wheel pointermove:x");
  for (const deltaY of [1, 2, 3]) fire("wheel", { deltaX: 0, deltaY });
  for (const clientX of [1, 2, 3]) fire("pointermove", { clientX, clientY: 0 });
  assert.deepEqual(sent.map(({ type }) => type), ["wheel", "pointermove"]);
  assert.equal(isWaiting(), true);
  context.mock.timers.tick(20);
  assert.deepEqual(sent.slice(2).map(({ type, scrollTop, x }) => [type, scrollTop, x]), [
    ["wheel", 5, undefined], ["pointermove", undefined, 3]]);
  context.mock.timers.tick(1000);
  assert.equal(sent.length, 4);
  assert.equal(isWaiting(), false);
});

test("a field says that it holds what is no value of its type", () => {
  const { element, sent, fire } = page("input", "input:v");
  Object.assign(element, { value: "", validity: { badInput: true } });
  fire("input");
  assert.deepEqual(sent, [{ target: 3, type: "input", value: "", badInput: true, edit: 1 }]);
});

test("a form says which of its fields hold what is no value of their type", () => {
  const { element, sent, fire } = page("form", "submit:f");
  element.elements = [{ name: "age", validity: { badInput: true } }, { name: "name", validity: { badInput: false } }];
  const { FormData } = globalThis;
  globalThis.FormData = class extends Array {
    constructor() { super(["name", ""], ["age", ""]); }
  };
  fire("submit");
  globalThis.FormData = FormData;
  assert.deepEqual(sent[0].fields, [["name", ""], ["age", "", true]]);
});

test("a list of which several may be chosen tells all that are", () => {
  const { element, sent, fire } = page("select", "change:v");
  const selectedOptions = [{ value: "red" }, { value: "blue" }];
  Object.assign(element, { value: "red", multiple: true, options: [], selectedOptions });
  fire("change");
  assert.deepEqual(sent, [{ target: 3, type: "change", value: "red", values: ["red", "blue"] }]);
});

test("a text field has nothing that could be checked", () => {
  const { element, sent, fire } = page("input", "input:v");
  Object.assign(element, { value: "a", checked: false });
  fire("input");
  assert.equal("checked" in sent[0], false);
});
