import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import {
  addEvent, confirmEvents, createOutbox, nextEvents, refuseEvents, unloadRequests, useSplices, wouldLose,
} from "../../public/outbox.js";
import * as splices from "../../public/splices.js";
import { FakeDocument } from "./fake-dom.mjs";
import { finish, openPage, save, title, tree } from "./fake-window.mjs";

const { isSpliced, recordField, spliced } = splices;
useSplices(splices, createOutbox());

const fixtures = JSON.parse(readFileSync(new URL("../Fixtures/splices/splices.json", import.meta.url), "utf8"));
const sentence = "A sentence of many letters";
const bytes = (value) => new TextEncoder().encode(JSON.stringify(value)).length;

/** The text that a server makes of a splice; it counts in bytes. */
function changed(base, [, start, removed, text]) {
  const from = Buffer.from(base);
  return Buffer.concat([from.subarray(0, start), Buffer.from(text), from.subarray(start + removed)]).toString();
}

const input = (value, more = {}) => ({ type: "input", target: 2, value, edit: 1, ...more });

/** The values that a server has after the requests of an outbox; it stops at one that it does not understand. */
class Server {
  done = 0;
  values = [];
  base = { number: 0, text: "" };
  take({ first, events }) {
    events.forEach(({ value, splice }, index) => {
      if (first + index !== this.done + 1) return;
      if (splice) {
        const [number] = splice;
        assert.ok(number === 0 || number === this.base.number, `${number} is not the last value, ${this.base.number}`);
        value = changed(number ? this.base.text : "", splice);
        this.base = { number: this.done + 1, text: value };
      }
      this.values.push(value);
      this.done += 1;
    });
    return this.done;
  }
}

test("a change is that of the fixtures, and makes the new text", () => {
  for (const { from, to, change, checksum } of fixtures) {
    if (from) assert.deepEqual(spliced(input(to), { number: 7, value: from }, true).splice.slice(1), change, to);
    const state = { pendingEdits: new Map(), confirmedValues: new Map(), confirmedEdits: new Map(), written: new Map(), droppedWrites: new Set() };
    const event = input(to);
    recordField(state, field(from), event);
    const { splice } = spliced(event, null, true);
    assert.equal(changed(splice.length > 4 ? from : "", splice), to);
    if (splice.length > 4) assert.equal(splice[4], checksum);
  }
});

/** A field with a value of the server. */
function field(value, attributes = {}) {
  const document = new FakeDocument();
  document.hasFields = true;
  const element = document.createElement("textarea");
  element.textContent = value;
  for (const [name, text] of Object.entries(attributes)) element.setAttribute(name, text);
  return element;
}

test("random changes of texts of any script make the new text", () => {
  let seed = 7;
  const random = (limit) => (seed = (seed * 48271) % 2147483647) % limit;
  const letters = [..."aab\u00E9\u00EA日月\uFEFF😀😁🏳️‍🌈\n"];
  const text = (length) => Array.from({ length }, () => letters[random(letters.length)]).join("");
  for (let round = 0; round < 2000; round += 1) {
    const from = text(17 + random(20));
    const parts = [...from];
    parts.splice(random(parts.length), random(5), text(random(4)));
    const to = parts.join("");
    if (!isSpliced(input(to))) continue;
    const { splice } = spliced(input(to), { number: 3, value: from });
    assert.equal(changed(splice[0] ? from : "", splice), to, JSON.stringify([from, to]));
  }
});

test("a short value is sent as it is", () => {
  assert.deepEqual(spliced(input("sixteen letters."), null), input("sixteen letters."));
  const { value, splice } = spliced(input("seventeen letters"), null);
  assert.equal(value, undefined);
  assert.deepEqual(splice, [0, 0, 0, "seventeen letters"]);
});

test("a letter that is typed into a text of 10,000 letters takes at most 120 bytes", () => {
  const outbox = createOutbox();
  const long = "letters ".repeat(1250);
  addEvent(outbox, input(long));
  nextEvents(outbox);
  confirmEvents(outbox, 1);
  addEvent(outbox, input(`${long.slice(0, 5000)}x${long.slice(5000)}`, { target: 12345, edit: 10000 }));
  const request = { ack: 12345, ...nextEvents(outbox) };
  assert.ok(bytes(request) <= 120, `${bytes(request)} bytes`);
});

