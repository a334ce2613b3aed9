"""Text is painted as it was measured: 500 paragraphs of all scripts, at several device scales."""

import http.server
import re
import threading
import time
import unittest
import urllib.error
import urllib.request

from harness import Application, Browser, Page
from harness.application import ROOT
from harness.inspection import settled

CORPUS = ROOT / "Tests" / "TextPage" / "corpus.json"

# Each text with its painted lines: their widths, and their baselines from the top of the text. A box
# of text ends at its baseline, because the fonts have no descent.
SHOWN = """
return [...document.querySelectorAll("[data-trellis] .t")].map((element) => {
  const top = element.getBoundingClientRect().top;
  const lines = [];
  const add = (box, bottom) => {
    if (!box.width) return;
    let line = lines.find((line) => Math.abs(line.bottom - bottom) < 0.5);
    if (!line) lines.push(line = { bottom, left: box.left, right: box.right });
    line.left = Math.min(line.left, box.left);
    line.right = Math.max(line.right, box.right);
  };
  const range = document.createRange();
  const walk = (node) => {
    if (node.nodeType === Node.TEXT_NODE) {
      range.selectNodeContents(node);
      for (const box of range.getClientRects()) add(box, box.bottom);
    } else if (node.matches(".t-c")) {
      range.selectNodeContents(node);
      add(node.getBoundingClientRect(), range.getBoundingClientRect().bottom);
    } else if (node.matches(".t-h, .t-m")) {
      const box = node.getBoundingClientRect();
      add(box, box.bottom);
    } else if (!node.matches(".t-b, .t-z")) {
      node.childNodes.forEach(walk);
    }
  };
  element.childNodes.forEach(walk);
  lines.sort((a, b) => a.bottom - b.bottom);
  return { source: element.dataset.source,
           widths: lines.map((line) => line.right - line.left),
           baselines: lines.map((line) => line.bottom - top) };
});
"""

EMOJI = re.compile("[\u2600-\u27bf\ufe0f\U0001f000-\U0001faff]")
LAYOUT_UNIT = 1 / 64


def differences(page: Page) -> list[str]:
    """Lines that are not painted as wide, or not as high, as they were computed."""
    expected = [record for record in settled(page)["computed"] if "lines" in record]
    actual = page.run(SHOWN)
    if len(expected) != len(actual):
        return [f"the server has {len(expected)} texts, the browser {len(actual)}"]
    found = []
    for mine, theirs in zip(expected, actual):
        # The browser knows nothing of lines without ink.
        inked = [pair for pair in zip(mine["lines"], mine["baselines"]) if pair[0] > 0]
        widths, baselines = [width for width, _ in inked], [baseline for _, baseline in inked]
        name = repr(theirs["source"])
        if len(inked) != len(theirs["widths"]):
            found.append(f"{name}: {len(inked)} lines became {len(theirs['widths'])}")
            continue
        tolerance = 0.2 if EMOJI.search(theirs["source"]) else 1 / 16
        if any(abs(a - b) > tolerance for a, b in zip(widths, theirs["widths"])):
            found.append(f"{name}: computed widths {widths}, shown {theirs['widths']}")
        if any(abs(a - b) > LAYOUT_UNIT for a, b in zip(baselines, theirs["baselines"])):
            found.append(f"{name}: computed baselines {baselines}, shown {theirs['baselines']}")
    return found


class TextPageCase(unittest.TestCase):
    """The page of 500 paragraphs, in a browser of some device scale."""

    scale = 1.0

    @classmethod
    def setUpClass(cls) -> None:
        cls.application = Application("TextPage", "--corpus", str(CORPUS), "--inspect")
        cls.addClassCleanup(cls.application.stop)
        cls.browser = Browser(scale=cls.scale)
        cls.addClassCleanup(cls.browser.quit)

    def assert_painted_as_computed(self, page: Page) -> None:
        self.assertEqual(page.run("return document.querySelectorAll('[data-trellis] .t').length"), 500)
        found = differences(page)
        self.assertFalse(found, f"{len(found)} of 500 texts differ:\n" + "\n".join(found[:20]))
        self.assertEqual(page.console_errors(), [])


