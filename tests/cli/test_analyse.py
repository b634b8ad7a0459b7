"""`koloda analyse` as it is called."""

import json
from pathlib import Path

import pytest

import koloda
from koloda.cli import main


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """A draws where it could have won, and loses."""
    match = koloda.read("uno", "2p strict target=round | A r5 | B b2 | top r3 | deck y1 b4 y4 g5 g6 g7 b1")
    match.play("A draw; A pass")
    match.play("B draw; B b4" if "B b4" in match.legal("B") else "B draw")
    path = tmp_path / "game.koloda"
    path.write_text(match.record(["Anya", "Boris"]), "utf-8")
    return path


def run(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    status = main(["analyse", *arguments])
    out = capsys.readouterr()
    return status, out.out, out.err


def test_a_mistake_is_told_with_what_would_have_won(capsys: pytest.CaptureFixture[str], record: Path) -> None:
    status, out, _ = run(capsys, str(record), "--effort", "5", "--lang", "en")
    assert status == 0
    assert "1. A Anya: draw wins" in out and "r5 100 % (difference" in out
    assert "It is the last card: the round is won." in out


def test_it_speaks_russian(capsys: pytest.CaptureFixture[str], record: Path) -> None:
    status, out, _ = run(capsys, str(record), "--effort", "5", "--lang", "ru")
    assert status == 0 and "1. A Anya: draw выигрывает в" in out and "удача" in out


def test_as_json(capsys: pytest.CaptureFixture[str], record: Path) -> None:
    status, out, _ = run(capsys, str(record), "--effort", "5", "--json")
    found = json.loads(out)
    assert status == 0 and found["complete"]
    first = found["decisions"][0]
    assert first["mistake"] and first["choices"][0] == {"code": "r5", "chance": 1.0, "error": 0.0}
    assert set(found["luck"]) == {"A", "B"}


def test_what_is_no_record_is_refused_in_a_sentence(capsys: pytest.CaptureFixture[str], record: Path) -> None:
    broken = record.with_name("broken")
    broken.write_text(record.read_text("utf-8").replace("A draw", "A fly"), "utf-8")
    long = record.with_name("long")
    head, draw, rest = record.read_text("utf-8").partition("A draw\n")
    long.write_text(head + draw * 5001 + rest, "utf-8")
    for path in (broken, long):
        status, out, err = run(capsys, str(path))
        assert status == 2 and out == "" and err.startswith(f"koloda: {path}: ") and err.count("\n") == 1
    status, _, err = run(capsys, str(record), "--effort", "0", "--lang", "en")
    assert status == 2 and "--effort 0" in err
