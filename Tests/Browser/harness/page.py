"""A tab with a page: inspection, and input like a user's. Each browser has a subclass."""

import abc
import dataclasses
import pathlib

from .application import ROOT
from .waiting import PATIENCE, wait_until

SCREENSHOTS = ROOT / ".build" / "screenshots"


# The address, the focused element, the text, and the values of the fields of a page, for messages of failed tests.
_DESCRIBED = """
const named = (one) => `${one.localName} ${one.getAttribute("aria-label") ?? one.labels?.[0]?.textContent ?? one.name ?? ""}`;
return [location.href, `focus: ${named(document.activeElement)}`, document.body.innerText,
  ...[...document.querySelectorAll("input:not([type=hidden]),select,textarea")]
    .map((one) => `${named(one)}: ${/checkbox|radio/.test(one.type) ? one.checked : one.value}`)].join("\\n");
"""


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


# The elements for a selector; with a text, those that are visible and whose text has it as prefix.
FOUND = """
const [selector, text] = arguments;
const found = [...document.querySelectorAll(selector)].filter((element) =>
  text === null || element.checkVisibility() && element.innerText.trim().startsWith(text));
"""


def is_aborted_font(message: str) -> bool:
    """Whether Firefox reports with `message` that a navigation has aborted the download of a font
    (NS_BINDING_ABORTED, 0x804B0002)."""
    return "downloadable font: download failed" in message and "status=2152398850" in message


class Page(abc.ABC):
    """One tab. Key presses, pointer and text use the browser's own input, so that their events are
    trusted."""

    def __init__(self) -> None:
        #: Parts of messages that a test provokes, and that do not count as errors.
        self.provoked: tuple[str, ...] = ()

    # Inspection

    @abc.abstractmethod
    def run(self, script: str, *arguments: object) -> object:
        """Runs a function body in the page and returns its result; awaits a promise."""

    @abc.abstractmethod
    def capture(self, rect: Rect | None = None) -> bytes:
        """A PNG image of `rect`, or of the whole window."""

    @abc.abstractmethod
    def printed(self) -> bytes:
        """The page as PDF, on the paper that it asks for."""

    @abc.abstractmethod
    def messages(self) -> list[str]:
        """Errors in the console since the page opened."""

    def count(self, selector: str) -> int:
        return self.run("return document.querySelectorAll(arguments[0]).length", selector)

    def texts(self, selector: str) -> list[str]:
        """The text of each element for `selector`, hidden or not, with white space collapsed."""
        return self.run(
            "return [...document.querySelectorAll(arguments[0])]"
            ".map((e) => e.textContent.replace(/\\s+/g, ' ').trim())", selector)

    def rects(self, selector: str) -> list[Rect]:
        """The boxes of the elements for `selector`, in document order."""
        found = self.run(
            "return [...document.querySelectorAll(arguments[0])].map((e) => {"
            "  const r = e.getBoundingClientRect(); return [r.x, r.y, r.width, r.height]; })",
            selector)
        return [Rect(*values) for values in found]

    def wait(self, script: str, *arguments: object, seconds: float = PATIENCE) -> object:
        """Waits until the function body returns a true value."""
        return wait_until(
            lambda: self.run(script, *arguments),
            what=lambda: f"{script} in the page:\n{self.run(_DESCRIBED)}",
            seconds=seconds)

    def console_errors(self) -> list[str]:
        """Errors in the console, violations of the policy and exceptions of scripts since the page opened.

        The requests of `settled` are not the page's: they fail, and are repeated, while a page is replaced whose
        session has ended already. Firefox reports the fonts that it still loads when the next page is opened.
        """
        messages = self.run("return window.__witness ?? []")
        messages = self.messages() + messages
        allowed = (*self.provoked, "/_trellis/inspect ", "/_trellis/render ")
        return [
            m for m in messages
            if not any(part in m for part in allowed) and not is_aborted_font(m)]

    def screenshot(self, name: str) -> pathlib.Path:
        """Saves a screenshot of the window and returns its path."""
        SCREENSHOTS.mkdir(parents=True, exist_ok=True)
        path = SCREENSHOTS / f"{name}.png"
        path.write_bytes(self.capture())
        return path

    # Navigation

    @abc.abstractmethod
    def navigate(self, url: str) -> None:
        """Loads `url` and waits for the event `load`."""

    @abc.abstractmethod
    def reload(self) -> None: ...

    @abc.abstractmethod
    def back(self) -> None:
        """Presses the browser's button “Back”."""

    @abc.abstractmethod
    def close(self) -> None:
        """Closes the tab; another one must stay open."""

    @abc.abstractmethod
    def at_start(self, script: str) -> None:
        """Runs `script` in each later document of the tab, before the document's own scripts."""

    def open(self, url: str) -> None:
        """Loads `url` and waits for the fonts."""
        self.navigate(url)
        self.run("return document.fonts.ready.then(() => true)")

    # Input

    @abc.abstractmethod
    def click(self, selector: str, text: str | None = None) -> None:
        """Clicks the middle of the only element for `selector`, or of the only visible one whose text begins with
        `text`; waits until the element exists."""

    @abc.abstractmethod
    def click_at(self, x: float, y: float) -> None:
        """Clicks a point of the window."""

    @abc.abstractmethod
    def click_twice_at(self, x: float, y: float, pause: float) -> None:
        """Double-clicks a point of the window, with `pause` seconds between the two clicks."""

    @abc.abstractmethod
    def wheel(self, x: float, y: float, by: float) -> None:
        """Turns the wheel over a point of the window, so that the content scrolls `by` pixels down."""

    @abc.abstractmethod
    def press(self, *keys: str) -> None:
        """Presses keys on the focused element; a key is a character or one of selenium's `Keys`."""

    @abc.abstractmethod
    def chord(self, modifier: str, key: str) -> None:
        """Presses a key while a modifier key is down."""

    @abc.abstractmethod
    def insert(self, text: str) -> None:
        """Inserts the text at the focus as one edit."""

    @abc.abstractmethod
    def compose(self, text: str) -> None:
        """Sets `text` as the current composition of an input method at the focus."""

    @abc.abstractmethod
    def commit(self, text: str) -> None:
        """Ends the composition with `text`."""

    @abc.abstractmethod
    def choose_file(self, selector: str, path: pathlib.Path) -> None:
        """Chooses the file at `path` in the field for `selector`."""

    def type(self, selector: str, text: str) -> None:
        """Clicks the element and types, key by key."""
        self.click(selector)
        self.press(text)

    def enter(self, selector: str, text: str) -> None:
        """Clicks the element and inserts the text as one edit."""
        self.click(selector)
        self.insert(text)

    # The screen and the network

    @abc.abstractmethod
    def resize(self, width: int, height: int, scale: float = 1) -> None:
        """Sets the size of the window in CSS pixels."""

    @abc.abstractmethod
    def prefer(self, **features: str) -> None:
        """Sets user preferences, such as `color_scheme="dark"`."""

    @abc.abstractmethod
    def force_colours(self) -> None:
        """Replaces the colours of pages by system colours until the pages are closed."""

    @abc.abstractmethod
    def offline(self, offline: bool) -> None:
        """Disconnects the network of this tab, or reconnects it."""
