"""A file of many games is written, read and checked."""

import gzip
from pathlib import Path

import pytest

from koloda.cli import main
from koloda.kernel import NotationError
from koloda.lab.corpus import check_file, read_records, write_records
from koloda.lab.games import Series, play_game


def write(path: Path, games: int = 6) -> list[str]:
    series = Series("uno", {"target": "round"}, ["plain", "random"], "k1:7", keep=True)
    records = [play_game(series, number).record for number in range(games)]
    assert write_records(path, records) == games
    return records


@pytest.mark.parametrize("name", ["games.txt.gz", "games.txt"])
def test_all_games_come_back_and_hold(tmp_path: Path, name: str) -> None:
    path = tmp_path / name
    records = write(path)
    assert list(read_records(path)) == records
    for jobs in (1, 2):
        done = list(check_file(path, jobs))
        assert sum(count for count, _ in done) == 6
    before = path.read_bytes()
    write(path)
    assert path.read_bytes() == before, "the same games give the same bytes"


def test_verify_says_how_many_games_hold(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "games.gz"
    write(path)
    assert main(["verify", str(path)]) == 0
    assert "all digests of 6 games hold" in capsys.readouterr().out


def test_a_wrong_game_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "games.gz"
    records = write(path)
    records[3] = records[3].replace("digest ", "digest 0")[:-2] + "\n"
    write_records(path, records)
    with pytest.raises(NotationError, match="record 4: "):
        list(check_file(path))
    assert main(["verify", str(path)]) == 2
    told = capsys.readouterr().err
    assert "record 4: " in told and told.count("\n") == 1


WRONG = {
    "nothing": b"",
    "text": b"nonsense",
    "packed text": gzip.compress(b"nonsense", mtime=0),
    "cut off": gzip.compress(b"koloda 1\n" * 3, mtime=0)[:-6],
    "a head": b"\x1f\x8b",
}


@pytest.mark.parametrize("how", WRONG)
def test_what_is_no_file_of_records_is_one_sentence(
    tmp_path: Path, how: str, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "games.gz"
    path.write_bytes(WRONG[how])
    status = main(["verify", str(path)])
    told = capsys.readouterr()
    assert (status, told.err.count("\n")) == (2, 1) or "0 games" in told.out
