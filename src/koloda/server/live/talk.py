"""What a client says over one socket, and what it is answered."""

import asyncio
import logging
import time
from functools import partial
from typing import TYPE_CHECKING, Final

import msgspec

from koloda.kernel.errors import NotationError, Refusal
from koloda.kernel.seats import SPECTATOR
from koloda.server import metrics
from koloda.server.errors import Problem, failed, refused
from koloda.server.limits import Bucket
from koloda.server.live.asks import refusal
from koloda.server.live.link import Link
from koloda.server.live.room import Room
from koloda.server.store.connect import AWAY
from koloda.server.wire.bus import Ask, Reply
from koloda.server.wire.socket import (
    Act,
    Add,
    Agree,
    Allowed,
    ClientMessage,
    Done,
    Error,
    Mute,
    Ping,
    Pong,
    Refused,
    Say,
    Why,
)
from koloda.texts import Texts

if TYPE_CHECKING:
    from koloda.server.house import House

log = logging.getLogger("koloda.socket")

RUDE: Final = 1008
MOST_BAD: Final = 30
"""So many messages that cannot be read or come too fast, and the socket is closed."""
MOST_OPEN: Final = 16
"""How many questions of one socket may wait for their answers."""
FIRST_PINGS: Final = [0.5, 0.5, 1.0, 2.0]
"""Seconds between the first pings: the line is soon known; then one every PING_EVERY."""
PING_EVERY: Final = 10.0

decode = msgspec.json.Decoder(ClientMessage).decode


