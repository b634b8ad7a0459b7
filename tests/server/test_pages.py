"""The web client's files, and what it asks beside its table."""

import random
import re
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from litestar import Litestar, Request, Response, get
from litestar.datastructures import State
from litestar.params import FromPath
from litestar.testing import TestClient

from koloda.server import pages
from koloda.server.app import on_problem
from koloda.server.errors import Problem
from tests.server.clients import Guest, Json, Seat, level, play, run
from tests.server.servers import Server, serving
from tests.server.test_durable import begin, sit_down


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("pages")) as server:
        yield server


# Files


@get(["/", "/{path:path}"], sync_to_thread=False)
def page(request: Request[object, object, State], path: FromPath[str] = "/") -> Response[bytes]:
    return pages.PAGES.answer(request, "/" + path.strip("/"))


@pytest.fixture
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[TestClient[Litestar]]:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<!doctype html><title>Koloda</title>")
    (tmp_path / "assets" / "index-abc.js").write_text("let long = 1;" * 100)
    monkeypatch.setattr(pages, "PAGES", pages.Pages(tmp_path))
    with TestClient(Litestar([page], exception_handlers={Problem: on_problem})) as client:
        yield client


@pytest.mark.parametrize(
    "path",
    [
        *("/", "/new/uno", "/rules/uno", "/join/ABCD", "/t/x_Y-1", "/t/x/screen", "/t/x/replay", "/resume"),
        *("/learn", "/learn/uno", "/learn/uno/L3", "/study"),
    ],
)
def test_every_page_of_the_client_is_its_one_page(built: TestClient[Litestar], path: str) -> None:
    answer = built.get(path)
    assert answer.status_code == 200 and "Koloda" in answer.text
    assert answer.headers["cache-control"] == "no-cache"


def test_an_unknown_page_is_shown_by_the_client_and_is_not_found(built: TestClient[Litestar]) -> None:
    assert built.get("/what/is/this").status_code == 404
    assert "Koloda" in built.get("/what").text


@pytest.mark.parametrize("path", ["/assets/old-123.js", "/api/what", "/secret.py", "/assets/../app.py"])
def test_a_file_that_is_not_there_is_not_found(built: TestClient[Litestar], path: str) -> None:
    answer = built.get(path)
    assert answer.status_code == 404 and answer.json()["code"] == "path.unknown"


def test_files_with_hashed_names_stay_for_ever_and_travel_packed(built: TestClient[Litestar]) -> None:
    answer = built.get("/assets/index-abc.js", headers={"accept-encoding": "gzip"})
    assert "immutable" in answer.headers["cache-control"]
    assert answer.headers["content-encoding"] == "gzip" and answer.text.startswith("let long")
    assert (
        "content-encoding" not in built.get("/assets/index-abc.js", headers={"accept-encoding": ""}).headers
    )


def test_a_page_that_has_not_changed_is_not_sent_again(built: TestClient[Litestar]) -> None:
    tag = built.get("/").headers["etag"]
    answer = built.get("/", headers={"if-none-match": tag})
    assert answer.status_code == 304 and not answer.content


def test_without_a_built_client_the_page_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pages, "PAGES", pages.Pages(tmp_path))
    with TestClient(Litestar([page], exception_handlers={Problem: on_problem})) as client:
        answer = client.get("/")
    assert answer.status_code == 503 and "make setup" in answer.text


def test_no_script_or_style_may_stand_in_a_page(server: Server) -> None:
    policy = httpx.get(server.url + "/healthz").headers["content-security-policy"]
    assert "unsafe" not in policy and "default-src 'self'" in policy


# Beside the table


def test_a_table_has_a_picture_for_a_phone_and_a_server_knows_that_it_is_alone(server: Server) -> None:
    anya = server.guest("Anya")
    table = anya.open_table(2)["id"]
    answer = anya.http.get(f"/api/tables/{table}/qr.svg")
    assert answer.headers["content-type"].startswith("image/svg") and "<path" in answer.text
    assert anya.ask("GET", "/api/address")["alone"] is True
    assert anya.http.get("/api/tables/nothing/qr.svg").status_code == 404


