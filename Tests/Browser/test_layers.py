"""Layers in the browser's top layer: places, focus, keyboard, latency; and commands that need no server."""

from selenium.webdriver.common.keys import Keys

from harness import ApplicationTestCase, Page, also_in_firefox_at_length, long, settled

# The text of the element with the focus.
FOCUSED = "return document.activeElement?.textContent.trim()"
OPEN = "return [...document.querySelectorAll('.l-layer')].filter((e) => e.matches(':popover-open, [open]')).length"
# Counts the events in requests. A request without events checks whether the connection is back.
COUNT = """
window.sentEvents = 0;
const { fetch } = window;
window.fetch = (address, options) => {
  if (String(address).endsWith("/event")) window.sentEvents += JSON.parse(options.body).events.length;
  return fetch(address, options);
};
"""


class LayerTestCase(ApplicationTestCase):
    command = ("LayersPage", "--inspect")

    def live(self, path: str = "/", **options: int | str) -> Page:
        page = super().live(path, **options)
        page.provoked = ("net::ERR",)  # of tests that go offline
        return page

    def wait_for_focus(self, page: Page, text: str) -> None:
        page.wait("return document.activeElement?.textContent.trim() === arguments[0]", text)

    def wait_for_open(self, page: Page, count: int) -> None:
        page.wait(f"{OPEN} === arguments[0]", count)

    def wait_for_log(self, page: Page, text: str) -> None:
        page.wait("return document.querySelector('#log').textContent === arguments[0]", text)

    def wait_for_motion(self, page: Page) -> None:
        page.run("return Promise.all(document.getAnimations().map((one) => one.finished)).then(() => true)")

    def focus(self, page: Page, text: str) -> None:
        page.run(
            "[...document.querySelectorAll('button')].find((e) => e.textContent.trim() === arguments[0]).focus()", text)


