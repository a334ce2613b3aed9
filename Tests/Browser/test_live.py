"""The live connection in a real browser: bad networks, stopped servers, navigation."""

import json
import signal
import urllib.error
import urllib.request

from selenium.webdriver.common.keys import Keys

from harness import ApplicationTestCase, Page, also_in_firefox_at_length, differences, long
from harness.waiting import PATIENCE, wait_until

SAMPLE = "Examples/Packages/sample-status"
NAMES = "nav [role=listitem]:not([hidden]) a > :first-child"
STATE = "return [document.querySelector('input').value, document.activeElement.localName]"

# Hides the page until `setHidden(false)`.
_HIDE = """
let isHidden;
window.setHidden = (value) => { isHidden = value; document.dispatchEvent(new Event("visibilitychange")); };
Object.defineProperty(document, "hidden", { get: () => isHidden }); setHidden(true);
"""


class LiveTestCase(ApplicationTestCase):
    command = ("Packages", "--status", SAMPLE, "--inspect")

    def live(self, path: str = "/", **options: int | str) -> Page:
        """Opens a page, waits until it has settled, and marks it, so that a reload is detected."""
        page = super().live(path, **options)
        page.run("window.isTheSame = true")
        return page

    def token(self, page: Page) -> str:
        return page.run("return document.querySelector('meta[name=trellis-session]').content")

    def wait_for_end(self, token: str) -> None:
        """Waits until the session has ended."""
        request = urllib.request.Request(
            f"{self.application.address}/_trellis/inspect", method="POST",
            data=json.dumps({"session": token, "tab": "inspection"}).encode(),
            headers={"Content-Type": "application/json", "Origin": self.application.address})

        def is_gone() -> bool:
            try:
                with urllib.request.urlopen(request, timeout=PATIENCE):
                    return False
            except urllib.error.HTTPError as error:
                return error.code == 404

        wait_until(is_gone, what="the session to end")

    def wait_for_names(self, page: Page, *names: str) -> None:
        page.wait("return JSON.stringify([...document.querySelectorAll(arguments[0])].map((e) => e.textContent))"
                  " === JSON.stringify(arguments[1])", NAMES, list(names))

    def assert_whole(self, page: Page) -> None:
        """The page was not reloaded, and shows the tree of its session."""
        self.assertTrue(page.run("return window.isTheSame === true"), "the page was reloaded")
        self.assertEqual(differences(page), [])


