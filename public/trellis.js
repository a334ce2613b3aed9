// The client of Trellis, modules without build step: this file talks to the server, patch.js changes
// the page, events.js tells what its user does, outbox.js holds it until it is done, inputs.js keeps it while
// the tree is replaced, scrolling.js follows the history, and protocol.js decides.

import { focusStart } from "./arriving.js";
import { copyLines, listen } from "./events.js";
import { findTarget, identifyTarget } from "./identity.js";
import {
  enter, enterEntries, findField, keepInputs, readField, reportEarlyEntries, storeEntries, takeEntries,
} from "./inputs.js";
import { briefPause, createLeases, isMultiplexed, renewal } from "./leases.js";
import { createNotices } from "./notices.js";
import {
  acknowledgeEvents, addEvent, createOutbox, doubtEvents, farewells, planReplay, refuseEvents, takeEvents,
  wouldLose,
} from "./outbox.js";
import { applyOperations, createState, numberTree } from "./patch.js";
import { decide, isUnclear, mayReset, planBatches, retryDelay, screenCookie } from "./protocol.js";
import { followHistory } from "./scrolling.js";

export * from "./patch.js";

const pollLimit = 35000;
const eventLimit = 15000;
/** The longest time that a whole tree waits for an input method, whose composition it would end. */
const compositionLimit = 30000;
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
  unsent: "What you did last was not sent.",
  refused: "Something you entered is too long, and was not sent.",
  full: "Too much waits to be sent. What you did last is not kept.",
  undone: "The server was started again. What you did last was not done, as the page is another one now.",
  unsure: "The server was started again. Check whether what you did last was done.",
  gone: "This page is no longer available. Reload it to go on.",
  broken: "This page cannot be shown as it is now. Reload it to go on.",
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
    /** The request with events that is under way, and how often the page was shown when it began. */
    request: null, shows: 0,
    /** When patches did not fit. */
    misfits: [],
  };
  let outbox = createOutbox();
  const pending = new Map();
  /** The element of each event that waits, and how to find it on another page. */
  const origins = new WeakMap();
  /** What is to be put back when the whole tree has come. */
  let keeping = null;
  const status = createStatus(document);
  const notices = createNotices(root, enterKept);
  let screen = readScreen(document);

  state.announce = (text) => status.announce(text);
  state.report = (animation) => tell({ type: "finish", animation });
  state.reducedMotion = screen.reducedMotion;

  // ── Requests ──

  async function post(verb, body, limit, controller = new AbortController()) {
    const timer = setTimeout(() => controller.abort(), limit);
    const { shows } = connection;
    try {
      const response = await fetch(`/_trellis/${verb}`, {
        method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body),
        redirect: "manual", cache: "no-store", signal: controller.signal,
      });
      const isRedirect = response.type === "opaqueredirect";
      const decision = decide(response.status, isRedirect, response.headers.has("Trellis-Live"));
      const answer = decision === "apply" ? await response.json() : null;
      // Something between page and server that answers for it has no batches.
      if (decision === "apply" && !answer?.reload && !answer?.batches) throw answer;
      if (answer?.batches?.some(isReset)) await compositionEnd(compositionLimit);
      return { decision, answer, shows, status: response.status, retryAfter: response.headers.get("Retry-After") };
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
  function settle({ decision, answer, shows, retryAfter }) {
    // What was under way when the page stopped says nothing any more.
    if (connection.isStopped) return false;
    switch (decision) {
      case "apply":
      case "nothing":
        connection.failures = 0;
        status.show("online");
        // The page is still its user's, who may see it again.
        if (shows === connection.shows) document.documentElement.classList.remove("trellis-checking");
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
    flush();
    const isUnsent = wouldLose(outbox, true);
    connection.isStopped = true;
    rest();
    for (const element of pending.keys()) element.removeAttribute("data-pending");
    pending.clear();
    outbox = createOutbox();
    notices.clear();
    status.show(reason, isUnsent ? words.unsent : "");
    if (reason !== "signedOut") return;
    // Whoever sits down here next sees nothing of the user who is signed out.
    root.replaceChildren();
    document.title = "";
    try {
      localStorage.setItem(signOut, `${tab} ${Date.now()}`);
    } catch { /* A browser may keep nothing. */ }
  }

  // ── What the server says ──

  function take(answer) {
    const isNew = answer.session !== undefined && answer.session !== connection.session;
    const isMove = isNew && connection.isMove;
    if (answer.batches.some(isReset)) keep(isNew, isMove);
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
      if (!mayReset(connection.misfits, Date.now())) return stop("broken");
    }
    if (!connection.needsReset && plan.apply.some(({ isReset }) => isReset)) putBack();
    if (isMove) {
      connection.isMove = false;
      focusStart(root);
      status.announce(document.title);
    }
    trail.didApply(answer.done, isNew);
    acknowledgeEvents(outbox, answer.done);
    unmark();
    watchLeaving();
  }

  // ── A tree that is sent whole ──

  /** Keeps what belongs to the user until the whole tree is applied; a page that is left keeps nothing. */
  function keep(isNew, isMove) {
    flush();
    if (isMove) return void (keeping = null);
    for (const event of outbox.events) {
      const origin = origins.get(event);
      if (state.ids.has(origin?.element)) origin.target ??= identifyTarget(root, origin.element);
    }
    // After a tree that did not fit, the page has nothing to keep any more.
    keeping ??= { inputs: keepInputs(state), isNew: false, waiting: null };
    if (!isNew) return;
    keeping.isNew = true;
    keeping.waiting ??= outbox;
  }

  function putBack() {
    if (!keeping) return;
    const { inputs, isNew, waiting } = keeping;
    keeping = null;
    const rows = inputs.restore(isNew);
    notices.show(rows.map(withField));
    if (waiting) replay(waiting, rows.every(({ kind }) => kind === "offer"));
  }

  /** Does on the new page what waited for the session before, and tells the user of what it cannot do. */
  function replay(waiting, isSettled) {
    const find = (event) => {
      const target = origins.get(event)?.target;
      return target ? findTarget(root, target) : null;
    };
    const { again, doubt } = planReplay(waiting, isSettled, find);
    flush();
    for (const { event: { target, edit, ...event }, element } of again) {
      const seen = state.edits.get(element);
      send(element, seen ? { ...event, edit: seen } : event);
    }
    if (doubt) notices.say(words[doubt]);
  }

  /** A row of the notices, which finds its field on whatever page there is when its user decides. */
  const withField = (row) => ({ ...row, field: () => findField(root, row).field });

  /** Enters what the user decided to keep; returns its field, if that is on the page. */
  function enterKept(row) {
    const field = row.field();
    if (field) enter(field, row);
    return field;
  }

  /** Enters what was kept for this page when its script was loaded anew. */
  function takeStored() {
    const stored = takeEntries(location.pathname + location.search);
    if (!stored) return;
    notices.show(enterEntries(root, stored.entries, stored.before).map(withField));
    if (stored.isUndone) notices.say(words.undone);
  }

  const trail = followHistory(state, tab, (path) => tell({ type: "location", path }));

  // ── What the user does ──

  /** Has the server told of an event; returns its number. A page that has stopped keeps nothing for it. */
  function tell(event) {
    if (connection.isStopped) return 0;
    const number = addEvent(outbox, event);
    if (!number && wouldLose({ events: [event] }, true)) notices.say(words.full);
    watchLeaving();
    flushOutbox();
    return number;
  }

  function send(element, event) {
    const number = tell({ target: state.ids.get(element), ...event });
    if (!number) return;
    origins.set(outbox.events[number - outbox.first], { element });
    const mark = pending.get(element) ?? { told: [] };
    mark.number = number;
    if ("value" in event || "checked" in event) mark.told = [toldOf(element)];
    if ("fields" in event) mark.told = [...element.closest("form")?.elements ?? []].map(toldOf);
    for (const { field, edit, text } of mark.told) {
      if (edit) state.sent.set(field, [...state.sent.get(field) ?? [], { edit, text }]);
    }
    element.setAttribute("data-pending", "");
    pending.set(element, mark);
  }

  /** The edit of a field that is told, and what the field holds at it. */
  const toldOf = (field) => ({ field, edit: state.edits.get(field), text: readField(field) });

  function refuse() {
    if (!refuseEvents(outbox)) return;
    for (const mark of pending.values()) if ((mark.number -= 1) < outbox.first) mark.told = [];
    unmark();
    notices.say(words.refused);
  }

  function unmark() {
    for (const [element, { number, told }] of pending) {
      if (number >= outbox.first) continue;
      for (const { field, edit, text } of told) {
        if (!edit || edit < (state.told.get(field) ?? 0)) continue;
        state.told.set(field, edit);
        state.known.set(field, text);
        state.sent.set(field, (state.sent.get(field) ?? []).filter((other) => other.edit > edit));
      }
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
      // While it is not known whether the server is there, no event is risked: it might be done unseen.
      const { first, events } = connection.failures ? { first: outbox.first, events: [] } : takeEvents(outbox);
      connection.request = post("event", { ...header(), first, events }, eventLimit);
      const result = await connection.request;
      connection.request = null;
      if (current !== outbox) continue;
      if (isUnclear(result)) doubtEvents(outbox, events.length);
      const isRefused = result.status === 413 || (result.status === 400 && result.decision === "attach");
      if (events.length && isRefused) refuse();
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
    // A request that is under way may bring an event to the session before; its answer says so.
    await connection.request;
    const path = location.pathname + location.search;
    const next = outbox.first + outbox.events.length;
    const result = await post("attach", { ...header(), version, path, screen, next }, eventLimit);
    if (result.answer?.reload) return reload(result.answer.version);
    if (result.decision === "attach") return connection.isMove ? load(location.href) : stop("gone");
    if (!settle(result)) return;
    connection.isAttached = true;
    takeStored();
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
    flush();
    const isUndone = planReplay(outbox, false).doubt !== null;
    if (!storeEntries(state, location.pathname + location.search, isUndone)) return stop("gone");
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
    // A page that has stopped says nothing: its user may be another one by now.
    if (connection.isStopped) return;
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
    connection.shows += 1;
    const isPrivate = meta("private") !== "" && !connection.isStopped;
    if (isPrivate) document.documentElement.classList.add("trellis-checking");
    screenMayHaveChanged();
    flushOutbox(isPrivate);
    wake();
  });

  /** Asks whether to leave while the browser could not deliver what waits. */
  function askBeforeLeaving(event) {
    flush();
    if (!connection.isStopped && wouldLose(outbox, connection.failures > 0)) event.preventDefault();
  }

  /** Listens to the page's end only while something waits: some browsers keep no page that listens to it. */
  function watchLeaving() {
    const isNeeded = outbox.events.length > 0 || isWaiting();
    (isNeeded ? addEventListener : removeEventListener)("beforeunload", askBeforeLeaving);
  }

  const { flush, isWaiting, compositionEnd } = listen(state, send);
  // After those of the line before, which note what waits; a listener may keep the event from all others.
  document.addEventListener("input", () => watchLeaving(), true);
  writeCookie(screen);
  reportEarlyEntries(state);
  run();
}

/** Whether a batch is a whole tree. */
const isReset = ([, , kind]) => kind === "reset";

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
  const classes = {
    offline: ["trellis-offline"], signedOut: ["trellis-signed-out"], gone: ["trellis-gone", "broken"],
  };
  const live = document.querySelector(".trellis-status");
  let shown = "online";
  let wanted = "online";
  let besides = "";
  let timer = 0;
  // Screen readers say nothing of a text that stays the same.
  function announce(text) { if (live) live.textContent = live.textContent === text ? `${text}\u00A0` : text; }
  function change() {
    if (shown === wanted) return;
    shown = wanted;
    for (const [name, [style, other]] of Object.entries(classes)) {
      document.documentElement.classList.toggle(style, name === shown || other === shown);
    }
    announce([words[shown], besides].filter(Boolean).join(" "));
  }
  return {
    announce,
    show(next, more = "") {
      if (next === wanted) return;
      wanted = next;
      besides = more;
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
