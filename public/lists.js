// Reports the visible part of long lists, of which the server mounts a window of rows.
//
// The numbers are distances in the element of the list, so they do not depend on what is above it. `listwindow:3` names
// the number of the frames that the server sent last.

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

/** The recognizers of this module. */
export function create({ window, document, dispatchSoon, addListeners }) {
  return {
    listwindow(element, words) {
      const epoch = Number(words) || 0;
      const pane = paneOf(element, window);
      let last = null;

      /** The visible part, and the place in the list of the row with the focus; 0 for none. */
      function read() {
        const box = element.getBoundingClientRect();
        const view = pane?.getBoundingClientRect().top ?? 0;
        let row = element.contains(document.activeElement) ? document.activeElement : null;
        while (row && row.parentElement !== element) row = row === element ? null : row.parentElement;
        return {
          top: rounded(view - box.top), height: pane?.clientHeight ?? window.innerHeight,
          epoch, focused: Number(row?.getAttribute("aria-posinset")) || 0,
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
      check(true);
      return () => {
        ends.forEach((end) => end());
        resized.disconnect();
        mutated.disconnect();
      };
    },
  };
}
