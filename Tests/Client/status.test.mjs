import assert from "node:assert/strict";
import { test } from "node:test";
import { createStatus } from "../../public/status.js";
import { localized, readTexts } from "../../public/texts.js";
import { FakeDocument } from "./fake-dom.mjs";

function page(texts) {
  const document = new FakeDocument();
  const region = document.createElement("div");
  if (texts) region.setAttribute("data-texts", JSON.stringify(texts));
  document.querySelector = () => region;
  const classes = new Set();
  document.documentElement = {
    classList: { add: (name) => classes.add(name), remove: (...names) => names.forEach((name) => classes.delete(name)) },
  };
  return { status: createStatus(document), region, classes };
}

test("the state of the connection has the texts of the page's language", (context) => {
  context.mock.timers.enable({ apis: ["setTimeout"] });
  const { status, region, classes } = page({ connectionLost: "Getrennt.", actionNotSent: "Nicht gesendet.", signedOut: "Abgemeldet." });
  status.show("offline");
  context.mock.timers.tick(1500);
  assert.equal(region.textContent, "Getrennt.");
  assert.ok(classes.has("trellis-offline"));
  status.show("signedOut", "actionNotSent");
  context.mock.timers.tick(0);
  assert.equal(region.textContent, "Abgemeldet. Nicht gesendet.");
});

test("an urgent announcement interrupts, a later polite one does not", () => {
  const { status, region } = page();
  status.announce("Failed", true);
  assert.equal(region.getAttribute("aria-live"), "assertive");
  assert.equal(region.textContent, "Failed");
  status.announce("Saved");
  assert.equal(region.getAttribute("aria-live"), "polite");
  status.announce("Saved");
  assert.equal(region.textContent, "Saved\u00A0", "the same text is announced again");
});

test("values are inserted in their places unchanged", () => {
  readTexts({ getAttribute: () => '{"both":"{2} and {1}"}' });
  assert.equal(localized("both", "$&", "{1}"), "{1} and $&");
  assert.equal(localized("unknown"), "unknown");
  readTexts(null);
  assert.equal(localized("both"), "both");
});

test("a short loss of the connection is not shown, and the class of a long one is removed with it", (context) => {
  context.mock.timers.enable({ apis: ["setTimeout"] });
  const { status, region, classes } = page();
  status.show("offline");
  context.mock.timers.tick(1499);
  status.show("online");
  context.mock.timers.tick(5000);
  assert.deepEqual([region.textContent, classes.size], ["", 0]);
  status.show("offline");
  context.mock.timers.tick(1500);
  assert.deepEqual([...classes], ["trellis-offline"]);
  status.show("gone");
  context.mock.timers.tick(0);
  assert.deepEqual([...classes], ["trellis-gone"]);
  status.show("online");
  context.mock.timers.tick(0);
  assert.equal(classes.size, 0);
});
