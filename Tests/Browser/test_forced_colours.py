"""Forced colours remove shadows and mixed backgrounds: fields and buttons still have a visible edge."""

from test_state import build_state_page

from harness import ApplicationTestCase, also_in_firefox

EDGE = ("const style = getComputedStyle(document.querySelector(arguments[0]));"
        "return [style.outlineStyle, style.outlineWidth, style.outlineOffset].join(' ')")


@also_in_firefox
class ForcedColoursTests(ApplicationTestCase):
    command = ("StatePage", "--inspect")

    @classmethod
    def setUpClass(cls) -> None:
        build_state_page()
        super().setUpClass()

    def test_fields_and_buttons_have_an_edge_that_takes_no_room(self) -> None:
        page = self.live("/desk")
        before = page.rects("input,button")
        self.assertIn("none", page.run(EDGE, "[aria-label=Title]"))
        page.force_colours()
        self.assertTrue(page.run("return matchMedia('(forced-colors: active)').matches"))
        for selector in ("[aria-label=Title]", "[data-do=save]"):
            self.assertEqual(page.run(EDGE, selector), "solid 1px -1px", selector)
        self.assertEqual(page.rects("input,button"), before)
        page.click("[aria-label=Title]")
        self.assertNotEqual(page.run(EDGE, "[aria-label=Title]"), "solid 1px -1px", "the focus has its own")
