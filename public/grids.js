// The keys of a grid whose rows are the rows of a long list (lists.js): arrow keys move the focus between mounted cells at once,
// without the server. What the server must do is sent as the event `gridact`, with the act, the place of the row from 1 in the
// list, and the number of the column from 1.

import { scrollAtEdges } from "./edges.js";

/** The milliseconds between two acts while a drag scrolls the grid, and the distance in CSS px from which a press is a drag. */
const [dragPause, dragDistance] = [100, 4];
/** The milliseconds after which a request for a row counts as answered, if no row of the grid changes. */
const answerTime = 1000;

/** The acts of keys besides those that move the focus. */
const acts = { Enter: "open", F2: "edit", " ": "toggle" };

/**
 * The place that `key` moves to from a row and a column of a grid, or `null`. A page is as many rows as are visible.
 *
 * Source: WAI-ARIA Authoring Practices, "Grid Pattern".
 */
export function placeForKey({ key, ctrlKey, metaKey }, { row, column }, { rows, columns, page, isRTL }) {
  const isFar = ctrlKey || metaKey;
  const across = key === "ArrowRight" ? 1 : key === "ArrowLeft" ? -1 : 0;
  const along = key === "ArrowDown" ? 1 : key === "ArrowUp" ? -1 : 0;
  const within = (number, count) => Math.min(Math.max(number, 1), count);
  if (across) {
    const step = isRTL ? -across : across;
    return { row, column: isFar ? (step > 0 ? columns : 1) : within(column + step, columns) };
  }
  if (along) return { row: isFar ? (along > 0 ? rows : 1) : within(row + along, rows), column };
  switch (key) {
    case "Home": return { row: isFar ? 1 : row, column: 1 };
    case "End": return { row: isFar ? rows : row, column: columns };
    case "PageUp": return { row: within(row - page, rows), column };
    case "PageDown": return { row: within(row + page, rows), column };
    default: return null;
  }
}

