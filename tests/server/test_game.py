"""A whole game over real sockets."""

import random
from pathlib import Path

from tests.server.clients import Seat, play, run
from tests.server.servers import serving


def test_three_people_play_a_game(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        people = [server.guest(name) for name in ("Anya", "Boris", "Vera")]
        table = people[0].open_table(3)["id"]
        people[1].sit(table, "B")
        people[2].sit(table, "C")

        async def game() -> None:
            seats = [Seat(server.url, guest.cookie, table) for guest in people]
            for seat in seats:
                await seat.open()
            assert [seat.seat for seat in seats] == ["A", "B", "C"]
            people[0].ask("POST", f"/api/tables/{table}/start")
            for seat in seats:
                await seat.until("update")
            assert await play(seats, random.Random(1)) > 10

        run(game())
        record = people[0].http.get(f"/api/tables/{table}/record")
        assert record.status_code == 200
        assert record.text.startswith("koloda 1\ngame uno version")
        assert "seats Anya Boris Vera" in record.text
