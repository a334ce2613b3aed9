"""A press reaches what its user saw: after a crash, on a stale page, before the script runs, and over a changing page."""

import contextlib
import http.server
import signal
import threading
import time
import urllib.error
import urllib.request

from selenium.webdriver.common.keys import Keys

from harness import ApplicationTestCase, Page, also_in_firefox_at_length, listening, long, running, settled
from harness.waiting import wait_until

FOCUSED = "const e = document.activeElement; return e.getAttribute('aria-label') ?? e.labels?.[0]?.textContent ?? e.localName"


class SlowScripts:
    """A proxy before the server at `address`, which takes two seconds for the client script."""

    def __init__(self, address: str) -> None:
        class Handler(http.server.BaseHTTPRequestHandler):
            def answer(self) -> None:
                if self.path.startswith("/assets/trellis.") and self.path.endswith(".js"):
                    time.sleep(2)
                body = self.rfile.read(int(self.headers.get("Content-Length", 0))) or None
                headers = {name: value for name, value in self.headers.items() if name != "Connection"}
                request = urllib.request.Request(address + self.path, body, headers, method=self.command)
                try:
                    # A poll ends here soon, so that the server notices that the page has been closed.
                    response = urllib.request.urlopen(request, timeout=4)
                except urllib.error.HTTPError as error:
                    response = error
                except OSError:
                    self.close_connection = True
                    return
                with response:
                    content = response.read()
                    self.send_response(response.status)
                    for name, value in response.getheaders():
                        if name not in ("Connection", "Transfer-Encoding", "Content-Length", "Server", "Date"):
                            self.send_header(name, value)
                self.send_header("Content-Length", str(len(content)))
                self.end_headers()
                with contextlib.suppress(BrokenPipeError, ConnectionResetError):
                    self.wfile.write(content)

            do_GET = do_POST = answer

            def log_message(self, *_: object) -> None:
                pass

        self._server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self._server.daemon_threads = True
        self.address = f"http://127.0.0.1:{self._server.server_port}"
        threading.Thread(target=self._server.serve_forever, daemon=True).start()

    def close(self) -> None:
        self._server.shutdown()
        self._server.server_close()


def field(name: str) -> str:
    return f"[name='{name}']"


@also_in_firefox_at_length
class CrashTests(ApplicationTestCase):
    command = ("Tracker", "--inspect")

    def crashed(self, title: str = "Before the crash") -> Page:
        """A page for a new issue, whose server was killed after it had confirmed three entries.

        A title that another issue has would bring a message, which the page after the crash does not have.
        """
        page = self.live("/issues/new", width=1000)
        page.provoked = ("404", "net::ERR", "NetworkError")
        listening(page)
        page.enter(field("Title"), title)
        page.enter(field("Description"), "line 1")
        page.click(field("Confidential"))
        settled(page)
        # The modules for a whole tree are loaded.
        page.wait(
            "const loaded = performance.getEntriesByType('resource').map(({ name }) => name);"
            "const found = ['replacement', 'notices'].map((word) => loaded.find((name) => name.includes(`/${word}.`)));"
            "return found.every(Boolean) && Promise.all(found.map((name) => import(name))).then(() => true)")
        page.run("window.first = document.querySelector('form')")
        self.application.stop(signal.SIGKILL)
        return page

    def issue(self, page: Page) -> list[object]:
        page.wait("return /\\/issues\\/\\d+/.test(location.pathname)")
        settled(page)
        return page.run(
            "const get = (name) => document.querySelector(`[name='${name}']`);"
            "return [get('Title').value, get('Description').value, get('Confidential').checked]")

    def test_a_submit_after_a_crash_saves_what_its_user_saw(self) -> None:
        page = self.crashed()
        page.enter(field("Title"), " and after")
        page.click("button[type=submit]")
        self.application.restart()
        self.assertEqual(self.issue(page), ["Before the crash and after", "line 1", True])
        self.assertEqual(page.count(".trellis-notice"), 0)

    @long
    def test_a_submit_by_the_enter_key_does_so_too(self) -> None:
        page = self.crashed("With the enter key")
        page.enter(field("Title"), "!")
        page.press(Keys.ENTER)
        self.application.restart()
        self.assertEqual(self.issue(page), ["With the enter key!", "line 1", True])

    def test_a_form_with_undecided_entries_is_not_submitted(self) -> None:
        page = self.crashed("Undecided")
        self.application.restart()
        page.wait("return !window.first.isConnected && document.querySelectorAll('.trellis-notice-row').length === 3")
        page.click("button[type=submit]")
        page.wait("return document.activeElement.className === 'trellis-notice-button'")
        self.assertEqual(page.run("return location.pathname"), "/issues/new")
        for _ in range(3):
            page.click(".trellis-notice-row:first-child .trellis-notice-button:first-of-type")
        settled(page)
        page.click("button[type=submit]")
        self.assertEqual(self.issue(page), ["Undecided", "line 1", True])


