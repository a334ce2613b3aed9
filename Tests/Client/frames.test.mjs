import assert from "node:assert/strict";
import { test } from "node:test";
import { inlineStyle, play, setSide, shift, sideOf } from "../../public/frames.js";
import { FakeDocument } from "./fake-dom.mjs";

test("the generated classes become the element's own style, without replacing its declarations", () => {
  const element = new FakeDocument().createElement("div");
  element.className = "mine f0 s1";
  element.style.cssText = "color: red;";
  const rules = new Map([["f0", "left: 4px;"], ["s1", "color: blue;opacity: 0.5;"]]);
  const style = inlineStyle({ rules }, element);
  assert.equal(element.className, "mine");
  assert.deepEqual(["left", "color", "opacity"].map((name) => style.value(name)), ["4px", "red", "0.5"]);
});

/** An element in a browser that writes numbers with six digits into texts. */
function roundingElement(isTyped) {
  const sides = {};
  const style = {
    setProperty(name, value) { sides[name] = parseFloat(value); },
    get left() { return `${Number(sides.left.toPrecision(6))}px`; },
    get top() { return `${Number(sides.top.toPrecision(6))}px`; },
  };
  return {
    style, sides, classList: [], nextElementSibling: null,
    get offsetTop() { return Math.round(sides.top); },
    ...(isTyped ? { attributeStyleMap: { get: (name) => ({ value: sides[name] }) } } : {}),
  };
}

test("a distance that is longer than the six digits of texts of the CSSOM is exact", () => {
  const moved = (isTyped, top) => {
    const element = roundingElement(isTyped);
    setSide(element.style, "left", 5);
    setSide(element.style, "top", top);
    const state = { rules: new Map(), ids: new Map([[element, 2]]), transition: null };
    shift(state, element, 1, 0, 20);
    shift(state, element, 1, 1, 0);
    assert.equal(element.sides.left, 6);
    return element.sides.top;
  };
  assert.equal(moved(true, 3_999_487.25), 3_999_507.25);
  assert.equal(moved(false, 99.25), 119.25);
  // A browser that has the numbers as texts only has the layout, in whole CSS px.
  assert.equal(moved(false, 3_999_487.25), 3_999_507);
  assert.equal(sideOf(roundingElementAt(123.4), "top"), 123.4);
  assert.ok(Number.isNaN(sideOf({ style: { top: "" }, attributeStyleMap: { get: () => null } }, "top")));
});

function roundingElementAt(top) {
  const element = roundingElement(false);
  element.sides.top = top;
  return element;
}

test("an animation has its keyframes by the names of properties, and its end is reported", async () => {
  const element = new FakeDocument().createElement("div");
  const reported = [];
  let played;
  element.animate = (frames, options) => { played = { frames, options }; return { finished: Promise.resolve() }; };
  const state = { table: [], reducedMotion: false, report: (name) => reported.push(name) };
  await play(state, element, [
    200, "ease", [[0, "background-color", "red", "--x-y", "1"], [null, "opacity", "0"]], 10, -1, 2, "a1"]);
  assert.deepEqual(played.frames, [{ offset: 0, backgroundColor: "red", "--x-y": "1" }, { opacity: "0" }]);
  assert.deepEqual(played.options, { duration: 200, delay: 10, easing: "ease", iterations: Infinity, fill: "backwards" });
  assert.deepEqual(reported, ["a1"]);
  played = null;
  await play({ ...state, reducedMotion: true }, element, [200, "ease", [], 0, 1, 0, "a2"]);
  assert.equal(played, null);
  assert.deepEqual(reported, ["a1", "a2"], "without motion the end is reported too");
});
