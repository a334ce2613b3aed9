// A document whose events pass from the window to their target and back, with layers, a focus and boxes, for the tests
// of the modules that listen to the whole page.

import { FakeDocument, FakeElement } from "./fake-dom.mjs";

/** The listeners of a target of events. */
class Hub {
  #all = [];
  add(type, handler, options) {
    const { capture = options === true, once = false } = Object(options);
    if (!this.#all.some((one) => one.type === type && one.handler === handler && one.capture === capture)) {
      this.#all.push({ type, handler, capture, once });
    }
  }
  remove(type, handler, options) {
    const { capture = options === true } = Object(options);
    this.#all = this.#all.filter((one) => one.type !== type || one.handler !== handler || one.capture !== capture);
  }
  tell(event, capture) {
    for (const one of this.#all) {
      if (one.type !== event.type || one.capture !== capture || event.isEnded) continue;
      if (one.once) this.#all = this.#all.filter((other) => other !== one);
      one.handler(event);
    }
  }
  has(type) { return this.#all.some((one) => one.type === type); }
}

/** A string of attribute selectors and pseudo-classes, split where white space is not within brackets. */
const steps = (selector) => selector.trim().match(/(?:\[[^\]]*\]|\([^)]*\)|\S)+/g) ?? [];

export class PageElement extends FakeElement {
  hub = new Hub();
  box = { left: 0, top: 0, right: 0, bottom: 0, width: 0, height: 0 };
  isHovered = false;
  isFocusRingShown = false;
  isOpenPopover = false;
  open = false;

  addEventListener(type, handler, options) { this.hub.add(type, handler, options); }
  removeEventListener(type, handler, options) { this.hub.remove(type, handler, options); }
  dispatchEvent(event) { return this.ownerDocument.fire(event.type, this, { bubbles: event.bubbles }); }
  click() { this.ownerDocument.fire("click", this, { detail: 1 }); }

  matches(selector) {
    return selector.split(/,(?![^[]*\])/).some((one) => {
      const [last, ...outer] = steps(one).reverse();
      return this.#fits(last) && (!outer.length || Boolean(this.parentElement?.closest?.(outer.reverse().join(" "))));
    });
  }

