// Repeats the presses that were made before the client script ran. The module is loaded if screen.js has recorded any, and
// before the page attaches: the first patch may change what the user pressed.

import { isChoice } from "./fields.js";

/** Dispatches recorded events again, in their order. */
export function redispatch(events) {
  for (const event of events) {
    const { type, target } = event;
    if (!target.isConnected) continue;
    target.closest("[data-pending]")?.removeAttribute("data-pending");
    // The browser has changed a choice at the press, and the client reports it as an entry.
    if (isChoice(target)) continue;
    // The browser has done its own action at the press.
    addEventListener(type, (again) => again.preventDefault(), { capture: true, once: true });
    target.dispatchEvent(new event.constructor(type, event));
  }
}

/** Repeats the early presses of a page. */
export function start({ early }) {
  redispatch(early);
}
