"""Text is painted as measured: 500 paragraphs of all scripts, at several device scales."""

import http.server
import json
import pathlib
import re
import tempfile
import threading
import time
import unittest
import urllib.error
import urllib.request

from harness import Application, ApplicationTestCase, Chromium, Page, long, running, sample
from harness.application import ROOT
from harness.inspection import settled

CORPUS = ROOT / "Tests" / "TextPage" / "corpus.json"
LANGUAGES = ROOT / "Tests" / "TextPage" / "languages.json"
# From Debian's package unicode-data.
EMOJI_TEST = pathlib.Path("/usr/share/unicode/emoji/emoji-test.txt")

# The painted lines of each text: their widths, and their baselines from the top of the text. A box of
# text ends below its baseline by the descent of the element's first font, in whole device pixels.
SHOWN = """
const descents = new Map();
const descent = (element) => {
  const { fontFamily, fontSize, fontWeight, fontStyle } = getComputedStyle(element);
  const key = [fontFamily, fontSize, fontWeight, fontStyle].join();
  if (!descents.has(key)) {
    const probe = document.createElement("span"), mark = document.createElement("i");
    probe.style.cssText = "position:fixed;white-space:pre;text-rendering:geometricPrecision";
    Object.assign(probe.style, { fontFamily, fontSize, fontWeight, fontStyle });
    mark.style.cssText = "position:static;display:inline-block";
    probe.append("x", mark);
    document.body.append(probe);
    const range = document.createRange();
    range.selectNodeContents(probe.firstChild);
    descents.set(key, range.getBoundingClientRect().bottom - mark.getBoundingClientRect().bottom);
    probe.remove();
  }
  return descents.get(key);
};
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
      const { position, top } = getComputedStyle(node.parentElement);
      const raised = position === "relative" ? parseFloat(top) : 0;
      for (const box of range.getClientRects()) add(box, box.bottom - descent(node.parentElement) - raised);
    } else if (node.matches(".t-c")) {
      const mark = document.createElement("i");
      mark.style.cssText = "position:static;display:inline-block";
      node.before(mark);
      const baseline = mark.getBoundingClientRect().bottom;
      mark.remove();
      add(node.getBoundingClientRect(), baseline);
    } else if (node.matches(".t-h, .t-m")) {
      const box = node.getBoundingClientRect();
      add(box, box.bottom - descent(node));
    } else if (!node.matches(".t-b, .t-z")) {
      node.childNodes.forEach(walk);
    }
  };
  element.childNodes.forEach(walk);
  lines.sort((a, b) => a.bottom - b.bottom);
  return { source: element.dataset.source ?? element.textContent,
           widths: lines.map((line) => line.right - line.left),
           baselines: lines.map((line) => line.bottom - top) };
});
"""

EMOJI = re.compile("[\u2600-\u27bf\ufe0f\U0001f000-\U0001faff]")
LAYOUT_UNIT = 1 / 64


def differences(page: Page) -> list[str]:
    """The lines whose painted width or height differs from the computed one."""
    expected = [record for record in settled(page)["computed"] if "lines" in record]
    actual = page.run(SHOWN)
    if len(expected) != len(actual):
        return [f"the server has {len(expected)} texts, the browser {len(actual)}"]
    found = []
    for mine, theirs in zip(expected, actual):
        # The browser has no rectangles for lines without ink.
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


class TextPageCase(ApplicationTestCase):
    """The page of 500 paragraphs."""

    command = ("TextPage", "--corpus", str(CORPUS), "--inspect")

    def assert_painted_as_computed(self, page: Page) -> None:
        self.assertEqual(page.run("return document.querySelectorAll('[data-trellis] .t').length"), 500)
        found = differences(page)
        self.assertFalse(found, f"{len(found)} of 500 texts differ:\n" + "\n".join(found[:20]))
        self.assertEqual(page.console_errors(), [])


class DeviceScaleTests(TextPageCase):
    is_long = True

    def test_text_is_painted_as_computed(self) -> None:
        self.assert_painted_as_computed(self.page())


class FractionalDeviceScaleTests(DeviceScaleTests):
    is_long = True
    scale = 1.25


