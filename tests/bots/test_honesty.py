"""What a share of worlds says of the chance to win."""

import json
from pathlib import Path

import pytest

from koloda.bots.analysis import Honesty, Weighed
from koloda.games import GAMES, find_game

MEASURED = json.loads((Path(__file__).parents[2] / "bench" / "calibration.json").read_text())
SHARES = (0.05, 0.2, 0.5, 0.8, 0.95)


@pytest.mark.parametrize("name", sorted(GAMES))
def test_more_worlds_won_are_a_better_chance(name: str) -> None:
    honesty = Honesty(find_game(name), 3, quick=False)
    told = [honesty.chance(share, 24) for share in SHARES]
    assert told == sorted(told) and 0 < told[0] < told[-1] < 1


@pytest.mark.parametrize("name", sorted(MEASURED))
def test_a_game_tells_what_was_found_and_it_came_true(name: str) -> None:
    """Of decisions of experts on games that had no part in the numbers (`bench.calibration`)."""
    found = MEASURED[name]
    assert find_game(name).honesty() == (found["shift"], found["trust"])
    assert found["positions"] >= (2_000 if name == "munchkin" else 10_000) and found["error"] < 0.03


def test_what_is_won_in_all_worlds_is_sure_only_where_they_end_as_they_must() -> None:
    uno = find_game("uno")
    assert Honesty(uno, 2, quick=True).chance(1.0, 1000) == 1.0
    assert 0.7 < Honesty(find_game("arne"), 4, quick=False).chance(1.0, 24) < 0.95


def test_an_error_shrinks_as_the_chance_does() -> None:
    honesty = Honesty(find_game("arne"), 2, quick=False)
    weighed = Weighed(None, "", honesty)
    for at in range(24):
        weighed.add(float(at % 2))
    shift, trust = find_game("arne").honesty()
    assert abs(weighed.chance() - 0.5) < 0.01 and shift < 0.02
    assert weighed.error() == pytest.approx(trust * (0.25 / 23) ** 0.5, rel=0.01)
