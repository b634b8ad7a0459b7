"""Somebody at a real terminal: keys, numbers, Tab, the menu, and a game of each in both languages."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from koloda.games import GAMES as REGISTER
from koloda.kernel.records import read_record, replay
from koloda.kernel.seats import seats_in
from tests.cli.screen import PATIENCE, TerminalWindow

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="it has no pseudo-terminals")

UNO = "2p strict target=round | A r5 g5 b7 | B b1 b2 y1 y2 | top r3 | deck y3 y4 y6 y7 y8 y9"
BOTS = ("--bots", "plain", "--seed", "1")
PROMPT = {"en": "Your move ›", "ru": "Ваш ход ›"}

Steps = list[tuple[str, str]]
"""What must be read before something is typed."""
GAMES: dict[str, tuple[str, Steps]] = {
    "uno": (
        "2p strict target=round | A r5 g5 | B b1 b2 | top r3 | deck y1 y2 y3 y4",
        [("1 r5", "r5!"), ("1 g5", "1"), ("4", "")],
    ),
    "iota": (
        "2p strict | grid gs1@0,0 gs2@1,0 | A gs3 | B bt1 | deck -",
        [("1 ■gs3", "1"), ("4 2,0", "4"), ("1 d", "1")],
    ),
    "montana": ("2p strict | A g5* | B r1* b2o r3* | pile g4* | deck b1* b3o", [("1 g5*", "1")]),
    "arne": (
        "3p strict | A k-crash | B y50 | C g50 | field2 [y500] | deck - | phase FINAL | lap A B C",
        [("1 k-crash", "1"), ("1 done", "1")],
    ),
    "munchkin": ("3p strict | A L9 on=whip | B L1 | C L1 | combat v3 A vs mouse", [("claim 3", "1")]),
}
ENDS = {"en": ("Total", "The game is over!"), "ru": ("Итого", "Игра окончена!")}


@pytest.mark.parametrize("lang", ["en", "ru"])
@pytest.mark.parametrize("game", GAMES)
def test_a_game_to_its_end(game: str, lang: str, tmp_path: Path) -> None:
    position, steps = GAMES[game]
    record = tmp_path / "game.txt"
    argv = ["play", game, "--position", position, *BOTS, "--record", str(record)]
    with TerminalWindow(tmp_path, *argv, lang=lang) as window:
        for shown, typed in steps:
            window.wait_for(shown)
            window.enter(typed)
        window.wait_for(ENDS[lang][game == "munchkin"])
        assert window.ends_with() == 0
        assert "{" not in window.text() and f"{game}-" not in window.text().replace(str(tmp_path), "")
    state = replay(REGISTER[game], read_record(record.read_text(encoding="utf-8")))
    assert state.is_over() and 0 in seats_in(state.winners() or 1)


def test_nobody_is_asked_when_another_has_ended_the_game(tmp_path: Path) -> None:
    position = "2p strict | A g5* g2* | B g1* | pile g4* | deck b1* b3o"
    with TerminalWindow(tmp_path, "play", "montana", "--position", position, *BOTS) as window:
        window.wait_for("2 g5*")
        window.enter("2")
        window.wait_for("Total")
        assert window.ends_with() == 0
        assert "›" not in window.last_shown()


def test_the_line_is_edited_with_cursor_keys_and_history(tmp_path: Path) -> None:
    with TerminalWindow(tmp_path, "play", "uno", "--position", UNO, *BOTS) as window:
        window.wait_for_line("Your move ›")
        window.type("core\x1b[H")  # Home
        window.wait_for_line("Your move › core")
        window.type("s\x05!\x7f")  # End, a slip, Backspace
        window.wait_for_line("Your move › score")
        window.enter()
        window.wait_for("Total 0 0")
        window.type("\x1b[A")  # Up
        window.wait_for_line("Your move › score")
        window.type("\x15")  # Ctrl-U
        window.wait_for_line("Your move ›")
        window.enter("q")
        assert window.ends_with() == 0


def test_tab_completes_moves_commands_players_and_clauses(tmp_path: Path) -> None:
    with TerminalWindow(tmp_path, "play", "uno", "--position", UNO, *BOTS) as window:
        for begun, whole in {
            "dra": "draw",
            "sco": "score",
            "catch:": "catch:B",
            "rules draw.on": "rules draw.one",
            "why g": "why g5",
        }.items():
            window.wait_for_line("Your move ›")
            window.type(f"{begun}\t")
            window.wait_for_line(f"Your move › {whole}")
            window.type("\x15")


def test_a_number_that_was_meant_for_another_list_does_nothing_and_stays(tmp_path: Path) -> None:
    """Typed while a bot thinks, sent when the turn has come back with other choices."""
    with TerminalWindow(tmp_path, "play", "uno", "--position", UNO, *BOTS) as window:
        window.wait_for("1 r5")
        window.enter("1")
        window.wait_for("You play: red 5.")
        window.type("1")
        window.wait_for("1 g5")
        window.enter()
        window.wait_for("The list has changed since you began to type 1: nothing was done.")
        window.wait_for_line("Your move › 1")
        window.type("\x15")
        window.wait_for_line("Your move ›")
        window.enter("1")
        window.wait_for("You play: green 5.")


def test_a_game_that_was_left_with_ctrl_c_goes_on(tmp_path: Path) -> None:
    with TerminalWindow(tmp_path, "play", "uno", "--position", UNO, *BOTS) as window:
        window.wait_for("1 r5")
        window.enter("1")
        window.wait_for("You play: red 5.")
        window.type("\x03")
        window.wait_for("To go on: koloda play uno --resume")
        assert window.ends_with() == 130
    with TerminalWindow(tmp_path, "play", "--resume", width=40) as window:
        window.wait_for("Welcome back.")
        window.wait_for("Your cards (2) g5 b7")
        window.enter("log")
        window.wait_for("You play: red 5.")


SWALLOWED = """
import os, signal
from koloda.cli.console_io import open_console
from koloda.cli.terminal import Terminal

