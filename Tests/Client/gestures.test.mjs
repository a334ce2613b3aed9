import assert from "node:assert/strict";
import { test } from "node:test";
import { directionOf, velocityOf } from "../../public/gestures.js";
import { pageWithRecognizers } from "./recognizers-page.mjs";

test("a swipe is fast and long enough, along its longer axis", () => {
  assert.equal(directionOf(100, 10, 100), "right");
  assert.equal(directionOf(-100, 10, 100), "left");
  assert.equal(directionOf(10, 60, 100), "down");
  assert.equal(directionOf(10, -60, 100), "up");
  assert.equal(directionOf(100, 0, 1000), null, "too slow");
  assert.equal(directionOf(20, 0, 10), null, "too short");
  assert.equal(directionOf(100, 0, 0), "right");
});

test("a velocity is that of the last movement", () => {
  assert.deepEqual(velocityOf([[0, 0, 0], [500, 0, 900], [510, 20, 1000]], 1000), { vx: 100, vy: 200 });
  assert.deepEqual(velocityOf([[0, 0, 0]], 0), { vx: 0, vy: 0 });
  assert.deepEqual(velocityOf([[0, 0, 0], [5, 0, 10]], 1000), { vx: 0, vy: 0 }, "after a rest");
});

const pan = "pan:o,e=startX|startY|dx|dy panend:o,e=dx|isCancelled";

test("a pan begins after some distance, and reports the newest movement of each frame and its end", async () => {
  const { reported, fire, frame, element } = await pageWithRecognizers("pan:10", pan);
  const captured = [];
  element.setPointerCapture = (id) => captured.push(id);
  fire("pointerdown", { clientX: 10, clientY: 10 });
  fire("pointermove", { clientX: 12, clientY: 10 });
  frame();
  assert.deepEqual(reported(), []);
  fire("pointermove", { clientX: 25, clientY: 15 });
  fire("pointermove", { clientX: 30, clientY: 15 });
  assert.deepEqual(captured, [1]);
  frame();
  assert.deepEqual(reported(), [["pan", { startX: 10, startY: 10, dx: 20, dy: 5 }]]);
  fire("pointerup", { clientX: 40, clientY: 15 });
  assert.deepEqual(reported(), [["panend", { dx: 30, isCancelled: false }]]);
  fire("pointermove", { clientX: 90 });
  frame();
  assert.deepEqual(reported(), [], "after the end");
});

test("the last movement is reported before the end, without waiting for its frame", async () => {
  const { reported, fire } = await pageWithRecognizers("pan:10", pan);
  fire("pointerdown");
  fire("pointermove", { clientX: 30 });
  fire("pointercancel", { clientX: 30 });
  assert.deepEqual(reported().map(([type, data]) => [type, data.isCancelled]), [["pan", undefined], ["panend", true]]);
});

test("a pan without a least distance begins at the press", async () => {
  const { reported, fire, frame } = await pageWithRecognizers("pan:0", pan);
  fire("pointerdown", { clientX: 3 });
  frame();
  assert.deepEqual(reported(), [["pan", { startX: 3, startY: 0, dx: 0, dy: 0 }]]);
});

test("a press in a field, or with another button, begins no pan", async () => {
  const { reported, fire, frame, element, document } = await pageWithRecognizers("pan:0", pan);
  const field = element.appendChild(document.createElement("input"));
  fire("pointerdown", { target: field });
  fire("pointerdown", { button: 2 });
  fire("pointerdown", { isPrimary: false });
  frame();
  assert.deepEqual(reported(), []);
});

test("the innermost of two pans gets the pointer", async () => {
  const { sent, fire, frame, element, document, follow, state } = await pageWithRecognizers("pan:10", pan);
  const inner = element.appendChild(document.createElement("b"));
  const { addEventListener, removeEventListener } = element;
  const own = [];
  Object.assign(inner, { addEventListener: (type, handler) => own.push([type, handler]), removeEventListener });
  inner.dispatchEvent = ({ type, detail }) => fire(type, { target: inner, detail, clientX: undefined });
  inner.setAttribute("data-recognizers", "pan:10");
  inner.setAttribute("data-on", pan);
  state.ids.set(inner, 9);
  follow(inner);
  const press = { target: inner, isPrimary: true, button: 0, pointerId: 1, clientX: 0, clientY: 0 };
  for (const [type, handler] of own) if (type === "pointerdown") handler(press);
  fire("pointerdown", { target: inner });
  fire("pointermove", { clientX: 40 });
  frame();
  fire("pointerup", { clientX: 40 });
  assert.deepEqual([...new Set(sent.map(({ target }) => target))], [inner]);
  assert.equal(typeof addEventListener, "function");
});

