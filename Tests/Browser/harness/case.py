"""Test cases with a browser and a running application."""

import atexit
import os
import sys
import unittest
from collections.abc import Callable, Sequence
from typing import TypeVar

from .application import Application
from .chromium import Chromium
from .firefox import Firefox
from .inspection import settled
from .page import Page
from .waiting import wait_until

T = TypeVar("T")

needs_firefox = unittest.skipUnless(Firefox.is_installed(), "Firefox is not installed; run Scripts/install-deps test")

_firefox: Firefox | None = None
#: By whether it is the whole browser.
_chromium: dict[bool, Chromium] = {}
_applications: dict[tuple[str, ...], Application] = {}


def shared_firefox() -> Firefox:
    """The Firefox shared by all tests, because its start takes seconds. It ends with the run."""
    global _firefox
    if _firefox is None:
        _firefox = Firefox()
    return _firefox


def shared_chromium(is_whole: bool = False) -> Chromium:
    """The Chromium shared by all tests with its usual settings. It ends with the run."""
    if is_whole not in _chromium:
        _chromium[is_whole] = Chromium(is_whole=is_whole)
    return _chromium[is_whole]


def shared_application(command: tuple[str, ...]) -> Application:
    """The application shared by all classes with `command`. It ends with the run."""
    if command not in _applications:
        _applications[command] = Application(*command)
    return _applications[command]


def quit_shared() -> None:
    """Ends the browsers and servers that the tests of this process share."""
    global _firefox
    for browser in (_firefox, *_chromium.values()):
        if browser:
            browser.quit()
    _firefox = None
    _chromium.clear()
    for application in _applications.values():
        application.stop()
    _applications.clear()


atexit.register(quit_shared)


class BrowserTestCase(unittest.TestCase):
    """Has a browser of its kind; each test begins without pages and cookies. A class runs in Chromium, and with
    `also_in_firefox` in Firefox, too."""

    #: Whether the class is the one for Firefox.
    is_in_firefox = False
    #: Whether the class runs only in the long form; `long` says so for one test.
    is_long = False
    #: Whether the class needs what Chromium's headless shell has not: a history that keeps pages alive, the focus of windows,
    #: copied texts, the fonts of the system as the desktop paints them.
    needs_whole_chromium = False
    #: Device pixels per CSS pixel in Chromium.
    scale = 1.0
    #: Settings of the user of Chromium, by the names of Chromium's preferences.
    preferences: dict[str, int] = {}

    browser: Chromium | Firefox

    @classmethod
    def setUpClass(cls) -> None:
        if cls.is_in_firefox:
            cls.browser = shared_firefox()
        elif cls.scale == 1 and not cls.preferences:
            cls.browser = shared_chromium(cls.needs_whole_chromium)
        else:
            cls.browser = Chromium(
                scale=cls.scale, preferences=cls.preferences, is_whole=cls.needs_whole_chromium)
            cls.addClassCleanup(cls.browser.quit)

    def setUp(self) -> None:
        self.addCleanup(self.browser.close_pages)


def sample(all_of: Sequence[T], every: int) -> Sequence[T]:
    """The list in the long form of the tests; in the short form every `every`-th of its entries."""
    return all_of[::every] if "TRELLIS_SHORT" in os.environ else all_of


def long(test: Callable[..., None]) -> Callable[..., None]:
    """Leaves a test to the long form; a class has `is_long` for all its tests."""
    test.is_long = True
    return test


def is_long(test: unittest.TestCase) -> bool:
    """Whether a test runs only in the long form: by its class or by `long`."""
    method = getattr(test, test._testMethodName, None)  # unittest has no public property for the name
    return getattr(test, "is_long", False) or getattr(method, "is_long", False)


def also_in_firefox(case: type[BrowserTestCase], is_long: bool = False) -> type[BrowserTestCase]:
    """Runs the tests of a class in Firefox, too, with `is_long` only in the long form: adds a class `…InFirefox`
    to its module."""
    name = f"{case.__name__}InFirefox"
    own = {"is_in_firefox": True, "is_long": is_long, "__module__": case.__module__, "__qualname__": name}
    setattr(sys.modules[case.__module__], name, needs_firefox(type(name, (case,), own)))
    return case


def also_in_firefox_at_length(case: type[BrowserTestCase]) -> type[BrowserTestCase]:
    """Runs the tests of a class in Firefox, too, in the long form of the browser tests."""
    return also_in_firefox(case, is_long=True)


#: The applications whose pages have no data that a test changes for another one, so that classes share them.
_SHARED = ("Gallery", "TextPage", "ThemeExample", "LayersPage", "Counter")


class ApplicationTestCase(BrowserTestCase):
    """Starts one application for each class, or shares one without data of its own with other classes."""

    #: The name and arguments of the application's binary.
    command: tuple[str, ...] = ()

    application: Application

    @classmethod
    def setUpClass(cls) -> None:
        if cls.command[0] in _SHARED:
            cls.application = shared_application(cls.command)
        else:
            cls.application = Application(*cls.command)
            cls.addClassCleanup(cls.application.stop)
        super().setUpClass()

    def setUp(self) -> None:
        self.pages: list[Page] = []
        super().setUp()
        # Pages of the previous test may not be closed yet.
        self.wait_for_metric("polls_waiting", 0)

    def wait_for_metric(self, name: str, value: int) -> None:
        found = None

        def look() -> bool:
            nonlocal found
            found = self.application.metric(name)
            return found == value

        wait_until(look, what=lambda: f"{name} to be {value}; it is {found}")

    def page(self, path: str = "/", **options: int | str) -> Page:
        """Opens a page of the application in a new tab."""
        page = self.browser.page(self.application.address + path, **options)
        self.pages.append(page)
        return page

    def live(self, path: str = "/", **options: int | str) -> Page:
        """Opens a page and waits until it has settled; the application needs `--inspect`."""
        page = self.page(path, **options)
        settled(page)
        return page

    def tearDown(self) -> None:
        """Saves screenshots of a failed test; errors in the console fail a test that passed."""
        if _has_failed(self):
            for number, page in enumerate(self.pages, 1):
                print(f"\n  picture: {page.screenshot(f'{self.id()}-{number}')}")
        for page in self.pages:
            self.assertEqual(page.console_errors(), [], "the console of the page")


def _has_failed(case: unittest.TestCase) -> bool:
    result = case._outcome.result  # unittest has no public property for the result
    return any(test is case for test, _ in result.failures + result.errors)