@also_in_firefox_at_length
class NetworkTests(LiveTestCase):
    def test_text_typed_offline_is_handled_once_after_reconnecting(self) -> None:
        page = self.live()
        page.provoked = ("net::ERR",)
        # The numbers of the reports of the list about its visible part, which are events too.
        page.run("""window.reports = new Set(), window.send = window.fetch;
          window.fetch = (address, options) => (JSON.parse(options?.body ?? "{}").events ?? []).forEach(({ type }, index) =>
            type === "listwindow" && reports.add(JSON.parse(options.body).first + index)) ?? send(address, options);""")
        events = self.application.metric("events_total")
        page.offline(True)
        page.enter("input", "almanac")
        page.wait("return document.documentElement.classList.contains('trellis-offline')")
        self.assertIn("connection is lost", page.texts(".trellis-status")[0])
        self.assertEqual(page.count("input[data-pending]"), 1)
        page.offline(False)
        self.wait_for_names(page, "almanac")
        page.wait("return !document.documentElement.classList.contains('trellis-offline')")
        page.wait("return !document.querySelector('[data-pending]')")
        self.assertEqual(self.application.metric("events_total"), events + 1 + page.run("return reports.size"))
        self.assert_whole(page)

    @long
    def test_the_notice_of_a_lost_connection_moves_nothing(self) -> None:
        page = self.live(width=600, height=500)
        page.provoked = ("net::ERR",)
        size = "return [document.documentElement.scrollWidth, document.documentElement.scrollHeight]"
        shown = ("const { top, bottom, width } = document.querySelector('.trellis-status').getBoundingClientRect();"
                 "return top > 0 && bottom <= innerHeight && width > 200")
        self.assertEqual(page.run(size), [600, 500])
        self.assertFalse(page.run(shown))
        page.offline(True)
        page.enter("input", "almanac")
        page.wait("return document.documentElement.classList.contains('trellis-offline')")
        self.assertTrue(page.run(shown))
        self.assertEqual(page.run(size), [600, 500])
        page.offline(False)
        page.wait("return document.querySelector('.trellis-status').textContent.includes('is back')")
        self.assertFalse(page.run(shown), "that is read out only")
        self.assertEqual(page.run(size), [600, 500])

    def test_the_page_waits_for_a_stopped_server(self) -> None:
        page = self.live()
        self.application.signal(signal.SIGSTOP)
        try:
            page.type("input", "almanac")
            page.wait("return window.__live.others > 0")
        finally:
            self.application.signal(signal.SIGCONT)
        self.wait_for_names(page, "almanac")
        self.assert_whole(page)

    @long
    def test_responses_of_other_servers_are_ignored(self) -> None:
        """For example a hotel network's login page, which requests a room number."""
        page = self.live()
        page.run("const plain = window.fetch; window.responses = ['{}', 'null', '[]', '\"no\"', '<html>'];"
                 "window.fetch = (...request) => responses.length"
                 "  ? Promise.resolve(new Response(responses.shift())) : plain(...request)")
        page.enter("input", "almanac")
        self.wait_for_names(page, "almanac")
        self.assertEqual(page.run("return window.responses"), [])
        self.assert_whole(page)

    def test_a_restarted_server_gets_the_entries(self) -> None:
        page = self.live()
        page.provoked = ("net::ERR", "404")
        page.type("input", "alman")
        self.wait_for_names(page, "almanac")
        self.application.stop()
        page.type("input", "ac")
        self.application.restart()
        self.wait_for_metric('sessions{phase="attached"}', 1)
        self.wait_for_names(page, "almanac")
        page.wait("return document.querySelector('input').value === 'almanac'")
        page.wait("return document.activeElement.tagName === 'INPUT'")
        page.press(Keys.BACKSPACE)
        page.wait("return location.search === '?search=almana'")
        self.assert_whole(page)

    def test_a_page_with_changed_html_gets_the_whole_tree(self) -> None:
        """For example a proxy or an extension that changes the HTML."""
        self.page("/healthz").at_start("""
            new MutationObserver(() => {
              const meta = document.querySelector("meta[name=trellis-elements]");
              const root = document.querySelector("[data-trellis]");
              if (meta) meta.content = "12345";
              if (root && !window.isChanged) {
                window.isChanged = true;
                root.prepend(document.createElement("aside"));
              }
            }).observe(document, { childList: true, subtree: true });""")
        page = self.pages[0]
        resets = self.application.metric("resets_total")
        page.open(self.application.address)
        self.wait_for_metric("resets_total", resets + 1)
        page.run("window.isTheSame = true")
        page.wait("return !document.querySelector('aside')")
        page.type("input", "almanac")
        self.wait_for_names(page, "almanac")
        self.assert_whole(page)


