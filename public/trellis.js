// The client of Trellis, modules without build step: this file talks to the server, patch.js changes
// the page, events.js tells what its user does, inputs.js keeps it, scrolling.js follows the history, and
// protocol.js decides.

import { copyLines, listen } from "./events.js";
import { keepInputs } from "./inputs.js";
import { briefPause, createLeases, isMultiplexed, renewal } from "./leases.js";
import { applyOperations, createState, numberTree } from "./patch.js";
import {
  acknowledgeEvents, addEvent, createOutbox, decide, farewells, planBatches, refuseEvents, retryDelay,
  screenCookie, takeEvents,
} from "./protocol.js";
import { followHistory } from "./scrolling.js";

export * from "./patch.js";

const pollLimit = 35000;
const eventLimit = 15000;
/** A loss of the connection shows only when it lasts, so that short ones disturb nobody. */
const noticeDelay = 1500;

/** Why a poll is given up when the page is put away, or is to ask anew. */
const leaving = "leaving";

/** By what a tab tells the others that its user is signed out. */
const signOut = "trellis-signed-out";

/** The entries of `localStorage` by which tabs share the connections for polls that wait. */
const place = "trellis-poll-";

const words = {
  offline: "The connection is lost. What you enter is kept and sent later.",
  online: "The connection is back.",
  signedOut: "You are signed out. Reload the page to go on.",
  refused: "Something you entered is too long, and was not sent.",
  gone: "This page is no longer available. Reload it to go on.",
};

// ── Connection ───────────────────────────────────────────────────────────────────────────────────

