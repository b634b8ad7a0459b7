"""Whatever is sent: a clear error with a stable code, no traceback, the table undisturbed."""

import asyncio
import json
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok

from tests.server.clients import ConnectionClosed, Json, Seat, choose, run
from tests.server.servers import Server, serving
from tests.server.test_durable import begin, sit_down


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("bad")) as server:
        yield server


BODIES: list[tuple[str, Json, str]] = [
    ("/api/me", {}, "request.wrong"),
    ("/api/me", {"name": ""}, "request.wrong"),
    ("/api/me", {"name": 7}, "request.wrong"),
    ("/api/me", {"name": "x" * 21}, "request.wrong"),
    ("/api/me", {"name": "a\u202eb"}, "name.form"),
    ("/api/me", {"name": "Anya", "admin": True}, "request.wrong"),
    ("/api/tables", {"game": "uno"}, "request.wrong"),
    ("/api/tables", {"game": "poker", "count": 2}, "game.unknown"),
    ("/api/tables", {"game": "uno", "count": 20}, "table.count"),
    ("/api/tables", {"game": "uno", "count": 2, "options": {"colour": "red"}}, "options.wrong"),
    ("/api/tables", {"game": "uno", "count": 2, "options": {"target": "7"}}, "options.wrong"),
    ("/api/tables", {"game": "uno", "count": 2, "options": {"hand": 7}}, "request.wrong"),
    ("/api/tables", {"game": "uno", "count": 2, "bots": ["genius"]}, "bot.unknown"),
    ("/api/tables", {"game": "uno", "count": 2, "bots": ["easy", "easy"]}, "table.count"),
    ("/api/tables", {"game": "uno", "count": 2, "clock": {"turn": -1}}, "request.wrong"),
    ("/api/join", {"code": "NOBODY"}, "code.unknown"),
    ("/api/me/resume", {"token": "0123456789abcdef"}, "token.unknown"),
    ("/api/tables/nowhere/start", {}, "table.unknown"),
    ("/api/nowhere", {}, "path.unknown"),
]


@pytest.mark.parametrize(("path", "body", "code"), BODIES)
def test_a_body_that_does_not_fit(server: Server, path: str, body: Json, code: str) -> None:
    anya = server.guest("Anya")
    answer = anya.http.post(path, json=body)
    assert 400 <= answer.status_code < 500
    assert answer.json()["code"] == code and answer.json()["text"]


def test_what_is_no_json(server: Server) -> None:
    anya = server.guest("Anya")
    kind = {"content-type": "application/json"}
    for raw in (b"{", b"\xff\xfe", b"[" * 10_000, b"null", b'{"name": "a', b""):
        answer = anya.http.post("/api/me", content=raw, headers=kind)
        assert answer.status_code == 400, raw[:20]
        assert answer.json()["code"] == "request.wrong"
    big = anya.http.post("/api/me", content=b'{"name": "' + b"x" * 70_000 + b'"}', headers=kind)
    assert (big.status_code, big.json()["code"]) == (413, "body.size")


def test_an_expired_cookie_is_nobodys(server: Server) -> None:
    anya = server.guest("Anya")
    guest, _, rest = anya.cookie.partition(".")
    anya.http.cookies.set("koloda", f"{guest}.1.{rest.rpartition('.')[2]}")
    assert anya.http.post("/api/tables", json={"game": "uno", "count": 2}).status_code == 401


MESSAGES = [
    "",
    "{",
    "null",
    "[]",
    "7",
    '"act"',
    "{}",
    '{"type": "fly"}',
    '{"type": "act"}',
    '{"type": "act", "id": 5, "code": "draw"}',
    '{"type": "act", "id": "", "code": "draw"}',
    '{"type": "act", "id": "a", "code": 7}',
    '{"type": "act", "id": "a", "code": "draw", "serial": "x"}',
    '{"type": "act", "id": "a", "code": "draw", "seat": "B"}',
    '{"type": "act", "id": "a", "code": "draw", "told": -5}',
    '{"type": "say", "id": "a", "text": "' + "x" * 401 + '"}',
    '{"type": "add", "id": "a", "bytes": "zz"}',
    "[" * 2000,
]


