// Requests a confirmation before a page with unsaved changes is left: an element has the attribute `data-unsaved`, the
// question.

/** Guards `page`; returns the function that follows the attribute. */
export function start({ document, history: tabHistory }) {
  const window = document.defaultView;
  const question = () => document.querySelector("[data-unsaved]")?.getAttribute("data-unsaved");
  const ask = (event) => { if (question()) event.preventDefault(); };
  // Some browsers do not cache a page that listens to `beforeunload`.
  const follow = () => (question() ? window.addEventListener : window.removeEventListener)("beforeunload", ask);
  // Before the listener of events.js, which would send the press to the server.
  window.addEventListener("click", (event) => {
    const link = event.target.closest?.("a[href]");
    const isElsewhere = event.ctrlKey || event.metaKey || event.shiftKey || event.button > 0 || link?.target;
    if (!link || isElsewhere || link.getAttribute("href").startsWith("#")) return;
    const text = question();
    if (!text) return;
    if (window.confirm(text)) return void window.removeEventListener("beforeunload", ask);
    event.preventDefault();
    event.stopImmediatePropagation();
  }, true);
  tabHistory.mayLeave = () => {
    const text = question();
    return !text || window.confirm(text);
  };
  follow();
  return follow;
}
