"""Exported pages without scripts, without style sheets, on paper, in one file and in mails."""

import io
import pathlib
import re
import shutil
import tempfile
import unittest
import zlib

from PIL import Image

from harness import ApplicationTestCase, Page, long, sample
from harness.export import FileServer, export
from harness.golden import whole
from test_exported_examples import difference

#: The names of the browsers that print documents, in the order of the command.
PRINTERS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "microsoft-edge")


def temporary(case: type[unittest.TestCase]) -> pathlib.Path:
    folder = tempfile.TemporaryDirectory()
    case.addClassCleanup(folder.cleanup)
    return pathlib.Path(folder.name)


class ExportedGallery(ApplicationTestCase):
    """Some pages of Gallery without scripts."""

    command = ("Gallery", "--inspect")
    routes = ("/controls/disclosure", "/controls/tabs", "/controls/table", "/controls/form")
    options: tuple[str, ...] = ()
    width = 800

    @classmethod
    def setUpClass(cls) -> None:
        super().setUpClass()
        cls.folder = temporary(cls)
        routes = [part for route in cls.routes for part in ("--route", route)]
        found = export(cls.folder, "Gallery", "--width", str(cls.width), *routes, *cls.options)
        assert found.returncode == 0, found.stderr
        server = FileServer(cls.folder)
        cls.addClassCleanup(server.close)
        cls.files = server.address

    def exported(self, name: str) -> Page:
        """The page of a control."""
        return self.exported_page(f"controls/{name}")

    def exported_page(self, path: str) -> Page:
        page = self.browser.page("about:blank")
        self.pages.append(page)
        page.scripts(False)
        page.resize(self.width, 800)
        page.cdp("Emulation.setScrollbarsHidden", hidden=True)
        page.open(f"{self.files}/{path}/index.html")
        return page

    def is_shown(self, page: Page, text: str) -> bool:
        """Whether a text is visible, and the element at its place."""
        return page.run(
            """
            const found = [...document.querySelectorAll(".t")].find((e) => e.textContent === arguments[0]);
            if (!found?.checkVisibility({ visibilityProperty: true })) return false;
            found.scrollIntoView({ block: "center" });
            const { left, top, width, height } = found.getBoundingClientRect();
            return found.contains(document.elementFromPoint(left + width / 2, top + height / 2));
            """, text)


class WithoutScriptsTests(ExportedGallery):
    def test_a_disclosure_opens_and_closes(self) -> None:
        page = self.exported("disclosure")
        self.assertFalse(self.is_shown(page, "The content."))
        page.click("summary", "More")
        self.assertTrue(self.is_shown(page, "The content."))
        page.click("summary", "More")
        self.assertFalse(self.is_shown(page, "The content."))

    @long
    def test_one_group_of_an_exclusive_accordion_is_open(self) -> None:
        page = self.exported("disclosure")
        page.click("summary", "Delivery")
        self.assertTrue(self.is_shown(page, "Two days."))
        page.run("document.activeElement.blur()")
        page.run("document.querySelectorAll('summary')[2].focus()")
        page.press(" ")
        self.assertTrue(self.is_shown(page, "Thirty days, at our cost."))
        self.assertFalse(self.is_shown(page, "Two days."))

    @long
    def test_tabs_are_links_to_their_panels(self) -> None:
        page = self.exported("tabs")
        texts = ("The details.", "The history.", "The files.")
        self.assertEqual([self.is_shown(page, text) for text in texts], [True, False, False])
        line = "return getComputedStyle(document.querySelectorAll('.l-tab')[arguments[0]]).boxShadow"
        chosen = page.run(line, 0)
        self.assertNotEqual(chosen, "none")
        for index in (1, 2, 0):
            page.click(".l-tab", ("Details", "History", "Files")[index])
            shown = [self.is_shown(page, text) for text in texts]
            self.assertEqual(shown, [place == index for place in range(3)])
            self.assertEqual([page.run(line, place) == chosen for place in range(3)], shown)


class NarrowTests(ExportedGallery):
    is_long = True
    routes = ("/samples/books",)
    width = 390

    def test_the_drawer_with_all_links_opens_and_closes(self) -> None:
        page = self.exported_page("samples/books")
        is_open = "return document.querySelector('dialog').open && document.querySelector('dialog a').checkVisibility()"
        self.assertFalse(page.run(is_open))
        page.click("[aria-haspopup=dialog]")
        self.assertTrue(page.run(is_open))
        page.run("return Promise.all(document.getAnimations().map((animation) => animation.finished)).then(() => null)")
        page.click("dialog button")
        self.assertFalse(page.run(is_open))


class WithoutStylesTests(ExportedGallery):
    def test_the_content_is_read_in_its_order(self) -> None:
        for name in ("table", "form", "disclosure", "tabs"):
            with self.subTest(name=name):
                page = self.exported(name)
                page.run("for (const sheet of document.styleSheets) sheet.disabled = true")
                # Each text is below the one before it, or in its line.
                places = page.run(
                    """
                    return [...document.querySelectorAll("main .t")].filter((e) => e.checkVisibility())
                      .map((e) => [e.getBoundingClientRect().top, e.getBoundingClientRect().height, e.textContent]);
                    """)
                self.assertGreaterEqual(len(places), 5)
                for (above, height, _), (below, _, text) in zip(places, places[1:]):
                    self.assertGreaterEqual(below + 1, above - height, text)
                self.assertTrue(all(height > 0 for _, height, _ in places))
                heading = page.run("return document.querySelector('main h1').textContent")
                self.assertIn(heading, [text for *_, text in places][:2])

    @long
    def test_all_panels_follow_their_tabs(self) -> None:
        page = self.exported("tabs")
        page.run("for (const sheet of document.styleSheets) sheet.disabled = true")
        text = page.run("return document.querySelector('main').innerText")
        places = [text.index(part) for part in ("Details", "History", "The details.", "The history.", "The files.")]
        self.assertEqual(places, sorted(places))


