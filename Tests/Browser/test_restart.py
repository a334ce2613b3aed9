"""Pages with stored sessions, whose server is killed and started again."""

import pathlib
import signal
import tempfile

from selenium.webdriver.common.keys import Keys
from test_state import build_state_page
from test_uploads import FilesToUpload

from harness import (
    ApplicationTestCase, ChaosProxy, Fate, Page, also_in_firefox_at_length, differences, long, sample, settled)
from harness.waiting import wait_until

#: What the user has of a page. The page is the same document as long as it has the mark of `RestartTestCase.mark`.
SEEN = """
const named = (one) => one.getAttribute("aria-label") ?? one.labels?.[0]?.textContent ?? one.textContent.trim();
const { activeElement: focused } = document;
const fields = [...document.querySelectorAll("[data-trellis] :is(input, textarea, select)")];
return {
  document: window.mark ?? null, elements: document.querySelectorAll("[data-mark]").length,
  focus: named(focused), caret: [focused.selectionStart ?? null, focused.selectionEnd ?? null],
  values: fields.map((one) => [named(one), /checkbox|radio/.test(one.type) ? one.checked : one.value]),
  scroll: [window.scrollX, window.scrollY],
  dialog: document.querySelector("dialog:modal")?.innerText ?? null,
};
"""


class RestartTestCase(ApplicationTestCase):
    """An application with its sessions in a file, in a folder of its own."""

    #: The name and the arguments of the application.
    program: tuple[str, ...] = ()

    @classmethod
    def setUpClass(cls) -> None:
        folder = tempfile.TemporaryDirectory()
        cls.addClassCleanup(folder.cleanup)
        cls.folder = pathlib.Path(folder.name)
        cls.command = (*cls.program, "--inspect", "--sessions", "sqlite", "--state", str(cls.folder / "state"))
        super().setUpClass()
        cls.addClassCleanup(cls.application.stop)

    def mark(self, page: Page, *texts: str) -> dict:
        """Marks the document and its elements, and returns what the user sees once the server has the texts."""
        page.provoked = ("net::ERR", "NetworkError", "404", "Failed to load", "downloadable font")
        wait_until(lambda: all(text in settled(page)["tree"] for text in texts), what=f"the server to have {texts}")
        page.run("window.mark = 'same'; document.querySelectorAll('[data-trellis] *').forEach((one) => { one.dataset.mark = 1; })")
        return page.run(SEEN)

    def kill(self) -> None:
        self.application.stop(signal.SIGKILL)

    def start(self, polls: int = 1) -> None:
        """Starts the killed server, and waits until as many tabs poll it."""
        self.application.restart()
        self.wait_for_metric("polls_waiting", polls)

    def assert_same(self, page: Page, seen: dict) -> None:
        """The tab shows what it has shown, without a reset, and as the server has it."""
        self.assertEqual(page.run(SEEN), seen)
        self.assertEqual(self.application.metric("resets_total"), 0)

    def assert_whole(self, page: Page) -> None:
        """The server and the tab have the same elements at the same places."""
        page.run("window.scrollTo(0, 0); document.querySelectorAll('[data-mark]').forEach((one) => { delete one.dataset.mark; })")
        # Firefox has a calendar of its own in place of the button.
        hidden = "shown Rect(x=0, y=0, width=0, height=0)"
        self.assertEqual([line for line in differences(page) if hidden not in line], [])


