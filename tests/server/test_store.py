"""The store by itself: migrations, leases, group commit, retention."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import msgspec
import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, delete, select
from sqlalchemy.exc import IntegrityError

from koloda.server.store.connect import open_engine, upgrade
from koloda.server.store.logs import EVENING, Batch, TableSummary
from koloda.server.store.retention import Keep
from koloda.server.store.rows import OVER, PLAYING, WAITING, metadata, places, tables
from koloda.server.store.store import Store
from koloda.server.store.tables import TableRow
from koloda.server.writer import LogWriter, Overtaken


def with_store(folder: Path, work: Callable[[Store], Awaitable[None]], clock: list[int]) -> None:
    async def whole() -> None:
        engine = open_engine(f"sqlite:///{folder}/store.db")
        await upgrade(engine)
        store = Store(engine, lambda: clock[0])
        try:
            await work(store)
        finally:
            await store.close()

    asyncio.run(whole())


async def add(store: Store, id: str, status: str = WAITING) -> None:
    row = TableRow(
        id=id, code=id.upper(), game="any", public=True, watch=True, created=store.clock(), status=status
    )
    card = TableSummary(status=status, count=2, people=1, free=1, host="g", sitters={0: "g"})
    await store.add_table(row, card, [b"{}"], {})


def test_the_migrations_make_what_the_code_expects(tmp_path: Path) -> None:
    async def look(store: Store) -> None:
        def difference(connection: Connection) -> list[object]:
            return list(compare_metadata(MigrationContext.configure(connection), metadata))

        async with store.engine.connect() as connection:
            assert await connection.run_sync(difference) == []

    with_store(tmp_path, look, [0])


def test_a_lease_is_kept_renewed_and_taken_over(tmp_path: Path) -> None:
    clock = [1000]

    async def work(store: Store) -> None:
        await add(store, "t", PLAYING)
        assert (await store.lease("t", "one", 100)).held
        two = await store.lease("t", "two", 100)
        assert not two.held and two.by == "one"
        clock[0] = 1090
        assert await store.renew("one", 100) == {"t"}
        clock[0] = 1150
        assert not (await store.lease("t", "two", 100)).held
        assert await store.due() == []
        clock[0] = 1200
        assert await store.due() == ["t"]
        taken = await store.lease("t", "two", 100)
        assert taken.held and taken.silent_since == 1090
        assert await store.renew("one", 100) == set()
        await store.let_go("two", {"t": 1500})
        assert await store.due() == []
        clock[0] = 1500
        assert await store.due() == ["t"]

    with_store(tmp_path, work, clock)


def test_a_number_is_written_once(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        for id in ("a", "b", "c"):
            await add(store, id)
        with pytest.raises(IntegrityError):
            await store.append([Batch("a", 1, [b"1"]), Batch("a", 1, [b"2"])])
        assert await store.entries("a") == [b"{}"]
        writer = LogWriter(store, "process")
        writer.start()

        def put(batch: Batch) -> asyncio.Future[Exception | None]:
            future: asyncio.Future[Exception | None] = asyncio.get_running_loop().create_future()
            writer.put(batch, future.set_result)
            return future

        first = [put(Batch(id, 1, [b"1", b"2"])) for id in ("a", "b", "c")]
        assert await asyncio.gather(*first) == [None, None, None]
        second = [put(Batch(id, number, [b"3"])) for id, number in (("a", 3), ("b", 2), ("c", 3))]
        assert [type(one) for one in await asyncio.gather(*second)] == [type(None), Overtaken, type(None)]
        assert await store.entries("b", 0) == [b"1", b"2"]
        assert await store.entries("c") == [b"{}", b"1", b"2", b"3"]
        await writer.stop()

    with_store(tmp_path, work, [0])


def test_what_was_written_ahead_is_copied_beside_the_moves(tmp_path: Path) -> None:
    """So no move waits for it, and the file that is written ahead does not grow."""
    ahead = tmp_path / "store.db-wal"

    async def work(store: Store) -> None:
        await add(store, "t", PLAYING)
        sizes = []
        for lap in range(3):
            for number in range(300):
                await store.append([Batch("t", 1 + 300 * lap + number, [b"x" * 9000])])
            sizes.append(ahead.stat().st_size)
            await store.checkpoint()
        assert sizes[2] < 2 * sizes[0], "it begins again where all was copied"
        assert len(await store.entries("t")) == 901

    with_store(tmp_path, work, [0])


def test_a_token_is_used_once_and_in_time(tmp_path: Path) -> None:
    clock = [0]

    async def work(store: Store) -> None:
        await store.add_token("x", "resume", "g", 100, None, None)
        assert await store.use_token("x", "seat") is None
        assert await store.use_token("x", "resume") is not None
        assert await store.use_token("x", "resume") is None
        await store.add_token("y", "resume", "g", 100, None, None)
        clock[0] = 200
        assert await store.use_token("y", "resume") is None

    with_store(tmp_path, work, clock)


def test_what_is_old_is_deleted(tmp_path: Path) -> None:
    clock = [0]

    async def work(store: Store) -> None:
        await store.add_guest("g", "Anya")
        await add(store, "waiting")
        await add(store, "playing", PLAYING)
        await store.add_chat("playing", "g", 0, "Anya", "1", "hello")
        keep = Keep(guests=1000, waiting=100, playing=500, chat=200)
        clock[0] = 150
        assert await store.forget_old(keep) == 1
        assert await store.table("waiting") is None and await store.table("playing") is not None
        clock[0] = 600
        await store.forget_old(keep)
        assert await store.table("playing") is None
        assert await store.entries("playing") == []
        assert await store.guest_name("g") == "Anya"
        clock[0] = 2000
        await store.forget_old(keep)
        assert await store.guest_name("g") is None

    with_store(tmp_path, work, clock)


def test_finished_games_are_kept_for_ever_unless_told_otherwise(tmp_path: Path) -> None:
    clock = [0]

    async def work(store: Store) -> None:
        for number in range(450):  # more than one transaction deletes
            await add(store, f"old{number}", OVER)
        clock[0] = 500
        await add(store, "new", OVER)
        await add(store, "led", OVER)
        keep = Keep(guests=10**6, waiting=10**6, playing=10**6, chat=10**6)
        clock[0] = 10**5
        assert await store.forget_old(keep) == 0
        await store.lease("old7", "p", 10**6)
        games = msgspec.structs.replace(keep, games=10**5 - 100)
        assert await store.forget_old(games) == 449
        assert await store.table("old7") is not None and await store.table("new") is not None

    with_store(tmp_path, work, clock)


def test_where_somebody_came_from_is_forgotten_after_an_evening(tmp_path: Path) -> None:
    clock = [0]

    async def work(store: Store) -> None:
        await add(store, "table", PLAYING)
        await store.note_place("table", "g", "here")
        clock[0] = EVENING + 1
        await store.note_place("table", "h", "here")
        await store.note_place("gone", "h", "here")
        keep = Keep(guests=10**9, waiting=10**9, playing=10**9, chat=10**9)
        await store.forget_old(keep)
        async with store.engine.connect() as connection:
            assert [row.guest for row in await connection.execute(select(places))] == ["h"]

    with_store(tmp_path, work, clock)


def test_outages_are_known(tmp_path: Path) -> None:
    clock = [1000]

    async def work(store: Store) -> None:
        await store.record_outage(0)
        clock[0] = 5000
        await store.heartbeat()
        clock[0] = 9000
        await store.record_outage(0)
        assert await store.downtime(2000) == 4000
        assert await store.downtime(6000) == 3000
        assert await store.downtime(9000) == 0

    with_store(tmp_path, work, clock)


def test_outages_that_follow_one_another_all_count(tmp_path: Path) -> None:
    """Killed after the row and before the first sign of life: the next outage begins where that one did."""
    clock = [1000]

    async def work(store: Store) -> None:
        await store.record_outage(0)
        await store.add_outage(1000, 5000)
        clock[0] = 3_600_000
        await store.record_outage(0)
        assert await store.downtime(1000) == 3_599_000
        clock[0] = 3_700_000
        await store.record_outage(0)
        assert await store.downtime(1000) == 3_699_000

    with_store(tmp_path, work, clock)


def test_a_process_that_starts_is_never_behind_the_last_one(tmp_path: Path) -> None:
    """Somebody has set the machine's clock back meanwhile."""
    clock = [9000]

    async def work(store: Store) -> None:
        assert await store.latest() == 9000
        await store.record_outage(0)
        clock[0] = 2000
        assert await store.latest() == 9000
        clock[0] = 12_000
        assert await store.latest() == 12_000

    with_store(tmp_path, work, clock)


def test_who_sits_at_a_table_that_is_not_over_is_not_forgotten(tmp_path: Path) -> None:
    clock = [0]

    async def work(store: Store) -> None:
        for guest in ("g", "h"):
            await store.add_guest(guest, "Anya")
        await add(store, "playing", PLAYING)
        clock[0] = 2000
        keep = Keep(guests=1000, waiting=9000, playing=9000, chat=9000)
        await store.forget_old(keep)
        assert await store.guest_name("g") == "Anya" and await store.guest_name("h") is None
        async with store.writing() as connection:
            await connection.execute(delete(tables).where(tables.c.id == "playing"))
        await store.forget_old(keep)
        assert await store.guest_name("g") is None

    with_store(tmp_path, work, clock)
