"""The looks of views: by state without a round trip, by preferences, in another theme, with icons."""

from selenium.webdriver.common.keys import Keys

from harness import ApplicationTestCase, also_in_firefox_at_length



def row(index: int) -> str:
    """The expression for a row of the section with looks by state."""
    return ("[...document.querySelectorAll('section')].find((e) => e.textContent.startsWith('Looks by state'))"
            f".querySelectorAll('.l-hb')[{index}]")


def button(title: str) -> str:
    return f"[...document.querySelectorAll('button')].find((e) => e.textContent === '{title}')"


def one(selector: str) -> str:
    return f"document.querySelector('{selector}')"


def middle(element: str) -> str:
    return f"const r = {element}.getBoundingClientRect(); return [r.x + 9, r.y + 9]"


@also_in_firefox_at_length
class ThemeTests(ApplicationTestCase):
    is_long = True
    command = ("ThemeExample", "--inspect")

    def style(self, page, element: str, name: str) -> str:
        return page.run(f"return getComputedStyle({element})['{name}']")

    def test_looks_by_state_need_no_round_trip(self) -> None:
        page = self.live(width=1280, height=4000)
        selected, other = row(1), row(2)
        plain = self.style(page, other, "backgroundColor")
        self.assertEqual(plain, "rgba(0, 0, 0, 0)")
        self.assertEqual(self.style(page, selected, "backgroundColor"), "rgb(233, 240, 254)")
        self.assertEqual(self.style(page, selected, "color"), "rgb(34, 87, 214)")

    def test_looks_follow_the_pointer_and_the_focus(self) -> None:
        if self.is_in_firefox:
            self.skipTest("moves the pointer by Chromium's protocol")
        page = self.live(width=1280, height=4000)
        box = page.run(middle(row(2)))
        page.cdp("Input.dispatchMouseEvent", type="mouseMoved", x=box[0], y=box[1])
        page.wait(f"return getComputedStyle({row(2)}).backgroundColor === 'rgb(245, 246, 248)'")
        cancel = button("Cancel")
        x, y = page.run(middle(cancel))
        page.cdp("Input.dispatchMouseEvent", type="mousePressed", x=x, y=y, button="left", clickCount=1)
        page.wait(f"return getComputedStyle({cancel}).backgroundColor === 'rgb(232, 235, 240)'")
        self.assertEqual(self.style(page, cancel, "outlineStyle"), "none", "a pointer shows no ring")
        page.cdp("Input.dispatchMouseEvent", type="mouseReleased", x=x, y=y, button="left", clickCount=1)
        page.press(Keys.TAB)
        page.wait("return document.activeElement.textContent === 'More'")
        focused = "document.activeElement"
        self.assertEqual(self.style(page, focused, "outlineStyle"), "solid")
        self.assertEqual(self.style(page, focused, "outlineWidth"), "2px")

    def test_a_patch_brings_the_look_of_an_element(self) -> None:
        page = self.live(width=1280, height=4000)
        page.run(f"{row(2)}.click()")
        page.wait(f"return {row(2)}.getAttribute('aria-current') === 'true'")
        self.assertEqual(self.style(page, row(2), "backgroundColor"), "rgb(233, 240, 254)")
        self.assertEqual(self.style(page, row(1), "backgroundColor"), "rgba(0, 0, 0, 0)")

    def test_colours_follow_the_preferences(self) -> None:
        page = self.live(width=1280, height=4000)
        save = button("Save")
        self.assertEqual(self.style(page, save, "backgroundColor"), "rgb(34, 87, 214)")
        page.prefer(color_scheme="dark")
        self.assertEqual(self.style(page, save, "backgroundColor"), "rgb(130, 177, 255)")
        if not self.is_in_firefox:
            page.prefer(color_scheme="light", contrast="more")
            self.assertEqual(self.style(page, save, "backgroundColor"), "rgb(10, 58, 158)")

    def test_another_theme_changes_everything_in_it(self) -> None:
        page = self.live("/forest", width=1280, height=4000)
        self.assertEqual(self.style(page, button("Save"), "backgroundColor"), "rgb(31, 107, 59)")
        self.assertEqual(self.style(page, button("Cancel"), "borderRadius"), "16px")

    def test_borders_and_icons_stay_visible_in_forced_colours(self) -> None:
        page = self.live(width=1280, height=4000)
        before = page.rects(".l-edge, .l-button, .l-icon")
        page.force_colours()
        for selector, name in ((".l-edge", "outlineStyle"), (".l-button", "outlineStyle"), (".l-field", "outlineStyle")):
            self.assertEqual(self.style(page, one(selector), name), "solid", selector)
        ground = page.run("return getComputedStyle(document.documentElement).backgroundColor")
        self.assertNotEqual(self.style(page, one(".l-icon"), "backgroundColor"), ground)
        self.assertEqual(page.rects(".l-edge, .l-button, .l-icon"), before)

    def test_every_icon_has_a_mask(self) -> None:
        page = self.live(width=1280, height=4000)
        masks = page.run("return [...document.querySelectorAll('.l-icon')].map((e) => getComputedStyle(e).maskImage)")
        self.assertGreater(len(masks), 80)
        for mask in masks:
            self.assertTrue(mask.startswith('url("data:image/svg+xml,'), mask[:60])

    def test_everything_painted_lies_in_the_window(self) -> None:
        for width in (390, 768, 1440):
            for query in ("", "?scale=1.5&density=touch", "?density=compact"):
                with self.subTest(width=width, query=query):
                    page = self.live("/" + query, width=width, height=900)
                    self.assertLessEqual(page.run("return document.documentElement.scrollWidth"), width)


class RightToLeftThemeTests(ApplicationTestCase):
    command = ("ThemeExample", "--right-to-left", "--inspect")

    def test_icons_that_point_forward_and_borders_are_mirrored(self) -> None:
        page = self.live(width=1280, height=4000)
        self.assertEqual(page.run("return getComputedStyle(document.querySelector('.l-mirrored')).transform"), "matrix(-1, 0, 0, 1, 0, 0)")
        edges = page.run("return [...document.querySelectorAll('.l-line')].find((e) => e.textContent === 'edges')")
        widths = "const s = getComputedStyle(arguments[0], '::after'); return [s.borderLeftWidth, s.borderRightWidth]"
        self.assertEqual(page.run(widths, edges), ["0px", "3px"])