class DoubleDeviceScaleTests(FractionalDeviceScaleTests):
    scale = 2.0


class LateFontTests(TextPageCase):
    """Fonts that arrive 400 ms after everything else move nothing."""

    delay = 0.4

    def setUp(self) -> None:
        super().setUp()
        application = self.application.address
        delay = self.delay
        late_fonts = self.late_fonts = set()

        class LateFonts(http.server.BaseHTTPRequestHandler):
            protocol_version = "HTTP/1.1"

            def pass_on(self) -> None:
                if self.path.endswith(".woff2"):
                    time.sleep(delay)
                    late_fonts.add(self.path)
                body = self.rfile.read(int(self.headers.get("Content-Length", 0))) or None
                headers = {k: v for k, v in self.headers.items() if k.lower() != "accept-encoding"}
                request = urllib.request.Request(application + self.path, body, headers, method=self.command)
                try:
                    with urllib.request.urlopen(request, timeout=40) as response:
                        self.respond(response)
                except urllib.error.HTTPError as error:
                    self.respond(error)

            def respond(self, response) -> None:
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
                    pass  # the page was closed

            do_GET = do_POST = pass_on

            def log_message(self, *_: object) -> None:
                pass

        proxy = http.server.ThreadingHTTPServer(("127.0.0.1", 0), LateFonts)
        proxy.daemon_threads = True
        proxy.handle_error = lambda *_: None  # connections of closed pages
        threading.Thread(target=proxy.serve_forever, daemon=True).start()
        self.addCleanup(proxy.server_close)
        self.addCleanup(proxy.shutdown)
        self.address = f"http://127.0.0.1:{proxy.server_port}"

    def test_text_is_painted_as_computed(self) -> None:
        page = self.browser.page(self.address)
        self.assert_painted_as_computed(page)
        # A face can have a second entry, which takes no time, if its font was loaded in advance.
        fonts = page.run(
            "return performance.getEntriesByType('resource')"
            ".map((e) => new URL(e.name).pathname).filter((path) => path.endsWith('.woff2'))")
        self.assertTrue(fonts)
        self.assertEqual(set(fonts), self.late_fonts)


class CopyTests(TextPageCase):
    """Selected and copied text is the source of the texts."""

    needs_whole_chromium = True

    def setUp(self) -> None:
        super().setUp()
        self.copy = self.page("/copy")
        self.sources = [source.replace("\r\n", "\n") for source in self.copy.run(
            "return [...document.querySelectorAll('[data-source]')].map((e) => e.dataset.source)")]
        self.assertGreater(len(self.sources), 400)

    def test_a_selected_text_is_its_source(self) -> None:
        selected = self.copy.run(
            "return [...document.querySelectorAll('[data-source]')].map((e) => {"
            "  getSelection().selectAllChildren(e); return getSelection().toString(); })")
        # A browser omits the line feed at the end of a selection.
        self.assertEqual(selected, [source.removesuffix("\n") for source in self.sources])

    @long
    def test_a_copied_page_has_each_text_on_its_own_lines(self) -> None:
        self.copy.cdp("Browser.grantPermissions", permissions=["clipboardReadWrite"])
        self.copy.cdp("Input.dispatchKeyEvent", type="keyDown", commands=["selectAll"])
        running(self.copy, "copying")
        self.copy.cdp("Input.dispatchKeyEvent", type="keyDown", commands=["copy"])
        copied = self.copy.run("return navigator.clipboard.readText()")
        self.assertEqual(copied, "\n".join(self.sources).removesuffix("\n"))
        html = self.copy.run(
            "return navigator.clipboard.read().then((items) => items[0].getType('text/html'))"
            ".then((blob) => blob.text())")
        self.assertIn("<p", html)


