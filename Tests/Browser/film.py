"""Films of controls on a slow network: a screenshot every 50 ms after a press.

usage: Scripts/film [FOLDER] [NAME]…

Writes FOLDER/NAME-0050.png …, with the milliseconds after the press, at 400 ms of latency; without names for all of FILMS.
"""

import base64
import pathlib
import sys
import time

from harness.application import Application
from harness.chromium import Chromium, ChromiumPage
from harness.inspection import settled

LATENCY = 400
LENGTH = 1.2
#: The application, the address, and the element to press with its text.
FILMS: dict[str, tuple[str, str, str, str | None]] = {
    "tab": ("Gallery", "/controls/tabs", "main [role=tab]:nth-child(2)", None),
    "disclosure": ("Gallery", "/controls/disclosure", "main .l-disclosure", None),
    "sorting": ("Gallery", "/controls/table", "main .l-sort", None),
    "sheet": ("Gallery", "/controls/dialog", "main button", "Sheet"),
    "alert": ("Gallery", "/controls/dialog", "main button", "Alert"),
    "confirmation": ("Gallery", "/controls/dialog", "main button", "Delete…"),
    "popover": ("Gallery", "/controls/popover", "main button", "Details"),
    "pagination": ("Gallery", "/controls/pagination", "main [aria-label='Page 6']", None),
    "button": ("Gallery", "/controls/button", "main .l-prominent", None),
    "checkbox": ("Gallery", "/controls/checkbox", "main label", None),
    "counter": ("Counter", "/", "button", None),
    "link": ("Gallery", "/", "main a", None),
    "issue": ("Tracker", "/", "main [role=row].l-open", None),
    "star": ("Packages", "/", "button[aria-pressed]", None),
}


def film(browser: Chromium, name: str, folder: pathlib.Path) -> None:
    application, path, selector, text = FILMS[name]
    with Application(application, "--inspect") as server:
        page = browser.page(server.address + path, width=1000, height=800)
        settled(page)
        time.sleep(1.5)  # the modules that are loaded later
        page.slow(LATENCY)
        x, y = page.run("""
          const found = [...document.querySelectorAll(arguments[0])]
            .find((one) => arguments[1] === null || one.textContent === arguments[1]);
          found.scrollIntoView({ block: 'center' });
          const { left, top, width, height } = found.getBoundingClientRect();
          return [left + Math.min(width / 2, 60), top + height / 2];
        """, selector, text)
        shoot(page, folder, name, x, y)
        page.slow(0)


def shoot(page: ChromiumPage, folder: pathlib.Path, name: str, x: float, y: float) -> None:
    for kind in ("mousePressed", "mouseReleased"):
        page.cdp("Input.dispatchMouseEvent", type=kind, x=x, y=y, button="left", clickCount=1)
    start = time.monotonic()
    while (passed := time.monotonic() - start) < LENGTH:
        picture = page.cdp("Page.captureScreenshot", format="png", optimizeForSpeed=True)["data"]
        (folder / f"{name}-{round(passed * 1000):04}.png").write_bytes(base64.b64decode(picture))
        time.sleep(max(0, 0.05 - (time.monotonic() - start - passed)))


def main() -> None:
    arguments = sys.argv[1:]
    folder = pathlib.Path(arguments[0] if arguments else ".build/films")
    folder.mkdir(parents=True, exist_ok=True)
    browser = Chromium()
    try:
        for name in arguments[1:] or FILMS:
            film(browser, name, folder)
    finally:
        browser.quit()
    print(f"{len(list(folder.glob('*.png')))} pictures in {folder}")


if __name__ == "__main__":
    main()
