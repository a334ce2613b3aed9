"""The planner of Examples/Planner: a manager and an employee in two browsers, a phone, two languages, and no script."""

import pathlib
import tempfile

from selenium.webdriver.common.keys import Keys

from harness import Page, also_in_firefox_at_length, long, settled
from harness.gallery import CUT
from harness.planner import OVERFLOWS, PlannerTestCase
from harness.waiting import wait_until

HAS_TEXT = "return document.body.innerText.includes(arguments[0])"
#: The label of the element with the focus.
FOCUSED = "return document.activeElement.getAttribute('aria-label') ?? document.activeElement.textContent"
#: Adds a mark that a loaded document does not have.
MARK = "window.isTheSame = true"
IS_MARKED = "return window.isTheSame === true"


class WeekTestCase(PlannerTestCase):
    def setUp(self) -> None:
        # Each test begins with the sample data, which are in memory.
        self.application.restart()
        super().setUp()

    def open_both(self, path: str = "/", **options: int) -> tuple[Page, Page]:
        """A page of the manager in the first browser, and one of an employee in the other."""
        pages = self.signed_in("mara", path, **options), self.signed_in("anton", path, is_other=True, **options)
        for page in pages:
            page.run(MARK)
        return pages

    def wait_for_both(self, pages: tuple[Page, Page], label: str) -> None:
        """Waits until both open pages show a shift, without loading a document."""
        for page in pages:
            self.wait_for_shift(page, label)
            self.assertTrue(page.run(IS_MARKED))

    def focus(self, page: Page, label: str) -> None:
        page.wait("document.querySelector(arguments[0])?.focus();"
                  "return document.activeElement.matches(arguments[0])", self.block(label))


@also_in_firefox_at_length
class WeekTests(WeekTestCase):
    @long
    def test_the_pointer_moves_a_shift_in_both_pages(self) -> None:
        manager, employee = pages = self.open_both()
        box = self.box(manager, self.block("Anton Weiss, Wednesday, 13–21"))
        day = (box.width + 2) * 2  # The shift has 8 of the 16 hours.
        self.drag(manager, box, (day / 2, 0), (day, 4), is_released=False)
        self.wait_for_shift(manager, "Anton Weiss, Thursday, 13–21")
        # The shift is stored when the pointer is released.
        self.wait_for_shift(employee, "Anton Weiss, Wednesday, 13–21")
        self.release(manager, box.x + box.width / 2 + day, box.y + box.height / 2 + 4)
        self.wait_for_both(pages, "Anton Weiss, Thursday, 13–21, Marktplatz")
        box = self.box(manager, self.block("Anton Weiss, Thursday"))
        self.drag(manager, box, (0, 30), (0, 128))
        self.wait_for_shift(manager, "Daniel Okafor, Thursday, 6–11")
        # Daniel works from 6 to 11 on that day, which ends before 13.
        self.wait_for_both(pages, "Daniel Okafor, Thursday, 13–21, Marktplatz")

    @long
    def test_the_handle_changes_the_end_of_a_shift_in_both_pages(self) -> None:
        manager, _ = pages = self.open_both()
        label = "Anton Weiss, Monday, 7–16"
        hour = (self.box(manager, self.block(label)).width + 2) / 9
        handle = f"{self.block(label)} [data-testid=handle]"
        self.drag(manager, self.box(manager, handle), (hour, 0), (2 * hour, 2))
        self.wait_for_both(pages, "Anton Weiss, Monday, 7–18")
        # A press without a movement opens the form, but one at the end of a drag does not.
        self.assertEqual(manager.count("dialog:modal"), 0)

    def test_keys_move_and_resize_a_shift_that_keeps_the_focus(self) -> None:
        manager, _ = pages = self.open_both()
        self.focus(manager, "Elif Yıldız, Thursday, 7–16")
        settled(manager)
        for keys, label in (
            ((Keys.ARROW_RIGHT,), "Elif Yıldız, Thursday, 7:30–16:30"),
            ((Keys.SHIFT, Keys.ARROW_LEFT), "Elif Yıldız, Thursday, 7:30–16"),
            ((Keys.PAGE_DOWN,), "Elif Yıldız, Friday, 7:30–16"),
            ((Keys.PAGE_DOWN,), "Elif Yıldız, Saturday, 7:30–16"),
        ):
            with self.subTest(label):
                if len(keys) == 2:
                    manager.chord(*keys)
                else:
                    manager.press(*keys)
                self.wait_for_both(pages, label)
                manager.wait("return document.activeElement.matches(arguments[0])", self.block(label))
        manager.press(Keys.ARROW_UP)
        manager.wait(HAS_TEXT, "Daniel Okafor already works at that time.")
        self.assertIn("Elif Yıldız, Saturday", manager.run(FOCUSED))

    @long
    def test_an_overlap_is_refused_and_a_change_undone(self) -> None:
        manager, employee = pages = self.open_both()
        self.focus(manager, "Anton Weiss, Monday, 7–16")
        manager.press(Keys.PAGE_DOWN)
        manager.wait(HAS_TEXT, "Anton Weiss already works at that time.")
        self.wait_for_both(pages, "Anton Weiss, Monday, 7–16")
        # The pointer shows the overlap while it moves, and the shift returns to its place.
        box = self.box(manager, self.block("Anton Weiss, Monday"))
        day = (box.width + 2) * 16 / 9
        self.drag(manager, box, (day / 2, 0), (day, 0), is_released=False)
        manager.wait("return document.querySelectorAll(arguments[0]).length === 2", self.block("Anton Weiss, Tuesday"))
        self.release(manager, box.x + box.width / 2 + day, box.y + box.height / 2)
        self.wait_for_both(pages, "Anton Weiss, Monday, 7–16")
        self.focus(manager, "Anton Weiss, Monday")
        manager.press(Keys.ARROW_RIGHT)
        self.wait_for_both(pages, "Anton Weiss, Monday, 7:30–16:30")
        manager.click("[data-toast] button", "Undo")
        self.wait_for_both(pages, "Anton Weiss, Monday, 7–16")
        self.assertEqual(employee.count("[data-toast]"), 0)

    @long
    def test_the_form_shows_the_overlap_at_its_field(self) -> None:
        manager, _ = pages = self.open_both()
        manager.click(self.block("Anton Weiss, Monday, 7–16"))
        manager.wait("return document.querySelector('dialog:modal [role=heading], dialog:modal h2') !== null")
        settled(manager)
        manager.run("document.querySelector(\"dialog:modal [aria-label='Day']\").focus()")
        manager.press("Tu")
        manager.wait("return document.querySelector(\"dialog:modal [aria-label='Day']\").selectedOptions[0].label.startsWith('Tuesday')")
        manager.click("dialog:modal button[type=submit]")
        manager.wait(HAS_TEXT, "Anton Weiss already works at that time.")
        manager.press(Keys.ESCAPE)
        manager.wait("return !document.querySelector('dialog:modal')")
        self.wait_for_both(pages, "Anton Weiss, Monday, 7–16")

    @long
    def test_an_employee_changes_nothing(self) -> None:
        page = self.signed_in("anton", is_other=True)
        label = "Anton Weiss, Wednesday, 13–21"
        box = self.box(page, self.block(label))
        self.drag(page, box, (40, 0), (120, 0))
        page.click_at(box.x + box.width / 2, box.y + box.height / 2)
        settled(page)
        self.wait_for_shift(page, label)
        self.assertEqual(page.count("dialog:modal, main button [data-testid=handle]"), 0)
        self.assertEqual(page.run("return [...document.querySelectorAll('nav a')].map((e) => e.textContent)"),
                         ["Week", "Past shifts"])


