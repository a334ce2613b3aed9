"""State in the browser is kept: focus, caret, typed text, scroll offsets, a video, an iframe."""

import subprocess

from harness import ApplicationTestCase, Page, also_in_firefox, also_in_firefox_at_length, differences
from harness.application import ROOT

PREPARE = """
const field = document.querySelector("input");
const scroller = document.querySelector("[data-scroller]");
const video = document.querySelector("video");
const frame = document.querySelector("iframe");
const canvas = document.createElement("canvas");
const context = canvas.getContext("2d");
setInterval(() => context.fillRect(Math.random() * 100, 0, 9, 9), 20);
field.focus();
field.setSelectionRange(2, 5);
scroller.scrollTop = 123;
frame.contentWindow.mark = 7;
video.muted = true;
video.srcObject = canvas.captureStream(30);
window.kept = { field, scroller, video, frame, pauses: 0, blurs: 0 };
video.addEventListener("pause", () => kept.pauses++);
field.addEventListener("blur", () => kept.blurs++);
return video.play().then(() => true);
"""

LOOK = """
const { field, scroller, video, frame } = kept;
return {
  same: document.querySelector("input") === field && document.querySelector("iframe") === frame,
  focus: document.activeElement === field, value: field.value, blurs: kept.blurs,
  selection: [field.selectionStart, field.selectionEnd], scroll: scroller.scrollTop,
  mark: frame.contentWindow?.mark, paused: video.paused, pauses: kept.pauses,
};
"""

KEPT = {
    "same": True, "focus": True, "value": "typed text", "blurs": 0, "selection": [2, 5],
    "scroll": 123, "mark": 7, "paused": False, "pauses": 0,
}


def build_state_page() -> None:
    if not (ROOT / ".build" / "debug" / "StatePage").exists():
        subprocess.run(["swift", "build", "--product", "StatePage"], cwd=ROOT, check=True)


@also_in_firefox
class StateTests(ApplicationTestCase):
    command = ("StatePage",)

    @classmethod
    def setUpClass(cls) -> None:
        build_state_page()
        super().setUpClass()

    def rows(self, page: Page) -> list[str]:
        return page.run(
            "return [...document.querySelectorAll('li:not([hidden])')].map((e) => e.dataset.row)")

    def do(self, page: Page, name: str) -> None:
        """Clicks without moving the focus, and waits until all rows have the next version."""
        version = page.run(
            "document.querySelector(`[data-do=${arguments[0]}]`).click();"
            "return Number(document.querySelector('li:not([hidden])').textContent.match(/version (\\d+)/)[1])", name)
        page.wait(
            "return [...document.querySelectorAll('li:not([hidden])')]"
            ".every((e) => e.textContent.includes(`version ${arguments[0]}`))", version + 1)

    def check(self, page: Page) -> None:
        page.wait("return performance.getEntriesByType('resource')"
                  ".some((e) => e.name.endsWith('/_trellis/attach') && e.responseEnd)")
        page.type("input", "typed text")
        page.run(PREPARE)
        for name, rows in [
            ("update", ["a", "b", "live", "c", "d"]),
            ("insert", ["new 1", "a", "b", "live", "c", "d"]),
            ("reverse", ["d", "c", "live", "b", "a", "new 1"]),
            ("rotate", ["c", "live", "b", "a", "new 1", "d"]),
            ("rotate", ["live", "b", "a", "new 1", "d", "c"]),
            ("rotate", ["b", "a", "new 1", "d", "c", "live"]),
            ("remove", ["b", "new 1", "d", "c", "live"]),
            ("reverse", ["live", "c", "d", "new 1", "b"]),
            ("update", ["live", "c", "d", "new 1", "b"]),
        ]:
            with self.subTest(change=name, rows=rows):
                self.do(page, name)
                self.assertEqual(self.rows(page), rows)
                self.assertEqual(page.run(LOOK), KEPT)
        time = page.run("return kept.video.currentTime")
        page.wait("return kept.video.currentTime > arguments[0]", time)

    def test_state_survives_moves_with_move_before(self) -> None:
        page = self.page()
        self.assertTrue(page.run("return 'moveBefore' in Element.prototype"))
        self.check(page)

    def test_state_survives_moves_without_move_before(self) -> None:
        page = self.page()
        page.run("delete Element.prototype.moveBefore")
        self.check(page)


@also_in_firefox_at_length
class StatefulViewTests(ApplicationTestCase):
    command = ("StatePage", "--inspect")

    @classmethod
    def setUpClass(cls) -> None:
        build_state_page()
        super().setUpClass()

    def move(self, page: Page, room: int) -> None:
        page.run("document.querySelector('[data-do=move]').click()")
        page.wait("return document.querySelector(`[data-room='${arguments[0]}'] iframe`)?.title"
                  " === `Film ${arguments[0]}`", room)
        self.assertEqual(differences(page), [])

    def test_a_moved_view_keeps_its_element(self) -> None:
        page = self.live("/films")
        self.assertEqual(page.run("return document.querySelector('[data-room] iframe').title"), "Film 0")
        page.run("window.kept = document.querySelector('iframe'); kept.contentWindow.mark = 7")
        self.move(page, 1)
        self.assertEqual(
            page.run("return [document.querySelector('iframe') === kept, kept.contentWindow.mark]"),
            [True, 7])
        page.run("document.querySelector('[data-do=move]').click()")
        page.wait("return !document.querySelector('section [title]:not([hidden] *)')")
        self.assertEqual(differences(page), [])
        self.move(page, 0)
