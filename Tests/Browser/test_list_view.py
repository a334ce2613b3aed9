"""The view List: keys, selection, headers that stay, rows that are moved, and levels."""

import unittest

from selenium.webdriver.common.keys import Keys

from harness import ApplicationTestCase, Page, also_in_firefox_at_length, long, settled

ROW = "const row = [...document.querySelectorAll('[data-row][tabindex]')].find((one) => one.innerText.trim().split('\\n')[0] === arguments[0]);"
FOCUSED = "return document.activeElement.matches('[data-row]') ? document.activeElement.innerText.trim().split('\\n')[0] : null"
SELECTED = "return [...document.querySelectorAll('[aria-selected=true]')].map((row) => row.innerText.trim().split('\\n')[0])"
NAMES = "return [...document.querySelectorAll('[aria-label=Items] [aria-posinset]')].sort((a, b) => a.dataset.row - b.dataset.row).map((row) => row.innerText.trim().split('\\n')[0])"


@also_in_firefox_at_length
class ListViewTests(ApplicationTestCase):
    command = ("StatePage", "--inspect")

    def shown(self, width: int = 800, height: int = 800) -> Page:
        page = self.live("/list", width=width, height=height)
        page.wait("return document.querySelectorAll('[aria-label=Items] [data-row]').length > 10")
        settled(page)
        return page

    def focus(self, page: Page, name: str) -> None:
        page.run(ROW + "row.focus()", name)

    def wait_focus(self, page: Page, name: str) -> None:
        page.wait("return document.activeElement.innerText?.trim().split('\\n')[0] === arguments[0]", name)

    def wait_selected(self, page: Page, *names: str) -> None:
        page.wait(f"return JSON.stringify((() => {{ {SELECTED} }})()) === JSON.stringify(arguments[0])", [*names])

    def test_arrows_move_the_focus_and_the_space_bar_selects(self) -> None:
        page = self.shown()
        self.focus(page, "Item 0")
        page.press(Keys.ARROW_DOWN, Keys.ARROW_DOWN, " ")
        self.assertEqual(page.run(FOCUSED), "Item 2")
        self.wait_selected(page, "Item 2")
        page.press(Keys.ARROW_UP, " ")
        self.wait_selected(page, "Item 1", "Item 2")
        page.press(Keys.ESCAPE)
        self.wait_selected(page)

    @long
    def test_all_rows_are_selected_by_keys(self) -> None:
        page = self.shown()
        self.focus(page, "Item 0")
        page.chord(Keys.CONTROL, "a")
        page.wait("return document.body.innerText.includes('Number: 5020')")

    def test_a_range_is_selected_by_shift(self) -> None:
        page = self.shown()
        self.focus(page, "Item 1")
        page.press(" ")
        self.wait_selected(page, "Item 1")
        page.chord(Keys.SHIFT, Keys.ARROW_DOWN)
        page.chord(Keys.SHIFT, Keys.ARROW_DOWN)
        self.wait_selected(page, "Item 1", "Item 2", "Item 3")

    def test_the_end_and_the_start_of_a_long_list_get_the_focus(self) -> None:
        page = self.shown()
        self.focus(page, "Item 0")
        page.press(Keys.END)
        self.wait_focus(page, "Item 5999")
        page.press(Keys.HOME)
        self.wait_focus(page, "Item 0")

    @long
    def test_a_key_goes_on_at_the_focus_after_the_wheel_went_far_away(self) -> None:
        page = self.shown()
        self.focus(page, "Item 3")
        for key, name in ((Keys.ARROW_DOWN, "Item 4"), (Keys.ARROW_UP, "Item 3"), (Keys.ARROW_UP, "Item 2")):
            with self.subTest(name=name):
                page.run("""
                  let pane = document.querySelector('[aria-label=Items]').parentElement;
                  while (!/auto|scroll/.test(getComputedStyle(pane).overflowY)) pane = pane.parentElement;
                  pane.scrollTo({ top: 100000, behavior: 'instant' });
                """)
                page.wait(f"return Math.max(...(() => {{ {NAMES} }})().map((one) => Number(one.slice(5)))) > 1000")
                settled(page)
                page.press(key)
                self.wait_focus(page, name)
                settled(page)

    def test_the_tab_key_enters_and_leaves_the_list(self) -> None:
        page = self.shown()
        page.run("document.querySelector('[aria-label=Items]').focus()")
        self.wait_focus(page, "Item 0")
        self.assertEqual(page.run("return document.querySelector('[aria-label=Items]').tabIndex"), -1)
        page.run("document.activeElement.blur()")
        page.wait("return document.querySelector('[aria-label=Items]').tabIndex === 0")

    def test_a_press_selects(self) -> None:
        page = self.shown()
        page.run(ROW + "row.click()", "Item 3")
        self.wait_selected(page, "Item 3")
        page.run(ROW + "row.dispatchEvent(new MouseEvent('click', { bubbles: true, ctrlKey: true }))", "Item 5")
        self.wait_selected(page, "Item 3", "Item 5")
        page.run(ROW + "row.dispatchEvent(new MouseEvent('click', { bubbles: true, shiftKey: true }))", "Item 7")
        self.wait_selected(page, "Item 5", "Item 6", "Item 7")

    def test_a_header_stays_at_the_top(self) -> None:
        page = self.shown()
        top = """
          const head = [...document.querySelectorAll('.l-listhead')].find((one) => one.textContent === arguments[0]);
          let pane = document.querySelector('[aria-label=Items]').parentElement;
          while (!/auto|scroll/.test(getComputedStyle(pane).overflowY)) pane = pane.parentElement;
          return head && head.getBoundingClientRect().top - pane.getBoundingClientRect().top;
        """
        self.assertAlmostEqual(page.run(top, "First"), 0, delta=1)
        page.run("""
          let pane = document.querySelector('[aria-label=Items]').parentElement;
          while (!/auto|scroll/.test(getComputedStyle(pane).overflowY)) pane = pane.parentElement;
          pane.scrollTo({ top: 60000, behavior: 'instant' });
        """)
        page.wait("return !document.body.innerText.includes('Item 19\\n')")
        settled(page)
        self.assertAlmostEqual(page.run(top, "Others"), 0, delta=1)

    @long
    def test_a_footer_stays_at_the_bottom(self) -> None:
        page = self.shown()
        pane = """
          let pane = document.querySelector('[aria-label=Items]').parentElement;
          while (!/auto|scroll/.test(getComputedStyle(pane).overflowY)) pane = pane.parentElement;
        """
        for part in (0.5, 1):
            page.run(pane + "pane.scrollTo({ top: (pane.scrollHeight - pane.clientHeight) * arguments[0], behavior: 'instant' });", part)
            page.wait("return !document.body.innerText.includes('Item 19\\n')")
            settled(page)
            foot = page.run(pane + """
              const foot = [...document.querySelectorAll('.l-listfoot')].find((one) => one.textContent === 'End of the others');
              const { top } = pane.getBoundingClientRect();
              return foot.getBoundingClientRect().bottom - top - pane.clientHeight;
            """)
            self.assertAlmostEqual(foot, 0, delta=1)

    def slide(self, page: Page, name: str, by: float, is_released: bool = True) -> None:
        """Moves a finger over a row, and lifts it after a rest."""
        page.run(ROW + """
          const content = row.querySelector('.l-swipes');
          const fire = (type, x) => content.dispatchEvent(new PointerEvent(type, {
            bubbles: true, cancelable: true, isPrimary: true, pointerId: 9, pointerType: 'touch', clientX: 300 + x, clientY: 300 }));
          fire('pointerdown', 0);
          for (const part of [0.25, 0.5, 0.75, 1]) fire('pointermove', arguments[1] * part);
          window.lift = () => fire('pointerup', arguments[1]);
        """, name, by)
        if is_released:
            page.run("return new Promise((done) => setTimeout(done, 400))")
            page.run("window.lift()")

    def first_other(self, page: Page) -> str:
        page.run("document.querySelector('[aria-label=Items]').closest('div').parentElement.parentElement"
                 ".scrollTo({ top: 1500, behavior: 'instant' })")
        page.wait("return document.querySelectorAll('.l-swipes').length > 5")
        settled(page)
        return page.run("const rows = [...document.querySelectorAll('.l-swipes')]; return rows[3].innerText.trim().split('\\n')[0]")

    @long
    def test_a_row_follows_the_finger(self) -> None:
        page = self.shown()
        name = self.first_other(page)
        left = ROW + "return row.querySelector('.l-swipes .t').getBoundingClientRect().left"
        start = page.run(left, name)
        self.slide(page, name, -60, is_released=False)
        self.assertAlmostEqual(page.run(left, name), start - 60, delta=1)
        page.run("window.lift()")

    @long
    def test_a_slid_row_shows_its_actions_until_one_is_pressed(self) -> None:
        page = self.shown()
        name = self.first_other(page)
        self.slide(page, name, -250)
        titles = "return [...document.querySelectorAll('.l-slide button')].map((one) => one.textContent)"
        self.assertEqual(page.run(titles), ["Mark", "Remove"])
        page.wait(ROW + """
          const box = row.querySelector('.l-slide').getBoundingClientRect(), view = row.getBoundingClientRect();
          return box.left > view.left && box.right <= view.right + 0.5;
        """, name)
        # The click that ends the slide has no effect, for a tenth of a second.
        page.wait("document.querySelector('.l-slide button')?.click();"
                  "return document.body.innerText.includes('Marked: ' + arguments[0])", name)
        page.wait("return !document.querySelector('.l-slide')")

    @long
    def test_a_short_or_wrong_slide_shows_nothing(self) -> None:
        page = self.shown()
        name = self.first_other(page)
        for by in (-20, 200):
            self.slide(page, name, by)
            page.wait("return !document.querySelector('.l-slide')")
            self.assertEqual(page.run(ROW + "return row.querySelector('.l-swipes').style.translate", name), "")

    def test_rows_are_moved_and_deleted_by_keys(self) -> None:
        page = self.shown()
        self.focus(page, "Item 0")
        page.chord(Keys.ALT, Keys.ARROW_DOWN)
        page.wait(NAMES + "[0] === 'Item 1'")
        self.assertEqual(page.run(FOCUSED), "Item 0")
        page.press(Keys.DELETE)
        page.wait(NAMES + "[1] === 'Item 2'")

    def test_the_focus_goes_on_when_its_row_is_deleted(self) -> None:
        page = self.shown()
        self.focus(page, "Item 0")
        page.press(Keys.DELETE)
        page.wait(NAMES + "[0] === 'Item 1'")
        self.wait_focus(page, "Item 1")

    @long
    def test_the_focus_goes_on_when_a_moved_row_is_deleted(self) -> None:
        page = self.shown()
        self.focus(page, "Item 0")
        page.chord(Keys.ALT, Keys.ARROW_DOWN)
        page.wait(NAMES + "[0] === 'Item 1'")
        page.press(Keys.DELETE)
        page.wait(NAMES + "[1] === 'Item 2'")
        settled(page)
        self.assertEqual(page.run(FOCUSED), "Item 2")

    @long
    def test_a_row_is_dragged_by_its_handle(self) -> None:
        page = self.shown()
        page.run(ROW + """
          const grip = row.querySelector('[data-grip]');
          const fire = (type, y) => grip.dispatchEvent(new PointerEvent(type, {
            bubbles: true, cancelable: true, isPrimary: true, pointerId: 1, clientX: 10, clientY: y }));
          const { top } = row.getBoundingClientRect();
          fire('pointerdown', top + 5);
          fire('pointermove', top + row.offsetHeight * 2 + 5);
          fire('pointerup', top + row.offsetHeight * 2 + 5);
        """, "Item 0")
        page.wait(NAMES + ".indexOf('Item 0') > 0")

    @long
    def test_a_tree_is_opened_and_closed_by_arrows(self) -> None:
        for direction, forth, back in [("ltr", Keys.ARROW_RIGHT, Keys.ARROW_LEFT), ("rtl", Keys.ARROW_LEFT, Keys.ARROW_RIGHT)]:
            with self.subTest(direction=direction):
                page = self.shown()
                page.run("document.querySelector('[role=tree]').style.direction = arguments[0]", direction)
                self.focus(page, "Documents")
                page.press(forth)
                page.wait("return document.body.innerText.includes('Letters')")
                page.press(forth)
                self.wait_focus(page, "Letters")
                page.press(back)
                self.wait_focus(page, "Documents")
                page.press(back)
                page.wait("return !document.body.innerText.includes('Letters')")

    @long
    def test_rows_are_high_enough_for_fingers(self) -> None:
        page = self.shown(width=390)
        heights = page.run("return [...document.querySelectorAll('[data-row][tabindex]')].map((row) => row.offsetHeight)")
        self.assertGreaterEqual(min(heights), 44)
        self.assertLessEqual(page.run("return document.documentElement.scrollWidth"), 390)


