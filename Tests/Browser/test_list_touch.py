"""Lists by touch on a phone: rows that are slid over their actions, and rows that are dragged."""

from harness import ApplicationTestCase, Page, long, settled
from harness.touch import TouchScreen

PANE = """
  const list = document.querySelector(`[aria-label=${arguments[0]}]`);
  let pane = list.parentElement;
  while (!/auto|scroll/.test(getComputedStyle(pane).overflowY)) pane = pane.parentElement;
"""
#: The names of the mounted rows, in the order of the list.
NAMES = """
  const list = document.querySelector(`[aria-label=${arguments[0]}]`);
  return [...list.querySelectorAll('[aria-posinset]')].sort((a, b) => a.dataset.row - b.dataset.row)
    .map((row) => row.innerText.trim().split('\\n')[0]);
"""
#: The middle of an element in the row with a name.
MIDDLE = """
  const list = document.querySelector(`[aria-label=${arguments[0]}]`);
  const row = [...list.querySelectorAll('[aria-posinset]')].find((one) => one.innerText.trim().split('\\n')[0] === arguments[1]);
  const { left, top, width, height } = (arguments[2] ? row.querySelector(arguments[2]) : row).getBoundingClientRect();
  return [left + width / 2, top + height / 2];
"""
#: Whether no row is slid or dragged, and no buttons are shown.
STILL = """
  return !document.querySelector('.l-slide,[data-sliding],[data-dragged],[data-drop]')
    && [...document.querySelectorAll('[data-row],.l-swipes')].every(({ style }) => !style.translate);
"""


class TouchListTestCase(ApplicationTestCase):
    command = ("StatePage", "--inspect")
    path = "/list"
    #: The accessible name of the list.
    label = "Items"
    #: The horizontal direction in which rows are slid over their actions.
    sign = -1

    def shown(self) -> Page:
        page = self.live(self.path, width=390, height=800)
        self.screen = TouchScreen(page)
        page.wait(f"return (() => {{ {NAMES} }})(...arguments).length > 5", self.label)
        settled(page)
        self.assertEqual(page.run("return getComputedStyle(document.querySelector('[data-rows]')).direction"),
                         "ltr" if self.sign < 0 else "rtl")
        self.assertLessEqual(page.run("return document.documentElement.scrollWidth"), 390)
        return page

    def names(self, page: Page) -> list[str]:
        return page.run(NAMES, self.label)

    def middle(self, page: Page, name: str, selector: str | None = None) -> tuple[float, float]:
        x, y = page.run(MIDDLE, self.label, name, selector)
        return x, y

    def offset(self, page: Page) -> float:
        return page.run(PANE + "return pane.scrollTop", self.label)

    def scroll(self, page: Page, top: float) -> None:
        page.run(PANE + "pane.scrollTo({ top: arguments[1], behavior: 'instant' })", self.label, top)
        settled(page)


class SlidRowTests(TouchListTestCase):
    def slidable(self) -> tuple[Page, str]:
        """A page, and the name of a row with actions in the middle of the list."""
        page = self.shown()
        self.scroll(page, 1500)
        page.wait("return document.querySelectorAll('.l-swipes').length > 5")
        settled(page)
        name = page.run(PANE + """
          const { top } = pane.getBoundingClientRect();
          const rows = [...list.querySelectorAll('.l-swipes')].filter((one) => one.getBoundingClientRect().top > top + 100);
          return rows[0].innerText.trim().split('\\n')[0];
        """, self.label)
        return page, name

    def slide(self, page: Page, name: str, by: float, end: str | None = "touchEnd") -> None:
        self.screen.drag(self.middle(page, name, ".l-swipes"), (by * self.sign, 0), end=end)

    def test_a_finger_slides_a_row_over_its_actions_and_a_tap_runs_one(self) -> None:
        page, name = self.slidable()
        self.slide(page, name, 180)
        page.wait("return document.querySelector('.l-slide')")
        settled(page)
        self.assertEqual(page.texts(".l-slide button"), ["Mark", "Remove"])
        for button in page.rects(".l-slide button"):
            self.assertTrue(0 <= button.x and button.right <= 390, button)
            self.assertGreaterEqual(button.height, 24)
        # The click that ends the slide has no effect, for a tenth of a second.
        box = page.rects(".l-slide button")[0]
        page.wait("return performance.now() > arguments[0] + 150", page.run("return performance.now()"))
        self.screen.tap(box.x + box.width / 2, box.y + box.height / 2)
        page.wait("return document.body.innerText.includes('Marked: ' + arguments[0])", name)
        page.wait(STILL)
        settled(page)
        self.assertEqual(page.count("[aria-selected=true]"), 0)

    def test_a_tap_elsewhere_a_scrolling_and_the_way_back_hide_the_actions(self) -> None:
        page, name = self.slidable()
        x, y = self.middle(page, name)
        for close in (
            lambda: self.screen.tap(195, 20), lambda: self.scroll(page, self.offset(page) + 40),
            lambda: self.screen.drag((x, self.middle(page, name)[1]), (-150 * self.sign, 0)),
        ):
            self.slide(page, name, 180)
            page.wait("return document.querySelector('.l-slide')")
            settled(page)
            close()
            page.wait(STILL)
        self.assertTrue(page.run("return document.body.innerText.includes('Marked: none')"))

    @long
    def test_a_short_slide_another_direction_and_a_cancelled_touch_show_nothing(self) -> None:
        page, name = self.slidable()
        for by, end in ((8, "touchEnd"), (-180, "touchEnd"), (180, "touchCancel")):
            with self.subTest(by=by, end=end):
                self.slide(page, name, by, end=end)
                page.wait(STILL)
                settled(page)
                self.assertTrue(page.run(STILL))

    def test_a_finger_that_moves_upwards_scrolls_the_list_and_slides_nothing(self) -> None:
        page, name = self.slidable()
        before = self.offset(page)
        self.screen.drag(self.middle(page, name, ".l-swipes"), (6 * self.sign, -90))
        page.wait(PANE + "return pane.scrollTop > arguments[1] + 50", self.label, before)
        settled(page)
        self.assertTrue(page.run(STILL))


