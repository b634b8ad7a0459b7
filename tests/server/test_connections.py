"""Connections as anybody may open them: silent, half-sent, too many, refused."""

import asyncio
import http.client
import inspect
import json
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from koloda.server.http_protocol import HttpProtocol
from tests.server.clients import FAST, Seat, run
from tests.server.servers import Server, serving

METHODS = (
    "connection_made", "connection_lost", "handle_websocket_upgrade", "on_response_complete",
    "send_400_response",
)  # fmt: skip
ATTRIBUTES = ("client", "cycle", "loop", "transport")
PATIENCE = 1.5
LONG = 60
"""Seconds after which something does not come any more."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("connections"), patience=PATIENCE) as server:
        yield server


@pytest.mark.parametrize("name", METHODS)
def test_uvicorn_has_the_methods_that_we_override(name: str) -> None:
    assert callable(getattr(HttpToolsProtocol, name)) and name in vars(HttpProtocol)


@pytest.mark.parametrize("name", ATTRIBUTES)
def test_uvicorn_has_the_attributes_that_we_use(name: str) -> None:
    assert f"self.{name}" in inspect.getsource(HttpToolsProtocol)


HALF = {
    "silent": b"",
    "half a line": b"GET /api/me HT",
    "half a header": b"GET /api/me HTTP/1.1\r\nHost: localhost\r\nX",
    "half a body": b"POST /api/me HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
    b'Content-Length: 90\r\n\r\n{"name": "An',
}


def is_closed(line: socket.socket) -> bool:
    try:
        return line.recv(65536) == b""
    except ConnectionResetError:
        return True


@pytest.mark.parametrize("how", HALF)
def test_a_half_sent_request_is_closed_by_a_deadline(server: Server, how: str) -> None:
    with socket.create_connection(("127.0.0.1", server.port), timeout=LONG) as line:
        line.sendall(HALF[how])
        assert is_closed(line)
    assert '"level":"error"' not in server.log.read_text()


def test_a_trickle_is_closed_by_the_same_deadline(server: Server) -> None:
    """However often a byte comes: otherwise it would never be closed."""
    with socket.create_connection(("127.0.0.1", server.port), timeout=LONG) as line:
        line.sendall(HALF["half a header"])
        with pytest.raises(OSError):
            for _ in range(LONG * 10):
                line.sendall(b"x")
                time.sleep(0.1)


def test_a_table_s_socket_stays(server: Server) -> None:
    anya = server.guest("Anya")
    table = str(anya.open_table(2)["id"])

    async def stay() -> None:
        seat = Seat(server.url, anya.cookie, table)
        await seat.open()
        ends = time.monotonic() + PATIENCE * 2
        while time.monotonic() < ends:
            await seat.read()
        assert (await seat.ask("say", text="still here"))["type"] == "done"

    run(stay())


BAD_HEADERS = [
    {"host": "[::1"},
    {"host": "127.0.0.1:999999"},
    {"host": "127.0.0.1:x"},
    {"host": "me@127.0.0.1"},
    {"origin": "http://["},
    {"origin": "http://127.0.0.1:999999"},
]


@pytest.mark.parametrize("headers", BAD_HEADERS, ids=lambda headers: next(iter(headers.values())))
def test_a_header_that_cannot_be_read_is_the_client_s_fault(server: Server, headers: dict[str, str]) -> None:
    own = {"host": f"127.0.0.1:{server.port}", "content-type": "application/json", **headers}
    line = http.client.HTTPConnection("127.0.0.1", server.port, timeout=LONG)
    line.putrequest("POST", "/api/me", skip_host=True)
    for name, value in own.items():
        line.putheader(name, value)
    line.putheader("content-length", "15")
    line.endheaders(b'{"name": "Anya"}'[:15])
    answer = line.getresponse()
    assert answer.status in (403, 421)
    assert json.loads(answer.read())["code"] in ("host.unknown", "origin.wrong")
    assert answer.headers["x-content-type-options"] == "nosniff"
    line.close()

    async def knock() -> None:
        own = {**({"host": f"127.0.0.1:{server.port}"} if "host" not in headers else {}), **headers}
        reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
        lines = [f"{name}: {value}" for name, value in own.items()]
        head = "\r\n".join(
            [
                "GET /api/tables/x/socket HTTP/1.1",
                *lines,
                "Upgrade: websocket",
                "Connection: Upgrade",
                "Sec-WebSocket-Version: 13",
                "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==",
            ]
        )
        writer.write(head.encode() + b"\r\n\r\n")
        said = await reader.read()
        assert said.startswith((b"HTTP/1.1 403", b"HTTP/1.1 421")), said[:80]
        assert b"nosniff" in said
        writer.close()

    run(knock())


def test_letters_that_are_no_letters_are_the_client_s_fault(server: Server) -> None:
    answer = server.guest("").http.post(
        "/api/me", content=b'{"name":"\xff"}', headers={"content-type": "application/json"}
    )
    assert (answer.status_code, answer.json()["code"]) == (400, "request.wrong")
    assert answer.headers["x-frame-options"] == "DENY"


def test_what_is_no_request_is_answered_like_all_others(server: Server) -> None:
    with socket.create_connection(("127.0.0.1", server.port), timeout=LONG) as line:
        line.sendall(b"HELLO\r\n\r\n")
        said = b""
        while more := line.recv(65536):
            said += more
    assert said.startswith(b"HTTP/1.1 400 ") and b"nosniff" in said and b"request.unreadable" in said


def test_bad_input_is_counted_and_a_refused_socket_is_no_error(tmp_path: Path) -> None:
    with serving(tmp_path, limits="true") as server:
        with httpx.Client() as anybody:
            codes: set[int] = set()
            for _ in range(10_000):  # until there are too many of them, however fast they come
                codes.add(anybody.get(f"{server.url}/api/me", headers={"host": "[::1"}).status_code)
                if 429 in codes:
                    break
        assert codes == {421, 429}

        async def knock() -> None:
            with pytest.raises(InvalidStatus):
                await Seat(server.url, "", "nowhere").open()

        run(knock())
        assert '"level":"error"' not in server.log.read_text()


@pytest.mark.parametrize(
    ("path", "status", "code"),
    [
        ("/api/tables/TABLE/socket?last=abc", 400, "request.wrong"),
        ("/api/tables/TABLE/socket?watch=maybe", 400, "request.wrong"),
        ("/api/tables/nothing/socket", 404, "table.unknown"),
        ("/api/nothing", 404, "path.unknown"),
        ("/api/me", 400, "request.wrong"),
    ],
)
def test_a_socket_that_cannot_be_opened_is_told_so(server: Server, path: str, status: int, code: str) -> None:
    """As HTTP, with the headers of all answers."""
    table = str(server.guest("Anya").open_table(2)["id"])

    async def knock() -> None:
        with pytest.raises(InvalidStatus) as refused:
            await connect(f"ws://127.0.0.1:{server.port}{path.replace('TABLE', table)}")
        answer = refused.value.response
        assert answer.status_code == status and json.loads(answer.body or b"")["code"] == code
        assert "content-security-policy" in answer.headers

    run(knock())
    assert '"level":"error"' not in server.log.read_text()


def test_one_address_cannot_hold_all_sockets(tmp_path: Path) -> None:
    with serving(tmp_path, limits="true", sockets=20) as server:
        anya = server.guest("Anya")
        table = str(anya.open_table(2)["id"])
        where = f"ws://127.0.0.1:{server.port}/api/tables/{table}/socket"

        async def crowd() -> None:
            held = []
            with pytest.raises(InvalidStatus) as refused:
                for _ in range(20):
                    held.append(await connect(where))
            assert refused.value.response.status_code == 429 and len(held) == 10
            other = await connect(where, local_addr=("127.0.0.2", 0))
            held.pop().transport.abort()
            for _ in range(LONG * 10):
                try:
                    held.append(await connect(where))
                    break
                except InvalidStatus:
                    await asyncio.sleep(0.1)
            else:
                pytest.fail("a socket that was closed still counts")
            for line in [*held, other]:
                line.transport.abort()

        run(crowd())


def test_one_address_cannot_hold_all_connections(tmp_path: Path) -> None:
    with serving(tmp_path, limits="true", connections=8, patience=60) as server:
        here = "127.0.0.1", server.port
        lines = [socket.create_connection(here, LONG, source_address=("127.0.0.3", 0)) for _ in range(12)]
        held, more = lines[:8], lines[8:]
        assert all(map(is_closed, more))
        for line in held:
            line.sendall(f"GET /healthz HTTP/1.1\r\nHost: localhost:{server.port}\r\n\r\n".encode())
            assert line.recv(65536).startswith(b"HTTP/1.1 200")
        other = http.client.HTTPConnection(*here, timeout=LONG, source_address=("127.0.0.2", 0))
        other.request("GET", "/healthz")
        assert other.getresponse().status == 200
        other.close()
        for line in lines:
            line.close()


def test_one_address_cannot_fill_the_public_list(tmp_path: Path) -> None:
    with serving(tmp_path, limits="true", table_rate=1000) as server:
        anya = server.guest("Anya")
        body = {"game": "uno", "count": 2, "options": FAST, "public": True}
        codes = [anya.http.post("/api/tables", json=body).status_code for _ in range(12)]
        assert codes[:10] == [201] * 10 and codes[-1] == 429
        anya.open_table(2)  # for those who have the link


def test_twenty_people_behind_one_router_join_a_party(tmp_path: Path) -> None:
    with serving(tmp_path, limits="true") as server:
        host = server.guest("Anya")
        table = host.open_table(10)
        guests = []
        for number in range(20):
            guest = server.guest("")
            for _ in range(30):  # the page, its scripts, pictures and texts
                assert guest.http.get("/").status_code != 429
            guest.ask("POST", "/api/me", {"name": f"P{number}"})
            assert guest.ask("POST", "/api/join", {"code": table["code"]})["id"] == table["id"]
            guests.append(guest)
        for guest, seat in zip(guests, "BCDEFGHIJ", strict=False):
            guest.sit(table["id"], seat)

        async def come() -> None:
            for guest in guests:
                await Seat(server.url, guest.cookie, table["id"]).open()

        run(come())


FILES = """
import resource
from koloda.server.run import with_files
from koloda.server.settings import ServerSettings
resource.setrlimit(resource.RLIMIT_NOFILE, ({soft}, {hard}))
sockets = with_files(ServerSettings(sockets=300)).sockets
print(sockets, resource.getrlimit(resource.RLIMIT_NOFILE)[0])
"""


@pytest.mark.parametrize(
    ("soft", "hard", "sockets", "files"),
    [(128, 2048, 300, 812), (1024, 2048, 300, 1024), (128, 256, 128, 256)],
)
def test_files_are_opened_for_all_sockets_or_there_are_fewer(
    soft: int, hard: int, sockets: int, files: int
) -> None:
    """The limit is raised where that is allowed; what is advertised can be held."""
    code = FILES.format(soft=soft, hard=hard)
    found = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert found.stdout.split() == [str(sockets), str(files)]
