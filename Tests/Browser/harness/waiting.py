"""Waiting for a condition instead of for a fixed time."""

import time
from collections.abc import Callable
from typing import TypeVar

Value = TypeVar("Value")

#: The limit for events that normally occur at once, long enough for a busy machine. Only a failing
#: test waits that long.
PATIENCE = 60.0


class DocumentGone(AssertionError):
    """The page left a document while a script ran in it."""


def wait_until(
    condition: Callable[[], Value], *, what: str | Callable[[], str], seconds: float = PATIENCE
) -> Value:
    """Evaluates `condition` repeatedly and returns its first true result. A document that is left meanwhile
    counts as false."""
    deadline = time.monotonic() + seconds
    pause = 0.005
    while True:
        try:
            value = condition()
        except DocumentGone:
            value = None
        if value:
            return value
        if time.monotonic() > deadline:
            description = what() if callable(what) else what
            raise AssertionError(f"waited {seconds} s in vain for {description}")
        time.sleep(pause)
        pause = min(pause * 1.5, 0.1)
