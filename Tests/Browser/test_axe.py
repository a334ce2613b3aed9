"""axe-core finds nothing on the pages of the examples, light and dark."""

from harness import ApplicationTestCase
from harness.axe import violations


class AxeTestCase(ApplicationTestCase):
    paths: tuple[str, ...] = ("/",)
    #: Rules that the pages do not keep on purpose.
    without: tuple[str, ...] = ()

    def check(self) -> None:
        for path in self.paths:
            for width in (390, 1280):
                page = self.live(path, width=width, height=900)
                for scheme in ("light", "dark"):
                    with self.subTest(path=path, width=width, scheme=scheme):
                        page.prefer(color_scheme=scheme)
                        self.assertEqual(violations(page, self.without), [])


class PackagesAxeTests(AxeTestCase):
    command = ("Packages", "--status", "Examples/Packages/sample-status", "--inspect")
    paths = ("/", "/?package=almanac:amd64", "/?search=nothing+like+it")

    def test_axe_finds_nothing(self) -> None:
        self.check()


class ThemeAxeTests(AxeTestCase):
    command = ("ThemeExample", "--inspect")
    paths = ("/", "/forest")

    def test_axe_finds_nothing(self) -> None:
        self.check()


class CounterAxeTests(AxeTestCase):
    command = ("Counter", "--inspect")
    # The first application in the guide has no landmarks.
    without = ("region",)

    def test_axe_finds_nothing(self) -> None:
        self.check()


class TodosAxeTests(AxeTestCase):
    command = ("Todos", "--inspect")

    def test_axe_finds_nothing(self) -> None:
        self.check()


class StopwatchAxeTests(AxeTestCase):
    command = ("Stopwatch", "--inspect")

    def test_axe_finds_nothing(self) -> None:
        self.check()


class DashboardAxeTests(AxeTestCase):
    command = ("Dashboard", "--inspect")

    def check(self) -> None:
        # The ticker never rests.
        for width in (390, 1280):
            page = self.page("/", width=width, height=900)
            for scheme in ("light", "dark"):
                with self.subTest(width=width, scheme=scheme):
                    page.prefer(color_scheme=scheme)
                    self.assertEqual(violations(page), [])

    def test_axe_finds_nothing(self) -> None:
        self.check()