@also_in_firefox_at_length
class MessagesTests(ApplicationTestCase):
    """A list that loads earlier rows at its start."""

    command = ("StatePage", "--inspect")
    PANE = """
      const list = document.querySelector('[aria-label=Messages]');
      let pane = list.parentElement;
      while (!/auto|scroll/.test(getComputedStyle(pane).overflowY)) pane = pane.parentElement;
    """
    #: The places of the rows that begin in the visible part.
    PLACES = PANE + """
      const places = () => {
        const view = pane.getBoundingClientRect();
        const rows = [...list.children].map((row) => [row.innerText.split('\\n')[0], row.getBoundingClientRect().top - view.top]);
        return Object.fromEntries(rows.filter(([, top]) => top > -0.5 && top < pane.clientHeight));
      };
    """
    #: Scrolls to the start; the places in the last frame before the earlier rows are there, and in the first one with them.
    LOAD = PLACES + """
      pane.scrollTo({ top: 0, behavior: 'instant' });
      return new Promise((done) => {
        let before = places();
        const look = () => {
          if (pane.scrollTop > 0) return done([before, places()]);
          before = places();
          requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
      });
    """

    def assert_same(self, places: dict[str, float], before: dict[str, float]) -> None:
        self.assertEqual(places.keys(), before.keys())
        for name, place in places.items():
            self.assertAlmostEqual(place, before[name], delta=1, msg=name)

    def test_rows_that_are_loaded_at_the_start_are_above_what_is_visible(self) -> None:
        page = self.live("/messages", width=800, height=600)
        page.wait("return document.querySelectorAll('[aria-label=Messages] [data-row]').length > 10")
        settled(page)
        for _ in range(3):
            # The wheel reaches the start before the earlier rows are there.
            page.run(self.PANE + "pane.scrollTo({ top: 700, behavior: 'instant' })")
            settled(page)
            before, after = page.run(self.LOAD)
            self.assertGreater(len(before), 2)
            self.assert_same(after, before)
            settled(page)
            self.assert_same(page.run(self.PLACES + "return places()"), before)


