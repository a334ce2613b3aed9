// What belongs to the user of a page, kept while its tree is replaced.

import { elementAt, pathOf, readOffsets, scrollBack } from "./scrolling.js";

const isChoice = ({ type }) => type === "checkbox" || type === "radio";

/** The fields of a page under names that the same fields of another tree have. Files cannot be kept. */
function namedFields(root) {
  const counts = new Map();
  return [...root.querySelectorAll("input:not([type=file]),textarea,select")].map((field) => {
    const { name, id, ariaLabel, value } = field;
    // The choices of a group share its name, and differ in their values.
    const key = `${name || id || ariaLabel} ${isChoice(field) ? value : ""}`;
    counts.set(key, (counts.get(key) ?? 0) + 1);
    return [`${key} ${counts.get(key)}`, field];
  });
}

/**
 * Remembers the focus, scroll positions, and what the user entered and the server has not confirmed.
 * `restore` brings them to a tree that was sent whole; with `tellsServer`, for a session that never heard of it.
 */
export function keepInputs(state, unsaved) {
  const { root } = state;
  const kept = new Map();
  const { activeElement } = state.document;
  const focused = pathOf(root, activeElement);
  const offsets = readOffsets(root);
  for (const [key, element] of namedFields(root)) {
    const isFocused = element === activeElement;
    const isUnsaved = unsaved(element);
    if (!isFocused && !isUnsaved) continue;
    const { value, checked, selectionStart, selectionEnd } = element;
    kept.set(key, {
      value, checked, isFocused, isUnsaved, edits: state.edits.get(element), told: state.told.get(element),
      selection: [selectionStart, selectionEnd], options: chosen(element),
    });
  }
  const focus = (element) => element?.focus({ preventScroll: true });
  const restore = (tellsServer) => {
    const element = elementAt(root, focused);
    if (element?.localName === activeElement.localName) focus(element);
    for (const [key, field] of namedFields(root)) restoreField(field, kept.get(key), tellsServer);
    scrollBack(root, offsets);
  };
  const restoreField = (element, entry, tellsServer) => {
    if (!entry) return;
    const shown = () => [element.value, element.checked, chosen(element)].join();
    const before = shown();
    if (entry.isFocused) focus(element);
    if (!tellsServer && entry.edits) {
      state.edits.set(element, entry.edits);
      state.told.set(element, entry.told);
    }
    if (entry.isUnsaved) fill(element, entry);
    const hasSelection = typeof element.selectionStart === "number" && entry.selection[0] !== null;
    if (hasSelection) element.setSelectionRange(...entry.selection);
    const isChanged = before !== shown();
    if (!entry.isUnsaved || !tellsServer || !isChanged) return;
    // What is chosen rather than written is told by both events.
    for (const type of isChoice(element) || element.options ? ["input", "change"] : ["input"]) {
      element.dispatchEvent(new Event(type, { bubbles: true }));
    }
  };
  return { restore };
}

/** What is chosen of a list. */
function chosen({ selectedOptions }) {
  return [...selectedOptions ?? []].map(({ value }) => value);
}

function fill(element, { value, checked, options }) {
  if (isChoice(element)) element.checked = checked;
  else if (!element.options) element.value = value;
  else for (const option of element.options) option.selected = options.includes(option.value);
}
