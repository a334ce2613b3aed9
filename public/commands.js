// Runs the commands of `data-do` attributes at once, without the server.
//
// A command is data: a name of the closed list below and texts. The attribute contains words such as
// `click:show=menu-3` or `keydown.Escape:hide`: an event, for keys a key, a command, and its texts, which are separated
// by `|` and encoded like the parts of an address. docs/PROTOCOL.md has the list.

import { endsAt } from "./events.js";
import { base } from "./address.js";
import { menuPositions, silentlyClosed } from "./features.js";
import { isShown, present } from "./presentation.js";
import { readListeners } from "./protocol.js";

const attribute = "data-do";
const layerSelector = "[data-layer]";

/** Parses `click:show=a keydown.Escape:hide` into lists of commands by event. */
export function readCommands(words) {
  const commands = new Map();
  for (const word of (words ?? "").split(" ").filter(Boolean)) {
    const [, type, key, verb, texts] = /^([a-z0-9]+)(?:\.([^:]*))?:([a-z]+)(?:=(.*))?$/.exec(word) ?? [];
    if (!type) continue;
    const list = commands.get(type) ?? [];
    list.push({
      key: key === undefined ? null : decodeURIComponent(key), verb,
      texts: texts === undefined ? [] : texts.split("|").map(decodeURIComponent),
    });
    commands.set(type, list);
  }
  return commands;
}

/** Whether an event is of a key, such as `Enter`, or `Alt+ArrowDown` with the Alt key. */
const isKey = (name, { key, altKey }) => name === key || (altKey && name === `Alt+${key}`);

/** The outermost menu around an element, or the nearest other layer. */
function layerAround(element) {
  let layer = element.closest(`${layerSelector},dialog,[popover],details`);
  const isMenu = (one) => one?.getAttribute("data-layer")?.startsWith("menu");
  for (;;) {
    const outer = isMenu(layer) ? layer.parentElement.closest(layerSelector) : null;
    if (!isMenu(outer)) return layer;
    layer = outer;
  }
}

/**
 * Optimistic updates: attributes that show the expected result of an event before the server confirms it. The response to
 * the event restores the server's values, in the frame in which its patch is applied. `didShow(element)` is called when an
 * update shows or hides a layer.
 */
export function createOptimisticUpdates(didShow = () => {}) {
  /** The server's values of the updated attributes, as a map by name, by element. */
  const serverValues = new Map();
  /** The updates; `number` is the number of the event, 0 until the event is queued. */
  let updates = [];
  /** The event that was queued last, while its listeners run. */
  let last = null;

  function write(element, name, value) {
    if (value === null) element.removeAttribute(name); else element.setAttribute(name, value);
  }

  /** Ends the updates for which `isOver` holds. */
  function endWhere(isOver) {
    const over = updates.filter(isOver);
    updates = updates.filter((entry) => !over.includes(entry));
    for (const { element, name } of over) {
      const values = serverValues.get(element);
      const isUpdated = updates.some((other) => other.element === element && other.name === name);
      if (isUpdated || !values?.has(name)) continue;
      write(element, name, values.get(name));
      if (name === "data-shown") didShow(element);
      values.delete(name);
      if (!values.size) serverValues.delete(element);
    }
  }

  return {
    /** Shows `value` until the event `type` of `source`, which is being handled, is done. */
    set(element, name, value, source, type) {
      if (!/^(aria-[a-z]+|class|data-sh(own|ows))$/.test(name)) return;
      const values = serverValues.get(element) ?? new Map();
      if (!values.has(name)) values.set(name, element.getAttribute(name));
      serverValues.set(element, values);
      const isSent = last?.source === source && last.type === type;
      updates.push({ element, name, source, type, number: isSent ? last.number || -1 : 0 });
      write(element, name, value);
      if (name === "data-shown") didShow(element);
      endWhere((entry) => entry.number < 0);
    },
    /** Records the server's new value of an attribute. Returns whether an update shows instead of it. */
    defers(element, name, value) {
      const values = serverValues.get(element);
      if (!values?.has(name)) return false;
      values.set(name, value);
      return true;
    },
    /** Records the number of a queued event; 0 if the event was dropped. */
    didSend(source, type, number) {
      last = { source, type, number };
      setTimeout(() => { last = null; });
      for (const entry of updates) {
        if (entry.number || entry.source !== source || entry.type !== type) continue;
        entry.number = number || -1;
      }
      endWhere((entry) => entry.number < 0);
    },
    /** Ends the updates of the events up to `done`, and of those that are not in the outbox. */
    end(done, { first, events }) {
      endWhere(({ number }) => number && (number <= done || number >= first + events.length));
    },
  };
}

