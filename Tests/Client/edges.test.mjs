import assert from "node:assert/strict";
import { test } from "node:test";
import { edgeStep, scrollAtEdges } from "../../public/edges.js";

test("the step is larger towards and beyond an edge, and has a limit", () => {
  const steps = [300, 270, 299, 310, 5000].map((at) => edgeStep(at, 0, 301));
  assert.deepEqual(steps, [8, 1, 8, 11, 24]);
  assert.equal(edgeStep(150, 0, 301), 0);
  assert.deepEqual([20, -5000].map((at) => edgeStep(at, 0, 301)), [-3, -24]);
});

test("a low pane has a middle in which it does not scroll", () => {
  assert.equal(edgeStep(20, 0, 40), 0);
  assert.ok(edgeStep(35, 0, 40) > 0 && edgeStep(5, 0, 40) < 0);
  assert.equal(edgeStep(0, 0, 0), 0);
});

test("a pane that is scrolled to its end, and a place in the middle, scroll nothing", () => {
  let run = null;
  const pane = { scrollLeft: 0, scrollTop: 0, scrollBy() {} };
  const window = { requestAnimationFrame: (next) => { run = next; return 7; }, cancelAnimationFrame: (number) => { run = number === 7 ? null : run; } };
  const seen = [];
  const place = { x: 50, y: 500 };
  const stop = scrollAtEdges(window, pane, {
    point: () => place, box: () => ({ left: 0, right: 100, top: 0, bottom: 100 }), didScroll: (point) => seen.push(point),
  });
  run();
  pane.scrollBy = function ({ top }) { this.scrollTop += top; };
  run();
  place.y = 50;
  run();
  assert.deepEqual(seen, [null, { x: 50, y: 99 }, null]);
  stop();
  assert.equal(run, null);
});
