"""Tables, files, dialogs and navigation over a slow network that loses requests.

Named by the complaints about other frameworks: MudBlazor/MudBlazor#7709, #443 and #8366, streamlit/streamlit#17026, #10701 and
#8851, vaadin/web-components#11111, vaadin/flow-components#8770, microsoft/fluentui-blazor#3293,
phoenixframework/phoenix_live_view#1448 and #1464, dotnet/aspnetcore#11643, hotwired/turbo#774, #283 and #1248. docs/CONTROLS.md lists them all.
"""

import dataclasses
import random
import time

from selenium.webdriver.common.keys import Keys
from test_slow_fields import SlowTestCase
from test_uploads import DROP, HAS_TEXT, NOTE, SMALL, FilesToUpload

from harness import Fate, Page, long

FOCUSED = "return document.activeElement?.textContent.trim()"
ROWS = "[...document.querySelectorAll('main .l-line-row')].sort((a, b) => a.offsetTop - b.offsetTop)"


class SlowTableTests(SlowTestCase):
    command = ("Tracker", "--inspect")

    def numbers(self, page: Page, rows: str = ROWS) -> list[str]:
        return page.run(f"return {rows}.map((e) => e.querySelectorAll('[role=gridcell]')[1].textContent)")

    def delete(self, page: Page, number: int) -> None:
        """Deletes an issue in another tab, and waits until the page shows that."""
        other = self.live(f"/issues/{number}", width=1000)
        other.click("main button", "Delete…")
        other.click("dialog button", "Delete")
        page.wait(f"return !{ROWS}.some((e) => e.querySelectorAll('[role=gridcell]')[1].textContent === '{number}')")
        page.wait("return !document.querySelector('[data-pending]')")

    @long
    def test_a_selection_stays_with_its_row_when_the_data_changes(self) -> None:
        page = self.slow("/")
        self.assertEqual(self.numbers(page)[:5], ["1", "2", "3", "4", "5"])
        page.click("main [aria-label='Select Print fails']")
        self.delete(page, 2)
        self.assertEqual(self.numbers(page, f"{ROWS}.filter((e) => e.ariaSelected === 'true')"), ["5"])
        self.assertEqual(self.numbers(page)[:4], ["1", "3", "4", "5"])

    def test_order_selection_focus_and_scroll_position_stay_when_the_data_changes(self) -> None:
        page = self.slow("/")
        page.click("main .l-sort", "Title")
        page.wait("return [...document.querySelectorAll('main [role=columnheader]')].some((e) => e.ariaSort === 'ascending')")
        page.wait("return !document.querySelector('[data-pending]')")
        numbers = self.numbers(page)
        page.run(f"const row = {ROWS}[5]; row.focus(); row.querySelector('[type=checkbox]').click()")
        page.wait(f"return {ROWS}[5].ariaSelected === 'true'")
        page.run("window.scrollTo(0, 120); window.row = document.activeElement")
        before = page.run("return window.scrollY")
        self.delete(page, int(numbers[2]))
        self.assertEqual(self.numbers(page)[:8], [one for one in numbers if one != numbers[2]][:8])
        self.assertEqual(self.numbers(page, f"{ROWS}.filter((e) => e.ariaSelected === 'true')"), [numbers[5]])
        self.assertEqual(page.run("return [window.scrollY, document.activeElement === window.row]"), [before, True])

    @long
    def test_the_head_of_a_table_stays_in_view_while_its_rows_change(self) -> None:
        page, other = self.slow("/"), self.live("/issues/3", width=1000)
        page.run("document.querySelector('main .l-head').closest('.l-table').parentElement.scrollIntoView();"
                 "window.scrollBy(0, 200)")
        top = "return document.querySelector('main .l-head').getBoundingClientRect().top"
        before = page.run(top)
        self.assertGreaterEqual(before, 0)
        seen = "window.tops = []; const note = () => { window.tops.push((() => { %s })()); requestAnimationFrame(note); }; note()"
        page.run(seen % top)
        other.type("main [aria-label='Title']", " too" + Keys.ENTER)
        page.wait("return document.body.innerText.includes(' too')")
        self.assertEqual(page.run("return [...new Set(window.tops)]"), [before])


