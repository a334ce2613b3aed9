// Handles responses: updates the state of the connection, the tree of the page, and the queue of events.

import { confirmEvents, createOutbox } from "./outbox.js";
import { applyOperations } from "./patch.js";
import { isReset, isSplit, mayReset, planBatches, retryDelay } from "./protocol.js";
import { leaving, pause } from "./session.js";
import { load, stop, watchUnload } from "./endings.js";

/** The milliseconds between two attempts to go on while several servers answer that do not share their sessions. */
const splitPause = 30000;

/** Handles a response: applies its batches or changes the state of the connection. Returns whether it succeeded. */
export function receive(page, { decision, body, shows, retryAfter, server }) {
  // A response that arrives after the page stopped is ignored.
  if (page.isStopped) return false;
  const wasSplit = page.isSplit;
  // The server that has answered an attach has the session; whether the next request reaches it is not known.
  page.isSplit = isSplit(page.servers, server) || (wasSplit && (decision === "attach" || Boolean(body?.session)));
  switch (decision) {
    case "apply":
    case "nothing":
      page.failures = 0;
      if (!page.isSplit) page.status.show("online");
      // The user is still signed in, and may see the page again.
      if (shows === page.shows) page.document.documentElement.classList.remove("trellis-checking");
      if (body) applyResponse(page, body);
      if (!(body?.moves <= page.applied)) return true;
      // falls through: the tab moves to another page at once, without another request to this one
    case "load":
    case "move":
      page.root.setAttribute("data-pending", "");
      if (decision === "load") {
        load(page, location.href);
        break;
      }
      page.isMove = true;
      // falls through
    case "attach":
      page.delay = page.isAttached ? 0 : retryDelay(page.failures++, null);
      if (page.isSplit) {
        page.delay = wasSplit ? splitPause : 1000;
        page.status.show("several");
      }
      page.isAttached = false;
      // The attach would wait for the end of the poll, which no other response ends.
      if (decision !== "move") page.poll?.abort(leaving);
      break;
    case "left":
      page.delay = 0;
      break;
    case "signedOut":
    case "foreign":
      stop(page, decision);
      break;
    default:
      page.delay = retryDelay(page.failures++, retryAfter);
      page.status.show("offline");
  }
  return false;
}

/** Applies the batches of a response, and removes its events from the outbox. */
function applyResponse(page, body) {
  const { replacement } = page;
  const isNew = (body.session ?? page.session) !== page.session;
  // The session may end before it has the address to which the user went.
  const isMove = isNew && (page.isMove || page.outbox.events.some(({ type }) => type === "open"));
  if (body.batches.some(isReset)) replacement.keep(page.outbox, isNew, isMove, page.isMove);
  if (isNew) changeSession(page, body.session);
  if (isMove) {
    // An entry of the previous page could otherwise be entered into a field of the same name on this one.
    page.notices.detach();
    page.state.focus?.forget();
    page.history.willMove();
  }
  // Patches after a patch that did not fit do not fit either.
  const batches = page.needsReset ? body.batches.filter(isReset) : body.batches;
  const plan = planBatches(page.applied, batches);
  page.state.optimisticUpdates?.end(body.done, page.outbox);
  applyPlan(page, plan, body.done);
  if (page.isStopped) return;
  if (!page.needsReset && plan.some(isReset)) replacement.restore();
  if (isMove) {
    page.isMove = false;
    page.root.removeAttribute("data-pending");
    replacement.focusStart();
    page.status.announce(page.document.title);
  }
  page.history.didApply(body.done, isNew && !page.isElsewhere);
  confirmEvents(page.outbox, body.done);
  page.pending.removeBefore(page.outbox.first);
  watchUnload(page);
}

function changeSession(page, session) {
  page.session = session;
  page.document.querySelector('meta[name="trellis-session"]').content = session;
  page.applied = 0;
  page.outbox = createOutbox();
  page.pending.removeAll();
  page.history.forget(page.isElsewhere);
}

/** Handles an error after which the page may differ from the server's: requests a reset, or stops after too many errors. */
function requestReset(page, words, error) {
  console.error(`Trellis: ${words}`, error);
  page.needsReset = true;
  if (!mayReset(page.rejectedPatches, Date.now())) stop(page, "broken");
}

/** Continues a loop of requests after an error in it, with a pause. */
export async function recover(page, error) {
  requestReset(page, "a response cannot be handled", error);
  if (!page.isStopped) await pause(page, retryDelay(page.rejectedPatches.length, null));
}

/** Applies batches in order, up to the first that does not fit. */
function applyPlan(page, plan, done) {
  try {
    for (const [number, operations] of plan) {
      page.history.willApply(operations, done);
      const keepInPlace = page.state.anchors?.(operations);
      applyOperations(page.state, operations);
      keepInPlace?.();
      page.applied = number;
      page.needsReset = false;
    }
  } catch (error) {
    requestReset(page, "a patch does not fit the page", error);
  }
}
