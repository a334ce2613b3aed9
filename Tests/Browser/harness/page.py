"""A tab that shows a page, and what can be read from it and done to it."""

import base64
import dataclasses
import pathlib

from selenium.webdriver import ActionChains
from selenium.webdriver.chrome.webdriver import WebDriver
from selenium.webdriver.remote.webelement import WebElement

from .application import ROOT
from .waiting import PATIENCE, wait_until

SCREENSHOTS = ROOT / ".build" / "screenshots"


@dataclasses.dataclass(frozen=True)
class Rect:
    """A box in CSS pixels, relative to the top left corner of the window."""

    x: float
    y: float
    width: float
    height: float

    @property
    def right(self) -> float:
        return self.x + self.width

    @property
    def bottom(self) -> float:
        return self.y + self.height

    def differs(self, other: "Rect", tolerance: float) -> bool:
        pairs = zip(dataclasses.astuple(self), dataclasses.astuple(other))
        return any(abs(mine - theirs) > tolerance for mine, theirs in pairs)

    def overlaps(self, other: "Rect", tolerance: float = 0.5) -> bool:
        return (
            min(self.right, other.right) - max(self.x, other.x) > tolerance
            and min(self.bottom, other.bottom) - max(self.y, other.y) > tolerance
        )


class Page:
    """One tab. Each method first makes its tab the current one."""

    def __init__(self, driver: WebDriver, handle: str) -> None:
        self._driver = driver
        self._handle = handle
        self._console: list[str] = []
        #: Parts of messages that a test provokes, and that count as no error.
        self.provoked: tuple[str, ...] = ()

    @property
    def driver(self) -> WebDriver:
        """The driver, with this tab as the current one."""
        if self._driver.current_window_handle != self._handle:
            self._driver.switch_to.window(self._handle)
        return self._driver

    # Looking

    def run(self, script: str, *arguments: object) -> object:
        """Runs the body of a function in the page and returns its result."""
        return self.driver.execute_script(script, *arguments)

    def all(self, selector: str) -> list[WebElement]:
        return self.driver.find_elements("css selector", selector)

    def one(self, selector: str) -> WebElement:
        """The only element for `selector`; waits for it to come."""
        found = wait_until(lambda: self.all(selector), what=f"an element {selector}")
        if len(found) > 1:
            raise AssertionError(f"{len(found)} elements are {selector}; expected one")
        return found[0]

    def texts(self, selector: str) -> list[str]:
        """The text of each element for `selector`, hidden or not, with its white space joined."""
        return self.run(
            "return [...document.querySelectorAll(arguments[0])]"
            ".map((e) => e.textContent.replace(/\\s+/g, ' ').trim())", selector)

    def rects(self, selector: str) -> list[Rect]:
        """The boxes of the elements for `selector`, in the order of the document."""
        found = self.run(
            "return [...document.querySelectorAll(arguments[0])].map((e) => {"
            "  const r = e.getBoundingClientRect(); return [r.x, r.y, r.width, r.height]; })",
            selector)
        return [Rect(*values) for values in found]

    def wait(self, script: str, *arguments: object, seconds: float = PATIENCE) -> object:
        """Waits until the body of a function answers something that counts as true."""
        return wait_until(
            lambda: self.run(script, *arguments),
            what=lambda: f"{script} in the page:\n{self.run('return document.body.innerText')}",
            seconds=seconds)

    def console_errors(self) -> list[str]:
        """Errors of the console and of the policy, and what scripts threw, since the page opened."""
        entries = self.driver.get_log("browser")
        self._console += [e["message"] for e in entries if e["level"] == "SEVERE"]
        messages = self._console + self.run("return window.__witness ?? []")
        return [m for m in messages if not any(part in m for part in self.provoked)]

    def screenshot(self, name: str) -> pathlib.Path:
        """Saves what the window shows, and returns where."""
        SCREENSHOTS.mkdir(parents=True, exist_ok=True)
        path = SCREENSHOTS / f"{name}.png"
        image = self.cdp("Page.captureScreenshot", format="png", captureBeyondViewport=False)
        path.write_bytes(base64.b64decode(image["data"]))
        return path

    # Doing

    def open(self, url: str) -> None:
        self.driver.get(url)
        self.run("return document.fonts.ready.then(() => true)")

    def close(self) -> None:
        """Closes the tab; another one has to be left."""
        self.driver.close()
        self._driver.switch_to.window(self._driver.window_handles[-1])

    def type(self, selector: str, text: str) -> None:
        """Clicks the element and types, key by key."""
        self.click(selector)
        ActionChains(self.driver).send_keys(text).perform()

    def enter(self, selector: str, text: str) -> None:
        """Clicks the element and enters the text at one stroke, as one edit."""
        self.click(selector)
        self.cdp("Input.insertText", text=text)

    def press(self, *keys: str) -> None:
        """Presses keys on whatever has the focus."""
        ActionChains(self.driver).send_keys(*keys).perform()

    def click(self, selector: str) -> None:
        self.one(selector).click()

    def resize(self, width: int, height: int, scale: float = 1) -> None:
        """Makes the window that size, in CSS pixels."""
        self.cdp(
            "Emulation.setDeviceMetricsOverride",
            width=width, height=height, deviceScaleFactor=scale, mobile=False)

    def prefer(self, **features: str) -> None:
        """Sets what the person prefers, such as `color_scheme="dark"`."""
        self.cdp("Emulation.setEmulatedMedia", features=[
            {"name": f"prefers-{name.replace('_', '-')}", "value": value}
            for name, value in features.items()])

    def scripts(self, enabled: bool) -> None:
        """Allows or forbids the scripts of the pages opened from now on."""
        self.cdp("Emulation.setScriptExecutionDisabled", value=not enabled)

    def offline(self, offline: bool) -> None:
        """Cuts the network of this tab, or brings it back."""
        self.cdp("Network.enable")
        self.cdp(
            "Network.emulateNetworkConditions",
            offline=offline, latency=0, downloadThroughput=-1, uploadThroughput=-1)

    def cdp(self, command: str, **parameters: object) -> dict:
        """Sends a command of the browser's own debugging protocol."""
        return self.driver.execute_cdp_cmd(command, parameters)
