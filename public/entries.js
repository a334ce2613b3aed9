// What a user entered, and what becomes of it on the page of a new session: decisions without a browser.

/**
 * The decision for an entry whose field is on the new page, too. All values are texts of `readField`.
 *
 * - `mine`: what the user entered; `theirs`: what the new page holds.
 * - `original`: what the server wrote into the field; `known`: what the server was last known to have done.
 * - `sent`: what the field held at events whose answer is missing, which the server may have done.
 * - `isUnsaved`: whether the server is not known to have done the user's last edit.
 *
 * "keep" changes nothing: the server has the entry, or a newer one. "enter" enters it again: the value behind
 * it is the one that the user began with. "ask" lets the user choose: somebody else changed that value.
 * "offer" lets the user choose, too: the server did the entry, and its new session does not have it.
 */
export function decideEntry({ mine, theirs, original, known, sent = [], isUnsaved }) {
  if (mine === theirs) return "keep";
  if (isUnsaved) return [original, known, ...sent].includes(theirs) ? "enter" : "ask";
  return theirs === original ? "offer" : "keep";
}

/** `text` on one line, and no longer than a notice has room for. */
export function excerpt(text, length = 60) {
  const line = text.replace(/\s+/g, " ").trim();
  return line.length > length ? `${line.slice(0, length).trimEnd()}…` : line;
}

/** What a notice says of an entry: `kind` is a decision, or "lost" where its field was not found. */
export function sentences(kind, { label, shown, isSecret }, theirs) {
  const field = label ? `“${excerpt(label, 40)}”` : "A field";
  const mine = isSecret ? "" : shown ? ` You entered “${excerpt(shown)}”.` : " You left it empty.";
  switch (kind) {
    case "ask":
      return `${field} was changed meanwhile${isSecret ? "" : ` to “${excerpt(theirs)}”`}.${mine}`;
    case "offer": return `The server does not have what you entered in ${field} any more.${mine}`;
    default: return `${field} is not on this page any more.${mine}`;
  }
}
