// The events of the window: focus, network, visibility, and navigation.

import { readListeners } from "./protocol.js";
import { flushOutbox, queueEvent } from "./sending.js";
import { endPoll, leaving, wake } from "./session.js";
import { leave, signOut } from "./endings.js";

/** Reports that the page shows, or that it is hidden, if its session listens to that. */
function reportVisibility(page) {
  const type = page.document.hidden ? "pagehidden" : "pagevisible";
  const reported = page.visibility ?? "pagevisible";
  if (type === reported || !readListeners(page.root.getAttribute("data-on")).has(type)) return;
  page.visibility = type;
  page.flush();
  queueEvent(page, { type, target: 1 });
}

/** Follows the window of a live page. */
export function followWindow(page) {
  const { document } = page;
  // An open poll was sent for the user before the sign-out: the next poll is sent for the current user.
  addEventListener("storage", ({ key }) => {
    if (key === signOut) page.poll?.abort(leaving);
  });
  addEventListener("focus", () => wake(page));
  addEventListener("online", () => wake(page));
  reportVisibility(page);
  document.addEventListener("visibilitychange", () => {
    reportVisibility(page);
    // A browser may end a hidden page without an event; other tabs need its connection.
    if (document.hidden) {
      page.flush();
      endPoll(page);
    }
    wake(page);
  });
  addEventListener("pagehide", ({ persisted }) => leave(page, persisted));
  addEventListener("pageshow", ({ persisted }) => {
    if (!persisted) return;
    page.shows += 1;
    const isChecked = page.owner !== "" && !page.isStopped;
    if (isChecked) document.documentElement.classList.add("trellis-checking");
    page.screen.check();
    flushOutbox(page, isChecked);
    wake(page);
  });
}
