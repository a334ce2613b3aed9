"""Forms in a browser without scripts, which posts them to the address of their page."""

from harness import ApplicationTestCase

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
        page.click("main [type=checkbox]")
        page.click("main button[type=submit]")
        page.wait(HAS_TEXT, "Saved “A title”")
        self.assertEqual(page.run("return document.querySelector(\"main [aria-label='Title']\").value"), "A title")
        self.assertTrue(page.run("return document.querySelector('main [type=checkbox]').checked"))
        page.click("main [aria-label='Title']")
        page.press(" again\ue007")
        page.wait(HAS_TEXT, "Saved “A title again”")

    def test_errors_stand_at_their_fields(self) -> None:
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

    def test_a_combo_box_has_only_its_own_list_where_there_are_scripts(self) -> None:
        page = self.live("/controls/combo-box")
        page.wait("return !document.querySelector('main [role=combobox]').list")
        page.click("main [role=combobox]")
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

    def test_a_chip_has_its_button_where_there_are_scripts(self) -> None:
        page = self.live("/issues/5", width=1000)
        self.assertFalse(page.run("return document.querySelector('.l-chip-box').checkVisibility({visibilityProperty: true})"))
        page.click(".l-chip-end button")
        page.wait("return !document.querySelector('.l-chip-end')")
