import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { runInNewContext } from "node:vm";
import { screenCookie } from "../../public/protocol.js";

const source = readFileSync(new URL("../../public/screen.js", import.meta.url), "utf8");

/** Loads a page made for `made` in a window, and returns the actions of the script. */
function load(made, changes = {}) {
  const set = {
    width: 1280, height: 800, ratio: 1, bar: 0, queries: [], cookie: "", keepsCookies: true, now: 1_000_000,
    kept: new Map(), protocol: "http:", isFrame: false, isPrerendered: false, fontSize: 16, listeners: new Map(), ...changes,
  };
  const done = { reloads: 0, stops: 0, reported: [], cookies: [], set };
  const style = {};
  const metas = { screen: { content: made }, session: { content: "0f" } };
  const root = {
    style,
    get clientWidth() { return set.width - (style.overflowY === "scroll" ? set.bar : 0); },
    append: () => {},
    removeAttribute: (name) => { if (name === "style") delete style.overflowY; },
  };
  const window = {};
  Object.assign(window, {
    window, top: set.isFrame ? {} : window,
    document: {
      documentElement: root, prerendering: set.isPrerendered,
      createElement: () => ({ style: {}, remove() {} }),
      querySelector: (selector) => metas[/trellis-(\w+)/.exec(selector)[1]],
      get cookie() { return set.cookie; },
      set cookie(text) {
        done.cookies.push(text);
        if (set.keepsCookies) set.cookie = text.split(";")[0];
      },
    },
    location: { protocol: set.protocol, reload: () => { done.reloads += 1; } },
    navigator: { sendBeacon: (path, blob) => done.reported.push([path, blob.parts[0], blob.type]) },
    Blob: class { constructor(parts, { type }) { this.parts = parts; this.type = type; } },
    Date: { now: () => set.now },
    sessionStorage: {
      getItem(key) { if (!set.kept) throw new Error("refused"); return set.kept.get(key) ?? null; },
      setItem(key, value) { set.kept.set(key, String(value)); },
    },
    getComputedStyle: () => ({ fontSize: `${set.fontSize}px` }),
    matchMedia: (query) => ({ matches: set.queries.some((word) => query.includes(word)) }),
    addEventListener: (type, listener, isCapturing) => { if (isCapturing) set.listeners.set(type, listener); },
    removeEventListener: (type, listener) => { if (set.listeners.get(type) === listener) set.listeners.delete(type); },
    innerWidth: set.width, innerHeight: set.height, devicePixelRatio: set.ratio,
    stop: () => { done.stops += 1; },
  });
  runInNewContext(source, window);
  return { ...done, found: metas.screen.content, style, takeEarly: window.document.trellisEarly, set };
}

test("a page that fits the screen stays", () => {
  for (const [made, window] of [
    ["1280x800@1", {}],
    ["1280x800@1+15", { bar: 15 }],
    ["390x844@3-dm", { width: 390, height: 844, ratio: 3, queries: ["scheme: dark", "motion: reduce"] }],
    ["1280x800@1*1.25", { fontSize: 20 }],
    ["390x844@3-t", { width: 390, height: 844, ratio: 3, queries: ["pointer: coarse"] }],
    ["1280x800@1.333-dc", { ratio: 4 / 3, queries: ["scheme: dark"] }],
  ]) {
    const page = load(made, window);
    assert.equal(page.reloads, 0, made);
    assert.deepEqual([page.cookies, page.reported, page.stops, page.style], [[], [], 0, {}]);
  }
});

test("a page for another screen sets the cookie, ends its session and reloads", () => {
  const page = load("1280x800@1", { width: 390, height: 700, ratio: 2, queries: ["scheme: dark"] });
  assert.equal(page.reloads, 1);
  assert.equal(page.stops, 1);
  assert.deepEqual(page.cookies, ["trellis-viewport=390x700@2-d;path=/;max-age=31536000;samesite=lax"]);
  assert.deepEqual(
    page.reported, [["/_trellis/leave", '{"session":"0f","tab":"first","ack":0}', "application/json"]]);
});

test("each part of the screen is compared", () => {
  for (const change of [
    { width: 1000 }, { height: 700 }, { ratio: 2 }, { bar: 15 }, { queries: ["scheme: dark"] },
    { queries: ["motion: reduce"] },
  ]) assert.equal(load("1280x800@1", change).reloads, 1, JSON.stringify(change));
});

