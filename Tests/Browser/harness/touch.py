"""Fingers on a touch screen, which the driver of Chromium makes."""

import time

from .chromium import ChromiumPage


class TouchScreen:
    """Gives a page a touch screen.

    Each event states its time: after a movement without a time Chromium takes the next tap as the end of a fling.
    """

    def __init__(self, page: ChromiumPage) -> None:
        self._page = page
        self._time = 0.0
        page.cdp("Emulation.setTouchEmulationEnabled", enabled=True, maxTouchPoints=2)

    def send(self, kind: str, *points: tuple[float, float], after: float = 0.03) -> None:
        """An event `touchStart`, `touchMove`, `touchEnd` or `touchCancel`, with the points of all fingers.

        It is at least `after` seconds later than the event before.
        """
        self._time = max(self._time + after, time.time())
        self._page.cdp("Input.dispatchTouchEvent", type=kind, timestamp=self._time,
                       touchPoints=[{"x": x, "y": y, "id": number} for number, (x, y) in enumerate(points)])

    def tap(self, x: float, y: float) -> None:
        """Sets a finger down and lifts it, half a second after the event before."""
        self.send("touchStart", (x, y), after=0.5)
        self.send("touchEnd")

    def drag(
        self, start: tuple[float, float], *ways: tuple[float, float], end: str | None = "touchEnd", steps: int = 4
    ) -> None:
        """Moves a finger from `start` by each of the ways from there, in steps, and lifts it after a rest, unless `end` is
        `None`."""
        x, y = start
        self.send("touchStart", start, after=0.5)
        before = (0.0, 0.0)
        for way in ways:
            for step in range(1, steps + 1):
                dx, dy = (was + (to - was) * step / steps for was, to in zip(before, way))
                self.send("touchMove", (x + dx, y + dy))
            before = way
        if end:
            self.send(end, after=0.3)
