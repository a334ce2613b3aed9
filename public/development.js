// The notice of `trellis dev` over the page: the errors of a build, the end of the program, and mistakes in it. Only a
// program that the command runs serves this script. It imports nothing, and no other script imports it.

/** The milliseconds between two requests for the status: while nothing happens, and during a build or a restart. */
const calmPause = 1000;
const busyPause = 200;

/** The number of answers of a new program after which the page is still told that the connection is back. */
const wakesAfterStart = 5;

/**
 * The content of the notice, or `null` for none. `answer` is the answer of the server, `path` the address of the page without a
 * query, and `mistake` the lines of the failure notice of the page, or `null`.
 */
export function contentOf(answer, path, mistake) {
  const { status, failure } = answer ?? {};
  const { phase, product, errors = [], output = [] } = status ?? {};
  if (phase === "failed") {
    const parts = errors.map(({ file, line, column, message, excerpt }) => ({
      place: [file, line, column].filter((part) => part != null).join(":"), text: message, code: excerpt.join("\n"),
    }));
    if (output.length) parts.push({ place: "", text: "", code: output.join("\n") });
    return { kind: "error", title: `${product} cannot be built`, parts };
  }
  if (phase === "ended") {
    const parts = [{ place: "", text: status.reason ?? "", code: output.join("\n") }];
    if (status.event) parts.unshift({ place: "Last event", text: status.event, code: "" });
    return { kind: "error", title: `${product} ended by itself`, parts };
  }
  if (failure?.path === path) {
    return { kind: "error", title: "This page cannot be opened", parts: [{ place: "", text: failure.message, code: "" }] };
  }
  if (mistake) {
    const [title, ...lines] = mistake;
    return { kind: "error", title, parts: lines.map((text) => ({ place: "", text, code: "" })) };
  }
  return phase === "building" ? { kind: "note", title: `Building ${product} …`, parts: [] } : null;
}

/** The style sheets among `shown` that a new program has under another address: pairs of the old and the new address. */
export function changedSheets(shown, addresses) {
  const stem = (address) => /^(.*\.)[^./]+\.css$/.exec(address)?.[1];
  return shown.flatMap((old) => {
    const found = addresses.find((address) => stem(old) && stem(old) === stem(address));
    return found && found !== old ? [[old, found]] : [];
  });
}

/**
 * Follows the answers of the program. `didAnswer(answer)`, with `null` for none, returns what to do: whether to tell the
 * page that the connection is back, whether another program answers, and the milliseconds until the next request.
 */
export function createFollower() {
  let process = null;
  let wakes = 0;
  return (answer) => {
    const isNew = answer !== null && process !== null && answer.process !== process;
    if (answer) process = answer.process;
    if (!answer || isNew) wakes = wakesAfterStart;
    const isServed = answer !== null && process !== "notice";
    const wakesPage = isServed && wakes > 0;
    if (wakesPage) wakes -= 1;
    const isCalm = isServed && !wakes && answer.status?.phase !== "building";
    return { wakesPage, isNew, pause: isCalm ? calmPause : busyPause };
  };
}

const look = [
  ":host { all: initial; position: fixed; inset: 0 0 auto 0; z-index: 2147483647; direction: ltr; color-scheme: light dark; }",
  ":host([data-kind=note]) { inset: auto 0 0 auto; }",
  ":host([data-kind=error]) { max-height: 100vh; overflow: auto; }",
  "section { font: 14px/20px system-ui, sans-serif; color: #fff; background: #1f1b24; padding: 16px 20px;",
  "border-bottom: 4px solid #e5534b; box-shadow: 0 4px 24px #0008; }",
  ":host([data-kind=note]) section { padding: 6px 12px; border: 0; border-radius: 8px 0 0 0; opacity: .85; }",
  "h1 { font-size: 16px; line-height: 24px; margin: 0 80px 8px 0; }",
  ":host([data-kind=note]) h1 { font: inherit; margin: 0; }",
  "h2 { font: 13px/20px ui-monospace, monospace; color: #ffb3ad; margin: 12px 0 0; overflow-wrap: anywhere; }",
  "p { margin: 0; overflow-wrap: anywhere; }",
  "pre { font: 13px/18px ui-monospace, monospace; margin: 4px 0 0; overflow-x: auto; color: #d6d0de; }",
  "button { position: absolute; top: 12px; right: 16px; font: inherit; color: inherit; background: #ffffff26; border: 0;",
  "border-radius: 6px; padding: 6px 12px; }",
  "@media print { :host { display: none; } }",
].join("\n");

