"""Forced colours remove shadows and mixed backgrounds: fields and buttons still have a visible edge."""

from test_state import build_state_page

from harness import ApplicationTestCase, Page, also_in_firefox_at_length, settled
from harness.picture import rows

EDGE = ("const style = getComputedStyle(document.querySelector(arguments[0]));"
        "return [style.outlineStyle, style.outlineWidth, style.outlineOffset].join(' ')")


@also_in_firefox_at_length
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


class ForcedControlTests(ApplicationTestCase):
    """The states of the controls that consist of backgrounds and shadows, in the pixels that Chromium paints."""

    is_long = True
    command = ("Gallery", "--inspect")

    def forced(self, name: str) -> Page:
        page = self.live(f"/controls/{name}", width=1000, height=900)
        page.force_colours()
        page.run("for (const [index, e] of document.querySelectorAll('main :is(input, .l-table)').entries()) e.id = `forced-${index}`")
        return page

    def test_a_choice_shows_its_edge_and_its_state(self) -> None:
        for name, selector in (("checkbox", ".l-check"), ("radio-group", ".l-radio"), ("switch", ".l-switch")):
            with self.subTest(name):
                page = self.forced(name)
                # A radio button can only be chosen; the others change their state.
                chosen = page.run(
                    "return [...document.querySelectorAll(`main ${arguments[0]}:enabled`)]"
                    ".find((e) => !e.indeterminate && (e.type !== 'radio' || !e.checked)).id", selector)
                pictures = [rows(page, f"#{chosen}")]
                page.run("document.getElementById(arguments[0]).click()", chosen)
                settled(page)
                page.run("document.getAnimations().forEach((one) => one.finish())")
                pictures.append(rows(page, f"#{chosen}"))
                self.assertNotEqual(*pictures)
                for picture in pictures:
                    shades = {shade for row in picture for shade in row}
                    self.assertGreater(max(shades) - min(shades), 100, f"{name}: the edge or the mark has no contrast")

    def test_a_slider_shows_its_track_and_its_thumb(self) -> None:
        page = self.forced("slider")
        slider = page.run("return document.querySelector('main input[type=range]:not(:disabled)').id")
        middle = rows(page, f"#{slider}")
        row = middle[len(middle) // 2]
        ground = middle[0][0]
        self.assertGreater(abs(row[4] - ground), 60, "the track at its start")
        self.assertGreater(abs(row[-4] - ground), 60, "the track at its end")
        column = [line[len(row) // 2] for line in middle]
        self.assertGreater(len(set(row)), 1, "the thumb differs from the track")
        self.assertGreater(max(column) - min(column), 60)

    def test_a_table_shows_its_edge_and_its_selected_row(self) -> None:
        page = self.forced("table")
        self.assertIn("solid", page.run(EDGE, "main .l-table"))
        page.run("document.querySelector('main .l-line-row input').click()")
        page.wait("return document.querySelector('main .l-line-row[aria-selected=true]') !== null")
        self.assertTrue(page.run(EDGE, "main .l-line-row[aria-selected=true]").startswith("solid 2px"))
        self.assertIn("none", page.run(EDGE, "main .l-line-row[aria-selected=false]"))
