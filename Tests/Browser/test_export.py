"""The pages as static files: complete, and readable without scripts."""

import functools
import http.server
import pathlib
import re
import subprocess
import tempfile
import threading
import unittest

from harness import Chromium
from harness.application import ROOT
from harness.waiting import PATIENCE

SAMPLE = "Examples/Packages/sample-status"


class _Files(http.server.SimpleHTTPRequestHandler):
    def do_GET(self) -> None:
        if self.path != "/favicon.ico":  # which browsers request for every page
            return super().do_GET()
        self.send_response(204)
        self.end_headers()

    def log_message(self, *_: object) -> None:
        pass


class ExportTests(unittest.TestCase):
    @classmethod
    def setUpClass(cls) -> None:
        folder = tempfile.TemporaryDirectory()
        cls.addClassCleanup(folder.cleanup)
        cls.folder = pathlib.Path(folder.name)
        subprocess.run(
            [ROOT / ".build/debug/Packages", "export", "--out", cls.folder, "--status", SAMPLE],
            cwd=ROOT, check=True, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, timeout=PATIENCE)

    def test_the_page_names_the_packages_and_no_script(self) -> None:
        html = (self.folder / "index.html").read_text()
        self.assertIn(">acorn-base</", html)
        self.assertIn("40 installed", html)
        self.assertNotIn("<script", html)

    def test_every_file_that_is_named_is_there(self) -> None:
        found = 0
        for file in [self.folder / "index.html", *self.folder.rglob("*.css")]:
            for name in re.findall(r"""(?:href="\./|url\(["']?)(?!data:)([^"')]+)""", file.read_text()):
                found += 1
                self.assertTrue((file.parent / name).exists(), f"{name} in {file.name}")
        self.assertGreaterEqual(found, 10)

    def test_looks_as_it_does_when_served(self) -> None:
        server = http.server.ThreadingHTTPServer(
            ("127.0.0.1", 0), functools.partial(_Files, directory=self.folder))
        threading.Thread(target=server.serve_forever, daemon=True).start()
        self.addCleanup(server.server_close)
        self.addCleanup(server.shutdown)
        browser = Chromium(height=800)
        self.addCleanup(browser.quit)
        page = browser.page(f"http://127.0.0.1:{server.server_port}/")
        self.assertEqual(page.run("return document.querySelector('[data-trellis]').offsetWidth"), 1280)
        self.assertTrue(page.run("return document.fonts.check('15px Inter')"))
        rows = page.rects("nav li")
        self.assertEqual(len(rows), 40)
        for above, below in zip(rows, rows[1:]):
            self.assertAlmostEqual(above.bottom, below.y, delta=0.02)
        self.assertEqual(page.console_errors(), [])
        page.screenshot("packages-export")
