// A minimal document for the tests of the client script: nodes, attributes, styles as plain text.

class FakeStyle {
  #values = new Map();

  setProperty(name, value) { this.#values.set(name, value); }
  removeProperty(name) { this.#values.delete(name); }
  getPropertyValue(name) { return this.value(name); }
  get names() { return [...this.#values.keys()]; }
  value(name) { return this.#values.get(name) ?? ""; }
  get left() { return this.value("left"); }
  get top() { return this.value("top"); }
  get width() { return this.value("width"); }
  get height() { return this.value("height"); }
  get position() { return this.value("position"); }
  get cssText() { return [...this.#values].map(([name, value]) => `${name}: ${value};`).join(" "); }
  set cssText(text) {
    this.#values.clear();
    for (const declaration of text.split(";")) {
      const [name, ...value] = declaration.split(":");
      if (name.trim()) this.#values.set(name.trim(), value.join(":").trim());
    }
  }
}

class FakeNode {
  parentNode = null;
  get nextSibling() { return this.#sibling(this.parentNode?.childNodes ?? []); }
  get parentElement() { return this.parentNode; }
  get nextElementSibling() { return this.#sibling(this.parentNode?.children ?? []); }
  #sibling(nodes) { return nodes[nodes.indexOf(this) + 1] ?? null; }
  remove() {
    const nodes = this.parentNode?.childNodes;
    if (nodes) nodes.splice(nodes.indexOf(this), 1);
    this.parentNode = null;
  }
}

class FakeText extends FakeNode {
  nodeType = 3;
  constructor(data) { super(); this.data = data; }
  cloneNode() { return new FakeText(this.data); }
}

/** Whether `element` matches one selector without combinators: a name, classes, an id, attributes, `:not(…)`. */
function fits(element, selector) {
  const parts = selector.trim().match(/:not\([^)]*\)|:disabled|\[[^\]]*\]|[.#]?[\w-]+|\*/g) ?? [];
  return parts.every((part) => {
    if (part === "*") return true;
    if (part === ":disabled") return element.hasAttribute("disabled") || !!element.parentElement?.closest("fieldset[disabled]");
    if (part.startsWith(":not(")) return !fits(element, part.slice(5, -1));
    if (part.startsWith(".")) return [...element.classList].includes(part.slice(1));
    if (part.startsWith("#")) return element.id === part.slice(1);
    if (!part.startsWith("[")) return part === element.localName;
    const [name, value] = part.slice(1, -1).replace(/['"]/g, "").split("=");
    return value === undefined ? element.hasAttribute(name) : element.getAttribute(name) === value;
  });
}

export class FakeElement extends FakeNode {
  nodeType = 1;
  childNodes = [];
  style = new FakeStyle();
  #attributes = new Map();
  /** The number of insertions of this element, for tests that count moves. */
  insertions = 0;

  constructor(document, localName, namespaceURI) {
    super();
    Object.assign(this, { ownerDocument: document, localName, namespaceURI });
  }
  get children() { return this.childNodes.filter((node) => node.nodeType === 1); }
  get firstChild() { return this.childNodes[0] ?? null; }
  get isConnected() { return this === this.ownerDocument.root || !!this.parentNode?.isConnected; }
  get attributes() { return [...this.#attributes].map(([name, value]) => ({ name, value })); }
  get classList() {
    const element = this;
    const names = () => (element.getAttribute("class") ?? "").split(" ").filter(Boolean);
    return {
      [Symbol.iterator]: () => names().values(),
      get length() { return names().length; },
      remove(...gone) {
        element.setAttribute("class", names().filter((name) => !gone.includes(name)).join(" "));
      },
    };
  }
  get textContent() {
    return this.childNodes.map((node) => node.data ?? node.textContent).join("");
  }
  set textContent(text) {
    this.replaceChildren();
    if (text) this.appendChild(new FakeText(text));
  }
  getAttribute(name) { return this.#attributes.get(name) ?? null; }
  setAttribute(name, value) { this.#attributes.set(name, String(value)); }
  removeAttribute(name) { this.#attributes.delete(name); }
  contains(node) { return node === this || !!node?.parentNode && this.contains(node.parentNode); }
  hasAttribute(name) { return this.#attributes.has(name); }
  matches(selector) { return selector.split(",").some((one) => fits(this, one)); }
  querySelectorAll(selector) {
    return this.children.flatMap((child) =>
      [...(child.matches(selector) ? [child] : []), ...child.querySelectorAll(selector)]);
  }
  querySelector(selector) { return this.querySelectorAll(selector)[0] ?? null; }
  closest(selector) { return this.matches(selector) ? this : this.parentElement?.closest(selector) ?? null; }
  get id() { return this.getAttribute("id") ?? ""; }
  get name() { return this.getAttribute("name") ?? undefined; }
  get className() { return this.getAttribute("class") ?? ""; }
  set className(names) { this.setAttribute("class", names); }
  get hidden() { return this.hasAttribute("hidden"); }
  set hidden(isHidden) { if (isHidden) this.setAttribute("hidden", ""); else this.removeAttribute("hidden"); }
  get firstElementChild() { return this.children[0] ?? null; }
  #listeners = new Map();
  addEventListener(type, listener) {
    this.#listeners.set(type, [...new Set([...(this.#listeners.get(type) ?? []), listener])]);
  }
  /** Calls the listeners of the document, then the listeners of this element. */
  dispatchEvent({ type, ...fields }) {
    const event = { type, target: this, isPrevented: false, ...fields,
      preventDefault() { this.isPrevented = true; }, stopPropagation() {} };
    const own = this.#listeners.get(type) ?? [];
    for (const listener of [...this.ownerDocument.listenersOf(type), ...own]) listener(event);
    return event;
  }
  click() { this.dispatchEvent({ type: "click", detail: 1 }); }
  cloneNode(isDeep) {
    const { ownerDocument, localName, namespaceURI } = this;
    const copy = new this.constructor(ownerDocument, localName, namespaceURI);
    for (const { name, value } of this.attributes) copy.setAttribute(name, value);
    copy.style.cssText = this.style.cssText;
    if (isDeep) for (const node of this.childNodes) copy.appendChild(node.cloneNode(true));
    return copy;
  }
  before(node) { this.parentNode?.insertBefore(node, this); }
  append(...nodes) { for (const node of nodes) this.appendChild(node); }
  getBoundingClientRect() { return { left: 0, top: 0, width: 0, height: 0 }; }
  replaceChildren() { for (const node of [...this.childNodes]) node.remove(); }
  appendChild(node) { return this.insertBefore(node, null); }
  insertBefore(node, reference) {
    if (node.contains?.(this)) throw new Error("HierarchyRequestError");
    if (reference && reference.parentNode !== this) throw new Error("NotFoundError");
    if (node === reference) reference = node.nextSibling;
    node.remove();
    const index = reference ? this.childNodes.indexOf(reference) : this.childNodes.length;
    this.childNodes.splice(index, 0, node);
    node.parentNode = this;
    node.insertions = (node.insertions ?? 0) + 1;
    return node;
  }
  focus() { this.ownerDocument.activeElement = this; }
  /** The options of each call of `scrollIntoView`. */
  sights = [];
  scrollIntoView(options) { this.sights.push(options); }
}

/** A field as in browsers: it has a value of its own after an entry. */
class FakeField extends FakeElement {
  #value; #checked; #selected;
  get type() { return this.localName === "input" ? this.getAttribute("type") ?? "text" : this.getAttribute("type") ?? undefined; }
  set type(type) { this.setAttribute("type", type); }
  get placeholder() { return this.getAttribute("placeholder") ?? ""; }
  get defaultValue() { return this.localName === "textarea" ? this.textContent : this.getAttribute("value") ?? ""; }
  get value() {
    if (this.localName === "option") return this.getAttribute("value") ?? this.textContent;
    if (this.localName === "select") return this.selectedOptions[0]?.value ?? "";
    return this.#value ?? (["checkbox", "radio"].includes(this.type) ? this.getAttribute("value") ?? "on" : this.defaultValue);
  }
  set value(value) {
    if (this.localName === "select") for (const option of this.options) option.selected = option.value === value;
    else this.#value = String(value);
  }
  get defaultChecked() { return this.hasAttribute("checked"); }
  get checked() { return this.#checked ?? this.defaultChecked; }
  set checked(isChecked) { this.#checked = isChecked; }
  get defaultSelected() { return this.hasAttribute("selected"); }
  get selected() { return this.#selected ?? this.defaultSelected; }
  set selected(isSelected) { this.#selected = isSelected; }
  get multiple() { return this.hasAttribute("multiple"); }
  get options() { return this.localName === "select" ? this.querySelectorAll("option") : undefined; }
  get selectedOptions() {
    const chosen = this.options?.filter(({ selected }) => selected) ?? [];
    return this.multiple || chosen.length ? chosen : this.options?.slice(0, 1) ?? [];
  }
  get label() { return this.textContent; }
  get files() { return this.type === "file" ? this.chosen ?? [] : undefined; }
  set files(files) { this.chosen = files; }
  selectionStart = 0;
  selectionEnd = 0;
  setSelectionRange(start, end) { Object.assign(this, { selectionStart: start, selectionEnd: end }); }
  select() { this.setSelectionRange(0, this.value.length); }
}

export class FakeDocument {
  title = "";
  activeElement = null;
  /** Whether input elements have their own values. */
  hasFields = false;
  #listeners = new Map();
  addEventListener(type, listener) { this.#listeners.set(type, [...new Set([...this.listenersOf(type), listener])]); }
  listenersOf(type) { return this.#listeners.get(type) ?? []; }
  constructor() {
    this.body = this.createElement("body");
    this.root = this.createElement("div");
    this.root.setAttribute("data-trellis", "");
  }
  createElement(name) {
    const isField = this.hasFields && ["input", "textarea", "select", "option", "button"].includes(name);
    return new (isField ? FakeField : FakeElement)(this, name, "http://www.w3.org/1999/xhtml");
  }
  getElementById(id) { return this.root.querySelector(`#${id}`); }
  createElementNS(space, name) { return new FakeElement(this, name, space); }
}

const properties = ["checked", "open", "scrollTop", "value"];

/** The text of `ReplicaDocument.Node.description` in Swift for the same tree. */
export function describeTree(state, element = state.root, indent = "") {
  const { style } = element;
  let line = `${indent}${state.ids.get(element)} ${element.localName}`;
  if (style.left) {
    const sides = ["left", "top", "width", "height"].map((side) => parseFloat(style.value(side)));
    line += ` @${sides.map((side) => Math.round(side * 100)).join(",")}`;
  }
  const attributes = element.attributes.filter(({ name }) => name !== "data-trellis");
  for (const { name, value } of attributes.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    line += ` ${name}=${JSON.stringify(value)}`;
  }
  const styles = style.names.sort().filter((name) => {
    const isDefault = name === "position" && style.position === "static" && !style.left;
    return !isDefault && !["left", "top", "width", "height"].includes(name);
  });
  if (styles.length) line += ` {${styles.map((name) => `${name}:${style.value(name)}`).join(";")}}`;
  for (const name of properties) {
    if (element[name] !== undefined) line += ` .${name}=${JSON.stringify(element[name])}`;
  }
  const text = element.childNodes.find((node) => node.nodeType === 3);
  if (text) line += ` ${JSON.stringify(text.data)}`;
  return [line, ...element.children.map((child) => describeTree(state, child, `${indent}  `))]
    .join("\n");
}
