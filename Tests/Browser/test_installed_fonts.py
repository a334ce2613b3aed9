"""With Noto on the server, emoji and 70 languages are painted with the measured widths.

INSTALLED_FONTS=all runs all of Unicode's emoji and all words; by default some hundreds of texts.
"""

import collections
import json
import os
import pathlib
import random
import re
import tempfile
import unittest
from collections.abc import Iterator

from harness import Application, Chromium, Page, needs_firefox, sample
from harness.case import shared_firefox
from harness.inspection import settled
from harness.noto import NOTO, needs_noto, noto_for_readers
from test_text import EMOJI_TEST, LANGUAGES, CellTests

IS_FULL = os.environ.get("INSTALLED_FONTS") == "all"
#: The number of texts of a page; see Tests/TextPage.
PART = 250
#: The bytes of the largest slice: letters of a script in one file.
LARGEST = 250_000
#: The widths of the painted lines of each text, which break where the server broke them.
SHOWN = """
return [...document.querySelectorAll("[data-trellis] .t")].map((element) => {
  const lines = [[]];
  const range = document.createRange();
  const walk = (node) => {
    if (node.nodeType === Node.TEXT_NODE) {
      range.selectNodeContents(node);
      lines.at(-1).push(...range.getClientRects());
    } else if (node.matches(".t-b, .t-n")) {
      lines.push([]);
    } else if (node.matches(".t-c, .t-h, .t-m")) {
      lines.at(-1).push(node.getBoundingClientRect());
    } else if (!node.matches(".t-z")) {
      node.childNodes.forEach(walk);
    }
  };
  element.childNodes.forEach(walk);
  const widths = lines.map((boxes) => boxes.filter((box) => box.width)).filter((boxes) => boxes.length)
    .map((boxes) => Math.max(...boxes.map((box) => box.right)) - Math.min(...boxes.map((box) => box.left)));
  const sizes = new Set([element, ...element.querySelectorAll("*")].map((e) => getComputedStyle(e).fontSize));
  const isSpaced = getComputedStyle(element).letterSpacing !== "0px";
  return { source: element.dataset.source, language: element.lang, widths, isSpaced, isMixed: sizes.size > 2 };
});
"""
#: Emoji in the server's font whose glyphs are not as wide as their cells (a cell may have letter spacing of
#: 0.5 px in addition): another font painted them.
FOREIGN = """
const range = document.createRange();
return [...document.querySelectorAll(".t-c")].filter((cell) => {
  if (!/^"[^"]*\\(server\\)"/.test(getComputedStyle(cell).fontFamily)) return false;
  range.selectNodeContents(cell);
  return Math.abs(range.getBoundingClientRect().width - cell.getBoundingClientRect().width) > 0.6;
}).map((cell) => `${cell.textContent} in ${getComputedStyle(cell).fontFamily}`);
"""
#: Cells without a font of the server.
UNKNOWN = """
return [...document.querySelectorAll(".t-c")]
  .filter((cell) => !/^"[^"]*\\(server\\)"$/.test(getComputedStyle(cell).fontFamily))
  .map((cell) => cell.textContent);
"""
#: Of each text: its words with the widths of their clusters and the letter spacing, whether an edge of a span divides the
#: word, and whether a cell and no letter is before it. Cells are not words, as the server gives them their widths.
WORDS = """
const segmenter = new Intl.Segmenter("und", { granularity: "grapheme" });
return [...document.querySelectorAll("[data-trellis] .t")].map((text) => {
  const words = [], range = document.createRange();
  let open = null, followsCell = false;
  const walk = (node) => {
    if (node.nodeType === Node.TEXT_NODE) {
      for (const { 0: part, index } of node.data.matchAll(/\\S+|\\s+/g)) {
        if (/\\s/.test(part)) { open = null; continue; }
        const clusters = [...segmenter.segment(part)].map(({ segment, index: start }) => {
          range.setStart(node, index + start);
          range.setEnd(node, index + start + segment.length);
          return range.getBoundingClientRect().width;
        });
        const word = { text: part, clusters, isCut: open !== null, followsCell,
                       spacing: parseFloat(getComputedStyle(node.parentElement).letterSpacing) || 0 };
        if (open) open.isCut = true;
        if (/\\p{L}/u.test(part)) followsCell = false;
        words.push(open = word);
      }
    } else if (node.matches(".t-b, .t-n, .t-c, .t-z, .t-h, .t-m")) {
      open = null;
      if (node.matches(".t-c")) followsCell = true;
    } else {
      node.childNodes.forEach(walk);
    }
  };
  text.childNodes.forEach(walk);
  return words;
});
"""
LOADED = """
return performance.getEntriesByType("resource").filter((entry) => entry.name.includes("/fonts/"))
  .map((entry) => ({ name: entry.name.split("/").pop(), size: entry.encodedBodySize }));
"""


