"""Several processes on one PostgreSQL and one Valkey, both real."""

import asyncio
import os
import random
import signal
import threading
import time
from pathlib import Path

import pytest
from sqlalchemy import text
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from koloda.server.store.connect import open_engine
from koloda.server.store.logs import Batch, NotHeld
from koloda.server.store.store import Store
from koloda.server.valkey import ValkeyBus
from koloda.table.clocks import HandClock
from koloda.table.entries import Entry
from koloda.table.opening import rebuild
from tests.server.clients import FAST, LONG, Guest, Seat, choose, run
from tests.server.machines import Base, Player, check_log, cluster, read_logs, restart


def test_players_of_one_table_on_different_processes(base: Base, tmp_path: Path) -> None:
    with cluster(base, tmp_path, 3) as servers:
        people = [servers[number].guest(f"P{number}") for number in range(3)]
        table = str(people[0].open_table(3)["id"])
        people[1].sit(table, "B")
        people[2].sit(table, "C")

        async def game() -> None:
            players = [
                Player(servers, number, guest, table, random.Random(number))
                for number, guest in enumerate(people)
            ]
            for player in players:
                await player.seat.open()
            await players[2].seat.ask("say", text="hello")
            people[1].ask("POST", f"/api/tables/{table}/start", status=409)  # not his table
            people[0].ask("POST", f"/api/tables/{table}/start")
            await asyncio.gather(*(player.play() for player in players))
            for player in players:
                while not player.seat.chat:
                    await player.seat.read()
                assert player.seat.chat[0]["text"] == "hello"

        run(game())
        texts = {guest.http.get(f"/api/tables/{table}/record").text for guest in people}
        assert len(texts) == 1
        read_logs(base.database, [table])


@pytest.mark.parametrize("count", [8, pytest.param(50, marks=pytest.mark.soak)])
def test_one_of_three_is_killed_among_running_tables(base: Base, tmp_path: Path, count: int) -> None:
    """Tables with two people and a quick bot, one process of three killed in the middle."""
    with cluster(base, tmp_path, 3) as servers:
        pairs = [(servers[n].guest(f"P{n}"), servers[(n + 1) % 3].guest(f"Q{n}")) for n in range(3)]

        async def games() -> list[Player]:
            players: list[Player] = []
            tables = await asyncio.gather(
                *(asyncio.to_thread(open_pair, *pairs[number % 3]) for number in range(count))
            )
            for number, table in enumerate(tables):
                for at, guest in enumerate(pairs[number % 3]):
                    lot = random.Random(len(players))
                    players.append(Player(servers, (number + at) % 3, guest, table, lot))
            await asyncio.gather(*(player.seat.open() for player in players))
            await asyncio.gather(
                *(
                    asyncio.to_thread(pairs[number % 3][0].ask, "POST", f"/api/tables/{table}/start")
                    for number, table in enumerate(tables)
                )
            )
            playing = [asyncio.create_task(player.play()) for player in players]
            while sum(len(player.done) for player in players) < 3 * count:
                await asyncio.sleep(0.02)
            assert sum(not player.seat.is_over for player in players) > count
            servers[1].kill()
            await asyncio.gather(*playing)
            return players

        found: list[Player] = []

        async def whole() -> None:
            found.extend(await games())

        run(whole())
        acknowledged: dict[str, list[str]] = {}
        for player in found:
            acknowledged.setdefault(player.seat.table, []).extend(player.done)
        logs = read_logs(base.database, list(acknowledged))
        assert len(logs) == count
        for table, entries in logs.items():
            check_log(entries, acknowledged[table])


def open_pair(first: Guest, second: Guest) -> str:
    """Two people and a bot that is in a hurry."""
    table = first.open_table(
        3, options={**FAST, "hand": "5"}, bots=["plain"], clock={"turn": 0, "keep": 0, "pace": 5}
    )
    second.sit(str(table["id"]), "B")
    return str(table["id"])


