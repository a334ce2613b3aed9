// The fields of a page, their values as texts, and the events of an entry.

export const fieldSelector = "input:not([type=hidden]),textarea,select,[contenteditable]";

/** Whether the content of an element belongs to a script of the application. */
export const isOwn = (element) => element.localName.includes("-") && element.hasAttribute("data-properties");

/** Whether an element was made by a script of the application, inside one of its own elements. */
const isInOwn = (element) => Boolean(element.parentElement?.closest("[data-properties]"));

export const isChoice = ({ type }) => type === "checkbox" || type === "radio";
export const isFile = ({ type }) => type === "file";

/** Whether the value of a field must not be shown or stored: a password, a code, or a part of a payment card. */
export const isSecret = (field) =>
  field.type === "password" || /password|one-time-code|cc-/.test(field.getAttribute("autocomplete"));

/** The form of an element: the one that its attribute `form` names, or the nearest form ancestor. */
export const formOf = (element) => (element.hasAttribute("form") ? element.form : element.closest("form"));

/** The fields in `root` that a user can change, in document order. */
export function fieldsOf(root) {
  return [...root.querySelectorAll(fieldSelector)].filter((field) => !isInOwn(field));
}

/** The names of the chosen files of a field. */
export const fileNames = ({ files }) => [...files].map(({ name }) => name).join(", ");

/** The value of a field as a text for comparison. */
export function readField(field) {
  if (isFile(field)) return fileNames(field);
  if (isChoice(field)) return String(field.checked);
  if (field.options) return JSON.stringify([...field.selectedOptions].map(({ value }) => value));
  return field.value ?? field.innerText ?? "";
}

/** The last value that the server wrote into a field, in the format of `readField`. */
export function readWritten(state, field) {
  const written = (element, name) => state.written.get(element)?.get(name);
  if (written(field, "original") !== undefined) return written(field, "original");
  if (isChoice(field)) return String(written(field, "checked") ?? field.defaultChecked);
  if (field.options) {
    const options = [...field.options];
    const chosen = options.filter((option) => written(option, "selected") ?? option.defaultSelected);
    const single = chosen.at(-1) ?? options.find(({ disabled }) => !disabled);
    const values = (field.multiple ? chosen : single ? [single] : []).map(({ value }) => value);
    return JSON.stringify(written(field, "value") === undefined ? values : [written(field, "value")]);
  }
  if (field.defaultValue === undefined) return written(field, "text") ?? "";
  // A copy sanitises the value in the same way as the field.
  const copy = field.cloneNode(false);
  copy.value = written(field, "value") ?? field.defaultValue;
  return copy.value;
}

/** Fires the events of an entry. */
export function reportEntry(field, isFinal = false) {
  const isWritten = !isChoice(field) && !field.options && !isFile(field);
  field.dispatchEvent(new Event("input", { bubbles: true }));
  // `change` fires when the user leaves the field.
  if (isFinal || !isWritten || field !== field.ownerDocument.activeElement) {
    field.dispatchEvent(new Event("change", { bubbles: true }));
  }
}

/**
 * Reports the entries that no event has reported: users type before the script runs, browsers restore fields after a
 * reload, and browsers and password managers fill in fields with or without events. `form` limits the fields to the fields
 * of a form; `isFinal` means that their users are about to do something else.
 */
export function reportMissedEntries(state, form, isFinal = true) {
  for (const field of fieldsOf(state.root)) {
    if (form && formOf(field) !== form) continue;
    const hasDefault = isChoice(field) || field.options || field.defaultValue !== undefined;
    const isUnchosen = field.type === "radio" && !field.checked;
    if (!hasDefault || isUnchosen || field === state.composing) continue;
    if (readField(field) !== (state.reported.get(field) ?? readWritten(state, field))) reportEntry(field, isFinal);
  }
}
