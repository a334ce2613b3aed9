// Uploads files: announces those that the user chooses, drops or pastes, and sends the content of the admitted ones in
// parts. After a loss of the connection it requests the number of stored bytes from the server, and continues there.
//
// A control is an element with the attribute `data-upload`: the largest announced key, then `key:number` of each running
// upload, and the key of each complete file that the page still has. The server admits a file by giving its key a number, and
// cancels an upload by removing the number. A session that replaces the one that had the files does not have these keys: the
// client announces the files again.

import { address, base } from "./address.js";
import { identify, indexOfSame } from "./identity.js";
import { send } from "./sending.js";

/** The maximum bytes of one part; the server accepts no more. */
export const partSize = 512 * 1024;
/** The maximum number of files in one announcement. */
const filesAtOnce = 100;
/** The maximum number of files that are sent at the same time; the page needs connections for other requests. */
const transfersAtOnce = 2;
/** The milliseconds after which a request is treated as lost. */
const partLimit = 120_000;
const attribute = "data-upload";

/** The largest key, the keys by number, and the keys of complete files, in the value of `data-upload`. */
export function readUploads(words) {
  const [last, ...others] = (words ?? "0").split(" ");
  const running = others.filter((word) => word.includes(":"));
  return {
    last: Number(last) || 0,
    keys: new Map(running.map((word) => word.split(":")).map(([key, number]) => [number, Number(key)])),
    complete: others.filter((word) => !word.includes(":")).map(Number),
  };
}

/**
 * The next step after a response: `{ offset }` continues there, `{ wait }` tries again after this time in milliseconds,
 * `{}` ends the upload, which the server has ended (204) or does not have. `failures` is the number of failed requests
 * before; `random` is from 0 to 1.
 */
export function decidePart({ status, offset, retryAfter, isOwn }, failures, random = Math.random()) {
  if ((status === 200 || status === 409) && Number.isSafeInteger(offset)) return { offset };
  // A proxy without a server behind it responds like a server without the upload.
  const isFinal = [204, 400, 401, 403, 413, 415].includes(status) || (status === 404 && isOwn);
  if (isFinal) return {};
  const backoff = Math.min(30_000, 500 * 2 ** Math.min(failures, 10));
  return { wait: Math.max(Number(retryAfter) * 1000 || 0, backoff * (0.5 + random / 2)) };
}

/** Sends a part, or with `bytes` of `null` requests the number of stored bytes. Never rejects. */
async function sendPart(page, number, offset, bytes, signal) {
  const headers = {
    "Content-Type": "application/octet-stream",
    "Trellis-Session": page.session, "Trellis-Tab": page.tab, "Trellis-Upload": number,
  };
  if (bytes) headers["Trellis-Offset"] = String(offset);
  const controller = new AbortController();
  const stop = () => controller.abort();
  const timer = setTimeout(stop, partLimit);
  signal.addEventListener("abort", stop);
  try {
    const response = await fetch(`${base()}/_trellis/upload`, {
      method: "POST", headers, body: bytes ?? new Uint8Array(0), redirect: "manual", cache: "no-store",
      signal: controller.signal,
    });
    const { status } = response;
    const isOwn = response.headers.has("Trellis-Live");
    const body = status === 200 || status === 409 ? await response.json() : {};
    return { status, offset: body.offset, retryAfter: response.headers.get("Retry-After"), isOwn };
  } catch {
    return { status: 0 };
  } finally {
    clearTimeout(timer);
    signal.removeEventListener("abort", stop);
  }
}

/** Waits for a time or until the transfer is cancelled, or the connection is back. */
function pause(milliseconds, signal) {
  return new Promise((resolve) => {
    if (signal.aborted) return void resolve();
    const end = () => {
      clearTimeout(timer);
      signal.removeEventListener("abort", end);
      globalThis.removeEventListener?.("online", end);
      resolve();
    };
    const timer = setTimeout(end, milliseconds);
    signal.addEventListener("abort", end);
    globalThis.addEventListener?.("online", end);
  });
}

