import assert from "node:assert/strict";
import { test } from "node:test";
import { codes } from "../../public/patch.js";
import { finish, openPage, openWindow, title } from "./fake-window.mjs";

test("a page attaches, polls, and sends the events of its user", async (context) => {
  const window = await openPage(context);
  assert.equal(window.open("poll").body.poll, 1);
  window.enter("input", "A1");
  assert.deepEqual(window.open("event").body.events, [{ target: 2, value: "A1", edit: 1, type: "input" }]);
  assert.equal(window.root.querySelector("input").hasAttribute("data-pending"), true);
  await finish(window, 1);
  assert.equal(window.root.querySelector("input").hasAttribute("data-pending"), false);
});

test("a page whose tree has another size than the server's requests a whole tree", async (context) => {
  const fitting = await openWindow(context, { trees: [title("A")] });
  assert.equal(fitting.open("attach").body.reset, undefined);
  context.mock.timers.reset();
  const other = await openWindow(context, { trees: [title("A")], meta: { elements: "9" } });
  assert.equal(other.open("attach").body.reset, true);
});

test("a page plays no animation after its user has chosen less motion", async (context) => {
  const window = await openPage(context);
  let played = 0;
  window.root.children[0].animate = () => { played += 1; return { finished: Promise.resolve() }; };
  const patch = (number) => window.open("poll").respond(200, {
    done: 0, batches: [[number, [[codes.animate, 2, [100, "ease", [[0, "opacity", "0"]], 0, 1, 0, 0]]]]],
  });
  await patch(1);
  assert.equal(played, 1);
  globalThis.matchMedia = (query) => ({ matches: query.includes("motion"), addEventListener() {} });
  window.fire("resize");
  await window.pass(120);
  await patch(2);
  assert.equal(played, 1);
});
