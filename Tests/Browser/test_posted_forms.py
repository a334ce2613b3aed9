"""Forms in a browser without scripts, which posts them to the address of their page."""

import pathlib
import tempfile

from harness import ApplicationTestCase, long

HAS_TEXT = "return [...document.querySelectorAll('main .t')].some((e) => e.textContent === arguments[0])"


class PostedFormTests(ApplicationTestCase):
    command = ("Gallery", "--inspect")

    def open(self):
        page = self.page("/")
        page.scripts(False)
        self.addCleanup(page.scripts, True)
        page.navigate(self.application.address + "/controls/form")
        return page

    def test_a_form_is_submitted_by_its_button_and_by_the_enter_key(self) -> None:
        page = self.open()
        page.click("main [aria-label='Title']")
        page.press("A title")
        page.click("main form[method=post] [type=checkbox]")
        page.click("main button[type=submit]")
        page.wait(HAS_TEXT, "Saved “A title”")
        self.assertEqual(page.run("return document.querySelector(\"main [aria-label='Title']\").value"), "A title")
        self.assertTrue(page.run("return document.querySelector('main form[method=post] [type=checkbox]').checked"))
        page.click("main [aria-label='Title']")
        page.press(" again\ue007")
        page.wait(HAS_TEXT, "Saved “A title again”")

    def test_errors_are_shown_at_their_fields(self) -> None:
        page = self.open()
        page.click("main [aria-label='Hours']")
        page.press("many")
        page.click("main button[type=submit]")
        page.wait(HAS_TEXT, "Enter a title.")
        self.assertTrue(page.run(HAS_TEXT, "There are 2 problems"))
        self.assertEqual(page.run("return document.querySelector(\"main [aria-label='Hours']\").value"), "many")

    def test_a_script_sends_the_form_once_and_does_not_post(self) -> None:
        page = self.live("/controls/form")
        page.run("window.isSamePage = true")
        page.click("main [aria-label='Title']")
        page.press("A title\ue007")
        page.wait(HAS_TEXT, "Saved “A title”")
        self.assertTrue(page.run("return window.isSamePage"), "the browser has not posted the form, too")
        posts = "return performance.getEntriesByType('resource').filter((e) => e.name.endsWith('/controls/form')).length"
        self.assertEqual(page.run(posts), 0)


class NativeListTests(ApplicationTestCase):
    command = ("Gallery", "--inspect")
    options = "return [...(document.querySelector('main [role=combobox]').list?.options ?? [])].map((e) => e.value)"

    def test_a_combo_box_offers_its_values_in_a_native_list(self) -> None:
        page = self.page("/")
        page.scripts(False)
        self.addCleanup(page.scripts, True)
        page.navigate(self.application.address + "/controls/combo-box")
        self.assertIn("Oslo", page.run(self.options))

    @long
    def test_with_scripts_a_combo_box_has_only_its_own_list(self) -> None:
        page = self.live("/controls/combo-box")
        page.wait("return !document.querySelector('main [role=combobox]').list")
        page.click("main [aria-label='City']")
        page.wait("return Boolean(document.querySelector('main [role=option]')?.checkVisibility())")
        self.assertEqual(page.run(self.options), [])


class PostedIssueTests(ApplicationTestCase):
    command = ("Tracker", "--inspect")

    def open(self):
        page = self.page("/")
        page.scripts(False)
        self.addCleanup(page.scripts, True)
        page.navigate(self.application.address + "/issues/4")
        return page

    @long
    def test_a_chip_that_is_not_checked_is_removed(self) -> None:
        page = self.open()
        self.assertTrue(page.run("return document.querySelector('.l-chip-box').checkVisibility({visibilityProperty: true})"))
        self.assertFalse(page.run(
            "return document.querySelector('.l-chip-end button').checkVisibility({ visibilityProperty: true })"))
        page.click(".l-chip-box")
        page.click("main button[type=submit]")
        page.wait("return document.readyState === 'complete' && !document.querySelector('.l-chip-box')")
        page.navigate(self.application.address + "/issues/4")
        self.assertEqual(page.count(".l-chip-box"), 0, "the change is saved")

    def test_with_scripts_a_chip_has_its_button(self) -> None:
        page = self.live("/issues/5", width=1000)
        self.assertFalse(page.run("return document.querySelector('.l-chip-box').checkVisibility({visibilityProperty: true})"))
        page.click(".l-chip-end button")
        page.wait("return !document.querySelector('.l-chip-end')")


