"""One socket as a table sees it: messages go in and never wait."""

import asyncio
import types
from collections.abc import Callable, Coroutine, Generator

import msgspec

from koloda.kernel.seats import SPECTATOR
from koloda.server.wire.socket import Told

MOST_MESSAGES = 400
"""How many messages may wait for a slow reader before he is cut off; he can come back."""
SLOW, GOING, GONE = 4008, 1012, 4004
"""Close codes: too slow; the server restarts, come back; the table is gone."""

Sending = Coroutine[object, object, None]

encode = msgspec.json.Encoder().encode


class Link:
    def __init__(self, guest: str | None, name: str, lang: str) -> None:
        self.guest = guest
        self.name = name
        self.lang = lang
        self.seat: int = SPECTATOR
        self.muted: set[str] = set()
        self.deliver: Callable[[str], Sending] | None = None
        self.outbox: list[str] = []
        self.busy = False
        self.task: asyncio.Task[None] | None = None
        self.closing = 0
        self.closed = asyncio.Event()

    def send(self, message: Told) -> None:
        self.send_text(encode(message).decode())

    def send_text(self, text: str) -> None:
        """Sends at once where the line is free: no task has to wake for it."""
        if self.closing or self.deliver is None:
            return
        if self.busy:
            if len(self.outbox) >= MOST_MESSAGES:
                self.close(SLOW)
            else:
                self.outbox.append(text)
            return
        sending = self.deliver(text)
        try:
            waits_for = sending.send(None)
        except StopIteration:
            return
        except Exception:
            self.close(GONE)
            return
        self.busy = True
        self.task = asyncio.create_task(self.pour(sending, waits_for))

    async def pour(self, sending: Sending, waits_for: object) -> None:
        """Finishes what could not be sent at once, then what has come since."""
        try:
            await carry_on(sending, waits_for)
            while self.outbox:
                texts, self.outbox = self.outbox, []
                for text in texts:
                    assert self.deliver is not None
                    await self.deliver(text)
        except Exception:
            self.close(GONE)
        finally:
            self.busy = False

    def close(self, code: int) -> None:
        if not self.closing:
            self.closing = code
            self.closed.set()


@types.coroutine
def carry_on(sending: Sending, waits_for: object) -> Generator[object, object, None]:
    """Awaits a coroutine that has been begun by hand and now waits for something."""
    while True:
        try:
            value = yield waits_for
        except BaseException as error:
            waits_for = sending.throw(error)
        else:
            try:
                waits_for = sending.send(value)
            except StopIteration:
                return
