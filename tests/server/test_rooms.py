"""An evening: one code, the same people, one game after another."""

import random
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from koloda.server.identity import LETTERS, new_code
from tests.server.clients import FAST, Guest, Json, Seat, play, run
from tests.server.machines import Base, cluster
from tests.server.servers import Server, serving
from tests.server.test_durable import begin, sit_down


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("rooms")) as server:
        yield server


def finish(server: Server, people: list[Guest], table: str) -> None:
    """One whole game."""

    async def game() -> None:
        await play(await sit_down(server, people, table), random.Random(4))

    run(game())


def played(server: Server) -> tuple[list[Guest], str]:
    people, table = begin(server)
    finish(server, people, table)
    return people, table


def room(guest: Guest, table: str) -> Json:
    return guest.ask("GET", f"/api/tables/{table}/room")


def join(guest: Guest, code: str) -> str:
    return str(guest.ask("POST", "/api/join", {"code": code})["id"])


def test_one_code_leads_to_whatever_its_people_play(server: Server) -> None:
    people, first = played(server)
    anya, boris = people
    code = room(anya, first)["code"]
    assert len(code) == 4 and set(code) <= set(LETTERS)
    assert join(server.guest("Vera"), code.lower()) == first, "also while a game runs, or after it"
    second = anya.ask("POST", f"/api/tables/{first}/rematch", {"game": "arne"})["id"]
    assert boris.ask("POST", f"/api/tables/{first}/rematch")["id"] == second
    found = boris.ask("GET", f"/api/tables/{second}")
    assert found["table"]["game"] == "arne" and found["seat"] == "B"
    assert found["table"]["code"] == code and join(boris, code) == second
    assert room(boris, first)["table"] == second, "an old link leads to where they are"


def test_the_score_of_the_evening_outlives_the_server(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        people, first = played(server)
        second = people[0].ask("POST", f"/api/tables/{first}/rematch")["id"]
        finish(server, people, second)
        before = told_over(people[0], first, 2)
        server.kill()
        server.start()
        assert room(people[0], second) == before
        assert [game["id"] for game in before["games"]] == [first, second]
        assert sum(score["wins"] for score in before["scores"]) == 2
        assert {score["name"]: score["games"] for score in before["scores"]} == {"Anya": 2, "Boris": 2}
        people[0].ask("DELETE", f"/api/tables/{first}/name")
        people[0].ask("DELETE", f"/api/tables/{second}/name")
        assert "Anya" not in str(room(people[1], second))


def told_over(guest: Guest, table: str, games: int) -> Json:
    """The room, when so many of its games are known to be over."""
    for _ in range(1200):
        found = room(guest, table)
        if sum(bool(game["winners"]) for game in found["games"]) == games:
            return found
        time.sleep(0.05)
    raise AssertionError("the result is not stored")


def test_the_host_chooses_the_next_game_or_most_of_them_do(server: Server) -> None:
    people, table = begin(server, count=3)

    async def evening() -> None:
        seats = await sit_down(server, people, table)
        await play(seats, random.Random(4))
        _, boris, vera = people
        path = f"/api/tables/{table}"
        boris.ask("POST", f"{path}/wish", {"game": "iota"})
        vera.ask("POST", f"{path}/wish", {"game": "chess"}, status=400)
        assert boris.ask("POST", f"{path}/rematch", {"game": "iota"}, status=409)["code"] == "room.wish"
        for guest in (people[0], vera):
            assert guest.ask("POST", f"{path}/wish", {"game": "iota"})["table"]["wishes"]["B"] == "iota"
        assert vera.ask("POST", f"{path}/rematch", {"game": "uno"}, status=409)["code"] == "room.wish"
        following = vera.ask("POST", f"{path}/rematch", {"game": "iota"})["id"]
        while seats[1].info["next"] != following:
            await seats[1].read()
        assert vera.ask("GET", f"/api/tables/{following}")["table"]["game"] == "iota"

    run(evening())


def test_a_seat_is_made_for_whoever_plays(server: Server) -> None:
    anya = server.guest("Anya")
    table = anya.open_table(2, sit=False)["id"]
    seats = [
        server.guest(name).ask("POST", f"/api/tables/{table}/play") for name in ("Boris", "Vera", "Gleb")
    ]
    assert [found["seat"] for found in seats] == ["A", "B", "C"]
    assert seats[-1]["table"]["owner"] == "A", "the first who came runs a table that was opened on a screen"
    again = server.guests[-3].ask("POST", f"/api/tables/{table}/play")
    assert again["seat"] == "A" and len(again["table"]["chairs"]) == 3
    changed = server.guests[-3].ask(
        "POST", f"/api/tables/{table}/rules", {"options": "hand=9", "turn": 30000}
    )
    assert (changed["table"]["options"]["hand"], changed["table"]["turn"]) == ("9", 30000)
    anya.ask("POST", f"/api/tables/{table}/start")


def test_codes_grow_with_the_number_of_open_rooms() -> None:
    assert [len(new_code(rooms)) for rooms in (0, 194, 195, 4085)] == [4, 4, 5, 6]


def test_two_processes_open_one_next_game(base: Base, tmp_path: Path) -> None:
    """The same people ask at two machines at once; all come to the same table, and so does the code."""
    with cluster(base, tmp_path, 2) as servers:
        anya, boris = servers[0].guest("Anya"), servers[1].guest("Boris")
        table = str(anya.open_table(2, options=FAST)["id"])
        boris.sit(table, "B")

        async def game() -> None:
            seats = [Seat(guest.url, guest.cookie, table) for guest in (anya, boris)]
            for seat in seats:
                await seat.open()
            anya.ask("POST", f"/api/tables/{table}/start")
            for seat in seats:
                while seat.position is None:
                    await seat.read()
            await play(seats, random.Random(4))

        run(game())
        code = room(anya, table)["code"]
        found = {guest.ask("POST", f"/api/tables/{table}/rematch")["id"] for guest in (anya, boris)}
        assert len(found) == 1 and {join(anya, code), join(boris, code)} == found
