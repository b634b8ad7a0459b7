"""Hints over the socket: what a strong player would do, for whoever may ask."""

from collections.abc import Iterator

import pytest

from tests.server.clients import Guest, Json, Seat, run
from tests.server.openings import start_from
from tests.server.servers import Server, serving

WINS = "2p strict target=round | A r5 | B r7 r9 b7 b2 | turn A | top r3 | deck y1 y2 y3 y4 …"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("server")) as running:
        yield running


def asked(server: Server, guest: Guest, table: Json, *, watch: bool = False, lang: str = "en") -> Json:
    """What is answered to one who asks for a hint."""
    answers: list[Json] = []

    async def game() -> None:
        seat = Seat(server.url, guest.cookie, table["id"])
        headers = {"accept-language": lang}
        await seat.open(anew=False, watch=watch, mute="", **headers)
        answers.append(await seat.ask("hint"))
        await seat.close()

    run(game())
    return answers[0]


def test_alone_a_hint_says_what_to_do_and_why(server: Server) -> None:
    anya = server.guest("Anya")
    table = anya.open_table(2, bots=["normal"])
    start_from(server, table["id"], position=WINS)
    told = asked(server, anya, table)
    assert (told["type"], told["action"]["code"]) == ("hinted", "r5")
    assert told["reasons"][0] == "It is the last card: the round is won."
    best, *others = told["choices"]
    assert (best["action"]["code"], best["chance"]) == ("r5", 100) and all(
        one["chance"] < 100 for one in others
    )
    assert anya.ask("GET", f"/api/tables/{table['id']}")["table"]["hints"]


def test_it_speaks_the_language_of_whoever_asks(server: Server) -> None:
    anya = server.guest("Anya")
    table = anya.open_table(2, bots=["normal"])
    start_from(server, table["id"], position=WINS)
    assert "карта" in asked(server, anya, table, lang="ru")["reasons"][0]


@pytest.mark.parametrize("allowed", [False, True])
def test_among_people_the_table_says_whether(server: Server, allowed: bool) -> None:
    """Who is asked is told what to do, the other one to wait."""
    anya, boris, vera = server.guest("Anya"), server.guest("Boris"), server.guest("Vera")
    table = anya.open_table(2, hints=allowed, options={"target": "round"})
    boris.sit(table["id"], "B")
    anya.ask("POST", f"/api/tables/{table['id']}/start")
    assert anya.ask("GET", f"/api/tables/{table['id']}")["table"]["hints"] is allowed
    told = [asked(server, guest, table) for guest in (anya, boris)]
    if allowed:
        assert {one["type"] for one in told} == {"hinted"}
        assert sorted("action" in one for one in told) == [False, True]
    else:
        assert {one["clause"] for one in told} == {"koloda.table.hints"}
        assert told[0]["text"] == "At this table nobody gets a hint."
    assert asked(server, vera, table, watch=True)["code"] == "seat.none"


def test_before_the_game_there_is_nothing_to_advise(server: Server) -> None:
    anya = server.guest("Anya")
    told = asked(server, anya, anya.open_table(2, hints=True))
    assert (told["type"], told["clause"]) == ("refused", "koloda.table.waits")
