import assert from "node:assert/strict";
import { test } from "node:test";
import { start } from "../../public/images.js";
import { PageDocument } from "./fake-page.mjs";

test("the error of a picture that failed before the page was live is repeated", () => {
  const document = new PageDocument();
  const reported = [];
  const add = (name, words, complete, naturalWidth) => {
    const picture = Object.assign(document.make("img", words ? { "data-on": words } : {}), { complete, naturalWidth });
    picture.addEventListener("error", () => reported.push(name));
    document.root.append(picture);
  };
  add("failed", "load error", true, 0);
  add("loading", "error", false, 0);
  add("shown", "error", true, 20);
  add("without a listener", "load", true, 0);
  add("without listeners", null, true, 0);
  start({ root: document.root });
  assert.deepEqual(reported, ["failed"]);
});
