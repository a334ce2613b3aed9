import assert from "node:assert/strict";
import { test } from "node:test";
import { focusStart, startOf } from "../../public/arrival.js";
import { FakeDocument } from "./fake-dom.mjs";

function page(...tags) {
  const document = new FakeDocument();
  document.activeElement = document.body;
  for (const [tag, attributes] of tags.map((one) => [].concat(one))) {
    const element = document.root.appendChild(document.createElement(tag));
    for (const [name, value] of Object.entries(attributes ?? {})) element.setAttribute(name, value);
  }
  return document;
}

test("after a navigation, the focus goes to the heading, else to the main part, else to the root", () => {
  assert.equal(startOf(page("main", "h1").root).localName, "h1");
  assert.equal(startOf(page("main", ["h1", { hidden: "" }]).root).localName, "main");
  const roles = page(["div", { role: "heading", "aria-level": "1" }]);
  assert.equal(startOf(roles.root), roles.root.children[0]);
  const plain = page("p", "h2");
  assert.equal(startOf(plain.root), plain.root);
});

test("the focus at the start of the page adds no stop to the Tab order", () => {
  const document = page("h1");
  const [heading] = document.root.children;
  focusStart(document.root);
  assert.equal(document.activeElement, heading);
  assert.equal(heading.getAttribute("tabindex"), "-1");
  heading.dispatchEvent({ type: "blur" });
  assert.equal(heading.hasAttribute("tabindex"), false);
});

test("an element of the page that already has the focus keeps it", () => {
  const document = page("h1", "input");
  document.root.children[1].focus();
  focusStart(document.root);
  assert.equal(document.activeElement.localName, "input");
});
