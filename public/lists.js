// Reports the visible part of long lists, of which the server mounts a window of rows.
//
// The numbers are distances in the element of the list, so they do not depend on what is above it. `listwindow:3` names
// the number of the frames that the server sent last; `listwindow:3:1:500:top` also the first request to scroll: to the
// 500th row, with its top at the top of the visible part.

import { rounded } from "./outbox.js";

/** A report is sent when the visible part has moved by this part of its height. */
const step = 0.25;

/** The nearest element around `element` that scrolls vertically; `null` if the window scrolls. */
export function paneOf(element, window) {
  for (let pane = element.parentElement; pane && pane !== window.document.scrollingElement; pane = pane.parentElement) {
    if (/auto|scroll/.test(window.getComputedStyle(pane).overflowY)) return pane;
  }
  return null;
}

/** Whether a visible part must be reported, after the part `last` was. */
export function mustReport(last, { top, height, focused }, isAtRest) {
  if (!last || last.height !== height || last.focused !== focused) return true;
  const move = Math.abs(top - last.top);
  return move >= (isAtRest ? 1 : Math.max(height * step, 1));
}

/** The distance by which a pane with the edges `view` is scrolled, so that the box of a row is at a place in it. */
export function jumpDistance(box, view, place) {
  const [above, below] = [box.top - view.top, box.bottom - view.bottom];
  switch (place) {
    case "top": return above;
    case "center": return (above + below) / 2;
    case "bottom": return below;
    default: return above < 0 ? above : below > 0 ? Math.min(below, above) : 0;
  }
}

/** The recognizers of this module. */
export function create({ window, document, dispatchSoon, addListeners }) {
  /** The number of the last request to scroll of each list. */
  const jumps = new WeakMap();
  return {
    listwindow(element, words) {
      const [epoch, jump, position, place] = words.split(":").map((word, index) => (index < 3 ? Number(word) || 0 : word));
      const pane = paneOf(element, window);
      let last = null;

      /** Scrolls to the row of a new request. */
      function scrollToRow() {
        if (!jump || jumps.get(element) === jump) return;
        jumps.set(element, jump);
        const row = element.querySelector(`:scope [data-place="${position}"], :scope [aria-posinset="${position}"]`);
        if (!row) return;
        const box = row.getBoundingClientRect();
        const top = pane ? pane.getBoundingClientRect().top + pane.clientTop : 0;
        const { scrollMarginTop, scrollMarginBottom } = window.getComputedStyle(row);
        const [before, after] = [parseFloat(scrollMarginTop) || 0, parseFloat(scrollMarginBottom) || 0];
        const view = { top: top + before, bottom: top + (pane?.clientHeight ?? window.innerHeight) - after };
        (pane ?? window).scrollBy({ top: jumpDistance(box, view, place), behavior: "instant" });
      }

      /** The visible part, and the place in the list of the row with the focus; 0 for none. */
      function read() {
        const box = element.getBoundingClientRect();
        const view = pane?.getBoundingClientRect().top ?? 0;
        let row = element.contains(document.activeElement) ? document.activeElement : null;
        while (row && row.parentElement !== element) row = row === element ? null : row.parentElement;
        return {
          top: rounded(view - box.top), height: pane?.clientHeight ?? window.innerHeight,
          epoch, focused: Number(row?.getAttribute("data-place") ?? row?.getAttribute("aria-posinset")) || 0,
        };
      }

      /** Whether a mounted row is in the visible part. */
      function showsRow({ top, height }) {
        const start = element.getBoundingClientRect().top + top;
        return [...element.children].some((row) => {
          const box = row.getBoundingClientRect();
          return box.bottom > start && box.top < start + height;
        });
      }

      function check(isAtRest, hasOtherRows = false) {
        const now = read();
        // A server that was started again does not know what is visible.
        if (!mustReport(last, now, isAtRest) && !(hasOtherRows && !showsRow(now))) return;
        last = now;
        dispatchSoon(element, "listwindow", now);
      }

      const target = pane ?? document;
      const ends = [
        addListeners(target, { scroll: () => check(false), scrollend: () => check(true) }, { passive: true }),
        addListeners(element, { focusin: () => check(true) }),
      ];
      const resized = new window.ResizeObserver(() => check(true));
      resized.observe(pane ?? document.documentElement);
      // Other rows, after a patch: what is visible may not be what the server knows.
      const mutated = new window.MutationObserver(() => check(true, true));
      mutated.observe(element, { childList: true });
      // After the whole patch: its rows, and what keeps them in place (anchors.js).
      if (jump) window.queueMicrotask(() => element.isConnected && (scrollToRow(), check(true)));
      else check(true);
      return () => {
        ends.forEach((end) => end());
        resized.disconnect();
        mutated.disconnect();
      };
    },
  };
}
