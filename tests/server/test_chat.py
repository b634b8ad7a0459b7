"""Chat: told once, in order, to all, under the name that a seat shows; no player erases it in mid-game."""

import asyncio
import random
from collections.abc import Iterator

import pytest

from tests.server.clients import Guest, Seat, play, run
from tests.server.servers import Server, serving
from tests.server.test_durable import begin, sit_down


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("chat")) as server:
        yield server


async def hear(seat: Seat, last: str) -> list[int]:
    """Reads until that line has come; the numbers of all that came."""
    while not seat.chat or seat.chat[-1]["text"] != last:
        await seat.read()
    return [line["number"] for line in seat.chat]


def test_no_player_erases_the_chat_of_a_running_game(server: Server) -> None:
    people, table = begin(server)
    path = f"/api/tables/{table}/chat"

    async def game() -> None:
        seats = await sit_down(server, people, table)
        for number in range(3):
            await seats[0].ask("say", text=f"bad word {number}")
        assert people[1].ask("DELETE", path, status=409)["code"] == "table.running"
        late = Seat(server.url, people[1].cookie, table)
        assert len((await late.open())["chat"]) == 3
        await play(seats, random.Random(3))
        people[1].ask("DELETE", path)
        assert (await seats[0].ask("say", text="good game"))["type"] == "done"
        for seat in (*seats, late):
            numbers = await hear(seat, "good game")
            assert numbers == sorted(set(numbers)), "numbers begin again"
        late = Seat(server.url, people[1].cookie, table)
        assert [line["text"] for line in (await late.open())["chat"]] == ["good game"]

    run(game())


def test_who_deletes_himself_takes_no_number_with_him(server: Server) -> None:
    people, table = begin(server)

    async def game() -> None:
        seats = await sit_down(server, people, table)
        await seats[0].ask("say", text="one")
        await seats[1].ask("say", text="two")
        await hear(seats[0], "two")
        people[1].ask("DELETE", "/api/me")
        await seats[0].ask("say", text="three")
        again = await Seat(server.url, people[0].cookie, table).open()
        assert [(line["number"], line["text"]) for line in again["chat"]] == [(1, "one"), (3, "three")]
        await hear(seats[0], "three")

    run(game())


def test_every_line_is_told_once_and_in_order(server: Server) -> None:
    people, table = begin(server, 3)

    async def talk(seat: Seat, name: str) -> None:
        for number in range(25):
            await seat.ask("say", text=f"{name} {number}")

    async def come_late(guest: Guest) -> Seat:
        await asyncio.sleep(0.05)
        seat = Seat(server.url, guest.cookie, table)
        await seat.open()
        return seat

    async def game() -> None:
        seats = await sit_down(server, people, table)
        guests = [server.guest(f"Watcher {number}") for number in range(4)]
        talking = [talk(seat, name) for seat, name in zip(seats, "ABC", strict=True)]
        coming = asyncio.gather(*[come_late(guest) for guest in guests])
        await asyncio.gather(*talking)
        late = await coming
        await seats[0].ask("say", text="end")
        for seat in [*seats, *late]:
            numbers = await hear(seat, "end")
            assert numbers == list(range(1, 77)), "a line was told twice, late or never"

    run(game())


def test_a_seat_speaks_under_the_name_it_shows(server: Server) -> None:
    people, table = begin(server)

    async def game() -> None:
        seats = await sit_down(server, people, table)
        people[1].ask("POST", "/api/me", {"name": "Anya"})
        await seats[1].open()
        await seats[1].ask("say", text="I am Anya")
        await hear(seats[0], "I am Anya")
        assert seats[0].chat[-1]["name"] == "Boris"
        watcher = Seat(server.url, server.guest("Аnya").cookie, table)
        await watcher.open()
        assert (await watcher.ask("say", text="no, I am"))["code"] == "name.taken"

    run(game())


def test_invisible_names_are_refused_and_families_are_not(server: Server) -> None:
    nobody = server.guest("")
    for name in ("\u3164", "\u2800", "\u115f", "\u0301", "a\u202eb"):
        assert nobody.ask("POST", "/api/me", {"name": name}, status=400)["code"] == "name.form"
    family = "\N{MAN}\u200d\N{WOMAN}\u200d\N{GIRL}"
    assert nobody.ask("POST", "/api/me", {"name": family})["name"] == family
    nobody.ask("POST", "/api/me", {"name": "Anya"})
    table = str(server.guest("Anya").open_table(2)["id"])
    twin = nobody.ask("POST", f"/api/tables/{table}/seats/B/take", {}, status=409)
    assert twin["clause"] == "koloda.table.name"


def test_a_bot_never_has_the_name_of_a_player(server: Server) -> None:
    ben = server.guest("Ben")
    table = ben.open_table(3, bots=["plain"])
    assert table["chairs"][2]["name"] != "Ben"
    server.guest("Cleo").sit(table["id"], "B")  # a person comes first
    ben.ask("DELETE", f"/api/tables/{table['id']}/seats/C/bot")
    seen = ben.ask("POST", f"/api/tables/{table['id']}/seats/C/bot", {"level": "plain"})["table"]
    assert len({chair["name"] for chair in seen["chairs"]}) == 3


def test_the_own_mute_holds_for_words_inside_moves(server: Server) -> None:
    people, table = begin(server, 3, game="munchkin", options={})

    async def game() -> None:
        seats = await sit_down(server, people, table)
        await seats[2].ask("mute", seat="B")
        assert (await seats[1].ask("act", code='say "hello"'))["type"] == "done"
        for seat, text in ((seats[0], "hello"), (seats[2], "…")):
            said = ""
            while not said:
                await seat.read()
                said = "".join(
                    event["values"]["text"]
                    for step in seat.steps
                    for event in step["events"]
                    if event["kind"] == "say"
                )
            assert said == text

    run(game())


def test_the_own_mute_holds_for_what_was_said_while_the_line_was_cut(server: Server) -> None:
    """Words of chat and words inside moves: `mute` is told with the connection, before the first message."""
    people, table = begin(server, 3, game="munchkin", options={})

    async def game() -> None:
        seats = await sit_down(server, people, table)
        known = seats[2].version
        await seats[2].close()
        assert (await seats[1].ask("act", code='say "hello"'))["type"] == "done"
        assert (await seats[1].ask("say", text="anybody here?"))["type"] == "done"
        assert (await seats[0].ask("say", text="yes"))["type"] == "done"
        for mute, said, chat in (
            ("B", ["…"], ["yes"]),
            ("*", ["…"], []),
            ("", ["hello"], ["anybody here?", "yes"]),
        ):
            again = Seat(server.url, people[2].cookie, table)
            again.version, again.seat = known, "C"
            snapshot = await again.open(mute=mute)
            assert not snapshot["fresh"]
            events = [event for step in snapshot["steps"] for event in step["events"]]
            assert [event["values"]["text"] for event in events if event["kind"] == "say"] == said
            assert [line["text"] for line in snapshot["chat"]] == chat
            await again.close()

    run(game())
