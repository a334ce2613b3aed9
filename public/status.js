// The state of the connection: shown by classes of the root element and announced to screen readers.

/** The milliseconds before a lost connection is shown, so that short losses are not shown. */
const noticeDelay = 1500;

/** The messages for users. */
export const messages = {
  offline: "The connection is lost. Your entries are kept and will be sent later.",
  online: "The connection is back.",
  signedOut: "You are signed out. Reload the page to go on.",
  unsent: "Your last action was not sent.",
  refused: "Something you entered is too long, and was not sent.",
  full: "Too many actions are waiting to be sent. Your last action was not kept.",
  undone: "The server was restarted, and the page has changed. Your last action was not done.",
  unsure: "The server was restarted. Check whether your last action was done.",
  gone: "This page is no longer available. Reload it to go on.",
  broken: "This page cannot be shown correctly. Reload it to go on.",
};

/** The class of the root element in each state but "online". */
const classes = {
  offline: "trellis-offline", signedOut: "trellis-signed-out", gone: "trellis-gone", broken: "trellis-gone",
};

/** The status of the page in `document`: `show(state, more)` changes it, `announce(text)` announces a text. */
export function createStatus(document) {
  const region = document.querySelector(".trellis-status");
  let shown = "online";
  let wanted = "online";
  let addition = "";
  let timer = 0;

  function announce(text) {
    if (!region) return;
    // Screen readers ignore a text that does not change.
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
