"""The calendar of date fields, by keyboard, pointer and touch. Firefox shows its own."""

from selenium.webdriver.common.keys import Keys

from harness import ApplicationTestCase, Page, long, settled
from harness.accessibility import difference, tree
from harness.axe import violations

OPEN = "return document.querySelector('.l-calendar:popover-open') !== null"
FOCUS = "return document.activeElement.dataset.day"


class CalendarTestCase(ApplicationTestCase):
    command = ("Gallery", "--inspect")

    def field(self, label: str = "Due") -> Page:
        """Opens the page of date pickers, with the field and its button in variables."""
        page = self.live("/controls/date-picker", width=1000, height=900)
        page.run("const label = [...document.querySelectorAll('main label')].find((e) => e.textContent === arguments[0]);"
                 "window.field = document.getElementById(label.htmlFor);"
                 "window.button = [...document.querySelectorAll('[data-calendar]')]"
                 ".find((e) => JSON.parse(e.dataset.calendar).for === field.id);", label)
        return page

    def value(self, page: Page) -> str:
        return page.run("return field.value")

    def open(self, page: Page, key: str | None = None) -> None:
        """Opens the calendar of the field by its button, or by a key in the field."""
        page.run("(arguments[0] ? field : button).focus()", key is not None)
        page.press(key or Keys.ENTER)
        page.wait(OPEN)

    def press(self, page: Page, key: str, day: str) -> None:
        page.press(key)
        self.assertEqual(page.run(FOCUS), day)

    def tap(self, page: Page, selector: str, by_touch: bool) -> None:
        (box,) = page.rects(selector)
        x, y = box.x + box.width / 2, box.y + box.height / 2
        if not by_touch:
            return page.click_at(x, y)
        page.cdp("Input.dispatchTouchEvent", type="touchStart", touchPoints=[{"x": x, "y": y}])
        page.cdp("Input.dispatchTouchEvent", type="touchEnd", touchPoints=[])


