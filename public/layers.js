// Layers: dialogs, menus and popovers in the browser's top layer.
//
// The server computes the size of a layer and the box of its anchor; this module finds the place of the layer in the
// window, which depends on the scroll position, shows and hides it, and moves the focus in menus. An element with the
// attribute `data-layer` is a layer: `dialog`, or `menu` or `popover` with an edge, an alignment and a gap
// (`menu bottom start 4`). Its anchor is its parent element. The server shows it by `data-shown`.

import { menuPositions, silentlyClosed } from "./features.js";
import { findTyped, placeLayer, readLayer } from "./placement.js";
import { isShown, present } from "./presentation.js";
import { readListeners } from "./protocol.js";

/** Starts to serve the layers of `page`. */
export function start(page) {
  const { root, document } = page;
  const window = document.defaultView;
  /** The layers that are open, in the order in which they were opened. */
  const open = new Set();
  page.openLayers = open;
  /** The value of `data-shown` with which each layer was last shown. */
  const shown = new WeakMap();
  /** The element that opened each menu. */
  const openers = new WeakMap();
  let typed = { text: "", time: 0 };
  /** Whether the last item of the next menu gets the focus. */
  let focusesLast = false;

  const isLayer = (element) => element?.nodeType === 1 && element.hasAttribute("data-layer") && root.contains(element);
  const kindOf = (layer) => layer.getAttribute("data-layer").split(" ")[0];

  // ── Places ─────────────────────────────────────────────────────────────────────────────────────

  /** Places a layer at its anchor, also before it is shown: the server has computed its size. */
  function place(layer) {
    const isRTL = window.getComputedStyle(layer.parentElement).direction === "rtl";
    const options = readLayer(layer.getAttribute("data-layer"), isRTL);
    if (!options.edge) return;
    const { width, height, minWidth, minHeight } = window.getComputedStyle(layer);
    const point = menuPositions.get(layer);
    const anchor = point
      ? { left: point.x, right: point.x, top: point.y, bottom: point.y }
      : layer.parentElement.getBoundingClientRect();
    const { clientWidth } = document.documentElement;
    const view = { width: clientWidth, height: window.innerHeight };
    const most = (size, least) => Math.max(parseFloat(size), parseFloat(least) || 0);
    const size = { width: most(width, minWidth), height: most(height, minHeight) };
    const { left, top } = placeLayer(anchor, size, view, options);
    layer.style.setProperty("--l-x", `${left}px`);
    layer.style.setProperty("--l-y", `${top}px`);
  }

  // A patch can have removed a layer with the elements around it.
  const placeAll = () => open.forEach((layer) => layer.isConnected ? place(layer) : open.delete(layer));
  document.addEventListener("scroll", placeAll, { capture: true, passive: true });
  window.addEventListener("resize", placeAll);

  // ── Showing and hiding ─────────────────────────────────────────────────────────────────────────

  /** Shows or hides a layer according to `data-shown`, after a patch. */
  function follow(layer) {
    if (!layer.isConnected || !isLayer(layer)) return void open.delete(layer);
    const wanted = layer.getAttribute("data-shown");
    if (wanted === null) {
      if (shown.delete(layer) && isShown(layer)) {
        silentlyClosed.add(layer);
        present(layer, false);
      }
    } else if (shown.get(layer) !== wanted) {
      shown.set(layer, wanted);
      // The messages of the page come above a dialog that was opened after them.
      if (isShown(layer) && kindOf(layer) === "region") {
        silentlyClosed.add(layer);
        present(layer, false);
      }
      if (!isShown(layer)) present(layer, true, null);
      // The content of a layer that was shown without it.
      else if (document.activeElement === layer) (layer.querySelector("[autofocus]") ?? firstFocused(layer))?.focus();
    }
    if (open.has(layer)) place(layer);
  }

  // ── The page behind a dialog ───────────────────────────────────────────────────────────────────

  /** The scroll position of the page while a dialog is open. */
  let lockedOffsets = null;
  // A patch may remove an open dialog with the elements around it, without an event.
  const removals = new window.MutationObserver(() => updateScrollLock());
  const isModal = (layer) => layer.localName === "dialog" && layer.isConnected && isShown(layer);

  /** Whether something in the dialog around `target` scrolls by a turn of the wheel or a movement of a finger. */
  function scrollsInside({ target, deltaX = 0, deltaY = 0, type }) {
    for (let element = target; element && element !== root; element = element.parentElement) {
      const { overflowX, overflowY } = window.getComputedStyle(element);
      const may = (overflow, offset, room, delta) => /auto|scroll/.test(overflow) && room > 1
        && (type === "touchmove" || (delta < 0 ? offset > 0 : delta > 0 && offset < room - 1));
      const { scrollLeft, scrollTop, scrollWidth, scrollHeight, clientWidth, clientHeight } = element;
      if (may(overflowY, scrollTop, scrollHeight - clientHeight, deltaY)) return true;
      if (may(overflowX, scrollLeft, scrollWidth - clientWidth, deltaX)) return true;
      if (isLayer(element) && element.localName === "dialog") return false;
    }
    return false;
  }

  const blockScroll = (event) => { if (event.cancelable && !event.ctrlKey && !scrollsInside(event)) event.preventDefault(); };
  const undoScroll = ({ target }) => {
    if (target === document && lockedOffsets) window.scrollTo({ left: lockedOffsets[0], top: lockedOffsets[1], behavior: "instant" });
  };

  /** While a dialog is open, the page behind it does not scroll; a style would take the scroll bar, and its width, away. */
  function updateScrollLock() {
    const isLocked = [...open].some(isModal);
    if (isLocked === (lockedOffsets !== null)) return;
    lockedOffsets = isLocked ? [window.scrollX, window.scrollY] : null;
    const change = isLocked ? "addEventListener" : "removeEventListener";
    for (const type of ["wheel", "touchmove"]) document[change](type, blockScroll, { capture: true, passive: false });
    document[change]("scroll", undoScroll, true);
    if (isLocked) removals.observe(root, { childList: true, subtree: true }); else removals.disconnect();
  }

  /** The first element of a layer that the Tab key reaches. */
  const firstTabbable = (layer) => [...layer.querySelectorAll("a[href],button,input,select,textarea,[tabindex]")]
    .find((one) => one.tabIndex >= 0 && !one.disabled && one.checkVisibility());

  /** The element of a layer that has the focus first. */
  const firstFocused = (layer) => kindOf(layer) === "menu" ? itemsOf(layer)[0] : firstTabbable(layer);

  function didOpen(layer) {
    open.add(layer);
    updateScrollLock();
    if (kindOf(layer) !== "menu") return;
    const opener = [...root.querySelectorAll("[popovertarget]")].find((one) => submenuOf(one) === layer);
    openers.set(layer, opener);
    opener?.setAttribute("aria-expanded", "true");
    const items = itemsOf(layer);
    (focusesLast ? items.at(-1) : items[0] ?? layer)?.focus({ preventScroll: true });
    focusesLast = false;
  }

  function didClose(layer) {
    open.delete(layer);
    updateScrollLock();
    menuPositions.delete(layer);
    // Hidden and shown again in one task.
    if (isShown(layer)) return void silentlyClosed.delete(layer);
    const opener = openers.get(layer);
    openers.delete(layer);
    opener?.removeAttribute("aria-expanded");
    // Browsers return the focus from the outermost layer only.
    const { activeElement, body } = document;
    if (!activeElement || activeElement === body || layer.contains(activeElement)) opener?.focus({ preventScroll: true });
    shown.delete(layer);
    if (silentlyClosed.delete(layer)) return;
    layer.dispatchEvent(new Event("dismiss"));
    // An earlier response may show the layer again.
    if (readListeners(layer.getAttribute("data-on")).has("dismiss")) {
      page.state.optimisticUpdates?.set(layer, "data-shown", null, layer, "dismiss");
    }
  }

  document.addEventListener("beforetoggle", ({ target, newState }) => {
    if (isLayer(target) && newState === "open") place(target);
  }, true);
  document.addEventListener("toggle", ({ target, newState }) => {
    if (!isLayer(target)) return;
    if (newState === "open") didOpen(target);
    else if (target.localName !== "dialog") didClose(target);
  }, true);
  document.addEventListener("close", ({ target }) => {
    if (isLayer(target)) didClose(target);
  }, true);
  // Browsers without the attribute `closedby` do not close a dialog by a press outside of it.
  if (!("closedBy" in window.HTMLDialogElement.prototype)) {
    document.addEventListener("pointerdown", (event) => {
      const { target } = event;
      if (!isLayer(target) || target.getAttribute("closedby") !== "any") return;
      const { left, right, top, bottom } = target.getBoundingClientRect();
      const { clientX: x, clientY: y } = event;
      if (x < left || x > right || y < top || y > bottom) target.close();
    }, true);
  }

  // ── Menus ──────────────────────────────────────────────────────────────────────────────────────

  /** The items of a menu that can have the focus, without the items of menus inside it. */
  function itemsOf(menu) {
    return [...menu.querySelectorAll("[role^=menuitem]")]
      .filter((item) => item.closest("[data-layer]") === menu && !item.disabled && !item.closest("[hidden]"));
  }

  /** The menu that an item opens. */
  function submenuOf(item) {
    const menu = document.getElementById(item.getAttribute("popovertarget") ?? "");
    return isLayer(menu) ? menu : null;
  }

  document.addEventListener("keydown", (event) => {
    const { target, key } = event;
    if (target?.nodeType !== 1 || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
    const menu = target.closest("[data-layer^=menu]");
    const submenu = submenuOf(target);
    if (!menu || !root.contains(menu)) {
      if (!submenu || kindOf(submenu) !== "menu" || !/^Arrow(Down|Up)$/.test(key)) return;
      event.preventDefault();
      focusesLast = key === "ArrowUp";
      return present(submenu, true, target);
    }
    const items = itemsOf(menu);
    const index = items.indexOf(target.closest("[role^=menuitem]"));
    const isRTL = window.getComputedStyle(menu).direction === "rtl";
    const [inner, outer] = isRTL ? ["ArrowLeft", "ArrowRight"] : ["ArrowRight", "ArrowLeft"];
    const go = (to) => items[(to + items.length) % items.length]?.focus();
    const isInMenu = menu.parentElement.closest("[data-layer^=menu]");
    if (key === "ArrowDown") go(index + 1);
    else if (key === "ArrowUp") go(index < 0 ? -1 : index - 1);
    else if (key === "Home") go(0);
    else if (key === "End") go(-1);
    else if (key === inner && submenu) present(submenu, true, target);
    else if (key === outer && isInMenu) present(menu, false);
    else if (key === "Tab") {
      // The focus returns to the opener, and moves on from there.
      [...open].filter((layer) => kindOf(layer) === "menu").reverse().forEach((layer) => present(layer, false));
      return;
    } else if (key.length === 1 && (key !== " " || typed.text)) {
      const isFresh = event.timeStamp - typed.time > 700;
      typed = { text: (isFresh ? "" : typed.text) + key.toLowerCase(), time: event.timeStamp };
      if (key === " " && isFresh) return;
      const found = findTyped(items.map(({ textContent }) => textContent), index, typed.text);
      if (found >= 0) items[found].focus();
    } else return;
    event.preventDefault();
  }, true);

  // A click on an item whose menu the pointer has opened does not close it again.
  document.addEventListener("click", (event) => {
    const item = event.target.closest?.("[data-layer^=menu] [popovertarget]");
    const menu = item && submenuOf(item);
    if (menu && isShown(menu)) event.preventDefault();
  }, true);

  // The focus follows a mouse, as in the menus of systems.
  document.addEventListener("pointerover", ({ target, pointerType }) => {
    const item = pointerType === "mouse" ? target.closest?.("[role^=menuitem]") : null;
    const menu = item?.closest("[data-layer^=menu]");
    if (!menu || !open.has(menu) || item === document.activeElement) return;
    item.focus({ preventScroll: true });
    for (const layer of [...open].reverse()) {
      if (layer !== menu && menu.contains(layer) && layer !== submenuOf(item)) present(layer, false);
    }
    const submenu = submenuOf(item);
    if (submenu) present(submenu, true, item);
  }, true);

  for (const layer of root.querySelectorAll("[data-layer]")) {
    // The user may have opened it before this script ran.
    if (isShown(layer)) {
      place(layer);
      didOpen(layer);
    }
    follow(layer);
  }
  return follow;
}
