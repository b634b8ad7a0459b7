"""The public way to a socket, for servers that do not have `websocket.WebSocketProtocol`: ASGI's own `send`.
It may wait, so a task of its own writes."""

import asyncio
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from litestar.types import Send


class AsgiTransport:
    def __init__(self, send: "Send") -> None:
        self.send = send
        self.waiting: list[bytes] = []
        self.filled = asyncio.Event()
        self.size = 0

    @property
    def backlog(self) -> int:
        """How many bytes the peer has not taken yet."""
        return self.size

    def send_text(self, text: bytes) -> None:
        """Sends a text message; it never waits (see `backlog`)."""
        self.waiting.append(text)
        self.size += len(text)
        self.filled.set()

    async def write(self) -> None:
        """Writes what is sent, until it is cancelled."""
        while True:
            await self.filled.wait()
            self.filled.clear()
            waiting, self.waiting = self.waiting, []
            for text in waiting:
                await self.send({"type": "websocket.send", "text": text.decode(), "bytes": None})
                self.size -= len(text)
