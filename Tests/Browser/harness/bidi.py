"""A connection to Firefox over WebDriver BiDi: https://w3c.github.io/webdriver-bidi/."""

import json
from collections.abc import Callable

import websocket

from .waiting import PATIENCE, DocumentGone

# Firefox's error messages for a document that was left while a script ran in it.
_GONE = ("no such frame", "destroyed", "DiscardedBrowsingContext", "AbortError", "navigated")


class Connection:
    """Sends commands sequentially, and passes each event to `on_event` as it arrives."""

    def __init__(self, address: str, on_event: Callable[[str, dict], None]) -> None:
        self._socket = websocket.create_connection(f"{address}/session", timeout=2 * PATIENCE, suppress_origin=True)
        self._on_event = on_event
        self._number = 0

    def send(self, method: str, **parameters: object) -> dict:
        """Sends a command and returns its result."""
        self._number += 1
        self._socket.send(json.dumps({"id": self._number, "method": method, "params": parameters}))
        while True:
            message = json.loads(self._socket.recv())
            if message["type"] == "event":
                self._on_event(message["method"], message["params"])
            elif message["id"] == self._number:
                break
        if message["type"] == "error":
            text = f"{method}: {message['error']}: {message['message']}"
            raise DocumentGone(text) if any(part in text for part in _GONE) else AssertionError(text)
        return message["result"]

    def evaluate(self, context: str, expression: str) -> object:
        """The JSON value of an expression in a document, or of its promise. A node is represented by its name."""
        result = self.send(
            "script.evaluate", target={"context": context}, awaitPromise=True,
            expression=f"(async () => JSON.stringify(await ({expression}) ?? null,"
                       " (_, value) => (value instanceof Node ? value.nodeName : value)))()")
        if result["type"] != "success":
            raise AssertionError(f"{expression[:2000]}: {result['exceptionDetails']['text']}")
        return json.loads(result["result"]["value"])

    def close(self) -> None:
        self._socket.close()