@also_in_firefox_at_length
class WholeListViewTests(ApplicationTestCase):
    """A list of up to 2,000 rows is mounted whole."""

    command = ("StatePage", "--inspect")
    PANE = """
      const list = document.querySelector('[aria-label=Rows]');
      let pane = list.parentElement;
      while (!/auto|scroll/.test(getComputedStyle(pane).overflowY)) pane = pane.parentElement;
    """
    COUNT = "return document.querySelectorAll('[aria-label=Rows] [data-row]').length"
    #: The places of the rows that begin in the visible part.
    PLACES = PANE + """
      const view = pane.getBoundingClientRect();
      const rows = [...list.children].map((row) => [row.innerText.split('\\n')[0], row.getBoundingClientRect().top - view.top]);
      return Object.fromEntries(rows.filter(([, top]) => top > -0.5 && top < pane.clientHeight));
    """

    def shown(self) -> Page:
        page = self.live("/whole", width=800, height=600)
        self.assertEqual(page.run(self.COUNT), 1_990)
        return page

    def press(self, page: Page, name: str) -> None:
        page.run("[...document.querySelectorAll('button')].find((one) => one.innerText === arguments[0]).click()", name)

    def test_the_rows_that_are_read_stay_while_the_list_grows_and_shrinks(self) -> None:
        page = self.shown()
        page.run(self.PANE + "pane.scrollTo({ top: 40000, behavior: 'instant' })")
        settled(page)
        before = page.run(self.PLACES)
        self.assertGreater(len(before), 2)
        # 1,990, 2,020, 1,990, 1,960, 1,990 and 2,020 rows.
        for name, is_whole in (("Insert", False), ("Remove", True), ("Remove", True), ("Insert", True), ("Insert", False)):
            self.press(page, name)
            page.wait(self.COUNT + (" > 1900" if is_whole else " < 200"))
            settled(page)
            now = page.run(self.PLACES)
            self.assertEqual(now.keys(), before.keys())
            for row, place in now.items():
                self.assertAlmostEqual(place, before[row], delta=0.5, msg=row)

    def test_the_find_command_finds_each_row(self) -> None:
        page = self.shown()
        # The function selects the text, but does not scroll panes.
        self.assertTrue(page.run("return window.find(arguments[0])", "Row 1777"))
        self.assertGreater(page.run("return getSelection().getRangeAt(0).getBoundingClientRect().height"), 0)

    @long
    def test_screen_readers_get_all_rows_of_a_page_that_rests(self) -> None:
        if self.is_in_firefox:
            self.skipTest("only Chromium gives its accessibility tree")
        page = self.shown()
        page.wait(self.PANE + "return [...list.children].every((row) => getComputedStyle(row).contentVisibility === 'visible')")
        nodes = page.cdp("Accessibility.getFullAXTree")["nodes"]
        texts = {one.get("name", {}).get("value") for one in nodes if not one["ignored"]}
        self.assertIn("Row 1980", texts)

    def test_a_reload_shows_the_same_row_at_the_same_place(self) -> None:
        page = self.shown()
        page.run(self.PANE + "pane.scrollTo({ top: 30011, behavior: 'instant' })")
        settled(page)
        before = page.run(self.PLACES)
        page.reload()
        page.wait(self.PANE + "return pane.scrollTop > 29000")
        settled(page)
        now = page.run(self.PLACES)
        for row, place in before.items():
            self.assertAlmostEqual(now[row], place, delta=1, msg=row)
