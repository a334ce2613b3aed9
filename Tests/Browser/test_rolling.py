"""A rolling restart of three servers with one store behind nginx, as `make cluster` configures them, under an open tab."""

import importlib.machinery
import importlib.util
import pathlib
import signal
import subprocess
import sys
import tempfile
import unittest
from types import ModuleType

from harness import BrowserTestCase, Page, also_in_firefox_at_length
from harness.application import ROOT
from harness.nginx import PROGRAM, free_port

sys.path.insert(0, str(ROOT / "Tests" / "Cluster"))

from database import Database, programs  # noqa: E402
from node import Node  # noqa: E402


def cluster_script() -> ModuleType:
    """`Scripts/cluster`, whose name has no extension."""
    loader = importlib.machinery.SourceFileLoader("cluster_script", str(ROOT / "Scripts" / "cluster"))
    module = importlib.util.module_from_spec(importlib.util.spec_from_loader(loader.name, loader))
    loader.exec_module(module)
    return module


#: The tables of the events that were done, and of all attempts: a server that ends before its commit leaves an event to the next
#: one, whose handler runs again with the same key.
LEDGER = """CREATE TABLE ledger (key text PRIMARY KEY, tab text, node text);
            CREATE TABLE attempt (key text, node text)"""

FIELD = "return [document.activeElement.value, document.activeElement.selectionStart]"
SHOWN = "return document.body.innerText.includes(arguments[0])"
CLICK = "[...document.querySelectorAll('button')].find((one) => one.textContent === 'Add one').click()"


@unittest.skipUnless(PROGRAM and programs(), "nginx or PostgreSQL is not installed; run Scripts/install-deps test")
@also_in_firefox_at_length
class RollingRestartTests(BrowserTestCase):
    """Each server gets SIGTERM and is started again, one after the other, while the tab types and clicks."""

    #: The clicks and characters for each server: before its end, while it is away, and after its start.
    steps = 4

    def setUp(self) -> None:
        super().setUp()
        self.database = Database()
        self.addCleanup(self.database.remove)
        self.database.rows(LEDGER)
        self.nodes = [
            Node(name, "--sessions", self.database.address, ledger=self.database.address) for name in "abc"]
        for node in self.nodes:
            self.addCleanup(node.stop)
            node.start()
        folder = pathlib.Path(self.enterContext(tempfile.TemporaryDirectory()))
        port = str(free_port())
        command = cluster_script().nginx(folder, port, self.nodes)
        self.log = self.enterContext(tempfile.TemporaryFile("a+"))
        proxy = self.enterContext(subprocess.Popen(
            command, stdin=subprocess.DEVNULL, stdout=self.log, stderr=subprocess.STDOUT))
        self.addCleanup(proxy.terminate)
        self.address = f"http://127.0.0.1:{port}/"
        self.typed, self.clicks = "", 0

    def work(self, page: Page) -> None:
        """Types a character and clicks, without waiting for the answers."""
        for _ in range(self.steps):
            character = chr(ord("a") + len(self.typed) % 26)
            self.typed += character
            page.press(character)
            self.clicks += 1
            page.run(CLICK)

    def check(self, page: Page) -> None:
        page.wait(SHOWN, f"Clicked {self.clicks} times", seconds=30)
        page.wait(SHOWN, f"Typed “{self.typed}”", seconds=30)
        self.assertEqual(page.run(FIELD), [self.typed, len(self.typed)])
        self.assertTrue(page.run("return window.isTheSame"), "the document was loaded again")

    def test_a_tab_works_through_the_restart_of_each_server(self) -> None:
        page = self.browser.page(self.address + "?tab=one")
        # Requests that reach a server that ends may fail; the client repeats them.
        page.provoked = (*page.provoked, "/_trellis/")
        page.run("window.isTheSame = true")
        # The document came from another server than the one at which the tab attaches, which sends a reset.
        self.clicks = 1
        page.run(CLICK)
        page.wait(SHOWN, "Clicked 1 times")
        page.run("document.querySelector('input').focus()")
        for node in self.nodes:
            self.work(page)
            node.send(signal.SIGTERM)
            self.work(page)
            node.stop()
            self.work(page)
            node.start()
            self.work(page)
            self.check(page)
        self.assertEqual(self.database.rows("SELECT count(*), count(DISTINCT key) FROM ledger"),
                         [[str(self.clicks)] * 2])
        self.assertEqual(page.console_errors(), [])
        for node in self.nodes:
            self.assertEqual([line for line in node.log if " error " in line], [])
