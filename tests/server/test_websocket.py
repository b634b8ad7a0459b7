"""Our own way through a WebSocket, and the public one that takes its place on other servers."""

import inspect
import random
import sys
from pathlib import Path

import pytest
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from koloda.server.live.websocket import WebSocketProtocol
from tests.server.clients import Guest, Seat, play, run
from tests.server.servers import Server

METHODS = ("data_received", "handle_connect", "send_receive_event_to_app")
"""What we override or call of uvicorn's class, which is private: a new uvicorn may lack it."""
ATTRIBUTES = ("close_sent", "disconnected", "frames", "scope", "transport", "config")


@pytest.mark.parametrize("name", METHODS)
def test_uvicorn_has_the_methods_that_we_override(name: str) -> None:
    assert callable(getattr(WebSocketsSansIOProtocol, name))
    assert name in vars(WebSocketProtocol)


@pytest.mark.parametrize("name", ATTRIBUTES)
def test_uvicorn_has_the_attributes_that_we_use(name: str) -> None:
    assert f"self.{name}" in inspect.getsource(WebSocketsSansIOProtocol)


def test_uvicorn_offers_extensions_in_its_scope() -> None:
    """Where the application finds the connection."""
    assert '"extensions"' in inspect.getsource(WebSocketsSansIOProtocol)


PUBLIC = """
from koloda.cli import main
from koloda.server import run
run.WebSocketProtocol = "websockets-sansio"
raise SystemExit(main())
"""


class PublicServer(Server):
    """On uvicorn's own sockets."""

    command = (sys.executable, "-c", PUBLIC)


def test_a_game_is_played_on_any_other_asgi_server(tmp_path: Path) -> None:
    server = PublicServer(f"sqlite:///{tmp_path}/koloda.db", tmp_path / "log", limits="false")
    server.start()
    try:
        anya, boris = server.guest("Anya"), server.guest("Boris")
        run(play_game(server, anya, boris))
    finally:
        server.close()


async def play_game(server: Server, anya: Guest, boris: Guest) -> None:
    table = anya.open_table(2)["id"]
    boris.sit(table, "B")
    seats = [Seat(server.url, guest.cookie, table) for guest in (anya, boris)]
    for seat in seats:
        await seat.open()
    anya.ask("POST", f"/api/tables/{table}/start")
    for seat in seats:
        while seat.position is None:
            await seat.read()
    assert await play(seats, random.Random(1)) > 5
    assert all(seat.is_over for seat in seats)
