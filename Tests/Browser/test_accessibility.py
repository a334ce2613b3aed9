"""The accessibility trees of the controls, as Chromium computes them, kept as golden texts. `make golden` records the
texts; review each one before you commit it."""

from selenium.webdriver.common.keys import Keys

from harness import ApplicationTestCase, Page, settled
from harness.accessibility import difference, tree
from harness.gallery import CONTROLS


class TreeTestCase(ApplicationTestCase):
    def check(self, name: str, page: Page) -> None:
        page.provoked = ("HTMLImageElement",)
        self.assertIsNone(difference(name, tree(page)), name)


class GalleryTreeTests(TreeTestCase):
    command = ("Gallery", "--inspect")

    def test_the_trees_of_all_controls(self) -> None:
        for name in CONTROLS:
            with self.subTest(name):
                self.check(name, self.live(f"/controls/{name}", width=1000, height=900))

    def test_the_tree_of_an_open_list(self) -> None:
        page = self.live("/controls/combo-box", width=1000, height=900)
        page.type("main [aria-label='City']", "ber" + Keys.ARROW_DOWN)
        page.wait("return document.querySelectorAll('[role=option]')[1]?.getAttribute('aria-selected') === 'true'")
        settled(page)
        self.check("combo-box-open", page)

    def test_the_tree_of_a_form_with_problems(self) -> None:
        page = self.live("/controls/form", width=1000, height=900)
        page.click("main button", "Save")
        page.wait("return document.activeElement.classList.contains('l-problems')")
        settled(page)
        self.check("form-with-problems", page)


class TrackerTreeTests(TreeTestCase):
    command = ("Tracker", "--inspect")

    def test_the_trees_of_all_pages(self) -> None:
        for name, path in (("list", "/"), ("new", "/issues/new"), ("edit", "/issues/3"), ("dashboard", "/dashboard")):
            with self.subTest(name):
                self.check(f"tracker-{name}", self.live(path, width=1000, height=900))
