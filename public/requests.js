// Requests to the live server.

import { decide } from "./protocol.js";

/** The reason to abort a poll when the page is hidden or has to poll again. */
export const leaving = "leaving";

const type = "application/json";

/**
 * Sends `body` to the endpoint `verb` and returns the decision on its response, at the latest after `limit`
 * milliseconds. A request without a response, or with one that is not from Trellis, is to be sent again.
 */
export async function post(verb, body, limit, controller = new AbortController()) {
  const timer = setTimeout(() => controller.abort(), limit);
  try {
    const response = await fetch(`/_trellis/${verb}`, {
      method: "POST", headers: { "Content-Type": type }, body: JSON.stringify(body),
      redirect: "manual", cache: "no-store", signal: controller.signal,
    });
    const { status, headers } = response;
    const isOwn = headers.has("Trellis-Live");
    const decision = decide(status, response.type === "opaqueredirect", isOwn);
    const answer = decision === "apply" ? await response.json() : null;
    // A proxy may respond in place of the server, without batches.
    if (decision === "apply" && !answer?.reload && !answer?.batches) throw answer;
    return { decision, answer, status, isOwn, retryAfter: headers.get("Retry-After") };
  } catch {
    return { decision: controller.signal.reason === leaving ? "left" : "retry" };
  } finally {
    clearTimeout(timer);
  }
}

/** Sends `body` as the page ends. Returns whether the browser takes it. */
export function sendBeacon(verb, body) {
  return navigator.sendBeacon(`/_trellis/${verb}`, new Blob([JSON.stringify(body)], { type }));
}
