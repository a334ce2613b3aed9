// Restores the scroll positions of the pages in the history.

import { codes } from "./patch.js";
import { address, base } from "./address.js";

/** The key of the scroll positions in the tab's session storage. */
const key = "trellis-offsets";
const offsetLimit = 50;

// ── Decisions ────────────────────────────────────────────────────────────────────────────────────

/** The visited entries of the history: the current one (`here`), and the scroll positions of earlier ones. */
export function createVisited(here, saved) {
  return { here, offsets: new Map(saved) };
}

/** Stores the scroll position of the current entry, unless it is still being restored. */
export function saveOffsets(visited, offsets) {
  if (visited.wanted) return;
  visited.offsets.delete(visited.here);
  visited.offsets.set(visited.here, offsets);
  if (visited.offsets.size > offsetLimit) visited.offsets.delete(visited.offsets.keys().next().value);
}

/** Goes to another entry, which is shown when event `number` is done; its scroll position must be restored. */
export function goTo(visited, entry, number) {
  visited.here = entry;
  const offsets = visited.offsets.get(entry);
  visited.wanted = offsets && { offsets, number };
}

/** The offsets to restore, if any, after all events up to `done`, or a page of another session, are shown. */
export function offsetsToRestore(visited, done, isNew) {
  const { wanted } = visited;
  if (!wanted || (!isNew && !wanted.isShown && done < wanted.number)) return null;
  wanted.isShown = true;
  return wanted.offsets;
}

/** Ends the restoration, because the position is reached or the user does something else. */
export function endRestoring(visited) {
  if (visited.wanted?.isShown) visited.wanted = null;
}

// ── The page ─────────────────────────────────────────────────────────────────────────────────────

/** The path from `root` to the element, as indexes among the visible children. */
export function pathOf(root, element) {
  const path = [];
  for (; element !== root; element = element.parentElement) {
    if (!element) return null;
    path.unshift(shown(element.parentElement).indexOf(element));
  }
  return path;
}

/** The element at `path`, if there is one. */
export function elementAt(root, path) {
  return path?.reduce((element, index) => element && shown(element)[index], root);
}

function shown(element) {
  return [...(element?.children ?? [])].filter((child) => !child.hidden);
}

function scrolled(root) {
  return [...root.querySelectorAll("*")].filter((element) => element.scrollTop || element.scrollLeft);
}

/** The scroll offsets of the window, with the places of lists, and of all elements in `root`. */
export function readOffsets(root, ...more) {
  const { scrollLeft, scrollTop } = root.ownerDocument.scrollingElement;
  return [[null, scrollLeft, scrollTop, ...more], ...scrolled(root).map(
    (element) => [pathOf(root, element), element.scrollLeft, element.scrollTop])];
}

/** Restores `offsets` without motion; returns whether all could be reached. */
export function scrollBack(root, offsets) {
  const targets = new Map(offsets.map(([path, ...offset]) =>
    [path ? elementAt(root, path) : root.ownerDocument.scrollingElement, offset]));
  for (const element of scrolled(root)) if (!targets.has(element)) targets.set(element, [0, 0]);
  return [...targets].map(([element, [left, top]]) => {
    element?.scrollTo({ left, top, behavior: "instant" });
    return Math.hypot(element?.scrollLeft - left, element?.scrollTop - top) < 2;
  }).every(Boolean);
}

/**
 * Follows the history of the tab. The browser's own scroll restoration would run before the page is complete.
 * `sendPath(path, type)` sends an address to the server and returns the number of that event: `location` for an address of
 * the page, `open` for another page.
 */
