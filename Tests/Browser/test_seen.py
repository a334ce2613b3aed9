"""An action reaches what its user saw, or nothing, on bad networks, with two users, and when the server restarts.

SEEN_BROWSER_SCHEDULES sets the number of schedules.
"""

import os
import random
import time

from harness import ApplicationTestCase, ChaosProxy, Page, also_in_firefox_at_length, sample

SCHEDULES = int(os.environ.get("SEEN_BROWSER_SCHEDULES", len(sample(range(4), 2))))
FIRST = int(os.environ.get("SEEN_FIRST", "0"))

#: Presses a button that shows, once or twice in a row, and returns its name for each press.
PRESS = """
const buttons = [...document.querySelectorAll("[data-trellis] button")].filter((one) => one.checkVisibility());
const button = buttons[Math.floor(arguments[0] * buttons.length)];
if (!button || button.textContent === "Stop") return [];
const names = [];
for (let index = 0; index < arguments[1]; index += 1) {
  names.push(button.textContent);
  button.click();
}
return names;
"""
STOPPED = """
return [...document.querySelectorAll("[data-entry]")].some((one) => one.dataset.entry === "Stop");
"""
STOP = """
const stop = [...document.querySelectorAll("button")].find((one) => one.textContent === "Stop");
stop?.click();
return Boolean(stop);
"""
#: Presses "Stop" again while it is not done: a press on the page of a session that has ended does nothing.
STOP_AT_LAST = """
const isDone = [...document.querySelectorAll("[data-entry]")].some((one) => one.dataset.entry === "Stop");
const stop = [...document.querySelectorAll("button")].find((one) => one.textContent === "Stop");
if (!isDone && !document.querySelector("[data-pending]")) stop?.click();
return isDone;
"""
DONE = "return [...document.querySelectorAll('[data-entry]:not([hidden])')].map((one) => one.dataset.entry)"


@also_in_firefox_at_length
class SeenTests(ApplicationTestCase):
    command = ("ChaosPage",)

    def setUp(self) -> None:
        super().setUp()
        self.proxy = ChaosProxy(self.application.port)
        self.addCleanup(self.proxy.close)

    def open(self, seed: int, user: int) -> Page:
        page = self.browser.page(f"{self.proxy.address}/seen?board={seed}&user={user}", width=500, height=1600)
        self.pages.append(page)
        page.provoked = ("net::ERR", "status of 50", "status of 40")
        page.wait("return window.__live.polls > 0")
        return page

    def test_an_action_reaches_what_its_user_saw_or_nothing(self) -> None:
        done = 0
        for seed in range(FIRST, FIRST + SCHEDULES):
            with self.subTest(seed=seed):
                done += self.check(seed)
            self.browser.close_pages()
            self.pages.clear()
        self.assertGreater(done, 0, "no action was done in any schedule")

    def check(self, seed: int) -> int:
        chooser = random.Random(seed)
        pages = [self.open(seed, user) for user in (0, 1)]
        pressed: list[list[str]] = [[], []]
        self.proxy.disturb(seed)
        restart = chooser.randrange(12) if chooser.random() < 0.1 else -1
        for step in range(chooser.randrange(6, 16)):
            if step == restart:
                self.application.restart()
            user = chooser.randrange(2)
            pressed[user] += pages[user].run(PRESS, chooser.random(), chooser.choice([1, 1, 2]))
            time.sleep(chooser.choice([0, 0, 0.05, 0.2]) * chooser.random())
        self.proxy.heal()
        count = 0
        for page, names in zip(pages, pressed):
            page.run("dispatchEvent(new Event('online'))")
            page.wait("return document.querySelectorAll('[data-pending]').length === 0")
            page.wait(STOP_AT_LAST)
            done = [name for name in page.run(DONE) if name != "Stop"]
            rest = iter(names)
            missing = [name for name in done if name not in rest]
            self.assertEqual(missing, [], f"the user pressed {names}, and {done} were done")
            count += len(done)
        return count

    def test_a_double_click_removes_one_row(self) -> None:
        """Two presses at one place, before and after the first one's answer."""
        page = self.open(10 ** 6, 0)
        page.wait(STOP)
        page.wait(STOPPED)
        removals = """const removals = [...document.querySelectorAll("button")]
          .filter((one) => one.checkVisibility() && one.textContent.startsWith("Remove"));"""
        names = f"{removals} return removals.map((one) => one.textContent)"
        for pause in (0, 0.3):
            before = page.run(names)
            x, y = page.run(f"{removals} const box = removals[0].getBoundingClientRect(); return [box.x + 5, box.y + 5]")
            page.click_twice_at(x, y, pause)
            page.wait(f"{removals} return removals[0].textContent !== arguments[0]", before[0])
            page.wait("return document.querySelectorAll('[data-pending]').length === 0")
            self.assertEqual(page.run(names), before[1:])
