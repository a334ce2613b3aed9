"""The package browser in a real browser: its layout is the computed one, and its controls work."""

import urllib.request

from selenium.webdriver.common.keys import Keys

from harness import ApplicationTestCase, Page, also_in_firefox_at_length, baselines, differences, long, sample, settled
from harness.contrast import lowest_contrast

SAMPLE = "Examples/Packages/sample-status"
ROW = "nav [role=listitem]:not([hidden])"
LINK = f"{ROW} a"
NAMES = f"{LINK} > :first-child"
STAR = f"{ROW} button"
CHIP = "section a"
ORDER = "header a"


class PackagesTestCase(ApplicationTestCase):
    command = ("Packages", "--status", SAMPLE, "--inspect")

    def differences(self, page: Page, tolerance: float = 0.5) -> list[str]:
        """The differences from the computed page, with all panes scrolled to their beginnings."""
        settled(page)
        page.run("for (const pane of document.querySelectorAll('nav > div, main')) pane.scrollTop = 0")
        return differences(page, tolerance)

    def wait_for_heading(self, page: Page, text: str) -> None:
        page.wait("return [...document.querySelectorAll('h2')]"
                  ".find((e) => !e.closest('[hidden]'))?.textContent === arguments[0]", text)


@also_in_firefox_at_length
class LookTests(PackagesTestCase):
    def test_the_page_is_complete_without_a_script(self) -> None:
        with urllib.request.urlopen(self.application.address) as response:
            html = response.read().decode()
        for name in ("acorn-base", "libfern6", "almanac"):
            self.assertIn(f">{name}</", html)
        self.assertIn("40 installed", html)

    def test_elements_have_their_computed_positions(self) -> None:
        chosen = "/?package=almanac:amd64"
        for path, width, height in sample([
            ("/", 390, 844), (chosen, 390, 844), ("/?package=libfern6:amd64", 390, 844),
            (chosen, 1280, 800), ("/", 1280, 800), (chosen, 900, 700), (chosen, 320, 480),
        ], 3):
            with self.subTest(path=path, width=width):
                page = self.live(path, width=width, height=height)
                self.assertEqual(self.differences(page, 1 / 32), [])
                computed, shown = baselines(page)
                self.assertEqual(shown, computed)

    @long
    def test_no_page_scrolls_sideways_in_a_window_of_320_px(self) -> None:
        for path in ("/", "/?package=almanac:amd64", "/?q=lib"):
            page = self.live(path, width=320, height=640)
            self.assertLessEqual(page.run("return document.documentElement.scrollWidth"), 320, path)
            self.assertEqual(page.run("return [...document.querySelectorAll('nav > div, main')].filter((e) => e.scrollWidth"
                                      " > e.clientWidth && getComputedStyle(e).overflowX !== 'hidden').length"), 0, path)

    @long
    def test_screenshots_are_written(self) -> None:
        """Two windows, light and dark; the files are in .build/screenshots."""
        for width, height in [(1280, 800), (390, 844)]:
            page = self.live("/", width=width, height=height)
            page.screenshot(f"packages-{width}-list")
            page = self.live("/?package=almanac:amd64", width=width, height=height)
            for scheme in ("light", "dark"):
                page.prefer(color_scheme=scheme)
                settled(page)
                page.screenshot(f"packages-{width}-{scheme}")

    def test_a_new_size_lays_the_page_out_again(self) -> None:
        page = self.live("/?package=almanac:amd64")
        for width in sample((1000, 800, 390, 1280), 2):
            page.resize(width, 800)
            self.assertEqual(self.differences(page), [], f"at {width} px")
            self.assertEqual(
                page.run("return document.querySelector('[data-trellis]').offsetWidth"), width)
            self.assertEqual(page.run("return document.documentElement.scrollWidth"), width)

    @long
    def test_text_can_be_read_in_light_and_dark(self) -> None:
        page = self.live("/?package=almanac:amd64")
        for scheme in ("light", "dark"):
            page.prefer(color_scheme=scheme)
            settled(page)
            self.assertGreaterEqual(lowest_contrast(page, ".t"), 4.5, scheme)

    def test_the_search_field_has_no_button_of_the_browser(self) -> None:
        """It has one of the application that empties it."""
        if self.is_in_firefox:
            self.skipTest("Firefox has no such button")
        page = self.live("/?search=fern")
        for command in ("DOM.enable", "CSS.enable", "DOM.getDocument"):
            page.cdp(command)
        found = page.cdp(
            "DOM.performSearch", query='[pseudo="-webkit-search-cancel-button"]', includeUserAgentShadowDOM=True)
        (button,) = page.cdp(
            "DOM.getSearchResults", searchId=found["searchId"], fromIndex=0, toIndex=found["resultCount"])["nodeIds"]
        styles = page.cdp("CSS.getComputedStyleForNode", nodeId=button)["computedStyle"]
        self.assertEqual([one["value"] for one in styles if one["name"] == "display"], ["none"])

    def test_no_text_is_cut(self) -> None:
        for width in sample((390, 1280), 2):
            page = self.live("/?package=almanac:amd64", width=width, height=800)
            self.assertEqual(page.run(_CUT_TEXTS), [])


