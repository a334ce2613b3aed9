import assert from "node:assert/strict";
import { test } from "node:test";
import { addEvent, createOutbox } from "../../public/outbox.js";
import { textOf } from "../../public/recognizers.js";
import { pageWithRecognizers } from "./recognizers-page.mjs";

test("the size of an element is reported", async () => {
  const { reported, observed, element } = await pageWithRecognizers("elementresize", "elementresize:o,e=width|height");
  const [size] = observed;
  assert.equal(size.element, element);
  size.dispatch([{ contentRect: { width: 10.123, height: 2 } }]);
  assert.deepEqual(reported(), [["elementresize", { width: 10.12, height: 2 }]]);
});

test("the size contains the padding", async () => {
  const { reported, observed } = await pageWithRecognizers("elementresize", "elementresize:o,e=width|height");
  observed[0].dispatch([{ contentRect: { width: 1, height: 1 }, borderBoxSize: [{ inlineSize: 9, blockSize: 8 }] }]);
  assert.deepEqual(reported(), [["elementresize", { width: 9, height: 8 }]]);
});

test("the visibility is reported when it passes the threshold, and not for elements hidden at the start", async () => {
  const { reported, observed } = await pageWithRecognizers("intersect:0.5", "intersect:o,e=isVisible");
  const [sight] = observed;
  assert.equal(sight.options.threshold, 0.5);
  sight.dispatch([{ intersectionRatio: 0, isIntersecting: false }]);
  sight.dispatch([{ intersectionRatio: 0.2, isIntersecting: true }]);
  assert.deepEqual(reported(), []);
  sight.dispatch([{ intersectionRatio: 0.6, isIntersecting: true }]);
  sight.dispatch([{ intersectionRatio: 0.4, isIntersecting: true }]);
  assert.deepEqual(reported(), [["intersect", { isVisible: true }], ["intersect", { isVisible: false }]]);
});

test("a press outside is reported, one inside is not", async () => {
  const { reported, fire, document } = await pageWithRecognizers("outsidepress", "outsidepress:o");
  fire("pointerdown");
  assert.deepEqual(reported(), []);
  fire("pointerdown", { target: document.root });
  assert.deepEqual(reported().map(([type]) => type), ["outsidepress"]);
});

test("a type of DOM event is listened to on request, without keeping the browser from its action", async () => {
  const { reported, fire, handlers } = await pageWithRecognizers("event:animationend", "animationend:e=animationName");
  const { options } = handlers.find(({ type }) => type === "animationend");
  assert.deepEqual(options, { capture: true, passive: true });
  assert.equal(fire("animationend", { animationName: "spin" }).isPrevented, false);
  assert.deepEqual(reported(), [["animationend", { animationName: "spin" }]]);
});

test("an active listener keeps the browser from its action on its element, until it ends", async () => {
  const { fire, follow, element, document, handlers } = await pageWithRecognizers("event:wheel,active", "wheel");
  assert.equal(fire("wheel", { deltaX: 0, deltaY: 1 }).isPrevented, true);
  assert.equal(fire("wheel", { deltaX: 0, deltaY: 1, target: document.root }).isPrevented, false);
  element.removeAttribute("data-recognizers");
  follow(element);
  assert.equal(handlers.some(({ type, options }) => type === "wheel" && options.passive === false), false);
  assert.equal(fire("wheel", { deltaX: 0, deltaY: 1 }).isPrevented, false);
});

test("a listener for one event sends no second one", async () => {
  const { reported, fire } = await pageWithRecognizers("event:click", "click:n");
  fire("click");
  fire("click");
  assert.deepEqual(reported().map(([type]) => type), ["click"]);
});

