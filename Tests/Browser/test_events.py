"""Events as views: gestures, keyboard shortcuts, drags, the clipboard, sizes and visibility, with real input."""

import time

from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.keys import Keys

from harness import ApplicationTestCase, Page, also_in_firefox_at_length, long
from harness.gallery import CUT
from harness.waiting import wait_until

TEXT = "return document.querySelector(arguments[0]).textContent.includes(arguments[1])"
#: Whether all events of the input so far were sent and have responses. Events of movements are sent with the next frame.
ANSWERED = """
return new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => {
  done(!document.querySelector('[data-pending]'));
})));
"""
CENTER = """
const box = document.querySelector(arguments[0]).getBoundingClientRect();
return [box.x + box.width / 2, box.y + box.height / 2];
"""


class EventTestCase(ApplicationTestCase):
    command = ("Gallery", "--inspect")

    def sample(self, name: str, **options: int | str) -> Page:
        return self.live(f"/controls/{name}", width=1200, height=1000, **options)

    def wait_for(self, page: Page, selector: str, text: str) -> None:
        page.wait(TEXT, selector, text)

    def wait_for_responses(self, page: Page) -> None:
        """Waits until the page shows the results of all input so far."""
        page.wait(ANSWERED)

    def center(self, page: Page, selector: str) -> tuple[float, float]:
        page.run("document.querySelector(arguments[0]).scrollIntoView({ block: 'center' })", selector)
        x, y = page.run(CENTER, selector)
        return x, y

    def pointer(self, page: Page, steps: list[tuple[str, float, float]], pause: float = 0) -> None:
        """Moves, presses and releases the mouse."""
        if self.is_in_firefox:
            actions: list[dict] = []
            for kind, x, y in steps:
                actions.append({"type": "pointerMove", "x": int(x), "y": int(y)})
                if kind != "move":
                    actions.append({"type": "pointerDown" if kind == "press" else "pointerUp", "button": 0})
                actions.append({"type": "pause", "duration": int(pause * 1000)})
            page._act("pointer", actions)
            return
        names = {"move": "mouseMoved", "press": "mousePressed", "release": "mouseReleased"}
        held = False
        # A gesture has a time limit or a speed, and each command takes long on a busy machine: the commands state the times.
        begin = time.time()
        for number, (kind, x, y) in enumerate(steps):
            held = kind == "press" or held and kind == "move"
            page.cdp("Input.dispatchMouseEvent", type=names[kind], x=x, y=y, clickCount=0 if kind == "move" else 1,
                     button="none" if kind == "move" and not held else "left", buttons=int(held),
                     timestamp=begin + number * (0.005 + pause))
            time.sleep(pause)


