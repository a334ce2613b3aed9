import assert from "node:assert/strict";
import { test } from "node:test";
import { start } from "../../public/layers.js";
import { menuPositions } from "../../public/features.js";
import { PageDocument } from "./fake-page.mjs";

/** A page on which `build(document)` makes the content; `reported` are the events of layers for the server. */
function open(build) {
  const document = new PageDocument();
  document.root.append(build(document));
  const reported = [];
  for (const layer of document.root.querySelectorAll("[data-layer]")) {
    for (const type of ["present", "dismiss"]) layer.addEventListener(type, () => reported.push(`${type} ${layer.id}`));
  }
  const page = { root: document.root, document };
  const follow = start(page);
  const get = (id) => document.getElementById(id);
  const press = (key, fields = {}) => document.fire("keydown", document.activeElement, { key, ...fields });
  return { document, page, reported, follow, get, press, focused: () => document.activeElement.id };
}

const box = (left, top, right, bottom) => ({ left, top, right, bottom, width: right - left, height: bottom - top });

/** A menu with four items, the third of which is disabled, and a menu in the fourth. */
const menus = (document) => {
  const item = (id, text, more = {}) => document.make("button", { id, role: "menuitem", ...more }, text);
  const inner = document.make("div", { id: "inner", "data-layer": "menu end start 0", popover: "auto" },
    item("i1", "Mail"), item("i2", "Print"));
  const anchor = document.make("div", {}, item("d", "Share", { popovertarget: "inner" }), inner);
  const menu = document.make("div", { id: "menu", "data-layer": "menu bottom start 4", popover: "auto" },
    item("a", "Cut"), item("b", "Copy"), item("c", "Clear", { disabled: "" }), anchor);
  const around = document.make("div", {}, document.make("button", { id: "opener", popovertarget: "menu" }), menu);
  around.box = box(100, 50, 200, 80);
  return around;
};

/** The page of `menus` with its menu open. */
function openMenu() {
  const page = open(menus);
  page.get("opener").focus();
  page.press("ArrowDown");
  return page;
}

test("a layer is shown and hidden by the server, without an event", () => {
  const { get, follow, reported, page } = open((document) =>
    document.make("div", {}, document.make("div", { id: "l", "data-layer": "popover bottom start 4", popover: "auto" })));
  get("l").setAttribute("data-shown", "0");
  follow(get("l"));
  assert.equal(get("l").isOpenPopover, true);
  assert.equal(page.openLayers.size, 1);
  get("l").removeAttribute("data-shown");
  follow(get("l"));
  assert.equal(get("l").isOpenPopover, false);
  assert.equal(page.openLayers.size, 0);
  assert.deepEqual(reported, []);
});

test("a layer that the user closed is reported, and shows again with another value only", () => {
  const { get, follow, reported } = open((document) =>
    document.make("div", {}, document.make("dialog", { id: "l", "data-layer": "dialog", "data-shown": "0" })));
  assert.equal(get("l").open, true, "a layer that is there at the start");
  follow(get("l"));
  assert.equal(get("l").open, true);
  get("l").close();
  assert.deepEqual(reported, ["dismiss l"]);
  get("l").setAttribute("data-shown", "1");
  follow(get("l"));
  assert.equal(get("l").open, true);
});

