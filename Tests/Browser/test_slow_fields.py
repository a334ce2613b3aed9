"""Typing over a slow network that loses requests: nothing is lost, and the caret stays.

Named by the complaints about other frameworks: dotnet/aspnetcore#14242, livewire/livewire#8341, MudBlazor/MudBlazor#4047
and #10473, phoenixframework/phoenix_live_view#3322.
"""

import random
import string
import time

from selenium.webdriver.common.keys import Keys

from harness import ApplicationTestCase, ChaosProxy, Fate, Page, listening, long


class SlowTestCase(ApplicationTestCase):
    """Pages over a network of 400 ± 300 ms that loses 5 % of the requests."""

    command = ("LayersPage", "--inspect")
    path = "/fields"
    seed = 7

    def setUp(self) -> None:
        super().setUp()
        self.proxy = ChaosProxy(self.application.port)
        self.addCleanup(self.proxy.close)

    def slow(self, path: str | None = None) -> Page:
        """A page that was loaded over a good network, which then becomes bad."""
        page = self.browser.page(self.proxy.address + (path or self.path), width=900, height=900)
        page.provoked = ("net::ERR",)
        self.pages.append(page)
        page.wait("return window.__live.polls === 1 && window.__live.others === 0")
        listening(page)
        self.proxy.disturb(self.seed, Fate.far)
        return page

    def field(self, name: str) -> str:
        return f"[aria-label='{name}']"

    def value(self, page: Page, name: str) -> str:
        return page.run("return document.querySelector(arguments[0]).value", self.field(name))

    def wait_for_value(self, page: Page, name: str, text: str) -> None:
        page.wait("return document.querySelector(arguments[0]).value === arguments[1]", self.field(name), text)

    def wait_for_server(self, page: Page, name: str, text: str) -> None:
        """Waits until the server has the value, and no response is outstanding."""
        page.wait("return document.getElementById(arguments[0]).dataset.value === arguments[1]", name, text)
        page.wait("return !document.querySelector('[data-pending]')")

    def place(self, page: Page, name: str, offset: int | None = None) -> None:
        """Focuses a field with the caret at `offset`, or at the end."""
        page.run(
            "const e = document.querySelector(arguments[0]); const at = arguments[1] ?? e.value.length;"
            "e.focus(); e.setSelectionRange(at, at)", self.field(name), offset)

    def caret(self, page: Page, name: str) -> list[int]:
        return page.run(
            "const e = document.querySelector(arguments[0]);"
            "return document.activeElement === e ? [e.selectionStart, e.selectionEnd] : null", self.field(name))

    def write(self, page: Page, text: str) -> None:
        """Types 20 characters a second, with a pause after each word of twelve, in which the field is sent."""
        start = time.monotonic()
        for index, character in enumerate(text):
            page.cdp("Input.dispatchKeyEvent", type="keyDown", text=character, key=character)
            page.cdp("Input.dispatchKeyEvent", type="keyUp", key=character)
            due = start + 0.05 * (index + 1) + 0.2 * ((index + 1) // 12)
            time.sleep(max(0, due - time.monotonic()))


class SlowTypingTests(SlowTestCase):
    count = 36

    def text(self, alphabet: str = string.ascii_letters + string.digits) -> str:
        chooser = random.Random(self.count)
        return "".join(chooser.choice(alphabet) for _ in range(self.count))

    @long
    def test_text_in_a_field_that_the_server_leaves_alone(self) -> None:
        page, text = self.slow(), self.text()
        self.place(page, "Plain", 1)
        self.write(page, text)
        self.wait_for_server(page, "plain", f"<{text}>")
        self.assertEqual(self.value(page, "Plain"), f"<{text}>")
        self.assertEqual(self.caret(page, "Plain"), [len(text) + 1] * 2)

    def test_text_in_a_field_that_the_server_echoes_in_upper_case(self) -> None:
        page, text = self.slow(), self.text()
        self.place(page, "Upper", 1)
        self.write(page, text)
        self.wait_for_server(page, "upper", f"<{text.upper()}>")
        self.wait_for_value(page, "Upper", f"<{text.upper()}>")
        self.assertEqual(self.caret(page, "Upper"), [len(text) + 1] * 2)

    def test_a_mask_does_not_reorder_digits(self) -> None:
        page, text = self.slow(), self.text(string.digits)
        expected = " ".join(text[index:index + 3] for index in range(0, len(text), 3))
        self.place(page, "Masked")
        self.write(page, text)
        self.wait_for_server(page, "masked", expected)
        self.wait_for_value(page, "Masked", expected)
        self.assertEqual(self.caret(page, "Masked"), [len(expected)] * 2)

    @long
    def test_digits_in_the_middle_of_a_mask(self) -> None:
        page = self.slow()
        self.place(page, "Masked")
        self.write(page, "123456")
        self.wait_for_value(page, "Masked", "123 456")
        self.place(page, "Masked", 2)
        self.write(page, "00")
        self.wait_for_value(page, "Masked", "120 034 56")
        self.assertEqual(self.caret(page, "Masked"), [5, 5], "before the 3")

    @long
    def test_digits_in_a_number_field(self) -> None:
        page, text = self.slow(), self.text(string.digits)
        self.place(page, "Number")
        self.write(page, text)
        page.wait("return !document.querySelector('[data-pending]')")
        self.assertEqual(self.value(page, "Number"), text)
        self.assertEqual(self.caret(page, "Number"), [len(text)] * 2)
        page.run("document.querySelector(arguments[0]).select()", self.field("Number"))
        self.write(page, "007.250")
        self.wait_for_server(page, "number", "7.25")
        self.assertEqual(self.value(page, "Number"), "007.250")

    @long
    def test_text_in_a_combo_box_whose_options_change(self) -> None:
        page, text = self.slow(), self.text()
        self.place(page, "City")
        self.write(page, text)
        page.wait("return !document.querySelector('[data-pending]')")
        self.assertEqual(self.value(page, "City"), text)
        self.assertEqual(self.caret(page, "City"), [len(text)] * 2)

    def test_a_composition_is_neither_broken_nor_sent_twice(self) -> None:
        for name in ("Plain", "Upper", "City"):
            with self.subTest(name):
                page = self.slow()
                self.place(page, name, 0)
                for word in ("한국", "日本") * (self.count // 36):
                    for end in range(1, len(word) + 1):
                        page.compose(word[:end])
                        time.sleep(0.4)
                    page.commit(word)
                    self.write(page, "ab")
                expected = ("한국ab日本ab") * (self.count // 36) + ("" if name == "City" else "<>")
                if name == "Upper":
                    self.wait_for_value(page, name, expected.upper())
                page.wait("return !document.querySelector('[data-pending]')")
                self.assertEqual(self.value(page, name).lower(), expected.lower())
                self.assertEqual(self.caret(page, name), [8 * (self.count // 36)] * 2)
                if name != "City":
                    self.wait_for_server(page, name.lower(), self.value(page, name))
                self.proxy.heal()
                self.browser.close_pages()
                self.pages.clear()


    @long
    def test_a_composition_in_a_masked_and_in_a_number_field(self) -> None:
        for name, separator in (("Masked", " "), ("Number", "")):
            with self.subTest(name):
                page = self.slow()
                self.place(page, name)
                for word in ("12", "45") * (self.count // 36):
                    for end in range(1, len(word) + 1):
                        page.compose(word[:end])
                        time.sleep(0.2)
                    page.commit(word)
                    self.write(page, "3" if word == "12" else "6")
                expected = separator.join(["123", "456"] * (self.count // 36))
                self.wait_for_value(page, name, expected)
                page.wait("return !document.querySelector('[data-pending]')")
                self.assertEqual(self.value(page, name), expected)
                self.assertEqual(self.caret(page, name), [len(expected)] * 2)
                self.proxy.heal()
                self.browser.close_pages()
                self.pages.clear()


class LongSlowTypingTests(SlowTypingTests):
    is_long = True
    count = 300


class TickingTests(SlowTestCase):
    """A page that the server renders again ten times a second."""

    path = "/ticking"

    def wait_for_ticks(self, page: Page, count: int) -> None:
        """Waits until the page shows as many more renderings."""
        ticks = "Number.parseInt(document.getElementById('ticks').textContent)"
        page.wait(f"return {ticks} >= arguments[0]", page.run(f"return {ticks}") + count)

    def test_rendering_again_does_not_erase_a_half_written_date(self) -> None:
        page = self.slow()
        page.run("document.querySelector(arguments[0]).focus()", self.field("Day"))
        self.write(page, "12")
        self.wait_for_ticks(page, 10)
        self.write(page, "24")
        self.wait_for_ticks(page, 10)
        self.write(page, "2026")
        self.wait_for_value(page, "Day", "2026-12-24")
        page.wait("return document.getElementById('day').textContent === '2026-12-24'")

    def test_rendering_again_does_not_erase_text(self) -> None:
        page = self.slow()
        self.place(page, "Plain", 1)
        self.write(page, "one two three four")
        page.wait("return document.getElementById('plain').textContent === '<one two three four>'")
        self.assertEqual(self.caret(page, "Plain"), [19, 19])


class SlowControlTests(SlowTestCase):
    def test_a_form_that_is_submitted_twice_before_the_response_runs_its_action_once(self) -> None:
        page = self.slow()
        page.run("document.querySelector(arguments[0]).select()", self.field("Item"))
        self.write(page, "Lamp")
        page.press(Keys.ENTER)
        page.press(Keys.ENTER)
        page.wait("return document.getElementById('saved').textContent.startsWith('Lamp')")
        page.wait("return !document.querySelector('[data-pending]')")
        self.assertEqual(page.run("return document.getElementById('saved').textContent"), "Lamp")

    def test_a_field_is_emptied_from_code_while_it_has_the_focus(self) -> None:
        page = self.slow()
        self.place(page, "Plain")
        self.write(page, "abc")
        page.run("document.querySelector(arguments[0]).focus()", self.field("Plain"))
        page.run("[...document.querySelectorAll('button')].find((e) => e.textContent === 'Clear').click()")
        self.wait_for_value(page, "Plain", "")
        self.write(page, "next")
        self.wait_for_server(page, "plain", "next")
