"""`koloda join`: a table of a real server, played from the terminal by people and by bots with a token."""

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.cli.screen import PATIENCE, TerminalWindow
from tests.server.clients import FAST, Guest, Json
from tests.server.servers import Server, serving

CALM = {"turn": 0, "keep": 60_000, "pace": 1}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("server")) as running:
        yield running


def open_table(host: Guest, **more: object) -> Json:
    """Two seats, of which the host has none."""
    return host.open_table(2, **{"sit": False, "clock": CALM, "options": FAST, **more})


def link(server: Server, table: Json) -> str:
    return f"{server.url}/t/{table['id']}"


def new_token(host: Guest, table: Json, seat: str) -> str:
    found = host.ask("POST", f"/api/tables/{table['id']}/seats/{seat}/program", {"name": "Rex"})
    return str(found["token"])


def command(folder: Path, *argv: str, lang: str = "en") -> "subprocess.Popen[str]":
    environment = {**os.environ, "XDG_STATE_HOME": str(folder), "PYTHONUNBUFFERED": "1"}
    return subprocess.Popen(
        [sys.executable, "-m", "koloda", "join", *argv, "--lang", lang],
        env=environment,
        text=True,
        encoding="utf-8",
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
    )


def start(host: Guest, table: Json) -> None:
    host.ask("POST", f"/api/tables/{table['id']}/start")


def wait_for_line(process: "subprocess.Popen[str]", words: str) -> str:
    """What was printed before a line with these words, and the line."""
    assert process.stdout is not None
    said = ""
    for line in process.stdout:
        said += line
        if words in line:
            return said
    raise AssertionError(f"it has ended without {words!r}:\n{said}")


WON = {"en": "the game is over; won: ", "ru": "игра окончена; победа: "}


@pytest.mark.parametrize("lang", WON)
def test_a_bot_plays_a_seat_with_one_line(server: Server, tmp_path: Path, lang: str) -> None:
    host = server.guest("Anya")
    table = open_table(host)
    players: list[subprocess.Popen[str]] = []
    for seat, who in (("A", "plain"), ("B", "tests.server.test_programs:Cheapest")):
        token = new_token(host, table, seat)
        players.append(command(tmp_path, link(server, table), "--token", token, "--bot", who, lang=lang))
    for player, seat in zip(players, "AB", strict=True):
        assert f" {seat}, uno" in wait_for_line(player, "uno")
    start(host, table)
    for player in players:
        said, _ = player.communicate(timeout=PATIENCE)
        assert player.returncode == 0 and WON[lang] in said, said


@pytest.mark.skipif(sys.platform == "win32", reason="it has no pseudo-terminals")
def test_somebody_plays_at_a_terminal_and_comes_back(server: Server, tmp_path: Path) -> None:
    host = server.guest("Boris")
    table = open_table(host)
    with TerminalWindow(tmp_path, "join", link(server, table), "--name", "Vera", width=120) as window:
        window.wait_for("A Vera · B empty")
        window.enter("token B")
        window.wait_for("koloda join")
        window.wait_for("(program of one's own, away)")
        token = re.search(r"--token (\S+)", window.text())
        assert token is not None
        rex = command(tmp_path, link(server, table), "--token", token[1])
        wait_for_line(rex, "Vera")
        window.wait_for("(program of one's own)")
        window.enter("/hello")
        window.wait_for("Vera: hello")
        window.enter("start")
        window.wait_for("You sit at seat A")
        window.enter("r99")
        window.wait_for("✗")
        window.enter("quit")
        assert window.ends_with() == 0
    with TerminalWindow(tmp_path, "join", link(server, table)) as window:
        window.wait_for("You sit at seat A")
        window.wait_for("hello")
        window.type("\x03")
        assert window.ends_with() == 130
    assert rex.stdin is not None
    rex.kill()
    rex.communicate()


def test_lines_from_a_pipe_play_a_whole_game(server: Server, tmp_path: Path) -> None:
    host = server.guest("Gleb")
    table = open_table(host)
    token = new_token(host, table, "B")
    rex = command(tmp_path / "rex", link(server, table), "--token", token, "--bot", "plain")
    wait_for_line(rex, "uno")
    person = command(tmp_path, link(server, table), "--name", "Дина", lang="ru")
    wait_for_line(person, "Rex (своя программа)")
    start(host, table)
    said, _ = person.communicate("1\n" * 300, timeout=PATIENCE)
    assert person.returncode == 0 and "Итого" in said, said
    assert "won: " in rex.communicate(timeout=PATIENCE)[0]


def test_what_is_wrong_is_said_in_one_sentence(server: Server, tmp_path: Path) -> None:
    host = server.guest("Egor")
    table = open_table(host)
    bot = [link(server, table), "--token", new_token(host, table, "B"), "--bot"]
    wrong = [
        (["http://127.0.0.1:1/t/abc", "--name", "Eva"], "does not answer"),
        ([server.url, "--name", "Eva"], "leads to no table"),
        (["ftp://x/t/y", "--name", "Eva"], "leads to no table"),
        ([f"{server.url}/t/nowhere", "--name", "Eva"], "There is no such table."),
        ([f"{server.url}/r/BCDF", "--name", "Eva"], "There is no room with this code."),
        ([link(server, table)], "--name"),
        ([link(server, table), "--name", "x" * 50], "name"),
        ([link(server, table), "--bot", "hard"], "token"),
        ([link(server, table), "--bot", "hard", "--token", "0123456789"], "opens no seat"),
        ([*bot, "genius"], "there is no bot"),
        ([*bot, "no.module:Bot"], "cannot sit down"),
    ]
    for argv, words in wrong:
        process = command(tmp_path / "nobody", *argv)
        said, _ = process.communicate(timeout=PATIENCE)
        assert process.returncode == 2 and words in said and said.count("\n") == 1, (argv, said)
