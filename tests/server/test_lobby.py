"""Before and after a game."""

import random
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from koloda.games import GAMES
from tests.server.clients import Json, Seat, play, run
from tests.server.servers import Server, serving
from tests.server.test_durable import begin, sit_down


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("lobby"), idle=1.0) as server:
        yield server


def kinds(table: Json) -> list[Any]:
    return [chair["kind"] for chair in table["chairs"]]


def test_games_come_with_options_and_texts(server: Server) -> None:
    found = {lang: server.guest("").http.get(f"/api/games?lang={lang}").json() for lang in ("en", "ru")}
    assert [game["name"] for game in found["en"]] == list(GAMES)
    assert found["en"][0]["pitch"] != found["ru"][0]["pitch"]
    option = next(option for option in found["en"][0]["options"] if option["name"] == "target")
    assert option["default"] == "500" and "round" in option["words"] and option["most"] == 1000
    assert option["sentence"]
    packs = next(option for option in found["en"][-1]["options"] if option["name"] == "packs")
    assert packs["parts"] == ["winter", "dacha"], "what a list may hold is offered"


def test_seats_are_taken_left_filled_and_emptied(server: Server) -> None:
    anya, boris = server.guest("Anya"), server.guest("Boris")
    table = anya.open_table(3)
    path = f"/api/tables/{table['id']}"
    assert kinds(table) == ["person", "empty", "empty"]
    assert boris.sit(table["id"], "B")["seat"] == "B"
    boris.ask("POST", f"{path}/seats/C/take", {}, status=409)  # one seat each
    server.guest("Vera").ask("POST", f"{path}/seats/B/take", {}, status=409)  # it is taken
    assert kinds(anya.ask("POST", f"{path}/seats/C/bot", {"level": "hard"})["table"])[2] == "bot"
    server.guest("Gleb").ask("POST", f"{path}/seats/C/take", {}, status=409)  # the table is full
    boris.ask("DELETE", f"{path}/seats/C/bot", status=409)  # not his table
    assert kinds(anya.ask("DELETE", f"{path}/seats/C/bot")["table"])[2] == "empty"
    assert kinds(boris.ask("POST", f"{path}/seats/B/leave")["table"])[1] == "empty"
    boris.sit(table["id"], "C")
    assert kinds(anya.ask("POST", f"{path}/seats/C/kick")["table"])[2] == "empty"
    assert len(kinds(anya.ask("POST", f"{path}/count", {"count": 2})["table"])) == 2
    anya.ask("POST", f"{path}/seats/Z/take", {}, status=404)


def test_public_tables_are_listed_until_they_begin(server: Server) -> None:
    anya = server.guest("Anya")
    public, private = anya.open_table(2, public=True)["id"], anya.open_table(2)["id"]
    listed = {line["id"]: line for line in anya.http.get("/api/tables").json()}
    assert listed[public]["host"] == "Anya" and listed[public]["free"] == 1
    assert private not in listed
    assert {line["id"] for line in anya.http.get("/api/me/tables").json()} >= {public, private}


def test_whoever_sits_down_gets_his_own_view_at_once(server: Server) -> None:
    anya, boris = server.guest("Anya"), server.guest("Boris")
    table = anya.open_table(2)["id"]

    async def watch() -> None:
        seat = Seat(server.url, boris.cookie, table)
        await seat.open()
        assert seat.seat == "?" and seat.position is None
        boris.sit(table, "B")
        await seat.until("snapshot")
        assert seat.seat == "B"

    run(watch())


def test_pause_record_rematch_and_forgetting(server: Server) -> None:
    people, table = begin(server)
    anya = people[0]
    path = f"/api/tables/{table}"

    async def game() -> None:
        seats = await sit_down(server, people, table)
        anya.ask("POST", f"{path}/rematch", status=409)
        assert anya.ask("POST", f"{path}/pause")["table"]["paused"]
        seat = next(seat for seat in seats if seat.legal)
        assert (await seat.ask("act", code=seat.legal[0]))["clause"] == "koloda.table.paused"
        assert not anya.ask("POST", f"{path}/resume")["table"]["paused"]
        await seats[0].ask("say", text="  good\n game ")
        while not seats[1].chat:
            await seats[1].read()
        await seats[1].ask("mute", seat="A")
        await seats[0].ask("say", text="again")
        await play(seats, random.Random(4))
        assert [line["text"] for line in seats[1].chat] == ["good game"]

    run(game())
    assert "seats Anya Boris" in anya.http.get(f"{path}/record").text
    following = anya.ask("POST", f"{path}/rematch")["id"]
    assert people[1].ask("POST", f"{path}/rematch")["id"] == following
    assert [chair["name"] for chair in anya.ask("GET", f"/api/tables/{following}")["table"]["chairs"]] == [
        "Anya",
        "Boris",
    ]
    anya.ask("DELETE", f"{path}/chat")
    anya.ask("DELETE", f"{path}/name")
    record = people[1].http.get(f"{path}/record").text
    assert "Anya" not in record and "Boris" in record

    async def look() -> None:
        seat = Seat(server.url, "", table)
        assert (await seat.open())["chat"] == []

    run(look())


