"""A guest who comes back is never forgotten."""

import time
from collections.abc import Iterator

import pytest

from koloda.server.identity import Signer
from tests.server.clients import Guest, Seat, run
from tests.server.servers import Server, serving

DAY = 86_400


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("visits")) as server:
        yield server


def make_old(server: Server, guest: Guest, days: int) -> str:
    """The guest was here for the last time so many days ago; his cookie of that day."""
    with server.store() as store:
        secret = store.execute("SELECT value FROM settings WHERE name = 'secret'").fetchone()[0]
        id = guest.cookie.partition(".")[0]
        store.execute("UPDATE guests SET seen = seen - ? WHERE id = ?", (days * DAY * 1000, id))
    return Signer(secret).sign(id, int(time.time()) + (90 - days) * DAY)


def days_since(server: Server, guest: Guest) -> float:
    with server.store() as store:
        seen = store.execute(
            "SELECT seen FROM guests WHERE id = ?", (guest.cookie.partition(".")[0],)
        ).fetchone()[0]
    return (time.time() - float(seen) / 1000) / DAY


@pytest.mark.parametrize("path", ["/api/me", "/api/games", "/about"])
def test_every_visit_renews_the_cookie_and_the_date_once_a_day(server: Server, path: str) -> None:
    anya = server.guest("Anya")
    old = make_old(server, anya, 80)
    anya.http.cookies.clear()
    anya.http.cookies.set("koloda", old, domain="127.0.0.1", path="/")
    cookie = anya.http.get(path).headers["set-cookie"]
    assert "HttpOnly" in cookie and "SameSite=lax" in cookie and f"Max-Age={90 * DAY}" in cookie
    assert anya.cookie != old and days_since(server, anya) < 1
    assert "set-cookie" not in anya.http.get(path).headers
    assert anya.ask("GET", "/api/me")["name"] == "Anya"


def test_a_socket_is_a_visit_too(server: Server) -> None:
    anya = server.guest("Anya")
    table = str(anya.open_table(2)["id"])
    old = make_old(server, anya, 80)

    async def come() -> None:
        seat = Seat(server.url, old, table)
        await seat.open()
        assert seat.socket is not None and seat.socket.response is not None
        assert "koloda=" in seat.socket.response.headers["set-cookie"]

    run(come())
    assert days_since(server, anya) < 1


def test_a_guest_who_is_gone_gets_no_cookie(server: Server) -> None:
    anya = server.guest("Anya")
    old = make_old(server, anya, 80)
    anya.ask("DELETE", "/api/me")
    answer = server.guest("").http.get("/api/me", headers={"cookie": f"koloda={old}"})
    assert "set-cookie" not in answer.headers and answer.json()["name"] == ""
