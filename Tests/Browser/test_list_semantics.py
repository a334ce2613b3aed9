"""The places of rows in long lists and tables, as the accessibility tree of Chromium has them; and a very long text."""

from harness import ApplicationTestCase, Page, sample, settled

PANE = """
  let pane = document.querySelector(arguments[0]);
  while (!/auto|scroll/.test(getComputedStyle(pane).overflowY)) pane = pane.parentElement;
"""


def shown(page: Page, role: str) -> list[dict[str, str]]:
    """The attributes of the elements with a role, in the order of the accessibility tree. The protocol does not have
    numbers of places, so they are read from the elements of the nodes of the tree."""
    nodes = page.cdp("Accessibility.getFullAXTree")["nodes"]
    by_id = {node["nodeId"]: node for node in nodes}
    ordered: list[dict] = []

    def visit(node: dict) -> None:
        if not node.get("ignored") and node.get("role", {}).get("value") == role:
            ordered.append(node)
        for child in node.get("childIds", []):
            if child in by_id:
                visit(by_id[child])

    visit(nodes[0])
    attributes: dict[int, dict[str, str]] = {}

    def collect(element: dict) -> None:
        words = element.get("attributes", [])
        attributes[element["backendNodeId"]] = dict(zip(words[::2], words[1::2]))
        for child in element.get("children", []):
            collect(child)

    collect(page.cdp("DOM.getDocument", depth=-1)["root"])
    return [attributes[node["backendDOMNodeId"]] for node in ordered]


def scroll(page: Page, selector: str, part: float) -> None:
    page.run(PANE + "pane.scrollTo({ top: (pane.scrollHeight - pane.clientHeight) * arguments[1], behavior: 'instant' })",
             selector, part)
    settled(page)


class ListSemanticsTests(ApplicationTestCase):
    command = ("StatePage", "--inspect")

    def test_rows_have_their_places_in_the_order_of_the_tree(self) -> None:
        page = self.live("/list", width=800, height=800)
        page.wait("return document.querySelectorAll('[aria-label=Items] [data-row]').length > 10")
        for part in sample((0, 0.5, 1, 0.2), 2):
            with self.subTest(part=part):
                scroll(page, "[aria-label=Items]", part)
                rows = [row for row in shown(page, "option") if "aria-posinset" in row]
                places = [int(row["aria-posinset"]) for row in rows]
                self.assertGreater(len(places), 8)
                self.assertEqual(places, list(range(places[0], places[0] + len(places))))
                self.assertEqual({row["aria-setsize"] for row in rows}, {"5020"})
                self.assertEqual((places[0] == 1, places[-1] == 5020), (part == 0, part == 1))


class TableSemanticsTests(ApplicationTestCase):
    command = ("Ledger", "--rows", "100000", "--inspect")

    def test_rows_have_their_indexes_in_the_order_of_the_tree(self) -> None:
        page = self.live("/", width=1000, height=800)
        page.wait("return document.querySelectorAll('[data-row]:not([aria-busy])').length > 5")
        (grid,) = shown(page, "grid")
        self.assertEqual(grid["aria-rowcount"], "100001")
        for part in sample((0, 0.5, 1, 0.2), 2):
            with self.subTest(part=part):
                scroll(page, "[role=grid]", part)
                page.wait("return document.querySelectorAll('[data-row]:not([aria-busy])').length > 5")
                indexes = [int(row["aria-rowindex"]) for row in shown(page, "row") if "aria-rowindex" in row]
                rows = [index for index in indexes if index > 1]
                self.assertGreater(len(rows), 8)
                self.assertEqual(rows, list(range(rows[0], rows[0] + len(rows))))
                self.assertEqual((rows[0] == 2, rows[-1] == 100_001), (part == 0, part == 1))
                cells = [int(cell["aria-colindex"]) for cell in shown(page, "gridcell") if "aria-colindex" in cell]
                count = int(grid["aria-colcount"])
                self.assertEqual(cells, [*range(1, count + 1)] * len(rows))


class LongTextTests(ApplicationTestCase):
    is_long = True
    command = ("Feed", "--rows", "10000", "--inspect")

    def test_a_text_that_is_too_long_is_refused_and_the_page_goes_on(self) -> None:
        page = self.live("/", width=900, height=800)
        page.wait("return document.querySelectorAll('[role=listitem]').length > 3")
        page.run("""
          const field = document.querySelector("[aria-label^='Note on post']");
          field.focus();
          field.value = 'a line '.repeat(300000);
          field.dispatchEvent(new InputEvent('input', { bubbles: true }));
        """)
        page.wait("return document.querySelector('.trellis-notice')?.innerText.includes('too long')")
        page.click("button", "Insert 100 above")
        page.wait("return document.querySelector('[aria-setsize]').ariaSetSize === '10100'")
        for error in page.console_errors():
            self.assertIn("413", error)
        # The browser writes the refused requests to the console, so that its errors were examined here.
        self.pages.remove(page)
