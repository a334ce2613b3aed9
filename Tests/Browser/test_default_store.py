"""The sessions of an application that is started without options."""

import pathlib
import signal
import tempfile

from harness import Application, BrowserTestCase, Page


class ApplicationWithoutOptions(Application):
    """An application that is started as its user starts it, with a home folder of its own."""

    def __init__(self, name: str, home: pathlib.Path) -> None:
        self._home = home
        super().__init__(name)

    @property
    def _environment(self) -> dict[str, str]:
        others = {name: value for name, value in super()._environment.items()
                  if name not in ("TRELLIS_SESSIONS", "TRELLIS_STATE", "XDG_STATE_HOME")}
        return others | {"HOME": str(self._home)}


class DefaultStoreTests(BrowserTestCase):
    """The store of an application without options."""

    def setUp(self) -> None:
        super().setUp()
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.home = pathlib.Path(folder.name)

    def start(self, home: pathlib.Path) -> ApplicationWithoutOptions:
        # On a port that the system chooses, there is no file; after the restart it is the port of a user.
        application = ApplicationWithoutOptions("Counter", home)
        self.addCleanup(application.stop)
        self.assertEqual(list(self.home.rglob("*.sqlite")), [])
        application.restart()
        return application

    def count(self, page: Page, number: int) -> None:
        page.click("button", "Add one")
        page.wait("return document.body.innerText.includes(`Clicked ${arguments[0]} times`)"
                  " && !document.querySelector('[data-pending]')", number)

    def test_a_page_outlives_a_killed_server(self) -> None:
        application = self.start(self.home)
        page = self.browser.page(application.address + "/")
        page.provoked = ("net::ERR", "NetworkError", "404", "Failed to load", "downloadable font")
        self.count(page, 1)
        application.restart(signal.SIGKILL)
        self.count(page, 2)
        self.assertEqual(application.metric("resets_total"), 0)
        files = list(self.home.rglob("*.sqlite"))
        self.assertEqual([file.name for file in files], [f"sessions-Counter-counterapplication-{application.port}.sqlite"])
        self.assertEqual(files[0].stat().st_mode & 0o777, 0o600)

    def test_two_servers_have_a_file_each(self) -> None:
        one = self.start(self.home)
        two = ApplicationWithoutOptions("Counter", self.home)
        self.addCleanup(two.stop)
        two.restart()
        self.assertEqual(len(list(self.home.rglob("*.sqlite"))), 2)
        page = self.browser.page(one.address + "/")
        page.provoked = ("net::ERR", "NetworkError", "404", "Failed to load", "downloadable font")
        self.count(page, 1)
        two.restart(signal.SIGKILL)
        one.restart(signal.SIGKILL)
        self.count(page, 2)

    def test_without_a_folder_the_server_goes_on_with_a_notice(self) -> None:
        home = self.home / "file"
        home.write_text("no folder")
        application = self.start(home)
        self.assertIn("Open pages end with this process", application.output)
        page = self.browser.page(application.address + "/")
        self.count(page, 1)
