// What belongs to the user of a page, kept while its tree is replaced.

import { elementAt, pathOf, readOffsets, scrollBack } from "./scrolling.js";

/**
 * Remembers the focus, scroll positions, and what the user entered and the server has not confirmed.
 * `restore` brings them to a tree that was sent whole; with `tellsServer`, for a session that never heard of it.
 */
export function keepInputs(state, unsaved) {
  const { root } = state;
  const fields = () => [...root.querySelectorAll("input,textarea,select")];
  const name = (element, index) => element.name || element.id || element.ariaLabel || index;
  const kept = new Map();
  const { activeElement } = state.document;
  const focused = pathOf(root, activeElement);
  const offsets = readOffsets(root);
  fields().forEach((element, index) => {
    const isFocused = element === activeElement;
    if (!isFocused && !unsaved(element)) return;
    const { value, checked, selectionStart, selectionEnd } = element;
    kept.set(name(element, index), {
      value, checked, isFocused, isUnsaved: unsaved(element), edits: state.edits.get(element),
      selection: [selectionStart, selectionEnd],
    });
  });
  const focus = (element) => element?.focus({ preventScroll: true });
  const restore = (tellsServer) => {
    const element = elementAt(root, focused);
    if (element?.localName === activeElement.localName) focus(element);
    fields().forEach((field, index) => restoreField(field, kept.get(name(field, index)), tellsServer));
    scrollBack(root, offsets);
  };
  const restoreField = (element, entry, tellsServer) => {
    if (!entry) return;
    const isChanged = element.value !== entry.value || element.checked !== entry.checked;
    if (entry.isFocused) focus(element);
    if (!tellsServer && entry.edits) state.edits.set(element, entry.edits);
    if (entry.isUnsaved) element.value = entry.value;
    if (entry.isUnsaved && typeof entry.checked === "boolean") element.checked = entry.checked;
    if (entry.selection[0] !== null) element.setSelectionRange?.(...entry.selection);
    if (entry.isUnsaved && tellsServer && isChanged) element.dispatchEvent(new Event("input", { bubbles: true }));
  };
  return { restore };
}
