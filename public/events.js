// Listens to the events of the page that `data-on` attributes select, and sends them to the server.

import { formOf, isChoice, isOwn, readField, reportMissedEntries } from "./fields.js";
import { continuous, merge, rounded } from "./outbox.js";
import { readListeners } from "./protocol.js";

const bubbling = ("click dblclick contextmenu input change submit reset keydown keyup pointerdown pointerup pointermove "
  + "pointercancel focusin focusout dragstart dragend dragover drop paste copy cut toggle").split(" ");
const nonBubbling = "focus blur scroll scrollend load error play pause ended invalid pointerenter pointerleave present dismiss".split(" ");
/** The attributes by which a control shows a state that a press changes; the first one of an element counts. */
const states = ["data-shows", "aria-pressed", "aria-checked", "aria-expanded", "aria-selected"];
/** The minimum milliseconds between two continuous events: about a frame. */
const frame = 16;
const parsed = new Map();

/** The listeners of `data-on`; each distinct value is parsed once. */
function listenersOf(element) {
  const words = element.getAttribute?.("data-on");
  if (!words) return undefined;
  if (parsed.size > 500) parsed.clear();
  if (!parsed.has(words)) parsed.set(words, readListeners(words));
  return parsed.get(words);
}

/**
 * Whether events of a type do not leave an element: a dialog, or the layer of a menu or popover for pointers and keys. What
 * is around a layer in the document is behind it for the user.
 */
export function endsAt(element, type) {
  const kind = element.getAttribute("data-layer");
  return /^dialog/.test(kind) || (/^(menu|popover)/.test(kind) && /^(click|dblclick|contextmenu|key|pointer)/.test(type));
}

/**
 * Listens to all events in the root of `state`, and calls `send(element, event)` for the events of elements
 * with a listener. `flush` sends delayed events at once; `isWaiting` returns whether there are any; `compositionEnd` waits
 * for the end of an input method's composition.
 */
export function listen(state, send) {
  const { document } = state;
  /** The events of elements that wait, and the intervals in which further ones wait. */
  const timers = new Set();
  /** The field whose composition has ended, until its next `input` event. */
  let ended = null;
  /** The innermost listening element, and its number, of the last click that did not follow another one. */
  let clicked;
  /** The functions that wait for the end of a composition. */
  let composed = [];

  /** Sends the delayed events; throttle intervals continue. */
  function flush() {
    for (const { run, record } of [...timers]) if (record) run();
  }

  /** Sends an event with the current values, unless its element was removed or shows another content than at the event. */
  function report(element, type, options, record) {
    if (state.ids.get(element) === record.target) send(element, { ...values(state, element, options), ...record });
  }

  /** Sends an event now or later, according to the options of its listener; `record` contains its fields. */
  function schedule(element, type, options, record) {
    record.target ??= state.ids.get(element);
    const waiting = [...timers].find((one) => one.element === element && one.type === type);
    const { debounce } = options;
    const throttle = options.throttle || (continuous.has(type) && !debounce ? frame : 0);
    if (waiting?.record) record = merge(waiting.record, record);
    if (debounce) {
      clearTimeout(waiting?.timer);
      timers.delete(waiting);
    } else {
      if (throttle && waiting) return void (waiting.record = record);
      // Continuous events do not flush delayed events.
      if (!throttle || !continuous.has(type)) flush();
      report(element, type, options, record);
      if (!throttle) return;
      record = null;
    }
    const entry = { element, type, record, run() {
      clearTimeout(entry.timer);
      timers.delete(entry);
      if (entry.record) (debounce ? report : schedule)(element, type, options, entry.record);
    } };
    entry.timer = setTimeout(entry.run, debounce || throttle);
    timers.add(entry);
  }

  function handle(event, type, element, options) {
    if (options.flags.includes("o") && event.target !== element) return;
    if (options.keys && !options.keys.includes(event.key)) return;
    if (state.suppresses?.(event, type, element, options.flags)) return;
    const isElsewhere = event.ctrlKey || event.metaKey || event.shiftKey || event.button > 0;
    // The browser itself opens a link in another tab or window.
    if (type === "click" && isElsewhere && element.closest("a[href]")) return;
    const submits = type === "submit" || (type === "click" && element.type === "submit");
    if (options.flags.includes("p") || type === "submit") event.preventDefault();
    // A form is not submitted twice before the response.
    if (type === "submit" && element.hasAttribute("data-pending")) return;
    if (submits && state.blocksSubmit?.(formOf(element))) return event.preventDefault();
    if (submits || type === "click" || (type === "keydown" && event.key === "Enter")) reportMissedEntries(state, formOf(element));
    schedule(element, type, options, describe(state, event, type, element, options));
  }

  function onEvent(event) {
    const { type, target } = event;
    if (type === "keydown" || type === "pointerdown") state.isByKey = type === "keydown";
    if (/^pointer(down|up|cancel)$/.test(type)) state.isPressed = type === "pointerdown";
    if (type === "input" && repeatsEnd(event)) return;
    if (type === "input") recordEdit(state, target);
    // Safari reports the key that ends a composition after its end, with this key code.
    const isComposing = event.isComposing || event.keyCode === 229 || target === state.composing;
    if (isComposing && (type === "input" || type === "keydown" || type === "keyup")) return;
    pass(event, type);
  }

  /** Whether an `input` event repeats a composition that was sent already, as in Firefox. */
  function repeatsEnd({ target, inputType, isComposing }) {
    const isRepeated = target === ended && inputType === "insertCompositionText" && !isComposing;
    ended = null;
    return isRepeated;
  }

  /** Passes an event to all listening elements, from its target upwards. */
  function pass(event, type) {
    const path = [];
    for (let element = event.target; element?.nodeType === 1; element = element.parentElement) {
      const options = listenersOf(element)?.get(type);
      if (options && state.ids.has(element)) path.push([element, options]);
      if (nonBubbling.includes(type) || element === state.root || endsAt(element, type)) break;
    }
    if (type === "click" && !isAimed(event, path[0]?.[0])) return;
    for (const [element, options] of state.sortListeners?.(path) ?? path) {
      handle(event, type, element, options);
      if (options.flags.includes("s")) return void event.stopPropagation();
    }
  }

  /** Whether a click is meant for `element` and its content: the second one of a double click is meant for the first one's. */
  function isAimed(event, element) {
    const number = state.ids.get(element);
    if (event.detail > 1) return !(event.isMissed = element !== clicked?.element || number !== clicked.number);
    clicked = { element, number };
    return true;
  }

  /** Listens to further types of events. A document ignores a listener that it has. */
  function listenTo(types, passive = false) {
    for (const type of types) document.addEventListener(type, onEvent, { capture: true, passive });
  }
  listenTo(["scroll", "pointermove"], true);
  listenTo([...bubbling, ...nonBubbling]);
  document.addEventListener("beforeinput", ({ target }) => {
    // Editable elements that are not fields do not keep their initial value.
    if (!target?.isContentEditable || state.written.has(target)) return;
    state.written.set(target, new Map([["text", target.innerText]]));
  }, true);
  document.addEventListener("compositionstart", (event) => { state.composing = event.target; }, true);
  document.addEventListener("compositionend", (event) => {
    state.composing = null;
    ended = event.target;
    // Not all browsers fire an `input` event after the composition, so the text is sent here.
    recordEdit(state, event.target);
    pass(event, "input");
    for (const go of composed) go();
    composed = [];
  }, true);

  /** Waits until no input method composes in the page, at most `limit` milliseconds. */
  function compositionEnd(limit) {
    if (!state.ids.has(state.composing)) return Promise.resolve();
    return new Promise((resolve) => {
      setTimeout(resolve, limit);
      composed.push(resolve);
    });
  }

  const isWaiting = () => [...timers].some(({ record }) => record);
  return { flush, isWaiting, compositionEnd, listenTo };
}

