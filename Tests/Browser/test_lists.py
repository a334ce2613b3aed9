"""A long list: a window of rows, with true positions, in which nothing visible moves."""

from harness import ApplicationTestCase, Page, also_in_firefox_at_length, press, sample, settled

PANE = """
  const list = document.querySelector('[role=list]');
  // On the way back the former page is still shown.
  if (!list) return null;
  let pane = list.parentElement;
  while (!/auto|scroll/.test(getComputedStyle(pane).overflowY)) pane = pane.parentElement;
"""
FIRST = PANE + """
  const edge = pane.getBoundingClientRect().top;
  const row = [...list.children].find((one) => one.getBoundingClientRect().bottom > edge + 1);
  return row && [Number(row.ariaPosInSet), row.innerText.split('\\n')[0], row.getBoundingClientRect().top - edge];
"""
#: The first row that is visible as a whole. A row that is cut by the edge may grow upwards, as anchors.js and browsers keep
#: the first whole element in place.
WHOLE = FIRST.replace("bottom > edge + 1", "top >= edge")
COVERED = PANE + """
  const { top, bottom } = pane.getBoundingClientRect();
  const boxes = [...list.children].map((one) => one.getBoundingClientRect());
  return boxes.some((one) => one.top <= top + 4) && boxes.some((one) => one.bottom >= bottom - 4);
"""

#: The distance of two rows of the page.
SPACING = 4
#: The mean height of a row and this distance: the rows have 1 to 7 lines, in turns.
MEAN = PANE + f"""
  const heights = [...list.children].slice(0, 7).map((one) => one.offsetHeight);
  return heights.reduce((sum, one) => sum + one, 0) / 7 + {SPACING};
"""


@also_in_firefox_at_length
class ListTests(ApplicationTestCase):
    command = ("StatePage", "--inspect")

    def feed(self) -> Page:
        page = self.live("/feed", width=800, height=700)
        page.wait(COVERED)
        return page

    def scroll(self, page: Page, part: float) -> None:
        page.run(PANE + "pane.scrollTo({ top: (pane.scrollHeight - pane.clientHeight) * arguments[0], behavior: 'instant' });", part)
        page.wait(COVERED)
        settled(page)

    def test_a_jump_shows_rows_in_the_middle_and_at_the_end(self) -> None:
        page = self.feed()
        self.assertLess(page.run(PANE + "return list.children.length"), 200)
        self.scroll(page, 0.5)
        place, _, _ = page.run(FIRST)
        self.assertAlmostEqual(place, 50_000, delta=2_000)
        self.scroll(page, 1)
        self.assertEqual(page.run(PANE + "return Number(list.lastElementChild.ariaPosInSet)"), 100_000)
        self.scroll(page, 0)
        self.assertEqual(page.run(FIRST)[:2], [1, "Row 0"])

    def test_one_step_of_the_wheel_moves_by_its_distance_and_the_thumb_to_a_place(self) -> None:
        page = self.feed()
        mean = page.run(MEAN)
        distance = 0
        for by in (10_000, 25_000, -15_000):
            page.wheel(300, 400, by)
            distance += by
            page.wait(PANE + "return Math.abs(pane.scrollTop - arguments[0]) < 2", distance)
            page.wait(COVERED)
            settled(page)
            # Heights that are not known are estimates.
            self.assertAlmostEqual(page.run(FIRST)[0] * mean, distance, delta=distance * 0.02 + 400)
        # A press of the scroll bar, whose thumb is near its start.
        page.click_at(*page.run(PANE + """
          const { top, right } = pane.getBoundingClientRect();
          return [right - 4, top + 8];
        """))
        self.scroll(page, 0.5)
        self.assertAlmostEqual(page.run(FIRST)[0], 50_000, delta=2_000)

    def test_changes_above_move_nothing(self) -> None:
        page = self.feed()
        self.scroll(page, 0.5)
        for title in ["Insert above", "Insert above", "Remove above", "Resize", "Insert above", "Resize"]:
            _, name, top = page.run(WHOLE)
            press(page, title)
            after = page.run(WHOLE)
            self.assertEqual(after[1], name, title)
            self.assertAlmostEqual(after[2], top, delta=1, msg=title)

    def test_a_row_keeps_its_state_on_a_journey(self) -> None:
        page = self.feed()
        page.run(PANE + "list.children[2].querySelector('button').click()")
        page.wait(PANE + "return list.children[2].querySelector('button').textContent === 'Count 1'")
        self.scroll(page, 0.9)
        self.scroll(page, 0)
        page.wait(PANE + "return list.children[2].querySelector('button').textContent === 'Count 1'")

    def test_a_reload_and_the_way_back_show_the_same_row_at_the_same_place(self) -> None:
        page = self.feed()
        for part in sample((0.001, 0.3, 0.7), 2):
            with self.subTest(part=part):
                self.scroll(page, part)
                for _ in range(5):
                    page.wheel(300, 400, 350)
                    settled(page)
                before = page.run(WHOLE)
                for go in (page.reload, lambda: (page.navigate(f"{self.application.address}/list"), page.back())):
                    go()
                    page.wait(COVERED)
                    # The row comes with the response to the first report.
                    page.wait(f"return (() => {{ {WHOLE} }})()?.[0] === arguments[0]", before[0])
                    settled(page)
                    place, name, top = page.run(WHOLE)
                    self.assertEqual((place, name), tuple(before[:2]))
                    self.assertAlmostEqual(top, before[2], delta=1)

    def test_rows_at_the_end_of_the_runway_are_as_far_apart_as_they_are_high(self) -> None:
        # Browsers store lengths of style sheets with 24 bits: to a quarter of a pixel at 4,000,000 px.
        page = self.feed()
        self.scroll(page, 1)
        rows = page.run(PANE + """
          const start = list.getBoundingClientRect().top;
          return [...list.children].map((one) => [one, one.getBoundingClientRect()])
            .map(([one, { top, height }]) => [Number(one.ariaPosInSet), top - start, height]).sort(([one], [other]) => one - other);
        """)
        self.assertGreater(rows[0][1], 3_900_000)
        self.assertGreater(len({height for _, _, height in rows}), 1)
        for (place, top, height), (next_place, next_top, _) in zip(rows, rows[1:]):
            self.assertEqual(next_place, place + 1)
            self.assertAlmostEqual(next_top - top, height + SPACING, delta=0.5, msg=f"row {place} at {top} px")


