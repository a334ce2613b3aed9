// The state of the connection: shown by classes of the root element and announced to screen readers.

/** A lost connection is shown after this many milliseconds, so that short losses disturb nobody. */
const noticeDelay = 1500;

/** The messages that users read. */
export const messages = {
  offline: "The connection is lost. What you enter is kept and sent later.",
  online: "The connection is back.",
  signedOut: "You are signed out. Reload the page to go on.",
  unsent: "What you did last was not sent.",
  refused: "Something you entered is too long, and was not sent.",
  full: "Too much waits to be sent. What you did last is not kept.",
  undone: "The server was started again. What you did last was not done, as the page is another one now.",
  unsure: "The server was started again. Check whether what you did last was done.",
  gone: "This page is no longer available. Reload it to go on.",
  broken: "This page cannot be shown as it is now. Reload it to go on.",
};

/** The class of the root element in each state but "online". */
const classes = {
  offline: "trellis-offline", signedOut: "trellis-signed-out", gone: "trellis-gone", broken: "trellis-gone",
};

/** The status of the page in `document`: `show(state, more)` changes it, `announce(text)` reads a text aloud. */
export function createStatus(document) {
  const region = document.querySelector(".trellis-status");
  let shown = "online";
  let wanted = "online";
  let addition = "";
  let timer = 0;

  function announce(text) {
    if (!region) return;
    // Screen readers pass over a text that stays the same.
    region.textContent = region.textContent === text ? `${text}\u00A0` : text;
  }

  function update() {
    if (shown === wanted) return;
    shown = wanted;
    const { classList } = document.documentElement;
    classList.remove(...Object.values(classes));
    if (classes[shown]) classList.add(classes[shown]);
    announce([messages[shown], addition].filter(Boolean).join(" "));
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