class Talk:
    def __init__(self, house: "House", room: Room, link: Link) -> None:
        self.house = house
        self.room = room
        self.link = link
        self.texts = Texts(room.row.game, link.lang)
        now = time.monotonic()
        rate = house.settings.message_rate
        self.messages = Bucket(rate, rate * 5, now)
        self.chat = Bucket(1.0, 6.0, now)
        self.saying = asyncio.Lock()
        self.limited = house.settings.limits
        self.bad = 0
        self.open = 0
        self.pings: dict[int, float] = {}
        self.pinged = 0
        self.trip: int | None = None
        self.timer: asyncio.TimerHandle | None = None

    def heard(self, text: bytes | str) -> None:
        """A message has come."""
        if self.limited and not self.messages.take(time.monotonic()):
            self.complain("", "rate.limit", "Too many messages; this one was dropped.")
            return
        try:
            said = decode(text)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            self.complain("", "message.unreadable", str(error))
            return
        try:
            self.take(said)
        except Problem as problem:
            self.complain(getattr(said, "id", ""), problem.code, problem.text)
        except Exception:
            log.exception("a message has failed")
            self.complain(getattr(said, "id", ""), failed().code, failed().text)

    def complain(self, id: str, code: str, text: str) -> None:
        metrics.ERRORS.labels(code).inc()
        self.bad += 1
        self.link.send(Error(id=id, code=code, text=text))
        if self.bad >= MOST_BAD and self.limited:
            self.link.close(RUDE)

    def take(self, said: ClientMessage) -> None:
        if isinstance(said, Act):
            values: dict[str, str | int] = {"code": said.code, "serial": said.serial}
            if said.told is not None:
                values["told"] = said.told
            self.ask(said.id, "act", values)
        elif isinstance(said, Pong):
            self.pong(said.number)
        elif isinstance(said, Why):
            self.why(said)
        elif isinstance(said, Say):
            self.say(said)
        elif isinstance(said, Mute):
            (self.link.muted.add if said.on else self.link.muted.discard)(said.seat)
            self.link.send(Done(id=said.id, version=0))
        elif isinstance(said, Add):
            self.ask(said.id, "add", {"bytes": said.bytes})
        elif isinstance(said, Agree):
            self.ask(said.id, "agree", {})

    # Asking the table

    def ask(self, id: str, verb: str, values: dict[str, str | int]) -> None:
        seat, guest = self.link.seat, self.link.guest
        if seat == SPECTATOR or guest is None:
            raise Problem("seat.none", "Only those who sit at the table can do this.", 403)
        if self.open >= MOST_OPEN:
            raise Problem("rate.limit", "Too many questions are still open.", 429)
        self.open += 1
        ask = Ask(verb=verb, seat=seat, by=guest, message=id, values=values)
        began = time.perf_counter()
        if self.room.leads:
            self.room.submit(ask, partial(self.answer, ask, began))
        else:
            self.answer(ask, began, None)

    def answer(self, ask: Ask, began: float, reply: Reply | None) -> None:
        if reply is None:  # another process writes for this table
            self.house.hub.spawn(self.ask_again(ask, began))
            return
        self.open -= 1
        metrics.ACTION.add(time.perf_counter() - began)
        if reply.done:
            self.link.send(Done(id=ask.message, version=reply.version))
        else:
            self.refuse(ask.message, reply)

    async def ask_again(self, ask: Ask, began: float) -> None:
        try:
            self.answer(ask, began, await self.house.hub.ask(self.room.row.id, ask))
        except Exception as error:
            self.open -= 1
            problem = error if isinstance(error, Problem) else failed()
            self.link.send(Error(id=ask.message, code=problem.code, text=problem.text))
            if problem is not error:
                raise

    def refuse(self, id: str, reply: Reply) -> None:
        metrics.REFUSED.inc()
        if reply.clause:
            problem = refused(reply.clause, reply.values, reply.text, self.texts)
            self.link.send(Refused(id=id, clause=reply.clause, values=reply.values, text=problem.text))
        else:
            self.link.send(Error(id=id, code="action.unreadable", text=reply.text))

    def why(self, said: Why) -> None:
        if self.link.seat == SPECTATOR:
            raise Problem("seat.none", "Only those who sit at the table can do this.", 403)
        table = self.room.table
        try:
            if not table.standing.begun:
                raise Refusal("koloda.table.waits")
            found = table.why_not(self.link.seat, said.code)
            if found is not None:
                raise found
        except (Refusal, NotationError) as error:
            self.refuse(said.id, refusal(error))
        else:
            self.link.send(Allowed(id=said.id))

    def say(self, said: Say) -> None:
        if self.link.guest is None:
            raise Problem("guest.unknown", "Pick a name first.", 401)
        muted = self.room.table.standing.muted
        if self.link.guest in muted or (self.link.seat == SPECTATOR and "?" in muted):
            raise Problem("chat.muted", "The owner of this table has muted you.", 403)
        if self.limited and not self.chat.take(time.monotonic()):
            raise Problem("rate.limit", "Too many words; wait a moment.", 429)
        words = " ".join(said.text.split())
        if not words or not words.isprintable():
            raise Problem("chat.form", "A line of chat is plain text.", 400)
        self.house.hub.spawn(self.write_chat(self.link.guest, said.id, words))

    async def write_chat(self, guest: str, id: str, words: str) -> None:
        link = self.link
        try:
            async with self.saying:
                row = await self.house.store.add_chat(
                    self.room.row.id, guest, link.seat, link.name, id, words
                )
        except AWAY:
            link.send(Error(id=id, code="store.away", text="The store does not answer; try again."))
            return
        link.send(Done(id=id, version=0))
        if row is not None:
            await self.house.hub.tell_chat(self.room, row.number)

    # The line

    def ping(self) -> None:
        now = time.perf_counter()
        self.pings = {number: at for number, at in self.pings.items() if now - at < 60}
        self.pings[self.pinged] = now
        self.link.send(Ping(number=self.pinged, ms=self.trip))
        wait = FIRST_PINGS[self.pinged] if self.pinged < len(FIRST_PINGS) else PING_EVERY
        self.pinged += 1
        self.timer = asyncio.get_running_loop().call_later(wait, self.ping)

    def pong(self, number: int) -> None:
        sent = self.pings.pop(number, None)
        if sent is None:
            return
        self.trip = int((time.perf_counter() - sent) * 1000)
        if self.link.seat >= 0:
            self.house.hub.round_trip(self.room, self.link.seat, self.trip)

    def stop(self) -> None:
        if self.timer is not None:
            self.timer.cancel()
