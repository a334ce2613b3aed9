// The decisions of the calendar about days, which are texts such as `2026-09-22`. This file needs no browser.

const parts = (day) => day.split("-").map(Number);

/** The day of a year, a month from 0 and a day of the month, each of which may be beyond its range. */
function dayOf(year, month, day) {
  const date = new Date(0);
  date.setUTCFullYear(year, month, day);
  return date.toISOString().slice(0, 10);
}

/** The first and the last day that a field can have. */
export const firstDay = "0001-01-01";
export const lastDay = "9999-12-31";

/** A day as the moment at which it begins in UTC. */
export const momentOf = (day) => new Date(`${day}T00:00:00Z`);

/** Whether a text is a day of the calendar. */
export function isDay(text) {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const [year, month, day] = parts(text);
  return year > 0 && dayOf(year, month - 1, day) === text;
}

/** The day `count` days after `day`. */
export function addDays(day, count) {
  const [year, month, date] = parts(day);
  return limited(year, month - 1, date + count);
}

/** The same day `count` months later, or the last one of a shorter month. */
export function addMonths(day, count) {
  const [year, month, date] = parts(day);
  const length = new Date(Date.UTC(2000 + (year % 400), month + count, 0)).getUTCDate();
  return limited(year, month - 1 + count, Math.min(date, length));
}

function limited(year, month, date) {
  const inYear = year + Math.floor(month / 12);
  if (inYear < 1) return firstDay;
  if (inYear > 9999) return lastDay;
  const day = dayOf(year, month, date);
  // A year beyond the limits has a sign, or more digits.
  return isDay(day) ? day : inYear < 5000 ? firstDay : lastDay;
}

/** The number of days from the start of its week, which begins with the weekday `first`; Sunday is 0. */
export const placeInWeek = (day, first) => (momentOf(day).getUTCDay() - first + 7) % 7;

/**
 * Six weeks of seven days from that with the first day of the month of `day`, so that all months have the same height;
 * `null` for a day that no field can have.
 */
export function weeksOf(day, first) {
  const start = `${day.slice(0, 7)}-01`;
  const before = placeInWeek(start, first);
  const seen = new Set();
  const days = Array.from({ length: 42 }, (_, index) => {
    const one = addDays(start, index - before);
    // Beyond the limits of the calendar the limits repeat.
    if (seen.has(one) || (one === firstDay && index < before)) return null;
    seen.add(one);
    return one;
  });
  return Array.from({ length: 6 }, (_, week) => days.slice(7 * week, 7 * week + 7));
}

/** The nearest day between `min` and `max`. */
export const clamp = (day, min, max) => (day < min ? min : day > max ? max : day);

/**
 * The day that a key selects from `day`; `null` for a key without an effect.
 *
 * Source: the ARIA Authoring Practices, "Date Picker Dialog": the keys of the grid.
 */
export function dayForKey(key, day, { first, isRTL, isShifted }) {
  const forward = isRTL ? -1 : 1;
  switch (key) {
    case "ArrowLeft": return addDays(day, -forward);
    case "ArrowRight": return addDays(day, forward);
    case "ArrowUp": return addDays(day, -7);
    case "ArrowDown": return addDays(day, 7);
    case "Home": return addDays(day, -placeInWeek(day, first));
    case "End": return addDays(day, 6 - placeInWeek(day, first));
    case "PageUp": return addMonths(day, isShifted ? -12 : -1);
    case "PageDown": return addMonths(day, isShifted ? 12 : 1);
    default: return null;
  }
}

/** The current day in a time zone, or in UTC if the browser does not support the zone. */
export function todayIn(timeZone, now = new Date()) {
  try {
    return new Intl.DateTimeFormat("en-CA", { timeZone, calendar: "gregory", year: "numeric", month: "2-digit", day: "2-digit" }).format(now);
  } catch {
    return now.toISOString().slice(0, 10);
  }
}

/** The months by which the previous and the next button of a calendar move, by view. */
export const stepOf = { days: 1, months: 12, years: 144 };

/** The first days of the twelve months of the year of `day`, or of the twelve years around it. */
export function choicesOf(day, view) {
  const [year] = parts(day);
  const start = view === "months" ? year : year - (year - 1) % 12;
  return Array.from({ length: 12 }, (_, index) =>
    (view === "months" ? dayOf(start, index, 1) : start + index > 9999 ? null : dayOf(start + index, 0, 1)));
}

/** The day that a key selects from `day` among months or years in rows of three; `null` for a key without an effect. */
export function choiceForKey(key, day, view, isRTL) {
  const step = view === "months" ? 1 : 12;
  const forward = isRTL ? -1 : 1;
  const counts = {
    ArrowLeft: -forward, ArrowRight: forward, ArrowUp: -3, ArrowDown: 3, PageUp: -12, PageDown: 12,
  };
  return key in counts ? addMonths(day, counts[key] * step) : null;
}
