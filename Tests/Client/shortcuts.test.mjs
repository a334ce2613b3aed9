import assert from "node:assert/strict";
import { test } from "node:test";
import { isShortcut, isTyping, keyOf, spokenName } from "../../public/shortcuts.js";
import { pageWithRecognizers } from "./recognizers-page.mjs";

const key = (name, ...held) => ({
  key: name, ctrlKey: held.includes("control"), metaKey: held.includes("meta"), altKey: held.includes("alt"),
  shiftKey: held.includes("shift"),
});

test("a shortcut has exactly its keys", () => {
  assert.equal(isShortcut("mod+k", key("k", "control"), false), true);
  assert.equal(isShortcut("mod+k", key("k", "meta"), true), true);
  assert.equal(isShortcut("mod+k", key("k", "control"), true), false);
  assert.equal(isShortcut("mod+k", key("k", "control", "shift"), false), false);
  assert.equal(isShortcut("mod+shift+k", key("K", "control", "shift"), false), true);
  assert.equal(isShortcut("k", key("k"), false), true);
  assert.equal(isShortcut("k", key("k", "control"), false), false);
  assert.equal(isShortcut("?", key("?", "shift"), false), true, "a sign that needs shift on some keyboards");
  assert.equal(isShortcut("Escape", key("Escape"), false), true);
  assert.equal(isShortcut("space", key(" "), false), true);
  assert.equal(isShortcut("mod++", key("+", "control"), false), true);
  assert.equal(isShortcut("control+k", key("k", "control"), true), true);
});

test("a key counts by its place if the layout or Option writes another letter", () => {
  assert.equal(keyOf({ key: "˚", code: "KeyK", altKey: true }), "k");
  assert.equal(keyOf({ key: "л", code: "KeyK" }), "k");
  assert.equal(keyOf({ key: "K", code: "KeyJ" }), "k");
  assert.equal(keyOf({ key: "Enter", code: "Enter" }), "enter");
});

test("screen readers get the keys of the system", () => {
  assert.equal(spokenName("shift+mod+k", false), "Control+Shift+K");
  assert.equal(spokenName("mod+shift+k", true), "Meta+Shift+K");
  assert.equal(spokenName("control+mod+Enter", false), "Control+Enter");
  assert.equal(spokenName("alt+space", false), "Alt+Space");
  assert.equal(spokenName("mod++", true), "Meta+Plus");
});

test("the keys that type belong to the field", () => {
  const target = { matches: () => true };
  assert.equal(isTyping({ ...key("k"), target }, false), true);
  assert.equal(isTyping({ ...key("K", "shift"), target }, false), true);
  assert.equal(isTyping({ ...key("Enter"), target }, false), true);
  assert.equal(isTyping({ ...key("k", "control"), target }, false), false);
  assert.equal(isTyping({ ...key("˚", "alt"), target }, true), true);
  assert.equal(isTyping({ ...key("k", "alt"), target }, false), false);
  assert.equal(isTyping({ ...key("@", "control", "alt"), target, getModifierState: () => true }, false), true);
  assert.equal(isTyping({ ...key("Escape"), target }, false), false);
  assert.equal(isTyping({ ...key("F2"), target }, false), false);
  assert.equal(isTyping({ ...key("k"), target: { matches: () => false } }, false), false);
});

/** A page whose element has shortcuts; `clicks` counts its presses. */
async function shortcutPage(words, options) {
  const page = await pageWithRecognizers(words, "click", options);
  page.clicks = 0;
  page.element.click = () => { page.clicks += 1; };
  page.press = (name, ...held) => page.fire("keydown", { ...key(name, ...held), target: page.document.root });
  return page;
}

test("a shortcut presses its element, once while it is held down", async () => {
  const page = await shortcutPage("shortcut:mod%2Bk");
  assert.equal(page.press("k").isPrevented, false);
  assert.equal(page.press("k", "control").isPrevented, true);
  const held = page.fire("keydown", { ...key("k", "control"), target: page.document.root, repeat: true });
  assert.equal(held.isPrevented, true);
  assert.equal(page.clicks, 1);
  assert.equal(page.element.getAttribute("aria-keyshortcuts"), "Control+K");
});

test("a disabled, hidden or inert element, and one whose shortcut was removed, is not pressed", async () => {
  const page = await shortcutPage("shortcut:k");
  page.element.disabled = true;
  page.press("k");
  page.element.disabled = false;
  for (const name of ["hidden", "inert"]) {
    page.element.setAttribute(name, "");
    page.press("k");
    page.element.removeAttribute(name);
  }
  assert.equal(page.clicks, 0);
  page.press("k");
  assert.equal(page.clicks, 1);
  page.element.removeAttribute("data-recognizers");
  page.follow(page.element);
  page.press("k");
  assert.equal(page.clicks, 1);
});

test("an event that a listener has handled, or that composes a text, presses nothing", async () => {
  const page = await shortcutPage("shortcut:k");
  page.fire("keydown", { ...key("k"), target: page.document.root, isPrevented: true });
  page.fire("keydown", { ...key("k"), target: page.document.root, isComposing: true });
  assert.equal(page.clicks, 0);
});

test("while a layer is open only its shortcuts apply", async () => {
  const page = await shortcutPage("shortcut:k");
  const dialog = page.document.root.appendChild(page.document.createElement("dialog"));
  dialog.setAttribute("data-layer", "dialog");
  dialog.open = true;
  page.press("k");
  assert.equal(page.clicks, 0, "behind the dialog, although its event has not come");
  page.page.openLayers = new Set([dialog]);
  page.press("k");
  assert.equal(page.clicks, 0, "behind the dialog");
  dialog.appendChild(page.element);
  page.press("k");
  assert.equal(page.clicks, 1, "in the dialog");
  const menu = dialog.appendChild(page.document.createElement("div"));
  menu.setAttribute("data-layer", "menu bottom start 4");
  menu.open = true;
  page.page.openLayers.add(menu);
  page.press("k");
  assert.equal(page.clicks, 1, "behind the menu");
  menu.open = false;
  menu.appendChild(page.element);
  page.press("k");
  assert.equal(page.clicks, 2, "an item of a closed menu of the dialog");
  dialog.open = false;
  page.press("k");
  assert.equal(page.clicks, 2, "in a closed dialog, although its event has not come");
});

test("messages of the page are no scope", async () => {
  const page = await shortcutPage("shortcut:k");
  const region = page.document.root.appendChild(page.document.createElement("div"));
  region.setAttribute("data-layer", "region");
  region.open = true;
  page.page.openLayers = new Set([region]);
  page.press("k");
  assert.equal(page.clicks, 1);
});

test("a key that types in a field presses nothing, and leaves the key to the field", async () => {
  const page = await shortcutPage("shortcut:k shortcut:mod%2Bs");
  const target = { matches: () => true, parentNode: null };
  assert.equal(page.fire("keydown", { ...key("k"), target }).isPrevented, false);
  assert.equal(page.clicks, 0);
  page.fire("keydown", { ...key("s", "control"), target });
  assert.equal(page.clicks, 1);
});