@also_in_firefox_at_length
class GestureTests(EventTestCase):
    def test_a_drag_follows_the_pointer_beyond_the_view(self) -> None:
        page = self.sample("gestures")
        x, y = self.center(page, "#drag")
        self.pointer(page, [("press", x, y), ("move", x + 20, y), ("move", x + 30, y)], pause=0.05)
        self.wait_for(page, "#drag", "moves by 30")
        self.pointer(page, [("move", x + 300, y + 100), ("release", x + 300, y + 100)], pause=0.05)
        self.wait_for(page, "#drag", "moved by 300, 100")

    @long
    def test_a_small_movement_is_no_drag(self) -> None:
        page = self.sample("gestures")
        x, y = self.center(page, "#drag")
        self.pointer(page, [("press", x, y), ("move", x + 5, y), ("release", x + 5, y)], pause=0.05)
        self.wait_for_responses(page)
        self.wait_for(page, "#drag", "nothing")

    @long
    def test_few_of_many_movements_are_sent(self) -> None:
        page = self.sample("gestures")
        x, y = self.center(page, "#drag")
        page.run(
            "window.pans = 0; document.addEventListener('pan', () => { pans += 1; }, true);"
            "const box = document.querySelector('#drag'); const send = (type, by) => box.dispatchEvent(new PointerEvent("
            "type, { bubbles: true, isPrimary: true, pointerId: 9, button: 0, clientX: arguments[0] + by, clientY: arguments[1] }));"
            "send('pointerdown', 0); for (let by = 1; by <= 500; by += 1) send('pointermove', by); send('pointerup', 500);", x, y)
        self.wait_for(page, "#drag", "moved by 500, 0")
        self.assertLessEqual(page.run("return pans"), 2)

    def test_a_double_click_is_reported_once(self) -> None:
        page = self.sample("gestures")
        x, y = self.center(page, "#double")
        self.pointer(page, [("press", x, y), ("release", x, y), ("press", x, y), ("release", x, y)])
        self.wait_for(page, "#double", "1")
        # Until the time passes in which a press would belong to the second click; no event tells that.
        time.sleep(0.6)
        self.pointer(page, [("press", x, y), ("release", x, y)])
        self.wait_for_responses(page)
        self.wait_for(page, "#double", "1")

    @long
    def test_a_long_press_is_reported_before_the_release(self) -> None:
        page = self.sample("gestures")
        x, y = self.center(page, "#long")
        self.pointer(page, [("press", x, y)])
        self.wait_for(page, "#long", "pressed")
        self.pointer(page, [("release", x, y)])

    @long
    def test_a_swipe_is_reported_with_its_direction(self) -> None:
        page = self.sample("gestures")
        x, y = self.center(page, "#swipe")
        self.pointer(page, [("press", x, y), ("move", x - 40, y), ("move", x - 90, y), ("release", x - 90, y)])
        self.wait_for(page, "#swipe", "left")

    @long
    def test_the_wheel_with_the_control_key_is_a_pinch(self) -> None:
        page = self.sample("gestures")
        prevented = page.run(
            "const turn = new WheelEvent('wheel', { deltaY: -40, ctrlKey: true, bubbles: true, cancelable: true });"
            "document.querySelector('#pinch').dispatchEvent(turn); return turn.defaultPrevented")
        self.assertTrue(prevented)
        self.wait_for(page, "#pinch", "larger")

    def test_the_wheel_is_reported_and_the_page_does_not_scroll(self) -> None:
        page = self.sample("gestures")
        x, y = self.center(page, "#wheel")
        before = page.run("return scrollY")
        page.wheel(x, y, 90)
        self.wait_for(page, "#wheel", "down")
        self.assertEqual(page.run("return scrollY"), before)

    @long
    def test_a_press_outside_is_reported(self) -> None:
        page = self.sample("gestures")
        x, y = self.center(page, "#outside")
        self.pointer(page, [("press", x, y), ("release", x, y)])
        x, y = self.center(page, "main h1")
        self.pointer(page, [("press", x, y), ("release", x, y)])
        self.wait_for(page, "#outside", "1")

    def test_hovering_reports_the_position(self) -> None:
        page = self.sample("gestures")
        x, y = self.center(page, "#hover")
        self.pointer(page, [("move", x - 20, y), ("move", x, y)], pause=0.05)
        self.wait_for(page, "#hover", "at 120")
        self.pointer(page, [("move", x, y + 300)])
        self.wait_for(page, "#hover", "left")

    @long
    def test_a_button_reacts_beyond_its_edges(self) -> None:
        page = self.sample("gestures")
        left, top = page.run(
            "const button = [...document.querySelectorAll('button')].find((e) => e.textContent === 'Reaches farther');"
            "button.scrollIntoView({ block: 'center' }); const { left, top } = button.getBoundingClientRect(); return [left, top]")
        page.click_at(left - 8, top - 8)
        self.wait_for(page, "#reach", "1")
        page.click_at(left - 24, top - 24)
        self.wait_for_responses(page)
        self.wait_for(page, "#reach", "1")

    @long
    def test_the_size_and_the_visibility_are_those_of_the_browser(self) -> None:
        page = self.sample("gestures")
        self.wait_for(page, "#width", "width: 280")
        page.click("main label", "Wide")
        self.wait_for(page, "#width", "width: 320")
        page.run("scrollTo(0, document.body.scrollHeight)")
        self.wait_for(page, "#sight", "visible")
        page.resize(1200, 500)
        page.run("scrollTo(0, 0)")
        self.wait_for(page, "#sight", "hidden")