@also_in_firefox_at_length
class FormRestartTests(RestartTestCase):
    program = ("Tracker",)

    def fill(self, page: Page) -> None:
        page.enter("main [aria-label='Title']", "Half a title")
        page.click("main label", "Doing")
        page.click("main button", "Add a step")
        page.wait("return document.querySelector(\"main [aria-label='Step']\")")
        page.enter("main [aria-label='Step']", "The first step")
        page.click("main label", "Confidential")
        page.enter("main [aria-label='Description']", "One line,\nand half of")

    def test_a_half_filled_form_continues(self) -> None:
        page = self.live("/issues/new", width=1000, height=500)
        self.fill(page)
        page.press(*[Keys.ARROW_LEFT] * 7)
        page.run("window.scrollTo(0, 130)")
        seen = self.mark(page, "Half a title", "The first step", "and half of")
        self.assertEqual((seen["focus"], seen["caret"], seen["scroll"]), ("Description", [14, 14], [0, 130]))
        self.kill()
        self.start()
        self.assert_same(page, seen)
        page.press("one ")
        wait_until(lambda: "and one half of" in settled(page)["tree"], what="the typed word to arrive")
        self.assert_whole(page)
        page.click("main button", "Create")
        page.wait("return location.pathname === '/issues/121'")
        settled(page)
        self.assertEqual(page.run(
            "return ['Title', 'Description', 'Step'].map((name) => document.querySelector(`main [aria-label='${name}']`).value)"),
            ["Half a title", "One line,\nand one half of", "The first step"])
        self.assertEqual(page.run("return window.mark"), "same", "the page was never loaded again")

    def test_an_open_dialog_stays_open(self) -> None:
        page = self.live("/issues/4", width=1000, height=500)
        page.enter("main [aria-label='Title']", " and more")
        page.click("main button", "Delete…")
        page.wait("return document.querySelector('dialog:modal')?.contains(document.activeElement)"
                  " && document.querySelector('dialog:modal').innerText.includes('cannot be undone')")
        seen = self.mark(page, "and more")
        self.kill()
        self.start()
        self.assert_same(page, seen)
        page.press(Keys.ESCAPE)
        page.wait("return !document.querySelector('dialog:modal')")
        settled(page)
        self.assertEqual(page.run(SEEN)["focus"], "Delete…", "the focus returns to the button")
        self.assert_whole(page)
        self.assertTrue(page.run("return document.querySelector(\"main [aria-label='Title']\").value").endswith(" and more"))
        page.click("main button", "Delete…")
        # The element of the dialog exists before the browser shows it.
        page.wait("return document.querySelector('dialog:modal')?.contains(document.activeElement)")
        page.click("dialog:modal button", "Delete")
        page.wait("return location.pathname === '/'")
        settled(page)
        self.assertEqual(page.run("return window.mark"), "same")

    def test_what_is_typed_while_the_server_is_down_is_sent(self) -> None:
        page = self.live("/issues/new", width=1000, height=500)
        page.enter("main [aria-label='Title']", "Before")
        self.mark(page, "Before")
        self.kill()
        page.press(", during")
        page.wait("return document.documentElement.classList.contains('trellis-offline')")
        page.click("main [aria-label='Description']")
        page.press("all of it")
        self.start()
        page.wait("return !document.documentElement.classList.contains('trellis-offline')")
        wait_until(lambda: all(text in settled(page)["tree"] for text in ("Before, during", "all of it")),
                   what="the typed texts to arrive")
        self.assert_whole(page)
        self.assertEqual(self.application.metric("resets_total"), 0)
        self.assertEqual(page.run("return [window.mark, document.activeElement.selectionStart]"), ["same", 9])

    @long
    def test_two_tabs_continue(self) -> None:
        one = self.live("/issues/5", width=1000, height=500)
        one.enter("main [aria-label='Title']", " of one")
        first = self.mark(one, "of one")
        # Both are visible.
        two = self.live("/issues/6", width=1000, height=500, kind="window")
        two.enter("main [aria-label='Title']", " of two")
        second = self.mark(two, "of two")
        self.wait_for_metric("polls_waiting", 2)
        self.kill()
        self.start(polls=2)
        self.assert_same(one, first)
        self.assert_same(two, second)
        for page in (one, two):
            self.assert_whole(page)
        two.press("!", Keys.ENTER)
        two.wait("return document.body.innerText.includes('Saved.')")
        self.assertTrue(two.run("return document.querySelector('h1, [aria-level=\"1\"]').textContent").endswith(" of two!"))

    def test_a_tab_without_its_stored_session_starts_again(self) -> None:
        """The server is started with another folder: the page begins anew, and offers what its user had typed."""
        page = self.live("/issues/7", width=1000, height=500)
        page.enter("main [aria-label='Title']", " and lost")
        self.mark(page, "and lost")
        self.kill()
        self.addCleanup(self.application.restart)
        self.application.restart(signal.SIGKILL, "--state", str(self.folder / "other"))
        self.wait_for_metric("polls_waiting", 1)
        page.wait("return document.querySelector('.trellis-notice')")
        settled(page)
        self.assertEqual(self.application.metric("resets_total"), 1)
        self.assertEqual(self.application.metric('sessions{phase="attached"}'), 1)
        self.assertIn("and lost", page.run("return document.querySelector('.trellis-notice').innerHTML"
                                           " + [...document.querySelectorAll('.trellis-notice *')].map((one) => one.value)"))
        requests = self.application.metric("requests_total")
        page.run("return new Promise((resolve) => setTimeout(resolve, 1000))")
        # Two requests for metrics, and possibly one more poll.
        self.assertLessEqual(self.application.metric("requests_total"), requests + 3)
        self.assertEqual(page.run("return window.mark"), "same", "the document was not loaded again")


