"""A proxy that disturbs live requests by a seeded schedule."""

import dataclasses
import random
import re
import select
import socket
import struct
import threading
import time
from collections.abc import Callable


@dataclasses.dataclass(frozen=True)
class Fate:
    """The treatment of one request and its response."""

    #: The part of the request that is forwarded: all, a part or nothing.
    sent: float
    is_doubled: bool
    #: A response of the proxy itself, as real proxies give.
    status: int | None
    #: The part of the response that is forwarded.
    delivered: float
    #: Delays in seconds before the request and before the response, so that later ones overtake it.
    delays: tuple[float, float]

    @staticmethod
    def far(chooser: random.Random) -> "Fate":
        """That of a request over a bad mobile network: 400 ± 300 ms for both ways, and a loss of 5 %."""
        trip = chooser.uniform(0.1, 0.7)
        lost = chooser.choices([None, "request", "response"], [95, 2.5, 2.5])[0]
        return Fate(
            sent=0 if lost == "request" else 1, is_doubled=False, status=None,
            delivered=0 if lost == "response" else 1, delays=(trip / 2, trip / 2))

    @staticmethod
    def random(chooser: random.Random) -> "Fate":
        def part(whole: int, none: int) -> float:
            return chooser.choices([1.0, 0.0, chooser.random()], [whole, none, 100 - whole - none])[0]

        def delay() -> float:
            return chooser.choice([0, 0, 0.02, 0.2]) * chooser.random() * chooser.choice([1, 1, 5])

        return Fate(
            sent=part(80, 14), is_doubled=chooser.random() < 0.2,
            status=chooser.choice([502, 503, 504]) if chooser.random() < 0.06 else None,
            delivered=part(78, 14), delays=(delay(), delay()))


_GOOD = Fate(sent=1, is_doubled=False, status=None, delivered=1, delays=(0, 0))


