// Keeps what is visible in place when a patch inserts, removes or resizes something before it, in the window and in each
// pane that its user has scrolled. Browsers do so for elements in the flow of a document only (CSS Scroll Anchoring). Each page
// loads this module at its start: with a request at the first scrolling, a patch could arrive before the module.
//
// An anchor is a visible element. Its distance from the start of its pane is read from the frames, so that an animation of a
// frame does not count. A pane at its very start is left alone: new rows show there, except in a list that loads rows there.

import { sideOf } from "./frames.js";
import { codes } from "./patch.js";

/** The most elements of a pane of which one is the anchor. */
const anchorLimit = 24;
/** The operations that move nothing. */
const unmoving = new Set([
  codes.setAttribute, codes.removeAttribute, codes.setText, codes.setProperty, codes.announce, codes.title, codes.url,
  codes.setTexts, codes.focus, codes.scrollIntoView, codes.transition,
]);

const isNear = (one, other) => Math.abs(one - other) < 0.5;

/**
 * The change of an offset that keeps what is visible in place; `moved` has the anchors, each as `[element, distance]`, the
 * innermost first. An element and those in it count once if they moved together, otherwise only those in it count.
 */
export function shiftOf(moved) {
  const inside = (one) => moved.filter(([other]) => other !== one && one.contains(other));
  const isTogether = ([element, move]) => inside(element).every(([, other]) => isNear(other, move));
  const whole = moved.filter(isTogether);
  const units = whole.filter(([element]) => !whole.some(([other]) => other !== element && other.contains(element)));
  const moves = units.map(([, move]) => move);
  if (moves.length < 2) return moves[0] ?? 0;
  // An element that moved alone, as by another order of rows, is no anchor, nor is a row that grew across the edge.
  return moves.find((move, index) => isNear(move, 0) || moves.some((other, at) => at !== index && isNear(other, move))) ?? 0;
}

