"""The store is away: everybody is told in time, and what was refused is never done."""

import asyncio
import random
import resource
import sqlite3
from collections.abc import Callable
from functools import partial
from pathlib import Path

import httpx
import pytest

from tests.server.clients import Json, Seat, choose, level, run
from tests.server.servers import Server, serving
from tests.server.test_durable import begin, numbers, sit_down
from tests.server.test_quarantine import comes

LONG = 60
"""Seconds after which an answer comes no more: who waited for the store, which comes back only when all have
been answered, would wait longer."""

Fault = tuple[Callable[[], None], Callable[[], None]]


def lock(server: Server) -> Fault:
    """Another program writes to the file and does not come to an end."""
    other = sqlite3.connect(server.file, isolation_level=None)

    def end() -> None:
        other.execute("ROLLBACK")
        other.close()

    return lambda: other.execute("BEGIN IMMEDIATE").close(), end


ONE_PAGE = 4096


def fill(server: Server) -> Fault:
    """No file of the server takes another page, as on a disk that is full."""
    assert server.process is not None
    pid, (_, hard) = server.process.pid, resource.getrlimit(resource.RLIMIT_FSIZE)

    def begin() -> None:
        resource.prlimit(pid, resource.RLIMIT_FSIZE, (ONE_PAGE, hard))

    def end() -> None:
        resource.prlimit(pid, resource.RLIMIT_FSIZE, (hard, hard))

    return begin, end


@pytest.mark.parametrize("fault", [lock, fill])
def test_while_nothing_can_be_stored_everybody_is_told_and_nothing_is_done_later(
    tmp_path: Path, fault: Callable[[Server], Fault]
) -> None:
    with serving(tmp_path) as server:
        people, table = begin(server)
        path = f"/api/tables/{table}"

        async def game() -> None:
            seats = await sit_down(server, people, table)
            begins, ends = fault(server)
            seat = next(seat for seat in seats if seat.legal)
            code = choose(seat.legal, random.Random(1))
            before = numbers(server, table)
            begins()
            refused, paused, named = await asyncio.gather(
                seat.ask("act", id="mine", code=code),
                asyncio.to_thread(people[0].http.post, f"{path}/pause", headers={"accept-language": "ru"}),
                asyncio.to_thread(people[1].http.post, "/api/me", json={"name": "Bob"}),
            )
            check_refusal(refused)
            health = await asyncio.to_thread(httpx.get, f"{server.url}/healthz", timeout=LONG)
            assert health.status_code == paused.status_code == named.status_code == 503
            assert health.text == "the store is away"
            assert paused.json()["code"] in ("store.away", "store.unknown")
            assert "запис" in paused.json()["text"]
            ends()
            await asyncio.sleep(1.5)
            assert numbers(server, table) == before  # neither the move nor the pause was done later
            await until_done(seat, code)
            await level(seats)
            well = partial(comes, lambda: httpx.get(f"{server.url}/healthz", timeout=LONG).status_code == 200)
            assert await asyncio.to_thread(well)
            assert not people[0].ask("GET", path)["table"]["paused"]

        run(game())


async def until_done(seat: Seat, code: str) -> None:
    """Sent again under its name, until the server has noticed that the store is back."""
    for _ in range(100):
        answer = await seat.ask("act", id="mine", code=code)
        if answer["type"] == "done":
            return
        check_refusal(answer)
        await asyncio.sleep(0.5)
    pytest.fail("the store is back, and nothing is stored")


def check_refusal(answer: Json) -> None:
    assert answer["type"] == "error" and answer["code"] in ("store.away", "store.unknown"), answer
    assert answer["text"]


def test_a_store_that_is_away_for_a_moment_is_waited_for(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        people, table = begin(server)

        async def game() -> None:
            seats = await sit_down(server, people, table)
            begins, ends = lock(server)
            seat = next(seat for seat in seats if seat.legal)
            begins()
            asyncio.get_running_loop().call_later(0.3, ends)
            assert (await seat.ask("act", code=choose(seat.legal, random.Random(1))))["type"] == "done"

        run(game())


def test_a_server_whose_store_is_away_can_be_stopped(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        people, table = begin(server)

        async def game() -> None:
            seats = await sit_down(server, people, table)
            begins, _ = fill(server)
            seat: Seat = next(seat for seat in seats if seat.legal)
            begins()
            await seat.send({"type": "act", "id": "x", "code": choose(seat.legal, random.Random(1))})
            assert await asyncio.to_thread(server.stop) == 0

        run(game())
        assert "Traceback" not in server.log.read_text()
