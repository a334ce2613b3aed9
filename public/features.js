// Loads the modules of features that few pages use, as soon as an element has the attribute of the feature.

/**
 * The modules by attribute. Each exports `start(page)`, which returns a function for changed elements, or nothing. The
 * function may have a member `settle`, a function that is called once after the changed elements of a patch.
 */
const modules = {
  "data-do": () => import("./commands.js"),
  "data-layer": () => import("./layers.js"),
  "data-help": () => import("./help.js"),
  "data-properties": () => import("./elements.js"),
  "data-sense": () => import("./sensors.js"),
  "data-rove": () => import("./roving.js"),
  "data-unsaved": () => import("./unsaved.js"),
  "data-upload": () => import("./uploads.js"),
  "data-toast": () => import("./toasts.js"),
  "data-calendar": () => import("./calendar.js"),
};

/** The features of `page`. */
export function createFeatures(page) {
  const started = new Map();
  let changed = [];

  /** Loads the module of an attribute once; one that cannot be loaded is tried again at the next change. */
  function load(name) {
    if (started.has(name)) return;
    started.set(name);
    modules[name]().then(({ start }) => started.set(name, start(page))).catch((error) => {
      started.delete(name);
      console.warn("Trellis:", error);
    });
  }

  for (const name in modules) if (page.root.querySelector(`[${name}]`)) load(name);
  return {
    /** Records that a patch sets or removes an attribute. */
    note(element, name) {
      if (name === "data-shown") name = "data-layer";
      if (!(name in modules)) return;
      load(name);
      changed.push([name, element]);
    },
    /** Calls the modules with the changed elements; must be called after a patch. */
    settle() {
      // An error here is not one of the patch, which fits.
      const attempt = (run, element) => { try { run?.(element); } catch (error) { console.error("Trellis:", error); } };
      const all = changed.splice(0);
      for (const [name, element] of all) attempt(started.get(name), element);
      for (const name of new Set(all.map(([name]) => name))) attempt(started.get(name)?.settle);
    },
  };
}

/** The milliseconds after the start of the page when modules are loaded that must work without a connection. */
const prefetchDelay = 2000;

/** The notices of entries (notices.js), whose module is loaded with the first of them, or when the page has started. */
export function createLazyNotices(root, enter) {
  let notices = null;
  let waiting = [];

  function load() {
    return import("./notices.js").then(({ createNotices }) => {
      notices ??= createNotices(root, enter);
      for (const [name, value] of waiting.splice(0)) notices[name](value);
    }).catch((error) => console.warn("Trellis:", error));
  }

  function call(name, value) {
    if (notices) return notices[name](value);
    waiting.push([name, value]);
    load();
  }

  setTimeout(() => notices ?? load(), prefetchDelay);
  return {
    show: (rows) => { if (rows.length) call("show", rows); },
    say: (words) => call("say", words),
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
  const load = () => made ??= import("./replacement.js")
    .then(({ createReplacement }) => Object.assign(replacement, createReplacement(page, send, origins)))
    .catch((error) => { made = null; throw error; });
  const replacement = {
    load,
    /** Records the element of an event in the outbox. */
    note: (event, element) => origins.set(event, { element }),
    takeStored: () => { if (hasStored()) load().then(({ takeStored }) => takeStored()).catch(console.warn); },
  };
  // Entries of another user are removed at once.
  if (hasStored()) load().catch(console.warn);
  setTimeout(() => load().catch(console.warn), prefetchDelay);
  return replacement;
}
