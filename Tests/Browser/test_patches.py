"""The patch half of the client in a real browser, under the strict policy of real pages."""

import functools
import http.server
import json
import re
import threading
import unittest

from harness import BrowserTestCase, also_in_firefox_at_length
from harness.application import ROOT

POLICY = "default-src 'none'; script-src 'self'; style-src 'self' 'nonce-n'; frame-src 'self'; img-src data:"
PAGE = """<!doctype html><meta charset="utf-8"><link rel="icon" href="data:,">
<link rel="stylesheet" href="/public/trellis.css">
<style nonce="n" data-trellis-sheet>
.f0,.f1,.f2{left:8px;width:120px;height:40px}.f0{top:0}.f1{top:40px}.f2{top:80px}
.s0{color:rgb(1, 2, 3);border-bottom:1px solid var(--line, red)}
</style>
<body><div data-trellis><p class="f0 s0">first</p><input class="f1 s0"
><div class="f2 s0"></div></div>"""

# `state` is a client attached to the page's tree; `given` is the argument of the test.
SETUP = """
const [given] = arguments;
return import("/public/patch.js").then(async ({ applyOperations, createState, numberTree }) => {
  const root = document.querySelector("[data-trellis]");
  const sheet = document.querySelector("style[data-trellis-sheet]").textContent;
  const state = createState(root, sheet);
  state.runs = await import("/public/runs.js");
  numberTree(state);
  const apply = (...operations) => applyOperations(state, operations);
  return await (async () => { %s })();
}).catch((error) => "failed: " + error.stack);
"""

DESCRIBE = """
const describe = (element, indent = "") => {
  const sides = ["left", "top", "width", "height"].map((side) => parseFloat(element.style[side]));
  const frame = element.style.left && " @" + sides.map((side) => Math.round(side * 100)).join(",");
  const text = [...element.childNodes].find((node) => node.nodeType === 3);
  const attributes = [...element.attributes].map(({ name, value }) => [name, value])
    .filter(([name]) => !["style", "data-trellis", "value"].includes(name)).sort()
    .map(([name, value]) => ` ${name}=${JSON.stringify(value)}`).join("");
  const line = `${indent}${state.ids.get(element)} ${element.localName}${frame}${attributes}`
    + (text ? ` ${JSON.stringify(text.data)}` : "");
  return [line, ...[...element.children].map((child) => describe(child, indent + "  "))].join("\\n");
};
"""


class Handler(http.server.SimpleHTTPRequestHandler):
    def do_GET(self) -> None:
        if self.path != "/":
            return super().do_GET()
        self.send_response(200)
        self.send_header("Content-Type", "text/html")
        self.send_header("Content-Security-Policy", POLICY)
        self.end_headers()
        self.wfile.write(PAGE.encode())

    def log_message(self, *_: object) -> None:
        pass


def without_styles(description: str) -> str:
    """A fixture's tree without styles and properties, whose spelling differs between browsers."""
    plain = re.sub(r" \{[^}]*\}", "", description)
    return re.sub(r' \.\w+=("(?:[^"\\]|\\.)*"|[^ \n]+)', "", plain)


class PatchTestCase(BrowserTestCase):
    """Opens a page with three elements, a text, a field and a box, to which a test applies patches."""

    @classmethod
    def setUpClass(cls) -> None:
        handler = functools.partial(Handler, directory=str(ROOT))
        cls.server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler)
        threading.Thread(target=cls.server.serve_forever, daemon=True).start()
        cls.addClassCleanup(cls.server.shutdown)
        super().setUpClass()

    def setUp(self) -> None:
        super().setUp()
        self.page = self.browser.page(f"http://127.0.0.1:{self.server.server_port}/")

    def client(self, script: str, given: object = None) -> object:
        result = self.page.run(SETUP % script, given)
        self.assertFalse(str(result).startswith("failed: "), result)
        self.assertEqual(self.page.console_errors(), [])
        return result


