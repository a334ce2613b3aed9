import assert from "node:assert/strict";
import { afterEach, test } from "node:test";
import { announced, fakeFile, openPage, replaceControl } from "./fake-uploads.mjs";

const realFetch = globalThis.fetch;
afterEach(() => { globalThis.fetch = realFetch; });

test("files that have not arrived are announced to a session that does not know them", async () => {
  const page = announced(5, 6, 7);
  page.show(1, 2);
  await page.turns();
  page.open[0].respond(5);
  await page.turns();
  page.show(2);
  await page.turns();
  // The second file is on its way, and a fourth one is announced.
  page.input.files = [fakeFile(8, "d.txt")];
  page.fire("change", { target: page.input });
  const before = page.reported().length;
  const next = replaceControl(page, "0");
  assert.deepEqual(page.reported().slice(before).map(([type, { files }]) => [type, files.map(({ key, size }) => [key, size])]),
    [["upload", [[1, 6], [2, 8]]]]);
  next.setAttribute("data-upload", "2 1:41 2:42");
  page.patch(next);
  await page.turns();
  assert.deepEqual(page.numbers().slice(-2), ["41", "42"]);
  next.setAttribute("data-upload", "2");
  page.patch(next);
  await page.turns();
});

/** A page with two complete files of the keys 1 and 2, and the bytes 5 and 6. */
async function complete() {
  const page = announced(5, 6);
  page.show(1, 2);
  await page.turns();
  for (const request of page.open.slice(0, 2)) request.respond(6);
  await page.turns();
  page.set = (words) => { page.control.setAttribute("data-upload", words); page.patch(page.control); };
  page.again = () => page.reported().slice(1).flatMap(([, { files }]) => files.map(({ key, size }) => [key, size]));
  return page;
}

test("complete files are announced to a session that does not have them, before one on its way", async () => {
  const page = await complete();
  page.input.files = [fakeFile(7)];
  page.fire("change", { target: page.input });
  page.set("3 1 2 3:33");
  await page.turns();
  const before = page.again().length;
  replaceControl(page, "0");
  assert.deepEqual(page.again().slice(before), [[1, 5], [2, 6], [3, 7]]);
});

test("a complete file that the page has no more is not announced again", async () => {
  const page = await complete();
  page.set("2 1 2");
  page.set("2 2");
  const next = replaceControl(page, "0");
  assert.deepEqual(page.again(), [[1, 6]]);
  // The application has taken it.
  next.setAttribute("data-upload", "1 1");
  page.patch(next);
  next.setAttribute("data-upload", "1");
  page.patch(next);
  const before = page.again().length;
  replaceControl({ ...page, control: next }, "0");
  assert.deepEqual(page.again().slice(before), []);
});

test("an empty file, which is complete at once, is announced again", () => {
  const page = announced(0);
  page.control.setAttribute("data-upload", "1 1");
  page.patch(page.control);
  replaceControl(page, "0");
  assert.deepEqual(page.reported().slice(1).flatMap(([, { files }]) => files.map(({ key, size }) => [key, size])), [[1, 0]]);
});

test("a reset by the same session keeps its complete files for the next one", async () => {
  const page = await complete();
  page.set("2 1 2");
  const same = replaceControl(page, "2 1 2");
  assert.deepEqual(page.again(), []);
  replaceControl({ ...page, control: same }, "0");
  assert.deepEqual(page.again(), [[1, 5], [2, 6]]);
});

test("a page that was loaded after its files were complete does not have them", () => {
  const { control, show, reported } = openPage();
  control.setAttribute("data-upload", "2 1 2");
  show(control);
  assert.deepEqual(reported(), [], "the server has them, so that nothing has failed");
});

test("complete files of a page that the user has left are not announced on the next one", async () => {
  for (const [name, more] of [["Other", {}], ["", { isMove: true }]]) {
    const page = await complete();
    page.set("2 1 2");
    Object.assign(page.live, more);
    replaceControl(page, "0", name);
    assert.deepEqual(page.again(), [], name);
    // They are gone for good.
    Object.assign(page.live, { isMove: false });
    replaceControl({ ...page, control: page.document.root.children.at(-1) }, "0");
    assert.deepEqual(page.again(), []);
  }
});

test("files are not announced again by a session that knows them, with another name, or on another page", async () => {
  for (const [words, name, more] of [["1", "", {}], ["0", "Other", {}], ["0", "", { isMove: true }]]) {
    const page = announced(5);
    page.show(1);
    await page.turns();
    Object.assign(page.live, more);
    const before = page.reported().length;
    replaceControl(page, words, name);
    assert.deepEqual(page.reported().slice(before), [], `${words} ${name}`);
    assert.equal(page.open[0].isAborted, true);
  }
});