class SlowUploadTests(FilesToUpload, SlowTestCase):
    command = ("Gallery", "--inspect")
    path = "/controls/file-upload"

    def open(self) -> Page:
        page = self.slow()
        page.provoked = ("net::ERR", "status of 413", "status of 409")
        return page

    def test_a_file_arrives_despite_lost_parts(self) -> None:
        page = self.open()

        def lossy(chooser: random.Random) -> Fate:
            # One of four parts is lost, so that some of six are.
            fate = Fate.far(chooser)
            return dataclasses.replace(fate, delivered=0) if chooser.random() < 0.25 else fate

        self.proxy.disturb(self.seed, Fate.far, uploads=lossy)
        page.choose_file(SMALL, self.file("notes.txt", 3_000_000))
        page.wait(HAS_TEXT, "Handled: notes.txt")
        self.assertTrue(page.run(HAS_TEXT, "notes.txt"))

    def test_a_file_that_a_proxy_refuses_is_a_failure_at_the_field(self) -> None:
        page = self.open()
        self.proxy.disturb(
            self.seed, Fate.far, uploads=lambda chooser: dataclasses.replace(Fate.far(chooser), status=413))
        page.choose_file(SMALL, self.file("notes.txt", 3_000_000))
        page.wait(NOTE, "notes.txt could not be uploaded")

    @long
    def test_a_refused_file_is_announced_once_and_not_sent(self) -> None:
        page = self.open()
        page.run("""
          window.announced = new Set();
          const { fetch } = window;
          window.fetch = (address, options) => {
            if (String(address).endsWith('/event')) {
              const { first, events } = JSON.parse(options.body);
              events.forEach((event, index) => { if (event.type === 'upload') window.announced.add(first + index); });
            }
            return fetch(address, options);
          };""")
        page.choose_file(SMALL, self.file("large.txt", (4 << 20) + 1))
        page.wait(NOTE, "large.txt is larger than")
        # A repetition would follow the response or a timer, and nothing follows it: several round trips of 0.8 s at most.
        time.sleep(3)
        self.assertEqual(page.run("return window.announced.size"), 1)
        self.assertEqual(page.run(
            "return performance.getEntriesByType('resource').filter((e) => e.name.endsWith('/_trellis/upload')).length"), 0)
        page.choose_file(SMALL, self.file("small.txt", 10))
        page.wait(HAS_TEXT, "Handled: small.txt")

    @long
    def test_the_first_of_sixty_files_arrive_and_others_show_a_reason(self) -> None:
        page = self.open()
        page.run(DROP, SMALL, "drop", [f"{number}.txt" for number in range(60)])
        # The network delays each file by another time, so that they arrive in any order.
        page.wait("""
          const texts = [...document.querySelectorAll('main .t')].map((e) => e.textContent);
          const handled = texts.find((text) => text.startsWith('Handled: '))?.slice('Handled: '.length).split(', ');
          return handled?.sort().join() === '0.txt,1.txt,2.txt'""")
        self.assertTrue(page.run(NOTE, "3 files"))
        self.assertTrue(page.run("return Boolean(window.__live)"), "the page is live")


class SlowDialogTests(SlowTestCase):
    path = "/"

    def focus(self, page: Page, text: str) -> None:
        page.run(
            "[...document.querySelectorAll('button')].find((e) => e.textContent.trim() === arguments[0]).focus()", text)

    def test_two_presses_of_enter_open_one_dialog_with_the_focus(self) -> None:
        page = self.slow()
        self.focus(page, "Sheet")
        page.press(Keys.ENTER, Keys.ENTER)
        page.wait("return document.querySelectorAll('dialog:modal').length === 1")
        self.assertTrue(page.run("return document.querySelector('dialog:modal').contains(document.activeElement)"))
        page.press(Keys.ESCAPE)
        page.wait("return !document.querySelector('dialog[open]')")
        page.wait("return !document.querySelector('[data-pending]')")
        self.assertEqual(page.run(FOCUSED), "Sheet")
        # The page shows the result of an event after the results of all earlier events.
        self.focus(page, "Save")
        page.press(Keys.ENTER)
        page.wait("return document.getElementById('log').textContent.includes('saved')")
        self.assertEqual(page.count("dialog[open]"), 0, "the dialog does not open again")

    def test_a_button_of_an_alert_has_the_focus(self) -> None:
        page = self.slow()
        self.focus(page, "Alert")
        page.press(Keys.ENTER)
        page.wait("return Boolean(document.querySelector('dialog:modal'))")
        self.assertEqual(page.run(
            "const e = document.activeElement; return [e.localName, Boolean(e.closest('dialog:modal'))]"), ["button", True])
        page.press(Keys.ESCAPE)
        page.wait("return !document.querySelector('dialog[open]')")
        self.assertEqual(page.run(FOCUSED), "Alert")


class SlowNavigationTests(SlowTestCase):
    is_long = True
    command = ("ChaosPage", "--inspect")
    path = "/first"

    def test_the_next_page_is_announced_and_its_heading_has_the_focus(self) -> None:
        page = self.slow()
        page.run("document.querySelector('[data-path=\"/second\"]').focus()")
        page.press(Keys.ENTER)
        page.wait("return document.querySelector('h1')?.textContent === 'Second' && document.title === 'Second'")
        self.assertEqual(page.run("const e = document.activeElement; return [e.localName, e.textContent]"), ["h1", "Second"])
        page.wait("return document.querySelector('.trellis-status').textContent === 'Second'")


class SlowStateTests(SlowTestCase):
    command = ("StatePage", "--inspect")
    path = "/films"

    def test_an_iframe_continues_when_its_view_moves(self) -> None:
        page = self.slow()
        page.run("window.kept = document.querySelector('iframe'); kept.contentWindow.mark = 7")
        page.run("document.querySelector('[data-do=move]').click()")
        page.wait("return document.querySelector('[data-room=\"1\"] iframe')?.title === 'Film 1'")
        self.assertEqual(page.run("const e = document.querySelector('iframe'); return [e === kept, e.contentWindow.mark]"),
                         [True, 7])
