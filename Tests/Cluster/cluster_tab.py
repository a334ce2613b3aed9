"""A tab whose requests go to any of several servers, as behind a proxy without sticky sessions."""

import asyncio
import json
import random
import re
import time

from connection import Connection
from tab import Tab, meta

LOSSES = (OSError, asyncio.IncompleteReadError, asyncio.LimitOverrunError, TimeoutError)
#: The time after which a proxy sends an event to another server.
PATIENCE = 1.0
#: A poll waits up to 27 s.
POLL_PATIENCE = 40.0


class ClusterTab(Tab):
    """Clicks and types. It counts each response that would make a page begin anew as a fault."""

    def __init__(self, ports: list[int], number: int) -> None:
        self._source = f"127.0.{1 + number // 250}.{1 + number % 250}"
        super().__init__(ports[0], self._source)
        self._ports = ports
        self._connections: dict[int, Connection] = {}
        self._poll_connections: dict[int, Connection] = {}
        self._polls = 0
        # The bodies that have arrived since the beginning of an act.
        self._bodies: list[str] = []
        self.repeats = 0
        #: The nodes that have answered an event.
        self.nodes: set[str] = set()

    @property
    def path(self) -> str:
        return "/?tab=" + self.name

    def attach_record(self) -> dict:
        return {**super().attach_record(), "path": self.path}

    async def load(self) -> None:
        status, body, fields = await self.connection.ask("GET", self.path)
        while status in (429, 503):
            await asyncio.sleep(float(fields["retry-after"]) + random.random())
            status, body, fields = await self.connection.ask("GET", self.path)
        page = body.decode()
        self.session, self.version = meta(page, "trellis-session"), meta(page, "trellis-version")
        tree = page[page.index("<div data-trellis"):]
        # Elements are numbered in document order, the root is 1.
        tags = re.findall(r"<([a-z][a-z0-9]*)", tree)
        buttons = [index + 1 for index, tag in enumerate(tags) if tag == "button"]
        self.button, self.stop_button = buttons[0], buttons[-1]
        self.field = tags.index("input") + 1

    async def attach(self) -> None:
        """Loads the page, and attaches: at another server that has not the page, in a new session."""
        self.connection = Connection(random.choice(self._ports), self._source)
        await self.load()
        status, body, _ = await self.connection.post("attach", self.attach_record())
        if status != 200:
            self.faults.append(f"attach: {status}")
            return
        response = json.loads(body)
        self.session = response.get("session", self.session)
        self.take(response)

    def take(self, response: dict) -> None:
        if any(len(batch) > 2 and batch[2] == "reset" for batch in response.get("batches", [])) and self.ack:
            self.faults.append("the page was sent anew")
        super().take(response)

    async def _post(self, connections: dict, port: int, verb: str, record: dict, patience: float):
        connection = connections.setdefault(port, Connection(port, self._source))
        try:
            return await asyncio.wait_for(connection.post(verb, record), patience)
        except LOSSES:
            # The response to this request may still arrive on the connection.
            connection.close()
            raise

    async def send_until_done(self, events: list[dict]) -> bool:
        """Sends events to any server, and again to others, until they are handled."""
        self._bodies = []
        port = random.choice(self._ports)
        while not self.faults:
            record = {**self.record(events), "ack": self.ack}
            try:
                status, body, fields = await self._post(self._connections, port, "event", record, PATIENCE)
            except LOSSES:
                self.repeats += 1
                port = random.choice([other for other in self._ports if other != port] or [port])
                await asyncio.sleep(random.uniform(0.05, 0.25))
                continue
            if status == 200:
                self.done += len(events)
                self._bodies.append(body.decode())
                self.nodes.add(fields.get("trellis-node", ""))
                response = json.loads(body)
                self.take(response)
                if response["done"] != self.done:
                    self.faults.append(f"{response['done']} events are done in place of {self.done}")
                return True
            if status not in (429, 502, 503, 504):
                self.faults.append(f"event: {status} {body[:200]!r}")
                return False
            self.repeats += 1
            port = random.choice(self._ports)
            await asyncio.sleep(min(float(fields.get("retry-after", 0.25)), 1) * random.uniform(0.25, 1))
        return False

    async def act(self) -> None:
        acts = random.choice([[self.click], [self.type], [self.type, self.click]])
        events = [act() for act in acts]
        start = time.monotonic()
        if not await self.send_until_done(events):
            return
        self.times.append(time.monotonic() - start)
        shown = []
        if self.click in acts:
            shown.append(f"Clicked {self.clicks} times")
        if self.type in acts:
            shown.append(f"Typed “{self.text}”")
        received = "".join(self._bodies)
        missing = [text for text in shown if text not in received]
        if missing:
            self.faults.append(f"event {self.done}: {missing} in {received[:300]}")

    def check_clicks(self) -> None:
        """Checks that the page has shown the number of all clicks since the beginning of the last request."""
        if not any(f"Clicked {self.clicks} times" in body for body in self._bodies):
            self.faults.append(f"not {self.clicks} clicks: {''.join(self._bodies)[:300]}")

    async def poll(self) -> None:
        """Sends polls, one after the other, until it is cancelled."""
        while not self.faults:
            self._polls += 1
            record = {"session": self.session, "tab": self.name, "ack": self.ack, "poll": self._polls}
            port = random.choice(self._ports)
            try:
                status, body, fields = await self._post(
                    self._poll_connections, port, "poll", record, POLL_PATIENCE)
            except LOSSES:
                await asyncio.sleep(random.uniform(0.05, 0.25))
                continue
            if status == 200:
                self._bodies.append(body.decode())
                self.take(json.loads(body))
            elif status in (429, 502, 503, 504):
                await asyncio.sleep(min(float(fields.get("retry-after", 0.25)), 1))
            elif status not in (204, 409):
                self.faults.append(f"poll: {status} {body[:200]!r}")

    async def use(self, end: float, pause: float) -> None:
        polling = asyncio.create_task(self.poll())
        try:
            await super().use(end, pause)
        finally:
            polling.cancel()
            await asyncio.gather(polling, return_exceptions=True)

    def close(self) -> None:
        for connection in [*self._connections.values(), *self._poll_connections.values(), self.connection]:
            connection.close()
