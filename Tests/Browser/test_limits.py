"""What a server limits, and what holds it up, goes unnoticed by those who keep to their own."""

import os
import unittest

from harness import ApplicationTestCase, Page, differences

PROCESSORS = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count()
ENTRIES = "return [...document.querySelectorAll('ol > :not([hidden])')].map((e) => e.dataset.entry)"


class ConnectionTests(ApplicationTestCase):
    command = ("ChaosPage", "--inspect", "--max-requests-per-connection", "2")

    def test_a_page_goes_on_over_many_connections(self) -> None:
        page = self.page(width=500, height=2000)
        page.wait("return window.__live.polls > 0")
        page.run("window.isTheSame = true")
        log = []
        for number in range(1, 9):
            page.enter("input", "abcdefgh"[number - 1])
            log.append("text " + "abcdefgh"[:number])
            page.wait("return !document.querySelector('[data-pending]')")
        page.run("document.querySelector('[data-do=stop]').click()")
        self.assertEqual(differences(page), [])
        self.assertEqual(page.run(ENTRIES), [*log, "stop"])
        self.assertTrue(page.run("return window.isTheSame === true"), "the page was reloaded")
        self.assertFalse(page.run("return document.documentElement.matches('.trellis-offline')"))


class BlockingTests(ApplicationTestCase):
    command = ("ChaosPage", "--inspect")

    def open(self) -> Page:
        page = self.page(width=500, height=2000)
        page.wait("return window.__live.polls > 0")
        return page

    def do(self, page: Page, name: str) -> None:
        page.run("document.querySelector(`[data-do=${arguments[0]}]`).click()", name)

    @unittest.skipIf(PROCESSORS == 1, "a handler that blocks keeps the only thread")
    def test_a_handler_that_blocks_holds_up_its_own_page_only(self) -> None:
        blocked, other = self.open(), self.open()
        self.do(blocked, "block")
        blocked.enter("input", "later")
        for number in range(1, 6):
            other.enter("input", "x")
            other.wait(f"return document.querySelectorAll('ol > :not([hidden])').length === {number}")
        self.live("/first")
        self.assertEqual(blocked.run(ENTRIES), [])
        self.assertEqual(len(blocked.all("[data-do=block][data-pending]")), 1)
        self.do(other, "open")
        blocked.wait("return !document.querySelector('[data-pending]')")
        self.do(blocked, "stop")
        self.assertEqual(differences(blocked), [])
        self.assertEqual(blocked.run(ENTRIES), ["gate opened", "block", "text later", "stop"])
