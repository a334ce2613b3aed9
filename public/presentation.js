// Shows and hides elements of the top layer, and `details`.

/** Shows or hides a layer, or opens or closes `details`; `source` is the element of the command. */
export function present(layer, isShown, source) {
  if (layer.localName === "details") layer.open = isShown;
  else if (layer.localName === "dialog") {
    if (layer.open === isShown) return;
    if (isShown) layer.showModal(); else layer.close();
  } else if (layer.popover && layer.matches(":popover-open") !== isShown) {
    if (isShown) layer.showPopover(source ? { source } : {}); else layer.hidePopover();
  }
}

/** Whether a layer is shown, or `details` are open. */
export const isShown = (layer) =>
  (layer.popover ? layer.matches(":popover-open") : Boolean(layer.open));
