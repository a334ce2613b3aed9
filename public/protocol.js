// The decisions of the client, without a browser: what to apply, what to send, when to try again.
//
// docs/PROTOCOL.md teaches the protocol by example; Tests/Client tests this file with Node.

/** Which of the `batches` of an answer to apply after batch `applied`, and whether one is missing. */
export function planBatches(applied, batches) {
  const apply = [];
  for (const [number, operations, kind] of batches) {
    const isNext = number === applied + 1 || (kind === "reset" && number > applied);
    if (isNext) {
      apply.push({ number, operations, isReset: kind === "reset" });
      applied = number;
    } else if (number > applied) {
      return { apply, applied, gap: true };
    }
  }
  return { apply, applied, gap: false };
}

/** The events of a tab on their way to the server, numbered from 1, kept until they are done. */
export function createOutbox() {
  return { first: 1, events: [], sent: 0, limit: 64 };
}

/** Adds an event and returns its number; a state of the screen takes the place of an unsent one. */
export function addEvent(outbox, event) {
  const last = outbox.events.length - 1;
  if (event.type === "screen" && last >= outbox.sent && outbox.events[last]?.type === "screen") {
    outbox.events[last] = event;
  } else {
    outbox.events.push(event);
  }
  return outbox.first + outbox.events.length - 1;
}

/**
 * What to send next, from the oldest event that is not known to be done: as many as the server takes at
 * once, which is so many characters of JSON, but always one.
 */
export function takeEvents(outbox, room = 30000, measure = (text) => text.length, limit = outbox.limit) {
  let count = 0;
  for (const event of outbox.events.slice(0, limit)) {
    room -= measure(JSON.stringify(event));
    if (count && room < 0) break;
    count += 1;
  }
  const events = outbox.events.slice(0, count);
  outbox.sent = Math.max(outbox.sent, events.length);
  return { first: outbox.first, events };
}

/**
 * What to say when the page is put away, in requests that outlive it, the first of them that the browser
 * takes: events that are not known to be done, and that the tab leaves, unless the browser keeps the page.
 * Browsers take 64 KB, and the server 1,000 events of a tab that leaves.
 */
export function farewells(outbox, isKept) {
  const encoder = new TextEncoder();
  const limit = isKept || outbox.limit === 1 ? outbox.limit : 1000;
  const rest = takeEvents(outbox, 60000, (text) => encoder.encode(text).length + 1, limit);
  const all = [{ verb: isKept ? "event" : "leave", rest }, { verb: "leave", rest: {} }];
  return all.slice(rest.events.length ? 0 : 1, isKept ? 1 : 2);
}

/** Drops what the server says to have done; `done` never goes back. */
export function acknowledgeEvents(outbox, done) {
  const count = Math.min(Math.max(0, done - outbox.first + 1), outbox.events.length);
  outbox.events.splice(0, count);
  outbox.first += count;
  if (count) outbox.limit = 64;
  outbox.sent = Math.max(0, outbox.sent - count);
}

/**
 * The server takes none of what was sent. Of several events each is tried by itself; one that is refused
 * by itself is given up, so that it does not hold up the others. Returns whether one was.
 */
export function refuseEvents(outbox) {
  const isAlone = outbox.limit === 1;
  outbox.limit = isAlone ? 64 : 1;
  if (!isAlone || !outbox.events.length) return false;
  outbox.events.shift();
  outbox.sent = Math.max(0, outbox.sent - 1);
  return true;
}

/** Milliseconds before trying again after `failures` in a row: full jitter below a growing bound. */
export function backoff(failures, random = Math.random()) {
  return Math.round(Math.min(10000, 250 * 2 ** Math.min(failures, 10)) * random);
}

/** What an answer's status asks for. A redirect is a proxy that wants its user to sign in again. */
export function decide(status, isRedirect = false) {
  if (isRedirect || status === 401 || status === 403) return "signedOut";
  if (status === 200) return "apply";
  if (status === 204) return "nothing";
  if (status === 410) return "move";
  if (status === 400 || status === 404) return "attach";
  return "retry";
}

/** The wait before trying again: what the server asks for and up to a second at random, else the backoff. */
export function retryDelay(failures, retryAfter, random = Math.random()) {
  const seconds = Number(retryAfter);
  if (retryAfter && seconds >= 0) return Math.min(seconds, 60) * 1000 + Math.round(1000 * random);
  return backoff(failures, random);
}

/** Reads `click keydown:d150,t100,p,s,v,o,x,f,k=Enter|Escape` into options by event. */
export function readListeners(words) {
  const listeners = new Map();
  for (const word of (words ?? "").split(" ").filter(Boolean)) {
    const colon = word.indexOf(":");
    const name = colon < 0 ? word : word.slice(0, colon);
    const options = { debounce: 0, throttle: 0, flags: "", keys: null };
    for (const part of colon < 0 ? [] : word.slice(colon + 1).split(",")) {
      if (/^d\d+$/.test(part)) options.debounce = Number(part.slice(1));
      else if (/^t\d+$/.test(part)) options.throttle = Number(part.slice(1));
      else if (part.startsWith("k=")) options.keys = part.slice(2).split("|").map(decodeURIComponent);
      else options.flags += part;
    }
    listeners.set(name, options);
  }
  return listeners;
}

/**
 * The screen as a cookie, so that the next page's first HTML fits: `1280x800@2+15-dm`. The width in it is
 * that of the window. `made` is what public/screen.js found when the page was loaded: the width of a
 * scroll bar, 0 where it takes none, and `h` if the browser's hints are wrong. `innerWidth` is with the
 * scroll bar that shows now.
 */
export function screenCookie(screen, made, innerWidth, isSecure) {
  const measured = Number(/\+([\d.]+)/.exec(made)?.[1] ?? 0);
  const shown = innerWidth - screen.width;
  const isShown = measured > 0 && shown > 0 && shown < 2 * measured + 1;
  const bar = isShown ? shown : measured;
  const flags = (screen.dark ? "d" : "") + (screen.reducedMotion ? "m" : "") + (/-\w*h/.test(made) ? "h" : "");
  const value = `${screen.width + (isShown ? shown : 0)}x${screen.height}@${screen.pixelRatio}`
    + (bar ? `+${bar}` : "") + (flags ? `-${flags}` : "");
  return `trellis-viewport=${value};path=/;max-age=31536000;samesite=lax${isSecure ? ";secure" : ""}`;
}