class PrintedTests(ExportedGallery):
    is_long = True

    def test_printed_pages_keep_colors_and_whole_rows(self) -> None:
        page = self.exported("table")

        def style(selector: str, name: str) -> str:
            return page.run(
                "return getComputedStyle(document.querySelector(arguments[0]))[arguments[1]]", selector, name)

        self.assertEqual(style(".t", "breakInside"), "auto")
        page.cdp("Emulation.setEmulatedMedia", media="print")
        self.assertEqual(style("[data-trellis]", "printColorAdjust"), "exact")
        for selector in (".t", "svg, button"):
            self.assertEqual(style(selector, "breakInside"), "avoid", selector)
        self.assertEqual(style("h1", "breakAfter"), "avoid")
        self.assertEqual(style(".l-head", "position"), "absolute")
        self.assertEqual(style(".trellis-status", "display"), "none")


class InlineTests(ExportedGallery):
    options = ("--inline",)

    def test_a_page_in_one_file_looks_as_the_served_one(self) -> None:
        for name in sample(("table", "tabs", "disclosure", "form"), 4):
            with self.subTest(name=name):
                page = self.exported(name)
                loaded = page.run("return performance.getEntriesByType('resource').map((entry) => entry.name)")
                # The browser requests the icon of every site.
                files = [name for name in loaded if not name.startswith("data:") and not name.endswith("/favicon.ico")]
                self.assertEqual(files, [])
                self.assertTrue(page.run("return document.fonts.check('15px Inter')"))
                served = self.browser.page("about:blank")
                self.pages.append(served)
                served.resize(800, 800)
                served.cdp("Emulation.setScrollbarsHidden", hidden=True)
                served.open(f"http://127.0.0.1:{self.application.port}/controls/{name}")
                served.wait("return window.__live?.polls > 0")
                self.assertIsNone(difference(whole(served), whole(page), f"inline-{name}"))


class MailTests(ExportedGallery):
    routes = ("/controls/disclosure", "/controls/tabs", "/controls/card")
    options = ("--format", "mail")

    def test_a_mail_shows_the_texts_in_the_columns_and_the_order_of_the_page(self) -> None:
        served = self.browser.page("about:blank")
        self.pages.append(served)
        served.resize(800, 800)
        served.cdp("Emulation.setScrollbarsHidden", hidden=True)
        served.open(f"http://127.0.0.1:{self.application.port}/controls/card")
        served.wait("return window.__live?.polls > 0")
        mail = self.exported("card")
        places = """
          const texts = ["Price", "12 €", "Renews", "1 December", "All features"];
          return texts.map((text) => {
            const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
            while (walker.nextNode()) {
              if (walker.currentNode.data.trim() !== text) continue;
              const range = document.createRange();
              range.selectNodeContents(walker.currentNode);
              const { left, top } = range.getBoundingClientRect();
              return [left, top];
            }
          });
        """
        one, other = served.run(places), mail.run(places)
        for (left, _), (mailed, _) in zip(one, other):
            self.assertAlmostEqual(left, mailed, delta=8)
        # The lines have the order of the page; names and values are in one line.
        self.assertEqual([round(top / 12) for _, top in other], sorted(round(top / 12) for _, top in other))
        for first, second in ((0, 1), (2, 3)):
            self.assertAlmostEqual(other[first][1], other[second][1], delta=2)
        picture = Image.open(io.BytesIO(mail.capture())).convert("RGB")
        self.assertGreater(len(picture.getcolors(1 << 24) or ()), 20, "the mail is not empty")

    @long
    def test_a_mail_contains_what_nothing_can_open(self) -> None:
        for name, texts in (("disclosure", ("The content.", "Two days.")), ("tabs", ("The details.", "The files."))):
            html = (self.folder / "controls" / name / "index.html").read_text()
            plain = (self.folder / "controls" / name / "index.txt").read_text()
            for text in texts:
                self.assertIn(text, html)
                self.assertIn(text, plain)
            self.assertNotIn("<details", html)


@unittest.skipUnless(any(map(shutil.which, PRINTERS)), "no browser that prints documents is installed")
class DocumentTests(unittest.TestCase):
    """Pages as PDF."""

    def document(self) -> bytes:
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        found = export(pathlib.Path(folder.name), "Gallery", "--format", "pdf", "--route", "/controls/tabs")
        self.assertEqual(found.returncode, 0, found.stderr)
        return (pathlib.Path(folder.name) / "controls/tabs/index.pdf").read_bytes()

    def test_a_document_has_sheets_of_a4_with_fonts_and_the_same_bytes_each_time(self) -> None:
        document = self.document()
        self.assertTrue(document.startswith(b"%PDF-"))
        boxes = re.findall(rb"/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]", document)
        self.assertTrue(boxes)
        for width, height in boxes:
            self.assertAlmostEqual(float(width), 595, delta=1)
            self.assertAlmostEqual(float(height), 842, delta=1)
        self.assertIn(b"Inter", document)
        streams = re.findall(rb"stream\r?\n(.*?)\r?\nendstream", document, re.S)
        texts = [zlib.decompressobj().decompress(stream) for stream in streams if stream[:1] == b"\x78"]
        self.assertTrue(any(b"Tj" in text or b"TJ" in text for text in texts), "the texts are text")
        self.assertEqual(document, self.document())