@also_in_firefox_at_length
class PatchTests(PatchTestCase):
    def test_fixtures_give_the_same_tree_as_in_swift(self) -> None:
        folder = ROOT / "Tests/Fixtures/patches"
        fixtures = [f for path in folder.glob("*.json") for f in json.loads(path.read_text())]
        self.assertGreater(len(fixtures), 40)
        found = self.client(DESCRIBE + """
          return given.map(({ before, patch }) => {
            applyOperations(state, JSON.parse(before));
            applyOperations(state, JSON.parse(patch));
            return describe(root);
          });""", fixtures)
        for fixture, tree in zip(fixtures, found):
            self.assertEqual(tree, without_styles(fixture["after"]), fixture["name"])

    def test_the_first_frame_change_keeps_the_styles_of_the_classes(self) -> None:
        found = self.client("""
          const [first, field] = root.children;
          apply([8, 2, 2, 5.25], [10, 3, 2, 4, 10.5], [6, 2, "opacity", "0.5"]);
          const box = (element) => Object.values(element.getBoundingClientRect().toJSON()).slice(0, 4);
          const style = getComputedStyle(first);
          return [box(first), box(field), first.className, style.color, style.borderBottomWidth];""")
        self.assertEqual(found[0], [8, 5.25, 120, 40])
        self.assertEqual(found[1], [12, 50.5, 120, 40])
        self.assertEqual(found[2:], ["", "rgb(1, 2, 3)", "1px"])

    def test_focus_caret_and_typed_text_survive_reorders_and_inserts(self) -> None:
        for has_move_before in (True, False):
            with self.subTest(has_move_before=has_move_before):
                self.page.open(f"http://127.0.0.1:{self.server.server_port}/")
                self.page.type("input", "typed text")
                found = self.client("""
                  if (!given) delete Element.prototype.moveBefore;
                  const field = root.querySelector("input");
                  field.setSelectionRange(2, 5);
                  apply([3, 3, 1, 2], [3, 3, 1, 0], [3, 2, 1, 0], [3, 4, 1, 3],
                    [1, 1, 3, 5, ["p", [0, 0, 9, 9], 0, 0, 0, "new"], ["p"]], [2, 4],
                    [10, 5, 1, 3, 3], [3, 3, 1, 5]);
                  const order = [...root.children].map((child) => state.ids.get(child));
                  return [order, document.activeElement === field, field.value,
                    field.selectionStart, field.selectionEnd];""", has_move_before)
                self.assertEqual(found, [[3, 5, 6, 2], True, "typed text", 2, 5])

    def test_scroll_positions_survive_moves_of_the_scroller(self) -> None:
        for has_move_before in (True, False):
            with self.subTest(has_move_before=has_move_before):
                self.page.open(f"http://127.0.0.1:{self.server.server_port}/")
                found = self.client("""
                  if (!given) delete Element.prototype.moveBefore;
                  apply([6, 4, "overflow", "auto"],
                    [1, 4, 0, 5, ["div", [0, 0, 50, 900]]], [12, 4, "scrollTop", 77]);
                  const list = state.elements.get(4);
                  apply([3, 4, 1, 2], [1, 4, 5, 6, ["div", [0, 0, 50, 20]]], [10, 5, 1, 0, 20]);
                  return list.scrollTop;""", has_move_before)
                self.assertEqual(found, 77)

    def test_focused_elements_scroll_into_view_and_no_farther(self) -> None:
        rows = [["button", [0, 30 * index, 50, 30]] for index in range(30)]
        # A border takes one of the list's 101 px.
        found = self.client("""
          apply([6, 4, "overflow", "auto"], [8, 4, 8, 101], [1, 4, 0, 10, ...given]);
          const list = state.elements.get(4);
          const positions = [10, 13, 15, 14, 11].map((id) => (apply([20, id]), list.scrollTop));
          positions.push((apply([14, 30]), list.scrollTop));
          return [positions, document.activeElement === state.elements.get(30), scrollY];""", rows)
        self.assertEqual(found, [[0, 20, 80, 80, 30, 530], True, 0])

    def test_the_focus_is_lost_when_its_element_is_hidden(self) -> None:
        found = self.client("""
          const field = state.elements.get(3);
          apply([1, 1, 0, 5, ["button", [0, 200, 50, 30]], ["button", [0, 240, 50, 30]]]);
          const [one, other] = [5, 6].map((id) => state.elements.get(id));
          field.focus();
          const whose = (...patch) => (apply(...patch),
            document.activeElement === one ? "one" : document.activeElement === other ? "other" : "field");
          return [whose([14, 5, 1]), whose([4, 3, "hidden", ""], [14, 5, 1]),
            whose([4, 5, "inert", ""], [14, 6, 1]), whose([2, 6], [5, 5, "inert"], [14, 5, 1])];""")
        self.assertEqual(found, ["field", "one", "other", "one"])

    def test_an_iframe_survives_moves_of_its_neighbours(self) -> None:
        for has_move_before in (True, False):
            with self.subTest(has_move_before=has_move_before):
                self.page.open(f"http://127.0.0.1:{self.server.server_port}/")
                found = self.client("""
                  if (!given) delete Element.prototype.moveBefore;
                  apply([1, 1, 3, 5, ["iframe", [0, 0, 50, 50], 0, ["src", "/public/trellis.css"]]]);
                  const frame = state.elements.get(5);
                  await new Promise((loaded) => frame.addEventListener("load", loaded));
                  frame.contentWindow.mark = "same";
                  apply([3, 5, 1, 0], [3, 5, 1, 2], [3, 4, 1, 5]);
                  return frame.contentWindow.mark;""", has_move_before)
                self.assertEqual(found, "same")

    def test_an_element_plays_its_exit_and_is_then_removed(self) -> None:
        found = self.client("""
          apply([2, 2, [60, "ease", [[null, "opacity", "0"]], 0, 1, 3]]);
          const during = [root.children.length, root.firstChild.inert];
          await root.firstChild.getAnimations()[0].finished;
          await new Promise(requestAnimationFrame);
          return [...during, root.children.length];""")
        self.assertEqual(found, [3, True, 2])


if __name__ == "__main__":
    unittest.main()