class DeviceScaleTests(TextPageCase):
    def test_text_is_painted_as_computed(self) -> None:
        self.assert_painted_as_computed(self.browser.page(self.application.address))


class FractionalDeviceScaleTests(DeviceScaleTests):
    scale = 1.25


class DoubleDeviceScaleTests(DeviceScaleTests):
    scale = 2.0


class LateFontTests(TextPageCase):
    """Fonts that come 400 ms after everything else move nothing."""

    delay = 0.4

    def setUp(self) -> None:
        application = self.application.address
        delay = self.delay

        class LateFonts(http.server.BaseHTTPRequestHandler):
            protocol_version = "HTTP/1.1"

            def pass_on(self) -> None:
                if self.path.endswith(".woff2"):
                    time.sleep(delay)
                body = self.rfile.read(int(self.headers.get("Content-Length", 0))) or None
                headers = {k: v for k, v in self.headers.items() if k.lower() != "accept-encoding"}
                request = urllib.request.Request(
                    application + self.path, body, headers, method=self.command)
                try:
                    with urllib.request.urlopen(request, timeout=40) as response:
                        self.answer(response)
                except urllib.error.HTTPError as error:
                    self.answer(error)

            def answer(self, response) -> None:
                content = response.read()
                self.send_response(response.status)
                for name, value in response.headers.items():
                    if name.lower() not in ("content-length", "transfer-encoding", "connection"):
                        self.send_header(name, value)
                self.send_header("Content-Length", str(len(content)))
                try:
                    self.end_headers()
                    self.wfile.write(content)
                except BrokenPipeError:
                    pass  # the page was closed meanwhile

            do_GET = do_POST = pass_on

            def log_message(self, *_: object) -> None:
                pass

        proxy = http.server.ThreadingHTTPServer(("127.0.0.1", 0), LateFonts)
        proxy.daemon_threads = True
        threading.Thread(target=proxy.serve_forever, daemon=True).start()
        self.addCleanup(proxy.server_close)
        self.addCleanup(proxy.shutdown)
        self.address = f"http://127.0.0.1:{proxy.server_port}"

    def test_text_is_painted_as_computed(self) -> None:
        page = self.browser.page(self.address)
        self.assert_painted_as_computed(page)
        late = page.run(
            "return performance.getEntriesByType('resource')"
            ".filter((e) => e.name.endsWith('.woff2')).map((e) => e.responseEnd - e.startTime)")
        self.assertTrue(late)
        self.assertGreaterEqual(min(late), 1000 * self.delay)


class CopyTests(TextPageCase):
    """What is selected and copied is the source of the texts."""

    def setUp(self) -> None:
        self.page = self.browser.page(self.application.address + "/copy")
        self.sources = [source.replace("\r\n", "\n") for source in self.page.run(
            "return [...document.querySelectorAll('[data-source]')].map((e) => e.dataset.source)")]
        self.assertGreater(len(self.sources), 400)

    def test_a_selected_text_is_its_source(self) -> None:
        selected = self.page.run(
            "return [...document.querySelectorAll('[data-source]')].map((e) => {"
            "  getSelection().selectAllChildren(e); return getSelection().toString(); })")
        # A browser leaves out the line feed that ends a selection.
        self.assertEqual(selected, [source.removesuffix("\n") for source in self.sources])

    def test_a_copied_page_is_its_texts_each_on_lines_of_its_own(self) -> None:
        self.page.cdp("Browser.grantPermissions", permissions=["clipboardReadWrite"])
        for command in ("selectAll", "copy"):
            self.page.cdp("Input.dispatchKeyEvent", type="keyDown", commands=[command])
        copied = self.page.run("return navigator.clipboard.readText()")
        self.assertEqual(copied, "\n".join(self.sources).removesuffix("\n"))
        html = self.page.run(
            "return navigator.clipboard.read().then((items) => items[0].getType('text/html'))"
            ".then((blob) => blob.text())")
        self.assertIn("<p", html)
