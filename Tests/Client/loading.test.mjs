import assert from "node:assert/strict";
import { test } from "node:test";
import { loadModule } from "../../public/loading.js";

/** The address of a module whose first `failures` loads fail: each address is evaluated once. */
const failing = (name, failures) => "data:text/javascript," + encodeURIComponent(
  `const tries = (globalThis.${name} ??= []); tries.push(import.meta.url.split("?")[1] ?? "");
   if (tries.length <= ${failures}) throw new Error("no network"); export const count = tries.length;`);

test("a load after a failed one has another address, and all later loads that address", async () => {
  const address = failing("loadTries", 2);
  await assert.rejects(loadModule(address, 1), /no network/);
  await assert.rejects(loadModule(address, 1), /no network/);
  const one = await loadModule(address, 1);
  assert.equal(one.count, 3);
  assert.deepEqual(globalThis.loadTries, ["", "1", "2"]);
  assert.equal(await loadModule(address, 1), one, "a module exists once");
});

test("simultaneous loads fail together and have one address afterwards", async () => {
  const address = failing("sharedTries", 1);
  const results = await Promise.allSettled([loadModule(address, 1), loadModule(address, 1)]);
  assert.deepEqual(results.map(({ status }) => status), ["rejected", "rejected"]);
  assert.equal(await loadModule(address, 1), await loadModule(address, 1));
  assert.deepEqual(globalThis.sharedTries, ["", "1"]);
});

test("a load is repeated with pauses, a limited number of times", async (context) => {
  const pauses = [];
  context.mock.method(globalThis, "setTimeout", (run, time) => { pauses.push(time); queueMicrotask(run); });
  context.mock.method(Math, "random", () => 1);
  assert.equal((await loadModule(failing("moreTries", 3), 9)).count, 4);
  assert.deepEqual(pauses, [500, 1000, 2000]);
  pauses.length = 0;
  await assert.rejects(loadModule(failing("allTries", 99), 3), /no network/);
  assert.deepEqual(pauses, [500, 1000]);
  assert.equal(globalThis.allTries.length, 3);
});
