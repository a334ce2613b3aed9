// The state of the connection: shown by classes of the root element and announced to screen readers.

import { localized, readTexts } from "./texts.js";

/** The milliseconds before the notice of a lost connection, so that short losses are not shown. */
const noticeDelay = 1500;

/** The names of the texts for users. */
export const messages = {
  offline: "connectionLost", online: "connectionBack", several: "severalServers", signedOut: "signedOut",
  foreign: "addressRefused", unsent: "actionNotSent",
  refused: "entryTooLong", full: "tooManyActions", undone: "actionNotDone", uncertain: "actionInDoubt",
  gone: "pageIsGone", broken: "pageIsBroken",
};

/** The class of the root element in each state but "online". */
const classes = {
  offline: "trellis-offline", several: "trellis-offline", signedOut: "trellis-signed-out", gone: "trellis-gone",
  broken: "trellis-gone", foreign: "trellis-gone",
};

/**
 * The status of the page in `document`: `show(state, more)` changes it, where `more` is the name of another text;
 * `announce(text, isUrgent)` announces a text, an urgent one at once.
 */
export function createStatus(document) {
  const region = document.querySelector(".trellis-status");
  let shown = "online";
  let wanted = "online";
  let addition = "";
  let timer = 0;

  readTexts(region);

  function announce(text, isUrgent = false) {
    if (!region) return;
    region.setAttribute("aria-live", isUrgent ? "assertive" : "polite");
    // Screen readers ignore a text that does not change.
    region.textContent = region.textContent === text ? `${text}\u00A0` : text;
  }

  function update() {
    if (shown === wanted) return;
    shown = wanted;
    const { classList } = document.documentElement;
    classList.remove(...Object.values(classes));
    if (classes[shown]) classList.add(classes[shown]);
    announce([messages[shown], addition].filter(Boolean).map((name) => localized(name)).join(" "));
  }

  function show(state, more = "") {
    if (state === wanted) return;
    wanted = state;
    addition = more;
    clearTimeout(timer);
    timer = setTimeout(update, state === "offline" ? noticeDelay : 0);
  }

  return { announce, show };
}
