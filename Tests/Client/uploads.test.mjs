import assert from "node:assert/strict";
import { afterEach, test } from "node:test";
import { decidePart, partSize, readUploads, transfer } from "../../public/uploads.js";
import { announced, fakeFile, later, openPage, page } from "./fake-uploads.mjs";

/** A server that stores parts; `cuts` are the numbers of requests without a response, which may be stored or not. */
function fakeServer(size, { cuts = {}, replies = {} } = {}) {
  const server = { stored: 0, requests: [] };
  globalThis.fetch = async (address, { method, headers, body }) => {
    const index = server.requests.length;
    server.requests.push({ address, method, headers, length: body.byteLength });
    if (cuts[index] === "before") throw new TypeError("cut");
    const reply = (status, more = {}) =>
      new Response(JSON.stringify({ offset: server.stored }), { status, headers: { "Trellis-Live": "1", ...more } });
    if (replies[index]) return reply(replies[index].status, replies[index].headers);
    const offset = headers["Trellis-Offset"];
    if (offset === undefined) return reply(200);
    if (Number(offset) !== server.stored) return reply(409);
    assert.ok(body.byteLength > 0 && body.byteLength <= partSize);
    assert.ok(server.stored + body.byteLength <= size);
    server.stored += body.byteLength;
    if (cuts[index] === "after") throw new TypeError("cut");
    return reply(200);
  };
  return server;
}


/** Runs `work` with timers that end at once. */
async function atOnce(context, work) {
  context.mock.timers.enable({ apis: ["setTimeout"] });
  let isDone = false;
  const result = work.finally(() => { isDone = true; });
  for (let turn = 0; turn < 10_000 && !isDone; turn += 1) {
    await later();
    context.mock.timers.tick(31_000);
  }
  assert.ok(isDone);
  return result;
}

const realFetch = globalThis.fetch;
afterEach(() => { globalThis.fetch = realFetch; });

test("a file is sent in parts of at most 512 KiB, with its number and offsets", async () => {
  const size = 2 * partSize + 10;
  const server = fakeServer(size);
  assert.equal(await transfer(page(), "7", fakeFile(size), new AbortController().signal), true);
  assert.equal(server.stored, size);
  assert.deepEqual(server.requests.map(({ headers }) => headers["Trellis-Offset"]), ["0", `${partSize}`, `${2 * partSize}`]);
  const { headers, address, method } = server.requests[0];
  assert.deepEqual([address, method], ["/_trellis/upload", "POST"]);
  assert.equal(headers["Content-Type"], "application/octet-stream");
  assert.deepEqual([headers["Trellis-Session"], headers["Trellis-Tab"], headers["Trellis-Upload"]], ["s", "t", "7"]);
});

test("after a cut the client requests the offset, and no byte is stored twice", async (context) => {
  const size = 4 * partSize;
  const file = fakeFile(size);
  const server = fakeServer(size, { cuts: { 1: "before", 3: "after", 5: "before" } });
  assert.equal(await atOnce(context, transfer(page(), "7", file, new AbortController().signal)), true);
  assert.equal(server.stored, size);
  const asked = server.requests.filter(({ headers }) => headers["Trellis-Offset"] === undefined);
  assert.equal(asked.length, 3, "one question after each cut");
});

test("a busy server is tried again after its time", () => {
  const step = decidePart({ status: 503, retryAfter: "7", isOwn: true }, 0, 0.5);
  assert.deepEqual(step, { wait: 7000 });
  const waits = [0, 1, 2, 3, 20].map((failures) => decidePart({ status: 0 }, failures, 1).wait);
  assert.deepEqual(waits, [500, 1000, 2000, 4000, 30_000]);
  assert.equal(decidePart({ status: 0 }, 0, 0).wait, 250);
});

test("a refusal by the server ends the upload, one by a proxy does not", () => {
  for (const status of [204, 400, 401, 403, 413, 415]) assert.deepEqual(decidePart({ status, isOwn: true }, 0), {});
  assert.deepEqual(decidePart({ status: 404, isOwn: true }, 0), {});
  assert.ok(decidePart({ status: 404, isOwn: false }, 0).wait > 0);
  assert.ok(decidePart({ status: 200, offset: undefined }, 0).wait > 0, "a response that is none of the server");
  assert.ok(decidePart({ status: 200, offset: 1.5 }, 0).wait > 0);
  assert.deepEqual(decidePart({ status: 409, offset: 5 }, 0), { offset: 5 });
});

test("an upload that is cancelled or cannot be read ends", async (context) => {
  fakeServer(10);
  const controller = new AbortController();
  controller.abort();
  assert.equal(await transfer(page(), "7", fakeFile(10), controller.signal), false);
  const file = { ...fakeFile(10), slice: () => ({ arrayBuffer: () => Promise.reject(new Error("gone")) }) };
  assert.equal(await transfer(page(), "7", file, new AbortController().signal), false);
  fakeServer(10, { replies: { 0: { status: 404 } } });
  assert.equal(await atOnce(context, transfer(page(), "7", fakeFile(10), new AbortController().signal)), false);
});

test("a stopped page sends nothing", async () => {
  const server = fakeServer(10);
  assert.equal(await transfer({ ...page(), isStopped: true }, "7", fakeFile(10), new AbortController().signal), false);
  assert.equal(server.requests.length, 0);
});

