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

from koloda.kernel import Refusal
from koloda.kernel.seats import has
from koloda.server import metrics
from koloda.server.errors import Problem
from koloda.server.live.audience import CENSUS, Audience
from koloda.server.live.connection import GOING, GONE, Connection
from koloda.server.live.websocket import cork
from koloda.server.store.connect import DATABASE_ERRORS
from koloda.server.store.logs import Batch, TableSummary, Unsure
from koloda.server.store.rows import OVER, PLAYING, WAITING
from koloda.server.store.tables import TableRow
from koloda.server.writer import Overtaken
from koloda.table import entries as kinds
from koloda.table.chairs import called
from koloda.table.entries import Entry, read_entry
from koloda.table.table import UNKNOWN, Table
from koloda.table.tickets import Answer, Ticket
from koloda.wire.serializer import encode
from koloda.wire.socket import ChatLine

if TYPE_CHECKING:
    from koloda.server.registry import TableRegistry

log = logging.getLogger("koloda.table")

RETRY: Final = 0.2
SLOW_STORE: Final = 1.0
ENOUGH: Final = 2.0
LONGEST: Final = 3.8
"""Seconds after which a store is late; after which nothing is tried again; and after which whoever asked is
answered while it is being tried."""
MOST_FAILURES: Final = 3
"""A table that has failed so often is not tried again at once."""
ROUND_TRIP: Final = "round_trip"
"""What a process that holds a socket tells the one that leads its table; nothing of it is stored."""


class Moved(Exception):
    """The table is not written here any more; ask again."""


