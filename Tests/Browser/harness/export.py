"""The exported pages of an example, and a server for them."""

import functools
import http.server
import os
import pathlib
import subprocess
import threading

from .application import ROOT
from .waiting import PATIENCE


class _Files(http.server.SimpleHTTPRequestHandler):
    def do_GET(self) -> None:
        if self.path != "/favicon.ico":  # which browsers request for every page
            return super().do_GET()
        self.send_response(204)
        self.end_headers()

    def log_message(self, *_: object) -> None:
        pass


def export(folder: pathlib.Path, name: str, *arguments: str) -> subprocess.CompletedProcess[str]:
    """Exports the pages of an example with the fonts of the repository alone."""
    binary = ROOT / ".build" / os.environ.get("CONFIGURATION", "debug") / name
    return subprocess.run(
        [binary, "export", "--out", folder, *arguments], cwd=ROOT, stdin=subprocess.DEVNULL, text=True,
        env={"TRELLIS_FONTS": "none", **os.environ}, capture_output=True, timeout=PATIENCE * 4)


class FileServer:
    """Serves a folder on a free port until `close`."""

    def __init__(self, folder: pathlib.Path) -> None:
        handler = functools.partial(_Files, directory=folder)
        self._server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler)
        threading.Thread(target=self._server.serve_forever, daemon=True).start()

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self._server.server_port}"

    def close(self) -> None:
        self._server.shutdown()
        self._server.server_close()
