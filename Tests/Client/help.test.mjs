import assert from "node:assert/strict";
import { test } from "node:test";
import { start } from "../../public/help.js";
import { PageDocument } from "./fake-page.mjs";

/** A page with an element that has a tooltip, and one without. */
function open(context) {
  context.mock.timers.enable({ apis: ["setTimeout"] });
  const document = new PageDocument();
  const button = document.make("button", { "data-help": "top", title: "Save all" });
  button.box = { left: 100, right: 160, top: 100, bottom: 130, width: 60, height: 30 };
  const other = document.make("div");
  document.root.append(button, other);
  start({ root: document.root, document });
  const tip = document.body.querySelector("[role=tooltip]");
  tip.box = { left: 0, top: 0, right: 80, bottom: 20, width: 80, height: 20 };
  const over = (target, pointerType = "mouse") => document.fire("pointerover", target, { pointerType });
  const tick = (time) => context.mock.timers.tick(time);
  return { document, button, other, tip, over, tick };
}

test("a pointer that rests on an element shows its tooltip, in place of the browser's", (context) => {
  const { button, tip, over, tick } = open(context);
  over(button);
  tick(499);
  assert.equal(tip.isOpenPopover, false);
  tick(1);
  assert.deepEqual([tip.isOpenPopover, tip.textContent], [true, "Save all"]);
  assert.equal(button.hasAttribute("title"), false);
  assert.equal(button.getAttribute("aria-description"), "Save all");
  assert.deepEqual([tip.style.left, tip.style.top], ["90px", "74px"]);
});

test("a pointer that leaves hides the tooltip, and the element has its title again", (context) => {
  const { button, other, tip, over, tick } = open(context);
  over(button);
  tick(500);
  over(other);
  assert.equal(tip.isOpenPopover, false);
  assert.deepEqual([button.title, button.hasAttribute("aria-description")], ["Save all", false]);
  over(button);
  tick(400);
  over(other);
  tick(1000);
  assert.equal(tip.isOpenPopover, false, "a pointer that passes shows nothing");
});

test("a title that a patch sets meanwhile stays", (context) => {
  const { button, other, over, tick } = open(context);
  over(button);
  tick(500);
  button.title = "Save 3 files";
  over(other);
  assert.equal(button.title, "Save 3 files");
});

test("a touch shows no tooltip", (context) => {
  const { button, tip, over, tick } = open(context);
  over(button, "touch");
  tick(1000);
  assert.equal(tip.isOpenPopover, false);
});

test("the focus by a key shows the tooltip at once, and Escape hides it", (context) => {
  const { document, button, tip } = open(context);
  document.fire("focusin", button);
  assert.equal(tip.isOpenPopover, false, "the focus of a press");
  button.isFocusRingShown = true;
  document.fire("focusin", button);
  assert.equal(tip.isOpenPopover, true);
  document.fire("keydown", button, { key: "a" });
  assert.equal(tip.isOpenPopover, true);
  document.fire("keydown", button, { key: "Escape" });
  assert.equal(tip.isOpenPopover, false);
});

test("a press and a focus that leaves hide the tooltip", (context) => {
  for (const type of ["pointerdown", "focusout"]) {
    const { document, button, tip } = open(context);
    button.isFocusRingShown = true;
    document.fire("focusin", button);
    document.fire(type, button);
    assert.equal(tip.isOpenPopover, false, type);
    context.mock.timers.reset();
  }
});
