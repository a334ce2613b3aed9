import assert from "node:assert/strict";
import { test } from "node:test";
import {
  backoff, decide, mayBeApplied, mayReset, planBatches, readListeners, retryDelay, screenCookie,
} from "../../public/protocol.js";

const numbers = (plan) => plan.map(([number]) => number);

test("batches are applied in order, each once", () => {
  assert.deepEqual(numbers(planBatches(3, [[2, []], [3, []], [4, []], [5, []]])), [4, 5]);
});

test("a batch after a gap is not applied", () => {
  assert.deepEqual(numbers(planBatches(3, [[5, []], [6, []]])), []);
  assert.deepEqual(numbers(planBatches(3, [[4, []], [6, []], [7, []]])), [4]);
});

test("a reset is applied over any gap, but not twice", () => {
  assert.deepEqual(numbers(planBatches(3, [[9, [], "reset"]])), [9]);
  assert.deepEqual(numbers(planBatches(9, [[9, [], "reset"]])), []);
});

test("the delay grows to ten seconds, and is a random part of it", () => {
  assert.equal(backoff(0, 0.5), 125);
  assert.equal(backoff(3, 1), 2000);
  assert.equal(backoff(50, 1), 10000);
  assert.equal(backoff(50, 0), 0);
  assert.equal(retryDelay(50, null, 0.1), 1000);
  assert.equal(retryDelay(0, "3", 0), 3000);
  assert.equal(retryDelay(0, "3", 0.5), 3500, "the requests of tabs with one `Retry-After` are spread over a second");
  assert.equal(retryDelay(0, "9999", 0), 60000);
  assert.equal(retryDelay(1, "soon", 1), 500);
  assert.equal(retryDelay(4, "3", 1), 4000, "the requests of many pages with one `Retry-After` are spread");
});

test("statuses are classified", () => {
  const decisions = { 200: "apply", 204: "nothing", 400: "attach", 401: "signedOut", 403: "foreign",
    404: "attach", 409: "retry", 410: "retry", 413: "retry", 429: "retry", 500: "retry", 503: "retry" };
  for (const [status, decision] of Object.entries(decisions)) {
    assert.equal(decide(Number(status)), decision, status);
  }
  assert.equal(decide(0, true), "signedOut");
});

test("a proxy's response about an address does not count as the server's", () => {
  for (const status of [400, 404]) assert.equal(decide(status, false, false), "retry", status);
  for (const status of [401, 403]) assert.equal(decide(status, false, false), "signedOut", status);
});

test("a request is uncertain unless the server reported its result", () => {
  for (const decision of ["apply", "nothing", "attach", "move", "signedOut"]) {
    assert.equal(mayBeApplied({ decision, status: 200 }), false, decision);
  }
  for (const status of [413, 429]) assert.equal(mayBeApplied({ decision: "retry", status }), false, "it was refused");
  assert.equal(mayBeApplied({ decision: "retry", status: 503, isOwn: true }), false, "a server that has too much to do");
  assert.equal(mayBeApplied({ decision: "retry", status: 503, isOwn: false }), true, "a proxy");
  for (const status of [undefined, 404, 502]) assert.equal(mayBeApplied({ decision: "retry", status }), true, status);
});

test("a page requests the whole tree at most five times in a minute", () => {
  const rejectedPatches = [];
  for (let time = 0; time < 5; time += 1) assert.equal(mayReset(rejectedPatches, time * 1000), true);
  assert.equal(mayReset(rejectedPatches, 59000), false);
  assert.equal(mayReset(rejectedPatches, 61001), true, "the first two are longer ago than a minute");
});

test("listeners are parsed from their words", () => {
  const listeners = readListeners("click input:d150,v keydown:p,s,k=Enter|%7C scroll:t100");
  assert.deepEqual([...listeners.keys()], ["click", "input", "keydown", "scroll"]);
  assert.deepEqual(listeners.get("click"), { debounce: 0, throttle: 0, flags: "", keys: null });
  assert.deepEqual(listeners.get("input"), { debounce: 150, throttle: 0, flags: "v", keys: null });
  assert.deepEqual(
    listeners.get("keydown"), { debounce: 0, throttle: 0, flags: "ps", keys: ["Enter", "|"] });
  assert.equal(listeners.get("scroll").throttle, 100);
  assert.equal(readListeners(null).size, 0);
});

test("a screen fits into a cookie", () => {
  const rest = ";path=/;max-age=31536000;samesite=lax";
  assert.equal(
    screenCookie({ width: 1280, height: 800, pixelRatio: 1 }, "", 1280), `trellis-viewport=1280x800@1${rest}`);
  assert.equal(
    screenCookie({ width: 390, height: 700, pixelRatio: 2.5, rtl: true, dark: true,
      reducedMotion: true }, "9x9@1-h", 390, true), `trellis-viewport=390x700@2.5-dmh${rest};secure`);
  assert.equal(
    screenCookie({ width: 390, height: 700, pixelRatio: 3, textScale: 1.25, touch: true }, "9x9@1+8", 390),
    `trellis-viewport=390x700@3*1.25+8-t${rest}`);
});

test("the width in the cookie is that of the window, with its scroll bar", () => {
  const value = (width, made, innerWidth) =>
    screenCookie({ width, height: 800, pixelRatio: 1 }, made, innerWidth).split(/[=;]/)[1];
  assert.equal(value(1265, "1280x800@1+15", 1280), "1280x800@1+15");
  assert.equal(value(1280, "1280x800@1+15", 1280), "1280x800@1+15", "it does not show");
  assert.equal(value(1010, "1280x800@1+15", 1024), "1024x800@1+14", "at another zoom");
  // A style sheet that always shows the scroll bar, and a phone whose page is wider than its window.
  assert.equal(value(1265, "1265x800@1", 1280), "1265x800@1");
  assert.equal(value(390, "390x800@1", 980), "390x800@1");
});
