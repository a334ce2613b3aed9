// Asks before a page with unsaved changes is left: an element has the attribute `data-unsaved`, the question.

/** Guards the page of `document`; its listener for presses must be the first one. */
export function guardUnsaved(document) {
  const question = () => document.querySelector("[data-unsaved]")?.getAttribute("data-unsaved");
  const ask = (event) => { if (question()) event.preventDefault(); };
  // Some browsers do not cache a page that listens to `beforeunload`.
  document.addEventListener("input", () => addEventListener("beforeunload", ask), true);
  document.addEventListener("click", (event) => {
    const link = event.target.closest?.("a[href]");
    const isElsewhere = event.ctrlKey || event.metaKey || event.shiftKey || event.button > 0 || link?.target;
    if (!link || isElsewhere || link.getAttribute("href").startsWith("#")) return;
    const text = question();
    if (!text) return;
    if (confirm(text)) return void removeEventListener("beforeunload", ask);
    event.preventDefault();
    event.stopImmediatePropagation();
  }, true);
}
