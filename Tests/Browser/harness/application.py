"""An application of the repository, started on a free port of its own."""

import os
import pathlib
import signal
import socket
import subprocess
import tempfile
import time
import urllib.error
import urllib.request

from .waiting import wait_until

ROOT = pathlib.Path(__file__).resolve().parents[3]


class Application:
    """A running application; use it as a context manager, or call `stop`."""

    def __init__(self, name: str, *arguments: str) -> None:
        binary = ROOT / ".build" / os.environ.get("CONFIGURATION", "debug") / name
        if not binary.exists():
            raise FileNotFoundError(f"{binary} is missing; run: swift build --product {name}")
        self.port = _free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self._output = tempfile.TemporaryFile("w+")
        self._command = [str(binary), "--port", str(self.port), *arguments]
        self._start()

    def _start(self) -> None:
        self._process = subprocess.Popen(
            self._command, cwd=ROOT, stdin=subprocess.DEVNULL, stdout=self._output,
            stderr=subprocess.STDOUT)
        try:
            wait_until(self._answers, what=lambda: f"{self.address}/healthz\n{self.output}", seconds=30)
        except BaseException:
            self.stop()
            raise

    @property
    def output(self) -> str:
        """All that the application has printed so far."""
        self._output.seek(0)
        return self._output.read()

    def _answers(self) -> bool:
        status = self._process.poll()
        if status is not None:
            raise AssertionError(f"the application ended with status {status}:\n{self.output}")
        try:
            with urllib.request.urlopen(f"{self.address}/healthz", timeout=5) as response:
                return response.status == 200
        except (urllib.error.URLError, OSError):
            return False

    def stop(self, number: signal.Signals = signal.SIGTERM, seconds: float = 10) -> tuple[int, float]:
        """Asks the application to end; returns its exit status and how long it took, in seconds."""
        started = time.monotonic()
        if self._process.poll() is None:
            self._process.send_signal(number)
        try:
            status = self._process.wait(seconds)
        except subprocess.TimeoutExpired:
            self._process.kill()
            status = self._process.wait()
        return status, time.monotonic() - started

    def restart(self) -> None:
        """Starts the application again on the same port, once it was stopped."""
        self.stop()
        self._start()

    def signal(self, number: signal.Signals) -> None:
        """Sends a signal that does not end the application."""
        self._process.send_signal(number)

    def metric(self, name: str) -> int:
        """The number that `/metrics` gives for `name`, which includes its labels."""
        with urllib.request.urlopen(f"{self.address}/metrics", timeout=5) as response:
            for line in response.read().decode().splitlines():
                if line.startswith(f"trellis_{name} "):
                    return int(line.split()[-1])
        raise AssertionError(f"no metric {name}")

    def __enter__(self) -> "Application":
        return self

    def __exit__(self, *_: object) -> None:
        self.stop()
        self._output.close()


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]
