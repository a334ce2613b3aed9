"""A tab of the counter that keeps to the protocol."""

import asyncio
import json
import random
import re
import secrets
import time

from connection import Connection

SCREEN = {"width": 1280, "height": 800}


def meta(page: str, name: str) -> str:
    return re.search(rf'<meta name="{name}" content="([^"]*)"', page)[1]


def button(page: str) -> int:
    """The number of the button: elements are numbered in document order, the root is 1."""
    tree = page[page.index("<div data-trellis"):]
    return len(re.findall(r"<[a-z]", tree[:tree.index("<button")])) + 1


class Tab:
    """Clicks, and knows what the counter has to show."""

    def __init__(self, port: int, source: str, forwarded: str | None = None) -> None:
        self.connection = Connection(port, source, forwarded)
        self.name = secrets.token_hex(8)
        self.ack = 0
        self.clicks = 0
        self.times: list[float] = []
        self.faults: list[str] = []

    async def load(self) -> None:
        status, body, fields = await self.connection.ask("GET", "/")
        while status in (429, 503):
            await asyncio.sleep(float(fields["retry-after"]) + random.random())
            status, body, fields = await self.connection.ask("GET", "/")
        page = body.decode()
        self.session = meta(page, "trellis-session")
        self.version = meta(page, "trellis-version")
        self.button = button(page)

    def attach_record(self) -> dict:
        return {"session": self.session, "tab": self.name, "ack": self.ack, "version": self.version,
                "path": "/", "next": self.clicks + 1, "screen": SCREEN}

    def clicks_record(self, count: int, **members: object) -> dict:
        event = {"type": "click", "target": self.button, **members}
        return {"session": self.session, "tab": self.name, "first": self.clicks + 1,
                "events": [event] * count}

    async def attach(self) -> None:
        await self.load()
        status, body, _ = await self.connection.post("attach", self.attach_record())
        if status != 200:
            self.faults.append(f"attach: {status}")
            return
        self.take(json.loads(body))

    def take(self, answer: dict) -> None:
        for batch in answer["batches"]:
            self.ack = max(self.ack, batch[0])

    async def click(self) -> None:
        """Clicks once, tries until it is done, and looks at the counter."""
        record = {**self.clicks_record(1), "ack": self.ack}
        start = time.monotonic()
        while True:
            try:
                status, body, fields = await self.connection.post("event", record)
            except (OSError, asyncio.IncompleteReadError):
                continue
            if status == 200:
                break
            if status not in (429, 503):
                self.faults.append(f"click: {status}")
                return
            await asyncio.sleep(float(fields["retry-after"]) + random.random())
        self.times.append(time.monotonic() - start)
        self.clicks += 1
        answer = json.loads(body)
        self.take(answer)
        if answer["done"] != self.clicks or f"Clicked {self.clicks} times" not in body.decode():
            self.faults.append(f"after {self.clicks} clicks: {body[:200]!r}")

    async def use(self, end: float, pause: float) -> None:
        await asyncio.sleep(random.random() * pause)
        while time.monotonic() < end and not self.faults:
            await self.click()
            await asyncio.sleep(pause * (0.5 + random.random()))
