// Sends the events of a page to the session: queues them, marks their elements, and sends one request at a time.

import { addEvent, markUncertain, nextEvents, recordField, refuseEvents, wouldLose } from "./outbox.js";
import { mayBeApplied } from "./protocol.js";
import { pause, request, wake } from "./session.js";
import { receive, recover } from "./responses.js";
import { messages } from "./status.js";
import { watchUnload } from "./endings.js";

/** The milliseconds after which a request other than a waiting poll is treated as lost. */
export const requestLimit = 15000;

/** The events that a press causes before its click. */
const before = /^(focus|blur|focusin|focusout)$/;
/** The milliseconds for which such an event waits for the end of a press. */
const pressLimit = 300;

/** Queues an event and returns its number, or 0 if the page has stopped or the queue is full. */
export function queueEvent(page, event) {
  if (page.isStopped) return 0;
  const number = addEvent(page.outbox, event);
  if (!number && wouldLose({ events: [event] }, true)) page.notices.notify(messages.full);
  watchUnload(page);
  // One request has the event of the focus and the click, which would otherwise wait for the response.
  const isPressed = page.state?.isPressed;
  if (!before.test(event.type) && !(isPressed && event.type === "change")) flushOutbox(page);
  else page.holdTimer ??= setTimeout(sendHeld, isPressed ? pressLimit : 0, page);
  return number;
}

/** Sends the events that wait for the end of a press. */
export function sendHeld(page) {
  clearTimeout(page.holdTimer);
  page.holdTimer = null;
  flushOutbox(page);
}

/** Queues an event of an element, and marks the element until the event is done. */
export function send(page, element, event) {
  const queued = { target: page.state.ids.get(element), ...event };
  recordField(page.state, element, queued);
  const number = queueEvent(page, queued);
  page.state.optimisticUpdates?.didSend(element, event.type, number);
  if (!number) return;
  page.replacement.recordOrigin(page.outbox.events[number - page.outbox.first], element);
  page.pending.add(element, event, number);
}

/** Drops the event that the server refused. */
function refuse({ outbox, pending, notices }) {
  if (!refuseEvents(outbox)) return;
  pending.renumber(outbox.first);
  notices.notify(messages.refused);
}

/** Sends the queued events. A check sends a request even if no event is queued. */
export async function flushOutbox(page, isCheck = false) {
  if (page.isSending || page.isStopped) return;
  page.isSending = true;
  let isDue = isCheck;
  try {
    while ((isDue || page.outbox.events.length) && page.isAttached && !page.isStopped) {
      isDue = false;
      try { await sendEvents(page); } catch (error) { await recover(page, error); }
    }
  } finally {
    page.isSending = false;
  }
  if (!page.isAttached && !page.isSplit) wake(page);
}

/** Sends one request with the first events, and handles its response. */
async function sendEvents(page) {
  const { outbox } = page;
  // After a failure the next request has no events: a server that is shutting down might apply them unseen.
  const { first, events } = page.failures ? { first: outbox.first, events: [] } : nextEvents(outbox);
  page.request = request(page, "event", { first, events }, requestLimit);
  const result = await page.request;
  page.request = null;
  if (outbox !== page.outbox) return;
  if (mayBeApplied(result)) markUncertain(outbox, events.length);
  const { status, decision } = result;
  if (events.length && (status === 413 || (status === 400 && decision === "attach"))) refuse(page);
  if (!receive(page, result)) await pause(page);
}
