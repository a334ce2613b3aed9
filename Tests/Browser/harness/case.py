"""A test case with an application that runs and a browser to look at it."""

import unittest

from .application import Application
from .browser import Browser
from .inspection import settled
from .page import Page
from .waiting import wait_until


class ApplicationTestCase(unittest.TestCase):
    """Starts application and browser once a class; each test begins without pages and cookies."""

    #: The name of the application's binary, and what it is started with.
    command: tuple[str, ...] = ()

    application: Application
    browser: Browser

    @classmethod
    def setUpClass(cls) -> None:
        cls.application = Application(*cls.command)
        cls.addClassCleanup(cls.application.stop)
        cls.browser = Browser()
        cls.addClassCleanup(cls.browser.quit)

    def setUp(self) -> None:
        self.pages: list[Page] = []
        self.addCleanup(self.browser.close_pages)
        # Pages of the test before may still be on their way out.
        self.wait_for_metric("polls_waiting", 0)

    def wait_for_metric(self, name: str, value: int) -> None:
        found = None

        def look() -> bool:
            nonlocal found
            found = self.application.metric(name)
            return found == value

        wait_until(look, what=lambda: f"{name} to be {value}; it is {found}")

    def page(self, path: str = "/", **size: int) -> Page:
        """Opens a page of the application in a tab of its own."""
        page = self.browser.page(self.application.address + path, **size)
        self.pages.append(page)
        return page

    def live(self, path: str = "/", **size: int) -> Page:
        """Opens a page that comes to rest; the application has to run with `--inspect`."""
        page = self.page(path, **size)
        settled(page)
        return page

    def tearDown(self) -> None:
        """Keeps pictures of a failed test; a console that is not clean fails a test that passed."""
        if _has_failed(self):
            for number, page in enumerate(self.pages, 1):
                print(f"\n  picture: {page.screenshot(f'{self.id()}-{number}')}")
        for page in self.pages:
            self.assertEqual(page.console_errors(), [], "the console of the page")


def _has_failed(case: unittest.TestCase) -> bool:
    result = case._outcome.result  # unittest tells it nowhere else
    return any(test is case for test, _ in result.failures + result.errors)
