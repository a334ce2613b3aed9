"""The command `trellis dev`: the notice over a page, and the whole loop from a saved file to the changed page."""

import json
import os
import pathlib
import re
import shutil
import signal
import subprocess
import tempfile
import time
import unittest

from harness import Application, Page, also_in_firefox_at_length, long
from harness.application import ROOT
from harness.case import BrowserTestCase
from harness.waiting import wait_until

#: The text of the notice; empty without one.
NOTICE = """
const host = document.querySelector("#trellis-development");
return host ? [...host.shadowRoot.querySelectorAll("h1, h2, p, pre")].map((e) => e.textContent).join("\\n") : "";
"""


class StatusFolder:
    """The folder with the status of the command, as a program finds it."""

    def __init__(self) -> None:
        self._folder = tempfile.TemporaryDirectory()
        self.path = pathlib.Path(self._folder.name)
        self.show("running")

    def show(self, phase: str, **more: object) -> None:
        status = {"phase": phase, "product": "Counter", "errors": [], "output": [], **more}
        new = self.path / "new.json"
        new.write_text(json.dumps(status))
        new.replace(self.path / "status.json")

    def close(self) -> None:
        self._folder.cleanup()


class DevelopedApplication(Application):
    """An application as the command starts it."""

    def __init__(self, name: str, status: StatusFolder) -> None:
        self._status = status
        super().__init__(name)

    @property
    def _environment(self) -> dict[str, str]:
        return super()._environment | {
            "TRELLIS_DEV_STATUS": str(self._status.path / "status.json"), "TRELLIS_SESSIONS": "sqlite",
            "TRELLIS_STATE": str(self._status.path), "TRELLIS_SECRET": "a secret of 16 bytes or more"}


@also_in_firefox_at_length
class NoticeTests(BrowserTestCase):
    def setUp(self) -> None:
        super().setUp()
        self.status = StatusFolder()
        self.addCleanup(self.status.close)
        self.application = DevelopedApplication("Counter", self.status)
        self.addCleanup(self.application.stop)
        self.tab = self.browser.page(self.application.address)
        # Requests fail while no program listens, also the requests of the modules that the client needs then.
        self.tab.provoked = (*self.tab.provoked, "/_trellis/", "/assets/")

    def shown(self, text: str) -> None:
        wait_until(lambda: text in self.tab.run(NOTICE), what=lambda: f"{text} in {self.tab.run(NOTICE)}")

    def hidden(self) -> None:
        self.tab.wait("return !document.querySelector('#trellis-development')")

    def count(self, text: str) -> None:
        self.tab.wait("return document.body.textContent.includes(arguments[0])", text)

    def test_an_error_of_a_build_is_shown_over_a_page_that_goes_on(self) -> None:
        for _ in range(3):
            self.tab.click("button", "Add one")
        self.count("Clicked 3 times")
        self.status.show("building")
        self.shown("Building Counter")
        self.status.show("failed", errors=[{
            "file": "Counter.swift", "line": 9, "column": 7, "message": "cannot find <b>x</b> in scope",
            "excerpt": ["9 |       x"]}])
        self.shown("Counter.swift:9:7\ncannot find <b>x</b> in scope\n9 |       x")
        self.assertEqual(self.tab.run("return document.activeElement.textContent"), "Add one", "the focus stays")
        # The program of the build before goes on below the notice.
        self.tab.press("\ue007")
        self.count("Clicked 4 times")
        self.status.show("building")
        self.status.show("running")
        self.application.restart()
        self.hidden()
        self.assertEqual(self.tab.run("return document.activeElement.textContent"), "Add one", "the focus stays")
        self.tab.click("button", "Add one")
        self.count("Clicked 5 times")
        self.assertEqual(self.tab.console_errors(), [])

    @long
    def test_a_notice_can_be_dismissed_until_the_next_one(self) -> None:
        self.status.show("failed", output=["no such module"])
        self.shown("no such module")
        self.tab.run("document.querySelector('#trellis-development').shadowRoot.querySelector('button').click()")
        self.hidden()
        self.status.show("failed", output=["another error"])
        self.shown("another error")

    @long
    def test_pages_without_the_command_have_no_notice(self) -> None:
        with Application("Counter") as usual:
            page = self.browser.page(usual.address)
            page.wait("return document.querySelector('meta[name=trellis-session]')")
            self.assertEqual(page.run("return document.scripts.length"), 2)
            status = page.run(
                "return fetch('/_trellis/dev', { method: 'POST', body: '{}',"
                " headers: { 'Content-Type': 'application/json' } }).then(({ status }) => status)")
            self.assertGreaterEqual(status, 400)


