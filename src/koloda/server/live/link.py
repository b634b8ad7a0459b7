"""One socket as a table sees it: messages go in and never wait."""

import asyncio
from typing import Final, Protocol

import msgspec

from koloda.kernel.seats import SPECTATOR
from koloda.server.wire.socket import Told

MOST_BYTES: Final = 1 << 20
"""How much may wait for a slow reader before he is cut off; he can come back."""
SLOW, GOING, GONE = 4008, 1012, 4004
"""Close codes: too slow; the server restarts, come back; the table is gone, or not for you any more."""

encode = msgspec.json.Encoder().encode


class Mouth(Protocol):
    """What a link speaks through; `backlog` is what has not been taken yet, in bytes."""

    def tell(self, text: bytes, /) -> None: ...

    @property
    def backlog(self) -> int: ...


class Link:
    def __init__(self, guest: str | None, name: str, lang: str, mouth: Mouth) -> None:
        self.guest = guest
        self.name = name
        self.lang = lang
        self.mouth = mouth
        self.seat: int = SPECTATOR
        self.muted: set[str] = set()
        self.closing = 0
        self.closed = asyncio.Event()

    def send(self, message: Told) -> None:
        self.send_text(encode(message))

    def send_text(self, text: bytes) -> None:
        if self.closing:
            return
        if self.mouth.backlog > MOST_BYTES:
            self.close(SLOW)
        else:
            self.mouth.tell(text)

    def close(self, code: int) -> None:
        if not self.closing:
            self.closing = code
            self.closed.set()