/** A text in a field of tab-separated values: a spreadsheet quotes fields with tabs, quotes and line breaks. */
const field = (text) => (/["\t\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
const escaped = (text) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

/** Rows of texts as tab-separated values, and as a table in HTML. */
export function copied(rows) {
  return {
    "text/plain": rows.map((cells) => cells.map(field).join("\t")).join("\r\n"),
    "text/html": `<table>${rows.map((cells) => `<tr>${cells.map((text) => `<td>${escaped(text)}</td>`).join("")}</tr>`).join("")}</table>`,
  };
}

/** The recognizers of this module. */
export function create({ window, document, dispatch, addListeners }) {
  return {
    grid(grid) {
      /** The cell that had the focus last, by row and column. */
      let last = null;
      /** The cell that gets the focus when it is mounted. */
      let wanted = null;
      /** The requested cell, the number of requests for it, and whether the answer to the last one is awaited. */
      let [requested, requests, isAwaited] = [null, 0, false];
      /** The timer after which a row that is not there is requested again; 0 if none runs. */
      let repeatTimer = 0;
      /** Whether a key has moved the focus, and neither the wheel nor a pointer has scrolled since. */
      let isByKeys = false;
      /** Whether a range of cells is selected. */
      let isRange = false;
      /** The drag that selects cells: the cell that it has reached, and the place of the pointer in the window. */
      let drag = null;
      const selectsCells = () => grid.dataset.cells !== undefined;

      const number = (element, name) => Number(element?.getAttribute(name)) || 0;
      const cellOf = (target) => {
        const cell = target?.closest?.("[role=gridcell]");
        return cell && grid.contains(cell) ? cell : null;
      };
      const placeOf = (cell) => ({ row: number(cell.closest("[data-row]"), "data-row"), column: number(cell, "aria-colindex") });
      // Hidden elements wait for other rows, and have the attributes of rows that have left.
      const find = ({ row, column }) => grid.querySelector(`[data-row="${row}"]:not([hidden]) > [aria-colindex="${column}"]`);
      const act = (name, { row, column }) => dispatch(grid, "gridact", { act: name, row, column });
      const isField = (target) => /^(INPUT|TEXTAREA|SELECT)$/.test(target?.tagName) || target?.isContentEditable;

      function paneOf() {
        let pane = grid.parentElement;
        while (pane && !/auto|scroll/.test(window.getComputedStyle(pane).overflowY)) pane = pane.parentElement;
        return pane;
      }

      function measures() {
        const row = grid.querySelector("[data-row]:not([hidden])");
        const pane = paneOf();
        const head = grid.querySelector(".l-head")?.offsetHeight ?? 0;
        const height = (pane?.clientHeight ?? window.innerHeight) - head;
        return {
          rows: number(grid, "aria-rowcount") - 1, columns: number(grid, "aria-colcount"),
          page: Math.max(Math.floor(height / (row?.offsetHeight || 36)) - 1, 1),
          isRTL: window.getComputedStyle(grid).direction === "rtl",
        };
      }

      const isLost = () => !document.activeElement || document.activeElement === document.body;

      /** Moves the focus to a cell; one that is not mounted gets it when the server has moved the window. */
      function go(place) {
        const cell = find(place);
        isByKeys = true;
        wanted = cell ? null : place;
        if (cell) cell.focus({ focusVisible: true }); else request();
      }

      /** Requests the row of the wanted cell. While an answer is awaited, keys only change what is requested next. */
      function request() {
        if (isAwaited) return;
        isAwaited = true;
        requests = requested === wanted ? requests + 1 : 1;
        requested = wanted;
        act("go", wanted);
        window.clearTimeout(repeatTimer);
        repeatTimer = window.setTimeout(repeat, answerTime);
      }

      function didAnswer() {
        isAwaited = false;
        if (wanted && wanted !== requested) request();
      }

      /** Whether a patch removed the row to which keys had moved the focus, and the user has not scrolled since. */
      const hasLostRow = () => isByKeys && !wanted && isLost() && grid.dataset.focused === "" && last && !find(last);

      /** A report of the scroll offset that was sent before a request can move the window away from the requested row. */
      function repeat() {
        repeatTimer = 0;
        isAwaited = false;
        if (hasLostRow()) wanted = { ...last };
        if (wanted && (wanted !== requested || requests < 3)) request();
      }

      /** The focus comes back to its place when its row was made again, or has come into the window. */
      function settle() {
        const place = wanted ?? (isLost() && grid.dataset.focused === "" ? last : null);
        const cell = place && find(place);
        if (!cell) return;
        wanted = null;
        cell.focus({ focusVisible: true, preventScroll: place === last });
      }

      /** The texts of the selected cells; `null` if some are not mounted. */
      function cellTexts(cell) {
        const rows = new Map();
        for (const one of grid.querySelectorAll("[data-row]:not([hidden]) [role=gridcell][aria-selected=true]")) {
          const { row, column } = placeOf(one);
          if (one.closest("[data-row]").getAttribute("aria-busy")) return null;
          rows.set(row, [...rows.get(row) ?? [], { column, text: one.innerText.trim() }]);
        }
        if (!rows.size && !isRange) return [[cell.innerText.trim()]];
        if (rows.size !== Number(grid.dataset.cells)) return null;
        return [...rows].sort(([first], [second]) => first - second)
          .map(([, all]) => all.sort((first, second) => first.column - second.column).map(({ text }) => text));
      }

      /** The texts of the selected rows that are mounted; without a selection, of the cell with the focus. */
      function texts(cell) {
        const rows = [...grid.querySelectorAll("[data-row][aria-selected=true]:not([hidden])")]
          .sort((first, second) => number(first, "data-row") - number(second, "data-row"));
        const textOf = (one) => one.innerText.trim();
        if (!rows.length) return [[textOf(cell)]];
        return rows.map((row) => [...row.querySelectorAll("[role=gridcell]")].map(textOf));
      }

      /** What an arrow key does in the first column of a row of a tree: an act, or the place of the row above in the tree. */
      function treeMove({ key }, place, row) {
        const level = number(row, "aria-level");
        const step = key === "ArrowRight" ? 1 : key === "ArrowLeft" ? -1 : 0;
        if (!level || !step || place.column !== 1) return null;
        const isForth = (step > 0) !== measures().isRTL;
        const isOpen = row.getAttribute("aria-expanded");
        if (isForth) return isOpen === "false" ? { act: "expand" } : null;
        if (isOpen === "true") return { act: "collapse" };
        const above = [...grid.querySelectorAll("[data-row][aria-level]:not([hidden])")]
          .filter((one) => number(one, "data-row") < place.row && number(one, "aria-level") < level);
        return above.length ? { place: { row: Math.max(...above.map((one) => number(one, "data-row"))), column: 1 } } : null;
      }

      /** Moves the focus from a place by a key; returns whether the key does so. */
      function moveFrom(event, from) {
        const next = placeForKey(event, from, measures());
        if (!next) return false;
        event.preventDefault();
        event.stopPropagation();
        if (selectsCells()) {
          if (event.shiftKey && !isRange) act("select", from);
          if (!event.shiftKey && isRange) act("escape", from);
          isRange = event.shiftKey;
        }
        go(next);
        if (event.shiftKey && (selectsCells() || next.row !== from.row)) act("extend", next);
        return true;
      }

      /** Keys while the row with the focus is not mounted, after a patch that removed it: nothing has the focus then. */
      function keydownWithoutFocus(event) {
        const place = wanted ?? last;
        if (!isLost() || grid.dataset.focused !== "" || !place || find(place)) return;
        if (!event.altKey && !event.defaultPrevented) moveFrom(event, place);
      }

      function keydown(event) {
        const cell = cellOf(event.target);
        if (!cell || event.altKey || event.defaultPrevented) return;
        const place = placeOf(cell);
        const { key } = event;
        if (isField(event.target)) {
          if (key !== "Escape" && key !== "Enter") return;
          if (key === "Escape") { event.preventDefault(); act("escape", place); }
          // After the field has sent its text.
          window.setTimeout(() => go(place));
          return;
        }
        // A link or a button in the cell has its own keys.
        if (event.target !== cell && (key === "Enter" || key === " ")) return;
        if ((event.ctrlKey || event.metaKey) && key.toLowerCase() === "a") {
          event.preventDefault();
          isRange = true;
          return act("all", place);
        }
        const isPlain = !event.ctrlKey && !event.metaKey && !event.shiftKey && !wanted;
        const move = isPlain ? treeMove(event, place, cell.closest("[data-row]")) : null;
        if (move) {
          event.preventDefault();
          event.stopPropagation();
          return move.act ? act(move.act, place) : go(move.place);
        }
        // Keys that come before the row of the last one is mounted count from that row.
        if (moveFrom(event, wanted ?? place)) return;
        if (acts[key] && !event.ctrlKey && !event.metaKey) {
          event.preventDefault();
          act(event.shiftKey && key === " " ? "extend" : acts[key], place);
        } else if (key === "Escape") {
          isRange = false;
          act("escape", place);
        }
      }

      function click(event) {
        const cell = cellOf(event.target);
        if (!cell || isField(event.target) || event.target.closest("a[href], button")) return;
        const row = cell.closest("[data-row]");
        if (event.target.closest(".l-twist") && row.hasAttribute("aria-expanded")) {
          return act(row.getAttribute("aria-expanded") === "true" ? "collapse" : "expand", placeOf(cell));
        }
        const isToggle = event.ctrlKey || event.metaKey || event.pointerType === "touch";
        // The range has begun when the pointer was pressed.
        if (selectsCells() && !event.shiftKey && (!isToggle || event.pointerType === "touch")) {
          if (event.pointerType === "touch") pick(cell);
          return;
        }
        act(event.shiftKey ? "extend" : isToggle ? "toggle" : "select", placeOf(cell));
      }

      /** Selects one cell, from which ranges are extended. */
      function pick(cell) {
        isRange = true;
        act("select", placeOf(cell));
      }

      /** A drag by the mouse or a pen begins in a cell; by a finger it scrolls. */
      function pointerdown(event) {
        const cell = cellOf(event.target);
        wanted = null;
        isByKeys = false;
        if (!selectsCells() || !cell || isField(event.target) || event.target.closest("a[href], button")) return;
        if (event.target.closest(".l-twist")) return;
        if (event.button || event.shiftKey || event.ctrlKey || event.metaKey || event.pointerType === "touch") return;
        pick(cell);
        endDrag();
        drag = { cell, time: 0, x: event.clientX, y: event.clientY, scrolled: null, stop: null };
      }

      /** Extends the selection to a cell to which a drag has come. */
      function extend(cell) {
        if (!cell || cell === drag.cell) return;
        drag.cell = cell;
        drag.time = window.performance.now();
        act("extend", placeOf(cell));
      }

      function pointerover(event) {
        if (drag && event.buttons & 1 && !drag.scrolled) extend(cellOf(event.target));
      }

      function pointermove({ clientX: x, clientY: y }) {
        if (!drag) return;
        if (!drag.stop && Math.hypot(x - drag.x, y - drag.y) > dragDistance) scrollInDrag();
        // A drag that has begun follows the pointer.
        if (drag.stop) [drag.x, drag.y] = [x, y];
      }

      /** The part of the pane in which rows are visible, below the header. */
      function visibleBox(pane) {
        const { left, top } = pane.getBoundingClientRect();
        const [x, y] = [left + pane.clientLeft, top + pane.clientTop];
        const head = grid.querySelector(".l-head")?.offsetHeight ?? 0;
        return {
          left: Math.max(x, 0), right: Math.min(x + pane.clientWidth, window.innerWidth),
          top: Math.max(y + head, 0), bottom: Math.min(y + pane.clientHeight, window.innerHeight),
        };
      }

      /** While a drag is near an edge, the pane scrolls, and the range reaches the cell at the edge. */
      function scrollInDrag() {
        const pane = paneOf();
        drag.stop = pane ? scrollAtEdges(window, pane, {
          point: () => drag, box: () => visibleBox(pane),
          didScroll(point) {
            drag.scrolled = point;
            if (point && window.performance.now() - drag.time >= dragPause) reach();
          },
        }) : () => {};
      }

      /** Extends the selection to the cell at the edge to which the pane was scrolled. */
      function reach() {
        extend(cellOf(document.elementFromPoint(drag.scrolled.x, drag.scrolled.y)));
      }

      function endDrag() {
        if (drag?.scrolled) reach();
        drag?.stop?.();
        drag = null;
      }

      const ends = [
        addListeners(grid, {
          keydown, click, pointerdown, pointerover,
          // Shift and a press would select texts.
          mousedown: (event) => { if (event.shiftKey && cellOf(event.target) && !isField(event.target)) event.preventDefault(); },
          dblclick: (event) => { const cell = cellOf(event.target); if (cell && !isField(event.target)) act("edit", placeOf(cell)); },
          focusin({ target }) {
            if (target === grid) return go(last ?? { row: number(firstVisible(), "data-row") || 1, column: 1 });
            const cell = cellOf(target);
            // Shift and Tab must not come back to the grid itself.
            grid.tabIndex = -1;
            if (!cell) return;
            const place = placeOf(cell);
            // A patch that mounts the row of the last cell again gives it the focus back, and keys have gone on since.
            if (place.row !== last?.row || place.column !== last.column) wanted = null;
            last = place;
            grid.dataset.focused = "";
          },
          focusout({ relatedTarget }) {
            if (relatedTarget && grid.contains(relatedTarget)) return;
            grid.tabIndex = 0;
            // A row that is removed takes the focus with it; a press elsewhere does too, but then something has the focus.
            if (relatedTarget) delete grid.dataset.focused;
          },
        }),
        addListeners(document, {
          pointermove, pointerup: endDrag, pointercancel: endDrag, keydown: keydownWithoutFocus,
          wheel() { isByKeys = false; },
          pointerdown({ target }) { if (!grid.contains(target)) { delete grid.dataset.focused; wanted = null; } },
          copy(event) {
            const cell = cellOf(document.activeElement);
            if (!cell || isField(document.activeElement) || String(window.getSelection?.() ?? "")) return;
            event.preventDefault();
            event.stopImmediatePropagation();
            const rows = selectsCells() && !grid.querySelector("[data-row][aria-selected=true]:not([hidden])") ? cellTexts(cell) : texts(cell);
            if (!rows) return act("copy", placeOf(cell));
            for (const [type, text] of Object.entries(copied(rows))) event.clipboardData.setData(type, text);
          },
        }, true),
      ];

      /** The first row below the header. */
      function firstVisible() {
        const head = grid.querySelector(".l-head")?.getBoundingClientRect().bottom ?? 0;
        return [...grid.querySelectorAll("[data-row]:not([hidden])")].find((row) => row.getBoundingClientRect().top >= head - 1);
      }

      const mutated = new window.MutationObserver(() => {
        settle();
        if (isAwaited) didAnswer();
        if (!repeatTimer && hasLostRow()) repeatTimer = window.setTimeout(repeat, answerTime);
      });
      mutated.observe(grid, { childList: true, subtree: true });
      return () => {
        endDrag();
        window.clearTimeout(repeatTimer);
        ends.forEach((end) => end());
        mutated.disconnect();
      };
    },
  };
}
