"""The menu with a primary action: a button, and a button beside it that opens the menu."""

from selenium.webdriver.common.keys import Keys
from test_layers import LayerTestCase

from harness import Page, also_in_firefox_at_length, settled

#: The name of the element with the focus.
LABEL = "return document.activeElement.getAttribute('aria-label')"


@also_in_firefox_at_length
class SplitMenuTests(LayerTestCase):
    def test_the_keyboard_runs_the_primary_action_or_opens_the_menu_beside_it(self) -> None:
        page = self.live()
        self.focus(page, "Save")
        page.press(Keys.ENTER)
        self.wait_for_log(page, "saved")
        self.wait_for_open(page, 0)
        page.press(Keys.TAB)
        self.assertEqual(page.run(LABEL), "Save: More actions")
        page.press(Keys.ARROW_DOWN)
        self.wait_for_focus(page, "Save a copy")
        page.press(Keys.ARROW_DOWN, Keys.ENTER)
        self.wait_for_log(page, "saved, closed")
        self.wait_for_open(page, 0)
        self.assertEqual(page.run(LABEL), "Save: More actions")

    def test_the_pointer_runs_the_primary_action_or_opens_the_menu_beside_it(self) -> None:
        page = self.live()
        page.click("button", "Save")
        self.wait_for_log(page, "saved")
        self.wait_for_open(page, 0)
        page.click("[aria-label='Save: More actions']")
        self.wait_for_focus(page, "Save a copy")
        self.wait_for_motion(page)
        opener, menu = page.run(
            "return ['[aria-label=\"Save: More actions\"]', '.l-menu:popover-open'].map((selector) => {"
            " const { left, right, bottom, top } = document.querySelector(selector).getBoundingClientRect();"
            " return [left, right, bottom, top]; })")
        # The ends of the menu and its opener are aligned, unless the window has no room there.
        self.assertAlmostEqual(menu[1], max(opener[1], menu[1] - menu[0] + 8), delta=1)
        self.assertAlmostEqual(menu[3], opener[2] + 4, delta=1)
        page.click("button", "Save and close")
        self.wait_for_log(page, "saved, closed")
        self.wait_for_open(page, 0)


class TouchSplitMenuTests(LayerTestCase):
    def test_a_finger_runs_the_primary_action_or_opens_the_menu_beside_it(self) -> None:
        page = self.live()
        page.cdp("Emulation.setTouchEmulationEnabled", enabled=True, maxTouchPoints=1)
        page.wait("return document.querySelector('button').getBoundingClientRect().height >= 44")
        settled(page)
        save, opener = page.run(
            "const more = document.querySelector('[aria-label=\"Save: More actions\"]');"
            "return [more.previousElementSibling, more].map((e) => {"
            " const { left, top, width, height } = e.getBoundingClientRect();"
            " return [left + width / 2, top + height / 2, width, height]; })")
        for x, y, width, height in (save, opener):
            self.assertGreaterEqual(min(width, height), 44, "a target for fingers")
        self.tap(page, *save[:2])
        self.wait_for_log(page, "saved")
        self.wait_for_open(page, 0)
        self.tap(page, *opener[:2])
        self.wait_for_open(page, 1)
        self.wait_for_motion(page)
        self.tap(page, *page.run(
            "const item = document.querySelectorAll('.l-menu:popover-open [role=menuitem]')[1].getBoundingClientRect();"
            "return [item.x + item.width / 2, item.y + item.height / 2]"))
        self.wait_for_log(page, "saved, closed")
        self.wait_for_open(page, 0)

    def tap(self, page: Page, x: float, y: float) -> None:
        page.cdp("Input.dispatchTouchEvent", type="touchStart", touchPoints=[{"x": x, "y": y}])
        page.cdp("Input.dispatchTouchEvent", type="touchEnd", touchPoints=[])
