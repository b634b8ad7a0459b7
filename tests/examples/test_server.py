"""Durak on a server that has never heard of it: told, played to the end, thrown in by two at once."""

import asyncio
import random
from collections.abc import Iterator
from typing import Any

import pytest

from tests.examples.site import SPOILT, serving_site
from tests.server.clients import Guest, Json, Seat, level, play, run
from tests.server.openings import start_from
from tests.server.servers import Server

OPEN = "4p strict | A 6s 7c Ad | B 8s 9s Ts Js Ac | C 6c 7d As | D 6d 7h Qd"
"""B defends; all others have a seven."""
REST = "deck 8h 9h Th | trump h | attack A | defend B"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving_site(tmp_path_factory.mktemp("outside"), *SPOILT) as server:
        yield server


def shelf(server: Server, lang: str) -> dict[str, Any]:
    return {game["name"]: game for game in server.guest("").http.get(f"/api/games?lang={lang}").json()}


def open_durak(guest: Guest, count: int, **more: object) -> str:
    table = guest.open_table(count, game="durak", options={}, **more)
    return str(table["id"])


def test_it_stands_on_the_shelf_with_all_that_its_box_says(server: Server) -> None:
    durak = shelf(server, "ru")["durak"]
    assert (durak["title"], durak["least"], durak["most"]) == ("Дурак", 2, 6)
    assert (durak["minutes"], durak["age"], durak["suits"]) == ([10, 20], 7, "scdh")
    assert "дурак" in durak["pitch"]
    assert {name: preset["title"] for name, preset in durak["presets"].items()} == {
        "book": "Подкидной",
        "transfer": "Переводной",
    }
    assert durak["presets"]["transfer"]["options"] == {"transfer": "on"}
    english = shelf(server, "en")["durak"]
    assert (english["title"], english["presets"]["book"]["title"]) == ("Durak", "Throw-in")


def test_our_own_games_have_boxes_and_presets_with_titles(server: Server) -> None:
    for game in list(shelf(server, "ru").values())[:5]:
        assert game["title"] != game["name"] and game["pitch"] and all(game["minutes"]) and game["age"]
        for name, preset in game["presets"].items():
            assert preset["title"] != name and preset["text"], (game["name"], name)


def test_games_that_are_not_well_made_spoil_nothing(server: Server) -> None:
    """One cannot be loaded, one fails when asked, one is mute, one has spoilt texts."""
    games = shelf(server, "ru")
    assert "broken" not in games and "evil" not in games
    assert {"uno", "iota", "montana", "arne", "munchkin", "durak"} <= games.keys()
    mute, torn = games["mute"], games["torn"]
    assert (mute["title"], mute["pitch"], mute["presets"]["book"]["title"]) == ("mute", "", "По книге")
    assert (torn["title"], torn["pitch"]) == ("Рваная", "")
    assert shelf(server, "en")["torn"]["title"] == "torn"
    for name in ("mute", "torn"):
        guest = server.guest("Anya")
        assert guest.open_table(2, game=name, options={}, bots=["easy"])["game"] == name
        assert guest.http.get(f"/api/games/{name}").status_code == 200


def test_it_says_how_to_show_it(server: Server) -> None:
    guest = server.guest("")
    answer = guest.http.get("/api/games/durak")
    screen = answer.json()
    assert (screen["ranks"], screen["suits"]) == ("6789TJQKA", "scdh")
    kinds = screen["fields"]
    assert {kinds[name] for name in "ABCDEF"} == {"hand"}
    names = ("table", "deck", "discard", "trump", "attack", "passed", "phase", "turn", "total")
    assert [kinds[name] for name in names] == [
        "pairs", "pile", "heap", "suit", "seat", "seats", "word", "seats", "points",
    ]  # fmt: skip
    assert "durak-name = Дурак" in screen["texts"]["ru"] and "durak-name = Durak" in screen["texts"]["en"]
    assert screen["books"]["ru"].startswith("# Дурак") and screen["books"]["en"].startswith("# Durak")
    again = guest.http.get("/api/games/durak", headers={"if-none-match": answer.headers["etag"]})
    assert again.status_code == 304
    assert guest.ask("GET", "/api/games/chess", status=404)["code"] == "game.unknown"
    assert guest.http.get("/rules/durak").status_code == guest.http.get("/new/durak").status_code == 200


