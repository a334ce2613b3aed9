"""A server of PostgreSQL with a temporary folder, on a port of this machine."""

import os
import pathlib
import pwd
import shutil
import socket
import subprocess
import tempfile


def programs() -> str | None:
    """The folder of the programs of PostgreSQL."""
    found = sorted(pathlib.Path("/usr/lib/postgresql").glob("*/bin"), key=lambda path: int(path.parent.name))
    place = shutil.which("initdb")
    return str(found[-1]) if found else str(pathlib.Path(place).parent) if place else None


def free_port() -> int:
    """A port that is free at the moment."""
    with socket.create_server(("127.0.0.1", 0)) as free:
        return free.getsockname()[1]


class Database:
    def __init__(self) -> None:
        self._programs = programs()
        if self._programs is None:
            raise SystemExit("PostgreSQL is not installed: run Scripts/install-deps test")
        self._folder = pathlib.Path(tempfile.mkdtemp(prefix="trellis-cluster-"))
        self.port = free_port()
        # PostgreSQL does not run as root.
        self._user = None
        if os.geteuid() == 0:
            names = {entry.pw_name for entry in pwd.getpwall()}
            self._user = "postgres" if "postgres" in names else "nobody"
            self._folder.chmod(0o755)
        self._data = self._folder / "data"
        self._data.mkdir(mode=0o700)
        if self._user:
            shutil.chown(self._data, self._user)
        self._run("initdb", "-D", self._data, "-A", "trust", "-U", "trellis", "-E", "UTF8", "--no-sync")
        self.start()

    @property
    def address(self) -> str:
        return f"postgres://trellis@127.0.0.1:{self.port}/postgres"

    def _run(self, program: str, *arguments: object) -> None:
        command = [f"{self._programs}/{program}", *map(str, arguments)]
        if self._user:
            command = ["runuser", "-u", self._user, "--", *command]
        with tempfile.TemporaryFile("w+") as output:
            # A file: pg_ctl leaves a process that would keep a pipe open.
            if subprocess.run(command, cwd="/", stdin=subprocess.DEVNULL, stdout=output,
                              stderr=subprocess.STDOUT).returncode != 0:
                output.seek(0)
                raise SystemExit(f"{program} has failed:\n{output.read()}")

    def start(self) -> None:
        options = (f"-c listen_addresses=127.0.0.1 -p {self.port} -c unix_socket_directories= -c shared_buffers=32MB "
                   "-c max_connections=50")
        self._run("pg_ctl", "-D", self._data, "-l", self._data / "log", "-o", options, "-w", "start")

    def stop(self, mode: str = "fast") -> None:
        self._run("pg_ctl", "-D", self._data, "-m", mode, "-w", "stop")

    def restart(self) -> None:
        self.stop()
        self.start()

    def remove(self) -> None:
        self.stop("immediate")
        shutil.rmtree(self._folder)

    def rows(self, query: str) -> list[list[str]]:
        """The rows of a query."""
        output = subprocess.run(
            [f"{self._programs}/psql", self.address, "-X", "-q", "-t", "-A", "-F", "\t", "-v", "ON_ERROR_STOP=1", "-c", query],
            check=True, capture_output=True, text=True, stdin=subprocess.DEVNULL).stdout
        return [line.split("\t") for line in output.splitlines()]