test("the toolbars of a phone do not cause a reload", () => {
  const phone = { width: 390, ratio: 3, queries: ["pointer: coarse"] };
  assert.equal(load("390x844@3-t", { ...phone, height: 750 }).reloads, 0);
  assert.equal(load("390x844@3-t", { ...phone, height: 400 }).reloads, 1);
  assert.equal(load("390x844@3", { ...phone, height: 750, queries: [] }).reloads, 1);
});

test("under TLS the cookie is secure", () => {
  assert.match(load("9x9@1", { protocol: "https:" }).cookies[0], /;secure$/);
});

test("a page is not reloaded if a reload would not help", () => {
  for (const change of [
    { keepsCookies: false }, { kept: null }, { isFrame: true }, { isPrerendered: true }, { protocol: "file:" },
    { width: 0 },
  ]) {
    const page = load("1280x800@1", { width: 390, ...change });
    assert.deepEqual([page.reloads, page.stops, page.reported.length], [0, 0, 0], Object.keys(change)[0]);
  }
  assert.equal(load("", { width: 390 }).reloads, 0);
  assert.equal(load("nonsense", { width: 390 }).reloads, 0);
});

test("a page that does not fit after its reload is not reloaded again", () => {
  const kept = new Map();
  assert.equal(load("1280x800@1", { width: 390, kept }).reloads, 1);
  assert.equal(load("1280x800@1", { width: 390, kept, now: 1_000_900 }).reloads, 0);
  assert.equal(load("1280x800@1", { width: 390, kept, now: 1_005_000 }).reloads, 1);
  assert.equal(load("1280x800@1", { width: 390, kept, now: 1_002_000 }).reloads, 0);
});

test("client hints with another width than the window are not used again", () => {
  assert.match(load("1280x800@1-c", { width: 390 }).cookies[0], /=390x800@1-h;/);
  assert.match(load("390x700@1-h", { width: 390 }).cookies[0], /=390x800@1-h;/);
  // Client hints do not include the scroll bar.
  assert.match(load("1280x800@1+15-c").cookies[0], /=1280x800@1;/);
});

test("both scripts write the same cookie", () => {
  for (const [made, window, shown] of [
    ["9x9@1", {}, 0], ["9x9@1", { bar: 15 }, 15], ["9x9@1", { bar: 15 }, 0], ["9x9@1-c", { width: 390 }, 0],
    ["9x9@1", { ratio: 1.25, bar: 12, queries: ["scheme: dark", "motion: reduce"] }, 12],
  ]) {
    const { cookies, found, set } = load(made, window);
    const screen = {
      width: set.width - shown, height: set.height, pixelRatio: set.ratio, rtl: true,
      dark: set.queries.length > 0, reducedMotion: set.queries.length > 1,
    };
    assert.equal(screenCookie(screen, found, set.width, false), cookies[0]);
  }
});

test("presses are recorded until the client takes them, also on a page that stays as it is", () => {
  for (const changes of [{}, { isFrame: true }, { isPrerendered: true }]) {
    const { takeEarly, set } = load("1280x800@1", changes);
    /** A press of an element with a listener, inside of one that `outer` selects. */
    const press = (type, outer, more = {}) => {
      const target = { attributes: {}, setAttribute(name, value) { this.attributes[name] = value; } };
      target.closest = (selector) => (selector.includes("data-on") || selector.includes(outer) ? target : null);
      const event = { type, target, ...more };
      set.listeners.get(type)?.(event);
      return event;
    };
    const [button, key] = [press("click"), press("keydown")];
    press("click", "a[href]");
    press("click", "[type=submit]");
    press("click", undefined, { defaultPrevented: true });
    set.listeners.get("click")({ type: "click", target: { closest: () => null } });
    set.listeners.get("click")({ type: "click", target: {} });
    assert.deepEqual([...takeEarly()].map(({ target }) => target), [button.target, key.target]);
    assert.deepEqual([button.target.attributes, key.target.attributes], [{ "data-pending": "" }, {}]);
    assert.equal(set.listeners.size, 0, "the client listens now");
  }
});

test("at most 100 presses are recorded", () => {
  const { takeEarly, set } = load("1280x800@1");
  const target = { closest: (selector) => (selector.includes("data-on") ? target : null), setAttribute() {} };
  for (let count = 0; count < 150; count += 1) set.listeners.get("keydown")({ type: "keydown", target });
  assert.equal(takeEarly().length, 100);
});
