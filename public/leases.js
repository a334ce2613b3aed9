// Leases: they limit the tabs of a browser that keep a poll open. This file decides, without a browser; polling.js
// acts. Tests/Client tests it with a simulated store and clock.
//
// Over HTTP/1.1 a browser opens six connections to a host, shared by all its tabs. Waiting polls may take four of
// them, so that documents, files and events always have a free one. A lease is an entry in one of four slots of a store
// that all tabs of the origin share (localStorage). A tab without a lease polls briefly, every two seconds.
//
// The store has no transactions. If two tabs claim one slot at the same time, both write, and the later write
// remains. So a claim is valid only after `settleTime` milliseconds, if the tab's entry is still there.

import { keepLease } from "./polling.js";
import { randomName } from "./protocol.js";
import { wake } from "./session.js";

/** The number of polls that may wait at the same time, over all tabs of the origin. */
export const slotCount = 4;
/** Milliseconds between two renewals of a lease. */
export const renewal = 4000;

/** Milliseconds without a renewal after which a lease is void, because its tab has crashed. */
const expiry = 12000;
/** Milliseconds after which another tab may take the lease of a window without focus. */
const minimumTerm = 30000;
/** Milliseconds for which a tab that lost its lease takes none from another tab, so that other tabs come first. */
const cooldown = 3 * minimumTerm;
/** Milliseconds after which a claim is valid: more than twice the time in which a write reaches the other tabs. */
const settleTime = 100;

/** The leases of one tab. `name` is a random text; `store` has `read(slot)` and `write(slot, text)`. */
export function createLeases(store, name, now = Date.now, random = Math.random) {
  const start = Math.floor(random() * slotCount);
  let slot = -1;
  let since = 0;
  /** Whether the claim is valid. */
  let isHeld = false;
  /** The time at which another tab took this tab's lease. */
  let lostAt = -Infinity;
  /** The last write of this tab. */
  let written = { time: 0, isFocused: false };

  /** The lease at a slot; `null` if there is none or it is void. */
  function read(index) {
    const [holder, begin, renewed, focus] = (store.read(index) ?? "").split(" ");
    const age = now() - Number(renewed);
    // A time in the future comes from a clock that was set back.
    if (!focus || !(age >= -1000 && age < expiry)) return null;
    return { index, holder, since: Number(begin) || 0, isFocused: focus === "1" };
  }

  /** The slot to claim: a free one, or one that another tab must give up; -1 if there is none. */
  function choose(isFocused) {
    const indexes = Array.from({ length: slotCount }, (_, index) => (start + index) % slotCount);
    const free = indexes.find((index) => !read(index));
    if (free !== undefined) return free;
    const hasCooledDown = now() - lostAt >= cooldown;
    const [oldest] = indexes.map(read)
      .filter((lease) => !lease.isFocused && (isFocused || now() - lease.since >= minimumTerm && hasCooledDown))
      .sort((one, other) => one.since - other.since);
    return oldest?.index ?? -1;
  }

  return {
    /**
     * Claims a lease, or renews the tab's lease. Returns the milliseconds after which to call again before a poll may
     * wait: 0 if it may wait now, `Infinity` if this tab has no lease.
     *
     * If the store cannot be used, only the window with the focus sends polls that wait.
     */
    acquire(isFocused) {
      try {
        if (slot >= 0 && read(slot)?.holder !== name) {
          slot = -1;
          if (isHeld) lostAt = now();
        }
        if (slot < 0) {
          slot = choose(isFocused);
          if (slot < 0) return Infinity;
          since = now();
          isHeld = false;
          written = { time: -Infinity };
        }
        // A renewal may overwrite a claim that this tab has not read yet, so renewals are rare.
        if (written.isFocused !== isFocused || Math.abs(now() - written.time) >= renewal / 2) {
          written = { time: now(), isFocused };
          store.write(slot, `${name} ${since} ${written.time} ${isFocused ? 1 : 0}`);
        }
        const wait = since + settleTime - now();
        isHeld ||= wait <= 0 || wait > settleTime;
        return isHeld ? 0 : wait;
      } catch {
        slot = -1;
        return isFocused ? 0 : Infinity;
      }
    },

    /** Releases the lease, if this tab has one. */
    release() {
      // A lease that cannot be removed becomes void.
      try {
        if (slot >= 0 && read(slot)?.holder === name) store.write(slot, null);
      } catch {}
      slot = -1;
    },
  };
}

// ── The store of a browser ───────────────────────────────────────────────────────────────────────

const keyPrefix = "trellis-poll-";

/** Whether `key` is the `localStorage` key of a lease. */
const isLease = (key) => key.startsWith(keyPrefix);

/** The leases as entries of `localStorage`; throws if storage is unavailable. */
export const sharedStore = {
  read: (index) => localStorage.getItem(keyPrefix + index),
  write(index, text) {
    if (text) localStorage.setItem(keyPrefix + index, text);
    else localStorage.removeItem(keyPrefix + index);
  },
};

// ── The page ─────────────────────────────────────────────────────────────────────────────────────────

/** Limits the waiting polls of `page` to those with a lease. */
export function start(page) {
  const keep = () => keepLease(page);
  page.leases = createLeases(sharedStore, randomName());
  setInterval(keep, renewal);
  addEventListener("storage", ({ key }) => { if (!key || isLease(key)) keep(); });
  addEventListener("focus", keep);
  addEventListener("blur", keep);
  wake(page);
}
