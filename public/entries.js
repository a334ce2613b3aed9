// Selects the action for each of the user's entries on the page of a new session. This file needs no browser.

/**
 * The decision for an entry whose field also exists on the new page. All values are texts of `readField`.
 *
 * - `mine`: the entry of the user; `theirs`: the value on the new page.
 * - `original`: the value that the server wrote; `known`: the last value that the server confirmed.
 * - `sent`: the values of events without a response, which the server may have applied.
 * - `isUnsaved`: whether the server has not confirmed the user's last edit.
 * - `isActed`: whether an action of the user, who saw the entry in its field, is to be sent to the new session.
 * - `isDraft`: whether that action is one of the field's form, so that the entry has had no effect without it.
 *
 * "keep" changes nothing: the server has the entry, or a newer one. "enter" enters it again: the field has the value
 * from which the user started. With "ask" the user chooses, because the value was changed elsewhere. With "offer" the
 * user chooses too: the server applied the entry, and its new session does not have it.
 */
export function decideEntry({ mine, theirs, original, known, sent = [], isUnsaved, isActed = false, isDraft = false }) {
  if (mine === theirs) return "keep";
  if (isUnsaved) return [original, known, ...sent].includes(theirs) ? "enter" : "ask";
  if (theirs === original) return isDraft ? "enter" : "offer";
  return isActed ? "ask" : "keep";
}
