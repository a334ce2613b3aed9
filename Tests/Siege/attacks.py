"""Attacks from one address at full speed. Each attack is a coroutine that runs until its process is ended.

usage: attacks.py ATTACK PORT
"""

import asyncio
import itertools
import json
import random
import re
import secrets
import sys

from connection import Connection
from tab import Tab

ATTACKER = "127.0.0.66"
PROXY = "127.0.0.200"
LOSSES = (OSError, asyncio.IncompleteReadError, KeyError, TypeError)


async def many(count, work) -> None:
    """Runs `work` repeatedly, `count` at a time, and ignores failures."""
    async def worker(number: int) -> None:
        for turn in itertools.count():
            try:
                await work(number, turn)
            except LOSSES:
                await asyncio.sleep(0.01)
            await asyncio.sleep(0)
    await asyncio.gather(*(worker(number) for number in range(count)))


async def made_up_tokens(port: int) -> None:
    """Attaches with invented tokens: one session each."""
    model = Tab(port, ATTACKER)
    await model.load()
    connections = [Connection(port, ATTACKER) for _ in range(32)]

    async def work(number: int, _: int) -> None:
        record = {**model.attach_record(), "session": secrets.token_hex(24),
                  "tab": secrets.token_hex(8)}
        await connections[number].post("attach", record)
    await many(32, work)


async def one_network(port: int) -> None:
    """Requests pages, each time from another address of one /64."""
    async def work(number: int, turn: int) -> None:
        connection = Connection(port, PROXY, f"2001:db8::{number:x}:{turn % 65536:x}")
        await connection.ask("GET", "/")
        connection.close()
    await many(32, work)


async def long_leaves(port: int) -> None:
    """Leaves pages with 300 clicks."""
    async def work(_: int, __: int) -> None:
        tab = Tab(port, ATTACKER)
        await tab.load()
        await tab.connection.post("leave", tab.record([tab.a_click()] * 300))
        tab.connection.close()
    await many(64, work)


async def pages(port: int) -> None:
    """Requests pages."""
    connections = [Connection(port, ATTACKER) for _ in range(64)]
    await many(64, lambda number, _: connections[number].ask("GET", "/"))


async def long_values(port: int) -> None:
    """Sends 60 KB with each edit and each click, and requests the whole tree."""
    tabs = [Tab(port, ATTACKER) for _ in range(16)]
    await asyncio.gather(*(tab.attach() for tab in tabs))

    async def work(number: int, turn: int) -> None:
        tab = tabs[number]
        tab.edits += 1
        value = "x" * 60_000
        event = tab.an_edit(value) if turn % 2 else tab.a_click(value=value)
        status, _, _ = await tab.connection.post(
            "event", {**tab.record([event]), "ack": 0, "reset": True})
        tab.done += status == 200
    await many(16, work)


async def gone_at_once(port: int) -> None:
    """Requests pages, attaches, and disconnects."""
    model = Tab(port, ATTACKER)
    await model.load()

    async def work(_: int, turn: int) -> None:
        connection = Connection(port, ATTACKER)
        await connection.open()
        if turn % 2:
            connection.send("GET", "/")
        else:
            await asyncio.wait_for(connection.post(
                "attach", {**model.attach_record(), "session": secrets.token_hex(24)}), 0.01)
        await asyncio.sleep(0.005)
        connection.close()

    async def tolerant(number: int, turn: int) -> None:
        try:
            await work(number, turn)
        except asyncio.TimeoutError:
            pass
    await many(32, tolerant)


async def slow_readers(port: int) -> None:
    """Requests pages on 200 connections and reads almost nothing."""
    async def work(_: int, __: int) -> None:
        connection = Connection(port, ATTACKER)
        await connection.open()
        for _ in range(20):
            connection.send("GET", "/")
        for _ in range(30):
            await asyncio.sleep(1)
            await connection.reader.read(1)
        connection.close()
    await many(200, work)


async def many_events(port: int) -> None:
    """Sends 64 events in each request."""
    await repeat(port, lambda tab: tab.a_click())


async def many_moves(port: int) -> None:
    """Sends 64 moves of the pointer in each request."""
    await repeat(port, lambda tab: {"type": "pointermove", "target": tab.area, "x": 1, "y": 2})


