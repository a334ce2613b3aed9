// Applies the patches of the server to the page.
//
// Patches are data for the closed switch below, never evaluated nor parsed as HTML. Frames and styles are set through
// the CSSOM, so 'unsafe-inline' is not needed. docs/PATCHES.md has the format.

import { formOf, isOwn } from "./fields.js";
import {
  changeFrame, clearFrame, inlineStyle, makeStatic, pairs, play, removeStyle, resolve, setFrame, setSide, shift, sides,
} from "./frames.js";
import { followScrolled, moveElement } from "./moves.js";

// ── State: the attached root and its elements by number ──────────────────────────────────────────

/** The codes of operations; Scripts/client-lists writes the names from OperationCode.swift. */
export const codes = Object.fromEntries([
  "create", "remove", "move", "setAttribute", "removeAttribute", "setStyle", "removeStyle", "setFrame", "clearFrame",
  "shift", "setText", "setProperty", "animate", "focus", "announce", "title", "url", "reset", "transition",
  "scrollIntoView", "runs", "removeRun", "moveRun", "clear", "stack", "setTexts", "setFrames", "renumber",
].map((name, index) => [name, index + 1]));
const properties = new Set([
  "value", "checked", "selected", "indeterminate", "disabled", "open", "scrollTop", "scrollLeft", "selectionStart",
  "selectionEnd", "currentTime", "muted", "volume", "playbackRate", "paused",
]);
/** Element names that the server allows (NamePolicy.swift): no prefix, no code, no style. */
const names = /^[a-z][a-z0-9-]{0,63}$/i;
const refusedTags = new RegExp("^(script|style|base|link|meta|title|html|head|body|frameset|frame|object"
  + "|embed|applet|template|noscript|noembed|noframes|plaintext|xmp|set|animate|animatemotion"
  + "|animatetransform)$", "i");
/** The attribute with the names of font style sheets (TextStyleSheet.swift). */
const fontSheets = "data-fonts";
const addresses = new Set(["href", "src", "action", "formaction", "data", "poster"]);
const svgSpace = "http://www.w3.org/2000/svg";

/**
 * The state of a client; `sheet` is the text of the generated classes. The live half fills the hooks, and adds:
 * - `focus`, which keeps the focus over patches (focus.js);
 * - `blocksSubmit`, whether a form must not be submitted, because entries in it wait for a decision of the user;
 * - `runs`, the module for operations on many elements (runs.js), which a patch with such operations waits for;
 * - `features`, the modules of features, which follow attributes (features.js);
 * - `anchors`, which keeps what is visible in place (anchors.js);
 * - `optimisticUpdates`, the attributes that show an expected result of an event (commands.js).
 */
export function createState(root, sheet = "") {
  return {
    root, document: root.ownerDocument, elements: new Map(), ids: new WeakMap(), next: 2,
    rules: readRules(sheet), table: [], reducedMotion: false,
    /** Whether the user's last input was a key. */
    isByKey: false,
    /** Whether a pointer is down. */
    isPressed: false,
    /** The number of the user's last edit by element; a write of the server that does not count the edit is dropped. */
    edits: new WeakMap(),
    /** The last edit whose value the server has confirmed, by element. */
    confirmedEdits: new WeakMap(),
    /** The value of a field at that edit. */
    confirmedValues: new WeakMap(),
    /** The edits whose events have no response, each with the value of the field, by element. */
    pendingEdits: new WeakMap(),
    /** The value of a field at the last event of an entry, until the server writes another one. */
    reported: new WeakMap(),
    /** The values that the server last wrote into a field, as a map of its properties, and the user's last edit before. */
    written: new WeakMap(),
    /** The elements for which a write of the server was dropped, so that their values on the server are not known. */
    droppedWrites: new WeakSet(),
    /** The elements that may be scrolled. */
    scrolled: followScrolled(root),
    /** The radio buttons that the server has chosen, where a choice of the user in the group has no response yet. */
    delayedChoices: new Set(),
    /** The properties that an element refused; each is logged once. */
    refused: new Set(),
    /** The field in which an input method composes; a write would break the composition, whose end is sent. */
    composing: null,
    mayWrite(element, name, edit) {
      return edit === -1 || (element !== this.composing && (this.edits.get(element) ?? 0) <= edit);
    },
    navigate() {},
    report() {},
    /** The functions that read fields of events that the events themselves do not have, by name (recognizers.js). */
    readers: {},
    announce() {},
  };
}