@also_in_firefox_at_length
class UseTests(PackagesTestCase):
    def test_filters_while_typing(self) -> None:
        page = self.live()
        page.type("input", "fern")
        page.wait("return document.body.innerText.includes(' of 40 packages')")
        names = page.texts(NAMES)
        self.assertTrue(0 < len(names) < 40)
        self.assertEqual(self.differences(page), [])
        page.press(*[Keys.BACKSPACE] * 4)
        page.wait("return document.body.innerText.includes('40 installed')")
        self.assertEqual(len(page.texts(NAMES)), 40)

    @long
    def test_fast_typing_arrives_completely(self) -> None:
        page = self.live()
        page.type("input", "sunrises moon tides")
        page.wait("return document.body.innerText.includes('1 of 40 packages')")
        self.assertEqual(page.run("return document.querySelector('input').value"), "sunrises moon tides")

    @long
    def test_sorts_by_size(self) -> None:
        page = self.live()
        page.click(ORDER, "Size")
        page.wait(f"return document.querySelectorAll('{ORDER}')[1].ariaCurrent === 'true'")
        self.assertTrue(page.texts(NAMES)[0].startswith("bramble-office"))
        self.assertEqual(self.differences(page), [])

    def test_a_row_opens_its_details_and_these_open_others(self) -> None:
        page = self.live()
        page.click(LINK, "almanac")
        self.wait_for_heading(page, "almanac")
        self.assertEqual(page.run("return document.title"), "almanac – Packages")
        self.assertEqual(page.texts(f"{LINK}[aria-current] > :first-child"), ["almanac"])
        page.click(CHIP, "libtide2")
        self.wait_for_heading(page, "libtide2")
        self.assertEqual(page.run("return location.search"), "?package=libtide2:amd64")
        self.assertEqual(self.differences(page), [])

    @long
    def test_the_history_restores_pages(self) -> None:
        page = self.live()
        page.click(LINK, "almanac")
        self.wait_for_heading(page, "almanac")
        page.run("history.back()")
        self.wait_for_heading(page, "No package chosen")
        page.run("history.forward()")
        self.wait_for_heading(page, "almanac")
        page.run("history.back()")
        self.wait_for_heading(page, "No package chosen")
        page.click(LINK, "almanac")
        self.wait_for_heading(page, "almanac")
        page.wait("return location.search === '?package=almanac:amd64'")

    @long
    def test_a_pane_scrolls_to_the_room_below_its_content(self) -> None:
        page = self.live("/?package=libfern6:amd64", width=1280, height=500)
        last = page.run(
            "const main = document.querySelector('main:not([hidden])'); main.scrollTop = 1e6;"
            "return innerHeight - document.querySelector('article').getBoundingClientRect().bottom")
        self.assertAlmostEqual(last, 40, delta=0.5)

    @long
    def test_each_package_begins_at_its_top(self) -> None:
        page = self.live("/?package=libfern6:amd64", width=1280, height=500)
        page.run("document.querySelector('main').scrollTop = 200")
        page.click(LINK, "almanac")
        self.wait_for_heading(page, "almanac")
        self.assertEqual(page.run("return document.querySelector('main').scrollTop"), 0)

    @long
    def test_a_narrow_window_returns_to_the_row_in_the_list(self) -> None:
        page = self.live(width=390, height=844)
        page.run("document.querySelector('nav > div').scrollTop = 900")
        name = page.texts(NAMES)[14]
        page.run("document.querySelectorAll(arguments[0])[14].click()", LINK)
        self.wait_for_heading(page, name)
        page.click("article a", "All packages")
        page.wait("return ![...document.querySelectorAll('main')].some((e) => !e.closest('[hidden]'))")
        self.assertEqual(page.run("return document.querySelector('nav > div').scrollTop"), 900)

    def test_a_star_shows_in_every_tab(self) -> None:
        here, there = self.live(kind="window"), self.live(kind="window")
        here.run(f"document.querySelectorAll('{STAR}')[2].click()")
        for page in (here, there):
            page.wait(f"return document.querySelectorAll('{STAR}')[2].ariaPressed === 'true'")
            page.wait("return document.body.innerText.includes('1 starred')")
        there.run(f"document.querySelectorAll('{STAR}')[2].click()")
        here.wait(f"return document.querySelectorAll('{STAR}')[2].ariaPressed === 'false'")

    def test_the_keyboard_reaches_all_controls(self) -> None:
        page = self.live()
        page.run("document.querySelector('input').focus()")
        page.press(Keys.TAB)
        focused = "return document.activeElement"
        if self.is_in_firefox:
            page.press(Keys.TAB)  # Firefox stops at each pane that scrolls.
        self.assertTrue(page.run(f"{focused}.matches('{LINK}')"))
        outline = page.run("return getComputedStyle(document.activeElement).outlineStyle")
        self.assertEqual(outline, "solid")
        page.press(Keys.ENTER)
        self.wait_for_heading(page, "acorn-base")
        self.assertTrue(page.run(f"{focused}.matches('{LINK}')"))

    @long
    def test_no_scroll_bar_cuts_the_ring_of_a_star(self) -> None:
        page = self.live()
        page.run(f"document.querySelector('{LINK}').focus()")
        page.press(Keys.TAB)
        self.assertTrue(page.run(f"return document.activeElement.matches('{STAR}')"))
        edge, room = page.run("""
            const star = document.activeElement, style = getComputedStyle(star);
            const pane = star.closest("nav > div");
            return [
              star.getBoundingClientRect().right
                + parseFloat(style.outlineOffset) + parseFloat(style.outlineWidth),
              pane.getBoundingClientRect().left + pane.clientWidth];""")
        self.assertLessEqual(edge, room)