test("the attribute contains the last key, the running uploads and the complete files", () => {
  assert.deepEqual(readUploads("4 2:17 4:19"), { last: 4, keys: new Map([["17", 2], ["19", 4]]), complete: [] });
  assert.deepEqual(readUploads("4 3 1 2:17"), { last: 4, keys: new Map([["17", 2]]), complete: [3, 1] });
  assert.deepEqual(readUploads("0"), { last: 0, keys: new Map(), complete: [] });
  assert.deepEqual(readUploads(null), { last: 0, keys: new Map(), complete: [] });
});

test("chosen, dropped and pasted files are announced with keys, before anything is sent", async () => {
  const server = fakeServer(10);
  const { control, input, reported, fire } = openPage();
  input.type = "file";
  input.files = [fakeFile(10, "a.txt"), fakeFile(20, "b.txt")];
  fire("change", { target: input });
  const dropped = fire("drop", { target: control, dataTransfer: { types: ["Files"], files: [fakeFile(1, "c.txt")] } });
  const pasted = fire("paste", { target: control, clipboardData: { files: [fakeFile(2, "d.txt")] } });
  assert.ok(dropped.isPrevented && pasted.isPrevented);
  assert.deepEqual(reported().flatMap(([, { files }]) => files.map(({ key, name, size }) => [key, name, size])),
    [[1, "a.txt", 10], [2, "b.txt", 20], [3, "c.txt", 1], [4, "d.txt", 2]]);
  assert.deepEqual(reported().map(([type]) => type), ["upload", "upload", "upload"]);
  await later();
  assert.equal(server.requests.length, 0);
});

test("a file is sent when its key gets a number, and ended when the number is removed", async () => {
  const server = fakeServer(10);
  const { control, input, show, fire, reported } = openPage();
  input.type = "file";
  input.files = [fakeFile(10)];
  fire("change", { target: input });
  control.setAttribute("data-upload", "1 1:31");
  show(control);
  for (let turn = 0; turn < 20; turn += 1) await later();
  assert.equal(server.stored, 10);
  assert.equal(server.requests[0].headers["Trellis-Upload"], "31");
  control.setAttribute("data-upload", "1");
  show(control);
  assert.equal(reported().length, 1, "a complete upload is no failure");
});

test("a number without a file is reported as failed", () => {
  const { control, show, reported } = openPage();
  control.setAttribute("data-upload", "3 3:9");
  show(control);
  assert.deepEqual(reported(), [["upload", { failed: [3] }]]);
});

test("a disabled control takes no files", () => {
  const { control, input, fire, reported } = openPage();
  input.disabled = true;
  const event = fire("drop", { target: control, dataTransfer: { types: ["Files"], files: [fakeFile(1)] } });
  assert.deepEqual([reported(), event.isPrevented], [[], false]);
});

test("two files are sent at the same time, the next when one is complete", async () => {
  const { open, show, turns, numbers } = announced(5, 5, 5);
  show(1, 2, 3);
  await turns();
  assert.deepEqual(numbers(), ["31", "32"]);
  open[0].respond(5);
  await turns();
  assert.deepEqual(numbers(), ["31", "32", "33"]);
  show();
  await turns();
});

test("an upload without its number on the page ends, and is no failure", async (context) => {
  const { open, show, turns, reported } = announced(5);
  context.mock.timers.enable({ apis: ["setTimeout"] });
  show(1);
  await turns();
  show();
  await turns();
  context.mock.timers.tick(31_000);
  await turns();
  assert.equal(open[0].isAborted, true);
  assert.deepEqual(reported().map(([, { failed }]) => failed), [undefined]);
});

test("a response without progress is followed by a pause", async (context) => {
  const { open, show, turns } = announced(5);
  context.mock.timers.enable({ apis: ["setTimeout"] });
  show(1);
  await turns();
  open[0].respond(0);
  await turns();
  assert.equal(open.length, 1);
  context.mock.timers.tick(499);
  await turns();
  assert.equal(open.length, 1);
  context.mock.timers.tick(1);
  await turns();
  assert.equal(open.length, 2);
});

test("the same file can be chosen again", () => {
  const { input } = announced(5);
  assert.equal(input.value, "");
});

test("files that are pasted into a text belong to the text, unless it is in the control", () => {
  const { document, reported, fire } = openPage();
  const field = document.root.appendChild(document.createElement("textarea"));
  const paste = (target) => fire("paste", { target, clipboardData: { files: [fakeFile(1)] } }).isPrevented;
  assert.equal(paste(field), false);
  assert.deepEqual(reported(), []);
  assert.equal(paste(document.root), true);
});

test("the page is searched for uploads once after a patch, and not while no file is sent", () => {
  const { document, control, input, show, fire } = openPage();
  const controls = [control];
  for (let index = 1; index < 20; index += 1) {
    const other = document.root.appendChild(document.createElement("trellis-upload"));
    other.setAttribute("data-upload", "0");
    controls.push(other);
  }
  let searches = 0;
  const { querySelectorAll } = document.root;
  document.root.querySelectorAll = function (...words) { searches += 1; return querySelectorAll.apply(this, words); };
  show(...controls);
  assert.equal(searches, 0);
  input.type = "file";
  input.files = [fakeFile(10)];
  fire("change", { target: input });
  searches = 0;
  fakeServer(10);
  control.setAttribute("data-upload", "1 1:31");
  show(...controls);
  assert.equal(searches, 1);
});