@also_in_firefox_at_length
class CounterRestartTests(RestartTestCase):
    program = ("Counter",)

    def open(self) -> Page:
        self.proxy = ChaosProxy(self.application.port)
        self.addCleanup(self.proxy.close)
        page = self.browser.page(self.proxy.address + "/")
        self.pages.append(page)
        self.mark(page)
        return page

    def count(self, page: Page, number: int) -> None:
        page.wait("return document.body.innerText.includes(`Clicked ${arguments[0]} times`)"
                  " && !document.querySelector('[data-pending]')", number)

    def lose_responses(self, sent: float) -> None:
        """From now on, forwards this part of each live request, and no response."""
        fate = Fate(sent=sent, is_doubled=False, status=None, delivered=0, delays=(0, 0))
        self.proxy.disturb(1, lambda _: fate)

    def test_a_counter_goes_on_from_its_value(self) -> None:
        page = self.open()
        for number, end in enumerate((signal.SIGKILL, signal.SIGTERM, signal.SIGKILL), 1):
            page.click("button", "Add one")
            self.count(page, number)
            self.application.stop(end)
            self.start()
        page.click("button", "Add one")
        self.count(page, 4)
        self.assertEqual(self.application.metric("resets_total"), 0)
        self.assertEqual(page.run("return window.mark"), "same")

    def click_and_kill(self, sent: float) -> None:
        """Clicks while this part of each request reaches the server, and no response the tab; then restarts the server."""
        page = self.open()
        self.lose_responses(sent)
        page.click("button", "Add one")
        page.wait("return document.documentElement.classList.contains('trellis-offline')")
        self.kill()
        self.proxy.heal()
        self.start()
        self.count(page, 1)

    def test_an_event_that_the_server_never_got_is_done_once(self) -> None:
        self.click_and_kill(sent=0.5)

    def test_an_event_whose_response_is_lost_is_done_once(self) -> None:
        # The response that was lost has left after the commit.
        self.click_and_kill(sent=1)
        self.assertEqual(self.application.metric("events_total"), 0, "the event comes from the store")

    def test_no_click_of_many_is_lost_or_done_twice(self) -> None:
        page = self.open()
        page.run("window.clicks = window.most = 0; const button = document.querySelector('button');"
                 "setInterval(() => { if (clicks < most) { button.click(); clicks += 1; } }, 7)")
        for _ in sample(range(4), 4):
            # Some clicks come before the kill, some while the server is down, and some after it.
            before = page.run("most += 100; return clicks")
            page.wait("return clicks > arguments[0]", before + 20)
            self.kill()
            page.wait("return clicks === most")
            page.run("most += 100")
            self.start()
            page.wait("return clicks === most")
            page.run("most += 20")
            self.count(page, before + 220)
        self.assertEqual(page.run("return window.mark"), "same")