/** Starts to keep the panes of a page in place. */
export function start({ state }) {
  const { root, document, scrolled } = state;
  const window = document.defaultView;
  /** The part of a shift that was lost by rounding, by pane, with the offset at that time. */
  const roundingRests = new WeakMap();
  // The user may have scrolled before the client script ran. Panes that begin at their right end have an offset from the left.
  for (const pane of root.querySelectorAll("*")) if (pane.scrollTop) scrolled.add(pane);

  /** The distances of an element from the left and top edge of the content of `pane`, by the frames. */
  function distances(element, pane) {
    let [left, top] = [0, 0];
    for (let at = element; at && at !== pane && at !== root.parentElement; at = at.offsetParent) {
      left += sideOf(at, "left") || at.offsetLeft;
      top += sideOf(at, "top") || at.offsetTop;
    }
    return { left, top };
  }

  /** Collects elements of `parent` that are visible in the box `view`, or if there are none, beside it in the pane. */
  function collectIn(parent, view, found) {
    const { length } = found;
    collect(parent, view, found);
    if (found.length === length) collect(parent, { ...view, ...view.pane }, found);
  }

  /** Collects elements of `parent` that are visible in the box `view`, the innermost first. */
  function collect(parent, view, found) {
    for (const child of parent.children) {
      if (found.length >= anchorLimit) return;
      if (!state.ids.has(child) || child.hidden || child.hasAttribute("data-layer")) continue;
      const box = child.getBoundingClientRect();
      if (box.bottom <= view.top || box.top >= view.bottom || box.right <= view.left || box.left >= view.right) continue;
      if (!box.width || !box.height || /fixed|sticky/.test(window.getComputedStyle(child).position)) continue;
      const isWhole = box.top >= view.top && box.left >= view.start;
      if (!isWhole && !scrolled.has(child)) collectIn(child, view, found);
      found.push(child);
    }
  }

  /** The offsets and the anchors of a pane that is not at its start. */
  function measure(pane) {
    const { scrollLeft: left, scrollTop: top } = pane;
    const isWindow = pane === document.scrollingElement;
    const held = top || isWindow ? null : pane.querySelector("[data-holds]");
    if (!left && !top && !held) return null;
    const view = isWindow
      ? { left: 0, top: 0, right: pane.clientWidth, bottom: window.innerHeight } : pane.getBoundingClientRect();
    const { bottom, right } = view;
    const start = left ? view.left : -Infinity;
    const middle = (view.left + right) / 2;
    const found = [];
    // Of columns beside each other, such as a sidebar and the content, the one in the middle counts.
    const whole = { left: view.left, right };
    const strip = left ? whole : { left: middle - 1, right: middle + 1 };
    collectIn(held ?? (isWindow ? root : pane), { top: view.top, bottom, start, pane: whole, ...strip }, found);
    return { pane, left, top, isHeld: Boolean(held), anchors: found.map((element) => ({ element, ...distances(element, pane) })) };
  }

  /** Cancels the animations of elements that the shift of their pane keeps in place. */
  function cancelAnimations(pane, left, top) {
    const area = pane === document.scrollingElement ? root : pane;
    for (const animation of area.getAnimations({ subtree: true })) {
      const { target } = animation.effect;
      const start = animation.effect.getKeyframes()[0];
      if (animation.startTime !== null || !target?.style.top || start?.top === undefined) continue;
      // The numbers of keyframes have six digits.
      const isBy = (side, distance) => {
        const from = parseFloat(start[side]);
        return Math.abs(sideOf(target, side) - from - distance) < 1 + Math.abs(from) / 1e5;
      };
      if (isBy("top", top) && isBy("left", left)) animation.cancel();
    }
  }

  function restore({ pane, left, top, isHeld, anchors }) {
    const [nowLeft, nowTop] = [pane.scrollLeft, pane.scrollTop];
    // A patch may scroll the pane itself, and shorter content moves the pane to its end.
    const isAt = (now, before, end) => now === before || Math.abs(Math.abs(now) - end) < 2;
    if (!pane.isConnected || !isAt(nowTop, top, pane.scrollHeight - pane.clientHeight)
      || !isAt(nowLeft, left, pane.scrollWidth - pane.clientWidth)) return;
    const moved = [];
    for (const anchor of anchors) {
      const { element } = anchor;
      if (!element.isConnected || !state.ids.has(element) || !element.offsetParent) continue;
      const now = distances(element, pane);
      moved.push([element, now.left - anchor.left, now.top - anchor.top]);
    }
    const shift = {
      left: left ? shiftOf(moved.map(([element, x]) => [element, x])) : 0,
      top: top || isHeld ? shiftOf(moved.map(([element, , y]) => [element, y])) : 0,
    };
    if (Math.abs(shift.left) < 0.5 && Math.abs(shift.top) < 0.5 && nowTop === top && nowLeft === left) return;
    const rest = roundingRests.get(pane);
    const lost = rest?.left === left && rest.top === top ? rest : { x: 0, y: 0 };
    const wanted = { left: left + shift.left + lost.x, top: top + shift.top + lost.y };
    pane.scrollTo({ ...wanted, behavior: "instant" });
    const [x, y] = [wanted.left - pane.scrollLeft, wanted.top - pane.scrollTop];
    roundingRests.set(pane, {
      left: pane.scrollLeft, top: pane.scrollTop, x: Math.abs(x) < 1 ? x : 0, y: Math.abs(y) < 1 ? y : 0,
    });
    cancelAnimations(pane, shift.left, shift.top);
  }

  // Called before each patch; the result is called after it.
  state.anchors = (operations) => {
    if (operations.every(([code]) => unmoving.has(code) || typeof code === "string")) return null;
    const measured = [document.scrollingElement, ...scrolled].filter((pane) => pane?.isConnected).map(measure).filter(Boolean);
    return () => measured.forEach(restore);
  };
}
