import assert from "node:assert/strict";
import { test } from "node:test";
import "../../public/help.js";
import "../../public/layers.js";
import "../../public/notices.js";
import "../../public/unsaved.js";
import { createFeatures, createLazyNotices } from "../../public/features.js";
import { PageDocument } from "./fake-page.mjs";

const loaded = async () => { for (let turn = 0; turn < 20; turn += 1) await new Promise(setImmediate); };

/** A page with an element for each of `attributes`. */
function page(...attributes) {
  const document = new PageDocument();
  const elements = attributes.map((one) => document.root.appendChild(document.make("div", one)));
  return { document, root: document.root, elements };
}

test("a module is loaded for an attribute that the page has, and gets changed elements after each patch once", async () => {
  const { document, root, elements: [form] } = page({ "data-unsaved": "Leave?" });
  const features = createFeatures({ document, root, history: {} });
  await loaded();
  assert.equal(document.windowHub.has("beforeunload"), true);
  form.removeAttribute("data-unsaved");
  features.didChange(form, "data-unsaved");
  assert.equal(document.windowHub.has("beforeunload"), true, "the patch is not complete");
  features.didPatch();
  assert.equal(document.windowHub.has("beforeunload"), false);
  let reads = 0;
  document.querySelector = () => { reads += 1; return null; };
  features.didPatch();
  assert.equal(reads, 0, "a change is reported once");
});

test("an attribute that a patch sets loads its module", async () => {
  const { document, root, elements: [form] } = page({});
  const features = createFeatures({ document, root, history: {} });
  await loaded();
  assert.equal(document.windowHub.has("click"), false);
  form.setAttribute("data-unsaved", "Leave?");
  features.didChange(form, "data-unsaved");
  features.didChange(form, "class");
  features.didPatch();
  await loaded();
  assert.equal(document.windowHub.has("beforeunload"), true);
});

test("the module of layers gets the layers that the server shows", async () => {
  const { document, root, elements: [layer] } = page({ "data-layer": "popover", popover: "auto" });
  const features = createFeatures({ document, root });
  await loaded();
  layer.setAttribute("data-shown", "0");
  features.didChange(layer, "data-shown");
  features.didPatch();
  assert.equal(layer.isOpenPopover, true);
});

test("a module that fails does not break the patch", async (context) => {
  const { document, root, elements: [first, second] } = page(
    { "data-layer": "popover", popover: "auto" }, { "data-layer": "popover", popover: "auto" });
  const features = createFeatures({ document, root });
  await loaded();
  const errors = context.mock.method(console, "error", () => {});
  first.showPopover = () => { throw new Error("no"); };
  for (const layer of [first, second]) {
    layer.setAttribute("data-shown", "0");
    features.didChange(layer, "data-shown");
  }
  features.didPatch();
  assert.equal(errors.mock.callCount(), 1);
  assert.equal(second.isOpenPopover, true);
});

test("a module that could not start is tried again at the next change", async (context) => {
  const warnings = context.mock.method(console, "warn", () => {});
  const { document, root, elements: [button] } = page({ "data-help": "" });
  const { createElement } = document;
  document.createElement = () => { throw new Error("no"); };
  const features = createFeatures({ document, root });
  await loaded();
  assert.equal(warnings.mock.callCount(), 1);
  document.createElement = createElement;
  features.didChange(button, "data-help");
  await loaded();
  assert.notEqual(document.body.querySelector("[role=tooltip]"), null);
});

test("notices that are removed before their module is loaded do not show", async () => {
  const { document, root } = page();
  const notices = createLazyNotices(root, () => null);
  notices.notify("signedOut");
  notices.clear();
  await loaded();
  assert.equal(document.body.querySelector(".trellis-notice"), null);
  notices.notify("signedOut");
  await loaded();
  assert.notEqual(document.body.querySelector(".trellis-notice"), null);
});