@also_in_firefox_at_length
class MenuTests(LayerTestCase):
    def test_a_menu_opens_at_once_below_its_button_without_a_request(self) -> None:
        page = self.live()
        page.run(COUNT)
        page.offline(True)
        page.click("button", "Actions")
        self.wait_for_open(page, 1)
        self.wait_for_focus(page, "Rename")
        self.wait_for_motion(page)
        button, menu = page.run(
            "const box = (e) => { const { left, top, bottom } = e.getBoundingClientRect(); return [left, top, bottom]; };"
            "return [box(document.querySelector('[popovertarget]')), box(document.querySelector('.l-menu'))]")
        self.assertAlmostEqual(menu[0], button[0], delta=1)
        self.assertAlmostEqual(menu[1], button[2] + 4, delta=1)
        page.offline(False)
        settled(page)
        self.assertEqual(page.run("return sentEvents"), 0)

    @long
    def test_a_menu_opened_by_pointer_does_not_move(self) -> None:
        page = self.live()
        page.run(
            "window.places = new Set(); const note = () => { const menu = document.querySelector('.l-menu:popover-open');"
            " if (menu) { const { left, top } = menu.getBoundingClientRect(); places.add(`${left} ${Math.round(top / 8)}`); }"
            " requestAnimationFrame(note); }; note()")
        page.click("button", "Actions")
        self.wait_for_focus(page, "Rename")
        self.wait_for_motion(page)
        self.assertEqual(page.run("return places.size"), 1)

    def test_the_keyboard_moves_in_a_menu_and_returns_to_its_button(self) -> None:
        page = self.live()
        self.focus(page, "Actions")
        page.press(Keys.ARROW_DOWN)
        self.wait_for_focus(page, "Rename")
        reached = []
        for key in (Keys.ARROW_DOWN, Keys.ARROW_DOWN, Keys.ARROW_DOWN, Keys.ARROW_UP, Keys.HOME, Keys.END, "m"):
            page.press(key)
            reached.append(page.run(FOCUSED))
        self.assertEqual(reached, ["Move to", "Delete", "Rename", "Delete", "Rename", "Delete", "Move to"])
        page.press(Keys.ARROW_RIGHT)
        self.wait_for_focus(page, "Archive")
        page.press(Keys.ARROW_LEFT)
        self.wait_for_focus(page, "Move to")
        page.press(Keys.ESCAPE)
        self.wait_for_open(page, 0)
        self.wait_for_focus(page, "Actions")
        page.press(Keys.ARROW_UP)
        self.wait_for_focus(page, "Delete")
        page.press(Keys.ENTER)
        self.wait_for_log(page, "deleted")
        self.wait_for_open(page, 0)
        self.wait_for_focus(page, "Actions")

    def test_tab_leaves_a_menu(self) -> None:
        page = self.live()
        self.focus(page, "Actions")
        page.press(Keys.ENTER)
        self.wait_for_focus(page, "Rename")
        page.press(Keys.TAB)
        self.wait_for_open(page, 0)
        self.wait_for_focus(page, "Sheet")

    def test_an_item_of_an_inner_menu_hides_all(self) -> None:
        page = self.live()
        page.click("button", "Actions")
        self.wait_for_focus(page, "Rename")
        page.click("button", "Move to")
        self.wait_for_open(page, 2)
        page.click("button", "Trash")
        self.wait_for_open(page, 0)
        self.wait_for_log(page, "trashed")

    @long
    def test_layers_have_only_the_borders_of_the_look(self) -> None:
        """Browsers give an element with the attribute `popover` a border and a padding, which would cover its content."""
        page = self.live()
        page.click("button", "Actions")
        self.wait_for_focus(page, "Rename")
        page.click("button", "Move to")
        self.wait_for_open(page, 2)
        edges, overflows = page.run(
            "const layers = [...document.querySelectorAll('.l-layer')];"
            "const open = layers.filter((e) => e.matches(':popover-open'));"
            "return [layers.map((e) => { const { borderTopWidth, borderLeftWidth, paddingTop, paddingLeft } ="
            "  getComputedStyle(e); return [borderTopWidth, borderLeftWidth, paddingTop, paddingLeft].join(' '); }),"
            " open.map((e) => [e.scrollWidth - e.clientWidth, e.scrollHeight - e.clientHeight])]")
        self.assertEqual(set(edges), {"0px 0px 0px 0px"})
        self.assertEqual(overflows, [[0, 0], [0, 0]])

    def test_a_press_outside_hides_a_menu(self) -> None:
        page = self.live()
        page.click("button", "Actions")
        self.wait_for_open(page, 1)
        page.click_at(900, 600)
        self.wait_for_open(page, 0)

    @long
    def test_a_menu_at_the_end_of_the_window_opens_upwards_and_follows_scrolling(self) -> None:
        page = self.live()
        page.run("window.scrollTo(0, 5000)")
        page.click("button", "At the end")
        self.wait_for_open(page, 1)

        def gap() -> float:
            return page.run(
                "const menu = document.querySelector('.l-menu:popover-open').getBoundingClientRect();"
                "const { top, bottom } = [...document.querySelectorAll('[popovertarget]')].at(-1).getBoundingClientRect();"
                "return top - menu.bottom")

        page.wait("return document.querySelectorAll('.l-menu:popover-open [role=menuitem]').length === 20")
        self.wait_for_focus(page, "Item 0")
        self.wait_for_motion(page)
        self.assertAlmostEqual(gap(), 4, delta=1)
        page.run("window.scrollBy(0, -30); return new Promise((done) => requestAnimationFrame(() => setTimeout(done)))")
        self.assertAlmostEqual(gap(), 4, delta=1)

    def test_a_context_menu_opens_at_the_pointer(self) -> None:
        page = self.live()
        prevented = page.run(
            "const area = document.querySelector('#area'); const { left, top } = area.getBoundingClientRect();"
            "const event = new MouseEvent('contextmenu', { bubbles: true, cancelable: true, clientX: left + 20,"
            " clientY: top + 10 }); area.dispatchEvent(event); return event.defaultPrevented")
        self.assertTrue(prevented)
        self.wait_for_focus(page, "Inspect")
        self.wait_for_motion(page)
        offset = page.run(
            "const menu = document.querySelector('.l-menu:popover-open').getBoundingClientRect();"
            "const area = document.querySelector('#area').getBoundingClientRect();"
            "return [menu.left - area.left, menu.top - area.top]")
        self.assertAlmostEqual(offset[0], 20, delta=1)
        self.assertAlmostEqual(offset[1], 10, delta=1)
        page.press(Keys.ARROW_DOWN, Keys.ENTER)
        self.wait_for_log(page, "reloaded")

    def test_help_shows_for_pointer_and_keyboard(self) -> None:
        page = self.live()
        shown = "return document.querySelector('.l-tooltip')?.matches(':popover-open') ?? false"
        page.wait("return Boolean(document.querySelector('.l-tooltip'))")
        self.assertEqual(page.run("return document.querySelector('[data-help]').title"), "Explains the page")
        self.focus(page, "Stubborn")
        page.press(Keys.TAB)
        page.wait(shown)
        self.assertEqual(page.texts(".l-tooltip"), ["Explains the page"])
        page.press(Keys.ESCAPE)
        page.wait(f"return !({shown.removeprefix('return ')})")
        self.assertEqual(page.run("return document.querySelector('[data-help]').title"), "Explains the page")


