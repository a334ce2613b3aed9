"""Many rows at once: the page equals the server's page after each operation."""

from harness import ApplicationTestCase, Page, also_in_firefox_at_length, settled

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
