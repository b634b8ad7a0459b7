"""One socket as a table sees it: messages go in and never wait."""

import asyncio
from typing import Final, Protocol

from koloda.kernel.seats import SPECTATOR
from koloda.wire.serializer import encode
from koloda.wire.socket import FromServer

MOST_BYTES: Final = 1 << 20
"""How much may wait for a slow reader before he is cut off; he can come back."""
LOOK_EVERY: Final = 16
"""So many messages, and somebody looks whether they are read."""
SLOW, GOING, GONE = 4008, 1012, 4004
"""Close codes: too slow; the server restarts, come back; the table is gone, or not for you any more."""


class Transport(Protocol):
    """What a connection writes to; `backlog` is what has not been taken yet, in bytes."""

    def send_text(self, text: bytes, /) -> None: ...

    @property
    def backlog(self) -> int: ...


class Connection:
    def __init__(
        self,
        guest: str | None,
        name: str,
        lang: str,
        transport: Transport,
        *,
        screen: bool = False,
        watches: bool = False,
        program: bool = False,
    ) -> None:
        self.guest = guest
        self.name = name
        self.lang = lang
        self.transport = transport
        self.screen = screen
        """Whether the table's owner has opened it to look on, for everybody in the room to see."""
        self.watches = watches
        """Whether it is a screen, whoever has opened it."""
        self.program = program
        """Whether it is that of a program, which has its seat or nothing."""
        self.seat: int = SPECTATOR
        self.muted: set[str] = set()
        """Whom it does not want to hear: seats, or `*` for everybody."""
        self.heard = 0
        """The number of the last line of chat that it was told, or need not be told."""
        self.sent = 0
        self.closing = 0
        self.closed = asyncio.Event()

    def send(self, message: FromServer) -> None:
        self.send_text(encode(message))

    def send_text(self, text: bytes) -> None:
        if self.closing:
            return
        self.sent += 1
        if self.sent % LOOK_EVERY == 0 and self.transport.backlog > MOST_BYTES:
            self.close(SLOW)
        else:
            self.transport.send_text(text)

    def close(self, code: int) -> None:
        if not self.closing:
            self.closing = code
            self.closed.set()
