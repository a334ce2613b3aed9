// The application's own elements: their typed properties and their events.
//
// Such an element has the attribute `data-properties`, a JSON object. The content of the element belongs to its script:
// it has no numbers, and no patch changes it. The page's HTML names the scripts; this client loads none.

import { isOwn } from "./fields.js";

const attribute = "data-properties";

/** The application's own elements. `text` is a JSON object with the `properties` and `events` of each by its name. */
export function createElements(text, window = globalThis) {
  const declared = new Map(Object.entries(text ? JSON.parse(text) : {}));
  /** The properties that an element has, as JSON by name. */
  const shown = new WeakMap();

  /** Gives an element the properties that have changed; a removed one becomes `undefined`. */
  function assign(element, { properties }) {
    const values = JSON.parse(element.getAttribute(attribute) ?? "{}");
    const former = shown.get(element) ?? {};
    const next = {};
    for (const name of properties) {
      next[name] = JSON.stringify(values[name]);
      // A property of all elements, such as innerText, is the page's.
      if (next[name] !== former[name] && !(name in window.HTMLElement.prototype)) element[name] = values[name];
    }
    shown.set(element, next);
  }

  /** Gives an element its properties, now or when its script has defined it. */
  function show(element) {
    const declaration = declared.get(element.localName);
    if (!declaration || !isOwn(element)) return;
    window.customElements.whenDefined(element.localName).then(() => {
      window.customElements.upgrade(element);
      assign(element, declaration);
    }).catch(console.error);
  }

  return {
    show,
    events: [...declared.values()].flatMap(({ events }) => events),
    showAll: (root) => root.querySelectorAll(`[${attribute}]`).forEach(show),
  };
}

/** Starts to serve the application's own elements of `page`. */
export function start({ root, document, listenTo }) {
  const own = createElements(document.querySelector('meta[name="trellis-own"]')?.content);
  listenTo(own.events);
  own.showAll(root);
  return own.show;
}
