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
  const hasFocus = element.contains(state.document.activeElement);
  // Chromium scrolls to a moved element that has the focus.
  if (element.parentNode !== parent || !hasFocus && (parent.moveBefore || !holdsState(element))) {
    return move(state, parent, [element], reference);
  }
  // Instead of the element, the siblings between its old and its new place are moved to its other side.
  const nodes = [...parent.childNodes];
  const [from, to] = [nodes.indexOf(element), reference ? nodes.indexOf(reference) : nodes.length];
  const passed = from < to ? nodes.slice(from + 1, to) : nodes.slice(to, from);
  move(state, parent, passed, from < to ? element : element.nextSibling);
}

/** Whether removing an element would restart a medium or reload a frame. */
function holdsState(element) {
  const live = "iframe,video,audio,[data-properties]";
  return element.matches(live) || element.querySelector(live) !== null;
}

/** Moves `nodes` before `reference`, and restores the scroll offsets in them. */
function move({ scrolled }, parent, nodes, reference) {
  const offsets = [...scrolled].filter((element) => nodes.some((node) => node.contains(element)))
    .map((element) => [element, element.scrollLeft, element.scrollTop]);
  for (const node of nodes) {
    // A browser may have no `moveBefore`, or refuse a move between two parents.
    try {
      parent.moveBefore(node, reference);
    } catch {
      parent.insertBefore(node, reference);
    }
  }
  for (const [element, left, top] of offsets) {
    if (left || top) element.scrollTo({ left, top, behavior: "instant" });
  }
}