def emoji() -> list[str]:
    """All sequences of Unicode's test file."""
    lines = [line for line in EMOJI_TEST.read_text().splitlines() if line and line[0] != "#"]
    return ["".join(chr(int(code, 16)) for code in line.split(";")[0].split()) for line in lines]


#: An ideograph that is not in Noto, and the components of emoji in Unicode's file.
CELLS = re.compile("\U0002a6a5| ?[\U0001f3fb-\U0001f3ff]")


def words(category: dict) -> list[str]:
    return list(dict.fromkeys(word for text in category["texts"] for word in text.split()))


def mixed(languages: dict, count: int) -> list[str]:
    """Words of several languages, and emoji, in one text."""
    chooser = random.Random(12)
    all_words = [word for category in languages.values() for word in words(category)]
    # Components of emoji are marks on the preceding character.
    pictures = [picture for picture in emoji() if not CELLS.fullmatch(picture)]
    return [" ".join(chooser.choice(chooser.choice((all_words, pictures))) + chooser.choice(("", ",", " 7"))
                     for _ in range(chooser.randint(2, 5))) for _ in range(count)]


def corpus() -> dict:
    """Each emoji and each word is a separate text, so that the widths of clusters and words are compared."""
    languages = json.loads(LANGUAGES.read_text())
    chosen = {name: {**category, "texts": sample(category["texts"], 3)} for name, category in languages.items()}
    for name, category in languages.items():
        texts = words(category)
        chosen[f"{name} words"] = {**category, "texts": texts if IS_FULL else texts[:2]}
    pictures = emoji()
    left_to_right = {"lang": "en", "dir": "ltr"}
    chosen["emoji"] = {**left_to_right, "texts": pictures if IS_FULL else pictures[::17]}
    chosen["mixed"] = {**left_to_right, "texts": mixed(languages, 400 if IS_FULL else 60)}
    return chosen


