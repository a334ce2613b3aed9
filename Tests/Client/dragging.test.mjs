import assert from "node:assert/strict";
import { test } from "node:test";
import { pageWithRecognizers } from "./recognizers-page.mjs";

/** A drag or a clipboard with data by type. */
function transfer(data = {}) {
  const all = new Map(Object.entries(data));
  return {
    get types() { return [...all.keys()]; }, setData: (type, text) => all.set(type, text),
    getData: (type) => all.get(type) ?? "", all,
  };
}

test("a drag has a value for the page and a text for others", async () => {
  const { fire } = await pageWithRecognizers("drag:v-card,%7B%22id%22%3A3%7D,Card%203", "");
  const dataTransfer = transfer();
  fire("dragstart", { dataTransfer });
  assert.deepEqual([...dataTransfer.all], [["application/x-trellis-v-card", '{"id":3}'], ["text/plain", "Card 3"]]);
});

test("a dragged text is the text alone", async () => {
  const { fire, element, settle } = await pageWithRecognizers("drag:text,a%2Cb,a%2Cb", "");
  const dataTransfer = transfer();
  fire("dragstart", { dataTransfer });
  assert.deepEqual([...dataTransfer.all], [["text/plain", "a,b"]]);
  await new Promise((resolve) => setTimeout(resolve, 5));
  assert.equal(element.hasAttribute("data-dragging"), true);
  fire("dragend");
  await new Promise((resolve) => setTimeout(resolve, 5));
  assert.equal(element.hasAttribute("data-dragging"), false);
  await settle();
});

const drop = "dropvalue:o,e=text|localX|localY dragtarget:o,e=isTargeted";

test("a drop of a value of the kind is reported with its place", async () => {
  const { fire, reported, element } = await pageWithRecognizers("drop:v-card", drop);
  const dataTransfer = transfer({ "application/x-trellis-v-card": "3", "text/plain": "Card" });
  assert.equal(fire("dragenter", { dataTransfer }).isPrevented, true);
  assert.equal(fire("dragover", { dataTransfer }).isPrevented, true);
  assert.equal(element.hasAttribute("data-dropping"), true);
  fire("dragenter", { dataTransfer });
  fire("dragleave", { dataTransfer });
  assert.deepEqual(reported(), [["dragtarget", { isTargeted: true }]], "still over what is inside");
  fire("drop", { dataTransfer, clientX: 4, clientY: 5 });
  assert.deepEqual(reported(), [
    ["dragtarget", { isTargeted: false }], ["dropvalue", { text: "3", localX: 4, localY: 5 }]]);
  assert.equal(element.hasAttribute("data-dropping"), false);
});

test("a drag of another kind is left to the browser", async () => {
  const { fire, reported } = await pageWithRecognizers("drop:v-card", drop);
  const dataTransfer = transfer({ "text/plain": "Card" });
  for (const type of ["dragenter", "dragover", "drop"]) assert.equal(fire(type, { dataTransfer }).isPrevented, false);
  assert.deepEqual(reported(), []);
});

test("a drop that a destination inside has taken is not reported again", async () => {
  const { fire, reported } = await pageWithRecognizers("drop:text", drop);
  const dataTransfer = transfer({ "text/plain": "Card" });
  fire("drop", { dataTransfer, isPrevented: true });
  assert.deepEqual(reported(), []);
});

test("a drag that ends elsewhere removes the mark", async () => {
  const { fire, reported, element } = await pageWithRecognizers("drop:text", drop);
  fire("dragenter", { dataTransfer: transfer({ "text/plain": "Card" }) });
  fire("dragend");
  assert.equal(element.hasAttribute("data-dropping"), false);
  assert.deepEqual(reported().map(([, { isTargeted }]) => isTargeted), [true, false]);
});

test("the text of the element around the focus is copied, unless a text is selected", async () => {
  const { fire, element, document } = await pageWithRecognizers("copytext:a%20b", "");
  const copy = () => {
    const clipboardData = transfer();
    return [fire("copy", { clipboardData }).isPrevented, clipboardData.getData("text/plain")];
  };
  assert.deepEqual(copy(), [false, ""]);
  document.activeElement = element.appendChild(document.createElement("button"));
  assert.deepEqual(copy(), [true, "a b"]);
  document.getSelection = () => ({ isCollapsed: false });
  assert.deepEqual(copy(), [false, ""]);
});

test("a text is pasted into the element around the focus, and not from a field", async () => {
  const { fire, reported, element, document } = await pageWithRecognizers("pastetext", "pastetext:o,e=text");
  const paste = () => fire("paste", { clipboardData: transfer({ "text/plain": "x" }) }).isPrevented;
  assert.equal(paste(), false);
  document.activeElement = element.appendChild(document.createElement("input"));
  assert.equal(paste(), false);
  document.activeElement = element;
  assert.equal(paste(), true);
  assert.deepEqual(reported(), [["pastetext", { text: "x" }]]);
});

test("a drag of an element inside is its own", async () => {
  const { fire, element, document } = await pageWithRecognizers("drag:v-card,3,Card", "");
  const dataTransfer = transfer();
  fire("dragstart", { dataTransfer, target: element.appendChild(document.createElement("img")) });
  assert.deepEqual([...dataTransfer.all], []);
});

test("a text that is too long is not sent, and a message says so", async () => {
  const { fire, reported, element, document, page } = await pageWithRecognizers(
    "pastetext drop:text", "pastetext:o,e=text dropvalue:o,e=text");
  const notified = [];
  page.notices = { notify: (name) => notified.push(name) };
  document.activeElement = element.appendChild(document.createElement("button"));
  const lines = "a line of a long text\n".repeat(1_000_000);
  assert.equal(fire("paste", { clipboardData: transfer({ "text/plain": lines }) }).isPrevented, true);
  fire("drop", { dataTransfer: transfer({ "text/plain": lines }) });
  assert.deepEqual(reported(), []);
  assert.deepEqual(notified, ["entryTooLong", "entryTooLong"]);
  fire("paste", { clipboardData: transfer({ "text/plain": "x".repeat(20_000) }) });
  assert.equal(reported()[0][1].text.length, 20_000);
  assert.equal(notified.length, 2);
});