test("each event changes the value of the one before it, also in one request", () => {
  const outbox = createOutbox();
  const server = new Server();
  const texts = ["a", sentence, `${sentence}s`, `${sentence}s.`, "b", `${sentence}!`];
  for (const text of texts) addEvent(outbox, input(text));
  const { events } = nextEvents(outbox);
  assert.deepEqual(events[2].splice, [2, sentence.length, 0, "s"]);
  assert.equal(events[4].value, "b");
  assert.equal(events[5].splice[0], 4, "a short value is not kept");
  server.take({ first: 1, events });
  assert.deepEqual(server.values, texts);
});

test("lost requests, lost responses and repeated requests change no value", () => {
  let seed = 11;
  const random = (limit) => (seed = (seed * 48271) % 2147483647) % limit;
  for (let round = 0; round < 50; round += 1) {
    const outbox = createOutbox();
    const server = new Server();
    const typed = [];
    const late = [];
    let text = sentence;
    for (let step = 0; step < 60; step += 1) {
      if (random(2)) {
        const place = random(text.length + 1);
        text = text.slice(0, place) + "aé日😀"[random(3)] + text.slice(place + random(3));
        addEvent(outbox, random(9) ? input(text) : { type: "click", target: 3 });
        typed.push(outbox.events.at(-1).value);
      }
      const request = nextEvents(outbox);
      if (random(3) === 0) late.push(request);
      if (random(3) > 0) {
        const done = server.take(request);
        if (random(2)) confirmEvents(outbox, done);
      }
      if (late.length && random(3) === 0) server.take(late.splice(random(late.length), 1)[0]);
    }
    server.take(nextEvents(outbox));
    server.take(nextEvents(outbox));
    assert.deepEqual(server.values, typed);
  }
});

test("after a refusal the value is sent whole, and later changes are based on it", () => {
  const outbox = createOutbox();
  addEvent(outbox, input(sentence));
  nextEvents(outbox);
  confirmEvents(outbox, 1);
  addEvent(outbox, input(`${sentence}s`));
  assert.deepEqual(nextEvents(outbox).events[0].splice, [1, sentence.length, 0, "s"]);
  refuseEvents(outbox);
  assert.deepEqual(nextEvents(outbox).events[0].splice, [0, 0, 0, `${sentence}s`]);
  confirmEvents(outbox, 2);
  addEvent(outbox, input(`${sentence}st`));
  assert.deepEqual(nextEvents(outbox).events[0].splice, [2, sentence.length + 1, 0, "t"]);
});

test("an event that was refused is no base", () => {
  const outbox = createOutbox();
  addEvent(outbox, input(sentence));
  nextEvents(outbox);
  refuseEvents(outbox);
  refuseEvents(outbox);
  addEvent(outbox, input(`${sentence}s`));
  assert.deepEqual(nextEvents(outbox), { first: 1, events: [{ ...body(input("")), splice: [0, 0, 0, `${sentence}s`] }] });
});

const body = ({ value, ...others }) => others;

test("the first change of a field is one of the server's value", () => {
  const state = { pendingEdits: new Map(), confirmedValues: new Map(), confirmedEdits: new Map(), written: new Map(), droppedWrites: new Set() };
  const event = input(`${sentence}s`);
  recordField(state, field(sentence), event);
  const { splice } = spliced(event, { number: 4, value: "the text of another field" }, true);
  assert.deepEqual(splice.slice(0, 4), [0, sentence.length, 0, "s"]);
  assert.equal(splice.length, 5);
  assert.deepEqual(spliced(event, null, false).splice, [0, 0, 0, `${sentence}s`], "in the last request");
});

test("a change after those of another field is one of the value that the server has", () => {
  const other = { number: 4, value: "the text of another field" };
  const state = {
    pendingEdits: new Map(), confirmedValues: new Map(), confirmedEdits: new Map(), written: new Map(), droppedWrites: new Set(),
  };
  const element = field("an older value of the server");
  const change = (value) => {
    const event = input(value);
    recordField(state, element, event);
    return spliced(event, other, true).splice;
  };
  state.confirmedValues.set(element, sentence);
  state.confirmedEdits.set(element, 5);
  assert.deepEqual(change(`${sentence}s`).slice(0, 4), [0, sentence.length, 0, "s"], "the confirmed value");
  state.written.set(element, new Map([["value", sentence.toUpperCase()], ["edit", 4]]));
  assert.deepEqual(change(`${sentence}s`).slice(1, 4), [sentence.length, 0, "s"], "of a later edit");
  state.written.get(element).set("edit", 5);
  assert.deepEqual(change(`${sentence.toUpperCase()}s`).slice(1, 4), [sentence.length, 0, "s"], "the server wrote since");
  state.pendingEdits.set(element, [{ edit: 6, text: sentence }]);
  assert.equal(change(`${sentence}st`).length, 4, "the server may have any of two values");
  state.pendingEdits.delete(element);
  assert.equal(change(`${sentence.toUpperCase()}s`).length, 5);
  state.droppedWrites.add(element);
  assert.equal(change(`${sentence.toUpperCase()}s`).length, 4, "a write of the server was dropped");
});

