"""The games over the Model Context Protocol, with the client of its own SDK."""

import asyncio
import os
import re
import socket
import subprocess
import sys
import time
from collections.abc import Iterator

import pytest
from mcp import Client, StdioServerParameters, stdio_client
from mcp.server import MCPServer

import koloda
from koloda.mcp.server import make_server
from koloda.mcp.tables import BotTable

pytestmark = pytest.mark.filterwarnings("ignore::DeprecationWarning")
COMMAND = ["-m", "koloda", "mcp"]


async def ask(client: Client, tool: str, **arguments: object) -> str:
    result = await client.call_tool(tool, dict(arguments))
    return "".join(getattr(part, "text", "") for part in result.content)


async def play(client: Client, game: str, **options: str) -> str:
    """A whole game: the first thing that can be done, asked and answered."""
    told = await ask(client, "sit", game=game, bots="plain", seed="7", options=options)
    table = re.search(r"Table (\S+)", told)
    assert table, told
    for _ in range(2000):
        if "The game is over" in told:
            return told
        listed = re.search(r"^You can do: (.*)$", told, re.M)
        must = "The game waits for you" in told
        code = listed[1].split(", ")[0] if must and listed else "nothing"
        told = await ask(client, "act", table=table[1], action=code)
        assert not told.startswith("Not done"), told
    raise AssertionError("the game does not end")


def test_a_whole_game_in_process() -> None:
    async def run() -> str:
        async with Client(make_server()) as client:
            assert {tool.name for tool in (await client.list_tools()).tools} >= {
                "games",
                "rules",
                "sit",
                "act",
            }
            return await play(client, "uno", target="round")

    assert "Won: " in asyncio.run(run())


@pytest.mark.parametrize("game", ["montana", "arne"])
def test_a_whole_game_of_another_kind(game: str) -> None:
    async def run() -> str:
        async with Client(make_server()) as client:
            return await play(client, game)

    assert "Won: " in asyncio.run(run())


def test_a_whole_game_over_standard_input_and_output() -> None:
    async def run() -> str:
        server = StdioServerParameters(command=sys.executable, args=COMMAND, env={**os.environ})
        async with Client(stdio_client(server)) as client:
            return await play(client, "uno", target="round")

    assert "Won: " in asyncio.run(run())


@pytest.fixture
def address() -> Iterator[str]:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    process = subprocess.Popen(
        [sys.executable, *COMMAND, "--http", f"127.0.0.1:{port}"], stderr=subprocess.DEVNULL
    )
    try:
        for _ in range(600):
            with socket.socket() as probe:
                if not probe.connect_ex(("127.0.0.1", port)):
                    break
            assert process.poll() is None
            time.sleep(0.1)
        yield f"http://127.0.0.1:{port}/mcp"
    finally:
        process.terminate()
        process.wait(20)


def test_a_whole_game_over_http(address: str) -> None:
    async def run() -> str:
        async with Client(address) as client:
            return await play(client, "uno", target="round")

    assert "Won: " in asyncio.run(run())


def told(tool: str, **arguments: object) -> str:
    async def run() -> str:
        async with Client(make_server()) as client:
            return await ask(client, tool, **arguments)

    return asyncio.run(run())


def test_what_can_be_asked() -> None:
    assert isinstance(make_server(), MCPServer)
    assert "uno: UNO, 2-10 players" in told("games")
    assert "uno.draw.play-drawn:" in told("rules", game="uno", clause="draw")
    assert "its chapters are" in told("rules", game="uno", clause="nowhere")
    assert "target: 500" in told("options", game="uno")


@pytest.mark.parametrize(
    ("tool", "arguments", "word"),
    [
        ("sit", {"game": "chess"}, "there is no game 'chess'"),
        ("sit", {"game": "uno", "players": 99}, "2 to 10 players"),
        ("sit", {"game": "uno", "bots": "god"}, "there is no bot 'god'"),
        ("sit", {"game": "uno", "bots": "run:true"}, "there is no bot 'run:true'"),
        ("sit", {"game": "uno", "bots": "os:getcwd"}, "there is no bot 'os:getcwd'"),
        ("sit", {"game": "uno", "seat": "Z"}, "no seat 'Z'"),
        ("sit", {"game": "uno", "options": {"target": "7"}}, "option target"),
        ("act", {"table": "nowhere", "action": "draw"}, "there is no table 'nowhere'"),
        ("see", {"table": ""}, "there is no table ''"),
    ],
)
def test_what_is_wrong_is_a_sentence(tool: str, arguments: dict[str, object], word: str) -> None:
    answer = told(tool, **arguments)
    assert answer.startswith("Not done: ") and word in answer and "\n" not in answer


def test_a_refusal_names_the_rule_and_changes_nothing() -> None:
    table = BotTable("uno", 2, "plain", "A", 7, {"target": "round"})
    before = table.match.text
    answer = table.act("y99") + table.act("x" * 10000) + table.act("")
    assert "Not done" in answer and table.match.text == before
    held = table.match["A"].split()
    missing = next(code for code in ("r1", "g1", "b1", "y1", "r2") if code not in held)
    assert "(uno.act.held)" in table.act(missing) and table.match.text == before


def test_no_text_tells_what_the_seat_cannot_know() -> None:
    """The same view, another world: the same words. And no card of another hand is ever named in it."""
    for game in ("uno", "montana", "arne", "munchkin"):
        match = koloda.play(game, ["normal"] * koloda.about(game).least, seed=5, most=40)
        for seat in match.seats:
            here = koloda.prompt(match.view(seat), match.legal(seat), forms=match.forms(seat))
            world = match.guess(seat, seed=3)
            there = koloda.prompt(world.view(seat), world.legal(seat), forms=world.forms(seat))
            assert here == there


def test_news_are_those_of_the_seat() -> None:
    table = BotTable("uno", 2, "plain", "A", 7, {"target": "round"})
    for _ in range(60):
        if table.match.is_over:
            break
        legal = table.match.legal("A")
        hidden = [] if table.match.is_over else table.match["B"].split()
        said = table.act(legal[0].code if table.asked.waited_for and legal else "nothing")
        drawn = [line for line in said.splitlines() if "draws" in line.lower() and "B" in line.split()]
        assert not any(f" {card}" in line for card in hidden for line in drawn)


ANSWERS = [
    ("I'd play red.\nACTION: r5", "A r5", ""),
    ("action: `A r5`.", "A r5", ""),
    ("**ACTION: r5**", "A r5", ""),
    ("Either `y9` or, better, `r5`", "A r5", ""),
    ("draw", "A draw", ""),
    ("ACTION: r5\nNo, wait. ACTION: draw", "A draw", ""),
    ("ACTION: r5\nNo, wait. ACTION: g1", None, "uno.match.rule"),
    ("ACTION: nothing", "A nothing", ""),
    ("ACTION: b2", None, "uno.act.held"),
    ("ACTION: g1", None, "uno.match.rule"),
    ("ACTION: ch", None, "uno."),
    ("I cannot decide.", None, ""),
    ("", None, ""),
    ("ACTION:", None, ""),
    ("\x00" * 10_000 + "ACTION: r5", "A r5", ""),
]


@pytest.mark.parametrize(("answer", "move", "clause"), ANSWERS)
def test_an_answer_in_prose_is_a_move_or_the_sentence_of_a_rule(
    answer: str, move: str | None, clause: str
) -> None:
    match = koloda.read("uno", "2p strict | A r5 g1 | B b2 b7 | top r3")
    found = koloda.parse(answer, match, "A")
    assert found.move == move
    assert found.clause.startswith(clause) if clause else not found.clause
    assert bool(found.why) == (move is None)
