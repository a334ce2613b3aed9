// Marks the elements whose events wait for a response, with the attribute `data-pending`.

import { formOf, readField } from "./fields.js";

/** The marks of the page of `state`. */
export function createPending(state) {
  const marks = new Map();

  /** The edit of a field that an event reports, and the text of the field at that edit. */
  const reported = (field) => ({ field, edit: state.edits.get(field), text: readField(field) });

  /** Marks `element` until its event with this number is done. */
  function add(element, event, number) {
    const mark = marks.get(element) ?? { fields: [] };
    mark.number = number;
    if ("value" in event || "checked" in event) mark.fields = [reported(element)];
    if ("fields" in event) mark.fields = [...formOf(element)?.elements ?? []].map(reported);
    for (const { field, edit, text } of mark.fields) {
      if (edit) state.pendingEdits.set(field, [...state.pendingEdits.get(field) ?? [], { edit, text }]);
    }
    element.setAttribute("data-pending", "");
    marks.set(element, mark);
  }

  /** Removes the marks of the events before number `first`, which are done. */
  function removeBefore(first) {
    for (const [element, { number, fields }] of marks) {
      if (number >= first) continue;
      for (const { field, edit, text } of fields) {
        if (!edit || edit < (state.confirmedEdits.get(field) ?? 0)) continue;
        state.confirmedEdits.set(field, edit);
        state.confirmedValues.set(field, text);
        state.pendingEdits.set(field, (state.pendingEdits.get(field) ?? []).filter((other) => other.edit > edit));
      }
      element.removeAttribute("data-pending");
      marks.delete(element);
    }
  }

  /** Renumbers the marks after a refused event was removed: each later event gets the number before its own. */
  function renumber(first) {
    for (const mark of marks.values()) if ((mark.number -= 1) < first) mark.fields = [];
    removeBefore(first);
  }

  /** Removes all marks. */
  function removeAll() {
    for (const element of marks.keys()) element.removeAttribute("data-pending");
    marks.clear();
  }

  return { add, removeBefore, renumber, removeAll };
}
