import assert from "node:assert/strict";
import { test } from "node:test";
import { followScreen, readScreen } from "../../public/viewport.js";

/** A window whose size and preferences a test changes; `cookies` are those that were set. */
function open(context, changes = {}) {
  context.mock.timers.enable({ apis: ["setTimeout"] });
  const set = { width: 800, height: 600, ratio: 1, direction: "ltr", queries: [], ...changes };
  const listeners = {};
  const cookies = [];
  const document = {
    documentElement: { get clientWidth() { return set.width; } }, set cookie(text) { cookies.push(text.split(";")[0]); },
  };
  const globals = {
    addEventListener: (type, handler) => { listeners[type] = handler; },
    location: { protocol: "http:" },
    matchMedia: (query) => ({
      get matches() { return set.queries.some((word) => query.includes(word)); },
      addEventListener: (type, handler) => { listeners[query] = handler; },
    }),
    ResizeObserver: class { observe() {} },
    getComputedStyle: () => ({ direction: set.direction }),
  };
  for (const [name, value] of Object.entries(globals)) {
    Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
  }
  for (const [name, key] of [["innerWidth", "width"], ["innerHeight", "height"], ["devicePixelRatio", "ratio"]]) {
    Object.defineProperty(globalThis, name, { get: () => set[key], configurable: true });
  }
  const reported = [];
  const screen = followScreen(document, () => "", ({ width, height }) => reported.push([width, height]));
  const tick = (time) => context.mock.timers.tick(time);
  return { document, set, listeners, cookies, reported, screen, tick };
}

test("the screen is that of the window", (context) => {
  const { document, set } = open(context, { ratio: 4 / 3, direction: "rtl", queries: ["scheme: dark", "coarse"] });
  const { width, height, pixelRatio, rtl, dark, reducedMotion, touch, textScale } = readScreen(document, "800x600@1*1.25");
  assert.deepEqual([width, height, pixelRatio, rtl, dark, reducedMotion, touch, textScale],
    [800, 600, 1.333, true, true, false, true, 1.25]);
  set.width = 0;
  assert.equal(readScreen(document, "").width, 1);
});

test("the last size of a resize is reported once, after a rest", (context) => {
  const { set, listeners, reported, cookies, tick } = open(context);
  const first = cookies.length;
  for (const width of [790, 780, 770]) {
    set.width = width;
    listeners.resize();
    tick(100);
  }
  assert.deepEqual(reported, []);
  tick(20);
  assert.deepEqual(reported, [[770, 600]]);
  assert.match(cookies.slice(first)[0], /trellis-viewport=770x600@1/);
});

test("an unchanged screen is not reported", (context) => {
  const { listeners, reported, cookies, tick, screen } = open(context);
  const first = cookies.length;
  listeners.resize();
  tick(120);
  screen.check();
  assert.deepEqual(reported, []);
  assert.equal(cookies.length, first);
});

test("a changed preference is reported at once", (context) => {
  const { set, listeners, reported, screen } = open(context);
  set.queries.push("scheme: dark");
  listeners["(prefers-color-scheme: dark)"]();
  assert.equal(reported.length, 1);
  assert.equal(screen.current().dark, true);
});

test("the bars of a phone do not change the height of the next page, another width does", (context) => {
  const phone = open(context, { width: 390, height: 800, queries: ["coarse"] });
  phone.set.height = 700;
  phone.screen.check();
  const viewport = () => phone.cookies.filter((one) => one.startsWith("trellis-viewport")).at(-1);
  assert.match(viewport(), /=390x800@/);
  phone.set.width = 800;
  phone.screen.check();
  assert.match(viewport(), /=800x700@/);
  context.mock.timers.reset();
  const desk = open(context);
  desk.set.height = 500;
  desk.screen.check();
  assert.match(desk.cookies.filter((one) => one.startsWith("trellis-viewport")).at(-1), /=800x500@/);
});
