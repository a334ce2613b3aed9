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

/** The inline style of an element; its generated classes are copied into it on the first call. */
export function inlineStyle(state, element) {
  const classes = [...element.classList].filter((name) => state.rules.has(name));
  if (classes.length) {
    const declarations = classes.map((name) => state.rules.get(name)).join("");
    element.style.cssText = declarations + element.style.cssText;
    element.classList.remove(...classes);
    if (!element.classList.length) element.removeAttribute("class");
  }
  return element.style;
}

/** Puts an element without a frame into the flow of the text around it, in contrast to the rule of trellis.css. */
export function makeStatic(style) {
  if (!style.position) style.setProperty("position", "static");
}

export function removeStyle(style, name) {
  style.removeProperty(name);
  if (name === "position" && !style.left) makeStatic(style);
}

export function setFrame(style, mask, values) {
  if (!style.left && style.position === "static") style.removeProperty("position");
  const changed = sides.filter((_, bit) => mask & (1 << bit));
  changed.forEach((side, index) => setSide(style, side, values[index]));
}

export function clearFrame(style) {
  for (const side of sides) style.removeProperty(side);
  makeStatic(style);
}

/** Changes a frame, with the transition of the patch, if there is one. */
export function changeFrame(state, element, change) {
  const style = inlineStyle(state, element);
  const start = state.transition && sides.flatMap((side) => [side, style[side]]);
  change(style, element);
  if (!start?.[1]) return;
  const [duration, easing, delay, excluded] = state.transition;
  if (excluded.has(state.ids.get(element))) return;
  play(state, element, [duration, easing, [[0, ...start]], delay, 1, 2]);
}

/**
 * Changes the frames of `count` siblings; foreign ones, and those with an exit animation, are skipped. Throws if there are
 * fewer.
 */
export function changeFrames(state, element, count, change) {
  for (; count > 0; element = element.nextElementSibling) {
    if (!state.ids.has(element)) continue;
    changeFrame(state, element, change);
    count -= 1;
  }
}

/** Sets a side of a frame to `value` in CSS px. */
export const setSide = (style, side, value) => style.setProperty(side, Math.round(value * 100) / 100 + "px");

/** The left or top side of a frame, in CSS px; NaN for none. The texts of the CSSOM have six digits of a number only. */
export function sideOf(element, side) {
  const number = parseFloat(element.style[side]);
  if (!(Math.abs(number) >= 1e4)) return number;
  return element.attributeStyleMap?.get(side).value ?? (side === "top" ? element.offsetTop : element.offsetLeft);
}

export function shift(state, element, count, dx, dy) {
  changeFrames(state, element, count, (style, moved) => {
    setSide(style, "left", sideOf(moved, "left") + dx);
    setSide(style, "top", sideOf(moved, "top") + dy);
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