  #fits(compound) {
    const states = { ":hover": this.isHovered, ":popover-open": this.isOpenPopover, ":empty": !this.childNodes.length,
      ":focus-visible": this.isFocusRingShown };
    const rest = compound.replace(/:(?:hover|popover-open|empty|focus-visible)/g, (name) => (states[name] ? "" : ".\0"));
    if (rest.includes("\0")) return false;
    const plain = rest.replace(/\[([\w-]+)([\^*])=['"]?([^\]'"]*)['"]?\]/g, (_, name, kind, text) => {
      const value = this.getAttribute(name);
      return value !== null && (kind === "^" ? value.startsWith(text) : value.includes(text)) ? "" : ".\0";
    });
    return !plain.includes("\0") && (plain === "" || super.matches(plain));
  }

  get classList() {
    const names = () => this.className.split(" ").filter(Boolean);
    const write = (all) => { this.className = [...new Set(all)].join(" "); };
    return {
      [Symbol.iterator]: () => names().values(), get length() { return names().length; },
      contains: (name) => names().includes(name), add: (...more) => write([...names(), ...more]),
      remove: (...gone) => write(names().filter((name) => !gone.includes(name))),
    };
  }
  get disabled() { return this.hasAttribute("disabled"); }
  set disabled(isDisabled) { if (isDisabled) this.setAttribute("disabled", ""); else this.removeAttribute("disabled"); }
  get popover() { return this.getAttribute("popover"); }
  set popover(kind) { this.setAttribute("popover", kind); }
  get title() { return this.getAttribute("title") ?? ""; }
  set title(text) { this.setAttribute("title", text); }
  get offsetWidth() { return this.box.width; }
  get offsetHeight() { return this.box.height; }
  getBoundingClientRect() { return this.box; }
  checkVisibility() { return !this.closest("[hidden]"); }
  replaceChildren(...nodes) { super.replaceChildren(); this.append(...nodes); }
  focus() {
    const document = this.ownerDocument;
    if (this.disabled || document.activeElement === this) return;
    document.activeElement = this;
  }

  #toggle(isOpen) {
    const newState = isOpen ? "open" : "closed";
    this.ownerDocument.fire("beforetoggle", this, { newState });
    if (this.localName === "dialog") this.open = isOpen; else this.isOpenPopover = isOpen;
    const { activeElement, body } = this.ownerDocument;
    if (!isOpen && this.contains(activeElement)) this.ownerDocument.activeElement = body;
    this.ownerDocument.fire("toggle", this, { newState });
    if (!isOpen && this.localName === "dialog") this.ownerDocument.fire("close", this);
  }
  showPopover() { this.#toggle(true); }
  hidePopover() { this.#toggle(false); }
  showModal() {
    if (this.open) throw new Error("InvalidStateError");
    this.#toggle(true);
  }
  close() { if (this.open) this.#toggle(false); }
}

/** A document with a window; `styles` are the computed styles by element. */
export class PageDocument extends FakeDocument {
  hub = new Hub();
  windowHub = new Hub();
  hidden = false;
  styles = new Map();
  /** The functions of `MutationObserver`, which `mutate` calls. */
  observers = new Set();

  constructor() {
    super();
    const document = this;
    this.body.appendChild(this.root);
    Object.defineProperty(this.body, "isConnected", { value: true });
    this.activeElement = this.body;
    this.documentElement = Object.assign(this.createElement("html"), { clientWidth: 800 });
    this.defaultView = {
      document, innerHeight: 600, HTMLDialogElement: class { closedBy = ""; get closedBy() { return ""; } },
      addEventListener: (...rest) => this.windowHub.add(...rest),
      removeEventListener: (...rest) => this.windowHub.remove(...rest),
      getComputedStyle: (element) => ({ direction: "ltr", width: "100px", height: "50px", ...this.styles.get(element) }),
      MutationObserver: class {
        constructor(tell) { this.tell = tell; }
        observe() { document.observers.add(this.tell); }
        disconnect() { document.observers.delete(this.tell); }
      },
    };
  }

  createElement(name) { return new PageElement(this, name, "http://www.w3.org/1999/xhtml"); }
  /** Makes an element with attributes and children, which may be texts. */
  make(name, attributes = {}, ...children) {
    const element = this.createElement(name);
    for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
    for (const child of children) {
      if (typeof child === "string") element.textContent = child; else element.append(child);
    }
    return element;
  }
  getElementById(id) { return this.body.querySelector(`#${id}`); }
  querySelectorAll(selector) { return this.body.querySelectorAll(selector); }
  querySelector(selector) { return this.body.querySelector(selector); }
  addEventListener(type, handler, options) { this.hub.add(type, handler, options); }
  removeEventListener(type, handler, options) { this.hub.remove(type, handler, options); }
  mutate() { for (const tell of [...this.observers]) tell(); }

  /** Passes an event from the window to `target` and back, and returns it. */
  fire(type, target, fields = {}) {
    const event = {
      type, target, bubbles: true, timeStamp: 0, isPrevented: false, isStopped: false, isEnded: false,
      get defaultPrevented() { return this.isPrevented; },
      preventDefault() { this.isPrevented = true; }, stopPropagation() { this.isStopped = true; },
      stopImmediatePropagation() { this.isStopped = true; this.isEnded = true; },
      ...fields,
    };
    const path = [];
    for (let element = target; element; element = element.parentElement) path.push(element.hub);
    const outer = [this.windowHub, this.hub];
    for (const hub of [...outer, ...[...path].reverse()]) if (!event.isStopped) hub.tell(event, true);
    const bubbling = event.bubbles === false ? path.slice(0, 1) : [...path, this.hub, this.windowHub];
    for (const hub of bubbling) if (!event.isStopped) hub.tell(event, false);
    return event;
  }
}
