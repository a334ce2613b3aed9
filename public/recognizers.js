// Makes events that the browser does not have: gestures, sizes, visibility, presses outside, keyboard shortcuts, drags
// and the clipboard. Each is made by a recognizer, which an element requests by a word of `data-recognizers`, `name` or
// `name:options`; the event is one of the element itself.
//
// The word `event:wheel` listens to a type of DOM event that the client does not listen to otherwise. A word that names no
// recognizer of the library names one of the application: a function of the map `document.trellisRecognizers`, which is
// called with the element, the options, and a function that sends an event of the element.

import { loadModule } from "./loading.js";
import { actions, continuous, rounded } from "./outbox.js";

/** The largest text of a field, the clipboard or a drop that is sent, in characters. */
const textLimit = 20000;

const gestures = "./gestures.js";
const shortcuts = "./shortcuts.js";
const dragging = "./dragging.js";
const grids = "./grids.js";
const lists = "./lists.js";
/** The modules of the recognizers that are not in this file. */
const modules = new Map(Object.entries({
  tap: gestures, longpress: gestures, menupress: gestures, pan: gestures, swipe: gestures, magnify: gestures, shortcut: shortcuts,
  drag: dragging, drop: dragging, copytext: dragging, pastetext: dragging, listwindow: lists, listrows: lists, grid: grids,
}));
/** Types of events of which only the newest is useful, and types that request an action. */
for (const type of ["dragover", "pan", "magnify", "elementresize", "listwindow"]) continuous.add(type);
for (const type of ["tap2", "tap3", "longpress", "swipe", "dropvalue", "pastetext", "listrow", "gridact"]) actions.add(type);

/** A text as it is sent. */
function shortened(text) {
  const start = text.slice(0, textLimit);
  return start.toWellFormed?.() ?? start;
}

/** The text of a clipboard or of a drop as it is sent. */
export const textOf = (transfer, type = "text/plain") => transfer && shortened(transfer.getData(type));

