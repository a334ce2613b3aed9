// The decisions of the client about batches, responses and retries. This file needs no browser.
//
// docs/PROTOCOL.md has examples of the protocol; Tests/Client tests this file with Node.

/** Whether a batch is a reset (a whole tree). */
export const isReset = ([, , kind]) => kind === "reset";

/** The `batches` of a response to apply after batch `applied`: those without a gap before them. */
export function planBatches(applied, batches) {
  const plan = [];
  for (const batch of batches) {
    const [number] = batch;
    if (number <= applied) continue;
    if (number > applied + 1 && !isReset(batch)) break;
    plan.push(batch);
    applied = number;
  }
  return plan;
}

/** Milliseconds before the next try after `failures` in a row: full jitter below a growing bound. */
export function backoff(failures, random = Math.random()) {
  return Math.round(Math.min(10000, 250 * 2 ** Math.min(failures, 10)) * random);
}

/**
 * The decision for the status of a response. A redirect comes from a proxy that requires another sign-in. `isOwn` means
 * that the response has the mark of Trellis: 403 with it refuses the origin of the page, whoever its user is. 400 and 404
 * are valid only with it, because a proxy may send them while the server is replaced.
 */
export function decide(status, isRedirect = false, isOwn = true) {
  if (status === 403 && isOwn) return "foreign";
  if (isRedirect || status === 401 || status === 403) return "signedOut";
  if (status === 200) return "apply";
  if (status === 204) return "nothing";
  if (isOwn && (status === 400 || status === 404)) return "attach";
  return "retry";
}

/**
 * Records in `names` the name of the server that has answered. Returns whether another server has answered since its last
 * answer: a restarted server has a new name, so these servers answer in turn, and do not share their sessions.
 */
export function isSplit(names, name) {
  if (!name || name === names.at(-1)) return false;
  const place = names.indexOf(name);
  if (place >= 0) names.splice(place, 1);
  names.push(name);
  return place >= 0;
}

/** Whether the server may have applied the events of a request without confirming them. */
export function mayBeApplied({ decision, status, isOwn }) {
  const isRefused = status === 413 || status === 429 || (status === 503 && isOwn);
  return decision === "retry" && !isRefused;
}

/**
 * Records the time `now`, in milliseconds, of a patch that did not fit the page. Returns whether the page may request a reset:
 * at most five a minute, so that a tree that never fits does not cause endless requests.
 */
export function mayReset(rejectedPatches, now) {
  rejectedPatches.push(now);
  if (rejectedPatches.length > 6) rejectedPatches.shift();
  return rejectedPatches.length < 6 || now - rejectedPatches[0] > 60000;
}

/** Milliseconds before a retry: the time in `Retry-After` plus up to a random second, otherwise the backoff. */
export function retryDelay(failures, retryAfter, random = Math.random()) {
  const seconds = Number(retryAfter);
  if (retryAfter && seconds >= 0) return Math.min(seconds, 60) * 1000 + Math.round(1000 * random);
  return backoff(failures, random);
}

/** Parses `click keydown:d150,t100,p,s,v,o,x,f,c,e=button|buttons,k=Enter|Escape` into options by event. */
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
      else if (part.startsWith("e=")) options.fields = part.slice(2).split("|");
      else options.flags += part;
    }
    listeners.set(name, options);
  }
  return listeners;
}

/** A cookie for all pages of this site, which is below the path `base`. */
export function cookie(name, value, isSecure, base) {
  return `${name}=${value};path=${base || "/"};max-age=31536000;samesite=lax${isSecure ? ";secure" : ""}`;
}

/**
 * The screen as a cookie, so that the next page's first HTML fits: `1280x800@2*1.25+15-dm`. Its width is the width
 * of the window. `made` is the result of public/screen.js when the page was loaded: the width of a scroll bar, or 0 if it
 * overlays the page, and `h` if the browser's hints are wrong. `innerWidth` includes the current scroll bar.
 */
export function screenCookie(screen, made, innerWidth, isSecure, base) {
  const measured = Number(/\+([\d.]+)/.exec(made)?.[1] ?? 0);
  const shown = innerWidth - screen.width;
  const isShown = measured > 0 && shown > 0 && shown < 2 * measured + 1;
  const bar = isShown ? shown : measured;
  const flags = (screen.dark ? "d" : "") + (screen.reducedMotion ? "m" : "") + (screen.touch ? "t" : "")
    + (/-\w*h/.test(made) ? "h" : "");
  const value = `${screen.width + (isShown ? shown : 0)}x${screen.height}@${screen.pixelRatio}`
    + (screen.textScale ? `*${screen.textScale}` : "") + (bar ? `+${bar}` : "") + (flags ? `-${flags}` : "");
  return cookie("trellis-viewport", value, isSecure, base);
}

/** Whether all requests of a page share one connection; `protocol` is an ALPN name, such as `h2`. */
export const isMultiplexed = (protocol) => /^h[23]/.test(protocol ?? "");

/** A random name for a tab. */
export function randomName() {
  return [...crypto.getRandomValues(new Uint8Array(8))].map((byte) => byte.toString(16)).join("-");
}