test("the click after a pan does not reach the page", async () => {
  const { reported, fire } = await pageWithRecognizers("pan:10", `${pan} click`);
  fire("pointerdown");
  fire("pointermove", { clientX: 40 });
  fire("pointerup", { clientX: 40 });
  assert.equal(fire("click").isPrevented, true);
  reported();
});

test("a second tap within the time and the distance is reported", async () => {
  const { reported, fire } = await pageWithRecognizers("tap:2", "tap2:o,e=localX");
  const tap = (timeStamp, clientX, detail = 1) => fire("click", { timeStamp, clientX, detail });
  tap(0, 0);
  tap(900, 0);
  tap(1000, 90);
  assert.deepEqual(reported(), [], "too late, and too far");
  tap(1300, 95);
  assert.deepEqual(reported(), [["tap2", { localX: 95 }]]);
  tap(1400, 95);
  assert.deepEqual(reported(), [], "the third begins anew");
  tap(1450, 95, 0);
  assert.deepEqual(reported(), [], "by keyboard");
});

/** A page whose window records the events for menus that are dispatched to the element. */
async function menuPage(context) {
  const page = await pageWithRecognizers("menupress", "click");
  context.mock.timers.enable({ apis: ["setTimeout"] });
  const menus = [];
  page.document.defaultView.MouseEvent = class { constructor(type, init) { Object.assign(this, init, { type }); } };
  page.element.dispatchEvent = (event) => { menus.push([event.type, event.clientX, event.clientY]); page.fire(event.type); };
  return { ...page, menus, tick: (time) => context.mock.timers.tick(time) };
}

test("a long press of a finger requests a menu, and its release is no click", async (context) => {
  const { fire, menus, tick } = await menuPage(context);
  fire("pointerdown", { pointerType: "touch", clientX: 4, clientY: 6 });
  tick(599);
  assert.deepEqual(menus, []);
  tick(1);
  assert.deepEqual(menus, [["contextmenu", 4, 6]]);
  tick(5000);
  fire("pointerup", { pointerType: "touch" });
  assert.equal(fire("click").isPrevented, true);
  assert.equal(menus.length, 1);
});

test("a press that ends, moves or has a mouse requests no menu, and neither does a press in a field", async (context) => {
  const { fire, menus, tick, element, document } = await menuPage(context);
  const finger = { pointerType: "touch" };
  fire("pointerdown", finger);
  fire("pointerup", finger);
  tick(600);
  fire("pointerdown", finger);
  fire("pointermove", { ...finger, clientX: 11 });
  tick(600);
  fire("pointerdown", finger);
  fire("pointercancel", finger);
  tick(600);
  fire("pointerdown", { pointerType: "mouse" });
  tick(600);
  fire("pointerdown", { ...finger, target: element.appendChild(document.createElement("input")) });
  tick(600);
  assert.deepEqual(menus, []);
  fire("pointerdown", finger);
  fire("pointermove", { ...finger, clientX: 9 });
  tick(600);
  assert.equal(menus.length, 1, "a finger does not rest exactly");
});

test("a press for which the browser requests the menu does not request it again", async (context) => {
  const { fire, menus, tick } = await menuPage(context);
  fire("pointerdown", { pointerType: "touch" });
  tick(500);
  fire("contextmenu");
  tick(5000);
  assert.deepEqual(menus, []);
});

test("a long press is reported after its time, and its release is no click", async (context) => {
  const { reported, fire } = await pageWithRecognizers("longpress:500,10", "longpress:o,e=localX pressing:o,e=isPressing");
  context.mock.timers.enable({ apis: ["setTimeout"] });
  fire("pointerdown", { clientX: 4 });
  context.mock.timers.tick(499);
  assert.deepEqual(reported(), [["pressing", { isPressing: true }]]);
  context.mock.timers.tick(1);
  assert.deepEqual(reported(), [["pressing", { isPressing: false }], ["longpress", { localX: 4 }]]);
  context.mock.timers.tick(3000);
  fire("pointerup");
  assert.equal(fire("click").isPrevented, true);
});

