"""Every control by the keys that its page in Gallery lists, by pointer, and by touch."""

from selenium.webdriver.common.keys import Keys

from harness import ApplicationTestCase, Page, also_in_firefox_at_length, long, running, sample, settled
from harness.gallery import CONTROLS

MAIN = "const all = (selector) => [...document.querySelectorAll(`main ${selector}`)];"


class ControlTestCase(ApplicationTestCase):
    command = ("Gallery", "--inspect")

    def control(self, name: str) -> Page:
        return self.live(f"/controls/{name}", width=1000, height=900)

    def focus(self, page: Page, selector: str, index: int = 0) -> None:
        page.run(f"{MAIN} all(arguments[0])[arguments[1]].focus()", selector, index)

    def wait_for(self, page: Page, condition: str, *arguments: object) -> None:
        page.wait(f"{MAIN} return {condition}", *arguments)

    def wait_for_value(self, page: Page, label: str, value: str) -> None:
        self.wait_for(page, "all(`[aria-label='${arguments[0]}']`)[0].value === arguments[1]", label, value)


@also_in_firefox_at_length
class NativeKeyTests(ControlTestCase):
    """The keys of controls that are native elements."""

    @long
    def test_button(self) -> None:
        page = self.control("button")
        self.focus(page, "button")
        page.press(Keys.SPACE, Keys.ENTER)
        self.wait_for(page, "document.querySelector('main').innerText.includes('Saved 2 times')")

    @long
    def test_link(self) -> None:
        page = self.control("link")
        self.focus(page, "nav a")
        page.press(Keys.ENTER)
        page.wait("return location.pathname === '/'")

    def test_checkbox_and_switch(self) -> None:
        for name, selector in (("checkbox", ".l-check"), ("switch", ".l-switch")):
            page = self.control(name)
            self.focus(page, selector, 1 if name == "checkbox" else 0)
            page.press(Keys.SPACE)
            self.wait_for(page, "document.activeElement.checked === false")
            settled(page)
            page.press(Keys.SPACE)
            self.wait_for(page, "document.activeElement.checked === true")
            settled(page)
            self.assertTrue(page.run("return document.activeElement.checked"))

    def test_a_button_that_empties_a_field_leaves_the_focus_to_the_field(self) -> None:
        page = self.control("search-field")
        page.run(
            "let one = window.field = document.querySelector('main input[aria-label=Search]');"
            "while (!one.matches('[aria-label=Clear]')) one = one.nextElementSibling; one.focus()")
        running(page, "focus")
        page.press(Keys.SPACE)
        self.wait_for(page, "window.field.value === ''")
        settled(page)
        self.assertTrue(page.run("return document.activeElement === window.field"))

    def test_select(self) -> None:
        page = self.control("select")
        self.focus(page, "select")
        page.press(Keys.ARROW_DOWN)
        self.wait_for(page, "all('select')[0].selectedOptions[0].label === 'Bern'")
        page.press("v")
        self.wait_for(page, "all('select')[0].selectedOptions[0].label === 'Vienna'")
        settled(page)
        self.assertEqual(page.run(f"{MAIN} return all('select')[0].selectedOptions[0].label"), "Vienna")

    def test_radio_buttons_and_segments(self) -> None:
        for name in ("radio-group", "segmented"):
            page = self.control(name)
            self.focus(page, "input[type=radio]")
            page.press(Keys.ARROW_RIGHT, Keys.ARROW_RIGHT)
            self.wait_for(page, "all('input[type=radio]')[2].checked")
            settled(page)
            self.assertTrue(page.run(f"{MAIN} return all('input[type=radio]')[2] === document.activeElement"))

    @long
    def test_slider(self) -> None:
        page = self.control("slider")
        self.focus(page, "input[type=range]")
        for key, value in ((Keys.ARROW_RIGHT, "45"), (Keys.ARROW_LEFT, "40"), (Keys.END, "100"), (Keys.HOME, "0")):
            page.press(key)
            self.wait_for_value(page, "Volume", value)
            settled(page)
            self.wait_for_value(page, "Volume", value)

    @long
    def test_date(self) -> None:
        page = self.control("date-picker")
        self.focus(page, "input[type=date]")
        page.press(Keys.ARROW_UP)
        self.wait_for_value(page, "Due", "2026-10-21")
        settled(page)
        self.wait_for_value(page, "Due", "2026-10-21")

    @long
    def test_number(self) -> None:
        page = self.control("number-field")
        self.focus(page, "[aria-label='Hours']")
        for key, value in (
            (Keys.ARROW_UP, "3"), (Keys.ARROW_DOWN, "2.5"), (Keys.PAGE_UP, "7.5"), (Keys.PAGE_DOWN, "2.5")):
            page.press(key)
            self.wait_for_value(page, "Hours", value)

    @long
    def test_stepper(self) -> None:
        page = self.control("stepper")
        self.focus(page, "[aria-label='Increase Copies']")
        page.press(Keys.SPACE, Keys.ENTER)
        self.wait_for(page, "all('output')[0].textContent === '4'")

    @long
    def test_disclosure(self) -> None:
        page = self.control("disclosure")
        self.focus(page, ".l-disclosure", 1)
        page.press(Keys.SPACE)
        self.wait_for(page, "document.activeElement.getAttribute('aria-expanded') === 'true'")
        page.press(Keys.ENTER)
        self.wait_for(page, "document.activeElement.getAttribute('aria-expanded') === 'false'")

    def test_tabs(self) -> None:
        page = self.control("tabs")
        self.focus(page, "[role=tab]")
        for key, panel in (
            (Keys.ARROW_RIGHT, "history"), (Keys.ARROW_LEFT, "details"), (Keys.END, "files"), (Keys.HOME, "details"),
            (Keys.ARROW_LEFT, "files")):
            page.press(key)
            self.wait_for(page, "all('[role=tabpanel]')[0].textContent === `The ${arguments[0]}.`", panel)
            self.assertTrue(page.run("return document.activeElement.matches(':focus-visible')"))
        page.press(Keys.TAB)
        self.assertEqual(page.run("return document.activeElement.getAttribute('role')"), "tabpanel")

    def test_table(self) -> None:
        page = self.control("table")
        self.focus(page, ".l-line-row")
        reached = []
        for key in (Keys.ARROW_DOWN, Keys.ARROW_DOWN, Keys.ARROW_UP, Keys.END, Keys.ARROW_DOWN, Keys.HOME, Keys.ARROW_UP):
            page.press(key)
            reached.append(page.run("return document.activeElement.querySelectorAll('[role=gridcell]')[1].textContent"))
        self.assertEqual(
            reached, ["trellis", "harfbuzz", "trellis", "zlib", "zlib", "swift-argument-parser", "swift-argument-parser"])
        page.press(Keys.SPACE)
        self.wait_for(page, "document.activeElement.getAttribute('aria-selected') === 'true'")

    def test_combo_box(self) -> None:
        page = self.control("combo-box")
        self.focus(page, "[role=combobox]")
        page.press(Keys.ARROW_DOWN)
        self.wait_for(page, "all('[role=option]').length === 8")
        page.press(Keys.ESCAPE)
        self.wait_for(page, "all('[role=option]:not([hidden])').filter((e) => e.checkVisibility()).length === 0")
        page.press(Keys.ARROW_UP, Keys.ARROW_DOWN, Keys.ARROW_DOWN, Keys.ARROW_UP, Keys.ENTER)
        self.wait_for_value(page, "City", "Athens")

    @long
    def test_multi_select(self) -> None:
        page = self.control("multi-select")
        self.focus(page, "[role=combobox]")
        page.press("riga", Keys.ENTER)
        self.wait_for(page, "all(\"[aria-label='Remove Riga']\").length === 1")
        self.assertEqual(page.run("return document.activeElement.value"), "")
        self.assertEqual(page.run("return document.activeElement.getAttribute('role')"), "combobox")

    @long
    def test_pagination(self) -> None:
        page = self.control("pagination")
        self.focus(page, "button[aria-current=page]")
        page.press(Keys.TAB, Keys.ENTER)
        self.wait_for(page, "all('[aria-current=page]').some((e) => e.textContent === '6')")

    @long
    def test_toolbar(self) -> None:
        page = self.control("toolbar")
        self.focus(page, "[role=toolbar] button")
        reached = []
        for key in (Keys.ARROW_RIGHT, Keys.ARROW_RIGHT, Keys.ARROW_RIGHT, Keys.ARROW_LEFT, Keys.HOME, Keys.END):
            page.press(key)
            reached.append(page.run("return document.activeElement.querySelector('[aria-label]').getAttribute('aria-label')"))
            self.assertTrue(page.run("return document.activeElement.matches(':focus-visible')"))
        self.assertEqual(reached, ["Italic", "Link", "Bold", "Link", "Bold", "Link"])
        page.press(Keys.TAB)
        self.assertEqual(page.run("return document.activeElement.textContent"), "Copy", "Tab leaves the bar")
        page.press(Keys.END, Keys.ENTER)
        page.wait("return document.activeElement.textContent.trim() === 'Delete'")
        page.press(Keys.ESCAPE)
        page.wait("return document.activeElement.textContent.trim() === 'More'")
        page.chord(Keys.SHIFT, Keys.TAB)
        self.assertEqual(
            page.run("return document.activeElement.querySelector('[aria-label]').getAttribute('aria-label')"), "Link",
            "the focus comes back to the button that last had it")

    @long
    def test_drawer(self) -> None:
        page = self.live("/samples/photos", width=390, height=800)
        page.wait("return document.querySelector('.l-drawer') !== null")
        page.run("document.querySelector('header button').focus()")
        page.press(Keys.ENTER)
        page.wait("return document.querySelector('.l-drawer').open")
        self.assertEqual(page.run("return document.activeElement.getAttribute('aria-label')"), "Close")
        page.press(Keys.TAB, Keys.TAB)
        self.assertEqual(page.run("return document.activeElement.textContent"), "Messages")
        page.press(Keys.ESCAPE)
        page.wait("return !document.querySelector('.l-drawer').open")
        self.assertEqual(page.run("return document.activeElement.getAttribute('aria-label')"), "Main navigation")
        page.press(Keys.ENTER, Keys.TAB, Keys.TAB, Keys.ENTER)
        page.wait("return location.pathname === '/samples/messages' && document.querySelector('.l-drawer')?.open === false")
        page.wait("return document.querySelector('h1, [role=heading]').textContent === 'Messages'")

    def test_text_fields(self) -> None:
        page = self.control("search-field")
        self.focus(page, "input")
        page.press(Keys.END, "x", Keys.TAB, Keys.ENTER)
        self.wait_for(page, "all('input')[0].value === ''")
        page = self.control("secure-field")
        self.focus(page, "input")
        page.press(Keys.TAB, Keys.SPACE)
        self.wait_for(page, "all('input')[0].type === 'text'")