PACKAGE = """// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "LoopPage", platforms: [.macOS(.v15)],
  dependencies: [.package(name: "trellis", path: "../..")],
  targets: [
    .executableTarget(name: "LoopPage", dependencies: [.product(name: "Trellis", package: "trellis")])
  ])
"""

SOURCE = """import Trellis

struct Counter: View {
  @State private var count = 0
  @State private var name = ""

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Text("Clicked \\(count) times").font(.title)
      Button("Add one") { count += 1 }
      Button("Break") { print([Int]()[count]) }
      TextField("Name", text: $name)
      Spacer().frame(height: 3000)
    }
    .padding(24)
  }
}

@main struct LoopPage: Application {
  func routes() -> [Route] { [Route("/", title: "Loop") { _ in Counter() }] }
}
"""

POSITION = "return [document.activeElement.value, document.activeElement.selectionStart, Math.round(scrollY)]"


class LoopTests(BrowserTestCase):
    """Builds a package of its own that uses the library: the first time takes as long as the first build of the library.
    The package stays in `.build/dev-package`."""

    is_long = True

    @classmethod
    def setUpClass(cls) -> None:
        super().setUpClass()
        cls.folder = ROOT / ".build" / "dev-package"
        cls.source = cls.folder / "Sources" / "LoopPage" / "LoopPage.swift"
        cls.source.parent.mkdir(parents=True, exist_ok=True)
        (cls.folder / "Package.swift").write_text(PACKAGE)
        # The versions of the dependencies are those of the library.
        if (ROOT / "Package.resolved").exists():
            shutil.copy(ROOT / "Package.resolved", cls.folder)
        cls.source.write_text(SOURCE)
        cls.output = tempfile.TemporaryFile("a+")
        cls.addClassCleanup(cls.output.close)
        command = ROOT / ".build" / "debug" / "trellis"
        cls.process = subprocess.Popen(
            [command, "dev", "--port", "0", "--host", "127.0.0.1"], cwd=cls.folder, stdin=subprocess.DEVNULL,
            env={"TRELLIS_FONTS": "none", **os.environ}, stdout=cls.output, stderr=subprocess.STDOUT)
        cls.addClassCleanup(cls.end)
        wait_until(cls.is_running, what=lambda: f"the first build:\n{cls.text()[-4000:]}", seconds=3600)
        cls.address = re.search(r"is at (http://\S+)", cls.text())[1]

    @classmethod
    def end(cls) -> None:
        cls.process.send_signal(signal.SIGTERM)
        cls.process.wait(60)

    @classmethod
    def text(cls) -> str:
        cls.output.seek(0)
        return cls.output.read()

    @classmethod
    def is_running(cls) -> bool:
        assert cls.process.poll() is None, cls.text()
        return "Listening on" in cls.text()

    def save(self, text: str, page: Page, condition: str, *arguments: object) -> float:
        """Saves the source, and waits for the page. Returns the seconds in between."""
        self.source.write_text(text)
        start = time.monotonic()
        page.wait(condition, *arguments, seconds=300)
        return time.monotonic() - start

    def test_an_open_page_follows_the_source(self) -> None:
        has = "return document.body.textContent.includes(arguments[0])"
        notice = f"return (() => {{ {NOTICE} }})().includes(arguments[0])"
        page = self.browser.page(self.address)
        page.provoked = (*page.provoked, "/_trellis/")
        for count in range(1, 4):
            page.click("button", "Add one")
            page.wait(has, f"Clicked {count} times")
        page.type("input", "unfin")
        page.run("document.activeElement.setSelectionRange(2, 2); scrollTo(0, 300)")
        before = page.run(POSITION)
        self.assertEqual(before, ["unfin", 2, 300])

        changed = SOURCE.replace("Clicked", "Pressed")
        seconds = self.save(changed, page, has, "Pressed 3 times")
        print(f"\n  from the saved file to the changed page: {seconds:.1f} s")
        self.assertEqual(page.run(POSITION), before)

        self.save(changed.replace("count += 1 }", "count += }", 1), page, notice, "LoopPage.swift:10")
        page.run("[...document.querySelectorAll('button')].find((e) => e.textContent === 'Add one').click()")
        page.wait(has, "Pressed 4 times")
        repaired = SOURCE.replace("Clicked", "Repaired")
        self.save(repaired, page, has, "Repaired 4 times")
        page.wait("return !document.querySelector('#trellis-development')")
        self.assertEqual(page.run(POSITION), before)

        # A mistake that ends the program: the page tells it, and goes on after the repair.
        page.run("[...document.querySelectorAll('button')].find((e) => e.textContent === 'Break').click()")
        page.wait(notice, "Fatal error", seconds=120)
        self.assertIn("click on", page.run(NOTICE))
        harmless = repaired.replace("print([Int]()[count])", "print(count)").replace("Repaired", "Whole")
        self.save(harmless, page, has, "Whole 4 times")
        self.assertEqual(page.run(POSITION), before)


