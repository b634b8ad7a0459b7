"""A game of 12,000 entries is read back, shown again and archived without keeping anybody waiting."""

import asyncio
from collections.abc import Awaitable
from pathlib import Path
from types import SimpleNamespace

import pytest

from koloda.games import GAMES
from koloda.server import reading
from koloda.server.archive import PAGE, make_archive, page_steps, read_archive
from koloda.server.live.table_session import encode_entry
from koloda.server.reading import Slices, rebuild_in_slices
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
MOST = 8
"""Entries that are read or shown at a stretch, where each of them takes a millisecond."""


class Looks:
    """A clock on which a millisecond passes whenever somebody looks: after every entry, that is."""

    def __init__(self) -> None:
        self.count = 0

    def __call__(self) -> float:
        self.count += 1
        return self.count / 1000


@pytest.fixture
def looks(monkeypatch: pytest.MonkeyPatch) -> Looks:
    looks = Looks()
    monkeypatch.setattr(reading, "time", SimpleNamespace(perf_counter=looks))
    return looks


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


async def in_slices(work: Awaitable[object], looks: Looks, entries: int) -> None:
    """The loop has a turn after every few of so many entries."""
    before, longest = looks.count, 0
    done = asyncio.ensure_future(work)
    while not done.done():
        began = looks.count
        await asyncio.sleep(0)
        longest = max(longest, looks.count - began)
    await done
    assert looks.count - before >= entries and longest <= MOST


def test_a_game_of_12000_entries_is_read_and_shown_in_slices(tmp_path: Path, looks: Looks) -> None:
    table = long_game(ENTRIES)
    bodies = [encode_entry(entry) for entry in table.log]

    async def work() -> None:
        engine = open_engine(f"sqlite:///{tmp_path}/store.db")
        await upgrade(engine)
        store = Store(engine)
        await add(store, "t")
        for first in range(1, len(bodies), 1000):
            await store.append([Batch("t", first, bodies[first : first + 1000])])
        read = await store.entries("t")
        assert read[1:] == bodies[1:]
        await in_slices(rebuild_in_slices(bodies, HandClock(1)), looks, ENTRIES)
        for seat in (0, EVERYBODY):
            for first in (0, 11_800):
                await in_slices(replay(table, seat, first, 200), looks, ENTRIES)
        await store.close()

    asyncio.run(work())


def test_an_archive_is_made_in_slices_and_shows_what_the_rules_would(looks: Looks) -> None:
    table = long_game(900)

    async def work() -> None:
        made: list[tuple[bytes, list[bytes]]] = []

        async def make() -> None:
            made.append(await make_archive(table, Slices()))

        await in_slices(make(), looks, 900)
        head, pages = made[0]
        assert len(pages) == 5
        for seat in (1, EVERYBODY):
            for first in (0, 150, 390, 800, 5000):
                at = first // PAGE
                near = {number: page for number, page in enumerate(pages) if at <= number <= at + 1}
                shown = page_steps(read_archive(head), near, table.head.names, seat, first)
                assert shown == await replay(table, seat, first, 200)

    asyncio.run(work())
