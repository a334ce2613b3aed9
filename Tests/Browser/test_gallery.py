"""The controls in a browser: keyboard, pointer, names, and the measures that the server computed."""

from selenium.webdriver.common.keys import Keys

from harness import ApplicationTestCase, listening, long, sample, settled
from harness.contrast import lowest_contrast
from harness.gallery import CONTROLS, CUT, THEME

#: The controls that are smaller than 24 by 24 px and too near to others (WCAG 2.2, 2.5.8): neither the element nor its
#: label is large enough, and a circle of 24 px around its middle meets another one. Links in texts may be smaller.
SMALL = """
const isLarge = ({ width, height }) => width >= 23.9 && height >= 23.9;
const all = [...document.querySelectorAll(
  'main :is(button, a[href], input, select, textarea, summary, [role=tab], [role=menuitem], [role=option])')]
  .filter((e) => e.checkVisibility({ visibilityProperty: true }) && !e.closest('.t, .l-skip'))
  .map((e) => ({ e, labels: [...e.labels ?? []], box: e.getBoundingClientRect() }));
const middle = ({ left, right, top, bottom }) => [(left + right) / 2, (top + bottom) / 2];
const meets = ([x, y], { left, right, top, bottom }, radius) =>
  Math.hypot(x - Math.max(left, Math.min(x, right)), y - Math.max(top, Math.min(y, bottom))) < radius - 0.1;
const small = all.filter(({ box, labels }) => ![box, ...labels.map((one) => one.getBoundingClientRect())].some(isLarge));
return small.filter(({ e, box }) => all.some((other) => other.e !== e
  && (small.includes(other) ? meets(middle(box), { ...Object.fromEntries(['left', 'right'].map((n) => [n, middle(other.box)[0]])),
    top: middle(other.box)[1], bottom: middle(other.box)[1] }, 24) : meets(middle(box), other.box, 12))))
  .map(({ e, box }) => `${e.outerHTML.slice(0, 90)}: ${box.width} x ${box.height}`);
"""


def field(label: str) -> str:
    return f"main [aria-label='{label}']"


