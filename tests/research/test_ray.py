"""A Ray cluster plays the same games as one process; run by `make test-research`."""

import os
import signal
import sys
from pathlib import Path

import pytest

from koloda.lab.games import GamePlayed, Series, play_games
from koloda.lab.workers import Crew, cut, work

ray = pytest.importorskip("ray")
ray.cloudpickle.register_pickle_by_value(sys.modules[__name__])  # workers do not know this module
pytestmark = [pytest.mark.research, pytest.mark.filterwarnings("ignore")]
SERIES = Series("uno", {"target": "round"}, ["plain", "random"], "k1:7")


def play_and_die_once(series: Series, numbers: list[int]) -> list[GamePlayed]:
    """The first process that plays the fifth game is killed."""
    mark = Path(os.environ["KOLODA_TEST_MARK"])
    if 5 in numbers and not mark.exists():
        mark.write_text("killed")
        os.kill(os.getpid(), signal.SIGKILL)
    return play_games(series, numbers)


def test_two_workers_lose_nothing_when_one_is_killed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    mark = tmp_path / "mark"
    monkeypatch.setenv("KOLODA_TEST_MARK", str(mark))
    pieces = cut(SERIES, 16, 2, 4)
    alone = list(work(play_games, pieces, Crew()))
    together = list(work(play_and_die_once, pieces, Crew(2, None, "local")))
    assert mark.exists() and together == alone
