"""Half an hour of everything at once: three servers, five games, people and bots, and a checker.

`SOAK_SECONDS` and `SOAK_SEED` choose another length and another storm; `SOAK_REPORT` names a file for what
was found."""

import asyncio
import json
import os
import random
import tempfile
import time
from collections import Counter
from pathlib import Path

import pytest
from sqlalchemy import text

import koloda.kernel.state
from koloda.games import GAMES
from koloda.server.store.connect import open_engine, upgrade
from koloda.table.entries import Entry, read_entry
from tests.server.clients import FAST
from tests.server.machines import Base
from tests.soak.checker import Findings, Json, check_table
from tests.soak.nodes import Disk, Node, Storm
from tests.soak.people import Client, Denied, Person

LEASE = 2.5
CLOCK = {"turn": 12_000, "keep": 20_000, "pace": 20}
OPTIONS = {"uno": {**FAST, "hand": "5"}}
TABLES = 2
"""Tables of each game at the same time."""
COMPILED = not str(koloda.kernel.state.__file__).endswith(".py")
WATCH_WRITERS = (
    *(f"CREATE ROLE node{number} SUPERUSER LOGIN" for number in range(3)),
    "ALTER SYSTEM SET max_wal_size = '64MB'",
    "ALTER SYSTEM SET min_wal_size = '32MB'",
    "SELECT pg_reload_conf()",
    """CREATE TABLE writers (table_id text, number int, node text, lease_by text, lapsed boolean)""",
    """CREATE FUNCTION note_writer() RETURNS trigger AS $$ BEGIN
        INSERT INTO writers SELECT NEW.table_id, NEW.number, current_user, lease_by,
            lease_until < extract(epoch FROM clock_timestamp()) * 1000 FROM tables WHERE id = NEW.table_id;
        RETURN NEW; END $$ LANGUAGE plpgsql""",
    "CREATE TRIGGER note_writer AFTER INSERT ON entries FOR EACH ROW EXECUTE FUNCTION note_writer()",
)


class Soak:
    def __init__(self, base: Base, disk: Disk, folder: Path, seed: int, longest: float) -> None:
        self.base = base
        self.folder = folder
        self.seed = seed
        self.nodes = [Node(number, base, folder, LEASE) for number in range(3)]
        self.storm = Storm(base, disk, self.nodes, seed, longest=longest)
        self.storm.cut_client = self.cut_client
        self.clients: dict[str, list[Client]] = {}
        self.stopped = False

    def cut_client(self, lot: random.Random) -> None:
        living = [client for table in self.clients.values() for client in table if not client.over]
        if living:
            lot.choice(living).cut()

    async def prepare(self) -> None:
        engine = open_engine(self.base.database)
        await upgrade(engine)
        async with engine.connect() as connection:
            whole = await connection.execution_options(isolation_level="AUTOCOMMIT")
            for statement in WATCH_WRITERS:
                await whole.execute(text(statement))
        await engine.dispose()
        for node in self.nodes:
            await node.open()
        for _ in range(240):
            if all([await node.healthy() for node in self.nodes]):
                return
            await asyncio.sleep(0.5)
        raise AssertionError("not every server starts")

    async def evening(self, game: str, number: int) -> None:
        """Two people and a bot play one game after another; somebody watches."""
        lot = random.Random(f"{self.seed}/{game}/{number}")
        people = [Person(f"{name} {number}", self.nodes, lot) for name in ("Anya", "Boris")]
        for person in people:
            await person.ask("POST", "/api/me", {"name": person.name})
        for _ in range(500):
            if self.stopped:
                return
            try:
                table = await self.open_table(game, people)
            except Denied:
                continue
            found = self.clients[table] = [
                Client(person, table, self.nodes, self.folder / f"{table}.{place}", f"{table}/{place}")
                for place, person in enumerate([*people, None])
            ]
            await asyncio.gather(*(client.live() for client in found))

    async def open_table(self, game: str, people: list[Person]) -> str:
        body = {
            "game": game, "count": 3, "options": OPTIONS.get(game, {}), "clock": CLOCK, "bots": ["plain"],
        }  # fmt: skip
        table = str((await people[0].ask("POST", "/api/tables", body))["table"]["id"])
        await people[1].ask("POST", f"/api/tables/{table}/seats/B/take", {})
        await people[0].ask("POST", f"/api/tables/{table}/start")
        return table

    async def run(self, seconds: float, calm: int) -> set[str]:
        """The tables that stood still after the storm, though nothing was wrong any more."""
        await self.prepare()
        evenings = [
            asyncio.create_task(self.evening(game, number)) for number in range(TABLES) for game in GAMES
        ]
        try:
            await self.storm.rage(seconds)
            stood = await self.standing_still(calm)
        finally:
            self.stopped = True
            for table in self.clients.values():
                for client in table:
                    client.stopped = True
                    client.cut()
            ended = await asyncio.wait_for(asyncio.gather(*evenings, return_exceptions=True), 200)
        for end in ended:
            if isinstance(end, BaseException):
                raise end
        return stood

    async def standing_still(self, calm: int) -> set[str]:
        """The tables where nothing happens for so many seconds; none as soon as all go on."""
        before = await self.lengths()
        for _ in range(calm):
            await asyncio.sleep(1.0)
            after = await self.lengths()
            playing = {id for id, status in (await self.statuses()).items() if status == "playing"}
            stood = {id for id in playing if id in before and after[id] == before[id]}
            if not stood:
                break
        return stood

    async def query(self, statement: str) -> list[tuple[object, ...]]:
        engine = open_engine(self.base.database)
        try:
            async with engine.connect() as connection:
                return [tuple(row) for row in await connection.execute(text(statement))]
        finally:
            await engine.dispose()

    async def lengths(self) -> dict[str, int]:
        rows = await self.query("SELECT table_id, count(*) FROM entries GROUP BY table_id")
        return {str(id): int(str(count)) for id, count in rows}

    async def statuses(self) -> dict[str, str]:
        return {str(id): str(status) for id, status in await self.query("SELECT id, status FROM tables")}

    # Afterwards

    async def check(self) -> tuple[Findings, Json]:
        findings = Findings()
        logs: dict[str, list[Entry]] = {}
        for id, _, body in await self.query("SELECT table_id, number, body FROM entries ORDER BY 1, 2"):
            assert isinstance(body, bytes)
            logs.setdefault(str(id), []).append(read_entry(json.loads(body)))
        words: dict[str, Counter[str]] = {}
        for id, line in await self.query("SELECT table_id, text FROM chats"):
            words.setdefault(str(id), Counter())[str(line)] += 1
        sitters: dict[str, set[tuple[int, str]]] = {}
        for id, seat, guest in await self.query("SELECT table_id, seat, guest FROM seats"):
            sitters.setdefault(str(id), set()).add((int(str(seat)), str(guest)))
        statuses = await self.statuses()
        games: Counter[str] = Counter()
        for id, clients in self.clients.items():
            files = [client.history.path for client in clients]
            played = check_table(id, logs[id], files, words.get(id, Counter()), findings)
            chairs = {(n, chair.person) for n, chair in enumerate(played.table.chairs) if chair.person}
            findings.expect("the list knows who sits there", sitters.get(id) == chairs, id)
            status, listed = "over" if played.table.is_over else "playing", statuses[id]
            findings.expect("the list knows how it stands", listed == status, f"{id} {listed} {status}")
            games[f"{played.table.game.name} {status}"] += 1
        await self.check_owners(findings)
        aside = await self.query("SELECT id, aside FROM tables WHERE aside IS NOT NULL")
        findings.expect("no table is set aside", not aside, str(aside))
        acknowledged = sum(client.acknowledged for table in self.clients.values() for client in table)
        entries = sum(map(len, logs.values()))
        return findings, {"games": dict(games), "acknowledged": acknowledged, "entries": entries}

    async def check_owners(self, findings: Findings) -> None:
        """Whoever writes holds the lease: nobody writes while somebody else does."""
        where: dict[str, str] = {}
        for node in self.nodes:
            for line in node.log.read_text(errors="replace").splitlines():
                if '"process ' in line and "is open" in line:
                    where[json.loads(line)["text"].split()[1]] = f"node{node.number}"
        query = "SELECT table_id, number, node, lease_by, lapsed FROM writers WHERE number > 0"
        for id, number, writer, lease_by, lapsed in await self.query(query):
            owner = where.get(str(lease_by))
            holds = lease_by is None or bool(lapsed) or owner == writer
            findings.expect("one owner at a time", holds, f"{id} {number}: {writer}, not {owner}")

    async def close(self) -> list[int]:
        for node in self.nodes:
            node.wanted = False
        codes = [await asyncio.to_thread(node.stop) for node in self.nodes]
        for node in self.nodes:
            await node.store_line.stop()
            await node.bus_line.stop()
        return codes


