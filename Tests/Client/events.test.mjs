import assert from "node:assert/strict";
import { test } from "node:test";
import { listen } from "../../public/events.js";
import { createState, numberTree } from "../../public/patch.js";
import { FakeDocument } from "./fake-dom.mjs";

/**
 * A page with an element `tag` that has the listeners `words`, inside a list with the listeners `outer`.
 * `fire` dispatches an event to it; `sent` is the list of events for the server.
 */
function page(tag, words, outer = "") {
  const document = new FakeDocument();
  const handlers = new Map();
  document.addEventListener = (type, handler) => {
    handlers.set(type, new Set([...(handlers.get(type) ?? []), handler]));
  };
  const list = document.root.appendChild(document.createElement("ul"));
  const element = list.appendChild(document.createElement(tag));
  for (const [one, on] of [[element, words], [list, outer]]) if (on) one.setAttribute("data-on", on);
  const state = createState(document.root);
  numberTree(state);
  const sent = [];
  const { flush, isWaiting, compositionEnd, listenTo } = listen(
    state, (target, event) => sent.push({ target: state.ids.get(target), ...event }));
  const fire = (type, fields = {}) => {
    const event = { type, target: element, isPrevented: false, isStopped: false, ...fields,
      preventDefault() { this.isPrevented = true; }, stopPropagation() { this.isStopped = true; } };
    for (const handler of handlers.get(type) ?? []) handler(event);
    return event;
  };
  return { document, list, element, state, sent, flush, isWaiting, compositionEnd, listenTo, fire };
}

test("only events with a listener are sent", () => {
  const { sent, fire } = page("button", "click");
  fire("click", { detail: 1 });
  fire("dblclick");
  fire("keydown", { key: "Enter" });
  assert.deepEqual(sent, [{ target: 3, type: "click", detail: 1 }]);
});

test("an event is sent for each listener from its target up, unless a listener stops it", () => {
  const both = page("b", "click", "click");
  both.fire("click");
  assert.deepEqual(both.sent.map(({ target }) => target), [3, 2]);
  const stopped = page("b", "click:s", "click");
  assert.equal(stopped.fire("click").isStopped, true);
  assert.deepEqual(stopped.sent.map(({ target }) => target), [3]);
});

test("focus events are sent for their target only", () => {
  const { sent, fire } = page("input", "focus", "focus focusin");
  fire("focus");
  fire("focusin");
  assert.deepEqual(sent.map(({ target, type }) => [target, type]), [[3, "focus"], [2, "focusin"]]);
});

test("a listener can be limited to its own element", () => {
  const { sent, fire, list } = page("b", "", "click:o");
  fire("click");
  assert.equal(sent.length, 0);
  fire("click", { target: list });
  assert.equal(sent.length, 1);
});

test("a listener can be limited to keys with modifiers", () => {
  const { sent, fire } = page("input", "keydown:k=Enter|Escape");
  fire("keydown", { key: "a" });
  fire("keydown", { key: "Enter", shiftKey: true, altKey: true });
  assert.deepEqual(sent, [{ target: 3, type: "keydown", modifiers: 5, key: "Enter" }]);
});

test("the default action is prevented on request, and always for forms", () => {
  assert.equal(page("a", "click").fire("click").isPrevented, false);
  assert.equal(page("a", "click:p").fire("click").isPrevented, true);
  assert.equal(page("form", "submit").fire("submit").isPrevented, true);
});

