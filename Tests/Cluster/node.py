"""A server of ClusterPage."""

import contextlib
import os
import pathlib
import signal
import subprocess
import threading

from database import free_port

ROOT = pathlib.Path(__file__).resolve().parents[2]
SECRET = "a secret of all servers"


class Node:
    def __init__(self, name: str, *options: str, ledger: str | None, port: int = 0) -> None:
        self.name = name
        self.port = port or free_port()
        self._options = options
        self._environment = {**os.environ, "TRELLIS_SECRET": SECRET, "TRELLIS_NODE": name}
        if ledger:
            self._environment["LEDGER"] = ledger
        self._process: subprocess.Popen | None = None
        self.log: list[str] = []

    @property
    def pid(self) -> int:
        return self._process.pid

    def start(self) -> None:
        """Starts the server, and waits until it listens."""
        binary = ROOT / ".build" / os.environ.get("CONFIGURATION", "debug") / "ClusterPage"
        self._process = subprocess.Popen(
            [binary, "--host", "127.0.0.1", "--port", str(self.port), "--trusted-proxy", "127.0.0.1", *self._options],
            cwd=ROOT, env=self._environment, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.PIPE,
            text=True)
        threading.Thread(target=self._read, args=(self._process.stderr,), daemon=True).start()
        if not self._process.stdout.readline().startswith("Listening"):
            raise SystemExit(f"{self.name} has not started:\n" + "\n".join(self.log))

    def _read(self, stream) -> None:
        for line in stream:
            self.log.append(line.rstrip())

    def send(self, number: signal.Signals) -> None:
        self._process.send_signal(number)

    def kill(self) -> None:
        """Ends the process at once, as a trap or a lack of memory does."""
        self._process.kill()
        self._process.wait()

    def stop(self) -> None:
        """Ends the server as a restart does."""
        if self._process and self._process.poll() is None:
            self._process.send_signal(signal.SIGCONT)
            self._process.terminate()
            try:
                self._process.wait(20)
            except subprocess.TimeoutExpired:
                self.kill()

    def workers(self) -> list[int]:
        """The processes of its workers."""
        children: list[str] = []
        # Any of its threads may have started them.
        for task in pathlib.Path(f"/proc/{self.pid}/task").iterdir():
            with contextlib.suppress(FileNotFoundError, ProcessLookupError):
                children += (task / "children").read_text().split()
        return sorted({int(child) for child in children})
