"""The example Planner in two browsers, each with cookies of its own: one for the manager, one for an employee."""

import json

from .case import ApplicationTestCase
from .chromium import Chromium
from .firefox import Firefox
from .inspection import settled
from .page import Page, Rect

#: The texts, controls and people of a page whose content is wider than their boxes.
OVERFLOWS = """
const root = document.documentElement;
const found = root.scrollWidth > root.clientWidth ? [`the page has ${root.scrollWidth} px`] : [];
for (const e of document.querySelectorAll("[data-trellis] :is(button, input, select, textarea, a, h1, h2, .t)")) {
  const box = e.getBoundingClientRect();
  if (!box.width || !e.checkVisibility({ visibilityProperty: true }) || e.closest(".l-skip")) continue;
  if (box.left < -0.5 || box.right > root.clientWidth + 0.5) found.push(`${e.localName} ${e.textContent} is outside`);
}
return found;
"""


class PlannerTestCase(ApplicationTestCase):
    """Starts the planner with its sample data, and a second browser."""

    command = ("Planner", "--inspect")

    #: The browser of the second user.
    other: Chromium | Firefox

    @classmethod
    def setUpClass(cls) -> None:
        super().setUpClass()
        cls.other = Firefox() if cls.is_in_firefox else Chromium()
        cls.addClassCleanup(cls.other.quit)

    def setUp(self) -> None:
        super().setUp()
        self.addCleanup(self.other.close_pages)

    def in_other(self, path: str, **options: int) -> Page:
        """Opens a page in the second browser."""
        page = self.other.page(self.application.address + path, **options)
        self.pages.append(page)
        return page

    def fill_in(self, page: Page, user: str, password: str = "espresso") -> None:
        """Fills in and sends the form of the sign-in page, in any language."""
        page.wait("return location.pathname === '/sign-in' && document.readyState === 'complete'")
        for selector, text in (("input[type=email]", f"{user}@cafe.example"), ("input[type=password]", password)):
            page.run("document.querySelector(arguments[0]).value = ''", selector)
            page.enter(selector, text)
        page.click("button[type=submit]")

    def wait_for_path(self, page: Page, path: str) -> None:
        """Waits until the page at `path`, with its query, has settled."""
        page.wait("return location.pathname + location.search === arguments[0]", path)
        settled(page)

    def signed_in(self, user: str, path: str = "/", is_other: bool = False, **options: int) -> Page:
        """A page of a user who has signed in, on the way from its address to the sign-in page and back."""
        page = (self.in_other if is_other else self.page)(path, **options)
        self.fill_in(page, user)
        self.wait_for_path(page, path)
        return page

    def choose(self, page: Page, name: str, item: str) -> None:
        """Chooses the item with exactly this title in the menu of the user `name`."""
        page.click("header button", name)
        page.wait(
            "return document.querySelector('[role=menu]:popover-open') && document.getAnimations().length === 0")
        x, y = page.run(
            "const item = [...document.querySelectorAll('[role=menu]:popover-open [role=menuitem]')]"
            ".find((e) => e.textContent.trim() === arguments[0]); const box = item.getBoundingClientRect();"
            "return [box.x + box.width / 2, box.y + box.height / 2]", item)
        page.click_at(x, y)

    # The week

    @staticmethod
    def block(label: str) -> str:
        """The selector of the shift whose label begins with `label`."""
        return f"main [aria-label^={json.dumps(label, ensure_ascii=False)}]"

    def wait_for_shift(self, page: Page, label: str) -> None:
        page.wait("return document.querySelectorAll(arguments[0]).length === 1", self.block(label))

    def box(self, page: Page, selector: str) -> Rect:
        """The box of the only element for `selector`, scrolled into the middle of the window."""
        page.wait("return document.querySelectorAll(arguments[0]).length === 1", selector)
        page.run("document.querySelector(arguments[0]).scrollIntoView({ block: 'center', behavior: 'instant' })", selector)
        (box,) = page.rects(selector)
        return box

    def drag(self, page: Page, box: Rect, *ways: tuple[float, float], is_released: bool = True) -> None:
        """Presses the middle of a box, moves the pointer by each of the ways from there, and releases it at the last one."""
        x, y = round(box.x + box.width / 2), round(box.y + box.height / 2)
        points = [(x + round(dx), y + round(dy)) for dx, dy in ways]
        if self.is_in_firefox:
            moves = [{"type": "pointerMove", "x": x, "y": y} for x, y in points]
            page._act("pointer", [
                {"type": "pointerMove", "x": x, "y": y}, {"type": "pointerDown", "button": 0}, *moves,
                *([{"type": "pointerUp", "button": 0}] if is_released else [])])
            return
        events = [("mousePressed", x, y), *(("mouseMoved", *point) for point in points)]
        for kind, x, y in [*events, *([("mouseReleased", *points[-1])] if is_released else [])]:
            page.cdp("Input.dispatchMouseEvent", type=kind, x=x, y=y, button="left", buttons=int(kind != "mouseReleased"),
                     clickCount=1)

    def release(self, page: Page, x: float, y: float) -> None:
        """Releases the pointer at a point of the window."""
        if self.is_in_firefox:
            page._act("pointer", [{"type": "pointerUp", "button": 0}])
        else:
            page.cdp("Input.dispatchMouseEvent", type="mouseReleased", x=x, y=y, button="left", clickCount=1)

    def swipe(self, page: Page, box: Rect, *ways: tuple[float, float]) -> None:
        """Moves a finger from the middle of a box by each of the ways from there."""
        x, y = box.x + box.width / 2, box.y + box.height / 2
        for kind, points in (("touchStart", [(0, 0)]), *(("touchMove", [way]) for way in ways), ("touchEnd", [])):
            page.cdp("Input.dispatchTouchEvent", type=kind, touchPoints=[{"x": x + dx, "y": y + dy} for dx, dy in points])
