import assert from "node:assert/strict";
import { test } from "node:test";
import { createLeases, slotCount, renewal } from "../../public/leases.js";
import { isMultiplexed } from "../../public/protocol.js";

/** A seeded generator of random numbers from 0 to 1 (source: mulberry32). */
function generator(seed) {
  return () => {
    seed = (seed + 0x6d2b79f5) | 0;
    let value = Math.imul(seed ^ (seed >>> 15), 1 | seed);
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
    return ((value ^ (value >>> 14)) >>> 0) / 4294967296;
  };
}

/** A browser: a clock, a store whose writes reach other tabs with a delay, and its tabs. */
class SimulatedBrowser {
  time = 1_000_000;
  tabs = [];
  /** Writes in the order of the browser: time, slot, text, writer. */
  writes = [];

  constructor(delay = 0, seed = 1) {
    this.delay = delay;
    this.random = generator(seed);
  }

  open() {
    const tab = { number: this.tabs.length, isFocused: false, wait: Infinity };
    const store = {
      read: (slot) => {
        const seen = this.writes.filter(({ time, writer }) =>
          writer === tab.number || time + this.delay <= this.time);
        return seen.filter((write) => write.slot === slot).at(-1)?.text ?? null;
      },
      write: (slot, text) => this.writes.push({ time: this.time, slot, text, writer: tab.number }),
    };
    tab.leases = createLeases(store, `tab${tab.number}`, () => this.time, this.random);
    this.tabs.push(tab);
    return tab;
  }

  acquire(tab) {
    tab.wait = tab.leases.acquire(tab.isFocused);
    return tab.wait;
  }

  /** Advances the time; all tabs call `acquire` every `step` milliseconds. */
  pass(milliseconds, tabs = this.tabs, step = 100) {
    for (let end = this.time + milliseconds; this.time < end;) {
      this.time += step;
      for (const tab of tabs) this.acquire(tab);
    }
  }

  get holders() {
    return this.tabs.filter((tab) => tab.wait === 0).map((tab) => tab.number);
  }
}

test("four tabs have leases, and the fifth has none", () => {
  const browser = new SimulatedBrowser();
  for (let number = 0; number < 5; number += 1) browser.acquire(browser.open());
  assert.deepEqual(browser.tabs.map((tab) => tab.wait), [100, 100, 100, 100, Infinity]);
  browser.pass(100);
  assert.deepEqual(browser.holders, [0, 1, 2, 3]);
});

test("a released lease goes to another tab", () => {
  const browser = new SimulatedBrowser();
  for (let number = 0; number < 5; number += 1) browser.acquire(browser.open());
  browser.tabs[1].leases.release();
  browser.pass(200, [browser.tabs[4]]);
  assert.equal(browser.tabs[4].wait, 0);
});

test("releasing a lease that another tab has taken does not affect it", () => {
  const browser = new SimulatedBrowser();
  const [one, ...others] = Array.from({ length: 5 }, () => browser.open());
  for (const tab of [one, ...others]) {
    browser.acquire(tab);
    browser.time += 100;
  }
  others[3].isFocused = true;
  browser.time += 100;
  browser.acquire(others[3]);
  one.leases.release();
  browser.pass(100, others);
  assert.deepEqual(browser.holders.filter((number) => number > 0), [1, 2, 3, 4]);
});

test("the window with the focus takes the oldest lease at once", () => {
  const browser = new SimulatedBrowser();
  for (let number = 0; number < 6; number += 1) {
    browser.acquire(browser.open());
    browser.pass(100);
  }
  browser.tabs[5].isFocused = true;
  browser.acquire(browser.tabs[5]);
  browser.pass(100);
  assert.deepEqual(browser.holders, [1, 2, 3, 5]);
});

test("windows with the focus do not take leases from each other", () => {
  const browser = new SimulatedBrowser();
  for (let number = 0; number < 6; number += 1) browser.open().isFocused = true;
  browser.pass(60000);
  assert.deepEqual(browser.holders, [0, 1, 2, 3]);
});