class StaleTests(ApplicationTestCase):
    command = ("Packages", "--inspect")

    STAR = "nav [role=listitem]:first-of-type button[aria-pressed]"
    PRESSED = f"return document.querySelector('{STAR}').getAttribute('aria-pressed')"

    def test_a_star_that_another_tab_has_set_stays(self) -> None:
        # A tab that is hidden does not poll.
        here, there = self.live(), self.live(kind="window")
        listening(here)
        listening(there)
        # The tab gets no response to its poll: it still shows the state before.
        there.at_start("window.held = []; window.holds = false; const own = window.fetch;"
                       "window.fetch = (...request) => own(...request).then((response) =>"
                       "  window.holds ? new Promise((go) => { window.held.push(() => go(response)); }) : response);")
        there.reload()
        listening(there)
        there.run("window.holds = true")
        here.click(self.STAR)
        here.wait(f"{self.PRESSED} === 'true'")
        wait_until(lambda: there.run("return window.held.length > 0"), what="a response for the other tab")
        self.assertEqual(there.run(self.PRESSED), "false")
        there.click(self.STAR)
        there.run("window.holds = false; window.held.splice(0).forEach((go) => go())")
        there.wait(f"{self.PRESSED} === 'true'")
        settled(there)
        self.assertEqual([here.run(self.PRESSED), there.run(self.PRESSED)], ["true", "true"])
        there.click(self.STAR)
        here.wait(f"{self.PRESSED} === 'false'")


