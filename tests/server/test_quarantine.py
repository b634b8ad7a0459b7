"""A table that cannot be read harms no other, says why, and comes back when it can be read again."""

import json
import time
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path

import httpx

from tests.docs.test_packs_guide import PACK
from tests.server.clients import FAST, ConnectionClosed, Guest, Seat, run
from tests.server.servers import Server, serving

BOTS = {"bots": ["plain", "plain"], "clock": {"turn": 0, "keep": 0, "pace": 20}}
"""Games that go on by themselves for a while."""


QUICK = {"turn": 0, "keep": 0, "pace": 10}
LONG = {"uno_call": "auto", "target": "500"}


def running(guest: Guest, game: str = "uno", **more: object) -> str:
    """A game of bots that nobody watches."""
    body = {"game": game, "count": 3, "sit": False, "bots": ["plain"] * 3, **more}
    clock = {"turn": 0, "keep": 0, "pace": 100}
    table = str(guest.ask("POST", "/api/tables", {"clock": clock, **body})["table"]["id"])
    guest.ask("POST", f"/api/tables/{table}/start")
    return table


def count(server: Server, table: str) -> int:
    with server.store() as base:
        return int(base.execute("SELECT count(*) FROM entries WHERE table_id = ?", (table,)).fetchone()[0])


def comes(true: Callable[[], bool]) -> bool:
    """Waits for it, for a minute at most."""
    for _ in range(600):
        if true():
            return True
        time.sleep(0.1)
    return False


def goes_on(server: Server, table: str) -> bool:
    before = count(server, table)
    return comes(lambda: count(server, table) > before)


def change_opening(server: Server, table: str, **values: object) -> None:
    """The first entry of a log with other values."""
    with server.store() as base:
        where = "WHERE table_id = ? AND number = 0"
        body = json.loads(base.execute(f"SELECT body FROM entries {where}", (table,)).fetchone()[0])
        body["values"].update(values)
        base.execute(f"UPDATE entries SET body = ? {where}", (json.dumps(body).encode(), table))


def spoil(server: Server, table: str) -> None:
    with server.store() as base:
        base.execute("UPDATE entries SET body = x'7b7b' WHERE table_id = ? AND number = 1", (table,))


def asked(server: Server, path: str, lang: str) -> httpx.Response:
    return httpx.get(f"{server.url}{path}", headers={"accept-language": lang})


def test_a_game_whose_pack_is_missing_waits_for_it_and_harms_no_other(tmp_path: Path) -> None:
    pack = tmp_path / "harbour.toml"
    pack.write_text(PACK, encoding="utf-8")
    with serving(tmp_path, (pack,)) as server:
        guest = server.guest("Anya")
        games = [
            running(guest, "munchkin", options={"packs": "winter,harbour"}),
            running(guest, "arne", options={}),
            running(guest, options={"uno_call": "auto"}),
        ]
        server.stop()
        server.packs = ()
        with server.store() as base:  # as a server that did not keep packs yet
            base.execute("DELETE FROM packs")
        server.start()
        assert goes_on(server, games[1]) and goes_on(server, games[2])
        stands = count(server, games[0])
        english, russian = (asked(server, f"/api/tables/{games[0]}", lang) for lang in ("en", "ru"))
        assert english.status_code == russian.status_code == 409
        assert english.json()["code"] == russian.json()["code"] == "table.pack"
        assert "harbour" in english.json()["text"] and "набор" in russian.json()["text"]
        assert "koloda_tables_aside 1.0" in asked(server, "/metrics", "en").text
        assert asked(server, "/healthz", "en").text == "ok, but tables set aside: 1"
        assert server.log.read_text().count(f"{games[0]} is set aside") == 1
        assert "sweep has failed" not in server.log.read_text()
        assert count(server, games[0]) == stands
        server.stop()
        server.packs = (pack,)
        server.start()
        assert goes_on(server, games[0])
        assert comes(lambda: asked(server, "/healthz", "en").text == "ok")