@also_in_firefox_at_length
class SignInTests(PlannerTestCase):
    def test_guarded_addresses_lead_to_the_sign_in_page_and_back(self) -> None:
        manager = self.page("/staff?x=1")
        employee = self.in_other("/history?text=a")
        self.fill_in(manager, "mara", password="latte")
        manager.wait(HAS_TEXT, "The e-mail address or the password is wrong.")
        self.assertEqual(manager.run("return location.search"), "?to=%2Fstaff%3Fx%3D1")
        for page, user, path in ((manager, "mara", "/staff?x=1"), (employee, "anton", "/history?text=a")):
            self.fill_in(page, user)
            self.wait_for_path(page, path)
        self.assertIn("Chiara Romano", manager.run("return document.querySelector('main').innerText"))
        self.assertNotIn("Chiara Romano", employee.run("return document.querySelector('main').innerText"))
        employee.provoked = ("403",)
        employee.navigate(self.application.address + "/staff")
        self.assertNotIn("Chiara Romano", employee.run("return document.body.innerText"))
        # The sign-in page has left no step in the history.
        manager.click("main a[href='/staff/e1']")
        manager.wait("return location.pathname === '/staff/e1'")
        manager.back()
        self.wait_for_path(manager, "/staff?x=1")

    @long
    def test_a_sign_out_ends_all_tabs_of_its_browser_only(self) -> None:
        here = self.signed_in("mara")
        tab = self.live("/staff/e1")
        there = self.signed_in("mara", is_other=True)
        there.run(MARK)
        for page in (here, tab):
            page.provoked = ("401",)
        # A hidden tab loads its document when it is shown. Only Firefox has hidden ones in these tests.
        if self.is_in_firefox:
            here.show()
        self.choose(here, "Mara Lindholm", "Sign out")
        self.wait_for_path(here, "/sign-in")
        if self.is_in_firefox:
            tab.show()
        tab.wait("return location.pathname + location.search === '/sign-in?to=%2Fstaff%2Fe1'")
        if self.is_in_firefox:
            here.show()
        here.navigate(self.application.address + "/")
        self.wait_for_path(here, "/sign-in?to=%2F")
        self.assertNotIn("Anton Weiss", here.run("return document.body.innerText"))
        self.focus_and_move(there)

    def focus_and_move(self, page: Page) -> None:
        """The page is still that of a manager, and was not loaded again."""
        label = self.block("Chiara Romano, Monday, 9:30–17:30")
        page.wait("document.querySelector(arguments[0])?.focus(); return document.activeElement.matches(arguments[0])", label)
        page.press(Keys.ARROW_RIGHT)
        self.wait_for_shift(page, "Chiara Romano, Monday, 10–18")
        self.assertTrue(page.run(IS_MARKED))
        page.press(Keys.ARROW_LEFT)
        self.wait_for_shift(page, "Chiara Romano, Monday, 9:30–17:30")


