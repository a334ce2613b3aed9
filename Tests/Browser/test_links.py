"""Links that open a page without loading a document, and links that the browser opens."""

from selenium.webdriver.common.keys import Keys

from harness import ApplicationTestCase, Page, also_in_firefox_at_length, listening, settled
from harness.waiting import wait_until


class LinkTestCase(ApplicationTestCase):
    command = ("LayersPage", "--inspect")

    def start(self, path: str = "/links/one") -> Page:
        page = self.live(path, width=600, height=500)
        page.provoked = ("status of 404",)
        page.run("window.isTheSame = true")
        return page

    def wait_for(self, page: Page, name: str) -> None:
        page.wait(
            "return document.title === arguments[0] && document.querySelector('h1')?.textContent === arguments[0]",
            f"Page {name}")

    def assert_in_place(self, page: Page) -> None:
        settled(page)
        self.assertTrue(page.run("return window.isTheSame === true"), "a document was loaded")

    def prepared(self, page: Page) -> int:
        return page.run(
            "return performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('/_trellis/prepare')).length")

    def dispatch(self, page: Page, selector: str, **fields: object) -> bool:
        """Dispatches a click that the browser itself does not handle; returns whether the page handles it."""
        return page.run("""
          let isHandled;
          addEventListener('click', (event) => { isHandled = event.defaultPrevented; event.preventDefault(); }, { once: true });
          document.querySelector(arguments[0]).dispatchEvent(
            new MouseEvent('click', { bubbles: true, cancelable: true, ...arguments[1] }));
          return isHandled;
        """, selector, fields)


@also_in_firefox_at_length
class LinkTests(LinkTestCase):
    def test_a_link_shows_the_page_its_title_its_address_and_its_start(self) -> None:
        page = self.start()
        page.run("document.querySelector('#end').scrollIntoView({ behavior: 'instant' })")
        page.click("#end")
        self.wait_for(page, "two")
        self.assert_in_place(page)
        self.assertEqual(page.run("return location.pathname"), "/links/two")
        self.assertEqual(page.run("return document.scrollingElement.scrollTop"), 0)
        self.assertEqual(page.run("return document.activeElement.localName"), "h1")
        self.assertEqual(page.texts(".trellis-status"), ["Page two"])

    def test_the_history_shows_the_former_page_where_it_was(self) -> None:
        page = self.start()
        page.run("document.querySelector('#end').scrollIntoView({ behavior: 'instant' })")
        before = page.run("return document.scrollingElement.scrollTop")
        self.assertGreater(before, 300)
        page.click("#end")
        self.wait_for(page, "two")
        page.run("history.back()")
        self.wait_for(page, "one")
        page.wait("return Math.abs(document.scrollingElement.scrollTop - arguments[0]) < 2", before)
        page.run("history.forward()")
        self.wait_for(page, "two")
        page.wait("return document.scrollingElement.scrollTop === 0")
        self.assert_in_place(page)

    def test_a_reload_shows_the_page_of_the_address(self) -> None:
        page = self.start()
        page.click("#two")
        self.wait_for(page, "two")
        page.reload()
        self.wait_for(page, "two")
        self.assertEqual(page.run("return location.pathname + location.search"), "/links/two?a=b")
        listening(page)
        page.run("history.back()")
        self.wait_for(page, "one")

    def test_a_key_opens_a_link(self) -> None:
        page = self.start()
        page.run("document.querySelector('#two').focus()")
        page.press(Keys.ENTER)
        self.wait_for(page, "two")
        self.assert_in_place(page)

    def test_the_page_of_a_link_under_the_pointer_is_prepared_once(self) -> None:
        page = self.start()
        page.run("document.querySelector('#two').dispatchEvent(new PointerEvent('pointerover', { bubbles: true }))")
        wait_until(lambda: self.prepared(page) == 1, what="the request for the page")
        page.run("document.querySelector('#two').click()")
        self.wait_for(page, "two")
        self.assert_in_place(page)
        self.assertEqual(self.prepared(page), 1)

    def test_presses_with_a_modifier_key_and_links_for_the_browser_are_left_to_it(self) -> None:
        page = self.start()
        for fields in ({"ctrlKey": True}, {"metaKey": True}, {"shiftKey": True}, {"altKey": True}, {"button": 1}):
            with self.subTest(fields):
                self.assertFalse(self.dispatch(page, "#two", **fields))
        for selector in ("#part", "#tab", "#download", "#one"):
            with self.subTest(selector):
                self.assertFalse(self.dispatch(page, selector))
        self.assertEqual(page.run("return location.pathname"), "/links/one")

    def test_the_browser_loads_missing_pages_and_files(self) -> None:
        page = self.start()
        page.click("#missing")
        page.wait("return document.body?.innerText.includes('Page not found') ?? false")
        self.assertEqual(page.run("return location.pathname"), "/no-links")
        looks = page.run(
            "const look = (selector) => getComputedStyle(document.querySelector(selector));"
            "return [look('body').backgroundColor, look('main a').backgroundColor, look('.l-icon').maskImage.slice(0, 4)]")
        self.assertEqual(looks, ["rgb(255, 255, 255)", "rgb(34, 87, 214)", "url("], "the theme and its icons")
        page.back()
        self.wait_for(page, "one")
        listening(page)
        page.click("#file")
        page.wait("return location.pathname === '/assets/favicon.svg'")

    def test_unsaved_entries_ask_before_a_link_and_a_step_in_the_history(self) -> None:
        page = self.start()
        page.click("#two")
        self.wait_for(page, "two")
        page.run("document.querySelector('[role=switch],[type=checkbox]').click()")
        page.wait("return document.querySelector('[data-unsaved]')")
        settled(page)
        listening(page)
        page.run("window.asked = 0; window.confirm = () => { asked += 1; return false; }")
        page.run("document.querySelector('#one').click()")
        page.run("history.back()")
        page.wait("return asked === 2 && location.pathname === '/links/two'")
        settled(page)
        self.assertEqual(page.run("return document.title"), "Page two")
        page.run("window.confirm = () => true; document.querySelector('#one').click()")
        self.wait_for(page, "one")
        self.assert_in_place(page)

    def test_links_pressed_one_after_the_other_end_at_the_last(self) -> None:
        page = self.start("/links/three")
        page.run("document.querySelector('#one').click(); document.querySelector('#two').click()")
        self.wait_for(page, "two")
        self.assertEqual(page.run("return location.pathname"), "/links/two")
        page.run("history.back()")
        self.wait_for(page, "three")
        self.assert_in_place(page)


@also_in_firefox_at_length
class HistoryStepTests(LinkTestCase):
    """Steps in the history while the page of the step before is being opened."""

    def test_steps_in_the_history_without_a_pause_end_at_the_page_of_the_address(self) -> None:
        page = self.start()
        page.click("#two")
        self.wait_for(page, "two")
        page.run("""
          history.back();
          return new Promise((resolve) => addEventListener('popstate', () => { history.forward(); resolve(); }, { once: true }));
        """)
        page.wait("return location.pathname === '/links/two'")
        settled(page)
        self.wait_for(page, "two")
        self.assert_in_place(page)


class ScriptlessLinkTests(LinkTestCase):
    def test_links_work_without_scripts(self) -> None:
        page = self.page("/healthz")
        page.scripts(False)
        self.addCleanup(lambda: page.scripts(True))
        page.navigate(self.application.address + "/links/one")
        page.one("#two").click()
        wait_until(lambda: page.driver.current_url.endswith("/links/two?a=b"), what="the other page")
        self.assertEqual(page.one("h1").text, "Page two")
