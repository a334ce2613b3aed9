"""What is visible stays in place when a patch changes something before it, in the window and in panes."""

from harness import ApplicationTestCase, ChaosProxy, Page, also_in_firefox_at_length, long, running, settled


class AnchorTestCase(ApplicationTestCase):
    command = ("LayersPage", "--inspect")

    def reading(self, path: str = "/reading", **options: int) -> Page:
        return self.live(path, width=800, height=600, **options)

    def scroll(self, page: Page, pane: str | None, left: float, top: float) -> None:
        page.run("""
          const pane = arguments[0] ? document.querySelector(arguments[0]) : document.scrollingElement;
          pane.scrollTo({ left: arguments[1], top: arguments[2], behavior: 'instant' });
        """, pane, left, top)
        running(page, "anchors")
        settled(page)

    def place(self, page: Page, selector: str) -> list[float]:
        return page.run(
            "const { left, top } = document.querySelector(arguments[0]).getBoundingClientRect(); return [left, top]", selector)

    def press(self, page: Page, title: str) -> None:
        page.run("[...document.querySelectorAll('button')].find((one) => one.textContent === arguments[0]).click()", title)
        page.wait("return !document.querySelector('[data-pending]')")
        settled(page)

    def assert_stays(self, page: Page, selector: str, *titles: str) -> None:
        before = self.place(page, selector)
        for title in titles:
            self.press(page, title)
            after = self.place(page, selector)
            for one, other in zip(before, after):
                self.assertAlmostEqual(one, other, delta=1, msg=f"{title}: {before} {after}")


@also_in_firefox_at_length
class AnchorTests(AnchorTestCase):
    forward = 1

    def test_rows_of_a_pane_stay_when_rows_before_them_come_go_and_grow(self) -> None:
        page = self.reading()
        self.scroll(page, "#pane", 0, 1225)
        self.assert_stays(
            page, "#a27", "Insert first", "Insert first", "Resize first", "Remove first", "Insert last", "Insert 30",
            "Remove all but")

    def test_the_same_holds_in_the_window(self) -> None:
        page = self.reading("/reading/window")
        self.scroll(page, None, 0, 1425)
        self.assert_stays(
            page, "#w29", "Insert first", "Resize first", "Remove first", "Insert last", "Remove all but", "Insert first")

    def test_new_rows_show_at_the_very_start_of_a_pane(self) -> None:
        page = self.reading()
        self.scroll(page, "#outer", 0, 10)
        self.press(page, "Insert first")
        pane, row = self.place(page, "#pane"), self.place(page, "#a100")
        self.assertAlmostEqual(row[1], pane[1], delta=1)

    @long
    def test_a_pane_in_another_one_keeps_its_rows_and_the_outer_one_keeps_its_own(self) -> None:
        page = self.reading()
        self.scroll(page, "#inner", 0, 1225)
        self.assert_stays(page, "#b27", "Insert first", "Resize first", "Remove first")
        self.scroll(page, "#outer", 0, 1525)
        self.assert_stays(page, "#c25", "Insert first", "Resize first", "Remove first")

    def test_columns_of_a_horizontal_pane_stay(self) -> None:
        page = self.reading()
        self.scroll(page, "#across", self.forward * 1230, 0)
        self.assert_stays(page, "#h14", "Insert first", "Resize first", "Remove first")

    @long
    def test_rows_that_are_animated_do_not_move_either(self) -> None:
        page = self.reading()
        self.scroll(page, "#pane", 0, 1225)
        before = self.place(page, "#a27")
        page.run("""
          window.places = [];
          const row = document.querySelector('#a27');
          const look = () => { places.push(row.getBoundingClientRect().top); requestAnimationFrame(look); };
          look();
        """)
        self.press(page, "Insert moving")
        page.wait("return document.querySelector('#a100')")
        page.run("return new Promise((resolve) => setTimeout(resolve, 500))")
        for place in page.run("return [...new Set(places)]"):
            self.assertAlmostEqual(place, before[1], delta=1)

    @long
    def test_another_order_of_rows_does_not_scroll(self) -> None:
        page = self.reading()
        self.scroll(page, "#pane", 0, 1225)
        self.press(page, "Reverse")
        self.assertAlmostEqual(page.run("return document.querySelector('#pane').scrollTop"), 1225, delta=1)

    @long
    def test_the_start_of_a_pane_can_still_be_reached_while_rows_are_inserted(self) -> None:
        page = self.reading()
        self.scroll(page, "#pane", 0, 300)
        self.press(page, "Insert first")
        self.scroll(page, "#pane", 0, 0)
        self.press(page, "Insert first")
        self.assertEqual(page.run("return document.querySelector('#pane').scrollTop"), 0)


class RightToLeftAnchorTests(AnchorTests):
    is_long = True
    command = ("LayersPage", "--inspect", "--right-to-left")
    forward = -1


# Scrolls a pane when the elements of the page are there, and reports it to the proxy when the event of the scrolling is over.
SCROLL_EARLY = """
document.addEventListener("readystatechange", () => {
  const pane = document.querySelector("#pane");
  if (!pane) return;
  document.addEventListener("scroll", () => requestAnimationFrame(() => fetch("/healthz")), { capture: true, once: true });
  pane.scrollTo({ top: 1225, behavior: "instant" });
}, { once: true });
"""


@also_in_firefox_at_length
class SlowAnchorTests(AnchorTestCase):
    """A network on which files of the client script do not arrive before the user scrolls."""

    def setUp(self) -> None:
        super().setUp()
        self.proxy = ChaosProxy(self.application.port)
        self.addCleanup(self.proxy.close)

    def far(self, page: Page) -> Page:
        page.open(self.proxy.address + "/reading")
        settled(page)
        return page

    def test_rows_stay_at_the_first_scrolling_while_no_file_arrives(self) -> None:
        page = self.far(self.page("/healthz", width=800, height=600))
        running(page, "anchors")
        self.proxy.hold(r"\.js", until="/never")
        self.scroll(page, "#pane", 0, 1225)
        self.assert_stays(page, "#a27", "Insert first", "Resize first", "Remove first")

    @long
    def test_rows_stay_in_a_pane_that_was_scrolled_before_the_client_script_ran(self) -> None:
        page = self.page("/healthz", width=800, height=600)
        page.at_start(SCROLL_EARLY)
        self.proxy.hold(r"/trellis\.\w+\.js", until="/healthz")
        self.far(page)
        self.assertEqual(page.run("return document.querySelector('#pane').scrollTop"), 1225)
        self.assert_stays(page, "#a27", "Insert first", "Resize first", "Remove first")
