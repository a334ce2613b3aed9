"""A log of a thousand lines a second: it follows the end, and keeps the place of a reader who scrolls."""

from selenium.webdriver.common.keys import Keys

from harness import ApplicationTestCase, Page, also_in_firefox_at_length, long

PANE = """
  const list = document.querySelector('[role=list]');
  let pane = list.parentElement;
  while (!/auto|scroll/.test(getComputedStyle(pane).overflowY)) pane = pane.parentElement;
  const view = pane.getBoundingClientRect();
"""
#: The text of the last visible line, and whether lines cover the list.
LAST = PANE + """
  const rows = [...list.children].map((one) => [one.getBoundingClientRect(), one.textContent])
    .filter(([box]) => box.bottom > view.top && box.top < view.bottom - 1).sort(([one], [other]) => one.top - other.top);
  const last = rows.at(-1);
  return last ? [last[1], rows[0][0].top <= view.top + 1 && last[0].bottom >= view.bottom - 1] : [null, false];
"""
#: The first whole line, and its distance from the top of the list.
FIRST = PANE + """
  const rows = [...list.children].map((one) => [one.getBoundingClientRect().top - view.top, one.textContent])
    .filter(([top]) => top >= -0.25).sort(([one], [other]) => one - other);
  return rows[0] ?? null;
"""
LINE = PANE + """
  const row = [...list.children].find((one) => one.textContent === arguments[0]);
  return row ? row.getBoundingClientRect().top - view.top : null;
"""
PRESSED = "return [...document.querySelectorAll('button')].find((one) => one.textContent.includes('Follow')).ariaPressed"


@also_in_firefox_at_length
class LogTests(ApplicationTestCase):
    command = ("Log",)

    def log(self) -> Page:
        page = self.page("/", width=900, height=700)
        page.wait(f"return (() => {{ {LAST} }})()[1]")
        return page

    def next_end(self, page: Page, text: str) -> str:
        """Waits until the last line is another one than `text`, and lines cover the list."""
        page.wait(f"const [text, covered] = (() => {{ {LAST} }})(); return covered && text !== arguments[0]", text)
        return page.run(LAST)[0]

    def test_the_page_follows_the_end(self) -> None:
        page = self.log()
        text = page.run(LAST)[0]
        for _ in range(8):
            after = self.next_end(page, text)
            self.assertGreater(after[:12], text[:12])
            text = after
        self.assertEqual(page.run(PRESSED), "true")
        self.assertLess(page.run(PANE + "return list.children.length"), 160)

    def test_a_reader_who_scrolls_up_keeps_the_place(self) -> None:
        page = self.log()
        page.wheel(450, 400, -300)
        page.wait("return (() => { " + PRESSED + " })() === 'false'")
        page.run("return new Promise((done) => setTimeout(done, 1000))")
        top, text = page.run(FIRST)
        count = "return Number(document.querySelector('[role=listitem]').ariaSetSize)"
        lines = page.run(count)
        page.wait(f"return (() => {{ {count} }})() > arguments[0] + 2000", lines)
        self.assertAlmostEqual(page.run(LINE, text), top, delta=0.5)
        page.click("button", "Follow")
        end = page.run(LAST)[0]
        self.next_end(page, end)
        self.assertEqual(page.run(PRESSED), "true")

    @long
    def test_two_tabs_show_the_same_lines(self) -> None:
        pages = [self.log(), self.log()]
        for page in pages:
            page.wheel(450, 400, -300)
            page.wait("return (() => { " + PRESSED + " })() === 'false'")
        texts = "return [...document.querySelectorAll('[role=listitem]')].map((one) => one.textContent)"
        # A line has one time and one text in all tabs.
        both = [dict((text[:12], text) for text in page.run(texts)) for page in pages]
        for time in both[0].keys() & both[1].keys():
            self.assertEqual(both[0][time], both[1][time])

    @long
    def test_a_search_brings_an_older_line(self) -> None:
        page = self.log()
        page.wheel(450, 400, -300)
        page.run("document.querySelector('[aria-label=Find]').focus()")
        page.insert("mailbox is full")
        page.press(Keys.ENTER)
        page.wait("return document.querySelector('[aria-current=true]')?.textContent.includes('mailbox is full')")
        box = page.run(PANE + """
          const row = list.querySelector('[aria-current=true]').getBoundingClientRect();
          return [row.top - view.top, view.bottom - row.bottom];
        """)
        self.assertGreater(min(box), 0)


class LogLooksTests(ApplicationTestCase):
    """Each line is one row of the given height, in both directions and at all widths."""

    is_long = True
    command = ("Log", "--still", "--inspect")

    def test_lines_are_cut_off(self) -> None:
        for width in (390, 768, 1440):
            with self.subTest(width=width):
                page = self.live("/", width=width, height=800)
                heights = page.run("return [...document.querySelectorAll('[role=listitem]')].map((one) => one.offsetHeight)")
                self.assertGreater(len(heights), 20)
                self.assertEqual(set(heights), {20})
                self.assertEqual(page.run("""
                  return [...document.querySelectorAll('main *')].filter((one) => {
                    const { left, right, width } = one.getBoundingClientRect();
                    return width && (left < -1 || right > innerWidth + 1);
                  }).map((one) => one.outerHTML.slice(0, 80));
                """), [])


class RightToLeftLogLooksTests(LogLooksTests):
    is_long = True
    command = ("Log", "--still", "--right-to-left", "--inspect")
