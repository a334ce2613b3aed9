"""Pages with a paper are printed in its layout, and stay on the screen as they are."""

import pathlib
import re
import shutil
import tempfile
import unittest
import zlib

from harness import ApplicationTestCase, Page, also_in_firefox_at_length, differences, long, settled
from harness.export import export

# The parts of the page while the browser prints: this listener is added after the listener of the client.
WATCH = """
window.prints = [];
addEventListener("beforeprint", () => {
  const texts = [...document.querySelectorAll(".trellis-sheet")].map((sheet) => sheet.innerText);
  prints.push({ texts, boxes: [...document.querySelectorAll(".trellis-sheet")].map((one) => one.offsetWidth) });
});
return true;
"""

NUMBERS = re.compile(r"Line (\d+)")


def boxes(document: bytes) -> list[tuple[float, float]]:
    """The sizes of the sheets of a PDF in points; compressed objects are read too."""
    text = document
    for stream in re.findall(rb"stream\r?\n(.*?)\r?\nendstream", document, re.S):
        try:
            text += zlib.decompressobj().decompress(stream)
        except zlib.error:
            pass  # a font or a picture with another filter
    found = re.findall(rb"/MediaBox ?\[ ?0 0 ([\d.]+) ([\d.]+) ?\]", text)
    return [(float(width), float(height)) for width, height in found]


@also_in_firefox_at_length
class PrintTests(ApplicationTestCase):
    command = ("StatePage", "--inspect")

    def open(self, **options: int) -> Page:
        page = self.live("/paper", **options)
        # The module that prints, and the module of patches with many elements, are loaded after the start.
        page.wait("return ['/paper.', '/runs.'].every((name) =>"
                  " performance.getEntriesByType('resource').some((one) => one.name.includes(name)))")
        page.run(WATCH)
        return page

    def check_sizes(self, document: bytes, count: int) -> None:
        sizes = boxes(document)
        self.assertEqual(len(sizes), count)
        for width, height in sizes:
            self.assertAlmostEqual(width, 595, delta=1.5)
            self.assertAlmostEqual(height, 420, delta=1.5)

    def test_a_page_is_printed_on_its_paper(self) -> None:
        page = self.open(width=500, height=700)
        page.click("button", "Press")
        settled(page)
        document = page.printed()
        found = page.run("return prints")[0]
        sheets = found["texts"]
        self.check_sizes(document, len(sheets))
        self.assertGreater(len(sheets), 4)
        self.assertIn("On paper, 1 presses", sheets[0])
        self.assertNotIn("Print\n", "".join(sheets))
        # Each row is on one sheet, and each sheet with rows has the head of the table.
        self.assertEqual([int(n) for sheet in sheets for n in NUMBERS.findall(sheet)], list(range(1, 61)))
        for sheet in sheets:
            if NUMBERS.search(sheet):
                self.assertIn("Number", sheet)
        self.assertEqual([("Total" in sheet, "60 lines" in sheet) for sheet in sheets].count((True, True)), 1)

    @long
    def test_the_page_stays_as_it_was(self) -> None:
        page = self.open(width=900, height=700)
        # A view that only the paper shows may stay hidden in the page.
        shown = "return document.querySelector('[data-trellis]').innerText"
        before = page.run(shown)
        page.printed()
        settled(page)
        self.assertEqual(page.count(".trellis-sheet"), 0)
        self.assertEqual(page.run("return document.adoptedStyleSheets.length"), 0)
        self.assertEqual(page.run(shown), before)
        self.assertEqual(differences(page), [])
        # It works as before, and is printed again in its new state.
        page.click("button", "Press")
        settled(page)
        page.printed()
        self.assertIn("On paper, 1 presses", page.run("return prints")[1]["texts"][0])

    def test_without_a_connection_the_screen_is_printed(self) -> None:
        page = self.open(width=900, height=700)
        page.run("XMLHttpRequest.prototype.send = () => { throw new Error('offline'); }")
        self.assertTrue(page.printed().startswith(b"%PDF-"))
        self.assertEqual(page.run("return prints.map((one) => one.texts.length)"), [0])


@unittest.skipUnless(shutil.which("chromium"), "no browser that prints documents is installed")
class PrintedExportTests(unittest.TestCase):
    is_long = True

    def test_a_document_has_the_paper_of_its_page(self) -> None:
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        found = export(pathlib.Path(folder.name), "StatePage", "--format", "pdf", "--route", "/paper")
        self.assertEqual(found.returncode, 0, found.stderr)
        sizes = boxes((pathlib.Path(folder.name) / "paper/index.pdf").read_bytes())
        self.assertGreater(len(sizes), 4)
        for width, height in sizes:
            self.assertAlmostEqual(width, 595, delta=1.5)
            self.assertAlmostEqual(height, 420, delta=1.5)