class FastListTests(ApplicationTestCase):
    """A network with a latency of 100 ms."""

    command = ("StatePage", "--inspect")

    def test_rows_or_their_shapes_are_visible_at_each_frame_of_a_fast_movement(self) -> None:
        page = self.live("/feed", width=800, height=700)
        page.wait(COVERED)
        page.slow(100)
        found = page.run(PANE + """
          const view = pane.getBoundingClientRect();
          const found = { frames: 0, empty: 0, moved: 0 };
          // Frames of a busy machine may be far from each other.
          pane.dispatchEvent(new WheelEvent("wheel", { deltaY: 1, bubbles: true }));
          return new Promise((done) => {
            const start = performance.now();
            let last = start;
            const step = (now) => {
              const isCovered = list.style.backgroundImage || [...list.children].some((one) => {
                const { top, bottom } = one.getBoundingClientRect();
                return top < view.bottom && bottom > view.top;
              });
              found.frames += 1;
              if (!isCovered) found.empty += 1;
              // 20,000 px a second.
              const distance = Math.max(Math.min((now - last) * 20, 2000), 0);
              pane.scrollBy({ top: distance, behavior: "instant" });
              found.moved += distance;
              last = now;
              if (now - start < 1500) requestAnimationFrame(step);
              else done(found);
            };
            requestAnimationFrame(step);
          });
        """)
        self.assertGreater(found["frames"], 10)
        self.assertEqual(found["empty"], 0)
        page.slow(0)
        # At rest rows are in the place of the shapes, and those that were mounted ahead are removed.
        page.wait(PANE + "return !list.style.backgroundImage && list.children.length < 40")
        page.wait(COVERED)
        settled(page)
        self.assertEqual(page.run(PANE + "return list.style.backgroundImage"), "")
        # The distance says which row is visible.
        place, _, _ = page.run(FIRST)
        self.assertAlmostEqual(place * page.run(MEAN), found["moved"], delta=found["moved"] * 0.02 + 400)
