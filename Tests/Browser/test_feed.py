"""A feed of a million rows: jumps, changes above what is read, the wheel, the thumb of the scroll bar, and a journey."""

import random

from selenium.webdriver.common.keys import Keys

from harness import ApplicationTestCase, Page, also_in_firefox_at_length, sample, settled

ROWS = 1_000_000
PANE = """
  const list = document.querySelector('[role=list]');
  let pane = list.parentElement;
  while (!/auto|scroll/.test(getComputedStyle(pane).overflowY)) pane = pane.parentElement;
  const view = pane.getBoundingClientRect();
"""
COVERED = PANE + """
  const boxes = [...list.children].map((one) => one.getBoundingClientRect());
  return boxes.some((one) => one.top <= view.top + 1) && boxes.some((one) => one.bottom >= view.bottom - 1);
"""
#: The number of the post, the place in the list and the distance from the top of the first row that is visible as a whole.
WHOLE = PANE + """
  const rows = [...list.children].filter((one) => one.getBoundingClientRect().top >= view.top - 0.25);
  rows.sort((one, other) => one.getBoundingClientRect().top - other.getBoundingClientRect().top);
  const [row] = rows;
  return row && [row.textContent.match(/No\\. (\\d+)/)[1], Number(row.ariaPosInSet), row.getBoundingClientRect().top - view.top];
"""
ROW = PANE + """
  const row = [...list.children].find((one) => Number(one.ariaPosInSet) === arguments[0]);
  return row ? row.getBoundingClientRect().top - view.top : null;
"""
#: The distance of the top of a post from the top of the list, by the number of the post.
POST = PANE + """
  const row = [...list.children].find((one) => one.textContent.includes(`No. ${arguments[0]} `));
  return row ? row.getBoundingClientRect().top - view.top : null;
"""


class FeedTestCase(ApplicationTestCase):
    command = ("Feed", "--inspect")

    def feed(self) -> Page:
        page = self.live("/", width=900, height=800)
        page.wait(COVERED)
        return page

    def go(self, page: Page, row: int) -> None:
        field = "[aria-label='Go to row']"
        page.run("const field = document.querySelector(arguments[0]); field.focus(); field.select()", field)
        page.insert(str(row))
        page.press(Keys.ENTER)
        page.wait(f"const top = (() => {{ {ROW} }})(...arguments); return top !== null && Math.abs(top) < 2", row)
        settled(page)

    def press(self, page: Page, title: str) -> None:
        page.click("button", title)
        page.wait("return !document.querySelector('[data-pending]')")
        settled(page)

    def drag(self, page: Page, part: float) -> None:
        """Moves the thumb of the scroll bar."""
        page.run(
            PANE + "pane.scrollTo({ top: (pane.scrollHeight - pane.clientHeight) * arguments[0], behavior: 'instant' })",
            part)
        page.wait(COVERED)
        settled(page)


@also_in_firefox_at_length
class FeedTests(FeedTestCase):
    def test_the_thumb_shows_rows_at_each_place(self) -> None:
        page = self.feed()
        for part, place in ((0.25, 250_000), (0.5, 500_000), (0.999, 999_000), (1, ROWS)):
            with self.subTest(part=part):
                self.drag(page, part)
                self.assertTrue(page.run(COVERED))
                _, found, _ = page.run(WHOLE)
                self.assertAlmostEqual(found, place, delta=ROWS * 0.01)
        self.assertEqual(page.run(PANE + "return Math.max(...[...list.children].map((one) => one.ariaPosInSet))"), ROWS)
        self.drag(page, 0)
        self.assertEqual(page.run(WHOLE)[1], 1)

    def test_focus_and_text_survive_a_journey(self) -> None:
        page = self.feed()
        field = "[aria-label='Note on post 5']"
        page.wait(f"return document.querySelector(\"{field}\") !== null")
        page.run(f"document.querySelector(\"{field}\").focus()")
        page.insert("typed")
        settled(page)
        focused = f"return document.activeElement === document.querySelector(\"{field}\")"
        self.drag(page, 0.9)
        self.assertTrue(page.run(focused), "the row with the focus stays")
        self.assertGreater(page.run(WHOLE)[1], 850_000)
        page.insert(" on")
        self.drag(page, 0)
        self.assertTrue(page.run(focused))
        self.assertEqual(page.run(f"return document.querySelector(\"{field}\").value"), "typed on")
        # Without the focus the row leaves the window, and its text is kept.
        self.go(page, 900_000)
        page.wait(f"return document.querySelector(\"{field}\") === null")
        self.go(page, 1)
        page.wait(f"return document.querySelector(\"{field}\")?.value === 'typed on'")

    def test_a_search_brings_the_hit_to_the_middle(self) -> None:
        page = self.feed()
        page.run("document.querySelector('[aria-label=Find]').focus()")
        page.insert("#765432")
        page.press(Keys.ENTER)
        distance = PANE + """
          const card = list.querySelector('[aria-current=true]');
          const row = card?.closest('[role=listitem]').getBoundingClientRect();
          return row ? (row.top + row.bottom - view.top - view.bottom) / 2 : null;
        """
        page.wait(f"return (() => {{ {distance} }})() !== null")
        settled(page)
        self.assertAlmostEqual(page.run(distance), 0, delta=1)
        self.assertEqual(page.run("return document.querySelectorAll('[aria-current=true]').length"), 1)


