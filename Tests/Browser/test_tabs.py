"""Many windows and tabs of one browser: over HTTP/1.1 they share six connections."""

import time

from selenium.common.exceptions import WebDriverException

from harness import Application, ApplicationTestCase, ChaosProxy, FirefoxPage, Page, needs_firefox
from harness.waiting import wait_until

NOTES = "return [...document.querySelectorAll('[data-note]')].map((e) => e.dataset.note)"
#: The limit in seconds for immediate results. A request that waits for a connection waits until a poll ends,
#: which takes 25 s; a busy machine takes less than this limit.
AT_ONCE = 12.0

# Records when the tab is shown, and when each note is. All tabs of a window but one are hidden: the driver
# shows a tab when it reads from it.
_STAMP = """
window.shown = {};
window.visible = 0;
document.addEventListener("visibilitychange", () => { window.visible = Date.now(); });
const note = () => { for (const { dataset } of document.querySelectorAll("[data-note]")) {
  window.shown[dataset.note] ??= Date.now(); } };
new MutationObserver(note).observe(document, { childList: true, subtree: true });
"""


def wait_for_few_polls(*applications: Application) -> None:
    """Waits until at most four polls wait. On a busy machine the server may learn of the end of a poll after the
    poll of the tab that took over its lease."""
    wait_until(lambda: sum(one.metric("polls_waiting") for one in applications) <= 4, what="at most four polls to wait")


class TabsTestCase(ApplicationTestCase):
    command = ("ChaosPage", "--inspect")

    def open(self, path: str = "/notes", kind: str = "window", address: str | None = None) -> float:
        """Opens a page in a new window or tab and returns the seconds until it was live."""
        begin = time.monotonic()
        page = self.browser.page((address or self.application.address) + path, kind=kind, focused=False)
        self.pages.append(page)
        page.wait("return window.__live.polls > 0 || window.__live.isBrief")
        seconds = time.monotonic() - begin
        page.run(_STAMP)
        return seconds

    def holders(self, page: Page) -> list[str]:
        """The tabs with a lease, in the order of the places."""
        entries = page.run("return [0, 1, 2, 3].map((slot) => localStorage[`trellis-poll-${slot}`])")
        return [entry.split()[0] for entry in entries if entry]

    def assert_delivered(self, writer: Page, readers: list[Page], text: str, *, what: str) -> None:
        """An entry on one page is acknowledged, and shown on the others, almost at once."""
        begin = writer.run("return Date.now()")
        writer.enter("[aria-label=Prompt]", text)
        entered = writer.run("return document.querySelector('[aria-label=Prompt]').value")
        writer.wait("return !document.querySelector('[data-pending]')")
        response = (writer.run("return Date.now()") - begin) / 1000
        note = f"prompt {entered}"
        pushes = [
            page.wait(f"return window.shown[{note!r}] && window.shown[{note!r}] - Math.max({begin}, visible) + 1")
            / 1000 for page in readers]
        print(f"\n  {what}: response after {response:.2f} s, push after {max(pushes):.2f} s at most ", end="")
        self.assertLess(response, AT_ONCE, "a click waited for a connection")
        self.assertLess(max(pushes), AT_ONCE, "a push waited for a connection")


