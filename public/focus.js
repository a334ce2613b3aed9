// Keeps the focus, with the caret, where the user has it while patches disable, hide, move or replace its element. The module
// is loaded when an element of the page gets the focus.

const rows = "li,tr,article,[role=row],[role=listitem],[role=option]";

/** Whether an element can have the focus now. */
const isFocusable = (element) => element.isConnected && !element.matches(":disabled") && !element.closest("[hidden],[inert]")
  && element.checkVisibility?.() !== false;

/** The names of an element and the text of its row: they identify the new element that replaces it. */
function fingerprintOf(element) {
  const { id, localName, textContent } = element;
  if (id) return `#${id}`;
  const label = element.getAttribute("aria-label") || element.getAttribute("name") || textContent.trim();
  return label && [localName, element.getAttribute("role"), label, element.closest("[data-key]")?.getAttribute("data-key"),
    element.closest(rows)?.textContent].join("\n");
}

/** The field over which `element` lies, as the button that empties it does. */
function fieldBelow(element) {
  let field = element;
  do field = field.previousElementSibling; while (field && !field.matches("input,textarea"));
  const [own, around] = [element, field].map((one) => one?.getBoundingClientRect());
  return around && own.left >= around.left && own.right <= around.right && own.top >= around.top && own.bottom <= around.bottom
    ? field : null;
}

/** Keeps the focus of `state`. `save` must be called before a patch, `restore` after it. */
export function keepFocus(state) {
  const { root, document } = state;
  /** The element that last had the focus before a patch, with its caret; one that lost it stays. */
  let saved = null;

  const hasFocus = (element) => element && element !== document.body && isFocusable(element);

  function save() {
    const { activeElement: element } = document;
    if (!hasFocus(element) || !root.contains(element)) return;
    const { selectionStart, selectionEnd, selectionDirection } = element;
    const field = element.matches("button") ? fieldBelow(element) : null;
    saved = { element, fingerprint: fingerprintOf(element), first: state.next, field, selection: [selectionStart, selectionEnd, selectionDirection] };
  }

  /**
   * Gives a lost focus back to its element, or to the new element that replaces it, as soon as the element is focusable. If a
   * button over a field is gone, the field gets the focus. Does nothing if the user or the patch has moved the focus.
   */
  function restore() {
    const { activeElement } = document;
    if (!saved || hasFocus(activeElement)) return;
    const { first, fingerprint, selection, field } = saved;
    const isMade = (other) => state.ids.get(other) >= first && isFocusable(other) && fingerprintOf(other) === fingerprint;
    const made = state.ids.has(saved.element) || !fingerprint ? [saved.element]
      : [...root.querySelectorAll(saved.element.localName)].filter(isMade);
    const isGone = field && !saved.element.matches(":disabled");
    const element = made.length === 1 && isFocusable(made[0]) ? made[0] : isGone && isFocusable(field) ? field : null;
    if (!element) return;
    // A browser may keep a disabled element as the active one, which gets no keys.
    if (element === activeElement) element.blur();
    element.focus({ preventScroll: true });
    if (typeof selection[0] === "number") element.setSelectionRange(...selection);
  }

  /** The user, or a new page, leaves an element that has lost the focus. */
  const forget = () => { saved = null; };
  for (const type of ["pointerdown", "focusin"]) document.addEventListener(type, forget, true);
  return { save, restore, forget };
}

/** Starts to keep the focus in `page`. */
export function start({ state }) {
  state.focus = keepFocus(state);
}
