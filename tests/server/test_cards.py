"""What stands on the cards of a table: for packs that no client knows beforehand."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.clients import Json
from tests.server.servers import Server, serving

CIRCUS = Path(__file__).parents[1] / "packs" / "circus.toml"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("cards"), (CIRCUS,)) as server:
        yield server


def cards_of(server: Server, packs: str) -> Json:
    anya = server.guest("Anya")
    table = anya.open_table(3, game="munchkin", options={"packs": packs})["id"]
    return anya.ask("GET", f"/api/tables/{table}/cards")


def test_a_table_says_what_stands_on_the_cards_of_a_users_pack(server: Server) -> None:
    found = cards_of(server, "circus")
    assert list(found) == ["circus"] and found["circus"]["names"] == {"ru": "Цирк", "en": "Circus"}
    lion, pie = (found["circus"]["cards"][code] for code in ("lion", "pie"))
    assert (lion["type"], lion["level"], lion["loot"], lion["copies"]) == ("monster", 4, 2, 9)
    assert lion["names"] == {"ru": "Лев на пенсии", "en": "Retired Lion"}
    assert lion["jokes"]["ru"] == "Прыгает через обруч по звонку врача."
    assert pie["texts"]["en"] == ["Lose a level."] and pie["texts"]["ru"] == ["Потеряй уровень."]


def test_every_pack_of_the_table_is_there_and_no_other(server: Server) -> None:
    found = cards_of(server, "winter,circus")
    assert list(found) == ["winter", "circus"]
    assert len(found["winter"]["cards"]) == 96


def test_a_sheet_that_has_not_changed_is_not_sent_again(server: Server) -> None:
    anya = server.guest("Anya")
    path = f"/api/tables/{anya.open_table(3, game='munchkin', options={})['id']}/cards"
    answer = anya.http.get(path, headers={"accept-encoding": "gzip"})
    assert answer.headers["content-encoding"] == "gzip"
    assert anya.http.get(path, headers={"if-none-match": answer.headers["etag"]}).status_code == 304


def test_a_game_whose_codes_say_everything_has_no_sheet(server: Server) -> None:
    anya = server.guest("Anya")
    assert anya.ask("GET", f"/api/tables/{anya.open_table(2)['id']}/cards") == {}
    anya.ask("GET", "/api/tables/nothing/cards", status=404)
