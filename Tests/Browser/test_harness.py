"""The harness must detect failures, or passing tests prove nothing."""

import http.server
import threading
import unittest

from PIL import Image, ImageDraw
from selenium.webdriver.common.keys import Keys

from harness import BrowserTestCase, Page, Rect, also_in_firefox_at_length, is_aborted_font, is_long, long
from harness.golden import differing_tiles

PAGE = b"""<!doctype html><title>A page</title>
<style nonce="n">p { position: absolute; margin: 0; left: 10.25px; top: 20px; width: 50px; height: 30.5px }</style>
<p>one <b>two</b></p><input id="field">
<script nonce="n">if (location.search === "?throw") throw new Error("thrown on purpose");</script>
<script nonce="n">if (location.search === "?forbidden") document.body.setAttribute("style", "top: 0");</script>
"""


class Handler(http.server.BaseHTTPRequestHandler):
    def do_GET(self) -> None:
        self.send_response(200 if not self.path.startswith("/missing") else 404)
        self.send_header("Content-Type", "text/html; charset=utf-8")
        self.send_header(
            "Content-Security-Policy", "default-src 'self'; script-src 'nonce-n'; style-src 'nonce-n'")
        self.end_headers()
        self.wfile.write(PAGE)

    def log_message(self, *_: object) -> None:
        pass


@also_in_firefox_at_length
class HarnessTests(BrowserTestCase):
    @classmethod
    def setUpClass(cls) -> None:
        server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        threading.Thread(target=server.serve_forever, daemon=True).start()
        cls.addClassCleanup(server.server_close)
        cls.addClassCleanup(server.shutdown)
        cls.address = f"http://127.0.0.1:{server.server_port}/page"
        super().setUpClass()

    def test_reads_boxes_and_texts(self) -> None:
        page = self.browser.page(self.address)
        self.assertEqual(page.rects("p"), [Rect(10.25, 20, 50, 30.5)])
        self.assertEqual(page.texts("p"), ["one two"])

    def test_a_good_page_has_a_clean_console(self) -> None:
        self.assertEqual(self.browser.page(self.address).console_errors(), [])

    def test_reports_errors_of_scripts(self) -> None:
        errors = self.browser.page(self.address + "?throw").console_errors()
        self.assertTrue(any("thrown on purpose" in error for error in errors), errors)

    def test_reports_violations_of_the_policy(self) -> None:
        errors = self.browser.page(self.address + "?forbidden").console_errors()
        self.assertTrue(any(error.startswith("policy: style-src") for error in errors), errors)

    def test_types_key_by_key(self) -> None:
        page = self.browser.page(self.address)
        page.type("#field", "größe 1")
        self.assertEqual(page.run("return document.querySelector('#field').value"), "größe 1")

    def test_tabs_have_sizes_of_their_own(self) -> None:
        wide = self.browser.page(self.address)
        narrow = self.browser.page(self.address, width=390, height=800)
        self.assertEqual([page.run("return innerWidth") for page in (wide, narrow)], [1280, 390])

    def test_a_new_page_has_no_preferences(self) -> None:
        question = "return matchMedia('(prefers-color-scheme: dark)').matches"
        page = self.browser.page(self.address)
        page.prefer(color_scheme="dark")
        self.assertTrue(page.run(question))
        self.browser.close_pages()
        self.assertFalse(self.browser.page(self.address).run(question))


class FontTests(unittest.TestCase):
    def test_only_an_aborted_download_of_a_font_is_no_error(self) -> None:
        message = 'javascript: downloadable font: download failed (font-family: "Inter"): status={} source: a.woff2'
        self.assertTrue(is_aborted_font(message.format(2152398850)))
        self.assertFalse(is_aborted_font(message.format(2147746065)))
        self.assertFalse(is_aborted_font("network: failed, status=2152398850"))


class LengthTests(unittest.TestCase):
    def test_a_test_is_long_by_itself_or_by_its_class(self) -> None:
        class Some(BrowserTestCase):
            def test_one(self) -> None:
                pass

            @long
            def test_other(self) -> None:
                pass

        class Mirrored(Some):
            is_long = True

        self.assertEqual([is_long(Some(name)) for name in ("test_one", "test_other")], [False, True])
        self.assertEqual([is_long(Mirrored(name)) for name in ("test_one", "test_other")], [True, True])


class RectTests(unittest.TestCase):
    def test_boxes_that_touch_do_not_overlap(self) -> None:
        box = Rect(0, 0, 10, 10)
        self.assertFalse(box.overlaps(Rect(10, 0, 10, 10)))
        self.assertTrue(box.overlaps(Rect(9, 9, 10, 10)))

    def test_differs_in_any_side(self) -> None:
        box = Rect(0, 0, 10, 10)
        self.assertFalse(box.differs(Rect(0.4, 0, 10, 10), 0.5))
        self.assertTrue(box.differs(Rect(0, 0, 10, 10.6), 0.5))


class SheetTests(unittest.TestCase):
    """The comparison of sheets of golden pictures."""

    def button(self, left: int = 20, top: int = 30, line: str = "#d4d4d8", ground: str = "#ffffff") -> Image.Image:
        picture = Image.new("RGB", (160, 96), "#ffffff")
        ImageDraw.Draw(picture).rectangle((left, top, left + 60, top + 31), fill=ground, outline=line)
        return picture

    def test_an_equal_picture_does_not_differ(self) -> None:
        self.assertEqual(differing_tiles(self.button(), self.button()), [])

    def test_a_control_that_is_one_pixel_aside_differs(self) -> None:
        for left, top in ((21, 30), (19, 30), (20, 31), (20, 29)):
            with self.subTest(left=left, top=top):
                self.assertNotEqual(differing_tiles(self.button(), self.button(left, top)), [])

    def test_another_colour_differs(self) -> None:
        self.assertNotEqual(differing_tiles(self.button(), self.button(line="#a4a4a8")), [])
        self.assertNotEqual(differing_tiles(self.button(), self.button(ground="#e0e0e0")), [])

    def test_some_pixels_at_edges_do_not_differ(self) -> None:
        found = self.button()
        for place in ((24, 40), (25, 41), (60, 44)):
            found.putpixel(place, (0, 0, 0))
        self.assertEqual(differing_tiles(self.button(), found), [])