def swallow():
    try:
        os.kill(os.getpid(), signal.SIGINT)
    except BaseException:
        pass

with Terminal(open_console()) as terminal:
    terminal.loop.call_soon(swallow)
    try:
        terminal.read(600_000)
    except KeyboardInterrupt:
        print("It ends.")
"""


def test_ctrl_c_that_others_swallow_is_obeyed_all_the_same() -> None:
    import pty

    master, slave = pty.openpty()
    process = subprocess.Popen(
        [sys.executable, "-c", SWALLOWED], stdin=slave, stdout=subprocess.PIPE, stderr=slave
    )
    os.close(slave)
    assert b"It ends." in process.communicate(timeout=PATIENCE)[0]
    os.close(master)


def test_a_pager_shows_letters_and_colours_whatever_the_locale(tmp_path: Path) -> None:
    pager = "sh -c 'echo $LESS $LESSCHARSET; cat'"
    with TerminalWindow(tmp_path, "rules", "uno", lang="ru", pager=pager) as window:
        window.wait_for("-R utf-8")
        assert window.ends_with() == 0


@pytest.mark.parametrize(("lang", "words"), [("en", "What shall we play?"), ("ru", "Во что сыграем?")])
def test_alone_it_asks_what_to_play(lang: str, words: str, tmp_path: Path) -> None:
    with TerminalWindow(tmp_path, lang=lang) as window:
        window.wait_for(words)
        for place, answer in (("uno ›", "2"), ("4 ›", "2"), ("normal ›", "easy"), ("book ›", "")):
            window.wait_until(lambda place=place: window.last_line().endswith(place), place)  # type: ignore[misc]
            window.enter(answer)
        window.wait_until(lambda: window.last_line() == PROMPT[lang], "the prompt")
        window.enter("выход")
        assert window.ends_with() == 0
    with TerminalWindow(tmp_path, "play", lang=lang) as window:
        window.wait_for(words)
        window.enter("q")
        assert window.ends_with() == 0


def test_a_recorded_game_is_watched_forward_back_and_from_any_seat(tmp_path: Path) -> None:
    position = GAMES["uno"][0]
    record = tmp_path / "game.txt"
    state = REGISTER["uno"].read(position)
    actions = ["A r5!", "B draw", "B pass", "A g5", "B ok", "~ next"]
    for action in actions:
        state.play(action)
    lines = ["koloda 1", f"game uno version {REGISTER['uno'].version} 2p strict target=round"]
    record.write_text("\n".join([*lines, f"position {position}", *actions, f"digest {state.digest()}", ""]))
    with TerminalWindow(tmp_path, "replay", str(record)) as window:
        window.wait_for_line("step 0 of 6 ›")
        window.enter()
        window.wait_for_line("step 1 of 6 ›")
        window.enter("4")
        window.wait_for_line("step 4 of 6 ›")
        window.enter("b")
        window.wait_for_line("step 3 of 6 ›")
        assert "b1 b2 y1" not in window.text()
        window.enter("s b")
        window.wait_for("Your cards (3) b1 b2 y1")
        window.enter("0")
        window.wait_for_line("step 0 of 6 ›")
        window.enter("o")
        window.wait_for("r5 g5")
        window.enter("a")
        window.wait_for_line("step 6 of 6 ›")
        window.enter()
        assert window.ends_with() == 0
