"""Test cases with a browser, and with an application that runs."""

import atexit
import sys
import unittest

from .application import Application
from .chromium import Chromium
from .firefox import Firefox
from .inspection import settled
from .page import Page
from .waiting import wait_until

needs_firefox = unittest.skipUnless(Firefox.is_installed(), "Firefox is not installed; run Scripts/install-deps test")

_firefox: Firefox | None = None


def shared_firefox() -> Firefox:
    """The Firefox of all tests, as it takes seconds to start. It ends with the run."""
    global _firefox
    if _firefox is None:
        _firefox = Firefox()
        atexit.register(_firefox.quit)
    return _firefox


class BrowserTestCase(unittest.TestCase):
    """Has a browser of its kind; each test begins without pages and cookies. A class runs in Chromium, and in
    Firefox as well if it is `also_in_firefox`."""

    #: Whether the class is the one for Firefox.
    is_in_firefox = False
    #: Whether the class runs in the long form only.
    is_long = False
    #: How many pixels of the screen a CSS pixel is, in Chromium.
    scale = 1.0

    browser: Chromium | Firefox

    @classmethod
    def setUpClass(cls) -> None:
        if cls.is_in_firefox:
            cls.browser = shared_firefox()
        else:
            cls.browser = Chromium(scale=cls.scale)
            cls.addClassCleanup(cls.browser.quit)

    def setUp(self) -> None:
        self.addCleanup(self.browser.close_pages)


def also_in_firefox(case: type[BrowserTestCase], is_long: bool = False) -> type[BrowserTestCase]:
    """Runs the tests of a class in Firefox, too, if it `is_long` in the long form only: adds a class `…InFirefox`
    to its module."""
    name = f"{case.__name__}InFirefox"
    own = {"is_in_firefox": True, "is_long": is_long, "__module__": case.__module__, "__qualname__": name}
    setattr(sys.modules[case.__module__], name, needs_firefox(type(name, (case,), own)))
    return case


def also_in_firefox_at_length(case: type[BrowserTestCase]) -> type[BrowserTestCase]:
    """Runs the tests of a class in Firefox, too, in the long form of the browser tests."""
    return also_in_firefox(case, is_long=True)


class ApplicationTestCase(BrowserTestCase):
    """Starts an application once a class."""

    #: The name of the application's binary, and its arguments.
    command: tuple[str, ...] = ()

    application: Application

    @classmethod
    def setUpClass(cls) -> None:
        cls.application = Application(*cls.command)
        cls.addClassCleanup(cls.application.stop)
        super().setUpClass()

    def setUp(self) -> None:
        self.pages: list[Page] = []
        super().setUp()
        # Pages of the test before may still be on their way out.
        self.wait_for_metric("polls_waiting", 0)

    def wait_for_metric(self, name: str, value: int) -> None:
        found = None

        def look() -> bool:
            nonlocal found
            found = self.application.metric(name)
            return found == value

        wait_until(look, what=lambda: f"{name} to be {value}; it is {found}")

    def page(self, path: str = "/", **options: int | str) -> Page:
        """Opens a page of the application in a tab of its own."""
        page = self.browser.page(self.application.address + path, **options)
        self.pages.append(page)
        return page

    def live(self, path: str = "/", **options: int | str) -> Page:
        """Opens a page that comes to rest; the application has to run with `--inspect`."""
        page = self.page(path, **options)
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
