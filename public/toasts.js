// Toasts: messages that are closed after a time; the pointer, the focus and a hidden tab stop the time.
//
// A toast has the attribute `data-toast`: its milliseconds, 0 for a toast that stays, and its number. When its time is over,
// or Escape closes it, the client dispatches the event `dismiss` on it, and the server removes it.

const attribute = "data-toast";
const region = "[data-layer=region]";
const focusable = "button:not(:disabled),a[href]";

/** Starts to keep the time of the toasts of `page`. */
export function start({ root, document }) {
  /** The remaining time of each toast, the time at which its timer started, and the timer. */
  const entries = new Map();
  /** The element that had the focus before a toast. */
  let opener = null;

  const toasts = () => [...root.querySelectorAll(`[${attribute}]`)].filter((toast) => !toast.closest("[hidden]"));

  function isPaused(toast) {
    const around = toast.closest(region);
    return document.hidden || around?.matches(":hover") || around?.contains(document.activeElement);
  }

  function pause(entry) {
    if (entry.timer === null) return;
    clearTimeout(entry.timer);
    entry.timer = null;
    entry.left -= Date.now() - entry.since;
  }

  function resume(toast, entry) {
    if (entry.timer !== null) return;
    entry.since = Date.now();
    const timer = setTimeout(() => { if (entry.timer === timer) dismiss(toast); }, Math.max(0, entry.left));
    entry.timer = timer;
  }

  /** Starts or stops the timers of all toasts. */
  function update() {
    const shown = new Set(toasts());
    for (const [toast, entry] of entries) {
      if (!shown.has(toast)) {
        pause(entry);
        entries.delete(toast);
      } else if (isPaused(toast)) pause(entry);
      else resume(toast, entry);
    }
  }

  function dismiss(toast) {
    if (toast.isConnected) toast.dispatchEvent(new Event("dismiss"));
  }

  /** Follows a toast that is new or was replaced. */
  function show(toast) {
    const former = entries.get(toast);
    if (former) pause(former);
    entries.delete(toast);
    const left = Number((toast.getAttribute(attribute) ?? "0").split(" ")[0]);
    if (left > 0) entries.set(toast, { left, since: 0, timer: null });
    update();
  }

  /** Moves the focus out of a toast that is closed. */
  function leave(toast) {
    const others = toasts().filter((other) => other !== toast);
    const next = others.at(-1)?.querySelector(focusable) ?? (opener?.isConnected ? opener : null);
    next?.focus();
  }

  const soon = () => setTimeout(update, 0);
  for (const type of ["pointerover", "pointerout", "focusout", "visibilitychange"]) document.addEventListener(type, soon);
  document.addEventListener("focusin", ({ target, relatedTarget }) => {
    if (target.closest?.(region) && relatedTarget && !relatedTarget.closest(region)) opener = relatedTarget;
    soon();
  });
  document.addEventListener("click", ({ target }) => {
    const toast = target.closest?.(`[${attribute}]`);
    // The buttons of a toast close it.
    if (toast && target.closest("button")) leave(toast);
  });
  document.addEventListener("keydown", (event) => {
    const toast = event.target.closest?.(`[${attribute}]`);
    if (event.key === "F8" && !toast) {
      const first = toasts().at(-1)?.querySelector(focusable);
      if (!first) return;
      event.preventDefault();
      opener = document.activeElement;
      first.focus();
    } else if (event.key === "Escape" && toast) {
      event.preventDefault();
      leave(toast);
      dismiss(toast);
    }
  });
  toasts().forEach(show);
  return show;
}