/** Starts the recognizers of `page`. */
export function start(page) {
  const { state, root, document, listenTo } = page;
  const window = document.defaultView;
  /** The functions that end the recognizers of each element, by word. */
  const active = new Map();
  /** The newest continuous events by element and type, which wait for the next frame. */
  const waiting = new Map();
  const loaded = new Map();

  // ── Dispatch ───────────────────────────────────────────────────────────────────────────────────

  function dispatchNow(element, type, detail) {
    listenTo([type]);
    element.dispatchEvent(new CustomEvent(type, { detail }));
  }

  function dispatchWaiting() {
    const all = [...waiting];
    waiting.clear();
    for (const [element, details] of all) for (const [type, detail] of details) dispatchNow(element, type, detail);
  }

  /** Sends an event of an element, after those that wait. */
  function dispatch(element, type, detail = {}) {
    dispatchWaiting();
    dispatchNow(element, type, detail);
  }

  /** Sends the newest of the events of a type at the next frame. */
  function dispatchSoon(element, type, detail) {
    if (!waiting.size) window.requestAnimationFrame(dispatchWaiting);
    if (!waiting.has(element)) waiting.set(element, new Map());
    waiting.get(element).set(type, detail);
  }

  /** Whether an event reaches an element: not if it occurs in a layer inside the element, which is in front of it. */
  function reaches(element, { target }) {
    const layer = target?.closest?.("[data-layer]:not([data-layer^=region])");
    return !layer || layer === element || !element.contains(layer);
  }

  /** Adds listeners, and returns a function that removes them. Listeners of an element get no events of layers inside it. */
  function addListeners(target, handlers, options = {}) {
    const isElement = target.nodeType === 1;
    const all = Object.entries(handlers).map(([type, handler]) =>
      [type, isElement ? (event) => { if (reaches(target, event)) handler(event); } : handler]);
    for (const [type, handler] of all) target.addEventListener(type, handler, options);
    return () => { for (const [type, handler] of all) target.removeEventListener(type, handler, options); };
  }

  /** The position of a pointer event in an element. */
  function within(element, { clientX, clientY }) {
    const { left, top } = element.getBoundingClientRect();
    return { localX: rounded(clientX - left), localY: rounded(clientY - top) };
  }

  const isApple = /Mac|iPhone|iPad/.test(window.navigator.platform);
  const tools = { page, document, window, isApple, dispatch, dispatchSoon, addListeners, within, textOf, reaches };

  // ── Recognizers ────────────────────────────────────────────────────────────────────────────────

  const recognizers = {
    /** `event:wheel`, or `event:wheel,active` for an element that keeps the browser from its action. */
    event(element, words) {
      const [type, mode] = words.split(",");
      listenTo([type], true);
      if (mode !== "active") return undefined;
      // Of the document, as a listener may stop the event; only while there is such an element, as scrolling waits for it.
      const prevent = (event) => { if (element.contains(event.target)) event.preventDefault(); };
      return addListeners(document, { [type]: prevent }, { capture: true, passive: false });
    },

    elementresize(element) {
      const observer = new window.ResizeObserver((entries) => {
        const { borderBoxSize, contentRect } = entries.at(-1);
        const box = borderBoxSize?.[0];
        const isVertical = box && /^(vertical|sideways)/.test(window.getComputedStyle(element).writingMode);
        const [width, height] = isVertical
          ? [box.blockSize, box.inlineSize] : [box?.inlineSize ?? contentRect.width, box?.blockSize ?? contentRect.height];
        dispatch(element, "elementresize", { width: rounded(width), height: rounded(height) });
      });
      observer.observe(element);
      return () => observer.disconnect();
    },

    /** Reports when the visible part of an element passes a threshold from 0 to 1. */
    intersect(element, words) {
      const threshold = Math.min(Math.max(Number(words) || 0, 0), 1);
      let wasVisible = false;
      const observer = new window.IntersectionObserver((entries) => {
        const { intersectionRatio, isIntersecting } = entries.at(-1);
        const isVisible = isIntersecting && intersectionRatio >= threshold - 0.001;
        if (isVisible === wasVisible) return;
        wasVisible = isVisible;
        dispatch(element, "intersect", { isVisible, ratio: rounded(intersectionRatio) });
      }, { threshold });
      observer.observe(element);
      return () => observer.disconnect();
    },

    outsidepress(element) {
      return addListeners(document, {
        pointerdown(event) {
          // A press in a dialog is none outside of the elements behind it.
          const dialog = event.target.closest?.("[data-layer^=dialog]");
          if (element.contains(event.target) || (dialog && !dialog.contains(element))) return;
          if (element.checkVisibility?.() !== false) dispatch(element, "outsidepress");
        },
      }, true);
    },

    /** Reports when an element was visible for a time, without the time for which a pointer or the focus was in it. */
    expire(element, words) {
      let rest = Number(words);
      let since = 0;
      let timer = 0;
      const isHeld = () => document.hidden || element.matches(":hover") || element.contains(document.activeElement);
      function follow() {
        if (timer) rest -= performance.now() - since;
        clearTimeout(timer);
        timer = 0;
        if (isHeld()) return;
        since = performance.now();
        timer = setTimeout(() => dispatch(element, "expire"), Math.max(rest, 0));
      }
      // The focus and the pointer have their new state after the event.
      const later = () => setTimeout(follow);
      const types = { pointerenter: later, pointerleave: later, focusin: later, focusout: later };
      const ends = [addListeners(element, types), addListeners(document, { visibilitychange: follow })];
      follow();
      return () => { clearTimeout(timer); ends.forEach((end) => end()); };
    },
  };

  Object.assign(state.readers, {
    fieldValue: ({ target: { value } }) => (typeof value === "string" ? shortened(value) : undefined),
    text: (event) => (event.detail?.text ?? textOf(event.clipboardData ?? event.dataTransfer)),
    isFullScreen: (event, element) => document.fullscreenElement === element,
    localX: (event, element) => (event.clientX === undefined ? undefined : within(element, event).localX),
    localY: (event, element) => (event.clientY === undefined ? undefined : within(element, event).localY),
  });

  // ── Options of listeners ───────────────────────────────────────────────────────────────────────

  /** The types of events that each element has sent once, and sends no more. */
  const fired = new WeakMap();
  /** The listeners of an event: first the capturing ones, from the outermost inwards. */
  state.sortListeners = (path) => {
    const isFirst = ([, { flags }]) => flags.includes("u");
    return [...path.filter(isFirst).reverse(), ...path.filter((one) => !isFirst(one))];
  };

  /** Whether a listener with options of this module does not get an event. */
  state.suppresses = (event, type, element, flags) => {
    // The events of the pointer until its release then have this target, wherever the pointer is.
    if (flags.includes("c")) element.setPointerCapture(event.pointerId);
    if (!flags.includes("n")) return false;
    const types = fired.get(element) ?? new Set();
    fired.set(element, types);
    return types.has(type) || !types.add(type);
  };

  // ── Elements ───────────────────────────────────────────────────────────────────────────────────

  /** The recognizers of the application; one that is added later serves the elements that wait for it. */
  const own = document.trellisRecognizers ??= new Map();
  own.set = (name, recognizer) => {
    Map.prototype.set.call(own, name, recognizer);
    followAll();
    return own;
  };

  /** The recognizer of a name; `undefined` while its module is not loaded, or for an unknown name. */
  function find(name) {
    const module = modules.get(name);
    if (!module) return Object.hasOwn(recognizers, name) ? recognizers[name] : own.get(name);
    if (!loaded.has(module)) {
      loaded.set(module, null);
      loadModule(module).then(({ create }) => {
        loaded.set(module, create(tools));
        followAll();
      }).catch((error) => {
        // The module is loaded again at the next change of the page.
        loaded.delete(module);
        console.warn(`Trellis: cannot load ${module}; the next change of the page tries again`, error);
      });
    }
    return loaded.get(module)?.[name];
  }

  /** Starts and ends the recognizers of an element, after a change of its attribute. */
  function follow(element) {
    const words = element.isConnected ? (element.getAttribute("data-recognizers") ?? "").split(" ").filter(Boolean) : [];
    const ends = active.get(element) ?? new Map();
    for (const [word, end] of ends) {
      if (words.includes(word)) continue;
      end?.();
      ends.delete(word);
    }
    for (const word of words) {
      if (ends.has(word)) continue;
      const [name, ...rest] = word.split(":");
      const recognizer = find(name);
      if (!recognizer) continue;
      for (const type of recognizer.continuous ?? []) continuous.add(type);
      ends.set(word, recognizer(element, rest.join(":"), (type, detail) => {
        if (continuous.has(type)) dispatchSoon(element, type, detail); else dispatch(element, type, detail);
      }));
    }
    if (ends.size) active.set(element, ends); else active.delete(element);
  }

  /** Ends the recognizers of removed elements, after a patch. */
  follow.didPatch = () => {
    for (const element of active.keys()) if (!element.isConnected) follow(element);
  };

  function followAll() {
    root.querySelectorAll("[data-recognizers]").forEach(follow);
    follow.didPatch();
  }

  followAll();
  return follow;
}
