"""With Noto on the server, every emoji and 70 languages are painted as wide as they were measured."""

import json
import os
import pathlib
import tempfile
import unittest
from collections.abc import Iterator

from harness import Application, Browser, Page
from harness.inspection import settled
from test_text import EMOJI_TEST, LANGUAGES, SHOWN

#: The folder with Debian's fonts-noto-core, fonts-noto-cjk and fonts-noto-color-emoji.
FONTS = pathlib.Path(os.environ.get("NOTO_FONTS", "/usr/share/fonts"))
NEEDED = ["NotoSansCJK-Regular.ttc", "NotoColorEmoji.ttf", "NotoSansKhmer-Regular.ttf"]
MISSING = [name for name in NEEDED if not any(FONTS.rglob(name))]

#: How many texts a page has; see Tests/TextPage.
PART = 250
LOADED = """
return performance.getEntriesByType("resource").filter((entry) => entry.name.includes("/fonts/"))
  .map((entry) => ({ name: entry.name.split("/").pop(), size: entry.encodedBodySize,
                     initiator: entry.initiatorType }));
"""


def emoji() -> list[str]:
    """All sequences of Unicode's test file."""
    lines = [line for line in EMOJI_TEST.read_text().splitlines() if line and line[0] != "#"]
    return ["".join(chr(int(code, 16)) for code in line.split(";")[0].split()) for line in lines]


@unittest.skipIf(MISSING, f"{FONTS} has no {', '.join(MISSING)}; install fonts-noto-core, fonts-noto-cjk and "
                          "fonts-noto-color-emoji, or name their folder in NOTO_FONTS")
class InstalledFontTests(unittest.TestCase):
    @classmethod
    def start(cls, corpus: dict) -> None:
        file = tempfile.NamedTemporaryFile("w", suffix=".json")
        cls.addClassCleanup(file.close)
        json.dump(corpus, file)
        file.flush()
        cls.count = sum(len(category["texts"]) for category in corpus.values())
        cls.application = Application(
            "TextPage", "--corpus", str(LANGUAGES), "--cells", file.name, "--fonts", str(FONTS), "--inspect")
        cls.addClassCleanup(cls.application.stop)
        cls.browser = Browser()
        cls.addClassCleanup(cls.browser.quit)

    def parts(self) -> Iterator[Page]:
        """The pages with all texts, one after the other in one tab."""
        for part in range((self.count + PART - 1) // PART):
            yield self.browser.page(f"{self.application.address}/cells/{part}")

    def differences(self, page: Page) -> list[str]:
        """Lines that are not painted as wide as they were computed; nothing else stands in cells."""
        expected = [record for record in settled(page)["computed"] if "lines" in record]
        actual = page.run(SHOWN)
        self.assertEqual(len(actual), len(expected))
        self.assertGreater(len(actual), 0)
        wrong = []
        for mine, theirs in zip(expected, actual):
            widths = [width for width in mine["lines"] if width > 0]
            if len(widths) != len(theirs["widths"]) or any(
                    abs(a - b) > 1 / 16 for a, b in zip(widths, theirs["widths"])):
                wrong.append(f"{theirs['source']!r}: computed {widths}, shown {theirs['widths']}")
        self.assertEqual(page.console_errors(), [])
        return wrong

    def check(self, largest: int) -> None:
        wrong, sizes, cells, texts = [], {}, 0, 0
        for page in self.parts():
            wrong += self.differences(page)
            texts += page.run("return document.querySelectorAll('[data-trellis] .t').length")
            cells += page.run("return document.querySelectorAll('.t-c').length")
            sizes |= {file["name"]: file["size"] for file in page.run(LOADED)}
            preloads = page.run("return document.querySelectorAll('link[rel=preload][as=font]').length")
            self.assertGreater(preloads, 0)
        self.assertEqual(texts, self.count)
        self.assertFalse(wrong, f"{len(wrong)} of {texts} texts differ:\n" + "\n".join(wrong[:40]))
        self.assertEqual(cells, 0)
        self.assertEqual([name for name, size in sizes.items() if size > largest], [])


class EmojiTests(InstalledFontTests):
    """Each emoji is a text of its own, so that the widths are those of clusters."""

    @classmethod
    def setUpClass(cls) -> None:
        cls.start({"emoji": {"lang": "en", "dir": "ltr", "texts": emoji()}})

    def test_each_emoji_is_as_wide_as_it_was_measured(self) -> None:
        self.check(largest=120_000)


class LanguageTests(InstalledFontTests):
    """Texts in 70 languages, and each of their words as a text of its own."""

    @classmethod
    def setUpClass(cls) -> None:
        corpus = json.loads(LANGUAGES.read_text())
        for name, category in list(corpus.items()):
            words = dict.fromkeys(word for text in category["texts"] for word in text.split())
            corpus[f"{name} words"] = {**category, "texts": list(words)}
        cls.start(corpus)

    def test_texts_and_words_are_as_wide_as_they_were_measured(self) -> None:
        self.check(largest=250_000)


del InstalledFontTests  # it has no tests of its own

if __name__ == "__main__":
    unittest.main()
