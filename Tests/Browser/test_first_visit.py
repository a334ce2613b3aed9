"""The first visit of a browser: its page is laid out for the real screen before the first paint.

Chromium sends its screen as client hints in secure contexts. In other contexts, and in Firefox, a script
in the head sets a cookie and reloads the page.
"""

from harness import Application, ApplicationTestCase, BrowserTestCase, Page, differences, long, needs_firefox, sample
from harness.waiting import wait_until

WIDTHS = (320, 390, 768, 900, 1440, 2560)
#: The maximum movement of elements: https://web.dev/articles/cls calls 0.1 good.
LIMIT = 0.01

# Adds up the layout shifts of a page.
_SHIFTS = """
window.shifts = 0;
new PerformanceObserver((list) => {
  for (const entry of list.getEntries()) window.shifts += entry.value;
}).observe({ type: "layout-shift", buffered: true });
"""

# For Firefox, which does not report layout shifts: the boxes of all elements at the first paint, and the
# server's response to the attach.
_FIRST_BOXES = """
const boxes = () => JSON.stringify([...document.querySelectorAll("[data-trellis] *")]
  .filter((element) => getComputedStyle(element).position === "absolute")
  .map((element) => Object.values(element.getBoundingClientRect().toJSON())));
window.boxes = boxes;
const look = () => {
  if (document.querySelector("[data-paragraph]") && document.readyState !== "loading") {
    window.firstBoxes = boxes();
  } else {
    requestAnimationFrame(look);
  }
};
requestAnimationFrame(look);
const plain = window.fetch;
window.fetch = async (address, options) => {
  const response = await plain(address, options);
  if (address.endsWith("attach")) window.attached = (await response.clone().json()).batches.length;
  return response;
};
"""

_VISIT = """
const [{ type }] = performance.getEntriesByType("navigation");
const width = Number.parseFloat(document.querySelector(".t").textContent);
return { type, width, real: document.documentElement.clientWidth };
"""


class ChromiumTests(ApplicationTestCase):
    needs_whole_chromium = True
    command = ("ChaosPage", "--inspect")

    def visit(self, host: str, path: str, width: int, height: int = 800, **changes: object) -> Page:
        """Opens a page in a new tab and waits until it has settled."""
        page = self.browser.page("about:blank")
        self.pages.append(page)
        page.provoked = ("Cross-Origin-Opener-Policy header has been ignored",)
        page.resize(width, height, changes.get("scale", 1))
        page.prefer(color_scheme=changes.get("scheme", "light"))
        page.cdp("Emulation.setScrollbarsHidden", hidden=changes.get("overlay", False))
        page.at_start(_SHIFTS)
        page.open(f"http://{host}:{self.application.port}{path}")
        page.wait("return window.__live?.polls > 0")
        return page

    def assert_still(self, page: Page, kind: str | None, what: str) -> None:
        """No element moved, and the server sent no changes."""
        self.assertEqual(page.run("return window.__live.applied"), 0, f"{what}: laid out again")
        if page.run("return document.dir") == "ltr":
            self.assertEqual(differences(page), [], what)
        self.assertLess(page.run("return window.shifts"), LIMIT, what)
        found = page.run(_VISIT)
        if kind:
            self.assertEqual(found["type"], kind, what)
        self.assertEqual(found["width"], found["real"], what)

    def visits(self, name: str, width: int, path: str = "/fitted/long", **changes: object) -> None:
        """A first and a second visit, with client hints and without."""
        for domain, first in (("localhost", "navigate"), ("test", "reload")):
            host = f"{name}-{width}.{domain}"
            # Client hints omit the width of scroll bars; in a first request they also omit emulated colours.
            first = None if changes and domain == "localhost" else first
            what = f"{host}{path} at {width} px, {changes}"
            self.assert_still(self.visit(host, path, width, **changes), first, f"first visit of {what}")
            self.assert_still(self.visit(host, path, width, **changes), "navigate", f"second visit of {what}")

    def test_nothing_moves_at_any_width(self) -> None:
        for width in sample(WIDTHS, 4):
            self.visits("width", width)

    @long
    def test_nothing_moves_on_a_page_without_scroll_bar(self) -> None:
        for width in sample((390, 1440), 2):
            self.visits("short", width, "/fitted/short")
            self.visits("overlay", width, overlay=True)

    @long
    def test_nothing_moves_in_dark_and_at_other_scales(self) -> None:
        self.visits("dark", 900, scheme="dark")

    def test_a_page_for_another_window_size_is_laid_out_before_it_shows(self) -> None:
        for domain, kind in sample((("localhost", "navigate"), ("test", "reload")), 2):
            host = f"changed.{domain}"
            self.visit(host, "/fitted/long", 1440)
            self.assert_still(self.visit(host, "/fitted/long", 700, 600), kind, f"{host}: another size")
        self.visit("scale.test", "/fitted/long", 900)
        page = self.visit("scale.test", "/fitted/long", 900, scale=2, scheme="dark")
        self.assert_still(page, "reload", "another scale, and dark")

    def test_the_load_keeps_the_address_and_leaves_no_session(self) -> None:
        opened = self.application.metric("pages_total")
        # Sessions of other tests end by and by.
        provisional = self.application.metric('sessions{phase="provisional"}')
        page = self.visit("kept.test", "/fitted/long?a=b#there", 500)
        self.assertEqual(self.application.metric("pages_total"), opened + 2)
        wait_until(lambda: self.application.metric('sessions{phase="provisional"}') <= provisional,
                   what="the end of the first session", seconds=10)
        self.assertEqual(page.run("return location.pathname + location.search + location.hash"),
                         "/fitted/long?a=b#there")
        page.back()  # by one entry of the history, not two
        self.assertEqual(page.driver.current_url, "about:blank")

    def test_without_cookies_a_page_is_loaded_once_and_laid_out_at_the_attach(self) -> None:
        page = self.browser.page("about:blank")
        self.pages.append(page)
        page.provoked = ("Cross-Origin-Opener-Policy header has been ignored",)
        page.resize(500, 700)
        page.cdp("Emulation.setDocumentCookieDisabled", disabled=True)
        page.open(f"http://refused.test:{self.application.port}/fitted/long")
        page.wait("return window.__live?.polls > 0")
        self.assertEqual(differences(page), [])
        self.assertEqual(page.run(_VISIT)["type"], "navigate")

    def test_a_page_without_script_is_loaded_once(self) -> None:
        page = self.browser.page("about:blank")
        self.pages.append(page)
        page.provoked = ("Cross-Origin-Opener-Policy header has been ignored",)
        page.resize(500, 700)
        page.scripts(False)
        opened = self.application.metric("pages_total")
        page.navigate(f"http://plain.test:{self.application.port}/fitted/short")
        page.scripts(True)
        self.assertIn("1280.0 × 800.0", page.texts("[data-trellis]")[0])
        self.assertEqual(self.application.metric("pages_total"), opened + 1)


