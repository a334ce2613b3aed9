// Opens links to other pages of the site without loading a document.
//
// The server is asked before: it prepares the page when the pointer is over the link or the link gets the focus, and refuses
// addresses that the browser must load.

import { address, base } from "./address.js";
import { request } from "./session.js";

/** The milliseconds for which the pointer is over a link before its page is prepared. */
const hoverDelay = 80;
/** The milliseconds for which a click waits for the response of the server before the browser loads the document. */
const prepareTimeout = 1500;
/** The milliseconds for which a response counts; the server keeps a prepared page for 60 s. */
const answerLifetime = 30000;
/** The milliseconds after which a page that is still shown counts as staying, as after a download. */
const loadLimit = 10000;

/** The path, with the query, to which `link` leads on the site; empty if the browser must open it. */
export function pathOf(link) {
  const { origin, pathname, search, hash, target, rel } = link;
  const isOwn = origin === location.origin && pathname.startsWith(`${base()}/`);
  const isPlain = (!target || target === "_self") && !link.hasAttribute("download") && !hash && !/noreferrer|external/.test(rel);
  return isOwn && isPlain ? (pathname + search).slice(base().length) : "";
}

/** Opens the links of `page`. */
export function start(page) {
  const { document, root } = page;
  const answers = new Map();
  /** The session from which a link was opened last, and the link for which a click waits. */
  let left = "";
  let waiting = "";
  let timer = 0;
  /** The number of the user's actions outside of links. */
  let count = 0;

  const linkOf = ({ target }) => target.closest?.("a[href]");
  const isReady = () => page.isAttached && !page.isStopped && !page.failures;

  /** Whether the server has prepared the page at `path`. */
  function prepare(path) {
    const known = answers.get(path);
    if (known?.session === page.session && Date.now() - known.time < answerLifetime) return known.answer;
    const { version, owner, session } = page;
    const answer = request(page, "prepare", { version, owner, path, actions: count, screen: page.screen.current() }, prepareTimeout)
      .then(({ decision }) => decision === "nothing");
    if (answers.size > 50) answers.clear();
    answers.set(path, { session, time: Date.now(), answer });
    return answer;
  }

  function prepareLink(link) {
    const path = link && isReady() ? pathOf(link) : "";
    if (path && path !== address()) prepare(path);
  }

  /** Ends the wait for a page, because the user goes elsewhere. */
  function stopWaiting() {
    if (waiting) root.removeAttribute("data-pending");
    waiting = "";
  }

  /** Has the browser load the document at `link`. */
  function load(link) {
    setTimeout(() => root.removeAttribute("data-pending"), loadLimit);
    location.assign(link.href);
  }

  async function follow(event) {
    const link = linkOf(event);
    // The first click has opened the link, or the link that was at this place.
    if (link && event.detail > 1) return event.preventDefault();
    const isElsewhere = event.button || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
    if (!link || event.defaultPrevented || isElsewhere || !isReady()) return;
    const path = pathOf(link);
    if (!path) return stopWaiting();
    // A second press must not load the page that the first one opens.
    if (path === address() ? left === page.session : waiting === path) return void event.preventDefault();
    stopWaiting();
    if (path === address()) return;
    event.preventDefault();
    waiting = path;
    root.setAttribute("data-pending", "");
    const isPrepared = await prepare(path);
    if (waiting !== path) return;
    waiting = "";
    if (!isPrepared || page.isStopped || !page.history.open(path)) return load(link);
    left = page.session;
    // A repeated attach has the same number.
    page.actions = count;
    answers.clear();
  }

  /** Pages that were prepared before an action may not show its result. */
  function countAction({ target }) {
    if (target.closest?.("a[href]")) return;
    count += 1;
    answers.clear();
  }

  for (const type of ["click", "submit", "change", "drop", "paste"]) document.addEventListener(type, countAction, true);
  document.addEventListener("pointerover", (event) => {
    clearTimeout(timer);
    const link = linkOf(event);
    if (link) timer = setTimeout(() => prepareLink(link), hoverDelay);
  });
  document.addEventListener("pointerdown", (event) => prepareLink(event.button ? null : linkOf(event)));
  document.addEventListener("focusin", (event) => prepareLink(linkOf(event)));
  document.defaultView.addEventListener("popstate", stopWaiting);
  // After the listeners of the page, which may have handled the click.
  document.defaultView.addEventListener("click", follow);
}
