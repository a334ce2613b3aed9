import assert from "node:assert/strict";
import { test } from "node:test";
import { isShown, present } from "../../public/presentation.js";
import { PageDocument } from "./fake-page.mjs";

/** An element of the page; `states` are the changes of its state. */
function make(name, attributes) {
  const document = new PageDocument();
  const element = document.root.appendChild(document.make(name, attributes));
  const states = [];
  element.addEventListener("toggle", ({ newState }) => states.push(newState));
  return { element, states };
}

test("a dialog and a popover are shown once and hidden once", () => {
  for (const [name, attributes] of [["dialog", {}], ["div", { popover: "auto" }]]) {
    const { element, states } = make(name, attributes);
    present(element, false);
    assert.deepEqual(states, []);
    for (let turn = 0; turn < 2; turn += 1) present(element, true, null);
    assert.equal(isShown(element), true);
    for (let turn = 0; turn < 2; turn += 1) present(element, false);
    assert.equal(isShown(element), false);
    assert.deepEqual(states, ["open", "closed"]);
  }
});

test("details are opened and closed", () => {
  const { element } = make("details", {});
  present(element, true);
  assert.equal(isShown(element), true);
  present(element, false);
  assert.equal(isShown(element), false);
});
