// Notices of entries that need a decision of the user, above the page; keyboard and screen readers reach them.

import { formOf } from "./fields.js";
import { localized } from "./texts.js";

const choices = {
  ask: [["mine", "keepMine"], ["theirs", "takeTheirs"]],
  offer: [["mine", "enterAgain"], ["theirs", "leaveIt"]],
  lost: [["copy", "copyEntry"], ["theirs", "dismiss"]],
  note: [["theirs", "dismiss"]],
};

/**
 * Shows entries before `root` in document order, so that the keyboard reaches them first. They overlay the page.
 * `enter(row)` restores an entry and returns its field, or `null` if the field is gone. Screen readers announce the
 * notices politely, separately from the state of the connection.
 */
export function createNotices(root, enter) {
  const document = root.ownerDocument;
  let liveRegion = null;
  const unannounced = [];
  let panel = null;
  let rows = [];

  const make = (tag, className, text = "") => {
    const element = document.createElement(tag);
    element.className = className;
    element.textContent = text;
    return element;
  };

  function announce(words) {
    if (!liveRegion) {
      liveRegion = make("div", "trellis-spoken");
      liveRegion.setAttribute("role", "status");
      root.before(liveRegion);
    }
    unannounced.push(words);
    // Screen readers announce only changes of the text of an element that exists already.
    if (unannounced.length === 1) setTimeout(() => {
      const all = unannounced.splice(0).join(" ");
      liveRegion.textContent = liveRegion.textContent === all ? `${all}\u00A0` : all;
    }, 100);
  }

  function show(more) {
    if (!more.length) return;
    // A newer entry of the same field replaces the undecided one.
    const key = ({ identity }) => identity && `${identity.scope} ${identity.own} ${identity.context}`;
    const isReplaced = (row) => row.identity && more.some((other) => key(other) === key(row));
    rows = [...rows.filter((row) => !isReplaced(row)), ...more];
    draw();
    announce(more.length === 1 ? `${text(more[0])} ${localized("decideAtStart")}`
      : localized("decideOnMany", more.length));
  }

  /** Shows an important message: the text `name`. */
  function notify(name) {
    const words = localized(name);
    rows = [...rows.filter((row) => row.words !== words), { kind: "note", words }];
    draw();
    announce(words);
  }

  const text = (row) => row.words ?? sentences(row.kind, row, row.theirsShown);

  function draw() {
    panel?.remove();
    panel = null;
    if (!rows.length) return;
    panel = make("section", "trellis-notice");
    panel.setAttribute("aria-label", localized("entriesToDecide"));
    for (const row of rows) panel.append(drawRow(row));
    root.before(panel);
  }

  function drawRow(row) {
    const line = make("div", "trellis-notice-row");
    const words = make("p", "trellis-notice-text", text(row));
    line.append(words);
    if (row.kind === "lost" && !row.isSecret) {
      // If the browser refuses to copy by script, the text in this field can be copied by hand.
      const whole = make("textarea", "trellis-notice-entry");
      whole.readOnly = true;
      whole.rows = 2;
      whole.value = row.shown;
      whole.setAttribute("aria-label", localized("entryIn", row.label || localized("someField")));
      line.append(whole);
    }
    for (const [choice, name] of choices[row.kind]) {
      const title = localized(name);
      if (choice === "copy" && row.isSecret) continue;
      const button = make("button", "trellis-notice-button", title);
      button.type = "button";
      if (row.kind !== "note") button.setAttribute("aria-label", `${title}: ${row.label || localized("someField")}`);
      button.addEventListener("click", () => decide(row, choice, line));
      line.append(button);
    }
    return line;
  }

  function decide(row, choice, line) {
    if (choice === "copy") {
      const whole = line.querySelector("textarea");
      whole.select();
      const copied = document.defaultView.navigator.clipboard?.writeText(row.shown);
      // Without HTTPS a browser may have no clipboard.
      return void (copied ?? Promise.reject()).then(() => announce(localized("copied")), () => announce(localized("copyByKeys")));
    }
    const field = choice === "mine" ? enter(row) : row.field?.();
    if (choice === "mine" && !field) {
      row.kind = "lost";
      draw();
      panel.querySelector("button").focus();
      return void announce(text(row));
    }
    const index = rows.indexOf(row);
    rows = rows.filter((other) => other !== row);
    draw();
    const next = rows.length ? panel.querySelectorAll(".trellis-notice-row")[Math.min(index, rows.length - 1)] : null;
    (next?.querySelector("button") ?? field)?.focus();
  }

  const isUndecided = ({ kind }) => kind === "ask" || kind === "offer";

  return {
    show,
    notify,
    /** Whether entries in the fields of `form` wait for a decision; their notices then get the focus. */
    requireDecision(form) {
      const waiting = rows.filter((row) => isUndecided(row) && formOf(row.field?.() ?? root) === form);
      if (!waiting.length) return false;
      announce(waiting.length === 1 ? `${text(waiting[0])} ${localized("decideAtStart")}`
        : localized("decideOnMany", waiting.length));
      panel.querySelectorAll(".trellis-notice-row")[rows.indexOf(waiting[0])].querySelector("button").focus();
      return true;
    },
    /** Keeps the entries for copying, as the page with their fields is left. */
    detach() {
      rows = rows.map((row) => {
        const { identity, field, ...rest } = row;
        return isUndecided(row) ? { ...rest, kind: "lost" } : rest;
      });
      draw();
    },
    /** Adds a button to the state of the connection that loads the page again: some browsers have none. */
    offer() {
      const region = document.querySelector(".trellis-status");
      const button = make("button", "trellis-notice-button", localized("reloadPage"));
      button.addEventListener("click", () => document.defaultView.location.reload());
      // After the text, which replaces the content of the region.
      setTimeout(() => region?.append(button), 0);
    },
    /** Removes all notices, with the entries in them. */
    clear() {
      rows = [];
      draw();
    },
  };
}

/** `text` on one line, shortened to fit into a notice. */
export function excerpt(text, length = 60) {
  const line = text.replace(/\s+/g, " ").trim();
  return line.length > length ? `${line.slice(0, length).trimEnd()}…` : line;
}

/** The text of a notice about an entry: `kind` is a decision, or "lost" if the page has no such field. */
export function sentences(kind, { label, shown, isSecret }, theirs) {
  const quoted = (text, length) => localized("quotedText", excerpt(text, length));
  const field = label ? quoted(label, 40) : localized("someField");
  const entered = isSecret ? "" : ` ${shown ? localized("youEntered", quoted(shown)) : localized("youLeftEmpty")}`;
  if (kind !== "ask") return localized(kind === "offer" ? "entryLost" : "fieldIsGone", field) + entered;
  return (isSecret ? localized("changedMeanwhile", field) : localized("changedMeanwhileTo", field, quoted(theirs))) + entered;
}