def soak(folder: Path, seconds: float, seed: int, longest: float, calm: int = 180) -> None:
    """So many seconds of storm with pauses of at most `longest`, then at most `calm` ones until all games
    go on, then the check."""
    with tempfile.TemporaryDirectory(prefix="kol") as place:
        disk = Disk(Path(place))
        try:
            base = Base(Path(place))
        except BaseException:
            disk.close()
            raise

        async def whole() -> tuple[Json, list[str]]:
            run = Soak(base, disk, folder, seed, longest)
            try:
                stood = await run.run(seconds, calm)
                codes = await run.close()
                findings, counted = await run.check()
            finally:
                for node in run.nodes:
                    node.wanted = False
                    node.kill()
                (folder / "diary").write_text("\n".join(run.storm.diary))
            findings.expect("every game goes on", not stood, str(stood))
            findings.expect("servers stop when told", codes == [0, 0, 0], str(codes))
            ended = [code for node in run.nodes for code in node.ended]
            findings.expect("no server crashes", set(ended) <= {2}, str(ended))
            told = {"seed": seed, "seconds": seconds, "faults": dict(run.storm.counts), **counted}
            told |= {"starts refused": len(ended), "small disk": disk.small, **findings.report()}
            return told, [kind for kind, texts in findings.wrong.items() if texts]

        try:
            told, wrong = asyncio.run(whole())
        finally:
            base.valkey.stop()
            base.postgres.cleanup()
            disk.close()
    report = json.dumps(told, indent=1, ensure_ascii=False)
    print(report)
    if name := os.environ.get("SOAK_REPORT"):
        Path(name).write_text(report)
    assert not wrong, report


@pytest.mark.soak
def test_half_an_hour(tmp_path: Path) -> None:
    seconds = float(os.environ.get("SOAK_SECONDS", "1800"))
    seed = int(os.environ.get("SOAK_SEED", time.time_ns() % 1_000_000))
    soak(tmp_path, seconds, seed, min(60.0, seconds / 4))


@pytest.mark.skipif(not COMPILED, reason="runs once, on the compiled build")
def test_a_minute(tmp_path: Path) -> None:
    soak(tmp_path, 40.0, 1, 9.0)