test("a listener that captures gets the event before those inside, and may stop it", async () => {
  const { sent, fire, document, element } = await pageWithRecognizers("event:click", "click:u");
  const inner = element.appendChild(document.createElement("b"));
  inner.setAttribute("data-on", "click");
  element.setAttribute("data-on", "click:u,s");
  const { state } = await pageWithRecognizers("event:click", "");
  assert.equal(typeof state.sortListeners, "function");
  fire("click", { target: inner });
  assert.deepEqual(sent.map(({ target }) => target), [element]);
});

test("a listener can capture the pointer of a press", async () => {
  const { fire, element } = await pageWithRecognizers("event:pointerdown", "pointerdown:c");
  const captured = [];
  element.setPointerCapture = (id) => captured.push(id);
  fire("pointerdown", { pointerId: 7 });
  assert.deepEqual(captured, [7]);
});

test("the place of a pointer is that in the element, and the text of the clipboard is limited", async () => {
  const { reported, fire, element } = await pageWithRecognizers("event:pointerdown", "pointerdown:e=localX|localY paste:e=text");
  element.getBoundingClientRect = () => ({ left: 10, top: 20 });
  fire("pointerdown", { clientX: 15, clientY: 19.5 });
  fire("paste", { clipboardData: { getData: () => "a".repeat(30000) } });
  const [[, place], [, { text }]] = reported();
  assert.deepEqual(place, { localX: 5, localY: -0.5 });
  assert.equal(text.length, 20000);
  assert.equal(textOf(undefined), undefined);
});

test("a recognizer ends when its word is removed, and one of the application begins, also one that is added later", async () => {
  const { reported, observed, element, follow, document } = await pageWithRecognizers("elementresize", "shake:o,e=force");
  let isEnded = false;
  element.setAttribute("data-recognizers", "shake:3");
  follow(element);
  assert.equal(observed[0].element, null);
  assert.deepEqual(reported(), []);
  document.trellisRecognizers.set("shake", (_, words, dispatch) => {
    dispatch("shake", { force: Number(words) });
    return () => { isEnded = true; };
  });
  assert.deepEqual(reported(), [["shake", { force: 3 }]]);
  element.removeAttribute("data-recognizers");
  follow(element);
  assert.equal(isEnded, true);
});

test("of the continuous events of a recognizer the newest is sent at each frame", async () => {
  const { reported, element, follow, document, frame } = await pageWithRecognizers("", "tilt:o,e=angle");
  const tilt = (_, words, dispatch) => { for (const angle of [1, 2, 3]) dispatch("tilt", { angle }); };
  tilt.continuous = ["tilt"];
  document.trellisRecognizers.set("tilt", tilt);
  element.setAttribute("data-recognizers", "tilt");
  follow(element);
  assert.deepEqual(reported(), []);
  frame();
  assert.deepEqual(reported(), [["tilt", { angle: 3 }]]);
});

test("continuous events do not queue behind one without a response", async () => {
  await pageWithRecognizers("pan:10", "pan");
  const outbox = createOutbox();
  for (const dx of [1, 2, 3]) addEvent(outbox, { type: "pan", target: 2, data: `{"dx":${dx}}` });
  assert.deepEqual(outbox.events, [{ type: "pan", target: 2, data: '{"dx":3}' }]);
});

test("an element expires after its time, which stands while the pointer is in it", async (context) => {
  let now = 0;
  context.mock.method(performance, "now", () => now);
  const page = await pageWithRecognizers("", "expire");
  context.mock.timers.enable({ apis: ["setTimeout"] });
  // Timers without a time run at once; timers of Node's mock do not.
  const { setTimeout } = globalThis;
  globalThis.setTimeout = (run, time = 0) => setTimeout(run, time);
  const tick = (time) => { now += time; context.mock.timers.tick(time); };
  const state = { isHovered: false };
  const matches = page.element.matches.bind(page.element);
  page.element.matches = (selector) => (selector === ":hover" ? state.isHovered : matches(selector));
  page.element.setAttribute("data-recognizers", "expire:1000");
  page.follow(page.element);
  tick(400);
  state.isHovered = true;
  page.fire("pointerenter");
  tick(1);
  tick(5000);
  assert.deepEqual(page.reported(), []);
  state.isHovered = false;
  page.fire("pointerleave");
  tick(1);
  tick(598);
  assert.deepEqual(page.reported(), []);
  tick(1);
  assert.deepEqual(page.reported(), [["expire", undefined]]);
  globalThis.setTimeout = setTimeout;
  context.mock.timers.reset();
});

