"""Toasts in a browser: the top layer, the keyboard, the time, and pages from right to left."""

from selenium.webdriver.common.keys import Keys

from harness import ApplicationTestCase, Page, also_in_firefox_at_length, listening

VISIBLE = "[...document.querySelectorAll('[data-toast]')].filter((e) => e.checkVisibility())"
HAS_TEXT = "return [...document.querySelectorAll('main .t')].some((e) => e.textContent === arguments[0])"


@also_in_firefox_at_length
class ToastTests(ApplicationTestCase):
    command = ("Gallery", "--inspect")

    def open(self):
        return self.live("/controls/toast", width=1000, height=700)

    def test_a_toast_lies_in_the_top_layer_and_is_announced(self) -> None:
        page = self.open()
        page.click("main button", "Error")
        page.wait(f"return {VISIBLE}.length === 1")
        self.assertTrue(page.run("return document.querySelector('.l-region').matches(':popover-open')"))
        # A toast moves into its place.
        page.wait("const r = document.querySelector('.l-region').getBoundingClientRect();"
                  "return r.right === document.documentElement.clientWidth - 16 && r.bottom === innerHeight - 16")
        page.wait("return document.querySelector('.trellis-status').textContent === 'Not saved The disk is full.'")
        self.assertEqual(page.run("return document.querySelector('.trellis-status').ariaLive"), "assertive")
        page.click("[data-toast] [aria-label='Dismiss']")
        page.wait(f"return {VISIBLE}.length === 0")

    def focus_toast(self, page: Page) -> None:
        """Presses F8 when the module for toasts, which the page loads with the first one, has run."""
        listening(page)
        page.press(Keys.F8)
        self.assertEqual(page.run("return document.activeElement.textContent"), "Undo")

    def test_the_keyboard_reaches_a_toast_and_closes_it(self) -> None:
        page = self.open()
        page.click("main button", "With a button")
        page.wait(f"return {VISIBLE}.length === 1")
        self.focus_toast(page)
        page.press(Keys.ENTER)
        page.wait(HAS_TEXT, "Undone: 1")
        page.wait(f"return {VISIBLE}.length === 0")
        page.click("main button", "With a button")
        page.wait(f"return {VISIBLE}.length === 1")
        self.focus_toast(page)
        page.press(Keys.ESCAPE)
        page.wait(f"return {VISIBLE}.length === 0")
        self.assertIn("With a button", page.run("return document.activeElement.textContent"), "the focus returns")

    def test_a_toast_times_out_and_updates_its_binding(self) -> None:
        page = self.open()
        page.click("main button", "By a binding")
        page.wait(HAS_TEXT, "Shown")
        page.wait(HAS_TEXT, "Hidden", seconds=30)
        self.assertEqual(page.run(f"return {VISIBLE}.length"), 0)


@also_in_firefox_at_length
class RightToLeftToastTests(ApplicationTestCase):
    command = ("Gallery", "--inspect", "--right-to-left")

    def test_toasts_are_at_the_left(self) -> None:
        page = self.live("/controls/toast", width=1000, height=700)
        page.click("main button", "Error")
        page.wait(f"return {VISIBLE}.length === 1")
        self.assertEqual(page.run("return document.querySelector('.l-region').getBoundingClientRect().left"), 16)
