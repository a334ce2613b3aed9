import assert from "node:assert/strict";
import { test } from "node:test";
import { applyOperations, codes, createState, numberTree } from "../../public/patch.js";
import { keepViews } from "../../public/views.js";
import { FakeDocument } from "./fake-dom.mjs";
import { openPage, tree } from "./fake-window.mjs";

const film = (key, attributes = {}, properties = 0) =>
  ["video", [0, 0, 320, 180], 0, Object.entries({ "data-view": key, ...attributes }).flat(), properties];
const row = (attributes, ...content) => ["div", 0, 0, Object.entries(attributes).flat(), 0, content];

/** A page with `trees`, whose elements count how often each attribute is set. */
function pageOf(...trees) {
  const document = new FakeDocument();
  document.body.appendChild(document.root);
  const state = createState(document.root);
  state.views = keepViews;
  numberTree(state);
  const reset = (first, ...trees) => applyOperations(state, [[codes.reset, first, ["div", 0, 0, 0, 0, trees]]]);
  reset(2, ...trees);
  const films = () => document.root.querySelectorAll("video");
  return { state, document, reset, films };
}

test("a view with the same mark stays, with the number and the attributes of the new tree", () => {
  const { state, document, reset, films } = pageOf(row({}, film("a", { src: "/a", title: "old", hidden: "" })));
  const [view] = films();
  const set = [];
  const { setAttribute } = view;
  view.setAttribute = (name, value) => { set.push(name); setAttribute.call(view, name, value); };
  reset(40, ["h1", 0, 0, 0, 0, "Tide"], film("a", { src: "/a", title: "new" }, ["volume", 0.5]));
  assert.deepEqual(films(), [view]);
  assert.equal(view.parentElement, document.root);
  assert.deepEqual(set, ["title"], "an equal address would load the film again");
  assert.equal(view.hasAttribute("hidden"), false);
  assert.equal(view.volume, 0.5);
  assert.equal(state.elements.get(41), view);
  assert.equal(state.ids.get(view), 41);
  assert.deepEqual(document.body.children, [document.root], "the place of the views is gone");
  applyOperations(state, [[codes.setAttribute, 41, "title", "later"]]);
  assert.equal(view.getAttribute("title"), "later");
});

test("a view without a successor goes, and one of another mark or name is made anew", () => {
  for (const trees of [[], [film("b")], [["audio", 0, 0, ["data-view", "a"]]]]) {
    const { document, reset, films } = pageOf(film("a"));
    const [view] = films();
    reset(9, ...trees);
    assert.equal(view.isConnected, false);
    assert.equal(document.root.children.length, trees.length);
    assert.equal(document.body.children.length, 1);
  }
});

test("each view is used once, and a visible one before a hidden one", () => {
  const { reset, films } = pageOf(row({ hidden: "" }, film("a")), row({}, film("a")), film("b"));
  const [hidden, shown, other] = films();
  reset(9, film("b"), row({}, film("a")));
  assert.deepEqual(films(), [other, shown]);
  assert.equal(hidden.isConnected, false);
  reset(19, film("a"), film("a"));
  assert.equal(films()[0], shown);
  assert.notEqual(films()[1], shown);
  assert.equal(films().length, 2);
});

test("the content of a view is that of the new tree, with its numbers", () => {
  const track = (source) => ["video", 0, 0, ["data-view", "a"], 0, [["track", 0, 0, ["src", source]]]];
  const { state, reset, films } = pageOf(track("/old"));
  const [view] = films();
  reset(9, track("/new"));
  assert.deepEqual(films(), [view]);
  assert.deepEqual(view.children.map((one) => [state.ids.get(one), one.getAttribute("src")]), [[10, "/new"]]);
});

test("a film of the next page of the tab is the same element", async (context) => {
  const window = await openPage(context, [tree("video", { "data-view": "a", src: "/a" })]);
  const [view] = window.root.querySelectorAll("video");
  await window.open("poll").respond(200, { moved: true });
  await window.pass(0);
  await window.replace([tree("h1", {}, "Tide"), tree("video", { "data-view": "a", src: "/a" })]);
  assert.deepEqual(window.root.querySelectorAll("video"), [view]);
});
