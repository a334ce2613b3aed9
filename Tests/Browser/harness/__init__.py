"""What the browser tests share: a served application, a real browser, and pages to look at."""

from .application import Application
from .browser import Browser
from .case import ApplicationTestCase
from .firefox import Firefox
from .inspection import differences, differences_from_new, settled, trees
from .page import Page, Rect
from .proxy import ChaosProxy

__all__ = [
    "Application", "ApplicationTestCase", "Browser", "ChaosProxy", "Firefox", "Page", "Rect", "differences",
    "differences_from_new", "settled", "trees"]
