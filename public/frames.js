// Frames and styles of elements, set through the CSSOM, and their animations.

export const sides = ["left", "top", "width", "height"];

/** A string, or the one at an index of the patch's table. */
export function resolve(state, value) {
  const text = typeof value === "number" ? state.table[value] : value;
  if (typeof text !== "string") throw new Error(`No string ${value}`);
  return text;
}

export function* pairs(list) {
  for (let index = 0; list && index < list.length; index += 2) yield [list[index], list[index + 1]];
}

/** The element's own style; its generated classes are copied into it on the first call. */
export function own(state, element) {
  const classes = [...element.classList].filter((name) => state.rules.has(name));
  if (classes.length) {
    const declarations = classes.map((name) => state.rules.get(name)).join("");
    element.style.cssText = declarations + element.style.cssText;
    element.classList.remove(...classes);
    if (!element.classList.length) element.removeAttribute("class");
  }
  return element.style;
}

/** Without a frame an element is in the flow of the text around it, in contrast to the rule of trellis.css. */
export function flow(style) {
  if (!style.position) style.setProperty("position", "static");
}

export function removeStyle(style, name) {
  style.removeProperty(name);
  if (name === "position" && !style.left) flow(style);
}

export function setFrame(style, mask, values) {
  if (!style.left && style.position === "static") style.removeProperty("position");
  const changed = sides.filter((_, bit) => mask & (1 << bit));
  changed.forEach((side, index) => put(style, side, values[index]));
}

export function clearFrame(style) {
  for (const side of sides) style.removeProperty(side);
  flow(style);
}

/** Changes a frame, with the transition of the patch, if there is one. */
export function travel(state, element, change) {
  const style = own(state, element);
  const start = state.motion && sides.flatMap((side) => [side, style[side]]);
  change(style);
  if (!start?.[1]) return;
  const [duration, easing, delay, still] = state.motion;
  if (still.has(state.ids.get(element))) return;
  play(state, element, [duration, easing, [[0, ...start]], delay, 1, 2]);
}

/**
 * Changes the frames of `count` siblings; foreign ones, and those with an exit animation, are skipped. Throws if there are
 * fewer.
 */
export function travelAll(state, element, count, change) {
  for (; count > 0; element = element.nextElementSibling) {
    if (!state.ids.has(element)) continue;
    travel(state, element, change);
    count -= 1;
  }
}

/** Moves a side of a frame to `value`. */
export const put = (style, side, value) => style.setProperty(side, `${Math.round(value * 100) / 100}px`);

export function shift(state, element, count, dx, dy) {
  travelAll(state, element, count, (style) => {
    put(style, "left", parseFloat(style.left) + dx);
    put(style, "top", parseFloat(style.top) + dy);
  });
}

/** Plays an animation unless the user prefers reduced motion; reports its end. */
export function play(state, element, [duration, easing, keyframes, delay, iterations, fill, report]) {
  const end = () => report && state.report(report);
  if (state.reducedMotion || !element.animate) return void end();
  const frames = keyframes.map(([offset, ...styles]) => {
    const entries = [...pairs(styles)].map(([name, value]) => {
      const property = resolve(state, name);
      const key = property.startsWith("--")
        ? property : property.replace(/-(.)/g, (_, letter) => letter.toUpperCase());
      return [key, resolve(state, value)];
    });
    return Object.fromEntries(offset === null ? entries : [["offset", offset], ...entries]);
  });
  try {
    const animation = element.animate(frames, {
      duration, delay, easing: resolve(state, easing),
      iterations: iterations < 0 ? Infinity : iterations,
      fill: ["none", "forwards", "backwards", "both"][fill],
    });
    return animation.finished.then(end, end);
  } catch { end(); }
}
