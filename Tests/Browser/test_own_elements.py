"""An application's own elements, several listeners of one event, and the order of reading."""

from selenium.webdriver.common.keys import Keys

from harness import ApplicationTestCase, Page, also_in_firefox_at_length, differences

from test_state import build_state_page

HIDE = """
let isHidden = false;
Object.defineProperty(document, "hidden", { get: () => isHidden });
window.setHidden = (value) => {
  isHidden = value;
  document.dispatchEvent(new Event("visibilitychange"));
};
"""


@also_in_firefox_at_length
class OwnElementTests(ApplicationTestCase):
    command = ("StatePage", "--inspect")

    @classmethod
    def setUpClass(cls) -> None:
        build_state_page()
        super().setUpClass()

    def start(self) -> Page:
        page = self.live("/dial")
        page.wait("return document.querySelector('#dial output')?.textContent === 'number 2'")
        return page

    def wait_for_log(self, page: Page, text: str) -> None:
        page.wait("return document.querySelector('#log').textContent === arguments[0]", text)

    def test_a_recognizer_of_the_application_reports_its_events(self) -> None:
        page = self.start()
        page.wait("return document.querySelector('#shaker[data-recognizers=\"shake:3\"]') !== null && document.trellisRecognizers.has('shake')")
        move = (
            "for (const x of arguments[0]) document.querySelector('#shaker').dispatchEvent("
            "new PointerEvent('pointermove', { clientX: x, bubbles: true }))")
        page.run(move, [0, 9, 1, 9])
        page.run(move, [1])
        self.wait_for_log(page, "shaken 3")

    def test_both_listeners_of_a_button_run_in_order(self) -> None:
        page = self.start()
        page.click("#both")
        self.wait_for_log(page, "first, second")

    def test_the_reading_order_differs_from_the_painting_order(self) -> None:
        page = self.start()
        layers = page.run("return [...document.querySelectorAll('#one, #two, #three')].map((e) => e.id)")
        self.assertEqual(layers, ["three", "one", "two"])
        top = page.run(
            "const box = document.querySelector('#one').getBoundingClientRect();"
            "const at = [box.x + 5, box.y + 5];"
            "return document.elementsFromPoint(...at).map((e) => e.id).filter(Boolean).slice(0, 3)")
        self.assertEqual(top, ["one", "three", "two"])
        page.run("document.querySelector('#dial button').focus()")
        reached = []
        for _ in range(3):
            page.press(Keys.TAB)
            reached.append(page.run("return document.activeElement.id"))
        self.assertEqual(reached, ["three", "one", "two"])
        self.assertEqual(page.console_errors(), [])

    def test_a_custom_element_has_typed_properties_and_events(self) -> None:
        page = self.start()
        page.run("window.kept = [document.querySelector('#dial'), document.querySelector('#dial button')]")
        page.click("#dial button")
        self.wait_for_log(page, "turned by 2 with ab")
        page.wait("return document.querySelector('#dial output').textContent === 'number 4'")
        page.click("#dial button")
        self.wait_for_log(page, "turned by 2 with ab, turned by 4 with ab")
        self.assertTrue(page.run(
            "return kept[0] === document.querySelector('#dial') && kept[1] === document.querySelector('#dial button')"))
        self.assertEqual(page.console_errors(), [])

    def test_patches_and_moves_keep_the_content_of_a_custom_element(self) -> None:
        page = self.start()
        page.run(
            "const dial = document.querySelector('#dial'); window.kept = dial;"
            "dial.append(Object.assign(document.createElement('i'), { id: 'foreign', textContent: 'mine' }))")
        for _ in range(2):
            before = page.run("return [...document.querySelectorAll('[data-trellis] [id]')].map((e) => e.id)")
            page.click("#swap")
            page.wait(
                "return JSON.stringify([...document.querySelectorAll('[data-trellis] [id]')].map((e) => e.id))"
                " !== JSON.stringify(arguments[0])", before)
            self.assertEqual(
                page.run("return [kept === document.querySelector('#dial'), kept.children.length,"
                         " document.querySelector('#foreign').textContent, kept.dataset.made]"),
                [True, 3, "mine", "1"])
        page.click("#both")
        self.wait_for_log(page, "first, second")
        self.assertEqual(page.console_errors(), [])

    def test_the_page_gets_its_visibility(self) -> None:
        page = self.start()
        page.run(HIDE + "setHidden(true); setHidden(false);")
        self.wait_for_log(page, "hidden, visible")

    def test_a_custom_element_keeps_its_own_styles(self) -> None:
        page = self.start()
        self.assertEqual(
            page.run("return getComputedStyle(document.querySelector('#dial button')).position"), "static")
        self.assertEqual(
            page.run("return getComputedStyle(document.querySelector('#dial')).position"), "absolute")

    def test_the_trees_of_server_and_browser_are_equal(self) -> None:
        page = self.start()
        page.run("document.querySelector('#dial').replaceChildren()")
        page.click("#both")
        self.wait_for_log(page, "first, second")
        self.assertEqual(differences(page), [])
