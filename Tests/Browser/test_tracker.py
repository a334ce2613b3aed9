"""Tracker by keyboard alone, and with the data of several tabs."""

from selenium.webdriver.common.keys import Keys

from harness import ApplicationTestCase, Page, also_in_firefox_at_length, listening, long, settled
from harness.gallery import TRACKER

ROWS = "[...document.querySelectorAll('main .l-line-row')].sort((a, b) => a.offsetTop - b.offsetTop)"
NAME = ("const e = document.activeElement;"
        "return e.getAttribute('aria-label') ?? e.labels?.[0]?.textContent ?? e.textContent.trim()")


class KeyboardTestCase(ApplicationTestCase):
    command = ("Tracker", "--inspect")

    def live(self, path: str = "/", **options: int | str) -> Page:
        page = super().live(path, **options)
        return page

    def go(self, page: Page, name: str, most: int = 60) -> None:
        """Presses Tab until the element with a name that begins with `name` has the focus."""
        passed = []
        for _ in range(most):
            page.press(Keys.TAB)
            passed.append(page.run(NAME))
            if passed[-1].startswith(name):
                self.assertTrue(page.run("return document.activeElement.matches(':focus-visible')"), name)
                return
        self.fail(f"Tab does not reach “{name}”, but {passed}")

    def back(self, page: Page) -> None:
        page.chord(Keys.SHIFT, Keys.TAB)

    def wait_for_path(self, page: Page, path: str) -> None:
        page.wait("return location.pathname === arguments[0]", path)
        settled(page)

    def wait_for_question(self, page: Page) -> None:
        """The dialog shows a spinner at once; Tab must not be pressed before its buttons are there."""
        page.wait("return document.querySelector('dialog:modal')?.contains(document.activeElement)"
                  " && [...document.querySelectorAll('dialog:modal button')].some((e) => e.textContent === 'Delete 2 issues')")

    def titles(self, page: Page) -> list[str]:
        return page.run(f"return {ROWS}.map((e) => e.querySelectorAll('[role=gridcell]')[2].textContent)")

    def wait_for_titles(self, page: Page, condition: str) -> None:
        page.wait(f"const titles = {ROWS}.map((e) => e.querySelectorAll('[role=gridcell]')[2].textContent); return {condition}")


