// The decisions about layers: their places, and the items of menus that letters select. This file needs no browser.

/** The least distance of a layer from the edges of the window, in CSS px. */
const margin = 8;
const opposite = { top: "bottom", bottom: "top", left: "right", right: "left" };

/**
 * The left and top of a layer of `size` at the rectangle `anchor`: on `edge`, or on the opposite edge if only that one
 * has more room; then moved into the window `view`.
 */
export function placeLayer(anchor, size, view, { edge, align, gap }) {
  const isVertical = edge === "top" || edge === "bottom";
  const room = {
    top: anchor.top, left: anchor.left,
    bottom: view.height - anchor.bottom, right: view.width - anchor.right,
  };
  const needed = (isVertical ? size.height : size.width) + gap + margin;
  const side = room[edge] < needed && room[opposite[edge]] > room[edge] ? opposite[edge] : edge;
  const along = { start: 0, center: 0.5, end: 1 }[align] ?? 0;
  const left = {
    left: anchor.left - gap - size.width, right: anchor.right + gap,
  }[side] ?? anchor.left + along * (anchor.right - anchor.left - size.width);
  const top = {
    top: anchor.top - gap - size.height, bottom: anchor.bottom + gap,
  }[side] ?? anchor.top + along * (anchor.bottom - anchor.top - size.height);
  const inside = (place, length, limit) => Math.round(Math.max(margin, Math.min(place, limit - length - margin)));
  return { left: inside(left, size.width, view.width), top: inside(top, size.height, view.height), side };
}

/** The options of `data-layer`; `start` and `end` as an edge follow the direction of the text. */
export function readLayer(words, isRTL) {
  const [kind, edge, align = "start", gap = "0"] = words.split(" ");
  const sides = isRTL ? { start: "right", end: "left" } : { start: "left", end: "right" };
  const isMirrored = isRTL && (edge === "top" || edge === "bottom") && align !== "center";
  return {
    kind, edge: sides[edge] ?? edge, gap: Number(gap),
    align: isMirrored ? { start: "end", end: "start" }[align] : align,
  };
}

/** The index of the item that typed letters select, after the one with the focus; -1 for none. */
export function findTyped(texts, current, typed) {
  const isRepeated = [...typed].every((letter) => letter === typed[0]);
  const start = typed.length === 1 || isRepeated ? current + 1 : Math.max(current, 0);
  const wanted = isRepeated ? typed[0] : typed;
  for (let step = 0; step < texts.length; step += 1) {
    const index = (start + step) % texts.length;
    if (texts[index].trim().toLowerCase().startsWith(wanted)) return index;
  }
  return -1;
}
