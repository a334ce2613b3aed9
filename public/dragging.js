// Drags values between elements of the page, and copies and pastes texts where the focus is.

import { messages } from "./status.js";

const prefix = "application/x-trellis-";
const fields = "input,textarea,select,[contenteditable]";

/** The MIME type of a kind of value; `text` is plain text of any page or program. */
const typeOf = (kind) => (kind === "text" ? "text/plain" : prefix + kind);

/** Whether a press of `target` belongs to a gesture or a field inside of `element`, which the browser's drag would end. */
function isInside(element, target) {
  for (let one = target; one && one !== element; one = one.parentElement) {
    if (one.matches?.(fields)) return true;
    const words = one.getAttribute?.("data-recognizers")?.split(" ") ?? [];
    if (words.some((word) => /^(pan|swipe)(:|$)/.test(word))) return true;
  }
  return false;
}

export function create({ page, document, addListeners, dispatch, within, textOf, reaches }) {
  /** The texts of elements that can be copied, and the elements that texts are pasted into. */
  const copied = new Map();
  const pasted = new Set();

  /** The innermost element of `elements` around the focus; `null` in a field and where a text is selected. */
  function focusedOf(elements, isCopy) {
    const { activeElement } = document;
    if (!activeElement || activeElement.matches(fields)) return null;
    if (isCopy && document.getSelection?.()?.isCollapsed === false) return null;
    for (let one = activeElement; one; one = one.parentElement) if (elements.has(one)) return reaches(one, { target: activeElement }) ? one : null;
    return null;
  }

  function copy(event) {
    const element = focusedOf(copied, true);
    if (!element) return;
    event.preventDefault();
    event.clipboardData.setData("text/plain", copied.get(element));
  }

  /** Sends the text of a clipboard or of a drop; says so if it is longer than what is sent. */
  function send(element, name, transfer, type, fields) {
    const text = textOf(transfer, type);
    if (text.length < transfer.getData(type).length) page.notices.notify(messages.refused);
    else dispatch(element, name, { text, ...fields });
  }

  function paste(event) {
    const element = focusedOf(pasted, false);
    if (!element || !event.clipboardData?.getData("text/plain")) return;
    event.preventDefault();
    send(element, "pastetext", event.clipboardData, "text/plain");
  }

  addListeners(document, { copy, paste }, true);

  return {
    /** `drag:card,DATA,TEXT`: a value of a kind, and its text for other pages and programs. */
    drag(element, words) {
      const [kind, data, text] = words.split(",").map(decodeURIComponent);
      /** The innermost pressed element; the target of `dragstart` is the dragged element around it. */
      let pressed = null;
      return addListeners(element, {
        pointerdown(event) { pressed = event.target; },
        dragstart(event) {
          if (event.target !== element) return;
          if (isInside(element, pressed)) return void event.preventDefault();
          event.dataTransfer.effectAllowed = "copyMove";
          if (kind !== "text") event.dataTransfer.setData(typeOf(kind), data);
          event.dataTransfer.setData("text/plain", text ?? data);
          // The picture of the drag is made from the element as it is before.
          setTimeout(() => element.setAttribute("data-dragging", ""));
        },
        dragend() { setTimeout(() => element.removeAttribute("data-dragging")); },
      });
    },

    /** `drop:card`: accepts values of a kind. */
    drop(element, words) {
      const type = typeOf(words);
      /** The elements in this one that the drag has entered and not left. */
      let depth = 0;
      const accepts = ({ dataTransfer }) => [...dataTransfer.types].includes(type);
      const enter = (count) => {
        const wasTargeted = depth > 0;
        depth = Math.max(0, count);
        const isTargeted = depth > 0;
        if (isTargeted === wasTargeted) return;
        if (isTargeted) element.setAttribute("data-dropping", ""); else element.removeAttribute("data-dropping");
        dispatch(element, "dragtarget", { isTargeted });
      };
      const stops = [
        addListeners(element, {
          dragenter(event) { if (accepts(event)) { event.preventDefault(); enter(depth + 1); } },
          dragover(event) { if (accepts(event)) event.preventDefault(); },
          dragleave(event) { if (accepts(event)) enter(depth - 1); },
          drop(event) {
            if (!accepts(event)) return;
            enter(0);
            // A destination inside has taken the value.
            if (event.defaultPrevented) return;
            event.preventDefault();
            send(element, "dropvalue", event.dataTransfer, type, within(element, event));
          },
        }),
        addListeners(document, { dragend: () => enter(0) }),
      ];
      return () => stops.forEach((stop) => stop());
    },

    copytext(element, words) {
      copied.set(element, decodeURIComponent(words));
      return () => copied.delete(element);
    },

    pastetext(element) {
      pasted.add(element);
      return () => pasted.delete(element);
    },
  };
}
