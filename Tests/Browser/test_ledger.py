"""The ledger: a table of many rows in a database, by keyboard, pointer and address."""

import time
import unittest

from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.keys import Keys

from harness import ApplicationTestCase, Page, also_in_firefox_at_length, long, settled

PANE = "const pane = document.querySelector('.l-table-pane'), grid = document.querySelector('[role=grid]');"
#: The numbers of the rows in the visible part below the header that are loaded.
SHOWN = PANE + """
  const { bottom } = pane.getBoundingClientRect(), top = document.querySelector('.l-head').getBoundingClientRect().bottom;
  return [...grid.querySelectorAll('[data-row]:not([aria-busy])')].filter((row) => {
    const box = row.getBoundingClientRect();
    return box.bottom > top + 1 && box.top < bottom - 1;
  }).map((row) => Number(row.dataset.row)).sort((one, other) => one - other);
"""
FOCUS = "const cell = document.activeElement; return [Number(cell.closest('[data-row]')?.dataset.row), Number(cell.ariaColIndex)];"


@also_in_firefox_at_length
class LedgerTests(ApplicationTestCase):
    command = ("Ledger", "--rows", "100000", "--inspect")

    def ledger(self, path: str = "/", width: int = 1000, height: int = 800) -> Page:
        page = self.live(path, width=width, height=height)
        page.wait("return document.querySelectorAll('[data-row]:not([aria-busy])').length > 5")
        settled(page)
        return page

    def press(self, page: Page, *keys: str, modifier: str = "") -> None:
        """Sends keys to the window: the element with the focus may leave the page between two commands of the driver."""
        for key in keys:
            if modifier:
                page.chord(modifier, key)
            else:
                page.press(key)

    def focus_first_cell(self, page: Page) -> None:
        page.run("document.querySelector('[data-row=\"1\"] [role=gridcell]').focus()")

    def test_the_thumb_reaches_the_middle_and_the_end(self) -> None:
        page = self.ledger()
        for part, expected in [(0.5, 50_000), (1, 100_000), (0, 1)]:
            page.run(PANE + "pane.scrollTo({ top: (pane.scrollHeight - pane.clientHeight) * arguments[0], behavior: 'instant' })", part)
            page.wait(SHOWN.replace("return [", "const shown = [") + f"return shown.some((place) => Math.abs(place - {expected}) < 300)")
        self.assertEqual(page.run(SHOWN)[0], 1)

    def test_the_header_stays(self) -> None:
        page = self.ledger()
        page.run(PANE + "pane.scrollTop = 5000")
        page.wait(SHOWN.replace("return [", "const shown = [") + "return shown[0] > 100")
        self.assertTrue(page.run(PANE + "return Math.abs(document.querySelector('.l-head').getBoundingClientRect().top"
                                 " - pane.getBoundingClientRect().top) < 2"))

    def test_keys_move_between_cells_and_to_the_ends(self) -> None:
        page = self.ledger()
        self.focus_first_cell(page)
        self.press(page, Keys.ARROW_DOWN, Keys.ARROW_DOWN, Keys.ARROW_RIGHT)
        self.assertEqual(page.run(FOCUS), [3, 2])
        self.press(page, Keys.END, modifier=Keys.CONTROL)
        page.wait(FOCUS.replace("return [", "const at = [") + "return at[0] === 100000 && at[1] === 5")
        self.press(page, Keys.HOME, modifier=Keys.CONTROL)
        page.wait(FOCUS.replace("return [", "const at = [") + "return at[0] === 1 && at[1] === 1")
        for place in range(21, 122, 20):
            page.press(*[Keys.ARROW_DOWN] * 20)
            page.wait(FOCUS.replace("return [", "const at = [") + "return at[0] === arguments[0]", place)
        self.assertIn(121, page.run(SHOWN))

    def copied(self, page: Page) -> str:
        return page.run("""
          const data = new DataTransfer();
          // Firefox makes no ClipboardEvent with given data.
          const event = Object.assign(new Event('copy', { bubbles: true, cancelable: true }), { clipboardData: data });
          document.activeElement.dispatchEvent(event);
          return data.getData('text/plain');
        """)

    def wait_for_selected(self, page: Page, count: int) -> None:
        page.wait("return document.querySelectorAll('[aria-selected=true]').length === arguments[0]", count)

    def test_cells_are_selected_by_keys_and_copied(self) -> None:
        page = self.ledger()
        self.focus_first_cell(page)
        self.press(page, Keys.ARROW_RIGHT)
        self.press(page, Keys.ARROW_DOWN, Keys.ARROW_DOWN, Keys.ARROW_RIGHT, modifier=Keys.SHIFT)
        self.wait_for_selected(page, 6)
        lines = self.copied(page).split("\r\n")
        shown = page.run("return [...document.querySelectorAll('[data-row]')].filter((row) => Number(row.dataset.row) < 4)"
                         ".sort((one, other) => one.dataset.row - other.dataset.row)"
                         ".map((row) => [...row.children].slice(1, 3).map((cell) => cell.innerText.trim()).join('\\t'))")
        self.assertEqual(lines, shown)
        self.press(page, Keys.ARROW_DOWN)
        self.wait_for_selected(page, 0)

    def test_a_drag_selects_cells(self) -> None:
        if self.is_in_firefox:
            self.skipTest("drags of a pointer are made by the driver of Chromium")
        page = self.ledger()
        cell = "document.querySelector('[data-row=\"%d\"] > [aria-colindex=\"%d\"]')"
        first, last = (page.run("return " + cell % place) for place in [(2, 2), (5, 3)])
        ActionChains(page.driver).move_to_element(first).click_and_hold().move_to_element(last).release().perform()
        self.wait_for_selected(page, 8)
        self.assertEqual(page.run("return String(getSelection())"), "")

    @long
    def test_a_drag_to_the_edge_scrolls_the_table(self) -> None:
        if self.is_in_firefox:
            self.skipTest("drags of a pointer are made by the driver of Chromium")
        page = self.ledger()
        first = page.run("return document.querySelector('[data-row=\"2\"] > [aria-colindex=\"2\"]')")
        bottom = page.run(PANE + "return Math.round(pane.getBoundingClientRect().bottom - arguments[0].getBoundingClientRect().top)", first)
        box = page.run("const box = arguments[0].getBoundingClientRect(); return [box.width, box.height]", first)
        ActionChains(page.driver).move_to_element(first).click_and_hold().move_to_element_with_offset(
            first, 0, int(bottom - 4 - box[1] / 2)).perform()
        page.wait("return Number(document.querySelector('[role=grid]').dataset.cells) > 80")
        ActionChains(page.driver).release().perform()
        settled(page)
        count, top = page.run(PANE + "return [Number(grid.dataset.cells), pane.scrollTop]")
        self.assertGreater(top, 500)
        # The range ends at the last visible row.
        self.assertAlmostEqual(page.run(SHOWN)[-1], count + 1, delta=2)
        self.assertEqual(page.run(PANE + "return pane.scrollTop"), top)

    def test_cells_that_are_not_mounted_are_copied_by_the_server(self) -> None:
        page = self.ledger()
        page.run("window.copied = []; navigator.clipboard.write = async (items) => {"
                 " for (const item of items) copied.push(await (await item.getType('text/plain')).text()); }")
        self.focus_first_cell(page)
        self.press(page, *[Keys.PAGE_DOWN] * 12, modifier=Keys.SHIFT)
        page.wait("return Number(document.querySelector('[role=grid]').dataset.cells) > 100")
        count = page.run("return Number(document.querySelector('[role=grid]').dataset.cells)")
        self.assertEqual(self.copied(page), "")
        page.wait("return copied.length === 1")
        self.assertEqual(len(page.run("return copied[0]").split("\r\n")), count)

    def test_a_header_sorts_and_the_address_has_the_order(self) -> None:
        page = self.ledger()
        button = "[...document.querySelectorAll('[role=columnheader] button')].find((one) => one.textContent.includes('Amount'))"
        for order in ["ascending", "descending"]:
            page.run(f"{button}.click()")
            page.wait(f"return document.querySelector('[aria-sort={order}]')?.textContent.includes('Amount')")
        page.wait("return location.search.includes('amount')")
        page.wait("return document.querySelector('[data-row=\"1\"]')?.ariaBusy !== 'true'")

    def test_a_search_and_a_jump_are_fast(self) -> None:
        page = self.ledger()
        start = time.monotonic()
        page.run("const field = document.querySelector('input[type=search]'); field.value = 'coffee'; "
                 "field.dispatchEvent(new Event('input', { bubbles: true }))")
        page.wait("return [...document.querySelectorAll('[data-row]:not([aria-busy])')].length > 5 && "
                  "[...document.querySelectorAll('[data-row]:not([aria-busy])')].every((row) => row.textContent.includes('Coffee'))")
        self.assertLess(time.monotonic() - start, 5)

    def test_a_phone_scrolls_the_table_only(self) -> None:
        page = self.ledger(width=390, height=844)
        self.assertLessEqual(page.run("return document.documentElement.scrollWidth"), 390)
        self.assertGreater(page.run(PANE + "return pane.scrollWidth - pane.clientWidth"), 50)

    @long
    def test_a_table_whose_columns_fit_does_not_scroll_sideways(self) -> None:
        for width in [1000, 1440]:
            page = self.ledger(width=width)
            self.assertEqual(page.run(PANE + "return pane.scrollWidth - pane.clientWidth"), 0)
            self.assertEqual(page.run(PANE + "return pane.clientWidth - grid.offsetWidth"), 0)

    @long
    def test_nothing_covers_the_line_around_the_table(self) -> None:
        for width in [390, 768, 1440]:
            page = self.ledger(width=width)
            boxes = page.run(PANE + "return [pane.parentElement, pane].map((one) => one.getBoundingClientRect().toJSON())")
            for side, sign in [("left", 1), ("top", 1), ("right", -1), ("bottom", -1)]:
                self.assertAlmostEqual(boxes[1][side], boxes[0][side] + sign, delta=0.01, msg=f"{side} at {width}")

    def test_a_handle_changes_the_width_by_keys(self) -> None:
        page = self.ledger()
        page.run("document.querySelector('[role=separator]').focus()")
        before = page.run("return document.querySelector('[data-row=\"1\"] > *').offsetWidth")
        self.press(page, Keys.ARROW_RIGHT)
        page.wait("return document.querySelector('[data-row=\"1\"] > *').offsetWidth === arguments[0]", before + 16)
        self.assertEqual(page.run("return document.querySelector('[role=columnheader]').offsetWidth"), before + 16)