export function followHistory(state, tab, sendPath) {
  const { root } = state;
  let count = 0;
  const newEntry = () => `${tab} ${count += 1}`;
  /** The entries that the user has left, each with the number of the event that reports it, until that event is done. */
  let leftEntries = [];
  /** The addresses that the server gave to entries after the user had left them. */
  const moved = new Map();
  /** The last event that is done before the patches that are applied. */
  let lastDone = 0;
  const visited = createVisited(history.state?.trellis ?? newEntry(), storedOffsets());
  /** The name of the current page in `history.state`; all entries of one page have the same name. */
  let visit = history.state?.visit ?? visited.here;
  /** Whether the address was changed since the user went through the history. */
  let isNew = false;
  let shown = location.href;
  const save = () => saveOffsets(visited, readOffsets(root, visited.places?.()));
  const writeEntry = (change, url) => {
    // Browsers limit the rate of address changes: the address then stays, and the page is shown.
    try { history[change]({ trellis: visited.here, visit }, "", url); } catch {}
    shown = location.href;
  };

  /** Tries again while more of the page arrives, until the user scrolls or does something else. */
  function show(done, isNew) {
    leftEntries = leftEntries.filter(({ number }) => number > done);
    const { wanted } = visited;
    const offsets = offsetsToRestore(visited, done, isNew);
    if (!offsets) return;
    const found = JSON.stringify(readOffsets(root));
    if ((wanted.found ?? found) !== found || scrollBack(root, offsets)) endRestoring(visited);
    wanted.found = JSON.stringify(readOffsets(root));
  }

  state.navigate = (url, replacing) => {
    const of = leftEntries.find(({ number }) => number > lastDone)?.entry;
    // The server did not know yet that the user had gone to another entry.
    if (of && replacing) moved.set(of, url);
    if (of) return;
    if (!replacing) goTo(visited, newEntry());
    isNew = true;
    writeEntry(replacing ? "replaceState" : "pushState", base() + url);
  };
  addEventListener("popstate", ({ state }) => {
    const { trellis: entry = newEntry(), visit: next = visit } = state ?? {};
    if (next !== visit && !tabHistory.mayLeave()) return writeEntry("pushState", shown);
    save();
    const [from, former] = [visited.here, visit];
    const given = moved.get(entry);
    moved.delete(entry);
    visit = next;
    isNew = false;
    const number = sendPath(given ?? address(), visit === former ? "location" : "open");
    leftEntries.push({ entry: from, number });
    goTo(visited, entry, number);
    writeEntry("replaceState", given && base() + given);
  });
  for (const type of ["wheel", "touchmove", "pointerdown", "keydown"]) {
    addEventListener(type, () => endRestoring(visited), { capture: true, passive: true });
  }
  history.scrollRestoration = "manual";
  writeEntry("replaceState");
  goTo(visited, visited.here, 0);
  show(0);

  const tabHistory = {
    visited,
    /** Whether a step in the history may leave the page; unsaved.js asks the user. */
    mayLeave: () => true,
    /**
     * Opens the page at `path` of the site in a new entry of the history. Returns the number of the event that reports it, or 0
     * if the event cannot be sent: the entry is not made then.
     */
    open(path) {
      save();
      const [from, number] = [visited.here, sendPath(path, "open")];
      if (!number) return 0;
      leftEntries.push({ entry: from, number });
      goTo(visited, visit = newEntry());
      isNew = false;
      writeEntry("pushState", base() + path);
      return number;
    },
    /** A new page starts at its top, unless its patches scroll it. */
    willMove() {
      if (!visited.wanted) scrollBack(root, [[null, 0, 0]]);
      if (!isNew) return;
      isNew = false;
      visit = newEntry();
      writeEntry("replaceState");
    },
    /**
     * The page belongs to another session, whose events have other numbers. If the user has gone on since the tab asked for
     * it, its addresses are for no entry, and the tab asks for the next page, which belongs to a further session.
     */
    forget(isElsewhere) {
      leftEntries = isElsewhere ? [{ entry: -1, number: Infinity }] : [];
      if (isElsewhere && visited.wanted) visited.wanted.number = Infinity;
    },
    /**
     * Must be called before a patch of a response with `done` is applied; a new address is the last operation of a patch.
     */
    willApply(operations, done) {
      lastDone = done;
      if (operations.some(([code, , replacing]) => code === codes.url && !replacing)) save();
    },
    /** All events up to `done`, or a page of another session, are applied. */
    didApply: show,
    /** The page is being hidden or left. */
    store() {
      save();
      // Storage may be unavailable.
      try {
        sessionStorage.setItem(key, JSON.stringify([...visited.offsets]));
      } catch {}
    },
  };
  return tabHistory;
}

function storedOffsets() {
  try {
    return JSON.parse(sessionStorage.getItem(key));
  } catch {}
}