class TouchTests(EventTestCase):
    def touch(self, page: Page, kind: str, *points: tuple[float, float]) -> None:
        page.cdp("Input.dispatchTouchEvent", type=kind,
                 touchPoints=[{"x": x, "y": y, "id": number} for number, (x, y) in enumerate(points)])

    def test_a_finger_drags_and_the_page_does_not_scroll(self) -> None:
        page = self.sample("gestures")
        x, y = self.center(page, "#drag")
        before = page.run("return scrollY")
        self.touch(page, "touchStart", (x, y))
        for by in (10, 40, 80):
            self.touch(page, "touchMove", (x, y - by))
        self.touch(page, "touchEnd")
        self.wait_for(page, "#drag", "moved by 0, -80")
        self.assertEqual(page.run("return scrollY"), before)

    def test_two_fingers_pinch(self) -> None:
        page = self.sample("gestures")
        x, y = self.center(page, "#pinch")
        self.touch(page, "touchStart", (x - 10, y))
        self.touch(page, "touchStart", (x - 10, y), (x + 10, y))
        for by in (20, 40):
            self.touch(page, "touchMove", (x - by, y), (x + by, y))
        self.touch(page, "touchEnd")
        self.wait_for(page, "#pinch", "larger")
        self.assertEqual(page.run("return visualViewport.scale"), 1)

    def test_a_finger_that_rests_is_a_long_press(self) -> None:
        page = self.sample("gestures")
        x, y = self.center(page, "#long")
        self.touch(page, "touchStart", (x, y))
        self.wait_for(page, "#long", "pressed")
        self.touch(page, "touchEnd")
        self.assertEqual(page.run("return String(getSelection())"), "")

    @long
    def test_a_finger_does_not_hover(self) -> None:
        page = self.sample("gestures")
        x, y = self.center(page, "#hover")
        page.run("document.addEventListener('click', () => { window.isTapped = true; }, true)")
        self.touch(page, "touchStart", (x, y))
        self.touch(page, "touchEnd")
        # The browser's events of a mouse follow a tap; the click is the last one.
        page.wait("return window.isTapped")
        self.wait_for_responses(page)
        self.wait_for(page, "#hover", "nothing")


@also_in_firefox_at_length
class ShortcutTests(EventTestCase):
    def test_a_shortcut_presses_its_button(self) -> None:
        page = self.sample("shortcuts")
        page.press("c")
        self.wait_for(page, "#log", "counted")

    @long
    def test_a_shortcut_has_a_name_for_assistive_technology(self) -> None:
        page = self.sample("shortcuts")
        names = page.run(
            "return [...document.querySelectorAll('main [aria-keyshortcuts]')].map((e) => e.getAttribute('aria-keyshortcuts'))")
        self.assertIn("Control+Shift+Y", names)
        self.assertIn("Alt+Shift+R", names)

    def test_typing_in_a_field_presses_nothing(self) -> None:
        page = self.sample("shortcuts")
        page.run("document.querySelector(\"main [aria-label='Text']\").focus()")
        page.press("c")
        page.wait("return document.querySelector(\"main [aria-label='Text']\").value === 'c'")
        self.wait_for_responses(page)
        self.wait_for(page, "#log", "nothing")

    def test_the_item_of_a_closed_menu_has_a_shortcut(self) -> None:
        page = self.sample("shortcuts")
        page.run(
            "document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'R', code: 'KeyR', altKey: true,"
            " shiftKey: true, bubbles: true, cancelable: true }))")
        self.wait_for(page, "#log", "renamed")

    @long
    def test_the_item_shows_the_notation_of_the_system(self) -> None:
        page = self.sample("shortcuts")
        page.click("main button", "Edit")
        shown = page.wait(
            "const all = [...document.querySelectorAll('.l-menu:popover-open [aria-hidden=true]')]"
            ".filter((e) => getComputedStyle(e).visibility === 'visible').map((e) => e.textContent);"
            "return all.length ? all : null")
        self.assertEqual(set(shown), {"Alt+Shift+R"})

    def test_while_a_dialog_is_open_only_its_shortcuts_apply(self) -> None:
        page = self.sample("shortcuts")
        page.click("main button", "Ask")
        page.wait("return document.querySelector('dialog:modal') !== null")
        page.press("c")
        self.wait_for(page, "#log", "sure")
        page.wait("return document.querySelector('dialog:modal') === null")
        page.press("c")
        self.wait_for(page, "#log", "counted")


