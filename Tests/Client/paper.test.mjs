import assert from "node:assert/strict";
import { test } from "node:test";
import { codes } from "../../public/patch.js";
import { start } from "../../public/paper.js";
import { FakeDocument } from "./fake-dom.mjs";

const patch = [[codes.reset, 2, ["div", 0, 0, ["class", "trellis-paper"], 0, [["div", 0, 0, 0, 0, "Sheet"]]]]];
const paper = ["@page{size:210.0mm 297.0mm}", patch];

/** A page with a paper, whose server answers with `answer`: a status and a text, or an error. */
function page({ answer = [200, JSON.stringify({ paper })], hasPaper = true, ...fields } = {}) {
  const document = Object.assign(new FakeDocument(), { adoptedStyleSheets: ["own"] });
  const { root } = document;
  if (hasPaper) root.append(Object.assign(document.createElement("div")));
  if (hasPaper) root.childNodes[0].setAttribute("data-paper", "210.0 297.0 10.0 10.0 10.0 10.0");
  const added = [];
  root.after = (element) => {
    added.push(element);
    element.remove = () => added.splice(added.indexOf(element), 1);
  };
  const requests = [];
  const listeners = {};
  globalThis.document = { querySelector: () => null };
  globalThis.addEventListener = (type, listener) => { listeners[type] = listener; };
  globalThis.CSSStyleSheet = class { replaceSync(text) { this.text = text; } };
  globalThis.XMLHttpRequest = class {
    headers = {};
    open(...call) { this.call = call; }
    setRequestHeader(name, value) { this.headers[name] = value; }
    send(body) {
      requests.push({ call: this.call, headers: this.headers, body });
      if (answer instanceof Error) throw answer;
      [this.status, this.responseText] = answer;
    }
  };
  const made = {
    document, root, state: { runs: {} }, session: "s", tab: "t", applied: 4, isAttached: true, isStopped: false, failures: 0,
    ...fields,
  };
  start(made);
  return { ...made, added, requests, print: () => listeners.beforeprint(), end: () => listeners.afterprint() };
}

/** Runs `body` without warnings in the console, and returns their number. */
function warnings(body) {
  const { warn } = console;
  let count = 0;
  console.warn = () => { count += 1; };
  try { body(); } finally { console.warn = warn; }
  return count;
}

test("a page has its sheets while the browser prints", () => {
  const { document, added, requests, print, end } = page();
  print();
  assert.equal(added.length, 1);
  assert.equal(added[0].getAttribute("class"), "trellis-paper");
  assert.equal(added[0].hasAttribute("data-trellis"), true);
  assert.equal(added[0].children[0].textContent, "Sheet");
  assert.deepEqual(document.adoptedStyleSheets.map((sheet) => sheet.text ?? sheet), ["own", paper[0]]);
  assert.deepEqual(requests, [{
    call: ["POST", "/_trellis/paper", false], body: '{"ack":4}',
    headers: { "Content-Type": "application/json", "Trellis-Session": "s", "Trellis-Tab": "t" },
  }]);
  end();
  assert.equal(added.length, 0);
  assert.deepEqual(document.adoptedStyleSheets, ["own"]);
});

test("a second preview uses the same sheets, and the next print new ones", () => {
  const { added, requests, print, end } = page();
  print();
  print();
  assert.equal(added.length, 1);
  assert.equal(requests.length, 1);
  end();
  end();
  print();
  assert.equal(requests.length, 2);
});

test("a page without a paper makes no request", () => {
  const { requests, print } = page({ hasPaper: false });
  print();
  assert.equal(requests.length, 0);
});

test("no request is made while the connection does not work, since it would block the tab", () => {
  for (const fields of [{ isStopped: true }, { isAttached: false }, { failures: 1 }]) {
    const { requests, print, end } = page(fields);
    print();
    end();
    assert.equal(requests.length, 0, JSON.stringify(fields));
  }
});

test("without an answer, or with a bad one, the layout of the screen is printed", () => {
  for (const [answer, count] of [
    [new Error("offline"), 1], [[204, ""], 0], [[404, "gone"], 0], [[200, "<html>"], 1], [[200, "{}"], 0],
    [[200, JSON.stringify({ paper: ["", [[codes.reset, 2, ["div", 0, 0, 0, 0, [["script", 0, 0, 0, 0, "x"]]]]]] })], 1],
  ]) {
    const { document, added, print, end } = page({ answer });
    assert.equal(warnings(print), count, `${answer}`);
    end();
    assert.equal(added.length, 0);
    assert.deepEqual(document.adoptedStyleSheets, ["own"]);
  }
});