class TextSizeTests(ApplicationTestCase):
    """A reader who chose larger texts in the browser."""

    command = ("Counter", "--inspect")
    preferences = {"webkit.webprefs.default_font_size": 20}

    def test_the_first_page_has_the_text_size_of_the_reader(self) -> None:
        page = self.live()
        self.assertIn("*1.25", page.run("return document.querySelector('[name=trellis-screen]').content"))
        self.assertEqual(page.run("return getComputedStyle(document.querySelector('button *')).fontSize"), "17.5px")
        self.assertEqual(page.run("return window.__live.applied"), 0, "laid out again")
        self.assertEqual(differences(page), [])

    def test_the_server_gets_the_time_zone(self) -> None:
        page = self.live()
        page.cdp("Emulation.setTimezoneOverride", timezoneId="Asia/Tokyo")
        page.reload()
        page.wait("return document.cookie.includes('trellis-zone=Asia/Tokyo')")


class RightToLeftTests(ChromiumTests):
    is_long = True
    command = ("ChaosPage", "--inspect", "--right-to-left")

    def test_nothing_moves_at_any_width(self) -> None:
        self.visits("direction", 900)
        self.assertEqual(self.pages[-1].run("return document.dir"), "rtl")

    # The rest does not depend on the direction.
    test_nothing_moves_on_a_page_without_scroll_bar = None
    test_nothing_moves_in_dark_and_at_other_scales = None
    test_a_page_for_another_window_size_is_laid_out_before_it_shows = None
    test_the_load_keeps_the_address_and_leaves_no_session = None
    test_without_cookies_a_page_is_loaded_once_and_laid_out_at_the_attach = None
    test_a_page_without_script_is_loaded_once = None


@needs_firefox
class FirefoxTests(BrowserTestCase):
    is_long = True
    is_in_firefox = True

    def visits(self, *arguments: str, widths: tuple[int, ...], **preferences: int) -> None:
        application = Application("ChaosPage", *arguments)
        self.addCleanup(application.stop)
        for name, value in preferences.items():
            self.browser.set_preference(name, value)
        for width in widths:
            self.browser.delete_cookies()
            for kind in ("reload", "navigate"):
                page = self.browser.page("about:blank", width=width, height=800)
                page.at_start(_FIRST_BOXES)
                page.open(f"{application.address}/fitted/long")
                what = f"{kind} at {width} px, {arguments}, {preferences}"
                page.wait("return window.attached !== undefined && window.firstBoxes")
                self.assertEqual(page.run("return window.attached"), 0, f"{what}: laid out again")
                self.assertTrue(page.run("return window.firstBoxes === window.boxes()"), what)
                found = page.run(_VISIT)
                self.assertEqual(found["type"], kind, what)
                self.assertEqual(found["width"], found["real"], what)
                page.close()

    def test_nothing_moves_at_any_width(self) -> None:
        self.visits(widths=WIDTHS)

    def test_nothing_moves_in_dark_right_to_left_with_overlay_scroll_bars(self) -> None:
        self.visits("--right-to-left", widths=(390, 1440), **{
            "ui.systemUsesDarkTheme": 1, "layout.css.prefers-color-scheme.content-override": 0,
            "ui.useOverlayScrollbars": 1})
