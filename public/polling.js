// The loop of a page: attach, then one poll at a time, with a lease if connections are few.

import { address } from "./address.js";
import { flushOutbox, queueEvent, requestLimit } from "./sending.js";
import { leaving, pause, request } from "./session.js";
import { receive, recover } from "./responses.js";
import { load, reload, stop } from "./endings.js";

/** The milliseconds after which a waiting poll is treated as lost. */
const pollLimit = 35000;

/** The milliseconds between two polls of a tab without a lease. */
const briefPause = 2000;

/** The milliseconds until a poll may stay open; `Infinity` if this tab has no lease. */
function claim({ leases, document }) {
  return leases?.acquire(document.hasFocus()) ?? 0;
}

/** Renews the lease of the open poll; without a lease the poll ends. */
export function keepLease(page) {
  if (page.isPollWaiting && claim(page) > 0) page.poll.abort(leaving);
}

/** Attaches to the session, or to a new one if it has ended. */
async function attach(page) {
  // A current request may deliver an event to the previous session; its response shows the result.
  await page.request;
  const { version, owner, session, outbox: { first, events } } = page;
  const path = address();
  const result = await request(page, "attach", {
    version, owner, path, screen: page.screen.current(), next: first + events.length, move: page.isMove || undefined,
    actions: page.actions,
  }, requestLimit);
  page.isElsewhere = path !== address();
  if (result.body?.reload) return reload(page, result.body.version);
  if (result.decision === "attach") return page.isMove ? load(page, location.href) : stop(page, "gone");
  if (!receive(page, result)) return;
  page.isAttached = true;
  page.replacement.enterStored();
  // The user went to another entry of the history during the request, and the event for the previous session is dropped.
  if (page.isElsewhere && page.session !== session) queueEvent(page, { type: "open", path: address() });
  page.isElsewhere = false;
  flushOutbox(page);
}

/** Attaches and polls until the page stops. */
export async function run(page) {
  while (!page.isStopped) {
    try { await attachOrPoll(page); } catch (error) { await recover(page, error); }
  }
}

async function attachOrPoll(page) {
  // A hidden page needs its session only for what its user did.
  while (page.document.hidden && (page.isAttached || !page.outbox.events.length)) await pause(page, 3600000);
  if (page.isStopped) return;
  claim(page);
  if (!page.isAttached) await attach(page);
  if (page.isStopped) return;
  // A poll stays open for long, so its response does not show soon that the connection is back.
  if (page.failures > 0) await flushOutbox(page, true);
  if (page.isAttached) await poll(page);
  else await pause(page);
}

/** One poll and the pause after it, or the pause until the lease is valid. */
async function poll(page) {
  if (page.document.hidden) return;
  const wait = claim(page);
  if (wait && wait < Infinity) return pause(page, wait);
  page.poll = new AbortController();
  page.isPollWaiting = wait === 0;
  const body = { poll: page.polls += 1, brief: wait > 0 || undefined };
  const result = await request(page, "poll", body, wait ? requestLimit : pollLimit, page.poll);
  page.poll = null;
  page.isPollWaiting = false;
  const isWell = receive(page, result);
  if (page.isStopped || (isWell && !wait)) return;
  // The tab may have got a lease since.
  await pause(page, isWell ? Math.min(briefPause, claim(page)) : page.delay);
}