class ManyTabsTests(TabsTestCase):
    is_long = True

    def test_twelve_windows_and_thirty_tabs_are_live(self) -> None:
        seconds = [self.open(kind="window") for _ in range(11)]
        seconds.append(self.open("/note"))
        print(f"\n  12 windows: live after {max(seconds):.2f} s at most ", end="")
        self.assertLess(max(seconds), AT_ONCE, "a page waited for a connection")
        wait_for_few_polls(self.application)
        *readers, writer = self.pages
        self.assert_delivered(writer, readers, "a", what="12 windows")
        seconds = [self.open(kind="tab") for _ in range(18)]
        print(f"\n  30 tabs: live after {max(seconds):.2f} s at most ", end="")
        self.assertLess(max(seconds), AT_ONCE, "a page waited for a connection")
        readers = [page for page in self.pages if page is not writer]
        self.assert_delivered(writer, readers, "b", what="30 tabs")
        wait_until(lambda: len(set(self.holders(writer))) == 4, what="four tabs to have leases")
        wait_for_few_polls(self.application)
        for _ in range(20):
            self.assertLessEqual(self.application.metric("polls_waiting"), 4)
            self.assertLessEqual(len(self.holders(writer)), 4)
        # No session's data is stored where other tabs can read it.
        self.assertEqual(writer.run("return Object.keys(localStorage).sort()"),
                         [f"trellis-poll-{slot}" for slot in range(4)])
        for page in (writer, *readers[:3]):
            token = page.run("return document.querySelector('meta[name=trellis-session]').content")
            tab = page.run("return window.__live.tab")
            stored = page.run("return JSON.stringify(localStorage) + document.cookie")
            self.assertNotIn(token, stored)
            self.assertNotIn(tab, stored)

    def test_a_hidden_tab_ends_its_poll_and_updates_when_it_is_shown(self) -> None:
        self.open("/note")
        for _ in range(6):
            self.open()
        writer, *readers = self.pages
        for page in readers:
            page.run("Object.defineProperty(document, 'hidden', { configurable: true, get: () => true });"
                     "document.dispatchEvent(new Event('visibilitychange'))")
        wait_until(lambda: self.application.metric("polls_waiting") <= 1, what="the polls to end")
        writer.enter("[aria-label=Prompt]", "a")
        writer.wait("return !document.querySelector('[data-pending]')")
        for page in readers:
            self.assertEqual(page.run(NOTES), [])
            page.run("delete document.hidden; document.dispatchEvent(new Event('visibilitychange'))")
            page.wait("return window.shown['prompt a']")

    def test_the_lease_of_a_crashed_tab_goes_to_another_tab(self) -> None:
        for _ in range(4):
            self.open()
        crashed = self.pages.pop()
        # Two tabs that claim one place at the same time get places one after the other.
        wait_until(lambda: len(set(self.holders(crashed))) == 4, what="four tabs to have leases")
        before = self.holders(crashed)
        self.crash(crashed)
        self.open("/note")
        self.open()
        *readers, writer, last = self.pages
        self.assert_delivered(writer, [*readers, last], "a", what="after a crash")

        def is_replaced() -> bool:
            return len(set(self.holders(writer)) & set(before)) == 3 and len(self.holders(writer)) == 4

        wait_until(is_replaced, what=lambda: f"one of {before} to be replaced in {self.holders(writer)}")

    def crash(self, page: Page) -> None:
        try:
            page.driver.set_page_load_timeout(3)
            page.driver.get("chrome://crash")
        except WebDriverException:
            pass
        finally:
            page._driver.switch_to.window(self.pages[0]._handle)
            page._driver.set_page_load_timeout(120)


class InsecureTests(TabsTestCase):
    """Plain HTTP with another host name: no secure context, and no Web Locks."""

    is_long = True
    needs_whole_chromium = True

    def test_leases_need_no_secure_context(self) -> None:
        address = f"http://trellis.test:{self.application.port}"
        seconds = [self.open(address=address) for _ in range(7)]
        seconds.append(self.open("/note", address=address))
        *readers, writer = self.pages
        for page in self.pages:
            page.provoked = ("Cross-Origin-Opener-Policy header has been ignored",)
        self.assertEqual(writer.run("return [isSecureContext, 'locks' in navigator]"), [False, False])
        self.assertLess(max(seconds), AT_ONCE, "a page waited for a connection")
        wait_for_few_polls(self.application)
        self.assert_delivered(writer, readers, "a", what="8 windows without a secure context")

    def test_without_storage_only_the_focused_window_sends_long_polls(self) -> None:
        first = self.page("/healthz", focused=False)
        refuse = ("Object.defineProperty(window, 'localStorage',"
                  " { get() { throw new DOMException('refused', 'SecurityError'); } })")
        first.at_start(refuse)
        for _ in range(7):
            page = self.browser.page(self.application.address + "/healthz", kind="window", focused=False)
            page.at_start(refuse)
            page.open(self.application.address + "/notes")
            self.pages.append(page)
            page.wait("return window.__live.polls > 0 || window.__live.isBrief")
            page.run(_STAMP)
        self.assertLess(self.open("/note"), AT_ONCE)
        wait_for_few_polls(self.application)
        _, *readers, writer = self.pages
        self.assert_delivered(writer, readers, "a", what="8 windows without storage")


