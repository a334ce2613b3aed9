"""A tab of Firefox: inspection and input."""

from __future__ import annotations

import base64
import json
import pathlib
from typing import TYPE_CHECKING

from .page import FOUND, Page, Rect
from .waiting import wait_until

if TYPE_CHECKING:
    from .firefox import Firefox

# The preferences of Firefox for user preferences, by media feature and value.
_FEATURES = {
    "color_scheme": ("layout.css.prefers-color-scheme.content-override", {"dark": 0, "light": 1}),
    "reduced_motion": ("ui.prefersReducedMotion", {"reduce": 1, "no-preference": 0}),
}
_FORCED_COLOURS = "browser.display.document_color_use"

# The point where an element is clicked: the middle of the visible part of its first box. Source:
# https://www.w3.org/TR/webdriver2/#element-click.
_POINT = FOUND + """
if (found.length !== 1) return { count: found.length };
const [element] = found;
const { clientWidth, clientHeight } = document.documentElement;
const middle = () => {
  const { left, right, top, bottom } = element.getClientRects()[0] ?? element.getBoundingClientRect();
  const between = (from, to, end) => (Math.max(0, from) + Math.min(end, to)) / 2;
  const x = between(left, right, clientWidth), y = between(top, bottom, clientHeight);
  const hit = document.elementFromPoint(x, y);
  return { count: 1, x, y, isHit: element.contains(hit), covered: hit?.outerHTML.slice(0, 200) };
};
if (!middle().isHit) element.scrollIntoView({ block: "end", inline: "nearest", behavior: "instant" });
// An element that has just opened still moves, and Firefox finds the target of a press in the frame that it drew last.
const frame = () => new Promise((resolve) => { requestAnimationFrame(resolve); setTimeout(resolve, 50); });
let point = middle();
for (let frames = 0; frames < 60; frames++) {
  await frame();
  await frame();
  const next = middle();
  if (next.x === point.x && next.y === point.y) {
    // A patch has moved it out of the window meanwhile.
    if (next.covered !== undefined) break;
    element.scrollIntoView({ block: "end", inline: "nearest", behavior: "instant" });
  }
  point = next;
}
return middle();
"""


