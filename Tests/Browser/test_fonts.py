"""A page loads only the font files for its texts, and caches them."""

import pathlib
import unittest

from harness import Application, Chromium, long
from harness.application import ROOT
from harness.inspection import settled
from harness.noto import NOTO, needs_noto
from test_text import LANGUAGES, differences

LOADED = """
return performance.getEntriesByType("resource").filter((entry) => entry.name.endsWith(".woff2"))
  .map((entry) => ({ name: entry.name.split("/").pop(), size: entry.encodedBodySize,
                     initiator: entry.initiatorType }));
"""
PRELOADED = """
return [...document.querySelectorAll("link[rel=preload][as=font]")].map((link) => link.href.split("/").pop());
"""


class LatinPageTests(unittest.TestCase):
    @classmethod
    def setUpClass(cls) -> None:
        cls.application = Application("Packages", "--inspect")
        cls.addClassCleanup(cls.application.stop)
        cls.browser = Chromium()
        cls.addClassCleanup(cls.browser.quit)

    def test_a_page_in_english_loads_slices_of_the_faces_in_use(self) -> None:
        page = self.browser.page(self.application.address)
        settled(page)
        # A face can have a second entry, which takes no time, if its font was loaded in advance.
        loaded = list({font["name"]: font for font in reversed(page.run(LOADED))}.values())
        self.assertTrue(loaded)
        for font in loaded:
            self.assertIn(".latin.", font["name"])
            self.assertLessEqual(font["size"], 25_000, font["name"])
            self.assertEqual(font["initiator"], "link", f"{font['name']} was not preloaded")
        self.assertLessEqual(sum(font["size"] for font in loaded), 100_000)
        self.assertEqual(sorted(font["name"] for font in loaded), sorted(page.run(PRELOADED)))
        self.assertEqual(page.console_errors(), [])

    def test_texts_that_need_more_load_whole_files_and_symbols_their_slice(self) -> None:
        page = self.browser.page(self.application.address)
        settled(page)
        loads = page.run("""
            const faces = async (family, text) => {
              const faces = await document.fonts.load(`16px ${family}`, text);
              return faces.map((face) => face.status);
            };
            return Promise.all([faces('"Inter"', "abc"), faces('"Inter"', "\u2605"),
                                faces('"Inter Whole"', "\u0416"), faces('"Noto Sans Thai"', "abc")]);
        """)
        self.assertEqual(loads, [["loaded"], ["loaded"], ["loaded"], []])
        self.assertEqual(page.console_errors(), [])


class OwnFamilyTests(unittest.TestCase):
    """An application's own font family, with features, is painted with the measured width."""

    def check(self, font: pathlib.Path) -> None:
        with Application("TextPage", "--corpus", str(LANGUAGES), "--own", str(font), "--inspect") as application:
            browser = Chromium()
            self.addCleanup(browser.quit)
            page = browser.page(application.address + "/features")
            found = differences(page)
            self.assertFalse(found, "\n".join(found))
            loaded = [entry["name"] for entry in page.run(LOADED)]
            self.assertTrue(any(name.startswith(font.stem) for name in loaded), loaded)
            self.assertEqual(page.console_errors(), [])
            widths = page.run("""
                return ["1", "8"].map((figure) => {
                  const text = document.querySelectorAll("[data-source^=Rows]")[1];
                  const node = text.firstChild;
                  const range = document.createRange();
                  const index = node.data.indexOf(figure);
                  range.setStart(node, index);
                  range.setEnd(node, index + 1);
                  return range.getBoundingClientRect().width;
                });""")
            self.assertEqual(widths[0], widths[1])

    def test_a_font_of_the_repository(self) -> None:
        self.check(ROOT / "public" / "fonts" / "Inter-Bold.otf")

    @long
    def test_a_font_of_many_characters(self) -> None:
        self.check(ROOT / "Tests" / "Fixtures" / "fonts" / "Large.ttf")

    @needs_noto
    @long
    def test_a_font_with_small_capitals(self) -> None:
        self.check(next(NOTO.rglob("NotoSans-Regular.ttf")))


if __name__ == "__main__":
    unittest.main()
