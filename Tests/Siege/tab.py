"""A tab of the siege's page that conforms to the protocol."""

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


def number(page: str, tag: str) -> int:
    """The number of the first `tag`: elements are numbered in document order, the root is 1."""
    tree = page[page.index("<div data-trellis"):]
    return len(re.findall(r"<[a-z]", tree[:tree.index("<" + tag)])) + 1


class Tab:
    """Clicks and types, and tracks the expected content of the page."""

    def __init__(self, port: int, source: str, forwarded: str | None = None) -> None:
        self.connection = Connection(port, source, forwarded)
        self.name = secrets.token_hex(8)
        self.ack = 0
        # The number of the last event that the server has handled.
        self.done = 0
        self.clicks = 0
        self.edits = 0
        self.text = ""
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
        self.button, self.field, self.area = (
            number(page, tag) for tag in ("button", "input", "section"))

    def attach_record(self) -> dict:
        return {"session": self.session, "tab": self.name, "ack": self.ack, "version": self.version,
                "path": "/", "next": self.done + 1, "screen": SCREEN}

    def record(self, events: list[dict]) -> dict:
        """A request with the events after the handled ones."""
        return {"session": self.session, "tab": self.name, "first": self.done + 1, "events": events}

    def a_click(self, **members: object) -> dict:
        return {"type": "click", "target": self.button, **members}

    def an_edit(self, text: str) -> dict:
        return {"type": "input", "target": self.field, "value": text, "edit": self.edits}

    async def attach(self) -> None:
        await self.load()
        status, body, _ = await self.connection.post("attach", self.attach_record())
        if status != 200:
            self.faults.append(f"attach: {status}")
            return
        self.take(json.loads(body))

    def take(self, response: dict) -> None:
        for batch in response["batches"]:
            self.ack = max(self.ack, batch[0])

    def type(self) -> dict:
        """Types one more letter into the field, or empties it after 40 letters."""
        self.edits += 1
        self.text = self.text + random.choice("abcdefghij") if len(self.text) < 40 else ""
        return self.an_edit(self.text)

    def click(self) -> dict:
        self.clicks += 1
        return self.a_click()

    async def act(self) -> None:
        """Clicks, types, or does both in one request, repeats the request until its events are handled,
        and checks the page."""
        acts = random.choice([[self.click], [self.type], [self.type, self.click]])
        events = [act() for act in acts]
        record = {**self.record(events), "ack": self.ack}
        start = time.monotonic()
        while True:
            try:
                status, body, fields = await self.connection.post("event", record)
            except (OSError, asyncio.IncompleteReadError):
                continue
            if status == 200:
                break
            if status not in (429, 503):
                self.faults.append(f"event: {status}")
                return
            await asyncio.sleep(float(fields["retry-after"]) + random.random())
        self.times.append(time.monotonic() - start)
        self.done += len(events)
        response = json.loads(body)
        self.take(response)
        shown = []
        if self.click in acts:
            shown.append(f"Clicked {self.clicks} times")
        if self.type in acts:
            shown.append(f"Typed {self.edits} times: “{self.text}”")
        if response["done"] != self.done or any(text not in body.decode() for text in shown):
            self.faults.append(f"event {self.done}, {shown}: {body[:300]!r}")

    async def load_texts(self, query: str = "") -> None:
        """Loads the page that shows the text of its field whole."""
        status, body, _ = await self.connection.ask("GET", "/texts" + query)
        if status != 200:
            raise ConnectionError(f"{status}")
        page = body.decode()
        self.session, self.version = meta(page, "trellis-session"), meta(page, "trellis-version")
        self.field = number(page, "input")
        status, body, _ = await self.connection.post(
            "attach", {**self.attach_record(), "path": "/texts" + query})
        if status != 200:
            raise ConnectionError(f"{status}")
        self.take(json.loads(body))

    async def send(self, *events: dict, **members: object) -> int:
        """Sends events once, and returns the status."""
        status, body, _ = await self.connection.post(
            "event", {**self.record(list(events)), "ack": self.ack, **members})
        if status == 200:
            response = json.loads(body)
            self.done = response.get("done", self.done)
            self.take({"batches": response.get("batches", [])})
        return status

    async def use(self, end: float, pause: float) -> None:
        await asyncio.sleep(random.random() * pause)
        while time.monotonic() < end and not self.faults:
            await self.act()
            await asyncio.sleep(pause * (0.5 + random.random()))
