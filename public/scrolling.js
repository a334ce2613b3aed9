// Where the pages of the history were scrolled to, and the way back there.

import { codes } from "./patch.js";

/** The name of the tab's trail in its session storage. */
const key = "trellis-trail";
const limit = 50;

// ── Decisions ────────────────────────────────────────────────────────────────────────────────────

/** The entries of the history: the one that is shown (`here`), and where those before were scrolled to. */
export function createTrail(here, saved = []) {
  return { here, offsets: new Map(saved), wanted: null };
}

/** Remembers where the entry that is shown is scrolled to, unless it is still on its way there. */
export function noteOffsets(trail, offsets) {
  if (trail.wanted) return;
  trail.offsets.delete(trail.here);
  trail.offsets.set(trail.here, offsets);
  if (trail.offsets.size > limit) trail.offsets.delete(trail.offsets.keys().next().value);
}

/** Goes to another entry, which shows when event `number` is done, and wants to be where it was. */
export function goTo(trail, entry, number) {
  trail.here = entry;
  const offsets = trail.offsets.get(entry);
  trail.wanted = offsets ? { offsets, number, isShown: false } : null;
}

/** Where to scroll, if anywhere, now that all up to event `done` is shown, or a page of another session. */
export function wantedOffsets(trail, done, isNew) {
  const { wanted } = trail;
  if (!wanted || (!isNew && !wanted.isShown && done < wanted.number)) return null;
  wanted.isShown = true;
  return wanted.offsets;
}

/** The page is where it was, or its user does something else: nothing more is to be scrolled. */
export function arrive(trail) {
  if (trail.wanted?.isShown) trail.wanted = null;
}

// ── The page ─────────────────────────────────────────────────────────────────────────────────────

/** The path from `root` to the element as positions among the visible children. */
export function pathOf(root, element) {
  const path = [];
  for (; element !== root; element = element.parentElement) {
    if (!element) return null;
    path.unshift(shown(element.parentElement).indexOf(element));
  }
  return path;
}

/** The element that is at the `path` now, if any. */
export function elementAt(root, path) {
  return path?.reduce((element, index) => element && shown(element)[index], root);
}

function shown(element) {
  return [...(element?.children ?? [])].filter((child) => !child.hidden);
}

function scrolled(root) {
  return [...root.querySelectorAll("*")].filter((element) => element.scrollTop || element.scrollLeft);
}

/** How far the window is scrolled, and all in `root` that is. */
export function readOffsets(root) {
  const { scrollLeft, scrollTop } = root.ownerDocument.scrollingElement;
  return [[null, scrollLeft, scrollTop], ...scrolled(root).map(
    (element) => [pathOf(root, element), element.scrollLeft, element.scrollTop])];
}

/** Scrolls back to `offsets`, without motion; returns whether all of them could be reached. */
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
 * Follows the history of the tab, whose entries the browser would scroll too early: before the page is
 * there. `tell(path)` tells the server of an address and returns the number of that event.
 */
export function followHistory(state, tab, tell) {
  const { root } = state;
  let count = 0;
  const newEntry = () => `${tab} ${count += 1}`;
  const trail = createTrail(history.state?.trellis ?? newEntry(), readTrail());
  const note = () => noteOffsets(trail, readOffsets(root));
  const name = (change, url) => {
    // Browsers limit how often an address may change; the page is shown all the same.
    try { history[change]({ trellis: trail.here }, "", url); } catch (error) { console.warn("Trellis:", error); }
  };

  /** Goes on trying while more of the page comes, until its user scrolls or does something else. */
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
    goTo(trail, event.state?.trellis ?? newEntry(), tell(location.pathname + location.search));
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
    /** A page that was not come back to starts at its top, unless its patches say otherwise. */
    willMove() {
      if (!trail.wanted) scrollBack(root, [[null, 0, 0]]);
    },
    /** To be called before a patch is applied; the address it adds comes last, after its changes. */
    willApply(operations) {
      if (operations.some(([code, , replacing]) => code === codes.url && !replacing)) note();
    },
    /** All up to event `done` is applied, or a page of another session. */
    didApply: show,
    /** The page is put away. */
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
