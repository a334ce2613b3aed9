"""Many rows at once: the page equals the server's page after each operation."""

from selenium.webdriver.common.keys import Keys

from harness import ApplicationTestCase, Page, also_in_firefox_at_length, long, settled

#: The rows that the browser has not rendered.
WAITING = "[...document.querySelectorAll('tr:not([hidden])')].filter((one) => one.style.contentVisibility === 'auto')"
COUNT = "document.querySelectorAll('tr:not([hidden])').length"


@also_in_firefox_at_length
class RowsTests(ApplicationTestCase):
    is_long = True
    command = ("Rows", "--inspect")

    def press(self, page: Page, name: str, count: int) -> None:
        page.run("document.getElementById(arguments[0]).click()", name)
        page.wait(f"return {COUNT} === arguments[0]", count)
        settled(page)

    def numbers(self, page: Page) -> list[str]:
        """The first cells in the order of their places."""
        return page.run(
            "return [...document.querySelectorAll('tr:not([hidden])')].sort((a, b) => a.offsetTop - b.offsetTop)"
            ".map((row) => row.firstElementChild.textContent)")

    def test_rows_are_created_changed_and_removed(self) -> None:
        page = self.live("/", width=1000, height=800)
        self.press(page, "run", 1000)
        self.press(page, "add", 2000)
        self.press(page, "run", 1000)
        self.assertEqual(self.numbers(page), [str(number) for number in range(2001, 3001)])
        self.press(page, "reverse", 1000)
        self.assertEqual(self.numbers(page)[0], "3000")
        self.press(page, "removetenth", 900)
        self.press(page, "swaprows", 900)
        page.run("document.querySelectorAll('tr:not([hidden]) .lbl')[3].click()")
        page.wait("return document.querySelectorAll('tr.danger').length === 1")
        page.run("document.querySelector('tr:not([hidden]) .remove').click()")
        page.wait(f"return {COUNT} === 899")
        settled(page)
        self.press(page, "update", 899)
        self.press(page, "clear", 0)
        self.press(page, "run", 1000)


@also_in_firefox_at_length
class WholeListTests(ApplicationTestCase):
    """Rows that are not rendered yet are there for the find command, the Tab key and screen readers."""

    command = ("Rows",)

    def listed(self, rests: bool = False) -> Page:
        page = self.page("/", width=1000, height=800)
        if not rests:
            page.run("window.requestIdleCallback = () => {}")
        for name, count in [("run", 1000), ("add", 2000)]:
            page.run("document.getElementById(arguments[0]).click()", name)
            page.wait(f"return {COUNT} === arguments[0]", count)
        if not rests:
            self.assertGreater(page.run(f"return {WAITING}.length"), 1_000, "rows wait to be rendered")
        return page

    def test_the_find_command_finds_a_row_that_is_not_rendered(self) -> None:
        page = self.listed()
        text = "a text that no other row has"
        page.run("document.querySelectorAll('tr:not([hidden]) .lbl')[1900].textContent = arguments[0]", text)
        self.assertTrue(page.run("return window.find(arguments[0])", text))
        page.wait("const box = getSelection().getRangeAt(0).getBoundingClientRect();"
                  "return box.height > 0 && box.top >= 0 && box.bottom <= innerHeight")

    @long
    def test_the_tab_key_goes_on_to_rows_that_are_not_rendered(self) -> None:
        page = self.listed()
        page.run("const rows = [...document.querySelectorAll('tr:not([hidden]) .lbl')];"
                 "for (const row of rows) row.tabIndex = 0;"
                 "rows[1500].focus()")
        page.press(*[Keys.TAB] * 3)
        row = "const row = document.activeElement.closest('tr');"
        self.assertEqual(page.run(row + "return [...document.querySelectorAll('tr:not([hidden])')].indexOf(row)"), 1503)
        page.wait(row + "const { top, bottom } = row.getBoundingClientRect(); return top >= 0 && bottom <= innerHeight")

    @long
    def test_screen_readers_get_all_rows_of_a_page_that_rests(self) -> None:
        if self.is_in_firefox:
            self.skipTest("only Chromium gives its accessibility tree")
        page = self.listed(rests=True)
        page.wait(f"return {WAITING}.length === 0")
        nodes = page.cdp("Accessibility.getFullAXTree")["nodes"]
        texts = [one.get("name", {}).get("value") for one in nodes
                 if one.get("role", {}).get("value") == "cell" and not one["ignored"]]
        self.assertGreaterEqual(len(texts), 6_000)
        self.assertIn("1990", texts)
