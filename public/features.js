// Loads the modules of features that few pages use, as soon as an element has the attribute of the feature.

import { loadModule } from "./loading.js";

/** The position of the pointer in the window when each context menu was opened. */
export const menuPositions = new WeakMap();
/** The layers that close without the event `dismiss`. */
export const silentlyClosed = new WeakSet();

/**
 * The modules by attribute. Each exports `start(page)`, which returns a function for changed elements, or nothing. The
 * function may have a member `didPatch`, a function that is called once after the changed elements of a patch.
 */
const modules = {
  "href": "./links.js",
  "data-do": "./commands.js",
  "data-layer": "./layers.js",
  "data-help": "./help.js",
  "data-paper": "./paper.js",
  "data-properties": "./elements.js",
  "data-recognizers": "./recognizers.js",
  "data-rove": "./roving.js",
  "data-unsaved": "./unsaved.js",
  "data-upload": "./uploads.js",
  "data-toast": "./toasts.js",
  "data-calendar": "./calendar.js",
  "data-fill": "./sliders.js",
};

/** The features of `page`. */
export function createFeatures(page) {
  const started = new Map();
  let changed = [];

  /** Starts the module of an attribute once; one that cannot be loaded or started is tried again at the next change. */
  function begin(name) {
    if (started.has(name)) return undefined;
    started.set(name);
    return loadModule(modules[name]).then(({ start }) => started.set(name, start(page))).catch((error) => {
      started.delete(name);
      console.warn("Trellis:", error);
    });
  }

  const ready = Promise.all(Object.keys(modules).filter((name) => page.root.querySelector(`[${name}]`)).map(begin));
  return {
    /** Fulfilled when the modules that the page had at its start are loaded. */
    ready,
    /** Must be called when a patch sets or removes an attribute. */
    didChange(element, name) {
      if (name === "data-shown") name = "data-layer";
      if (!(name in modules)) return;
      begin(name);
      changed.push([name, element]);
    },
    /** Calls the modules with the changed elements; must be called after a patch. */
    didPatch() {
      // An error of a module is not an error of the patch.
      const attempt = (run, element) => { try { run?.(element); } catch (error) { console.error("Trellis:", error); } };
      const all = changed.splice(0);
      for (const [name, element] of all) attempt(started.get(name), element);
      for (const name of new Set(all.map(([name]) => name))) attempt(started.get(name)?.didPatch);
    },
  };
}

/** The milliseconds after the start of the page when modules are loaded that must work without a connection. */
const prefetchDelay = 2000;

/** The notices of entries (notices.js), whose module is loaded with the first of them, or when the page has started. */
export function createLazyNotices(root, enter) {
  let notices = null;
  let waiting = [];

  function begin() {
    return loadModule("./notices.js").then(({ createNotices }) => {
      notices ??= createNotices(root, enter);
      for (const [name, value] of waiting.splice(0)) notices[name](value);
    }).catch((error) => console.warn("Trellis:", error));
  }

  function call(name, value) {
    if (notices) return notices[name](value);
    waiting.push([name, value]);
    begin();
  }

  setTimeout(() => notices ?? begin(), prefetchDelay);
  return {
    show: (rows) => { if (rows.length) call("show", rows); },
    notify: (name) => call("notify", name),
    requireDecision: (form) => notices?.requireDecision(form) ?? false,
    detach: () => (notices ? notices.detach() : waiting.push(["detach"])),
    /** Offers to load the page again. */
    offer: () => call("offer"),
    clear: () => { waiting = []; notices?.clear(); },
  };
}

/** The entries that a previous document of the tab stored (inputs.js). */
function hasStored() {
  try { return Boolean(sessionStorage.getItem("trellis-entries")); } catch { return false; }
}

/**
 * Preserves entries and actions while the tree is replaced (replacement.js). The module is loaded when the page has
 * started, and at the latest before a whole tree is applied; `send(element, event)` sends an event of the new page.
 */
export function createLazyReplacement(page, send) {
  const origins = new WeakMap();
  let made = null;
  const begin = () => made ??= loadModule("./replacement.js", 1)
    .then(({ createReplacement }) => Object.assign(replacement, createReplacement(page, send, origins)))
    .catch((error) => { made = null; throw error; });
  const replacement = {
    load: begin,
    /** Records the element of an event in the outbox. */
    recordOrigin: (event, element) => origins.set(event, { element }),
    enterStored: () => { if (hasStored()) begin().then(({ enterStored }) => enterStored()).catch(console.warn); },
  };
  // Entries of another user are removed at once.
  if (hasStored()) begin().catch(console.warn);
  setTimeout(() => begin().catch(console.warn), prefetchDelay);
  return replacement;
}