class FirefoxPage(Page):
    """A tab of Firefox."""

    def __init__(self, browser: Firefox, context: str) -> None:
        super().__init__()
        self.context = context
        #: Errors in the console so far.
        self.console: list[str] = []
        #: The number of loaded documents.
        self.loads = 0
        self._browser = browser

    def _send(self, method: str, **parameters: object) -> dict:
        return self._browser.connection.send(method, context=self.context, **parameters)

    # Inspection

    def run(self, script: str, *arguments: object) -> object:
        function = f"async function () {{ {script} }}"
        return self._browser.connection.evaluate(
            self.context, f"({function}).apply(null, {json.dumps(arguments)})")

    def capture(self, rect: Rect | None = None) -> bytes:
        clip = {}
        if rect:
            box = {"type": "box", "x": rect.x, "y": rect.y, "width": rect.width, "height": rect.height}
            clip = {"clip": box}
        return base64.b64decode(self._send("browsingContext.captureScreenshot", **clip)["data"])

    def printed(self) -> bytes:
        return base64.b64decode(self._send("browsingContext.print", background=True)["data"])

    def messages(self) -> list[str]:
        return self.console

    # Navigation

    def navigate(self, url: str) -> None:
        self._go("navigate", url=url)

    def reload(self) -> None:
        self._go("reload")

    def _go(self, command: str, **parameters: str) -> None:
        before = self.loads
        try:
            self._send(f"browsingContext.{command}", wait="complete", **parameters)
        except AssertionError as error:
            if "aborted" not in str(error).lower():
                raise
        # A page that reloads itself, as on a first visit, aborts the navigation, or is complete
        # without an event `load`.
        wait_until(lambda: self.run("return document.readyState === 'complete'") and self.loads > before,
                   what=f"the load of {parameters}")

    def back(self) -> None:
        self._send("browsingContext.traverseHistory", delta=-1)

    def close(self) -> None:
        self._send("browsingContext.close")
        self._browser.forget(self)

    def at_start(self, script: str) -> None:
        self._browser.connection.send(
            "script.addPreloadScript", functionDeclaration=f"() => {{ {script} }}", contexts=[self.context])

    def show(self) -> None:
        """Makes the tab visible in its window and focuses it."""
        self._send("browsingContext.activate")

    # Input

    def click(self, selector: str, text: str | None = None) -> None:
        name = f"{selector} “{text}”" if text else selector
        point = wait_until(
            lambda: (found := self.run(_POINT, selector, text))["count"] and found, what=f"an element {name}")
        if point["count"] > 1:
            raise AssertionError(f"{point['count']} elements are {name}; expected one")
        if not point["isHit"]:
            raise AssertionError(f"{name} cannot be clicked; at its place is {point.get('covered', 'nothing')}")
        self.click_at(point["x"], point["y"])

    def click_at(self, x: float, y: float) -> None:
        self._act("pointer", [
            {"type": "pointerMove", "x": int(x), "y": int(y)},
            {"type": "pointerDown", "button": 0}, {"type": "pointerUp", "button": 0}])

    def click_twice_at(self, x: float, y: float, pause: float) -> None:
        click = [{"type": "pointerDown", "button": 0}, {"type": "pointerUp", "button": 0}]
        self._act("pointer", [
            {"type": "pointerMove", "x": int(x), "y": int(y)}, *click,
            {"type": "pause", "duration": int(pause * 1000)}, *click])

    def wheel(self, x: float, y: float, by: float) -> None:
        self._act("wheel", [{"type": "scroll", "x": int(x), "y": int(y), "deltaX": 0, "deltaY": int(by)}])

    def press(self, *keys: str) -> None:
        self._act("key", [
            {"type": kind, "value": key} for key in "".join(keys) for kind in ("keyDown", "keyUp")])

    def chord(self, modifier: str, key: str) -> None:
        self._act("key", [
            {"type": "keyDown", "value": modifier}, {"type": "keyDown", "value": key},
            {"type": "keyUp", "value": key}, {"type": "keyUp", "value": modifier}])

    def _act(self, kind: str, actions: list[dict]) -> None:
        self._send("input.performActions", actions=[{"type": kind, "id": kind, "actions": actions}])

    def insert(self, text: str) -> None:
        self.run("document.execCommand('insertText', false, arguments[0])", text)

    def compose(self, text: str) -> None:
        self._compose("compositionupdate", """((text) => {
          if (!window.testComposer) {
            window.testComposer = Cc["@mozilla.org/text-input-processor;1"].createInstance(Ci.nsITextInputProcessor);
            testComposer.beginInputTransactionForTests(window);
          }
          testComposer.setPendingCompositionString(text);
          testComposer.appendClauseToPendingComposition(text.length, testComposer.ATTR_RAW_CLAUSE);
          testComposer.setCaretInPendingComposition(text.length);
          testComposer.flushPendingComposition();
        })(%s)""" % json.dumps(text))

    def commit(self, text: str) -> None:
        self._compose("compositionend", f"testComposer.commitCompositionWith({json.dumps(text)})")

    def _compose(self, event: str, script: str) -> None:
        """Evaluates the script in Firefox's own process, and waits for its event in the process of the page."""
        self.run(
            "window.testComposed = false;"
            "addEventListener(arguments[0], () => { testComposed = true; }, { capture: true, once: true });", event)
        self._browser.evaluate(script, self)
        self.wait("return testComposed")

    def choose_file(self, selector: str, path: pathlib.Path) -> None:
        found = self._send("browsingContext.locateNodes", locator={"type": "css", "value": selector})
        self._send("input.setFiles", element={"sharedId": found["nodes"][0]["sharedId"]}, files=[str(path)])

    # The screen and the network

    def resize(self, width: int, height: int, scale: float | None = None) -> None:
        self._send("browsingContext.setViewport", viewport={"width": width, "height": height},
                   **({"devicePixelRatio": scale} if scale else {}))

    def prefer(self, **features: str) -> None:
        for feature, value in features.items():
            name, values = _FEATURES[feature]
            self._browser.set_preference(name, values[value])
            self.wait("return matchMedia(arguments[0]).matches", f"(prefers-{feature.replace('_', '-')}: {value})")

    def force_colours(self) -> None:
        self._browser.set_preference(_FORCED_COLOURS, 2)
        self.wait("return matchMedia('(forced-colors: active)').matches")

    def offline(self, offline: bool) -> None:
        self._browser.connection.send(
            "emulation.setNetworkConditions", contexts=[self.context],
            networkConditions={"type": "offline"} if offline else None)
