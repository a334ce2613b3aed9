// Keys, presses and drags of the rows of a list. The focus moves at once; what is selected, moved, deleted or expanded is
// sent as an event `listrow` of the list, with the index and the name of the row.
//
// The words of `listrows:mtdvr` are letters: `s` one row can be selected, `m` several, `t` rows have levels, `d` rows can be
// deleted, `v` moved, `r` the list can be loaded again.
//
// The list itself is the stop of the Tab key, and gives the focus to a row. While a row has it, the list is no stop, so that
// Shift and Tab leave it. The row with the focus stays mounted (lists.js).

/** The elements in a row that have presses and keys of their own. */
const innerControls = "button,a[href],input,select,textarea,label,summary,[contenteditable],[role=button],[tabindex]";
/** The distance by which rows are pulled down to load them again, in CSS px. */
const pullDistance = 80;
/** The distance from the edge of the pane in which a dragged row scrolls it, and the step of a frame, in CSS px. */
const scrollEdge = 40;
const scrollStep = 8;

/** The place of `key` after the place `from` of `count` rows; 0 for none. Places are from 1; `page` is the rows of a page. */
export function placeForKey(key, from, count, page) {
  const moves = { ArrowUp: -1, ArrowDown: 1, PageUp: -page, PageDown: page, Home: -count, End: count };
  const move = moves[key];
  return move === undefined ? 0 : Math.min(Math.max(from + move, 1), count);
}

