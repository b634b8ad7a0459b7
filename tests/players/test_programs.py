"""Players that are programs: two languages, and every way in which one can fail."""

import shutil
import sys
from pathlib import Path

import pytest

import koloda
from koloda.cli import main
from koloda.kernel import NotationError

PLAYERS = Path(__file__).parents[2] / "examples" / "players"
FIRST = f"run:{sys.executable} {PLAYERS / 'first.py'}"
SKELETON = """
import sys, time, os
for line in sys.stdin:
    word, _, rest = line.strip().partition(" ")
    if word in ("koloda", "game"):
        print("ready", flush=True)
    elif word == "ask":
        {answer}
    elif word == "quit":
        break
"""


@pytest.fixture(autouse=True)
def in_a_hurry(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("KOLODA_PLAYER_MS", "300")


def player(folder: Path, answer: str) -> str:
    path = folder / "player.py"
    path.write_text(SKELETON.format(answer=answer))
    return f"run:{sys.executable} {path}"


@pytest.mark.parametrize("game", ["uno", "montana", "arne", "munchkin"])
def test_a_player_of_ten_lines_plays_any_game(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("KOLODA_PLAYER_MS", "20000")
    least = koloda.about(game).least
    match = koloda.play(game, [FIRST, *["plain"] * (least - 1)], seed=7, most=250)
    assert [move for move in match.record().splitlines() if move.startswith("A ")]


@pytest.mark.skipif(shutil.which("node") is None, reason="there is no node")
def test_a_player_in_another_language(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("KOLODA_PLAYER_MS", "20000")
    match = koloda.play("uno", [f"run:node {PLAYERS / 'last.js'}", FIRST], seed=3, target="round")
    assert match.winners


BROKEN = {
    "nonsense": ("print('hm', flush=True)", "has answered 3 questions wrongly"),
    "no action": ("print('do 99 bottles', flush=True)", "has answered 3 questions wrongly"),
    "forbidden": ("print('do pass', flush=True)", ""),
    "silence": ("pass", "has answered 3 questions wrongly or not at all"),
    "late": ("time.sleep(30)", "has answered 3 questions wrongly or not"),
    "too long": ("print('do ' + 'x' * 100000, flush=True)", "has answered 3 questions wrongly"),
    "a flood": ("sys.stdout.write('nothing!\\n' * 50000); sys.stdout.flush()", "it is absent now"),
    "gone": ("os._exit(3)", "has ended"),
    "a closed pipe": ("os.close(1); time.sleep(5)", "has ended"),
    "no letters": ("os.write(1, bytes(range(128, 200)) + b'\\n')", "has answered 3 questions wrongly"),
}


@pytest.mark.parametrize("how", BROKEN)
def test_the_game_goes_on_without_a_broken_player(
    how: str, tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    """A clear word, a bounded number of tries, then the rules for absent seats."""
    answer, told = BROKEN[how]
    match = koloda.play("uno", [player(tmp_path, answer), "normal"], seed=7, target="round", most=400)
    assert match.winners == ["B"] or match.is_over or how == "forbidden"
    assert told in capfd.readouterr().err


def test_a_wrong_answer_is_told_with_its_rule_and_may_be_mended(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("KOLODA_PLAYER_MS", "20000")
    log = tmp_path / "log"
    path = tmp_path / "player.py"
    path.write_text(f"""
import sys
legal, wrong = [], False
for line in sys.stdin:
    open({str(log)!r}, "a").write(line)
    word, _, rest = line.strip().partition(" ")
    if word in ("koloda", "game"): print("ready", flush=True)
    elif word == "view": legal, wrong = [], False
    elif word == "can": legal.append(rest)
    elif word == "wrong": wrong = True
    elif word == "ask": print(f"do {{legal[0]}}" if wrong and legal else "do w4:r", flush=True)
    elif word == "quit": break
""")
    match = koloda.read("uno", "2p strict | A r5 g1 | B b2 b7 | top r3 | deck b1 b3 …")
    koloda.play(match, [f"run:{sys.executable} {path}", "plain"], seed=1, most=1)
    assert match.record().splitlines()[-2] == "A r5" or "A r5" in match.record()
    told = log.read_text()
    assert "wrong uno.act.held You don't have this card: w4" in told
    assert "tries 2" in told and "b2" not in told and "b7" not in told, "the other's hand is not in a line"


def test_what_cannot_be_started_is_one_sentence(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    for command in ("run:/nowhere/player", f"run:{sys.executable} -c pass", "run:"):
        with pytest.raises(NotationError, match="the player"):
            koloda.play("uno", [command, "plain"], seed=1)
    code = main(["simulate", "uno", "--bots", "run:/nowhere/player,plain", "--games", "2", "--seed", "1"])
    assert code == 2 and "cannot be started" in capsys.readouterr().err


def test_a_program_plays_one_game_after_the_other_in_one_process(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    log = tmp_path / "pids"
    path = tmp_path / "player.py"
    path.write_text(
        f"import os\nopen({str(log)!r}, 'a').write(f'{{os.getpid()}} ')\n"
        + (PLAYERS / "first.py").read_text()
    )
    monkeypatch.setenv("KOLODA_PLAYER_MS", "20000")
    for seed in (1, 2):
        koloda.play("uno", [f"run:{sys.executable} {path}", "plain"], seed=seed, most=20)
    assert len(set(log.read_text().split())) == 1