@also_in_firefox_at_length
class PressingTests(ApplicationTestCase):
    needs_whole_chromium = True
    command = ("LayersPage", "--inspect")

    def open(self) -> Page:
        page = self.live("/pressing", width=900, height=700)
        listening(page)
        return page

    def wait_for(self, page: Page, name: str, text: str) -> None:
        page.wait("return document.getElementById(arguments[0]).textContent === arguments[1]", name, text)

    def test_enter_in_a_form_keeps_the_focus_and_the_caret(self) -> None:
        page = self.open()
        page.enter(field("Title"), "abc")
        running(page, "focus")
        page.run("new MutationObserver(() => window.changes = (window.changes ?? 0) + 1)"
                 ".observe(document.querySelector(arguments[0]), { attributeFilter: ['disabled'] })", field("Title"))
        page.press(Keys.ARROW_LEFT, Keys.ENTER)
        page.wait("return window.changes > 0")
        page.wait("return document.querySelector(arguments[0]).disabled === false", field("Title"))
        settled(page)
        self.assertEqual(page.run(FOCUSED), "Title")
        page.press("X")
        self.assertEqual(page.run("return document.activeElement.value"), "abXc")
        self.wait_for(page, "saved", "abc/")

    def test_a_user_who_has_gone_elsewhere_stays_there(self) -> None:
        page = self.open()
        page.enter(field("Title"), "wait")
        page.press(Keys.ENTER)
        page.wait("return document.querySelector(arguments[0]).disabled", field("Title"))
        page.enter("[aria-label=Text]", "x")
        self.wait_for(page, "saved", "wait/")
        settled(page)
        self.assertEqual(page.run(FOCUSED), "Text")

    @long
    def test_a_block_that_is_moved_by_keys_keeps_the_focus(self) -> None:
        page = self.open()
        page.run("document.querySelector('[aria-label=Block]').focus()")
        running(page, "focus")
        for key in [Keys.ARROW_RIGHT, Keys.ARROW_LEFT, Keys.ARROW_RIGHT]:
            before = page.run("return document.querySelector('[aria-label=Block]').getBoundingClientRect().left")
            page.press(key)
            page.wait("return document.querySelector('[aria-label=Block]').getBoundingClientRect().left !== arguments[0]", before)
            settled(page)
            self.assertEqual(page.run(FOCUSED), "Block")

    def test_letters_that_are_typed_before_back_belong_to_their_entry(self) -> None:
        page = self.open()
        page.enter("[aria-label=Text]", "one")
        self.wait_for(page, "part", "1 one")
        page.click("button", "Next part")
        self.wait_for(page, "part", "2 one")
        settled(page)
        page.run("window.types = []; const { fetch } = window; window.fetch = (address, options) => {"
                 "  for (const { type } of JSON.parse(options.body).events ?? []) window.types.push(type);"
                 "  return fetch(address, options); }")
        page.run("const e = document.querySelector(arguments[0]); e.value += 'xy';"
                 "e.dispatchEvent(new InputEvent('input', { bubbles: true })); history.back()", "[aria-label=Text]")
        self.wait_for(page, "part", "1 one")
        settled(page)
        types = page.run("return window.types")
        self.assertLess(types.index("input"), types.index("location"))
        self.assertEqual(page.run("return location.search"), "?text=one")
        page.run("history.forward()")
        self.wait_for(page, "part", "2 onexy")
        settled(page)
        self.assertEqual(page.run("return location.search"), "?text=onexy&part=2")

    def test_a_press_before_the_script_runs_is_done(self) -> None:
        proxy = SlowScripts(self.application.address)
        self.addCleanup(proxy.close)
        page = self.page("/pressing", width=900, height=700)
        # Pressed as soon as the button is there, long before the script.
        page.at_start(
            "const timer = setInterval(() => {"
            "  const button = [...document.querySelectorAll('button')].find((one) => one.textContent === 'Press');"
            "  if (!button) return;"
            "  clearInterval(timer); button.click();"
            "  window.early = [button.hasAttribute('data-pending'), document.readyState]; }, 10)")
        page.navigate(proxy.address + "/pressing")
        is_pending, state = page.run("return window.early")
        self.assertTrue(is_pending)
        self.assertNotEqual(state, "complete")
        self.wait_for(page, "log", "pressed")
        page.click("button", "Press")
        self.wait_for(page, "log", "pressed, pressed")

    def test_values_that_are_filled_in_without_an_event_are_submitted(self) -> None:
        page = self.open()
        page.run("document.querySelector(arguments[0]).value = 'filled'", field("Title"))
        page.run("document.querySelector(arguments[0]).value = 'by a program'", field("Note"))
        page.click("button[type=submit]")
        self.wait_for(page, "saved", "filled/by a program")

    def test_the_page_behind_a_sheet_gets_no_press_no_key_and_no_scroll(self) -> None:
        page = self.open()
        page.click("button", "Open")
        page.wait("return document.querySelector('dialog[open]') !== null")
        page.click("button", "Inside")
        self.wait_for(page, "log", "row, inside")
        page.press("k")
        page.wheel(450, 350, 400)
        page.press(Keys.END)
        settled(page)
        self.assertEqual(page.run("return [document.getElementById('log').textContent, scrollY]"), ["row, inside", 0])
        page.press(Keys.ESCAPE)
        page.wait("return document.querySelector('dialog[open]') === null")
        page.press("k")
        self.wait_for(page, "log", "row, inside, key")