@also_in_firefox_at_length
class SignOutElsewhereTests(PlannerTestCase):
    """A user who is signed in in two browsers ends the sign-in of the other one."""

    def setUp(self) -> None:
        super().setUp()
        self.here = self.signed_in("mara")
        self.here.run(MARK)
        self.there = self.signed_in("mara", "/staff/e1", is_other=True)
        self.there.provoked = ("401", "403")
        self.there.click("main [aria-label=Name]")
        self.there.press(Keys.END, " and more")
        self.there.wait("return document.querySelector('main [aria-label=Name]').value === 'Anton Weiss and more'")
        settled(self.there)

    def end_elsewhere(self) -> None:
        self.choose(self.here, "Mara Lindholm", "Sign out elsewhere")
        self.here.wait(HAS_TEXT, "Other browsers are signed out.")
        self.there.wait("return location.pathname + location.search === '/sign-in?to=%2Fstaff%2Fe1'")
        self.assertNotIn("and more", self.there.run("return document.documentElement.innerHTML"))
        settled(self.here)
        self.assertTrue(self.here.run(IS_MARKED))
        self.assertEqual(self.here.run("return location.pathname"), "/")

    @long
    def test_the_same_user_gets_the_typed_text_back(self) -> None:
        self.end_elsewhere()
        self.fill_in(self.there, "mara")
        self.wait_for_path(self.there, "/staff/e1")
        # The server had the text already, so that the page asks before it is entered again.
        self.there.click(".trellis-notice-button", "Enter it again")
        self.there.wait("return document.querySelector('main [aria-label=Name]').value === 'Anton Weiss and more'")
        self.there.click("main button[type=submit]")
        self.wait_for_path(self.there, "/staff")
        self.there.wait(HAS_TEXT, "Anton Weiss and more")
        # The next test begins with the former name.
        self.there.navigate(self.application.address + "/staff/e1")
        settled(self.there)
        self.there.click("main [aria-label=Name]")
        self.there.press(Keys.END, *[Keys.BACKSPACE] * len(" and more"))
        self.there.click("main button[type=submit]")
        self.wait_for_path(self.there, "/staff")

    def test_another_user_gets_nothing_of_it(self) -> None:
        self.end_elsewhere()
        self.fill_in(self.there, "anton")
        self.there.wait("return location.pathname === '/staff/e1' && document.readyState === 'complete'")
        self.there.navigate(self.application.address + "/")
        settled(self.there)
        self.assertNotIn("and more", self.there.run(
            "return document.documentElement.innerHTML + JSON.stringify({ ...sessionStorage, ...localStorage })"))


class TouchTests(WeekTestCase):
    is_long = True

    def test_a_finger_moves_and_resizes_a_shift_on_a_phone(self) -> None:
        manager, _ = pages = self.open_both("/?day=2", width=390, height=844)
        manager.cdp("Emulation.setTouchEmulationEnabled", enabled=True, maxTouchPoints=1)
        settled(manager)
        label = "Anton Weiss, Wednesday, 13–21"
        box = self.box(manager, self.block(label))
        hour = (box.width + 2) / 8
        scrolled = manager.run("return scrollY")
        self.swipe(manager, box, (-hour, 0), (-2 * hour, 2), (-2 * hour, 4))
        self.wait_for_both(pages, "Anton Weiss, Wednesday, 11–19")
        handle = f"{self.block('Anton Weiss, Wednesday')} [data-testid=handle]"
        self.swipe(manager, self.box(manager, handle), (hour / 2, 0), (hour, 0))
        self.wait_for_both(pages, "Anton Weiss, Wednesday, 11–20")
        self.swipe(manager, self.box(manager, self.block("Anton Weiss, Wednesday")), (0, 20), (0, 40), (0, 64))
        self.wait_for_both(pages, "Chiara Romano, Wednesday, 11–20")
        self.assertEqual(manager.run("return scrollY"), scrolled)


