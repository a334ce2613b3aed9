"""What the browser tests share: a served application, a real browser, and pages to look at."""

from .application import Application
from .browser import Browser
from .case import ApplicationTestCase
from .inspection import differences, settled
from .page import Page, Rect

__all__ = ["Application", "ApplicationTestCase", "Browser", "Page", "Rect", "differences", "settled"]
