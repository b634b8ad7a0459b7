"""One table in this process: it leads (writes for the table) or follows (reads what the leader wrote),
and tells the sockets that are attached here.

One queue, one writer: what the table proposes is stored, then it happens.
"""

import asyncio
import logging
import time
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Final

import msgspec

from koloda.kernel.seats import SPECTATOR
from koloda.server import metrics
from koloda.server.live.asks import put, reply_to
from koloda.server.live.frames import gathering
from koloda.server.live.link import GOING, GONE, Link
from koloda.server.live.stream import Stream
from koloda.server.live.told import Scribe, chat_line
from koloda.server.store.connect import AWAY
from koloda.server.store.logs import Batch
from koloda.server.store.rows import OVER, PLAYING, WAITING
from koloda.server.store.tables import Card, TableRow
from koloda.server.wire.bus import Ask, Reply
from koloda.server.wire.socket import Chat, ChatLine
from koloda.server.writer import Overtaken
from koloda.table import entries as kinds
from koloda.table.clocks import Clock
from koloda.table.entries import Entry, read_entry
from koloda.table.opening import rebuild
from koloda.table.table import Table
from koloda.table.tickets import Ticket

if TYPE_CHECKING:
    from koloda.server.hub import Hub

log = logging.getLogger("koloda.room")

RETRY: Final = 0.2
CENSUS: Final = 2.0
"""How long after taking a table over, or losing a socket, somebody without a socket counts as away."""


class Moved(Exception):
    """The table is not written here any more; ask again."""


