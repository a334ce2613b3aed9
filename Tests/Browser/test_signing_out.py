"""A user who signs out is signed out in every tab, and no tab receives private data afterwards."""

from harness import ApplicationTestCase, Page, long

PROVOKED = ("status of 401",)
NOTES = "return [...document.querySelectorAll('[data-note]')].map((e) => e.dataset.note)"


class SigningOutTests(ApplicationTestCase):
    command = ("ChaosPage", "--inspect")

    def setUp(self) -> None:
        super().setUp()
        first = self.page("/healthz")
        first.driver.add_cookie({"name": "user", "value": "ada", "httpOnly": True})
        first.provoked = PROVOKED

    def open(self, path: str) -> Page:
        page = self.live(path)
        page.provoked = PROVOKED
        return page

    def enter(self, page: Page, text: str) -> None:
        page.enter("[aria-label=Prompt]", text)

    def enter_late(self, page: Page, text: str) -> None:
        """Enters text, unless the page has already detected that its user is signed out."""
        page.run("const field = document.querySelector('[aria-label=Prompt]');"
                 "if (field) field.value = arguments[0];"
                 "field?.dispatchEvent(new Event('input', { bubbles: true }))", text)

    def wait_for_notes(self, page: Page, *notes: str) -> None:
        page.wait(f"return JSON.stringify((() => {{ {NOTES} }})()) === JSON.stringify(arguments[0])",
                  list(notes))

    def publish(self, text: str) -> None:
        """Enters text of another user that is sent to all sessions, and waits until one has received it."""
        reader, writer = self.open("/notes"), self.open("/note")
        self.assertEqual(reader.texts("[data-user]"), ["for nobody"])
        self.enter(writer, text)
        self.wait_for_notes(reader, f"prompt {text}")

    def test_all_tabs_show_the_sign_out_and_get_no_more_updates(self) -> None:
        writer, reader, idle = self.open("/note"), self.open("/notes"), self.open("/notes")
        self.assertEqual(reader.texts("[data-user]"), ["for ada"])
        self.enter(writer, "before")
        for page in (reader, idle):
            self.wait_for_notes(page, "prompt before")
        writer.driver.delete_cookie("user")
        self.assertIsNone(writer.driver.get_cookie("user"))
        self.enter_late(writer, "before and after")
        for page in (writer, reader, idle):
            page.wait("return document.documentElement.classList.contains('trellis-signed-out')")
            page.wait("return document.querySelector('.trellis-status').textContent.includes('signed out')")
            page.wait("return window.__live.polls === 0 && window.__live.others === 0")
            self.assertEqual(page.run("return document.querySelector('[data-trellis]').childNodes.length"), 0)
            self.assertEqual(page.run("return document.title"), "")
            self.assertNotIn("before", page.run("return document.body.innerHTML"))
        self.publish("news")
        for page in (reader, idle):
            self.assertEqual(page.run(NOTES), [])
            self.assertEqual(page.run("return [window.__live.polls, window.__live.others]"), [0, 0])
        reader.reload()
        reader.wait("return document.querySelector('[data-user]').textContent === 'for nobody'")

    def test_the_history_shows_nothing_of_a_signed_out_user(self) -> None:
        writer, reader = self.open("/note"), self.open("/notes")
        self.enter(writer, "before")
        self.wait_for_notes(reader, "prompt before")
        reader.navigate(self.application.address + "/healthz")
        reader.driver.delete_cookie("user")
        reader.back()
        reader.wait("return document.querySelector('[data-user]')?.textContent === 'for nobody'"
                    " || document.documentElement.matches('.trellis-signed-out')")
        self.assertEqual(reader.run(NOTES), [])
        self.assertNotIn("before", reader.run("return document.body.innerText"))

    @long
    def test_all_tabs_open_the_address_of_the_application(self) -> None:
        writer, reader = self.open("/note"), self.open("/notes")
        self.enter(writer, "before")
        self.wait_for_notes(reader, "prompt before")
        writer.run("document.querySelector('[data-do=sign-out]').click()")
        for page in (writer, reader):
            page.wait("return document.title === 'First' && location.pathname === '/first'")
            self.assertEqual(page.texts("h1"), ["First"])
        writer.driver.delete_cookie("user")
        self.publish("news")
        for page in (writer, reader):
            self.assertEqual(page.run(NOTES), [])

    def test_tabs_of_other_users_do_not_change(self) -> None:
        ada = self.open("/note")
        ada.driver.delete_cookie("user")
        reader, writer = self.open("/notes"), self.open("/note")
        self.enter_late(ada, "late")
        ada.wait("return document.documentElement.classList.contains('trellis-signed-out')")
        self.enter(writer, "on")
        self.wait_for_notes(reader, "prompt on")
        self.assertFalse(reader.run("return document.documentElement.matches('.trellis-signed-out')"))
