"""Controls over a slow network that loses requests: fast users are served in order, and nothing is chosen by mistake.

Named by the complaints about other frameworks: microsoft/fluentui-blazor#4314, #3854 and #4231, vaadin/platform#5017,
zauberzeug/nicegui#2076, vaadin/web-components#1359, streamlit/streamlit#17026.
"""

import time

from selenium.webdriver.common.keys import Keys
from test_slow_fields import SlowTestCase

from harness import ChromiumPage, Page, long

OPTIONS = "[...document.querySelectorAll('[role=option]:not([hidden])')].filter((e) => e.checkVisibility())"


class SlowComboBoxTests(SlowTestCase):
    def options(self, page: Page) -> list[str]:
        return page.run(f"return {OPTIONS}.map((e) => e.textContent)")

    def wait_for_choice(self, page: Page, text: str) -> None:
        self.wait_for_server(page, "city", text)
        self.assertEqual(self.value(page, "City"), text)
        page.wait(f"return {OPTIONS}.length === 0")

    def test_enter_after_fast_typing_chooses_the_first_match_of_the_whole_text(self) -> None:
        page = self.slow()
        page.click(self.field("City"))
        page.wait(f"return {OPTIONS}.length === 8")
        self.write(page, "oslo")
        page.press(Keys.ENTER)
        self.wait_for_choice(page, "Oslo")
        page.run("document.querySelector(arguments[0]).select()", self.field("City"))
        self.write(page, "ber")
        page.press(Keys.ENTER)
        self.wait_for_choice(page, "Berlin")

    @long
    def test_tab_after_fast_typing_chooses_the_value_with_that_text(self) -> None:
        page = self.slow()
        self.place(page, "City")
        self.write(page, "bern")
        page.press(Keys.TAB)
        self.wait_for_choice(page, "Bern")

    @long
    def test_an_option_that_is_chosen_slowly_by_pointer_is_chosen(self) -> None:
        page = self.slow()
        self.place(page, "City")
        self.write(page, "ber")
        page.wait(f"return {OPTIONS}.map((e) => e.textContent).join() === 'Berlin,Bern'")
        x, y = page.run(
            f"const {{ left, top, height }} = {OPTIONS}[1].getBoundingClientRect(); return [left + 20, top + height / 2]")
        page.cdp("Input.dispatchMouseEvent", type="mousePressed", x=x, y=y, button="left", clickCount=1)
        time.sleep(0.6)
        page.cdp("Input.dispatchMouseEvent", type="mouseReleased", x=x, y=y, button="left", clickCount=1)
        self.wait_for_choice(page, "Bern")
        self.assertEqual(page.run("return document.activeElement.getAttribute('aria-label')"), "City")

    @long
    def test_an_option_that_is_chosen_by_touch_is_chosen(self) -> None:
        page = self.slow()
        touch(page)
        self.place(page, "City")
        self.write(page, "ber")
        page.wait(f"return {OPTIONS}.map((e) => e.textContent).join() === 'Berlin,Bern'")
        x, y = page.run(
            f"const {{ left, top, height }} = {OPTIONS}[1].getBoundingClientRect(); return [left + 20, top + height / 2]")
        tap(page, x, y)
        self.wait_for_choice(page, "Bern")

    def test_the_keyboard_works_after_a_choice_and_the_list_is_not_filtered(self) -> None:
        page = self.slow()
        self.place(page, "City")
        self.write(page, "oslo")
        page.press(Keys.ENTER)
        self.wait_for_choice(page, "Oslo")
        page.press(Keys.ARROW_DOWN)
        page.wait(f"return {OPTIONS}.length === 8")
        page.press(Keys.ARROW_DOWN, Keys.ARROW_DOWN, Keys.ENTER)
        self.wait_for_choice(page, "City 3")

    def test_a_value_is_chosen_and_cleared_from_code(self) -> None:
        page = self.slow()
        page.click("button", "Choose Oslo")
        self.wait_for_choice(page, "Oslo")
        page.click("button", "Clear")
        page.wait("return document.getElementById('city').textContent === 'nil'")
        self.assertEqual(self.value(page, "City"), "")


def touch(page: ChromiumPage) -> None:
    """Gives the page a touch screen."""
    page.cdp("Emulation.setTouchEmulationEnabled", enabled=True, maxTouchPoints=1)


def tap(page: ChromiumPage, x: float, y: float) -> None:
    """Taps a point of the window."""
    page.cdp("Input.dispatchTouchEvent", type="touchStart", touchPoints=[{"x": x, "y": y}])
    page.cdp("Input.dispatchTouchEvent", type="touchEnd", touchPoints=[])


class SlowGalleryTests(SlowTestCase):
    command = ("Gallery", "--inspect")

    def test_fast_arrow_keys_in_a_table_reach_the_intended_row(self) -> None:
        page = self.slow("/controls/table")
        page.wait("return Boolean(document.querySelector('[data-rove]'))")
        page.run("[...document.querySelectorAll('main .l-line-row')].find((e) => e.tabIndex === 0).focus()")
        page.press(Keys.ARROW_DOWN, Keys.ARROW_DOWN, Keys.ARROW_DOWN, Keys.SPACE)
        page.wait("return [...document.querySelectorAll('main [role=row][aria-selected=true]')]"
                  ".map((e) => e.textContent).join().includes('zlib')")
        self.assertIn("zlib", page.run("return document.activeElement.textContent"))
        page.wait("return document.activeElement.tabIndex === 0")
        self.assertEqual(page.count("main .l-line-row[tabindex='0']"), 1)

    @long
    def test_fast_arrow_keys_in_tabs_reach_the_intended_tab(self) -> None:
        page = self.slow("/controls/tabs")
        page.run("document.querySelector('main [role=tab]').focus()")
        page.press(Keys.ARROW_RIGHT, Keys.ARROW_RIGHT)
        self.assertEqual(page.run("return document.activeElement.textContent"), "Files")
        page.wait("return document.querySelector('[role=tabpanel]').textContent === 'The files.'")
        page.wait("return document.querySelector('[role=tab][aria-selected=true]').textContent === 'Files'")

    def test_fast_steps_of_a_number_are_all_taken(self) -> None:
        page = self.slow("/controls/number-field")
        page.run("document.querySelector(arguments[0]).focus()", "main [aria-label='Hours']")
        page.press(*[Keys.ARROW_UP] * 7, Keys.PAGE_UP, Keys.ARROW_DOWN)
        page.wait("return document.querySelector(arguments[0]).value === '10.5'", "main [aria-label='Hours']")

    @long
    def test_a_choice_shows_at_once_and_stays(self) -> None:
        page = self.slow("/controls/radio-group")
        page.run("window.seen = []; const note = () => { seen.push("
                 "document.querySelectorAll('main .l-radio')[1].checked); requestAnimationFrame(note); };"
                 "document.querySelectorAll('main .l-radio')[1].click(); note()")
        page.wait("return !document.querySelector('[data-pending]')")
        self.assertEqual(page.run("return [...new Set(seen)]"), [True])

    def test_an_asynchronous_button_that_is_pressed_twice_runs_once(self) -> None:
        page = self.slow("/controls/form")
        page.type("main [aria-label='Title']", "One")
        page.click("main button", "Save")
        page.click("main button", "Save")
        page.wait("return document.body.innerText.includes('Saved “One”')")
