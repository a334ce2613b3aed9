"""The pages as static files: complete, and readable without scripts."""

import pathlib
import re
import tempfile
import unittest

from harness import Chromium, long
from harness.export import FileServer, export

SAMPLE = "Examples/Packages/sample-status"


class ExportTests(unittest.TestCase):
    @classmethod
    def setUpClass(cls) -> None:
        folder = tempfile.TemporaryDirectory()
        cls.addClassCleanup(folder.cleanup)
        cls.folder = pathlib.Path(folder.name)
        found = export(cls.folder, "Packages", "--status", SAMPLE)
        assert found.returncode == 0, found.stderr

    def test_the_page_names_the_packages_and_no_script(self) -> None:
        html = (self.folder / "index.html").read_text()
        self.assertIn(">acorn-base</", html)
        self.assertIn("40 installed", html)
        self.assertNotIn("<script", html)

    @long
    def test_every_referenced_file_exists(self) -> None:
        found = 0
        for file in [self.folder / "index.html", *self.folder.rglob("*.css")]:
            for name in re.findall(r"""(?:href="\./|url\(["']?)(?!data:)([^"')]+)""", file.read_text()):
                found += 1
                self.assertTrue((file.parent / name).exists(), f"{name} in {file.name}")
        self.assertGreaterEqual(found, 10)

    def test_the_export_looks_like_the_served_page(self) -> None:
        server = FileServer(self.folder)
        self.addCleanup(server.close)
        browser = Chromium(height=800)
        self.addCleanup(browser.quit)
        page = browser.page(server.address + "/")
        self.assertEqual(page.run("return document.querySelector('[data-trellis]').offsetWidth"), 1280)
        self.assertTrue(page.run("return document.fonts.check('15px Inter')"))
        rows = page.rects("nav [role=listitem]")
        self.assertEqual(len(rows), 40)
        for above, below in zip(rows, rows[1:]):
            self.assertAlmostEqual(above.bottom, below.y, delta=0.02)
        self.assertEqual(page.console_errors(), [])
        page.screenshot("packages-export")
