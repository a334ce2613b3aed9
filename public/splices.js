// Sends the value of a field as a change of a text that the server has, so that a letter typed into a long text takes few
// bytes. docs/PROTOCOL.md has the format. The server counts in bytes of UTF-8.

import { isChoice, isFile, isSecret } from "./fields.js";
import { useSplices } from "./outbox.js";

/** Values up to this length are sent as they are. */
const shortest = 16;
/** The bytes of a value that the server accepts. */
const longest = 65536;

const utf8 = new TextEncoder();
const decoder = new TextDecoder("utf-8", { ignoreBOM: true });

/** The events with the value of a secret, which the server must not keep. */
const secrets = new WeakSet();
/** The value that the server has for the field of an event, unless events of the field have no response. */
const serverValues = new WeakMap();

/** Records the field of an event with its value, before the event is queued. */
export function recordField(state, field, event) {
  if (typeof event.value !== "string") return;
  if (isSecret(field)) secrets.add(event);
  const { pendingEdits, confirmedValues, confirmedEdits, droppedWrites } = state;
  if (field.defaultValue === undefined || isChoice(field) || isFile(field)) return;
  if (pendingEdits.get(field)?.length || droppedWrites.has(field)) return;
  // The server has the value that it has written, or the value of a later edit.
  const written = state.written.get(field);
  const isWritten = !confirmedValues.has(field) || written?.get("edit") >= confirmedEdits.get(field);
  serverValues.set(event, isWritten ? written?.get("value") ?? field.defaultValue : confirmedValues.get(field));
}

/** Whether the value of an event is sent as a change. The server keeps such a value, so that the next one can change it. */
export function isSpliced(event) {
  const { value } = event;
  return typeof value === "string" && value.length > shortest && !secrets.has(event)
    && (value.length * 3 <= longest || utf8.encode(value).length <= longest);
}

/**
 * An event as it is sent. `base` is the last spliced event that the server applies before it, as `{ number, value }`, if
 * any. With `mayRepeat` the change may be one of the server's own value, which can have changed: the client then sends
 * the event again.
 */
export function spliced(event, base, mayRepeat) {
  if (!isSpliced(event)) return event;
  const { value, ...rest } = event;
  const to = utf8.encode(value);
  const bases = [[base?.number, base?.value], [0, mayRepeat ? serverValues.get(event) : undefined]];
  let splice;
  for (const [number, text] of [...bases, [0, ""]]) {
    if (text === undefined || splice?.[3].length <= shortest) continue;
    const one = [number, ...change(utf8.encode(text), to), ...(!number && text ? [checksum(text)] : [])];
    if (!splice || one[3].length < splice[3].length) splice = one;
  }
  return { ...rest, splice };
}

/** The change of one text to another: its start, the count of removed bytes, and the inserted text. */
function change(from, to) {
  const shorter = Math.min(from.length, to.length);
  // A byte that is not the first one of its character; no character is cut.
  const isInside = (bytes, index) => (bytes[index] & 0xC0) === 0x80;
  let start = 0;
  while (start < shorter && from[start] === to[start]) start += 1;
  while (isInside(from, start) || isInside(to, start)) start -= 1;
  let end = 0;
  while (end < shorter - start && from[from.length - 1 - end] === to[to.length - 1 - end]) end += 1;
  while (end && isInside(from, from.length - end)) end -= 1;
  return [start, from.length - start - end, decoder.decode(to.subarray(start, to.length - end))];
}

/** The 32-bit FNV-1a hash of a text. */
function checksum(text) {
  return utf8.encode(text).reduce((sum, byte) => Math.imul(sum ^ byte, 16777619), 0x811C9DC5) >>> 0;
}

/** Starts to send changes from `page`. */
export function start({ outbox }) {
  useSplices({ recordField, isSpliced, spliced }, outbox);
}
