"""What a client says over one socket, and what it is answered."""

import asyncio
import logging
import time
from functools import partial
from typing import TYPE_CHECKING, Final

import msgspec

from koloda.kernel import NotationError, Refusal
from koloda.kernel.seats import LETTERS, SPECTATOR, letter
from koloda.server import metrics
from koloda.server.errors import Problem, failed, refused, values_of
from koloda.server.limits import Bucket
from koloda.server.live.advising import advise
from koloda.server.live.connection import Connection
from koloda.server.live.table_session import TableSession
from koloda.server.store.connect import DATABASE_ERRORS
from koloda.table.names import is_written, looks
from koloda.table.tickets import Answer, Ticket
from koloda.texts import Texts
from koloda.wire import socket
from koloda.wire.serializer import decode_client

if TYPE_CHECKING:
    from koloda.server.context import AppContext

log = logging.getLogger("koloda.socket")

RUDE: Final = 1008
MOST_BAD: Final = 30
"""So many messages that cannot be read or come too fast, and the socket is closed."""
MOST_OPEN: Final = 16
"""How many questions of one socket may wait for their answers."""
FIRST_PINGS: Final = [0.5, 0.5, 1.0, 2.0]
"""Seconds between the first pings: the line is soon known; then one every PING_EVERY."""
PING_EVERY: Final = 10.0


