"""Pictures of the package browser and of the page of the theme, kept as golden pictures, and painted where they were
computed. `make golden` records the pictures; review each one before you commit it."""

from harness import ApplicationTestCase, Page, also_in_firefox_at_length, differences, long, sample, settled
from harness.golden import difference, whole

CHOSEN = "/?package=almanac:amd64"


class GoldenTestCase(ApplicationTestCase):
    def check(self, name: str, path: str, width: int, height: int = 900, **preferences: str) -> None:
        """Compares the boxes with the computed ones, and in Chromium the picture with the golden one."""
        if self.is_in_firefox and preferences.get("contrast"):
            return
        with self.subTest(name):
            page = self.live(path, width=width, height=height)
            if preferences:
                page.prefer(**preferences)
                settled(page)
            # A transform moves the painted content, and not the box.
            moved = [line for line in differences(page, 1 / 16) if "rotated" not in line]
            self.assertEqual(moved, [], name)
            self.assertLessEqual(page.run("return document.documentElement.scrollWidth"), width)
            if not self.is_in_firefox:
                self.compare(name, page, width, height)
            page.prefer(color_scheme="light")
            self.assertEqual(page.console_errors(), [])

    def compare(self, name: str, page: Page, width: int, height: int) -> None:
        # A caret would blink.
        page.run("document.activeElement.blur()")
        page.resize(width, page.run("return document.documentElement.scrollHeight"))
        settled(page)
        self.assertIsNone(difference(name, whole(page)))


@also_in_firefox_at_length
class ThemeGoldenTests(GoldenTestCase):
    is_long = True
    command = ("ThemeExample", "--inspect")

    def test_light(self) -> None:
        self.check("theme-390-light", "/", 390)
        self.check("theme-768-light", "/", 768)
        self.check("theme-1440-light", "/", 1440)

    def test_dark(self) -> None:
        self.check("theme-390-dark", "/", 390, color_scheme="dark")
        self.check("theme-1440-dark", "/", 1440, color_scheme="dark")

    def test_increased_contrast(self) -> None:
        self.check("theme-768-contrast", "/", 768, contrast="more")

    def test_text_scale_and_density(self) -> None:
        self.check("theme-390-large-touch", "/?scale=1.5&density=touch", 390)
        self.check("theme-768-compact", "/?density=compact", 768)

    def test_another_theme(self) -> None:
        self.check("forest-768-light", "/forest", 768)


@also_in_firefox_at_length
class RightToLeftThemeGoldenTests(GoldenTestCase):
    is_long = True
    command = ("ThemeExample", "--right-to-left", "--inspect")

    def test_right_to_left(self) -> None:
        self.check("theme-768-right-to-left", "/", 768)


class PackagesGoldenTestCase(GoldenTestCase):
    needs_whole_chromium = True
    arguments: tuple[str, ...] = ()

    @classmethod
    def setUpClass(cls) -> None:
        cls.command = ("Packages", "--status", "Examples/Packages/sample-status", "--inspect", *cls.arguments)
        super().setUpClass()


@also_in_firefox_at_length
class PackagesGoldenTests(PackagesGoldenTestCase):
    def test_light(self) -> None:
        for name, path, width in sample((
            ("packages-390-list", "/", 390), ("packages-390-light", CHOSEN, 390),
            ("packages-768-light", CHOSEN, 768), ("packages-1440-light", CHOSEN, 1440)), 3):
            self.check(name, path, width)

    @long
    def test_dark(self) -> None:
        self.check("packages-390-dark", "/", 390, color_scheme="dark")
        self.check("packages-1440-dark", CHOSEN, 1440, color_scheme="dark")

    @long
    def test_increased_contrast(self) -> None:
        self.check("packages-1440-contrast", CHOSEN, 1440, contrast="more")


@also_in_firefox_at_length
class LargePackagesGoldenTests(PackagesGoldenTestCase):
    is_long = True
    arguments = ("--text-scale", "1.5", "--density", "touch")

    def test_large_texts_and_controls(self) -> None:
        self.check("packages-390-large-touch", "/", 390)
        self.check("packages-1440-large-touch", CHOSEN, 1440)


@also_in_firefox_at_length
class CompactPackagesGoldenTests(PackagesGoldenTestCase):
    is_long = True
    arguments = ("--density", "compact")

    def test_compact(self) -> None:
        self.check("packages-1440-compact", CHOSEN, 1440)


@also_in_firefox_at_length
class RightToLeftPackagesGoldenTests(PackagesGoldenTestCase):
    is_long = True
    arguments = ("--right-to-left",)

    def test_right_to_left(self) -> None:
        self.check("packages-390-right-to-left", "/", 390)
        self.check("packages-1440-right-to-left", CHOSEN, 1440)
