"""What the owner of a table can do about people, and what others can do about that."""

import asyncio
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from tests.server.clients import Seat, run
from tests.server.servers import Server, serving
from tests.server.test_closed import is_kept_out, read_to_the_end
from tests.server.test_durable import begin, sit_down


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("manners")) as server:
        yield server


def test_who_is_banned_comes_to_none_of_the_owner_s_tables_this_evening(server: Server) -> None:
    (anya, boris), table = begin(server)

    async def game() -> None:
        seats = await sit_down(server, [anya, boris], table)
        boris.ask("POST", f"/api/tables/{table}/seats/A/ban", status=409)
        anya.ask("POST", f"/api/tables/{table}/seats/B/ban")
        assert await read_to_the_end(seats[1]) == 4004
        assert await is_kept_out(server, boris.cookie, table)
        other = str(anya.open_table(2)["id"])
        for _ in range(600):  # it is written beside the log
            if boris.ask("GET", f"/api/tables/{other}")["closed"]:
                break
            await asyncio.sleep(0.1)
        assert await is_kept_out(server, boris.cookie, other)
        assert (
            boris.ask("POST", f"/api/tables/{other}/seats/B/take", {}, status=403)["code"] == "table.banned"
        )
        vera = server.guest("Vera")  # from the same house
        vera.sit(other, "B")
        boris.sit(str(vera.open_table(2)["id"]), "B")

    run(game())


def test_a_new_cookie_from_the_same_place_is_banned_too(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        anya = server.guest("Anya")
        table = str(anya.open_table(2)["id"])
        away = httpx.HTTPTransport(local_address="127.0.0.2")
        where = f"ws://127.0.0.1:{server.port}/api/tables/{table}/socket"

        async def game() -> None:
            with httpx.Client(base_url=server.url, transport=away) as boris:
                boris.post("/api/me", json={"name": "Boris"})
                boris.post(f"/api/tables/{table}/seats/B/take", json={})
                cookie = {"cookie": f"koloda={boris.cookies['koloda']}"}
                here = Seat(server.url, anya.cookie, table)
                await here.open()
                line = await connect(where, additional_headers=cookie, local_addr=("127.0.0.2", 0))
                await line.recv()
                anya.ask("POST", f"/api/tables/{table}/seats/B/ban")
                boris.cookies.clear()
                boris.post("/api/me", json={"name": "Bob"})
                for _ in range(600):
                    answer = boris.post(f"/api/tables/{table}/seats/B/take", json={})
                    if answer.status_code == 403:
                        break
                    assert answer.status_code == 409 or anya.ask("POST", f"/api/tables/{table}/seats/B/kick")
                    await asyncio.sleep(0.1)
                assert answer.json()["code"] == "table.banned"
                with pytest.raises(InvalidStatus):
                    await connect(where, local_addr=("127.0.0.2", 0))
            server.guest("Vera").sit(table, "B")

        run(game())


def test_a_report_is_read_by_the_owner_alone(server: Server) -> None:
    people, table = begin(server, 3)

    async def game() -> None:
        seats = await sit_down(server, people, table)
        people[0].ask("POST", f"/api/tables/{table}/mute", {"seat": "C"})
        assert (await seats[2].ask("report", seat="B", text="he cheats"))["type"] == "done"
        assert (await seats[1].ask("report", seat="A", text="the owner is rude"))["type"] == "done"
        await seats[0].ask("say", text="end")
        for seat in seats:
            while not seat.chat or seat.chat[-1]["text"] != "end":
                await seat.read()
        assert [(line["seat"], line["about"], line["text"]) for line in seats[0].chat] == [
            ("C", "B", "he cheats"),
            ("A", "", "end"),
        ]
        for seat in seats[1:]:
            assert [line["text"] for line in seat.chat] == ["end"]
            assert [line["text"] for line in (await seat.open(anew=True))["chat"]] == ["end"]
        assert len((await seats[0].open(anew=True))["chat"]) == 2

    run(game())
