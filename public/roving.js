// Moves the focus by arrow keys at once, without the server: in the element with the attribute `data-rove`. "tabs" is a
// row of tabs, which are chosen with the focus; "rows" is a table with rows that can have the focus; "bar" is a row of
// buttons and links, of which one can be reached by Tab; "list" is a field with a list, which keeps the focus while the
// pointer chooses from the list.

/** The index among `count` items that `key` selects from `index`, or -1. Rows have two ends, tabs none. */
export function indexForKey(key, kind, index, count, isRTL) {
  const [back, forth] = kind === "rows" ? ["ArrowUp", "ArrowDown"]
    : isRTL ? ["ArrowRight", "ArrowLeft"] : ["ArrowLeft", "ArrowRight"];
  const step = key === forth ? 1 : key === back ? -1 : 0;
  if (key === "Home") return 0;
  if (key === "End") return count - 1;
  if (!step) return -1;
  return kind === "rows" ? Math.min(Math.max(index + step, 0), count - 1) : (index + step + count) % count;
}

const items = { tabs: "[role=tab]", rows: "[role=row][tabindex]", bar: "button, a[href]" };

/** The items of `box`, without the items of a box or a layer inside it. */
const itemsOf = (box) => [...box.querySelectorAll(items[box.getAttribute("data-rove")])]
  .filter((one) => one.closest("[data-rove], [data-layer]") === box && !one.disabled && !one.closest("[hidden]"));

/** Starts to move the focus in `page`. */
export function start({ root, document, state }) {
  const window = document.defaultView;

  // Before the listener of events.js, which would send the key to the server.
  window.addEventListener("keydown", (event) => {
    const { target, key } = event;
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    const box = target?.closest?.("[data-rove]");
    const kind = box?.getAttribute("data-rove");
    if (!items[kind] || !root.contains(box)) return;
    const all = itemsOf(box);
    const index = all.indexOf(target);
    if (index < 0) return;
    const isRTL = window.getComputedStyle(box).direction === "rtl";
    const next = indexForKey(key, kind, index, all.length, isRTL);
    if (next < 0) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    state.isByKey = true;
    all[next].focus({ focusVisible: true });
    if (kind === "tabs" && next !== index) all[next].click();
  }, true);

  // Tab leaves a bar, and comes back to the item that last had the focus.
  document.addEventListener("focusin", ({ target }) => {
    const bar = target?.closest?.("[data-rove=bar]");
    const all = bar && root.contains(bar) ? itemsOf(bar) : [];
    if (all.includes(target)) for (const one of all) one.tabIndex = one === target ? 0 : -1;
  }, true);

  // The native list of a field is for pages without scripts; the browser would show it beside the list of the page.
  const dropNativeList = (field) => { if (field.matches?.("[data-rove=list][list]")) field.removeAttribute("list"); };
  root.querySelectorAll("[data-rove=list][list]").forEach(dropNativeList);
  document.addEventListener("focusin", ({ target }) => dropNativeList(target), true);

  // A press of an option would take the focus, and close the list before the click.
  document.addEventListener("mousedown", (event) => {
    if (event.target?.closest?.("[role=listbox]:not([data-rows])") && root.contains(event.target)) event.preventDefault();
  }, true);
}