class EveryFieldTests(ApplicationTestCase):
    """A form with every kind of field in a browser without scripts."""

    command = ("LayersPage", "--inspect")

    def setUp(self) -> None:
        super().setUp()
        self.form = self.page("/")
        self.form.scripts(False)
        self.addCleanup(self.form.scripts, True)
        self.form.navigate(self.application.address + "/posted")

    def saved(self) -> list[str]:
        return self.form.run("return document.querySelector('#saved')?.textContent.split('|') ?? []")

    def write(self, label: str, text: str) -> None:
        self.form.click(f"[aria-label='{label}']")
        self.form.press(text)

    def choose(self, element: str) -> None:
        """Presses the label of a choice."""
        self.form.click("label", element)

    def submit(self) -> None:
        self.form.run("window.isOld = true")
        self.form.click("button[type=submit]")
        self.form.wait("return document.readyState === 'complete' && !window.isOld")

    @long
    def test_every_field_is_posted(self) -> None:
        page = self.form
        for label, text in (
            ("Name", "Ada"), ("Secret", "pass"), ("Search", "loom"), ("Notes", "one\ue007two"), ("Hours", "2.5"),
            ("City", "bern"), ("Friends", "Grace")):
            self.write(label, text)
        page.run("document.querySelector('[type=range]').focus()")
        page.press("\ue014\ue014")
        for label, text in (("Day", "09212026"), ("Hour", "0230PM"), ("Start", "09212026\ue0040915AM")):
            page.run("document.querySelector(`[aria-label='${arguments[0]}']`).focus()", label)
            page.press(text)
        page.run("document.querySelector('select').focus()")
        page.press("S")
        for label in ("Blue", "Board", "By courier", "I agree", "News"):
            self.choose(label)
        self.submit()
        self.assertEqual(self.saved(), [
            "Ada", "pass", "loom", "one\ntwo", "2.5", "40.0", "2026-09-21", "14:30:00", "2026-09-21T09:15:00Z", "S",
            "blue", "board", "courier", "true", "false", "Bern", "Ada+Grace", ""])

    @long
    def test_a_file_is_posted_and_a_large_one_refused(self) -> None:
        with tempfile.TemporaryDirectory() as folder:
            small, large = pathlib.Path(folder, "small.txt"), pathlib.Path(folder, "large.txt")
            small.write_bytes(b"x" * 10)
            large.write_bytes(b"x" * 2000)
            self.form.choose_file("[type=file]", large)
            self.submit()
            self.assertEqual(self.saved(), [""])
            self.assertIn("large.txt", self.form.run("return document.querySelector('.l-problems').textContent"))
            self.form.choose_file("[type=file]", small)
            self.submit()
        self.assertEqual(self.saved()[-1], "small.txt")

    def test_invalid_texts_stay_in_their_fields_with_the_reason(self) -> None:
        for label, text, reason in (
            ("Hours", "-", "Enter a number."), ("Hours", "500", "Enter 100 or less."),
            ("City", "Nowhere", "“Nowhere” cannot be chosen."), ("Friends", "Nobody", "“Nobody” cannot be chosen.")):
            with self.subTest(label=label, text=text):
                self.form.navigate(self.application.address + "/posted")
                self.write(label, text)
                self.submit()
                value, isInvalid, description = self.form.run(
                    "const e = document.querySelector(`input[aria-label='${arguments[0]}']:not([type=checkbox])`);"
                    "return [e.value, e.getAttribute('aria-invalid'),"
                    " document.getElementById(e.getAttribute('aria-describedby'))?.textContent.trim()]", label)
                self.assertEqual([value, isInvalid, description], [text, "true", reason])
                self.assertEqual(self.saved(), [""])
