import assert from "node:assert/strict";
import { test } from "node:test";
import { pathOf, start } from "../../public/links.js";
import { PageDocument } from "./fake-page.mjs";

const later = async () => { for (let turn = 0; turn < 5; turn += 1) await new Promise(setImmediate); };

/** A site below `/app`, whose tab is at `/app/here`; `respond` is the response of the server to `prepare`. */
function open(context, { respond = () => new Response(null, { status: 204 }), opens = true, base = "/app" } = {}) {
  context.mock.timers.enable({ apis: ["setTimeout", "Date"], now: 1e12 });
  const document = new PageDocument();
  const [requests, loaded, opened] = [[], [], []];
  const location = {
    origin: "http://t", href: `http://t${base}/here`, pathname: `${base}/here`, search: "",
    assign: (address) => loaded.push(address),
  };
  const globals = {
    location, document: { querySelector: () => (base ? { content: base } : null) },
    fetch: (address, { body, signal }) => new Promise((resolve, reject) => {
      requests.push([address, JSON.parse(body).path]);
      signal.addEventListener("abort", () => reject(signal.reason));
      Promise.resolve(respond(requests.length)).then((response) => response && resolve(response));
    }),
  };
  for (const [name, value] of Object.entries(globals)) {
    Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
  }
  const page = {
    document, root: document.root, session: "s1", tab: "t", version: "v1", owner: "", isAttached: true, isStopped: false,
    failures: 0, screen: { current: () => ({ width: 800 }) },
    history: {
      open(path) {
        opened.push(path);
        if (opens) location.pathname = base + path;
        return opens ? 1 : 0;
      },
    },
  };
  const make = (href, attributes = {}) => {
    const link = document.make("a", { href, ...attributes }, "Link");
    const { origin, pathname, search, hash, href: whole } = new URL(href, location.href);
    const { target = "", rel = "" } = attributes;
    for (const [name, value] of Object.entries({ origin, pathname, search, hash, href: whole, target, rel })) {
      Object.defineProperty(link, name, { value, configurable: true });
    }
    document.root.append(link);
    return link;
  };
  start(page);
  return {
    document, page, location, requests, loaded, opened, make,
    press: (link, fields = {}) => document.fire("click", link, { button: 0, ...fields }),
    isPending: () => document.root.hasAttribute("data-pending"),
    pass: async (time) => { context.mock.timers.tick(time); await later(); },
  };
}

test("a link to a page of the site has a path, without the path of the site", (context) => {
  const { make } = open(context);
  const paths = (...all) => all.map(([href, attributes]) => pathOf(make(href, attributes)));
  assert.deepEqual(
    paths(["/app/a?b=c"], ["/app/"], ["there"], ["/app/a", { target: "_self" }], ["/app/a", { rel: "nofollow" }], ["/app/a#"]),
    ["/a?b=c", "/", "/there", "/a", "/a", "/a"]);
});

test("the browser opens other links", (context) => {
  const { make } = open(context);
  const others = [
    ["/a"], ["/application"], ["/app"], ["http://other.example/app/a"], ["https://t/app/a"], ["mailto:a@b"], ["/app/a#part"],
    ["#part"], ["/app/a", { target: "_blank" }], ["/app/a", { target: "frame" }], ["/app/a", { download: "" }],
    ["/app/a", { download: "a.txt" }], ["/app/a", { rel: "noopener noreferrer" }], ["/app/a", { rel: "external" }],
  ];
  for (const [href, attributes] of others) assert.equal(pathOf(make(href, attributes)), "", `${href} ${JSON.stringify(attributes)}`);
  assert.equal(pathOf({ href: { baseVal: "/app/a" }, hasAttribute: () => false }), "", "a link in a drawing");
});

test("a page is prepared when the pointer stays over its link, once", async (context) => {
  const { document, make, requests, pass } = open(context);
  const [link, other] = [make("/app/a"), make("/app/b")];
  document.fire("pointerover", other);
  await pass(79);
  document.fire("pointerover", link);
  await pass(80);
  assert.deepEqual(requests, [["/app/_trellis/prepare", "/a"]]);
  document.fire("pointerover", document.root);
  document.fire("pointerover", link);
  await pass(80);
  assert.equal(requests.length, 1);
  await pass(30000);
  document.fire("pointerover", link);
  await pass(80);
  assert.equal(requests.length, 2, "the server does not keep it for longer");
});

test("a page is prepared when its link gets the focus, and at the start of a press", async (context) => {
  const { document, make, requests } = open(context);
  document.fire("focusin", make("/app/a"));
  document.fire("pointerdown", make("/app/b"), { button: 0 });
  document.fire("pointerdown", make("/app/c"), { button: 1 });
  document.fire("pointerdown", make("/app/d", { target: "_blank" }), { button: 0 });
  document.fire("focusin", make("/app/here"));
  document.fire("focusin", document.root);
  assert.deepEqual(requests.map(([, path]) => path), ["/a", "/b"]);
});

test("a press opens the prepared page, without a document", async (context) => {
  const { make, press, opened, loaded, isPending } = open(context);
  const event = press(make("/app/a?b=c"));
  assert.equal(event.defaultPrevented, true);
  assert.equal(isPending(), true, "the page shows at once that it is on the way");
  await later();
  assert.deepEqual([opened, loaded], [["/a?b=c"], []]);
});

