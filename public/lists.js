// Reports the visible part of long lists, of which the server mounts a window of rows.
//
// The numbers are distances in the element of the list, so they do not depend on what is above it. `listwindow:3` names
// the number of the frames that the server sent last; `listwindow:3:1:500:top` also the first request to scroll: to the
// 500th row, with its top at the top of the visible part. Letters before the number name the axis: `x` for a horizontal
// list, `b` for a window in both axes, `r` if horizontal distances count from the right edge, `w` if all rows are mounted.
// The code turns boxes so that the list runs downwards: the top of a turned box is its edge at the start of the list.

import { gapOf, mountedPart, paintGap } from "./gaps.js";
import { createListRows } from "./listrows.js";
import { rounded } from "./outbox.js";
import { elementAt, pathOf } from "./scrolling.js";

/** A report is sent when the visible part has moved by this part of its height. */
const step = 0.25;
/** The time whose steps give the speed of a movement, in ms: browsers send the steps of a busy page late, or together. */
const speedTime = 100;
/**
 * A list that was not scrolled for this time is at rest, in ms; more than the time between two reports. `scrollend` does not
 * say so: it follows each step without an animation, such as the steps of a key that is held.
 */
const restTime = 200;
/** The rows of a list that is mounted whole of which a page at rest renders the contents at once. */
const renderedAtRest = 100;
/** The keys that scroll. */
const scrollingKeys = /^(Arrow|Page|Home$|End$| $)/;

/** The nearest element around `element` that scrolls in an axis; `null` if the window scrolls. */
export function paneOf(element, window, overflow = "overflowY") {
  for (let pane = element.parentElement; pane && pane !== window.document.scrollingElement; pane = pane.parentElement) {
    if (/auto|scroll/.test(window.getComputedStyle(pane)[overflow])) return pane;
  }
  return null;
}

/** Whether a visible part must be reported, after the part `last` was. */
export function mustReport(last, now, isAtRest) {
  if (!last || ["height", "width", "focused"].some((name) => last[name] !== now[name])) return true;
  const hasMoved = (start, length) =>
    Math.abs(now[start] - last[start]) >= (isAtRest ? 1 : Math.max(now[length] * step, 1));
  return hasMoved("top", "height") || hasMoved("left", "width");
}

/** The mean speed between steps of scrolling, in px/s; each is [time in ms, place]. */
export function speedOf([start, from], [end, to]) {
  return Math.round((to - from) * 1000 / Math.max(end - start, speedTime));
}

