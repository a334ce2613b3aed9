"""A real headless Chromium, driven by chromedriver."""

import base64
import os
import pathlib
import shutil
import time

from selenium import webdriver
from selenium.webdriver import ActionChains
from selenium.webdriver.chrome.options import Options
from selenium.webdriver.chrome.service import Service
from selenium.webdriver.chrome.webdriver import WebDriver
from selenium.webdriver.remote.webelement import WebElement

from .page import FOUND, Page, Rect
from .waiting import wait_until
from .witness import WITNESS


class Chromium:
    """One browser process; its pages share cookies, like tabs.

    It is Chromium's headless shell where that is installed, which takes half the processor time, or the whole Chromium if
    `is_whole` is true or there are `preferences`.
    """

    def __init__(
        self, width: int = 1280, height: int = 900, scale: float = 1, preferences: dict[str, int] | None = None,
        is_whole: bool = False,
    ) -> None:
        options = Options()
        if preferences:
            options.add_experimental_option("prefs", preferences)
        shell = () if is_whole or preferences else ("chromium-headless-shell",)
        options.binary_location = _program("CHROMIUM", *shell, "chromium", "chromium-browser", "google-chrome")
        for switch in (
            "--headless=new", "--disable-dev-shm-usage", "--disable-gpu", "--no-first-run",
            "--disable-extensions", "--disable-background-networking", "--disable-component-update",
            # Host names of other machines, whose pages are no secure contexts.
            "--host-resolver-rules=MAP *.test 127.0.0.1",
            f"--window-size={width},{height}", f"--force-device-scale-factor={scale}",
        ):
            options.add_argument(switch)
        if os.geteuid() == 0:
            options.add_argument("--no-sandbox")  # Chromium has no sandbox for the user root
        options.accept_insecure_certs = True  # those that a test has made for a proxy
        options.set_capability("goog:loggingPrefs", {"browser": "ALL"})
        # Golden pictures have dates.
        service = Service(_program("CHROMEDRIVER", "chromedriver"), env={"TZ": "UTC", **os.environ})
        self.driver = webdriver.Chrome(options=options, service=service)
        # A long limit for busy machines; no successful test waits for it.
        self.driver.set_page_load_timeout(120)
        self.driver.set_script_timeout(120)
        self._width, self._height, self._scale = width, height, scale
        self._fresh = True

    def page(
        self, url: str, *, width: int | None = None, height: int | None = None, kind: str = "tab",
        focused: bool = True,
    ) -> "ChromiumPage":
        """Opens `url` in a new tab, or in a new window if `kind` is `window`.

        Which window of a headless browser has the focus depends on those of earlier tests. So a page has it always,
        unless `focused` is false.
        """
        if not self._fresh:
            self.driver.switch_to.new_window(kind)
        self._fresh = False
        page = ChromiumPage(self.driver, self.driver.current_window_handle)
        page.at_start(WITNESS)
        if focused:
            page.cdp("Emulation.setFocusEmulationEnabled", enabled=True)
        page.resize(width or self._width, height or self._height, self._scale)
        page.open(url)
        return page

    def close_pages(self) -> None:
        """Closes all pages but an empty tab, and deletes cookies and messages of the previous pages."""
        # A page that is navigated away, and not closed, may stay in the back-forward cache with its session.
        self.driver.switch_to.new_window("tab")
        fresh = self.driver.current_window_handle
        for handle in self.driver.window_handles:
            if handle != fresh:
                self.driver.switch_to.window(handle)
                self.driver.close()  # injected scripts and emulated media end with the tab
        self.driver.switch_to.window(fresh)
        self.driver.execute_cdp_cmd("Network.clearBrowserCookies", {})
        self.driver.get_log("browser")
        self._fresh = True

    def quit(self) -> None:
        self.driver.quit()


