import assert from "node:assert/strict";
import { test } from "node:test";
import { redispatch } from "../../public/early.js";

test("presses are repeated in their order, without the browser's own action, except of elements that are gone", () => {
  const listeners = new Map();
  globalThis.addEventListener = (type, listener, { once, capture }) => {
    assert.ok(once && capture);
    listeners.set(type, listener);
  };
  const done = [];
  const element = (name, isConnected = true) => {
    const target = {
      name, isConnected, isPending: true,
      closest: () => target, removeAttribute: () => { target.isPending = false; },
      dispatchEvent(event) {
        let isPrevented = false;
        listeners.get(event.type)({ preventDefault: () => { isPrevented = true; } });
        listeners.delete(event.type);
        done.push([name, event.type, event.key, isPrevented, event instanceof Again]);
      },
    };
    return target;
  };
  class Again { constructor(type, { key }) { Object.assign(this, { type, key }); } }
  const press = (type, target, key) => Object.assign(new Again(type, { key }), { target });
  const [one, other, gone] = [element("one"), element("other"), element("gone", false)];
  const choice = Object.assign(element("choice"), { type: "checkbox" });
  redispatch([press("click", one), press("keydown", other, "a"), press("click", gone), press("click", choice), press("click", one)]);
  assert.deepEqual(done, [
    ["one", "click", undefined, true, true], ["other", "keydown", "a", true, true], ["one", "click", undefined, true, true],
  ]);
  assert.deepEqual([one.isPending, choice.isPending], [false, false], "a choice, which the browser has changed, is marked no longer");
  delete globalThis.addEventListener;
});
