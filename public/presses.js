// What follows a press before the server responds: the events that wait for the end of a press are sent, and a press of a
// link to another document marks the page, so that a bar shows along the top of the window.

import { sendHeld } from "./sending.js";

/** The milliseconds after which a page that is still shown counts as staying, as after a download. */
const moveLimit = 10000;

/** Whether a click of `link` leaves the document in this window. */
export function leaves(link, { defaultPrevented, button, ctrlKey, metaKey, shiftKey, altKey }, address) {
  if (defaultPrevented || button || ctrlKey || metaKey || shiftKey || altKey) return false;
  if (link.target || link.hasAttribute("download") || !/^https?:/.test(link.href)) return false;
  return !link.href.includes("#") || link.href.split("#")[0] !== address.split("#")[0];
}

/** Starts to follow the presses of `page`. */
export function start(page) {
  const { root, document } = page;
  const window = document.defaultView;
  const end = () => root.removeAttribute("data-pending");
  window.addEventListener("click", (event) => {
    const link = event.target.closest?.("a[href]");
    if (!link || !root.contains(link) || !leaves(link, event, window.location.href)) return;
    root.setAttribute("data-pending", "");
    setTimeout(end, moveLimit);
  });
  // The page comes back from the browser's cache.
  window.addEventListener("pageshow", end);
  // The click of a press comes in the same task.
  document.addEventListener("pointerup", () => { if (page.holdTimer) setTimeout(sendHeld, 0, page); }, true);
}
