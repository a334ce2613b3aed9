import assert from "node:assert/strict";
import { test } from "node:test";
import { start } from "../../public/calendar.js";
import { PageDocument } from "./fake-page.mjs";

const texts = { lang: "en", zone: "UTC", title: "Choose", previous: "Back", next: "On", today: "Today", first: 1 };

/** A page with a field of the given properties, and the button of its calendar. */
function open(properties = {}, direction = "ltr") {
  const document = new PageDocument();
  const field = document.make("input", { id: "day" });
  Object.assign(field, { type: "date", value: "2026-03-10", min: "", max: "", readOnly: false, ...properties });
  field.box = { left: 300, right: 400, top: 100, bottom: 130, width: 100, height: 30 };
  const button = document.make("button", { "data-calendar": JSON.stringify({ for: "day", ...texts }) });
  const part = document.make("div", {}, field, button);
  document.root.append(part);
  document.defaultView.getComputedStyle = () => ({ direction });
  start({ root: document.root, document });
  const layer = () => document.root.querySelector("[role=dialog]");
  const shown = () => layer()?.querySelectorAll("[data-day]") ?? [];
  const day = (name) => shown().find((cell) => cell.getAttribute("data-day") === name);
  const press = (key, fields = {}) => document.fire("keydown", document.activeElement, { key, ...fields });
  const [back, title, on, now] = [0, 1, 2, 3].map((index) => () => layer().querySelectorAll("button")[index]);
  const events = [];
  for (const type of ["input", "change"]) field.addEventListener(type, () => events.push(type));
  return { document, field, button, part, layer, shown, day, press, back, title, on, now, events };
}

test("the calendar shows the month of its field, and the chosen day has the focus", () => {
  const { document, button, layer, shown, day } = open();
  button.click();
  assert.equal(layer().isOpenPopover, true);
  assert.equal(button.getAttribute("aria-expanded"), "true");
  assert.equal(shown().length, 42);
  assert.equal(document.activeElement, day("2026-03-10"));
  assert.equal(day("2026-03-10").getAttribute("aria-selected"), "true");
  assert.equal(day("2026-03-11").getAttribute("aria-selected"), "false");
  assert.equal(day("2026-03-31").className, "");
  assert.equal(day("2026-04-01").className, "l-other");
});

test("the calendar is at the start of its field in both directions of text", () => {
  for (const [direction, left] of [["ltr", "300px"], ["rtl", "200px"]]) {
    const { document, button, layer } = open({}, direction);
    const { createElement } = document;
    document.createElement = (name) => {
      const element = createElement.call(document, name);
      if (name === "div") element.box = { width: 200, height: 250 };
      return element;
    };
    button.click();
    assert.equal(layer().style.left, left, direction);
    assert.equal(layer().style.top, "134px");
  }
});

test("days beyond the limits of the field cannot be chosen, the limits can", () => {
  const { field, button, layer, day, back, on, events } = open({ min: "2026-03-05", max: "2026-03-20" });
  button.click();
  assert.deepEqual(["2026-03-04", "2026-03-05", "2026-03-20", "2026-03-21"].map((one) => day(one).getAttribute("aria-disabled")),
    ["true", null, null, "true"]);
  assert.deepEqual([back().disabled, on().disabled], [true, true]);
  day("2026-03-21").click();
  assert.deepEqual([field.value, events, layer() !== null], ["2026-03-10", [], true]);
  day("2026-03-20").click();
  assert.deepEqual([field.value, events, layer()], ["2026-03-20", ["input", "change"], null]);
});

test("a limit on the first day of a month ends the way back there", () => {
  const { button, back, on } = open({ min: "2026-03-01", max: "2026-04-30" });
  button.click();
  assert.deepEqual([back().disabled, on().disabled], [true, false]);
  on().click();
  assert.deepEqual([back().disabled, on().disabled], [false, true]);
});

test("the button of the present day is disabled if the field cannot have it", () => {
  const past = open({ max: "2000-01-01" });
  past.button.click();
  assert.equal(past.now().disabled, true);
  const later = open({ min: "9000-01-01" });
  later.button.click();
  assert.equal(later.now().disabled, true);
  const free = open();
  free.button.click();
  assert.equal(free.now().disabled, false);
  free.now().click();
  assert.deepEqual([free.field.value, free.layer()], [new Date().toISOString().slice(0, 10), null]);
});

test("a field that cannot be changed has no calendar", () => {
  for (const properties of [{ readOnly: true }, { disabled: true }]) {
    const { button, layer } = open(properties);
    button.click();
    assert.equal(layer(), null);
  }
});

