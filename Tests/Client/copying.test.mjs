import assert from "node:assert/strict";
import { test } from "node:test";
import { copyLines } from "../../public/events.js";
import { FakeDocument } from "./fake-dom.mjs";

test("a copy has a line for each text, without hidden ones, and no empty last line", () => {
  const document = new FakeDocument();
  const copied = document.createElement("div");
  for (const [text, isHidden] of [["one", false], ["two", true], ["three", false]]) {
    const line = copied.appendChild(document.createElement("div"));
    line.className = "t";
    line.hidden = isHidden;
    line.textContent = text;
    // Texts can be appended to elements of browsers.
    line.append = (more) => { line.textContent = line.textContent + more; };
  }
  const data = new Map();
  const globals = {
    getSelection: () => ({ isCollapsed: false, getRangeAt: () => ({ cloneContents: () => copied }) }),
    XMLSerializer: class { serializeToString() { return "html"; } },
  };
  Object.assign(globalThis, globals);
  const event = {
    target: document.root, clipboardData: { setData: (type, text) => data.set(type, text) },
    preventDefault() { this.isPrevented = true; },
  };
  copyLines(event);
  for (const name of Object.keys(globals)) delete globalThis[name];
  assert.equal(event.isPrevented, true);
  assert.deepEqual([...data], [["text/html", "html"], ["text/plain", "one\nthree"]]);
});
