"""axe-core finds nothing on the pages of the examples, light and dark."""

from harness import ApplicationTestCase, long, sample
from harness.axe import violations
from harness.gallery import COMPONENTS, GALLERY, TRACKER


class AxeTestCase(ApplicationTestCase):
    paths: tuple[str, ...] = ("/",)
    #: Rules that the pages do not keep on purpose.
    without: tuple[str, ...] = ()
    widths: tuple[int, ...] = (390, 1280)
    #: Parts of messages in the console that the pages provoke.
    provoked: tuple[str, ...] = ()
    #: The rules for the dark scheme, which changes colours alone; all if there are none.
    in_dark: tuple[str, ...] = ()

    def check(self) -> None:
        # The short form has some of many pages.
        for path in sample(self.paths, 24 if len(self.paths) > 9 else 2):
            for width in self.widths:
                page = self.live(path, width=width, height=900)
                page.provoked = self.provoked
                for scheme in ("light", "dark"):
                    with self.subTest(path=path, width=width, scheme=scheme):
                        page.prefer(color_scheme=scheme)
                        only = self.in_dark if scheme == "dark" else ()
                        self.assertEqual(violations(page, self.without, only), [])


class PackagesAxeTests(AxeTestCase):
    is_long = True
    command = ("Packages", "--status", "Examples/Packages/sample-status", "--inspect")
    paths = ("/", "/?package=almanac:amd64", "/?search=nothing+like+it")

    def test_axe_finds_nothing(self) -> None:
        self.check()


class ThemeAxeTests(AxeTestCase):
    is_long = True
    command = ("ThemeExample", "--inspect")
    paths = ("/", "/forest")

    def test_axe_finds_nothing(self) -> None:
        self.check()


class CounterAxeTests(AxeTestCase):
    is_long = True
    command = ("Counter", "--inspect")
    # The first application in the guide has no landmarks.
    without = ("region",)

    def test_axe_finds_nothing(self) -> None:
        self.check()


class FeedAxeTests(AxeTestCase):
    is_long = True
    command = ("Feed", "--rows", "1000", "--inspect")
    in_dark = ("color-contrast",)

    def test_axe_finds_nothing(self) -> None:
        self.check()


class LogAxeTests(AxeTestCase):
    is_long = True
    command = ("Log", "--still", "--inspect")
    in_dark = ("color-contrast",)

    def test_axe_finds_nothing(self) -> None:
        self.check()


class TodosAxeTests(AxeTestCase):
    is_long = True
    command = ("Todos", "--inspect")

    def test_axe_finds_nothing(self) -> None:
        self.check()


class ComponentsAxeTests(AxeTestCase):
    is_long = True
    command = ("Components", "--inspect")
    paths = ("/", *(f"/samples/{name}" for name in COMPONENTS))

    def test_axe_finds_nothing(self) -> None:
        self.check()


class StopwatchAxeTests(AxeTestCase):
    is_long = True
    command = ("Stopwatch", "--inspect")

    def test_axe_finds_nothing(self) -> None:
        self.check()


class FilmsAxeTests(AxeTestCase):
    is_long = True
    command = ("Films", "--inspect")

    def test_axe_finds_nothing(self) -> None:
        self.check()


class DashboardAxeTests(AxeTestCase):
    is_long = True
    command = ("Dashboard", "--inspect")

    def check(self) -> None:
        # The ticker never rests.
        for width in sample((390, 1280), 2):
            page = self.page("/", width=width, height=900)
            for scheme in ("light", "dark"):
                with self.subTest(width=width, scheme=scheme):
                    page.prefer(color_scheme=scheme)
                    self.assertEqual(violations(page), [])

    def test_axe_finds_nothing(self) -> None:
        self.check()


class GalleryAxeTests(AxeTestCase):
    command = ("Gallery", "--inspect")
    paths = GALLERY
    widths = (1280,)
    provoked = ("HTMLImageElement",)  # the page of images has one that cannot be loaded
    in_dark = ("color-contrast", "link-in-text-block")

    def test_axe_finds_nothing(self) -> None:
        self.check()


class NarrowGalleryAxeTests(GalleryAxeTests):
    is_long = True
    widths = (390,)
    in_dark = ()


class TrackerAxeTests(AxeTestCase):
    command = ("Tracker", "--inspect")
    paths = TRACKER
    provoked = ("404",)

    @long
    def test_axe_finds_nothing(self) -> None:
        self.check()

    def test_axe_finds_nothing_in_a_form_with_problems(self) -> None:
        page = self.live("/issues/new", width=1000)
        page.click("main button", "Create")
        page.wait("return document.activeElement.classList.contains('l-problems')")
        self.assertEqual(violations(page), [])

    def test_axe_finds_nothing_while_a_list_is_open(self) -> None:
        page = self.live("/issues/new", width=1000)
        page.click("[aria-label='Assignee']")
        page.wait("return document.querySelectorAll('[role=option]').length > 3")
        self.assertEqual(violations(page), [])