test("the page behind an open dialog does not scroll, until it is closed or removed", () => {
  const { document, get } = open((document) => {
    const pane = document.make("div", { id: "pane" }, document.make("p", { id: "text" }));
    Object.assign(pane, { scrollTop: 0, scrollLeft: 0, scrollHeight: 300, clientHeight: 100, scrollWidth: 9, clientWidth: 9 });
    document.styles.set(pane, { overflowY: "auto", overflowX: "visible" });
    return document.make("div", {}, document.make("dialog", { id: "l", "data-layer": "dialog" }, pane),
      document.make("div", { id: "p", "data-layer": "popover bottom start 4", popover: "auto" }), document.make("p", { id: "behind" }));
  });
  const window = document.defaultView;
  const places = [];
  Object.assign(window, { scrollX: 0, scrollY: 70, scrollTo: ({ left, top }) => places.push([left, top]) });
  const wheel = (id, more = {}) =>
    document.fire("wheel", get(id), { cancelable: true, deltaX: 0, deltaY: 10, ...more }).isPrevented;
  const scroll = () => document.hub.tell({ type: "scroll", target: document }, true);
  get("p").showPopover();
  assert.equal(wheel("behind"), false, "a popover is not modal");
  get("l").showModal();
  assert.deepEqual([wheel("behind"), wheel("l"), wheel("text")], [true, true, false]);
  assert.equal(wheel("text", { deltaY: -10 }), true, "the pane is at its start");
  assert.equal(wheel("behind", { ctrlKey: true }), false, "the browser zooms");
  const touch = (id) => document.fire("touchmove", get(id), { cancelable: true }).isPrevented;
  assert.deepEqual([touch("behind"), touch("text")], [true, false]);
  scroll();
  assert.deepEqual(places.splice(0), [[0, 70]], "keys and scroll bars");
  get("l").close();
  scroll();
  assert.deepEqual([wheel("behind"), places], [false, []]);
  get("l").showModal();
  assert.equal(wheel("behind"), true);
  get("l").remove();
  document.mutate();
  assert.equal(wheel("behind"), false);
});

test("a layer that was opened before the script ran is placed and closed like others", () => {
  const { get, page, reported } = open((document) => {
    const layer = document.make("div", { id: "l", "data-layer": "popover bottom start 4", popover: "auto" });
    layer.isOpenPopover = true;
    const anchor = document.make("div", {}, layer);
    anchor.box = box(10, 20, 30, 40);
    return anchor;
  });
  assert.equal(page.openLayers.size, 1);
  assert.equal(get("l").style.value("--l-y"), "44px");
  get("l").hidePopover();
  assert.deepEqual(reported, ["dismiss l"]);
});

test("a layer that the browser has just hidden stays hidden until the server knows", () => {
  const { get, follow } = open((document) =>
    document.make("div", {}, document.make("dialog", { id: "l", "data-layer": "dialog", "data-shown": "0" })));
  // The event for the change comes later.
  get("l").open = false;
  follow(get("l"));
  assert.equal(get("l").open, false);
});

test("a layer is placed at its anchor, or at the point of the pointer, once", () => {
  const { get } = openMenu();
  assert.deepEqual([get("menu").style.value("--l-x"), get("menu").style.value("--l-y")], ["100px", "84px"]);
  get("menu").hidePopover();
  menuPositions.set(get("menu"), { x: 300, y: 200 });
  get("menu").showPopover();
  assert.deepEqual([get("menu").style.value("--l-x"), get("menu").style.value("--l-y")], ["300px", "204px"]);
  get("menu").hidePopover();
  get("menu").showPopover();
  assert.equal(get("menu").style.value("--l-x"), "100px", "the point was that of one opening");
});

test("an arrow key opens a menu at its first or its last item", () => {
  const { get, press, focused } = openMenu();
  assert.equal(get("menu").isOpenPopover, true);
  assert.equal(get("opener").getAttribute("aria-expanded"), "true");
  assert.equal(focused(), "a");
  get("menu").hidePopover();
  assert.equal(focused(), "opener", "the focus returns");
  assert.equal(get("opener").hasAttribute("aria-expanded"), false);
  assert.equal(press("ArrowUp").isPrevented, true);
  assert.equal(focused(), "d");
  get("menu").hidePopover();
  press("ArrowDown");
  assert.equal(focused(), "a", "the next menu begins at its first item again");
});

test("the first item of a menu that was shown without items has the focus when they are there", () => {
  const { document, get, follow, focused } = open((page) =>
    page.make("div", {}, page.make("div", { id: "menu", "data-layer": "menu bottom end 0", popover: "auto", tabindex: "-1" })));
  const item = (id) => document.make("button", { id, role: "menuitem", tabindex: "-1" }, id);
  get("menu").setAttribute("data-shown", "…");
  follow(get("menu"));
  assert.equal(focused(), "menu");
  get("menu").append(item("a"), item("b"));
  get("menu").setAttribute("data-shown", "0");
  follow(get("menu"));
  assert.equal(focused(), "a");
  get("b").focus();
  get("menu").setAttribute("data-shown", "1");
  follow(get("menu"));
  assert.equal(focused(), "b", "the focus of the user stays");
});

