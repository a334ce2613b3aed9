"""The scroll offsets of pages when the user goes back and forward, and of new pages."""

import signal

from harness import ApplicationTestCase, Page, also_in_firefox_at_length

WHERE = "return [Math.round(scrollY), Math.round(document.querySelector('[data-pane]')?.scrollTop)]"


@also_in_firefox_at_length
class ScrollingTests(ApplicationTestCase):
    command = ("ChaosPage", "--inspect")

    def start(self, path: str = "/tall/a") -> Page:
        page = self.live(path, width=600, height=700)
        page.run("window.isTheSame = true")
        return page

    def go(self, page: Page, path: str) -> None:
        page.run("document.querySelector(`[data-path='${arguments[0]}']`).click()", path)
        self.wait_for_page(page, path)

    def wait_for_page(self, page: Page, path: str) -> None:
        page.wait("return document.title === arguments[0] && location.pathname === arguments[0]", path)

    def scroll(self, page: Page, *offsets: int) -> None:
        page.run("scrollTo(0, arguments[0]); document.querySelector('[data-pane]').scrollTop = arguments[1]",
                 *offsets)
        self.assertEqual(page.run(WHERE), list(offsets))

    def wait_for_offsets(self, page: Page, *offsets: int) -> None:
        page.wait(f"const is = (() => {{ {WHERE} }})(); return String(is) === String(arguments[0])",
                  list(offsets))

    def assert_stays(self, page: Page, *offsets: int) -> None:
        """Checks the offset repeatedly while the browser paints, because it scrolls before a paint."""
        found = page.run(
            "return (async () => { const found = []; for (let n = 0; n < 10; n += 1) {"
            f"  await new Promise(requestAnimationFrame); found.push((() => {{ {WHERE} }})()); }}"
            "return found; })()")
        self.assertEqual(found, [list(offsets)] * 10)

    def test_back_to_another_route_restores_the_scroll_offset(self) -> None:
        page = self.start()
        self.scroll(page, 900, 300)
        self.go(page, "/high/a")
        self.wait_for_offsets(page, 0, 0)
        self.scroll(page, 400, 0)
        page.run("history.back()")
        self.wait_for_page(page, "/tall/a")
        self.wait_for_offsets(page, 900, 300)
        page.run("history.forward()")
        self.wait_for_page(page, "/high/a")
        self.wait_for_offsets(page, 400, 0)
        self.assertTrue(page.run("return window.isTheSame === true"), "the page was loaded anew")

    def test_a_new_page_may_start_at_an_element(self) -> None:
        page = self.start()
        self.scroll(page, 300, 0)
        self.go(page, "/high/row-50")
        page.wait("const { top, bottom } = document.querySelector('#row-50').getBoundingClientRect();"
                  "return top > 0 && bottom < innerHeight + 1")
        self.assertGreater(page.run("return scrollY"), 1000)
        page.run("history.back()")
        self.wait_for_page(page, "/tall/a")
        self.wait_for_offsets(page, 300, 0)

    def test_back_to_another_address_of_a_page_restores_the_offset(self) -> None:
        page = self.start()
        self.scroll(page, 900, 0)
        self.go(page, "/tall/b")
        self.assert_stays(page, 900, 0)
        self.scroll(page, 200, 250)
        page.run("history.back()")
        self.wait_for_page(page, "/tall/a")
        self.wait_for_offsets(page, 900, 0)
        page.run("history.forward()")
        self.wait_for_page(page, "/tall/b")
        self.wait_for_offsets(page, 200, 250)

    def test_nothing_scrolls_before_the_page_is_shown(self) -> None:
        for other in ("/tall/b", "/high/a"):
            with self.subTest(other=other):
                page = self.start()
                self.scroll(page, 900, 300)
                self.go(page, other)
                self.scroll(page, 200, 100)
                self.application.signal(signal.SIGSTOP)
                try:
                    page.run("history.back()")
                    page.wait("return location.pathname === '/tall/a' && window.__live.others > 0")
                    self.assert_stays(page, 200, 100)
                finally:
                    self.application.signal(signal.SIGCONT)
                self.wait_for_page(page, "/tall/a")
                self.wait_for_offsets(page, 900, 300)

    def test_a_partial_page_is_scrolled_once_it_is_high_enough(self) -> None:
        page = self.start("/late/a")
        page.wait("return document.documentElement.scrollHeight > 2000")
        self.scroll(page, 1500, 80)
        self.go(page, "/high/a")
        self.wait_for_offsets(page, 0, 0)
        page.run("history.back()")
        self.wait_for_offsets(page, 1500, 80)

    def test_a_reloaded_page_keeps_its_scroll_offset(self) -> None:
        page = self.start()
        self.scroll(page, 900, 300)
        page.reload()
        self.wait_for_offsets(page, 900, 300)
        self.assertIsNone(page.run("return window.isTheSame ?? null"))
        self.go(page, "/high/a")
        self.wait_for_offsets(page, 0, 0)
        page.run("history.back()")
        self.wait_for_offsets(page, 900, 300)
