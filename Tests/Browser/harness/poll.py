"""A tab without a browser, which waits for changes."""

import http.client
import json
import re
import socket
import ssl
import threading
from urllib.parse import urlsplit

from .waiting import PATIENCE


def trusting() -> ssl.SSLContext:
    """Accepts each certificate, such as one that a test has made."""
    return ssl._create_unverified_context()


class Poll(threading.Thread):
    """The poll of a tab that has attached to the page of `address`."""

    def __init__(self, address: str) -> None:
        super().__init__(daemon=True)
        #: The status of the response; `None` until it arrives, and if there is none.
        self.status: int | None = None
        self._address = address
        self._waiting: http.client.HTTPConnection | None = None
        page = self._request("GET", "/").read().decode()
        meta = dict(re.findall(r'<meta name="trellis-(\w+)" content="(\w+)">', page))
        self._header = {"session": meta["session"], "tab": "1-2-3", "ack": 0}
        screen = {"width": 1280, "height": 800, "pixelRatio": 1}
        attach = self._header | {"version": meta["version"], "path": "/", "screen": screen}
        self._request("POST", "/_trellis/attach", attach).read()
        self._waiting = self._connection()
        self._waiting.connect()
        self.start()

    def run(self) -> None:
        try:
            self.status = self._request("POST", "/_trellis/poll", self._header | {"poll": 1}, self._waiting).status
        except OSError:
            pass  # disconnected

    def disconnect(self) -> None:
        """Closes the connection of the poll."""
        self._waiting.sock.shutdown(socket.SHUT_RDWR)

    def _connection(self) -> http.client.HTTPConnection:
        address = urlsplit(self._address)
        if address.scheme == "https":
            return http.client.HTTPSConnection(address.netloc, timeout=PATIENCE, context=trusting())
        return http.client.HTTPConnection(address.netloc, timeout=PATIENCE)

    def _request(
        self, method: str, path: str, body: dict | None = None, connection: http.client.HTTPConnection | None = None,
    ) -> http.client.HTTPResponse:
        connection = connection or self._connection()
        headers = {"Content-Type": "application/json", "Origin": self._address} if body else {}
        connection.request(method, path, json.dumps(body) if body else None, headers)
        return connection.getresponse()