class TableSession:
    def __init__(self, registry: "TableRegistry", row: TableRow, table: Table, number: int) -> None:
        self.registry = registry
        self.row = row
        self.table = table
        self.number = number
        """The last entry that is stored and has happened here."""
        self.audience = Audience(registry, row.id, table)
        self.leads = False
        self.closed = False
        self.holder = ""
        table.listing = row
        self.asked: dict[Ticket, Callable[[Answer | None], None]] = {}
        self.stale = False
        self.storing = False
        """Whether a proposal is on its way into the store."""
        self.timer: asyncio.TimerHandle | None = None
        self.changing = asyncio.Lock()
        self.filing = asyncio.Lock()
        self.used = time.monotonic()
        self.failures = 0
        self.waits_since = 0.0
        """Since when the store has had something to store and has not done it; 0 while it does."""
        self.doubts: set[Ticket] = set()
        """What may have been stored or not: the line broke."""

    # Asking

    def submit(self, ticket: Ticket, done: Callable[[Answer | None], None]) -> None:
        """Asks the table; `done` gets the answer, or None when another process writes now."""
        if not self.leads:
            done(None)
            return
        self.used = time.monotonic()
        if not ticket.since:
            ticket.since = self.used
        self.table.put(ticket)
        if ticket.answer is not None:
            done(ticket.answer)
            return
        self.asked[ticket] = done
        ticket.on_answer = self.answered
        self.wake()

    def answered(self, ticket: Ticket) -> None:
        done = self.asked.pop(ticket, None)
        if done is not None:
            done(ticket.answer)

    async def ask(self, ticket: Ticket) -> Answer:
        """Done, stored and told, or refused. Raises Moved when another process writes now."""
        if ticket.verb == ROUND_TRIP and self.leads:
            self.table.round_trip(ticket.seat, ticket.number("ms"))
            return Answer(0)
        future: asyncio.Future[Answer] = self.registry.loop.create_future()

        def done(answer: Answer | None) -> None:
            if future.done():
                return
            if answer is None:
                future.set_exception(Moved())
            else:
                future.set_result(answer)

        self.submit(ticket, done)
        return await future

    def wake(self) -> None:
        """Lets the table do what is due: proposes it, has it stored, then lets it happen."""
        self.registry.notice_sleep()
        if not self.leads or self.storing:
            return
        try:
            self.table.patient = True
            entries = self.table.propose()
        except Exception as error:
            self.fail(error)
            return
        if entries:
            self.storing = True
            if not self.waits_since:
                self.waits_since = time.monotonic()
            self.registry.writer.put(self.batch(entries), partial(self.stored, self.table, entries))
        else:
            self.schedule()
        if self.table.thoughts:
            self.registry.thinker.add(self)

    def stored(self, table: Table, entries: list[Entry], error: Exception | None) -> None:
        self.storing = False
        if self.table is not table or self.stale:  # lost meanwhile; whoever leads now reads what was stored
            self.wake()
            return
        if error is None:
            self.waits_since = 0.0
            try:
                self.number += len(entries)
                self.audience.send_off(entries)
                with cork:
                    table.confirm()
                self.count(entries)
                if self.registry.shared:
                    self.registry.announce(self)
                self.look_at(entries)
            except Exception as failure:
                self.fail(failure)
            else:
                self.wake()
        elif isinstance(error, Overtaken):
            metrics.OVERTAKEN.inc()
            self.forget_all()
            self.registry.spawn(self.lose())
        else:
            if isinstance(error, Unsure) and table.pending_ticket is not None:
                self.doubts.add(table.pending_ticket)
            table.withdraw()
            self.answer_late(time.monotonic(), ENOUGH)
            self.registry.loop.call_later(RETRY, self.wake)

    def answer_late(self, now: float, longest: float) -> None:
        """While the store does not answer, nobody waits for it much longer: what is still in the queue is
        refused and never done; of what is on its way nobody knows what comes of it."""
        if now - self.waits_since < SLOW_STORE:
            return
        for ticket in [ticket for ticket in self.asked if ticket.since and now - ticket.since > longest]:
            if ticket in self.doubts:
                self.doubts.discard(ticket)
                self.give_up_on(ticket)
                self.table.drop(ticket, UNKNOWN)
                self.registry.spawn(self.look_again())
            elif not self.table.drop(ticket):
                self.give_up_on(ticket)

    def give_up_on(self, ticket: Ticket) -> None:
        """Its name will tell what came of it."""
        ticket.given_up = True
        done = self.asked.pop(ticket, None)
        if done is not None:
            done(Answer(-1, Refusal(UNKNOWN)))

    async def look_again(self) -> None:
        """Whether something was stored of which nobody knows."""
        while self.leads and not self.closed:
            try:
                bodies = await self.registry.store.entries(self.row.id, self.number)
            except DATABASE_ERRORS:
                await asyncio.sleep(RETRY)
                continue
            if bodies and not self.storing:
                self.forget_all()
                await self.lose()
            return

    def fail(self, error: Exception) -> None:
        """It is read anew; one that fails again and again is set aside."""
        log.error("a table of %s has failed at entry %d", self.row.game, self.number, exc_info=error)
        self.forget_all()
        self.failures += 1
        self.registry.spawn(self.lose() if self.failures < MOST_FAILURES else self.give_up(error))

    async def give_up(self, error: Exception) -> None:
        await self.set_aside(error)

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
        at = None if due is None else self.registry.loop.time() + max(0, due - self.table.now()) / 1000
        if self.timer is not None:
            if at is not None and self.timer.when() <= at:
                return  # it will find that nothing is due yet, and sleep on
            self.timer.cancel()
        self.timer = None if at is None else self.registry.loop.call_at(at, self.ring)

    def ring(self) -> None:
        self.timer = None
        self.wake()

    def batch(self, entries: list[Entry]) -> Batch:
        bodies = [encode_entry(entry) for entry in entries]
        batch = Batch(self.row.id, entries[0].version, bodies)
        for entry in entries:
            if entry.kind == kinds.SEAT and entry.text("how") == "ban":
                batch.banned.append((entry.text("by"), entry.text("sent")))
        if any(entry.kind in kinds.SEATING for entry in entries):
            batch.summary = summary_of(self.table, entries)
        return batch

    # Leading and following

    async def lead(self) -> bool:
        """Whether this process writes for the table, taking the lease where it is free."""
        if self.leads:
            return True
        async with self.changing:
            if self.leads:
                return True
            lease = await self.registry.store.lease(
                self.row.id, self.registry.process, self.registry.lease_ms
            )
            if not lease.held:
                self.holder = lease.by
                return False
            metrics.TAKEN_OVER.inc()
            await self.catch_up()
            if status_of(self.table) != self.row.status:  # whoever led before could not say so
                self.save_summary()
            silent = await self.silence(lease.silent_since)
            self.leads = True
            self.registry.loop.call_later(CENSUS, self.census)
            if silent and self.is_playing:
                await self.set_clocks_back(silent)
            self.wake()
            return True

    async def set_clocks_back(self, ms: int) -> None:
        """Before anything else happens: a time that nobody had is not out."""
        ticket = self.table.stood(ms)
        future: asyncio.Future[Answer | None] = self.registry.loop.create_future()
        self.asked[ticket] = lambda answer: None if future.done() else future.set_result(answer)
        ticket.on_answer = self.answered
        self.wake()
        if await future is None:
            raise Moved

    def oversleep(self, ms: int) -> None:
        """This process has slept for so long, and the table with it."""
        if self.leads and self.is_playing:
            self.table.stood(ms)
            self.wake()

    async def silence(self, lapsed: int | None) -> int:
        """For how long nobody ran the table, so that its clocks stood still."""
        since = self.table.last_at()
        now = self.table.clock.now()
        stood = await self.registry.store.downtime(since)
        if lapsed is not None:
            stood = max(stood, now - max(lapsed, since))
        return max(0, min(stood, now - since))

    async def lose(self) -> None:
        """Another process writes: forget what was being asked here, and read what it wrote."""
        self.forget_all()
        async with self.changing:
            try:
                await self.catch_up()
            except DATABASE_ERRORS:
                self.close(GOING)  # it will be read when the store answers again
            except Problem:
                pass  # set aside

    def forget_all(self) -> None:
        """What this process has of the table may be wrong: it is read anew before anything else."""
        self.leads = False
        self.stale = True
        self.waits_since = 0.0
        self.doubts.clear()
        self.schedule()
        asked, self.asked = self.asked, {}
        for done in asked.values():
            done(None)

    async def reload(self) -> None:
        bodies = await self.registry.store.entries(self.row.id)
        row = await self.registry.store.table(self.row.id)
        if row is None or not bodies:
            self.close()
            return
        self.table = await self.registry.read(row, bodies)
        self.row = row
        self.table.listing = row
        self.number = len(bodies) - 1
        self.stale = False
        self.audience.move_to(self.table)

    async def follow(self, number: int) -> None:
        """The leader has written: what it wrote happens here too."""
        if self.leads or number <= self.number:
            return
        async with self.changing:
            await self.catch_up()

    async def catch_up(self) -> None:
        try:
            await self.read_on()
        except DATABASE_ERRORS:
            raise
        except Exception as error:  # whatever it is, it is this table's alone
            raise await self.set_aside(error) from None

    async def set_aside(self, error: Exception) -> Problem:
        problem = await self.registry.quarantine.add(self.row.id, error)
        self.close(GOING)
        return problem

    async def read_on(self) -> None:
        if self.stale:
            await self.reload()
            return
        bodies = await self.registry.store.entries(self.row.id, self.number)
        if not bodies or self.leads:
            return
        entries = [read_body(body) for body in bodies]
        self.audience.send_off(entries)
        self.table.absorb(entries)
        self.number += len(entries)
        self.look_at(entries)

    def look_at(self, entries: list[Entry]) -> None:
        """After something has happened: who sits where, who is here."""
        if self.leads and self.table.is_over and self.row.status != OVER:
            self.save_summary()
        if all(entry.kind == kinds.ACTION for entry in entries):
            return
        self.row.status = status_of(self.table)
        if any(entry.kind == kinds.START for entry in entries):  # the options may be others than at first
            contents = self.table.game.contents(self.table.chosen)
            self.registry.spawn(self.registry.store.keep_contents(contents))
        self.audience.reseat()
        for entry in entries:
            if entry.kind == kinds.AWAY and self.audience.is_here(entry.seat):
                self.registry.ask_later(self.row.id, Ticket("back", entry.seat))
            elif entry.kind == kinds.SCREEN and self.audience.shows():
                self.audience.tell_screen(on=True)

    def save_summary(self) -> None:
        """The list of tables learns how this one stands; it is tried until the store answers."""
        summary = summary_of(self.table)
        self.row.status = summary.status
        self.registry.spawn(self.write_summary(summary))

    async def write_summary(self, summary: TableSummary) -> None:
        async with self.filing:
            while not self.closed:
                try:
                    await self.registry.store.write_summary(self.row.id, summary)
                    return
                except DATABASE_ERRORS:
                    await asyncio.sleep(RETRY)

    @property
    def is_playing(self) -> bool:
        return self.row.status == PLAYING

    # Sockets

    def attach(self, connection: Connection, last: int | None, seat: int, chat: list[ChatLine]) -> None:
        self.used = time.monotonic()
        self.audience.attach(connection, last, seat, chat)

    def detach(self, connection: Connection) -> None:
        self.used = time.monotonic()
        self.audience.detach(connection)

    def census(self) -> None:
        """Whoever has no socket here counts as away; a process that holds one will say so."""
        if self.leads and self.is_playing:
            for seat in self.table.people_here():
                self.audience.check_here(seat)
        if self.leads:
            self.audience.check_screen()

    # The end

    @property
    def is_idle(self) -> bool:
        return not self.is_watched and not self.asked and not self.storing and not self.changing.locked()

    @property
    def is_watched(self) -> bool:
        """Whether anybody here has a socket of it."""
        return bool(self.audience.subscriptions)

    def close(self, code: int = GONE) -> None:
        self.closed = True
        self.leads = False
        self.schedule()
        self.audience.close(code)
        self.registry.forget(self)


def encode_entry(entry: Entry) -> bytes:
    return encode(entry.plain())


def read_body(body: bytes) -> Entry:
    return read_entry(msgspec.json.decode(body))


def status_of(table: Table) -> str:
    return OVER if table.is_over else PLAYING if table.begun else WAITING


def summary_of(table: Table, entries: list[Entry] | None = None) -> TableSummary:
    """What the list of tables shows of it, or will when these entries have happened."""
    seating = table.seating(entries)
    chairs = seating.chairs
    sitters = {seat: chair.person for seat, chair in enumerate(chairs) if chair.person and not chair.program}
    return TableSummary(
        status=OVER if table.is_over else PLAYING if seating.begun else WAITING,
        count=len(chairs),
        people=len(sitters),
        free=sum(chair.empty for chair in chairs),
        host=seating.owner,
        sitters=sitters,
        result=result_of(table) if table.is_over else None,
    )


def result_of(table: Table) -> str:
    """Who played to the end, and who won."""
    winners = table.state.winners()
    played = [
        {"name": name, "person": chair.person, "won": has(winners, seat)}
        for seat, (chair, name) in enumerate(zip(table.chairs, called(table.chairs), strict=True))
        if not chair.empty
    ]
    return encode(played).decode()