def test_an_idle_table_leaves_the_memory_and_comes_back(server: Server) -> None:
    people, table = begin(server)

    async def look() -> None:
        await sit_down(server, people, table)

    run(look())

    def in_memory() -> float:
        text = people[0].http.get("/metrics").text
        rows = [line for line in text.splitlines() if line.startswith("koloda_tables{")]
        return sum(float(row.rpartition(" ")[2]) for row in rows)

    for _ in range(1200):
        if in_memory() == 0:
            break
        time.sleep(0.05)
    else:
        pytest.fail("the table stays in memory")

    async def come_back() -> None:
        seat = Seat(server.url, people[0].cookie, table)
        assert (await seat.open())["table"]["status"] == "playing"
        assert in_memory() == 1

    run(come_back())


def test_the_schemas_are_there(server: Server) -> None:
    nobody = server.guest("")
    openapi = nobody.http.get("/api/schema/openapi.json").json()
    assert "/api/tables/{id}/seats/{seat}/take" in openapi["paths"]
    socket = nobody.http.get("/api/socket.json").json()
    assert {"Act", "Snapshot", "Update", "Refused"} <= set(socket["$defs"])


def test_the_owner_answers_for_the_host(server: Server) -> None:
    people, table = begin(server, options={"dealer": "host"})
    path = f"/api/tables/{table}/host"

    async def game() -> None:
        seats = await sit_down(server, people, table)
        for seat in seats:
            assert seat.position is not None
            assert [action["code"] for action in seat.position["host"]] == ["dealer A", "dealer B"]
        people[1].ask("POST", path, {"code": "dealer B"}, status=409)
        people[0].ask("POST", path, {"code": "dealer X"}, status=409)
        people[0].ask("POST", path, {"code": "dealer B"})
        while "host" in (seats[1].position or {}):
            await seats[1].read()
        people[0].ask("POST", path, {"code": "dealer A"}, status=409)

    run(game())


def test_the_owner_keeps_somebody_s_chat_from_the_table(server: Server) -> None:
    people, table = begin(server)
    path = f"/api/tables/{table}"

    async def talk() -> None:
        seats = await sit_down(server, people, table)
        people[1].ask("POST", f"{path}/mute", {"seat": "A"}, status=409)
        assert people[0].ask("POST", f"{path}/mute", {"seat": "B"})["table"]["muted"] == "B"
        people[0].ask("POST", f"{path}/mute", {"seat": "?"})
        assert (await seats[1].ask("say", text="me!"))["code"] == "chat.muted"
        watcher = Seat(server.url, server.guest("Vera").cookie, table)
        await watcher.open()
        assert (await watcher.ask("say", text="me too!"))["code"] == "chat.muted"
        assert (await seats[0].ask("say", text="quiet"))["type"] == "done"
        people[0].ask("POST", f"{path}/mute", {"seat": "B", "on": False})
        assert (await seats[1].ask("say", text="thanks"))["type"] == "done"
        while len(watcher.chat) < 2:
            await watcher.read()
        assert [line["text"] for line in watcher.chat] == ["quiet", "thanks"]

    run(talk())


def test_a_deserted_game_waits_for_its_people(tmp_path: Path) -> None:
    with serving(tmp_path, desert=0.2) as server:
        people, table = begin(
            server, bots=["plain"], count=1, seats=2, clock={"turn": 600_000, "keep": 0, "pace": 1}
        )

        async def come_and_go() -> None:
            seats = await sit_down(server, people, table)
            await seats[0].close()
            watcher = Seat(server.url, "", table)
            await watcher.open()
            while not watcher.info["paused"]:
                await watcher.read()
            version = watcher.version
            await seats[0].open()
            while watcher.info["paused"]:
                await watcher.read()
            assert watcher.version == version + 2
            assert [step["kind"] for step in watcher.steps[-2:]] == ["back", "resume"]

        run(come_and_go())


def test_who_deletes_himself_leaves_no_name(server: Server) -> None:
    people, table = begin(server)

    async def talk() -> None:
        seats = await sit_down(server, people, table)
        await seats[1].ask("say", text="my words")
        await seats[1].close()

    run(talk())
    people[1].ask("DELETE", "/api/me")
    seen = people[0].ask("GET", f"/api/tables/{table}")["table"]
    assert [chair["name"] for chair in seen["chairs"]] == ["Anya", ""]

    async def look() -> None:
        seat = Seat(server.url, people[0].cookie, table)
        assert (await seat.open())["chat"] == []
        assert not any("Boris" in text for text in seat.raw)

    run(look())
    people[1].ask("GET", "/api/me/tables", status=401)
