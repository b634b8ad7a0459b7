"""Programs of one's own at the tables of a real server: whole games, and everything that such a program may
do wrong."""

import asyncio
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

import koloda
import koloda.client
from koloda.client import ClientError, SeatGone, let_play
from koloda.wire.socket import ServerMessage, Snapshot, Update
from tests.server.clients import FAST, LONG, ConnectionClosed, Guest, Json, Seat, choose, run
from tests.server.servers import Server, serving
from tools.site.markdown import fences

HURRIED = {"clock": {"turn": 1500, "keep": 60_000, "pace": 1}}
"""Who does not answer is soon absent."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("server")) as running:
        yield running


def open_table(host: Guest, count: int, **more: object) -> Json:
    """A table whose host only looks on, unless he says otherwise."""
    return host.open_table(count, **{"sit": False, **more})


def new_token(host: Guest, table: str, seat: str, name: str = "") -> str:
    body = {"name": name} if name else {}
    found = host.ask("POST", f"/api/tables/{table}/seats/{seat}/program", body)
    assert found["seat"] == seat and found["name"]
    return str(found["token"])


def link(server: Server, table: Json) -> str:
    return f"{server.url}/t/{table['id']}"


async def start(host: Guest, table: Json) -> None:
    """Once everybody is there."""
    while True:
        seen = await asyncio.to_thread(host.ask, "GET", f"/api/tables/{table['id']}")
        if not any(chair["away"] for chair in seen["table"]["chairs"]):
            break
        await asyncio.sleep(0.02)
    await asyncio.to_thread(host.ask, "POST", f"/api/tables/{table['id']}/start")


async def play_all(
    server: Server, host: Guest, table: Json, bots: dict[str, str], game_over: list[str]
) -> None:
    """A bot at each of these seats, each over a line of its own, to the end."""

    async def sit(letter: str, who: str) -> None:
        token = new_token(host, table["id"], letter)
        async with koloda.client.join(link(server, table), token=token) as seat:
            assert seat.letter == letter
            here.append(letter)
            seat.listeners.append(note)
            await let_play(seat, who, seed=f"k1:{ord(letter):x}", pace=0.0)
            assert seat.is_over
            game_over.append("".join(seat.winners))

    def note(message: ServerMessage) -> None:
        if isinstance(message, Snapshot | Update):
            assert not any(step.kind == "keep" for step in message.steps), "a keeper played"

    here: list[str] = []
    playing = [asyncio.create_task(sit(letter, who)) for letter, who in bots.items()]
    await start_when(host, table, here, len(bots))
    await asyncio.gather(*playing)


async def start_when(host: Guest, table: Json, here: list[str], count: int) -> None:
    while len(here) < count:
        await asyncio.sleep(0.02)
    await start(host, table)


class Cheapest(koloda.Bot):
    """A bot of one's own, as `my.module:MyBot` names it."""

    def choose(self, view: koloda.SeatView, legal: list[koloda.Move], waited_for: bool) -> str | None:
        return legal[0] if waited_for else None


def test_a_whole_game_of_uno(server: Server) -> None:
    host, winners = server.guest("Anya"), list[str]()
    table = open_table(host, 3, options=FAST)
    bots = {"A": "hard", "B": f"{__name__}:Cheapest", "C": "random"}
    asyncio.run(play_all(server, host, table, bots, winners))
    assert len(winners) == 3 and len(set(winners)) == 1 and winners[0]


def test_a_whole_game_of_munchkin(server: Server) -> None:
    host, winners = server.guest("Boris"), list[str]()
    table = open_table(host, 3, game="munchkin", options={})
    asyncio.run(play_all(server, host, table, {"A": "normal", "B": "easy", "C": "plain"}, winners))
    assert len(winners) == 3 and len(set(winners)) == 1 and winners[0]


# Programs that do not behave


async def open_seat(server: Server, host: Guest, table: Json, letter: str) -> Seat:
    """The bare line of a program at this seat."""
    token = await asyncio.to_thread(new_token, host, table["id"], letter)
    seat = Seat(server.url, "", table["id"])
    await seat.open(authorization=f"Bearer {token}")
    assert seat.seat == letter
    return seat


async def play_to_the_end(seat: Seat) -> bool:
    """A person plays; whether a bot had to keep seat B."""
    lot, kept = random.Random(7), False
    while not seat.is_over:
        if seat.legal:
            await seat.ask("act", code=choose(seat.legal, lot))
        else:
            await seat.read()
        kept = kept or seat.info["chairs"][1]["kept"]
    return kept