class TouchLayerTests(LayerTestCase):
    def test_a_finger_that_rests_opens_a_context_menu_where_the_browser_makes_no_event(self) -> None:
        page = self.live()
        page.cdp("Emulation.setTouchEmulationEnabled", enabled=True, maxTouchPoints=1)
        # Browsers on iOS make no such event.
        page.run(
            "addEventListener('contextmenu', (e) => { if (!e.isTrusted) window.isPressed = true;"
            " else { e.stopImmediatePropagation(); e.preventDefault(); } }, true)")
        page.wait("return matchMedia('(pointer: coarse)').matches")
        # The page is laid out for fingers: the area moves down.
        page.wait("return document.querySelector('button').getBoundingClientRect().height >= 44")
        settled(page)
        x, y = page.run("const { left, top } = document.querySelector('#area').getBoundingClientRect(); return [left + 20, top + 10]")
        page.cdp("Input.dispatchTouchEvent", type="touchStart", touchPoints=[{"x": x, "y": y}])
        page.wait("return window.isPressed === true")
        page.cdp("Input.dispatchTouchEvent", type="touchEnd", touchPoints=[])
        self.wait_for_focus(page, "Inspect")
        self.wait_for_open(page, 1)


@also_in_firefox_at_length
class DialogTests(LayerTestCase):
    def open(self, page: Page, name: str) -> None:
        page.click("button", name)
        page.wait("return Boolean(document.querySelector('dialog:modal'))")

    def test_a_sheet_takes_and_returns_the_focus(self) -> None:
        page = self.live()
        self.focus(page, "Sheet")
        self.open(page, "Sheet")
        self.assertTrue(page.run("return document.querySelector('dialog:modal').contains(document.activeElement)"))
        for _ in range(8):
            page.press(Keys.TAB)
            self.assertTrue(page.run(
                "return document.activeElement === document.body"
                " || document.querySelector('dialog:modal').contains(document.activeElement)"))
        page.press(Keys.ESCAPE)
        self.wait_for_open(page, 0)
        self.wait_for_focus(page, "Sheet")
        self.wait_for_log(page, "sheet left")
        self.open(page, "Sheet")

    def test_a_press_outside_hides_a_sheet_but_no_alert(self) -> None:
        page = self.live()
        self.open(page, "Sheet")
        page.click_at(20, 500)
        self.wait_for_open(page, 0)
        self.wait_for_log(page, "sheet left")
        self.open(page, "Alert")
        page.click_at(20, 500)
        page.press(Keys.ESCAPE)
        self.wait_for_open(page, 0)
        self.wait_for_focus(page, "Alert")

    @long
    def test_the_buttons_of_a_sheet_hide_the_sheet(self) -> None:
        page = self.live()
        self.open(page, "Sheet")
        page.click("button", "Done")
        self.wait_for_open(page, 0)
        self.wait_for_focus(page, "Sheet")
        self.wait_for_log(page, "sheet left")

    def test_a_button_hides_its_alert_before_the_response(self) -> None:
        page = self.live()
        self.open(page, "Alert")
        page.offline(True)
        page.click("button", "Delete it")
        self.wait_for_open(page, 0)
        page.offline(False)
        self.wait_for_log(page, "deleted")
        # Enter on the opener, which has the focus again, opens it again only when it is pressed.
        self.wait_for_focus(page, "Alert")
        self.wait_for_open(page, 0)

    def test_a_refused_departure_shows_the_sheet_again(self) -> None:
        page = self.live()
        self.open(page, "Stubborn")
        page.press(Keys.ESCAPE)
        self.wait_for_log(page, "refused")
        self.wait_for_open(page, 1)
        page.click("button", "Give up")
        self.wait_for_open(page, 0)

    def test_layers_in_layers(self) -> None:
        page = self.live()
        self.open(page, "Sheet")
        page.click("button", "More")
        self.wait_for_open(page, 2)
        page.press(Keys.ESCAPE)
        self.wait_for_open(page, 1)
        page.click("button", "Popover")
        self.wait_for_open(page, 2)
        self.assertEqual(page.run(
            "const layer = document.querySelector('[role=dialog]:popover-open');"
            "return document.getElementById(layer.getAttribute('aria-labelledby')).textContent"), "Popover")
        page.press(Keys.ESCAPE)
        self.wait_for_open(page, 1)
        page.type("dialog:modal input", "Ada")
        page.press(Keys.ESCAPE)
        self.wait_for_open(page, 0)
        self.open(page, "Sheet")
        self.assertEqual(page.run("return document.querySelector('dialog:modal input').value"), "Ada")

    @long
    def test_a_narrow_window_shows_a_sheet_at_its_bottom(self) -> None:
        page = self.live(width=390, height=700)
        self.open(page, "Sheet")
        self.wait_for_motion(page)
        left, bottom, width = page.run(
            "const { left, bottom, width } = document.querySelector('dialog:modal').getBoundingClientRect();"
            "const { clientWidth, clientHeight } = document.documentElement;"
            "return [left, clientHeight - bottom, clientWidth - width]")
        self.assertEqual([round(left), round(bottom), round(width)], [0, 0, 0])

    def test_a_reset_keeps_a_dialog(self) -> None:
        page = self.live()
        self.open(page, "Sheet")
        page.run(
            "window.before = document.querySelector('dialog:modal');"
            "const { session, tab, applied } = window.__live; return fetch('/_trellis/event', {"
            "  method: 'POST', headers: { 'Content-Type': 'application/json' },"
            "  body: JSON.stringify({ session, tab, ack: applied, reset: true, first: 1, events: [] })"
            "}).then((response) => response.json())")
        # The waiting poll would get the reset only at its end.
        page.type("dialog:modal input", "A")
        page.wait("return !before.isConnected && Boolean(document.querySelector('dialog:modal'))")
        page.type("dialog:modal input", "da")
        self.assertEqual(page.run("return document.querySelector('dialog:modal input').value"), "Ada")
        page.press(Keys.ESCAPE)
        self.wait_for_log(page, "sheet left")
        self.wait_for_open(page, 0)


