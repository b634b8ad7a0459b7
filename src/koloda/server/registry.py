"""The tables of this process: brought into memory when somebody needs them, led where the lease is
free, forwarded to where it is not, let go when nobody looks."""

import asyncio
import logging
import time
from collections.abc import Callable, Coroutine
from contextlib import suppress
from itertools import count

from koloda.kernel import NotationError, Refusal
from koloda.server import collector, workers
from koloda.server.archiver import Archiver
from koloda.server.bus import Bus, LocalBus
from koloda.server.errors import Problem, come_back, unknown_fate, unknown_table, values_of
from koloda.server.identity import new_id
from koloda.server.live.connection import GOING, GONE
from koloda.server.live.table_session import LONGEST as STORE_LONGEST
from koloda.server.live.table_session import ROUND_TRIP, Moved, TableSession
from koloda.server.opening import open_stored
from koloda.server.quarantine import Quarantine, by_order
from koloda.server.settings import ServerSettings
from koloda.server.store.connect import DATABASE_ERRORS
from koloda.server.store.orders import StandingOrders
from koloda.server.store.retention import Keep
from koloda.server.store.store import Store
from koloda.server.store.tables import TableRow
from koloda.server.thinking import Thinker
from koloda.server.writer import LogWriter
from koloda.table.clocks import Clock
from koloda.table.table import Table
from koloda.table.tickets import Answer, Ticket
from koloda.wire.bus import Answered, Note, Request
from koloda.wire.serializer import decode_bus, encode
from koloda.wire.socket import Notice

log = logging.getLogger("koloda.registry")

BEAT = 1.0
"""How often a process looks at the clock, in seconds."""
LATE = 3000
"""So many ms without a look at the clock, and the process has slept: nobody could act, and no time counts."""
LONGEST = 4.2
"""How many seconds somebody who asks a table waits for any answer."""
PATIENCE = 2.0
"""How long an answer from another process may take."""
ARCHIVE_EVERY = 5.0
SIDE_BY_SIDE = 8
"""So many tables are taken over at the same time."""


class NotHeard(Exception):
    """The process that writes for a table is not there."""