def test_every_deadline_fires_exactly_once(base: Base, tmp_path: Path) -> None:
    """Nobody acts: clocks run out twice for everybody, then bots play on, whichever process is left."""
    with cluster(base, tmp_path, 3, desert=0) as servers:
        tables: list[str] = []
        for number in range(9):
            people = [servers[number % 3].guest(name) for name in ("Anya", "Boris")]
            opened = people[0].open_table(2, clock={"turn": 400, "keep": 0, "pace": 1})
            tables.append(str(opened["id"]))
            people[1].sit(tables[-1], "B")
            people[0].ask("POST", f"/api/tables/{tables[-1]}/start")
        servers[0].kill()
        watcher = servers[1].guest("Vera")
        for table in tables:
            for _ in range(600):
                if watcher.ask("GET", f"/api/tables/{table}")["table"]["status"] == "over":
                    break
                time.sleep(0.1)
            else:
                pytest.fail("a deadline never fired")
        for entries in read_logs(base.database, tables).values():
            kept = [entry.seat for entry in entries if entry.kind == "keep"]
            assert sorted(kept) == [0, 1]
            late = [0, 0]
            for entry in entries[1:]:
                for seat in as_seats(entry):
                    late[seat] += 1
                    before = rebuild(entries[: entry.version], HandClock(entry.at))
                    assert any(before.time_left(window) == 0 for window in before.windows), "early"
            assert late == [2, 2]


def as_seats(entry: Entry) -> list[int]:
    """Whose time was out."""
    late = entry.values.get("late")
    return [seat for seat in late if isinstance(seat, int)] if isinstance(late, list) else []


@pytest.mark.parametrize("what", ["bus", "database"])
def test_what_everybody_shares_is_restarted_in_the_middle_of_a_game(
    base: Base, tmp_path: Path, what: str
) -> None:
    with cluster(base, tmp_path, 2) as servers:
        people = [servers[number].guest(f"P{number}") for number in range(2)]
        table = str(people[0].open_table(2, options=LONG)["id"])
        people[1].sit(table, "B")
        players = [
            Player(servers, number, guest, table, random.Random(number))
            for number, guest in enumerate(people)
        ]

        async def game() -> None:
            for player in players:
                await player.seat.open()
            people[0].ask("POST", f"/api/tables/{table}/start")
            playing = [asyncio.create_task(player.play()) for player in players]
            for enough in (4, 8):
                while sum(len(player.done) for player in players) < enough:
                    await asyncio.sleep(0.01)
                await asyncio.to_thread(restart, base, what)
            await asyncio.gather(*playing)

        run(game())
        done = [id for player in players for id in player.done]
        assert len(done) >= 8
        check_log(read_logs(base.database, [table])[table], done)


def test_a_leader_that_is_slow_to_answer_is_asked_again_and_does_it_once(base: Base, tmp_path: Path) -> None:
    with cluster(base, tmp_path, 2, lease=10) as servers:
        anya, boris = servers[0].guest("Anya"), servers[1].guest("Boris")
        table = str(anya.open_table(2)["id"])
        anya.ask("POST", f"/api/tables/{table}/count", {"count": 3})  # now the first process leads it
        assert boris.ask("GET", f"/api/tables/{table}")["seat"] == "?"
        leader = servers[0].process
        assert leader is not None
        leader.send_signal(signal.SIGSTOP)
        waking = threading.Timer(3.0, leader.send_signal, (signal.SIGCONT,))
        waking.start()
        assert boris.sit(table, "B")["seat"] == "B"
        waking.join()


def freeze(base: Base, how: signal.Signals) -> None:
    """Every process of the database stops where it is, or goes on."""
    main = int((base.folder / "pg" / "postmaster.pid").read_text().split()[0])
    os.kill(main, how)  # the first to stop: it makes the others
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            words = stat.read_text().rpartition(")")[2].split()
        except OSError:
            continue
        if int(words[1]) == main:
            os.kill(int(stat.parent.name), how)


def test_while_the_database_hangs_the_fate_of_a_move_is_unknown_and_its_name_settles_it(
    base: Base, tmp_path: Path
) -> None:
    with cluster(base, tmp_path, 1) as servers:
        people = [servers[0].guest(name) for name in ("Anya", "Boris")]
        table = str(people[0].open_table(2, options=LONG)["id"])
        people[1].sit(table, "B")

        async def game() -> None:
            seats = [Seat(servers[0].url, guest.cookie, table) for guest in people]
            for seat in seats:
                await seat.open()
            people[0].ask("POST", f"/api/tables/{table}/start")
            while not any(seat.legal for seat in seats):
                await asyncio.gather(*(seat.read() for seat in seats))
            seat = next(seat for seat in seats if seat.legal)
            code = choose(seat.legal, random.Random(1))
            freeze(base, signal.SIGSTOP)
            try:
                answer = await seat.ask("act", id="mine", code=code)
                assert answer["type"] == "error" and answer["code"] == "store.unknown"
                health = await asyncio.to_thread(people[0].http.get, "/healthz")
                assert health.status_code == 503
            finally:
                freeze(base, signal.SIGCONT)
            for _ in range(100):
                answer = await seat.ask("act", id="mine", code=code)
                if answer["type"] == "done":
                    break
                await asyncio.sleep(0.5)
            assert answer["type"] == "done"

        run(game())
        messages = [entry.text("message") for entry in read_logs(base.database, [table])[table]]
        assert messages.count("mine") == 1


