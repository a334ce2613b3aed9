// Scrolls a pane while a drag is near one of its edges.

/** The distance from an edge in which the pane scrolls, and the largest step of a frame, in CSS px. */
const [margin, most] = [32, 24];

/** The step of a frame in an axis, for a pointer at `at` between two edges: larger towards and beyond an edge. */
export function edgeStep(at, start, end) {
  // A low pane has a middle in which it does not scroll.
  const width = Math.min(margin, (end - start) / 4);
  const beyond = at < start + width ? at - start - width : at > end - width ? at - end + width : 0;
  return Math.max(-most, Math.min(most, Math.sign(beyond) * Math.ceil(Math.abs(beyond) / 4)));
}

/**
 * Scrolls `pane` in each frame until the returned function is called. `point()` is the place of the pointer in the window, and
 * `box()` the part of the pane between its edges. `didScroll` is called in each frame: with the point in that part that is the
 * nearest to the pointer, or with `null` if the pane was not scrolled.
 */
export function scrollAtEdges(window, pane, { point, box, didScroll }) {
  let frame = window.requestAnimationFrame(scroll);
  function scroll() {
    frame = window.requestAnimationFrame(scroll);
    const [{ x, y }, { left, right, top, bottom }] = [point(), box()];
    const { scrollLeft, scrollTop } = pane;
    const [stepX, stepY] = [edgeStep(x, left, right), edgeStep(y, top, bottom)];
    if (stepX || stepY) pane.scrollBy({ left: stepX, top: stepY, behavior: "instant" });
    if (pane.scrollLeft === scrollLeft && pane.scrollTop === scrollTop) return didScroll(null);
    const within = (at, start, end) => Math.min(Math.max(at, start + 1), end - 1);
    didScroll({ x: within(x, left, right), y: within(y, top, bottom) });
  }
  return () => window.cancelAnimationFrame(frame);
}