class SocketSession:
    def __init__(self, context: "AppContext", session: TableSession, connection: Connection) -> None:
        self.context = context
        self.session = session
        self.connection = connection
        self.texts = Texts(session.row.game, connection.lang)
        now = time.monotonic()
        rate = context.settings.message_rate
        self.messages = Bucket(rate, rate * 5, now)
        self.chat = Bucket(1.0, 6.0, now)
        self.saying = asyncio.Lock()
        self.limited = context.settings.limits
        self.bad = 0
        self.open = 0
        self.pings: dict[int, float] = {}
        self.pinged = 0
        self.trip: int | None = None
        self.timer: asyncio.TimerHandle | None = None

    def on_message(self, text: bytes | str) -> None:
        """A message has come."""
        if self.limited and not self.messages.take(time.monotonic()):
            self.complain("", "rate.limit", "Too many messages; this one was dropped.")
            return
        try:
            said = decode_client(text)
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
        self.connection.send(socket.Error(id=id, code=code, text=text))
        if self.bad >= MOST_BAD and self.limited:
            self.connection.close(RUDE)

    def take(self, said: socket.ClientMessage) -> None:
        if isinstance(said, socket.Act):
            told = -1 if said.told is None else said.told
            self.ask(
                Ticket(
                    "act",
                    self.connection.seat,
                    message=said.id,
                    code=said.code,
                    serial=said.serial,
                    told=told,
                )
            )
        elif isinstance(said, socket.Pong):
            self.pong(said.number)
        elif isinstance(said, socket.Why):
            self.why(said)
        elif isinstance(said, socket.Hint):
            self.hint(said)
        elif isinstance(said, socket.Say | socket.Report):
            self.say(said)
        elif isinstance(said, socket.Mute):
            (self.connection.muted.add if said.on else self.connection.muted.discard)(said.seat)
            self.connection.send(socket.Done(id=said.id, version=0))
        else:  # a verb of the table, by its own name
            values = msgspec.structs.asdict(said)
            id = values.pop("id")
            self.ask(Ticket(str(said.__struct_config__.tag), self.connection.seat, message=id, values=values))

    # Asking the table

    def ask(self, ticket: Ticket) -> None:
        guest = self.connection.guest
        if guest is None or (ticket.seat == SPECTATOR and ticket.verb != "agree"):
            raise Problem("seat.none", "Only those who sit at the table can do this.", 403)
        if self.open >= MOST_OPEN:
            raise Problem("rate.limit", "Too many questions are still open.", 429)
        self.open += 1
        ticket.by = guest
        began = time.perf_counter()
        if self.session.leads:
            self.session.submit(ticket, partial(self.answer, ticket, began))
        else:
            self.answer(ticket, began, None)

    def answer(self, ticket: Ticket, began: float, answer: Answer | None) -> None:
        if answer is None:  # another process writes for this table
            self.context.registry.spawn(self.ask_again(ticket, began))
            return
        self.open -= 1
        metrics.ACTION.add(time.perf_counter() - began)
        if answer.error is None:
            self.connection.send(socket.Done(id=ticket.message, version=answer.version))
        else:
            self.refuse(ticket.message, answer.error, ticket.code)

    async def ask_again(self, ticket: Ticket, began: float) -> None:
        try:
            self.answer(ticket, began, await self.context.registry.ask(self.session.row.id, ticket))
        except Exception as error:
            self.open -= 1
            problem = error if isinstance(error, Problem) else failed()
            self.connection.send(socket.Error(id=ticket.message, code=problem.code, text=problem.text))
            if problem is not error:
                raise

    def refuse(self, id: str, error: Refusal | NotationError, typed: str = "") -> None:
        metrics.REFUSED.inc()
        problem = refused(error, self.texts, typed)
        if problem.clause:
            values = values_of(error, typed)
            self.connection.send(
                socket.Refused(id=id, clause=problem.clause, values=values, text=problem.text)
            )
        else:
            self.connection.send(socket.Error(id=id, code=problem.code, text=problem.text))

    def why(self, said: socket.Why) -> None:
        if self.connection.seat == SPECTATOR:
            raise Problem("seat.none", "Only those who sit at the table can do this.", 403)
        table = self.session.table
        try:
            if not table.begun:
                raise Refusal("koloda.table.waits")
            seat = self.connection.seat
            code = said.code or table.meant(seat, said.values)
            found = table.why_not(seat, code)
            if found is not None:
                raise found
            ground = table.ground(seat, code)
        except (Refusal, NotationError) as error:
            self.refuse(said.id, error, said.code or " ".join(said.values.values()))
        else:
            clause, values = ground if ground is not None else ("", {})
            self.connection.send(socket.Allowed(id=said.id, clause=clause, values=values))

    def hint(self, said: socket.Hint) -> None:
        if self.connection.seat == SPECTATOR:
            raise Problem("seat.none", "Only those who sit at the table can do this.", 403)
        guest = self.connection.guest or ""
        if guest in self.context.advised:
            raise Problem("rate.limit", "One hint at a time.", 429)
        self.context.advised.add(guest)
        self.context.registry.spawn(self.give_hint(said.id, guest))

    async def give_hint(self, id: str, guest: str) -> None:
        workers = self.context.registry.workers
        try:
            found = await advise(workers, self.session.table, self.connection.seat, id, self.texts)
        except (Refusal, NotationError) as error:
            self.refuse(id, error)
        except Problem as problem:
            self.complain(id, problem.code, problem.text)
        else:
            self.connection.send(found)
        finally:
            self.context.advised.discard(guest)

    def say(self, said: socket.Say | socket.Report) -> None:
        if self.connection.guest is None:
            raise Problem("guest.unknown", "Pick a name first.", 401)
        about = read_about(said.seat) if isinstance(said, socket.Report) else None
        muted = self.session.table.muted
        silent = self.connection.guest in muted or (self.connection.seat == SPECTATOR and "?" in muted)
        if silent and about is None:
            raise Problem("chat.muted", "The owner of this table has muted you.", 403)
        if self.limited and not self.chat.take(time.monotonic()):
            raise Problem("rate.limit", "Too many words; wait a moment.", 429)
        words = " ".join(said.text.split())
        if not is_written(words):
            raise Problem("chat.form", "A line of chat is plain text.", 400)
        if self.connection.seat == SPECTATOR and self.looks_like_a_player():
            raise Problem("name.taken", "Somebody at this table is called so; pick another name.", 403)
        self.context.registry.spawn(self.write_chat(self.connection.guest, said.id, words, about))

    def looks_like_a_player(self) -> bool:
        name = looks(self.connection.name)
        return any(looks(chair.name) == name for chair in self.session.table.chairs if chair.name)

    async def write_chat(self, guest: str, id: str, words: str, about: int | None) -> None:
        connection = self.connection
        seat = connection.seat
        name = self.session.table.chairs[seat].name if seat >= 0 else connection.name
        try:
            async with self.saying:
                row = await self.context.store.add_chat(
                    self.session.row.id, guest, seat, name, id, words, about
                )
        except LookupError:
            self.refuse(id, Refusal("koloda.table.message"))
            return
        except DATABASE_ERRORS:
            connection.send(
                socket.Error(id=id, code="store.away", text="The store does not answer; try again.")
            )
            return
        connection.send(socket.Done(id=id, version=0))
        if row is not None:
            await self.context.registry.tell_chat(self.session, row.number)

    # The line

    def ping(self) -> None:
        now = time.perf_counter()
        self.pings = {number: at for number, at in self.pings.items() if now - at < 60}
        self.pings[self.pinged] = now
        self.connection.send(socket.Ping(number=self.pinged, ms=self.trip))
        wait = FIRST_PINGS[self.pinged] if self.pinged < len(FIRST_PINGS) else PING_EVERY
        self.pinged += 1
        self.timer = asyncio.get_running_loop().call_later(wait, self.ping)

    def pong(self, number: int) -> None:
        sent = self.pings.pop(number, None)
        if sent is None:
            return
        self.trip = int((time.perf_counter() - sent) * 1000)
        if self.connection.seat >= 0:
            self.context.registry.round_trip(self.session, self.connection.seat, self.trip)

    def stop(self) -> None:
        if self.timer is not None:
            self.timer.cancel()


def read_about(seat: str) -> int:
    """The seat that a report is about."""
    return SPECTATOR if seat == letter(SPECTATOR) else LETTERS.index(seat)