test("the lease of a crashed tab expires after 12 s, and not before", () => {
  const browser = new SimulatedBrowser();
  for (let number = 0; number < 5; number += 1) browser.acquire(browser.open());
  const alive = browser.tabs.slice(1);
  browser.pass(11900, alive);
  assert.equal(browser.tabs[4].wait, Infinity);
  browser.pass(300, alive);
  assert.equal(browser.tabs[4].wait, 0);
});

test("a tab that renews its lease at the rate of window.js keeps it", () => {
  const browser = new SimulatedBrowser();
  for (let number = 0; number < 4; number += 1) browser.open();
  browser.pass(60000, browser.tabs, renewal);
  assert.deepEqual(browser.holders, [0, 1, 2, 3]);
});

test("leases rotate: each of twelve windows gets one within two minutes", () => {
  const browser = new SimulatedBrowser(20);
  for (let number = 0; number < 12; number += 1) browser.open();
  browser.tabs[0].isFocused = true;
  const served = new Set();
  for (let second = 0; second < 120; second += 1) {
    browser.pass(1000);
    for (const number of browser.holders) served.add(number);
    if (second > 0) assert.ok(browser.holders.includes(0), "the window with the focus keeps its lease");
  }
  assert.equal(served.size, 12);
});

test("a tab that lost its lease takes none from another tab for 90 s", () => {
  const browser = new SimulatedBrowser();
  for (let number = 0; number < 4; number += 1) browser.acquire(browser.open());
  browser.pass(200);
  const focused = browser.open();
  focused.isFocused = true;
  browser.acquire(focused);
  browser.pass(100);
  const [loser] = browser.tabs.filter(({ wait }) => wait !== 0);
  assert.equal(loser.wait, Infinity);
  // After 30 s the others could be replaced.
  browser.pass(89_800);
  assert.equal(loser.wait, Infinity);
  browser.pass(400);
  assert.equal(loser.wait, 0);
});

test("tabs that start together share the places despite delayed writes", () => {
  for (let seed = 1; seed <= 300; seed += 1) {
    const browser = new SimulatedBrowser(45, seed);
    for (let number = 0; number < 12; number += 1) browser.open().isFocused = number < 2;
    for (let step = 0; step < 400; step += 1) {
      browser.time += 1 + Math.floor(browser.random() * 20);
      const tab = browser.tabs[Math.floor(browser.random() * 12)];
      // An event reports writes to a tab with a lease at once.
      browser.acquire(tab);
      for (const other of browser.tabs) if (other.wait === 0) browser.acquire(other);
      assert.ok(browser.holders.length <= slotCount, `seed ${seed}: ${browser.holders}`);
    }
    browser.pass(1000);
    assert.equal(browser.holders.length, slotCount, `seed ${seed}`);
  }
});

test("invalid entries, and entries from the future after a clock was set back, expire", () => {
  for (const text of ["", "x", "a b c d", "other 1 99999999999999 0", "other 0 NaN 1", "other 5 Infinity 1"]) {
    const store = { read: () => text, write: (_, written) => { text.length; store.read = () => written; } };
    assert.equal(createLeases(store, "mine", () => 1000).acquire(false), 100, text);
  }
});

test("without a store, only the window with the focus sends long polls", () => {
  const fail = () => { throw new Error("storage is refused"); };
  for (const store of [{ read: fail, write: fail }, { read: () => null, write: fail }]) {
    const leases = createLeases(store, "mine", () => 1000);
    assert.equal(leases.acquire(true), 0);
    assert.equal(leases.acquire(false), Infinity);
    leases.release();
  }
});

test("no lease is needed where requests share one connection", () => {
  assert.deepEqual(["h2", "h3", "h3-29", "http/1.1", "", undefined].map(isMultiplexed),
    [true, true, true, false, false, false]);
});