/**
 * The declarations of each generated class, as text because the CSSOM rounds numbers; the sheet may split the declarations
 * of a frame into two rules.
 */
function readRules(sheet) {
  const rules = new Map();
  for (const [, selectors, declarations] of sheet.matchAll(/(.*?){(.*?)}/gs)) {
    for (const [name] of selectors.matchAll(/[\w-]+/g)) rules.set(name, (rules.get(name) ?? "") + declarations + ";");
  }
  return rules;
}

/** Numbers the tree: the root is 1, the others from 2 in document order. Returns the count. */
export function numberTree(state) {
  restart(state, 2);
  numberChildren(state, state.root);
  return state.elements.size;
}

function numberChildren(state, element) {
  for (const child of element.children) {
    register(state, child);
    if (!isOwn(child)) numberChildren(state, child);
  }
}

/** Removes the numbers of all elements but the root, which is 1; the next elements get numbers from `first`. */
function restart(state, first) {
  state.elements.clear();
  register(state, state.root, 1);
  state.next = first;
}

export function register(state, element, id = state.next++) {
  state.elements.set(id, element);
  state.ids.set(element, id);
}

function forget(state, element) {
  state.elements.delete(state.ids.get(element));
  state.ids.delete(element);
  state.scrolled.delete(element);
  for (const child of element.children) forget(state, child);
}

// ── Patches: the closed vocabulary ───────────────────────────────────────────────────────────────

/**
 * Applies a patch: operations, preceded by a table of strings if that saves bytes. Throws if the patch does not fit
 * the page, which is then inconsistent: the caller requests a reset.
 */
export function applyOperations(state, patch) {
  const hasTable = typeof patch[0]?.[0] === "string";
  state.table = hasTable ? patch[0] : [];
  state.transition = null;
  state.focus?.save();
  for (const operation of hasTable ? patch.slice(1) : patch) apply(state, operation);
  makeDelayedChoices(state);
  state.features?.didPatch();
  state.focus?.restore();
}

function apply(state, operation) {
  const [code, id, a, b, ...more] = operation;
  const text = (value) => resolve(state, value);
  switch (code) {
    case codes.announce: return state.announce(text(id), a === 1);
    case codes.title: return void (state.document.title = text(id ?? ""));
    case codes.url: return state.navigate(text(id), a === 1);
    case codes.reset: return reset(state, id, a);
    case codes.transition: return void (state.transition = [id, a, b, new Set(more)]);
  }
  if (code >= codes.runs) return state.runs.apply(state, operation);
  const element = find(state, id);
  switch (code) {
    case codes.create: return create(state, element, a, b, more);
    case codes.remove: return remove(state, element, [a, b, ...more].filter(Boolean));
    case codes.move: return moveElement(state, find(state, a), element, b ? find(state, b) : null);
    case codes.setAttribute: return setAttribute(state, element, text(a), text(b));
    case codes.removeAttribute: return setAttribute(state, element, text(a), null);
    case codes.setStyle: return inlineStyle(state, element).setProperty(text(a), text(b));
    case codes.removeStyle: return removeStyle(inlineStyle(state, element), text(a));
    case codes.setFrame: return changeFrame(state, element, (style) => setFrame(style, a, [b, ...more]));
    case codes.clearFrame: return clearFrame(inlineStyle(state, element));
    case codes.shift: return shift(state, element, a, b, more[0]);
    case codes.setText: return setText(element, text(a));
    case codes.setProperty: return setProperty(state, element, text(a), b, more[0] ?? 0);
    case codes.animate: return a
      ? void play(state, element, a) : element.getAnimations().forEach((it) => it.cancel());
    case codes.focus: return focus(state, element, a);
    case codes.scrollIntoView: return reveal(element);
    default: throw new Error(`Unknown operation ${code}`);
  }
}

export function find(state, id) {
  const element = state.elements.get(id);
  if (!element) throw new Error(`No element ${id}`);
  return element;
}

// ── Structure: create, remove, move, reset ───────────────────────────────────────────────────────

function create(state, parent, before, first, trees) {
  const writes = [];
  state.next = first;
  append(state, parent, before ? find(state, before) : null, trees, writes);
  for (const write of writes) setProperty(state, ...write, -1);
}