class RightToLeftSlidRowTests(SlidRowTests):
    is_long = True
    command = ("StatePage", "--right-to-left", "--inspect")
    sign = 1


class DraggedRowTests(TouchListTestCase):
    def height(self, page: Page) -> float:
        return self.middle(page, "Item 1")[1] - self.middle(page, "Item 0")[1]

    def test_a_finger_on_the_handle_moves_a_row_and_does_not_scroll(self) -> None:
        page = self.shown()
        height = self.height(page)
        self.screen.drag(self.middle(page, "Item 0", "[data-grip]"), (0, height * 2.2))
        page.wait(f"return (() => {{ {NAMES} }})(...arguments).indexOf('Item 0') === 2", self.label)
        settled(page)
        self.screen.drag(self.middle(page, "Item 3", "[data-grip]"), (0, -height * 2.2))
        page.wait(f"return (() => {{ {NAMES} }})(...arguments).indexOf('Item 3') === 1", self.label)
        settled(page)
        self.assertEqual(self.names(page)[:4], ["Item 1", "Item 3", "Item 2", "Item 0"])
        self.assertEqual(self.offset(page), 0)
        self.assertTrue(page.run(STILL))
        self.assertEqual(page.count("[aria-selected=true]"), 0)

    def test_the_row_is_under_the_finger_and_its_place_is_marked(self) -> None:
        page = self.shown()
        height = self.height(page)
        _, y = self.middle(page, "Item 0")
        self.screen.drag(self.middle(page, "Item 0", "[data-grip]"), (0, height * 1.8), end=None)
        # Browsers collect the movements of a finger until the next frame.
        page.wait(f"const [, at] = (() => {{ {MIDDLE} }})(...arguments); return Math.abs(at - arguments[3]) <= 1",
                  self.label, "Item 0", None, y + height * 1.8)
        page.wait("return document.querySelector('[data-drop]')?.innerText.startsWith('Item 2')")
        self.screen.send("touchCancel")
        page.wait(STILL)
        settled(page)
        self.assertEqual(self.names(page)[:3], ["Item 0", "Item 1", "Item 2"])

    def test_a_finger_near_the_edge_scrolls_the_list(self) -> None:
        page = self.shown()
        x, y = self.middle(page, "Item 0", "[data-grip]")
        bottom = page.run(PANE + "return pane.getBoundingClientRect().bottom", self.label)
        self.screen.drag((x, y), (0, bottom - 20 - y), end=None)
        page.wait(PANE + "return pane.scrollTop > 200", self.label)
        self.screen.send("touchMove", (x, bottom - 120))
        self.screen.send("touchEnd")
        page.wait(f"return (() => {{ {NAMES} }})(...arguments)[0] === 'Item 1'", self.label)
        page.wait(STILL)

    @long
    def test_a_finger_beside_the_handle_scrolls_the_list(self) -> None:
        page = self.shown()
        self.screen.drag(self.middle(page, "Item 4"), (0, -120))
        page.wait(PANE + "return pane.scrollTop > 50", self.label)
        settled(page)
        self.assertEqual(self.names(page)[:3], ["Item 0", "Item 1", "Item 2"])
        self.assertTrue(page.run(STILL))


class RightToLeftDraggedRowTests(DraggedRowTests):
    is_long = True
    command = ("StatePage", "--right-to-left", "--inspect")
    sign = 1