@also_in_firefox_at_length
class CommandTests(LayerTestCase):
    def test_commands_run_without_the_server(self) -> None:
        page = self.live("/commands")
        page.wait("return Boolean(document.querySelector('[data-do]'))")
        page.run("window.printed = 0; window.print = () => { window.printed += 1; }; window.copied = [];"
                 "Object.defineProperty(navigator, 'clipboard', { value: { writeText: (text) => {"
                 " copied.push(text); return Promise.resolve(); } } })")
        page.offline(True)
        page.click("button", "Focus")
        page.wait("return document.activeElement.id === 'field'")
        page.click("button", "Select")
        page.wait("return document.querySelector('#field').selectionEnd === 6")
        page.click("button", "Copy")
        page.click("button", "Print")
        page.wait("return window.printed === 1")
        self.assertEqual(page.run("return copied"), ["a | b=c é"])
        page.click("button", "Scroll")
        page.wait("return window.scrollY > 500")
        page.offline(False)

    def test_an_expected_look_shows_at_once_and_the_response_decides(self) -> None:
        page = self.live("/commands")
        pressed = "return document.querySelector('#expect').getAttribute('aria-pressed') === arguments[0]"
        page.offline(True)
        page.click("#expect")
        page.wait(pressed, "true")
        page.offline(False)
        page.wait("return !document.querySelector('[data-pending]')")
        self.assertTrue(page.run(pressed, "true"))
        page.click("button", "Refuse")
        page.wait("return !document.querySelector('[data-pending]')")
        page.offline(True)
        page.click("#expect")
        page.wait(pressed, "false")
        page.offline(False)
        page.wait("return !document.querySelector('[data-pending]')")
        self.assertTrue(page.run(pressed, "true"))


class WithoutScriptTests(LayerTestCase):
    def test_a_menu_opens_at_its_button(self) -> None:
        page = self.page()
        page.scripts(False)
        page.reload()
        page.click("button", "Actions")
        page.scripts(True)
        self.wait_for_open(page, 1)
        button, menu = page.rects("[popovertarget]")[0], page.rects(".l-menu")[0]
        self.assertAlmostEqual(menu.x, button.x, delta=1)
        self.assertAlmostEqual(menu.y, button.bottom, delta=6)
