"""The tables of this process: brought into memory when somebody needs them, led where the lease is
free, forwarded to where it is not, let go when nobody looks."""

import asyncio
import logging
import time
from collections.abc import Callable, Coroutine
from itertools import count

import msgspec

from koloda.server import metrics
from koloda.server.bus import Bus, LocalBus
from koloda.server.errors import Problem, come_back, unknown_table
from koloda.server.identity import new_id
from koloda.server.live.link import GOING
from koloda.server.live.room import Moved, Room, rebuild_from
from koloda.server.settings import Settings
from koloda.server.store.connect import AWAY
from koloda.server.store.retention import Keep
from koloda.server.store.store import Store
from koloda.server.wire.bus import Answered, Ask, Note, Reply, Request
from koloda.server.writer import Writer
from koloda.table.clocks import Clock

log = logging.getLogger("koloda.hub")

PATIENCE = 2.0
"""How long an answer from another process may take."""
decode = msgspec.json.Decoder(Request | Answered | Note).decode


class Hub:
    def __init__(self, settings: Settings, store: Store, bus: Bus, clock: Clock) -> None:
        self.settings = settings
        self.store = store
        self.bus = bus
        self.clock = clock
        self.writer = Writer(store)
        self.process = new_id()
        self.lease_ms = int(settings.lease * 1000)
        self.shared = not isinstance(bus, LocalBus)
        self.stopping = False
        self.rooms: dict[str, Room] = {}
        self.loading: dict[str, asyncio.Lock] = {}
        self.requests: dict[int, asyncio.Future[Reply | None]] = {}
        self.numbers = count()
        self.tasks: set[asyncio.Task[None]] = set()

    async def start(self) -> None:
        self.loop = asyncio.get_running_loop()
        if self.store.embedded:
            await self.store.drop_leases()
        await self.store.wake(0 if self.store.embedded else self.lease_ms)
        await self.bus.open()
        await self.bus.hear(f"koloda.process.{self.process}", self.heard)
        self.writer.start()
        self.spawn(self.every(self.settings.lease / 3, self.renew))
        self.spawn(self.every(min(1.0, self.settings.lease / 4), self.sweep))
        self.spawn(self.every(max(0.5, min(5.0, self.settings.idle / 4)), self.let_go))
        self.spawn(self.every(3600.0, self.forget_old))
        if self.shared:
            self.spawn(self.every(min(1.0, self.settings.lease / 4), self.read_on))

    async def stop(self) -> None:
        """Finishes what is under way, sends everybody to where the tables will be."""
        self.stopping = True
        deadline = time.monotonic() + 5.0
        while any(room.asked or room.storing for room in self.rooms.values()) and time.monotonic() < deadline:
            await asyncio.sleep(0.02)
        await self.writer.stop()
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        dues = {id: room.table.next_due() for id, room in self.rooms.items() if room.leads}
        for room in list(self.rooms.values()):
            room.close(GOING)
        await self.store.let_go(self.process, dues)
        await self.store.breathe()
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

    async def room(self, id: str) -> Room:
        """The table, from memory or read back from its log."""
        room = self.rooms.get(id)
        if room is not None:
            room.used = time.monotonic()
            return room
        lock = self.loading.setdefault(id, asyncio.Lock())
        async with lock:
            try:
                if id in self.rooms:
                    return self.rooms[id]
                row = await self.store.table(id)
                if row is None or self.stopping:
                    raise unknown_table() if row is None else come_back()
                if self.shared:
                    await self.bus.hear(f"koloda.table.{id}", self.heard)
                bodies = await self.store.entries(id)
                began = time.perf_counter()
                table = rebuild_from(bodies, self.clock)
                metrics.REBUILD.observe(time.perf_counter() - began)
                room = self.rooms[id] = Room(self, row, table, len(bodies) - 1)
                return room
            finally:
                self.loading.pop(id, None)

    async def bring(self, id: str) -> Room:
        """The table, led here if nobody else does."""
        while True:
            room = await self.room(id)
            try:
                if not await room.lead():
                    async with room.changing:
                        await room.catch_up()
            except Moved:
                continue
            return room

    def forget(self, room: Room) -> None:
        if self.rooms.get(room.row.id) is room:
            del self.rooms[room.row.id]
            if self.shared and not self.stopping:
                self.spawn(self.bus.forget(f"koloda.table.{room.row.id}"))

    async def ask(self, id: str, ask: Ask) -> Reply:
        """Has the table do something, wherever it is written."""
        deadline = time.monotonic() + self.settings.lease + PATIENCE
        while time.monotonic() < deadline and not self.stopping:
            try:
                room = await self.room(id)
                if await room.lead():
                    return await room.ask(ask)
                reply = await self.forward(room.holder, Request(next(self.numbers), self.process, id, ask))
                if reply is not None:
                    await self.see(room, reply)
                    return reply
            except Moved:
                continue
            except AWAY as error:
                log.error("the store is away: %s", type(error).__name__)
            await asyncio.sleep(0.1)
        raise come_back()

    async def see(self, room: Room, reply: Reply) -> None:
        """What was done elsewhere has happened here too before its answer is given."""
        if reply.number > room.number:
            await room.follow(reply.number)

    def say(self, id: str, ask: Ask) -> None:
        """Asks without waiting for the answer."""

        async def work() -> None:
            await self.ask(id, ask)

        self.spawn(work())

    # The bus

    async def forward(self, process: str, request: Request) -> Reply | None:
        future: asyncio.Future[Reply | None] = self.loop.create_future()
        self.requests[request.id] = future
        try:
            if not await self.bus.publish(f"koloda.process.{process}", msgspec.json.encode(request)):
                return None  # nobody there: its lease will lapse
            return await asyncio.wait_for(future, PATIENCE)
        except TimeoutError:
            return None
        finally:
            self.requests.pop(request.id, None)

    def heard(self, note: bytes) -> None:
        message = decode(note)
        if isinstance(message, Request):
            self.spawn(self.serve(message))
        elif isinstance(message, Answered):
            future = self.requests.get(message.id)
            if future is not None and not future.done():
                future.set_result(message.reply)
        else:
            room = self.rooms.get(message.table)
            if room is not None:
                if message.anew:
                    self.spawn(room.lose())
                if message.chat > room.chat_number:
                    self.spawn(room.tell_chat())
                if not room.leads and message.number > room.number:
                    self.spawn(room.follow(message.number))

    async def serve(self, request: Request) -> None:
        """Does what another process was asked for, if this one writes for the table."""
        reply: Reply | None = None
        try:
            room = await self.room(request.table)
            if await room.lead():
                reply = await room.ask(request.ask)
        except (Moved, Problem):
            reply = None
        await self.bus.publish(
            f"koloda.process.{request.sender}", msgspec.json.encode(Answered(request.id, reply))
        )

    def tell(self, room: Room) -> None:
        """The others may read on."""
        self.spawn(self.publish(Note(room.row.id, room.number)))

    async def publish(self, note: Note) -> None:
        await self.bus.publish(f"koloda.table.{note.table}", msgspec.json.encode(note))

    async def tell_chat(self, room: Room, number: int) -> None:
        if self.shared:
            await self.publish(Note(room.row.id, room.number, number))
        else:
            await room.tell_chat()

    async def reread(self, id: str) -> None:
        """A name has been taken off a log: nobody keeps what was read before."""
        if self.shared:
            await self.publish(Note(id, anew=True))
        elif id in self.rooms:
            await self.rooms[id].lose()

    # What happens by itself

    async def renew(self) -> None:
        await self.store.breathe()
        held = await self.store.renew(self.process, self.lease_ms)
        for id, room in list(self.rooms.items()):
            if room.leads and id not in held:
                await room.lose()

    async def sweep(self) -> None:
        """Tables that nobody runs and that have something to do."""
        for id in await self.store.due():
            try:
                await self.bring(id)
            except Problem:
                continue

    async def read_on(self) -> None:
        """A note may be lost: tables that are followed for somebody are looked after."""
        followed = {id: room for id, room in self.rooms.items() if not room.leads and room.streams}
        for id, number in (await self.store.numbers(list(followed))).items():
            await followed[id].follow(number)

    async def let_go(self) -> None:
        """Idle tables leave the memory; the store knows when they must come back."""
        edge = time.monotonic() - self.settings.idle
        soon = self.clock.now() + 2000
        idle: list[Room] = []
        for room in self.rooms.values():
            if room.is_idle and room.used < edge:
                due = room.table.next_due()
                if not room.leads or due is None or due > soon:
                    idle.append(room)
        dues = {room.row.id: room.table.next_due() for room in idle if room.leads}
        for room in idle:
            room.close()
        await self.store.let_go(self.process, dues)

    async def forget_old(self) -> None:
        ms = 1000
        gone = await self.store.forget_old(
            Keep(
                int(self.settings.keep_guests * ms),
                int(self.settings.keep_waiting * ms),
                int(self.settings.keep_playing * ms),
                int(self.settings.keep_chat * ms),
            )
        )
        if gone:
            log.info("%d abandoned tables are deleted", gone)

    def round_trip(self, room: Room, seat: int, ms: int) -> None:
        """A line was measured; whoever leads the table must know it."""
        if room.leads:
            room.table.round_trip(seat, ms)
        elif self.shared:
            self.say(room.row.id, Ask(verb="trip", seat=seat, values={"ms": ms}))
