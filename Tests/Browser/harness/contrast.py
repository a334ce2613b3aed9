"""The contrast of texts."""

from .page import Page

_LOWEST = """
const canvas = document.createElement("canvas").getContext("2d", {willReadFrequently: true});
const bytes = (color) => {
  canvas.clearRect(0, 0, 1, 1);
  canvas.fillStyle = color;
  canvas.fillRect(0, 0, 1, 1);
  return [...canvas.getImageData(0, 0, 1, 1).data];
};
const luminance = ([r, g, b]) => [r, g, b].map((byte) => byte / 255)
  .map((v) => v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4)
  .reduce((sum, v, i) => sum + v * [0.2126, 0.7152, 0.0722][i], 0);
const background = (e) => {
  for (; e; e = e.parentElement) {
    const color = bytes(getComputedStyle(e).backgroundColor);
    if (color[3] === 255) return color;
  }
  return [255, 255, 255];
};
return Math.min(...[...document.querySelectorAll(arguments[0])].map((e) => {
  const pair = [bytes(getComputedStyle(e).color), background(e)].map(luminance).sort((a, b) => b - a);
  return (pair[0] + 0.05) / (pair[1] + 0.05);
}));
"""


def lowest_contrast(page: Page, selector: str) -> float:
    """The lowest contrast, from 1 to 21, of the elements for `selector` with the nearest opaque background around them.

    Source: WCAG 2.2, "contrast ratio".
    """
    return page.run(_LOWEST, selector)
