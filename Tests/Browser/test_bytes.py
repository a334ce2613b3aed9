"""The bytes that controls cost on the wire."""

from harness import ApplicationTestCase, Page

# Records the bodies of the requests with events.
RECORD = """
window.bodies = [];
const { fetch } = window;
window.fetch = (address, options) => {
  if (String(address).startsWith("/_trellis/")) {
    bodies.push([String(address), options.body.length, JSON.parse(options.body).events?.length ?? 0]);
  }
  return fetch(address, options);
};
"""


class BytesTestCase(ApplicationTestCase):
    def recorded(self, path: str) -> Page:
        page = self.live(path, width=1000, height=900)
        page.run(RECORD)
        return page

    def events(self, page: Page) -> list[int]:
        # A request without events checks whether the connection is back.
        return [size for address, size, count in page.run("return bodies") if address.endswith("/event") and count]


class KeystrokeTests(BytesTestCase):
    command = ("Gallery", "--inspect")

    def test_the_body_of_a_keystroke_is_no_more_than_120_bytes(self) -> None:
        for name in ("text-field", "search-field", "combo-box", "number-field", "text-area"):
            with self.subTest(name):
                page = self.recorded(f"/controls/{name}")
                page.run("const e = document.querySelector('main :is(input, textarea)'); e.focus(); e.select()")
                page.wait("return !document.querySelector('[data-pending]')")
                page.run("bodies.length = 0")
                page.press("7")
                page.wait("return bodies.some(([address]) => address.endsWith('/event'))")
                page.wait("return !document.querySelector('[data-pending]')")
                sent = self.events(page)
                self.assertEqual(len(sent), 1, "one request")
                self.assertLessEqual(sent[0], 120)

    def test_a_letter_typed_into_a_text_of_10000_letters_is_no_more_than_120_bytes(self) -> None:
        page = self.recorded("/controls/text-area")
        page.run("""
          const field = document.querySelector('main textarea');
          field.focus();
          field.value = 'grüße  ö😀 '.repeat(1000).slice(0, 10000);
          field.dispatchEvent(new Event('input', { bubbles: true }));
        """)
        page.wait("return bodies.some(([address]) => address.endsWith('/event'))")
        page.wait("return !document.querySelector('[data-pending]')")
        for place in (10000, 0, 5000):
            with self.subTest(place):
                page.run("bodies.length = 0; document.activeElement.setSelectionRange(arguments[0], arguments[0])", place)
                page.press("x")
                page.wait("return bodies.some(([address]) => address.endsWith('/event'))")
                page.wait("return !document.querySelector('[data-pending]')")
                sent = self.events(page)
                self.assertEqual(len(sent), 1, "one request")
                self.assertLessEqual(sent[0], 120)
        page.wait("return [...document.querySelectorAll('main textarea')].some((one) => one.value.match(/x/g)?.length === 3)")

    def test_the_first_letter_typed_into_a_text_of_the_server_is_no_more_than_120_bytes(self) -> None:
        page = self.recorded("/controls/text-area")
        length = page.run("const e = document.querySelector('main textarea'); e.focus(); return e.value.length")
        self.assertGreater(length, 50)
        page.press("x")
        page.wait("return bodies.some(([address]) => address.endsWith('/event'))")
        page.wait("return !document.querySelector('[data-pending]')")
        sent = self.events(page)
        self.assertEqual(len(sent), 1, "one request, so that the server has accepted the checksum")
        self.assertLessEqual(sent[0], 120)

    def test_a_word_that_is_typed_without_a_pause_is_one_request(self) -> None:
        page = self.recorded("/controls/search-field")
        page.run("const e = document.querySelector('main input'); e.focus(); e.select(); bodies.length = 0")
        page.press("trellises")
        page.wait("return !document.querySelector('[data-pending]') && bodies.length > 0")
        self.assertLessEqual(len(self.events(page)), 2)


class MenuBytesTests(BytesTestCase):
    command = ("LayersPage", "--inspect")

    def test_a_menu_of_twenty_items_shows_before_any_request(self) -> None:
        page = self.recorded("/")
        page.provoked = ("net::ERR",)
        page.run("window.scrollTo(0, 5000)")
        page.offline(True)
        page.click("button", "At the end")
        page.wait("return document.querySelectorAll('.l-menu:popover-open [role=menuitem]').length === 20")
        self.assertEqual(self.events(page), [])
        page.offline(False)


class StartBytesTests(BytesTestCase):
    command = ("Tracker", "--inspect")

    def test_a_page_without_special_controls_loads_the_core_alone(self) -> None:
        page = self.live("/dashboard", width=1000)
        loaded = page.run(
            "return performance.getEntriesByType('resource').map(({ name }) => name).filter((name) => name.includes('.js'))")
        names = [one.rsplit("/", 1)[1].split(".")[0] for one in loaded]
        # Both scripts of the head are requested at once, and either can have the earlier entry.
        self.assertEqual(sorted(names[:2]), ["screen", "trellis"])
        for name in ("layers", "commands", "sensors", "roving", "unsaved", "help", "patch", "session", "fields"):
            self.assertNotIn(name, names)

    def test_notices_show_when_the_connection_is_lost_after_the_start(self) -> None:
        page = self.live("/issues/3", width=1000)
        page.provoked = ("net::ERR",)
        page.wait("return performance.getEntriesByType('resource').some(({ name }) => name.includes('notices'))")
        page.offline(True)
        # More actions than the page keeps.
        page.run("for (let count = 0; count < 1001; count += 1) document.querySelector('main button[type=button]').click()")
        page.wait("return Boolean(document.querySelector('.trellis-notice'))")
        self.assertIn("Too many actions", page.run("return document.querySelector('.trellis-notice').textContent"))