/** The recognizers of this module; `paneOf` finds the element that scrolls another one. */
export function createListRows({ page, window, document, isApple, dispatch, addListeners }, paneOf) {
  return {
    listrows(element, words) {
      const can = (letter) => words.includes(letter);
      /** Whether rows can have the focus. */
      const hasKeys = /[smtdv]/.test(words);
      const pane = paneOf(element, window);
      const indexOf = (row) => Number(row.getAttribute("data-row"));
      const isOwn = (row) => row.closest("[data-rows]") === element;
      /** The mounted items, in the order of the list. Hidden elements have the attributes of rows that have left. */
      const rows = () => [...element.querySelectorAll("[data-row][tabindex]:not([hidden])")].filter(isOwn).sort((a, b) => indexOf(a) - indexOf(b));
      /** The row around an element. */
      function rowOf(target) {
        let row = target?.closest?.("[data-row]");
        while (row && !isOwn(row)) row = row.parentElement.closest("[data-row]");
        return row && element.contains(row) && row.hasAttribute("tabindex") ? row : null;
      }
      /** The row that had the focus last. */
      let last = null;
      /** Whether that row has the focus, or had it when it was removed. */
      let isIn = false;
      /** The end of the list, or the index of the row, that gets the focus when it is mounted; `null` for none. */
      let wanted = null;

      function send(act, row, other) {
        dispatch(element, "listrow", {
          act, row: row ? indexOf(row) - 1 : 0, id: row?.getAttribute("data-id") ?? "",
          to: other ? indexOf(other) - 1 : 0, toid: other?.getAttribute("data-id") ?? "",
          was: row?.getAttribute("aria-selected") === "true",
        });
      }

      function focus(row, isByKey = true) {
        wanted = null;
        page.state.isByKey = isByKey;
        row.focus({ preventScroll: !isByKey, focusVisible: isByKey });
        if (isByKey) row.scrollIntoView?.({ block: "nearest", behavior: "instant" });
      }

      /** What an arrow key does to the selection, besides the focus. */
      function follow(row, event) {
        if (can("s")) send("select", row);
        else if (can("m") && event.shiftKey) send("range", row);
      }

      /**
       * Asks for the row that is `step` rows after `row`, if it is not mounted: the list was scrolled away from the row with the
       * focus. Returns whether it did.
       */
      function goFar(row, step, event) {
        const [first, last] = ["data-first", "data-last"].map((name) => Number(element.getAttribute(name)));
        const index = Math.min(Math.max((wanted?.index ?? indexOf(row)) + step, first), last);
        const isMounted = [...element.querySelectorAll(`[data-row="${index}"]:not([hidden])`)].some(isOwn);
        if (!last || isMounted || index === indexOf(row)) return false;
        wanted = { index, isDown: step > 0, event };
        dispatch(element, "listrow", {
          act: "go", row: indexOf(row) - 1, id: row.getAttribute("data-id") ?? "", to: index - 1, toid: "", was: false,
        });
        return true;
      }

      /** Moves the focus from `row` by a key. The ends of a long list are mounted after they were scrolled to. */
      function go(row, event) {
        const all = rows();
        const from = all.indexOf(row) + 1;
        const height = pane?.clientHeight ?? window.innerHeight;
        const onPage = Math.max(1, Math.floor(height / Math.max(row.offsetHeight, 1)) - 1);
        const step = { ArrowUp: -1, ArrowDown: 1, PageUp: -onPage, PageDown: onPage }[event.key];
        if (step && goFar(row, step, event)) return;
        const next = all[placeForKey(event.key, from, all.length, onPage) - 1];
        if (event.key === "Home" || event.key === "End") {
          const isEnd = event.key === "End";
          (pane ?? document.scrollingElement).scrollTo({ top: isEnd ? 1e9 : 0, behavior: "instant" });
          if (!isAtEnd(next, isEnd)) return void (wanted = { isEnd, event });
        }
        // The window of a moving list is not as far yet.
        if (!next || next === row) return;
        focus(next);
        follow(next, event);
      }

      /** Whether a row is the first or the last item of the list. */
      function isAtEnd(row, isEnd) {
        return row && indexOf(row) === Number(element.getAttribute(isEnd ? "data-last" : "data-first"));
      }

      /** The row that waits for the focus, if it is mounted; headers are passed. */
      function wantedRow({ index, isDown, isEnd }) {
        const all = rows();
        if (index === undefined) return isAtEnd(all.at(isEnd ? -1 : 0), isEnd) ? all.at(isEnd ? -1 : 0) : null;
        if (![...element.querySelectorAll(`[data-row="${index}"]:not([hidden])`)].some(isOwn)) return null;
        return isDown ? all.find((row) => indexOf(row) >= index) : all.findLast((row) => indexOf(row) <= index);
      }

      /** Whether the key of a tree was handled. */
      function turn(row, key) {
        const isRTL = window.getComputedStyle(element).direction === "rtl";
        const isForth = key === (isRTL ? "ArrowLeft" : "ArrowRight");
        if (!can("t") || (!isForth && key !== (isRTL ? "ArrowRight" : "ArrowLeft"))) return false;
        const all = rows();
        const index = all.indexOf(row);
        const expanded = row.getAttribute("aria-expanded");
        const level = (one) => Number(one.getAttribute("aria-level"));
        if (isForth && expanded === "false") send("expand", row);
        else if (!isForth && expanded === "true") send("collapse", row);
        else {
          const next = isForth ? all[index + 1] : all.slice(0, index).findLast((one) => level(one) < level(row));
          if (next && (!isForth || level(next) > level(row))) focus(next);
        }
        return true;
      }

      /** Whether a key was handled. */
      function press(row, event) {
        const { key, altKey, shiftKey } = event;
        const isMod = isApple ? event.metaKey : event.ctrlKey;
        const isMoving = key === "ArrowUp" || key === "ArrowDown";
        if (altKey) {
          if (!can("v") || !isMoving || isMod || shiftKey) return false;
          send(key === "ArrowUp" ? "up" : "down", row);
          return true;
        }
        if (isMod && key.toLowerCase() === "a" && can("m")) return send("all"), true;
        if (isMod && key !== " " && !placeForKey(key, 1, 1, 1)) return false;
        if (placeForKey(key, 1, 1, 1)) return go(row, event), true;
        switch (key) {
          case " ":
            if (!can("s") && !can("m")) return toggleTree(row);
            send(shiftKey && can("m") ? "range" : "toggle", row);
            return true;
          case "Enter":
            if (!can("s") && !can("m")) return toggleTree(row);
            send("select", row);
            return true;
          case "Escape":
            if (!element.querySelector("[aria-selected=true]")) return false;
            send("none");
            return true;
          case "Delete":
            if (can("d")) send("delete", row);
            return can("d");
          default:
            return turn(row, key);
        }
      }

      function toggleTree(row) {
        const expanded = row.getAttribute("aria-expanded");
        if (!expanded) return false;
        send(expanded === "true" ? "collapse" : "expand", row);
        return true;
      }

      /** The row to which the list gives the focus. */
      function entry() {
        const all = rows();
        const top = pane?.getBoundingClientRect().top ?? 0;
        const isShown = (row) => row.getBoundingClientRect().bottom > top + 1;
        return (last?.isConnected ? last : null) ?? all.find((row) => row.getAttribute("aria-selected") === "true")
          ?? all.find(isShown) ?? all[0];
      }

      /** Drags a row by its handle. */
      function drag(event) {
        const grip = event.target.closest?.("[data-grip]");
        const row = grip && rowOf(grip);
        if (!can("v") || !row || event.button || !event.isPrimary) return;
        event.preventDefault();
        // The row with the focus stays mounted.
        focus(row, false);
        const { pointerId } = event;
        const startY = event.clientY;
        const startTop = pane?.scrollTop ?? window.scrollY;
        let y = startY;
        let frame = 0;
        let target = null;
        const mark = (next, place) => {
          if (target && target.row !== next) target.row.removeAttribute("data-drop");
          target = next ? { row: next, place } : null;
          next?.setAttribute("data-drop", place);
        };
        function show() {
          row.style.translate = `0 ${y - startY + (pane?.scrollTop ?? window.scrollY) - startTop}px`;
          const other = rows().find((one) => {
            const { top, bottom } = one.getBoundingClientRect();
            return one !== row && y >= top && y < bottom;
          });
          if (!other) return mark(null);
          const { top, height } = other.getBoundingClientRect();
          mark(other, y < top + height / 2 ? "before" : "after");
        }
        function scroll() {
          const box = pane?.getBoundingClientRect() ?? { top: 0, bottom: window.innerHeight };
          const by = y < box.top + scrollEdge ? -scrollStep : y > box.bottom - scrollEdge ? scrollStep : 0;
          if (by) {
            (pane ?? window).scrollBy({ top: by, behavior: "instant" });
            show();
          }
          frame = window.requestAnimationFrame(scroll);
        }
        function end(isCancelled) {
          stop();
          window.cancelAnimationFrame(frame);
          row.style.translate = "";
          row.removeAttribute("data-dragged");
          const found = target;
          mark(null);
          if (!isCancelled && found?.row.isConnected && row.isConnected) send(found.place, row, found.row);
        }
        const own = (run) => (one) => { if (one.pointerId === pointerId) run(one); };
        const stop = addListeners(window, {
          pointermove: own((one) => { y = one.clientY; show(); }),
          pointerup: own(() => end(false)), pointercancel: own(() => end(true)),
          keydown(one) {
            if (one.key !== "Escape") return;
            one.preventDefault();
            one.stopImmediatePropagation();
            end(true);
          },
        }, true);
        row.setAttribute("data-dragged", "");
        try { grip.setPointerCapture?.(pointerId); } catch {}
        scroll();
      }

      const ends = [addListeners(element, {
        pointerdown: drag,
        keydown(event) {
          const row = rowOf(event.target);
          if (!row || event.target !== row || event.isComposing || event.defaultPrevented) return;
          if (!press(row, event)) return;
          event.preventDefault();
          event.stopPropagation();
        },
        click(event) {
          const row = rowOf(event.target);
          if (!row || event.defaultPrevented) return;
          if (event.target.closest(".l-twist")) return void (toggleTree(row) && focus(row, false));
          if (event.target.closest(innerControls) !== row || event.target.closest("[data-grip]")) return;
          focus(row, false);
          const isMod = isApple ? event.metaKey : event.ctrlKey;
          if (can("m") && event.shiftKey) send("range", row);
          else if ((can("m") && event.pointerType === "touch") || ((can("m") || can("s")) && isMod)) send("toggle", row);
          else if (can("m") || can("s")) send("select", row);
          else toggleTree(row);
        },
        focusin(event) {
          if (event.target === element) {
            const row = entry();
            if (row) focus(row, page.state.isByKey ?? true);
            return;
          }
          const row = rowOf(event.target);
          if (row) last = row;
          isIn = Boolean(row);
          if (hasKeys) element.tabIndex = -1;
        },
        focusout(event) {
          // Some browsers send this event also for an element that is removed.
          window.queueMicrotask(() => { if (last?.isConnected && !element.contains(document.activeElement)) isIn = false; });
          if (hasKeys && !element.contains(event.relatedTarget)) element.tabIndex = 0;
        },
      })];

      const changed = new window.MutationObserver(() => {
        if (wanted) {
          const row = wantedRow(wanted);
          const { event } = wanted;
          if (row) {
            focus(row);
            follow(row, event);
          }
        }
        const { activeElement } = document;
        if (element.contains(activeElement)) return;
        // The row with the focus was removed: the one in its place gets the focus.
        const isLost = isIn && last && !last.isConnected && (!activeElement || activeElement === document.body);
        if (hasKeys) element.tabIndex = 0;
        if (!isLost) return;
        const index = indexOf(last);
        const next = rows().find((row) => indexOf(row) >= index) ?? rows().at(-1);
        [last, isIn] = [null, false];
        if (next) focus(next);
      });
      changed.observe(element, { childList: true });
      ends.push(() => changed.disconnect());

      if (can("r") && pane) {
        /** The point at which a finger that may pull the rows was set down; `null` for none. */
        let start = null;
        let pulled = 0;
        /** Whether the pane and what scrolls around `target` in it are at their starts. */
        function isAtStart(target) {
          for (let at = target; at && at !== pane; at = at.parentElement) if (at.scrollTop > 0) return false;
          return pane.scrollTop <= 0;
        }
        ends.push(addListeners(pane, {
          touchstart({ touches: [{ clientX, clientY }, other], target }) {
            [start, pulled] = [!other && isAtStart(target) ? [clientX, clientY] : null, 0];
          },
          touchmove({ touches: [{ clientX, clientY }] }) {
            // The finger drags a row, or slides it over its actions.
            if (!start || element.querySelector("[data-dragged],[data-sliding]")) return void (start = null);
            const [dx, dy] = [clientX - start[0], clientY - start[1]];
            pulled = dy > Math.abs(dx) ? dy : 0;
          },
          touchend() {
            if (start && pulled > pullDistance && pane.scrollTop <= 0) send("refresh");
            start = null;
          },
          touchcancel() { start = null; },
        }, { passive: true }));
      }
      return () => ends.forEach((end) => end());
    },
  };
}
