"""Exported pages of the examples: the picture of the served page without scripts, valid, with whole links, and
without a problem for axe-core."""

import io
import pathlib
import re
import subprocess
import tempfile

import html5lib
from PIL import Image, ImageChops

from harness import ApplicationTestCase, Page, long
from harness.axe import violations
from harness.export import FileServer, export
from harness.gallery import COMPONENTS, GALLERY, TRACKER
from harness.golden import SHARE, whole
from harness.page import SCREENSHOTS

WIDTHS = (390, 1280)
HEIGHT = 800
#: The difference of a channel, from 0 to 255, from which on a pixel differs.
CHANNEL = 16
#: Elements that are newer than tidy.
TIDY = ("--new-blocklevel-tags", "search,trellis-upload", "--mute-id", "yes", "-quiet", "-errors")


def difference(first: bytes, second: bytes, name: str) -> str | None:
    """How two pictures differ; `None` if at most a share of `SHARE` of the pixels does."""
    one, other = (Image.open(io.BytesIO(picture)).convert("RGB") for picture in (first, second))
    if one.size == other.size:
        channels = ImageChops.difference(one, other).split()
        largest = ImageChops.lighter(ImageChops.lighter(channels[0], channels[1]), channels[2])
        share = sum(largest.histogram()[CHANNEL:]) / (one.width * one.height)
        if share <= SHARE:
            return None
        problem = f"{share:.2%} of the pixels differ"
    else:
        problem = f"the sizes are {one.size} and {other.size}"
    SCREENSHOTS.mkdir(parents=True, exist_ok=True)
    one.save(SCREENSHOTS / f"{name}-served.png")
    other.save(SCREENSHOTS / f"{name}-exported.png")
    return f"{name}: {problem}"


def duplicates(html: str) -> set[str]:
    """The ids that several elements have."""
    ids = re.findall(r'<[^>]*? id="([^"]*)"', html)
    return {name for name in ids if ids.count(name) > 1}


class ExportedExample(ApplicationTestCase):
    """The pages at `paths` of the example `command`."""

    paths: tuple[str, ...] = ("/",)
    #: Parts of messages in the console that the pages provoke.
    provoked: tuple[str, ...] = ()
    #: Rules of axe-core that the pages do not keep on purpose.
    without: tuple[str, ...] = ()

    @classmethod
    def setUpClass(cls) -> None:
        super().setUpClass()
        folder = tempfile.TemporaryDirectory()
        cls.addClassCleanup(folder.cleanup)
        cls.folder = pathlib.Path(folder.name)
        widths = [part for width in WIDTHS for part in ("--width", str(width))]
        arguments = [word for word in cls.command[1:] if word != "--inspect"]
        options = ["--height", str(HEIGHT), "--check", *widths]
        cls.export = export(cls.folder, cls.command[0], *options, *arguments)
        server = FileServer(cls.folder)
        cls.addClassCleanup(server.close)
        cls.files = server.address

    def exported(self, path: str, width: int) -> Page:
        page = self.browser.page("about:blank")
        self.pages.append(page)
        page.provoked = self.provoked
        page.scripts(False)
        page.resize(width, HEIGHT)
        page.cdp("Emulation.setScrollbarsHidden", hidden=True)
        page.open(f"{self.files}{path.rstrip('/')}/index.html")
        return page

    def served(self, path: str, width: int) -> Page:
        page = self.browser.page("about:blank")
        self.pages.append(page)
        page.provoked = self.provoked
        page.resize(width, HEIGHT)
        # Exported pages choose their layout by the width with the scroll bar, live pages by that without.
        page.cdp("Emulation.setScrollbarsHidden", hidden=True)
        page.open(f"http://127.0.0.1:{self.application.port}{path}")
        page.wait("return window.__live?.polls > 0")
        return page

    def check_pictures(self) -> None:
        for path in self.paths:
            for width in WIDTHS:
                with self.subTest(path=path, width=width):
                    served = self.served(path, width)
                    exported = self.exported(path, width)
                    # A turning spinner looks different at each moment.
                    for page in (served, exported):
                        page.run("for (const one of document.getAnimations()) { one.pause(); one.currentTime = 0; }")
                    name = re.sub(r"\W+", "-", f"{self.command[0]}{path}-{width}")
                    self.assertIsNone(difference(whole(served), whole(exported), name))
                    exported.scripts(True)
                    self.assertEqual(violations(exported, self.without), [])

    def check_files(self) -> None:
        self.assertEqual(self.export.returncode, 0, self.export.stderr)
        pages = sorted(self.folder.rglob("*.html"))
        self.assertGreaterEqual(len(pages), len(self.paths))
        for file in pages:
            with self.subTest(file=str(file.relative_to(self.folder))):
                html = file.read_text()
                parser = html5lib.HTMLParser()
                parser.parse(html)
                self.assertEqual(parser.errors, [])
                self.assertEqual(duplicates(html), set())
        # Tidy has status 2 for errors, and 1 for warnings.
        found = subprocess.run(["tidy", *TIDY, *pages], capture_output=True, text=True)
        errors = [line for line in found.stderr.splitlines() if " - Error: " in line]
        self.assertEqual(errors, [])


class CounterTests(ExportedExample):
    command = ("Counter", "--inspect")
    # The first application in the guide has no landmarks.
    without = ("region",)

    @long
    def test_the_exported_page_looks_as_the_served_one(self) -> None:
        self.check_pictures()

    def test_the_files_are_valid(self) -> None:
        self.check_files()


class ThemeTests(CounterTests):
    is_long = True
    command = ("ThemeExample", "--inspect")
    paths = ("/", "/forest")
    without = ()


class TodosTests(CounterTests):
    is_long = True
    command = ("Todos", "--inspect")
    without = ()


class ComponentsTests(TodosTests):
    command = ("Components", "--inspect")
    paths = ("/", *(f"/samples/{name}" for name in COMPONENTS))


class StopwatchTests(TodosTests):
    command = ("Stopwatch", "--inspect")


class RowsTests(TodosTests):
    command = ("Rows", "--inspect")


class FilmsTests(TodosTests):
    command = ("Films", "--inspect")

    def served(self, path: str, width: int) -> Page:
        return self.loaded(super().served(path, width))

    def exported(self, path: str, width: int) -> Page:
        return self.loaded(super().exported(path, width))

    @staticmethod
    def loaded(page: Page) -> Page:
        """The page with the first pictures of its films."""
        page.wait("return [...document.querySelectorAll('video')].every((one) => one.readyState > 3)")
        return page


class DashboardTests(TodosTests):
    # Otherwise the numbers change each second.
    command = ("Dashboard", "--inspect", "--still")


class PackagesTests(TodosTests):
    command = ("Packages", "--status", "Examples/Packages/sample-status", "--inspect")
    pages_of = {"/-package=almanac~3aamd64": "/?package=almanac:amd64", "/-sort=size": "/?sort=size"}
    paths = ("/", *pages_of)

    def served(self, path: str, width: int) -> Page:
        return super().served(self.pages_of.get(path, path), width)


class GalleryTests(TodosTests):
    command = ("Gallery", "--inspect")
    paths = GALLERY
    provoked = ("HTMLImageElement", "data:image")  # the page of images has one that cannot be loaded


class TrackerTests(TodosTests):
    command = ("Tracker", "--inspect")
    pages_of = {"/-page=2": "/?page=2"}
    paths = (*(path for path in TRACKER if path != "/nothing"), *pages_of)

    def served(self, path: str, width: int) -> Page:
        return super().served(self.pages_of.get(path, path), width)
