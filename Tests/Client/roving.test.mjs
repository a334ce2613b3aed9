import assert from "node:assert/strict";
import { test } from "node:test";
import { indexForKey, start } from "../../public/roving.js";
import { PageDocument } from "./fake-page.mjs";

test("arrow keys go around a row of tabs, in the direction of reading", () => {
  assert.equal(indexForKey("ArrowRight", "tabs", 0, 3, false), 1);
  assert.equal(indexForKey("ArrowRight", "tabs", 2, 3, false), 0);
  assert.equal(indexForKey("ArrowLeft", "tabs", 0, 3, false), 2);
  assert.equal(indexForKey("ArrowLeft", "tabs", 0, 3, true), 1);
  assert.equal(indexForKey("ArrowRight", "tabs", 0, 3, true), 2);
});

test("arrow keys stop at the ends of a table", () => {
  assert.equal(indexForKey("ArrowDown", "rows", 1, 3, false), 2);
  assert.equal(indexForKey("ArrowDown", "rows", 2, 3, false), 2);
  assert.equal(indexForKey("ArrowUp", "rows", 0, 3, true), 0);
});

test("Home and End go to the ends, and other keys nowhere", () => {
  assert.equal(indexForKey("Home", "tabs", 2, 3, true), 0);
  assert.equal(indexForKey("End", "rows", 0, 3, false), 2);
  for (const key of ["Enter", " ", "a"]) assert.equal(indexForKey(key, "rows", 0, 3, false), -1);
  assert.equal(indexForKey("ArrowDown", "tabs", 0, 3, false), -1);
  assert.equal(indexForKey("ArrowRight", "rows", 0, 3, false), -1);
});

/** A page with the elements that `build(document)` makes, and `press`, a key press on the element with the focus. */
function open(build) {
  const document = new PageDocument();
  document.root.append(build(document));
  const state = {};
  start({ root: document.root, document, state });
  const press = (key, fields = {}) => document.fire("keydown", document.activeElement, { key, ...fields });
  return { document, state, press, get: (id) => document.getElementById(id), focused: () => document.activeElement.id };
}

test("an arrow key focuses and chooses the next tab, without those of a row of tabs inside", () => {
  const clicked = [];
  const { state, press, get, focused } = open((document) => {
    const tab = (id, more = {}) => document.make("button", { id, role: "tab", ...more });
    const inner = document.make("div", { "data-rove": "tabs" }, tab("x"), tab("y"));
    return document.make("div", { "data-rove": "tabs" }, tab("a"), inner, tab("b", { disabled: "" }), tab("c"));
  });
  for (const id of ["a", "b", "c", "x", "y"]) get(id).addEventListener("click", () => clicked.push(id));
  get("a").focus();
  assert.equal(press("ArrowRight").isPrevented, true);
  assert.equal(focused(), "c");
  press("ArrowRight");
  assert.equal(focused(), "a");
  press("Home");
  assert.deepEqual(clicked, ["c", "a"], "the tab that is there already is not chosen again");
  assert.equal(press("ArrowRight", { ctrlKey: true }).isPrevented, false);
  assert.equal(state.isByKey, true);
});

test("an arrow key moves the focus between rows, and chooses none", () => {
  let clicks = 0;
  const { press, get, focused } = open((document) => {
    const row = (id) => document.make("div", { id, role: "row", tabindex: "-1" });
    return document.make("div", { "data-rove": "rows" }, document.make("div", { role: "row" }), row("a"), row("b"));
  });
  get("b").addEventListener("click", () => { clicks += 1; });
  get("a").focus();
  press("ArrowUp");
  assert.equal(focused(), "a");
  press("ArrowDown");
  assert.deepEqual([focused(), clicks], ["b", 0]);
});

test("a press of an option leaves the focus in the field", () => {
  const { document, get } = open((one) => one.make("div", {},
    one.make("div", { role: "listbox" }, one.make("div", { id: "option", role: "option" })), one.make("p", { id: "text" })));
  assert.equal(document.fire("mousedown", get("option")).isPrevented, true);
  assert.equal(document.fire("mousedown", get("text")).isPrevented, false);
});

test("a field with a list of the page loses its native list, at the start and with the focus", () => {
  const { document, get } = open((document) =>
    document.make("div", {}, document.make("input", { id: "a", "data-rove": "list", list: "d" })));
  assert.equal(get("a").hasAttribute("list"), false);
  get("a").setAttribute("list", "d");
  document.fire("focusin", get("a"));
  assert.equal(get("a").hasAttribute("list"), false);
  const other = document.root.appendChild(document.make("input", { list: "d" }));
  document.fire("focusin", other);
  assert.equal(other.hasAttribute("list"), true, "a list of the application");
});

test("arrow keys move the focus in a bar, and Tab reaches one of its items", () => {
  const { document, press, get, focused } = open((document) => {
    const button = (id, more = {}) => document.make("button", { id, ...more });
    const menu = document.make("div", { "data-layer": "menu bottom start 4" }, button("item"));
    return document.make("div", { "data-rove": "bar" },
      button("a"), menu, button("b", { disabled: "" }), document.make("a", { id: "c", href: "/" }), button("d"));
  });
  const stops = () => ["a", "c", "d", "item"].filter((id) => get(id).tabIndex !== -1);
  const arrive = (id) => {
    get(id).focus();
    document.fire("focusin", get(id), {});
  };
  arrive("a");
  assert.equal(press("ArrowRight").isPrevented, true);
  assert.equal(focused(), "c");
  press("End");
  assert.equal(focused(), "d");
  arrive("d");
  assert.deepEqual(stops(), ["d", "item"]);
  press("ArrowRight");
  assert.equal(focused(), "a");
  arrive("a");
  assert.deepEqual(stops(), ["a", "item"]);
  arrive("item");
  assert.equal(press("ArrowRight").isPrevented, false, "an item of a menu in the bar has the keys of the menu");
  assert.equal(focused(), "item");
});
