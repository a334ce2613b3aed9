"""A stopped server, and a browser without network: actions of that time are performed once.

STANDSTILL_SECONDS sets the duration, by default 3.
"""

import os
import signal
import time

from harness import ApplicationTestCase, Page, differences, differences_from_new, trees

SECONDS = float(os.environ.get("STANDSTILL_SECONDS", "3"))
EDITS = 12


class StandstillTests(ApplicationTestCase):
    is_long = True
    command = ("ChaosPage", "--inspect")

    def open(self) -> Page:
        page = self.page(width=500, height=2000)
        page.wait("return window.__live.polls > 0")
        page.run("window.isTheSame = true; document.querySelector('input').focus()")
        return page

    def use(self, page: Page) -> list[str]:
        """Types and clicks repeatedly while the server does not respond; returns the expected log."""
        log = []
        for number in range(EDITS):
            page.insert("abcdefghijkl"[number])
            log.append("text " + "abcdefghijkl"[: number + 1])
            if number % 3 == 0:
                page.run("document.querySelector('[data-do=add]').click()")
                log.append("add")
            time.sleep(SECONDS / EDITS)
        return log

    def check(self, page: Page, log: list[str]) -> None:
        page.run("document.querySelector('[data-do=stop]').click()")
        page.wait(
            "return document.querySelector('ol > :last-child:not([hidden])')?.dataset.entry === 'stop'")
        expected, shown = trees(page)
        self.assertEqual(shown, expected)
        self.assertEqual(differences(page), [])
        self.assertEqual(differences_from_new(page), [])
        done = page.run("return [...document.querySelectorAll('ol > :not([hidden])')].map((e) => e.dataset.entry)")
        self.assertEqual(done, [*log, "stop"])
        self.assertEqual(page.run("return document.querySelector('input').value"), "abcdefghijkl")
        self.assertTrue(page.run("return window.isTheSame === true"), "the page was reloaded")
        page.wait("return !document.documentElement.classList.contains('trellis-offline')")

    def test_a_resumed_server_handles_all_events(self) -> None:
        page = self.open()
        self.application.signal(signal.SIGSTOP)
        try:
            log = self.use(page)
        finally:
            self.application.signal(signal.SIGCONT)
        self.check(page, log)

    def test_a_reconnected_browser_sends_all_events(self) -> None:
        page = self.open()
        page.provoked = ("net::ERR",)
        page.offline(True)
        try:
            log = self.use(page)
        finally:
            page.offline(False)
        self.check(page, log)