class GalleryTests(ApplicationTestCase):
    command = ("Gallery", "--inspect")

    def control(self, name: str, **options: int):
        page = self.live(f"/controls/{name}", **options)
        page.provoked = ("HTMLImageElement",)  # the page of images has one that cannot be loaded
        return page

    def text(self, page, text: str) -> None:
        page.wait("return [...document.querySelectorAll('main .t')].some((e) => e.textContent === arguments[0])", text)

    def focus(self, page, selector: str) -> None:
        page.run("document.querySelector(arguments[0]).focus()", selector)

    @long
    def test_a_checkbox_is_toggled_by_its_label_and_the_space_bar(self) -> None:
        page = self.control("checkbox")
        states = "return [...document.querySelectorAll('main .l-check')].slice(0, 3).map((e) => e.indeterminate ? 'mixed' : e.checked)"
        self.assertEqual(page.run(states), ["mixed", True, False])
        page.run("[...document.querySelectorAll('main label')][2].click()")
        self.assertEqual(page.run(states)[2], True)
        page.wait(states.replace("return ", "return JSON.stringify(") + ") === '[true,true,true]'")
        self.focus(page, "main .l-check")
        page.press(Keys.SPACE)
        page.wait(states.replace("return ", "return JSON.stringify(") + ") === '[false,false,false]'")

    @long
    def test_a_radio_group_follows_the_arrow_keys(self) -> None:
        page = self.control("radio-group")
        self.focus(page, "main .l-radio")
        page.press(Keys.ARROW_DOWN)
        self.assertTrue(page.run("return document.querySelectorAll('main .l-radio')[1].checked"))
        self.assertTrue(page.run("return document.activeElement === document.querySelectorAll('main .l-radio')[1]"))

    @long
    def test_a_segment_is_chosen_by_pointer(self) -> None:
        page = self.control("segmented")
        box = page.run("const r = document.querySelectorAll('main .l-segment')[1].getBoundingClientRect(); return [r.x + r.width / 2, r.y + r.height / 2]")
        page.click_at(*box)
        self.assertTrue(page.run("return document.querySelectorAll('main .l-cover')[1].checked"))

    def test_a_number_field_keeps_half_typed_text_and_steps(self) -> None:
        page = self.control("number-field")
        page.type(field("Hours"), Keys.BACKSPACE * 3 + "-")
        page.press(Keys.TAB)
        self.text(page, "Enter a number.")
        self.assertEqual(page.run(f"return document.querySelector(\"{field('Hours')}\").value"), "-")
        page.type(field("Hours"), Keys.BACKSPACE + "7")
        page.press(Keys.ARROW_UP)
        page.wait(f"return document.querySelector(\"{field('Hours')}\").value === '7.5'")

    def test_a_text_area_grows_with_its_text(self) -> None:
        page = self.control("text-area")
        height = "return document.querySelector('main textarea').offsetHeight"
        before = page.run(height)
        page.type("main [aria-label='Notes']", Keys.END + Keys.ENTER + "3" + Keys.ENTER + "4" + Keys.ENTER + "5")
        # Several events send the text if it is typed with pauses; the text area grows with each.
        page.wait(f"const e = document.querySelector('main textarea');"
                  f"return e.value.endsWith('5') && e.offsetHeight >= {before + 40} && e.scrollHeight === e.clientHeight")

    @long
    def test_a_combo_box_is_filtered_and_chosen_by_keys(self) -> None:
        page = self.control("combo-box")
        page.type(field("City"), "ber")
        page.wait("return [...document.querySelectorAll('[role=option]:not([hidden])')].map((e) => e.textContent).join() === 'Berlin,Bern'")
        page.press(Keys.ARROW_DOWN)
        page.wait("return document.querySelector('[role=option][aria-selected=true]:not([hidden])').textContent === 'Bern'")
        page.press(Keys.ENTER)
        self.text(page, "Chosen: Bern")
        self.assertFalse(page.run("return [...document.querySelectorAll('[role=option]')].some((e) => e.checkVisibility())"))
        self.assertEqual(page.run(f"return document.querySelector(\"{field('City')}\").value"), "Bern")
        self.assertEqual(page.run("return document.activeElement.getAttribute('role')"), "combobox", "the focus stays")

    @long
    def test_an_option_is_chosen_by_pointer(self) -> None:
        page = self.control("combo-box")
        page.click(field("City"))
        page.wait("return document.querySelectorAll('[role=option]:not([hidden])').length === 8")
        box = page.run("const r = document.querySelectorAll('[role=option]:not([hidden])')[2].getBoundingClientRect(); return [r.x + 20, r.y + r.height / 2]")
        page.click_at(*box)
        self.text(page, "Chosen: Berlin")

    @long
    def test_tabs_follow_arrow_keys_with_the_focus(self) -> None:
        page = self.control("tabs")
        self.focus(page, "main [role=tab]")
        page.press(Keys.ARROW_RIGHT)
        self.text(page, "The history.")
        page.wait("return document.activeElement.textContent === 'History'")
        page.press(Keys.END)
        self.text(page, "The files.")

    @long
    def test_a_disclosure_opens_by_the_keyboard(self) -> None:
        page = self.control("disclosure")
        self.focus(page, "main .l-disclosure")
        page.press(Keys.ENTER)
        self.text(page, "The content.")

    def test_a_table_is_sorted_and_selected(self) -> None:
        page = self.control("table", width=1000)
        page.click("main .l-sort", "Name")
        page.wait("return document.querySelector('main [role=row]:nth-of-type(2)')?.textContent.startsWith('harfbuzz')"
                  " || [...document.querySelectorAll('main .l-line-row')].sort((a, b) => a.offsetTop - b.offsetTop)[0].textContent.startsWith('harfbuzz')")
        page.run("[...document.querySelectorAll('main .l-line-row')].find((e) => e.tabIndex === 0).focus()")
        page.press(Keys.SPACE)
        self.text(page, "2 selected")

    def test_a_form_lists_its_problems_and_gives_them_the_focus(self) -> None:
        page = self.control("form")
        page.click("main button", "Save")
        page.wait("return document.activeElement.classList.contains('l-problems')")
        self.text(page, "Enter a title.")
        page.type(field("Title"), "A title" + Keys.ENTER)
        self.text(page, "Saved “A title”")

    def test_a_tooltip_is_read_on_a_ground_of_its_own(self) -> None:
        page = self.control("tooltip")
        page.wait("return Boolean(document.querySelector('.l-tooltip'))")
        for scheme in ("light", "dark"):
            with self.subTest(scheme):
                page.prefer(color_scheme=scheme)
                self.focus(page, "main [data-help]")
                page.wait("return document.querySelector('.l-tooltip').matches(':popover-open')")
                ground, canvas = page.run(
                    "const probe = document.body.appendChild(document.createElement('i'));"
                    "probe.style.backgroundColor = 'Canvas';"
                    "const all = [document.querySelector('.l-tooltip'), probe].map((e) => getComputedStyle(e).backgroundColor);"
                    "probe.remove(); return all")
                self.assertTrue(ground.startswith("rgb("), f"{ground} is not opaque")
                self.assertNotEqual(ground, canvas, "the ground of the page")
                self.assertGreaterEqual(lowest_contrast(page, ".l-tooltip"), 4.5)
                page.press(Keys.ESCAPE)
                page.run("document.activeElement.blur()")

    def test_every_control_has_a_name_and_ids_are_unique(self) -> None:
        for name in sample(CONTROLS, 12):
            with self.subTest(control=name):
                page = self.control(name, width=1000, height=800)
                self.assertEqual(page.run(
                    "const ids = [...document.querySelectorAll('[id]')].map((e) => e.id);"
                    "return ids.filter((id, index) => ids.indexOf(id) !== index)"), [])
                self.assertEqual(page.run(
                    "return [...document.querySelectorAll('main :is(button, input, select, textarea, a[href])')]"
                    ".filter((e) => !e.getAttribute('aria-label') && !e.labels?.length && !e.textContent.trim()"
                    " && !e.querySelector('[aria-label]')).map((e) => e.outerHTML.slice(0, 90))"), [])
                self.assertEqual(page.run(
                    "return [...document.querySelectorAll('[aria-describedby], [aria-labelledby], [aria-controls]')]"
                    ".flatMap((e) => ['aria-describedby', 'aria-labelledby', 'aria-controls']"
                    ".flatMap((n) => (e.getAttribute(n) ?? '').split(' ').filter(Boolean)))"
                    ".filter((id) => !document.getElementById(id))"), [])

    def test_controls_in_one_row_have_one_height_and_one_baseline(self) -> None:
        page = self.control("button", width=1440)
        rows = page.run(
            "return [...document.querySelectorAll('#row :is(input.l-field, select, .l-segments, button.l-prominent)')]"
            ".map((e) => [e.getBoundingClientRect().y, e.getBoundingClientRect().height])")
        self.assertGreaterEqual(len(rows), 5)
        self.assertEqual(len({tuple(row) for row in rows}), 1, rows)


