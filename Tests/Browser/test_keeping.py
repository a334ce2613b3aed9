"""The user's entries in a page are kept over a reset of the tree and over a new session."""

import pathlib
import tempfile

from test_state import build_state_page

from harness import ApplicationTestCase, Page, also_in_firefox_at_length

ENTERED = """
const field = (label) => document.querySelector(`[aria-label=${label}]`);
return [field("Plain").value, field("Long").value,
  [...document.querySelectorAll("input[type=radio]")].map((e) => `${e.value} ${e.checked}`).join(),
  [...document.querySelectorAll("input[type=checkbox]")].map((e) => `${e.value} ${e.checked}`).join(),
  [...field("Colours").selectedOptions].map((e) => e.value).join(),
  document.activeElement.ariaLabel, document.activeElement.selectionStart];
"""
EXPECTED = ["typed", "so far", "small false,medium true,large false", "salt false,pepper true",
            "red,blue", "Long", 3]


@also_in_firefox_at_length
class KeepingTests(ApplicationTestCase):
    command = ("StatePage", "--inspect")

    @classmethod
    def setUpClass(cls) -> None:
        build_state_page()
        super().setUpClass()

    def fill(self, page: Page) -> None:
        page.enter("[aria-label=Plain]", "typed")
        page.click("[aria-label=medium]")
        page.click("[aria-label=pepper]")
        page.wait("return document.querySelector('[data-reported]').dataset.reported === 'pepper true'")
        page.run("const [red, , blue] = document.querySelector('[aria-label=Colours]').options;"
                 "red.selected = blue.selected = true;"
                 "red.parentElement.dispatchEvent(new Event('input', { bubbles: true }))")
        with tempfile.NamedTemporaryFile() as file:
            page.choose_file("[aria-label=File]", pathlib.Path(file.name))
        page.enter("[aria-label=Long]", "so far")
        page.run("document.activeElement.setSelectionRange(3, 3)")
        self.assertEqual(page.run(ENTERED), EXPECTED)

    def update(self, page: Page, version: int) -> None:
        page.run("document.querySelector('[data-do=update]').click()")
        page.wait("return document.querySelector('[data-version]').dataset.version"
                  " === String(arguments[0])", version)

    def test_entries_without_listeners_survive_a_whole_tree(self) -> None:
        page = self.live("/form")
        page.run("window.first = document.querySelector('[aria-label=Plain]')")
        self.fill(page)
        # The page never gets this response, so that it needs the whole tree.
        page.run("const { session, tab, applied } = window.__live; return fetch('/_trellis/event', {"
                 "  method: 'POST', headers: { 'Content-Type': 'application/json' },"
                 "  body: JSON.stringify({ session, tab, ack: applied, reset: true, first: 1, events: [] })"
                 "}).then((response) => response.json())")
        self.update(page, 1)
        self.assertFalse(page.run("return window.first.isConnected"), "the tree was sent whole")
        self.assertEqual(page.run("return document.querySelector('[aria-label=File]').files.length"), 1)
        self.assertEqual(page.run(ENTERED), EXPECTED)
        self.update(page, 2)
        self.assertEqual(page.run(ENTERED), EXPECTED)

    def test_entries_survive_a_new_session_and_are_sent_if_the_user_agrees(self) -> None:
        page = self.live("/form")
        page.provoked = ("404", "net::ERR")
        page.run("window.first = document.querySelector('[aria-label=Plain]')")
        self.fill(page)
        self.application.stop()
        self.application.restart()
        page.wait("return !window.first.isConnected")
        offered = [text for text in EXPECTED]
        offered[2:4] = ["small false,medium false,large false", "salt false,pepper false"]
        self.assertEqual(page.run(ENTERED), offered, "what was done is not done again unasked")
        self.assertEqual(page.texts("[data-reported]"), ["Reported nothing"])
        for _ in range(2):
            page.click(".trellis-notice-row:first-child .trellis-notice-button:first-of-type")
        page.wait("return document.querySelector('[data-reported]').dataset.reported === 'pepper true'")
        self.assertEqual(page.run(ENTERED)[2:4], EXPECTED[2:4])
        self.assertEqual(page.run("return document.querySelector('[aria-label=File]').files.length"), 1)
        self.assertEqual(page.count(".trellis-notice"), 0)

    def test_a_module_whose_load_failed_is_loaded_later(self) -> None:
        page = self.live("/form")
        page.provoked = ("404", "net::ERR", "NetworkError", "module")
        page.run("window.first = document.querySelector('[aria-label=Plain]')")
        page.enter("[aria-label=Plain]", "typed")
        self.application.stop()
        # The modules for a whole tree are loaded two seconds after the start of the page.
        page.wait("return performance.now() > 4000")
        self.application.restart()
        page.wait("return !window.first.isConnected")
        self.assertEqual(page.run("return document.querySelector('[aria-label=Plain]').value"), "typed")
