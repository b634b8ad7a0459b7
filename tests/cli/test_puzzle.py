"""`koloda puzzle`: today's position, or one by its number."""

import io

import pytest

from koloda.cli import main
from koloda.games import find_game
from koloda.study.puzzles import read_puzzles


def puzzle(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], typed: str, *words: str
) -> tuple[int, str]:
    monkeypatch.setattr("sys.stdin", io.StringIO(typed))
    code = main(["puzzle", *words, "--lang", "en"])
    said = capsys.readouterr()
    return code, " ".join((said.out + said.err).split())


def test_something_else_is_told_so_and_the_best_is_praised(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    first = read_puzzles(find_game("uno"))[0]
    codes = [code for code, _ in first.chances]
    code, said = puzzle(monkeypatch, capsys, f"{codes[-1]}\n{codes[0]}\n", "uno", "--number", "1")
    assert code == 0 and said.index("something else") < said.index("Well done") < said.index("Games won")
    assert f"{first.chances[0][1]:.1f} %" in said


def test_every_day_another_one(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    said = [puzzle(monkeypatch, capsys, "show\n", "--date", f"2026-12-{day}")[1] for day in (24, 24, 25)]
    assert said[0] == said[1] != said[2]


@pytest.mark.parametrize(
    ("words", "sentence"),
    [(("uno", "--number", "999"), "no puzzle 999"), (("--date", "soon"), "soon is no date")],
)
def test_what_is_not_there_is_a_sentence(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], words: tuple[str, ...], sentence: str
) -> None:
    code, said = puzzle(monkeypatch, capsys, "", *words)
    assert code == 2 and sentence in said
