import assert from "node:assert/strict";
import { test } from "node:test";
import {
  addEvent, confirmEvents, createOutbox, markUncertain, nextEvents, refuseEvents, unloadRequests, wouldLose,
} from "../../public/outbox.js";
import { planReplay } from "../../public/replay.js";

test("events are numbered from 1 and kept until they are acknowledged", () => {
  const outbox = createOutbox();
  assert.equal(addEvent(outbox, { type: "click" }), 1);
  assert.equal(addEvent(outbox, { type: "input" }), 2);
  assert.deepEqual(nextEvents(outbox), { first: 1, events: [{ type: "click" }, { type: "input" }] });
  confirmEvents(outbox, 1);
  assert.deepEqual(nextEvents(outbox), { first: 2, events: [{ type: "input" }] });
  confirmEvents(outbox, 0);
  confirmEvents(outbox, 99);
  assert.deepEqual(nextEvents(outbox), { first: 3, events: [] });
  assert.equal(addEvent(outbox, { type: "click" }), 3);
});

test("a request contains at most the bytes that the server accepts, but at least one event", () => {
  const outbox = createOutbox();
  for (const [index, length] of [70000, 20000, 9000, 9000].entries()) addEvent(outbox, { value: `${index}`.repeat(length) });
  assert.equal(nextEvents(outbox).events.length, 1);
  confirmEvents(outbox, 1);
  assert.equal(nextEvents(outbox).events.length, 2);
  confirmEvents(outbox, 3);
  assert.equal(nextEvents(outbox).events.length, 1);
});

test("an event that the server refuses does not block the others", () => {
  const outbox = createOutbox();
  for (const type of ["good", "bad", "good"]) addEvent(outbox, { type });
  nextEvents(outbox);
  assert.equal(refuseEvents(outbox), false, "one of them is the reason, but which?");
  assert.deepEqual(nextEvents(outbox), { first: 1, events: [{ type: "good" }] });
  confirmEvents(outbox, 1);
  assert.equal(nextEvents(outbox).events.length, 2);
  assert.equal(refuseEvents(outbox), false);
  assert.equal(nextEvents(outbox).events.length, 1);
  assert.equal(refuseEvents(outbox), true);
  assert.deepEqual(nextEvents(outbox), { first: 2, events: [{ type: "good" }] });
  assert.equal(addEvent(outbox, { type: "new" }), 3);
});

test("a request takes a limited number of events", () => {
  const outbox = createOutbox();
  for (let number = 1; number <= 100; number += 1) addEvent(outbox, { type: "click", number });
  assert.equal(nextEvents(outbox).events.length, 64);
  confirmEvents(outbox, 64);
  assert.deepEqual(nextEvents(outbox).events.length, 36);
});

test("the newest screen replaces an unsent one", () => {
  const outbox = createOutbox();
  addEvent(outbox, { type: "screen", screen: 1 });
  assert.equal(addEvent(outbox, { type: "screen", screen: 2 }), 1);
  nextEvents(outbox);
  assert.equal(addEvent(outbox, { type: "screen", screen: 3 }), 2);
  assert.deepEqual(outbox.events.map(({ screen }) => screen), [2, 3]);
  addEvent(outbox, { type: "click" });
  assert.equal(addEvent(outbox, { type: "screen", screen: 4 }), 4);
});

const unloadRequest = (types, isKept, outbox = createOutbox()) => {
  for (const type of types) addEvent(outbox, { type });
  return unloadRequests(outbox, isKept);
};

test("a page that is closed sends unacknowledged events and that it leaves", () => {
  const outbox = createOutbox();
  for (const type of ["done", "sent"]) addEvent(outbox, { type });
  nextEvents(outbox);
  confirmEvents(outbox, 1);
  assert.deepEqual(unloadRequest(["typed"], false, outbox), [
    { endpoint: "leave", body: { first: 2, events: [{ type: "sent" }, { type: "typed" }] } },
    { endpoint: "leave", body: {} }]);
  assert.deepEqual(unloadRequest([], false), [{ endpoint: "leave", body: {} }]);
});

test("a page in the back-forward cache sends only unacknowledged events", () => {
  assert.deepEqual(unloadRequest(["typed"], true), [
    { endpoint: "event", body: { first: 1, events: [{ type: "typed" }] } }]);
  assert.deepEqual(unloadRequest([], true), []);
});

test("the last request of a page fits the limit of browsers, in bytes", () => {
  const outbox = createOutbox();
  for (const letter of "日本語文字") addEvent(outbox, { type: "input", value: letter.repeat(6000) });
  const [{ body }] = unloadRequests(outbox, false);
  assert.equal(body.events.length, 3);
  assert.ok(new Blob([JSON.stringify(body)]).size < 60000);
  confirmEvents(outbox, 5);
  for (let number = 0; number < 1100; number += 1) addEvent(outbox, { type: "click" });
  assert.equal(unloadRequests(outbox, false)[0].body.events.length, 1000, "as many as the server takes");
  assert.equal(unloadRequests(outbox, true)[0].body.events.length, 64, "as many as it takes of a tab that stays");
});

test("after a refusal, the last request of the page has one event, too", () => {
  const outbox = createOutbox();
  for (const type of ["bad", "click"]) addEvent(outbox, { type });
  nextEvents(outbox);
  refuseEvents(outbox);
  assert.deepEqual(unloadRequests(outbox, false)[0].body.events, [{ type: "bad" }]);
});