async def repeat(port: int, event) -> None:
    """Sends the same event 64 times in each request."""
    tabs = [Tab(port, ATTACKER) for _ in range(16)]
    await asyncio.gather(*(tab.attach() for tab in tabs))

    async def work(number: int, _: int) -> None:
        tab = tabs[number]
        status, _, _ = await tab.connection.post(
            "event", {**tab.record([event(tab)] * 64), "ack": 0})
        tab.done += 64 * (status == 200)
    await many(16, work)


async def unfinished_bodies(port: int) -> None:
    """Sends bodies of 128 KB without their last byte, on 1,000 connections."""
    async def work(_: int, __: int) -> None:
        connection = Connection(port, ATTACKER)
        await connection.open()
        connection.send("POST", "/_trellis/event", b" " * 131_071, missing=1)
        await asyncio.sleep(5)
        connection.close()
    await many(1_000, work)


async def abandoned_bodies(port: int) -> None:
    """Sends events of 120 KB and disconnects at once."""
    model = Tab(port, ATTACKER)
    await model.attach()
    events = [model.an_edit("x" * 60_000)] * 2
    body = json.dumps({**model.record(events), "ack": 0}).encode()

    async def work(_: int, __: int) -> None:
        connection = Connection(port, ATTACKER)
        await connection.open()
        connection.send("POST", "/_trellis/event", body)
        await connection.writer.drain()
        await asyncio.sleep(0.005)
        connection.close()
    await many(64, work)


async def pipelined(port: int) -> None:
    """Sends 400 small requests at once, repeatedly, on 200 connections."""
    bulk = f"GET /healthz HTTP/1.1\r\nHost: localhost:{port}\r\n\r\n".encode() * 400

    async def work(_: int, __: int) -> None:
        connection = Connection(port, ATTACKER)
        await connection.open()

        async def send() -> None:
            while True:
                connection.writer.write(bulk)
                await connection.writer.drain()

        async def receive() -> None:
            while await connection.reader.read(1 << 16):
                pass
            raise ConnectionResetError
        await asyncio.gather(send(), receive())
    await many(200, work)


# Words without breaks in scripts whose letters join, marks on one letter, and ideographs.
LONG_WORDS = ["\u07ca" * 8_000, "\u0628" * 8_000, "\u05e9" + "\u05b7" * 8_000, "\u6f22" * 8_000, "\ud55c" * 8_000,
              "a" + "\u0301" * 8_000, "\u17b0" * 8_000, "\u0628" * 40 + "\u2060" * 8_000]
# The starts of Markdown's forms without their ends.
OPENERS = ["[](", "<", "<a", "*a ", "**a _b ", "`a``b", "[](a \"", "[](<", "[[", "~~a", "_a *"]


async def long_words(port: int) -> None:
    """Shows long words, and changes the size of the window 64 times in one request."""
    async def work(number: int, turn: int) -> None:
        tab = Tab(port, ATTACKER)
        await tab.load_texts()
        await tab.send(tab.an_edit(LONG_WORDS[(number + turn) % len(LONG_WORDS)]))
        await tab.send(*({"type": "screen", "screen": {"width": 400 + width, "height": 800}} for width in range(64)))
        tab.connection.close()
    await many(4, work)


