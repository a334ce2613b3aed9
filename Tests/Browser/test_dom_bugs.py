"""Known bugs of similar programs; docs/PATCHES.md lists them."""

import test_patches
from selenium.webdriver.common.keys import Keys

from harness import also_in_firefox_at_length

# The page's client with its listeners, so that the user's edits are counted; `sent` contains its events.
LISTEN = """
const { listen } = await import("/public/events.js");
window.client = { state, apply, sent: [] };
listen(state, (element, event) => client.sent.push({ target: state.ids.get(element), ...event }));
"""


@also_in_firefox_at_length
class KnownBugTests(test_patches.PatchTestCase):
    def setUp(self) -> None:
        super().setUp()
        self.client(LISTEN)

    def apply(self, *operations: list) -> None:
        """Applies a patch as if it had just been received."""
        self.page.run("client.apply(...arguments[0])", list(operations))

    def value(self) -> str:
        return self.page.run("return document.querySelector('input').value")

    def disturb(self) -> None:
        """Changes everything around the field (number 3), and its own frame and attributes."""
        self.apply(
            [8, 3, 3, 20, 60], [4, 3, "title", "Field"], [11, 2, "changed"],
            [1, 1, 2, 100, ["p", [0, 0, 50, 20], 0, 0, 0, "new"], ["button", [60, 0, 50, 20]]],
            [3, 4, 1, 100], [3, 3, 1, 0], [10, 100, 3, 5, 5], [2, 101])

    def test_01_a_focused_field_is_not_overwritten_and_takes_the_servers_value(self) -> None:
        self.page.type("input", "abc")
        self.apply([12, 3, "value", "ab", 2])
        self.assertEqual(self.value(), "abc", "the server had not seen the last edit")
        self.apply([12, 3, "value", "ABC", 3])
        self.assertEqual(self.value(), "ABC", "it has seen all edits")
        self.page.press("d")
        self.apply([12, 3, "value", "", -1])
        self.assertEqual(self.value(), "", "it insists")

    def test_02_an_edited_field_without_focus_keeps_its_text(self) -> None:
        self.page.type("input", "abc")
        self.page.run("document.activeElement.blur()")
        self.disturb()
        self.apply([12, 3, "value", "", 0])
        self.assertEqual(self.value(), "abc")

    def test_03_a_composition_is_neither_doubled_nor_lost(self) -> None:
        self.apply([4, 3, "data-on", "input:v"])
        self.page.type("input", "a")
        for text in ("に", "にほ", "にほん"):
            self.page.compose(text)
            self.disturb_around(text)
        self.page.commit("日本")
        self.assertEqual(self.value(), "a日本")
        self.assertEqual(self.page.run("return client.sent.map(({ value }) => value)"), ["a", "a日本"])

    def disturb_around(self, text: str) -> None:
        self.apply([11, 2, text], [8, 3, 2, 30 + len(text)], [12, 3, "value", "a", 1],
                   [3, 2, 1, 4 if len(text) % 2 else 3])

    def test_04_an_incomplete_number_stays(self) -> None:
        self.apply([4, 3, "type", "number"])
        self.page.type("input", "-")
        self.assertEqual(self.value(), "", "the browser tells nothing of it")
        self.apply([12, 3, "value", "", 1])
        self.disturb()
        self.page.press("1", ".", "5")
        self.assertEqual(self.value(), "-1.5")

    def test_05_an_open_list_stays_open(self) -> None:
        options = [["option", 0, 0, 0, 0, name] for name in ("red", "green", "blue")]
        self.apply([1, 1, 2, 50, ["select", [200, 200, 90, 30], 0, 0, 0, options]])
        is_open = "return document.querySelector('select').matches(':open')"
        self.page.click("select")
        self.page.wait(is_open)
        self.apply(
            [8, 50, 3, 210, 210], [4, 50, "title", "Colour"], [11, 2, "changed"], [3, 4, 1, 2],
            [1, 1, 50, 100, ["p", [0, 0, 50, 20], 0, 0, 0, "new"]], [10, 100, 2, 5, 5], [2, 4])
        self.assertTrue(self.page.run(is_open))
        self.page.press(Keys.ESCAPE)

    def test_06_scroll_positions_and_transforms_stay(self) -> None:
        rows = [["p", [0, 20 * row, 50, 20], 0, 0, 0, f"row {row}"] for row in range(100)]
        self.apply(
            [6, 4, "overflow", "auto"], [6, 4, "transform", "translateX(1px)"], [1, 4, 0, 100, *rows],
            [1, 1, 0, 300, ["div", [0, 0, 10, 5000]]])
        pane = self.page.rects("[data-trellis] > div")[0]
        self.page.wheel(pane.x + 5, pane.y + 5, 777)
        self.page.wait("return client.state.elements.get(4).scrollTop === 777")
        self.page.run("scrollTo(0, 333)")
        self.apply(
            [1, 4, 100, 400, ["p", [0, 0, 50, 20], 0, 0, 0, "first"]], [10, 100, 100, 0, 20],
            [3, 4, 1, 2], [3, 2, 1, 0], [8, 4, 2, 90], [11, 150, "changed"], [2, 199])
        self.assertEqual(
            self.page.run("const pane = client.state.elements.get(4);"
                          "return [pane.scrollTop, scrollY, pane.style.transform]"),
            [777, 333, "translateX(1px)"])

    def test_07_the_focus_stays_in_its_element(self) -> None:
        self.apply([1, 1, 2, 50, ["button", [200, 200, 90, 30], 0, 0, 0, "Press"]])
        for number in (50, 3):
            with self.subTest(number=number):
                self.page.run(
                    "const e = client.state.elements.get(arguments[0]); e.focus(); window.blurs = 0;"
                    "e.addEventListener('blur', () => { window.blurs += 1; });", number)
                self.apply([3, number, 1, 2], [3, number, 1, 0], [8, number, 1, 7],
                           [4, number, "class", f"c{number}"], [11, 2, f"text {number}"])
                self.assertEqual(
                    self.page.run(
                        "return [client.state.ids.get(document.activeElement), window.blurs]"),
                    [number, 0])

    def test_08_iframes_and_videos_continue(self) -> None:
        mark = self.client("""
          client.apply([1, 1, 2, 50, ["iframe", [0, 0, 50, 50], 0, ["src", "/public/trellis.css"]],
            ["video", [60, 0, 50, 50]]]);
          const frame = client.state.elements.get(50);
          await new Promise((loaded) => frame.addEventListener("load", loaded));
          frame.contentWindow.mark = "same";
          const canvas = document.createElement("canvas");
          const context = canvas.getContext("2d");
          setInterval(() => context.fillRect(Math.random() * 100, 0, 9, 9), 20);
          const video = client.state.elements.get(51);
          window.pauses = 0;
          video.addEventListener("pause", () => { window.pauses += 1; });
          video.muted = true;
          video.srcObject = canvas.captureStream(30);
          await video.play();
          client.apply([3, 50, 1, 0], [3, 51, 1, 50], [3, 4, 1, 50], [8, 50, 3, 9, 9], [2, 2]);
          return [frame.contentWindow.mark, video.paused, window.pauses];""")
        self.assertEqual(mark, ["same", False, 0])

    def test_09_a_leaving_element_is_removed_once_and_takes_no_clicks(self) -> None:
        self.apply([4, 2, "data-on", "click"], [1, 4, 0, 60, ["p", [0, 0, 9, 9]]])
        place = self.page.rects('[data-on=click]')[0]
        slow = [[1e7, "linear", [[None, "opacity", "0.5"]], 0, 1, 3]]
        self.apply([2, 2, *slow])
        self.page.click_at(place.x + 5, place.y + 5)
        self.assertEqual(self.page.run("return client.sent"), [])
        refused = self.page.run(
            "try { client.apply([2, 2]); return false; } catch { return true; }")
        self.assertTrue(refused, "a second removal names nothing")
        # A child with an exit animation in a parent that is removed at once; and a parent whose child is removed.
        self.apply([2, 60, *slow], [2, 4])
        self.assertEqual(self.page.run(
            "const leaving = document.querySelector('[inert]'); leaving.getAnimations()[0].finish();"
            "return new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() =>"
            "  done(document.querySelectorAll('[data-trellis] > *').length))))"), 1)

    def test_10_elements_of_the_same_id_are_distinguished(self) -> None:
        self.apply(
            [4, 2, "id", "same"], [4, 4, "id", "same"],
            [1, 4, 0, 50, ["b", [0, 0, 9, 9], 0, ["id", "same"], 0, "inside"]],
            [3, 4, 1, 2], [11, 2, "changed"], [11, 50, "also"], [2, 4])
        self.assertEqual(self.page.texts("#same"), ["changed"])

    def test_11_elements_of_a_foreign_script_stay(self) -> None:
        self.page.run(
            "const root = document.querySelector('[data-trellis]');"
            "const own = (tag) => Object.assign(document.createElement(tag), { className: 'foreign' });"
            "client.state.elements.get(4).append(own('i'), own('i')); root.prepend(own('aside'));"
            "root.insertBefore(own('aside'), root.lastElementChild)")
        self.disturb()
        self.apply([4, 4, "title", "Box"], [6, 4, "color", "red"],
                   [1, 4, 0, 200, ["b", [0, 0, 9, 9]]], [10, 200, 1, 1, 1])
        self.assertEqual(self.page.run("return document.querySelectorAll('.foreign').length"), 4)
        self.assertEqual(
            self.page.run("return [...client.state.elements.get(4).children].map((e) => e.localName)"),
            ["i", "i", "b"])

    def test_12_a_click_by_key_has_no_pointer(self) -> None:
        self.apply([1, 1, 2, 50, ["a", [200, 200, 90, 30], 0, ["href", "#", "data-on", "click:p"], 0, "Link"],
                    ["button", [200, 240, 90, 30], 0, ["data-on", "click"], 0, "Button"]])
        for number in (50, 51):
            self.page.run("client.state.elements.get(arguments[0]).focus()", number)
            self.page.press(Keys.ENTER)
        for tag in ("a", "button"):
            self.page.click(tag)
        self.assertEqual(
            self.page.run("return client.sent.map(({ target, detail }) => [target, detail ?? 0])"),
            [[50, 0], [51, 0], [50, 1], [51, 1]])

    def test_13_the_focus_ring_shows_after_a_key_press(self) -> None:
        self.apply([1, 1, 2, 50, *[["button", [200, 40 * index, 90, 30]] for index in range(3)]])
        is_ringed = "return document.activeElement.matches(':focus-visible')"
        self.page.click_at(220, 10)
        self.apply([14, 51])
        self.assertFalse(self.page.run(is_ringed), "after a click")
        self.page.press("x")
        self.apply([14, 52])
        self.assertTrue(self.page.run(is_ringed), "after a key")
