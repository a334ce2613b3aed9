"""nginx in front of an application, with a temporary configuration."""

import os
import pathlib
import shutil
import socket
import subprocess
import tempfile

from .waiting import wait_until

PROGRAM = shutil.which("nginx") or shutil.which("nginx", path="/usr/sbin")


def free_port() -> int:
    """A port that is free at the moment."""
    with socket.create_server(("127.0.0.1", 0)) as free:
        return free.getsockname()[1]


class Nginx:
    """A running nginx with the directives `server` in its only server; use it as a context manager, or call `stop`."""

    def __init__(self, server: str, http: str = "", port: int = 0) -> None:
        self._folder = tempfile.TemporaryDirectory()
        folder = pathlib.Path(self._folder.name)
        self.port = port or free_port()
        paths = "".join(
            f"{name}_temp_path {folder / name};" for name in
            ("client_body", "proxy", "fastcgi", "uwsgi", "scgi"))
        user = "user root;" if os.geteuid() == 0 else ""
        (folder / "nginx.conf").write_text(
            f"daemon off; master_process off; {user} pid {folder / 'pid'}; error_log stderr;"
            "events { worker_connections 256; }"
            f"http {{ access_log {folder / 'access.log'}; {paths} {http}"
            f"server {{ listen 127.0.0.1:{self.port}; {server} }} }}")
        self._output = tempfile.TemporaryFile("a+")
        self._process = subprocess.Popen(
            [PROGRAM, "-c", str(folder / "nginx.conf"), "-e", "stderr"], stdin=subprocess.DEVNULL,
            stdout=self._output, stderr=subprocess.STDOUT)
        try:
            wait_until(self._is_listening, what=lambda: f"nginx on port {self.port}\n{self._log()}")
        except BaseException:
            self.stop()
            raise

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def requests(self, part: str) -> int:
        """The number of finished requests whose line in the log contains `part`."""
        log = pathlib.Path(self._folder.name) / "access.log"
        return sum(part in line for line in log.read_text().splitlines())

    def _log(self) -> str:
        self._output.seek(0)
        return self._output.read()

    def _is_listening(self) -> bool:
        if self._process.poll() is not None:
            raise AssertionError(f"nginx ended:\n{self._log()}")
        try:
            socket.create_connection(("127.0.0.1", self.port), timeout=1).close()
            return True
        except OSError:
            return False

    def stop(self) -> None:
        self._process.terminate()
        self._process.wait(20)
        self._output.close()
        self._folder.cleanup()

    def __enter__(self) -> "Nginx":
        return self

    def __exit__(self, *_: object) -> None:
        self.stop()
