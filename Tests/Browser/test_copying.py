"""Selected texts are copied as they read: tables and grids with tabs, texts of several lines as their sources."""

import re

from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.keys import Keys

from harness import ApplicationTestCase, Page, also_in_firefox_at_length, long, running
from harness.waiting import wait_until

# Selects the contents of an element, from the first to the last text.
SELECT = """
const element = document.querySelector(arguments[0]);
document.activeElement.blur?.();
getSelection().selectAllChildren(element);
window.copied = null;
"""
LISTEN = """
window.addEventListener('copy', (event) => {
  window.copied = ['text/plain', 'text/html'].map((type) => event.clipboardData.getData(type));
});
"""


@also_in_firefox_at_length
class CopyingTests(ApplicationTestCase):
    command = ("LayersPage", "--inspect")

    def setUp(self) -> None:
        super().setUp()
        self.page = self.live("/copying", width=1000, height=1200)
        self.page.run(LISTEN)
        self.page.run("getSelection().selectAllChildren(document.querySelector('h1, main, body'))")
        running(self.page, "copying")

    def chord(self, key: str) -> None:
        if self.is_in_firefox:
            self.page._act("key", [
                {"type": "keyDown", "value": Keys.CONTROL}, {"type": "keyDown", "value": key},
                {"type": "keyUp", "value": key}, {"type": "keyUp", "value": Keys.CONTROL}])
        else:
            ActionChains(self.page.driver).key_down(Keys.CONTROL).send_keys(key).key_up(Keys.CONTROL).perform()

    def copied(self, selector: str, select: str = SELECT) -> tuple[str, str]:
        self.page.run(select, selector)
        self.chord("c")
        plain, html = wait_until(lambda: self.page.run("return window.copied"), what="a copy")
        return plain, html

    def cells(self, html: str) -> list[list[str]]:
        """The texts of the cells of the only table."""
        self.assertEqual(html.count("<table>"), 1, html)
        return [re.findall(r"<t[hd]>(.*?)</t[hd]>", row) for row in re.findall(r"<tr>(.*?)</tr>", html)]

    def test_a_table_has_tabs_between_its_cells(self) -> None:
        rows = [
            ["Name", "Note", "Number"], ["Ada", "writes", "1"], ["Grace & Co", "", "2"],
            ["Edsger", "a text that is longer than its cell and is broken", "3"]]
        for selector in ("#table", "#selectable"):
            with self.subTest(selector):
                plain, html = self.copied(selector)
                self.assertEqual(plain, "\n".join("\t".join(row) for row in rows))
                expected = [[cell.replace("&", "&#38;") for cell in row] for row in rows]
                self.assertEqual(self.cells(html), expected)
                self.assertIn("<th>Name</th>", html)

    @long
    def test_a_part_of_a_table_has_its_cells(self) -> None:
        plain, html = self.copied("#table", """
            const texts = [...document.querySelectorAll(arguments[0] + ' .t')].map((text) => text.firstChild);
            window.copied = null;
            const [from, to] = ['writes', 'Grace & Co'].map((text) => texts.find((one) => one.data === text));
            getSelection().setBaseAndExtent(from, 2, to, 5);
            """)
        self.assertEqual(plain, "ites\t1\nGrace")
        self.assertEqual(self.cells(html), [["ites", "1"], ["Grace"]])

    @long
    def test_a_text_of_one_cell_is_a_text(self) -> None:
        plain, html = self.copied("#table [role=row]:nth-of-type(2) [role=cell] .t")
        self.assertEqual((plain, html), ("Ada", "Ada"))

    @long
    def test_a_grid_has_tabs_between_its_cells(self) -> None:
        plain, html = self.copied("#grid")
        self.assertEqual(plain, "Monday\t8\nTuesday and the evening before it\t12")
        self.assertEqual(self.cells(html), [["Monday", "8"], ["Tuesday and the evening before it", "12"]])

    @long
    def test_names_and_values_are_beside_each_other(self) -> None:
        plain, html = self.copied("#labels")
        self.assertEqual(plain, "Name\tAda\nPlace\tLondon")
        self.assertEqual(self.cells(html), [["Name", "Ada"], ["Place", "London"]])

    def test_a_list_is_a_list_without_its_marks(self) -> None:
        plain, html = self.copied("#list")
        self.assertEqual(plain, "first\nsecond")
        self.assertEqual(html, "<ul><li>first</li><li>second</li></ul>")

    def test_texts_are_their_sources(self) -> None:
        plain, html = self.copied("#texts")
        self.assertEqual(plain, (
            "Heading\nOne bold word, and a paragraph that is broken into several lines of the page.\n"
            "first line\nsecond line\nA link"))
        self.assertIn("<h2>Heading</h2>", html)
        self.assertIn("first line<br>second line", html)
        self.assertRegex(html, r'<a href="http[^"]*/copying#link">A link</a>')
        self.assertNotIn("class=", html)

    def test_a_gesture_in_a_draggable_view_wins(self) -> None:
        page: Page = self.page
        page.run("document.querySelector('#block').addEventListener('dragend', () => { window.dragged = true; })")
        x, y = page.run("""
            const box = document.querySelector('#handle').getBoundingClientRect();
            return [box.x + box.width / 2, box.y + box.height / 2];
            """)
        if self.is_in_firefox:
            actions: list[dict] = [{"type": "pointerMove", "x": int(x), "y": int(y)}, {"type": "pointerDown", "button": 0}]
            for by in (4, 12, 30, 60):
                actions += [{"type": "pause", "duration": 50}, {"type": "pointerMove", "x": int(x) + by, "y": int(y)}]
            page._act("pointer", [*actions, {"type": "pointerUp", "button": 0}])
        else:
            chain = ActionChains(page.driver, duration=50).click_and_hold(page.one("#handle"))
            for by in (4, 8, 18, 30):
                chain.move_by_offset(by, 0)
            chain.release().perform()
        page.wait("return document.querySelector('#handle').textContent === 'moved by 60'")
        self.assertIsNone(page.run("return window.dragged ?? null"))
