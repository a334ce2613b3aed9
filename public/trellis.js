// The client of Trellis, modules without a build step. This file exchanges requests with the server; patch.js
// applies patches, events.js listens to the page, outbox.js queues events, pending.js marks their elements,
// replacement.js and inputs.js keep entries while the tree is replaced, scrolling.js follows the history,
// viewport.js the screen, status.js shows the state of the connection, and protocol.js makes decisions.

import { focusStart } from "./arriving.js";
import { copyLines, listen } from "./events.js";
import { reportEarlyEntries } from "./inputs.js";
import { briefPause, createLeases, isLease, isMultiplexed, renewal, sharedStore } from "./leases.js";
import { createNotices } from "./notices.js";
import {
  acknowledgeEvents, addEvent, createOutbox, doubtEvents, unloadRequests, refuseEvents, takeEvents, wouldLose,
} from "./outbox.js";
import { applyOperations, createState, numberTree } from "./patch.js";
import { createPending } from "./pending.js";
import { isReset, isUnclear, mayReset, planBatches, randomName, retryDelay } from "./protocol.js";
import { createReplacement } from "./replacement.js";
import { leaving, post, sendBeacon } from "./requests.js";
import { followHistory } from "./scrolling.js";
import { createStatus, messages } from "./status.js";
import { followScreen } from "./viewport.js";

export * from "./patch.js";

const pollLimit = 35000;
const eventLimit = 15000;
/** The longest time that a whole tree waits for an input method, whose composition it would end. */
const compositionLimit = 30000;