/** Makes the page live; `root` was rendered by the server. */
export function start(root, sheet) {
  const { document } = root.ownerDocument.defaultView;
  const meta = (name) => document.querySelector(`meta[name="trellis-${name}"]`)?.content ?? "";
  const version = meta("version");
  const tab = randomName();
  const state = createState(root, sheet);
  const isWhole = numberTree(state) === Number(meta("elements"));
  const connection = {
    session: meta("session"), applied: 0, needsReset: !isWhole, polls: 0, failures: 0,
    isAttached: false, isStopped: false, isSending: false, poll: null,
  };
  let outbox = createOutbox();
  const pending = new Map();
  const status = createStatus(document);
  let screen = readScreen(document);

  state.announce = (text) => status.announce(text);
  state.report = (animation) => tell({ type: "finish", animation });
  state.reducedMotion = screen.reducedMotion;

  // ── Requests ──

  async function post(verb, body, limit, controller = new AbortController()) {
    const timer = setTimeout(() => controller.abort(), limit);
    try {
      const response = await fetch(`/_trellis/${verb}`, {
        method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body),
        redirect: "manual", cache: "no-store", signal: controller.signal,
      });
      const isRedirect = response.type === "opaqueredirect";
      const decision = decide(response.status, isRedirect);
      const answer = decision === "apply" ? await response.json() : null;
      // Something between page and server that answers for it has no batches.
      if (decision === "apply" && !answer?.reload && !answer?.batches) throw answer;
      return { decision, answer, status: response.status, retryAfter: response.headers.get("Retry-After") };
    } catch {
      return { decision: controller.signal.reason === leaving ? "left" : "retry" };
    } finally {
      clearTimeout(timer);
    }
  }

  function header() {
    const { session, applied, needsReset } = connection;
    return needsReset ? { session, tab, ack: applied, reset: true } : { session, tab, ack: applied };
  }

  /** Deals with what an answer says of the connection; returns whether all is well. */
  function settle({ decision, answer, retryAfter }) {
    // What was under way when the page stopped says nothing any more.
    if (connection.isStopped) return false;
    switch (decision) {
      case "apply":
      case "nothing":
        connection.failures = 0;
        status.show("online");
        if (answer) take(answer);
        return true;
      case "left":
        connection.delay = 0;
        return false;
      case "signedOut":
        stop("signedOut");
        return false;
      case "move":
        connection.isMove = true;
        // falls through
      case "attach":
        connection.delay = connection.isAttached ? 0 : retryDelay(connection.failures++, null);
        connection.isAttached = false;
        return false;
      default:
        connection.delay = retryDelay(connection.failures++, retryAfter);
        status.show("offline");
        return false;
    }
  }

  function stop(reason) {
    connection.isStopped = true;
    rest();
    for (const element of pending.keys()) element.removeAttribute("data-pending");
    pending.clear();
    status.show(reason);
    try {
      if (reason === "signedOut") localStorage.setItem(signOut, `${tab} ${Date.now()}`);
    } catch { /* A browser may keep nothing. */ }
  }

  // ── What the server says ──

  function take(answer) {
    const isNew = answer.session !== undefined && answer.session !== connection.session;
    const hasReset = answer.batches.some((batch) => batch[2] === "reset");
    if (hasReset) flush();
    const edits = (element) => state.edits.get(element) ?? 0;
    const unsaved = (element) => edits(element) > (isNew ? 0 : state.told.get(element) ?? 0);
    const isMove = isNew && connection.isMove;
    const kept = hasReset && !isMove ? keepInputs(state, unsaved) : null;
    if (isNew) {
      connection.session = answer.session;
      document.querySelector('meta[name="trellis-session"]').content = answer.session;
      connection.applied = 0;
      outbox = createOutbox();
      pending.clear();
    }
    // What follows on a patch that did not fit does not fit either.
    const batches = connection.needsReset ? answer.batches.filter((batch) => batch[2]) : answer.batches;
    const plan = planBatches(connection.applied, batches);
    if (isMove) trail.willMove();
    try {
      for (const { number, operations } of plan.apply) {
        trail.willApply(operations);
        applyOperations(state, operations);
        connection.applied = number;
        connection.needsReset = false;
      }
    } catch (error) {
      console.error("Trellis: a patch does not fit the page", error);
      connection.needsReset = true;
    }
    if (plan.apply.some(({ isReset }) => isReset)) kept?.restore(isNew);
    if (isMove) {
      connection.isMove = false;
      status.announce(document.title);
    }
    trail.didApply(answer.done, isNew);
    acknowledgeEvents(outbox, answer.done);
    unmark();
  }

  const trail = followHistory(state, tab, (path) => tell({ type: "location", path }));

  // ── What the user does ──

  /** Has the server told of an event; returns its number. A page that has stopped keeps nothing for it. */
  function tell(event) {
    if (connection.isStopped) return 0;
    const number = addEvent(outbox, event);
    flushOutbox();
    return number;
  }

  function send(element, event) {
    const number = tell({ target: state.ids.get(element), ...event });
    if (!number) return;
    const edit = "value" in event || "checked" in event ? event.edit : pending.get(element)?.edit;
    element.setAttribute("data-pending", "");
    pending.set(element, { number, edit });
  }

  function refuse() {
    if (!refuseEvents(outbox)) return;
    for (const mark of pending.values()) if ((mark.number -= 1) < outbox.first) mark.edit = 0;
    unmark();
    status.announce(words.refused);
  }

  function unmark() {
    for (const [element, { number, edit }] of pending) {
      if (number >= outbox.first) continue;
      if (edit) state.told.set(element, edit);
      element.removeAttribute("data-pending");
      pending.delete(element);
    }
  }

  /** Sends what waits; a check is a request even if nothing does. */
  async function flushOutbox(isCheck = false) {
    if (connection.isSending || connection.isStopped) return;
    connection.isSending = true;
    let isDue = isCheck;
    while ((isDue || outbox.events.length) && connection.isAttached && !connection.isStopped) {
      isDue = false;
      const current = outbox;
      const { first, events } = takeEvents(outbox);
      const result = await post("event", { ...header(), first, events }, eventLimit);
      if (current !== outbox) continue;
      if (events.length && (result.status === 400 || result.status === 413)) refuse();
      if (!settle(result)) await pause();
    }
    connection.isSending = false;
    if (!connection.isAttached) wake();
  }

  // ── The loop: attach, then one poll at a time ──

  const wakers = new Set();

  /** Ends all pauses. */
  function wake() {
    for (const end of [...wakers]) end();
  }

  function pause(milliseconds = connection.delay) {
    return new Promise((resolve) => {
      const end = () => { clearTimeout(timer); wakers.delete(end); resolve(); };
      const timer = setTimeout(end, milliseconds);
      wakers.add(end);
    });
  }

  async function attach() {
    const path = location.pathname + location.search;
    const next = outbox.first + outbox.events.length;
    const result = await post("attach", { ...header(), version, path, screen, next }, eventLimit);
    if (result.answer?.reload) return reload(result.answer.version);
    if (result.decision === "attach") return connection.isMove ? load(location.href) : stop("gone");
    if (!settle(result)) return;
    connection.isAttached = true;
    flushOutbox();
  }

  const leases = isMultiplexed(performance.getEntriesByType("navigation")[0]?.nextHopProtocol)
    ? null : createLeases(sharedStore, randomName());

  /** Milliseconds until a poll may wait for its answer; `Infinity` if this tab has no lease. */
  function claim() {
    return leases?.take(document.hasFocus()) ?? 0;
  }

  /** Renews the lease for the poll that waits; without a lease the poll ends. */
  function keepLease() {
    if (connection.isWaiting && claim() > 0) connection.poll.abort(leaving);
  }

  /** Lets go of the connection that a poll takes. */
  function rest() {
    connection.poll?.abort(leaving);
    leases?.release();
  }

  async function run() {
    while (!connection.isStopped) {
      if (document.hidden) {
        await pause(3600000);
        continue;
      }
      claim();
      if (!connection.isAttached) await attach();
      if (connection.isStopped) return;
      // A poll may wait long for its answer, and would leave it open whether the connection is back.
      if (connection.failures > 0) await flushOutbox(true);
      if (connection.isAttached) await poll();
      else await pause();
    }
  }

  /** One poll, and the pause after it; or the pause until a lease counts. */
  async function poll() {
    if (document.hidden) return;
    const wait = claim();
    if (wait > 0 && wait < Infinity) return pause(wait);
    connection.poll = new AbortController();
    connection.polls += 1;
    connection.isWaiting = wait === 0;
    const body = { ...header(), poll: connection.polls, ...(wait && { brief: true }) };
    const result = await post("poll", body, wait ? eventLimit : pollLimit, connection.poll);
    connection.poll = null;
    connection.isWaiting = false;
    const isWell = settle(result);
    if (connection.isStopped) return;
    if (!isWell) return pause();
    if (wait) return pause(briefPause);
  }

  /** Loads what is at an address that shows already. */
  function load(address) {
    connection.isStopped = true;
    // After a reload the browser would take the entries before for ones of the new document.
    history.replaceState(null, "", "/_trellis/");
    location.replace(address);
  }

  /** The page is of another version of the server: one reload, and no second for the same version. */
  function reload(newVersion) {
    const key = "trellis-reloaded";
    try {
      if (sessionStorage.getItem(key) === newVersion) return stop("gone");
      sessionStorage.setItem(key, newVersion);
    } catch {
      // Where nothing can be kept, nobody would know of a first time.
      return stop("gone");
    }
    connection.isStopped = true;
    location.reload();
  }

  // ── The window ──

  const firstScreen = screen;

  function writeCookie(now) {
    // A phone's bars come and go; the next page will be as high as this one was when it was loaded.
    const hasBars = now.width === firstScreen.width && matchMedia("(pointer: coarse)").matches;
    const kept = hasBars ? { ...now, height: firstScreen.height } : now;
    document.cookie = screenCookie(kept, meta("screen"), innerWidth, location.protocol === "https:");
  }

  function screenMayHaveChanged() {
    const now = readScreen(document);
    if (JSON.stringify(now) === JSON.stringify(screen)) return;
    screen = now;
    state.reducedMotion = now.reducedMotion;
    writeCookie(now);
    tell({ type: "screen", screen });
  }

  let resizing = 0;
  const resized = () => { clearTimeout(resizing); resizing = setTimeout(screenMayHaveChanged, 120); };
  addEventListener("resize", resized);
  new ResizeObserver(resized).observe(document.documentElement);
  for (const query of ["(prefers-color-scheme: dark)", "(prefers-reduced-motion: reduce)"]) {
    matchMedia(query).addEventListener("change", screenMayHaveChanged);
  }
  document.addEventListener("copy", copyLines);
  // What a poll still waits for was asked by whom the user was: each tab finds out who that is now.
  addEventListener("storage", ({ key }) => {
    if (key === signOut) connection.poll?.abort(leaving);
    if (!key || key.startsWith(place)) keepLease();
  });
  if (leases) setInterval(keepLease, renewal);
  addEventListener("focus", () => connection.isWaiting ? keepLease() : wake());
  addEventListener("blur", keepLease);
  addEventListener("online", () => wake());
  document.addEventListener("visibilitychange", () => {
    // A page that is not shown may be ended without another word, and leaves its connection to others.
    if (document.hidden) {
      flush();
      rest();
    }
    wake();
  });
  addEventListener("pagehide", (event) => {
    flush();
    trail.store();
    rest();
    farewells(outbox, event.persisted).some(({ verb, rest }) => {
      const body = JSON.stringify({ session: connection.session, tab, ack: connection.applied, ...rest });
      return navigator.sendBeacon(`/_trellis/${verb}`, new Blob([body], { type: "application/json" }));
    });
  });
  addEventListener("pageshow", (event) => {
    if (!event.persisted) return;
    screenMayHaveChanged();
    flushOutbox();
    wake();
  });
  const flush = listen(state, send);
  writeCookie(screen);
  run();
}