#: For each control: its page, the selector and the index of the pressed element, and the condition afterwards.
PRESSES = (
    ("button", "button", 0, "document.querySelector('main').innerText.includes('Saved 1 times')"),
    ("button", "button", 7, "all('button')[7].getAttribute('aria-pressed') === 'true'"),
    ("checkbox", "label", 2, "all('.l-check')[2].checked && all('.l-check')[0].checked"),
    ("switch", "label", 0, "!all('.l-switch')[0].checked && !all('.l-switch')[3].checked"),
    ("segmented", ".l-segment", 1, "all('.l-cover')[1].checked"),
    ("radio-group", ".l-choice", 2, "all('.l-radio')[2].checked"),
    ("slider", "input", 0, "all('input')[0].value === '50'"),
    ("stepper", "button", 1, "all('output')[0].textContent === '3'"),
    ("number-field", "[aria-label='Increase Hours']", 0, "all('input')[0].value === '3'"),
    ("search-field", "button", 0, "all('input')[0].value === ''"),
    ("secure-field", "button", 0, "all('input')[0].type === 'text'"),
    ("tabs", "[role=tab]", 2, "all('[role=tabpanel]')[0].textContent === 'The files.'"),
    ("disclosure", ".l-disclosure", 0, "document.querySelector('main').innerText.includes('The content.')"),
    ("pagination", "button", 1, "all('[aria-current=page]').some((e) => e.textContent === '1')"),
    # The chip is kept for another value, and is hidden.
    ("multi-select", "[aria-label='Remove Berlin']", 0,
     "all(\"[aria-label='Remove Berlin']\").every((one) => !one.checkVisibility())"),
    ("combo-box", "[role=combobox]", 0, "all('[role=option]').length === 8"),
    ("table", ".l-sort", 2, "all('[aria-sort=ascending]').length === 1"),
    ("table", ".l-check", 1, "all('.l-line-row')[0].getAttribute('aria-selected') === 'true'"),
    ("form", "button[type=submit]", 0, "document.activeElement.classList.contains('l-problems')"),
    ("link", "nav a", 0, "location.pathname === '/'"),
    ("breadcrumbs", "nav a", 1, "location.pathname === '/'"),
    ("text-field", "input", 0, "document.activeElement === all('input')[0]"),
    ("text-area", "textarea", 0, "document.activeElement === all('textarea')[0]"),
    ("date-picker", "[aria-haspopup=dialog]", 0, "document.querySelector('[role=grid]').checkVisibility()"),
    ("toolbar", "[role=toolbar] button", 1, "document.activeElement === all('[role=toolbar] button')[1]"),
    ("menu", "button", 0, "document.activeElement.textContent === 'Rename'"),
    ("dialog", "button", 0, "document.querySelector('dialog[open]')?.contains(document.activeElement)"),
    ("popover", "button", 0, "document.querySelector('.l-layer:popover-open') !== null"),
    # The toast of the third button stays; the others end after some seconds.
    ("toast", "button", 2, "document.querySelector('.l-toast')?.checkVisibility()"),
    ("app-shell", "a[href='/samples/books']", 0, "location.pathname === '/samples/books'"),
    ("empty-state", "button", 0, "document.activeElement === all('button')[0]"),
    ("banner", "button", 0, "document.activeElement === all('button')[0]"),
)