test("secrets are sent as they are, so that the server keeps none of them", () => {
  const state = { pendingEdits: new Map(), confirmedValues: new Map(), confirmedEdits: new Map(), written: new Map(), droppedWrites: new Set() };
  for (const attributes of [{ type: "password" }, { autocomplete: "current-password" }, { autocomplete: "cc-number" }]) {
    const event = input(sentence);
    const element = field("", attributes);
    if (attributes.type) element.type = attributes.type;
    recordField(state, element, event);
    assert.equal(spliced(event, { number: 1, value: sentence }, true).value, sentence);
    const outbox = createOutbox();
    addEvent(outbox, event);
    nextEvents(outbox);
    confirmEvents(outbox, 1);
    assert.equal(outbox.base, null);
  }
});

test("a value that is longer than the server accepts is sent whole, so that it is refused", () => {
  const long = "x".repeat(65537);
  assert.equal(spliced(input(long), { number: 1, value: long.slice(1) }).value, long);
  assert.equal(isSpliced(input("日".repeat(21846))), false);
  assert.equal(isSpliced(input("日".repeat(21845))), true);
});

test("the last request of a page contains changes of values that the server certainly has", () => {
  const outbox = createOutbox();
  const state = { pendingEdits: new Map(), confirmedValues: new Map(), confirmedEdits: new Map(), written: new Map(), droppedWrites: new Set() };
  for (const text of [sentence, `${sentence}s`]) {
    const event = input(text);
    recordField(state, field(sentence), event);
    addEvent(outbox, event);
  }
  assert.equal(nextEvents(outbox).events[0].splice.length, 5);
  const [{ body: { events } }] = unloadRequests(outbox, false);
  assert.deepEqual(events.map(({ splice }) => splice), [[0, 0, 0, sentence], [1, sentence.length, 0, "s"]]);
});

test("letters of a long text that wait are no reason to ask before the page is left", () => {
  const outbox = createOutbox();
  for (let length = 20000; length < 20010; length += 1) addEvent(outbox, input("x".repeat(length), { type: "change" }));
  assert.equal(outbox.events.length, 10);
  assert.equal(wouldLose(outbox, false), false, "200 KB of values are 21 KB of changes");
});

test("a page whose change is refused sends the value whole", async (context) => {
  const window = await openPage(context, [title(sentence), save, tree("input", { id: "other" })]);
  window.enter("input", `${sentence}s`);
  await window.pass(0);
  assert.equal(window.open("event").body.events[0].splice.length, 5);
  await window.open("event").respond(400, "invalid", { "Trellis-Live": "1" });
  await window.pass(0);
  await window.attach();
  await window.pass(500);
  assert.deepEqual(window.open("event").body.events[0].splice, [0, 0, 0, `${sentence}s`]);
  await finish(window, 1);
  window.enter("input", `${sentence}st`);
  await window.pass(0);
  assert.deepEqual(window.open("event").body.events[0].splice, [1, sentence.length + 1, 0, "t"]);
  assert.equal((await window.notices()).length, 0);
});

test("values that are queued before the module is loaded are sent whole, and no later value changes them", () => {
  const outbox = createOutbox();
  const input = (value) => ({ type: "input", target: 2, value });
  addEvent(outbox, input(sentence));
  useSplices(splices, outbox);
  addEvent(outbox, { type: "click", target: 3 });
  addEvent(outbox, input(`${sentence}s`));
  const [first, , last] = nextEvents(outbox).events;
  assert.equal(first.value, sentence);
  assert.deepEqual(last.splice, [0, 0, 0, `${sentence}s`]);
  confirmEvents(outbox, 1);
  assert.equal(outbox.base, null);
  assert.deepEqual(nextEvents(outbox).events[1].splice, [0, 0, 0, `${sentence}s`]);
  confirmEvents(outbox, 3);
  addEvent(outbox, input(`${sentence}st`));
  assert.deepEqual(nextEvents(outbox).events[0].splice, [3, sentence.length + 1, 0, "t"]);
});
