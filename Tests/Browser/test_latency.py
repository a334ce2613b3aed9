"""What shows after a press on a network with a latency of 400 ms, before its response."""

from harness import ApplicationTestCase, ChromiumPage, long, running, sample

#: Records the milliseconds from a press until a condition holds for the first time, and whether it does in the first frame.
WATCH = """
const condition = new Function('return ' + arguments[0]);
window.passed = null;
let start = null;
const look = () => {
  if (start !== null && window.passed === null && condition()) window.passed = performance.now() - start;
  if (window.passed === null) requestAnimationFrame(look);
};
addEventListener('click', (event) => {
  start = event.timeStamp;
  requestAnimationFrame(() => { window.isAtOnce = Boolean(condition()); });
}, { capture: true, once: true });
look();
"""
LATENCY = 400


class LatencyTests(ApplicationTestCase):
    command = ("Gallery", "--inspect")

    def slow(self, path: str) -> ChromiumPage:
        page = self.live(path, width=1000, height=900)
        # The modules that are loaded a second after the start of the page.
        running(page, "presses")
        page.slow(LATENCY)
        return page

    def time(self, page: ChromiumPage, selector: str, condition: str) -> float:
        """The milliseconds from a press of the pointer on the first element until the condition holds."""
        x, y = page.run("""
          const found = document.querySelector(arguments[0]);
          found.scrollIntoView({ block: 'center' });
          const { left, top, height, width } = found.getBoundingClientRect();
          return [left + Math.min(width / 2, 40), top + height / 2];
        """, selector)
        page.run(WATCH, condition)
        page.click_at(x, y)
        page.wait("return window.passed !== null")
        return page.run("return window.passed")

    def assert_at_once(self, path: str, selector: str, condition: str, after: str = "true") -> None:
        """`condition` holds in the first frame after a press, and still when the response is there."""
        page = self.slow(path)
        self.time(page, selector, condition)
        self.assertTrue(page.run("return window.isAtOnce"), selector)
        page.wait("return !document.querySelector('[data-pending]')")
        self.assertTrue(page.run(f"return ({condition}) && ({after})"), "after the response")

    def test_a_tab_is_selected_at_once_and_its_panel_takes_one_round_trip(self) -> None:
        second = "main [role=tab]:nth-child(2)"
        self.assert_at_once(
            "/controls/tabs", second,
            "[...document.querySelectorAll('main [role=tab]')].map((e) => e.ariaSelected).join() === 'false,true,false'")
        page = self.slow("/controls/tabs")
        text = page.run("return document.querySelector('main [role=tabpanel]').textContent")
        passed = self.time(page, second, f"document.querySelector('main [role=tabpanel]').textContent !== {text!r}")
        self.assertLess(passed, 1.6 * LATENCY)

    def test_tabs_that_are_pressed_before_the_response_show_the_last_one(self) -> None:
        page = self.slow("/controls/tabs")
        for number in (2, 3):
            page.run("document.querySelectorAll('main [role=tab]')[arguments[0]].click()", number - 1)
        states = "return [...document.querySelectorAll('main [role=tab]')].map((e) => e.ariaSelected)"
        self.assertEqual(page.run(states), ["false", "false", "true"])
        page.wait("return !document.querySelector('[data-pending]')")
        self.assertEqual(page.run(states), ["false", "false", "true"])

    @long
    def test_a_disclosure_turns_its_sign_at_once(self) -> None:
        self.assert_at_once(
            "/controls/disclosure", "main .l-disclosure[aria-expanded=false]",
            "document.querySelector('main .l-disclosure').ariaExpanded === 'true'")

    @long
    def test_a_column_shows_its_order_at_once(self) -> None:
        self.assert_at_once(
            "/controls/table", "main [aria-sort=none] .l-sort",
            "document.querySelectorAll('main [role=columnheader][aria-sort=ascending]').length === 1")

    @long
    def test_a_page_of_a_list_is_current_at_once(self) -> None:
        self.assert_at_once(
            "/controls/pagination", "main nav :nth-last-child(2 of [aria-label])",
            "document.querySelector('main nav :nth-last-child(2 of [aria-label])').ariaCurrent === 'page'"
            " && document.querySelector('main nav').querySelectorAll('[aria-current]').length === 1")

    def test_dialogs_and_popovers_open_at_once_and_their_content_follows(self) -> None:
        for path, number in sample((("dialog", 1), ("dialog", 2), ("dialog", 3), ("popover", 1)), 3):
            with self.subTest(path, number=number):
                self.assert_at_once(
                    f"/controls/{path}", f"main [data-do*=present]:nth-child({number}), main [data-do*=present]"
                    if path == "popover" else f":nth-child({number} of main [data-do*=present])",
                    "document.querySelector(':is(dialog[open], :popover-open):not(.l-region)')",
                    "document.querySelector(':is(dialog[open], :popover-open):not(.l-region)').textContent !== ''")

    def test_a_layer_that_is_closed_before_its_content_came_stays_closed(self) -> None:
        page = self.slow("/controls/popover")
        self.time(page, "main [data-do*=present]", "document.querySelector('.l-layer:popover-open')")
        page.run("document.querySelector('.l-layer:popover-open').hidePopover()")
        page.run("""
          window.opened = 0;
          addEventListener('toggle', ({ newState }) => { if (newState === 'open') window.opened += 1; }, true);
        """)
        page.wait("return !document.querySelector('[data-pending]')")
        self.assertEqual(page.run("return window.opened"), 0)
        self.assertEqual(page.count(".l-layer:popover-open"), 0)

    def test_a_button_shows_a_spinner_after_a_while_without_a_change_of_its_size(self) -> None:
        page = self.slow("/controls/button")
        button = "document.querySelector('main .l-prominent')"
        width = page.run(f"return {button}.getBoundingClientRect().width")
        passed = self.time(
            page, "main .l-prominent",
            f"{button}.matches('[data-pending]') && getComputedStyle({button}, '::before').opacity === '1'"
            f" && getComputedStyle({button}.firstElementChild).opacity === '0'")
        self.assertGreater(passed, 140)
        self.assertLess(passed, LATENCY)
        self.assertEqual(page.run(f"return {button}.getBoundingClientRect().width"), width)

    @long
    def test_a_busy_button_has_the_size_of_an_idle_one(self) -> None:
        page = self.live("/controls/button", width=1000, height=900)
        button = "[...document.querySelectorAll('main button')].find((e) => e.textContent === 'Takes two seconds')"
        width = page.run(f"return {button}.getBoundingClientRect().width")
        page.run(f"{button}.click()")
        page.wait(f"return {button}.ariaBusy === 'true'")
        self.assertEqual(page.run(f"return {button}.getBoundingClientRect().width"), width)

    def test_a_link_to_another_page_shows_a_bar(self) -> None:
        page = self.slow("/")
        # After the listener of the page: the document stays, as if the response took long.
        page.run("addEventListener('click', (event) => event.preventDefault())")
        passed = self.time(
            page, "main a", "getComputedStyle(document.querySelector('[data-trellis]'), '::after').opacity === '1'"
            " && getComputedStyle(document.querySelector('[data-trellis]'), '::after').height === '2px'")
        self.assertGreater(passed, 240)
