"""`koloda study`: a position in the terminal, to play on from."""

import io
from pathlib import Path

import pytest

import koloda
from koloda.cli import main

POSITION = "3p strict | A r5 g1 | B b2 r7 | C y4 y6 | top r3 | deck b1 b3 …"


def study(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], typed: str, *words: str
) -> tuple[int, str]:
    monkeypatch.setattr("sys.stdin", io.StringIO(typed))
    code = main(["study", *words, "--lang", "en"])
    said = capsys.readouterr()
    return code, " ".join((said.out + said.err).split())


def test_every_seat_is_moved_in_turn(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    code, said = study(monkeypatch, capsys, "r5!\nr7!\ntext\nquit\n", POSITION)
    assert code == 0 and "uno 3p strict | A g1 | B b2 | C" in said
    assert "/study#game=uno&position=3p%20strict" in said and "moves=A%20r5%21%3B%20B%20r7%21" in said


def test_what_a_rule_forbids_is_told(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    _, said = study(monkeypatch, capsys, "g1\nquit\n", POSITION)
    assert "uno.match.rule" in said


def test_stepping_back_and_on(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    match = koloda.new("uno", players=3, seed=7)
    koloda.play(match, ["normal"] * 3, most=20)
    code, said = study(monkeypatch, capsys, "on 3\nback\nback\ntext\nquit\n", match.record())
    assert code == 0 and koloda.new("uno", players=3, seed=7).text in said


def test_bots_play_the_others(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    _, said = study(monkeypatch, capsys, "bots\nr5!\ntext\nquit\n", POSITION)
    moves = said.rpartition("moves=")[2]
    assert moves.startswith("A%20r5%21%3B%20B%20") and "C%20" in moves


def test_a_file_is_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "position.txt"
    path.write_text(f"game uno\nP {POSITION}\n> A r5\n", encoding="utf-8")
    code, said = study(monkeypatch, capsys, "text\n", str(path))
    assert code == 0 and "moves=A%20r5" in said


@pytest.mark.parametrize(
    "text", ["nothing.txt", "2p strict | A r5 r5 r5 r5 | top r3", "uno 99p strict | A r5"]
)
def test_what_cannot_be_read_is_a_sentence(
    text: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    code, said = study(monkeypatch, capsys, "", text)
    assert code == 2 and said.startswith("koloda: ")