async def person_and_program(server: Server, name: str, **more: object) -> tuple[Guest, Json, Seat, Seat]:
    """A game that has begun: a person at A, the bare line of a program at B."""
    host = server.guest(name)
    table = host.open_table(2, **{**HURRIED, **more})
    program = await open_seat(server, host, table, "B")
    person = Seat(server.url, host.cookie, table["id"])
    await person.open()
    await start(host, table)
    return host, table, person, program


def test_nonsense_is_answered_and_harms_nobody(server: Server) -> None:
    async def game() -> None:
        _, _, person, program = await person_and_program(server, "Vera")
        ending = asyncio.create_task(play_to_the_end(person))
        assert program.socket is not None
        for junk in ("", "hello", "[]", '{"type": "dance"}', "\x00", "9" * 3000):
            await program.socket.send(junk)
            assert (await program.until("error"))["code"] == "message.unreadable"
        for code in ("r5 r5 r5", "catch:Z", "~ seed k1:1", "колода", "x" * 2000):
            answer = await program.ask("act", code=code)
            assert answer["type"] in ("refused", "error") and answer["text"]
        assert await ending, "a bot keeps the seat of whoever answers nothing that counts"

    run(game())


def test_who_never_answers_is_absent(server: Server) -> None:
    async def game() -> None:
        _, _, person, _ = await person_and_program(server, "Gleb")
        assert await play_to_the_end(person)

    run(game())


def test_a_flood_is_cut_off_and_the_table_goes_on(tmp_path_factory: pytest.TempPathFactory) -> None:
    async def game(server: Server) -> None:
        _, _, person, program = await person_and_program(server, "Dina")
        ending = asyncio.create_task(play_to_the_end(person))
        with pytest.raises(ConnectionClosed):
            for _ in range(20_000):
                await program.send({"type": "why", "id": program.new_id(), "code": "draw"})
            while True:
                await program.read()
        assert program.socket is not None and program.socket.close_code == 1008
        assert await ending

    with serving(tmp_path_factory.mktemp("strict"), limits="true") as strict:
        run(game(strict))


def test_its_words_obey_what_holds_for_all(tmp_path_factory: pytest.TempPathFactory) -> None:
    async def game(server: Server) -> None:
        host, table, _, program = await person_and_program(server, "Zoya", clock={"turn": 0, "keep": 0})
        await program.send({"type": "say", "id": "long", "text": "x" * 401})
        assert (await program.until("error"))["code"] == "message.unreadable"
        answers = [await program.ask("say", text=f"line {number}") for number in range(10)]
        assert answers[0]["type"] == "done" and answers[-1]["code"] == "rate.limit"
        host.ask("POST", f"/api/tables/{table['id']}/mute", {"seat": "B"})
        await program.until("update")
        assert (await program.ask("say", text="hello"))["code"] == "chat.muted"

    with serving(tmp_path_factory.mktemp("words"), limits="true") as strict:
        run(game(strict))


def test_a_line_that_breaks_is_taken_up_again(server: Server) -> None:
    """Nothing is missed and nothing done twice."""

    async def game() -> None:
        host = server.guest("Egor")
        table = host.open_table(2, options=LONG)
        token = new_token(host, table["id"], "B")
        person = Seat(server.url, host.cookie, table["id"])
        await person.open()
        versions: list[int] = []
        async with koloda.client.join(link(server, table), token=token) as seat:
            seat.listeners.append(
                lambda message: (
                    versions.extend(step.version for step in message.steps)
                    if isinstance(message, Snapshot | Update)
                    else None
                )
            )
            await start(host, table)
            ending = asyncio.create_task(play_to_the_end(person))
            breaks = 0
            async for question in seat:
                assert seat.line.socket is not None
                if breaks < 5:
                    seat.line.socket.transport.abort()
                    breaks += 1
                await question.answer(question.legal[0])
            assert breaks == 5
            await ending
        assert versions == list(range(versions[0], versions[-1] + 1))

    run(game())


# What a token opens