test("a movement, a release and a cancellation end a long press", async (context) => {
  const { reported, fire } = await pageWithRecognizers("longpress:500,10", "longpress:o");
  context.mock.timers.enable({ apis: ["setTimeout"] });
  for (const [type, clientX] of [["pointermove", 20], ["pointerup", 0], ["pointercancel", 0]]) {
    fire("pointerdown");
    fire(type, { clientX });
    context.mock.timers.tick(1000);
    assert.deepEqual(reported(), [], type);
  }
});

test("a swipe in a requested direction is reported", async () => {
  const { reported, fire } = await pageWithRecognizers("swipe:left,right", "swipe:o,e=direction");
  const swipe = (clientX, clientY) => {
    fire("pointerdown");
    fire("pointerup", { clientX, clientY, timeStamp: 100 });
  };
  swipe(100, 0);
  swipe(0, 100);
  assert.deepEqual(reported(), [["swipe", { direction: "right" }]]);
});

const magnify = "magnify:o,e=scale|startX magnifyend:o,e=scale|isCancelled";

test("a pinch of two fingers reports its scale", async () => {
  const { reported, fire, frame } = await pageWithRecognizers("magnify", magnify);
  const finger = (pointerId, clientX) => ({ pointerId, clientX, pointerType: "touch" });
  fire("pointerdown", finger(1, 0));
  fire("pointerdown", finger(2, 100));
  fire("pointermove", finger(2, 150));
  fire("pointermove", finger(2, 200));
  frame();
  assert.deepEqual(reported(), [["magnify", { scale: 2, startX: 50 }]]);
  fire("pointerup", finger(1, 0));
  fire("pointerup", finger(2, 0));
  assert.deepEqual(reported(), [["magnifyend", { scale: 2, isCancelled: false }]]);
});

test("turns of the wheel with the control key are a pinch, which ends after a rest", async (context) => {
  const { reported, fire, frame } = await pageWithRecognizers("magnify", magnify);
  context.mock.timers.enable({ apis: ["setTimeout"] });
  assert.equal(fire("wheel", { deltaY: -10 }).isPrevented, false);
  for (const deltaY of [-10, -10]) assert.equal(fire("wheel", { deltaY, ctrlKey: true }).isPrevented, true);
  frame();
  assert.deepEqual(reported(), [["magnify", { scale: 1.221, startX: 0 }]]);
  context.mock.timers.tick(250);
  assert.deepEqual(reported(), [["magnifyend", { scale: 1.221, isCancelled: false }]]);
});

test("a pan follows its own pointer, and another one begins with the next press", async () => {
  const { reported, fire, frame } = await pageWithRecognizers("pan:10", pan);
  for (const end of [30, 50]) {
    fire("pointerdown");
    fire("pointermove", { pointerId: 2, clientX: 90 });
    frame();
    assert.deepEqual(reported(), [], "another pointer");
    fire("pointermove", { clientX: end });
    fire("pointerup", { pointerId: 2, clientX: 90 });
    fire("pointerup", { clientX: end });
    assert.deepEqual(reported().at(-1), ["panend", { dx: end, isCancelled: false }]);
  }
});

test("a swipe that the browser takes over is not reported", async () => {
  const { reported, fire } = await pageWithRecognizers("swipe:left,right", "swipe:o,e=direction");
  fire("pointerdown");
  fire("pointercancel", { clientX: 100, timeStamp: 100 });
  assert.deepEqual(reported(), []);
});

test("each pinch begins at the scale 1", async (context) => {
  const { reported, fire, frame } = await pageWithRecognizers("magnify", magnify);
  context.mock.timers.enable({ apis: ["setTimeout"] });
  for (let turn = 0; turn < 2; turn += 1) {
    fire("wheel", { deltaY: -10, ctrlKey: true });
    frame();
    assert.deepEqual(reported(), [["magnify", { scale: 1.105, startX: 0 }]]);
    context.mock.timers.tick(250);
    assert.deepEqual(reported(), [["magnifyend", { scale: 1.105, isCancelled: false }]]);
  }
});
