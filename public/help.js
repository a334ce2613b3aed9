// Tooltips: shows the `title` of elements with the attribute `data-help` in the looks of the page, for the keyboard too.

import { placeLayer } from "./placement.js";

/** The milliseconds for which a pointer rests on an element before its tooltip shows. */
const rest = 500;

/** The properties of an element that its tooltip copies. */
const looks = ["--t-text", "--t-background", "--t-controlhovered", "--t-controlline", "--t-shadow", "color-scheme", "direction"];

/** Starts to serve the tooltips of `page`. */
export function start({ root, document }) {
  const window = document.defaultView;
  const tip = document.createElement("div");
  tip.className = "l-tooltip";
  tip.setAttribute("role", "tooltip");
  tip.popover = "manual";
  // In the page's root the tooltip has the page's theme.
  root.append(tip);
  let owner = null;
  let timer = 0;

  function hide() {
    clearTimeout(timer);
    if (!owner) return;
    // A patch may have set another title meanwhile.
    if (!owner.title) owner.title = tip.textContent;
    owner.removeAttribute("aria-description");
    owner = null;
    if (tip.isConnected) tip.hidePopover();
  }

  function show(element) {
    hide();
    if (!element.isConnected || !element.title) return;
    owner = element;
    tip.textContent = element.title;
    // A reset removes all children of the root.
    if (tip.parentNode !== root) root.append(tip);
    // A part of the page may have a theme of its own.
    const style = window.getComputedStyle(element);
    for (const name of looks) tip.style.setProperty(name, style.getPropertyValue?.(name) ?? "");
    // The browser would show the title too.
    element.removeAttribute("title");
    element.setAttribute("aria-description", tip.textContent);
    tip.showPopover();
    place();
  }

  function place() {
    if (!owner) return;
    const view = { width: document.documentElement.clientWidth, height: window.innerHeight };
    const { left, top } = placeLayer(
      owner.getBoundingClientRect(), tip.getBoundingClientRect(), view,
      { edge: owner.getAttribute("data-help") || "bottom", align: "center", gap: 6 });
    tip.style.setProperty("left", `${left}px`);
    tip.style.setProperty("top", `${top}px`);
  }

  const helpOf = (element) => {
    const found = element?.closest?.("[data-help]");
    return root.contains(found) ? found : null;
  };
  document.addEventListener("pointerover", ({ target, pointerType }) => {
    const element = helpOf(target);
    if (target === tip || (owner && element === owner)) return;
    hide();
    if (element && pointerType !== "touch") timer = setTimeout(show, rest, element);
  }, true);
  document.addEventListener("focusin", ({ target }) => {
    const element = helpOf(target);
    if (element && target.matches(":focus-visible")) show(element);
  }, true);
  for (const type of ["focusout", "pointerdown"]) document.addEventListener(type, hide, true);
  document.addEventListener("scroll", place, { capture: true, passive: true });
  document.addEventListener("keydown", ({ key }) => { if (key === "Escape") hide(); }, true);
}
