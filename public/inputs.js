// Preserves the focus, scroll positions and entries of the user while the tree of the page is replaced.

import { decideEntry } from "./entries.js";
import { fieldsOf, fileNames, isChoice, isFile, isSecret, readField, readWritten, reportEntry } from "./fields.js";
import { identify, indexOfSame, labelOf } from "./identity.js";
import { elementAt, pathOf, readOffsets, scrollBack } from "./scrolling.js";

// ── Fields ───────────────────────────────────────────────────────────────────────────────────────

/** The value of a field as a text for the user. */
function showField(field) {
  if (isChoice(field)) return field.checked ? "checked" : "not checked";
  if (field.options) return [...field.selectedOptions].map(({ label, value }) => label || value).join(", ");
  return isFile(field) ? fileNames(field) : readField(field);
}

/** Sets a value from `readField`. */
function fillField(field, { mine, files }) {
  if (isFile(field)) field.files = files;
  else if (isChoice(field)) field.checked = mine === "true";
  else if (field.options) {
    const values = JSON.parse(mine);
    for (const option of field.options) option.selected = values.includes(option.value);
  } else if ("value" in field) field.value = mine;
  else field.textContent = mine;
}

/** Enters a preserved entry into its field, and fires the events of an entry. */
export function enter(field, entry) {
  fillField(field, entry);
  reportEntry(field);
}

// ── Entries ──────────────────────────────────────────────────────────────────────────────────────

/** The entries of the user in the fields of the page, and the focused field. */
function readEntries(state) {
  const { root, edits, confirmedEdits } = state;
  const { activeElement } = state.document;
  const fields = fieldsOf(root);
  if (!fields.some((field) => edits.has(field) || field === activeElement)) return { entries: [], before: [] };
  const before = fields.map((field) => identify(root, field));
  const entries = fields.flatMap((field, index) => {
    const edit = edits.get(field) ?? 0;
    if (!edit && field !== activeElement) return [];
    const original = readWritten(state, field);
    return [{
      identity: before[index], label: labelOf(field), mine: readField(field), shown: showField(field), original,
      known: state.confirmedValues.get(field) ?? original, isUnsaved: edit > (confirmedEdits.get(field) ?? 0), edit,
      sent: (state.pendingEdits.get(field) ?? []).map(({ text }) => text),
      confirmedEdit: confirmedEdits.get(field), isSecret: isSecret(field), files: isFile(field) ? field.files : null,
      isFocused: field === activeElement, selection: [field.selectionStart, field.selectionEnd],
    }];
  });
  return { entries, before };
}

/** The field of an entry on the current page, if one certainly corresponds to it. */
export function findField(root, { identity }, before = [identity]) {
  const fields = fieldsOf(root);
  const after = fields.map((field) => identify(root, field));
  return {
    field: fields[indexOfSame(identity, before, after)] ?? null,
    isGone: !after.some(({ own }) => own === identity.own),
  };
}

/** Whether a field can have an entry: its user can change it, and a list has the chosen options. */
function accepts(field, { mine }) {
  if (field.matches(":disabled") || field.readOnly) return false;
  return !field.options || JSON.parse(mine).every((value) =>
    [...field.options].some((option) => option.value === value && !option.disabled));
}

/**
 * Enters preserved entries on the page of a new session. Returns those that need a decision of the user, each with
 * its `kind`, its field and the value of the field.
 *
 * Without a `root` no entry has a field. `isActing` means that an action of the user, who saw the entries, is to be sent to
 * the new session, and `isActed(field)` that it is an action of the field's form.
 */
export function enterEntries(root, entries, before, isActing = false, isActed = () => false) {
  return entries.flatMap((entry) => {
    const { field } = root ? findField(root, entry, before) : {};
    if (!field) {
      const isText = entry.mine && !/^(true|false|\[.*\])$/.test(entry.mine) && entry.mine !== entry.original;
      return isText || ((entry.isUnsaved || isActing) && entry.edit) ? [{ ...entry, kind: "lost" }] : [];
    }
    const theirs = readField(field);
    // The files of a field are transmitted later than an action.
    const isDraft = isActed(field) && !entry.files;
    let kind = decideEntry({ ...entry, theirs, isActed: isActing && entry.edit > 0, isDraft });
    if (kind === "enter" && !accepts(field, entry)) kind = "ask";
    if (kind === "enter") enter(field, entry);
    return kind === "ask" || kind === "offer" ? [{ ...entry, kind, theirs, theirsShown: showField(field) }] : [];
  });
}

