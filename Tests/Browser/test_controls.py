"""Fields and other controls have the font of texts."""

import unittest

from harness import Application, Browser
from harness.application import ROOT
from harness.picture import ink_height

CORPUS = ROOT / "Tests" / "TextPage" / "corpus.json"


class ControlTests(unittest.TestCase):
    """Fields and other controls have the font of texts, and no sheet can cut their letters."""

    CONTROLS = ("#field", "#placeholder", "#input", "#textarea", "#button", "#select")

    @classmethod
    def setUpClass(cls) -> None:
        cls.application = Application("TextPage", "--corpus", str(CORPUS), "--inspect")
        cls.addClassCleanup(cls.application.stop)
        cls.browser = Browser()
        cls.addClassCleanup(cls.browser.quit)

    def setUp(self) -> None:
        self.page = self.browser.page(self.application.address + "/fields")

    def test_controls_have_the_font_of_texts(self) -> None:
        fonts = self.page.run(
            "const font = (e, part) => getComputedStyle(e, part).fontFamily;"
            "const one = (s) => document.querySelector(s);"
            "return [one('#text'), ...arguments[0].map(one), one('option')].map((e) => font(e))"
            ".concat(font(one('#placeholder'), '::placeholder'))", self.CONTROLS)
        self.assertIn("Inter", fonts[0])
        self.assertEqual(set(fonts), {fonts[0]})

    def test_no_rule_of_an_application_cuts_letters(self) -> None:
        rules = (
            "", "font: 16px Inter", "font: 16px/1 Inter", "font: 16px/16px Inter", "line-height: 1",
            "height: 20px; font: 16px Inter",
            "font: 700 16px Inter; padding: 0", "font-family: Inter, serif; line-height: normal",
        )
        self.page.run(
            "const css = 'input, textarea, button, select { border: 0 !important; background: #fff !important; "
            "color: #000 !important; box-shadow: none !important }';"
            "const sheet = new CSSStyleSheet(); sheet.replaceSync(css);"
            "window.changing = new CSSStyleSheet(); document.adoptedStyleSheets.push(sheet, changing)")
        for rule in rules:
            self.page.run(
                "changing.replaceSync(`input, textarea, button, select { ${arguments[0]} }"
                " ::placeholder { color: #000 }`)", rule)
            for control in self.CONTROLS:
                with self.subTest(rule=rule, control=control):
                    self.assert_is_whole(control)

    def assert_is_whole(self, control: str) -> None:
        """The letters g and y of a control reach as far below the baseline as in a text of its font."""
        size = self.page.run(
            "return parseFloat(getComputedStyle(document.querySelector(arguments[0])).fontSize)", control)
        ink = ink_height(self.page, control)
        # In Inter, the letters of the text reach from 0.74 em above the baseline to 0.2 em below.
        self.assertGreater(ink, 0.88 * size, f"only {ink} px of the letters are to be seen at {size} px")
