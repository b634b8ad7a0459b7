"""My games: each of them sees his own, page by page, and takes off his list what he likes."""

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import text

from koloda.server.handlers.played import PAGE, tally
from koloda.server.store.connect import open_engine, upgrade
from koloda.server.store.played import query_played
from koloda.server.store.store import Store
from tests.server.clients import Guest, Json
from tests.server.servers import Server, serving
from tests.server.test_my_tables import FILL
from tests.server.test_rooms import played, told_over


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("mine")) as server:
        yield server


def mine(guest: Guest, before: str = "") -> Json:
    return guest.ask("GET", f"/api/me/games?before={before}")


def over(server: Server) -> tuple[list[Guest], str]:
    """A game that is known to be over."""
    people, table = played(server)
    told_over(people[0], table, 1)
    return people, table


def test_a_finished_game_is_in_the_lists_of_those_who_played_and_of_nobody_else(server: Server) -> None:
    (anya, boris), table = over(server)
    lists = [mine(anya), mine(boris)]
    for found, name in zip(lists, ("Anya", "Boris"), strict=True):
        [game] = found["games"]
        assert (game["id"], game["game"], found["next"]) == (table, "uno", "")
        assert [one["name"] for one in game["players"]] == ["Anya", "Boris"]
        assert [one["name"] for one in game["players"] if one["me"]] == [name]
        [score] = found["tallies"]
        assert (score["games"], score["wins"]) == (1, int(game["won"]))
    assert sum(found["games"][0]["won"] for found in lists) == 1
    assert anya.cookie.partition(".")[0] not in str(lists), "nobody reads who the others are"
    stranger = server.guest("Vera")
    assert mine(stranger)["games"] == [] and mine(server.guest(""))["games"] == []
    assert stranger.http.delete(f"/api/me/games/{table}").status_code == 404
    assert mine(anya) == lists[0]


def test_what_one_takes_off_his_list_stays_with_the_others(server: Server) -> None:
    (anya, boris), table = over(server)
    theirs = mine(boris)
    anya.ask("DELETE", f"/api/me/games/{table}")
    boris.ask("DELETE", f"/api/tables/{table}/chat")
    assert mine(anya)["games"] == [] and mine(anya)["tallies"] == []
    assert mine(boris) == theirs, "with the names that played"
    boris.ask("DELETE", "/api/me/games")
    assert mine(boris)["games"] == []
    assert boris.ask("GET", f"/api/tables/{table}")["seat"] == "B", "the game itself is still there"


def test_pages_follow_each_other_and_end_by_an_index(tmp_path: Path) -> None:
    """Among twenty thousand games, many of one moment: none is left out or told twice."""

    async def work() -> None:
        engine = open_engine(f"sqlite:///{tmp_path}/koloda.db")
        try:
            await upgrade(engine)
            async with engine.begin() as connection:
                for statement in FILL:
                    await connection.execute(text(statement))
                await connection.execute(
                    text(
                        "INSERT INTO played (table_id, guest, game, at, won)"
                        " SELECT table_id, guest, 'uno', seat, seat = 0 FROM seats"
                    )
                )
                await connection.execute(text("ANALYZE"))
                query = query_played("g7", PAGE, (1, "m507"))
                written = query.compile(dialect=engine.dialect, compile_kwargs={"literal_binds": True})
                told = await connection.execute(text(f"EXPLAIN QUERY PLAN {written}"))
                plan = "\n".join(str(row[3]) for row in told)
            assert "played_guest" in plan and "SCAN" not in plan and "TEMP B-TREE" not in plan, plan
            store = Store(engine)
            found: list[str] = []
            place: tuple[int, str] | None = None
            while page := await store.played("g7", 7, place):
                found += [row.table_id for row in page]
                place = (page[-1].at, page[-1].table_id)
            assert sorted(found) == sorted(f"m{n}" for n in range(20_000) if n % 1000 in (7, 507))
            assert await store.forget_played("g7") == len(found)
            assert len(await store.played("g507", 100)) == 40
        finally:
            await engine.dispose()

    asyncio.run(work())


def test_a_page_that_is_none_is_refused(server: Server) -> None:
    anya = server.guest("Anya")
    for place in ("x", "1", "1.", ".a", "9" * 40 + ".a", "1." + "x" * 40):
        assert anya.http.get("/api/me/games", params={"before": place}).status_code == 400, place


def test_wins_in_a_row_are_counted_from_the_latest_game() -> None:
    won = [("uno", one == "w") for one in "ww.www.w"]
    [uno, iota] = tally([*won, ("iota", False)])
    assert (uno.games, uno.wins, uno.streak, uno.best) == (8, 6, 2, 3)
    assert (iota.games, iota.wins, iota.streak, iota.best) == (1, 0, 0, 0)