#: Controls that show something alone, and those whose press opens a list, a dialog or a hint of the browser.
NOT_PRESSED = {"card", "progress", "skeleton", "badge", "image", "select", "file-upload", "tooltip"}


class PointerTests(ControlTestCase):
    def test_every_page_of_a_control_is_pressed(self) -> None:
        self.assertEqual({name for name, *_ in PRESSES}, set(CONTROLS) - NOT_PRESSED)

    def press(self, page: Page, x: float, y: float) -> None:
        page.click_at(x, y)

    def test_every_control_is_pressed(self) -> None:
        for name, selector, index, condition in sample(PRESSES, 18):
            with self.subTest(name=name, selector=selector):
                page = self.control(name)
                x, y, hit = page.run(
                    f"{MAIN} const e = all(arguments[0])[arguments[1]]; e.scrollIntoView({{ block: 'nearest' }});"
                    "const { left, top, width, height } = e.getBoundingClientRect();"
                    "const [x, y] = [left + width / 2, top + height / 2];"
                    "const hit = document.elementFromPoint(x, y);"
                    "return [x, y, e.contains(hit) || hit.contains(e)]", selector, index)
                self.assertTrue(hit, "the middle of the element is covered")
                self.press(page, x, y)
                self.wait_for(page, condition)
                settled(page)
                self.assertTrue(page.run(f"{MAIN} return {condition}"))


    @long
    def test_the_drawer_of_a_shell(self) -> None:
        page = self.control("app-shell")
        page.open(self.application.address + "/samples/photos")
        page.resize(390, 800)
        page.wait("return document.querySelector('.l-drawer') !== null")
        settled(page)
        is_open = "return document.querySelector('.l-drawer').open"
        for place, result in (((20, 20), True), ((380, 400), False), ((20, 20), True)):
            self.press(page, *place)
            page.wait(f"{is_open} === {str(result).lower()}")
            page.run("return Promise.all(document.getAnimations().map((one) => one.finished)).then(() => true)")
        link = page.rects(".l-drawer a")[4]
        self.press(page, link.x + 40, link.y + 10)
        page.wait(f"{is_open} === false && location.pathname === '/samples/files'")


class TouchTests(PointerTests):
    """A browser with a touch screen."""

    is_long = True
    def control(self, name: str) -> Page:
        page = super().control(name)
        page.cdp("Emulation.setTouchEmulationEnabled", enabled=True, maxTouchPoints=1)
        return page

    def press(self, page: Page, x: float, y: float) -> None:
        page.cdp("Input.dispatchTouchEvent", type="touchStart", touchPoints=[{"x": x, "y": y}])
        page.cdp("Input.dispatchTouchEvent", type="touchEnd", touchPoints=[])
