import assert from "node:assert/strict";
import { test } from "node:test";
import {
  acknowledgeEvents, addEvent, backoff, createOutbox, decide, farewells, planBatches, readListeners,
  refuseEvents, retryDelay, screenCookie, takeEvents,
} from "../../public/protocol.js";

const numbers = (plan) => plan.apply.map(({ number }) => number);

test("batches are applied in order, each once", () => {
  const plan = planBatches(3, [[2, []], [3, []], [4, []], [5, []]]);
  assert.deepEqual(numbers(plan), [4, 5]);
  assert.equal(plan.applied, 5);
  assert.equal(plan.gap, false);
});

test("what comes after a gap is not applied", () => {
  const plan = planBatches(3, [[5, []], [6, []]]);
  assert.deepEqual(numbers(plan), []);
  assert.equal(plan.applied, 3);
  assert.equal(plan.gap, true);
});

test("a reset is applied over any gap, but not twice", () => {
  const plan = planBatches(3, [[9, [], "reset"]]);
  assert.deepEqual(numbers(plan), [9]);
  assert.equal(plan.apply[0].isReset, true);
  assert.deepEqual(numbers(planBatches(9, [[9, [], "reset"]])), []);
});

test("events are numbered from 1 and kept until they are done", () => {
  const outbox = createOutbox();
  assert.equal(addEvent(outbox, { type: "click" }), 1);
  assert.equal(addEvent(outbox, { type: "input" }), 2);
  assert.deepEqual(takeEvents(outbox), { first: 1, events: [{ type: "click" }, { type: "input" }] });
  acknowledgeEvents(outbox, 1);
  assert.deepEqual(takeEvents(outbox), { first: 2, events: [{ type: "input" }] });
  acknowledgeEvents(outbox, 0);
  acknowledgeEvents(outbox, 99);
  assert.deepEqual(takeEvents(outbox), { first: 3, events: [] });
  assert.equal(addEvent(outbox, { type: "click" }), 3);
});

test("a request takes only as much as the server does, but always an event", () => {
  const outbox = createOutbox();
  for (const length of [70000, 20000, 9000, 9000]) addEvent(outbox, { value: "x".repeat(length) });
  assert.equal(takeEvents(outbox).events.length, 1);
  acknowledgeEvents(outbox, 1);
  assert.equal(takeEvents(outbox).events.length, 2);
  acknowledgeEvents(outbox, 3);
  assert.equal(takeEvents(outbox).events.length, 1);
});

test("an event that the server refuses does not hold up the others", () => {
  const outbox = createOutbox();
  for (const type of ["good", "bad", "good"]) addEvent(outbox, { type });
  takeEvents(outbox);
  assert.equal(refuseEvents(outbox), false, "one of them is the reason, but which?");
  assert.deepEqual(takeEvents(outbox), { first: 1, events: [{ type: "good" }] });
  acknowledgeEvents(outbox, 1);
  assert.equal(takeEvents(outbox).events.length, 2);
  assert.equal(refuseEvents(outbox), false);
  assert.equal(takeEvents(outbox).events.length, 1);
  assert.equal(refuseEvents(outbox), true);
  assert.deepEqual(takeEvents(outbox), { first: 2, events: [{ type: "good" }] });
  assert.equal(addEvent(outbox, { type: "new" }), 3);
});

test("a request takes a limited number of events", () => {
  const outbox = createOutbox();
  for (let number = 1; number <= 100; number += 1) addEvent(outbox, { type: "click", number });
  assert.equal(takeEvents(outbox).events.length, 64);
  acknowledgeEvents(outbox, 64);
  assert.deepEqual(takeEvents(outbox).events.length, 36);
});

test("the newest screen takes the place of one that was not sent", () => {
  const outbox = createOutbox();
  addEvent(outbox, { type: "screen", screen: 1 });
  assert.equal(addEvent(outbox, { type: "screen", screen: 2 }), 1);
  takeEvents(outbox);
  assert.equal(addEvent(outbox, { type: "screen", screen: 3 }), 2);
  assert.deepEqual(outbox.events.map(({ screen }) => screen), [2, 3]);
  addEvent(outbox, { type: "click" });
  assert.equal(addEvent(outbox, { type: "screen", screen: 4 }), 4);
});

