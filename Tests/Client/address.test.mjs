import assert from "node:assert/strict";
import { test } from "node:test";
import { isSplit } from "../../public/protocol.js";

test("servers that answer in turn share no sessions, and a restarted server is another one", () => {
  const names = [];
  const answers = (all) => all.map((name) => isSplit(names, name));
  assert.deepEqual(answers(["a", "a", null, "b", "b", "c"]), [false, false, false, false, false, false]);
  assert.deepEqual(answers(["a", "a", "c", "a"]), [true, false, true, true]);
  assert.equal(names.length, 3);
});