@also_in_firefox_at_length
class TrackerKeyboardTests(KeyboardTestCase):
    def test_an_issue_is_created(self) -> None:
        page = self.live(width=1000)
        self.go(page, "New issue")
        page.press(Keys.ENTER)
        self.wait_for_path(page, "/issues/new")
        self.go(page, "Title")
        page.press("Made by keyboard")
        self.go(page, "Description")
        page.press("One", Keys.ENTER, "Two")
        self.go(page, "Open")
        page.press(Keys.ARROW_RIGHT)
        self.go(page, "Priority")
        page.press("H")
        self.go(page, "Assignee")
        page.press("gra", Keys.ENTER)
        page.wait("return document.querySelector(\"[aria-label='Assignee']\").value === 'Grace'")
        self.go(page, "Labels")
        page.press("cra", Keys.ENTER)
        page.wait("return Boolean(document.querySelector(\"[aria-label='Remove crash']\"))")
        self.go(page, "Hours")
        page.press(Keys.ARROW_UP, Keys.ARROW_UP, Keys.ARROW_UP)
        page.wait("return document.querySelector(\"[aria-label='Hours']\").value === '1'")
        self.go(page, "Due")
        page.press("12242030")
        self.go(page, "Progress")
        page.press(Keys.ARROW_RIGHT, Keys.ARROW_RIGHT)
        self.go(page, "Confidential")
        page.press(Keys.SPACE)
        self.go(page, "Add a step")
        page.press(Keys.ENTER)
        page.wait("return Boolean(document.querySelector(\"[aria-label='Step']\"))")
        self.back(page)
        self.back(page)
        page.press("First step")
        self.go(page, "Create")
        page.press(Keys.ENTER)
        page.wait("return /issues.[0-9]+$/.test(location.pathname)")
        settled(page)
        self.assertEqual(page.run(
            "const value = (name) => document.querySelector(`main [aria-label='${name}']`)?.value;"
            "return [value('Title'), value('Description'), value('Assignee'), value('Hours'), value('Due'),"
            " value('Progress'), value('Step')]"),
            ["Made by keyboard", "One\nTwo", "Grace", "1", "2030-12-24", "20", "First step"])
        self.assertEqual(page.run(
            "return [...document.querySelectorAll('main :checked:not(.l-chip-box)')].map((e) => e.value ?? e.textContent)"),
            ["doing", "3", "on"])

    def test_changes_are_guarded_and_saved_by_enter(self) -> None:
        page = self.live("/issues/4", width=1000)
        page.run("window.response = false; window.confirm = () => { window.asked = true; return response; }")
        self.go(page, "Title")
        page.press(Keys.END, " and more")
        page.wait("return Boolean(document.querySelector('[data-unsaved]'))")
        listening(page)
        for _ in range(30):
            self.back(page)
            if page.run("return document.activeElement.matches('main nav a')"):
                break
        page.press(Keys.ENTER)
        page.wait("return window.asked")
        self.assertEqual(page.run("return location.pathname"), "/issues/4")
        self.go(page, "Title")
        page.press(Keys.ENTER)
        page.wait("return document.body.innerText.includes('Saved.')")
        page.wait("return !document.querySelector('[data-unsaved]')")
        self.assertIn("and more", page.run("return document.querySelector('h1, [aria-level=\"1\"]').textContent"))

    @long
    def test_the_list_is_searched_filtered_and_sorted(self) -> None:
        page = self.live(width=1000)
        self.go(page, "Search issues")
        page.press("login")
        self.wait_for_titles(page, "titles.length > 5 && titles.every((one) => one.startsWith('Login'))")
        self.go(page, "Status")
        page.press("D")
        page.wait("return document.querySelector('main select').selectedOptions[0].label === 'Doing'")
        page.wait(f"return {ROWS}.every((e) => e.textContent.includes('Doing'))")
        self.go(page, "Title")
        page.press(Keys.ENTER)
        self.wait_for_titles(page, "titles.join() === titles.toSorted().join()")
        page.press(Keys.ENTER)
        self.wait_for_titles(page, "titles.join() === titles.toSorted().reverse().join()")
        page.wait("return location.search.includes('sort=-Title') && location.search.includes('status=doing')")

    @long
    def test_rows_are_selected_and_deleted_after_a_question(self) -> None:
        page = self.live(width=1000)
        settled(page)
        doomed = self.titles(page)[1:3]
        self.go(page, "Select Search is slow")
        self.back(page)
        page.press(Keys.ARROW_DOWN, Keys.SPACE, Keys.ARROW_DOWN, Keys.SPACE)
        page.wait("return document.querySelectorAll('main .l-line-row[aria-selected=true]').length === 2")
        for _ in range(20):
            self.back(page)
            if page.run(NAME) == "Delete…":
                break
        page.press(Keys.ENTER)
        self.wait_for_question(page)
        page.press(Keys.ESCAPE)
        page.wait("return !document.querySelector('dialog:modal')")
        self.assertEqual(page.run(NAME), "Delete…", "the focus returns to the button")
        self.assertEqual(self.titles(page)[1:3], doomed)
        page.press(Keys.ENTER)
        self.wait_for_question(page)
        for _ in range(4):
            if page.run(NAME) == "Delete 2 issues":
                break
            page.press(Keys.TAB)
        page.press(Keys.ENTER)
        self.wait_for_titles(page, f"titles[0] === 'Search is slow' && titles[1] !== {doomed[0]!r}")
        page.wait("return document.activeElement !== document.body")


class TrackerWidthTests(KeyboardTestCase):
    is_long = True

    def test_no_page_scrolls_sideways_in_a_window_of_320_px(self) -> None:
        for path in TRACKER:
            with self.subTest(path):
                page = self.live(path, width=320, height=640)
                page.provoked = ("404",)
                self.assertLessEqual(page.run("return document.documentElement.scrollWidth"), 320)
                self.assertEqual(page.run(
                    "return [...document.querySelectorAll('main :is(button, input, select, textarea, a)')]"
                    ".filter((e) => e.checkVisibility() && !e.closest('.l-skip') && e.getBoundingClientRect().right > 321)"
                    ".map((e) => e.outerHTML.slice(0, 90))"), [])


class TrackerDataTests(KeyboardTestCase):
    def test_a_selection_stays_with_its_row_when_the_order_and_the_data_change(self) -> None:
        one, two = self.live("/", width=1000), self.live("/issues/9", width=1000)
        selected = "return [...document.querySelectorAll('main .l-line-row[aria-selected=true]')].map((e) => e.querySelectorAll('[role=gridcell]')[1].textContent)"
        one.click("main [aria-label='Select Print fails']")
        one.wait(selected.replace("return ", "return (") + ").join() === '5'")
        one.click("main .l-sort", "Title")
        two.click("main button", "Delete…")
        two.click("dialog button", "Delete")
        one.wait("return !document.querySelector(\"main [aria-label='Select Search looks wrong on phones']\")")
        settled(one)
        self.assertEqual(one.run(selected), ["5"] if "Print fails" in self.titles(one) else [])

    def test_a_table_keeps_its_scroll_position_when_the_data_changes(self) -> None:
        one, two = self.live("/", width=1000, height=500), self.live("/issues/2", width=1000)
        one.run("window.scrollTo(0, 300)")
        two.type("main [aria-label='Title']", " now" + Keys.ENTER)
        one.wait("return document.body.innerText.includes(' now')")
        self.assertEqual(one.run("return window.scrollY"), 300)
