"""The command `koloda`: what it prints, and how it ends."""

import json
import os
import re
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from koloda.bots.levels import LEVELS
from koloda.cli import main
from koloda.games import GAMES
from koloda.kernel.records import read_record, replay
from koloda.texts import Texts, choose_language

ROOT = Path(__file__).parents[2]
RECORD = """koloda 1
game uno version 1 2p strict target=round
seats Anya "Boris the bot"
position 2p strict target=round | A r5 g5 | B b1 b2 | top r3 | deck y1 y2 y3 y4
A r5!
B draw
B pass
A g5
B ok
~ next
digest DIGEST
"""


@pytest.fixture
def record(tmp_path: Path) -> Path:
    path = tmp_path / "game.txt"
    state = replayed(RECORD)
    path.write_text(RECORD.replace("DIGEST", state), encoding="utf-8")
    return path


def replayed(text: str) -> str:
    record = read_record(text)
    state = GAMES["uno"].read(record.position)
    for line in record.actions:
        state.play(line)
    return state.digest()


def run(capsys: pytest.CaptureFixture[str], *argv: str) -> tuple[int, str, str]:
    try:
        status = main(list(argv))
    except SystemExit as left:  # argparse leaves so after --version and --help
        status = int(str(left.code))
    out, err = capsys.readouterr()
    return status, out, err


def koloda(*argv: str, stdin: str = "", **environment: str) -> subprocess.CompletedProcess[str]:
    env = {**os.environ, "PYTHONIOENCODING": "utf-8", **environment}
    command = [sys.executable, "-m", "koloda", *argv]
    return subprocess.run(
        command, input=stdin, capture_output=True, text=True, env=env, timeout=100, check=False
    )


# What there is


def test_version_says_how_the_core_runs(capsys: pytest.CaptureFixture[str]) -> None:
    status, out, _ = run(capsys, "--version")
    assert status == 0
    assert re.fullmatch(r"koloda \d+\.\d+\.\d+ \((compiled|pure Python) core\)\n", out)


def test_games(capsys: pytest.CaptureFixture[str]) -> None:
    status, out, _ = run(capsys, "games", "--lang", "ru")
    assert status == 0
    assert "uno  УНО, 2-10" in out


def test_rules_lists_every_clause_of_the_file(capsys: pytest.CaptureFixture[str]) -> None:
    clauses = set(
        re.findall(r"`(uno\.[a-z0-9.-]+)`", (ROOT / "docs/rules/uno.md").read_text(encoding="utf-8"))
    )
    for lang in ("en", "ru"):
        status, out, _ = run(capsys, "rules", "uno", "--lang", lang)
        assert status == 0
        assert clauses <= set(out.split("\n"))


def test_rules_of_one_clause_and_of_a_chapter(capsys: pytest.CaptureFixture[str]) -> None:
    _, out, _ = run(capsys, "rules", "uno", "uno.draw.one", "--lang", "en")
    assert [line.rstrip() for line in out.split("\n")] == [
        "uno.draw.one",
        "  When you draw, you take just one card.",
        "",
    ]
    _, out, _ = run(capsys, "rules", "uno", "house.stack", "--lang", "ru")
    assert out.count("uno.house.stack.") == 6


def test_the_language_follows_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    assert choose_language(None) == "en"
    monkeypatch.setenv("LANG", "ru_RU.UTF-8")
    assert choose_language(None) == "ru"
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    assert choose_language(None) == "en"
    assert choose_language("ru") == "ru"


def test_both_languages_have_the_same_messages() -> None:
    russian, english = (Texts("uno", lang).speakers[0] for lang in ("ru", "en"))
    assert set(russian.messages) == set(english.messages)


# Bots against each other


def test_simulate_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    argv = [
        "simulate",
        "uno",
        "--games",
        "4",
        "--bots",
        "plain,random",
        "--seed",
        "s",
        "--option",
        "target=round",
    ]
    status, out, err = run(capsys, *argv, "--json")
    assert (status, err) == (0, "")
    found = json.loads(out)
    assert (found["game"], found["players"], found["games"]) == ("uno", 2, 4)
    assert found["options"] == {"target": "round"}
    assert [bot["bot"] for bot in found["bots"]] == ["plain", "random"]
    assert sum(bot["wins"] for bot in found["bots"]) == 4
    assert found["bots"][0]["rate"] == found["bots"][0]["wins"] / 4
    again = json.loads(run(capsys, *argv, "--json")[1])
    assert again["bots"] == found["bots"]


def test_simulate_as_a_table_for_people(capsys: pytest.CaptureFixture[str]) -> None:
    status, out, _ = run(
        capsys,
        "simulate",
        "uno",
        "--players",
        "3",
        "--games",
        "3",
        "--bots",
        "random",
        "--option",
        "target=round",
    )
    assert status == 0
    assert out.count("random") == 3
    assert "games/s" in out


# Records


