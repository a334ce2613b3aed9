// The screen of the page: its size, its scale and the preferences of its user.

import { base } from "./address.js";
import { cookie, screenCookie } from "./protocol.js";

/** A resize of a window has many steps; the last one is reported after this many milliseconds. */
const resizeDelay = 120;

const dark = "(prefers-color-scheme: dark)";
const coarse = "(pointer: coarse)";
const reducedMotion = "(prefers-reduced-motion: reduce)";

/**
 * The screen in the format of events; the width excludes the scroll bar. Usual values are left out. `made` is the
 * result of public/screen.js, which measured the scale of texts.
 */
export function readScreen(document, made) {
  return {
    // A window may be too small to show any part of the page.
    width: Math.max(1, document.documentElement.clientWidth), height: Math.max(1, innerHeight),
    pixelRatio: Math.round(devicePixelRatio * 1000) / 1000,
    rtl: getComputedStyle(document.documentElement).direction === "rtl",
    dark: matchMedia(dark).matches, reducedMotion: matchMedia(reducedMotion).matches,
    touch: matchMedia(coarse).matches || undefined, textScale: Number(/\*([\d.]+)/.exec(made)?.[1]) || undefined,
    timeZone: new Intl.DateTimeFormat().resolvedOptions().timeZone,
  };
}

/**
 * Follows the screen of the page in `document`, stores it in a cookie for the next page, and calls `report(screen)`
 * after a change. `made` is the screen of the server's layout.
 */
export function followScreen(document, made, report) {
  const first = readScreen(document, made());
  let screen = first;
  let timer = 0;

  function writeCookie() {
    // A phone's bars come and go; the next page gets the height that this page had when it was loaded.
    const hasBars = screen.width === first.width && matchMedia(coarse).matches;
    const kept = hasBars ? { ...screen, height: first.height } : screen;
    const isSecure = location.protocol === "https:";
    document.cookie = screenCookie(kept, made(), innerWidth, isSecure, base());
    if (screen.timeZone) document.cookie = cookie("trellis-zone", screen.timeZone, isSecure, base());
  }

  function check() {
    const now = readScreen(document, made());
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
  for (const query of [dark, reducedMotion, coarse]) matchMedia(query).addEventListener("change", check);
  writeCookie();
  return { current: () => screen, check };
}
