// The calendar of a date field: a dialog in the top layer with a grid of the days of a month.
//
// A button with the attribute `data-calendar` opens it: a JSON object with the `id` of the field (`for`), the language
// (`lang`) and the time zone (`zone`) of the reader, the first day of the week (`first`, Sunday is 0), and the texts. The
// browser knows the names of months and weekdays in that language. A chosen day is an entry of the user.

import {
  addMonths, choiceForKey, choicesOf, clamp, dayForKey, firstDay, isDay, lastDay, momentOf, stepOf, todayIn, weeksOf,
} from "./dates.js";
import { placeLayer } from "./placement.js";

/** The formats of a language; English for a language that the browser does not support. */
function formatsOf(lang) {
  const format = (options) => {
    const all = { ...options, timeZone: "UTC", calendar: "gregory" };
    let made;
    try { made = new Intl.DateTimeFormat(lang, all); } catch { made = new Intl.DateTimeFormat("en", all); }
    return (day) => made.format(momentOf(day));
  };
  return {
    title: format({ month: "long", year: "numeric" }), year: format({ year: "numeric" }),
    month: format({ month: "short" }), number: format({ day: "numeric" }),
    full: format({ dateStyle: "full" }), weekday: format({ weekday: "narrow" }), longWeekday: format({ weekday: "long" }),
  };
}