class ChromiumPage(Page):
    """A tab of Chromium. Each method first switches to its tab."""

    def __init__(self, driver: WebDriver, handle: str) -> None:
        super().__init__()
        self._driver = driver
        self._handle = handle
        self._console: list[str] = []

    @property
    def driver(self) -> WebDriver:
        """The driver, with this tab selected."""
        if self._driver.current_window_handle != self._handle:
            self._driver.switch_to.window(self._handle)
        return self._driver

    def cdp(self, command: str, **parameters: object) -> dict:
        """Sends a command of the Chrome DevTools protocol."""
        return self.driver.execute_cdp_cmd(command, parameters)

    # Inspection

    def run(self, script: str, *arguments: object) -> object:
        return self.driver.execute_script(script, *arguments)

    def all(self, selector: str) -> list[WebElement]:
        return self.driver.find_elements("css selector", selector)

    def one(self, selector: str, text: str | None = None) -> WebElement:
        """The only element for `selector`, found like in `click`; waits until it exists."""
        found = wait_until(
            lambda: self.run(f"{FOUND} return found", selector, text), what=f"an element {selector} “{text}”")
        if len(found) > 1:
            raise AssertionError(f"{len(found)} elements are {selector} “{text}”; expected one")
        return found[0]

    def capture(self, rect: Rect | None = None) -> bytes:
        clip = {}
        if rect:
            box = {"x": rect.x, "y": rect.y, "width": rect.width, "height": rect.height, "scale": 1}
            clip = {"clip": box}
        image = self.cdp("Page.captureScreenshot", format="png", captureBeyondViewport=False, **clip)
        return base64.b64decode(image["data"])

    def printed(self) -> bytes:
        return base64.b64decode(self.cdp("Page.printToPDF", preferCSSPageSize=True, printBackground=True)["data"])

    def messages(self) -> list[str]:
        entries = self.driver.get_log("browser")
        self._console += [e["message"] for e in entries if e["level"] == "SEVERE"]
        return self._console

    # Navigation

    def navigate(self, url: str) -> None:
        self.driver.get(url)

    def reload(self) -> None:
        self.driver.refresh()

    def back(self) -> None:
        self.driver.back()

    def close(self) -> None:
        self.driver.close()
        self._driver.switch_to.window(self._driver.window_handles[-1])

    def at_start(self, script: str) -> None:
        self.cdp("Page.addScriptToEvaluateOnNewDocument", source=script)

    # Input

    def click(self, selector: str, text: str | None = None) -> None:
        self.one(selector, text).click()

    def click_at(self, x: float, y: float) -> None:
        for kind in ("mousePressed", "mouseReleased"):
            self.cdp("Input.dispatchMouseEvent", type=kind, x=x, y=y, button="left", clickCount=1)

    def click_twice_at(self, x: float, y: float, pause: float) -> None:
        for number in (1, 2):
            for kind in ("mousePressed", "mouseReleased"):
                self.cdp("Input.dispatchMouseEvent", type=kind, x=x, y=y, button="left", clickCount=number)
            time.sleep(pause if number == 1 else 0)

    def wheel(self, x: float, y: float, by: float) -> None:
        self.cdp("Input.dispatchMouseEvent", type="mouseWheel", x=x, y=y, deltaX=0, deltaY=by)

    def press(self, *keys: str) -> None:
        ActionChains(self.driver).send_keys(*keys).perform()

    def chord(self, modifier: str, key: str) -> None:
        ActionChains(self.driver).key_down(modifier).send_keys(key).key_up(modifier).perform()

    def insert(self, text: str) -> None:
        self.cdp("Input.insertText", text=text)

    def compose(self, text: str) -> None:
        self.cdp("Input.imeSetComposition", text=text, selectionStart=len(text), selectionEnd=len(text))

    def commit(self, text: str) -> None:
        self.cdp("Input.insertText", text=text)

    def choose_file(self, selector: str, path: pathlib.Path) -> None:
        self.one(selector).send_keys(str(path))

    # The screen and the network

    def resize(self, width: int, height: int, scale: float = 1) -> None:
        self.cdp(
            "Emulation.setDeviceMetricsOverride",
            width=width, height=height, deviceScaleFactor=scale, mobile=False)

    def prefer(self, **features: str) -> None:
        self.cdp("Emulation.setEmulatedMedia", features=[
            {"name": f"prefers-{name.replace('_', '-')}", "value": value}
            for name, value in features.items()])

    def force_colours(self) -> None:
        self.cdp("Emulation.setEmulatedMedia", features=[{"name": "forced-colors", "value": "active"}])

    def scripts(self, enabled: bool) -> None:
        """Enables or disables scripts for the pages opened from now on."""
        self.cdp("Emulation.setScriptExecutionDisabled", value=not enabled)

    def offline(self, offline: bool) -> None:
        self._set_network(offline=offline)

    def slow(self, milliseconds: int) -> None:
        """Adds a latency to all requests of the page from now on."""
        self._set_network(latency=milliseconds)

    def _set_network(self, offline: bool = False, latency: int = 0) -> None:
        self.cdp("Network.enable")
        self.cdp(
            "Network.emulateNetworkConditions",
            offline=offline, latency=latency, downloadThroughput=-1, uploadThroughput=-1)


def _program(variable: str, *names: str) -> str:
    """The path of the program in the environment variable, or of the first installed one."""
    for name in [os.environ[variable]] if variable in os.environ else names:
        path = shutil.which(name)
        if path:
            return path
    raise FileNotFoundError(f"found none of {', '.join(names)}; run: Scripts/install-deps test")
