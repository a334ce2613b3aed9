"""What the browser tests share: a served application, a real browser, and pages to look at."""

from .application import Application
from .browser import WITNESS, Browser
from .case import ApplicationTestCase
from .firefox import Firefox, FirefoxPage
from .inspection import differences, differences_from_new, settled, trees
from .page import Page, Rect
from .proxy import ChaosProxy

__all__ = [
    "WITNESS", "Application", "ApplicationTestCase", "Browser", "ChaosProxy", "Firefox", "FirefoxPage", "Page",
    "Rect", "differences", "differences_from_new", "settled", "trees"]
