"""Comparison of the server's computed page with the browser's, element by element."""

import dataclasses
import difflib
import re

from .modules import LOAD, MODULES
from .page import Page, Rect
from .waiting import wait_until

_SHOWN = """
const items = [];
const lines = (element) => {
  const range = document.createRange();
  range.selectNodeContents(element);
  const lines = [];
  for (const box of range.getClientRects()) {
    if (!box.width) continue;
    const middle = box.top + box.height / 2;
    const line = lines.find((line) => Math.abs(line.middle - middle) < box.height / 2);
    if (!line) lines.push({middle, left: box.left, right: box.right});
    if (line) line.left = Math.min(line.left, box.left);
    if (line) line.right = Math.max(line.right, box.right);
  }
  return lines.map((line) => line.right - line.left);
};
const root = document.querySelector("[data-trellis]");
const walk = (element, isFixed) => {
  // The server does not know the places of layers.
  if (element.hidden || element.dataset.layer) return;
  const { position } = getComputedStyle(element);
  if (element !== root && !/absolute|sticky|fixed/.test(position)) return;
  isFixed ||= position === "fixed";
  const {x, y, width, height} = element.getBoundingClientRect();
  const isText = element.localName !== "input" && element.classList.contains("t");
  const text = element.textContent.slice(0, 40).toWellFormed();
  items.push({tag: element.localName, text, left: x, top: y, width, height,
              lines: isText ? lines(element) : null, isFixed});
  // The tooltip is the client's own.
  for (const child of element.children) if (!child.matches(".l-tooltip")) walk(child, isFixed);
};
walk(root, false);
return items;
"""


# The tree in the format of `ReplicaDocument.Node.description`, without numbers, frames, styles and
# properties, whose spelling differs between browsers.
_DOM = """
const generated = new Set();
for (const { selectorText } of document.querySelector("style[data-trellis-sheet]")?.sheet.cssRules ?? []) {
  for (const selector of selectorText.split(",")) generated.add(selector.trim().slice(1));
}
const describe = (element, indent = "") => {
  const text = [...element.childNodes].find((node) => node.nodeType === 3);
  const attributes = [...element.attributes].map(({ name, value }) =>
    [name, name === "class" ? value.split(" ").filter((word) => !generated.has(word)).join(" ") : value])
    .filter(([name, value]) => !["style", "data-trellis", "value"].includes(name)
      && (name !== "class" || value)).sort()
    .map(([name, value]) => ` ${name}=${JSON.stringify(value)}`).join("");
  const line = `${indent}${element.localName}${attributes}` + (text ? ` ${JSON.stringify(text.data)}` : "");
  return [line, ...[...element.children].filter((child) => !child.matches(".l-tooltip")).map((child) => describe(child, indent + "  "))].join("\\n");
};
return describe(document.querySelector("[data-trellis]"));
"""

