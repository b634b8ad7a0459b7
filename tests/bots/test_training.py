"""The numbers that bots judge by: where they come from, and that a run can be repeated."""

import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from koloda.games.arne.bot import weights
from tools import train
from tools.trainees import TRAINEES

SMALL = ["--generations", "1", "--variations", "2", "--deals", "1", "--check", "1", "--players", "2"]
ROOT = Path(__file__).resolve().parents[2]


def trained(out: Path, jobs: int) -> str:
    command = [sys.executable, "-m", "tools.train", "arne", *SMALL, "--jobs", str(jobs), "--out", str(out)]
    subprocess.run(command, check=True, cwd=ROOT, capture_output=True)
    return out.read_text("utf-8")


def test_a_short_run_gives_the_same_numbers_whatever_the_number_of_processes(tmp_path: Path) -> None:
    one, two = (trained(tmp_path / f"{jobs}.toml", jobs) for jobs in (1, 2))
    assert one == two
    found = tomllib.loads(one)["weights"]
    assert set(found) == set(weights.BY_HAND) and found != weights.BY_HAND
    assert "against hard" in one


def test_numbers_move_by_factors_and_keep_their_sign() -> None:
    start = TRAINEES["arne"].start
    assert train.numbers(start, [0.0] * len(start)) == start
    assert all(value >= 0 for value in train.numbers(start, [-3.0] * len(start)).values())


@pytest.mark.parametrize("game", TRAINEES)
def test_what_is_used_says_how_it_was_found(game: str) -> None:
    path = ROOT / "src/koloda/games" / game / "bot/weights.toml"
    text = path.read_text("utf-8")
    assert text.startswith(f"# tools/train.py {game} --seed ")
    assert set(tomllib.loads(text)["weights"]) == set(TRAINEES[game].start)
