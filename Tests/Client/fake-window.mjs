// A minimal window for the client script, with a server whose responses a test supplies.

import assert from "node:assert/strict";
import { start } from "../../public/trellis.js";
// The modules that pages import later are loaded here, so that no test waits for their files.
import "../../public/anchors.js";
import "../../public/copying.js";
import "../../public/focus.js";
import "../../public/leases.js";
import "../../public/links.js";
import "../../public/notices.js";
import "../../public/presses.js";
import "../../public/replacement.js";
import "../../public/splices.js";
import { readFileSync } from "node:fs";
import { FakeDocument } from "./fake-dom.mjs";

/** The English texts of the client, as the server writes them into pages. */
export const englishTexts = readFileSync(new URL("../Fixtures/texts/client-en.json", import.meta.url), "utf8");

const later = () => new Promise(setImmediate);

/** The storage of a tab or of an origin. */
class FakeStorage {
  #items = new Map();
  getItem(key) { return this.#items.get(key) ?? null; }
  setItem(key, value) { this.#items.set(key, String(value)); }
  removeItem(key) { this.#items.delete(key); }
}

/**
 * Opens a page of `trees` (the argument of `build` in patch.js) with the `<meta>` elements `meta`. Timers are
 * those of `context`. Each request waits in `requests` until `respond` is called for it. `protocol` is that of the
 * connection; `takesBeacon(body)` returns whether the browser accepts a beacon.
 */
export async function openWindow(context, {
  trees = [], meta = {}, sessionStorage = new FakeStorage(), localStorage = new FakeStorage(),
  // With one connection for all tabs (HTTP/2), polls need no leases.
  protocol = "h2", takesBeacon = () => true,
} = {}) {
  context.mock.timers.enable({ apis: ["setTimeout", "setInterval", "Date"], now: 1e12 });
  const document = new FakeDocument();
  document.hasFields = true;
  const listeners = new Map();
  const requests = [];
  const beacons = [];
  const visits = [];
  const metas = Object.fromEntries(Object.entries({ session: "s1", version: "v1", ...meta })
    .map(([name, content]) => [name, { content }]));
  const status = document.createElement("div");
  status.setAttribute("data-texts", englishTexts);
  Object.assign(document, {
    hidden: false, title: "Page", hasFocus: () => true,
    documentElement: document.createElement("html"),
    scrollingElement: { scrollLeft: 0, scrollTop: 0, scrollTo() {} },
    defaultView: { document, navigator: {} },
    querySelector: (selector) => (selector === ".trellis-status" ? status
      : metas[/trellis-([a-z]+)"/.exec(selector)?.[1]] ?? null),
  });
  document.documentElement.clientWidth = 800;
  const classes = new Set();
  Object.defineProperty(document.documentElement, "classList", { value: {
    add: (name) => classes.add(name), remove: (name) => classes.delete(name), contains: (name) => classes.has(name),
    toggle: (name, isOn) => (isOn ? classes.add(name) : classes.delete(name)),
  } });
  document.body.appendChild(document.root);
  const build = ([tag, , , attributes, , content]) => {
    const element = document.createElement(tag);
    for (let index = 0; attributes && index < attributes.length; index += 2) {
      element.setAttribute(attributes[index], attributes[index + 1]);
    }
    if (typeof content === "string") element.textContent = content;
    else for (const child of content ?? []) element.appendChild(build(child));
    return element;
  };
  for (const tree of trees) document.root.appendChild(build(tree));
  const count = 1 + document.root.querySelectorAll("*").length;
  metas.elements ??= { content: String(count) };
  const globals = {
    fetch: (address, { body, headers, signal }) => new Promise((resolve, reject) => {
      const request = {
        endpoint: address.split("/").pop(), body: JSON.parse(body), session: headers["Trellis-Session"], isOpen: true,
      };
      request.respond = async (status, content, headers = {}) => {
        request.isOpen = false;
        resolve(new Response(content === undefined ? null : JSON.stringify(content), { status, headers }));
        for (let turn = 0; turn < 5; turn += 1) await later();
      };
      request.fail = async () => { request.isOpen = false; reject(new TypeError("failed")); await later(); await later(); };
      signal.addEventListener("abort", () => { request.isOpen = false; reject(signal.reason); });
      requests.push(request);
    }),
    addEventListener: (type, listener) => listeners.set(type, new Set([...(listeners.get(type) ?? []), listener])),
    removeEventListener: (type, listener) => listeners.get(type)?.delete(listener),
    location: { pathname: "/p", search: "", protocol: "http:", href: "http://t/p",
      reload: () => visits.push("reload"), replace: (address) => visits.push(address) },
    history: { state: null, pushState() {}, replaceState() {}, scrollRestoration: "auto" },
    localStorage, sessionStorage,
    matchMedia: () => ({ matches: false, addEventListener() {} }),
    ResizeObserver: class { observe() {} },
    getComputedStyle: () => ({ direction: "ltr" }),
    devicePixelRatio: 1, innerWidth: 800, innerHeight: 600,
    performance: { now: () => 0, getEntriesByType: () => [{ nextHopProtocol: protocol }] },
    navigator: { sendBeacon: (address, blob) => beacons.push([address, blob]) > 0 && takesBeacon(beacons.length) },
  };
  for (const [name, value] of Object.entries(globals)) {
    Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
  }
  start(document.root);
  await later();
  const window = {
    document, root: document.root, requests, beacons, visits, classes, status, sessionStorage,
    /** The oldest request of `endpoint` without a response; the test fails if there is none. */
    open(endpoint) {
      const found = requests.find((request) => request.endpoint === endpoint && request.isOpen);
      if (!found) throw new Error(`no ${endpoint} is open, but ${requests.filter((r) => r.isOpen).map((r) => r.endpoint)}`);
      return found;
    },
    isOpen: (endpoint) => requests.some((request) => request.endpoint === endpoint && request.isOpen),
    fire(type, fields = {}) {
      const event = { type, isPrevented: false, preventDefault() { this.isPrevented = true; }, ...fields };
      for (const listener of [...(listeners.get(type) ?? [])]) listener(event);
      return event;
    },
    /** Hides or shows the page. */
    setHidden(isHidden) {
      document.hidden = isHidden;
      for (const listener of document.listenersOf("visibilitychange")) listener({ type: "visibilitychange" });
    },
    /** Advances the time by `milliseconds` and runs all timers and promises that follow. */
    async pass(milliseconds) {
      context.mock.timers.tick(milliseconds);
      for (let turn = 0; turn < 5; turn += 1) await later();
    },
    async attach(body = { session: "s1", version: "v1", done: 0, batches: [] }) {
      await window.open("attach").respond(200, body);
    },
    /** Restarts the server: the poll fails, and the session is unknown. */
    async restart() {
      await window.open("poll").fail();
      await window.pass(500);
    },
    /** Responds to every request with "unknown session" until the tab attaches again. */
    async isUnknown() {
      for (let turn = 0; turn < 20 && !window.isOpen("attach"); turn += 1) {
        const request = requests.find(({ isOpen }) => isOpen);
        if (request) await request.respond(404, "gone", { "Trellis-Live": "1" });
        await window.pass(100);
      }
    },
    /** A new session with the page `trees`. */
    async replace(trees, session = "s2", first = 101) {
      const reset = [1, [[18, first, ["div", 0, 0, 0, 0, trees]]], "reset"];
      await window.open("attach").respond(200, { session, version: "v1", done: 0, batches: [reset] });
    },
    /** The texts of the notices, after their module is loaded. */
    async notices() {
      for (let turn = 0; turn < 50; turn += 1) await import("../../public/notices.js");
      return document.body.querySelectorAll(".trellis-notice-text").map(({ textContent }) => textContent);
    },
    enter(selector, value) {
      const field = document.root.querySelector(selector);
      field.value = value;
      field.dispatchEvent({ type: "input" });
      return field;
    },
  };
  return window;
}

/** Trees for `build`. */
export const tree = (tag, attributes = {}, content) => [tag, 0, 0, Object.entries(attributes).flat(), 0, content ?? []];

// ── A page with a field and a button ─────────────────────────────────────────────────────────────

export const title = (value, attributes = {}) =>
  tree("input", { name: "title", "aria-label": "Title", value, "data-on": "input:v", ...attributes });
export const save = tree("button", { id: "save", "data-on": "click" }, "Save");

/** A window with an attached page: the field `title` and the button `save`, or `trees`. */
export async function openPage(context, trees = [title("A"), save], options = {}) {
  const window = await openWindow(context, { trees, ...options });
  await window.attach();
  return window;
}

/** Opens the next page of the tab, in a test that has opened one. */
export const openAgain = (options) => openWindow({ mock: { timers: { enable() {}, tick() {} } } }, options);

/** Completes the open event request up to event `done`. */
export const finish = (window, done, batches = []) => window.open("event").respond(200, { done, batches });

/** The types and values of all events sent to a session. */
export const typesOf = (requests, session) =>
  eventsOf(requests, session).map(({ type, value }) => (value === undefined ? type : `${type} ${value}`));

/** A page of a new session without the entry "A1" of the previous session. */
export async function openLostEntry(context) {
  const window = await openPage(context);
  window.enter("input", "A1");
  await finish(window, 1);
  await window.restart();
  await window.isUnknown();
  await window.replace([title("A"), save]);
  assert.match((await window.notices())[0], /You entered “A1”/);
  return window;
}

/** All events sent to the server, in the order of their numbers. */
export function eventsOf(requests, session) {
  const events = new Map();
  for (const { body, session: name } of requests) {
    if (name === session) body.events?.forEach((event, index) => events.set(body.first + index, event));
  }
  return [...events].sort(([a], [b]) => a - b).map(([, event]) => event);
}

/** Makes the page fail while it handles each response; returns the function that ends this. */
export function breakResponses({ document: { documentElement: { classList } } }) {
  const { remove } = classList;
  classList.remove = (name, ...more) => {
    if (name === "trellis-checking") throw new Error("broken");
    remove(name, ...more);
  };
  return () => { classList.remove = remove; };
}
