"""`koloda admin` beside a running server, on a file and on PostgreSQL."""

import asyncio
import json
import random
from collections.abc import Iterator
from pathlib import Path

import pytest

from koloda.cli import main
from tests.server.clients import ConnectionClosed, Guest, Json, Seat, play, run
from tests.server.machines import Base, cluster
from tests.server.servers import Server, serving

Output = pytest.CaptureFixture[str]


@pytest.fixture(scope="module", params=["file", "postgresql"])
def server(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("admin")
    if request.param == "file":
        with serving(folder) as server:
            yield server
    else:
        base: Base = request.getfixturevalue("base")
        with cluster(base, folder, 1) as servers:
            yield servers[0]


def admin(server: Server, capsys: Output, *arguments: str, status: int = 0) -> str:
    assert main(["admin", *arguments, "--database", server.database]) == status, capsys.readouterr()
    out, err = capsys.readouterr()
    return out if status == 0 else err


def two_people(server: Server) -> tuple[list[Guest], str]:
    people = [server.guest(name) for name in ("Anya", "Boris")]
    table = str(people[0].open_table(2)["id"])
    people[1].sit(table, "B")
    people[0].ask("POST", f"/api/tables/{table}/start")
    return people, table


def soon(guest: Guest, path: str, status: int) -> Json:
    """The answer, as soon as it has this status."""
    for _ in range(600):
        answer = guest.http.get(path)
        if answer.status_code == status:
            found: Json = answer.json()
            return found
        asyncio.run(asyncio.sleep(0.1))
    raise AssertionError(answer.text)


def finish(server: Server, people: list[Guest], table: str) -> None:
    async def game() -> None:
        seats = [Seat(server.url, guest.cookie, table) for guest in people]
        for seat in seats:
            await seat.open()
        await play(seats, random.Random(1))

    run(game())


def test_tables_are_listed_and_inspected_without_their_cards(server: Server, capsys: Output) -> None:
    _, table = two_people(server)
    assert table in admin(server, capsys, "tables", "--status", "playing", "--game", "uno")
    assert table not in admin(server, capsys, "tables", "--status", "waiting")
    assert table not in admin(server, capsys, "tables", "--game", "iota")
    told = admin(server, capsys, "table", table)
    assert "Anya" in told and "Boris" in told and "entries" in told
    found = json.loads(admin(server, capsys, "table", table, "--json"))
    assert [sitter["name"] for sitter in found["sitters"]] == ["Anya", "Boris"]
    assert "secret" not in told
    assert "there is no table nowhere" in admin(server, capsys, "table", "nowhere", status=2)


def test_a_closed_table_ends_for_everybody(server: Server, capsys: Output) -> None:
    people, table = two_people(server)

    async def sit() -> None:
        seat = Seat(server.url, people[0].cookie, table)
        await seat.open()
        await asyncio.to_thread(main, ["admin", "close", table, "--database", server.database])
        with pytest.raises(ConnectionClosed):
            while True:
                await seat.read()

    run(sit())
    capsys.readouterr()
    assert soon(people[0], f"/api/tables/{table}", 410)["code"] == "table.closed"
    assert table in admin(server, capsys, "tables", "--status", "aside")
    assert "no table" in admin(server, capsys, "release", table, status=2)
    assert people[0].http.get("/healthz").text == "ok"


def sitters(seen: Json) -> list[tuple[str, str, str]]:
    return [(chair["seat"], chair["kind"], chair["name"]) for chair in seen["table"]["chairs"]]


def test_a_table_in_quarantine_goes_on_when_it_is_released(server: Server, capsys: Output) -> None:
    people, table = two_people(server)
    before = people[0].ask("GET", f"/api/tables/{table}")
    admin(server, capsys, "quarantine", table)
    told = soon(people[0], f"/api/tables/{table}", 409)
    assert told["code"] == "table.held" and told["text"]
    for _ in range(600):
        if "set aside: 1" in people[0].http.get("/healthz").text:
            break
        asyncio.run(asyncio.sleep(0.1))
    else:
        raise AssertionError("health does not count it")
    admin(server, capsys, "release", table)
    after = soon(people[0], f"/api/tables/{table}", 200)
    assert sitters(after) == sitters(before)  # nobody holds a line: they may count as away by now
    finish(server, people, table)


def test_whoever_is_banned_stays_out_until_he_is_let_in(server: Server, capsys: Output) -> None:
    people, table = two_people(server)
    id = json.loads(admin(server, capsys, "table", table, "--json"))["sitters"][1]["guest"]
    assert "kept out until" in admin(server, capsys, "ban", id, "--for", "2d", "--why", "rude")
    assert soon(people[1], "/api/me", 403)["code"] == "guest.banned"
    assert people[0].http.get("/api/me").status_code == 200
    assert "rude" in admin(server, capsys, "bans")
    admin(server, capsys, "unban", id)
    soon(people[1], "/api/me", 200)
    assert "is not kept out" in admin(server, capsys, "unban", id, status=2)
    assert "a time is like" in admin(server, capsys, "ban", id, "--for", "long", status=2)


def test_an_address_is_banned(server: Server, capsys: Output) -> None:
    guest = server.guest("Vera")
    admin(server, capsys, "ban", "127.0.0.1")
    try:
        assert soon(guest, "/api/games", 403)["code"] == "guest.banned"
    finally:
        admin(server, capsys, "unban", "127.0.0.1")
    soon(guest, "/api/games", 200)


def test_a_notice_reaches_everybody_at_a_table(server: Server, capsys: Output) -> None:
    people, table = two_people(server)

    async def sit() -> None:
        here, later = (Seat(server.url, guest.cookie, table) for guest in people)
        await here.open()
        words = ["admin", "announce", "At ten the server stops.", "--database", server.database]
        await asyncio.to_thread(main, words)
        assert (await here.until("notice"))["text"] == "At ten the server stops."
        await later.open()
        assert (await later.until("notice"))["text"] == "At ten the server stops."
        await asyncio.to_thread(main, ["admin", "announce", "--database", server.database])
        assert (await here.until("notice"))["text"] == ""

    run(sit())


def test_what_was_deleted_comes_back_from_a_backup(server: Server, capsys: Output, tmp_path: Path) -> None:
    people, table = two_people(server)
    _, over = two_people(server)
    file = str(tmp_path / "koloda.backup")
    assert "tables" in admin(server, capsys, "backup", file)
    assert Path(file).stat().st_mode & 0o077 == 0
    seen = people[0].ask("GET", f"/api/tables/{table}")["table"]["chairs"]
    admin(server, capsys, "close", table)
    soon(people[0], f"/api/tables/{table}", 410)
    asyncio.run(asyncio.sleep(0.05))
    assert "would be deleted" in admin(server, capsys, "prune", "--over", "0s", "--dry-run")
    assert "are deleted" in admin(server, capsys, "prune", "--over", "0s")
    soon(people[0], f"/api/tables/{table}", 404)
    assert "1 tables" in admin(server, capsys, "restore", file, "--table", table)
    assert soon(people[0], f"/api/tables/{table}", 200)["table"]["chairs"] == seen
    assert "0 tables, 0 entries" in admin(server, capsys, "restore", file, "--table", over)
    finish(server, people, table)


def test_a_backup_fills_a_new_database(server: Server, capsys: Output, tmp_path: Path) -> None:
    people, table = two_people(server)
    file = str(tmp_path / "koloda.backup")
    admin(server, capsys, "backup", file)
    other = f"sqlite:///{tmp_path}/koloda.db"
    assert main(["db", "upgrade", "--database", other]) == 0
    assert main(["admin", "restore", file, "--database", other]) == 0
    with serving(tmp_path) as second:
        guests = [Guest(second.url, "") for _ in people]
        for guest, before in zip(guests, people, strict=True):
            guest.http.cookies.set("koloda", before.cookie)
            assert guest.ask("GET", "/api/me")["name"]
        finish(second, guests, table)
        for guest in guests:
            guest.close()
    capsys.readouterr()


@pytest.mark.parametrize("text", [b"", b"not a backup", None])
def test_a_file_that_is_no_backup(server: Server, capsys: Output, tmp_path: Path, text: bytes | None) -> None:
    file = tmp_path / "file"
    if text is None:
        admin(server, capsys, "backup", str(file))
        file.write_bytes(file.read_bytes()[:-20])
    else:
        file.write_bytes(text)
    assert str(file) in admin(server, capsys, "restore", str(file), status=2)
    assert "none" in admin(server, capsys, "restore", str(tmp_path / "none"), status=2)


def test_records_of_finished_games_are_exported(server: Server, capsys: Output, tmp_path: Path) -> None:
    people, table = two_people(server)
    finish(server, people, table)
    soon(people[0], f"/api/tables/{table}", 200)
    told = admin(server, capsys, "export", str(tmp_path))
    assert "records" in told
    written = tmp_path / "uno" / f"{table}.txt"
    assert written.read_text() == people[0].http.get(f"/api/tables/{table}/record").text
    assert main(["verify", str(written)]) == 0
    capsys.readouterr()


def test_sizes_count_everything(server: Server, capsys: Output) -> None:
    two_people(server)
    found = json.loads(admin(server, capsys, "sizes", "--json"))
    assert found["rows"]["tables"] == sum(found["tables"].values()) > 0
    assert found["bytes"] > found["rows"]["entries"] > 0
    assert "bytes" in admin(server, capsys, "sizes")


def test_an_id_that_looks_like_a_flag(server: Server, capsys: Output) -> None:
    for id in ("-FpEUKy4Jz_vSoCQpE5bFw", "--EUKy4Jz_vSoCQpE5bF-w"):
        assert f"there is no table {id}" in admin(server, capsys, "table", id, status=2)
        assert f"{id} is kept out" in admin(server, capsys, "ban", id)


def test_a_database_that_is_not_there(tmp_path: Path, capsys: Output) -> None:
    assert main(["admin", "tables", "--database", f"sqlite:///{tmp_path}/none.db"]) == 2
    assert "there is no database" in capsys.readouterr().err
    assert not (tmp_path / "none.db").exists()
