// Paints shapes of rows where a list is scrolled beyond its mounted rows, until the server has sent the rows there.

/** Rows farther from each other than this do not touch, in CSS px: one has the focus, and is elsewhere. */
const distance = 200;
const properties = ["backgroundImage", "backgroundPosition", "backgroundRepeat", "backgroundSize"];

/** The longest part of a list in which rows follow each other, and their number; `boxes` are pairs of edges. */
export function mountedPart(boxes) {
  let longest = [0, 0, 0];
  let part = null;
  for (const [top, bottom] of [...boxes].sort(([one], [other]) => one - other)) {
    if (part && top - part[1] < distance) {
      part[1] = Math.max(part[1], bottom);
      part[2] += 1;
    } else {
      part = [top, bottom, 1];
    }
    if (part[1] - part[0] > longest[1] - longest[0]) longest = part;
  }
  return longest;
}

/** The edges of the visible part that no row covers, and the height of a row; `null` for none. */
export function gapOf([start, end, count], top, height, length) {
  const from = Math.max(top < start ? top : Math.max(top, end), 0);
  const to = Math.min(top < start ? Math.min(start, top + height) : top + height, length);
  if (!count || to - from < 1) return null;
  const row = Math.max((end - start) / count, 8);
  // The shapes continue the rows.
  return [top < start ? start - Math.ceil((start - from) / row) * row : end + Math.floor((from - end) / row) * row, to, row];
}

/** Paints the gap of a list, or nothing. */
export function paintGap({ style }, gap) {
  if (!gap) {
    if (style.backgroundImage) for (const name of properties) style[name] = "";
    return;
  }
  const [from, to, row] = gap.map((length) => Math.round(length * 100) / 100);
  const shape = "color-mix(in srgb, currentColor 8%, transparent)";
  style.backgroundImage =
    `repeating-linear-gradient(transparent 0 4px, ${shape} 4px ${row - 4}px, transparent ${row - 4}px ${row}px)`;
  style.backgroundPosition = `0 ${from}px`;
  style.backgroundRepeat = "no-repeat";
  style.backgroundSize = `100% ${to - from}px`;
}