def test_tables_of_other_rules_and_spoilt_ones_say_so(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        guest = server.guest("Anya")
        old, spoilt, well = (running(guest, options={"uno_call": "auto"}) for _ in range(3))
        server.stop()
        change_opening(server, old, rules=0)
        spoil(server, spoilt)
        server.start()
        assert goes_on(server, well)
        for table, code in ((old, "table.version"), (spoilt, "table.spoilt")):
            for path in ("", "/record", "/replay", "/cards"):
                answer = asked(server, f"/api/tables/{table}{path}", "ru")
                assert answer.status_code == 409 and answer.json()["code"] == code, answer.text
            assert guest.ask("POST", f"/api/tables/{table}/pause", status=409)["code"] == code

        async def look() -> None:
            try:
                await Seat(server.url, guest.cookie, old).open()
            except Exception as error:
                assert "409" in str(error)
            else:
                raise AssertionError("the socket opens")

        run(look())


def test_a_guest_with_a_table_that_cannot_be_read_can_go(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        guest = server.guest("Anya")
        tables = [str(guest.open_table(3, **BOTS)["id"]) for _ in range(2)]
        for table in tables:
            guest.ask("POST", f"/api/tables/{table}/start")
        server.stop()
        change_opening(server, tables[0], rules=0)
        server.start()
        guest.ask("DELETE", "/api/me")
        with server.store() as base:
            bodies = [row[0].decode() for row in base.execute("SELECT body FROM entries")]
        assert not any("Anya" in body for body in bodies)


def test_a_table_that_is_spoilt_while_people_play_sends_them_to_its_page(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        guest = server.guest("Anya")
        table = str(guest.open_table(3, options=FAST, **BOTS)["id"])

        async def game() -> None:
            seat = Seat(server.url, guest.cookie, table)
            await seat.open()
            guest.ask("POST", f"/api/tables/{table}/start")
            while seat.position is None:
                await seat.read()
            spoil(server, table)
            with server.store() as base:  # somebody else has written: everything is read anew
                base.execute(
                    "INSERT INTO entries SELECT table_id, max(number) + 1, x'7b7b' FROM entries"
                    " WHERE table_id = ? GROUP BY table_id",
                    (table,),
                )
            try:
                for _ in range(1000):
                    if seat.legal:
                        await seat.send({"type": "act", "id": seat.new_id(), "code": seat.legal[0]})
                    await seat.read()
                raise AssertionError("the socket stays open")
            except ConnectionClosed as closed:
                assert closed.rcvd is not None and closed.rcvd.code == 1012

        run(game())
        assert guest.ask("GET", f"/api/tables/{table}", status=409)["code"] == "table.spoilt"


def test_more_spoilt_tables_than_one_sweep_looks_at(tmp_path: Path) -> None:
    """They are looked at once in a while, and never instead of the others."""
    with serving(tmp_path) as server:
        guest = server.guest("Anya")
        spoilt = running(guest, options={"uno_call": "auto"})
        server.stop()
        spoil(server, spoilt)
        with server.store() as base:
            names = [row[1] for row in base.execute("PRAGMA table_info(tables)")]
            rest = ", ".join("NULL" if name == "code" else name for name in names[1:])
            for number in range(450):
                id = f"bad{number}"
                copied = f"INSERT INTO tables ({', '.join(names)}) SELECT ?, {rest} FROM tables WHERE id = ?"
                base.execute(copied, (id, spoilt))
                copied = "INSERT INTO entries SELECT ?, number, body FROM entries WHERE table_id = ?"
                base.execute(copied, (id, spoilt))
        server.start()
        assert comes(lambda: server.log.read_text().count("is set aside") == 451)
        well = running(server.guest("Boris"), options={"uno_call": "auto"})
        server.stop()
        server.start()
        assert goes_on(server, well)


def test_a_log_that_leads_to_another_position_is_set_aside(tmp_path: Path) -> None:
    """A game is never played on from a position that its players have not seen."""
    with serving(tmp_path) as server:
        guest = server.guest("Anya")
        table, other = (running(guest, clock=QUICK, options=LONG) for _ in range(2))
        assert comes(lambda: count(server, table) >= 30)
        server.stop()
        with server.store() as base:
            entries = base.execute(
                "SELECT number, body FROM entries WHERE table_id = ? ORDER BY number", (table,)
            )
            bodies = {number: json.loads(body) for number, body in entries.fetchall()}
            told = [number for number, body in bodies.items() if "digest" in body["values"]]
            assert told and max(bodies) - max(told) <= 8
            assert all(second - first <= 10 for first, second in pairwise(told))
            body = bodies[told[-1]]
            body["values"]["digest"] = "0" * 16
            base.execute(
                "UPDATE entries SET body = ? WHERE table_id = ? AND number = ?",
                (json.dumps(body).encode(), table, told[-1]),
            )
        server.start()
        assert goes_on(server, other)
        assert asked(server, f"/api/tables/{table}", "en").json()["code"] == "table.spoilt"