/** The element of the notice. It never takes the focus. `dismiss` is called by its button. */
function createNotice(document, dismiss) {
  const host = document.createElement("div");
  host.id = "trellis-development";
  host.popover = "manual";
  const shadow = host.attachShadow({ mode: "open" });
  const sheet = new document.defaultView.CSSStyleSheet();
  sheet.replaceSync(look);
  shadow.adoptedStyleSheets = [sheet];
  const section = document.createElement("section");
  shadow.append(section);

  const make = (tag, text) => {
    const element = document.createElement(tag);
    element.textContent = text;
    return element;
  };

  return (content) => {
    if (!content) return host.remove();
    const isError = content.kind === "error";
    host.dataset.kind = content.kind;
    section.setAttribute("role", isError ? "alert" : "status");
    const button = make("button", "Dismiss");
    button.type = "button";
    button.addEventListener("click", dismiss);
    section.replaceChildren(
      make("h1", content.title),
      ...content.parts.flatMap(({ place, text, code }) =>
        [["h2", place], ["p", text], ["pre", code]].flatMap(([tag, words]) => words ? [make(tag, words)] : [])),
      ...(isError ? [button] : []));
    if (!host.isConnected) document.body.append(host);
    // Above the dialogs of the page that are open.
    if (!host.matches(":popover-open")) host.showPopover();
  };
}

function start(window) {
  const { document } = window;
  const base = document.querySelector('meta[name="trellis-base"]')?.content ?? "";
  const follow = createFollower();
  let answer = null;
  let shown = "null";
  let dismissed = null;
  let timer = 0;

  const failure = () => document.querySelector(".trellis-failure");

  const show = createNotice(document, () => {
    dismissed = shown;
    failure()?.querySelector("button")?.click();
    update();
  });

  function update() {
    const lines = failure() && [...failure().querySelectorAll("span")].map(({ textContent }) => textContent);
    const content = contentOf(answer, window.location.pathname.slice(base.length), lines?.length ? lines : null);
    const text = JSON.stringify(content);
    if (text !== dismissed) dismissed = null;
    const isHidden = dismissed !== null;
    if (text === shown && !isHidden) return;
    shown = text;
    show(isHidden ? null : content);
  }

  function useStyleSheets(addresses) {
    const links = [...document.querySelectorAll("link[rel=stylesheet]")];
    for (const [old, address] of changedSheets(links.map((link) => link.getAttribute("href")), addresses)) {
      const link = links.find((one) => one.getAttribute("href") === old);
      const next = link.cloneNode();
      next.href = address;
      // Without a moment without style sheet.
      next.addEventListener("load", () => link.remove());
      link.after(next);
    }
  }

  async function ask() {
    window.clearTimeout(timer);
    if (document.hidden) return;
    let next = null;
    try {
      const response = await window.fetch(`${base}/_trellis/dev`, {
        method: "POST", headers: { "Content-Type": "application/json" }, body: "{}", cache: "no-store",
      });
      if (response.ok) next = await response.json();
    } catch {
      // The program is being started again.
    }
    const { wakesPage, isNew, pause } = follow(next);
    answer = next ?? answer;
    if (isNew && next.styleSheets.length) useStyleSheets(next.styleSheets);
    // Ends the pause of the page's polls.
    if (wakesPage) window.dispatchEvent(new window.Event("online"));
    update();
    window.clearTimeout(timer);
    timer = window.setTimeout(ask, pause);
  }

  new window.MutationObserver(update).observe(document.body, { childList: true, subtree: true });
  document.addEventListener("visibilitychange", ask);
  ask();
}

if (globalThis.document) start(globalThis);
