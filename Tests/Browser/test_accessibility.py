"""The accessibility trees of the controls, as Chromium computes them, kept as golden texts. `make golden` records the
texts; review each one before you commit it."""

from selenium.webdriver.common.keys import Keys

from harness import ApplicationTestCase, Page, sample, settled
from harness.accessibility import difference, tree
from harness.gallery import CONTROLS


class TreeTestCase(ApplicationTestCase):
    def check(self, name: str, page: Page) -> None:
        page.provoked = ("HTMLImageElement",)
        self.assertIsNone(difference(name, tree(page)), name)


class GalleryTreeTests(TreeTestCase):
    command = ("Gallery", "--inspect")

    def test_the_trees_of_all_controls(self) -> None:
        for name in sample(CONTROLS, 12):
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


class LayerTreeTests(TreeTestCase):
    """The trees of open layers, each below the element with the role of the layer."""

    is_long = True
    command = ("Gallery", "--inspect")

    def opened(self, control: str, selector: str, text: str, shown: str, **size: int) -> Page:
        page = self.live(f"/controls/{control}", **{"width": 1000, "height": 900, **size})
        page.click(selector, text)
        page.wait(f"return Boolean(document.querySelector('{shown}')?.checkVisibility())")
        settled(page)
        return page

    def test_the_tree_of_an_open_menu(self) -> None:
        page = self.opened("menu", "main button", "Actions", ".l-menu:popover-open")
        self.assertIsNone(difference("menu-open", tree(page, "menu", "Actions")))

    def test_the_trees_of_open_dialogs(self) -> None:
        for name, role in (("Sheet", "dialog"), ("Alert", "alertdialog")):
            with self.subTest(name):
                page = self.opened("dialog", "main button", name, "dialog[open]")
                self.assertIsNone(difference(f"{name.lower()}-open", tree(page, role)))

    def test_the_tree_of_an_open_popover(self) -> None:
        page = self.opened("popover", "main button", "", ".l-popover:popover-open")
        self.assertIsNone(difference("popover-open", tree(page, "dialog")))

    def test_the_tree_of_a_tooltip(self) -> None:
        page = self.live("/controls/tooltip", width=1000, height=900)
        page.wait("return Boolean(document.querySelector('.l-tooltip'))")
        page.run("document.querySelector('main [data-help]').focus()")
        page.press(Keys.SHIFT)
        page.wait("return document.querySelector('.l-tooltip').matches(':popover-open')")
        self.assertIsNone(difference("tooltip-open", tree(page, "tooltip")))

    def test_the_tree_of_a_toast(self) -> None:
        page = self.opened("toast", "main button", "Error", ".l-toast")
        self.assertIsNone(difference("toast-open", tree(page, "region", "Messages")))

    def test_the_tree_of_an_open_drawer(self) -> None:
        page = self.live("/samples/messages", width=390, height=800)
        page.wait("return document.querySelector('.l-drawer') !== null")
        page.run("document.querySelector('header button').click()")
        page.wait("return document.querySelector('.l-drawer').open")
        settled(page)
        self.assertIsNone(difference("drawer-open", tree(page, "dialog")))


class TrackerTreeTests(TreeTestCase):
    is_long = True
    command = ("Tracker", "--inspect")

    def test_the_trees_of_all_pages(self) -> None:
        for name, path in (("list", "/"), ("new", "/issues/new"), ("edit", "/issues/3"), ("dashboard", "/dashboard")):
            with self.subTest(name):
                self.check(f"tracker-{name}", self.live(path, width=1000, height=900))
