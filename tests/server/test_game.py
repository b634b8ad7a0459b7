"""A whole game over real sockets."""

import random
from pathlib import Path

from tests.server.clients import Seat, play, run
from tests.server.openings import start_from
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


def test_why_a_card_cannot_be_played_is_asked_by_pointing_at_it(tmp_path: Path) -> None:
    """By whom it is not the turn, by what no card is, and by nothing at all."""
    with serving(tmp_path) as server:
        people = [server.guest(name) for name in ("Anya", "Boris")]
        table = people[0].open_table(2)["id"]
        start_from(server, table, position="2p strict | A r1 r2 | B g8 b9 | turn B | top b5 | deck …")
        people[1].sit(table, "B")

        async def asked() -> None:
            anya, boris = [Seat(server.url, guest.cookie, table) for guest in people]
            await anya.open()
            await boris.open()
            early = await anya.ask("why", values={"card": "r1"})
            assert (early["type"], early["clause"]) == ("refused", "uno.act.turn")
            wrong = await boris.ask("why", values={"card": "g8"})
            assert (wrong["type"], wrong["clause"]) == ("refused", "uno.match.rule")
            assert (await boris.ask("why", values={"card": "b9"}))["type"] == "allowed"
            for values in ({"card": "zz"}, {"cell": "1,0"}, {}):
                assert (await boris.ask("why", values=values))["type"] in ("refused", "error")

        run(asked())
        assert '"level":"error"' not in server.log.read_text()
