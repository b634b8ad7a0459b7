"""A duel stops when it knows, and says how sure it is."""

import json
import math

import pytest

from koloda.cli import main
from koloda.kernel.chance import open_chance
from koloda.lab.duel import FEWEST, FIRST, NEITHER, OPEN, SECOND, Bounds, Duel
from koloda.lab.games import GamePlayed

BOUNDS = Bounds(edge=0.05, risk=0.05)


def fight(per_mille: int, seed: int, most: int = 4000) -> Duel:
    """A duel of two seats in which A wins so many games of a thousand."""
    chance = open_chance(f"k1:{seed:x}")
    duel = Duel(2, BOUNDS)
    for number in range(2 * most):
        seated = [number % 2, 1 - number % 2]
        winner = 0 if chance.below(1000) < per_mille else 1
        duel.add(GamePlayed(number, seated, [seated.index(winner)], [0, 0], 1, ""))
        if not duel.shares and duel.verdict() != OPEN:
            break
    return duel


def test_the_bounds_are_those_of_the_risk() -> None:
    assert BOUNDS.upper == pytest.approx(math.log(19)) and BOUNDS.lower == -BOUNDS.upper


def test_wrong_verdicts_are_as_rare_as_the_risk_says() -> None:
    """A hundred duels each of equal bots, and of one that is stronger by the edge, on fixed seeds."""
    equal = [fight(500, seed).verdict() for seed in range(100)]
    stronger = [fight(550, seed).verdict() for seed in range(100)]
    assert equal.count(NEITHER) >= 85 and equal.count(OPEN) == 0
    assert stronger.count(FIRST) >= 90 and stronger.count(SECOND) == 0


def test_the_clearer_the_difference_the_sooner_it_stops() -> None:
    far, near = fight(800, 1), fight(550, 1)
    assert (far.verdict(), near.verdict()) == (FIRST, FIRST)
    assert far.deals < near.deals


def test_a_side_that_wins_everything_is_not_called_before_the_fewest_deals() -> None:
    duel = fight(1000, 1)
    assert (duel.verdict(), duel.deals) == (FIRST, FEWEST)
    assert fight(0, 1).verdict() == SECOND


def test_luck_that_is_the_same_in_both_seats_counts_for_nobody() -> None:
    """Seat 0 wins every game: with paired deals that is no evidence for either."""
    duel = Duel(2, BOUNDS)
    for number in range(400):
        duel.add(GamePlayed(number, [number % 2, 1 - number % 2], [0], [0, 0], 1, ""))
    assert (duel.advantage, duel.verdict()) == (0, NEITHER)


def test_an_open_deal_is_not_counted() -> None:
    duel = Duel(3, BOUNDS)
    for number in range(4):
        turn = number % 3
        seated = [(seat + turn) % 3 for seat in range(3)]
        duel.add(GamePlayed(number, seated, [0, 1], [0, 0, 0], 1, ""))
    assert (duel.deals, duel.games) == (1, 4)
    assert duel.advantage == pytest.approx(0)


def test_the_command_says_who_is_stronger(capsys: pytest.CaptureFixture[str]) -> None:
    argv = ["lab", "duel", "uno", "random", "plain", "--option", "target=round", "--seed", "3"]
    assert main([*argv, "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert (found["verdict"], found["first"], found["even"]) == (SECOND, "random", 0.5)
    assert found["high"] < 0 and found["games"] == 2 * found["deals"]
    assert main(argv) == 0
    out = capsys.readouterr().out
    assert "plain is stronger than random (risk 5 %, edge 5 points)" in out
    assert "bounds ±2.94" in out


def test_what_is_not_known_by_the_last_game_is_said(capsys: pytest.CaptureFixture[str]) -> None:
    argv = ["lab", "duel", "arne", "plain", "plain", "--games", "8", "--seed", "1"]
    assert main(argv) == 0
    assert "not known yet" in capsys.readouterr().out