class DragAndDropTests(EventTestCase):
    def test_a_card_is_dragged_to_its_destination(self) -> None:
        page = self.sample("drag-and-drop")
        chain = ActionChains(page.driver, duration=100)
        chain.click_and_hold(page.one("#card-2")).move_to_element(page.one("#done")).move_by_offset(4, 4)
        chain.release().perform()
        self.wait_for(page, "#done", "Card 2")
        wait_until(lambda: page.count("#card-2") == 0, what="the card to leave its place")
        self.assertEqual(page.count("[data-dropping]"), 0)

    def test_a_button_does_the_same_by_keyboard(self) -> None:
        page = self.sample("drag-and-drop")
        page.run("document.querySelector(\"[aria-label='Move card 3']\").focus()")
        page.press(Keys.ENTER)
        self.wait_for(page, "#done", "Card 3")

    def test_a_forged_card_is_refused(self) -> None:
        page = self.sample("drag-and-drop")
        page.run(
            "const data = new DataTransfer(); data.setData('application/x-trellis-v-gallerycard', arguments[0]);"
            "document.querySelector('#done').dispatchEvent("
            "new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true }))", '{"number":77}')
        page.run(
            "const data = new DataTransfer(); data.setData('application/x-trellis-v-gallerycard', '{\"number\":1}');"
            "document.querySelector('#done').dispatchEvent("
            "new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true }))")
        self.wait_for(page, "#done", "Card 1")
        self.assertNotIn("77", page.run("return document.querySelector('#done').textContent"))


@also_in_firefox_at_length
class ClipboardTests(EventTestCase):
    def chord(self, page: Page, key: str) -> None:
        """Presses a key while the control key is held down."""
        if self.is_in_firefox:
            page._act("key", [
                {"type": "keyDown", "value": Keys.CONTROL}, {"type": "keyDown", "value": key},
                {"type": "keyUp", "value": key}, {"type": "keyUp", "value": Keys.CONTROL}])
        else:
            ActionChains(page.driver).key_down(Keys.CONTROL).send_keys(key).key_up(Keys.CONTROL).perform()

    def test_the_view_with_the_focus_is_copied_and_pasted_into(self) -> None:
        page = self.sample("drag-and-drop")
        page.run(
            "[...document.querySelectorAll('button')].find((e) => e.textContent === 'Copy and paste here').focus();"
            "document.addEventListener('copy', (event) => { window.copied = event.clipboardData.getData('text/plain'); })")
        self.chord(page, "c")
        page.wait("return window.copied === 'A text of the page'")
        self.chord(page, "v")
        self.wait_for(page, "#note", "pasted “A text of the page”")


class EventPageTests(EventTestCase):
    @long
    def test_no_text_is_cut_and_nothing_lies_outside_of_the_window(self) -> None:
        for width in (390, 1440):
            for name in ("gestures", "drag-and-drop", "shortcuts"):
                with self.subTest(width=width, page=name):
                    page = self.live(f"/controls/{name}", width=width, height=900)
                    # The area beyond the edges of a button counts as content that overflows it.
                    page.run("document.querySelectorAll('.l-tap').forEach((e) => e.classList.remove('l-tap'))")
                    self.assertEqual(page.run(CUT), [])
                    self.assertLessEqual(page.run("return document.documentElement.scrollWidth"), width)
