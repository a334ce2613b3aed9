"""The last actions of a user in a tab that is closed or hidden are performed, once, and in order."""

import signal

from harness import ApplicationTestCase, Page, long


class LeavingTests(ApplicationTestCase):
    needs_whole_chromium = True
    command = ("ChaosPage", "--inspect")

    def setUp(self) -> None:
        super().setUp()
        self.reader = self.live("/notes")

    def open(self) -> Page:
        return self.live("/note")

    def enter(self, page: Page, field: str, text: str) -> None:
        page.enter(f"[aria-label={field}]", text)

    def close(self, page: Page) -> None:
        page.close()
        self.pages.remove(page)

    def assert_notes(self, *notes: str) -> None:
        self.reader.wait(
            "return JSON.stringify([...document.querySelectorAll('[data-note]')]"
            ".map((e) => e.dataset.note)) === JSON.stringify(arguments[0])", list(notes))

    def finish(self) -> None:
        """Enters text in another tab after everything in flight."""
        self.wait_for_metric('sessions{phase="attached"}', 1)
        page = self.open()
        self.enter(page, "Prompt", "end")

    def test_unsent_events_are_sent_when_the_tab_is_closed(self) -> None:
        page = self.open()
        events = self.application.metric("events_total")
        self.enter(page, "Slow", "typed")
        self.assertEqual(self.application.metric("events_total"), events)
        self.close(page)
        self.assert_notes("slow typed")
        self.finish()
        self.assert_notes("slow typed", "prompt end")

    def test_unacknowledged_events_of_a_closed_tab_are_handled_once(self) -> None:
        page = self.open()
        self.application.signal(signal.SIGSTOP)
        try:
            self.enter(page, "Prompt", "a")
            page.wait("return window.__live.others > 0")
            self.enter(page, "Prompt", "b")
            self.enter(page, "Slow", "typed")
            self.close(page)
        finally:
            self.application.signal(signal.SIGCONT)
        self.assert_notes("prompt a", "prompt ab", "slow typed")
        self.finish()
        self.assert_notes("prompt a", "prompt ab", "slow typed", "prompt end")

    @long
    def test_many_unacknowledged_events_of_a_closed_tab_are_handled(self) -> None:
        page = self.open()
        events = self.application.metric("events_total")
        self.application.signal(signal.SIGSTOP)
        try:
            page.run("const field = document.querySelector('[aria-label=Prompt]');"
                     "for (let number = 0; number < 300; number += 1) {"
                     "  field.value = `${number}`;"
                     "  field.dispatchEvent(new Event('input', { bubbles: true }));"
                     "}")
            self.close(page)
        finally:
            self.application.signal(signal.SIGCONT)
        self.reader.wait("return document.querySelector('[data-note=\"prompt 299\"]')")
        self.assertEqual(self.application.metric("events_total"), events + 300)

    def test_leaving_needs_confirmation_while_too_many_bytes_are_unsent(self) -> None:
        page = self.open()
        ask = "const event = new Event('beforeunload', { cancelable: true }); return !dispatchEvent(event)"
        self.enter(page, "Slow", "short")
        self.assertFalse(page.run(ask))
        self.application.signal(signal.SIGSTOP)
        try:
            self.enter(page, "Slow", "x" * 61000)
            self.assertTrue(page.run(ask))
        finally:
            self.application.signal(signal.SIGCONT)
        page.wait("return !document.querySelector('[data-pending]')")
        self.assertFalse(page.run(ask))

    def test_unsent_events_are_sent_when_the_tab_opens_another_page(self) -> None:
        page = self.open()
        page.run("addEventListener('pageshow', (event) => { window.isRestored = event.persisted; })")
        self.enter(page, "Slow", "one")
        page.navigate(self.application.address + "/healthz")
        self.assert_notes("slow one")
        page.back()
        self.assertTrue(page.run("return window.isRestored"), "the browser did not keep the page")
        self.enter(page, "Slow", " two")
        self.enter(page, "Prompt", "end")
        self.assert_notes("slow one", "slow one two", "prompt end")

    def test_unsent_events_are_sent_when_the_tab_is_hidden(self) -> None:
        page = self.open()
        self.enter(page, "Slow", "typed")
        page.run("Object.defineProperty(document, 'hidden', { get: () => true });"
                 "document.dispatchEvent(new Event('visibilitychange'))")
        self.assert_notes("slow typed")
