// Moves the focus on a page that `Page.open` or the history opened.

const headings = "h1,[role=heading][aria-level='1']";
const mains = "main,[role=main]";

/** The element at which screen readers start to read a page: its main heading, its main part, or its root. */
export function startOf(root) {
  const isShown = (element) => !element.closest("[hidden],[inert],[aria-hidden=true]");
  for (const selector of [headings, mains]) {
    const found = [...root.querySelectorAll(selector)].find(isShown);
    if (found) return found;
  }
  return root;
}

/** Focuses the start of the page, unless an element on the page has the focus. */
export function focusStart(root) {
  const { activeElement, body } = root.ownerDocument;
  if (activeElement && activeElement !== body) return;
  const start = startOf(root);
  if (!start.hasAttribute("tabindex")) {
    // The element is in the tab order only while it has the focus.
    start.setAttribute("tabindex", "-1");
    start.addEventListener("blur", () => start.removeAttribute("tabindex"), { once: true });
  }
  start.focus({ preventScroll: true });
}
