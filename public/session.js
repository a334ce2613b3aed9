// The connection of a page to its session: its state, its requests, and its pauses.

import { loadModule } from "./loading.js";
import { codes } from "./patch.js";
import { base } from "./address.js";
import { decide, isReset } from "./protocol.js";

/** The state of a connection to `session`; `needsReset`: whether the browser's tree differs from the server's. */
export function createConnection(session, needsReset) {
  return {
    session, applied: 0, needsReset, polls: 0,
    isAttached: false, isStopped: false, isSending: false, isPollWaiting: false, isMove: false,
    /** The names of the servers that have answered, and whether they share no sessions. */
    servers: [], isSplit: false,
    /** Failed requests in a row, and the milliseconds until the next one. */
    failures: 0, delay: 0,
    /** The current poll and the current request with events. */
    poll: null, request: null,
    /** The number of times that the browser showed the page again after the user had left it. */
    shows: 0,
    /** The times at which patches did not fit the page, in milliseconds. */
    rejectedPatches: [],
    /** The functions that end the pauses. */
    pauses: new Set(),
  };
}

/** The reason for aborting a poll when the page is hidden or must poll again. */
export const leaving = "leaving";

/**
 * The maximum milliseconds for which a reset waits for a composition of an input method, which the reset would end.
 */
const compositionLimit = 30000;

const type = "application/json";

/** The members of every request of an attached tab. */
const common = ({ applied, needsReset, isSplit }) =>
  ({ ack: applied, reset: needsReset || undefined, split: isSplit || undefined });

/**
 * Sends a request to `endpoint` and returns the decision on its response, at the latest after `limit`
 * milliseconds. A request without a response from Trellis is to be repeated. A response with a reset waits for the
 * end of a composition.
 */
export async function request(page, endpoint, more, limit, controller = new AbortController()) {
  const { shows } = page;
  const timer = setTimeout(() => controller.abort(), limit);
  try {
    const response = await fetch(`${base()}/_trellis/${endpoint}`, {
      method: "POST", headers: { "Content-Type": type, "Trellis-Session": page.session, "Trellis-Tab": page.tab },
      body: JSON.stringify({ ...common(page), ...more }),
      redirect: "manual", cache: "no-store", signal: controller.signal,
    });
    const { status, headers } = response;
    const isOwn = headers.has("Trellis-Live");
    const decision = decide(status, response.type === "opaqueredirect", isOwn);
    const body = decision === "apply" ? await response.json() : null;
    if (body?.moved) return { decision: body.load ? "load" : "move" };
    // A proxy may respond instead of the server, without batches.
    if (decision === "apply" && !body?.reload && !body?.batches) throw body;
    if (body?.batches?.some(([, patch]) => patch.some(([code]) => code === codes.runs || code === codes.renumber))) page.state.runs = await loadModule("./runs.js", 1);
    if (body?.batches?.some(isReset)) {
      await page.replacement.load();
      // A composition can take long, and the connection is back.
      if (!page.isStopped) page.status.show("online");
      await page.compositionEnd(compositionLimit);
    }
    return { decision, body, status, isOwn, shows, retryAfter: headers.get("Retry-After"), server: headers.get("Trellis-Live") };
  } catch {
    return { decision: controller.signal.reason === leaving ? "left" : "retry" };
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Sends a request when the page ends. The names of session and tab are in its body, as beacons have no header fields.
 * Returns whether the browser accepts the request.
 */
export function sendBeacon(page, endpoint, more) {
  const body = JSON.stringify({ session: page.session, tab: page.tab, ack: page.applied, ...more });
  return navigator.sendBeacon(`${base()}/_trellis/${endpoint}`, new Blob([body], { type }));
}

/** Ends the poll and releases its lease to other tabs. */
export function endPoll({ poll, leases }) {
  poll?.abort(leaving);
  leases?.release();
}

/** Waits for a time, or until `wake` is called. */
export function pause({ pauses, delay }, milliseconds = delay) {
  return new Promise((resolve) => {
    const end = () => { clearTimeout(timer); pauses.delete(end); resolve(); };
    const timer = setTimeout(end, milliseconds);
    pauses.add(end);
  });
}

/** Ends all pauses. */
export function wake({ pauses }) {
  pauses.forEach((end) => end());
}
