"""A bot that thinks long sits at a table of the server, and nobody waits for it but its own table."""

from pathlib import Path

from tests.server.clients import Seat, run
from tests.server.openings import start_from
from tests.server.servers import serving

POSITION = "2p strict | A g5 g1 g2 | B r7 r9 b7 b2 | turn B | top r3 | deck y1 y2 y3 y4 …"


def test_an_expert_plays_and_questions_are_answered_while_it_thinks(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        anya = server.guest("Anya")
        opened = anya.open_table(2, bots=["expert"])
        levels = {game["name"]: game["levels"] for game in anya.http.get("/api/games").json()}
        assert all("expert" in found for found in levels.values())
        start_from(server, opened["id"], position=POSITION)

        async def game() -> None:
            seat = Seat(server.url, anya.cookie, opened["id"])
            await seat.open()
            assert (await seat.ask("why", values={"card": "g1"}))["type"] in ("refused", "allowed")
            while not seat.legal:
                await seat.until("update")

        run(game())
        assert '"level":"error"' not in server.log.read_text()
        assert "koloda_thoughts_cut_short_total" in anya.http.get("/metrics").text


def test_a_level_that_there_is_not_is_answered_by_those_there_are(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        anya = server.guest("Anya")
        body = {"game": "iota", "count": 2, "bots": ["genius"], "options": {}}
        refused = anya.ask("POST", "/api/tables", body, status=400)
        assert "expert" in str(refused)