@also_in_firefox_at_length
class ColumnMenuTests(ApplicationTestCase):
    command = ("Ledger", "--rows", "1000", "--inspect")

    ITEM = "[...document.querySelectorAll('.l-menu:popover-open [role=menuitem]')]"

    def opened(self) -> Page:
        page = self.live("/", width=1000, height=800)
        page.wait("return document.querySelectorAll('[data-row]:not([aria-busy])').length > 5")
        settled(page)
        return page

    def button(self, title: str) -> str:
        return f".l-colmenu[aria-label$={title!r}]"

    def titles(self, page: Page) -> list:
        return page.run("return [...document.querySelectorAll('[role=columnheader]')].map((one) => one.innerText.trim())")

    def choose(self, page: Page, title: str) -> None:
        page.click(".l-menu:popover-open [role=menuitem]", title)

    def test_the_button_is_shown_with_the_pointer_and_opens_the_menu(self) -> None:
        page = self.opened()
        selector = self.button("Account")
        button = f"document.querySelector({selector!r})"
        self.assertEqual(page.run(f"return getComputedStyle({button}).opacity"), "0")
        if not self.is_in_firefox:
            box = page.rects(selector)[0]
            page.cdp("Input.dispatchMouseEvent", type="mouseMoved", x=box.x + 8, y=box.y + 8)
            page.wait(f"return getComputedStyle({button}).opacity === '1'")
        page.click(selector)
        page.wait(f"return {self.ITEM}.length > 3 && document.activeElement === {self.ITEM}[0]")
        self.assertEqual(page.run(f"return getComputedStyle({button}).opacity"), "1")
        self.assertGreaterEqual(page.rects(".l-menu:popover-open")[0].y, page.rects(selector)[0].bottom - 1)
        # The press of the button does not sort.
        self.assertEqual(page.count("[aria-sort=ascending]"), 0)
        page.press(Keys.ESCAPE)
        page.wait(f"return !document.querySelector('.l-menu:popover-open') && document.activeElement === {button}")

    def press_menu_key(self, page: Page) -> None:
        """Presses Shift and F10, for which Chromium makes an event `contextmenu`; keys of WebDriver have none."""
        for kind in ["rawKeyDown", "keyUp"]:
            page.cdp("Input.dispatchKeyEvent", type=kind, key="F10", code="F10", windowsVirtualKeyCode=121, modifiers=8)

    def test_keys_open_the_menu_of_the_header(self) -> None:
        page = self.opened()
        presses = [lambda: page.chord(Keys.ALT, Keys.ARROW_DOWN)]
        if not self.is_in_firefox:
            presses.append(lambda: self.press_menu_key(page))
        for press in presses:
            page.run("[...document.querySelectorAll('.l-sort')].find((one) => one.innerText.includes('Text')).focus()")
            press()
            page.wait(f"return {self.ITEM}.length > 3 && document.activeElement === {self.ITEM}[0]")
            page.press(Keys.ESCAPE)
            page.wait("return !document.querySelector('.l-menu:popover-open')"
                      " && document.activeElement?.innerText.includes('Text')")
            settled(page)

    @long
    def test_a_secondary_click_opens_the_menu_at_the_pointer(self) -> None:
        if self.is_in_firefox:
            self.skipTest("secondary clicks are made by the driver of Chromium")
        page = self.opened()
        ActionChains(page.driver).context_click(page.one(".l-sort", "Text")).perform()
        page.wait(f"return {self.ITEM}.length > 3")
        settled(page)
        self.assertTrue(page.run("return Boolean(document.querySelector('.l-menu:popover-open'))"))

    def test_a_hidden_column_gives_the_focus_to_the_next_and_comes_back(self) -> None:
        page = self.opened()
        before = self.titles(page)
        page.click(self.button("Text"))
        self.choose(page, "Hide column")
        page.wait("return document.activeElement?.classList.contains('l-colmenu') && document.querySelectorAll('[role=columnheader]').length === 4")
        self.assertNotIn("Text", self.titles(page))
        page.wait("return location.search.includes('h%3Dtext') || location.search.includes('h=text')")
        page.press(Keys.ENTER)
        self.choose(page, "Show columns")
        self.choose(page, "Text")
        page.wait("return document.querySelectorAll('[role=columnheader]').length === 5")
        settled(page)
        self.assertEqual(self.titles(page), before)
        self.assertFalse(page.run("return Boolean(document.querySelector('.l-menu:popover-open'))"))

    @long
    def test_a_touch_screen_shows_the_buttons(self) -> None:
        sheet = self.live("/", width=390, height=844).run(
            "return [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]).filter((rule) => rule.media && rule.cssText.includes('l-colmenu'))"
            ".map((rule) => rule.media.mediaText)")
        # The buttons are hidden for other pointers only.
        self.assertTrue(sheet and all("hover: none" in text for text in sheet))


@also_in_firefox_at_length
class RightToLeftLedgerTests(ApplicationTestCase):
    is_long = True
    command = ("Ledger", "--rows", "1000", "--right-to-left", "--inspect")

    def test_a_phone_scrolls_the_table_only(self) -> None:
        for width in [390, 768, 1440]:
            page = self.live("/", width=width, height=844)
            page.wait("return document.querySelectorAll('[data-row]:not([aria-busy])').length > 5")
            settled(page)
            self.assertLessEqual(page.run("return document.documentElement.scrollWidth"), width)
            # The pinned column is at the edge where lines begin.
            self.assertAlmostEqual(page.run(PANE + """
              const right = pane.getBoundingClientRect().left + pane.clientLeft + pane.clientWidth;
              return right - document.querySelector('.l-pin').getBoundingClientRect().right;
            """), 0, delta=1)


if __name__ == "__main__":
    unittest.main()
