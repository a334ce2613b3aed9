"""Uploads of real files in a browser: progress, cancelling, refusals, a lost connection."""

import pathlib
import tempfile

from harness import ApplicationTestCase, also_in_firefox_at_length, long

#: The field for several small files, and the one for a large file.
SMALL = "main .l-file[accept]"
LARGE = "main .l-file:not([accept], :disabled)"
#: The view that takes dropped files.
VIEW = "main trellis-upload:not(.l-upload)"

DROP = """
const [selector, type, names] = arguments;
const zone = document.querySelector(selector).closest('label') ?? document.querySelector(selector);
const transfer = new DataTransfer();
for (const name of names) transfer.items.add(new File(['content of ' + name], name, { type: 'text/plain' }));
const init = { bubbles: true, cancelable: true, [type === 'paste' ? 'clipboardData' : 'dataTransfer']: transfer };
const target = type === 'paste' ? document.querySelector(selector) : zone;
if (type === 'drop') target.dispatchEvent(new DragEvent('dragover', init));
const isOver = Boolean(document.querySelector('.l-dropping'));
target.dispatchEvent(type === 'paste' ? new ClipboardEvent('paste', init) : new DragEvent(type, init));
return isOver;
"""

HAS_TEXT = "return [...document.querySelectorAll('main .t')].some((e) => e.textContent === arguments[0])"
HAS_ONE_TEXT = "return [...document.querySelectorAll('main .t')].some((e) => arguments[0].includes(e.textContent))"
NOTE = "return [...document.querySelectorAll('main .t')].some((e) => e.textContent.includes(arguments[0]))"


class FilesToUpload:
    """Makes files in a folder that is removed after the test."""

    def setUp(self) -> None:
        super().setUp()
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = pathlib.Path(folder.name)

    def file(self, name: str, size: int) -> pathlib.Path:
        path = self.folder / name
        path.write_bytes(b"x" * size)
        return path


class UploadTestCase(FilesToUpload, ApplicationTestCase):
    command = ("Gallery", "--inspect")

    def open(self):
        return self.live("/controls/file-upload")


@also_in_firefox_at_length
class UploadTests(UploadTestCase):
    def test_a_chosen_file_arrives(self) -> None:
        page = self.open()
        page.choose_file(SMALL, self.file("notes.txt", 1_300_000))
        page.wait(NOTE, "Uploaded")
        page.wait(HAS_TEXT, "Handled: notes.txt")
        self.assertTrue(page.run(HAS_TEXT, "notes.txt"))
        page.click("main [aria-label='Remove notes.txt']")
        page.wait("return !document.querySelector(\"main [aria-label='Remove notes.txt']\")")

    def test_files_are_dropped(self) -> None:
        page = self.open()
        self.assertTrue(page.run(DROP, SMALL, "drop", ["a.txt", "b.txt"]), "the area shows that it takes the files")
        # Two files are sent at the same time, and each is handled when it is complete.
        page.wait(HAS_ONE_TEXT, ["Handled: a.txt, b.txt", "Handled: b.txt, a.txt"])
        self.assertEqual(page.count(".l-dropping"), 0)

    @long
    def test_files_are_dropped_on_a_view(self) -> None:
        page = self.open()
        self.assertTrue(page.run(DROP, VIEW, "drop", ["d.txt", "e.txt"]), "the view shows that it takes the files")
        # Two files are sent at the same time, and each is received when it is complete.
        page.wait(HAS_ONE_TEXT, ["Received: d.txt, e.txt", "Received: e.txt, d.txt"])
        page.run(DROP, VIEW, "drop", ["program.bin"])
        page.wait(NOTE, "program.bin has none of the types")
        self.assertEqual(page.count(".l-dropping"), 0)

    def test_refusals_are_shown_at_the_field(self) -> None:
        page = self.open()
        page.choose_file(SMALL, self.file("large.txt", (4 << 20) + 1))
        page.wait(NOTE, "large.txt is larger than")
        described = page.run(
            "return document.querySelector(arguments[0]).closest('.l-upload').getAttribute('aria-describedby')", SMALL)
        message = page.run("return document.getElementById(arguments[0]).textContent", described.split()[0])
        self.assertIn("large.txt is larger than", message)
        page.choose_file(SMALL, self.file("program.bin", 10))
        page.wait(NOTE, "program.bin has none of the types")
        self.assertEqual(page.run(
            "return performance.getEntriesByType('resource').filter((e) => e.name.endsWith('/_trellis/upload')).length"),
            0, "no byte of a refused file is sent")


class ChromiumUploadTests(UploadTestCase):
    """Uploads over a slow network, and made clipboard events with files, which only Chromium has."""

    @long
    def test_files_are_pasted(self) -> None:
        page = self.open()
        page.run(DROP, SMALL, "paste", ["c.txt"])
        page.wait(HAS_TEXT, "Handled: c.txt")

    @long
    def test_progress_is_shown_and_an_upload_is_cancelled(self) -> None:
        page = self.open()
        page.cdp("Network.enable")
        page.cdp("Network.emulateNetworkConditions", offline=False, latency=0, downloadThroughput=-1,
                 uploadThroughput=2_000_000)
        page.choose_file(LARGE, self.file("film.bin", 60 << 20))
        share = "return Number(document.querySelector('main [role=progressbar]')?.getAttribute('aria-valuenow'))"
        page.wait(f"{share} > 0")
        self.assertLess(page.run(share), 100)
        page.click("main [aria-label='Cancel the upload of film.bin']")
        page.wait("return ![...document.querySelectorAll('main [role=progressbar]')].some((e) => e.checkVisibility())")
        sent = "return performance.getEntriesByType('resource').filter((e) => e.name.endsWith('/_trellis/upload')).length"
        page.wait(f"const n = (() => {{ {sent} }})(); const same = window.last === n; window.last = n; return same")
        self.assertTrue(page.run(NOTE, "Choose a file"), "the field takes another file")

    def test_an_upload_continues_after_a_lost_connection(self) -> None:
        page = self.open()
        page.cdp("Network.enable")
        page.cdp("Network.emulateNetworkConditions", offline=False, latency=0, downloadThroughput=-1,
                 uploadThroughput=4_000_000)
        page.choose_file(LARGE, self.file("film.bin", 12 << 20))
        page.wait("return Number(document.querySelector('main [role=progressbar]')?.getAttribute('aria-valuenow')) > 5")
        page.provoked = ("ERR_INTERNET_DISCONNECTED",)
        page.offline(True)
        page.run("return new Promise((resolve) => setTimeout(resolve, 700))")
        page.offline(False)
        page.wait(NOTE, "Uploaded")
        self.assertFalse(page.run(
            "return [...document.querySelectorAll('main [role=progressbar]')].some((e) => e.checkVisibility())"))