/** Makes the elements of `trees`, in which an array that begins with a subtree is a run of subtrees of its shape. */
function append(state, parent, reference, trees, writes) {
  for (const tree of trees) {
    if (Array.isArray(tree[0])) state.runs.append(state, parent, reference, tree, writes);
    else parent.insertBefore(build(state, tree, parent, writes), reference);
  }
}

/** Makes the element of `[tag, frame, styles, attributes, properties, content]`. */
export function build(state, tree, parent, writes) {
  const tag = resolve(state, tree[0]);
  if (!names.test(tag) || refusedTags.test(tag)) throw new Error(`Refused element ${tag}`);
  const isSVG = parent.namespaceURI === svgSpace && parent.localName !== "foreignObject";
  const element = isSVG || tag === "svg"
    ? state.document.createElementNS(svgSpace, tag) : state.document.createElement(tag);
  register(state, element);
  fill(state, element, tree, writes);
  return element;
}

/** `writes` collects the properties: selections and scroll positions need their content first. */
function fill(state, element, [, frame, styles, attributes, values, content], writes) {
  const text = (value) => resolve(state, value);
  if (frame) sides.forEach((side, index) => setSide(element.style, side, frame[index]));
  for (const [name, value] of pairs(styles)) element.style.setProperty(text(name), text(value));
  if (!frame && element !== state.root) makeStatic(element.style);
  for (const [name, value] of pairs(attributes)) {
    setAttribute(state, element, text(name), text(value));
  }
  for (const [name, value] of pairs(values)) writes.push([element, text(name), value]);
  if (!Array.isArray(content)) return content === undefined || setText(element, text(content));
  append(state, element, null, content, writes);
}

export function remove(state, element, exits) {
  forget(state, element);
  const playing = exits.map((exit) => play(state, element, exit));
  if (!playing.some(Boolean)) return element.remove();
  element.inert = true;
  Promise.all(playing).then(() => element.remove());
}

function reset(state, first, tree) {
  const { root } = state;
  for (const { name } of [...root.attributes]) if (name !== "data-trellis") root.removeAttribute(name);
  root.style.cssText = "";
  // Browsers fire events of elements that are removed, such as `blur`. The elements must not have numbers then.
  forget(state, root);
  // Stateful views are kept over a reset (views.js).
  const insert = state.views?.(state);
  root.replaceChildren();
  const writes = [];
  restart(state, first);
  fill(state, root, tree, writes);
  insert?.(writes);
  for (const write of writes) setProperty(state, ...write, -1);
}

// ── Values: attributes, styles, frames, text, properties, animations ─────────────────────────────

export function setAttribute(state, element, name, value) {
  if (name === fontSheets && value !== null) loadFonts(state, value);
  if (/^(on|style$|srcdoc$)|:/i.test(name)) throw new Error(`Refused attribute ${name}`);
  // Browsers ignore white space and control characters in a scheme.
  const isCode = /^javascript\x3a/i.test(value?.slice(0, 256).replace(/[\0-\x20]/g, ""));
  if (isCode && addresses.has(name.toLowerCase())) throw new Error(`Refused address in ${name}`);
  if (name === "class") inlineStyle(state, element);
  state.features?.didChange(element, name);
  if (state.optimisticUpdates?.defers(element, name, value)) return;
  if (value === null) element.removeAttribute(name); else element.setAttribute(name, value);
}

/** Links to the font style sheets of a text, unless the page has them. */
function loadFonts(state, names) {
  for (const name of names.split(" ").filter((name) => /^[0-9a-f]{16}$/.test(name))) {
    if (state.document.head.querySelector(`link[href$="fonts/${name}.css"]`)) continue;
    const link = state.document.createElement("link");
    link.rel = "stylesheet";
    link.href = new URL(`fonts/${name}.css`, import.meta.url).href;
    state.document.head.append(link);
  }
}

export function setText(element, text) {
  const node = element.firstChild;
  if (text && node?.nodeType === 3 && !node.nextSibling) node.data = text; else element.textContent = text;
}

