// Decides which actions are sent again to a new session. This file needs no browser.

import { isAction } from "./outbox.js";

/**
 * The actions that wait for a session that has ended. `again` are those to send to the new session: `find(event)` is
 * the same element on its page, and the server certainly applied none of them. `notice` is the reason for a notice of
 * the others: `"uncertain"` if the server may have applied one, otherwise `"undone"`.
 *
 * An action is sent only if all actions before it are; `isSettled` means that the fields contain all entries that the user
 * saw with the action: none waits for a decision.
 */
export function planReplay({ events, uncertain }, isSettled, find) {
  const waiting = events.map((event, index) => ({ event, isUncertain: index < uncertain }))
    .filter(({ event }) => isAction(event.type) && event.type !== "keyup");
  if (waiting.some(({ isUncertain }) => isUncertain)) return { again: [], notice: "uncertain" };
  const again = [];
  for (const { event } of isSettled ? waiting : []) {
    const element = find(event);
    if (!element) break;
    again.push({ event, element });
  }
  return { again, notice: again.length < waiting.length ? "undone" : null };
}
