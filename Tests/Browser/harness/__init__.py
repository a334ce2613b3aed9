"""Shared code of the browser tests: a served application, real browsers, pages."""

from .application import Application
from .case import (
    ApplicationTestCase, BrowserTestCase, also_in_firefox, also_in_firefox_at_length, is_long, long, needs_firefox, sample)
from .chromium import Chromium, ChromiumPage
from .firefox import Firefox
from .firefox_page import FirefoxPage
from .inspection import baselines, differences, differences_from_new, press, settled, trees
from .modules import listening, running
from .page import Page, Rect, is_aborted_font
from .proxy import ChaosProxy, Fate

__all__ = [
    "Application", "ApplicationTestCase", "BrowserTestCase", "ChaosProxy", "Chromium", "ChromiumPage", "Fate", "Firefox",
    "FirefoxPage", "Page", "Rect", "also_in_firefox", "also_in_firefox_at_length", "baselines",
    "differences", "differences_from_new", "is_aborted_font", "is_long", "listening", "long", "needs_firefox",
    "press", "running", "sample", "settled", "trees"]
