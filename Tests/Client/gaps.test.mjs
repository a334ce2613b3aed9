import assert from "node:assert/strict";
import { test } from "node:test";
import { gapOf, mountedPart } from "../../public/gaps.js";

test("the mounted part is the longest one in which rows follow each other", () => {
  assert.deepEqual(mountedPart([]), [0, 0, 0]);
  assert.deepEqual(mountedPart([[40, 80], [0, 40], [84, 120]]), [0, 120, 3]);
  assert.deepEqual(mountedPart([[0, 40], [9_000, 9_040], [9_040, 9_100]]), [9_000, 9_100, 2], "the row with the focus is elsewhere");
});

test("a gap is the visible part beyond the rows, within the list", () => {
  const rows = [1_000, 2_000, 20];
  assert.equal(gapOf(rows, 1_000, 600, 9_000), null);
  assert.equal(gapOf(rows, 1_400, 600, 9_000), null);
  assert.deepEqual(gapOf(rows, 1_700, 600, 9_000), [2_000, 2_300, 50]);
  assert.deepEqual(gapOf(rows, 3_010, 600, 9_000), [3_000, 3_610, 50], "the shapes continue the rows");
  assert.deepEqual(gapOf(rows, 720, 600, 9_000), [700, 1_000, 50]);
  assert.deepEqual(gapOf(rows, 110, 600, 9_000), [100, 710, 50]);
  assert.deepEqual(gapOf([0, 2_000, 20], 1_700, 600, 2_100), [2_000, 2_100, 100], "the end of the list");
  assert.equal(gapOf([0, 2_000, 20], 1_700, 600, 2_000), null);
  assert.equal(gapOf([0, 2_000, 20], -300, 600, 2_000), null, "something above the list is visible");
  assert.equal(gapOf([0, 0, 0], 100, 600, 2_000), null, "a list without rows");
});