test("a link that is opened elsewhere is left to the browser", () => {
  for (const fields of [{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { button: 1 }]) {
    const link = page("a", "click:p");
    link.element.closest = () => link.element;
    assert.equal(link.fire("click", fields).isPrevented, false);
    assert.equal(link.sent.length, 0);
  }
});

test("values are sent with the number of the edit", () => {
  const { element, sent, fire } = page("input", "input:v change:v");
  Object.assign(element, { value: "a", checked: true, type: "checkbox" });
  fire("input");
  element.value = "ab";
  fire("input");
  fire("change");
  assert.deepEqual(sent.map(({ type, value, checked, edit }) => [type, value, checked, edit]), [
    ["input", "a", true, 1], ["input", "ab", true, 2], ["change", "ab", true, 2]]);
});

test("a position is relative to the element", () => {
  const { element, sent, fire } = page("canvas", "click:x pointermove");
  element.getBoundingClientRect = () => ({ left: 10, top: 20.5 });
  fire("click", { clientX: 15.123456, clientY: 30 });
  fire("pointermove", { clientX: 1, clientY: 1 });
  assert.deepEqual(sent, [
    { target: 3, type: "click", x: 5.12, y: 9.5 }, { target: 3, type: "pointermove" }]);
});

/** Calls `action` while the fields of each form are the result of `list(form)`. */
function withFields(list, action) {
  const { FormData } = globalThis;
  globalThis.FormData = class extends Array {
    constructor(form) { super(...list(form)); }
  };
  action();
  globalThis.FormData = FormData;
}

test("a form event contains the fields, but no files", () => {
  const { sent, fire } = page("form", "submit:f");
  withFields(() => [["name", "Ada"], ["photo", {}]], () => fire("submit"));
  assert.deepEqual(sent[0].fields, [["name", "Ada"]]);
});

test("an event of a control contains the fields of the form that it names", () => {
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

test("a scroll event contains the position, a wheel event the deltas", () => {
  const { element, sent, fire, listenTo } = page("div", "scroll wheel");
  listenTo(["wheel"], true);
  Object.assign(element, { scrollHeight: 900, clientHeight: 100, scrollTop: 55.555, scrollLeft: 0 });
  fire("scroll");
  fire("wheel", { deltaX: 0, deltaY: -3.001 });
  assert.deepEqual(sent, [
    { target: 3, type: "scroll", scrollLeft: 0, scrollTop: 55.56 },
    { target: 3, type: "wheel", scrollLeft: 0, scrollTop: -3 }]);
});

test("a debounced event is sent once, with the newest value", (context) => {
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

test("a throttled event is sent at once, then the last event of each interval", (context) => {
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

test("another event first sends the delayed events", (context) => {
  context.mock.timers.enable({ apis: ["setTimeout"] });
  const { element, sent, fire, list } = page("input", "input:d150,v", "click");
  element.value = "typed";
  fire("input");
  fire("click", { target: list });
  assert.deepEqual(sent.map(({ type }) => type), ["input", "click"]);
  context.mock.timers.tick(1000);
  assert.equal(sent.length, 2);
});

test("delayed events are sent when the page is hidden", (context) => {
  context.mock.timers.enable({ apis: ["setTimeout"] });
  const { element, sent, flush, fire } = page("input", "input:d150,v");
  element.value = "typed";
  fire("input");
  flush();
  assert.equal(sent.length, 1);
});

test("no event is sent for a removed element", (context) => {
  context.mock.timers.enable({ apis: ["setTimeout"] });
  const { element, state, sent, fire } = page("input", "input:d150,v click");
  element.value = "typed";
  fire("input");
  state.ids.delete(element);
  context.mock.timers.tick(200);
  fire("click");
  assert.equal(sent.length, 0);
});

test("during a composition no event is sent; at its end all of them are", () => {
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

test("a form is not submitted again before the response", () => {
  const { element, sent, fire } = page("form", "submit");
  fire("submit");
  element.setAttribute("data-pending", "");
  assert.ok(fire("submit").isPrevented, "the browser does not submit it either");
  assert.equal(sent.length, 1);
  element.removeAttribute("data-pending");
  fire("submit");
  assert.equal(sent.length, 2);
});

test("the text of a composition is also sent for listeners of outer elements", () => {
  const { element, sent, fire } = page("input", "", "input");
  fire("compositionstart");
  element.value = "に";
  fire("input", { isComposing: true });
  assert.equal(sent.length, 0);
  fire("compositionend");
  assert.deepEqual(sent, [{ target: 2, type: "input" }]);
});

test("after its text is sent, the end of a composition is awaited for a limited time", async (context) => {
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
  // The browser may send no `compositionend` if the field was removed.
  state.ids.delete(element);
  await compositionEnd(1000);
});

test("the key that ends a composition sends no key event", () => {
  const { sent, fire } = page("input", "keydown:k=Enter");
  fire("compositionstart");
  fire("compositionend");
  fire("keydown", { key: "Enter", keyCode: 229 });
  assert.equal(sent.length, 0);
  fire("keydown", { key: "Enter", keyCode: 13 });
  assert.equal(sent.length, 1);
});

test("throttled events do not overtake delayed ones", (context) => {
  context.mock.timers.enable({ apis: ["setTimeout"] });
  const { element, sent, fire, list } = page("input", "input:d150,v", "click:t100 pointermove:t100");
  element.value = "typed";
  fire("input");
  fire("pointermove", { target: list });
  assert.deepEqual(sent.map(({ type }) => type), ["pointermove"], "what happens all the time may");
  fire("click", { target: list });
  assert.deepEqual(sent.map(({ type }) => type), ["pointermove", "input", "click"]);
});

test("another event does not shorten an interval without events", (context) => {
  context.mock.timers.enable({ apis: ["setTimeout"] });
  const { sent, fire, list } = page("b", "click:t100", "dblclick");
  fire("click");
  fire("dblclick", { target: list });
  fire("click");
  assert.deepEqual(sent.map(({ type }) => type), ["click", "dblclick"]);
  context.mock.timers.tick(100);
  assert.deepEqual(sent.map(({ type }) => type), ["click", "dblclick", "click"]);
});

test("half of a surrogate pair is sent as the replacement character", () => {
  const { element, sent, fire } = page("input", "input:v");
  element.value = "a\uD83D";
  fire("input");
  assert.equal(sent[0].value, "a\uFFFD");
});

test("a throttled listener of a removed element sends nothing", (context) => {
  context.mock.timers.enable({ apis: ["setTimeout"] });
  const { element, state, sent, fire, flush } = page("div", "pointermove:t100 click:t100");
  for (const type of ["pointermove", "click", "click", "pointermove"]) fire(type);
  const { length } = sent;
  state.ids.delete(element);
  flush();
  context.mock.timers.tick(1000);
  assert.equal(sent.length, length);
});

test("the interval of a removed element does not delay the events of the element that gets its number", (context) => {
  context.mock.timers.enable({ apis: ["setTimeout"] });
  const { element, list, state, sent, fire } = page("div", "input:t100,v", "input:t100,v");
  for (let time = 0; time < 2; time += 1) fire("input", { target: list });
  assert.equal(sent.length, 1);
  const number = state.ids.get(list);
  state.ids.delete(list);
  state.ids.set(element, number);
  fire("input");
  assert.deepEqual(sent.map(({ type }) => type), ["input", "input"]);
});

test("continuous events are sent once a frame, with the sum of the wheel deltas", (context) => {
  context.mock.timers.enable({ apis: ["setTimeout"] });
  const { sent, fire, isWaiting, listenTo } = page("div", "wheel pointermove:x");
  listenTo(["wheel"], true);
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

test("an event of a field contains whether its input is invalid", () => {
  const { element, sent, fire } = page("input", "input:v");
  Object.assign(element, { value: "", validity: { badInput: true } });
  fire("input");
  assert.deepEqual(sent, [{ target: 3, type: "input", value: "", badInput: true, edit: 1 }]);
});

test("a form event contains the names of the fields with invalid input", () => {
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

test("an event of a list with multiple selection contains all selected options", () => {
  const { element, sent, fire } = page("select", "change:v");
  const selectedOptions = [{ value: "red" }, { value: "blue" }];
  Object.assign(element, { value: "red", multiple: true, options: [], selectedOptions });
  fire("change");
  assert.deepEqual(sent, [{ target: 3, type: "change", value: "red", values: ["red", "blue"] }]);
});

test("an event of a text field contains no `checked`", () => {
  const { element, sent, fire } = page("input", "input:v");
  Object.assign(element, { value: "a", checked: false });
  fire("input");
  assert.equal("checked" in sent[0], false);
});

test("no key of a composition is sent", () => {
  const { sent, fire } = page("input", "keydown keyup input");
  for (const type of ["keydown", "input", "keyup"]) fire(type, { key: "a", isComposing: true });
  for (const type of ["keydown", "keyup"]) fire(type, { key: "a", keyCode: 229 });
  assert.deepEqual(sent, []);
  fire("keyup", { key: "a" });
  assert.deepEqual(sent.map(({ type }) => type), ["keyup"]);
});

test("an event contains the scroll position of an element that can scroll only", () => {
  const size = { scrollHeight: 100, clientHeight: 100, scrollWidth: 100, clientWidth: 100, scrollLeft: 0, scrollTop: 0 };
  for (const [more, isSent] of [[{}, false], [{ scrollHeight: 101, scrollTop: 1 }, true], [{ scrollWidth: 101 }, true]]) {
    const { element, sent, fire } = page("div", "click scroll");
    Object.assign(element, size, more);
    fire("click");
    assert.equal("scrollTop" in sent[0], isSent);
  }
});
