"""Navigation within one document, forward, back, and to pages that do not exist."""

from selenium.webdriver.common.keys import Keys

from harness import ApplicationTestCase, Page, also_in_firefox_at_length, differences


@also_in_firefox_at_length
class NavigationTests(ApplicationTestCase):
    command = ("ChaosPage", "--inspect")

    def start(self) -> Page:
        page = self.live("/first", width=600, height=700)
        page.provoked = ("status of 404",)
        page.run("window.isTheSame = true")
        return page

    def go(self, page: Page, path: str) -> None:
        page.run("document.querySelector(`[data-path='${arguments[0]}']`).click()", path)

    def assert_shown(self, page: Page, name: str) -> None:
        page.wait("return document.querySelector('h1')?.textContent === arguments[0]", name)
        page.wait("return document.title === arguments[0]", name)
        self.assertEqual(page.run("return location.pathname"), f"/{name.lower()}")
        self.assertEqual(differences(page), [])

    def test_links_and_the_history_open_pages(self) -> None:
        page = self.start()
        page.enter("input", "of the first page")
        self.go(page, "/second")
        self.assert_shown(page, "Second")
        self.assertEqual(page.run("return document.querySelector('input').value"), "")
        page.run("history.back()")
        self.assert_shown(page, "First")
        page.run("history.forward()")
        self.assert_shown(page, "Second")
        self.go(page, "/first")
        self.assert_shown(page, "First")
        self.assertTrue(page.run("return window.isTheSame === true"), "the page was loaded anew")

    def test_the_focus_goes_to_the_start_of_the_page_and_its_title_is_read_out(self) -> None:
        page = self.start()
        page.run("document.querySelector('[data-path=\"/second\"]').focus()")
        self.go(page, "/second")
        self.assert_shown(page, "Second")
        self.assertEqual(page.run("return document.activeElement.textContent"), "Second")
        self.assertEqual(page.run("return document.activeElement.localName"), "h1")
        self.assertEqual(page.texts(".trellis-status"), ["Second"])
        page.press(Keys.TAB)
        self.assertEqual(page.run("return document.activeElement.dataset.path"), "/first")
        self.assertFalse(page.run("return document.querySelector('h1').hasAttribute('tabindex')"))

    def test_a_redirect_is_followed(self) -> None:
        page = self.start()
        self.go(page, "/moved")
        self.assert_shown(page, "Second")

    def test_an_address_without_a_page_shows_an_error(self) -> None:
        page = self.start()
        self.go(page, "/nowhere")
        page.wait("return document.body?.innerText.includes('Page not found')")
        self.assertEqual(page.run("return location.pathname"), "/nowhere")
        page.back()
        self.assert_shown(page, "First")