@also_in_firefox_at_length
class TabTests(LiveTestCase):
    needs_whole_chromium = True

    def test_a_page_that_is_closed_ends_its_session(self) -> None:
        page = self.live()
        token = self.token(page)
        self.page("/healthz")
        page.close()
        self.pages.remove(page)
        self.wait_for_end(token)

    def go_away(self, page: Page) -> None:
        """Navigates the tab to another page; the browser keeps the page in the back-forward cache."""
        page.run("addEventListener('pageshow', (event) => { window.isRestored = event.persisted; })")
        if self.is_in_firefox:
            # Firefox caches no page with a request in flight: only one whose poll is paused, as in a hidden page.
            page.run(_HIDE)
            page.run("addEventListener('pageshow', () => setHidden(false))")
            page.wait("return window.__live.polls === 0")
        page.navigate(self.application.address + "/healthz")

    def come_back(self, page: Page) -> None:
        page.back()
        self.assertTrue(page.run("return window.isRestored"), "the browser did not keep the page")

    @long
    def test_a_page_restored_by_the_history_is_live(self) -> None:
        page = self.live()
        self.go_away(page)
        self.come_back(page)
        page.type("input", "almanac")
        self.wait_for_names(page, "almanac")
        self.assert_whole(page)

    def test_a_restored_page_is_live_after_its_session_ended(self) -> None:
        page = self.live()
        page.provoked = ("404", "net::ERR")
        token = self.token(page)
        page.enter("input", "alman")
        self.wait_for_names(page, "almanac")
        self.go_away(page)
        self.application.restart()
        self.come_back(page)
        page.wait("return document.querySelector('meta[name=trellis-session]').content !== arguments[0]", token)
        self.assert_whole(page)
        self.assertEqual(page.run("return document.querySelector('input').value"), "alman")
        page.click("header a:last-of-type")
        self.assert_whole(page)

    def test_a_hidden_page_does_not_poll_until_it_is_shown(self) -> None:
        page = self.live()
        other = self.live()
        page.run(_HIDE)
        star = "return document.querySelector('nav [role=listitem] button').ariaPressed"
        page.wait("return window.__live.polls + window.__live.others === 0")
        other.run("document.querySelector('nav [role=listitem] button').click()")
        other.wait(f"{star} === 'true'")
        other.wait("return !document.querySelector('[data-pending]')")
        self.assertEqual(page.run(star), "false")
        self.assertEqual(page.run("return window.__live.polls"), 0)
        page.run("setHidden(false)")
        page.wait(f"{star} === 'true'")
        self.assert_whole(page)

    def test_a_copied_page_gets_a_session_of_its_own(self) -> None:
        page = self.live()
        html = page.run("return document.documentElement.outerHTML")
        token = self.token(page)
        self.assertIn(token, html)
        response = page.run(
            "return fetch('/_trellis/attach', { method: 'POST', headers: { 'Content-Type':"
            " 'application/json' }, body: JSON.stringify({ session: arguments[0], tab: 'copy',"
            " ack: 0, version: document.querySelector('meta[name=trellis-version]').content,"
            " path: '/', screen: { width: 500, height: 500 } }) }).then((r) => r.json())", token)
        self.assertNotEqual(response["session"], token)
        page.type("input", "almanac")
        self.wait_for_names(page, "almanac")
        self.assert_whole(page)

    @long
    def test_a_window_without_room_is_live(self) -> None:
        page = self.page("/healthz")
        page.at_start("Object.defineProperty(window, 'innerHeight', { get: () => 0 })")
        page.navigate(self.application.address)
        self.wait_for_metric('sessions{phase="attached"}', 1)
        page.type("input", "almanac")
        self.wait_for_names(page, "almanac")

    @long
    def test_addresses_are_accepted_as_browsers_write_them(self) -> None:
        page = self.live("/?search=a\\b|'" + "c" * 6000)
        self.assertIn("\\", page.run("return location.search"))
        self.assertFalse(page.run("return document.documentElement.classList.contains('trellis-gone')"))
        page.run("document.querySelector('input').focus(); document.querySelector('input').select()")
        page.insert("almanac")
        self.wait_for_names(page, "almanac")
        self.assert_whole(page)

    @long
    def test_a_link_with_the_control_key_is_left_to_the_browser(self) -> None:
        page = self.live()
        events = self.application.metric("events_total")
        page.run("document.querySelector('nav [role=listitem] a').dispatchEvent(new MouseEvent('click',"
                 " { bubbles: true, cancelable: true, ctrlKey: true }))")
        page.enter("input", "almanac")
        self.wait_for_names(page, "almanac")
        self.assertEqual(self.application.metric("events_total"), events + 1)


