// Keyboard shortcuts: a combination of keys presses a button or a link of the page.
//
// The shortcuts of the innermost open layer apply, and no others. A closed menu is a part of the layer or the page
// around it, so that the shortcuts of its items apply too.

import { isShown } from "./presentation.js";

const fields = "input:not([type=button],[type=submit],[type=reset],[type=checkbox],[type=radio],[type=range]),"
  + "textarea,select,[contenteditable]";
const kinds = ["dialog", "popover", "menu"];

/** The key of an event in lower case; for a letter or a digit that another layout or Option changes, the sign on the key. */
export function keyOf({ key, code = "", altKey }) {
  const plain = /^(?:Key|Digit)(\w)$/.exec(code)?.[1];
  const isOther = key.length === 1 && (altKey || key > "~");
  return (isOther && plain ? plain : key).toLowerCase();
}

/** Whether a key event is the shortcut `mod+shift+k`; `mod` is the command key on Apple systems, otherwise control. */
export function isShortcut(words, event, isApple) {
  const parts = words.toLowerCase().split("+");
  const last = parts.pop() || "+";
  const key = last === "space" ? " " : last;
  const wants = (name) => parts.includes(name);
  const [control, meta] = [wants("control") || (wants("mod") && !isApple), wants("mod") && isApple];
  // A sign needs shift on some keyboards.
  const isSign = key.length === 1 && key === event.key && key.toLowerCase() === key.toUpperCase();
  return keyOf(event) === key && event.ctrlKey === control && event.metaKey === meta
    && event.altKey === wants("alt") && (event.shiftKey === wants("shift") || isSign);
}

/** The value of `aria-keyshortcuts` for the words of a shortcut. */
export function spokenName(words, isApple) {
  const parts = words.split("+");
  const key = parts.pop() || "Plus";
  const wants = (name) => parts.includes(name);
  const held = [
    (wants("control") || (wants("mod") && !isApple)) && "Control", wants("mod") && isApple && "Meta",
    wants("alt") && "Alt", wants("shift") && "Shift",
  ];
  const name = key.length === 1 ? key.toUpperCase() : key === "space" ? "Space" : key;
  return [...held.filter(Boolean), name].join("+");
}

/** Whether the key belongs to the field with the focus, which a user types in. */
export function isTyping(event, isApple) {
  if (!event.target.matches?.(fields)) return false;
  // AltGr and Option type letters.
  if (event.getModifierState?.("AltGraph") || (event.altKey && isApple && !event.metaKey && !event.ctrlKey)) return true;
  return !event.ctrlKey && !event.metaKey && !event.altKey && !/^(Escape|F\d+)$/.test(event.key);
}

export function create({ page, document, addListeners, isApple }) {
  /** The words of each element with a shortcut. */
  const shortcuts = new Map();
  document.documentElement?.classList.toggle("trellis-apple", isApple);

  const kindOf = (layer) => (layer.getAttribute("data-layer") ?? "").split(" ")[0];

  /** The layers that are shown, the last opened last. The events of the newest change may not have been fired yet. */
  function openLayers() {
    const order = [...page.openLayers ?? []];
    const place = (layer) => (order.includes(layer) ? order.indexOf(layer) : order.length);
    return [...page.root.querySelectorAll("[data-layer]")]
      .filter((layer) => kinds.includes(kindOf(layer)) && isShown(layer))
      .sort((one, other) => place(one) - place(other));
  }

  /** The open layer around an element; `null` for the page, and `undefined` in a closed dialog or popover. */
  function layerAround(element, open) {
    const layer = element.closest("[data-layer]");
    if (!layer || open.includes(layer)) return layer;
    return kindOf(layer) === "menu" && layer.parentElement ? layerAround(layer.parentElement, open) : undefined;
  }

  function onKey(event) {
    if (event.defaultPrevented || event.isComposing || event.keyCode === 229 || !event.key) return;
    if (isTyping(event, isApple)) return;
    const open = openLayers();
    const top = open.at(-1) ?? null;
    for (const [element, words] of shortcuts) {
      if (![...words].some((one) => isShortcut(one, event, isApple))) continue;
      if (layerAround(element, open) !== top) continue;
      if (element.disabled || element.closest("[inert],[hidden],fieldset[disabled]")) continue;
      event.preventDefault();
      // A key that is held down presses once.
      if (!event.repeat) element.click();
      return;
    }
  }

  let stop = null;

  return {
    shortcut(element, words) {
      const text = decodeURIComponent(words);
      const own = shortcuts.get(element) ?? new Set();
      own.add(text);
      shortcuts.set(element, own);
      element.setAttribute("aria-keyshortcuts", [...own].map((one) => spokenName(one, isApple)).join(" "));
      stop ??= addListeners(document, { keydown: onKey }, true);
      return () => {
        own.delete(text);
        if (!own.size) shortcuts.delete(element);
        if (shortcuts.size) return;
        stop?.();
        stop = null;
      };
    },
  };
}