def steps(guest: Guest, table: str, seat: str) -> Json:
    """The whole replay, page by page."""
    found: Json = guest.ask("GET", f"/api/tables/{table}/replay?seat={seat}")
    while len(found["steps"]) < found["total"]:
        more = guest.ask("GET", f"/api/tables/{table}/replay?seat={seat}&first={len(found['steps'])}")
        assert more["steps"]
        found["steps"] += more["steps"]
    return found


def test_a_replay_shows_the_own_hand_and_every_hand_only_at_the_end(server: Server) -> None:
    people, table = begin(server)
    anya, boris = people[:2]

    async def game() -> None:
        seats = await sit_down(server, people, table)
        await level(seats)
        mover = next(seat for seat in seats if {"draw", "col:r"} & {*seat.legal})
        await mover.ask("act", code="draw" if "draw" in mover.legal else "col:r")
        await level(seats)
        mine = steps(anya, table, "A")
        assert mine["total"] == len(mine["steps"])
        for frame in mine["steps"]:
            hidden = frame["position"]["fields"]["B"]
            assert re.fullmatch(r"\?\d*|-", hidden), hidden
        assert seats[0].position is not None
        assert mine["steps"][-1]["position"]["fields"]["A"] == seats[0].position["fields"]["A"]
        anya.ask("GET", f"/api/tables/{table}/replay?seat=B", status=409)
        boris.ask("GET", f"/api/tables/{table}/replay?seat=*", status=409)
        await play(seats, random.Random(4))
        assert seats[0].is_over

    run(game())
    whole = steps(boris, table, "*")
    dealt = whole["steps"][0]["position"]["fields"]
    assert "?" not in dealt["A"] + dealt["B"]
    assert whole["steps"][-1]["position"]["over"] and whole["steps"][-1]["position"]["winners"]


def test_a_screen_that_watches_sees_no_hand_of_its_own_guest(server: Server) -> None:
    people, table = begin(server)

    async def watch() -> None:
        seats = await sit_down(server, people, table)
        await level(seats)
        screen = Seat(server.url, people[0].cookie, table)
        await screen.open(watch=True)
        assert screen.seat == "?"
        assert screen.position is not None
        assert screen.position["fields"]["A"].startswith("?")

    run(watch())


# Other ways to ask


def test_head_is_answered_like_get_without_a_body(server: Server) -> None:
    for path in ("/", "/about", "/icon.svg", "/api/games", "/api/tables/nobody", "/nowhere"):
        got, head = httpx.get(server.url + path), httpx.head(server.url + path)
        assert head.status_code == got.status_code, path
        assert head.headers["content-type"] == got.headers["content-type"]
        assert head.content == b"" and got.content != b""
    with httpx.Client() as line:  # and the line can be used again
        assert [line.head(server.url).status_code for _ in range(3)] == [200, 200, 200]
    assert httpx.head(server.url + "/api/games", headers={"host": "koloda.lan"}).status_code == 421


def test_a_browser_that_comes_by_another_name_is_told_where_to_go(server: Server) -> None:
    asked = {"host": "<koloda>.lan", "accept": "text/html,application/xhtml+xml"}
    answer = httpx.get(server.url + "/", headers=asked)
    assert answer.status_code == 421 and answer.headers["content-type"].startswith("text/html")
    assert f'<a href="{server.url}/">' in answer.text
    assert "&lt;koloda&gt;.lan" in answer.text and "<koloda>" not in answer.text
    assert 'lang="ru"' in answer.text and 'lang="en"' in answer.text
    assert httpx.get(server.url + "/", headers={"host": "koloda.lan"}).json()["code"] == "host.unknown"