class GalleryIndexTests(ApplicationTestCase):
    command = ("Gallery", "--inspect")

    def test_links_keep_the_chosen_scheme(self) -> None:
        page = self.live("/", width=1280, height=900)
        page.run("[...document.querySelectorAll('header label')].find((e) => e.textContent === 'Dark').click()")
        settled(page)
        page.run("document.querySelector('main a[href^=\"/controls/slider\"]').click()")
        settled(page)
        self.assertEqual(page.run("return location.pathname + location.search"), "/controls/slider?scheme=dark")
        self.assertEqual(page.run("return getComputedStyle(document.querySelector('main')).colorScheme"), "dark")

    def test_previews_cannot_be_reached_and_nothing_is_cut(self) -> None:
        for width in (320, 390, 1280):
            with self.subTest(width):
                page = self.live("/", width=width, height=900)
                self.assertEqual(page.run(CUT), [])
                self.assertLessEqual(page.run("return document.documentElement.scrollWidth"), width)
        page.run("document.querySelector('[inert] button').focus()")
        self.assertEqual(page.run("return document.activeElement.tagName"), "BODY")


class GalleryWidthTests(ApplicationTestCase):
    """The pages of all controls at several widths.

    The short form has the smallest width, and one twelfth of the controls: 320 px are a window of 1280 px at a zoom of 400 %.
    """

    command = ("Gallery", "--inspect")
    widths = (320,)

    def test_no_text_is_cut_and_nothing_lies_outside_of_the_window(self) -> None:
        for width in self.widths:
            for query in ("", "?density=touch", "?scale=1.5"):
                for name in sample((*CONTROLS, THEME), 12) if not query else sample(("form", "button", "number-field", "table", "banner", THEME), 6):
                    with self.subTest(width=width, query=query, control=name):
                        page = self.live(f"/controls/{name}{query}", width=width, height=900)
                        page.provoked = ("HTMLImageElement",)
                        self.assertEqual(page.run(CUT), [])
                        self.assertLessEqual(page.run("return document.documentElement.scrollWidth"), width)
                        if width < 400:
                            self.assertEqual(page.run(SMALL), [], "targets below 24 px")


class WideGalleryWidthTests(GalleryWidthTests):
    is_long = True
    widths = (390, 1440)