test("arrow keys go around the items that are not disabled", () => {
  const { press, focused } = openMenu();
  const seen = ["ArrowDown", "ArrowDown", "ArrowDown", "ArrowUp", "Home", "End"].map((key) => {
    assert.equal(press(key).isPrevented, true);
    return focused();
  });
  assert.deepEqual(seen, ["b", "d", "a", "d", "a", "d"]);
});

test("the arrow up from the menu itself goes to the last item", () => {
  const { document, get, press, focused } = openMenu();
  document.activeElement = get("menu");
  press("ArrowUp");
  assert.equal(focused(), "d");
});

test("arrows open the menu of an item and close it, but not the outermost menu", () => {
  const { document, get, press, focused } = openMenu();
  press("ArrowLeft");
  assert.equal(get("menu").isOpenPopover, true);
  get("d").focus();
  press("ArrowRight");
  assert.equal(get("inner").isOpenPopover, true);
  assert.equal(focused(), "i1");
  press("ArrowLeft");
  assert.deepEqual([get("inner").isOpenPopover, get("menu").isOpenPopover, focused()], [false, true, "d"]);
  document.styles.set(get("menu"), { direction: "rtl" });
  press("ArrowLeft");
  assert.equal(get("inner").isOpenPopover, true, "in the direction of reading");
});

test("the tab key closes all menus", () => {
  const { get, press } = openMenu();
  get("d").focus();
  press("ArrowRight");
  assert.equal(press("Tab").isPrevented, false, "the focus moves on from the opener");
  assert.deepEqual([get("inner").isOpenPopover, get("menu").isOpenPopover], [false, false]);
});

test("typed letters select an item, and are a new word after a rest", () => {
  const { press, focused } = openMenu();
  const type = (key, timeStamp) => { press(key, { timeStamp }); return focused(); };
  assert.equal(type("c", 1000), "b", "the next item with the letter");
  assert.equal(type("u", 1100), "a", "cu");
  assert.equal(type("s", 2000), "d");
  assert.equal(press(" ", { timeStamp: 5000 }).isPrevented, false, "a space alone presses the item");
});

test("the focus follows a mouse, and opens the menu of an item", () => {
  const { document, get, focused } = openMenu();
  const over = (id, pointerType) => document.fire("pointerover", get(id), { pointerType });
  over("b", "touch");
  assert.equal(focused(), "a");
  over("b", "mouse");
  assert.equal(focused(), "b");
  over("d", "mouse");
  assert.deepEqual([get("inner").isOpenPopover, focused()], [true, "i1"]);
  over("b", "mouse");
  assert.deepEqual([get("inner").isOpenPopover, get("menu").isOpenPopover], [false, true]);
});

test("a click on an item whose menu is open does not close it", () => {
  const { document, get } = openMenu();
  assert.equal(document.fire("click", get("d")).isPrevented, false);
  document.fire("pointerover", get("d"), { pointerType: "mouse" });
  assert.equal(document.fire("click", get("d")).isPrevented, true);
});

test("messages show above a dialog that was opened after them, without an event", () => {
  const { get, follow, reported } = open((document) =>
    document.make("div", {}, document.make("div", { id: "l", "data-layer": "region", popover: "manual", "data-shown": "1" })));
  const states = [];
  get("l").addEventListener("toggle", ({ newState }) => states.push(newState));
  get("l").setAttribute("data-shown", "2");
  follow(get("l"));
  assert.deepEqual(states, ["closed", "open"]);
  assert.deepEqual(reported, []);
});

test("open layers are placed again when the page is scrolled, and removed layers are not", () => {
  const { document, get, page } = openMenu();
  get("menu").parentElement.box = box(100, 30, 200, 60);
  document.fire("scroll", document.root);
  assert.equal(get("menu").style.value("--l-y"), "64px");
  get("menu").parentElement.remove();
  document.fire("scroll", document.root);
  assert.equal(page.openLayers.size, 0);
});
