"""nginx and Caddy in front of an application, with a temporary configuration or with the files in `docs/operating`."""

import os
import pathlib
import shutil
import socket
import subprocess
import tempfile

from .waiting import wait_until

PROGRAM = shutil.which("nginx") or shutil.which("nginx", path="/usr/sbin")
CADDY = shutil.which("caddy")
OPERATING = pathlib.Path(__file__).resolve().parents[3] / "docs" / "operating"


def free_port() -> int:
    """A port that is free at the moment."""
    with socket.create_server(("127.0.0.1", 0)) as free:
        return free.getsockname()[1]


class Proxy:
    """A running proxy; use it as a context manager, or call `stop`."""

    def __init__(self, port: int = 0) -> None:
        self._temporary = tempfile.TemporaryDirectory()
        self._folder = pathlib.Path(self._temporary.name)
        self.port = port or free_port()

    def _run(self, *command: str, **options: object) -> None:
        self._output = tempfile.TemporaryFile("a+")
        self._process = subprocess.Popen(
            command, stdin=subprocess.DEVNULL, stdout=self._output, stderr=subprocess.STDOUT, **options)
        try:
            wait_until(self._is_listening, what=lambda: f"{command[0]} on port {self.port}\n{self._log()}")
        except BaseException:
            self.stop()
            raise

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def _log(self) -> str:
        self._output.seek(0)
        return self._output.read()

    def _is_listening(self) -> bool:
        if self._process.poll() is not None:
            raise AssertionError(f"the proxy ended:\n{self._log()}")
        try:
            socket.create_connection(("127.0.0.1", self.port), timeout=1).close()
            return True
        except OSError:
            return False

    def stop(self) -> None:
        self._process.terminate()
        self._process.wait(20)
        self._output.close()
        self._temporary.cleanup()

    def __enter__(self) -> "Proxy":
        return self

    def __exit__(self, *_: object) -> None:
        self.stop()


class Nginx(Proxy):
    """nginx with the directives `server` in its only server."""

    def __init__(self, server: str, http: str = "", port: int = 0) -> None:
        super().__init__(port)
        self._start(f"{http} server {{ listen 127.0.0.1:{self.port}; {server} }}")

    def _start(self, http: str) -> None:
        folder = self._folder
        paths = "".join(
            f"{name}_temp_path {folder / name};" for name in
            ("client_body", "proxy", "fastcgi", "uwsgi", "scgi"))
        user = "user root;" if os.geteuid() == 0 else ""
        (folder / "nginx.conf").write_text(
            f"daemon off; master_process off; {user} pid {folder / 'pid'}; error_log stderr;"
            "events { worker_connections 256; }"
            f"http {{ access_log {folder / 'access.log'}; {paths} {http} }}")
        self._run(PROGRAM, "-c", str(folder / "nginx.conf"), "-e", "stderr")

    def requests(self, part: str) -> int:
        """The number of finished requests whose line in the log contains `part`."""
        return sum(part in line for line in (self._folder / "access.log").read_text().splitlines())


class DocumentedProxy(Proxy):
    """A proxy with its file in `docs/operating`, in which only ports and host names are replaced."""

    def _text(self, name: str, application: str, host: str) -> str:
        text = (OPERATING / name).read_text().replace("127.0.0.1:8080", application.removeprefix("http://"))
        return text.replace("https://example.org", self.address).replace("example.org", host)

    @property
    def address(self) -> str:
        return f"https://localhost:{self.port}"


class DocumentedNginx(DocumentedProxy, Nginx):
    """nginx with `docs/operating/nginx.conf`, beside a compression of all sites, of which Debian has a part."""

    def __init__(self, application: str, port: int) -> None:
        Proxy.__init__(self, port)
        self.plain_port = free_port()
        subprocess.run(
            ["openssl", "req", "-x509", "-nodes", "-days", "2", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1",
             "-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost",
             "-keyout", str(self._folder / "localhost.key"), "-out", str(self._folder / "localhost.crt")],
            check=True, capture_output=True)
        text = self._text("nginx.conf", application, "localhost")
        for number, own in (("80", self.plain_port), ("443", self.port)):
            text = text.replace(f"listen {number}", f"listen 127.0.0.1:{own}")
            text = text.replace(f"listen [::]:{number}", f"listen [::1]:{own}")
        (self._folder / "site.conf").write_text(text)
        self._start("gzip on; gzip_proxied any; gzip_types *; include site.conf;")


class DocumentedCaddy(DocumentedProxy):
    """Caddy with `docs/operating/Caddyfile`, after options that leave the certificates and other ports alone."""

    def __init__(self, application: str, port: int) -> None:
        super().__init__(port)
        options = "{\n\tadmin off\n\tskip_install_trust\n\tauto_https disable_redirects\n}\n"
        file = self._folder / "Caddyfile"
        file.write_text(options + self._text("Caddyfile", application, f"localhost:{self.port}"))
        folders = {"XDG_DATA_HOME": str(self._folder), "XDG_CONFIG_HOME": str(self._folder), "HOME": str(self._folder)}
        self._run(CADDY, "run", "--config", str(file), "--adapter", "caddyfile", env={**os.environ, **folders})