class TableRegistry:
    def __init__(self, settings: ServerSettings, store: Store, bus: Bus, clock: Clock) -> None:
        self.settings = settings
        self.store = store
        self.bus = bus
        self.clock = clock
        self.process = new_id()
        self.writer = LogWriter(store, self.process)
        self.quarantine = Quarantine(store, self.process)
        self.archiver = Archiver(store, clock)
        self.lease_ms = int(settings.lease * 1000)
        self.shared = not isinstance(bus, LocalBus)
        self.stopping = False
        self.renewed = time.monotonic()
        """When the leases were last renewed."""
        self.sessions: dict[str, TableSession] = {}
        self.loading: dict[str, asyncio.Lock] = {}
        self.requests: dict[int, asyncio.Future[Answered]] = {}
        self.numbers = count()
        self.tasks: set[asyncio.Task[None]] = set()
        self.beat = 0
        """When the clock was looked at last."""
        self.orders = StandingOrders()
        processes = settings.workers or workers.spare_cores()
        self.workers = workers.Workers("think", processes)
        """For what somebody waits for."""
        self.analysts = workers.Workers("analyse", processes, patient=True)
        self.thinker = Thinker(self.workers)

    async def start(self) -> None:
        self.loop = asyncio.get_running_loop()
        if self.store.embedded:
            await self.store.drop_leases()
        await self.store.record_outage(0 if self.store.embedded else self.lease_ms)
        await self.store.try_again()
        await self.store.try_archives_again()
        await self.bus.open()
        await self.bus.subscribe(f"koloda.process.{self.process}", self.on_message)
        self.writer.start()
        self.beat = self.clock.now()
        self.tick()
        self.spawn(self.every(self.settings.lease / 3, self.renew))
        self.spawn(self.every(min(1.0, self.settings.lease / 4), self.sweep))
        self.spawn(self.every(max(0.5, min(5.0, self.settings.idle / 4)), self.let_go))
        self.spawn(self.every(3600.0, self.forget_old))
        self.spawn(self.every(0.25, self.answer_late))
        self.spawn(self.every(ARCHIVE_EVERY, self.archiver.work))
        self.spawn(self.every(collector.EVERY, collector.Collector().work))
        await self.obey()
        self.spawn(self.every(1.0, self.obey))
        if self.store.embedded:
            self.spawn(self.every(1.0, self.store.checkpoint))
        if self.shared:
            self.spawn(self.every(min(1.0, self.settings.lease / 4), self.read_on))

    async def stop(self) -> None:
        """Finishes what is under way, sends everybody to where the tables will be."""
        self.stopping = True
        deadline = time.monotonic() + 5.0
        while (
            any(session.asked or session.storing for session in self.sessions.values())
            and time.monotonic() < deadline
        ):
            await asyncio.sleep(0.02)
        self.thinker.stop()
        self.workers.stop()
        self.analysts.stop()
        workers.end_all()
        await self.writer.stop()
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        dues = {id: session.table.next_due() for id, session in self.sessions.items() if session.leads}
        for session in list(self.sessions.values()):
            session.close(GOING)
        try:
            await self.store.let_go(self.process, dues)
            await self.store.heartbeat()
        except DATABASE_ERRORS as error:
            log.error("the store is away: %s; the leases will lapse", type(error).__name__)
        await self.bus.close()

    def spawn(self, work: Coroutine[object, object, None]) -> None:
        task = asyncio.create_task(self.guarded(work))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def guarded(self, work: Coroutine[object, object, None]) -> None:
        try:
            await work
        except (Problem, Moved):
            pass
        except Exception:
            log.exception("something failed in the background")

    async def every(self, seconds: float, work: Callable[[], Coroutine[object, object, None]]) -> None:
        while True:
            await asyncio.sleep(seconds)
            try:
                await work()
            except Exception as error:  # whatever it is, it is tried again
                log.error("%s has failed: %s", work.__name__, type(error).__name__)

    # Tables

    async def session(self, id: str) -> TableSession:
        """The table, from memory or read back from its log."""
        session = self.sessions.get(id)
        if session is not None:
            session.used = time.monotonic()
            return session
        problem = self.quarantine.find(id)
        if problem is not None:
            raise problem
        lock = self.loading.setdefault(id, asyncio.Lock())
        async with lock:
            try:
                if id in self.sessions:
                    return self.sessions[id]
                row = await self.store.table(id)
                if row is None or self.stopping:
                    raise unknown_table() if row is None else come_back()
                problem = by_order(row.aside)
                if problem is not None:
                    raise problem
                if self.shared:
                    await self.bus.subscribe(f"koloda.table.{id}", self.on_message)
                bodies = await self.store.entries(id)
                try:
                    table = await self.read(row, bodies)
                except DATABASE_ERRORS:
                    raise
                except Exception as error:  # whatever it is, it is this table's alone
                    if self.shared:
                        await self.bus.unsubscribe(f"koloda.table.{id}")
                    raise await self.quarantine.add(id, error) from None
                if row.aside is not None:
                    await self.quarantine.release(id)
                session = self.sessions[id] = TableSession(self, row, table, len(bodies) - 1)
                return session
            finally:
                self.loading.pop(id, None)

    async def read(self, row: TableRow, bodies: list[bytes]) -> Table:
        return await open_stored(self.store, row, bodies, self.clock)

    async def bring(self, id: str) -> TableSession:
        """The table, led here if nobody else does."""
        while True:
            session = await self.session(id)
            try:
                if not await session.lead():
                    async with session.changing:
                        await session.catch_up()
            except Moved:
                continue
            return session

    def forget(self, session: TableSession) -> None:
        if self.sessions.get(session.row.id) is session:
            del self.sessions[session.row.id]
            if self.shared and not self.stopping:
                self.spawn(self.bus.unsubscribe(f"koloda.table.{session.row.id}"))

    async def ask(self, id: str, ticket: Ticket) -> Answer:
        """Has the table do something, wherever it is written."""
        ticket.since = time.monotonic()
        deadline = ticket.since + LONGEST
        unknown = False
        while time.monotonic() < deadline and not self.stopping:
            try:
                async with asyncio.timeout(deadline - time.monotonic()):
                    session = await self.session(id)
                    leads = await session.lead()
                if leads:
                    return await session.ask(ticket.again())
                answered = await self.forward(session, ticket, deadline - time.monotonic())
                if answered is not None and not answered.moved:
                    # What was done elsewhere has happened here too before its answer is given.
                    await session.follow(answered.number)
                    return read_answer(answered)
                unknown = unknown or answered is None
            except Moved:
                continue
            except NotHeard:
                pass  # its lease will lapse
            except DATABASE_ERRORS as error:
                log.error("the store is away: %s", type(error).__name__)
            await asyncio.sleep(0.1)
        raise unknown_fate() if unknown else come_back()

    def ask_later(self, id: str, ticket: Ticket) -> None:
        """Asks without waiting for the answer."""

        async def work() -> None:
            await self.ask(id, ticket)

        self.spawn(work())

    # The bus

    async def forward(self, session: TableSession, ticket: Ticket, seconds: float) -> Answered | None:
        """Asks the process that writes for the table; None when it does not answer."""
        request = write_request(next(self.numbers), self.process, session.row.id, ticket)
        future: asyncio.Future[Answered] = self.loop.create_future()
        self.requests[request.id] = future
        try:
            if not await self.bus.publish(f"koloda.process.{session.holder}", encode(request)):
                raise NotHeard
            return await asyncio.wait_for(future, min(PATIENCE, max(0.1, seconds)))
        except TimeoutError:
            return None
        finally:
            self.requests.pop(request.id, None)

    def on_message(self, note: bytes) -> None:
        message = decode_bus(note)
        if isinstance(message, Request):
            self.spawn(self.serve(message))
        elif isinstance(message, Answered):
            future = self.requests.get(message.id)
            if future is not None and not future.done():
                future.set_result(message)
        else:
            session = self.sessions.get(message.table)
            if session is not None:
                if message.anew:
                    self.spawn(session.lose())
                if message.chat > session.audience.chat_number:
                    self.spawn(session.audience.tell_chat())
                if not session.leads and message.number > session.number:
                    self.spawn(session.follow(message.number))

    async def serve(self, request: Request) -> None:
        """Does what another process was asked for, if this one writes for the table."""
        answered = Answered(request.id, moved=True)
        try:
            session = await self.session(request.table)
            if await session.lead():
                answer = await session.ask(read_ticket(request))
                answered = write_answer(request.id, answer, session.number, request.code)
        except (Moved, Problem):
            pass
        await self.bus.publish(f"koloda.process.{request.sender}", encode(answered))

    def announce(self, session: TableSession) -> None:
        """The others may read on."""
        self.spawn(self.publish(Note(session.row.id, session.number)))

    async def publish(self, note: Note) -> None:
        await self.bus.publish(f"koloda.table.{note.table}", encode(note))

    async def tell_chat(self, session: TableSession, number: int) -> None:
        if self.shared:
            await self.publish(Note(session.row.id, session.number, number))
        else:
            await session.audience.tell_chat()

    async def reread(self, id: str) -> None:
        """A name has been taken off a log: nobody keeps what was read before."""
        if self.shared:
            await self.publish(Note(id, anew=True))
        elif id in self.sessions:
            await self.sessions[id].lose()

    # What happens by itself

    def tick(self) -> None:
        self.notice_sleep()
        if not self.stopping:
            self.loop.call_later(BEAT, self.tick)

    def notice_sleep(self) -> None:
        """Before a table does what is due: was anybody able to act until now?"""
        before, self.beat = self.beat, self.clock.now()
        slept = self.beat - before
        if slept <= LATE:
            return
        log.warning("this process has slept for %.1f s", slept / 1000)
        if self.store.embedded:  # for the tables that are not in memory; elsewhere others have led on
            self.spawn(self.store.add_outage(before, self.beat))
        for session in list(self.sessions.values()):
            session.oversleep(slept)

    async def renew(self) -> None:
        held = await self.store.renew(self.process, self.lease_ms)
        self.renewed = time.monotonic()
        lost = [session for id, session in self.sessions.items() if session.leads and id not in held]
        for session in lost:
            self.spawn(session.lose())
        now = self.store.clock()
        idle: dict[str, int | None] = {id: now for id in held if not self.works_on(id)}
        await self.store.heartbeat()
        await self.store.let_go(self.process, idle)

    def works_on(self, id: str) -> bool:
        """Whether a lease is used here: taking a table over may have failed behind it."""
        session = self.sessions.get(id)
        return session is not None and (session.leads or session.changing.locked())

    async def sweep(self) -> None:
        """Tables that nobody runs and that have something to do: none of them waits for another."""
        turn = asyncio.Semaphore(SIDE_BY_SIDE)
        await asyncio.gather(*(self.take_over(id, turn) for id in await self.store.due()))

    async def take_over(self, id: str, turn: asyncio.Semaphore) -> None:
        async with turn:
            try:
                async with asyncio.timeout(self.settings.lease / 2):
                    await self.bring(id)
            except (Problem, TimeoutError):
                pass
            except Exception as error:  # whatever it is, it is tried again
                log.error("a table is not taken over: %s", type(error).__name__)

    async def answer_late(self) -> None:
        """Nobody waits for a store that is away."""
        now = time.monotonic()
        for session in list(self.sessions.values()):
            if session.waits_since:
                session.answer_late(now, STORE_LONGEST)

    async def obey(self) -> None:
        """What whoever runs the server has ordered."""
        before, self.orders = self.orders, await self.store.standing_orders()
        news = self.orders.notice != before.notice
        for id, session in list(self.sessions.items()):
            if id in self.orders.aside:
                session.close()
                continue
            for connection in session.audience.connections:
                if connection.guest in self.orders.bans:
                    connection.close(GONE)
                elif news:
                    connection.send(Notice(text=self.orders.notice))

    async def read_on(self) -> None:
        """A note may be lost: tables that are followed for somebody are looked after."""
        followed = {
            id: session for id, session in self.sessions.items() if not session.leads and session.is_watched
        }
        for id, number in (await self.store.numbers(list(followed))).items():
            with suppress(Problem):
                await followed[id].follow(number)
        heard = {id: session.audience for id, session in self.sessions.items() if session.is_watched}
        for id, number in (await self.store.chat_numbers(list(heard))).items():
            if number > heard[id].chat_number:
                await heard[id].tell_chat()
                heard[id].chat_number = max(number, heard[id].chat_number)

    async def let_go(self) -> None:
        """Idle tables leave the memory; the store knows when they must come back."""
        edge = time.monotonic() - self.settings.idle
        soon = self.clock.now() + 2000
        idle: list[TableSession] = []
        for session in self.sessions.values():
            if session.is_idle and session.used < edge:
                due = session.table.next_due()
                if not session.leads or due is None or due > soon:
                    idle.append(session)
        dues = {session.row.id: session.table.next_due() for session in idle if session.leads}
        for session in idle:
            session.close()
        await self.store.let_go(self.process, dues)

    async def forget_old(self) -> None:
        ms = 1000
        gone = await self.store.forget_old(
            Keep(
                int(self.settings.keep_guests * ms),
                int(self.settings.keep_waiting * ms),
                int(self.settings.keep_playing * ms),
                int(self.settings.keep_chat * ms),
                int(self.settings.keep_games * ms),
            )
        )
        if gone:
            log.info("%d old tables are deleted", gone)

    def round_trip(self, session: TableSession, seat: int, ms: int) -> None:
        """A line was measured; whoever leads the table must know it."""
        if session.leads:
            session.table.round_trip(seat, ms)
        elif self.shared:
            self.ask_later(session.row.id, Ticket(ROUND_TRIP, seat, values={"ms": ms}))


# Tickets and answers on the bus


def write_request(id: int, sender: str, table: str, ticket: Ticket) -> Request:
    values = {name: value for name, value in ticket.values.items() if isinstance(value, str | int)}
    return Request(
        id,
        sender,
        table,
        ticket.verb,
        ticket.seat,
        ticket.by,
        ticket.message,
        ticket.code,
        ticket.serial,
        ticket.told,
        values,
    )


def read_ticket(request: Request) -> Ticket:
    return Ticket(
        request.verb,
        request.seat,
        by=request.by,
        message=request.message,
        code=request.code,
        serial=request.serial,
        told=request.told,
        values={**request.values},
    )


def write_answer(id: int, answer: Answer, number: int, typed: str) -> Answered:
    error = answer.error
    if error is None:
        return Answered(id, done=True, version=answer.version, number=number)
    clause, values = error.clause, values_of(error, typed)
    return Answered(id, version=answer.version, number=number, clause=clause, values=values, text=str(error))


def read_answer(answered: Answered) -> Answer:
    if answered.done:
        return Answer(answered.version)
    if answered.clause:
        return Answer(answered.version, Refusal(answered.clause, answered.values))
    return Answer(answered.version, NotationError(answered.text))
