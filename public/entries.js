// Decides what happens to the user's entries on the page of a new session. This file needs no browser.

import { say } from "./texts.js";

/**
 * The decision for an entry whose field also exists on the new page. All values are texts of `readField`.
 *
 * - `mine`: the entry of the user; `theirs`: the value on the new page.
 * - `original`: the value that the server wrote; `known`: the last value that the server confirmed.
 * - `sent`: the values of events without a response, which the server may have applied.
 * - `isUnsaved`: whether the server has not confirmed the user's last edit.
 *
 * "keep" changes nothing: the server has the entry, or a newer one. "enter" enters it again: the field has the value
 * from which the user started. "ask" lets the user choose, because somebody else changed the value. "offer" lets the
 * user choose too: the server applied the entry, and its new session does not have it.
 */
export function decideEntry({ mine, theirs, original, known, sent = [], isUnsaved }) {
  if (mine === theirs) return "keep";
  if (isUnsaved) return [original, known, ...sent].includes(theirs) ? "enter" : "ask";
  return theirs === original ? "offer" : "keep";
}

/** `text` on one line, shortened to fit into a notice. */
export function excerpt(text, length = 60) {
  const line = text.replace(/\s+/g, " ").trim();
  return line.length > length ? `${line.slice(0, length).trimEnd()}…` : line;
}

/** The text of a notice about an entry: `kind` is a decision, or "lost" if the page has no such field. */
export function sentences(kind, { label, shown, isSecret }, theirs) {
  const quoted = (text, length) => say("quotedText", excerpt(text, length));
  const field = label ? quoted(label, 40) : say("someField");
  const entered = isSecret ? "" : ` ${shown ? say("youEntered", quoted(shown)) : say("youLeftEmpty")}`;
  if (kind !== "ask") return say(kind === "offer" ? "entryLost" : "fieldIsGone", field) + entered;
  return (isSecret ? say("changedMeanwhile", field) : say("changedMeanwhileTo", field, quoted(theirs))) + entered;
}