class SharedOriginTests(TabsTestCase):
    def test_two_applications_behind_one_origin_share_the_leases(self) -> None:
        other = Application("Packages", "--status", "Examples/Packages/sample-status", "--inspect")
        self.addCleanup(other.stop)
        proxy = ChaosProxy(other.port, others={"/note": self.application.port})
        self.addCleanup(proxy.close)
        for _ in range(4):
            self.open(address=proxy.address)
            self.open("/", address=proxy.address)
        self.assertLess(self.open("/note", address=proxy.address), AT_ONCE)
        readers, writer = self.pages[:-1:2], self.pages[-1]
        wait_for_few_polls(self.application, other)
        self.assert_delivered(writer, readers, "a", what="2 applications on one origin")
        for page in self.pages:
            page.provoked = ("status of 409", "net::ERR")  # the proxy may reorder polls


@needs_firefox
class FirefoxTests(ApplicationTestCase):
    """Firefox has six connections per server, too, and its leases need neither focus nor Web Locks."""

    is_long = True
    command = ("ChaosPage",)
    is_in_firefox = True

    def open(self, path: str = "/notes", *, kind: str = "window") -> tuple[FirefoxPage, float]:
        begin = time.monotonic()
        page = self.browser.page(self.application.address + path, kind=kind)
        page.wait("return performance.getEntriesByType('resource')"
                  ".some((e) => e.name.endsWith('/_trellis/attach') && e.responseEnd)")
        seconds = time.monotonic() - begin
        page.run(_STAMP)
        return page, seconds

    def assert_delivered(
        self, writer: FirefoxPage, readers: list[FirefoxPage], text: str, *, what: str
    ) -> None:
        """Text entered on one page is acknowledged at once, and shown on visible pages; hidden pages show
        it once they are visible."""
        writer.show()
        hidden = [page for page in readers if page.run("return document.hidden")]
        visible = [page for page in readers if page not in hidden]
        begin = writer.run("""
            document.querySelector("[aria-label=Prompt]").focus();
            window.entered = Date.now();
            document.execCommand("insertText", false, %r);
            return window.entered;""" % text)
        done = writer.wait("return !document.querySelector('[data-pending]') && Date.now()")
        note = f"prompt {writer.run('return document.querySelector(`[aria-label=Prompt]`).value')}"
        pushes = [page.wait(f"return window.shown[{note!r}]") - begin for page in visible]
        shows = []
        for page in hidden:
            page.show()
            shows.append(page.wait(f"return window.shown[{note!r}] && visible && "
                                   f"Math.max(1, window.shown[{note!r}] - Math.max({begin}, visible))"))
        print(f"\n  {what}: response after {(done - begin) / 1000:.2f} s, push after {max(pushes) / 1000:.2f} s"
              f" at most, {max(shows, default=0) / 1000:.2f} s after a hidden tab is shown ", end="")
        self.assertLess(done - begin, AT_ONCE * 1000, "an event waited for a connection")
        self.assertLess(max(pushes + shows), AT_ONCE * 1000, "a push waited for a connection")

    def test_twelve_windows_and_thirty_tabs_are_live(self) -> None:
        windows = [self.open() for _ in range(11)]
        writer, seconds = self.open("/note")
        readers = [page for page, _ in windows]
        slowest = max(seconds, *(seconds for _, seconds in windows))
        print(f"\n  12 windows: live after {slowest:.2f} s at most ", end="")
        self.assertLess(slowest, AT_ONCE, "a page waited for a connection")
        wait_for_few_polls(self.application)
        self.assert_delivered(writer, readers, "a", what="12 windows")
        tabs = [self.open(kind="tab") for _ in range(18)]
        slowest = max(seconds for _, seconds in tabs)
        print(f"\n  30 tabs: live after {slowest:.2f} s at most ", end="")
        self.assertLess(slowest, AT_ONCE, "a page waited for a connection")
        self.assert_delivered(writer, [*readers, *(page for page, _ in tabs)], "b", what="30 tabs")
        wait_for_few_polls(self.application)