/** Sends the content of a file. Returns whether all of it has arrived; `false` also for a cancelled transfer. */
export async function transfer(page, number, file, signal) {
  let offset = 0;
  let failures = 0;
  while (!signal.aborted && !page.isStopped) {
    let bytes = null;
    // After a failure the client requests the number of stored bytes.
    if (!failures) {
      try {
        bytes = await file.slice(offset, offset + partSize).arrayBuffer();
      } catch {
        return false;
      }
    }
    const step = decidePart(await sendPart(page, number, offset, bytes, signal), failures);
    if (step.offset !== undefined) {
      if (step.offset >= file.size) return true;
      // A response without progress is not a success.
      failures = bytes && step.offset === offset ? failures + 1 : 0;
      offset = step.offset;
      if (failures) await pause(500, signal);
    } else if (step.wait) {
      failures += 1;
      await pause(step.wait, signal);
    } else {
      return false;
    }
  }
  return false;
}

/** Starts the uploads of `page`. */
export function start(page) {
  const { root, document } = page;
  /** The announced files by control, until the server has answered: the files by key, and the identity of the control. */
  const announced = new Map();
  /** The transfers by number: the element with its identity, the key, the file, and the controller that ends it. */
  const transfers = new Map();
  /** The complete files that the page still has, by control: the files by key, and the identity of the control. */
  const arrived = new Map();
  let running = 0;
  const place = () => globalThis.location && address();
  /** The address of the page at the last patch. */
  let lastPlace = place();

  const controlOf = (target) => target?.closest?.(`[${attribute}]`);
  const isUsable = (control) => control && !control.querySelector("input[type=file]")?.disabled;

  /** Announces files of a control to the server. */
  function announce(control, files) {
    if (!files.length || !isUsable(control)) return;
    const known = announced.get(control)?.known ?? new Map();
    announced.set(control, { known, identity: identify(root, control) });
    let key = Math.max(readUploads(control.getAttribute(attribute)).last, ...known.keys());
    const chosen = [...files];
    for (let index = 0; index < chosen.length; index += filesAtOnce) {
      const part = chosen.slice(index, index + filesAtOnce).map((file) => {
        known.set(key += 1, file);
        return { key, name: file.name.slice(-255).toWellFormed?.() ?? file.name, type: file.type, size: file.size };
      });
      report(control, { files: part });
    }
  }

  function report(control, detail) {
    send(page, control, { type: "upload", data: JSON.stringify(detail) });
  }

  /** Starts waiting transfers. */
  function advance() {
    for (const [number, entry] of transfers) {
      if (running >= transfersAtOnce) return;
      if (entry.isStarted) continue;
      entry.isStarted = true;
      running += 1;
      transfer(page, number, entry.file, entry.controller.signal).then((isDone) => {
        running -= 1;
        // A cancelled transfer is no longer in the map.
        if (!isDone && transfers.get(number) === entry) report(entry.control, { failed: [entry.key] });
        advance();
      });
    }
  }

  /** Follows the uploads of a control, whose attribute has changed. */
  function show(control) {
    const { last, keys, complete } = readUploads(control.getAttribute(attribute));
    const { known, identity } = announced.get(control) ?? { known: new Map() };
    keepArrived(control, complete);
    const lost = [];
    for (const [number, key] of keys) {
      const file = known.get(key);
      const entry = transfers.get(number);
      // A reset of the tree makes another element for the same control.
      if (entry) entry.control = control;
      else if (file) transfers.set(number, { control, identity, key, file, controller: new AbortController() });
      else lost.push(key);
    }
    if (lost.length) report(control, { failed: lost });
    for (const key of known.keys()) if (key <= last) known.delete(key);
    if (!known.size) announced.delete(control);
  }

  /** Keeps the files of a control with the keys `complete`, and no other complete ones. */
  function keepArrived(control, complete) {
    const files = new Map();
    let { identity } = arrived.get(control) ?? {};
    const own = complete.length ? [...transfers.values()].filter((entry) => entry.control === control) : [];
    for (const key of complete) {
      const entry = own.find((one) => one.key === key);
      const file = arrived.get(control)?.files.get(key) ?? entry?.file ?? announced.get(control)?.known.get(key);
      if (!file) continue;
      // The identity from before the file was shown: the next session does not show it.
      identity ??= entry?.identity ?? announced.get(control)?.identity;
      files.set(key, file);
    }
    if (files.size) arrived.set(control, { files, identity });
    else arrived.delete(control);
  }

  /** Ends the transfers that no control of the page has, and starts waiting ones, after a patch. */
  show.didPatch = () => {
    const replaced = [...arrived].filter(([control]) => !control.isConnected);
    if (transfers.size || announced.size || replaced.length) {
      const controls = [...root.querySelectorAll(`[${attribute}]`)];
      const all = new Set(controls.flatMap((control) => [...readUploads(control.getAttribute(attribute)).keys.keys()]));
      const lost = [];
      for (const [number, entry] of transfers) {
        if (all.has(number)) continue;
        transfers.delete(number);
        entry.controller.abort();
        lost.push(entry);
      }
      for (const [control, { known, identity }] of announced) {
        if (control.isConnected) continue;
        announced.delete(control);
        for (const [key, file] of known) lost.push({ control, identity, key, file });
      }
      for (const [control, { files, identity }] of replaced) {
        arrived.delete(control);
        for (const [key, file] of files) lost.push({ control, identity, key, file });
      }
      // The files of a page that the user has left are not for the next one.
      if (!page.isMove && place() === lastPlace) announceAgain(lost.filter(({ control }) => !control.isConnected), controls);
    }
    lastPlace = place();
    advance();
  };

  /**
   * Announces files again whose control was replaced by that of a session that does not know them: its last key is smaller
   * than theirs. One that knows them may have the complete ones.
   */
  function announceAgain(lost, controls) {
    if (!lost.length) return;
    const after = controls.map((one) => identify(root, one));
    for (const former of new Set(lost.map(({ control }) => control))) {
      const own = lost.filter(({ control }) => control === former).sort((one, other) => one.key - other.key);
      const control = controls[indexOfSame(own[0].identity, [own[0].identity], after)];
      if (!control) continue;
      const { last, complete } = readUploads(control.getAttribute(attribute));
      announce(control, own.filter(({ key }) => key > last).map(({ file }) => file));
      const files = new Map(own.filter(({ key }) => complete.includes(key)).map(({ key, file }) => [key, file]));
      if (files.size) arrived.set(control, { files, identity: own[0].identity });
    }
  }

  document.addEventListener("change", ({ target }) => {
    const control = target.type === "file" && controlOf(target);
    if (!control) return;
    announce(control, target.files);
    // The same file can be chosen again.
    target.value = "";
  });
  const hasFiles = ({ dataTransfer }) => dataTransfer?.types.includes("Files");
  document.addEventListener("dragover", (event) => {
    const control = controlOf(event.target);
    if (!hasFiles(event) || !isUsable(control)) return;
    event.preventDefault();
    event.dataTransfer.dropEffect = "copy";
    control.classList.add("l-dropping");
  });
  document.addEventListener("dragleave", ({ target, relatedTarget }) => {
    const control = controlOf(target);
    if (control && !control.contains(relatedTarget)) control.classList.remove("l-dropping");
  });
  document.addEventListener("drop", (event) => {
    const control = controlOf(event.target);
    control?.classList.remove("l-dropping");
    if (!hasFiles(event) || !isUsable(control)) return;
    event.preventDefault();
    announce(control, event.dataTransfer.files);
  });
  document.addEventListener("paste", (event) => {
    const files = event.clipboardData?.files ?? [];
    const controls = root.querySelectorAll(`[${attribute}]`);
    const isField = event.target.matches?.("input:not([type=file]),textarea,[contenteditable]");
    // A paste outside of controls is for the only control of the page.
    const control = controlOf(event.target) ?? (controls.length === 1 && !isField ? controls[0] : null);
    if (!files.length || !isUsable(control)) return;
    event.preventDefault();
    announce(control, files);
  });
  root.querySelectorAll(`[${attribute}]`).forEach(show);
  show.didPatch();
  return show;
}