def test_it_is_played_to_the_end_and_seen_again(server: Server) -> None:
    people = [server.guest(name) for name in ("Anya", "Boris", "Vera")]
    table = open_durak(people[0], 4, bots=["normal"], clock={"turn": 0, "keep": 0, "pace": 1})
    start_from(server, table, seed="k1:0000000000000d")
    for guest, seat in zip(people[1:], "BC", strict=True):
        guest.sit(table, seat)

    async def game() -> None:
        seats = [Seat(server.url, guest.cookie, table) for guest in people]
        for seat in seats:
            await seat.open()
        assert await play(seats, random.Random(3)) > 20
        for seat in seats:
            assert seat.position is not None and len(seat.position["winners"]) >= 3

    run(game())
    replay = people[0].http.get(f"/api/tables/{table}/replay?seat=A").json()
    assert replay["total"] > 20 and replay["steps"][0]["position"]["fields"]["trump"] in "scdh"
    assert replay["steps"][-1]["position"]["over"]
    errors = [line for line in server.log.read_text().splitlines() if '"level":"error"' in line]
    assert [line for line in errors if "the game evil cannot be described" not in line] == []


@pytest.mark.parametrize(
    ("phase", "lies"), [("DEFEND", "7s"), ("THROW", "9s>7s"), ("TAKE", "7s")], ids=["defend", "throw", "take"]
)
def test_all_who_may_throw_in_do_so_at_the_same_moment(server: Server, phase: str, lies: str) -> None:
    """Whatever came first, and whether or not anybody was asked; only "pass" is said to one moment."""
    people = [server.guest(name) for name in ("Anya", "Boris", "Vera", "Gleb")]
    table = open_durak(people[0], 4)
    hands = OPEN.replace("9s ", "") if "9s" in lies else OPEN
    start_from(server, table, position=f"{hands} | table {lies} | phase {phase} | {REST}")
    for guest, seat in zip(people[1:], "BCD", strict=True):
        guest.sit(table, seat)

    async def throw() -> None:
        seats = [Seat(server.url, guest.cookie, table) for guest in people]
        for seat in seats:
            await seat.open()
        anya, boris, vera, gleb = seats
        assert vera.position is not None
        serial = max(int(window["serial"]) for window in vera.position["windows"])
        answers = await asyncio.gather(
            anya.ask("act", code="7c"), vera.ask("act", code="7d"), gleb.ask("act", code="7h")
        )
        assert [answer["type"] for answer in answers] == ["done"] * 3
        await level(seats)
        assert laid(boris) == {"7s", "7c", "7d", "7h"}
        if phase == "THROW":
            late = await vera.ask("act", code="pass", serial=serial)
            assert (late["type"], late["clause"]) == ("refused", "durak.pass.when")

    run(throw())


def laid(seat: Seat) -> set[str]:
    position: Json = seat.position or {}
    return {pair.rpartition(">")[2] for pair in position["fields"]["table"].split()}


def test_it_says_why_a_card_does_not_fit(server: Server) -> None:
    people = [server.guest(name) for name in ("Anya", "Boris", "Vera", "Gleb")]
    table = open_durak(people[0], 4)
    start_from(server, table, position=f"{OPEN} | table 7s | phase DEFEND | {REST}")
    for guest, seat in zip(people[1:], "BCD", strict=True):
        guest.sit(table, seat)

    async def asked() -> None:
        seats = [Seat(server.url, guest.cookie, table) for guest in people]
        for seat in seats:
            await seat.open()
        for seat, values, clause in (
            (seats[0], {"card": "6s"}, "durak.throw.rank"),
            (seats[1], {"card": "Ac"}, "durak.beat.higher"),
            (seats[1], {"card": "Ac", "other": "7s"}, "durak.beat.higher"),
        ):
            answer = await seat.ask("why", values=values)
            assert (answer["type"], answer["clause"]) == ("refused", clause)
        assert (await seats[1].ask("why", values={"card": "8s"}))["type"] == "allowed"

    run(asked())
