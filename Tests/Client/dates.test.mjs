import assert from "node:assert/strict";
import { test } from "node:test";
import { addDays, addMonths, clamp, dayForKey, isDay, placeInWeek, todayIn, weeksOf } from "../../public/dates.js";

test("days go over the ends of months and years", () => {
  assert.equal(addDays("2026-12-31", 1), "2027-01-01");
  assert.equal(addDays("2024-03-01", -1), "2024-02-29");
  assert.equal(addDays("0099-12-31", 1), "0100-01-01", "a year of two digits is none of the last century");
  assert.equal(addDays("9999-12-31", 1), "9999-12-31");
  assert.equal(addDays("0001-01-01", -7), "0001-01-01");
});

test("a month later is the same day, or the last one of a shorter month", () => {
  assert.equal(addMonths("2026-01-31", 1), "2026-02-28");
  assert.equal(addMonths("2024-03-31", -1), "2024-02-29");
  assert.equal(addMonths("2024-02-29", 12), "2025-02-28");
  assert.equal(addMonths("1900-01-31", 1), "1900-02-28", "1900 was no leap year");
  assert.equal(addMonths("2026-01-15", -1), "2025-12-15");
  assert.equal(addMonths("9999-12-01", 1), "9999-12-31");
  assert.equal(addMonths("0001-01-01", -1), "0001-01-01");
});

test("texts that are no days are distinguished from days", () => {
  for (const text of ["", "2026-02-29", "2026-13-01", "0000-01-01", "2026-1-1", "2026-01-00"]) assert.equal(isDay(text), false, text);
  for (const text of ["2024-02-29", "0001-01-01", "9999-12-31"]) assert.equal(isDay(text), true, text);
});

test("the weeks of a month begin with the first day of the week", () => {
  const monday = weeksOf("2026-09-22", 1);
  assert.deepEqual([monday.length, monday[0][0], monday.at(-1)[6]], [6, "2026-08-31", "2026-10-11"]);
  const sunday = weeksOf("2026-02-10", 0);
  assert.deepEqual([sunday.length, sunday[0][0], sunday.at(-1)[6]], [6, "2026-02-01", "2026-03-14"]);
  const saturday = weeksOf("2026-08-01", 6);
  assert.deepEqual([saturday.length, saturday[0][0]], [6, "2026-08-01"]);
  for (const limit of ["0001-01-05", "9999-12-05"]) {
    const days = weeksOf(limit, 1).flat().filter(Boolean);
    assert.equal(new Set(days).size, days.length, "no day is there twice");
    assert.ok(days.includes(limit));
  }
  // 1 January of the year 1 is a Monday.
  assert.deepEqual(weeksOf("0001-01-05", 0)[0].slice(0, 2), [null, "0001-01-01"]);
});

test("each key of the grid leads to its day", () => {
  const from = (key, options = {}) => dayForKey(key, "2026-09-22", { first: 1, ...options });
  assert.deepEqual(["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"].map((key) => from(key)),
    ["2026-09-21", "2026-09-23", "2026-09-15", "2026-09-29"]);
  assert.deepEqual(["ArrowLeft", "ArrowRight"].map((key) => from(key, { isRTL: true })), ["2026-09-23", "2026-09-21"]);
  assert.deepEqual(["Home", "End", "PageUp", "PageDown"].map((key) => from(key)),
    ["2026-09-21", "2026-09-27", "2026-08-22", "2026-10-22"]);
  assert.deepEqual(["Home", "End"].map((key) => from(key, { first: 0 })), ["2026-09-20", "2026-09-26"]);
  assert.deepEqual(["PageUp", "PageDown"].map((key) => from(key, { isShifted: true })), ["2025-09-22", "2027-09-22"]);
  assert.equal(from("x"), null);
  assert.equal(placeInWeek("2026-09-22", 1), 1);
});

test("a day stays within its limits", () => {
  assert.equal(clamp("2026-01-01", "2026-05-01", "2026-06-01"), "2026-05-01");
  assert.equal(clamp("2026-07-01", "2026-05-01", "2026-06-01"), "2026-06-01");
});

test("today is a day of the reader's time zone", () => {
  const now = new Date("2026-09-21T22:30:00Z");
  assert.equal(todayIn("Europe/Berlin", now), "2026-09-22");
  assert.equal(todayIn("America/New_York", now), "2026-09-21");
  assert.equal(todayIn("Nowhere/At_All", now), "2026-09-21");
});
