"""Golden pictures of the controls and of Tracker, and the alignment of controls in one row. `make golden` records the
pictures; review each one before you commit it."""

import dataclasses

from harness import ApplicationTestCase, Page, also_in_firefox_at_length, differences, long, sample, settled
from harness.case import shared_application
from harness.gallery import CONTROLS, CUT, THEME
from harness.golden import difference, sheet, sheet_difference, whole
from harness.page import Rect


@dataclasses.dataclass(frozen=True)
class Variant:
    """The settings of one picture of a control."""

    width: int
    scheme: str = "light"
    density: str = "regular"
    is_right_to_left: bool = False


#: The variants of a control, in the rows of its sheet.
VARIANTS = (
    (Variant(390), Variant(390, is_right_to_left=True), Variant(480, scheme="dark"), Variant(480, density="touch")),
    (Variant(768, scheme="dark"), Variant(1440)),
)

#: The part of a page with the samples of its control: left, top, width and height.
SAMPLES = """
const { left, right } = document.querySelector('main').getBoundingClientRect();
const code = [...document.querySelectorAll('main h2, main [role=heading]')].find((e) => e.textContent === 'Code');
return [left, 0, Math.min(right - left, 880), Math.round(code.getBoundingClientRect().top + scrollY) - 12];
"""

#: For each control in the row: the middle of its box, and the baseline of its text, relative to the window.
ROW = """
const inside = (element) => {
  const mark = document.createElement('i');
  mark.style.cssText = 'position:static;display:inline-block';
  element.prepend(mark);
  const { bottom } = mark.getBoundingClientRect();
  mark.remove();
  return bottom;
};
const row = document.querySelector('#row');
const texts = [...row.querySelectorAll('.t')].filter((e) => e.checkVisibility()).map((e) => [e.textContent, inside(e)]);
// The text of a field is centred in its box, with the line height of the field.
const fields = [...row.querySelectorAll('input.l-field, select')].map((e) => {
  const { top, height } = e.getBoundingClientRect();
  const probe = document.createElement('span');
  const style = getComputedStyle(e);
  probe.style.cssText = `position:fixed;left:0;top:0;white-space:pre;font:${style.font};line-height:${style.lineHeight}`;
  probe.textContent = 'x';
  document.body.append(probe);
  const box = probe.getBoundingClientRect();
  const baseline = inside(probe) - box.top;
  probe.remove();
  return [e.getAttribute('aria-label'), top + (height - box.height) / 2 + baseline];
});
const boxes = [...row.querySelectorAll('input.l-field, select, .l-choice, .l-segments, button.l-prominent')]
  .map((e) => { const { top, height } = e.getBoundingClientRect(); return [e.textContent.trim(), top + height / 2]; });
return { texts: [...texts, ...fields], boxes };
"""


class LooksTestCase(ApplicationTestCase):
    def picture(self, name: str, path: str, width: int, **preferences: str) -> None:
        with self.subTest(name):
            page = self.live(path, width=width, height=900)
            page.provoked = ("HTMLImageElement",)
            if preferences:
                page.prefer(**preferences)
            self.compare(name, page)

    def compare(self, name: str, page: Page) -> None:
        self.rest(page)
        self.assertIsNone(difference(name, whole(page, limit=1400)))

    def rest(self, page: Page) -> None:
        """Checks the frames of a page that fits into its window, without the focus, at the start of its animations."""
        width, height = page.run(
            "return [innerWidth, document.documentElement.scrollHeight]")
        page.resize(width, min(height, 1400))
        settled(page)
        page.run("document.activeElement.blur();"
                 "for (const one of document.getAnimations()) {"
                 " if (one instanceof CSSTransition) one.finish(); else { one.pause(); one.currentTime = 0; } }")
        self.assertEqual([line for line in differences(page, 1 / 16) if "rotated" not in line], [])
        self.assertLessEqual(
            page.run("return document.documentElement.scrollWidth - document.documentElement.clientWidth"), 0)


class GalleryLooksTests(LooksTestCase):
    command = ("Gallery", "--inspect")

    def test_all_controls(self) -> None:
        for name in sample((*CONTROLS, THEME), 12):
            self.picture(f"gallery-{name}", f"/controls/{name}", 480)

    @long
    def test_wide(self) -> None:
        self.picture("gallery-1440", "/", 1440)

    @long
    def test_shell(self) -> None:
        for width in (390, 768):
            self.picture(f"gallery-shell-{width}", "/samples/photos", width)

    def test_drawer(self) -> None:
        page = self.live("/samples/photos", width=390, height=700)
        page.click("header [aria-haspopup=dialog]")
        page.wait("return document.querySelector('.l-drawer').open && !document.getAnimations().length")
        self.compare("gallery-drawer", page)


class ControlSheetTests(LooksTestCase):
    """All variants of each control, side by side in one picture."""

    is_long = True
    command = ("Gallery", "--inspect")

    @classmethod
    def setUpClass(cls) -> None:
        super().setUpClass()
        cls.mirrored = shared_application(("Gallery", "--right-to-left", "--inspect"))

    def test_the_variants_of_all_controls(self) -> None:
        for name in CONTROLS:
            with self.subTest(name):
                found = sheet([[self.samples(name, one) for one in row] for row in VARIANTS])
                self.assertIsNone(sheet_difference(name, found))

    def samples(self, name: str, variant: Variant) -> bytes:
        """A picture of the samples of a control, whose page is checked."""
        application = self.mirrored if variant.is_right_to_left else self.application
        page = self.browser.page(
            f"{application.address}/controls/{name}?density={variant.density}", width=variant.width, height=900)
        page.provoked = ("HTMLImageElement",)
        settled(page)
        if variant.scheme != "light":
            page.prefer(color_scheme=variant.scheme)
        self.rest(page)
        self.assertEqual(page.run(CUT), [], variant)
        picture = page.capture(Rect(*page.run(SAMPLES)))
        self.assertEqual(page.console_errors(), [], variant)
        self.browser.close_pages()
        return picture


class TrackerLooksTests(LooksTestCase):
    is_long = True
    command = ("Tracker", "--inspect")

    def test_widths(self) -> None:
        for width in (390, 768, 1440):
            for name, path in (("list", "/"), ("edit", "/issues/3"), ("dashboard", "/dashboard")):
                self.picture(f"tracker-{width}-{name}", path, width)

    def test_dark(self) -> None:
        self.picture("tracker-1440-list-dark", "/", 1440, color_scheme="dark")
        self.picture("tracker-768-edit-dark", "/issues/3", 768, color_scheme="dark")


@also_in_firefox_at_length
class AlignmentTests(ApplicationTestCase):
    command = ("Gallery", "--inspect")

    def test_controls_in_one_row_have_one_baseline_and_one_middle(self) -> None:
        for density in ("compact", "regular", "touch"):
            with self.subTest(density=density):
                page = self.live(f"/controls/button?density={density}", width=1600, height=900)
                row = page.run(ROW)
                self.assertGreaterEqual(len(row["texts"]), 8)
                for part in row.values():
                    places = [place for _, place in part]
                    self.assertLessEqual(max(places) - min(places), 1, part)