def test_verify_and_replay_a_record(capsys: pytest.CaptureFixture[str], record: Path) -> None:
    status, out, _ = run(capsys, "verify", str(record))
    assert status == 0
    assert "uno version 1, 6 actions, digest" in out
    status, out, _ = run(capsys, "replay", str(record), "--lang", "en")
    assert status == 0
    assert "Boris the bot draws 1 card." in out
    assert "yellow 1" not in out
    assert "Anya wins the match!" in out


def test_replay_through_other_eyes(capsys: pytest.CaptureFixture[str], record: Path) -> None:
    _, out, _ = run(capsys, "replay", str(record), "--seat", "b", "--lang", "en")
    assert "You draw: yellow 1." in out
    _, out, _ = run(capsys, "replay", str(record), "--all", "--lang", "ru")
    assert "Boris the bot берёт: жёлтая единица." in out
    assert "b1 b2 y1" in out


def test_a_digest_that_does_not_match(capsys: pytest.CaptureFixture[str], record: Path) -> None:
    text = record.read_text(encoding="utf-8")
    record.write_text(text.replace("A g5\nB ok\n~ next\n", ""), encoding="utf-8")
    for command in ("verify", "replay"):
        status, _, err = run(capsys, command, str(record))
        assert status == 2
        assert "digest does not match" in err


# Scenarios


def test_check_the_rules_of_uno(capsys: pytest.CaptureFixture[str]) -> None:
    status, out, err = run(capsys, "check", str(ROOT / "docs/rules/uno.md"))
    assert (status, out, err) == (0, "44 passed, 0 failed\n", "")


def test_check_tells_file_line_scenario_expected_and_found(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    path = tmp_path / "wrong.txt"
    path.write_text(
        "game uno\nX1 wrong turn\nP 2p strict | A r1 r2 | top r7\n> A r1 => turn A\nX2 right\n= turn A\n"
    )
    path.write_text(path.read_text().replace("X2 right\n=", "X2 right\nP 2p strict | top r7\n="))
    status, out, err = run(capsys, "check", str(path))
    assert (status, err) == (1, "")
    assert out == (
        f"{path}:4: X1 wrong turn\n    expected: turn A\n    found:    turn B\n1 passed, 1 failed\n"
    )


@pytest.mark.parametrize(
    "text", ["", "game chess\n", "game uno\nX1 t\nP 2p strict | top zz\n", "E1 no game line\n"]
)
def test_check_something_that_cannot_be_read(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, text: str
) -> None:
    path = tmp_path / "bad.txt"
    path.write_text(text)
    status, _, err = run(capsys, "check", str(path))
    assert status == 2
    assert str(path) in err
    assert err.count("\n") == 1


# Bad input: one sentence, exit status 2

BAD = [
    [],
    ["nonsense"],
    ["play"],
    ["play", "chess"],
    ["play", "uno", "--players", "11"],
    ["play", "uno", "--players", "1"],
    ["play", "uno", "--players", "two"],
    ["play", "uno", "--bots", "clever"],
    ["play", "uno", "--bots", ","],
    ["play", "uno", "--players", "4", "--bots", "easy,hard"],
    ["play", "uno", "--option", "target"],
    ["play", "uno", "--option", "colour=red"],
    ["play", "uno", "--option", "target=7"],
    ["play", "uno", "--option", "hand=5", "--option", "hand=6"],
    ["play", "uno", "--option", "deck=classic", "--option", "blanks=3"],
    ["play", "uno", "--seed", "k1:xyz"],
    ["play", "uno", "--lang", "fr"],
    ["play", "uno", "--name", "two\nlines"],
    ["play", "uno", "--record", "/no/such/folder/game.txt"],
    ["rules", "chess"],
    ["rules", "uno", "uno.no.such"],
    ["simulate", "uno", "--games", "0"],
    ["simulate", "uno", "--jobs", "-1"],
    ["lab", "duel", "uno", "hard"],
    ["lab", "duel", "uno", "hard", "nobody"],
    ["lab", "duel", "uno", "hard", "plain", "--edge", "0"],
    ["lab", "duel", "uno", "hard", "plain", "--risk", "50"],
    ["lab", "duel", "uno", "hard", "plain", "--games", "1"],
    ["lab", "duel", "munchkin", "hard", "plain", "--players", "2"],
    ["simulate", "uno", "--records", "/dev/null/games"],
    ["simulate", "uno", "--option", "dealer=host"],
    ["replay", "/no/such/file"],
    ["verify", "/no/such/file"],
    ["verify", "/"],
    ["check", "/no/such/file"],
    ["check"],
]


@pytest.mark.parametrize("argv", BAD, ids=" ".join)
def test_bad_input_is_answered_with_one_sentence(capsys: pytest.CaptureFixture[str], argv: list[str]) -> None:
    status, _, err = run(capsys, *argv)
    assert status == 2
    assert err.startswith("koloda: ")
    assert err.count("\n") == 1
    assert len(err) > 20


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("koloda 1", "koloda 2"),
        ("version 1", "version 9"),
        ("game uno", "game chess"),
        ("2p strict target", "11p strict target"),
        ("A g5\n", "A y9\n"),
        ("A g5\n", "A what\n"),
        ("A g5\n", "Z g5\n"),
        ("top r3", "top zz"),
        ("| A r5 g5", "| A"),
        ("digest", "#"),
        ("position 2p strict target=round |", "position"),
    ],
)
@pytest.mark.parametrize("command", ["verify", "replay"])
def test_a_spoilt_record_is_answered_with_one_sentence(
    capsys: pytest.CaptureFixture[str], record: Path, command: str, old: str, new: str
) -> None:
    text = record.read_text(encoding="utf-8")
    assert old in text
    if old == "2p strict target":
        text = text.replace("position 2p strict target", "position 11p strict target")
    record.write_text(text.replace(old, new), encoding="utf-8")
    status, _, err = run(capsys, command, str(record))
    assert status == 2
    assert err.startswith("koloda: ")
    assert err.count("\n") == 1


