"""One socket as a table sees it: messages go in and never wait."""

import asyncio
from collections.abc import Awaitable, Callable

import msgspec

from koloda.kernel.seats import SPECTATOR
from koloda.server.wire.socket import Told

MOST_MESSAGES = 400
"""How many messages may wait for a slow reader before he is cut off; he can come back."""
SLOW, GOING, GONE = 4008, 1012, 4004
"""Close codes: too slow; the server restarts, come back; the table is gone."""

encode = msgspec.json.Encoder().encode


class Link:
    def __init__(self, guest: str | None, name: str, lang: str) -> None:
        self.guest = guest
        self.name = name
        self.lang = lang
        self.seat: int = SPECTATOR
        self.muted: set[str] = set()
        self.outbox: list[str] = []
        self.wake = asyncio.Event()
        self.closing = 0

    def send(self, message: Told) -> None:
        self.send_text(encode(message).decode())

    def send_text(self, text: str) -> None:
        if self.closing:
            return
        if len(self.outbox) >= MOST_MESSAGES:
            self.close(SLOW)
            return
        self.outbox.append(text)
        self.wake.set()

    def close(self, code: int) -> None:
        if not self.closing:
            self.closing = code
            self.wake.set()

    async def pour(self, send: Callable[[str], Awaitable[None]]) -> int:
        """Sends until the link is closed; the answer is the close code."""
        while True:
            await self.wake.wait()
            self.wake.clear()
            texts, self.outbox = self.outbox, []
            if not texts and self.closing:
                return self.closing
            for text in texts:
                await send(text)
            if self.closing:
                self.wake.set()