class RightToLeftGalleryTests(ApplicationTestCase):
    is_long = True
    command = ("Gallery", "--right-to-left", "--inspect")

    def test_no_text_is_cut_in_right_to_left_pages(self) -> None:
        for width in (390,):
            for name in (*CONTROLS, THEME):
                with self.subTest(width=width, control=name):
                    page = self.live(f"/controls/{name}", width=width, height=900)
                    page.provoked = ("HTMLImageElement",)
                    self.assertEqual(page.run(CUT), [])

    def test_no_button_covers_the_text_of_its_field(self) -> None:
        for name in ("combo-box", "multi-select", "search-field", "secure-field", "number-field"):
            with self.subTest(control=name):
                page = self.live(f"/controls/{name}")
                # The overlaps of the boxes of texts with the icons over their fields, in px.
                overlaps = page.run(
                    "return [...document.querySelectorAll('main input.l-input')].flatMap((field) => {"
                    " const style = getComputedStyle(field), box = field.getBoundingClientRect();"
                    " const [left, right] = [box.left + parseFloat(style.paddingLeft), box.right - parseFloat(style.paddingRight)];"
                    " return [...field.parentElement.querySelectorAll('.l-icon')].map((icon) => {"
                    "  const { left: start, right: end, top, bottom } = icon.getBoundingClientRect();"
                    "  const height = Math.min(box.bottom, bottom) - Math.max(box.top, top);"
                    "  return Math.min(height, Math.min(right, end) - Math.max(left, start)); }); })")
                self.assertGreaterEqual(len(overlaps), 2)
                self.assertLessEqual(max(overlaps), 0, overlaps)

    def test_texts_of_trellis_are_in_the_language_of_the_page(self) -> None:
        page = self.live("/controls/search-field")
        self.assertEqual(page.run("return document.querySelector('main input').placeholder"), "بحث")
        self.assertEqual(page.count("[aria-label='مسح']:enabled"), 1)


class ImageTests(ApplicationTestCase):
    command = ("Gallery", "--inspect")

    def test_a_picture_is_loaded_into_its_room_without_a_shift(self) -> None:
        page = self.live("/controls/image", width=1000, height=900)
        page.provoked = ("HTMLImageElement",)
        loaded = "return [...document.querySelectorAll('main img[alt^=A]')].every((e) => e.complete && e.naturalWidth)"
        page.wait(f"return document.querySelectorAll('main img[alt^=A]').length === 2 && {loaded.removeprefix('return ')}")
        rooms = ("return [...document.querySelectorAll('main :is(img, h1, h2, pre)')]"
                 ".map((e) => JSON.stringify(e.getBoundingClientRect()))")
        after = page.run(rooms)
        page.run("for (const picture of document.querySelectorAll('main img[alt^=A]')) {"
                 " picture.dataset.address = picture.src; picture.removeAttribute('src'); }")
        settled(page)
        self.assertEqual(page.run(rooms), after, "the room is there before the picture")
        self.assertNotIn("rgba(0, 0, 0, 0)", page.run(
            "return [...document.querySelectorAll('main img[alt^=A]')].map((e) => getComputedStyle(e).backgroundColor)"))
        page.run("for (const picture of document.querySelectorAll('main img[alt^=A]')) picture.src = picture.dataset.address")
        page.wait(loaded)
        self.assertEqual(page.run(rooms), after)
        self.assertEqual(page.run(
            "return new Promise((done) => { let sum = 0; new PerformanceObserver((list) => {"
            " for (const { value } of list.getEntries()) sum += value;"
            " }).observe({ type: 'layout-shift', buffered: true }); setTimeout(() => done(sum), 200); })"), 0)


class TrackerTests(ApplicationTestCase):
    is_long = True
    command = ("Tracker", "--inspect")

    def test_changes_show_in_all_tabs_and_unsaved_ones_are_guarded(self) -> None:
        one = self.live("/issues/3", width=1000)
        two = self.live("/", width=1000)
        one.run("window.confirm = (text) => { window.asked = text; return false; }")
        title = "main [aria-label='Title']"
        one.type(title, " now")
        one.wait("return document.querySelector('[data-unsaved]') !== null")
        listening(one)
        one.click("main nav a", "Issues")
        self.assertEqual(one.run("return window.asked"), "Leave without saving your changes?")
        self.assertEqual(one.run("return location.pathname"), "/issues/3")
        one.click("main button", "Save")
        two.wait("return [...document.querySelectorAll('main .t')].some((e) => e.textContent.endsWith(' now'))")
        one.wait("return document.querySelector('[data-unsaved]') === null")
