"""Golden pictures of the controls and of Tracker, and the alignment of controls in one row. `make golden` records the
pictures; review each one before you commit it."""

from harness import ApplicationTestCase, Page, also_in_firefox_at_length, differences, settled
from harness.gallery import CONTROLS
from harness.golden import difference, whole

#: Controls whose pictures change with the direction, the density or the scheme.
CHOSEN = ("button", "text-field", "number-field", "segmented", "multi-select", "banner", "table")

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
        width, height = page.run(
            "return [innerWidth, document.documentElement.scrollHeight]")
        page.resize(width, min(height, 1400))
        settled(page)
        page.run("document.activeElement.blur();"
                 "document.getAnimations().forEach((one) => { one.pause(); one.currentTime = 0; })")
        self.assertEqual([line for line in differences(page, 1 / 16) if "rotated" not in line], [])
        self.assertLessEqual(
            page.run("return document.documentElement.scrollWidth - document.documentElement.clientWidth"), 0)
        self.assertIsNone(difference(name, whole(page, limit=1400)))


class GalleryLooksTests(LooksTestCase):
    command = ("Gallery", "--inspect")

    def test_all_controls(self) -> None:
        for name in CONTROLS:
            self.picture(f"gallery-{name}", f"/controls/{name}", 480)

    def test_wide(self) -> None:
        self.picture("gallery-1440", "/", 1440)

    def test_shell(self) -> None:
        for width in (390, 768):
            self.picture(f"gallery-shell-{width}", "/samples/photos", width)

    def test_drawer(self) -> None:
        page = self.live("/samples/photos", width=390, height=700)
        page.click("header [aria-haspopup=dialog]")
        page.wait("return document.querySelector('.l-drawer').open && !document.getAnimations().length")
        self.compare("gallery-drawer", page)


class GalleryVariantLooksTests(LooksTestCase):
    is_long = True
    command = ("Gallery", "--inspect")

    def test_dark(self) -> None:
        for name in CHOSEN:
            self.picture(f"gallery-{name}-dark", f"/controls/{name}", 480, color_scheme="dark")

    def test_touch(self) -> None:
        for name in CHOSEN:
            self.picture(f"gallery-{name}-touch", f"/controls/{name}?density=touch", 480)


class RightToLeftGalleryLooksTests(LooksTestCase):
    is_long = True
    command = ("Gallery", "--right-to-left", "--inspect")

    def test_right_to_left(self) -> None:
        for name in CHOSEN:
            self.picture(f"gallery-{name}-right-to-left", f"/controls/{name}", 480)


class TrackerLooksTests(LooksTestCase):
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
