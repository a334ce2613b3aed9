import assert from "node:assert/strict";
import { test } from "node:test";
import { start } from "../../public/unsaved.js";
import { PageDocument } from "./fake-page.mjs";

/** A page with a link and the question of `data-unsaved`; `isSure` is the decision of the user. */
function open(question = "Leave?", isSure = false) {
  const document = new PageDocument();
  const link = document.make("a", { href: "/next" });
  const form = document.make("div", question === null ? {} : { "data-unsaved": question });
  document.root.append(form, link);
  const asked = [];
  document.defaultView.confirm = (text) => { asked.push(text); return isSure; };
  const history = {};
  const follow = start({ document, history });
  let presses = 0;
  document.addEventListener("click", () => { presses += 1; }, true);
  const press = (fields = {}) => document.fire("click", link, { button: 0, ...fields });
  const leave = () => document.windowHub.has("beforeunload");
  return { document, link, form, asked, history, follow, press, leave, presses: () => presses };
}

test("a link asks before it leaves unsaved changes, and goes nowhere if the user stays", () => {
  const { asked, press, presses } = open();
  assert.equal(press().isPrevented, true);
  assert.deepEqual(asked, ["Leave?"]);
  assert.equal(presses(), 0, "the press does not reach the server");
});

test("after a confirmation the browser does not ask again", () => {
  const { press, presses, leave } = open("Leave?", true);
  assert.equal(leave(), true);
  assert.equal(press().isPrevented, false);
  assert.equal(presses(), 1);
  assert.equal(leave(), false);
});

test("a link in another tab, to a part of the page or without changes asks nothing", () => {
  for (const fields of [{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { button: 1 }]) {
    const { asked, press } = open();
    assert.equal(press(fields).isPrevented, false);
    assert.deepEqual(asked, []);
  }
  const window = open();
  window.link.target = "_blank";
  window.press();
  const part = open();
  part.link.setAttribute("href", "#part");
  part.press();
  const saved = open(null);
  saved.press();
  assert.deepEqual([window.asked, part.asked, saved.asked], [[], [], []]);
});

test("the browser asks while there are changes, and only then", () => {
  const { document, form, follow, leave } = open(null);
  assert.equal(leave(), false);
  form.setAttribute("data-unsaved", "Leave?");
  follow(form);
  assert.equal(leave(), true);
  const event = { type: "beforeunload", preventDefault() { this.isPrevented = true; } };
  document.windowHub.tell(event, false);
  assert.equal(event.isPrevented, true);
  form.removeAttribute("data-unsaved");
  follow(form);
  assert.equal(leave(), false);
});

test("a step in the history to another page asks, if there are changes", () => {
  const { history, asked } = open();
  assert.equal(history.mayLeave(), false);
  assert.deepEqual(asked, ["Leave?"]);
  assert.equal(open("Leave?", true).history.mayLeave(), true);
  const saved = open(null);
  assert.equal(saved.history.mayLeave(), true);
  assert.deepEqual(saved.asked, []);
});