function randomName() {
  return [...crypto.getRandomValues(new Uint8Array(8))].map((byte) => byte.toString(16)).join("-");
}

/** Where all tabs of the origin see each other's leases; throws where the browser keeps nothing. */
const sharedStore = {
  read: (index) => localStorage.getItem(place + index),
  write(index, text) {
    if (text) localStorage.setItem(place + index, text);
    else localStorage.removeItem(place + index);
  },
};

// ── The page ─────────────────────────────────────────────────────────────────────────────────────

/** What the server has to know of the screen; the width is without the scroll bar. */
function readScreen(document) {
  const matches = (query) => matchMedia(query).matches;
  return {
    // A window may be too small to show anything of the page.
    width: Math.max(1, document.documentElement.clientWidth), height: Math.max(1, innerHeight),
    pixelRatio: Math.round(devicePixelRatio * 1000) / 1000,
    rtl: getComputedStyle(document.documentElement).direction === "rtl",
    dark: matches("(prefers-color-scheme: dark)"),
    reducedMotion: matches("(prefers-reduced-motion: reduce)"),
  };
}

/** Shows the state of the connection as classes of the root element, and says it to screen readers. */
function createStatus(document) {
  const classes = { offline: "trellis-offline", signedOut: "trellis-signed-out", gone: "trellis-gone" };
  const live = document.querySelector(".trellis-status");
  let shown = "online";
  let wanted = "online";
  let timer = 0;
  // Screen readers say nothing of a text that stays the same.
  function announce(text) { if (live) live.textContent = live.textContent === text ? `${text}\u00A0` : text; }
  function change() {
    if (shown === wanted) return;
    shown = wanted;
    for (const [name, style] of Object.entries(classes)) {
      document.documentElement.classList.toggle(style, name === shown);
    }
    announce(words[shown]);
  }
  return {
    announce,
    show(next) {
      if (next === wanted) return;
      wanted = next;
      clearTimeout(timer);
      timer = setTimeout(change, next === "offline" ? noticeDelay : 0);
    },
  };
}

if (globalThis.document) {
  const root = document.querySelector("[data-trellis]");
  const sheet = document.querySelector("style[data-trellis-sheet]")?.sheet;
  if (root && document.querySelector('meta[name="trellis-session"]')) start(root, sheet);
}