@unittest.skipUnless(os.environ.get("DEV_TIMES"), "measures the loop; set DEV_TIMES to the number of changes")
class LoopTimes(BrowserTestCase):
    """Measures the time from the saved source of an example to the changed page, and its parts. `DEV_TIMES` is the number of
    changes, `DEV_ARGUMENTS` has arguments of `swift build`. The products must have been built with them."""

    is_long = True

    def measure(self, product: str, source: str, text: str, path: str = "/") -> None:
        source = ROOT / source
        original = source.read_text()
        self.assertEqual(original.count(text), 1)
        self.addCleanup(source.write_text, original)
        output = tempfile.TemporaryFile("a+")
        self.addCleanup(output.close)
        folder = ROOT / ".build" / "debug"
        process = subprocess.Popen(
            [folder / "trellis", "dev", product, "--port", "0", "--host", "127.0.0.1", "--",
             *os.environ.get("DEV_ARGUMENTS", "").split()],
            cwd=ROOT, stdin=subprocess.DEVNULL, env={"TRELLIS_FONTS": "none", **os.environ}, stdout=output,
            stderr=subprocess.STDOUT)
        self.addCleanup(process.wait, 60)
        self.addCleanup(process.send_signal, signal.SIGTERM)

        def log() -> str:
            output.seek(0)
            return output.read()

        wait_until(lambda: "Listening on" in log(), what=log, seconds=3600)
        page = self.browser.page(re.search(r"is at (http://\S+)", log())[1] + path)
        page.provoked = (*page.provoked, "/_trellis/")
        shown = "return document.body.textContent.includes(arguments[0])"
        page.wait(shown, text)
        times = []
        for number in range(int(os.environ["DEV_TIMES"])):
            source.write_text(original.replace(text, f"{text}{number}"))
            saved, clock = time.time(), time.monotonic()
            page.wait(shown, f"{text}{number}", seconds=300)
            total = time.monotonic() - clock
            objects = [file.stat().st_mtime for file in folder.glob(f"{product}.build/**/*.o")]
            parts = {"compiled": max(objects) - saved, "linked": (folder / product).stat().st_mtime - saved,
                     "shown": total}
            built = re.findall(r"built in ([\d.]+) s", log())[-1]
            times.append(total)
            print(f"\n  {product}: " + ", ".join(f"{name} {value:.2f} s" for name, value in parts.items())
                  + f", build {built} s, load {os.getloadavg()[0]:.1f}", flush=True)
        print(f"  {product}: best {min(times):.2f} s", flush=True)

    def test_counter(self) -> None:
        self.measure("Counter", "Examples/Counter/Counter.swift", "Add one")

    def test_gallery(self) -> None:
        self.measure("Gallery", "Examples/Gallery/ButtonPages.swift", "Above a view", "/controls/toolbar")