test("of several listeners that capture the outermost is the first", async () => {
  const { sent, fire, document, element } = await pageWithRecognizers("event:click", "click:u");
  const inner = element.appendChild(document.createElement("b"));
  inner.setAttribute("data-on", "click:u");
  const last = inner.appendChild(document.createElement("i"));
  last.setAttribute("data-on", "click");
  const { state } = await pageWithRecognizers("event:click", "");
  const path = [last, inner, element].map((one) => [one, { flags: one.getAttribute("data-on").includes(":u") ? "u" : "" }]);
  assert.deepEqual(state.sortListeners(path).map(([one]) => one), [element, inner, last]);
  fire("click", { target: element });
  assert.equal(sent.length, 1);
});

test("the width of vertical text is the size of its blocks", async () => {
  const entry = { borderBoxSize: [{ inlineSize: 30, blockSize: 70 }], contentRect: { width: 0, height: 0 } };
  for (const [writingMode, size] of [["vertical-rl", { width: 70, height: 30 }], ["horizontal-tb", { width: 30, height: 70 }]]) {
    const { reported, observed, document } = await pageWithRecognizers("elementresize", "elementresize:o,e=width|height");
    document.defaultView.getComputedStyle = () => ({ writingMode });
    observed[0].dispatch([entry]);
    assert.deepEqual(reported(), [["elementresize", size]]);
  }
});

test("the elements with recognizers are visited once after a patch, and those of removed elements end", async () => {
  const { page, follow, element, document, observed } = await pageWithRecognizers("elementresize", "elementresize:o,e=width");
  let visits = 0;
  const rows = Array.from({ length: 200 }, () => {
    const row = element.appendChild(document.createElement("div"));
    row.setAttribute("data-recognizers", "elementresize");
    let parent = row.parentNode;
    Object.defineProperty(row, "isConnected", { get() { visits += 1; return parent !== null; } });
    row.remove = () => { parent = null; };
    return row;
  });
  rows.forEach(follow);
  follow.didPatch();
  assert.ok(visits <= 3 * rows.length, `${visits} visits of ${rows.length} rows`);
  assert.equal(observed.filter((one) => one.element).length, 1 + rows.length);
  rows[7].remove();
  page.root.setAttribute("data-recognizers", "");
  follow(page.root);
  follow.didPatch();
  assert.equal(observed.filter((one) => one.element).length, rows.length);
});

test("a change reports the value of its field, which may be inside", async () => {
  const { reported, fire, element, document } = await pageWithRecognizers("event:change", "change:e=fieldValue");
  const field = element.appendChild(document.createElement("input"));
  field.value = "x".repeat(30000);
  fire("change", { target: field });
  assert.equal(reported()[0][1].fieldValue.length, 20000);
  field.value = `${"x".repeat(19999)}😀`;
  fire("change", { target: field });
  assert.equal(reported()[0][1].fieldValue.isWellFormed?.() ?? true, true);
  field.value = 7;
  fire("change", { target: field });
  assert.deepEqual(reported(), [["change", {}]]);
});

test("the field isFullScreen is that of the element", async () => {
  const { reported, fire, element, document } = await pageWithRecognizers(
    "event:fullscreenchange", "fullscreenchange:e=isFullScreen");
  document.fullscreenElement = element;
  fire("fullscreenchange");
  document.fullscreenElement = null;
  fire("fullscreenchange");
  assert.deepEqual(reported(), [
    ["fullscreenchange", { isFullScreen: true }], ["fullscreenchange", { isFullScreen: false }]]);
});