def test_a_token_that_is_taken_back_opens_nothing(server: Server) -> None:
    async def game() -> None:
        host = server.guest("Ira")
        table = open_table(host, 2)
        token = new_token(host, table["id"], "A", "Rex")
        async with koloda.client.join(link(server, table), token=token) as seat:
            seen = host.ask("GET", f"/api/tables/{table['id']}")["table"]["chairs"][0]
            assert (seen["kind"], seen["level"], seen["name"]) == ("bot", "program", "Rex")
            await asyncio.to_thread(host.ask, "DELETE", f"/api/tables/{table['id']}/seats/A/bot")
            with pytest.raises(SeatGone):
                while True:
                    await seat.change()
        with pytest.raises(ClientError) as refused:
            async with koloda.client.join(link(server, table), token=token):
                pass
        assert refused.value.code == "token.seat"
        assert new_token(host, table["id"], "A") != token

    asyncio.run(game())


def test_a_token_is_for_one_seat_of_one_table_and_for_nothing_else(server: Server) -> None:
    host, stranger = server.guest("Kira"), server.guest("Lev")
    table, other = open_table(host, 2), open_table(host, 2)
    token = new_token(host, table["id"], "A")

    async def join_other() -> None:
        async with koloda.client.join(link(server, other), token=token):
            pass

    with pytest.raises(ClientError) as refused:
        asyncio.run(join_other())
    assert refused.value.code == "token.seat"
    with httpx.Client(base_url=server.url, headers={"authorization": f"Bearer {token}"}) as program:
        for path in ("play", "start", "seats/B/take", "seats/A/hand", "seats/B/program", "seats/A/leave"):
            body: Json | None = {} if path.endswith(("take", "program")) else None
            answer = program.post(f"/api/tables/{table['id']}/{path}", json=body)
            assert (answer.status_code, answer.json()["code"]) == (401, "guest.unknown"), path
        assert program.get("/api/me/tables").status_code == 401
    made = stranger.http.post(f"/api/tables/{table['id']}/seats/B/program", json={})
    assert (made.status_code, made.json()["clause"]) == (409, "koloda.table.owner")


def test_asking_again_under_the_same_name_gives_the_same_token(server: Server) -> None:
    host = server.guest("Mila")
    table = open_table(host, 2)
    path, name = f"/api/tables/{table['id']}/seats/A/program", {"idempotency-key": "one"}
    first = host.http.post(path, json={}, headers=name)
    assert host.http.post(path, json={}, headers=name).json() == first.json()
    assert host.http.post(path, json={}, headers={"idempotency-key": "two"}).status_code == 409


def test_a_program_sees_what_its_seat_sees(server: Server) -> None:
    """In everything that ever came, the other hand is a number of cards."""

    async def game() -> None:
        _, _, person, program = await person_and_program(server, "Nina", clock={"turn": 0, "keep": 0})
        lot = random.Random(3)
        for _ in range(200):
            for seat in (person, program):
                if seat.legal:
                    await seat.ask("act", code=choose(seat.legal, lot))
            if person.is_over:
                break
            reading = [asyncio.create_task(seat.read()) for seat in (person, program)]
            _, waiting = await asyncio.wait(reading, return_when=asyncio.FIRST_COMPLETED)
            for task in waiting:
                task.cancel()
            await asyncio.gather(*waiting, return_exceptions=True)
        seen = [message for message in map(koloda_fields, program.raw) if message]
        assert len(seen) > 10
        assert all(fields.get("A", "?0").startswith("?") or fields["A"] == "-" for fields in seen[:-1])

    run(game())


def koloda_fields(text: str) -> dict[str, str]:
    """The fields of the position in a message of a game that goes on."""
    message = httpx.Response(200, text=text).json()
    position = message.get("position")
    return position["fields"] if position and not position.get("over") else {}


def test_the_example_of_the_guide_plays(server: Server) -> None:
    """What `docs/guides/players.md` shows."""
    guide = Path(__file__).parents[2] / "docs" / "guides" / "players.md"
    names: dict[str, Any] = {}
    for block in fences(guide.read_text("utf-8"), "python"):
        exec(compile(block, "players.md", "exec"), names)

    async def game() -> None:
        host = server.guest("Olya")
        table = open_table(host, 2)
        tokens = [new_token(host, table["id"], seat) for seat in "AB"]
        playing = [asyncio.create_task(names["play_first"](link(server, table), token)) for token in tokens]
        await start(host, table)
        first, second = await asyncio.gather(*playing)
        assert first == second and len(first) == 1

    asyncio.run(game())