// ── A tree that is sent whole ────────────────────────────────────────────────────────────────────

/**
 * Stores the focus, scroll positions, open details, and the entries. `restore` applies them to a new tree, of the
 * same session or of a new one, and returns the entries that need a decision; its other arguments are the last two
 * of `enterEntries`. `unsent` returns those that have no field on a new page and did not reach the session.
 */
export function keepInputs(state) {
  const { root } = state;
  const { activeElement } = state.document;
  const focused = pathOf(root, activeElement);
  const offsets = readOffsets(root);
  const { entries, before } = readEntries(state);
  const details = [...root.querySelectorAll("details")].map(
    (one) => [pathOf(root, one), one.open, one.firstElementChild?.textContent]);

  function restore(isNew, isActing, isActed) {
    const element = elementAt(root, focused);
    if (element?.localName === activeElement?.localName) element?.focus({ preventScroll: true });
    for (const [path, isOpen, summary] of details) {
      const one = elementAt(root, path);
      const isSame = one?.localName === "details" && one.firstElementChild?.textContent === summary;
      if (isSame && one.open !== isOpen) one.open = isOpen;
    }
    const rows = isNew ? enterEntries(root, entries, before, isActing, isActed) : putBack();
    for (const entry of entries) if (entry.isFocused) select(findField(root, entry, before).field, entry);
    scrollBack(root, offsets);
    return rows;
  }

  /** Restores the entries in the same session, which has them or will receive them. */
  function putBack() {
    return entries.flatMap((entry) => {
      const { field, isGone } = findField(root, entry, before);
      if (!field) return entry.isUnsaved && !isGone ? [{ ...entry, kind: "lost" }] : [];
      if (!entry.edit) return [];
      state.edits.set(field, entry.edit);
      if (entry.confirmedEdit) state.confirmedEdits.set(field, entry.confirmedEdit);
      state.confirmedValues.set(field, entry.known);
      state.reported.set(field, entry.mine);
      // The new tree contains the entry as if the server had written it.
      state.written.set(field, new Map([["original", entry.original]]));
      if (entry.isUnsaved || entry.files) fillField(field, entry);
      return [];
    });
  }

  function select(field, { selection }) {
    field?.focus({ preventScroll: true });
    if (typeof field?.selectionStart === "number" && typeof selection[0] === "number") {
      field.setSelectionRange(...selection);
    }
  }

  /** The entries that did not reach the session, of a page that the user has left. */
  const unsent = () => enterEntries(null, entries.filter(({ isUnsaved }) => isUnsaved), before);

  return { restore, unsent };
}

// ── A page that is loaded again ───────────────────────────────────────────────────────────────────────

const key = "trellis-entries";
/** The milliseconds for which entries wait for the next sign-in of their user. */
const signInTime = 3600000;

/**
 * Stores the entries for the next document at the address `path` for the same user, whose mark is `owner`. If `mayWait`,
 * they stay on pages without a user, such as that for signing in, for an hour. Returns whether nothing is lost: secrets
 * and files are not stored, and storage may be unavailable.
 */
export function storeEntries(state, { path, owner }, isUndone, mayWait = false) {
  const { entries: all, before } = readEntries(state);
  const entries = all.filter(({ edit }) => edit);
  let kept = entries.filter(({ isSecret, files }) => !isSecret && !files);
  try {
    const end = mayWait && owner ? Date.now() + signInTime : 0;
    sessionStorage.setItem(key, JSON.stringify({ path, owner, entries: kept, before, isUndone, end }));
  } catch { kept = []; }
  return !entries.some((entry) => entry.isUnsaved && !kept.includes(entry));
}

/**
 * Returns and removes the entries that were stored for the page at `path` of the user `owner`. Without a path it only
 * removes the entries of another user. A page without a user leaves those that wait for a sign-in.
 */
export function takeEntries({ path, owner }) {
  try {
    const stored = JSON.parse(sessionStorage.getItem(key));
    if (!owner && stored?.owner && stored.end > Date.now()) return null;
    const isOwn = stored?.owner === owner;
    if (path || !isOwn) sessionStorage.removeItem(key);
    return isOwn && stored.path === path ? stored : null;
  } catch {
    return null;
  }
}