/** Starts to run the commands of `page`. */
export function start(page) {
  const { state, root, document } = page;
  state.optimisticUpdates = createOptimisticUpdates((layer) => {
    state.features?.didChange(layer, "data-shown");
    // After the patch of the response, if there is one.
    queueMicrotask(() => state.features?.didPatch());
  });
  const listening = new Set();

  /** The element of the page whose `id` is `id`; without an `id` the element of the command. */
  function find(id, element) {
    if (!id) return element;
    const found = document.getElementById(id);
    return found && root.contains(found) ? found : null;
  }

  /**
   * Calls `open` when no button is down: the release would count as a press outside of a layer that is shown meanwhile.
   */
  function afterRelease(event, open) {
    if (event.type !== "contextmenu" || !event.buttons) return open();
    const release = ({ pointerType }) => {
      removeEventListener("pointerup", release);
      removeEventListener("pointercancel", release);
      const end = () => {
        removeEventListener("click", delay, true);
        open();
      };
      // The mouse events that follow a touch count as a press outside, too. The last of them is a click, if there are any.
      let timer = setTimeout(end, pointerType === "mouse" ? 0 : 100);
      const delay = () => {
        clearTimeout(timer);
        timer = setTimeout(end);
      };
      addEventListener("click", delay, true);
    };
    addEventListener("pointerup", release);
    addEventListener("pointercancel", release);
  }

  /** Shows a layer. A layer without content requests it from the server, and is shown with a spinner meanwhile. */
  function show(layer, element, event) {
    if (!layer || isShown(layer)) return;
    if (event.type === "contextmenu") menuPositions.set(layer, { x: event.clientX, y: event.clientY });
    afterRelease(event, () => {
      if (layer.matches(layerSelector)) layer.dispatchEvent(new Event("present"));
      if (!layer.matches(`${layerSelector}:empty`)) return void present(layer, true, element);
      // The layer is hidden again if the response does not show it.
      if (hasListener(layer, "present")) state.optimisticUpdates.set(layer, "data-shown", "…", layer, "present");
    });
  }

  /** Hides a layer; `isReported` is whether the event `dismiss` reports it to the server. */
  function hide(layer, isReported) {
    if (!layer || !isShown(layer)) return;
    if (!isReported) silentlyClosed.add(layer);
    present(layer, false);
  }

  const verbs = {
    show: ([id], element, event) => show(find(id, element), element, event),
    hide: ([id], element) => hide(id ? find(id) : layerAround(element), true),
    close: ([id], element) => hide(id ? find(id) : layerAround(element), false),
    toggle([id], element, event) {
      const layer = find(id, element);
      if (layer && isShown(layer)) hide(layer, true); else show(layer, element, event);
    },
    focus: ([id], element) => find(id, element)?.focus(),
    select([id], element) {
      const found = find(id, element);
      if (found?.select) return found.select();
      if (found) getSelection().selectAllChildren(found);
    },
    scroll: ([id], element) => find(id, element)?.scrollIntoView({
      block: "nearest", inline: "nearest", behavior: state.reducedMotion ? "instant" : "smooth",
    }),
    fullscreen([id], element) {
      const found = find(id, element);
      const isFull = found && document.fullscreenElement === found;
      // Safari on phones shows only films in full screen, without a promise.
      const change = isFull ? document.exitFullscreen() : found?.requestFullscreen?.() ?? found?.webkitEnterFullscreen?.();
      change?.catch((error) => console.warn("Trellis: the screen is not filled", error));
    },
    copy: ([text, html]) => copy(text, html),
    copyof([id], element) {
      const found = find(id, element);
      if (found) copy(found.value ?? found.innerText);
    },
    download: ([address, name]) => download(address, name),
    print: () => document.defaultView.print(),
    dispatch([type, id, detail], element) {
      const found = find(id, element);
      // Elements of the application only: the others have handlers of the page.
      if (!found?.localName.includes("-")) return;
      found.dispatchEvent(new CustomEvent(type, { detail: detail ? JSON.parse(detail) : null }));
    },
    set: ([name, value, id], element, event) => expect(find(id, element), name, value ?? "", event),
    unset: ([name, , id], element, event) => expect(find(id, element), name, null, event),
    // One of several siblings: the value moves to it.
    pick([name, value, rest, id], element, event) {
      const found = find(id, element);
      for (const other of found?.parentElement.children ?? []) {
        if (other !== found && other.getAttribute(name) === value) expect(other, name, rest || null, event);
      }
      expect(found, name, value, event);
    },
    // The value after the one that shows. One of the siblings has another value than the first one.
    cycle([name, ...values], element, event) {
      const next = (values.indexOf(element.getAttribute(name)) + 1) % values.length;
      for (const other of element.parentElement.children) {
        if (other !== element && other.hasAttribute(name)) expect(other, name, values[0], event);
      }
      expect(element, name, values[next], event);
      const button = sourceOf(event);
      if (button?.hasAttribute("data-shows")) expect(button, "data-shows", values[next], event);
    },
    // The layer shows a spinner until the response, which shows its content or hides it.
    present([key], element, event) {
      const layer = [...root.querySelectorAll("[data-presents]")].find((one) => one.getAttribute("data-presents") === key);
      if (layer && !isShown(layer)) expect(layer, "data-shown", "…", event);
    },
  };

  /** Whether the server listens to events of `type` at `element`. */
  const hasListener = (element, type) => readListeners(element.getAttribute("data-on")).has(type);

  /** The element that sends `event`. */
  function sourceOf({ target, type }) {
    for (let at = target; at && at !== root.parentElement; at = at.parentElement) if (hasListener(at, type)) return at;
    return null;
  }

  /** Shows an expected value until the response to `event`, which the element at or around its target sends. */
  function expect(found, name, value, event) {
    const source = sourceOf(event);
    const isElsewhere = event.ctrlKey || event.metaKey || event.shiftKey || event.button > 0;
    if (!found || !source || (event.type === "click" && isElsewhere && source.closest("a[href]"))) return;
    state.optimisticUpdates.set(found, name, value, source, event.type);
  }

  function copy(text, html) {
    const refuse = (error = "") => console.warn("Trellis: nothing is copied; browsers may require HTTPS", error);
    if (navigator.clipboard) {
      const item = (type, content) => ({ [type]: new Blob([content], { type }) });
      const written = html && globalThis.ClipboardItem
        ? navigator.clipboard.write([new ClipboardItem({ ...item("text/plain", text), ...item("text/html", html) })])
        : navigator.clipboard.writeText(text);
      return void written.catch(refuse);
    }
    // Without HTTPS, except on the own computer, there is no clipboard: the browser copies as if its user had pressed the keys.
    const fill = (event) => {
      event.preventDefault();
      event.stopImmediatePropagation();
      event.clipboardData?.setData("text/plain", text);
      if (html) event.clipboardData?.setData("text/html", html);
    };
    const types = ["beforecopy", "copy"];
    for (const type of types) addEventListener(type, fill, true);
    if (!document.execCommand("copy")) refuse();
    for (const type of types) removeEventListener(type, fill, true);
  }

  /** Downloads an address of the page's own site. */
  function download(address, name) {
    const url = new URL(/^\/(?![/\\])/.test(address) ? base() + address : address, location);
    if (url.origin !== location.origin) return;
    const link = Object.assign(document.createElement("a"), { href: url.href, download: name ?? "" });
    link.click();
  }

  function run(event) {
    const { type } = event;
    // The second click of a double click, meant for another element (events.js).
    if (event.isMissed) return;
    for (let element = event.target; element?.nodeType === 1; element = element.parentElement) {
      const commands = readCommands(element.getAttribute(attribute)).get(type) ?? [];
      for (const { key, verb, texts } of commands) {
        if (key !== null && !isKey(key, event)) continue;
        if (type === "contextmenu" || key !== null) event.preventDefault();
        verbs[verb]?.(texts, element, event);
      }
      const listener = readListeners(element.getAttribute("data-on")).get(type);
      if (element === root || endsAt(element, type) || listener?.flags.includes("s") || (commands.length && type === "contextmenu")) return;
    }
  }

  /** The numbers of the commands that the server has sent to run at once. */
  const done = new Set();

  function listen(element) {
    for (const { key, verb, texts } of readCommands(element.getAttribute(attribute)).get("now") ?? []) {
      if (!done.has(key)) verbs[verb]?.(texts, element);
      done.add(key);
    }
    for (const type of readCommands(element.getAttribute(attribute)).keys()) {
      if (listening.has(type)) continue;
      listening.add(type);
      document.addEventListener(type, run, true);
    }
  }

  [root, ...root.querySelectorAll(`[${attribute}]`)].forEach(listen);
  return listen;
}