test("an acknowledged screen is not changed", () => {
  const outbox = createOutbox();
  for (const type of ["click", "click"]) addEvent(outbox, { type });
  nextEvents(outbox);
  confirmEvents(outbox, 2);
  addEvent(outbox, { type: "screen", screen: 1 });
  assert.equal(addEvent(outbox, { type: "screen", screen: 2 }), 3);
  assert.deepEqual(outbox.events, [{ type: "screen", screen: 2 }]);
});

test("of continuous events only the newest waits, up to the next other event", () => {
  const outbox = createOutbox();
  for (let x = 1; x <= 5000; x += 1) addEvent(outbox, { type: "pointermove", target: 2, x });
  assert.equal(addEvent(outbox, { type: "click", target: 3 }), 2);
  addEvent(outbox, { type: "pointermove", target: 2, x: 5001 });
  addEvent(outbox, { type: "scroll", target: 4, scrollTop: 1 });
  assert.equal(addEvent(outbox, { type: "pointermove", target: 2, x: 5002 }), 3, "it took a place");
  assert.deepEqual(outbox.events, [
    { type: "pointermove", target: 2, x: 5000 }, { type: "click", target: 3 },
    { type: "pointermove", target: 2, x: 5002 }, { type: "scroll", target: 4, scrollTop: 1 }]);
});

test("sent events are not changed", () => {
  const outbox = createOutbox();
  addEvent(outbox, { type: "scroll", target: 2, scrollTop: 1 });
  nextEvents(outbox);
  addEvent(outbox, { type: "scroll", target: 2, scrollTop: 2 });
  assert.deepEqual(outbox.events.map(({ scrollTop }) => scrollTop), [1, 2]);
});

test("wheel deltas are added", () => {
  const outbox = createOutbox();
  for (const scrollTop of [1.1, 2.2, -1]) addEvent(outbox, { type: "wheel", target: 2, scrollLeft: 1, scrollTop });
  assert.deepEqual(outbox.events, [{ type: "wheel", target: 2, scrollLeft: 3, scrollTop: 2.3 }]);
});

test("values of one field are separate events until more wait than one request holds", () => {
  const outbox = createOutbox();
  const enter = (length) => addEvent(outbox, { type: "input", target: 2, value: "x".repeat(length) });
  for (let length = 1; length <= 2000; length += 1) enter(length);
  const { length } = outbox.events;
  assert.ok(length > 100 && length < 300, `${length}`);
  assert.equal(outbox.events.at(-1).value.length, 2000);
  addEvent(outbox, { type: "click", target: 3 });
  enter(2001);
  assert.equal(outbox.events.length, length + 2, "the click came between");
});

test("an outbox is bounded; when it is full it accepts only actions", () => {
  const outbox = createOutbox();
  for (let target = 1; target <= 5000; target += 1) addEvent(outbox, { type: "pointermove", target });
  assert.equal(outbox.events.length, 256);
  assert.equal(addEvent(outbox, { type: "click", target: 1 }), 257);
  for (let target = 1; target <= 5000; target += 1) addEvent(outbox, { type: "click", target });
  assert.equal(outbox.events.length, 1000);
  assert.equal(addEvent(outbox, { type: "click", target: 1 }), 0);
});

test("a confirmation of leaving is requested if the browser could not deliver the waiting events", () => {
  const outbox = createOutbox();
  addEvent(outbox, { type: "pointermove", target: 2 });
  assert.equal(wouldLose(outbox, true), false, "nobody misses it");
  addEvent(outbox, { type: "input", target: 2, value: "語".repeat(100) });
  assert.equal(wouldLose(outbox, false), false);
  assert.equal(wouldLose(outbox, true), true, "nothing arrives at all");
  addEvent(outbox, { type: "input", target: 3, value: "語".repeat(21000) });
  assert.equal(wouldLose(outbox, false), true, "63 KB in UTF-8");
});

const find = ({ target }) => (target < 10 ? { number: target } : null);
const types = ({ again }) => again.map(({ event }) => event.type);

test("actions that a session never received are done in the next if their elements exist", () => {
  const outbox = createOutbox();
  for (const [type, target] of [["input", 2], ["pointermove", 2], ["click", 2], ["keyup", 2], ["submit", 3]]) {
    addEvent(outbox, { type, target });
  }
  const plan = planReplay(outbox, true, find);
  assert.deepEqual(types(plan), ["click", "submit"]);
  assert.deepEqual(plan.again.map(({ element }) => element.number), [2, 3]);
  assert.equal(plan.notice, null);
});

test("no action is done if a preceding one was not", () => {
  const outbox = createOutbox();
  for (const target of [2, 99, 3]) addEvent(outbox, { type: "click", target });
  const plan = planReplay(outbox, true, find);
  assert.deepEqual(plan.again.map(({ element }) => element.number), [2]);
  assert.equal(plan.notice, "undone");
  assert.deepEqual(planReplay(outbox, false, find), { again: [], notice: "undone" }, "a field holds something else");
});

test("an action that the server may have done is not done again", () => {
  const outbox = createOutbox();
  for (const target of [2, 3]) addEvent(outbox, { type: "click", target });
  markUncertain(outbox, nextEvents(outbox).events.length);
  assert.deepEqual(planReplay(outbox, true, find), { again: [], notice: "uncertain" });
  confirmEvents(outbox, 2);
  addEvent(outbox, { type: "click", target: 4 });
  assert.equal(planReplay(outbox, true, find).notice, null, "those before are done, and this one was never sent");
});

test("no notice is shown if no action was lost", () => {
  const outbox = createOutbox();
  addEvent(outbox, { type: "input", target: 2, value: "a" });
  markUncertain(outbox, 1);
  assert.deepEqual(planReplay(outbox, false, find), { again: [], notice: null });
});
