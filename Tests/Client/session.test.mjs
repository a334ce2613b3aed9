import assert from "node:assert/strict";
import { test } from "node:test";
import { createConnection, endPoll, leaving, pause, request, wake } from "../../public/session.js";

/** A page that gets each response from `respond(address, options)`. */
function page(respond) {
  globalThis.fetch = async (address, options) => respond(address, options);
  return { ...createConnection("s1", false), tab: "t1", compositionEnd: async () => {}, replacement: { load: async () => {} } };
}

const reply = (status, content, headers = {}) =>
  new Response(content === undefined ? null : JSON.stringify(content), { status, headers });

test("a pause ends after its time, or when all are woken", async (context) => {
  context.mock.timers.enable({ apis: ["setTimeout"] });
  const connection = createConnection("s1", false);
  const ended = [];
  pause(connection, 100).then(() => ended.push("short"));
  pause({ ...connection, delay: 5000 }).then(() => ended.push("long"));
  context.mock.timers.tick(100);
  await null;
  assert.deepEqual(ended, ["short"]);
  wake(connection);
  await null;
  assert.deepEqual(ended, ["short", "long"]);
  assert.equal(connection.pauses.size, 0);
});

test("every request names the session, the tab and the last batch", async () => {
  const bodies = [];
  const one = page((address, { body, headers }) => {
    bodies.push([address, headers["Trellis-Session"], headers["Trellis-Tab"], JSON.parse(body)]);
    return reply(204);
  });
  assert.equal((await request(one, "poll", { poll: 1, brief: undefined }, 1000)).decision, "nothing");
  Object.assign(one, { applied: 7, needsReset: true });
  await request(one, "event", { first: 1, events: [] }, 1000);
  assert.deepEqual(bodies, [
    ["/_trellis/poll", "s1", "t1", { ack: 0, poll: 1 }],
    ["/_trellis/event", "s1", "t1", { ack: 7, reset: true, first: 1, events: [] }],
  ]);
});

test("a request is repeated if its response is not from the server", async () => {
  for (const response of [reply(200, null), reply(200, {}), reply(404), reply(502), new Response("<p>", { status: 200 })]) {
    assert.equal((await request(page(() => response), "poll", {}, 1000)).decision, "retry");
  }
  const own = await request(page(() => reply(404, "gone", { "Trellis-Live": "1" })), "poll", {}, 1000);
  assert.equal(own.decision, "attach");
});

test("a whole tree is applied after the end of a composition", async () => {
  const order = [];
  // A response whose module cannot be loaded is requested again.
  const without = page(() => reply(200, { batches: [[1, [], "reset"]] }));
  without.replacement.load = async () => { throw new TypeError("no network"); };
  assert.equal((await request(without, "poll", {}, 1000)).decision, "retry");
  const one = page(() => reply(200, { batches: [[1, [], "reset"]] }));
  one.status = { show: (state) => order.push(state) };
  one.compositionEnd = async (limit) => { order.push(limit); };
  await request(one, "poll", {}, 1000);
  assert.deepEqual(order, ["online", 30000], "the connection is shown as back at once");
  const other = page(() => reply(200, { batches: [[1, []]] }));
  other.compositionEnd = async () => { order.push("not asked for"); };
  await request(other, "poll", {}, 1000);
  assert.deepEqual(order, ["online", 30000]);
  const stopped = { ...page(() => reply(200, { batches: [[1, [], "reset"]] })), isStopped: true };
  stopped.status = { show: () => assert.fail("a stopped page shows the reason") };
  stopped.compositionEnd = async () => {};
  assert.equal((await request(stopped, "poll", {}, 1000)).decision, "apply");
});

test("a poll that the tab aborts is no failure", async () => {
  const poll = new AbortController();
  const one = page((_, { signal }) => new Promise((_resolve, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason));
  }));
  let isReleased = false;
  const result = request(one, "poll", {}, 1000, poll);
  endPoll({ poll, leases: { release: () => { isReleased = true; } } });
  assert.equal((await result).decision, "left");
  assert.equal(poll.signal.reason, leaving);
  assert.equal(isReleased, true);
});

test("a patch with operations on many elements waits for their module", async () => {
  const one = { ...page(() => reply(200, { batches: [[1, [[11, 2, "a"]]], [2, [[24, 2], [21]]]] })), state: {} };
  await request(one, "poll", {}, 1000);
  assert.equal(typeof one.state.runs.apply, "function");
  const other = { ...page(() => reply(200, { batches: [[1, [[11, 2, "a"]]], [2, []]] })), state: {} };
  await request(other, "poll", {}, 1000);
  assert.equal(other.state.runs, undefined);
});
