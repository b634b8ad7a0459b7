"""What a messenger shows of a link: words, and a picture that the server draws."""

import asyncio
import os
import re
import struct
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from koloda.server import pictures
from tests.server.clients import Guest
from tests.server.servers import Server, serving
from tests.server.test_rooms import played

RENDERER = pictures.Renderer()
pytestmark = pytest.mark.skipif(
    not asyncio.run(RENDERER.can_draw()), reason="this machine has no renderer or no letters"
)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("pictures")) as server:
        yield server


def fetch(server: Server, path: str, lang: str = "en") -> httpx.Response:
    """As a messenger does, who is nobody."""
    return httpx.get(server.url + path, headers={"accept-language": lang}, timeout=60)


def tags(server: Server, path: str, lang: str = "en") -> dict[str, str]:
    found = re.findall(r'<meta property="og:([^"]+)" content="([^"]*)">', fetch(server, path, lang).text)
    return dict(found)


def size(png: bytes) -> tuple[int, int]:
    assert png.startswith(b"\x89PNG")
    wide, high = struct.unpack(">II", png[16:24])
    return int(wide), int(high)


def picture(server: Server, path: str) -> httpx.Response:
    answer = fetch(server, path)
    assert answer.status_code == 200, answer.text
    assert answer.headers["content-type"] == "image/png" and size(answer.content) == (1200, 630)
    return answer


def opened(server: Server) -> tuple[Guest, str, str]:
    anya = server.guest("Anya <&>")
    table = anya.open_table(2)
    return anya, str(table["id"]), str(table["code"])


def test_a_link_in_a_messenger_says_who_invites_to_what_and_shows_it(server: Server) -> None:
    _, id, code = opened(server)
    for path in (f"/r/{code}", f"/r/{code.lower()}", f"/t/{id}"):
        told = tags(server, path)
        assert (told["title"], told["description"]) == ("UNO", "Anya &lt;&amp;&gt; invites you to play")
        assert told["image"].endswith(f"/api/tables/{id}/picture.png?lang=en")
    assert tags(server, f"/r/{code}", "ru")["title"] == "УНО"
    assert tags(server, f"/r/{code}?lang=ru")["title"] == "УНО"
    english = picture(server, f"/api/tables/{id}/picture.png?lang=en")
    russian = picture(server, f"/api/tables/{id}/picture.png?lang=ru")
    assert english.content != russian.content, "the words are in it"


def test_the_same_picture_is_not_sent_twice(server: Server) -> None:
    _, id, _ = opened(server)
    path = f"/api/tables/{id}/picture.png"
    first = picture(server, path)
    tag = {"if-none-match": first.headers["etag"], "accept-language": "en"}
    assert httpx.get(server.url + path, headers=tag, timeout=60).status_code == 304


def test_a_finished_game_shows_its_result_and_each_of_its_moments(server: Server) -> None:
    people, id = played(server)
    told = tags(server, f"/t/{id}/replay?step=3")
    assert "has won!" in told["description"] and "&amp;step=3" in told["image"]
    base = f"/api/tables/{id}/picture.png"
    shown = [picture(server, path).content for path in (base, f"{base}?step=3", f"{base}?step=9")]
    assert len(set(shown)) == 3
    assert fetch(server, f"{base}?step=100000").status_code in (200, 404)
    assert people[0].ask("GET", f"/api/tables/{id}/room")["table"] == id


def test_what_a_visitor_may_not_see_has_no_picture(server: Server) -> None:
    anya = server.guest("Anya")
    id = str(anya.open_table(2, bots=["easy"], watch=False)["id"])
    anya.ask("POST", f"/api/tables/{id}/start")
    answer = fetch(server, f"/api/tables/{id}/picture.png")
    assert (answer.status_code, answer.json()["code"]) == (403, "table.private")
    assert fetch(server, f"/api/tables/{id}/picture.png?step=0").status_code == 403
    assert tags(server, f"/t/{id}") == {}
    assert fetch(server, "/api/tables/nothing/picture.png").status_code == 404


def test_a_link_that_leads_nowhere_says_nothing(server: Server) -> None:
    assert tags(server, "/r/QQQQ") == {}
    assert tags(server, "/")["title"] == "Koloda"


def test_without_a_renderer_the_words_are_there_all_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The extra is not installed: a package of that name which cannot be imported stands before it."""
    (tmp_path / "resvg_py.py").write_text("raise ImportError")
    monkeypatch.setenv("PYTHONPATH", f"{tmp_path}:{os.environ.get('PYTHONPATH', '')}")
    with serving(tmp_path) as bare:
        id = str(bare.guest("Anya").open_table(2)["id"])
        told = tags(bare, f"/t/{id}")
        assert told["title"] == "UNO" and "image" not in told
        assert fetch(bare, f"/api/tables/{id}/picture.png").json()["code"] == "picture.none"


NAMES = {
    "uno": "Ж" * 20,
    "iota": "a b c d e f g h i j",
    "montana": "&<>\"'",
    "arne": "🎉",
    "munchkin": "名前",
    "": "W",
}


@pytest.mark.parametrize("game", NAMES)
def test_every_game_and_every_name_can_be_drawn(game: str) -> None:
    name = NAMES[game]
    rows = [(name, "1000", True)] * 12
    cards = [(code, name) for code in pictures.some_cards(game)]
    for svg in (
        pictures.invitation(game, name, f"{name} {name} {name}", "QQQQQ"),
        pictures.result(game, name, f"{name}, {name}", rows),
        pictures.moment(game, name, name, name, cards * 3),
    ):
        drawn = asyncio.run(pictures.rasterize(svg))
        assert drawn is not None and size(drawn) == (1200, 630)
