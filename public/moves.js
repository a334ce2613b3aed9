// Moves elements within the page without losing the browser's state in them.

/**
 * Records the elements in `root` that may be scrolled. A move without `moveBefore`, and Firefox's `moveBefore`, reset
 * all scroll offsets in the moved element to 0.
 */
export function followScrolled(root) {
  const scrolled = new Set();
  root.addEventListener("scroll", ({ target }) => scrolled.add(target), { capture: true, passive: true });
  return scrolled;
}

/** Moves an element of the page before `reference`; focus, media, frames and scroll positions are preserved. */
export function moveElement(state, parent, element, reference) {
  if (parent.moveBefore && element.isConnected && parent.isConnected) {
    // A browser may refuse a move between these two parents.
    try {
      return keepOffsets(state, [element], () => parent.moveBefore(element, reference));
    } catch {}
  }
  if (element.parentNode !== parent || !holdsState(state, element)) {
    return keepOffsets(state, [element], () => parent.insertBefore(element, reference));
  }
  // Instead of the element, the siblings between its old and its new place are moved to its other side.
  const nodes = [...parent.childNodes];
  const [from, to] = [nodes.indexOf(element), reference ? nodes.indexOf(reference) : nodes.length];
  const passed = from < to ? nodes.slice(from + 1, to) : nodes.slice(to, from);
  const side = from < to ? element : element.nextSibling;
  keepOffsets(state, passed, () => passed.forEach((node) => parent.insertBefore(node, side)));
}

/** Whether removing an element would lose focus, restart a medium or reload a frame. */
function holdsState(state, element) {
  const live = "iframe,video,audio,[data-properties]";
  return element.contains(state.document.activeElement) || element.matches(live)
    || element.querySelector(live) !== null;
}

/** Calls `move`, and restores the scroll offsets in the moved `nodes`. */
function keepOffsets({ scrolled }, nodes, move) {
  const offsets = [...scrolled].filter((element) => nodes.some((node) => node.contains(element)))
    .map((element) => [element, element.scrollLeft, element.scrollTop]);
  move();
  for (const [element, left, top] of offsets) {
    if (left || top) element.scrollTo({ left, top, behavior: "instant" });
  }
}
