// The client of Trellis, modules without a build step. This file connects the parts of a live page.
//
// session.js, polling.js, sending.js, responses.js and endings.js exchange requests with the server; patch.js applies
// patches, elements.js serves the application's own elements, events.js listens to the page, outbox.js queues events,
// pending.js marks their elements, fields.js reads fields, scrolling.js follows the history, window.js the window,
// viewport.js the screen, status.js shows the state of the connection, protocol.js makes decisions. features.js and
// loading.js load the modules that not every page needs at its start.

import { listen } from "./events.js";
import { createFeatures, createLazyNotices, createLazyReplacement } from "./features.js";
import { reportMissedEntries } from "./fields.js";
import { loadModule } from "./loading.js";
import { createOutbox } from "./outbox.js";
import { createState, numberTree } from "./patch.js";
import { createPending } from "./pending.js";
import { run } from "./polling.js";
import { isMultiplexed, randomName } from "./protocol.js";
import { followHistory } from "./scrolling.js";
import { send, queueEvent } from "./sending.js";
import { createConnection } from "./session.js";
import { createStatus } from "./status.js";
import { watchUnload } from "./endings.js";
import { followScreen } from "./viewport.js";
import { followWindow } from "./window.js";

/** The parts of the page in `root`, which the modules share. */
function createPage(root, sheet) {
  const { document } = root.ownerDocument.defaultView;
  const meta = (name) => document.querySelector(`meta[name="trellis-${name}"]`)?.content ?? "";
  const state = createState(root, sheet);
  const page = {
    root, document, state, tab: randomName(),
    version: meta("version"), owner: meta("owner"),
    ...createConnection(meta("session"), numberTree(state) !== Number(meta("elements"))),
    outbox: createOutbox(), pending: createPending(state), status: createStatus(document),
    leases: null,
  };
  const sendFrom = (element, event) => send(page, element, event);
  state.blocksSubmit = (form) => page.notices.requireDecision(form);
  page.notices = createLazyNotices(root, (row) => page.replacement.enterKept(row));
  Object.assign(page, listen(state, sendFrom));
  page.replacement = createLazyReplacement(page, sendFrom);
  page.screen = followScreen(document, () => meta("screen"), (screen) => {
    state.reducedMotion = screen.reducedMotion;
    queueEvent(page, { type: "screen", screen });
  });
  page.history = followHistory(state, page.tab, (path, type) => {
    // What was typed belongs to the address before.
    page.flush();
    return queueEvent(page, { type, path });
  });
  return page;
}

/** Makes the page live; the server rendered `root`. */
export function start(root, sheet) {
  const page = createPage(root, sheet);
  const { state, document } = page;
  state.announce = page.status.announce;
  state.report = (animation) => queueEvent(page, { type: "finish", animation });
  state.reducedMotion = page.screen.current().reducedMotion;
  followWindow(page);
  // This listener runs after those of `listen`, which queue events; it captures, because a listener may stop the
  // event.
  document.addEventListener("input", () => watchUnload(page), true);
  const begin = (loading) => loading.then(({ start }) => start(page)).catch(console.warn);
  const first = (type, load) => document.addEventListener(type, () => begin(load()), { capture: true, once: true });
  begin(loadModule("./anchors.js"));
  first("selectionchange", () => loadModule("./copying.js"));
  setTimeout(() => begin(loadModule("./presses.js")), 1000);
  state.features = createFeatures(page);
  reportMissedEntries(state, null, false);
  page.early = document.trellisEarly?.() ?? [];
  const early = page.early.length && begin(state.features.ready.then(() => loadModule("./early.js", 3)));
  const keepFocus = () => loadModule("./focus.js");
  document.activeElement === document.body ? first("focusin", keepFocus) : begin(keepFocus());
  begin(loadModule("./splices.js"));
  if (root.querySelector("img[data-on]")) begin(loadModule("./images.js"));
  // Polls that wait are limited, unless all requests share one connection, as over HTTP/2. Until the module is loaded, and if
  // it cannot be, polls are brief.
  if (!isMultiplexed(performance.getEntriesByType("navigation")[0]?.nextHopProtocol)) {
    page.leases = { acquire: () => Infinity, release() {} };
    begin(loadModule("./leases.js"));
  }
  early ? early.then(() => run(page)) : run(page);
}

if (globalThis.document) {
  const root = document.querySelector("[data-trellis]");
  const sheet = document.querySelector("style[data-trellis-sheet]")?.textContent;
  if (root && document.querySelector('meta[name="trellis-session"]')) start(root, sheet);
}