# For each cell: its text, the gaps between its edges and its glyphs, and its overflow into the next
# element on its line; all in CSS pixels.
CELLS = """
const found = [];
for (const cell of document.querySelectorAll("[data-trellis] .t .t-c")) {
  const range = document.createRange();
  range.selectNodeContents(cell);
  const ink = range.getBoundingClientRect(), box = cell.getBoundingClientRect();
  let next = cell.nextSibling, overlap = 0;
  if (next?.nodeType === Node.TEXT_NODE || next?.matches?.(".t-c")) {
    if (next.nodeType === Node.TEXT_NODE) range.selectNodeContents(next);
    const rects = next.nodeType === Node.TEXT_NODE ? [...range.getClientRects()] : [next.getBoundingClientRect()];
    const isLeft = getComputedStyle(cell).direction === "rtl";
    for (const rect of rects) {
      if (rect.width && Math.abs((rect.top + rect.bottom) - (box.top + box.bottom)) < box.height)
        overlap = Math.max(overlap, Math.min(rect.right, box.right) - Math.max(rect.left, box.left));
    }
  }
  found.push({ text: cell.textContent, isEven: cell.matches(".t-e"), width: box.width,
               size: parseFloat(getComputedStyle(cell).fontSize),
               start: ink.left - box.left, end: box.right - ink.right, overlap });
}
return found;
"""


class CellTests(unittest.TestCase):
    """Emoji, and 70 languages: characters in no shipped font are painted by the reader's fonts in cells."""

    is_long = True

    @classmethod
    def setUpClass(cls) -> None:
        corpus = json.loads(LANGUAGES.read_text())
        for category in corpus.values():
            category["texts"] = sample(category["texts"], 24)
        corpus["emoji"] = {"lang": "en", "dir": "ltr", "texts": cls.emoji()}
        file = tempfile.NamedTemporaryFile("w", suffix=".json")
        cls.addClassCleanup(file.close)
        json.dump(corpus, file)
        file.flush()
        cls.count = sum(len(category["texts"]) for category in corpus.values())
        cls.application = Application("TextPage", "--corpus", str(CORPUS), "--cells", file.name, "--inspect")
        cls.addClassCleanup(cls.application.stop)
        cls.browser = Chromium()
        cls.addClassCleanup(cls.browser.quit)
        cls.page = cls.browser.page(cls.application.address + "/cells")

    @staticmethod
    def emoji() -> list[str]:
        """All sequences of Unicode's test file, twelve per text."""
        lines = [line for line in EMOJI_TEST.read_text().splitlines() if line and line[0] != "#"]
        sequences = ["".join(chr(int(code, 16)) for code in line.split(";")[0].split()) for line in lines]
        return ["".join(sequences[i:i + 12]) for i in range(0, len(sequences), 12)]

    def test_lines_are_painted_as_computed(self) -> None:
        self.assertEqual(self.page.run("return document.querySelectorAll('[data-trellis] .t').length"), self.count)
        found = differences(self.page)
        self.assertFalse(found, f"{len(found)} of {self.count} texts differ:\n" + "\n".join(found[:20]))
        self.assertEqual(self.page.console_errors(), [])

    def test_glyphs_stay_in_their_cells(self) -> None:
        cells = self.page.run(CELLS)
        self.assertGreater(len(cells), 3000)
        wrong = []
        for cell in cells:
            name = f"{cell['text']!r} of {cell['width']} px"
            if cell["overlap"] > 1 / 16:
                wrong.append(f"{name} covers {cell['overlap']} px of its neighbour")
            if min(cell["start"], cell["end"]) < -1 / 16:
                wrong.append(f"{name} is cut off: {cell['start']} px before, {cell['end']} px after its glyphs")
            if not cell["isEven"] and abs(cell["start"] - cell["end"]) > 1 / 8:
                wrong.append(f"{name} is not in the middle: {cell['start']} px before, {cell['end']} px after")
        self.assertFalse(wrong, f"{len(wrong)} of {len(cells)} cells are wrong:\n" + "\n".join(wrong[:20]))

    def test_a_selected_text_is_its_source(self) -> None:
        pairs = self.page.run(
            "return [...document.querySelectorAll('[data-source]')].map((e) => {"
            "  getSelection().selectAllChildren(e); return [e.dataset.source, getSelection().toString()]; })")
        self.assertEqual([selected for _, selected in pairs], [source for source, _ in pairs])

    def test_screen_readers_get_words_instead_of_letters(self) -> None:
        source = "すべての人間は、生まれながらにして自由であり、かつ、尊厳と権利とについて平等である。"
        lines = self.page.run(
            "const e = [...document.querySelectorAll('[data-source]')]"
            ".find((e) => e.dataset.source === arguments[0]);"
            "e.id = 'read'; return e.querySelectorAll('.t-b').length + 1;", source)
        node = self.page.cdp(
            "DOM.querySelector", nodeId=self.page.cdp("DOM.getDocument")["root"]["nodeId"], selector="#read")
        tree = self.page.cdp("Accessibility.queryAXTree", nodeId=node["nodeId"], role="StaticText")["nodes"]
        # The end of a line is read as a space.
        read = [name for found in tree if (name := found["name"]["value"].strip())]
        self.assertEqual("".join(read), source)
        self.assertLessEqual(len(read), 2 * lines)