def test_a_socket_message_that_does_not_fit(server: Server) -> None:
    people, table = begin(server)

    async def game() -> None:
        seats = await sit_down(server, people, table)
        seat = next(seat for seat in seats if seat.legal)
        assert seat.socket is not None
        for text in MESSAGES:
            before = seat.version
            await seat.socket.send(text)
            answer = await seat.until("error")
            assert answer["code"] == "message.unreadable" and answer["text"]
            assert seat.version == before
        await seat.socket.send(b"\xff\x00\x01")
        assert (await seat.until("error"))["code"] == "message.unreadable"
        for code in ("fly", "draw" * 400, "\u0000", "A draw", "~ next", "; draw", "w4:z"):
            answer = await seat.ask("act", code=code)
            assert answer["type"] in ("error", "refused"), code
            assert "Traceback" not in json.dumps(answer)
            assert "{" not in answer["text"], "a sentence with a hole"
        said = await seat.ask("act", code="fly")
        assert said["values"] == {"text": "fly"} and "“fly”" in said["text"]
        assert (await seat.ask("act", code="draw", serial=1 << 30))["clause"] == "koloda.window.stale"
        assert (await seat.ask("act", code=choose(seat.legal, random.Random(1))))["type"] == "done"

    run(game())


def test_a_frame_that_is_too_large_ends_the_socket_only(server: Server) -> None:
    people, table = begin(server)

    async def game() -> None:
        seats = await sit_down(server, people, table)
        seat = next(seat for seat in seats if seat.legal)
        assert seat.socket is not None
        await seat.socket.send("x" * 100_000)
        with pytest.raises(ConnectionClosed) as closed:
            while True:
                await seat.read()
        assert closed.value.rcvd is not None and closed.value.rcvd.code == 1009
        seat.socket = None
        await seat.open()
        assert (await seat.ask("act", code=choose(seat.legal, random.Random(1))))["type"] == "done"

    run(game())


def test_noise_does_not_disturb_the_table(server: Server) -> None:
    """A fuzzer on one socket, a game on the others."""
    people, table = begin(server)

    async def game() -> None:
        lot = random.Random(11)
        seats = await sit_down(server, people, table)
        noisy = Seat(server.url, people[0].cookie, table)
        await noisy.open()
        valid = '{"type":"act","id":"n","code":"draw","serial":3,"told":12}'
        for _ in range(300):
            letters = list(valid)
            for _ in range(lot.randint(1, 6)):
                at = lot.randrange(len(letters))
                letters[at] = lot.choice(['"', "{", "}", "9", "\\", "é", "\u0000", "a", ""])
            assert noisy.socket is not None
            text = "".join(letters)
            if text.replace(" ", "") != valid:
                await noisy.socket.send(text.replace('"draw"', '"drow"'))
        seat = next(seat for seat in seats if seat.legal)
        assert (await seat.ask("act", code=choose(seat.legal, lot)))["type"] == "done"
        assert (await noisy.ask("why", code="nonsense"))["type"] in ("refused", "error")

    run(game())
    assert server.guest("Late").http.get("/healthz").text == "ok"
    assert "Traceback" not in server.log.read_text()
    assert '"level":"error"' not in server.log.read_text()


def test_a_flood_is_cut_off(tmp_path: Path) -> None:
    with serving(tmp_path, limits="true") as server:
        people, table = begin(server)

        async def game() -> None:
            seats = await sit_down(server, people, table)
            seat = next(seat for seat in seats if not seat.legal)
            with pytest.raises(ConnectionClosed) as closed:
                for number in range(2000):
                    await seat.send({"type": "why", "id": str(number), "code": "draw"})
                    if number % 50 == 0:
                        await asyncio.sleep(0)
                while True:
                    await seat.read()
            assert closed.value.rcvd is not None and closed.value.rcvd.code == 1008
            other = next(other for other in seats if other is not seat)
            assert (await other.ask("act", code=choose(other.legal, random.Random(1))))["type"] == "done"

        run(game())
        anya = server.guest("Anya")
        codes = [
            anya.http.post("/api/tables", json={"game": "uno", "count": 2}).status_code for _ in range(20)
        ]
        assert codes[0] == 201 and 429 in codes


def test_the_http_api_keeps_its_schema(server: Server) -> None:
    """Schemathesis: whatever fits the schema, or nearly does, never breaks the server."""
    anya = server.guest("Anya")
    schema = schemathesis.openapi.from_url(f"{server.url}/api/schema/openapi.json")
    found = 0
    for result in schema.get_all_operations():
        assert isinstance(result, Ok)
        operation = result.ok()

        @settings(
            max_examples=8,
            deadline=None,
            database=None,
            phases=[Phase.generate],
            suppress_health_check=list(HealthCheck),
        )
        def check(case: schemathesis.Case[Any]) -> None:
            if case.path != "/api/me" or case.method != "DELETE":
                case.call_and_validate(
                    base_url=server.url,
                    headers={"cookie": f"koloda={anya.cookie}"},
                    checks=[not_a_server_error],
                )

        given(operation.as_strategy())(check)()
        found += 1
    assert found > 20
