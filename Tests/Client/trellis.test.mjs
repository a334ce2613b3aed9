import assert from "node:assert/strict";
import { test } from "node:test";
import { finish, openPage } from "./fake-window.mjs";

test("a page attaches, polls, and sends the events of its user", async (context) => {
  const window = await openPage(context);
  assert.equal(window.open("poll").body.poll, 1);
  window.enter("input", "A1");
  assert.deepEqual(window.open("event").body.events, [{ target: 2, value: "A1", edit: 1, type: "input" }]);
  assert.equal(window.root.querySelector("input").hasAttribute("data-pending"), true);
  await finish(window, 1);
  assert.equal(window.root.querySelector("input").hasAttribute("data-pending"), false);
});