class ChaosProxy:
    """A proxy between browser and application; forwards unchanged until `disturb` is called."""

    def __init__(self, port: int, others: dict[str, int] | None = None) -> None:
        """`others` are ports by the paths of pages: requests for these pages, and requests
        from these pages, go to that port."""
        self._port = port
        self._others = others or {}
        self._listener = socket.create_server(("127.0.0.1", 0), backlog=256)
        self._lock = threading.Lock()
        self._chooser: random.Random | None = None
        self._choose = Fate.random
        self._choose_for_upload: Callable[[random.Random], Fate] | None = None
        self._sockets: set[socket.socket] = set()
        #: The files that wait, with the events that they wait for, and the paths whose requests set the events.
        self._held: list[tuple[re.Pattern[bytes], threading.Event, bytes]] = []
        #: The responses of the proxy itself, by path.
        self._own: dict[bytes, bytes] = {}
        #: The number of disturbed requests.
        self.misdeeds = 0
        self.address = f"http://127.0.0.1:{self._listener.getsockname()[1]}"
        threading.Thread(target=self._accept, daemon=True).start()

    def disturb(
        self, seed: int, choose: Callable[[random.Random], Fate] = Fate.random,
        uploads: Callable[[random.Random], Fate] | None = None,
    ) -> None:
        """From now on, gives each live request the fate that `choose` returns, and each part of a file one from `uploads`."""
        with self._lock:
            self._chooser = random.Random(seed)
            self._choose = choose
            self._choose_for_upload = uploads

    def heal(self) -> None:
        with self._lock:
            self._chooser = None

    def hold(self, name: str, until: str) -> None:
        """From now on, requests with the regular expression `name` in their path wait until there was one for `until`."""
        self._held.append((re.compile(name.encode()), threading.Event(), until.encode()))

    def serve(self, path: str, kind: str, content: bytes) -> None:
        """Answers requests for `path` with `content` of the type `kind`."""
        head = f"HTTP/1.1 200 OK\r\nContent-Type: {kind}\r\nContent-Length: {len(content)}\r\n\r\n"
        self._own[path.encode()] = head.encode() + content

    def kill_connections(self) -> None:
        """Closes all current connections without a response."""
        with self._lock:
            doomed = list(self._sockets)
        for connection in doomed:
            _interrupt(connection)

    def close(self) -> None:
        self._listener.close()
        for _, event, _ in self._held:
            event.set()
        self.kill_connections()

    # Connections

    def _accept(self) -> None:
        while True:
            try:
                connection, _ = self._listener.accept()
            except OSError:
                return
            threading.Thread(target=self._serve, args=(connection,), daemon=True).start()

    def _serve(self, connection: socket.socket) -> None:
        with self._lock:
            self._sockets.add(connection)
        try:
            rest = b""
            while True:
                request, rest = _read_request(connection, rest)
                if not request or not self._treat(connection, request):
                    return
        except OSError:
            pass
        finally:
            with self._lock:
                self._sockets.discard(connection)
            _interrupt(connection)
            connection.close()

    def _treat(self, client: socket.socket, request: bytes) -> bool:
        """Handles one request; returns whether the connection can be kept."""
        path = request.split(b" ", 2)[1]
        for name, event, until in self._held:
            if path == until:
                event.set()
            elif name.search(path):
                event.wait()
        if path in self._own:
            client.sendall(self._own[path])
            return True
        fate = self._fate(request)
        time.sleep(fate.delays[0])
        if fate.is_doubled:
            threading.Thread(target=self._forward, args=(request,), daemon=True).start()
        if fate.status:
            client.sendall(b"HTTP/1.1 %d Bad\r\nContent-Length: 4\r\n\r\nbad\n" % fate.status)
            return True
        if fate.sent < 1:
            self._forward(request[: int(len(request) * fate.sent)], isWhole=False)
            return False
        response = self._forward(request, client)
        if response is None:
            return False
        time.sleep(fate.delays[1])
        client.sendall(response[: int(len(response) * fate.delivered)])
        return fate.delivered == 1

    def _target(self, request: bytes) -> int:
        page = re.search(rb"\r\nreferer: https?://[^/]*(/[^\r]*)", request, re.IGNORECASE)
        page = page or re.match(rb"\S+ (\S+)", request)
        path = page[1].decode() if page else ""
        return next((port for start, port in self._others.items() if path.startswith(start)), self._port)

    def _fate(self, request: bytes) -> Fate:
        with self._lock:
            verb = re.match(rb"POST /_trellis/(attach|poll|event|upload) ", request)
            choose = self._choose_for_upload if verb and verb[1] == b"upload" else self._choose
            if not self._chooser or not verb or not choose:
                return _GOOD
            fate = choose(self._chooser)
            self.misdeeds += fate != _GOOD
            return fate

    def _forward(
        self, request: bytes, client: socket.socket | None = None, isWhole: bool = True
    ) -> bytes | None:
        """The application's whole response, or None if either side closes the connection before."""
        try:
            with socket.create_connection(("127.0.0.1", self._target(request))) as server:
                server.sendall(re.sub(rb"\r\nConnection: [^\r]*", b"", request, count=1)
                               .replace(b"\r\n", b"\r\nConnection: close\r\n", 1))
                response = b""
                while isWhole:
                    ready, _, _ = select.select([server] + [client] * (client is not None), [], [])
                    if client in ready:
                        return None  # a waiting client sends nothing until it closes the connection
                    chunk = server.recv(65536)
                    if not chunk:
                        return response.replace(b"Connection: close\r\n", b"", 1) or None
                    response += chunk
        except OSError:
            pass
        return None


def _read_request(connection: socket.socket, rest: bytes) -> tuple[bytes, bytes]:
    while b"\r\n\r\n" not in rest:
        chunk = connection.recv(65536)
        if not chunk:
            return b"", b""
        rest += chunk
    end = rest.index(b"\r\n\r\n") + 4
    length = re.search(rb"\r\ncontent-length: (\d+)", rest[:end], re.IGNORECASE)
    end += int(length[1]) if length else 0
    while len(rest) < end:
        chunk = connection.recv(65536)
        if not chunk:
            return b"", b""
        rest += chunk
    return rest[:end], rest[end:]


def _interrupt(connection: socket.socket) -> None:
    """Resets the connection at once, so that its other side gets an error; its thread closes it."""
    try:
        connection.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
        connection.shutdown(socket.SHUT_RDWR)
    except OSError:
        pass
