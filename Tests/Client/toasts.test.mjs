import assert from "node:assert/strict";
import { test } from "node:test";
import { start } from "../../public/toasts.js";
import { FakeDocument } from "./fake-dom.mjs";

/** A page with toasts of the given values of `data-toast`; `gone` are the toasts that were dismissed. */
function open(context, ...values) {
  context.mock.timers.enable({ apis: ["setTimeout", "Date"] });
  const document = new FakeDocument();
  const region = document.createElement("section");
  region.setAttribute("data-layer", "region");
  document.root.appendChild(region);
  const gone = [];
  const make = (value) => {
    const toast = document.createElement("div");
    toast.setAttribute("data-toast", value);
    const button = document.createElement("button");
    toast.appendChild(button);
    toast.dispatchEvent = ({ type }) => gone.push([toasts.indexOf(toast), type]);
    const focus = () => { document.activeElement = button; };
    button.focus = focus;
    region.appendChild(toast);
    return toast;
  };
  const toasts = [];
  toasts.push(...values.map(make));
  const state = { isHovered: false };
  const matches = region.matches.bind(region);
  region.matches = (selector) => (selector === ":hover" ? state.isHovered : matches(selector));
  const show = start({ root: document.root, document });
  const fire = (type, fields = {}) => {
    const event = { type, target: document.root, preventDefault() { this.isPrevented = true; }, ...fields };
    for (const listener of document.listenersOf(type)) listener(event);
    context.mock.timers.tick(1);
    return event;
  };
  const tick = (time) => context.mock.timers.tick(time);
  return { document, region, toasts, gone, state, show, fire, tick };
}

test("a toast is removed after its time, one without a time stays", (context) => {
  const { gone, tick } = open(context, "6000 1", "0 2");
  tick(5999);
  assert.deepEqual(gone, []);
  tick(1);
  assert.deepEqual(gone, [[0, "dismiss"]]);
  tick(100_000);
  assert.equal(gone.length, 1);
});

test("the time does not run while the pointer or the focus is in the toasts, or the tab is hidden", (context) => {
  const { document, toasts, gone, state, fire, tick } = open(context, "6000 1");
  tick(4000);
  state.isHovered = true;
  fire("pointerover");
  tick(60_000);
  state.isHovered = false;
  fire("pointerout");
  tick(1000);
  document.activeElement = toasts[0].children[0];
  fire("focusin", { target: toasts[0].children[0] });
  tick(60_000);
  document.activeElement = document.body;
  fire("focusout");
  document.hidden = true;
  fire("visibilitychange");
  tick(60_000);
  document.hidden = false;
  fire("visibilitychange");
  tick(900);
  assert.deepEqual(gone, []);
  tick(200);
  assert.equal(gone.length, 1);
});

test("a replaced toast starts its time again", (context) => {
  const { toasts, gone, show, tick } = open(context, "6000 1");
  tick(5000);
  toasts[0].setAttribute("data-toast", "6000 2");
  show(toasts[0]);
  tick(5999);
  assert.deepEqual(gone, []);
  tick(1);
  assert.equal(gone.length, 1);
});

test("a toast that the server has removed is not dismissed", (context) => {
  const { toasts, gone, fire, tick } = open(context, "6000 1");
  toasts[0].setAttribute("hidden", "");
  fire("pointerout");
  tick(10_000);
  assert.deepEqual(gone, []);
});

test("F8 moves the focus to the newest toast, Escape closes it and moves the focus on", (context) => {
  const { document, toasts, gone, fire } = open(context, "0 1", "0 2");
  const opener = document.createElement("button");
  document.root.appendChild(opener);
  opener.focus = () => { document.activeElement = opener; };
  document.activeElement = opener;
  assert.ok(fire("keydown", { key: "F8", target: opener }).isPrevented);
  assert.equal(document.activeElement, toasts[1].children[0]);
  fire("keydown", { key: "Escape", target: toasts[1].children[0] });
  assert.deepEqual(gone, [[1, "dismiss"]]);
  assert.equal(document.activeElement, toasts[0].children[0]);
  toasts[1].setAttribute("hidden", "");
  fire("keydown", { key: "Escape", target: toasts[0].children[0] });
  assert.equal(document.activeElement, opener);
  assert.equal(fire("keydown", { key: "Escape", target: opener }).isPrevented, undefined);
});