async def markdown(port: int) -> None:
    """Shows Markdown that opens forms and does not close them."""
    async def work(number: int, turn: int) -> None:
        tab = Tab(port, ATTACKER)
        await tab.load_texts()
        opener = OPENERS[(number + turn) % len(OPENERS)]
        await tab.send(tab.an_edit(opener * (16_000 // len(opener))))
        tab.connection.close()
    await many(4, work)


async def numbers(port: int) -> None:
    """Sends numbers with which the page would overflow."""
    values = ["9000000000000000000", "-9223372036854775808", "1e300", "nan", "99999999999999999999"]

    async def work(number: int, turn: int) -> None:
        tab = Tab(port, ATTACKER)
        value = values[turn % len(values)]
        await tab.load_texts("?page=" + value)
        await tab.send({"type": "location", "path": "/texts?page=" + value})
        await tab.send({"type": "scroll", "target": tab.field, "scrollTop": 1e300, "scrollLeft": -1e300,
                        "x": 1e300, "y": -1e300, "detail": 2**53 - 1})
        tab.connection.close()
    await many(8, work)


async def heavy_pages(port: int) -> None:
    """Leaves pages with 60 KB of text open, so that sessions end for room."""
    texts = ["\n" * 20_000, "a " * 10_000, "\u6f22" * 10_000, "a\u05d0 " * 8_000]

    async def work(number: int, turn: int) -> None:
        tab = Tab(port, ATTACKER)
        await tab.load_texts()
        await tab.send(tab.an_edit(texts[turn % len(texts)]))
        tab.connection.close()
    await many(4, work)


async def random_events(port: int) -> None:
    """Sends random events to random elements, resets, attaches with other tabs' sessions, and leaves."""
    values = ["", "a", "x" * 300, "\u0600<b>", "-1", "1e5", "\u202e", "true"]
    tokens: list[str] = []

    def event(tab: Tab) -> dict:
        kinds = ["click", "input", "change", "keydown", "submit", "scroll", "screen", "location", "pointermove"]
        kind = random.choice(kinds)
        if kind == "screen":
            return {"type": kind, "screen": {"width": random.choice([300, 700, 1400]), "height": 800}}
        if kind == "location":
            return {"type": kind, "path": random.choice(["/texts", "/texts?page=2", "/", "/nowhere"])}
        made = {"type": kind, "target": random.randrange(1, 40), "edit": random.randrange(1, 9)}
        if random.random() < 0.8:
            made["value"] = random.choice(values)
        if random.random() < 0.3:
            made["key"] = random.choice(["Enter", "Escape", "a", "Tab"])
        if random.random() < 0.2:
            made["x"], made["y"] = random.uniform(-9, 999), random.uniform(-1e12, 1e12)
        return made

    async def work(_: int, __: int) -> None:
        tab = Tab(port, ATTACKER)
        await tab.load_texts()
        tokens.append(tab.session)
        for _ in range(random.randrange(1, 12)):
            batch = [event(tab) for _ in range(random.choice([1, 1, 2, 5]))]
            await tab.send(*batch, **({"reset": True} if random.random() < 0.1 else {}))
        if random.random() < 0.5:
            await tab.connection.post("leave", tab.record([event(tab)]))
        tab.session = random.choice(tokens[-20:])
        await tab.connection.post("attach", tab.attach_record())
        tab.connection.close()
    await many(16, work)


async def odd_files(port: int) -> None:
    """Requests files with odd paths and ranges."""
    connections = [Connection(port, ATTACKER) for _ in range(8)]
    _, body, _ = await connections[0].ask("GET", "/")
    asset = re.search(r'src="(/[^"]*trellis[^"]*\.js)"', body.decode())[1]
    folder, name = asset.rsplit("/", 1)
    paths = [f"/../{name}", f"/%2e%2e/{name}", f"/..%2f{name}", f"//{name}", "/%00", f"/{name}%00", f"/{name}/",
             "/..%2f..%2f..%2fetc%2fpasswd", "/%c0%ae%c0%ae/etc/passwd", "/" + "a/" * 2000, "/" + "%41" * 2000]
    ranges = ["bytes=0-0", "bytes=-0", "bytes=-99999999999999999999", "bytes=5-4", "bytes=0-0,1-1",
              "bytes=" + ",".join("0-" for _ in range(1000)), "bytes=0-18446744073709551615", "items=0-1", "bytes=--1"]

    async def work(number: int, turn: int) -> None:
        if turn % 2:
            await connections[number].ask("GET", folder + paths[turn // 2 % len(paths)])
        else:
            field = f"Range: {ranges[turn // 2 % len(ranges)]}\r\n"
            await connections[number].ask("GET", asset, names=field)
    await many(8, work)


ALL = [made_up_tokens, one_network, long_leaves, pages, long_values, gone_at_once, slow_readers,
       many_events, many_moves, unfinished_bodies, abandoned_bodies,
       pipelined, long_words, markdown, numbers, heavy_pages, random_events, odd_files]

if __name__ == "__main__":
    named = {attack.__name__: attack for attack in ALL}
    asyncio.run(named[sys.argv[1]](int(sys.argv[2])))
