"""The bytes that controls cost on the wire."""

from selenium.webdriver.common.keys import Keys

from harness import ApplicationTestCase, Page, long, settled

# Records the addresses of requests, the lengths of their bodies, and the types of their events.
RECORD = """
window.bodies = [];
const { fetch } = window;
window.fetch = (address, options) => {
  if (String(address).startsWith("/_trellis/")) {
    bodies.push([String(address), options.body.length, (JSON.parse(options.body).events ?? []).map(({ type }) => type)]);
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
        return [size for address, size, types in page.run("return bodies") if address.endswith("/event") and types]

    def wait_for_input(self, page: Page) -> None:
        """Waits for the response to an input of a field; other events, such as `focus`, may come before."""
        page.wait("return bodies.some(([, , types]) => types.includes('input'))")
        page.wait("return !document.querySelector('[data-pending]')")


class KeystrokeTests(BytesTestCase):
    command = ("Gallery", "--inspect")

    def test_the_body_of_a_keystroke_is_no_more_than_120_bytes(self) -> None:
        for name in ("text-field", "search-field", "combo-box", "number-field", "text-area"):
            with self.subTest(name):
                page = self.recorded(f"/controls/{name}")
                page.run("const e = document.querySelector('main :is(input, textarea)'); e.focus(); e.select()")
                # Only a key gives the focus to the window, and an event of the focus to the field.
                page.press(Keys.SHIFT)
                page.wait("return document.hasFocus()")
                settled(page)
                page.run("bodies.length = 0")
                page.press("7")
                self.wait_for_input(page)
                sent = self.events(page)
                self.assertEqual(len(sent), 1, "one request")
                self.assertLessEqual(sent[0], 120)

    @long
    def test_a_letter_typed_into_a_text_of_10000_letters_is_no_more_than_120_bytes(self) -> None:
        page = self.recorded("/controls/text-area")
        page.run("""
          const field = document.querySelector('main textarea');
          field.focus();
          field.value = 'grüße  ö😀 '.repeat(1000).slice(0, 10000);
          field.dispatchEvent(new Event('input', { bubbles: true }));
        """)
        self.wait_for_input(page)
        for place in (10000, 0, 5000):
            with self.subTest(place):
                page.run("bodies.length = 0; document.activeElement.setSelectionRange(arguments[0], arguments[0])", place)
                page.press("x")
                self.wait_for_input(page)
                sent = self.events(page)
                self.assertEqual(len(sent), 1, "one request")
                self.assertLessEqual(sent[0], 120)
        page.wait("return [...document.querySelectorAll('main textarea')].some((one) => one.value.match(/x/g)?.length === 3)")

    def test_the_first_letter_typed_into_a_text_of_the_server_is_no_more_than_120_bytes(self) -> None:
        page = self.recorded("/controls/text-area")
        length = page.run("const e = document.querySelector('main textarea'); e.focus(); return e.value.length")
        self.assertGreater(length, 50)
        page.press("x")
        self.wait_for_input(page)
        sent = self.events(page)
        self.assertEqual(len(sent), 1, "one request, so that the server has accepted the checksum")
        self.assertLessEqual(sent[0], 120)

    def test_a_word_that_is_typed_without_a_pause_is_one_request(self) -> None:
        page = self.recorded("/controls/search-field")
        page.run("""
          const field = document.querySelector('main input');
          field.focus();
          field.select();
          window.times = [];
          field.addEventListener('input', () => times.push(performance.now()));
          bodies.length = 0;
        """)
        page.press("trellises")
        self.wait_for_input(page)
        # The field is sent 150 ms after an edit; a busy machine types with such pauses.
        pauses = page.run("return times.filter((time, index) => time - times[index - 1] > 100).length")
        self.assertLessEqual(len(self.events(page)), 2 + pauses)


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
        for name in ("layers", "commands", "recognizers", "roving", "unsaved", "help", "patch", "session", "fields"):
            self.assertNotIn(name, names)

    @long
    def test_notices_show_when_the_connection_is_lost_after_the_start(self) -> None:
        page = self.live("/issues/3", width=1000)
        page.provoked = ("net::ERR",)
        page.wait("return performance.getEntriesByType('resource').some(({ name }) => name.includes('notices'))")
        page.offline(True)
        # More actions than the page keeps.
        page.run("for (let count = 0; count < 1001; count += 1) document.querySelector('main button[type=button]').click()")
        page.wait("return Boolean(document.querySelector('.trellis-notice'))")
        self.assertIn("Too many actions", page.run("return document.querySelector('.trellis-notice').textContent"))
