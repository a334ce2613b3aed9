"""The client's patches in a real document: random pages with random changes from the server."""

import functools
import http.server
import json
import os
import pathlib
import subprocess
import threading
import unittest

from harness import BrowserTestCase, also_in_firefox_at_length, long, sample
from harness.application import ROOT

HERE = pathlib.Path(__file__).resolve().parent
SEEDS, STEPS = len(sample(range(60), 10)), 50


class Handler(http.server.SimpleHTTPRequestHandler):
    """Serves the client script, and the page that applies patches."""

    def translate_path(self, path: str) -> str:
        name = path.split("?")[0].lstrip("/")
        return str(HERE / name if name == "mount_page.html" else ROOT / "public" / name)

    def log_message(self, *_: object) -> None:
        pass


def mount_cases(*arguments: str) -> list[str]:
    binary = ROOT / ".build" / os.environ.get("CONFIGURATION", "debug") / "MountCases"
    if not binary.exists():
        subprocess.run(["swift", "build", "--product", "MountCases"], cwd=ROOT, check=True)
    return subprocess.run(
        [str(binary), *arguments], capture_output=True, check=True, text=True).stdout.splitlines()


@functools.cache
def cases() -> list[dict]:
    return [json.loads(line) for line in mount_cases(str(SEEDS), str(STEPS))]


# The pages that a browser parses into another tree although the writer does not report it. The writer also
# reports pages that only older browsers parse differently.
MISREAD = """
return arguments[0].filter(({html, isNoted}) => {
  const root = new DOMParser().parseFromString(`<!doctype html>${html}`, "text/html").body;
  return root.innerHTML.replaceAll(' data-trellis=""', " data-trellis") !== html && !isNoted;
}).map(({html}) => html);
"""


@also_in_firefox_at_length
class MountTests(BrowserTestCase):
    @classmethod
    def setUpClass(cls) -> None:
        server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        threading.Thread(target=server.serve_forever, daemon=True).start()
        cls.addClassCleanup(server.server_close)
        cls.addClassCleanup(server.shutdown)
        cls.address = f"http://127.0.0.1:{server.server_port}/mount_page.html"
        super().setUpClass()

    def check(self, prepare: str) -> None:
        page = self.browser.page(self.address)
        page.wait("return typeof check === 'function'")
        page.run(prepare)
        self.assertEqual(sum(len(case["steps"]) for case in cases()), SEEDS * STEPS)
        for case in cases():
            difference = page.run("return check(arguments[0])", case)
            if difference:
                self.fail(
                    f"seed {case['seed']}, step {difference['number']}: {difference['patch']}\n"
                    f"GOT\n{difference['got']}\nWANTED\n{difference['after']}")

    def test_the_browser_has_the_tree_of_the_server(self) -> None:
        self.check("")

    @long
    def test_the_browser_has_the_tree_of_the_server_without_move_before(self) -> None:
        self.check("delete Element.prototype.moveBefore; delete DocumentFragment.prototype.moveBefore;")

    @long
    def test_the_writer_notes_nestings_that_browsers_change(self) -> None:
        page = self.browser.page(self.address)
        nestings = json.loads(mount_cases("nesting")[0])
        self.assertGreater(len(nestings), 15_000)
        self.assertEqual(page.run(MISREAD, nestings), [])


if __name__ == "__main__":
    unittest.main()