@needs_noto
class ChromiumTests(unittest.TestCase):
    #: Whether the browser paints bitmap fonts of pages, such as Noto Color Emoji.
    paints_bitmaps = True

    def tolerance(self, text: dict) -> float | None:
        """The tolerance for lines of a text in CSS pixels; None if they are not compared."""
        return 1 / 16

    @classmethod
    def setUpClass(cls) -> None:
        file = tempfile.NamedTemporaryFile("w", suffix=".json")
        cls.addClassCleanup(file.close)
        texts = corpus()
        json.dump(texts, file)
        file.flush()
        cls.count = sum(len(category["texts"]) for category in texts.values())
        cls.application = Application(
            "TextPage", "--corpus", str(LANGUAGES), "--cells", file.name, "--fonts", str(NOTO), "--inspect")
        cls.addClassCleanup(cls.application.stop)
        cls.start_browser()

    @classmethod
    def start_browser(cls) -> None:
        browser = Chromium()
        cls.addClassCleanup(browser.quit)
        cls.open = browser.page

    def pages(self) -> Iterator[Page]:
        """The pages with all texts, in sequence."""
        page = self.open(f"{self.application.address}/cells/0")
        yield page
        for part in range(1, (self.count + PART - 1) // PART):
            page.open(f"{self.application.address}/cells/{part}")
            yield page

    def differences(self, page: Page) -> list[str]:
        expected = [record for record in settled(page)["computed"] if "lines" in record]
        actual = page.run(SHOWN)
        self.assertEqual(len(actual), len(expected))
        wrong = []
        left_out = 0
        for mine, theirs in zip(expected, actual):
            widths = [width for width in mine["lines"] if width > 0]
            tolerance = self.tolerance(theirs)
            if tolerance is None:
                left_out += 1
                continue
            self.compared += 1
            if len(widths) != len(theirs["widths"]) or any(
                    abs(a - b) > tolerance for a, b in zip(widths, theirs["widths"])):
                wrong.append(f"{theirs['source']!r}: computed {widths}, shown {theirs['widths']}")
        self.assertEqual(page.console_errors(), [])
        return wrong + self.differing_words(page, left_out)

    def differing_words(self, page: Page, left_out: int) -> list[str]:
        """The words that differ from the measurement; `left_out` is the number of texts whose lines were not compared."""
        self.assertEqual(left_out, 0)
        return []

    def test_texts_are_as_wide_as_they_were_measured(self) -> None:
        wrong, sizes, cells, foreign, texts = [], {}, [], [], 0
        self.compared = 0
        for page in self.pages():
            wrong += self.differences(page)
            texts += page.run("return document.querySelectorAll('[data-trellis] .t').length")
            cells += page.run(UNKNOWN)
            foreign += page.run(FOREIGN) if self.paints_bitmaps else []
            sizes |= {file["name"]: file["size"] for file in page.run(LOADED)}
            self.assertGreater(page.run("return document.querySelectorAll('link[rel=preload][as=font]').length"), 0)
        print(f"\n  {self.compared} of {texts} texts compared, {len(sizes)} files, "
              f"{sum(sizes.values()) // 1024} KB, the largest {max(sizes.values()) // 1024} KB, "
              f"{len(wrong)} differ, {len(cells)} cells ", end="")
        self.assertEqual(texts, self.count)
        self.assertFalse(wrong, f"{len(wrong)} of {texts} texts differ:\n" + "\n".join(wrong[:60]))
        self.assertGreater(self.compared, 0.75 * texts)
        unknown = [cell for cell in cells if not CELLS.fullmatch(cell)]
        self.assertFalse(unknown, " ".join(unknown))
        self.assertFalse(foreign, f"{len(foreign)} emoji in another font:\n" + "\n".join(foreign[:60]))
        self.assertEqual([name for name, size in sizes.items() if size > LARGEST], [])


@needs_firefox
class FirefoxTests(ChromiumTests):
    is_long = True
    is_in_firefox = True

    # Unless a reader sets gfx.downloadable_fonts.keep_color_bitmaps; the reader's emoji are in the same cells.
    paints_bitmaps = False

    # Firefox rounds the advance of each glyph down to 1/60 px, so that the lines of long texts are narrower. Therefore
    # the clusters of all words are compared with Chromium's, whose lines have the measured widths.
    # Firefox selects a font for each character of a cluster. It does not join letters of different sizes, joins
    # letters with letter spacing, and uses other ligatures if the language is not that of the script. The lines of such
    # texts are not compared.
    CLUSTER_TOLERANCE = 1 / 8
    ENCLOSING = re.compile("[^\ufe0f][\u20dd-\u20e4]")
    # Signs, digits and the letters of formulas. In Chromium, signs are of the script of the letters before them; in
    # Firefox, cells separate them, so that they are of the script of the letters after them, and kerned with these.
    SIGNS = re.compile(r"[\W\dx]+")
    COMPLEX = re.compile("[\u0590-\u109f\u1780-\u18af]")

    def tolerance(self, text: dict) -> float | None:
        """Firefox rounds the advance of each glyph down to 1/60 px, and applies no feature across an edge of a span."""
        source = text["source"]
        differs = text["isMixed"] or text["isSpaced"] or text["language"] == "en"
        if self.ENCLOSING.search(source) or differs and self.COMPLEX.search(source):
            return None
        return (1 if text["isMixed"] else 1 / 8) + len(source) / 60

    def pages(self) -> Iterator[Page]:
        for page in super().pages():
            # The message for the bitmap font, which Firefox does not paint.
            page.provoked = ('font-family: "Noto Color Emoji',)
            yield page

    @classmethod
    def start_browser(cls) -> None:
        browser = shared_firefox()
        cls.addClassCleanup(browser.close_pages)
        cls.open = browser.page
        reference = Chromium()
        cls.addClassCleanup(reference.quit)
        cls.reference = reference.page(cls.application.address + "/cells/0")
        cls.words = collections.Counter()
        cls.groups = collections.Counter()
        cls.other_words = []

    def cause(self, word: dict) -> str | None:
        """Why Firefox may paint a word less or more wide than it was measured."""
        if self.ENCLOSING.search(word["text"]):
            return "an enclosing mark"
        if self.COMPLEX.search(word["text"]):
            if word["isCut"]:
                return "an edge of a span"
            return "letter spacing" if word["spacing"] else None
        if not self.SIGNS.fullmatch(word["text"]):
            return None
        if word["spacing"]:
            # Chromium has no letter spacing after signs and digits in a run of joined letters.
            return "letter spacing of signs"
        return "signs after a cell" if word["followsCell"] else None

    def differing_groups(self, mine: list[float], theirs: list[float]) -> int:
        """The number of clusters that differ with all that follow them, in a word.

        Where the glyphs of two clusters are shaped as one, each browser divides their width in its own way; so the widths
        of such clusters are added.
        """
        difference, count = 0.0, 0
        for one, other in zip(mine, theirs):
            difference += one - other
            count += 1
            if abs(difference) <= self.CLUSTER_TOLERANCE:
                self.groups[count] += 1
                difference, count = 0.0, 0
        return count

    def differing_words(self, page: Page, left_out: int) -> list[str]:
        self.reference.open(page.run("return location.href"))
        settled(self.reference)
        wrong = []
        for expected, actual in zip(self.reference.run(WORDS), page.run(WORDS)):
            self.assertEqual([word["text"] for word in actual], [word["text"] for word in expected])
            for mine, theirs in zip(expected, actual):
                if not self.differing_groups(mine["clusters"], theirs["clusters"]):
                    self.words["as measured"] += 1
                    continue
                sides = f"{mine['text']!r}: {mine['clusters']} px in Chromium, {theirs['clusters']} in Firefox"
                if cause := self.cause(theirs):
                    self.words[cause] += 1
                    self.other_words.append(f"{cause}: {sides}")
                else:
                    wrong.append(sides)
        return wrong

    def test_texts_are_as_wide_as_they_were_measured(self) -> None:
        super().test_texts_are_as_wide_as_they_were_measured()
        print("\n  words:", dict(self.words), "\n  clusters, by the number compared together:", dict(self.groups), end=" ")
        if listed := os.environ.get("OTHER_WORDS"):
            pathlib.Path(listed).write_text("\n".join(self.other_words))
        self.assertGreater(self.words["as measured"], 0.95 * self.words.total())
        self.assertGreater(self.groups[1], 0.95 * self.groups.total())


@needs_noto
class CellsOfNotoTests(CellTests):
    """The server has no fonts and the reader has Noto: its glyphs fit into the cells reserved by the server."""

    is_long = True

    @classmethod
    def setUpClass(cls) -> None:
        cls.enterClassContext(noto_for_readers())
        super().setUpClass()


del CellTests  # it runs with its own module

if __name__ == "__main__":
    unittest.main()