def test_every_truncation_of_a_record_is_refused(capsys: pytest.CaptureFixture[str], record: Path) -> None:
    text = record.read_text(encoding="utf-8").rstrip("\n")
    for length in range(0, len(text), 7):
        record.write_text(text[:length], encoding="utf-8")
        status, _, err = run(capsys, "verify", str(record))
        assert (status, err.count("\n")) == (2, 1), text[:length]


def test_a_record_with_any_character_changed_is_never_a_traceback(
    capsys: pytest.CaptureFixture[str], record: Path
) -> None:
    text = record.read_text(encoding="utf-8")
    for at in range(0, len(text), 5):
        for new in ("?", " ", "\n", "9", "|", '"'):
            record.write_text(text[:at] + new + text[at + 1 :], encoding="utf-8")
            status, _, err = run(capsys, "verify", str(record))
            assert (status, err.count("\n")) in ((0, 0), (2, 1)), record.read_text(encoding="utf-8")


def test_a_seat_that_is_not_there(capsys: pytest.CaptureFixture[str], record: Path) -> None:
    status, _, err = run(capsys, "replay", str(record), "--seat", "C")
    assert status == 2
    assert "no seat 'C' at a table of 2" in err


def test_a_file_that_is_no_text(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    path = tmp_path / "noise"
    path.write_bytes(b"\xff\xfe\x00")
    for command in ("verify", "replay", "check"):
        status, _, err = run(capsys, command, str(path))
        assert status == 2
        assert "not UTF-8" in err


# The command itself


def test_play_through_a_pipe(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    done = koloda("play", "uno", "--seed", "7", "--lang", "en", "--record", str(path), stdin="help\nwhy y9\n")
    assert done.returncode == 0
    assert done.stderr == ""
    assert "why CODE: find out" in done.stdout
    assert done.stdout.count("Goodbye") == 1
    assert f"The game is saved: {path}" in done.stdout
    record = read_record(path.read_text(encoding="utf-8"))
    assert record.names == ["Player A", "Ben", "Cleo", "Dora"]
    replay(GAMES["uno"], record)


def test_play_in_russian_by_the_environment() -> None:
    done = koloda("play", "uno", "--bots", "plain", stdin="", LC_ALL="ru_RU.UTF-8")
    assert done.returncode == 0
    assert "Ваше место — A." in done.stdout
    assert "До встречи!" in done.stdout


@pytest.mark.skipif(sys.platform == "win32", reason="signals")
def test_ctrl_c_leaves_with_130_and_no_traceback(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    command = [
        sys.executable,
        "-m",
        "koloda",
        "play",
        "uno",
        "--seed",
        "7",
        "--lang",
        "en",
        "--record",
        str(path),
    ]
    process = subprocess.Popen(
        command,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        preexec_fn=lambda: (
            signal.signal(signal.SIGINT, signal.SIG_DFL) and None
        ),  # also behind `nohup` and `&`
    )
    assert process.stdout is not None
    while b"You sit" not in (line := process.stdout.readline()):
        assert line, "it ends before anybody sits down"
    process.send_signal(signal.SIGINT)
    out, err = process.communicate(timeout=60)
    assert process.returncode == 130
    assert b"Traceback" not in err
    assert out.count(b"Goodbye") == 1
    replay(GAMES["uno"], read_record(path.read_text(encoding="utf-8")))


def test_a_reader_who_leaves_early_is_no_error() -> None:
    command = f"'{sys.executable}' -m koloda rules uno | head -1"
    done = subprocess.run(command, shell=True, capture_output=True, text=True, timeout=60, check=False)
    assert done.stderr == ""


def test_the_levels_are_known() -> None:
    assert {"random", "plain", "easy", "normal", "hard"} <= set(LEVELS)
