"""Fields and other controls have the font of texts."""

from test_text import TextPageCase

from harness import also_in_firefox_at_length, sample
from harness.picture import ink_height


@also_in_firefox_at_length
class ControlTests(TextPageCase):
    """Fields and other controls have the font of texts, and no style sheet can clip their letters."""

    CONTROLS = ("#field", "#placeholder", "#input", "#textarea", "#button", "#select")

    def setUp(self) -> None:
        super().setUp()
        self.fields = self.page("/fields")

    def test_controls_have_the_font_of_texts(self) -> None:
        fonts = self.fields.run(
            "const font = (e, part) => getComputedStyle(e, part).fontFamily;"
            "const one = (s) => document.querySelector(s);"
            "return [one('#text'), ...arguments[0].map(one), one('option')].map((e) => font(e))"
            ".concat(font(one('#placeholder'), '::placeholder'))", self.CONTROLS)
        self.assertIn("Inter", fonts[0])
        self.assertEqual(set(fonts), {fonts[0]})

    def test_no_rule_of_an_application_cuts_letters(self) -> None:
        rules = sample((
            "", "font: 16px Inter", "font: 16px/1 Inter", "font: 16px/16px Inter", "line-height: 1",
            "height: 20px; font: 16px Inter",
            "font: 700 16px Inter; padding: 0", "font-family: Inter, serif; line-height: normal",
        ), 5)
        self.fields.run(
            "const css = 'input, textarea, button, select { border: 0 !important; background: #fff !important; "
            "color: #000 !important; box-shadow: none !important }';"
            "const sheet = new CSSStyleSheet(); sheet.replaceSync(css);"
            "window.changing = new CSSStyleSheet(); document.adoptedStyleSheets.push(sheet, changing)")
        for rule in rules:
            self.fields.run(
                "changing.replaceSync(`input, textarea, button, select { ${arguments[0]} }"
                " ::placeholder { color: #000 }`);"
                "document.body.getBoundingClientRect(); return document.fonts.ready.then(() => true)", rule)
            for control in self.CONTROLS:
                with self.subTest(rule=rule, control=control):
                    self.assert_is_whole(control)

    def assert_is_whole(self, control: str) -> None:
        """The letters g and y of a control extend as far below the baseline as in a text of the same font."""
        size = self.fields.run(
            "return parseFloat(getComputedStyle(document.querySelector(arguments[0])).fontSize)", control)
        ink = ink_height(self.fields, control)
        # In Inter, the letters of the text extend from 0.74 em above the baseline to 0.2 em below.
        self.assertGreater(ink, 0.88 * size, f"only {ink} px of the letters are to be seen at {size} px")