# For each text that matches the selector: the left edges of its words, and those in an element that Chromium
# breaks and justifies. Line breaks of the server are elements without letters.
WORDS = """
const lefts = (element) => {
  const words = [], range = document.createRange(), left = element.getBoundingClientRect().left;
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode;
    for (const match of node.data.matchAll(/[^\\s]+/g)) {
      range.setStart(node, match.index);
      range.setEnd(node, match.index + match[0].length);
      words.push([match[0], range.getBoundingClientRect().left - left]);
    }
  }
  return words;
};
return [...document.querySelectorAll(arguments[0])].map((element) => {
  const own = document.createElement("div");
  const { fontFamily, fontSize, direction, width } = getComputedStyle(element);
  own.lang = element.lang;
  own.style.cssText = "position:absolute;white-space:normal;text-align:justify;line-height:24px;" +
    "text-rendering:geometricPrecision;text-autospace:no-autospace;text-spacing-trim:space-all;unicode-bidi:normal";
  Object.assign(own.style, { fontFamily, fontSize, direction, width });
  own.textContent = element.dataset.source;
  element.parentElement.append(own);
  const found = { source: element.dataset.source, server: lefts(element), browser: lefts(own) };
  own.remove();
  return found;
});
"""


class ParagraphTests(TextPageCase):
    """Paragraphs with even lines, hyphens, justified lines, tab stops and raised spans."""

    def setUp(self) -> None:
        super().setUp()
        self.scripts = self.page("/scripts")

    def test_paragraphs_are_painted_as_computed(self) -> None:
        for width in (390, 768, 1440):
            with self.subTest(width=width):
                self.scripts.resize(width, 900)
                found = differences(self.scripts)
                self.assertFalse(found, "\n".join(found))
        self.assertEqual(self.scripts.console_errors(), [])

    def test_justified_lines_are_those_of_the_browser(self) -> None:
        self.scripts.run(
            "for (const e of document.querySelectorAll('h3')) if (/^(Justified|Hebrew, justified)$/.test(e.textContent))"
            "  e.parentElement.querySelector('p').classList.add('check');")
        texts = self.scripts.run(WORDS, ".check")
        self.assertEqual(len(texts), 2)
        for text in texts:
            with self.subTest(text=text["source"]):
                self.assertEqual([w for w, _ in text["server"]], [w for w, _ in text["browser"]])
                for (word, mine), (_, theirs) in zip(text["server"], text["browser"]):
                    self.assertLessEqual(abs(mine - theirs), 1 / 16, word)

    def test_copied_text_is_the_source(self) -> None:
        pairs = self.scripts.run(
            "return [...document.querySelectorAll('[data-source]')].map((e) => {"
            "  getSelection().selectAllChildren(e); return [e.dataset.source, getSelection().toString()]; })")
        self.assertGreater(len(pairs), 20)
        cut = [(source, selected) for source, selected in pairs if selected.endswith("…")]
        for source, selected in cut:
            self.assertTrue(source.startswith(selected[:-1]), selected)
        whole = [pair for pair in pairs if pair not in [list(one) for one in cut]]
        self.assertGreater(len(whole), len(pairs) - 3)
        self.assertEqual([selected for _, selected in whole], [source for source, _ in whole])
