"""A database and records as this version writes them, to be opened by all later ones.

    python -m tests.server.write_specimen 2

writes `tests/specimens/2`: a finished game of every game with its record and its replays, a finished and a
running game with a user's pack, a running UNO. Do it once when the version of a game is about to move.
"""

import gzip
import json
import sqlite3
import sys
import tempfile
import time
from pathlib import Path

from koloda.games import GAMES
from tests.docs.test_packs_guide import PACK
from tests.server.clients import Guest
from tests.server.servers import Server, serving

SPECIMENS = Path(__file__).parents[1] / "specimens"
QUICK = {"bot_delay": "1-2", **{f"{name}_ms": "0" for name in ("kill", "run", "curse", "die")}}
SHORT = {
    "uno": {"target": "round", "hand": "5", "uno_call": "auto", "uno_hold": "0"},
    "munchkin": QUICK,
    "harbour": {"packs": "winter,harbour", **QUICK},
}


def open_game(guest: Guest, game: str, options: dict[str, str], pace: int) -> str:
    """Bots, and one person who has left them alone."""
    seats = max(GAMES[game].least, 3) if GAMES[game].most >= 3 else 2
    body = {
        "game": game,
        "count": seats,
        "options": {name: value for name, value in options.items() if knows(game, name)},
        "bots": ["plain"] * (seats - 1),
        "clock": {"turn": 1000, "keep": 1, "pace": pace},
    }
    table = str(guest.ask("POST", "/api/tables", body)["table"]["id"])
    guest.ask("POST", f"/api/tables/{table}/start")
    return table


def knows(game: str, option: str) -> bool:
    return any(known.name == option for known in GAMES[game].options)


def is_over(guest: Guest, table: str) -> bool:
    return bool(guest.ask("GET", f"/api/tables/{table}")["table"]["status"] == "over")


def write(folder: Path, server: Server) -> None:
    guest = server.guest("Anya")
    games = {name: open_game(guest, name, SHORT.get(name, {}), 1) for name in GAMES}
    games["harbour"] = open_game(guest, "munchkin", SHORT["harbour"], 1)
    running = {
        "uno": open_game(guest, "uno", {}, 400),
        "harbour": open_game(guest, "munchkin", SHORT["harbour"], 400),
    }
    for table in running.values():  # they go on when somebody opens them
        guest.ask("POST", f"/api/tables/{table}/pause")
    while not all(is_over(guest, table) for table in games.values()):
        time.sleep(0.5)
    folder.mkdir(parents=True, exist_ok=True)
    replays: dict[str, object] = {}
    for name, table in games.items():
        if name == "arne":
            agree(server, guest, table)
        record = guest.http.get(f"/api/tables/{table}/record")
        assert record.status_code == 200, record.text
        (folder / f"{name}.txt").write_text(record.text, encoding="utf-8")
        for seat in ("A", "?", "*"):
            replays[f"{name} {seat}"] = guest.ask("GET", f"/api/tables/{table}/replay?seat={seat}&first=0")
    with server.store() as base:
        while has_archives(base) and base.execute(
            "SELECT count(*) FROM tables WHERE status = 'over' AND archived <> 1"
        ).fetchone() != (0,):
            time.sleep(0.5)
    told = {"games": games, "running": running, "cookie": guest.cookie, "replays": replays}
    (folder / "told.json.gz").write_bytes(gzip.compress(json.dumps(told).encode(), mtime=0))
    server.stop()
    with server.store() as base:
        dump = "\n".join(base.iterdump())
    (folder / "base.sql.gz").write_bytes(gzip.compress(dump.encode(), mtime=0))


def agree(server: Server, guest: Guest, table: str) -> None:
    """All hands may be known."""
    from tests.server.clients import Seat, run

    async def work() -> None:
        seat = Seat(server.url, guest.cookie, table)
        await seat.open()
        assert (await seat.ask("agree"))["type"] == "done"

    run(work())


def has_archives(base: sqlite3.Connection) -> bool:
    return any(row[1] == "archived" for row in base.execute("PRAGMA table_info(tables)"))


def main(name: str) -> None:
    with tempfile.TemporaryDirectory() as temporary:
        pack = Path(temporary) / "harbour.toml"
        pack.write_text(PACK, encoding="utf-8")
        with serving(Path(temporary), (pack,), desert=0) as server:
            write(SPECIMENS / name, server)


if __name__ == "__main__":
    main(sys.argv[1])
