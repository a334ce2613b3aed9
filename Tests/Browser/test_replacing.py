"""A restart of the server: completed actions stay completed, others are performed or reported to the user."""

import os
import pathlib
import signal
import tempfile

from selenium.webdriver.common.keys import Keys

from test_state import build_state_page

from harness import ApplicationTestCase, Page, also_in_firefox_at_length, long

TITLE = "[aria-label=Title]"
NOTICES = "return [...document.querySelectorAll('.trellis-notice-text')].map((e) => e.textContent)"
QUANTITIES = ("return [...document.querySelectorAll('[data-row]')]"
              ".map((e) => `${e.dataset.row} ${e.value}`).join()")


@also_in_firefox_at_length
class ReplacingTests(ApplicationTestCase):
    command = ("StatePage", "--inspect")

    @classmethod
    def setUpClass(cls) -> None:
        build_state_page()
        folder = tempfile.TemporaryDirectory()
        cls.addClassCleanup(folder.cleanup)
        cls.file = pathlib.Path(folder.name) / "desk"
        os.environ["DESK"] = str(cls.file)
        cls.addClassCleanup(os.environ.pop, "DESK")
        super().setUpClass()

    def setUp(self) -> None:
        super().setUp()
        self.write("A")

    def write(self, title: str, rows: str = "a,b") -> None:
        self.file.write_text(f"{title}\n{rows}")

    def lines(self) -> list[str]:
        return self.file.read_text().split("\n")

    def open(self) -> Page:
        page = self.live("/desk", width=800, height=700)
        page.provoked = ("404", "net::ERR")
        page.run("window.first = document.querySelector('[data-do=save]')")
        return page

    def set(self, page: Page, selector: str, text: str) -> None:
        page.run("const field = document.querySelector(arguments[0]); field.focus(); field.select()", selector)
        page.insert(text)

    def do(self, page: Page, name: str) -> None:
        page.run("document.querySelector(`[data-do=${arguments[0]}]`).click()", name)

    def rest(self, page: Page) -> None:
        page.wait("return !document.querySelector('[data-pending]')")

    def stop(self, page: Page) -> None:
        """Stops the server, and waits until the page has detected it."""
        self.application.stop()
        page.wait("return document.documentElement.classList.contains('trellis-offline')")

    def restart(self, page: Page) -> None:
        self.application.restart()
        page.run("dispatchEvent(new Event('online'))")
        page.wait("return !window.first.isConnected")
        self.rest(page)

    def notices(self, page: Page, count: int) -> list[str]:
        """The texts of the notices, whose module the page may still load."""
        page.wait("return document.querySelectorAll('.trellis-notice-text').length === arguments[0]", count)
        return page.run(NOTICES)

    def value(self, page: Page) -> str:
        return page.run("return document.querySelector('[aria-label=Title]').value")

    def wait_for_lines(self, page: Page, *lines: str) -> None:
        page.wait("return true")
        self.rest(page)
        self.assertEqual(self.lines(), list(lines))

    def test_a_later_save_of_another_user_replaces_a_saved_value(self) -> None:
        page = self.open()
        self.set(page, TITLE, "A1")
        self.do(page, "save")
        self.rest(page)
        self.assertEqual(self.lines()[0], "A1")
        self.stop(page)
        self.write("B2")
        self.restart(page)
        self.assertEqual(self.value(page), "B2")
        self.assertEqual(page.run(NOTICES), [])
        self.do(page, "note")
        self.do(page, "save")
        self.rest(page)
        self.assertEqual(self.lines(), ["B2", "a,b", "note"])

    def test_an_entry_during_the_restart_is_restored_and_saved(self) -> None:
        page = self.open()
        self.stop(page)
        self.set(page, TITLE, "A1")
        self.do(page, "save")
        self.restart(page)
        page.wait("return !document.querySelector('[data-pending]')")
        self.assertEqual(self.value(page), "A1")
        self.assertEqual(page.run(NOTICES), [])
        self.assertEqual(self.lines()[0], "A1", "the click was done, after what was typed")

    def conflict(self) -> Page:
        page = self.open()
        self.stop(page)
        self.set(page, TITLE, "A1")
        self.do(page, "save")
        self.write("B2")
        before = page.rects(TITLE)
        self.restart(page)
        self.assertEqual(self.value(page), "B2")
        choice, note = self.notices(page, 2)
        self.assertEqual(page.rects(TITLE), before, "a notice moves nothing")
        self.assertIn("“Title” was changed meanwhile to “B2”. You entered “A1”.", choice)
        self.assertIn("was not done", note)
        self.assertEqual(self.lines()[0], "B2")
        return page

    def test_the_user_resolves_a_conflict_by_keyboard(self) -> None:
        page = self.conflict()
        page.wait("const spoken = document.querySelector('.trellis-spoken').textContent;"
                  "return spoken.includes('“Title” was changed meanwhile') && spoken.includes('was not done')")
        page.run("document.activeElement.blur(); getSelection().removeAllRanges()")
        page.run("document.querySelector('.trellis-notice').tabIndex = -1;"
                 "document.querySelector('.trellis-notice').focus()")
        page.press(Keys.TAB)
        self.assertEqual(page.run("return document.activeElement.ariaLabel"), "Keep mine: Title")
        page.press(Keys.ENTER)
        self.assertEqual(self.value(page), "A1")
        page.press(Keys.ENTER)
        self.assertEqual(page.run(NOTICES), [])
        self.do(page, "save")
        self.rest(page)
        self.assertEqual(self.lines()[0], "A1")

    @long
    def test_the_user_may_keep_the_value_of_another_user(self) -> None:
        page = self.conflict()
        page.click(".trellis-notice-row:first-child .trellis-notice-button:last-of-type")
        self.assertEqual(self.value(page), "B2")
        self.assertEqual(len(page.run(NOTICES)), 1)

    def test_typed_text_stays_in_its_row(self) -> None:
        page = self.open()
        self.stop(page)
        self.set(page, "[data-row=b]", "17")
        self.write("A", "new,a,b")
        self.restart(page)
        self.assertEqual(page.run(QUANTITIES), "new ,a ,b 17")
        self.assertEqual(page.run(NOTICES), [])
        self.assertEqual(self.lines()[2:], ["b 17"])

    @long
    def test_typed_text_of_a_removed_row_can_be_copied(self) -> None:
        page = self.open()
        self.stop(page)
        self.set(page, "[data-row=b]", "17")
        self.write("A", "new,a")
        self.restart(page)
        self.assertEqual(page.run(QUANTITIES), "new ,a ")
        self.assertIn("not on this page any more. You entered “17”.", self.notices(page, 1)[0])
        self.assertEqual(page.run("return document.querySelector('.trellis-notice-entry').value"), "17")
        self.assertEqual(self.lines()[2:], [])

    def test_an_entry_that_the_server_lost_is_offered(self) -> None:
        page = self.open()
        self.set(page, TITLE, "A1")
        self.rest(page)
        self.stop(page)
        self.restart(page)
        self.assertEqual(self.value(page), "A")
        self.assertIn("You entered “A1”.", self.notices(page, 1)[0])
        page.click(".trellis-notice-button:first-of-type")
        self.assertEqual(self.value(page), "A1")
        self.do(page, "save")
        self.rest(page)
        self.assertEqual(self.lines()[0], "A1")

    def test_a_click_during_a_restart_is_handled_once(self) -> None:
        page = self.open()
        self.stop(page)
        self.do(page, "note")
        self.restart(page)
        self.assertEqual(self.lines()[2:], ["note"])
        self.assertEqual(page.run(NOTICES), [])

    def test_a_click_in_flight_is_reported_and_not_sent_again(self) -> None:
        page = self.open()
        self.application.signal(signal.SIGSTOP)
        self.do(page, "note")
        page.wait("return window.__live.others > 0")
        self.application.stop(signal.SIGKILL)
        self.restart(page)
        self.assertIn("Check whether", self.notices(page, 1)[0])
        self.assertEqual(self.lines()[2:], [])

    @long
    def test_multiple_selections_and_invalid_numbers_are_reported(self) -> None:
        page = self.open()
        page.run("const list = document.querySelector('[aria-label=Colours]');"
                 "list.options[0].selected = list.options[2].selected = true;"
                 "list.dispatchEvent(new Event('change', { bubbles: true }))")
        page.wait("return document.querySelector('[data-reported=\"red and blue\"]')")
        page.type("[aria-label=Estimate]", "-")
        page.wait("return document.querySelector('[data-reported=\"no number\"]')")
        page.press("5")
        page.wait("return document.querySelector('[data-reported=\"number -5\"]')")

    def test_a_proxys_response_during_a_restart_ends_no_page(self) -> None:
        page = self.open()
        page.run("const plain = window.fetch; window.left = 4;"
                 "window.fetch = (...request) => window.left-- > 0"
                 "  ? Promise.resolve(new Response('nowhere', { status: 404 })) : plain(...request)")
        self.do(page, "note")
        self.rest(page)
        self.assertLess(page.run("return window.left"), 1)
        self.assertEqual(self.lines()[2:], ["note"])
        self.assertTrue(page.run("return window.first.isConnected"), "its session went on")
