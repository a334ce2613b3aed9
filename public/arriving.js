// Where the focus goes on a page that `Page.open` or the history led to.

const headings = "h1,[role=heading][aria-level='1']";
const mains = "main,[role=main]";

/** The element with which screen readers begin a page: its main heading, its main part, or its root. */
export function startOf(root) {
  const isShown = (element) => !element.closest("[hidden],[inert],[aria-hidden=true]");
  for (const selector of [headings, mains]) {
    const found = [...root.querySelectorAll(selector)].find(isShown);
    if (found) return found;
  }
  return root;
}

/** Gives the focus to the start of the page, unless something on it has the focus. */
export function focusStart(root) {
  const { activeElement, body } = root.ownerDocument;
  if (activeElement && activeElement !== body) return;
  const start = startOf(root);
  if (!start.hasAttribute("tabindex")) {
    // It is in the order of the keyboard only as long as it has the focus.
    start.setAttribute("tabindex", "-1");
    start.addEventListener("blur", () => start.removeAttribute("tabindex"), { once: true });
  }
  start.focus({ preventScroll: true });
}
