"""A page of another version of the server is reloaded, once."""

import unittest

from selenium.common.exceptions import WebDriverException

from harness import ApplicationTestCase, Page, differences
from harness.waiting import wait_until

# Gives the page another version in its first `%d` loads.
_AGE = """
  const loads = Number(sessionStorage.getItem("loads") ?? 0) + 1;
  sessionStorage.setItem("loads", loads);
  new MutationObserver(() => {
    const meta = document.querySelector("meta[name=trellis-version]");
    if (meta && loads <= %d) meta.content = "old";
  }).observe(document, { childList: true, subtree: true });
"""

# The first page has another version, and text is entered before its script runs; when the page is unloaded, the
# user of the browser becomes `%s`.
_ENTRY = """
  const loads = Number(sessionStorage.getItem("loads") ?? 0) + 1;
  sessionStorage.setItem("loads", loads);
  if (loads === 1) {
    new MutationObserver(() => {
      const meta = document.querySelector("meta[name=trellis-version]");
      if (meta) meta.content = "old";
    }).observe(document, { childList: true, subtree: true });
    document.addEventListener("readystatechange", () => {
      document.querySelector("[aria-label=Prompt]").value = "typed";
    }, { once: true });
    // A cookie that is set at pagehide comes after the request for the next page.
    addEventListener("beforeunload", () => { document.cookie = "user=%s;path=/"; });
  }
"""


class VersionTests(ApplicationTestCase):
    command = ("ChaosPage", "--inspect")

    def open(self, times: int) -> Page:
        page = self.page("/healthz")
        page.at_start(_AGE % times)
        page.navigate(self.application.address + "/note")
        return page

    def loads(self, page: Page) -> int:
        try:
            return int(page.run("return sessionStorage.getItem('loads')"))
        except WebDriverException:
            return 0  # between two pages

    def wait_for_second_load(self, page: Page) -> None:
        wait_until(lambda: self.loads(page) >= 2, what="the page to be loaded anew")

    def test_an_outdated_page_is_reloaded_and_continues(self) -> None:
        page = self.open(1)
        self.wait_for_second_load(page)
        self.assertEqual(differences(page), [])
        events = self.application.metric("events_total")
        page.enter("[aria-label=Prompt]", "typed")
        self.wait_for_metric("events_total", events + 1)
        self.assertEqual(differences(page), [])
        self.assertEqual(self.loads(page), 2)

    def entries_after_sign_in(self, user: str) -> list[str | None]:
        """The field and the storage of the second page, whose user is `user`, after an entry by ada."""
        page = self.page("/healthz")
        # The session of ada's page refuses a request with another user's cookie.
        page.provoked = ("status of 401",)
        page.run("document.cookie = 'user=ada;path=/'")
        page.at_start(_ENTRY % user)
        page.navigate(self.application.address + "/note")
        self.wait_for_second_load(page)
        self.assertEqual(differences(page), [])
        return page.run("return [document.querySelector('[aria-label=Prompt]').value,"
                        " sessionStorage.getItem('trellis-entries')]")

    def test_entries_are_restored_on_the_next_page_of_the_same_user(self) -> None:
        self.assertEqual(self.entries_after_sign_in("ada"), ["typed", None])

    def test_entries_are_not_restored_for_another_user(self) -> None:
        self.assertEqual(self.entries_after_sign_in("eve"), ["", None])

    def test_a_page_that_stays_outdated_shows_a_notice_after_one_reload(self) -> None:
        page = self.open(1000)
        self.wait_for_second_load(page)
        page.wait("return document.documentElement.classList.contains('trellis-gone')")
        page.wait("return document.querySelector('.trellis-status').textContent.includes('Reload')")
        page.wait("return window.__live.polls === 0 && window.__live.others === 0")
        self.assertEqual(self.loads(page), 2)
        page.run("dispatchEvent(new Event('online')); document.dispatchEvent(new Event('visibilitychange'))")
        page.enter("[aria-label=Prompt]", "typed")
        self.assertEqual(page.run("return [window.__live.polls, window.__live.others]"), [0, 0])
        self.assertEqual(page.all("[data-pending]"), [], "nothing is on its way any more")
        self.assertEqual(self.loads(page), 2)

    def test_an_outdated_page_without_storage_shows_a_notice(self) -> None:
        page = self.page("/healthz")
        page.at_start("""
          window.loads = 1;
          for (const name of ["sessionStorage", "localStorage"]) {
            Object.defineProperty(window, name, { get() { throw new DOMException("", "SecurityError"); } });
          }
          new MutationObserver(() => {
            const meta = document.querySelector("meta[name=trellis-version]");
            if (meta) meta.content = "old";
          }).observe(document, { childList: true, subtree: true });""")
        page.navigate(self.application.address + "/note")
        page.wait("return document.documentElement.classList.contains('trellis-gone')")
        page.wait("return document.querySelector('.trellis-status').textContent.includes('Reload')")