/** Counts the user's edits by element; each write of the server names the last edit that the server has received. */
function recordEdit(state, element) {
  if (!state.ids.has(element)) return;
  state.edits.set(element, (state.edits.get(element) ?? 0) + 1);
  state.reported.set(element, readField(element));
}

/** The fields of an event that are read when it occurs. */
function describe({ readers }, event, type, element, options) {
  const record = { type };
  // An event of the application's own; a detail that is not JSON makes an error on the console.
  if (isOwn(element) && event instanceof CustomEvent) return { type, data: JSON.stringify(event.detail) };
  if (options.fields) {
    // `undefined` is left out.
    const read = (name) => [name, readers[name]?.(event, element) ?? event[name] ?? event.detail?.[name]];
    record.data = JSON.stringify(Object.fromEntries(options.fields.map(read)));
  }
  const bits = [event.shiftKey, event.ctrlKey, event.altKey, event.metaKey];
  const modifiers = bits.reduce((sum, isDown, bit) => sum + (isDown ? 1 << bit : 0), 0);
  if (modifiers) record.modifiers = modifiers;
  if (event.key !== undefined && /^key/.test(type)) record.key = event.key;
  // The user means the opposite, or the next one, of the state that shows.
  const shown = /^(click|keydown)$/.test(type) && states.map((name) => element.getAttribute(name)).find((one) => one !== null);
  if (shown && shown.length <= 40) record.shown = shown;
  if (options.flags.includes("x") && event.clientX !== undefined) {
    const box = element.getBoundingClientRect();
    record.x = rounded(event.clientX - box.left);
    record.y = rounded(event.clientY - box.top);
  }
  // Firefox reports one click if a key opens a link; such an event has no pointer type.
  if (event.detail > 0 && type === "click" && event.pointerType !== "") record.detail = event.detail;
  if (type === "wheel") {
    record.scrollLeft = rounded(event.deltaX);
    record.scrollTop = rounded(event.deltaY);
  }
  return record;
}

/** The fields of an event that are read when it is sent. */
function values(state, element, options) {
  const record = {};
  if (options.flags.includes("v")) {
    // An unpaired surrogate, which a maximum length can leave at the end, cannot be sent.
    const { value } = element;
    if (typeof value === "string") record.value = value.toWellFormed?.() ?? value;
    if (isChoice(element)) record.checked = element.checked;
    if (element.multiple && element.options) record.values = [...element.selectedOptions].map((one) => one.value);
    if (element.validity?.badInput) record.badInput = true;
  }
  if (options.flags.includes("f")) record.fields = fields(element);
  const edit = state.edits.get(element);
  if (edit) record.edit = edit;
  const scrolls = element.scrollHeight > element.clientHeight || element.scrollWidth > element.clientWidth;
  if (scrolls && listenersOf(element)?.has("scroll")) {
    record.scrollLeft = rounded(element.scrollLeft);
    record.scrollTop = rounded(element.scrollTop);
  }
  return record;
}

/** The fields of a form, without files; the third part marks text that is no value of its field's type. */
function fields(element) {
  const form = formOf(element);
  if (!form) return [];
  const bad = [...form.elements ?? []].filter((field) => field.validity?.badInput).map(({ name }) => name);
  return [...new FormData(form)].filter(([, value]) => typeof value === "string")
    .map(([name, value]) => (value === "" && bad.includes(name) ? [name, value, true] : [name, value]));
}
