// The ends of a page: it stops, its document is loaded again, or its user leaves it.

import { createOutbox, unloadRequests, wouldLose } from "./outbox.js";
import { endPoll, sendBeacon } from "./session.js";
import { messages } from "./status.js";

/** The entry of `localStorage` by which a tab tells the other tabs that the user is signed out. */
export const signOut = "trellis-signed-out";

/** Ends all requests of the page, forgets its events, and shows the reason. */
export function stop(page, reason) {
  page.flush();
  const isUnsent = wouldLose(page.outbox, true);
  page.isStopped = true;
  endPoll(page);
  page.pending.removeAll();
  page.outbox = createOutbox();
  page.notices.clear();
  page.status.show(reason, isUnsent ? messages.unsent : "");
  if (reason !== "signedOut") return;
  // The next user of this device must not see the page of the user who is signed out.
  page.root.replaceChildren();
  page.document.title = "";
  try {
    localStorage.setItem(signOut, `${page.tab} ${Date.now()}`);
  } catch { /* A browser may keep nothing. */ }
}

/** Loads the page at the address that the address bar shows. */
export function load(page, address) {
  page.isStopped = true;
  // A reload of the same address would bring the entries of this document to the next one.
  history.replaceState(null, "", "/_trellis/");
  location.replace(address);
}

/** Loads the page of another version of the server: once a version, as the version may not help. */
export function reload(page, version) {
  const key = "trellis-reloaded";
  // Without storage the page could not know that it was reloaded, and would reload for ever.
  try {
    if (sessionStorage.getItem(key) !== version) {
      sessionStorage.setItem(key, version);
      if (page.replacement.store(page.outbox)) {
        page.isStopped = true;
        return void location.reload();
      }
    }
  } catch { /* A browser may keep nothing. */ }
  stop(page, "gone");
}

// ── Leaving ─────────────────────────────────────────────────────────────────────────────────────────

/** Listens to `beforeunload` only while events wait: some browsers cache no page that listens to it. */
export function watchLeaving(page) {
  page.askBeforeLeaving ??= (event) => {
    page.flush();
    // The browser asks whether to leave while queued events could not be delivered.
    if (!page.isStopped && wouldLose(page.outbox, page.failures > 0)) event.preventDefault();
  };
  const isNeeded = page.outbox.events.length || page.isWaiting();
  (isNeeded ? addEventListener : removeEventListener)("beforeunload", page.askBeforeLeaving);
}

/** Sends the events that wait, and that the tab leaves unless the browser keeps the page (`isKept`). */
export function leave(page, isKept) {
  // A page that has stopped sends nothing: another user may have signed in.
  if (page.isStopped) return;
  page.flush();
  page.trail.store();
  endPoll(page);
  unloadRequests(page.outbox, isKept).some(({ verb, rest }) => sendBeacon(page, verb, rest));
}