test("a chosen day keeps the time of its field", () => {
  const { field, button, day } = open({ type: "datetime-local", value: "2026-03-10T08:15" });
  button.click();
  day("2026-03-12").click();
  assert.equal(field.value, "2026-03-12T08:15");
  const empty = open({ type: "datetime-local", value: "" });
  empty.button.click();
  empty.shown()[20].click();
  assert.match(empty.field.value, /T00:00$/);
});

test("the tab key goes around the calendar in both directions", () => {
  const { document, button, back, title, on, now, day, press } = open();
  button.click();
  assert.equal(press("Tab").isPrevented, true);
  assert.equal(document.activeElement, now());
  press("Tab");
  assert.equal(document.activeElement, back());
  press("Tab", { shiftKey: true });
  assert.equal(document.activeElement, now());
  press("Tab", { shiftKey: true });
  assert.equal(document.activeElement, day("2026-03-10"));
  press("Tab", { shiftKey: true });
  assert.equal(document.activeElement, on());
  press("Tab", { shiftKey: true });
  assert.equal(document.activeElement, title());
});

test("the title shows the months of the year, then years, and a choice leads back to the days", () => {
  const { document, field, button, title, back, shown, day, press } = open();
  button.click();
  title().click();
  assert.deepEqual([shown().length, title().textContent], [12, "2026"]);
  title().click();
  assert.deepEqual([shown().length, title().textContent], [12, "2017 – 2028"]);
  back().click();
  back().click();
  back().click();
  assert.equal(title().textContent, "1981 – 1992");
  day("1984-01-01").click();
  assert.deepEqual([title().textContent, document.activeElement.getAttribute("data-day")], ["1984", "1984-03-01"]);
  press("ArrowUp");
  press("ArrowRight");
  press("Enter");
  assert.deepEqual([title().textContent, shown().length], ["January 1984", 42]);
  press("Enter");
  assert.equal(field.value, "1984-01-10");
});

test("months and years beyond the limits of the field cannot be chosen", () => {
  const { button, title, back, on, day } = open({ min: "2025-11-20", max: "2026-04-10" });
  button.click();
  title().click();
  assert.deepEqual(["2026-04-01", "2026-05-01"].map((one) => day(one).getAttribute("aria-disabled")), [null, "true"]);
  assert.deepEqual([back().disabled, on().disabled], [false, true]);
  title().click();
  assert.deepEqual(["2024-01-01", "2025-01-01", "2027-01-01"].map((one) => day(one).getAttribute("aria-disabled")),
    ["true", null, "true"]);
});

test("arrow keys move the focus, and Enter chooses", () => {
  const { document, field, button, layer, press } = open();
  button.click();
  press("ArrowRight");
  assert.equal(document.activeElement.getAttribute("data-day"), "2026-03-11");
  press("PageDown");
  assert.equal(document.activeElement.getAttribute("data-day"), "2026-04-11");
  press("ArrowLeft", { ctrlKey: true });
  assert.equal(document.activeElement.getAttribute("data-day"), "2026-04-11", "a key of the browser");
  press("Enter");
  assert.deepEqual([field.value, layer()], ["2026-04-11", null]);
  assert.equal(document.activeElement, button);
});

test("a second press of the button closes the calendar, which the press outside has hidden", () => {
  const { document, button, layer } = open();
  button.click();
  document.fire("pointerdown", button);
  layer().hidePopover();
  assert.equal(layer(), null);
  button.click();
  assert.equal(layer(), null);
  button.click();
  assert.notEqual(layer(), null, "a third one opens it");
});

test("a calendar that closes gives the focus back to its button", () => {
  const { document, button, layer } = open();
  button.click();
  layer().hidePopover();
  assert.equal(document.activeElement, button);
  assert.equal(button.hasAttribute("aria-expanded"), false);
});

test("a calendar that closes leaves the focus to another element", () => {
  const { document, field, button, layer } = open();
  button.click();
  field.focus();
  layer().hidePopover();
  assert.equal(document.activeElement, field);
});

test("the calendar is removed with its field", () => {
  const { document, field, button, layer } = open();
  button.click();
  document.mutate();
  assert.notEqual(layer(), null);
  field.remove();
  document.mutate();
  assert.equal(layer(), null);
});

test("the keys of the browser's calendar open this one", () => {
  for (const [fields, isOpen] of [
    [{ key: "F4" }, true], [{ key: " " }, true], [{ key: "ArrowDown", altKey: true }, true], [{ key: "ArrowDown" }, false],
  ]) {
    const { document, field, layer } = open();
    assert.equal(document.fire("keydown", field, fields).isPrevented, isOpen);
    assert.equal(layer() !== null, isOpen, fields.key);
  }
});
