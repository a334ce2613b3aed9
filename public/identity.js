// Finds the element of a new tree that corresponds to an element of the previous tree, although all numbers differ.
//
// An identity consists of properties that survive a change of sessions: ids of the application, the keys that the server
// gives to fields, names and labels. The position of an element among its siblings is not used, because rows come and go.

import { fieldSelector, isChoice } from "./fields.js";

const rows = "li,tr,article,[role=row],[role=listitem],[role=option],[data-key]";

/** Whether an id contains a running number, as those that the server makes: another session may give it to another element. */
const isNumbered = (id) => /^f\d|-\d/.test(id);

/** The nearest element around, or `element` itself, with a key or an id of the application. */
function scopeOf(element) {
  const found = element?.closest("[data-key],[id]");
  return !found || found.hasAttribute("data-key") || !isNumbered(found.id) ? found : scopeOf(found.parentElement);
}

const plain = (text) => (text ?? "").replace(/\s+/g, " ").trim();

/** The label of an element for the user. */
export function labelOf(element) {
  const { labels, placeholder, name, title, localName } = element;
  const spoken = (element.getAttribute("aria-labelledby") ?? "").split(" ").filter(Boolean)
    .map((id) => element.ownerDocument.getElementById(id)?.textContent).join(" ");
  const content = ["button", "a", "summary"].includes(localName) ? element.textContent : "";
  const words = [spoken, element.getAttribute("aria-label"), labels?.[0]?.textContent, content, placeholder,
    title, name];
  return words.map(plain).find(Boolean) ?? "";
}

/**
 * The identity of an element of `root`: `own` is its name in `scope`, the nearest ancestor with an id or a key;
 * `context` contains the texts around it, and `isInRow` whether they belong to one row of many.
 */
export function identify(root, element) {
  const { id, localName } = element;
  if (id && !isNumbered(id)) return { own: `#${id}`, scope: "", context: "", isInRow: false };
  const name = element.getAttribute("name") || labelOf(element);
  const choice = isChoice(element) ? `${element.type} ${element.value}` : "";
  const own = [localName, name, choice, element.getAttribute("href") ?? ""].join("\n");
  const scoped = scopeOf(element);
  const isInside = scoped && scoped !== root && root.contains(scoped);
  const key = isInside ? scoped.getAttribute("data-key") : null;
  const scope = !isInside ? "" : key !== null ? `key ${key}` : `#${scoped.id}`;
  const text = textOf(element);
  let around = element.parentElement;
  while (around && around !== root && textOf(around) === text) around = around.parentElement;
  const isInRow = key === null && root.contains(around) && around !== root && Boolean(around.closest(rows));
  return { own, scope, context: around ? textOf(around) : "", isInRow };
}

/** The text of an element without the values and suggestions of fields, which may arrive later than the page. */
function textOf(element) {
  if (element.matches(fieldSelector) || element.localName === "datalist") return "";
  if (!element.querySelector("textarea,option,[contenteditable]")) return plain(element.textContent);
  // As in `textContent`: the spaces must not depend on the presence of options.
  return plain([...element.childNodes]
    .map((node) => (node.nodeType === 1 ? textOf(node) : node.data ?? "")).join(""));
}

const same = (names) => (one, other) => names.every((name) => one[name] === other[name]);
const isAlike = same(["own", "scope"]);
const isAlikeInContext = same(["own", "scope", "context"]);

/**
 * The index in `after` of the identity that certainly equals `identity`, which is one of `before`, or -1. Of several
 * with the same name, and in a row, only one with the same texts around it is certain.
 */
export function indexOfSame(identity, before, after) {
  const only = (isSame) => {
    const found = after.flatMap((other, index) => (isSame(identity, other) ? [index] : []));
    const isOne = found.length === 1 && before.filter((other) => isSame(identity, other)).length === 1;
    return isOne ? found[0] : -1;
  };
  const index = only(isAlike);
  if (index < 0) return only(isAlikeInContext);
  return identity.isInRow && identity.context !== after[index].context ? -1 : index;
}

/**
 * The identity of an action's element, with the similar ones on the page. It is stricter than the identity of a field: the
 * element has an id, or all the texts around it are equal.
 */
export function identifyTarget(root, element) {
  const identity = identify(root, element);
  return { identity, localName: element.localName, before: alike(root, element.localName).map(([one]) => one) };
}

function alike(root, localName) {
  return [...root.querySelectorAll(localName)].map((element) => [identify(root, element), element]);
}

/** The usable element that certainly is the identified target; none if there is no such element. */
export function findTarget(root, { identity, localName, before }) {
  const after = alike(root, localName);
  const index = indexOfSame(identity, before, after.map(([one]) => one));
  if (index < 0) return null;
  const [found, element] = after[index];
  const isField = element.matches(fieldSelector);
  if (!isField && !identity.own.startsWith("#") && found.context !== identity.context) return null;
  return element.closest("[disabled],[inert],[hidden]") ? null : element;
}
