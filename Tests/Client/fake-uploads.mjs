// Pages with files to upload, for the tests of `uploads.js`.

import { start } from "../../public/uploads.js";
import { FakeDocument } from "./fake-dom.mjs";

// Queued events make the client watch whether the page is left.
globalThis.addEventListener = () => {};
globalThis.removeEventListener = () => {};

export const later = () => new Promise(setImmediate);

/** A file of `size` bytes; `reads` are the offsets that were read. */
export function fakeFile(size, name = "a.txt") {
  const reads = [];
  return {
    name, size, type: "text/plain", reads,
    slice: (from, to) => ({
      async arrayBuffer() {
        reads.push(from);
        return new ArrayBuffer(Math.min(to, size) - from);
      },
    }),
  };
}

export const page = () => ({ session: "s", tab: "t", isStopped: false });

/** A page with a control whose queued events `reported` returns. */
export function openPage() {
  const document = new FakeDocument();
  const control = document.createElement("trellis-upload");
  control.setAttribute("data-upload", "0");
  const input = document.createElement("input");
  input.setAttribute("type", "file");
  control.appendChild(input);
  document.root.appendChild(control);
  const queue = { first: 1, events: [], sent: 0, uncertain: 0, limit: 64 };
  const live = {
    ...page(), root: document.root, document, outbox: queue, isSending: true, failures: 0,
    state: { ids: new Map([[control, 2]]) }, pending: { add() {} }, replacement: { recordOrigin() {} }, notices: { notify() {} },
  };
  const follow = start(live);
  const show = (...controls) => { controls.forEach(follow); follow.didPatch(); };
  const reported = () => queue.events.map(({ type, data }) => [type, JSON.parse(data)]);
  const fire = (type, fields) => {
    const event = { type, isPrevented: false, preventDefault() { this.isPrevented = true; }, ...fields };
    for (const listener of document.listenersOf(type)) listener(event);
    return event;
  };
  document.ids = live.state.ids;
  return { document, control, input, show, patch: show, reported, fire, live };
}

/** A page that has announced files of the given sizes, whose upload numbers are 31, 32 …; `open` are the open requests. */
export function announced(...sizes) {
  const opened = openPage();
  const open = [];
  globalThis.fetch = (_, { headers, signal }) => new Promise((resolve, reject) => {
    const request = {
      number: headers["Trellis-Upload"],
      respond: (offset) => resolve(new Response(JSON.stringify({ offset }), { status: 200, headers: { "Trellis-Live": "1" } })),
    };
    signal.addEventListener("abort", () => { request.isAborted = true; reject(signal.reason); });
    open.push(request);
  });
  opened.input.type = "file";
  opened.input.files = sizes.map((size) => fakeFile(size));
  opened.fire("change", { target: opened.input });
  const show = (...keys) => {
    opened.control.setAttribute("data-upload", [sizes.length, ...keys.map((key) => `${key}:${30 + key}`)].join(" "));
    opened.show(opened.control);
  };
  const turns = async () => { for (let turn = 0; turn < 20; turn += 1) await later(); };
  return { ...opened, open, show, turns, numbers: () => open.map(({ number }) => number) };
}

/** Replaces the tree of the page by one with a control of the same name, as a session that is replaced does. */
export function replaceControl({ document, control, patch }, words, name = "") {
  const next = document.createElement("trellis-upload");
  next.setAttribute("data-upload", words);
  next.setAttribute("name", name);
  control.remove();
  document.root.appendChild(next);
  document.ids.set(next, 3);
  patch(next);
  return next;
}
