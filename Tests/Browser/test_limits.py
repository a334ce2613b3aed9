"""Limits and delays of the server do not affect users within the limits."""

import os
import pathlib
import resource
import socket
import unittest

from harness import ApplicationTestCase, Page, also_in_firefox_at_length, differences
from harness.application import Application
from harness.waiting import PATIENCE, wait_until

PROCESSORS = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count()
ENTRIES = "return [...document.querySelectorAll('ol > :not([hidden])')].map((e) => e.dataset.entry)"


@also_in_firefox_at_length
class ConnectionTests(ApplicationTestCase):
    command = ("ChaosPage", "--inspect", "--max-requests-per-connection", "2")

    def test_a_page_works_over_many_connections(self) -> None:
        page = self.page(width=500, height=2000)
        page.wait("return window.__live.polls > 0")
        page.run("window.isTheSame = true")
        log = []
        for number in range(1, 9):
            page.enter("input", "abcdefgh"[number - 1])
            log.append("text " + "abcdefgh"[:number])
            page.wait("return !document.querySelector('[data-pending]')")
        page.run("document.querySelector('[data-do=stop]').click()")
        self.assertEqual(differences(page), [])
        self.assertEqual(page.run(ENTRIES), [*log, "stop"])
        self.assertTrue(page.run("return window.isTheSame === true"), "the page was reloaded")
        self.assertFalse(page.run("return document.documentElement.matches('.trellis-offline')"))


@also_in_firefox_at_length
class BlockingTests(ApplicationTestCase):
    command = ("ChaosPage", "--inspect")

    def open(self) -> Page:
        page = self.page(width=500, height=2000, kind="window")
        page.wait("return window.__live.polls > 0")
        return page

    def do(self, page: Page, name: str) -> None:
        page.run("document.querySelector(`[data-do=${arguments[0]}]`).click()", name)

    @unittest.skipIf(PROCESSORS == 1, "a handler that blocks keeps the only thread")
    def test_a_blocking_handler_delays_its_own_page_only(self) -> None:
        blocked, other = self.open(), self.open()
        self.do(blocked, "block")
        blocked.enter("input", "later")
        for number in range(1, 6):
            other.enter("input", "x")
            other.wait(f"return document.querySelectorAll('ol > :not([hidden])').length === {number}")
        self.live("/first")
        self.assertEqual(blocked.run(ENTRIES), [])
        self.assertEqual(blocked.count("[data-do=block][data-pending]"), 1)
        self.do(other, "open")
        blocked.wait("return !document.querySelector('[data-pending]')")
        self.do(blocked, "stop")
        self.assertEqual(differences(blocked), [])
        self.assertEqual(blocked.run(ENTRIES), ["gate opened", "block", "text later", "stop"])


@unittest.skipUnless(hasattr(resource, "prlimit"), "the limits of another process are Linux's")
class DescriptorTests(unittest.TestCase):
    def wait_for_rest(self, number: int) -> None:
        """Waits until ten samples in sequence find the process without a running thread and without processor time used
        since the first of them: it does not retry in a loop."""
        used, looks = None, 0

        def look() -> bool:
            nonlocal used, looks
            threads = pathlib.Path(f"/proc/{number}/task").glob("*/stat")
            fields = [thread.read_text().rpartition(") ")[2].split() for thread in threads]
            now = sum(int(one[11]) + int(one[12]) for one in fields)
            looks = looks + 1 if used == now and all(one[0] == "S" for one in fields) else 0
            used = now
            return looks == 10

        wait_until(look, what=f"process {number} to come to rest")

    def connect(self, application: Application) -> socket.socket:
        return socket.create_connection(("127.0.0.1", application.port), timeout=PATIENCE)

    def ask(self, connection: socket.socket) -> bytes:
        """The response; nothing on a refused connection."""
        try:
            connection.sendall(b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n")
            return connection.recv(1000)
        except ConnectionError:
            return b""

    def test_a_server_without_descriptors_refuses_clients_and_continues(self) -> None:
        with Application("ChaosPage") as application:
            number = application.process
            used = len(os.listdir(f"/proc/{number}/fd"))
            resource.prlimit(number, resource.RLIMIT_NOFILE, (used + 10, used + 10))
            connections = [self.connect(application) for _ in range(60)]
            responses = [self.ask(connection) for connection in connections]
            served = [response.startswith(b"HTTP/1.1 200 ") for response in responses]
            self.assertTrue(all(served[:5]), responses)
            self.assertFalse(all(served), "there were descriptors for all of them")
            self.wait_for_rest(number)
            self.assertTrue(self.ask(connections[0]).startswith(b"HTTP/1.1 200 "))
            for connection in connections:
                connection.close()
            wait_until(lambda: self.ask(self.connect(application)).startswith(b"HTTP/1.1 200 "),
                       what="the server to take connections again")
