import { create } from "../../public/lists.js";

/** A list in a pane of 500 px; its top is at `top` in the window. `calls` are the reports. */
export function listPage() {
  const handlers = [];
  const observers = [];
  class Observer {
    constructor(run) { Object.assign(this, { run, isActive: true }); observers.push(this); }
    observe() {}
    disconnect() { this.isActive = false; }
  }
  const pane = { parentElement: null, clientHeight: 500, overflowY: "auto", getBoundingClientRect: () => ({ top: 100 }) };
  const column = { parentElement: pane, overflowY: "visible" };
  const list = {
    parentElement: column, top: 100, getBoundingClientRect() { return { top: this.top }; },
    contains: (other) => other?.inList ?? false, children: [], style: {}, offsetHeight: 100_000,
    querySelectorAll: () => [], hasAttribute(name) { return name === this.mark; },
  };
  const row = { parentElement: list, inList: true, getAttribute: () => "7" };
  const document = { activeElement: null, documentElement: {}, scrollingElement: null };
  const window = {
    document, innerHeight: 900, ResizeObserver: Observer, MutationObserver: Observer, getComputedStyle: ({ overflowY }) => ({ overflowY }),
    performance: { now: () => 0 }, setTimeout: (run) => { window.rest = run; return 1; }, clearTimeout() { window.rest = null; },
  };
  const calls = [];
  const addListeners = (target, all) => {
    const entry = { target, all };
    handlers.push(entry);
    return () => handlers.splice(handlers.indexOf(entry), 1);
  };
  const visited = { here: "a", offsets: new Map(), wanted: null };
  const root = Object.assign(column, { children: [list], contains: (one) => one === list });
  const state = { scrolled: new Set(), anchors: () => null };
  const { listwindow } = create({ page: { root, state, history: { visited } }, window, document, addListeners, dispatchSoon: (...call) => calls.push(call) });
  const fire = (type, detail = {}) => { for (const { all } of [...handlers]) all[type]?.({ type, ...detail }); };
  const start = (words) => listwindow(list, words);
  return { window, document, visited, state, pane, list, row, calls, observers, handlers, fire, start };
}

/** A row of the list page; `top` is its distance from the top of the list. */
export function rowOf(list, number, top, height = 50, key = null) {
  const box = () => ({ top: list.top + top, bottom: list.top + top + height });
  const attributes = { "aria-posinset": String(number), "data-id": key };
  return { getAttribute: (name) => attributes[name] ?? null, getBoundingClientRect: box, closest() { return this.hidden ? this : null; } };
}
