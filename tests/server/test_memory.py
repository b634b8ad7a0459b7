"""What a table leaves behind when it leaves the memory: nothing that would wait for the garbage collector."""

import asyncio
import gc
from pathlib import Path

from koloda.games import GAMES
from koloda.server.bus import LocalBus
from koloda.server.live.connection import Connection
from koloda.server.live.table_session import TableSession, encode_entry, summary_of
from koloda.server.registry import TableRegistry
from koloda.server.settings import ServerSettings
from koloda.server.store.connect import open_engine, upgrade
from koloda.server.store.store import Store
from koloda.server.store.tables import TableRow
from koloda.table.chairs import Chair
from koloda.table.clocks import EpochClock
from koloda.table.opening import open_table
from koloda.table.settings import LIVE
from koloda.table.table import Table
from koloda.table.tickets import Ticket


class Unread:
    """A socket that takes everything."""

    backlog = 0

    def send_text(self, text: bytes) -> None:
        assert text


def in_memory() -> int:
    return sum(isinstance(found, Table | TableSession) for found in gc.get_objects())


async def play(registry: TableRegistry, id: str, moves: int) -> None:
    """Two people and a bot; then everybody goes and the table leaves the memory."""
    chairs = [Chair("A", person="a"), Chair("B", person="b"), Chair("Bot", level="plain")]
    table = open_table(GAMES["uno"], {}, chairs, registry.clock, founder="a", settings=LIVE)
    table.tick()
    row = TableRow(id=id, code=None, game="uno", public=False, watch=True, created=0)
    await registry.store.add_table(row, summary_of(table), [encode_entry(entry) for entry in table.log], {})
    session = await registry.bring(id)
    sockets = [Connection(guest, guest or "", "en", Unread()) for guest in ("a", "b", None)]
    for connection in sockets:
        session.attach(connection, None, -1, [])
    assert (await registry.ask(id, Ticket("start", -2, by="a", message="start"))).done
    for number in range(moves):
        seat = next((seat for seat in (0, 1) if session.table.waits_for(seat)), 0)
        code = next(iter(session.table.legal(seat)), "draw")
        for _ in range(2):  # the second time it is the same message
            ticket = Ticket("act", seat, by="ab"[seat], message=f"m{number}", code=code)
            await asyncio.wait_for(registry.ask(id, ticket), 60)
    for connection in sockets:
        session.detach(connection)
    async with asyncio.timeout(60):
        while not session.is_idle:
            await asyncio.sleep(0.01)
    session.close()


def test_a_table_that_leaves_the_memory_leaves_nothing_to_the_collector(tmp_path: Path) -> None:
    settings = ServerSettings(database=f"sqlite:///{tmp_path / 'koloda.db'}")

    async def work() -> None:
        engine = open_engine(settings.database, settings.lease)
        await upgrade(engine)
        clock = EpochClock()
        store = Store(engine, clock.now, settings.lease)
        registry = TableRegistry(settings, store, LocalBus(), clock)
        await registry.start()
        try:
            await play(registry, "first", 3)  # what is made once, such as caches
            gc.collect()
            before = in_memory()
            gc.disable()
            await play(registry, "second", 20)
            for _ in range(100):
                await asyncio.sleep(0.01)
                if in_memory() == before:
                    return
            raise AssertionError("a table is still in memory")
        finally:
            gc.enable()
            await registry.stop()
            await store.close()

    asyncio.run(work())