test("the wait grows to ten seconds, and is any part of it", () => {
  assert.equal(backoff(0, 0.5), 125);
  assert.equal(backoff(3, 1), 2000);
  assert.equal(backoff(50, 1), 10000);
  assert.equal(backoff(50, 0), 0);
  assert.equal(retryDelay(50, null, 0.1), 1000);
  assert.equal(retryDelay(0, "3", 0), 3000);
  assert.equal(retryDelay(0, "3", 0.5), 3500, "tabs that are told the same second come spread over it");
  assert.equal(retryDelay(0, "9999", 0), 60000);
  assert.equal(retryDelay(1, "soon", 1), 500);
});

test("statuses are told apart", () => {
  const decisions = { 200: "apply", 204: "nothing", 400: "attach", 401: "signedOut", 403: "signedOut",
    404: "attach", 409: "retry", 410: "move", 413: "retry", 429: "retry", 500: "retry", 503: "retry" };
  for (const [status, decision] of Object.entries(decisions)) {
    assert.equal(decide(Number(status)), decision, status);
  }
  assert.equal(decide(0, true), "signedOut");
});

test("listeners are read from their words", () => {
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
});

test("the width in the cookie is that of the window, with its scroll bar", () => {
  const value = (width, made, innerWidth) =>
    screenCookie({ width, height: 800, pixelRatio: 1 }, made, innerWidth).split(/[=;]/)[1];
  assert.equal(value(1265, "1280x800@1+15", 1280), "1280x800@1+15");
  assert.equal(value(1280, "1280x800@1+15", 1280), "1280x800@1+15", "it does not show");
  assert.equal(value(1010, "1280x800@1+15", 1024), "1024x800@1+14", "at another zoom");
  // A sheet that always shows the bar, and a phone whose page is wider than its window.
  assert.equal(value(1265, "1265x800@1", 1280), "1265x800@1");
  assert.equal(value(390, "390x800@1", 980), "390x800@1");
});

const farewell = (types, isKept, outbox = createOutbox()) => {
  for (const type of types) addEvent(outbox, { type });
  return farewells(outbox, isKept);
};

test("a page that goes for good tells what is not known to be done, and that it leaves", () => {
  const outbox = createOutbox();
  for (const type of ["done", "sent"]) addEvent(outbox, { type });
  takeEvents(outbox);
  acknowledgeEvents(outbox, 1);
  assert.deepEqual(farewell(["typed"], false, outbox), [
    { verb: "leave", rest: { first: 2, events: [{ type: "sent" }, { type: "typed" }] } },
    { verb: "leave", rest: {} }]);
  assert.deepEqual(farewell([], false), [{ verb: "leave", rest: {} }]);
});

test("a page that the browser keeps tells only what is not known to be done", () => {
  assert.deepEqual(farewell(["typed"], true), [
    { verb: "event", rest: { first: 1, events: [{ type: "typed" }] } }]);
  assert.deepEqual(farewell([], true), []);
});

test("what a page tells last fits what browsers take, counted in bytes", () => {
  const outbox = createOutbox();
  for (let number = 0; number < 5; number += 1) addEvent(outbox, { type: "input", value: "語".repeat(6000) });
  const [{ rest }] = farewells(outbox, false);
  assert.equal(rest.events.length, 3);
  assert.ok(new Blob([JSON.stringify(rest)]).size < 60000);
  for (let number = 0; number < 1100; number += 1) addEvent(outbox, { type: "click" });
  acknowledgeEvents(outbox, 5);
  assert.equal(farewells(outbox, false)[0].rest.events.length, 1000, "as many as the server takes");
  assert.equal(farewells(outbox, true)[0].rest.events.length, 64, "as many as it takes of a tab that stays");
});
