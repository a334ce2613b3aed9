// The queue of a tab's events for the server: numbered, coalesced, bounded.

/** The functions of splices.js, which make changes of values, as soon as the module is loaded. */
let splices = null;

/** Sends the values of events that are added from now on as changes. `module` has the functions of splices.js. */
export function useSplices(module, outbox) {
  splices = module;
  outbox.firstSplice = outbox.first + outbox.events.length;
}

/** Records the field of an event, before the event is queued. */
export function recordField(...all) {
  splices?.recordField(...all);
}

/** Events that browsers fire continuously; of those that wait, only the newest is useful. */
export const continuous = new Set(["pointermove", "scroll", "wheel"]);

/**
 * The maximum number of waiting continuous events, and of all waiting events: as many as the server accepts at once.
 */
const continuousLimit = 256;
const limit = 1000;
/** Characters of JSON in one request; beyond, waiting values of one field are merged. */
const requestBudget = 30000;
/** Bytes that browsers send for a closing page: 64 KB, less the header of the request. */
const beaconLimit = 60000;

/**
 * The events of a tab, numbered from 1, kept until they are done. The first `sent` of them were in a request; the
 * first `uncertain` were in a request without a response, so that the server may have applied them. `base` is the last
 * done event whose value the next event can change. Values of events before number `firstSplice` are sent whole.
 */
export function createOutbox() {
  return { first: 1, events: [], sent: 0, uncertain: 0, limit: 64, base: null, firstSplice: 0 };
}

// ── Adding ───────────────────────────────────────────────────────────────────────────────────────

/**
 * Adds an event and returns its number, or 0 if too many wait. The event replaces an unsent one that it makes
 * obsolete, unless an event of another kind is between the two.
 */
export function addEvent(outbox, event) {
  const { events, first } = outbox;
  const place = replaceable(outbox, event);
  if (place >= 0) {
    events[place] = merge(events[place], event);
    return first + place;
  }
  if (events.length >= (continuous.has(event.type) ? continuousLimit : limit)) return 0;
  events.push(event);
  return first + events.length - 1;
}

/** The index of the unsent event that `event` makes obsolete, or -1. */
function replaceable(outbox, event) {
  const { events, sent } = outbox;
  const isTyped = event.type === "input" && typeof event.value === "string";
  if (!continuous.has(event.type) && event.type !== "screen" && !isTyped) return -1;
  for (let index = events.length - 1; index >= sent; index -= 1) {
    const { type, target } = events[index];
    if (type === event.type && target === event.target) {
      return !isTyped || weight(events) > requestBudget ? index : -1;
    }
    if (!continuous.has(type)) return -1;
  }
  return -1;
}

/** The newer of two events; wheel offsets are added. */
export function merge(older, newer) {
  if (newer.type !== "wheel") return newer;
  const sum = (name) => rounded((older[name] ?? 0) + (newer[name] ?? 0));
  return { ...newer, scrollLeft: sum("scrollLeft"), scrollTop: sum("scrollTop") };
}

/** A length rounded to a hundredth of a px. */
export function rounded(length) {
  return Math.round(length * 100) / 100;
}

/** The approximate size of the events in characters. */
function weight(events) {
  return events.reduce((sum, { value }) => sum + 80 + (value?.length ?? 0), 0);
}

// ── Sending ──────────────────────────────────────────────────────────────────────────────────────

/** The events as they are sent: a value is a change of the one before it. `isLast` is the last request of a page. */
function* messagesOf({ first, events, base, limit: maxCount, firstSplice }, isLast) {
  for (const [index, event] of events.entries()) {
    // After a refusal the value is sent whole, as the server may not have the value that it changes.
    const isWhole = maxCount === 1;
    const message = splices && first + index >= firstSplice ? splices.spliced(event, isWhole ? null : base, !isWhole && !isLast) : event;
    if (message !== event) base = { number: first + index, value: event.value };
    yield message;
  }
}

/**
 * The events to send next, from the oldest unconfirmed one: as many as fit into the server's limit of characters of
 * JSON, but at least one.
 */
export function nextEvents(
  outbox, budget = requestBudget, measure = (text) => text.length, maxCount = outbox.limit, isLast = false,
) {
  const events = [];
  for (const message of messagesOf(outbox, isLast)) {
    budget -= measure(JSON.stringify(message));
    if (events.length === maxCount || (events.length && budget < 0)) break;
    events.push(message);
  }
  outbox.sent = Math.max(outbox.sent, events.length);
  return { first: outbox.first, events };
}

const encoder = new TextEncoder();
const bytes = (text) => encoder.encode(text).length + 1;

/**
 * The requests that outlive a page that is being left; the browser accepts the first ones that fit. They contain the
 * unconfirmed events and, unless the browser keeps the page, the leave request.
 */
export function unloadRequests(outbox, isKept) {
  const maxCount = isKept || outbox.limit === 1 ? outbox.limit : limit;
  const body = nextEvents(outbox, beaconLimit, bytes, maxCount, true);
  const all = [{ endpoint: isKept ? "event" : "leave", body }, { endpoint: "leave", body: {} }];
  return all.slice(body.events.length ? 0 : 1, isKept ? 1 : 2);
}

/** Whether waiting events could not be delivered if the page closed now; `isLost` means that no request arrives. */
export function wouldLose(outbox, isLost) {
  if (!outbox.events.some(({ type }) => isAction(type) || isEntry(type))) return false;
  return isLost || [...messagesOf(outbox, true)].reduce((sum, one) => sum + bytes(JSON.stringify(one)), 0) > beaconLimit;
}

// ── Responses ────────────────────────────────────────────────────────────────────────────────────

/** Drops the events that the server has confirmed; `done` never decreases. */
export function confirmEvents(outbox, done) {
  const count = Math.min(Math.max(0, done - outbox.first + 1), outbox.events.length);
  outbox.events.splice(0, count).forEach((event, index) => {
    const number = outbox.first + index;
    if (number >= outbox.firstSplice && splices?.isSpliced(event)) outbox.base = { number, value: event.value };
  });
  outbox.first += count;
  if (count) outbox.limit = 64;
  outbox.sent = Math.max(0, outbox.sent - count);
  outbox.uncertain = Math.max(0, outbox.uncertain - count);
}

/** Records that a request with the first `count` events got no response of the server. */
export function markUncertain(outbox, count) {
  outbox.uncertain = Math.max(outbox.uncertain, count);
}

/**
 * Handles the refusal of a request. Of several events each is then sent alone; an event that is refused alone is
 * dropped, so that it does not block the others. Returns whether one was dropped.
 */
export function refuseEvents(outbox) {
  const isAlone = outbox.limit === 1;
  outbox.limit = isAlone ? 64 : 1;
  if (!isAlone || !outbox.events.length) return false;
  outbox.events.shift();
  outbox.sent = Math.max(0, outbox.sent - 1);
  outbox.uncertain = Math.max(0, outbox.uncertain - 1);
  return true;
}

// ── A session that is replaced ───────────────────────────────────────────────────────────────────

/** Events that request an action of the server. */
export const actions = new Set(("click dblclick contextmenu submit reset keydown keyup drop paste cut copy "
  + "dragstart dragend").split(" "));

/** Whether an event of this type requests an action of the server. */
export function isAction(type) { return actions.has(type); }

/** Whether an event of this type reports the value of a field; the value is preserved with the field. */
function isEntry(type) { return type === "input" || type === "change"; }
