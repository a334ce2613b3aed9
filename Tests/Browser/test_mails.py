"""Mails by their boxes: the texts of an exported mail and of the exported page, in the same fonts."""

import pathlib
import tempfile
import unittest

from harness import BrowserTestCase, Page, also_in_firefox_at_length, long, sample
from harness.export import FileServer, export
from harness.application import ROOT

CORPUS = ROOT / "Tests" / "TextPage" / "corpus.json"
WIDTH = 1000

#: The texts with their heights, the widths of their lines and their number of lines.
TEXTS = """
  const texts = [...document.querySelectorAll(arguments[0])].filter((e) => !e.parentElement.closest(arguments[0]));
  return texts.map((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const rects = [];
    while (walker.nextNode()) {
      if (getComputedStyle(walker.currentNode.parentElement).fontSize === "0px") continue;
      // The hyphens of a page are generated, and have no rectangles.
      if (/^[-\u2010]$/.test(walker.currentNode.data)) continue;
      range.selectNodeContents(walker.currentNode);
      rects.push(...[...range.getClientRects()].filter((rect) => rect.width > 0));
    }
    const middles = rects.map((rect) => (rect.top + rect.bottom) / 2).sort((a, b) => a - b);
    const lines = middles.filter((middle, index) => index === 0 || middle - middles[index - 1] > 9).length;
    const left = Math.min(...rects.map((rect) => rect.left)), right = Math.max(...rects.map((rect) => rect.right));
    const { height } = element.getBoundingClientRect();
    return [element.textContent, height, rects.length ? right - left : 0, lines, element.lang];
  });
"""

#: Loads the fonts of a page in a mail, which names them only.
FONTS = """
  const links = arguments[0].map((href) => {
    const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href });
    document.head.append(link);
    return new Promise((resolve) => { link.onload = link.onerror = resolve; });
  });
  return Promise.all(links).then(() => document.fonts.ready).then(() => null);
"""


@also_in_firefox_at_length
class MailBoxesTests(BrowserTestCase):
    needs_whole_chromium = True

    @classmethod
    def setUpClass(cls) -> None:
        super().setUpClass()
        folder = tempfile.TemporaryDirectory()
        cls.addClassCleanup(folder.cleanup)
        cls.folder = pathlib.Path(folder.name)
        paths = sample(("/wrapping", "/"), 2)
        routes = (*(part for path in paths for part in ("--route", path)), "--width", str(WIDTH), "--corpus", str(CORPUS))
        for name, options in (("page", ()), ("mail", ("--format", "mail", "--base-url", "https://example.org"))):
            found = export(cls.folder / name, "TextPage", *routes, *options)
            assert found.returncode == 0, found.stderr
        server = FileServer(cls.folder)
        cls.addClassCleanup(server.close)
        cls.files = server.address

    def opened(self, path: str) -> Page:
        page = self.browser.page("about:blank")
        page.resize(WIDTH, 800)
        page.open(f"{self.files}/{path}/index.html")
        return page

    def compare(self, path: str) -> None:
        page = self.opened("page" + path)
        page.run("return document.fonts.ready.then(() => null)")
        sheets = page.run("return [...document.querySelectorAll('link[rel=stylesheet]')].map((link) => link.href)")
        mail = self.opened("mail" + path)
        mail.run(FONTS, sheets)
        mail.run("document.body.offsetHeight; return document.fonts.ready.then(() => null)")
        expected, found = page.run(TEXTS, ".t"), mail.run(TEXTS, "[style*='white-space:pre']")
        self.assertEqual(len(expected), len(found))
        self.assertGreater(len(expected), 100)
        wrong = []
        for (text, height, width, lines, language), (_, mailed, wide, mailed_lines, _) in zip(expected, found):
            # Firefox shows no text in Thai below 13 px.
            if self.is_in_firefox and language == "th":
                continue
            # A browser rounds the leading of each line.
            if abs(height - mailed) > 1 + lines / 2 or lines != mailed_lines or abs(width - wide) > 2 + width / 100:
                wrong.append((text[:40], height, mailed, width, wide, lines, mailed_lines))
        self.assertEqual(wrong, [], f"{len(wrong)} of {len(expected)} texts")

    @long
    def test_texts_of_all_scripts_have_the_lines_and_the_size_of_the_page(self) -> None:
        self.compare("")

    def test_paragraphs_have_the_lines_and_the_size_of_the_page(self) -> None:
        self.compare("/wrapping")

    def test_the_words_of_the_text_are_apart(self) -> None:
        html = self.opened("page/wrapping")
        sources = html.run("return [...document.querySelectorAll('[data-source]')].map((e) => e.dataset.source)")
        plain = (self.folder / "mail/wrapping/index.txt").read_text().split("\n\n")
        self.assertEqual([text.strip() for text in plain[1:]], sources)


if __name__ == "__main__":
    unittest.main()
