"""The application as a command: its end, and its messages when it cannot start."""

import signal
import socket
import subprocess
import tempfile
import unittest

from harness import Application
from harness.application import ROOT
from harness.poll import Poll
from harness.waiting import PATIENCE, wait_until

PACKAGES = ROOT / ".build" / "debug" / "Packages"
SAMPLE = "Examples/Packages/sample-status"


class EndTests(unittest.TestCase):
    def test_the_server_ends_in_time_and_responds_to_polls(self) -> None:
        for number in (signal.SIGTERM, signal.SIGINT):
            with self.subTest(number.name), Application("Packages", "--status", SAMPLE) as application:
                poll = Poll(application.address)
                wait_until(lambda: application.metric("polls_waiting") == 1, what="the poll to wait")
                # It is killed if it waits for the end of the long poll.
                self.assertEqual(application.stop(number), 0)
                poll.join()
                self.assertEqual(poll.status, 204)


class FailureTests(unittest.TestCase):
    def run_packages(self, *arguments: str) -> tuple[int, str]:
        done = subprocess.run(
            [PACKAGES, "--port", "0", *arguments], cwd=ROOT, stdin=subprocess.DEVNULL,
            capture_output=True, text=True, timeout=PATIENCE)
        return done.returncode, done.stderr

    def test_a_missing_file_is_named(self) -> None:
        status, message = self.run_packages("--status", "/nowhere/at/all")
        self.assertEqual(status, 1)
        self.assertIn("/nowhere/at/all", message)
        self.assertIn("No such file", message)

    def test_a_malformed_file_is_named_with_the_line(self) -> None:
        with tempfile.NamedTemporaryFile("w", suffix="-status") as file:
            file.write("Package: a\nStatus: install ok installed\nno colon here\n")
            file.flush()
            status, message = self.run_packages("--status", file.name)
        self.assertEqual(status, 1)
        self.assertIn(file.name, message)
        self.assertRegex(message, r"\b3\b")

    def test_a_port_in_use_is_named(self) -> None:
        with socket.socket() as taken:
            taken.bind(("127.0.0.1", 0))
            taken.listen()
            port = str(taken.getsockname()[1])
            status, message = self.run_packages("--host", "127.0.0.1", "--port", port)
        self.assertEqual(status, 1)
        self.assertIn(port, message)

    def test_wrong_usage_has_a_status_of_its_own(self) -> None:
        status, message = self.run_packages("--no-such-option")
        self.assertEqual(status, 2)
        self.assertIn("--no-such-option", message)
