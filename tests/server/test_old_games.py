"""Databases and records that earlier versions have written (`tests/specimens`, made by `write_specimen`):
finished games are read, watched and proved for ever, whatever becomes of the rules."""

import gzip
import json
import sqlite3
import sys
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import pytest

from koloda.cli import main
from koloda.games import GAMES
from koloda.games.munchkin.packs.shelf import SHELF
from koloda.server.identity import Signer
from tests.docs.test_packs_guide import PACK
from tests.server.clients import Guest, Json, Seat, run
from tests.server.servers import Server
from tests.server.write_specimen import SPECIMENS

ALL = sorted(SPECIMENS.iterdir())
KEPT = 90 * 24 * 3600
MOVED = (
    "import sys, koloda.cli\n"
    "from koloda.games import GAMES\n"
    "for game in GAMES.values():\n"
    "    game.version += 1\n"
    "    game.editions.clear()\n"
    "sys.exit(koloda.cli.main(sys.argv[1:]))"
)


class MovedServer(Server):
    """As after a release in which every game behaves otherwise."""

    command = (sys.executable, "-c", MOVED)


@contextmanager
def opened(folder: Path, specimen: Path, kind: type[Server]) -> Iterator[tuple[Server, Guest, Json]]:
    """The specimen's database in a server; whoever played those games; what the specimen tells.

    However old the specimen is: its people were here just now, so nobody is forgotten meanwhile.
    """
    file = folder / "koloda.db"
    if not file.exists():
        with closing(sqlite3.connect(file)) as base:
            base.executescript(gzip.decompress((specimen / "base.sql.gz").read_bytes()).decode())
            base.execute("UPDATE guests SET seen = ?", (1000 * time.time_ns() // 10**9,))
            base.execute("UPDATE tables SET touched = ?", (1000 * time.time_ns() // 10**9,))
            base.commit()
    pack = folder / "harbour.toml"
    pack.write_text(PACK, encoding="utf-8")
    told: Json = json.loads(gzip.decompress((specimen / "told.json.gz").read_bytes()))
    server = kind(f"sqlite:///{file}", folder / "log", (pack,), limits="false", desert=0)
    server.start()
    try:
        guest = server.guest("")
        guest.http.cookies.set("koloda", fresh(file, told["cookie"]))
        yield server, guest, told
    finally:
        server.close()


def fresh(file: Path, cookie: str) -> str:
    """The cookie of the same guest as that server would write it today."""
    with closing(sqlite3.connect(file)) as base:
        (secret,) = base.execute("SELECT value FROM settings WHERE name = 'secret'").fetchone()
    return Signer(secret).sign(cookie.partition(".")[0], int(time.time()) + KEPT)


def as_told(now: Any, before: Any) -> Any:
    """What is told today, without the fields that came later."""
    if isinstance(now, dict) and isinstance(before, dict):
        return {name: as_told(now[name], told) for name, told in before.items() if name in now}
    if isinstance(now, list) and isinstance(before, list) and len(now) == len(before):
        return [as_told(one, told) for one, told in zip(now, before, strict=True)]
    return now


def check_finished(server: Server, guest: Guest, told: Json, specimen: Path) -> None:
    """Records, replays, the last position: all as they were told when the games were over."""
    for name, table in told["games"].items():
        seen = guest.ask("GET", f"/api/tables/{table}")
        assert seen["table"]["status"] == "over" and seen["seat"] == "A"
        record = guest.http.get(f"/api/tables/{table}/record")
        assert record.text == (specimen / f"{name}.txt").read_text(encoding="utf-8")
        for seat in ("A", "?", "*"):
            replay = guest.ask("GET", f"/api/tables/{table}/replay?seat={seat}&first=0")
            before = told["replays"][f"{name} {seat}"]
            assert as_told(replay, before) == before, (name, seat)
            some = guest.ask("GET", f"/api/tables/{table}/replay?seat={seat}&first=7")
            assert as_told(some["steps"][:50], before["steps"][7:57]) == before["steps"][7:57]
        cards = guest.http.get(f"/api/tables/{table}/cards")
        assert cards.status_code == 200 and ("gull" in cards.text) == (name == "harbour")

        async def look(table: str = table) -> None:
            seat = Seat(server.url, guest.cookie, table)
            snapshot = await seat.open()
            assert snapshot["table"]["status"] == "over" and snapshot["position"]["over"]
            assert (await seat.ask("act", code="draw"))["type"] == "refused"

        run(look())


def wait_for_archives(guest: Guest) -> None:
    for _ in range(300):
        if "koloda_games_unarchived 0.0" in guest.http.get("/metrics").text:
            return
        time.sleep(0.2)
    pytest.fail("the finished games are not archived")


async def act_if_asked(server: Server, guest: Guest, table: str) -> None:
    """Whoever plays alone is waited for."""
    seat = Seat(server.url, guest.cookie, table)
    await seat.open()
    if seat.legal:
        await seat.ask("act", code=seat.legal[0])


def steps_of(guest: Guest, table: str) -> int:
    return int(guest.ask("GET", f"/api/tables/{table}/replay?seat=A&first=0")["total"])


def wait_for_steps(guest: Guest, table: str, count: int) -> None:
    for _ in range(600):
        if steps_of(guest, table) >= count:
            return
        time.sleep(0.1)
    pytest.fail("the game does not go on")


def test_there_is_a_specimen_of_every_version_since_the_first() -> None:
    written: dict[str, set[int]] = {name: set() for name in GAMES}
    for specimen in ALL:
        for name in GAMES:
            line = (specimen / f"{name}.txt").read_text(encoding="utf-8").split("\n")[1]
            written[name].add(int(line.split(" ")[3]))
    for name, game in GAMES.items():
        assert written[name] >= set(range(1, game.version)), f"python -m tests.server.write_specimen ({name})"


@pytest.mark.parametrize("specimen", ALL, ids=lambda path: path.name)
def test_finished_games_of_an_older_server_outlive_a_move_of_the_rules(
    tmp_path: Path, specimen: Path
) -> None:
    """First with a server that still has their rules, then with one that has not."""
    with opened(tmp_path, specimen, Server) as (_, guest, told):
        assert guest.ask("GET", f"/api/tables/{told['games']['uno']}")["table"]["status"] == "over"
        wait_for_archives(guest)
    with opened(tmp_path, specimen, MovedServer) as (server, guest, told):
        check_finished(server, guest, told, specimen)
        for table in told["running"].values():
            english = guest.ask("GET", f"/api/tables/{table}", status=409)
            assert english["code"] == "table.version" and "new table" in english["text"]
        new = guest.open_table(2, bots=["plain"])["id"]
        guest.ask("POST", f"/api/tables/{new}/start")
        again = guest.ask("POST", f"/api/tables/{told['games']['uno']}/rematch")["id"]
        assert guest.ask("GET", f"/api/tables/{again}")["table"]["status"] == "waiting"
        guest.ask("DELETE", f"/api/tables/{told['games']['uno']}/name")
        assert "Anya" not in guest.http.get(f"/api/tables/{told['games']['uno']}/record").text
        guest.ask("DELETE", "/api/me")
        assert "Traceback" not in server.log.read_text() and '"level":"error"' in server.log.read_text()


@pytest.mark.parametrize("specimen", ALL, ids=lambda path: path.name)
def test_games_whose_rules_are_kept_are_read_by_them_and_go_on(tmp_path: Path, specimen: Path) -> None:
    with opened(tmp_path, specimen, Server) as (server, guest, told):
        check_finished(server, guest, told, specimen)
        for table in told["running"].values():
            paused = steps_of(guest, table)
            seen = guest.ask("POST", f"/api/tables/{table}/resume")["table"]
            assert seen["status"] == "playing" and not seen["paused"]
            run(act_if_asked(server, guest, table))
            wait_for_steps(guest, table, paused + 1)


@pytest.mark.parametrize("specimen", ALL, ids=lambda path: path.name)
@pytest.mark.parametrize("name", [*GAMES, "harbour"])
def test_koloda_verify_reads_records_of_all_versions(
    specimen: Path,
    name: str,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    pack = tmp_path / "harbour.toml"
    pack.write_text(PACK, encoding="utf-8")
    record = specimen / f"{name}.txt"
    packs = ["--pack", str(pack)] if name == "harbour" else []
    monkeypatch.delitem(SHELF, "harbour", raising=False)
    game = GAMES["munchkin" if name == "harbour" else name]
    assert main(["verify", str(record), *packs]) == 0
    said = capsys.readouterr().out
    assert "holds; seed" in said and "; dealt from it" in said and "is not played here" not in said
    assert main(["replay", str(record)]) == 0
    capsys.readouterr()
    monkeypatch.setattr(game, "version", game.version + 1)
    monkeypatch.setattr(game, "editions", {})
    monkeypatch.delitem(SHELF, "harbour", raising=False)
    assert main(["verify", str(record), *packs]) == 0
    said = capsys.readouterr().out
    assert "is not played here" in said and "holds; seed" in said
    spoilt = tmp_path / "spoilt.txt"
    spoilt.write_text(record.read_text(encoding="utf-8").replace("secret ", "secret 0", 1), encoding="utf-8")
    assert main(["verify", str(spoilt)]) == 2
