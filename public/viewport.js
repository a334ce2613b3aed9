// The screen of the page: its size, its scale and the preferences of its user.

import { screenCookie } from "./protocol.js";

/** A resize of a window has many steps; the last one is reported after this many milliseconds. */
const resizeDelay = 120;

const dark = "(prefers-color-scheme: dark)";
const reducedMotion = "(prefers-reduced-motion: reduce)";

/** The screen in the format of events; the width excludes the scroll bar. */
export function readScreen(document) {
  return {
    // A window may be too small to show any part of the page.
    width: Math.max(1, document.documentElement.clientWidth), height: Math.max(1, innerHeight),
    pixelRatio: Math.round(devicePixelRatio * 1000) / 1000,
    rtl: getComputedStyle(document.documentElement).direction === "rtl",
    dark: matchMedia(dark).matches, reducedMotion: matchMedia(reducedMotion).matches,
  };
}

/**
 * Follows the screen of the page in `document`, stores it in a cookie for the next page, and calls `report(screen)`
 * after a change. `made` is the screen of the server's layout.
 */
export function followScreen(document, made, report) {
  const first = readScreen(document);
  let screen = first;
  let timer = 0;

  function writeCookie() {
    // A phone's bars come and go; the next page gets the height that this page had when it was loaded.
    const hasBars = screen.width === first.width && matchMedia("(pointer: coarse)").matches;
    const kept = hasBars ? { ...screen, height: first.height } : screen;
    document.cookie = screenCookie(kept, made(), innerWidth, location.protocol === "https:");
  }

  function check() {
    const now = readScreen(document);
    if (JSON.stringify(now) === JSON.stringify(screen)) return;
    screen = now;
    writeCookie();
    report(screen);
  }

  function resized() {
    clearTimeout(timer);
    timer = setTimeout(check, resizeDelay);
  }

  addEventListener("resize", resized);
  new ResizeObserver(resized).observe(document.documentElement);
  for (const query of [dark, reducedMotion]) matchMedia(query).addEventListener("change", check);
  writeCookie();
  return { current: () => screen, check };
}
