"""HTTP requests from a chosen local address, without packages."""

import asyncio
import json


class Connection:
    """One connection to the server, opened on demand and after a loss."""

    def __init__(self, port: int, source: str, forwarded: str | None = None) -> None:
        self.port = port
        self._source = source
        self._forwarded = forwarded
        self.reader: asyncio.StreamReader | None = None
        self.writer: asyncio.StreamWriter | None = None

    async def open(self) -> None:
        self.reader, self.writer = await asyncio.open_connection(
            "127.0.0.1", self.port, local_addr=(self._source, 0))

    def close(self) -> None:
        if self.writer:
            self.writer.transport.abort()
        self.writer = None

    def send(self, method: str, path: str, body: bytes = b"", names: str = "", missing: int = 0) -> None:
        """Sends a request whose body is `missing` bytes shorter than its Content-Length; `names` are more fields."""
        fields = f"Host: localhost:{self.port}\r\n"
        if self._forwarded:
            fields += f"X-Forwarded-For: {self._forwarded}\r\n"
        fields += names
        if method == "POST":
            fields += f"Content-Type: application/json\r\nContent-Length: {len(body) + missing}\r\n"
        self.writer.write(f"{method} {path} HTTP/1.1\r\n{fields}\r\n".encode() + body)

    async def ask(self, method: str, path: str, body: bytes = b"", names: str = "") -> tuple[int, bytes, dict]:
        """The status, the body and the fields of the response."""
        if self.writer is None:
            await self.open()
        try:
            self.send(method, path, body, names)
            return await self.response()
        except (OSError, asyncio.IncompleteReadError):
            self.close()
            raise

    async def response(self) -> tuple[int, bytes, dict]:
        head = (await self.reader.readuntil(b"\r\n\r\n")).decode("latin-1").split("\r\n")
        fields = dict(line.lower().split(": ", 1) for line in head[1:] if ": " in line)
        length = int(fields.get("content-length", 0))
        body = await self.reader.readexactly(length) if length else b""
        if fields.get("connection") == "close":
            self.close()
        return int(head[0].split(" ")[1]), body, fields

    async def post(self, verb: str, record: dict) -> tuple[int, bytes, dict]:
        """Posts `record` with the names of its session and tab in the head, as pages do."""
        body = {name: value for name, value in record.items() if name not in ("session", "tab")}
        names = f"Trellis-Session: {record['session']}\r\nTrellis-Tab: {record['tab']}\r\n"
        return await self.ask("POST", "/_trellis/" + verb, json.dumps(body).encode(), names)
