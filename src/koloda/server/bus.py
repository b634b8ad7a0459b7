"""How processes call each other: short notes on named channels, nothing that must not be lost.

What is published are numbers (this table has reached entry 57) and requests to the process that
writes for a table; positions and views never travel here.
"""

from collections.abc import Callable
from typing import Protocol

Callback = Callable[[bytes], None]


class Bus(Protocol):
    async def open(self) -> None:
        """An OSError where it does not answer."""
        ...

    async def close(self) -> None: ...

    async def subscribe(self, channel: str, callback: Callback) -> None:
        """From now on `callback` gets what is published there."""
        ...

    async def unsubscribe(self, channel: str) -> None: ...

    async def publish(self, channel: str, note: bytes) -> int:
        """How many hear it."""
        ...


class LocalBus:
    """For one process: it hears itself."""

    def __init__(self) -> None:
        self.callbacks: dict[str, Callback] = {}

    async def open(self) -> None:
        pass

    async def close(self) -> None:
        self.callbacks.clear()

    async def subscribe(self, channel: str, callback: Callback) -> None:
        self.callbacks[channel] = callback

    async def unsubscribe(self, channel: str) -> None:
        self.callbacks.pop(channel, None)

    async def publish(self, channel: str, note: bytes) -> int:
        callback = self.callbacks.get(channel)
        if callback is None:
            return 0
        callback(note)
        return 1


def open_bus(url: str) -> Bus:
    if not url:
        return LocalBus()
    if url.partition("://")[0] not in ("valkey", "valkeys", "redis", "rediss"):
        raise ValueError(f"the bus {url!r} is not valkey://…")
    from koloda.server.valkey import ValkeyBus  # its driver is loaded where it is asked for

    return ValkeyBus(url)