# Both pages at one moment, or the condition that the page still waits for.
_SETTLED = """
%s
const live = window.__live;
const waitsFor = () => {
  if (document.querySelector("[data-pending]") || live.others) return "a response";
  if (!live.polls && !live.isBrief) return "its next poll";
  if (document.fonts.status !== "loaded") return "fonts";
  const isMoving = ({ playState, effect }) =>
    playState === "running" && effect.getComputedTiming().endTime !== Infinity;
  if (document.getAnimations().some(isMoving)) return "an animation";
};
if (waitsFor()) return { waitsFor: waitsFor() };
const session = document.querySelector("meta[name=trellis-session]").content;
const ask = async (verb) => {
  const response = await fetch(`/_trellis/${verb}`, {
    method: "POST", headers: {"Content-Type": "application/json"},
    body: JSON.stringify({session, tab: "inspection"})});
  return response.ok ? response.json() : null;
};
const anew = ARGUMENTS[0] ? await ask("render") : null;
const inspection = await ask("inspect");
if (!inspection || (ARGUMENTS[0] && !anew)) return { waitsFor: "a session" };
const { items, tree, batch, isChanging, width, height, prefersDark } = inspection;
if (anew && (anew.batch !== batch || anew.isChanging)) return { waitsFor: "the page to stand still" };
// The page applies a response when the module for it has run, which may be after the response has arrived.
const { responses } = live;
await Promise.all([...live.late].map(load));
await new Promise((done) => setTimeout(done));
await %s;
if (live.responses !== responses) return { waitsFor: "responses to end" };
if (waitsFor()) return { waitsFor: waitsFor() };
const screen = [document.documentElement.clientWidth, innerHeight,
  matchMedia("(prefers-color-scheme: dark)").matches];
if (String(screen) !== String([width, height, prefersDark])) {
  return { waitsFor: `the screen ${screen}, instead of ${[width, height, prefersDark]}` };
}
if (isChanging || batch !== live.applied) {
  return { waitsFor: `batch ${batch}${isChanging ? " and more" : ""} after ${live.applied}` };
}
return { computed: items, tree, anew, shown: (() => {%s})(), dom: (() => {%s})() };
""" % (LOAD, MODULES.strip(), _SHOWN, _DOM)


# For each visible text, the distances of its baselines from its top. Boxes of elements within a text are not
# compared, as they paint nothing: at 17 px, Firefox has 14 px above the baseline, Chromium 13 px; and an empty
# element that ends a line is at the end of that line in Firefox, at the start of the next line in Chromium.
_BASELINES = """
return [...document.querySelectorAll("[data-trellis] .t")].filter((text) => !text.closest("[hidden]")).map((text) => {
  const { top } = text.getBoundingClientRect();
  const nodes = [], walker = document.createTreeWalker(text, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) nodes.push(walker.currentNode);
  const baselines = nodes.filter((node) => !node.parentElement.matches(".t-b,.t-z,.t-h,.t-n")).map((node) => {
    const mark = document.createElement("i");
    mark.style.cssText = "position:static;display:inline-block";
    node.before(mark);
    const { bottom } = mark.getBoundingClientRect();
    mark.remove();
    return bottom - top;
  });
  return [...new Set(baselines)].sort((one, other) => one - other);
});
"""


@dataclasses.dataclass(frozen=True)
class Item:
    """A positioned element, on one of the sides."""

    tag: str
    rect: Rect
    text: str
    lines: list[float] | None

    @staticmethod
    def read(record: dict) -> "Item":
        rect = Rect(*(record[side] for side in ("left", "top", "width", "height")))
        lines = record.get("lines")
        # The browser has no rectangles for lines without ink.
        visible = [width for width in lines if width > 0] if lines is not None else None
        return Item(record["tag"], rect, record.get("text", ""), visible)


def press(page: Page, title: str) -> None:
    """Presses the button with a text, and waits until its changes are shown."""
    page.run("[...document.querySelectorAll('button')].find((one) => one.textContent === arguments[0]).click()", title)
    page.wait("return !document.querySelector('[data-pending]')")
    settled(page)


def settled(page: Page, anew: bool = False) -> dict:
    """The page computed by the server and the page shown by the browser, once the page has settled; with `anew`,
    also the page that the server builds from scratch.

    A page has settled when no request but its poll is in flight, it has applied all batches of its session,
    its session has its screen, and the modules for its elements have run. The application needs `--inspect`, and
    compared parts must not be scrolled.
    """
    found: dict = {}

    def look() -> bool:
        nonlocal found
        found = page.run(f"const ARGUMENTS = arguments; return (async () => {{{_SETTLED}}})()", anew)
        return "waitsFor" not in found

    wait_until(look, what=lambda: f"the page to come to rest: it waits for {found.get('waitsFor')}")
    return found


def trees(page: Page) -> tuple[str, str]:
    """The server's tree and the browser's at one moment, as text; see `settled`."""
    found = settled(page)
    return _as_in_the_browser(found["tree"]), found["dom"]