function setProperty(state, element, name, value, edit) {
  if (!properties.has(name)) throw new Error(`Refused property ${name}`);
  if (!state.mayWrite(element, name, edit)) return void state.droppedWrites.add(element);
  if (name === "checked" && element.type === "radio" && delaysChoice(state, element, value, edit)) return;
  recordWrite(state, element, name, value);
  if (name.startsWith("scroll")) state.scrolled.add(element);
  // A field with invalid text reads as empty: "-" stays while the user types, and only a forced write clears it.
  const isBad = edit === -1 && element.validity?.badInput;
  if (element[name] === value && !isBad) return;
  try {
    const hasCaret = element === state.document.activeElement && Number.isInteger(element.selectionEnd);
    if (name === "value" && hasCaret) rewrite(element, value);
    else if (name !== "paused") element[name] = value;
    else if (value) element.pause(); else element.play()?.catch(() => {});
  } catch (error) {
    // A reset would contain the same property, so it would not help.
    const refused = element.localName + "." + name;
    if (!state.refused.has(refused)) console.warn("Trellis: cannot set", refused, error);
    state.refused.add(refused);
  }
}

/**
 * Whether the server's choice of a radio button waits for the end of the patch that answers the user's choice of another button
 * of the group: the browser would undo that choice, which the server may not know. The newest choice of a group waits.
 */
function delaysChoice(state, button, isChosen, edit) {
  state.delayedChoices.delete(button);
  if (!isChosen) return false;
  for (const other of state.delayedChoices) if (isSameGroup(other, button)) state.delayedChoices.delete(other);
  if (edit === -1 || !userChoice(state, button)) return false;
  state.delayedChoices.add(button);
  return true;
}

/** Makes the choices of the server that waited, except where a choice of the user still has no response. */
function makeDelayedChoices(state) {
  for (const button of state.delayedChoices) {
    if (state.ids.has(button) && userChoice(state, button)) continue;
    state.delayedChoices.delete(button);
    if (state.ids.has(button)) setProperty(state, button, "checked", true, -1);
  }
}

/** The button that the user has chosen in the group of `button`, if the server has not responded to that choice. */
function userChoice({ root, edits, confirmedEdits }, button) {
  return [...root.querySelectorAll("input")].find((other) => other !== button && other.checked && isSameGroup(other, button)
    && (edits.get(other) ?? 0) > (confirmedEdits.get(other) ?? 0));
}

function isSameGroup(one, other) {
  const name = one.getAttribute("name");
  return one.type === "radio" && name && other.getAttribute("name") === name && formOf(one) === formOf(other);
}

/** Replaces the text of the focused field. The caret stays before the same text, or before as many letters and digits. */
function rewrite(field, value) {
  const { value: old, selectionEnd } = field;
  const tail = old.slice(selectionEnd);
  let caret = value.length - tail.length;
  if (!value.toLowerCase().endsWith(tail.toLowerCase())) {
    const letters = (text) => text.match(/[\p{L}\p{N}]/gu)?.length ?? 0;
    caret = value.length;
    while (caret > 0 && letters(value.slice(caret)) < letters(tail)) caret -= 1;
  }
  field.value = value;
  field.setSelectionRange(caret, caret);
}

function recordWrite(state, element, name, value) {
  if (!["value", "checked", "selected"].includes(name)) return;
  const written = state.written.get(element) ?? new Map();
  // The value of a list is the value of its options.
  state.reported.delete(element.closest("select") ?? element);
  written.delete("original");
  state.written.set(element, written.set(name, value).set("edit", state.edits.get(element) ?? 0));
}

/** Scrolls as far as needed to show an element, but not sideways where its user cannot: a scroll bar may cover its end. */
function reveal(element) {
  element.scrollIntoView({ block: "nearest", inline: "nearest" });
  for (let at = element; (at = at.parentElement);) if (getComputedStyle(at).overflowX === "hidden") at.scrollLeft = 0;
}

/**
 * Focuses an element; with `ifLost`, only if no visible element has the focus. The root takes the focus from the element
 * that has it. After a key press, Firefox shows the focus ring only if it was shown before, so `focusVisible` is set.
 */
function focus({ document, root, isByKey }, element, ifLost) {
  const { activeElement, body } = document;
  if (element === root) return void (root.contains(activeElement) && activeElement.blur());
  const isLost = !activeElement || activeElement === body || activeElement.closest("[hidden],[inert]");
  if (ifLost && !isLost) return;
  element.focus(isByKey ? { preventScroll: true, focusVisible: true } : { preventScroll: true });
  reveal(element);
}