class CalendarTests(CalendarTestCase):
    def test_keys_move_the_focus_in_the_grid(self) -> None:
        page = self.field()
        self.open(page)
        self.assertEqual(page.run(FOCUS), "2026-09-21", "the chosen day has the focus")
        self.press(page, Keys.ARROW_RIGHT, "2026-09-22")
        self.press(page, Keys.ARROW_LEFT, "2026-09-21")
        self.press(page, Keys.ARROW_DOWN, "2026-09-28")
        self.press(page, Keys.ARROW_DOWN, "2026-10-05")
        self.press(page, Keys.ARROW_UP, "2026-09-28")
        self.press(page, Keys.HOME, "2026-09-27")
        self.press(page, Keys.END, "2026-10-03")
        self.press(page, Keys.PAGE_DOWN, "2026-11-03")
        self.press(page, Keys.PAGE_UP, "2026-10-03")
        page.chord(Keys.SHIFT, Keys.PAGE_UP)
        self.assertEqual(page.run(FOCUS), "2025-10-03")
        page.chord(Keys.SHIFT, Keys.PAGE_DOWN)
        self.assertEqual(page.run(FOCUS), "2026-10-03")
        page.press(Keys.ENTER)
        self.assertFalse(page.run(OPEN))
        self.assertEqual(self.value(page), "2026-10-03")
        self.assertTrue(page.run("return document.activeElement === button"), "the focus is at the button")
        page.wait("return !document.querySelector('[data-pending]')")
        settled(page)
        self.assertEqual(self.value(page), "2026-10-03", "the server has the day")

    def test_keys_open_the_calendar_and_escape_closes_it(self) -> None:
        page = self.field()
        for key in (Keys.SPACE, Keys.F4):
            self.open(page, key)
            page.press(Keys.ESCAPE)
            page.wait("return !document.querySelector('.l-calendar')")
            self.assertTrue(page.run("return document.activeElement === field"), "the focus is back")
        self.assertEqual(self.value(page), "2026-09-21", "nothing is chosen")

    def test_tab_stays_in_the_calendar(self) -> None:
        page = self.field()
        self.open(page)
        page.chord(Keys.SHIFT, Keys.TAB)
        self.assertEqual(page.run("return document.activeElement.getAttribute('aria-label')"), "Next month")
        page.press(Keys.TAB, Keys.TAB)
        self.assertEqual(page.run("return document.activeElement.className"), "l-borderless l-today")
        today = page.run("return new Date().toISOString().slice(0, 10)")
        page.press(Keys.ENTER)
        page.wait("return !document.querySelector('.l-calendar')")
        self.assertIn(self.value(page), (today, page.run("return new Date().toISOString().slice(0, 10)")), "today is chosen")

    def test_a_day_is_chosen_by_pointer_and_by_touch(self) -> None:
        page = self.field("Start")
        for day, by_touch in (("2026-10-08", False), ("2026-10-09", True)):
            page.run("document.activeElement.blur()")
            self.open(page)
            if not by_touch:
                self.tap(page, ".l-calendar [aria-label='Next month']", by_touch)
                self.tap(page, ".l-calendar [aria-label='Previous month']", by_touch)
                self.tap(page, ".l-calendar [aria-label='Next month']", by_touch)
            self.tap(page, f".l-calendar [data-day='{day}']", by_touch)
            page.wait("return !document.querySelector('.l-calendar')")
            self.assertEqual(self.value(page), f"{day}T14:13", "the time stays")

    def test_a_second_press_of_the_button_and_a_press_outside_close_it(self) -> None:
        page = self.field()
        self.open(page)
        page.run("button.id = 'opener'")
        self.tap(page, "#opener", False)
        page.wait("return !document.querySelector('.l-calendar')")
        self.open(page)
        page.click_at(950, 850)
        page.wait("return !document.querySelector('.l-calendar')")

    @long
    def test_days_beyond_the_limits_cannot_be_chosen(self) -> None:
        page = self.field("September")
        self.open(page)
        self.press(page, Keys.PAGE_DOWN, "2026-09-30")
        self.press(page, Keys.ARROW_RIGHT, "2026-09-30")
        self.press(page, Keys.PAGE_UP, "2026-09-01")
        self.assertEqual(page.run("return [...document.querySelectorAll('.l-calendar button')].map((e) => e.disabled)"),
                         [True, False, True, True], "the title leads to the months")
        self.tap(page, ".l-calendar [data-day='2026-08-31']", False)
        self.assertTrue(page.run(OPEN))
        self.assertEqual(self.value(page), "2026-09-21")

    def test_axe_finds_nothing_and_the_tree_is_the_golden_one(self) -> None:
        page = self.field("September")
        self.open(page)
        for scheme in ("light", "dark"):
            page.prefer(color_scheme=scheme)
            self.assertEqual(violations(page), [])
        self.assertIsNone(difference("date-picker-calendar", tree(page, "dialog")))

    def test_the_calendar_closes_when_its_field_is_removed(self) -> None:
        page = self.field()
        self.open(page)
        page.run("field.remove()")
        page.wait("return !document.querySelector('.l-calendar')")


class RightToLeftCalendarTests(CalendarTestCase):
    is_long = True
    command = ("Gallery", "--right-to-left", "--inspect")

    def test_a_right_to_left_calendar_is_mirrored(self) -> None:
        page = self.field()
        self.open(page)
        self.press(page, Keys.ARROW_LEFT, "2026-09-22")
        self.press(page, Keys.ARROW_RIGHT, "2026-09-21")
        left, right = page.run("const e = document.querySelector('.l-calendar').getBoundingClientRect();"
                               " const f = field.getBoundingClientRect(); return [Math.round(e.right - f.right), e.left]")
        self.assertEqual(left, 0, "at the start of the field")
        self.assertGreaterEqual(right, 8)


class OwnCalendarOfFirefoxTests(CalendarTestCase):
    is_in_firefox = True
    is_long = True

    def test_the_date_and_the_button_of_the_browser_fit_into_the_field(self) -> None:
        page = self.field()
        text, width = page.run("""
            const style = getComputedStyle(field);
            const context = document.createElement("canvas").getContext("2d");
            context.font = style.font;
            const width = field.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
            return [context.measureText("09 / 21 / 2026").width, width];
            """)
        self.assertGreaterEqual(width, text + 20)