/** Starts to serve the calendars of `page`. */
export function start({ root, document }) {
  const window = document.defaultView;
  /** The open calendar. */
  let open = null;
  /** Whether the press of the current click has closed the calendar of its button. */
  let didClose = false;
  /** Closes the calendar when a patch removes its field. */
  const removals = new window.MutationObserver(() => {
    if (open && !(open.layer.isConnected && open.field.isConnected)) close();
  });

  const make = (name, attributes, text) => {
    const element = document.createElement(name);
    for (const key in attributes) element.setAttribute(key, attributes[key]);
    if (text) element.textContent = text;
    return element;
  };
  const optionsOf = (button) => JSON.parse(button.getAttribute("data-calendar"));
  const fieldOf = (button) => document.getElementById(optionsOf(button).for);

  function place() {
    const { layer, field } = open;
    const { clientWidth: width } = document.documentElement;
    // The field has the direction of numbers.
    const isRTL = window.getComputedStyle(layer).direction === "rtl";
    const options = { edge: "bottom", align: isRTL ? "end" : "start", gap: 4 };
    const size = { width: layer.offsetWidth, height: layer.offsetHeight };
    const { left, top } = placeLayer(field.getBoundingClientRect(), size, { width, height: window.innerHeight }, options);
    layer.style.setProperty("left", `${left}px`);
    layer.style.setProperty("top", `${top}px`);
  }

  /** Shows the months of the year of `day`, or the years around it, in rows of three. */
  function showChoices(day, hasFocus) {
    const { formats, body, header, title, previous, next, min, max, chosen, today, view } = open;
    open.day = clamp(day, min, max);
    header.hidden = true;
    const isYears = view === "years";
    const length = isYears ? 4 : 7;
    const all = choicesOf(open.day, view);
    const [first, last] = [all[0], all.findLast(Boolean)];
    title.textContent = isYears ? `${formats.year(first)} – ${formats.year(last)}` : formats.year(open.day);
    previous.disabled = first.slice(0, length) <= min.slice(0, length);
    next.disabled = last.slice(0, length) >= max.slice(0, length);
    const isIn = (one, other) => one.slice(0, length) === other.slice(0, length);
    const cell = (one) => {
      if (!one) return make("td", { colspan: 2 });
      const isOut = one.slice(0, length) < min.slice(0, length) || one.slice(0, length) > max.slice(0, length);
      return make("td", {
        role: "gridcell", class: "l-choice-cell", colspan: 2, "data-day": one, tabindex: isIn(one, open.day) ? 0 : -1,
        "aria-selected": isIn(one, chosen), ...(isIn(one, today) ? { "aria-current": "date" } : {}),
        ...(isOut ? { "aria-disabled": "true" } : {}), ...(isYears ? {} : { "aria-label": formats.title(one) }),
      }, isYears ? formats.year(one) : formats.month(one));
    };
    body.replaceChildren(...[0, 3, 6, 9].map((start) => {
      const row = make("tr", {});
      row.append(...all.slice(start, start + 3).map(cell));
      return row;
    }));
    if (hasFocus) body.querySelector("[tabindex='0']").focus({ preventScroll: true });
  }

  /** Shows another view: the days of a month, the months of a year, or years. */
  function view(name, day, hasFocus) {
    open.view = name;
    show(day, hasFocus);
  }

  /** Shows the month of `day`, and makes `day` the one that has, or can have, the focus. */
  function show(day, hasFocus) {
    if (open.view !== "days") return showChoices(day, hasFocus);
    const { options, formats, body, header, title, previous, next, min, max, chosen, today } = open;
    open.day = clamp(day, min, max);
    header.hidden = false;
    const month = open.day.slice(0, 7);
    title.textContent = formats.title(open.day);
    previous.disabled = `${month}-01` <= min;
    next.disabled = month >= max.slice(0, 7);
    body.replaceChildren(...weeksOf(open.day, options.first).map((days) => {
      const row = make("tr", {});
      row.append(...days.map((one) => cell(one)));
      return row;
    }));
    if (hasFocus) body.querySelector("[tabindex='0']").focus({ preventScroll: true });

    function cell(one) {
      if (!one) return make("td", {});
      const isOut = one < min || one > max;
      return make("td", {
        role: "gridcell", "data-day": one, "aria-label": formats.full(one), tabindex: one === open.day ? 0 : -1,
        "aria-selected": one === chosen, ...(one === today ? { "aria-current": "date" } : {}),
        ...(isOut ? { "aria-disabled": "true" } : {}), ...(one.startsWith(month) ? {} : { class: "l-other" }),
      }, formats.number(one));
    }
  }

  function build(button, field) {
    const options = optionsOf(button);
    const formats = formatsOf(options.lang);
    const id = `${field.id}-calendar`;
    const layer = make("div", {
      class: "l-layer l-calendar", popover: "auto", role: "dialog", "aria-label": options.title, lang: options.lang,
    });
    const head = make("div", { class: "l-calendar-head" });
    const step = (name, label) => make("button", { type: "button", class: `l-borderless l-step-${name}`, "aria-label": label });
    const [previous, next] = [step("back", options.previous), step("on", options.next)];
    const title = make("button", { type: "button", class: "l-borderless l-calendar-title", id, "aria-live": "polite" });
    head.append(previous, title, next);
    const grid = make("table", { role: "grid", "aria-labelledby": id });
    const names = make("tr", {});
    names.append(...weeksOf("2026-02-11", options.first)[1].map((day) =>
      make("th", { scope: "col", abbr: formats.longWeekday(day), "aria-label": formats.longWeekday(day) }, formats.weekday(day))));
    const header = make("thead", {});
    header.append(names);
    const body = make("tbody", {});
    grid.append(header, body);
    const now = make("button", { type: "button", class: "l-borderless l-today" }, options.today);
    layer.append(head, grid, now);
    const limit = (name, otherwise) => (isDay(field[name].slice(0, 10)) ? field[name].slice(0, 10) : otherwise);
    const [min, max] = [limit("min", firstDay), limit("max", lastDay)];
    const today = todayIn(options.zone);
    now.disabled = today < min || today > max;
    return {
      button, field, options, formats, layer, header, body, title, view: "days", previous, next, now, min, max, today, day: today,
      chosen: field.value.slice(0, 10),
    };
  }

  function openFor(button) {
    const field = fieldOf(button);
    if (!field || field.disabled || field.readOnly) return;
    close();
    open = build(button, field);
    const { layer, previous, title, next, now, chosen, today } = open;
    // In the layer around the field, so that a modal dialog does not make the calendar inert.
    (button.closest("[data-layer]") ?? root).append(layer);
    show(isDay(chosen) ? chosen : today, false);
    previous.addEventListener("click", () => show(addMonths(open.day, -stepOf[open.view]), false));
    next.addEventListener("click", () => show(addMonths(open.day, stepOf[open.view]), false));
    title.addEventListener("click", () => view({ days: "months", months: "years", years: "days" }[open.view], open.day, false));
    now.addEventListener("click", () => choose(open.today));
    layer.addEventListener("keydown", press);
    layer.addEventListener("click", ({ target }) => pick(target.closest("[data-day]")));
    layer.addEventListener("toggle", ({ newState }) => { if (newState === "closed") remove(layer); });
    removals.observe(root, { childList: true, subtree: true });
    button.setAttribute("aria-expanded", "true");
    layer.showPopover({ source: button });
    place();
    show(open.day, true);
  }

  /** Ends the calendar of a layer, which is hidden. */
  function remove(layer) {
    layer.remove();
    if (open?.layer !== layer) return;
    const { button } = open;
    open = null;
    removals.disconnect();
    button.removeAttribute("aria-expanded");
    const { activeElement, body } = document;
    if (!activeElement || activeElement === body) button.focus({ preventScroll: true });
  }

  function close() {
    if (!open) return;
    const { layer } = open;
    if (layer.isConnected && layer.matches(":popover-open")) layer.hidePopover();
    remove(layer);
  }

  /** Chooses the day of a cell, or shows the days of its month or the months of its year. */
  function pick(cell) {
    if (!cell || cell.getAttribute("aria-disabled")) return;
    const one = cell.getAttribute("data-day");
    if (open.view === "days") return choose(one);
    // The day of the month stays, where the month has it.
    const [year, month] = [one.slice(0, 4), one.slice(5, 7)];
    const count = 12 * (year - open.day.slice(0, 4)) + (open.view === "years" ? 0 : month - open.day.slice(5, 7));
    view(open.view === "years" ? "months" : "days", addMonths(open.day, count), true);
  }

  function choose(day) {
    const { field, button } = open;
    const time = field.type === "date" ? "" : `T${field.value.slice(11) || "00:00"}`;
    field.value = day + time;
    close();
    button.focus({ preventScroll: true });
    for (const type of ["input", "change"]) field.dispatchEvent(new Event(type, { bubbles: true }));
  }

  function press(event) {
    const { layer, body, options, previous, title, next, now } = open;
    const { key, target, shiftKey } = event;
    const cell = target.closest("[data-day]");
    if (key === "Tab") {
      const stops = [previous, title, next, body.querySelector("[tabindex='0']"), now].filter((one) => !one.disabled);
      const index = stops.indexOf(cell ?? target) + (shiftKey ? -1 : 1);
      stops.at(index % stops.length).focus();
    } else if (!cell || event.ctrlKey || event.metaKey || event.altKey) return;
    else if (key === "Enter" || key === " ") pick(cell);
    else {
      const isRTL = window.getComputedStyle(layer).direction === "rtl";
      const day = open.view === "days"
        ? dayForKey(key, cell.getAttribute("data-day"), { first: options.first, isRTL, isShifted: shiftKey })
        : choiceForKey(key, open.day, open.view, isRTL);
      if (!day) return;
      show(day, true);
    }
    event.preventDefault();
    event.stopPropagation();
  }

  const buttonOf = (element) => element?.nodeType === 1 && root.contains(element) ? element.closest("[data-calendar]") : null;

  document.addEventListener("pointerdown", ({ target }) => {
    didClose = Boolean(open) && buttonOf(target) === open.button;
  }, true);
  document.addEventListener("click", (event) => {
    const button = buttonOf(event.target);
    if (button && didClose) close();
    else if (button) openFor(button);
    didClose = false;
  });
  // The keys that open the browser's own calendar.
  document.addEventListener("keydown", (event) => {
    const { target, key, altKey } = event;
    if (target?.type !== "date" && target?.type !== "datetime-local") return;
    if (key !== "F4" && key !== " " && !(altKey && /^Arrow(Down|Up)$/.test(key))) return;
    const button = [...root.querySelectorAll("[data-calendar]")].find((one) => fieldOf(one) === target);
    if (!button?.checkVisibility()) return;
    event.preventDefault();
    openFor(button);
  }, true);
  document.addEventListener("scroll", () => { if (open) place(); }, { capture: true, passive: true });
  window.addEventListener("resize", () => { if (open) place(); });
}
