// Fills the track of sliders up to their value: elements with the attribute `data-fill`, the share of the server's value.
// Chromium has no part of the track for it, and the style sheet reads the share from a property.

/** The share of the range below the value of a field of the type `range`. */
export function shareOf({ value, min, max }) {
  const [low, high] = [Number(min === "" ? 0 : min), Number(max === "" ? 100 : max)];
  return high > low ? Math.min(Math.max((Number(value) - low) / (high - low), 0), 1) : 0;
}

/** Starts to fill the sliders of `page`. */
export function start({ root, document }) {
  const fill = (slider) => {
    if (slider.isConnected && slider.hasAttribute("data-fill")) slider.style.setProperty("--l-live", shareOf(slider));
  };
  document.addEventListener("input", ({ target }) => {
    if (root.contains(target) && target.hasAttribute("data-fill")) fill(target);
  }, true);
  // The value of a form that is reset changes after the event.
  document.addEventListener("reset", ({ target }) =>
    setTimeout(() => target.querySelectorAll("[data-fill]").forEach(fill)), true);
  root.querySelectorAll("[data-fill]").forEach(fill);
  return fill;
}
