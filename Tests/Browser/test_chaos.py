"""Bad networks: after any disturbance of its requests, a page ends with its session's tree, and with the tree
that the server builds from scratch.

CHAOS_BROWSER_SCHEDULES sets the number of schedules.
"""

import os
import random
import time

from harness import (
    ApplicationTestCase, ChaosProxy, Page, also_in_firefox_at_length, differences, differences_from_new, trees)

SCHEDULES = int(os.environ.get("CHAOS_BROWSER_SCHEDULES", "4"))
FIRST = int(os.environ.get("CHAOS_FIRST", "0"))

TYPE = """
const field = document.querySelector("input");
field.focus();
field.value += arguments[0];
field.dispatchEvent(new InputEvent("input", { bubbles: true }));
return field.value;
"""


@also_in_firefox_at_length
class ChaosTests(ApplicationTestCase):
    command = ("ChaosPage", "--inspect")

    def setUp(self) -> None:
        super().setUp()
        self.proxy = ChaosProxy(self.application.port)
        self.addCleanup(self.proxy.close)

    def live(self) -> Page:
        page = self.browser.page(self.proxy.address, width=500, height=2000)
        self.pages.append(page)
        page.provoked = ("net::ERR", "status of 50", "status of 409")
        page.run("window.isTheSame = true")
        return page

    def act(self, page: Page, chooser: random.Random) -> str | None:
        """Performs a random action of a user, and returns the text that the log must contain for it."""
        kind = chooser.choice(["type", "type", "add", "remove", "reverse", "kill", "resize"])
        if kind == "type":
            return "text " + page.run(TYPE, chooser.choice("abcdefgh"))
        if kind == "kill":
            self.proxy.kill_connections()
        elif kind == "resize":
            page.resize(chooser.randrange(300, 900), 2000)
        else:
            page.run("document.querySelector(`[data-do=${arguments[0]}]`).click()", kind)
            return kind
        return None

    def test_events_are_handled_once_and_pages_match_the_server(self) -> None:
        for seed in range(FIRST, FIRST + SCHEDULES):
            with self.subTest(seed=seed):
                self.check(seed)
            self.browser.close_pages()
            self.pages.clear()

    def check(self, seed: int) -> None:
        chooser = random.Random(seed)
        page = self.live()
        if chooser.random() < 0.7:
            page.wait("return window.__live.polls > 0")
        self.proxy.disturb(seed)
        log = []
        for _ in range(chooser.randrange(5, 25)):
            entry = self.act(page, chooser)
            log += [entry] if entry else []
            time.sleep(chooser.choice([0, 0.02, 0.1, 0.4]) * chooser.random())
        self.proxy.heal()
        page.run("document.querySelector('[data-do=stop]').click()")
        log.append("stop")
        if chooser.random() < 0.5:
            page.run("dispatchEvent(new Event('online'))")
        page.wait(
            "return document.querySelector('ol > :last-child:not([hidden])')?.dataset.entry === 'stop'")
        # A narrow window has no room for all buttons, and scrolled to the field when it got the focus.
        page.run("scrollTo(0, 0)")
        expected, shown = trees(page)
        self.assertEqual(shown, expected)
        self.assertEqual(differences(page), [])
        self.assertEqual(differences_from_new(page), [])
        done = page.run("return [...document.querySelectorAll('ol > :not([hidden])')].map((e) => e.dataset.entry)")
        self.assertEqual(done, log)
        typed = next((entry[5:] for entry in reversed(log) if entry.startswith("text ")), "")
        self.assertEqual(page.run("return document.querySelector('input').value"), typed)
        self.assertTrue(page.run("return window.isTheSame === true"), "the page was reloaded")
        self.assertEqual(page.console_errors(), [])
