// A window as small as the client script needs, with a server that a test plays itself.

import assert from "node:assert/strict";
import { start } from "../../public/trellis.js";
import { FakeDocument } from "./fake-dom.mjs";

const later = () => new Promise(setImmediate);

/** What the browser keeps for a tab, or for a site. */
class FakeStorage {
  #items = new Map();
  getItem(key) { return this.#items.get(key) ?? null; }
  setItem(key, value) { this.#items.set(key, String(value)); }
  removeItem(key) { this.#items.delete(key); }
}

/**
 * Opens a page of `trees`, as `build` of patch.js takes them, with the `<meta>` elements `meta`. Timers are
 * those of `context`. Every request waits in `requests` until `answer` is called for it. `protocol` is that of the
 * connection; `takesBeacon(body)` says whether the browser takes a beacon.
 */
export async function openWindow(context, {
  trees = [], meta = {}, sessionStorage = new FakeStorage(), localStorage = new FakeStorage(),
  // Over one connection for all tabs, polls need no leases.
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
    fetch: (address, { body, signal }) => new Promise((resolve, reject) => {
      const request = { verb: address.split("/").pop(), body: JSON.parse(body), isOpen: true };
      request.answer = async (status, content, headers = {}) => {
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
  start(document.root, null);
  await later();
  const window = {
    document, root: document.root, requests, beacons, visits, classes, status, sessionStorage,
    /** The oldest request of `verb` that has no answer; the test fails if there is none. */
    open(verb) {
      const found = requests.find((request) => request.verb === verb && request.isOpen);
      if (!found) throw new Error(`no ${verb} is open, but ${requests.filter((r) => r.isOpen).map((r) => r.verb)}`);
      return found;
    },
    isOpen: (verb) => requests.some((request) => request.verb === verb && request.isOpen),
    fire(type, fields = {}) {
      const event = { type, isPrevented: false, preventDefault() { this.isPrevented = true; }, ...fields };
      for (const listener of [...(listeners.get(type) ?? [])]) listener(event);
      return event;
    },
    /** Hides the page, or shows it again. */
    setHidden(isHidden) {
      document.hidden = isHidden;
      for (const listener of document.listenersOf("visibilitychange")) listener({ type: "visibilitychange" });
    },
    /** Lets `milliseconds` pass, and all that follows from it happen. */
    async pass(milliseconds) {
      context.mock.timers.tick(milliseconds);
      for (let turn = 0; turn < 5; turn += 1) await later();
    },
    async attach(answer = { session: "s1", version: "v1", done: 0, batches: [] }) {
      await window.open("attach").answer(200, answer);
    },
    /** The server is started again: the poll fails, and the session is not known any more. */
    async restart() {
      await window.open("poll").fail();
      await window.pass(500);
    },
    /** The server does not know the session, whatever it is asked, until the tab attaches again. */
    async isUnknown() {
      for (let turn = 0; turn < 20 && !window.isOpen("attach"); turn += 1) {
        const request = requests.find(({ isOpen }) => isOpen);
        if (request) await request.answer(404, "gone", { "Trellis-Live": "1" });
        await window.pass(100);
      }
    },
    /** A new session whose page is `trees`. */
    async replace(trees, session = "s2", first = 101) {
      const reset = [1, [[18, first, ["div", 0, 0, 0, 0, trees]]], "reset"];
      await window.open("attach").answer(200, { session, version: "v1", done: 0, batches: [reset] });
    },
    notices: () => document.body.querySelectorAll(".trellis-notice-text").map(({ textContent }) => textContent),
    enter(selector, value) {
      const field = document.root.querySelector(selector);
      field.value = value;
      field.dispatchEvent({ type: "input" });
      return field;
    },
  };
  return window;
}

/** Trees as `build` takes them. */
export const tree = (tag, attributes = {}, content) => [tag, 0, 0, Object.entries(attributes).flat(), 0, content ?? []];

// ── A page with a field and a button ─────────────────────────────────────────────────────────────

export const title = (value, attributes = {}) =>
  tree("input", { name: "title", "aria-label": "Title", value, "data-on": "input:v", ...attributes });
export const save = tree("button", { id: "save", "data-on": "click" }, "Save");

/** A window with a page that has attached: the field `title` and the button `save`, or `trees`. */
export async function openPage(context, trees = [title("A"), save], options = {}) {
  const window = await openWindow(context, { trees, ...options });
  await window.attach();
  return window;
}

/** Opens the next page of the same tab, in a test that has opened one. */
export const openAgain = (options) => openWindow({ mock: { timers: { enable() {}, tick() {} } } }, options);

/** The event request that is open is done up to event `done`. */
export const finish = (window, done, batches = []) => window.open("event").answer(200, { done, batches });

/** The types of all events that a session was sent, with their values. */
export const typesOf = (requests, session) =>
  eventsOf(requests, session).map(({ type, value }) => (value === undefined ? type : `${type} ${value}`));

/** A page of a new session, which does not have the entry “A1” that the session before did. */
export async function openLostEntry(context) {
  const window = await openPage(context);
  window.enter("input", "A1");
  await finish(window, 1);
  await window.restart();
  await window.isUnknown();
  await window.replace([title("A"), save]);
  assert.match(window.notices()[0], /You entered “A1”/);
  return window;
}

/** All events that the server was sent, in the order of their numbers. */
export function eventsOf(requests, session) {
  const events = new Map();
  for (const { body } of requests) {
    if (body.session === session) body.events?.forEach((event, index) => events.set(body.first + index, event));
  }
  return [...events].sort(([a], [b]) => a - b).map(([, event]) => event);
}