test("the text inside a link is the link", async (context) => {
  const { document, make, press, opened } = open(context);
  const link = make("/app/a");
  const inner = document.make("span");
  link.append(inner);
  press(inner);
  await later();
  assert.deepEqual(opened, ["/a"]);
});

test("presses with a modifier key or another button, and those that are handled already, are left to the browser", async (context) => {
  const { document, make, press, opened, requests, isPending } = open(context);
  const link = make("/app/a");
  for (const fields of [{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }]) {
    assert.equal(press(link, fields).defaultPrevented, false, JSON.stringify(fields));
  }
  document.addEventListener("click", (event) => event.preventDefault(), { capture: true, once: true });
  press(link);
  await later();
  assert.deepEqual([opened, requests, isPending()], [[], [], false]);
});

test("links are left to the browser while the page is not connected", async (context) => {
  const { page, make, press, document, requests } = open(context);
  const link = make("/app/a");
  for (const state of [{ isAttached: false }, { isStopped: true }, { failures: 1 }]) {
    const former = { ...page };
    Object.assign(page, state);
    document.fire("focusin", link);
    assert.equal(press(link).defaultPrevented, false, JSON.stringify(state));
    Object.assign(page, former);
  }
  assert.deepEqual(requests, []);
});

test("the browser loads a document that the server does not prepare", async (context) => {
  const { make, press, opened, loaded, isPending, pass } = open(context, {
    respond: () => new Response(JSON.stringify({ moved: true, load: true }), { status: 200 }),
  });
  press(make("/app/a"));
  await later();
  assert.deepEqual([opened, loaded, isPending()], [[], ["http://t/app/a"], true]);
  await pass(10000);
  assert.equal(isPending(), false, "it was a download");
});

test("the browser loads the document if the server does not respond in time, or the event cannot be sent", async (context) => {
  const slow = open(context, { respond: () => null });
  slow.press(slow.make("/app/a"));
  await slow.pass(1499);
  assert.deepEqual(slow.loaded, []);
  await slow.pass(1);
  assert.deepEqual([slow.opened, slow.loaded], [[], ["http://t/app/a"]]);
  context.mock.timers.reset();
  const full = open(context, { opens: false });
  full.press(full.make("/app/a"));
  await later();
  assert.deepEqual(full.loaded, ["http://t/app/a"]);
});

test("the browser loads the document if the page stops during the wait", async (context) => {
  const { page, make, press, opened, loaded } = open(context);
  press(make("/app/a"));
  page.isStopped = true;
  await later();
  assert.deepEqual([opened, loaded], [[], ["http://t/app/a"]]);
});

test("the second press of a double click does nothing", async (context) => {
  const { page, make, press, opened, requests } = open(context);
  const link = make("/app/a");
  press(link);
  assert.equal(press(link).defaultPrevented, true, "during the wait");
  await later();
  assert.equal(press(link).defaultPrevented, true, "before the page of the other session shows");
  await later();
  assert.deepEqual([opened, requests.length], [["/a"], 1]);
  page.session = "s2";
  assert.equal(press(link).defaultPrevented, false, "a link to the page itself loads it again");
});

test("the last pressed link is opened", async (context) => {
  let finish;
  const { make, press, opened } = open(context, {
    respond: (count) => (count === 1 ? new Promise((resolve) => { finish = resolve; }) : new Response(null, { status: 204 })),
  });
  press(make("/app/a"));
  press(make("/app/b"));
  finish(new Response(null, { status: 204 }));
  await later();
  assert.deepEqual(opened, ["/b"]);
});

test("a step in the history and a link for the browser end the wait for another page", async (context) => {
  for (const leave of [
    ({ document }) => document.windowHub.tell({ type: "popstate" }, false),
    ({ make, press }) => press(make("#part")),
  ]) {
    const site = open(context);
    site.press(site.make("/app/a"));
    leave(site);
    assert.equal(site.isPending(), false);
    await later();
    assert.deepEqual([site.opened, site.loaded], [[], []]);
    context.mock.timers.reset();
  }
});

test("a page is prepared again for another session", async (context) => {
  const { page, document, make, requests } = open(context, { base: "" });
  const link = make("/a");
  document.fire("focusin", link);
  page.session = "s2";
  document.fire("focusin", link);
  assert.deepEqual(requests, [["/_trellis/prepare", "/a"], ["/_trellis/prepare", "/a"]]);
});

test("a page that was prepared before an action is not used", async (context) => {
  const { make, press, document, page, requests, opened, pass } = open(context);
  const link = make("/app/next");
  document.fire("focusin", link);
  await pass(0);
  assert.equal(requests.length, 1);
  document.fire("click", document.root);
  assert.equal(page.actions, undefined, "an attach for another reason has the same key as before");
  press(link);
  await pass(0);
  assert.deepEqual([requests.length, opened, page.actions], [2, ["/next"], 1]);
});

test("the second click of a double click opens no link", async (context) => {
  const { make, press, requests, opened } = open(context);
  const event = press(make("/app/next"), { detail: 2 });
  assert.equal(event.defaultPrevented ?? event.isPrevented, true);
  assert.deepEqual([requests, opened], [[], []]);
});