@also_in_firefox_at_length
class KeyboardTests(PackagesTestCase):
    def focus(self, page: Page, selector: str) -> None:
        page.run("document.querySelector(arguments[0]).focus()", selector)

    def wait_for_focus(self, page: Page, id: str) -> None:
        page.wait("return document.activeElement?.id === arguments[0]", id)

    def assert_ringed_and_whole(self, page: Page) -> None:
        """The focused element has a focus ring, and is completely visible."""
        self.assertEqual(page.run(_FOCUS), ["solid", True])

    def test_details_over_the_list_take_and_return_the_focus(self) -> None:
        page = self.live(width=390, height=844)
        self.focus(page, "#row-almanac\\:amd64")
        page.press(Keys.ENTER)
        self.wait_for_focus(page, "details")
        self.wait_for_heading(page, "almanac")
        self.assert_ringed_and_whole(page)
        page.press(Keys.ESCAPE)
        self.wait_for_focus(page, "row-almanac:amd64")
        self.assertEqual(page.run("return document.querySelectorAll('main:not([hidden])').length"), 0)
        self.assert_ringed_and_whole(page)

    @long
    def test_closing_a_dependency_focuses_its_row(self) -> None:
        page = self.live("/?package=almanac:amd64", width=390, height=844)
        page.click(CHIP, "tzgarden")
        self.wait_for_heading(page, "tzgarden")
        self.wait_for_focus(page, "details")
        page.press(Keys.ESCAPE)
        self.wait_for_focus(page, "row-tzgarden:all")
        self.assert_ringed_and_whole(page)

    @long
    def test_the_history_moves_the_focus_to_the_shown_part(self) -> None:
        page = self.live(width=390, height=844)
        self.focus(page, "#row-almanac\\:amd64")
        page.press(Keys.ENTER)
        self.wait_for_focus(page, "details")
        page.run("history.back()")
        self.wait_for_focus(page, "row-almanac:amd64")
        page.run("history.forward()")
        self.wait_for_focus(page, "details")

    def test_arrow_keys_choose_beside_the_list(self) -> None:
        page = self.live()
        self.focus(page, "input")
        page.press(Keys.ARROW_DOWN)
        self.wait_for_heading(page, "acorn-base")
        self.wait_for_focus(page, "row-acorn-base:all")
        page.press(*[Keys.ARROW_DOWN] * 12)
        name = page.texts(NAMES)[12]
        self.wait_for_heading(page, name)
        page.wait("return document.activeElement.firstElementChild?.textContent === arguments[0]", name)
        self.assert_ringed_and_whole(page)
        page.press(Keys.HOME)
        self.wait_for_focus(page, "row-acorn-base:all")
        self.assert_ringed_and_whole(page)
        page.press(Keys.ARROW_UP)
        self.wait_for_focus(page, "search")
        page.run("history.back()")
        self.wait_for_heading(page, "No package chosen")

    @long
    def test_enter_opens_the_details_and_escape_closes_them(self) -> None:
        page = self.live()
        self.focus(page, "input")
        page.press(Keys.ENTER)
        self.wait_for_focus(page, "row-acorn-base:all")
        page.press(Keys.ENTER)
        self.wait_for_focus(page, "details")
        self.assert_ringed_and_whole(page)
        page.press(Keys.ESCAPE)
        self.wait_for_focus(page, "row-acorn-base:all")
        self.wait_for_heading(page, "acorn-base")

    @long
    def test_arrow_keys_move_in_a_list_that_details_would_cover(self) -> None:
        page = self.live(width=390, height=844)
        self.focus(page, "input")
        page.press(Keys.ARROW_DOWN)
        self.wait_for_focus(page, "row-acorn-base:all")
        page.press(Keys.PAGE_DOWN, Keys.END)
        page.wait("return document.activeElement === [...document.querySelectorAll(arguments[0])].at(-1)",
                  LINK)
        self.assert_ringed_and_whole(page)
        self.assertEqual(page.run("return document.querySelectorAll('main:not([hidden])').length"), 0)

    @long
    def test_the_row_of_a_followed_dependency_scrolls_into_view(self) -> None:
        page = self.live("/?package=tzgarden:all")
        in_sight = "return " + _IN_SIGHT % f"document.querySelector('{LINK}[aria-current]')"
        page.wait(in_sight)
        page.run("document.querySelector('nav > div').scrollTop = 0")
        page.click(CHIP, page.texts(CHIP)[0])
        page.wait(f"return document.querySelector('{LINK}[aria-current]').id !== 'row-tzgarden:all'")
        page.wait(in_sight)

    @long
    def test_the_history_restores_the_scroll_offset_of_the_list(self) -> None:
        page = self.live()
        page.run("document.querySelector('nav > div').scrollTop = 500")
        name = page.texts(NAMES)[7]
        page.click(LINK, name)
        self.wait_for_heading(page, name)
        page.run("document.querySelector('nav > div').scrollTop = 0")
        page.click(CHIP, page.texts(CHIP)[0])
        page.wait("return document.activeElement?.id === 'details'")
        page.run("history.back()")
        self.wait_for_heading(page, name)
        page.wait("return document.querySelector('nav > div').scrollTop === 0")
        page.run("history.back()")
        page.wait("return document.querySelector('nav > div').scrollTop === 500")

    @long
    def test_the_pane_keeps_its_scroll_offset(self) -> None:
        page = self.live()
        page.run("document.querySelector('nav > div').scrollTop = 500")
        page.click(LINK, page.texts(NAMES)[7])
        self.wait_for_heading(page, page.texts(NAMES)[7])
        page.run("document.querySelector('main button').click()")
        page.wait("return document.querySelector('main button').ariaPressed === 'true'")
        self.assertEqual(page.run("return document.querySelector('nav > div').scrollTop"), 500)
        page.run("document.querySelector('main button').click()")
        page.wait("return document.querySelector('main button').ariaPressed === 'false'")


_IN_SIGHT = """(() => {
  const element = %s;
  const box = element.getBoundingClientRect(), pane = element.closest("nav, main").getBoundingClientRect();
  return box.top >= pane.top - 1 && box.bottom <= pane.bottom + 1;
})()"""

_FOCUS = "return [getComputedStyle(document.activeElement).outlineStyle, %s]" % (
    _IN_SIGHT % "document.activeElement")

# Texts that overflow the box of their own element or of an ancestor that does not scroll.
_CUT_TEXTS = """
const cut = [];
for (const text of document.querySelectorAll(".t:not(input)")) {
  if (text.closest("[hidden]")) continue;
  const {left, right, top, bottom} = text.getBoundingClientRect();
  for (let e = text.parentElement; e && e.parentElement; e = e.parentElement) {
    if (/auto/.test(getComputedStyle(e).overflow)) break;
    const box = e.getBoundingClientRect();
    if (left < box.left - 0.5 || right > box.right + 0.5 || top < box.top - 0.5 || bottom > box.bottom + 0.5) {
      cut.push(`${text.textContent} reaches out of ${e.localName}.${e.className}`);
      break;
    }
  }
}
return cut;
"""