/** A box as if its list ran downwards. */
export function turned(box, isHorizontal, isMirrored) {
  if (!isHorizontal) return box;
  return isMirrored ? { top: -box.right, bottom: -box.left } : { top: box.left, bottom: box.right };
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
export function create(tools) {
  const { page, window, document, dispatchSoon, addListeners } = tools;
  const { root, history } = page;
  /** The number of the last request to scroll of each list. */
  const jumps = new WeakMap();
  /** The functions that read the places of lists, by their elements. */
  const lists = new Map();
  /** The rows of lists that are mounted whole whose contents are rendered, or will be when the page rests. */
  const rendered = new WeakSet();
  /** The stored places of which each list has taken its own. */
  const taken = new WeakMap();
  /** The stored place of each list that is not shown yet, as [path, row, frame, top, key], in lists of rows with keys. */
  const wanted = new WeakMap();
  /**
   * Whether wheel, keys or a finger moved something last: lists move by the distance then, however far it is, also while
   * the movement goes on by itself. A press of a mouse or a pen may be one of the thumb of a scroll bar, which moves a list to a
   * place; it has no listeners of its own, and may be over the content.
   */
  let isRelative = false;
  const noteInput = ({ type, key, pointerType }) => {
    if (type === "pointerdown") isRelative &&= pointerType === "touch";
    else isRelative ||= type !== "keydown" || scrollingKeys.test(key);
  };
  const { visited } = history;
  const soon = window.requestIdleCallback?.bind(window) ?? ((work) => window.setTimeout(work, 50));
  const render = (row) => row.style.setProperty("content-visibility", "visible");

  /**
   * Renders the rows of a list when the page rests. Before, the style sheet has the browser skip the contents of rows that are
   * not visible (`content-visibility`); browsers leave these out of the accessibility tree, and clip visible ones.
   */
  function renderAtRest(list) {
    const rows = [...list.children].filter((row) => !rendered.has(row));
    for (const row of rows) rendered.add(row);
    const work = () => {
      rows.splice(0, renderedAtRest).forEach(render);
      if (rows.length) soon(work);
    };
    if (rows.length) soon(work);
  }

  // The places of lists are stored with the scroll offsets of the page (scrolling.js), which do not say which rows are visible:
  // the server estimates the heights of the rows before them.
  visited.places = () => {
    const places = [];
    for (const [element, read] of lists) {
      const place = root.contains(element) && read();
      if (place) places.push([pathOf(root, element), ...place]);
      taken.set(element, places);
    }
    return places;
  };
  return {
    ...createListRows(tools, paneOf),

    listwindow(element, words) {
      const [numbers, ...request] = words.split(":");
      const [, letters, number] = /^([a-z]*)(\d*)/.exec(numbers);
      const [epoch, jump, position, place] = [number, ...request].map((word, index) => (index < 3 ? Number(word) || 0 : word));
      const isHorizontal = letters.includes("x");
      const isMirrored = letters.includes("r");
      const isWhole = letters.includes("w");
      const pane = paneOf(element, window, isHorizontal ? "overflowX" : "overflowY");
      const turn = (box, isAcross = false) => turned(box, isHorizontal !== isAcross, isMirrored);
      let last = null;
      let isAtStart = true;
      /** The last steps of a movement, and the timer of its end; 0 at rest. */
      let [steps, rest] = [[], 0];

      /** The box of the visible part. */
      function viewBox() {
        const { left = 0, top = 0 } = pane?.getBoundingClientRect() ?? {};
        const [x, y] = [left + (pane?.clientLeft || 0), top + (pane?.clientTop || 0)];
        return { left: x, top: y, right: x + (pane?.clientWidth ?? window.innerWidth), bottom: y + (pane?.clientHeight ?? window.innerHeight) };
      }

      /** The visible part of the list along its axis, or across it. */
      function visible(isAcross) {
        const isAlongX = isHorizontal !== isAcross;
        const start = turn(viewBox(), isAcross).top - turn(element.getBoundingClientRect(), isAcross).top;
        const [inPane, inWindow] = isAlongX ? ["clientWidth", "innerWidth"] : ["clientHeight", "innerHeight"];
        return [rounded(start), pane?.[inPane] ?? window[inWindow]];
      }

      /** Scrolls by a distance along the list, or across it. */
      function scroll(distance, isAcross = false) {
        const way = isHorizontal !== isAcross ? { left: isMirrored ? -distance : distance } : { top: distance };
        (pane ?? window).scrollBy({ ...way, behavior: "instant" });
        steps = [];
      }

      const numberOf = (row) => Number(row?.getAttribute("data-row") ?? row?.getAttribute("aria-posinset")) || 0;
      // Hidden elements wait for other rows, and have the attributes of rows that have left.
      const rows = () => [...element.children].filter((row) => !row.hidden);
      const rowOf = (key) => rows().find((row) => row.getAttribute("data-id") === key);
      const rowAt = (place) =>
        [...element.querySelectorAll(`:scope [data-row="${place}"], :scope :not([data-row])[aria-posinset="${place}"]`)]
          .find((row) => !row.closest("[hidden]"));

      /** Scrolls to the row of a new request. */
      function scrollToRow() {
        if (!jump || jumps.get(element) === jump) return;
        jumps.set(element, jump);
        const row = rowAt(position);
        if (!row) return;
        const [rowBox, paneBox] = [row.getBoundingClientRect(), viewBox()];
        const [box, view] = [turn(rowBox), turn(paneBox)];
        if (letters.includes("b")) scroll(jumpDistance(turn(rowBox, true), turn(paneBox, true)), true);
        const style = window.getComputedStyle(row);
        // Only vertical lists have headers that cover rows.
        const [before, after] = isHorizontal ? [0, 0] : [style.scrollMarginTop, style.scrollMarginBottom].map((length) => parseFloat(length) || 0);
        scroll(jumpDistance(box, { top: view.top + before, bottom: view.bottom - after }, place));
      }

      /** The visible part, and the place in the list of the row with the focus, or else with a medium that plays; 0 for none. */
      function read() {
        let row = element.contains(document.activeElement) ? document.activeElement
          : [...element.querySelectorAll("video,audio")].find(({ paused, ended }) => !paused && !ended) ?? null;
        while (row && row.parentElement !== element) row = row === element ? null : row.parentElement;
        const [top, height] = visible(false);
        const report = { top, height, epoch, focused: numberOf(row) };
        if (letters.includes("b")) [report.left, report.width] = visible(true);
        return report;
      }

      /** Whether a mounted row is in the visible part. */
      function showsRow({ top, height }) {
        const start = turn(element.getBoundingClientRect()).top + top;
        return rows().some((row) => {
          const box = turn(row.getBoundingClientRect());
          return box.bottom > start && box.top < start + height;
        });
      }

      /** The first row that is visible as a whole, or else the first visible one, with its place; `null` at the start. */
      function readPlace() {
        const [[top, height], start] = [visible(false), turn(element.getBoundingClientRect()).top];
        const boxes = rows().filter((row) => numberOf(row)).map((row) => {
          const box = turn(row.getBoundingClientRect());
          return [numberOf(row), box.top - start - top, box.bottom - start - top, row.getAttribute("data-id")];
        }).filter(([, from, to]) => to > 0 && from < height).sort(([, one], [, other]) => one - other);
        const [number, from, , key] = boxes.find(([, from]) => from >= -0.5) ?? boxes[0] ?? [];
        return top > 0 && number ? [number, rounded(top + from), top, ...(key ? [key] : [])] : null;
      }

      /** Takes the place that is stored for the page, once it is shown, unless it was taken before. */
      function takePlace() {
        const places = visited.offsets.get(visited.here)?.[0][3];
        if (!places || taken.get(element) === places || (visited.wanted && !visited.wanted.isShown)) return;
        taken.set(element, places);
        const place = places.find(([path]) => elementAt(root, path) === element);
        if (!place) return;
        wanted.set(element, place);
        last = null;
      }

      /** Leaves the list where it is: the user does something, or the list has no such row. */
      function leavePlace() {
        takePlace();
        wanted.delete(element);
      }

      /** Scrolls so that the row of the stored place is where it was, once it is mounted; the row at its index if the answer lacks it. */
      function showPlace(isAnswered) {
        const [, number, frame, top, key] = wanted.get(element) ?? [];
        const row = (key && rowOf(key)) || ((!key || isAnswered) && number && rowAt(number));
        if (!row) return;
        wanted.delete(element);
        const distance = turn(row.getBoundingClientRect()).top - turn(viewBox()).top - (frame - top);
        if (Math.abs(distance) >= 0.5) scroll(distance);
      }

      /** Shows shapes where no row is mounted. */
      function fillGap() {
        if (isHorizontal) return;
        if (isWhole) return paintGap(element, null);
        const [top, height] = visible(false);
        const start = element.getBoundingClientRect().top;
        // Patches change, move and resize rows between two steps of scrolling.
        const boxes = rows().filter(numberOf).map((row) => {
          const box = row.getBoundingClientRect();
          return [box.top - start, box.bottom - start];
        });
        paintGap(element, gapOf(mountedPart(boxes), top, height, element.offsetHeight));
      }

      /** Notes a step of scrolling. The speed of the first one after a rest is not known. */
      function noteStep(top) {
        const time = window.performance.now();
        const [before, place] = steps.at(-1) ?? [];
        if (top === place) return;
        if (!rest && time - before >= restTime) steps = [];
        steps.push([time, top]);
        while (steps.length > 2 && time - steps[1][0] >= speedTime) steps.shift();
        if (steps.length === 1) return;
        window.clearTimeout(rest);
        rest = window.setTimeout(comeToRest, restTime);
      }

      function comeToRest() {
        // The steps of a busy page come after the timer.
        if (!steps.length || visible(false)[0] === steps.at(-1)[1]) {
          [steps, rest] = [[], 0];
          // The rows that were mounted ahead of the movement are not needed any more.
          if (last?.speed) last = null;
        }
        check(true);
      }

      function check(isAtRest, hasOtherRows = false) {
        takePlace();
        const isAnswered = hasOtherRows || isWhole;
        showPlace(isAnswered);
        // The rows of the answer do not have the row.
        if (isAnswered) leavePlace();
        if (isWhole && (hasOtherRows || !last)) renderAtRest(element);
        let now = read();
        noteStep(now.top);
        const place = wanted.get(element);
        if (place) [, now.row, now.frame, now.top] = place;
        if (place?.[4]) now.id = place[4];
        // Browsers keep the distance from the left edge: rows that are inserted at the visible right end are shown here.
        if (hasOtherRows && isHorizontal && isMirrored && isAtStart && now.top > 0) {
          scroll(-now.top);
          now = read();
        }
        isAtStart = now.top <= 0;
        fillGap();
        if (rest && steps.length > 1) now.speed = speedOf(steps[0], steps.at(-1));
        if (isRelative) now.relative = true;
        // A server that was started again does not know what is visible.
        if (!mustReport(last, now, isAtRest) && !(hasOtherRows && !showsRow(now))) return;
        last = now;
        dispatchSoon(element, "listwindow", now);
      }

      const target = pane ?? document;
      const ends = [
        addListeners(target, { scroll: () => check(false), scrollend: () => check(true) }, { passive: true }),
        addListeners(element, {
          focusin: () => check(true),
          contentvisibilityautostatechange({ target, skipped }) {
            if (isWhole && !skipped && target.parentElement === element) render(target);
          },
        }),
        ...[[target, leavePlace], [document, noteInput]].map(([place, handler]) => addListeners(
          place, Object.fromEntries(["wheel", "touchmove", "pointerdown", "keydown"].map((type) => [type, handler])),
          { passive: true, capture: true })),
      ];
      lists.set(element, readPlace);
      // What is visible stays in place from now on, also if the pane is never scrolled (anchors.js).
      if (pane && element.hasAttribute("data-holds")) page.state.scrolled.add(pane);
      const resized = new window.ResizeObserver(() => check(true));
      resized.observe(pane ?? document.documentElement);
      // Other rows, after a patch: what is visible may not be what the server knows.
      const mutated = new window.MutationObserver(() => check(true, true));
      mutated.observe(element, { childList: true });
      // The elements of rows that leave come to show the rows that come.
      const reused = new window.MutationObserver((records) => {
        if (records.some(({ target }) => target.parentElement === element)) check(true, true);
      });
      reused.observe(element, { subtree: true, attributeFilter: ["data-row", "aria-posinset"] });
      takePlace();
      // A request to scroll comes after the place was stored.
      if (jump && jumps.get(element) !== jump) leavePlace();
      // After the whole patch: its rows, and what keeps them in place (anchors.js).
      if (jump || wanted.has(element)) window.queueMicrotask(() => element.isConnected && (scrollToRow(), check(true)));
      else check(true);
      return () => {
        lists.delete(element);
        window.clearTimeout(rest);
        ends.forEach((end) => end());
        resized.disconnect();
        mutated.disconnect();
        reused.disconnect();
      };
    },
  };
}
