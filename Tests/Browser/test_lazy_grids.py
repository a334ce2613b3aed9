"""Long horizontal lists and grids: a window of cells, at true positions, in both directions of pages."""

import unittest

from harness import ApplicationTestCase, Page, long, press, settled

PANE = """
  const list = document.querySelector('[role=list]');
  let pane = list.parentElement;
  while (!/auto|scroll/.test(getComputedStyle(pane).overflowX + getComputedStyle(pane).overflowY)) pane = pane.parentElement;
  const view = pane.getBoundingClientRect();
  const boxes = [...list.children].map((one) => [one, one.getBoundingClientRect()]);
  const label = (one) => [Number(one.ariaPosInSet), one.innerText.split('\\n')[0]];
"""
#: Whether the left and the right end, and the upper and the lower end, of the visible part have cells.
COVERED = PANE + """
  const shown = boxes.filter(([, box]) => box.right > view.left && box.left < view.right && box.bottom > view.top && box.top < view.bottom);
  const edge = Math.min(view.right, view.left + list.getBoundingClientRect().width);
  return shown.some(([, box]) => box.left <= view.left + 20) && shown.some(([, box]) => box.right >= edge - 20)
    && shown.some(([, box]) => box.top <= view.top + 60);
"""
#: The first view of a strip that is visible as a whole, and its distance from the edge where the strip begins.
FIRST_OF_STRIP = PANE + """
  const isMirrored = getComputedStyle(list).direction === 'rtl';
  const distance = (box) => isMirrored ? view.right - box.right : box.left - view.left;
  const [one, box] = boxes.filter(([, box]) => distance(box) >= -1).sort(([, a], [, b]) => distance(a) - distance(b))[0];
  return [...label(one), distance(box)];
"""
#: The first cell of a grid in the first row that is visible as a whole, and the distance of the row from the top.
FIRST_OF_GRID = PANE + """
  const [one, box] = boxes.find(([, box]) => box.top >= view.top - 1);
  return [...label(one), box.top - view.top];
"""


class LazyGridTests(ApplicationTestCase):
    command: tuple[str, ...] = ("StatePage", "--inspect")
    is_mirrored = False

    def opened(self, path: str, width: int = 800) -> Page:
        page = self.live(path, width=width, height=700)
        page.wait(COVERED)
        return page

    def scroll(self, page: Page, x: float, y: float) -> None:
        """Scrolls to parts of the way from the edges where the list begins."""
        page.run(PANE + """
          const [x, y] = [pane.scrollWidth - pane.clientWidth, pane.scrollHeight - pane.clientHeight];
          const part = arguments[2] ? 1 - arguments[0] : arguments[0];
          pane.scrollTo({ left: x * part, top: y * arguments[1], behavior: 'instant' });
        """, x, y, self.is_mirrored)
        page.wait(COVERED)
        settled(page)

    def test_a_strip_begins_at_the_edge_of_reading_direction(self) -> None:
        page = self.opened("/strip")
        self.assertLess(page.run(PANE + "return list.children.length"), 200)
        place, name, distance = page.run(FIRST_OF_STRIP)
        self.assertEqual((place, name), (1, "Tile 0"))
        self.assertAlmostEqual(distance, 0, delta=1)

    def test_a_strip_scrolls_to_its_middle_and_its_end(self) -> None:
        page = self.opened("/strip")
        self.scroll(page, 0.5, 0)
        self.assertAlmostEqual(page.run(FIRST_OF_STRIP)[0], 10_000, delta=500)
        self.scroll(page, 1, 0)
        self.assertEqual(page.run(PANE + "return Number(list.lastElementChild.ariaPosInSet)"), 20_000)
        self.scroll(page, 0, 0)
        self.assertEqual(page.run(FIRST_OF_STRIP)[:2], [1, "Tile 0"])

    def test_changes_before_the_visible_part_of_a_strip_move_nothing(self) -> None:
        page = self.opened("/strip")
        self.scroll(page, 0.5, 0)
        for title in ["Insert before", "Remove before", "Insert before"]:
            _, name, distance = page.run(FIRST_OF_STRIP)
            press(page, title)
            after = page.run(FIRST_OF_STRIP)
            self.assertEqual(after[1], name, title)
            self.assertAlmostEqual(after[2], distance, delta=1, msg=title)

    def test_views_that_are_inserted_at_the_visible_start_are_shown(self) -> None:
        page = self.opened("/strip")
        press(page, "Insert before")
        page.wait(FIRST_OF_STRIP.replace("return [", "return label(one)[0] === 1 && ["))
        self.assertEqual(page.run(FIRST_OF_STRIP)[:2], [1, "Tile 20000"])

    def test_a_position_scrolls_to_a_view_of_a_strip(self) -> None:
        page = self.opened("/strip")
        press(page, "Go to 9000")
        page.wait(FIRST_OF_STRIP.replace("return [", "return label(one)[1] === 'Tile 9000' && ["))
        self.assertAlmostEqual(page.run(FIRST_OF_STRIP)[2], 0, delta=1)

    def test_a_grid_scrolls_and_keeps_states(self) -> None:
        page = self.opened("/grid")
        page.run(PANE + "list.children[2].querySelector('button').click()")
        page.wait(PANE + "return list.children[2].querySelector('button').textContent === 'Count 1'")
        self.scroll(page, 0, 0.5)
        self.assertAlmostEqual(page.run(FIRST_OF_GRID)[0], 15_000, delta=1_000)
        self.scroll(page, 0, 1)
        self.assertEqual(page.run(PANE + "return Number(list.lastElementChild.ariaPosInSet)"), 30_000)
        self.scroll(page, 0, 0)
        page.wait(PANE + "return list.children[2].querySelector('button').textContent === 'Count 1'")

    def test_changes_above_the_visible_part_of_a_grid_keep_its_rows(self) -> None:
        page = self.opened("/grid")
        self.scroll(page, 0, 0.5)
        _, name, top = page.run(FIRST_OF_GRID)
        press(page, "Insert above")
        after = page.run(FIRST_OF_GRID)
        self.assertEqual(after[1], name)
        self.assertAlmostEqual(after[2], top, delta=1)
        # A single cell moves the others to the next column: the first visible cell stays in the first visible row.
        press(page, "Insert one")
        self.assertIn(name, page.run(PANE + """
          const row = boxes.find(([, box]) => box.top >= view.top - 1)[1].top;
          return boxes.filter(([, box]) => Math.abs(box.top - row) < 2).map(([one]) => label(one)[1]);
        """))

    @long
    def test_another_width_keeps_the_first_visible_cell(self) -> None:
        page = self.opened("/grid")
        self.scroll(page, 0, 0.5)
        place = page.run(FIRST_OF_GRID)[0]
        page.resize(500, 700)
        page.wait(COVERED)
        settled(page)
        self.assertAlmostEqual(page.run(FIRST_OF_GRID)[0], place, delta=5)

    @long
    def test_a_sheet_has_a_window_in_both_axes(self) -> None:
        page = self.opened("/sheet")
        for x, y in [(0.5, 0.5), (0.52, 0.5), (1, 1), (0, 0)]:
            self.scroll(page, x, y)
            self.assertLess(page.run(PANE + "return list.children.length"), 4_000)
        self.assertEqual(page.run(PANE + "return label(list.children[0])"), [1, "0"])


class RightToLeftLazyGridTests(LazyGridTests):
    is_long = True
    command = (*LazyGridTests.command, "--right-to-left")
    is_mirrored = True


if __name__ == "__main__":
    unittest.main()
