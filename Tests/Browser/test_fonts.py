"""A page loads only the font files that its texts are painted with, and keeps them."""

import unittest

from harness import Application, Browser
from harness.inspection import settled

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
        cls.browser = Browser()
        cls.addClassCleanup(cls.browser.quit)

    def test_a_page_in_english_loads_slices_of_the_faces_in_use(self) -> None:
        page = self.browser.page(self.application.address)
        settled(page)
        loaded = page.run(LOADED)
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


if __name__ == "__main__":
    unittest.main()
