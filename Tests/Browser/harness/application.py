"""An application of the repository, started on a free port."""

import os
import pathlib
import re
import signal
import subprocess
import tempfile
import urllib.error
import urllib.request

from .waiting import PATIENCE, wait_until

ROOT = pathlib.Path(__file__).resolve().parents[3]


class Application:
    """A running application; use it as a context manager, or call `stop`."""

    def __init__(self, name: str, *arguments: str) -> None:
        binary = ROOT / ".build" / os.environ.get("CONFIGURATION", "debug") / name
        if not binary.exists():
            raise FileNotFoundError(f"{binary} is missing; run: swift build --product {name}")
        #: The port chosen by the system; kept over restarts.
        self.port = 0
        self._output = tempfile.TemporaryFile("a+")  # appending, as readers move the file offset
        self._command = [str(binary), *arguments]
        self._more: tuple[str, ...] = ()
        self._start()

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def process(self) -> int:
        """The process ID."""
        return self._process.pid

    @property
    def _environment(self) -> dict[str, str]:
        """Disables installed fonts, which differ between machines, and stored sessions, whose file would be in the home folder,
        unless a test enables them."""
        return {"TRELLIS_FONTS": "none", "TRELLIS_SESSIONS": "none", **os.environ}

    def _start(self) -> None:
        self._process = subprocess.Popen(
            [*self._command, *self._more, "--port", str(self.port)], cwd=ROOT, stdin=subprocess.DEVNULL,
            env=self._environment, stdout=self._output, stderr=subprocess.STDOUT)
        try:
            wait_until(self._is_listening, what=lambda: f"{self.address}/healthz\n{self.output}")
        except BaseException:
            self.stop()
            raise

    @property
    def output(self) -> str:
        """The whole output of the application so far."""
        self._output.seek(0)
        return self._output.read()

    def _is_listening(self) -> bool:
        status = self._process.poll()
        if status is not None:
            raise AssertionError(f"the application ended with status {status}:\n{self.output}")
        listening = re.search(r"Listening on http://\S+:(\d+)\n", self.output)
        if not listening:
            return False
        self.port = int(listening[1])
        try:
            with urllib.request.urlopen(f"{self.address}/healthz", timeout=PATIENCE) as response:
                return response.status == 200
        except (urllib.error.URLError, OSError):
            return False

    def stop(self, number: signal.Signals = signal.SIGTERM, seconds: float = 20) -> int:
        """Terminates the application, kills it after a time limit, and returns its status."""
        if self._process.poll() is None:
            self._process.send_signal(number)
        try:
            return self._process.wait(seconds)
        except subprocess.TimeoutExpired:
            self._process.kill()
            return self._process.wait()

    def restart(self, number: signal.Signals = signal.SIGTERM, *arguments: str) -> None:
        """Stops the application by a signal, if it runs, and starts it again on the same port, with `arguments` after its own."""
        self.stop(number)
        self._more = arguments

        def start() -> bool:
            try:
                self._start()
                return True
            except AssertionError:
                if "in use" in self.output.splitlines()[-1]:
                    return False  # used by a connection of another program, which will close
                raise

        wait_until(start, what=f"port {self.port} to be free")

    def signal(self, number: signal.Signals) -> None:
        """Sends a signal that does not end the application."""
        self._process.send_signal(number)

    def metric(self, name: str) -> int:
        """The value of the metric `name`, with its labels, in `/metrics`."""
        with urllib.request.urlopen(f"{self.address}/metrics", timeout=PATIENCE) as response:
            for line in response.read().decode().splitlines():
                if line.startswith(f"trellis_{name} "):
                    return int(line.split()[-1])
        raise AssertionError(f"no metric {name}")

    def __enter__(self) -> "Application":
        return self

    def __exit__(self, *_: object) -> None:
        self.stop()
        self._output.close()