@also_in_firefox_at_length
class FieldRestartTests(RestartTestCase):
    """Fields whose values are in the browser, and in no state."""

    program = ("StatePage",)

    @classmethod
    def setUpClass(cls) -> None:
        build_state_page()
        super().setUpClass()

    def test_a_chosen_file_and_values_without_states_stay(self) -> None:
        page = self.live("/form", width=800, height=400)
        path = self.folder / "chosen.txt"
        path.write_text("content")
        page.choose_file("[aria-label=File]", path)
        page.enter("[aria-label=Plain]", "typed")
        page.enter("[aria-label=Long]", "so far")
        page.press(Keys.ARROW_LEFT, Keys.ARROW_LEFT)
        seen = self.mark(page)
        self.assertEqual((seen["focus"], seen["caret"]), ("Long", [4, 4]))
        self.kill()
        self.start()
        self.assert_same(page, seen)
        self.assert_whole(page)
        self.assertEqual(page.run("return [...document.querySelector('[aria-label=File]').files].map((one) => one.name)"), ["chosen.txt"])
        page.run("document.querySelector('[data-do=update]').click()")
        page.wait("return document.querySelector('[data-version]').dataset.version === '1'")
        self.assertEqual(page.run(SEEN)["values"], seen["values"])

    @long
    def test_a_renamed_state_continues_in_the_next_version_of_the_program(self) -> None:
        page = self.live("/renamed", width=800, height=400)
        page.click("button", "add")
        page.enter("[aria-label=Title]", "half a title")
        page.press(Keys.ARROW_LEFT, Keys.ARROW_LEFT)
        seen = self.mark(page, "half a title")
        self.assertEqual((seen["focus"], seen["caret"]), ("Title", [10, 10]))
        self.addCleanup(self.application.restart)
        self.application.restart(signal.SIGKILL, "--next-version")
        self.wait_for_metric("polls_waiting", 1)
        self.assert_same(page, seen)
        page.press("-")
        page.click("button", "add")
        page.wait("return document.body.innerText.includes('“half a tit-le”, 2')")


class UploadRestartTests(FilesToUpload, RestartTestCase):
    """A file of which a part has arrived; over a slow network, which only Chromium has."""

    is_long = True
    program = ("Gallery",)

    def test_a_file_of_which_a_part_has_arrived_is_sent_again(self) -> None:
        page = self.live("/controls/file-upload")
        page.provoked = ("net::ERR", "404", "Failed to load")
        page.cdp("Network.enable")
        page.cdp("Network.emulateNetworkConditions", offline=False, latency=0, downloadThroughput=-1,
                 uploadThroughput=2_000_000)
        page.choose_file("main .l-file:not([accept], :disabled)", self.file("film.bin", 8 << 20))
        page.wait("return Number(document.querySelector('main [role=progressbar]')?.getAttribute('aria-valuenow')) > 10")
        page.run("window.mark = 'same'")
        self.kill()
        self.start()
        page.wait("return [...document.querySelectorAll('main .t')].some((e) => e.textContent.includes('Uploaded'))")
        self.assertEqual(page.run(
            "return [window.mark, [...document.querySelectorAll('main .t')].filter((e) => e.textContent === 'film.bin').length]"),
            ["same", 1])
        page.wait("return ![...document.querySelectorAll('main [role=progressbar]')].some((e) => e.checkVisibility())")

    #: The names of the files of the field whose rows say that they have arrived.
    ARRIVED = """[...document.querySelectorAll('main .t')].some((one) => one.textContent.includes('Uploaded'))
      && ![...document.querySelectorAll('main [role=progressbar]')].some((one) => one.checkVisibility())
      && [...document.querySelectorAll('main .t')].map((one) => one.textContent).filter((text) => /^(one|two)[.]txt$/.test(text)).join(' ')"""

    def test_files_that_have_arrived_are_sent_again_but_no_removed_one(self) -> None:
        page = self.live("/controls/file-upload")
        page.provoked = ("net::ERR", "404", "Failed to load")
        for name in ("one.txt", "two.txt"):
            page.choose_file("main .l-file[accept]", self.file(name, 700_000))
            page.wait("return document.body.innerText.includes('Handled: ') && document.body.innerText.includes(arguments[0])", name)
        page.wait(f"return ({self.ARRIVED}) === 'one.txt two.txt'")
        settled(page)
        page.run("window.mark = 'same'")
        self.kill()
        self.start()
        page.wait(f"return ({self.ARRIVED}) === 'one.txt two.txt'")
        page.click("main [aria-label='Remove one.txt']")
        page.wait(f"return ({self.ARRIVED}) === 'two.txt'")
        settled(page)
        self.kill()
        self.start()
        page.wait("return !document.documentElement.classList.contains('trellis-offline')")
        page.wait(f"return ({self.ARRIVED}) === 'two.txt'")
        settled(page)
        self.assertEqual(page.run(f"return [{self.ARRIVED}, window.mark]"), ["two.txt", "same"])
