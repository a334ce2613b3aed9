// The end of a page: it stops, its document is reloaded, or its user leaves it.

import { createOutbox, unloadRequests, wouldLose } from "./outbox.js";
import { base } from "./address.js";
import { endPoll, sendBeacon } from "./session.js";
import { messages } from "./status.js";

/** The `localStorage` entry by which the other tabs find that the user has signed out. */
export const signOut = "trellis-signed-out";

/** Ends all requests of the page, drops its events, and shows the reason. */
export function stop(page, reason) {
  page.flush();
  const isUnsent = wouldLose(page.outbox, true);
  page.isStopped = true;
  endPoll(page);
  page.pending.removeAll();
  page.outbox = createOutbox();
  // The next user of this device must not see the page or the entries of the user who signed out.
  if (reason === "signedOut") page.notices.clear();
  else page.notices.detach();
  page.status.show(reason, isUnsent ? messages.unsent : "");
  page.notices.offer();
  if (reason !== "signedOut") return;
  page.root.replaceChildren();
  page.document.title = "";
  // Storage may be unavailable.
  try {
    localStorage.setItem(signOut, `${page.tab} ${Date.now()}`);
  } catch {}
}

/** Loads the page at the current address. The entries are kept for the next page of the same user, unless the tab moves. */
export async function load(page, address) {
  page.isStopped = true;
  // Without the module the page is loaded nevertheless: its user may no longer see it.
  if (!page.isMove) await page.replacement.load()
    .then(({ store }) => store(page.outbox, true), () => {});
  // A reload of the same address would restore the fields of this document in the next one.
  history.replaceState(null, "", `${base()}/_trellis/`);
  location.replace(address);
}

/** Reloads the page for another version of the server: once for each version, as the reload may not help. */
export async function reload(page, version) {
  const key = "trellis-reloaded";
  // Without storage the page could not detect that it was reloaded, and would reload without end.
  try {
    if (sessionStorage.getItem(key) !== version) {
      sessionStorage.setItem(key, version);
      // A page that was just loaded may lack the module, which the new server may not have.
      const isKept = await page.replacement.load()
        .then(({ store }) => store(page.outbox), () => !page.outbox.events.length);
      if (isKept) {
        page.isStopped = true;
        return location.reload();
      }
    }
  } catch {}
  stop(page, "gone");
}

// ── Leaving ─────────────────────────────────────────────────────────────────────────────────────────

/** Listens to `beforeunload` only while events wait: some browsers do not cache a page that listens to it. */
export function watchUnload(page) {
  page.unloadGuard ??= (event) => {
    page.flush();
    // The browser requests a confirmation before leaving if queued events could not be delivered.
    if (!page.isStopped && wouldLose(page.outbox, page.failures > 0)) event.preventDefault();
  };
  (page.outbox.events.length || page.isWaiting() ? addEventListener : removeEventListener)("beforeunload", page.unloadGuard);
}

/** Sends the waiting events and, unless the browser keeps the page (`isKept`), the leave request. */
export function leave(page, isKept) {
  // A stopped page sends nothing: another user may have signed in.
  if (page.isStopped) return;
  page.flush();
  page.history.store();
  endPoll(page);
  unloadRequests(page.outbox, isKept).some(({ endpoint, body }) => sendBeacon(page, endpoint, body));
}