class WidthTests(PlannerTestCase):
    """No page is wider than its window, and no text or control is cut, in English and German."""

    is_long = True
    titles = {
        "en": {"/?day=2": "Week", "/history": "Past shifts", "/staff": "Staff", "/staff/new": "New employee"},
        "de": {"/?day=2": "Woche", "/history": "Frühere Schichten", "/staff": "Team", "/staff/new": "Neuer Mitarbeiter"},
    }

    def check(self, page: Page, path: str, width: int) -> None:
        with self.subTest(path=path, width=width):
            page.resize(width, 844)
            settled(page)
            self.assertEqual(page.run(OVERFLOWS), [])
            self.assertEqual(page.run(CUT), [])

    def check_pages(self, page: Page, language: str) -> None:
        for path, title in self.titles[language].items():
            page.navigate(self.application.address + path)
            page.wait("return document.title === arguments[0] && document.documentElement.lang === arguments[1]"
                      " && document.querySelector('h1').textContent === arguments[0]", title, language)
            for width in (390, 1280):
                self.check(page, path, width)
                if path.startswith("/?"):
                    self.assertGreater(page.count("main button [data-testid=handle]"), 4)
                    # The people and the times are not shortened; the shop is, where a shift is short.
                    self.assertNotRegex(page.run("return document.querySelector('main').innerText"), r"[\d–]…|\w \w*…")

    def test_the_pages_fit_in_both_languages(self) -> None:
        page = self.signed_in("mara")
        self.check_pages(page, "en")
        self.choose(page, "Mara Lindholm", "Deutsch")
        page.wait("return document.documentElement.lang === 'de'")
        self.check_pages(page, "de")
        page.click("main button[type=submit]", "Speichern")
        page.wait(HAS_TEXT, "Gib einen Namen ein.")
        self.choose(page, "Mara Lindholm", "Abmelden")
        self.wait_for_path(page, "/sign-in")
        page.wait("return document.querySelector('h1').textContent === 'Café-Planer'")
        for width in (390, 1280):
            self.check(page, "/sign-in", width)


class DownloadTests(PlannerTestCase):
    is_long = True

    def downloaded(self, page: Page) -> str:
        """The text of the file after a press of the button."""
        with tempfile.TemporaryDirectory() as name:
            page.cdp("Page.setDownloadBehavior", behavior="allow", downloadPath=name)
            page.click("main button[type=submit]", "Download CSV")
            file = pathlib.Path(name, "shifts.csv")
            # The browser renames the file when it is complete.
            wait_until(file.exists, what="the file shifts.csv")
            return file.read_bytes().decode("utf-8")

    def test_the_file_has_the_rows_of_the_user(self) -> None:
        employee = self.downloaded(self.signed_in("anton", "/history", is_other=True))
        manager = self.downloaded(self.signed_in("mara", "/history?text=Y%C4%B1ld"))
        for text, name in ((employee, "Anton Weiss"), (manager, "Elif Yıldız")):
            lines = text.split("\r\n")
            self.assertEqual((lines[0], lines[-1]), ("\ufeffName,Shop,Date,Start,Hours", ""))
            rows = lines[1:-1]
            self.assertGreater(len(rows), 100, "all pages of the table")
            for row in rows:
                self.assertRegex(row, rf"^{name},(Hafencafé|Marktplatz|Südbahnhof),\d{{4}}-\d\d-\d\d,[\d:]+,[\d.]+$")
            dates = [row.split(",")[2] for row in rows]
            self.assertEqual(dates, sorted(dates, reverse=True))


class ScriptlessTests(PlannerTestCase):
    is_long = True

    def test_a_manager_signs_in_reads_and_submits_a_form(self) -> None:
        page = self.page("/healthz")
        page.scripts(False)
        self.addCleanup(page.scripts, True)
        page.navigate(self.application.address + "/staff/e3")
        self.fill_in(page, "mara", password="latte")
        page.wait(HAS_TEXT, "The e-mail address or the password is wrong.")
        self.fill_in(page, "mara")
        page.wait("return location.pathname === '/staff/e3' && document.readyState === 'complete'")
        page.click("main [aria-label=Name]")
        page.press(Keys.END, " Junior")
        page.click("main button[type=submit]")
        page.wait("return location.pathname === '/staff' && document.body.innerText.includes('Daniel Okafor Junior')")
        page.click("nav a", "Past shifts")
        page.wait("return location.pathname === '/history' && document.querySelectorAll('main [role=row]').length === 21")
        page.click("nav a", "Week")
        page.wait("return location.pathname === '/' && document.querySelector(arguments[0]) !== null",
                  self.block("Daniel Okafor Junior, Wednesday, 7–16"))
        page.click("main [aria-label='Next week']")
        page.wait("return location.search === '?week=1'")
