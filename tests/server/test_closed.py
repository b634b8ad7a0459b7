"""Hidden stays hidden in the lobby too: seats of running games, closed tables and their records."""

import random
from collections.abc import Iterator

import pytest
from websockets.exceptions import InvalidStatus

from tests.server.clients import ConnectionClosed, Guest, Seat, play, run
from tests.server.servers import Server, serving
from tests.server.test_durable import begin, sit_down


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("closed")) as server:
        yield server


async def read_to_the_end(seat: Seat) -> int:
    """The code that the socket is closed with."""
    with pytest.raises(ConnectionClosed) as closed:
        for _ in range(500):
            await seat.read()
    assert closed.value.rcvd is not None
    return closed.value.rcvd.code


async def is_kept_out(server: Server, cookie: str, table: str) -> bool:
    with pytest.raises(InvalidStatus) as refused:
        await Seat(server.url, cookie, table).open()
    return refused.value.response.status_code == 403


def test_nobody_hops_from_seat_to_seat(server: Server) -> None:
    (anya, boris, vera), table = begin(server, 3)
    path = f"/api/tables/{table}/seats"

    async def game() -> None:
        await sit_down(server, [anya, boris, vera], table)
        vera.ask("POST", f"{path}/C/leave")
        boris.ask("POST", f"{path}/B/leave")
        assert boris.ask("POST", f"{path}/C/take", {}, status=409)["clause"] == "koloda.table.sat"
        stranger = server.guest("Gleb")
        assert stranger.ask("POST", f"{path}/C/take", {}, status=409)["clause"] == "koloda.table.vacated"
        assert boris.sit(table, "B")["seat"] == "B"
        stranger.ask("POST", f"{path}/C/free", status=409)
        anya.ask("POST", f"{path}/C/free")
        assert stranger.sit(table, "C")["seat"] == "C"

    run(game())


def test_a_closed_table_sends_its_watchers_off_before_the_deal(server: Server) -> None:
    people, table = begin(server, 2, watch=False)
    vera = server.guest("Vera")

    async def game() -> None:
        watchers = [Seat(server.url, cookie, table) for cookie in ("", vera.cookie)]
        screen = Seat(server.url, people[0].cookie, table)
        for watcher in watchers:
            await watcher.open()
        await screen.open(watch=True)
        await sit_down(server, people, table)
        for watcher in watchers:
            assert await read_to_the_end(watcher) == 4004
            assert watcher.position is None, "it saw the deal"
        while screen.position is None:
            await screen.read()
        assert screen.seat == "?"
        await screen.open(watch=True)  # the host's screen comes back, another's does not
        with pytest.raises(InvalidStatus):
            await Seat(server.url, people[1].cookie, table).open(watch=True)
        assert await is_kept_out(server, vera.cookie, table)

    run(game())


def test_who_is_sent_away_from_a_closed_table_is_out_before_it_begins(server: Server) -> None:
    people, table = begin(server, 3, watch=False)

    async def wait() -> None:
        seat = Seat(server.url, people[1].cookie, table)
        await seat.open()
        people[0].ask("POST", f"/api/tables/{table}/seats/B/kick")
        assert await read_to_the_end(seat) == 4004
        assert await is_kept_out(server, people[1].cookie, table)

    run(wait())


def finished(server: Server, *, watch: bool = True) -> tuple[list[Guest], str]:
    people, table = begin(server, watch=watch)

    async def game() -> None:
        await play(await sit_down(server, people, table), random.Random(5))

    run(game())
    return people, table


def test_the_record_of_a_closed_table_belongs_to_its_people(server: Server) -> None:
    people, table = finished(server, watch=False)
    path = f"/api/tables/{table}"
    for stranger in (server.guest(""), server.guest("Vera")):
        for page in ("record", "replay", "replay?seat=*", "replay?seat=?"):
            assert stranger.http.get(f"{path}/{page}").status_code == 403, page
        assert stranger.ask("GET", path)["table"]["deals"] == []
    for guest in people:
        assert guest.http.get(f"{path}/record").status_code == 200
        assert guest.http.get(f"{path}/replay?seat=*").status_code == 200
        assert guest.ask("GET", path)["table"]["deals"][0]["secret"]


def test_the_record_of_an_open_table_is_for_whoever_has_the_link(server: Server) -> None:
    _, table = finished(server)
    assert server.guest("").http.get(f"/api/tables/{table}/record").status_code == 200


def test_a_closed_hand_stays_closed_when_names_are_deleted(server: Server) -> None:
    anya, boris = server.guest("Anya"), server.guest("Boris")
    table = str(anya.open_table(2, game="arne", options={})["id"])
    boris.sit(table, "B")
    path = f"/api/tables/{table}"

    async def game() -> None:
        seats = await sit_down(server, [anya, boris], table)
        await play(seats, random.Random(1))
        assert (await seats[0].ask("agree"))["type"] == "done"

    run(game())
    assert anya.http.get(f"{path}/record").status_code == 409
    for guest in (anya, boris):
        guest.ask("DELETE", f"{path}/name")
    nobody = server.guest("")
    assert nobody.http.get(f"{path}/record").status_code == 409
    assert nobody.http.get(f"{path}/replay?seat=*").status_code == 409


def test_a_locked_table_takes_in_no_watcher(server: Server) -> None:
    people, table = begin(server, 2, seats=3)
    gleb = server.guest("Gleb")

    async def knock() -> None:
        people[1].ask("POST", f"/api/tables/{table}/lock", {"on": True}, status=409)
        assert people[0].ask("POST", f"/api/tables/{table}/lock", {"on": True})["table"]["locked"]
        assert await is_kept_out(server, gleb.cookie, table)
        assert await is_kept_out(server, "", table)
        gleb.ask("POST", f"/api/tables/{table}/seats/C/take", {}, status=409)
        await Seat(server.url, people[1].cookie, table).open()
        people[0].ask("POST", f"/api/tables/{table}/lock", {"on": False})
        await Seat(server.url, gleb.cookie, table).open()

    run(knock())