# Locks of somebody who never ends


def bots_alone(guest: Guest) -> str:
    """A game of bots, with quick ones: something happens all the time."""
    body = {"game": "uno", "count": 3, "sit": False, "bots": ["plain"] * 3, "options": {"target": "500"}}
    clock = {"turn": 0, "keep": 0, "pace": 20}
    table = str(guest.ask("POST", "/api/tables", {**body, "clock": clock})["table"]["id"])
    guest.ask("POST", f"/api/tables/{table}/start")
    return table


async def grown(base: Base, tables: list[str], seconds: float = 60.0) -> list[str]:
    """Those of the tables whose logs grow; all that do so within this time."""
    engine = open_engine(base.database)
    query = text("SELECT table_id, max(number) FROM entries GROUP BY table_id")

    async def look() -> dict[str, int]:
        async with engine.connect() as connection:
            return {str(id): int(number) for id, number in await connection.execute(query)}

    before = await look()
    found: list[str] = []
    until = time.monotonic() + seconds
    while len(found) < len(tables) and time.monotonic() < until:
        await asyncio.sleep(0.2)
        after = await look()
        found = [table for table in tables if after[table] > before[table]]
    await engine.dispose()
    return found


async def held(connection: AsyncConnection, tables: list[str]) -> int:
    """How many of the tables some process still has a lease of."""
    query = (
        "SELECT count(*) FROM tables WHERE id = ANY(:ids)"
        " AND lease_until >= extract(epoch FROM clock_timestamp()) * 1000"
    )
    return int((await connection.execute(text(query), {"ids": tables})).scalar_one())


async def write_half(connection: AsyncConnection, table: str) -> None:
    """The next entry, in a transaction that stays open; again where the server was quicker."""
    for _ in range(100):
        try:
            await connection.execute(
                text(
                    "INSERT INTO entries SELECT table_id, max(number) + 1, '{}' FROM entries"
                    " WHERE table_id = :id GROUP BY table_id"
                ),
                {"id": table},
            )
            return
        except IntegrityError:
            await connection.rollback()
    pytest.fail("the server is always quicker")


def test_locks_that_never_end_stop_neither_other_tables_nor_other_processes(
    base: Base, tmp_path: Path
) -> None:
    """Rows of a dead process's tables, and of a living one's, are locked by a session that stays."""
    with cluster(base, tmp_path, 2, desert=0) as servers:
        dead = [bots_alone(servers[0].guest("Anya")) for _ in range(20)]
        living = [bots_alone(servers[1].guest("Boris")) for _ in range(3)]
        locked = [*dead[:16], living[0]]
        free = [*dead[16:], *living[1:]]

        async def work() -> None:
            engine = open_engine(base.database, lease=3600)
            async with engine.connect() as connection:
                await connection.execute(
                    text("SELECT id FROM tables WHERE id = ANY(:ids) FOR UPDATE"), {"ids": locked}
                )
                servers[0].kill()
                while await held(connection, dead[:16]):
                    await asyncio.sleep(0.1)
                watchers = [Seat(servers[1].url, "", table) for table in dead[:16]]
                opening = [asyncio.create_task(watcher.open()) for watcher in watchers]
                assert sorted(await grown(base, free)) == sorted(free)
                guest = await asyncio.to_thread(servers[1].guest, "Vera")
                assert (await asyncio.to_thread(guest.http.get, "/healthz")).status_code == 200
                assert sorted(await grown(base, free)) == sorted(free)
                assert await grown(base, locked, 1.0) == []
                await connection.rollback()
            await asyncio.gather(*opening, return_exceptions=True)
            assert sorted(await grown(base, locked)) == sorted(locked)
            await engine.dispose()

        run(work())


