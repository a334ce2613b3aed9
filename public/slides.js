// Slides the content of a row under a finger or a pen, and shows buttons beside it: copies of the first actions of its menu.
// The menu, which the keyboard and screen readers use, stays as it is.

/** The movement in CSS px from which the content follows the pointer. */
const slop = 10;
/** The speed in CSS px for each millisecond that opens the buttons after a shorter way, or closes them. */
const fast = 0.4;
/** The most buttons. */
const limit = 3;
/** The milliseconds after which closed buttons are removed. */
const closingTime = 200;

/** The items of the menu that become buttons: the first ones, and the last destructive one. */
export function shownItems(items) {
  const last = items.findLast((item) => item.matches(".l-destructive"));
  return [...items.filter((item) => item !== last).slice(0, last ? limit - 1 : limit), ...(last ? [last] : [])];
}

/** The way by which content is slid that was at `start`, from 0 to `width`. */
export const wayOf = (start, by, width) => Math.min(Math.max(start + by, 0), width);

/** Whether the buttons stay open after the content was slid to `way` at a speed in CSS px for each millisecond. */
export const staysOpen = (way, speed, width) => (Math.abs(speed) >= fast ? speed > 0 : way >= width / 2);

/** Makes the function that slides an element from a press on; it returns whether the element has actions. */
export function createSlides({ window, addListeners }, { followPointer, swallowClick }) {
  const { document } = window;
  /** The element whose buttons are shown: `{ element, close }`. */
  let opened = null;

  function itemsOf(element) {
    const id = element.querySelector("[popovertarget]")?.getAttribute("popovertarget");
    const items = document.getElementById(id)?.querySelectorAll("[role=menuitem]:not([aria-haspopup],[disabled],[aria-disabled=true])");
    return shownItems([...(items ?? [])]);
  }

  function makeButtons(element, items) {
    const strip = document.createElement("div");
    strip.className = "l-slide";
    // The menu has the same actions.
    strip.setAttribute("aria-hidden", "true");
    for (const item of items) {
      const button = document.createElement("button");
      Object.assign(button, { type: "button", tabIndex: -1, textContent: item.textContent });
      button.className = item.matches(".l-destructive") ? "l-slidebutton l-destructive" : "l-slidebutton";
      button.addEventListener("click", (event) => {
        event.stopPropagation();
        opened?.close();
        item.click();
      });
      strip.append(button);
    }
    element.append(strip);
    return strip;
  }

  /** Shows the buttons beside `element`. */
  function open(element, items) {
    const strip = makeButtons(element, items);
    const isOutside = ({ target }) => !element.contains(target);
    const close = () => {
      stop();
      element.style.translate = "";
      element.removeAttribute("data-sliding");
      setTimeout(() => strip.remove(), closingTime);
      opened = null;
    };
    const stop = addListeners(window, {
      pointerdown(event) { if (isOutside(event)) close(); },
      scroll(event) { if (event.target.contains?.(element)) close(); },
      keydown(event) { if (event.key === "Escape") close(); },
    }, true);
    opened = { element, close, width: strip.offsetWidth };
  }

  return function slide(element, press) {
    if (press.target.closest?.(".l-slide")) return true;
    const items = itemsOf(element);
    if (!items.length) return false;
    const wasOpen = opened?.element === element;
    const start = wasOpen ? opened.width : 0;
    const sign = window.getComputedStyle(element).direction === "rtl" ? 1 : -1;
    let way = null;
    followPointer(press, {
      move(dx, dy) {
        if (way === null) {
          if (Math.abs(dx) < slop || Math.abs(dx) < Math.abs(dy) || (!wasOpen && dx * sign < 0)) return;
          if (!wasOpen) open(element, items);
          element.setAttribute("data-sliding", "");
        }
        if (opened?.element !== element) return;
        way = wayOf(start, dx * sign, opened.width);
        element.style.translate = `${way * sign}px`;
      },
      end(dx, dy, isCancelled, event) {
        if (opened?.element !== element) return;
        // A press of the content closes the buttons.
        if (way === null) return wasOpen && !isCancelled ? (swallowClick(), opened.close()) : undefined;
        swallowClick();
        element.removeAttribute("data-sliding");
        const speed = dx * sign / Math.max(event.timeStamp - press.timeStamp, 1);
        if (isCancelled || !staysOpen(way, speed, opened.width)) return opened.close();
        element.style.translate = `${opened.width * sign}px`;
      },
    });
    return true;
  };
}
