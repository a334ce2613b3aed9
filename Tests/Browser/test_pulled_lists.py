"""A list that is loaded again: by pulling its rows down on a phone, and by its button."""

from selenium.webdriver.common.keys import Keys

from harness import Page, long, settled
from test_list_touch import NAMES, TouchListTestCase


class PulledListTests(TouchListTestCase):
    path = "/refresh"
    label = "Rows"
    BUTTON = "[aria-label=Refresh]"

    def wait_for(self, page: Page, text: str) -> None:
        page.wait("return document.body.innerText.includes(arguments[0])", text)

    def is_busy(self, page: Page) -> bool:
        return page.run("return document.querySelector(arguments[0]).ariaBusy === 'true'", self.BUTTON)

    def wait_for_rest(self, page: Page) -> None:
        page.wait("return document.querySelector(arguments[0]).ariaBusy !== 'true'", self.BUTTON)
        settled(page)

    def pull(self, page: Page, *ways: tuple[float, float], end: str = "touchEnd") -> None:
        self.screen.drag(self.middle(page, self.names(page)[1]), *ways, end=end)
        settled(page)

    def end(self, page: Page, title: str) -> None:
        page.click("button", title)

    def test_rows_that_are_pulled_down_are_loaded_again(self) -> None:
        page = self.shown()
        self.pull(page, (0, 130))
        self.wait_for(page, "Begun: 1 Loaded: 0")
        self.assertTrue(self.is_busy(page), "the button is busy as long as the load takes")
        self.end(page, "Finish")
        self.wait_for(page, "Begun: 1 Loaded: 1")
        self.wait_for_rest(page)
        self.assertEqual(self.names(page)[0], "Row 300")
        self.pull(page, (0, 130))
        self.wait_for(page, "Begun: 2 Loaded: 1")
        self.end(page, "Finish")
        self.wait_for(page, "Loaded: 2")

    @long
    def test_a_movement_that_is_no_pull_loads_nothing(self) -> None:
        page = self.shown()
        for ways in ([(0, 60)], [(0, 150), (0, 40)], [(0, -150)], [(110, 100)], [(-110, 100)], [(0, -20), (0, 40)]):
            with self.subTest(ways=ways):
                self.scroll(page, 0)
                self.pull(page, *ways)
                self.wait_for(page, "Begun: 0")
        with self.subTest("a touch that the system takes"):
            self.scroll(page, 0)
            self.pull(page, (0, 150), end="touchCancel")
            self.wait_for(page, "Begun: 0")
        with self.subTest("rows that are not at the start"):
            self.scroll(page, 400)
            self.screen.drag(self.middle(page, self.names(page)[12]), (0, 150))
            settled(page)
            self.wait_for(page, "Begun: 0")
        with self.subTest("the mouse"):
            self.scroll(page, 0)
            x, y = self.middle(page, "Row 1")
            for kind, by in (("mousePressed", 0), ("mouseMoved", 60), ("mouseMoved", 150), ("mouseReleased", 150)):
                page.cdp("Input.dispatchMouseEvent", type=kind, x=x, y=y + by, button="left", clickCount=1)
            settled(page)
            self.wait_for(page, "Begun: 0")

    @long
    def test_a_row_that_is_slid_or_dragged_downwards_loads_nothing(self) -> None:
        page = self.shown()
        self.screen.drag(self.middle(page, "Row 0", "[data-grip]"), (0, 150))
        page.wait(f"return (() => {{ {NAMES} }})(...arguments)[0] !== 'Row 0'", self.label)
        settled(page)
        self.wait_for(page, "Begun: 0")
        self.screen.drag(self.middle(page, "Row 1", ".l-swipes"), (30 * self.sign, 0), (40 * self.sign, 150))
        settled(page)
        self.wait_for(page, "Begun: 0")

    @long
    def test_a_second_pull_during_a_load_is_ignored(self) -> None:
        page = self.shown()
        for _ in range(2):
            self.pull(page, (0, 130))
            self.wait_for(page, "Begun: 1 Loaded: 0")
        self.end(page, "Finish")
        self.wait_for(page, "Begun: 1 Loaded: 1")
        self.wait_for_rest(page)
        self.wait_for(page, "Begun: 1 Loaded: 1")

    def test_a_load_that_fails_ends_with_a_message_and_can_be_repeated(self) -> None:
        page = self.shown()
        self.pull(page, (0, 130))
        self.wait_for(page, "Begun: 1")
        self.end(page, "Fail")
        self.wait_for(page, "Cannot load the rows.")
        self.wait_for_rest(page)
        self.assertEqual(self.names(page)[0], "Row 0")
        # The notice covers the first rows.
        page.click("button", "Dismiss")
        self.pull(page, (0, 130))
        self.wait_for(page, "Begun: 2 Loaded: 0")
        self.end(page, "Finish")
        self.wait_for(page, "Begun: 2 Loaded: 1")

    def test_a_button_loads_the_rows_again_by_key_and_by_tap(self) -> None:
        page = self.shown()
        page.run("document.querySelector(arguments[0]).focus()", self.BUTTON)
        page.press(Keys.ENTER)
        self.wait_for(page, "Begun: 1 Loaded: 0")
        settled(page)
        self.assertTrue(self.is_busy(page))
        self.end(page, "Finish")
        self.wait_for(page, "Begun: 1 Loaded: 1")
        self.wait_for_rest(page)
        (box,) = page.rects(self.BUTTON)
        self.assertTrue(box.x > 195 if self.sign < 0 else box.right < 195, "at the end of the line")
        self.screen.tap(box.x + box.width / 2, box.y + box.height / 2)
        self.wait_for(page, "Begun: 2")
        self.end(page, "Finish")
        self.wait_for(page, "Loaded: 2")


class RightToLeftPulledListTests(PulledListTests):
    is_long = True
    command = ("StatePage", "--right-to-left", "--inspect")
    sign = 1