class Room:
    def __init__(self, hub: "Hub", row: TableRow, table: Table, number: int) -> None:
        self.hub = hub
        self.row = row
        self.table = table
        self.number = number
        """The last entry that is stored and has happened here."""
        self.chat_number = 0
        self.leads = False
        self.closed = False
        self.holder = ""
        self.streams: dict[int, Stream] = {}
        self.scribe = Scribe(row, table.options)
        self.asked: dict[Ticket, Callable[[Reply | None], None]] = {}
        self.stale = False
        self.storing = False
        """Whether a proposal is on its way into the store."""
        self.timer: asyncio.TimerHandle | None = None
        self.changing = asyncio.Lock()
        self.filing = asyncio.Lock()
        self.used = time.monotonic()

    # Asking

    def submit(self, ask: Ask, done: Callable[[Reply | None], None]) -> None:
        """Asks the table; `done` gets the reply, or None when another process writes now."""
        if not self.leads:
            done(None)
            return
        self.used = time.monotonic()
        ticket = put(self.table, ask)
        if ticket.answer is not None:
            done(reply_to(ticket, self.number))
            return
        self.asked[ticket] = done
        ticket.on_answer = self.answered
        self.wake()

    def answered(self, ticket: Ticket) -> None:
        done = self.asked.pop(ticket, None)
        if done is not None:
            done(reply_to(ticket, self.number))

    async def ask(self, ask: Ask) -> Reply:
        """Done, stored and told, or refused. Raises Moved when another process writes now."""
        if ask.verb == "trip" and self.leads:
            self.table.round_trip(ask.seat, ask.number("ms"))
            return Reply(done=True)
        future: asyncio.Future[Reply] = self.hub.loop.create_future()

        def done(reply: Reply | None) -> None:
            if future.done():
                return
            if reply is None:
                future.set_exception(Moved())
            else:
                future.set_result(reply)

        self.submit(ask, done)
        return await future

    def wake(self) -> None:
        """Lets the table do what is due: proposes it, has it stored, then lets it happen."""
        if not self.leads or self.storing:
            return
        try:
            entries = self.table.propose()
        except Exception:
            self.fail()
            return
        if entries:
            self.storing = True
            self.hub.writer.put(self.batch(entries), partial(self.stored, self.table, entries))
        else:
            self.schedule()

    def stored(self, table: Table, entries: list[Entry], error: Exception | None) -> None:
        self.storing = False
        if self.table is not table or self.stale:  # lost meanwhile; whoever leads now reads what was stored
            self.wake()
            return
        if error is None:
            try:
                self.number += len(entries)
                with gathering:
                    table.confirm()
                self.count(entries)
                if self.hub.shared:
                    self.hub.tell(self)
                self.look_at(entries)
            except Exception:
                self.fail()
            else:
                self.wake()
        elif isinstance(error, Overtaken):
            metrics.OVERTAKEN.inc()
            self.forget_all()
            self.hub.spawn(self.lose())
        else:
            table.withdraw()
            self.hub.loop.call_later(RETRY, self.wake)

    def fail(self) -> None:
        log.exception("a table of %s has failed at entry %d", self.row.game, self.number)
        self.forget_all()
        self.hub.spawn(self.lose())

    def count(self, entries: list[Entry]) -> None:
        moves = metrics.MOVES
        for entry in entries:
            if entry.kind == kinds.ACTION and entry.seat < 0:
                moves.by_host += 1
            elif entry.kind == kinds.ACTION:
                moves.by_seat += 1

    def schedule(self) -> None:
        """Sleeps until something happens by itself."""
        due = self.table.upcoming if self.leads else None
        at = None if due is None else self.hub.loop.time() + max(0, due - self.table.now()) / 1000
        if self.timer is not None:
            if at is not None and self.timer.when() <= at:
                return  # it will find that nothing is due yet, and sleep on
            self.timer.cancel()
        self.timer = None if at is None else self.hub.loop.call_at(at, self.ring)

    def ring(self) -> None:
        self.timer = None
        self.wake()

    def batch(self, entries: list[Entry]) -> Batch:
        bodies = [encode_entry(entry) for entry in entries]
        starts = any(entry.kind == kinds.START for entry in entries)
        return Batch(self.row.id, entries[0].version, bodies, starts)

    # Leading and following

    async def lead(self) -> bool:
        """Whether this process writes for the table, taking the lease where it is free."""
        if self.leads:
            return True
        async with self.changing:
            if self.leads:
                return True
            lease = await self.hub.store.lease(self.row.id, self.hub.process, self.hub.lease_ms)
            if not lease.held:
                self.holder = lease.by
                return False
            metrics.TAKEN_OVER.inc()
            await self.catch_up()
            if status_of(self.table) != self.row.status:  # whoever led before could not say so
                self.file_card()
            silent = await self.silence(lease.silent_since)
            self.leads = True
            if silent and self.is_playing:
                await self.set_clocks_back(silent)
            self.hub.loop.call_later(CENSUS, self.census)
            self.wake()
            return True

    async def set_clocks_back(self, ms: int) -> None:
        """Before anything else happens: a time that nobody had is not out."""
        ticket = put(self.table, Ask(verb="stood", values={"ms": ms}))
        ticket.arrived = 0
        future: asyncio.Future[Reply | None] = self.hub.loop.create_future()
        self.asked[ticket] = lambda reply: None if future.done() else future.set_result(reply)
        ticket.on_answer = self.answered
        self.wake()
        if await future is None:
            raise Moved

    async def silence(self, lapsed: int | None) -> int:
        """For how long nobody ran the table, so that its clocks stood still."""
        since = self.table.last_at()
        now = self.table.clock.now()
        stood = await self.hub.store.stood(since)
        if lapsed is not None:
            stood = max(stood, now - max(lapsed, since))
        return max(0, min(stood, now - since))

    async def lose(self) -> None:
        """Another process writes: forget what was being asked here, and read what it wrote."""
        self.forget_all()
        async with self.changing:
            try:
                await self.catch_up()
            except AWAY:
                self.close(GOING)  # it will be read when the store answers again

    def forget_all(self) -> None:
        """What this process has of the table may be wrong: it is read anew before anything else."""
        self.leads = False
        self.stale = True
        self.schedule()
        asked, self.asked = self.asked, {}
        for done in asked.values():
            done(None)

    async def reload(self) -> None:
        bodies = await self.hub.store.entries(self.row.id)
        row = await self.hub.store.table(self.row.id)
        if row is None or not bodies:
            self.close()
            return
        self.row = self.scribe.row = row
        self.table = rebuild_from(bodies, self.table.clock)
        self.number = len(bodies) - 1
        self.stale = False
        for seat, stream in self.streams.items():
            seen = self.table.missed(stream.version, seat)
            if seen.fresh:
                for link in stream.links:
                    self.greet(link, stream, None, [])
            else:
                stream.hear(seen)
            self.table.listen(seat, stream.hear)
        self.reseat()

    async def follow(self, number: int) -> None:
        """The leader has written: what it wrote happens here too."""
        if self.leads or number <= self.number:
            return
        async with self.changing:
            await self.catch_up()

    async def catch_up(self) -> None:
        if self.stale:
            await self.reload()
            return
        bodies = await self.hub.store.entries(self.row.id, self.number)
        if not bodies or self.leads:
            return
        entries = [read_body(body) for body in bodies]
        self.table.absorb(entries)
        self.number += len(entries)
        self.look_at(entries)

    def look_at(self, entries: list[Entry]) -> None:
        """After something has happened: who sits where, who is here."""
        if all(entry.kind == kinds.ACTION for entry in entries):
            if self.leads and self.table.is_over and self.row.status != OVER:
                self.file_card()
            return
        if self.leads:
            self.file_card()
        self.row.status = status_of(self.table)
        if self.row.status != WAITING:
            self.row.code = None
        self.reseat()
        for entry in entries:
            if entry.kind == kinds.AWAY and self.is_here(entry.seat):
                self.hub.say(self.row.id, Ask(verb="back", seat=entry.seat))

    def file_card(self) -> None:
        """The list of tables learns how this one stands; it is tried until the store answers."""
        card = card_of(self.table)
        self.row.status = card.status
        self.hub.spawn(self.write_card(card))

    async def write_card(self, card: Card) -> None:
        async with self.filing:
            while not self.closed:
                try:
                    await self.hub.store.write_card(self.row.id, card)
                    return
                except AWAY:
                    await asyncio.sleep(RETRY)

    @property
    def is_playing(self) -> bool:
        return self.row.status == PLAYING

    # Sockets

    def attach(self, link: Link, last: int | None, seat: int, chat: list[ChatLine]) -> None:
        """The link hears everything from now on; first it gets all it lacks, in one message."""
        self.used = time.monotonic()
        link.seat = self.seat_of(link.guest)
        stream = self.stream(link.seat)
        known = last if seat == link.seat else None
        if chat:
            self.chat_number = max(self.chat_number, chat[-1].number)
        self.greet(link, stream, known, chat)
        stream.links.add(link)
        if link.seat >= 0 and self.table.is_away(link.seat):
            self.hub.say(self.row.id, Ask(verb="back", seat=link.seat))

    def stream(self, seat: int) -> Stream:
        stream = self.streams.get(seat)
        if stream is None:
            stream = self.streams[seat] = Stream(self.scribe, seat)
            self.table.listen(seat, stream.hear)
        return stream

    def greet(self, link: Link, stream: Stream, last: int | None, chat: list[ChatLine]) -> None:
        seen = self.table.snapshot(link.seat) if last is None else self.table.missed(last, link.seat)
        stream.version = seen.scene.version
        stream.table = self.scribe.table(seen.scene)
        link.send_text(self.scribe.snapshot(seen, self.table.clock.now(), stream.table, chat))

    def detach(self, link: Link) -> None:
        self.used = time.monotonic()
        stream = self.streams.get(link.seat)
        if stream is None or link not in stream.links:
            return
        stream.links.discard(link)
        if not stream.links:
            self.table.unlisten(link.seat, stream.hear)
            del self.streams[link.seat]
            if link.seat >= 0:
                self.hub.loop.call_later(CENSUS, self.check_here, link.seat)

    def check_here(self, seat: int) -> None:
        if not self.closed and not self.hub.stopping and not self.is_here(seat):
            self.hub.say(self.row.id, Ask(verb="away", seat=seat))

    def census(self) -> None:
        """Whoever has no socket here counts as away; a process that holds one will say so."""
        if self.leads and self.is_playing:
            for seat in self.table.people_here():
                self.check_here(seat)

    def is_here(self, seat: int) -> bool:
        return seat in self.streams

    def reseat(self) -> None:
        """Somebody may have taken or lost a seat: the socket goes with him."""
        for stream in list(self.streams.values()):
            for link in list(stream.links):
                seat = self.seat_of(link.guest)
                if seat != link.seat:
                    self.detach(link)
                    if seat == SPECTATOR and self.table.begun and not self.row.watch:
                        link.close(GONE)
                    else:
                        self.attach(link, None, SPECTATOR, [])

    def seat_of(self, guest: str | None) -> int:
        return self.table.seat_of(guest) if guest else SPECTATOR

    @property
    def links(self) -> list[Link]:
        return [link for stream in self.streams.values() for link in stream.links]

    async def tell_chat(self) -> None:
        rows = await self.hub.store.chat(self.row.id, self.chat_number)
        if not rows:
            return
        self.chat_number = max(self.chat_number, rows[-1].number)
        lines = [chat_line(row) for row in rows]
        for link in self.links:
            heard = [line for line in lines if not link.muted & {"*", line.seat}]
            if heard:
                link.send(Chat(lines=heard))

    # The end

    @property
    def is_idle(self) -> bool:
        return not self.streams and not self.asked and not self.storing and not self.changing.locked()

    def close(self, code: int = GONE) -> None:
        self.closed = True
        self.leads = False
        self.schedule()
        for link in self.links:
            link.close(code)
        self.hub.forget(self)


def encode_entry(entry: Entry) -> bytes:
    return msgspec.json.encode(entry.plain())


def read_body(body: bytes) -> Entry:
    return read_entry(msgspec.json.decode(body))


def rebuild_from(bodies: list[bytes], clock: Clock) -> Table:
    return rebuild([read_body(body) for body in bodies], clock)


def status_of(table: Table) -> str:
    return OVER if table.is_over else PLAYING if table.begun else WAITING


def card_of(table: Table) -> Card:
    """What the list of tables shows of it."""
    standing = table.standing
    chairs = standing.chairs
    sitters = {seat: chair.person for seat, chair in enumerate(chairs) if chair.person}
    return Card(
        status=status_of(table),
        count=len(chairs),
        people=len(sitters),
        free=sum(chair.empty for chair in chairs),
        host=standing.owner,
        sitters=sitters,
    )