@also_in_firefox_at_length
class LongFeedTests(FeedTestCase):
    is_long = True

    def test_a_row_comes_to_the_top_of_the_list(self) -> None:
        page = self.feed()
        self.assertLess(page.run(PANE + "return list.children.length"), 60)
        numbers = random.Random(1)
        for row in sample([numbers.randrange(1, ROWS - 100) for _ in range(200)], 10):
            with self.subTest(row=row):
                self.go(page, row)
                self.assertAlmostEqual(page.run(ROW, row), 0, delta=0.5)
                self.assertTrue(page.run(COVERED))
                # Four windows of some four rows, with the rows around them.
                self.assertLess(page.run(PANE + "return list.children.length"), 60)

    def test_changes_above_do_not_move_the_row_that_is_read(self) -> None:
        page = self.feed()
        self.go(page, 500_000)
        for step in sample(range(100), 10):
            for title in ("Insert 100 above", "Expand all above", "Remove 100 above"):
                with self.subTest(step=step, title=title):
                    post, _, top = page.run(WHOLE)
                    self.press(page, title)
                    self.assertAlmostEqual(page.run(POST, post), top, delta=0.5)
                    self.assertTrue(page.run(COVERED))
            page.wheel(450, 600, -150 if step % 2 else 170)
            page.run("return new Promise((done) => setTimeout(done, 400))")
            settled(page)

    def test_the_wheel_moves_the_content_by_its_distance(self) -> None:
        page = self.feed()
        self.go(page, 300_000)
        moved = 0.0
        for _ in range(100):
            # A row that stays mounted tells the distance of one turn.
            post, _, top = page.run(WHOLE)
            page.wheel(450, 600, 100)
            page.wait(f"const top = (() => {{ {POST} }})(arguments[0]); return top === null || top <= arguments[1] - 99.5",
                      post, top)
            page.wait("return !document.querySelector('[data-pending]')")
            settled(page)
            moved += top - page.run(POST, post)
        self.assertAlmostEqual(moved, 10_000, delta=1)
        self.assertTrue(page.run(COVERED))


class FeedLooksTests(ApplicationTestCase):
    """Nothing is cut off or outside of the window at any width, in both directions."""

    command = ("Feed", "--rows", "1000", "--inspect")

    def test_everything_is_inside(self) -> None:
        for width in sample((390, 768, 1440), 2):
            for scheme in sample(("light", "dark"), 2):
                with self.subTest(width=width, scheme=scheme):
                    page = self.live("/", width=width, height=900)
                    page.prefer(color_scheme=scheme)
                    settled(page)
                    self.assertEqual(page.run("""
                      return [...document.querySelectorAll('main button, main input, main img, main p')].filter((one) => {
                        const { left, right } = one.getBoundingClientRect();
                        const isCut = one.localName === 'button' && one.scrollWidth > one.clientWidth + 1;
                        return left < 0 || right > innerWidth || isCut;
                      }).map((one) => one.outerHTML.slice(0, 80));
                    """), [])


class RightToLeftFeedLooksTests(FeedLooksTests):
    is_long = True
    command = ("Feed", "--rows", "1000", "--right-to-left", "--inspect")
