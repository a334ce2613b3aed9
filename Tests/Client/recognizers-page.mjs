// A page with an element that has recognizers and listeners, for the tests of the modules of `data-recognizers`.

import { listen } from "../../public/events.js";
import { createState, numberTree } from "../../public/patch.js";
import { start } from "../../public/recognizers.js";
import { FakeDocument } from "./fake-dom.mjs";

/**
 * A page whose element has the recognizers `words` and the `listeners`. `fire` calls the handlers of the element, the
 * document and the window; `sent` is the list of events for the server; `frame` ends a frame.
 */
export async function pageWithRecognizers(words, listeners, { platform = "" } = {}) {
  const document = new FakeDocument();
  const handlers = [];
  const hubOf = (owner) => ({
    addEventListener(type, handler, options) {
      const isKnown = handlers.some((one) => one.type === type && one.handler === handler && one.owner === owner);
      if (!isKnown) handlers.push({ type, handler, owner, options });
    },
    removeEventListener(type, handler) {
      const index = handlers.findIndex((one) => one.type === type && one.handler === handler && one.owner === owner);
      if (index >= 0) handlers.splice(index, 1);
    },
  });
  const observed = [];
  class Observer {
    constructor(dispatch, options) { Object.assign(this, { dispatch, options }); observed.push(this); }
    observe(element) { this.element = element; }
    disconnect() { this.element = null; }
  }
  let frames = [];
  document.defaultView = {
    ...hubOf("window"), navigator: { platform }, ResizeObserver: Observer, IntersectionObserver: Observer,
    requestAnimationFrame: (run) => frames.push(run), getComputedStyle: () => ({ writingMode: "horizontal-tb" }),
  };
  Object.assign(document, hubOf("document"));
  const element = document.root.appendChild(document.createElement("div"));
  element.setAttribute("data-recognizers", words);
  element.setAttribute("data-on", listeners);
  Object.assign(element, hubOf(element));
  const state = createState(document.root);
  numberTree(state);
  const sent = [];
  const { listenTo } = listen(state, (target, event) => sent.push({ ...event, target }));
  const fire = (type, fields = {}) => {
    const event = { type, target: element, isPrimary: true, button: 0, pointerId: 1, clientX: 0, clientY: 0, timeStamp: 0,
      isPrevented: false, preventDefault() { this.isPrevented = true; }, stopPropagation() {},
      get defaultPrevented() { return this.isPrevented; }, ...fields };
    for (const { type: one, handler, owner } of [...handlers]) {
      if (one !== type) continue;
      if (owner === "window" || owner === "document" || owner.contains(event.target)) handler(event);
    }
    return event;
  };
  element.dispatchEvent = ({ type, detail }) => fire(type, { detail, clientX: undefined, clientY: undefined });
  const page = { state, root: document.root, document, listenTo };
  const follow = start(page);
  const settle = () => new Promise((resolve) => setImmediate(resolve));
  // The modules of the recognizers are loaded.
  await Promise.all([import("../../public/gestures.js"), import("../../public/shortcuts.js"), import("../../public/dragging.js")]);
  await settle();
  await settle();
  const frame = () => { const all = frames; frames = []; for (const run of all) run(); };
  const reported = () => sent.splice(0).map(({ type, data }) => [type, data === undefined ? undefined : JSON.parse(data)]);
  return { page, document, element, handlers, observed, sent, reported, fire, follow, frame, settle, state };
}
