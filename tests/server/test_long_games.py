"""A game of 12,000 entries is read back, shown again and archived without keeping anybody waiting."""

import asyncio
from collections.abc import Awaitable
from pathlib import Path

import pytest

from koloda.games import GAMES
from koloda.server import reading
from koloda.server.archive import PAGE, make_archive, page_steps, read_archive
from koloda.server.live.table_session import encode_entry
from koloda.server.reading import SLICE, Slices, rebuild_in_slices
from koloda.server.replays import EVERYBODY, replay
from koloda.server.store.connect import open_engine, upgrade
from koloda.server.store.logs import Batch
from koloda.server.store.store import Store
from koloda.table.chairs import Chair
from koloda.table.clocks import HandClock
from koloda.table.opening import new_table
from koloda.table.table import Table
from tests.server.test_store import add

ENTRIES = 12_000
EACH = SLICE * 1000 + 3
"""So many entries at most, where each takes a millisecond, and others have their turn."""


class Ticking:
    """A clock by which everything that is done between two looks takes a millisecond."""

    def __init__(self) -> None:
        self.looks = 0

    def perf_counter(self) -> float:
        self.looks += 1
        return self.looks / 1000


@pytest.fixture(autouse=True)
def ticking(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reading, "time", Ticking())


def long_game(entries: int) -> Table:
    """Everybody draws and passes."""
    options = {"uno_call": "auto", "uno_hold": "0", "deck": "classic"}
    table = new_table(
        GAMES["uno"], options, "k1:7c1f0e52", [Chair("Anya"), Chair("Boris"), Chair("Vera")], HandClock(1)
    )
    while table.version < entries:
        seat = next(seat for seat in range(3) if table.waits_for(seat))
        legal = table.legal(seat)
        table.submit(seat, next((code for code in ("draw", "pass") if code in legal), legal[0]))
    return table


async def turns(work: Awaitable[object]) -> int:
    """How often others can go on while this is done."""
    found = 0
    done = asyncio.ensure_future(work)
    while not done.done():
        await asyncio.sleep(0)
        found += 1
    await done
    return found


def test_a_game_of_12000_entries_costs_the_loop_little_at_a_stretch(tmp_path: Path) -> None:
    table = long_game(ENTRIES)
    bodies = [encode_entry(entry) for entry in table.log]

    async def work() -> None:
        engine = open_engine(f"sqlite:///{tmp_path}/store.db")
        await upgrade(engine)
        store = Store(engine)
        await add(store, "t")
        for first in range(1, len(bodies), 1000):
            await store.append([Batch("t", first, bodies[first : first + 1000])])
        read: list[list[bytes]] = []

        async def fetch() -> None:
            read.append(await store.entries("t"))

        await fetch()
        assert read[0][1:] == bodies[1:]
        assert await turns(rebuild_in_slices(bodies, HandClock(1))) > ENTRIES / EACH
        for seat in (0, EVERYBODY):
            for first in (0, 11_800):
                assert await turns(replay(table, seat, first, 200)) > ENTRIES / EACH
        await store.close()

    asyncio.run(work())


def test_an_archive_is_made_in_slices_and_shows_what_the_rules_would(tmp_path: Path) -> None:
    table = long_game(900)

    async def work() -> None:
        made: list[tuple[bytes, list[bytes]]] = []

        async def make() -> None:
            made.append(await make_archive(table, Slices()))

        assert await turns(make()) > 900 / EACH
        head, pages = made[0]
        assert len(pages) == 5
        for seat in (1, EVERYBODY):
            for first in (0, 150, 390, 800, 5000):
                at = first // PAGE
                near = {number: page for number, page in enumerate(pages) if at <= number <= at + 1}
                shown = page_steps(read_archive(head), near, table.head.names, seat, first)
                assert shown == await replay(table, seat, first, 200)

    asyncio.run(work())