/** The entry of `localStorage` by which a tab tells the other tabs that the user is signed out. */
const signOut = "trellis-signed-out";

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
    session: meta("session"), applied: 0, needsReset: !isWhole, polls: 0,
    isAttached: false, isStopped: false, isSending: false, isWaiting: false, isMove: false,
    /** Failed requests in a row, and the milliseconds until the next one. */
    failures: 0, delay: 0,
    /** The poll and the request with events that are under way. */
    poll: null, request: null,
    /** How often the browser showed the page again after the user had left it. */
    shows: 0,
    /** The times of patches that did not fit. */
    misfits: [],
  };
  let outbox = createOutbox();
  const pending = createPending(state);
  const status = createStatus(document);
  const notices = createNotices(root, (row) => replacement.enterKept(row));
  const { flush, isWaiting, compositionEnd } = listen(state, send);
  const replacement = createReplacement(state, { send, flush, notices });
  const screen = followScreen(document, () => meta("screen"), (now) => {
    state.reducedMotion = now.reducedMotion;
    tell({ type: "screen", screen: now });
  });

  state.announce = (text) => status.announce(text);
  state.report = (animation) => tell({ type: "finish", animation });
  state.reducedMotion = screen.current().reducedMotion;

  // ── Requests ──

  async function request(verb, body, limit, controller) {
    const { shows } = connection;
    const result = await post(verb, { ...header(), ...body }, limit, controller);
    if (result.answer?.batches?.some(isReset)) await compositionEnd(compositionLimit);
    return { ...result, shows };
  }

  function header() {
    const { session, applied, needsReset } = connection;
    return needsReset ? { session, tab, ack: applied, reset: true } : { session, tab, ack: applied };
  }

  /** Follows a response: applies its batches or changes the state of the connection. Returns whether it succeeded. */
  function settle({ decision, answer, shows, retryAfter }) {
    // A response that arrives after the page stopped is ignored.
    if (connection.isStopped) return false;
    switch (decision) {
      case "apply":
      case "nothing":
        connection.failures = 0;
        status.show("online");
        // The user is still signed in, and may see the page again.
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
    pending.removeAll();
    outbox = createOutbox();
    notices.clear();
    status.show(reason, isUnsent ? messages.unsent : "");
    if (reason !== "signedOut") return;
    // The next user of this device must not see the page of the user who is signed out.
    root.replaceChildren();
    document.title = "";
    try {
      localStorage.setItem(signOut, `${tab} ${Date.now()}`);
    } catch { /* A browser may keep nothing. */ }
  }

  // ── Responses ──

  /** Applies the batches of a response, and removes its events from the outbox. */
  function take(answer) {
    const isNew = answer.session !== undefined && answer.session !== connection.session;
    const isMove = isNew && connection.isMove;
    if (answer.batches.some(isReset)) replacement.keep(outbox, isNew, isMove);
    if (isNew) {
      connection.session = answer.session;
      document.querySelector('meta[name="trellis-session"]').content = answer.session;
      connection.applied = 0;
      outbox = createOutbox();
      pending.removeAll();
    }
    // Patches that follow a patch that did not fit do not fit either.
    const batches = connection.needsReset ? answer.batches.filter((batch) => batch[2]) : answer.batches;
    const plan = planBatches(connection.applied, batches);
    if (isMove) {
      // An entry of the page before could be entered into a field of the same name of this one.
      notices.clear();
      trail.willMove();
    }
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
    if (!connection.needsReset && plan.apply.some(({ isReset }) => isReset)) replacement.restore();
    if (isMove) {
      connection.isMove = false;
      focusStart(root);
      status.announce(document.title);
    }
    trail.didApply(answer.done, isNew);
    acknowledgeEvents(outbox, answer.done);
    pending.removeBefore(outbox.first);
    watchLeaving();
  }

  const trail = followHistory(state, tab, (path) => tell({ type: "location", path }));

  // ── Events ──

  /** Queues an event for the server and returns its number, or 0 if the page has stopped or the queue is full. */
  function tell(event) {
    if (connection.isStopped) return 0;
    const number = addEvent(outbox, event);
    if (!number && wouldLose({ events: [event] }, true)) notices.say(messages.full);
    watchLeaving();
    flushOutbox();
    return number;
  }

  /** Queues an event of an element, which is marked until the event is done. */
  function send(element, event) {
    const number = tell({ target: state.ids.get(element), ...event });
    if (!number) return;
    replacement.note(outbox.events[number - outbox.first], element);
    pending.add(element, event, number);
  }

  /** Drops the event that the server refuses. */
  function refuse() {
    if (!refuseEvents(outbox)) return;
    pending.renumber(outbox.first);
    notices.say(messages.refused);
  }

  /** Sends the queued events. A check sends a request even if no event is queued. */
  async function flushOutbox(isCheck = false) {
    if (connection.isSending || connection.isStopped) return;
    connection.isSending = true;
    let isDue = isCheck;
    while ((isDue || outbox.events.length) && connection.isAttached && !connection.isStopped) {
      isDue = false;
      const current = outbox;
      // After a failure the next request has no events: a server that is about to end might do them unseen.
      const { first, events } = connection.failures ? { first: outbox.first, events: [] } : takeEvents(outbox);
      connection.request = request("event", { first, events }, eventLimit);
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

  // ── Loop: attach, then one poll at a time ──

  /** The functions that end the pauses. */
  const wakers = new Set();

  /** Ends all pauses. */
  function wake() {
    for (const end of [...wakers]) end();
  }

  /** Waits for a time, or until `wake`. */
  function pause(milliseconds = connection.delay) {
    return new Promise((resolve) => {
      const end = () => { clearTimeout(timer); wakers.delete(end); resolve(); };
      const timer = setTimeout(end, milliseconds);
      wakers.add(end);
    });
  }

  /** Asks for the session, or for a new one where it has ended. */
  async function attach() {
    // A request under way may bring an event to the session before; its response tells.
    await connection.request;
    const path = location.pathname + location.search;
    const next = outbox.first + outbox.events.length;
    const result = await request("attach", { version, path, screen: screen.current(), next }, eventLimit);
    if (result.answer?.reload) return reload(result.answer.version);
    if (result.decision === "attach") return connection.isMove ? load(location.href) : stop("gone");
    if (!settle(result)) return;
    connection.isAttached = true;
    replacement.takeStored();
    flushOutbox();
  }

  const leases = isMultiplexed(performance.getEntriesByType("navigation")[0]?.nextHopProtocol)
    ? null : createLeases(sharedStore, randomName());

  /** Milliseconds until a poll may stay open; `Infinity` if this tab has no lease. */
  function claim() {
    return leases?.take(document.hasFocus()) ?? 0;
  }

  /** Renews the lease of the open poll; without a lease the poll ends. */
  function keepLease() {
    if (connection.isWaiting && claim() > 0) connection.poll.abort(leaving);
  }

  /** Ends the poll and releases its connection to other tabs. */
  function rest() {
    connection.poll?.abort(leaving);
    leases?.release();
  }

  /** Attaches and polls until the page stops. */
  async function run() {
    while (!connection.isStopped) {
      while (document.hidden) await pause(3600000);
      if (connection.isStopped) return;
      claim();
      if (!connection.isAttached) await attach();
      if (connection.isStopped) return;
      // A poll stays open for long, and does not show at once that the connection is back.
      if (connection.failures > 0) await flushOutbox(true);
      if (connection.isAttached) await poll();
      else await pause();
    }
  }

  /** One poll and the pause after it, or the pause until the lease is valid. */
  async function poll() {
    if (document.hidden) return;
    const wait = claim();
    if (wait > 0 && wait < Infinity) return pause(wait);
    connection.poll = new AbortController();
    connection.polls += 1;
    connection.isWaiting = wait === 0;
    const body = wait ? { poll: connection.polls, brief: true } : { poll: connection.polls };
    const result = await request("poll", body, wait ? eventLimit : pollLimit, connection.poll);
    connection.poll = null;
    connection.isWaiting = false;
    const isWell = settle(result);
    if (connection.isStopped || (isWell && !wait)) return;
    await pause(isWell ? briefPause : connection.delay);
  }

  /** Loads the page at the address that the address bar shows. */
  function load(address) {
    connection.isStopped = true;
    // A reload of the same address would bring the entries of this document to the next one.
    history.replaceState(null, "", "/_trellis/");
    location.replace(address);
  }

  /** Loads the page of another version of the server: once a version, as the version may not help. */
  function reload(newVersion) {
    const key = "trellis-reloaded";
    try {
      if (sessionStorage.getItem(key) === newVersion) return stop("gone");
      sessionStorage.setItem(key, newVersion);
    } catch {
      // Without storage the page could not know that it was reloaded, and would reload for ever.
      return stop("gone");
    }
    if (!replacement.store(outbox)) return stop("gone");
    connection.isStopped = true;
    location.reload();
  }

  // ── Window ──

  document.addEventListener("copy", copyLines);
  // An open poll belongs to the user before the sign-out: the next one finds out which user is signed in.
  addEventListener("storage", ({ key }) => {
    if (key === signOut) connection.poll?.abort(leaving);
    if (!key || isLease(key)) keepLease();
  });
  if (leases) setInterval(keepLease, renewal);
  addEventListener("focus", () => connection.isWaiting ? keepLease() : wake());
  addEventListener("blur", keepLease);
  addEventListener("online", () => wake());
  document.addEventListener("visibilitychange", () => {
    // A browser may end a hidden page without an event; other tabs need its connection.
    if (document.hidden) {
      flush();
      rest();
    }
    wake();
  });
  addEventListener("pagehide", (event) => {
    // A page that has stopped sends nothing: another user may have signed in.
    if (connection.isStopped) return;
    flush();
    trail.store();
    rest();
    const { session, applied } = connection;
    unloadRequests(outbox, event.persisted).some(
      ({ verb, rest }) => sendBeacon(verb, { session, tab, ack: applied, ...rest }));
  });
  addEventListener("pageshow", (event) => {
    if (!event.persisted) return;
    connection.shows += 1;
    const isPrivate = meta("private") !== "" && !connection.isStopped;
    if (isPrivate) document.documentElement.classList.add("trellis-checking");
    screen.check();
    flushOutbox(isPrivate);
    wake();
  });

  /** Lets the browser ask whether to leave while queued events could not be delivered. */
  function askBeforeLeaving(event) {
    flush();
    if (!connection.isStopped && wouldLose(outbox, connection.failures > 0)) event.preventDefault();
  }

  /** Listens to `beforeunload` only while events wait: some browsers cache no page that listens to it. */
  function watchLeaving() {
    const isNeeded = outbox.events.length > 0 || isWaiting();
    (isNeeded ? addEventListener : removeEventListener)("beforeunload", askBeforeLeaving);
  }

  // This listener follows those of `listen`, which queue events; it captures, as a listener may stop the event.
  document.addEventListener("input", () => watchLeaving(), true);
  reportEarlyEntries(state);
  run();
}

if (globalThis.document) {
  const root = document.querySelector("[data-trellis]");
  const sheet = document.querySelector("style[data-trellis-sheet]")?.sheet;
  if (root && document.querySelector('meta[name="trellis-session"]')) start(root, sheet);
}
