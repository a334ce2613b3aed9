// Restores the scroll positions of the pages in the history.

import { codes } from "./patch.js";

/** The key of the tab's trail in its session storage. */
const key = "trellis-trail";
const offsetLimit = 50;

// ── Decisions ────────────────────────────────────────────────────────────────────────────────────

/** The entries of the history: the current one (`here`), and the scroll positions of earlier ones. */
export function createTrail(here, saved = []) {
  return { here, offsets: new Map(saved), wanted: null };
}

/** Stores the scroll position of the current entry, unless it is still being restored. */
export function noteOffsets(trail, offsets) {
  if (trail.wanted) return;
  trail.offsets.delete(trail.here);
  trail.offsets.set(trail.here, offsets);
  if (trail.offsets.size > offsetLimit) trail.offsets.delete(trail.offsets.keys().next().value);
}

/** Goes to another entry, which is shown when event `number` is done; its scroll position must be restored. */
export function goTo(trail, entry, number) {
  trail.here = entry;
  const offsets = trail.offsets.get(entry);
  trail.wanted = offsets ? { offsets, number, isShown: false } : null;
}

/** The offsets to restore, if any, after all events up to `done`, or a page of another session, are shown. */
export function wantedOffsets(trail, done, isNew) {
  const { wanted } = trail;
  if (!wanted || (!isNew && !wanted.isShown && done < wanted.number)) return null;
  wanted.isShown = true;
  return wanted.offsets;
}

/** Ends the restoration, because the position is reached or the user does something else. */
export function arrive(trail) {
  if (trail.wanted?.isShown) trail.wanted = null;
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

/** The scroll offsets of the window and of all elements in `root`. */
export function readOffsets(root) {
  const { scrollLeft, scrollTop } = root.ownerDocument.scrollingElement;
  return [[null, scrollLeft, scrollTop], ...scrolled(root).map(
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
 * `sendPath(path)` sends an address to the server and returns the number of that event.
 */
export function followHistory(state, tab, sendPath) {
  const { root } = state;
  let count = 0;
  const newEntry = () => `${tab} ${count += 1}`;
  const trail = createTrail(history.state?.trellis ?? newEntry(), readTrail());
  const note = () => noteOffsets(trail, readOffsets(root));
  const name = (change, url) => {
    // Browsers limit the rate of address changes; the page is shown even if the change fails.
    try { history[change]({ trellis: trail.here }, "", url); } catch (error) { console.warn("Trellis:", error); }
  };

  /** Tries again while more of the page arrives, until the user scrolls or does something else. */
  function show(done, isNew) {
    const { wanted } = trail;
    const offsets = wantedOffsets(trail, done, isNew);
    if (!offsets) return;
    const found = JSON.stringify(readOffsets(root));
    if ((wanted.found ?? found) !== found || scrollBack(root, offsets)) arrive(trail);
    wanted.found = JSON.stringify(readOffsets(root));
  }

  state.navigate = (url, replacing) => {
    if (!replacing) goTo(trail, newEntry());
    name(replacing ? "replaceState" : "pushState", url);
  };
  addEventListener("popstate", (event) => {
    note();
    goTo(trail, event.state?.trellis ?? newEntry(), sendPath(location.pathname + location.search));
    name("replaceState");
  });
  for (const type of ["wheel", "touchmove", "pointerdown", "keydown"]) {
    addEventListener(type, () => arrive(trail), { capture: true, passive: true });
  }
  history.scrollRestoration = "manual";
  name("replaceState");
  goTo(trail, trail.here, 0);
  show(0);

  return {
    /** A new page starts at its top, unless its patches scroll it. */
    willMove() {
      if (!trail.wanted) scrollBack(root, [[null, 0, 0]]);
    },
    /** Must be called before a patch is applied; a new address is the last operation of a patch. */
    willApply(operations) {
      if (operations.some(([code, , replacing]) => code === codes.url && !replacing)) note();
    },
    /** All events up to `done`, or a page of another session, are applied. */
    didApply: show,
    /** The page is being hidden or left. */
    store() {
      note();
      try {
        sessionStorage.setItem(key, JSON.stringify([...trail.offsets]));
      } catch { /* A browser may keep nothing. */ }
    },
  };
}

function readTrail() {
  try {
    return JSON.parse(sessionStorage.getItem(key)) ?? [];
  } catch {
    return [];
  }
}