def _as_in_the_browser(tree: str) -> str:
    """The server's tree, without numbers, frames, styles and properties."""
    lines = []
    for line in tree.splitlines():
        line = re.sub(r"^( *)\d+ (\S+)(?: @[-\d,]+)?", r"\1\2", line)
        line = re.sub(r" \{[^}]*\}", "", line)
        lines.append(re.sub(r" \.\w+=(\"(?:[^\"\\]|\\.)*\"|[^ \n]+)", "", line))
    return "\n".join(lines)


def _visible(tree: str) -> list[str]:
    """The lines of a tree without hidden elements, which are kept for reuse and depend on earlier pages."""
    lines, hidden = [], None
    for line in tree.splitlines():
        depth = len(line) - len(line.lstrip(" "))
        if hidden is None or depth <= hidden:
            hidden = depth if " hidden=" in line else None
            if hidden is None:
                lines.append(line)
    return lines


def differences_from_new(page: Page) -> list[str]:
    """The differences of the current page from the page that the server builds from scratch: the server's own tree
    with its frames and styles, the browser's elements, and their boxes."""
    found = settled(page, anew=True)
    new = found["anew"]["tree"]

    def compare(what: str, actual: list[str], expected: list[str]) -> list[str]:
        lines = difflib.unified_diff(expected, actual, "made from nothing", what, lineterm="", n=1)
        return list(lines)

    def without_numbers(tree: str) -> list[str]:
        # Browsers report `checked: false` for every field, which the server omits.
        tree = tree.replace(" .checked=false", "")
        return _visible(re.sub(r"^( *)\d+ ", r"\1", tree, flags=re.MULTILINE))

    return (
        compare("the server's", without_numbers(found["tree"]), without_numbers(new))
        + compare("the browser's", _visible(found["dom"]), _visible(_as_in_the_browser(new)))
        + _differences(found["anew"]["items"], found["shown"], 0.5, 0.5))


def differences(page: Page, tolerance: float = 0.5, lines: float = 0.5) -> list[str]:
    """The differences between both sides: elements, boxes by more than `tolerance` CSS pixels, widths of lines by
    more than `lines`."""
    found = settled(page)
    return _differences(found["computed"], found["shown"], tolerance, lines)


def baselines(page: Page) -> tuple[list[list[float]], list[list[float]]]:
    """For each visible text, the distances of its baselines from its top: computed and shown."""
    computed = [
        [baseline for width, baseline in zip(one["lines"], one["baselines"]) if width > 0]
        for one in settled(page)["computed"] if "lines" in one]
    return computed, page.run(_BASELINES)


def _differences(computed: list[dict], shown: list[dict], tolerance: float, widths: float) -> list[str]:
    # The options of a menu have no boxes before it opens.
    computed = [record for record in computed if record["tag"] != "option"]
    expected, actual = ([Item.read(record) for record in side] for side in (computed, shown))
    tags = [item.tag for item in expected], [item.tag for item in actual]
    if tags[0] != tags[1]:
        return [f"the server has {len(tags[0])} elements, the browser {len(tags[1])}: {tags}"]
    found = []
    for mine, theirs, record in zip(expected, actual, shown):
        # The place of these follows the window, not the page.
        if record.get("isFixed"):
            continue
        name = f"{theirs.tag} “{theirs.text}”"
        if mine.rect.differs(theirs.rect, tolerance):
            found.append(f"{name}: computed {mine.rect}, shown {theirs.rect}")
        if mine.lines is None:
            continue
        if len(mine.lines) != len(theirs.lines or []):
            found.append(f"{name}: computed {mine.lines}, shown {theirs.lines}")
        elif any(abs(a - b) > widths for a, b in zip(mine.lines, theirs.lines)):
            found.append(f"{name}: computed lines {mine.lines}, shown {theirs.lines}")
    return found
