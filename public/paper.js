// Prints a page that has a paper: while the browser prints, the page has the sheets that the server has laid out.
//
// A browser takes the page when its listeners to `beforeprint` have returned, so that the request is synchronous. It is
// made only while the connection works, because a server that does not answer would block the tab. Without sheets the
// browser prints the layout of the screen.

import { base } from "./address.js";
import { loadModule } from "./loading.js";
import { applyOperations, createState } from "./patch.js";

const attribute = "data-paper";

/** The rule for the paper, and the patch with the sheets; `null` if the server does not send them. */
function requestSheets({ isStopped, isAttached, failures, session, tab, applied }) {
  if (isStopped || !isAttached || failures) return null;
  const request = new XMLHttpRequest();
  request.open("POST", `${base()}/_trellis/paper`, false);
  request.setRequestHeader("Content-Type", "application/json");
  request.setRequestHeader("Trellis-Session", session);
  request.setRequestHeader("Trellis-Tab", tab);
  request.send(JSON.stringify({ ack: applied }));
  return request.status === 200 ? JSON.parse(request.responseText).paper ?? null : null;
}

/** Adds the sheets of a page to its document. Returns the function that removes them. */
function addSheets({ document, root, state }, [rule, patch]) {
  const sheets = document.createElement("div");
  sheets.setAttribute("data-trellis", "");
  applyOperations(Object.assign(createState(sheets), { runs: state.runs }), patch);
  const style = new CSSStyleSheet();
  style.replaceSync(rule);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, style];
  root.after(sheets);
  return () => {
    sheets.remove();
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== style);
  };
}

/** Starts to print `page` on its paper. */
export function start(page) {
  const { root, state } = page;
  let removeSheets = null;
  // Patches with many elements need the module, which cannot be loaded while the browser waits.
  if (!state.runs) loadModule("./runs.js", 1).then((runs) => { state.runs ??= runs; }).catch(console.warn);

  addEventListener("beforeprint", () => {
    // Some browsers ask for a preview and then for the print.
    if (removeSheets || !(root.hasAttribute(attribute) || root.querySelector(`[${attribute}]`))) return;
    try {
      const sheets = requestSheets(page);
      if (sheets) removeSheets = addSheets(page, sheets);
    } catch (error) {
      console.warn("Trellis: the page is printed as on the screen", error);
    }
  });
  addEventListener("afterprint", () => {
    removeSheets?.();
    removeSheets = null;
  });
}