def test_a_process_that_vanishes_in_mid_transaction_holds_a_table_no_longer_than_a_lease(
    base: Base, tmp_path: Path
) -> None:
    with cluster(base, tmp_path, 1, desert=0) as servers:
        table, other = (bots_alone(servers[0].guest("Anya")) for _ in range(2))

        async def work() -> None:
            engine = open_engine(base.database, lease=2.5)
            async with engine.connect() as connection:  # as if this were a process that has just been cut off
                await write_half(connection, table)
                assert await grown(base, [other]) == [other]
                assert await grown(base, [table, other]) == [table, other]
                await connection.invalidate()
            await engine.dispose()

        run(work())


def test_chat_is_told_once_and_in_order_on_every_process(base: Base, tmp_path: Path) -> None:
    with cluster(base, tmp_path, 2) as servers:
        people = [servers[number].guest(f"P{number}") for number in range(2)]
        table = str(people[0].open_table(2)["id"])
        people[1].sit(table, "B")

        async def talk(seat: Seat) -> None:
            for number in range(30):
                await seat.ask("say", text=f"{number}")

        async def game() -> None:
            seats = [
                Seat(server.url, guest.cookie, table) for server, guest in zip(servers, people, strict=True)
            ]
            for seat in seats:
                await seat.open()
            await asyncio.gather(*map(talk, seats))
            await seats[0].ask("say", text="end")
            for seat in seats:
                while not seat.chat or seat.chat[-1]["text"] != "end":
                    await seat.read()
                assert [line["number"] for line in seat.chat] == list(range(1, 62))

        run(game())


def test_whoever_was_silent_for_too_long_writes_no_more(base: Base, tmp_path: Path) -> None:
    """Also where the process that took the table over has not written yet."""
    with cluster(base, tmp_path, 1) as servers:
        table = str(servers[0].guest("Anya").open_table(2)["id"])
        servers[0].stop()

    async def work() -> None:
        store = Store(open_engine(base.database))
        try:
            number = len(await store.entries(table))
            body = (await store.entries(table))[-1]
            assert (await store.lease(table, "first", 1)).held
            await asyncio.sleep(0.05)
            await store.append([Batch(table, number, [body])], "first")  # silent, and nobody else was there
            assert (await store.lease(table, "second", 60_000)).held
            with pytest.raises(NotHeld):
                await store.append([Batch(table, number + 1, [body])], "first")
            assert len(await store.entries(table)) == number + 1
            await store.append([Batch(table, number + 1, [body])], "second")
        finally:
            await store.close()

    asyncio.run(work())


def test_nobody_writes_while_another_takes_the_table_over(base: Base, tmp_path: Path) -> None:
    """The write begins while the lease passes on, and ends after it has."""
    with cluster(base, tmp_path, 1) as servers:
        table = str(servers[0].guest("Anya").open_table(2)["id"])
        servers[0].stop()

    async def work() -> None:
        store = Store(open_engine(base.database))
        engine = open_engine(base.database)
        try:
            stored = await store.entries(table)
            assert (await store.lease(table, "first", 60_000)).held
            async with engine.connect() as connection:
                taking = "UPDATE tables SET lease_by = 'second' WHERE id = :id"
                await connection.execute(text(taking), {"id": table})
                writing = asyncio.create_task(
                    store.append([Batch(table, len(stored), [stored[-1]])], "first")
                )
                while not writing.done() and not await waits_for_a_lock(base):
                    await asyncio.sleep(0.01)
                await connection.commit()
            with pytest.raises(NotHeld):
                await writing
            assert await store.entries(table) == stored
        finally:
            await engine.dispose()
            await store.close()

    asyncio.run(work())


async def waits_for_a_lock(base: Base) -> bool:
    engine = open_engine(base.database)
    try:
        async with engine.connect() as connection:
            query = text("SELECT count(*) FROM pg_stat_activity WHERE wait_event_type = 'Lock'")
            return bool((await connection.execute(query)).scalar())
    finally:
        await engine.dispose()


def test_many_notes_at_once_all_go_out(base: Base) -> None:
    """A full house is no broken bus: notes wait for a free line."""

    async def publish() -> None:
        bus = ValkeyBus(base.bus)
        await bus.open()
        await asyncio.gather(*(bus.publish("house", b"note") for _ in range(400)))
        assert not bus.away
        await bus.close()

    asyncio.run(publish())