@also_in_firefox_at_length
class InputTests(LiveTestCase):
    def test_nothing_is_sent_while_an_input_method_composes(self) -> None:
        page = self.live()
        events = self.application.metric("events_total")
        page.click("input")
        for text in ("a", "al", "alm"):
            page.compose(text)
        # The field sends 60 ms after an edit; a timer of the edits would end before this one.
        page.run("return new Promise((done) => setTimeout(() => done(true), 60))")
        page.wait("return window.__live.others === 0")
        self.assertEqual(self.application.metric("events_total"), events)
        page.commit("almanac")
        self.wait_for_names(page, "almanac")
        self.assertEqual(page.run("return document.querySelector('input').value"), "almanac")

    def test_text_entered_before_the_script_runs_reaches_the_server(self) -> None:
        """A slow network delays the script; browsers fill in fields, and keep their text on a reload."""
        page = self.page("/healthz")
        page.at_start("""
            new MutationObserver((_, observer) => {
              const field = document.querySelector("input");
              if (!field) return;
              observer.disconnect();
              field.focus();
              document.execCommand("insertText", false, "almanac");
            }).observe(document, { childList: true, subtree: true });""")
        page.open(self.application.address)
        page.run("window.isTheSame = true")
        self.wait_for_names(page, "almanac")
        self.assertEqual(page.run(STATE), ["almanac", "input"])
        self.assert_whole(page)

    def test_a_new_session_does_not_end_a_composition(self) -> None:
        page = self.live()
        page.provoked = ("net::ERR", "404")
        page.click("input")
        page.compose("alm")
        field = "window.field = document.querySelector('input')"
        page.run(field)
        self.application.stop()
        page.wait("return document.documentElement.classList.contains('trellis-offline')")
        self.application.restart()
        page.run("dispatchEvent(new Event('online'))")
        self.wait_for_metric('sessions{phase="attached"}', 1)
        # The page shows the connection before the composition ends, which may take 30 s.
        page.wait("return !document.documentElement.classList.contains('trellis-offline')")
        page.compose("almanac")
        self.assertTrue(page.run("return window.field.isConnected"), "the field was replaced")
        page.commit("almanac")
        page.wait("return !window.field.isConnected")
        self.wait_for_names(page, "almanac")
        self.assertEqual(page.run(STATE), ["almanac", "input"])
        self.assert_whole(page)

    def test_a_too_long_entry_is_dropped_and_other_events_are_sent(self) -> None:
        page = self.live()
        page.provoked = ("status of 400",)
        attaches = self.application.metric("requests_total")
        page.run("const field = document.querySelector('input'); field.value = 'x'.repeat(70000);"
                 "field.dispatchEvent(new Event('input', { bubbles: true }));")
        page.wait("return document.querySelector('.trellis-notice')?.textContent.includes('too long')")
        page.wait("return !document.querySelector('[data-pending]')")
        page.run("document.querySelector('input').focus(); document.querySelector('input').select()")
        page.insert("almanac")
        self.wait_for_names(page, "almanac")
        self.assert_whole(page)
        self.assertLess(self.application.metric("requests_total") - attaches, 500)

    def test_events_beyond_the_size_of_a_request_are_sent_in_several(self) -> None:
        page = self.live()
        page.provoked = ("net::ERR",)
        page.offline(True)
        for _ in range(12):
            page.run("const field = document.querySelector('input'); field.value += 'y'.repeat(2000);"
                     "field.dispatchEvent(new Event('input', { bubbles: true }));"
                     "document.querySelector('header a').click()")
        page.offline(False)
        page.wait("return !document.querySelector('[data-pending]')")
        page.run("document.querySelector('input').focus(); document.querySelector('input').select()")
        page.insert("almanac")
        self.wait_for_names(page, "almanac")
        self.assert_whole(page)

    def test_the_focus_survives_a_reset(self) -> None:
        page = self.live(width=1280, height=500)
        resets = self.application.metric("resets_total")
        page.run(f"document.querySelectorAll('{NAMES}')[20].parentElement.focus()")
        before = page.run("return [document.activeElement.textContent, scrollY,"
                          " document.querySelector('nav > div').scrollTop]")
        page.run("const { session, tab, applied } = window.__live; return fetch('/_trellis/event', {"
                 "  method: 'POST', headers: { 'Content-Type': 'application/json' },"
                 "  body: JSON.stringify({ session, tab, ack: applied, reset: true, first: 1, events: [] })"
                 "}).then((response) => response.json())")
        other = self.live(kind="window")
        other.run("document.querySelector('nav [role=listitem] button').click()")
        page.wait("return document.querySelector('nav [role=listitem] button').ariaPressed === 'true'")
        other.run("document.querySelector('nav [role=listitem] button').click()")
        page.wait("return document.querySelector('nav [role=listitem] button').ariaPressed === 'false'")
        self.assertGreater(self.application.metric("resets_total"), resets)
        self.assertEqual(page.run("return [document.activeElement.textContent, scrollY,"
                                  " document.querySelector('nav > div').scrollTop]"), before)
        self.assertGreater(max(before[1:]), 0, "the row had to be scrolled to")
        page.run("scrollTo(0, 0); document.querySelector('nav > div').scrollTop = 0")
        self.assert_whole(page)

    def test_a_click_never_overtakes_earlier_typing(self) -> None:
        page = self.live()
        page.run(
            "const field = document.querySelector('input'); field.value = 'almanac';"
            "field.dispatchEvent(new Event('input', { bubbles: true }));"
            "[...document.querySelectorAll('nav [role=listitem] a')]"
            ".find((e) => e.textContent.startsWith('almanac')).click();")
        self.wait_for_names(page, "almanac")
        page.wait("return location.search.includes('package=')"
                  " && location.search.includes('search=almanac')")
        self.assert_whole(page)

    def test_a_burst_of_keys_loses_no_key(self) -> None:
        page = self.live()
        for letter in "almanac":
            page.press(letter) if letter != "a" else page.type("input", letter)
        self.wait_for_names(page, "almanac")
        self.assertEqual(page.run("return document.querySelector('input').value"), "almanac")
        self.assert_whole(page)
