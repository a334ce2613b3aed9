// Keeps stateful views, such as a film that plays, while the whole tree of the page is replaced.

import { setSide, sideOf } from "./frames.js";
import { moveElement } from "./moves.js";
import { register, setAttribute } from "./patch.js";

/** The attribute with the class and the context of a view (StatefulViewPool.swift). */
const mark = "data-view";

/** The views in `root`, visible ones first. */
function viewsIn(root) {
  const rank = (view) => Number(view.closest("[hidden]") !== null);
  return [...root.querySelectorAll(`[${mark}]`)].sort((one, other) => rank(one) - rank(other));
}

/**
 * Moves the views of a tree that is about to be removed to a hidden place beside it, so that they are never outside of the
 * document. Returns a function that moves each of them to the place of a view with an equal mark in the new tree, whose
 * number, attributes and properties (`writes`) it gets, and removes the others; nothing if there are no views.
 */
export function keepViews(state) {
  const { root, document } = state;
  const views = viewsIn(root);
  if (!views.length) return undefined;
  const place = document.createElement("div");
  place.hidden = true;
  root.before(place);
  for (const view of views) moveElement(state, place, view, null);
  return (writes) => {
    for (const made of viewsIn(root)) {
      const view = [...place.children].find((one) => one.localName === made.localName
        && one.getAttribute(mark) === made.getAttribute(mark));
      if (!view) continue;
      moveElement(state, made.parentElement, view, made);
      copy(state, made, view);
      register(state, view, state.ids.get(made));
      state.ids.delete(made);
      made.remove();
      for (const write of writes) if (write[0] === made) write[0] = view;
    }
    place.remove();
  };
}

/** Gives `view` the attributes and the content of `made`. An equal attribute is not set: `src` would load a film again. */
function copy(state, made, view) {
  for (const { name } of [...view.attributes]) {
    if (name !== "style" && !made.hasAttribute(name)) setAttribute(state, view, name, null);
  }
  for (const { name, value } of [...made.attributes]) {
    if (name !== "style" && view.getAttribute(name) !== value) setAttribute(state, view, name, value);
  }
  view.style.cssText = made.style.cssText;
  // The text has rounded numbers.
  for (const side of ["left", "top"]) if (made.style[side]) setSide(view.style, side, sideOf(made, side));
  if (!made.firstChild) return;
  view.replaceChildren();
  view.append(...made.childNodes);
}
