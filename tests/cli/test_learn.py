"""`koloda learn`: lessons in the terminal."""

import io
from pathlib import Path

import pytest

from koloda.cli import main
from koloda.games import GAMES


@pytest.fixture(autouse=True)
def own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    monkeypatch.setenv("LOCALAPPDATA", str(tmp_path))


def learn(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], typed: str, *words: str
) -> tuple[int, str]:
    monkeypatch.setattr("sys.stdin", io.StringIO(typed))
    code = main(["learn", *words])
    said = capsys.readouterr()
    return code, " ".join((said.out + said.err).split())


def test_a_wrong_move_is_told_its_rule_and_the_right_one_is_praised(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    code, said = learn(monkeypatch, capsys, "b3*\nr5*\nquit\n", "montana", "R01", "--lang", "en")
    assert code == 0
    assert said.index("montana.match.base") < said.index("Well done") < said.index("R02")


def test_it_is_shown_to_whoever_asks(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    code, said = learn(monkeypatch, capsys, "покажи\n", "uno", "U04", "--lang", "ru")
    assert code == 0 and "A b+" in said and "Отлично" in said and "U05" in said


def test_a_choice_is_asked_for(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    _, said = learn(monkeypatch, capsys, "w4\ng\nquit\n", "uno", "U08", "--lang", "en")
    assert "Well done" in said


def test_they_are_listed(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    code, said = learn(monkeypatch, capsys, "", "--lang", "en")
    assert code == 0 and all(f"koloda learn {game}" in said for game in GAMES)


def test_an_unknown_lesson_is_a_sentence(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    code, said = learn(monkeypatch, capsys, "", "uno", "X9", "--lang", "en")
    assert code == 2 and "there is no lesson X9" in said


def test_what_can_be_said_at_any_moment_is_told(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    _, said = learn(monkeypatch, capsys, "catch:C\n", "uno", "L8", "--lang", "en")
    assert said.index("At any moment") < said.index("Well done")


def test_a_course_that_is_done_is_remembered_and_leads_to_a_game(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    _, said = learn(monkeypatch, capsys, "show\n" * 40, "iota", "--lang", "en")
    assert "koloda play iota --bots easy" in said
    _, said = learn(monkeypatch, capsys, "", "--lang", "en")
    assert "8 of 8 lessons done · koloda learn iota" in said
