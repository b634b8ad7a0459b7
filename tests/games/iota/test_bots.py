"""Bots for Iota: they play whole games from their views, and the levels differ."""

import pytest

from koloda.bots.arena import play_match
from koloda.bots.levels import make_player
from koloda.games.iota.game import IOTA
from koloda.kernel.chance import open_chance
from tests.rules import Rules

rules = Rules("iota")


def match(levels: list[str], options: dict[str, str], seed: int) -> list[int]:
    state = IOTA.new(len(levels), options, open_chance(f"k1:{seed:x}"))
    players = [
        make_player(IOTA, level, seat, open_chance(f"k1:{seed * 10 + seat:x}"))
        for seat, level in enumerate(levels)
    ]
    play_match(state, players)
    assert state.is_over() and state.winners()
    return state.totals()


@pytest.mark.parametrize(
    "options", [{}, {"referee": "table"}, {"pack": "short", "joker_meaning": "declared"}]
)
def test_every_level_plays(options: dict[str, str]) -> None:
    match(["easy", "normal", "plain", "random"], {"pack": "short", **options}, 3)


def test_normal_beats_plain() -> None:
    won = 0
    for seed in range(4):
        for levels in (["normal", "plain"], ["plain", "normal"]):
            points = match(levels, {"pack": "short"}, seed)
            won += points[levels.index("normal")] > points[levels.index("plain")]
    assert won >= 6


def test_hard_plays() -> None:
    points = match(["hard", "plain"], {"pack": "short"}, 5)
    assert points[0] > points[1]


def test_normal_takes_most_points() -> None:
    """Turn 4 of the book: 208 points."""
    grid = "rt2@0,0 bx2@1,0 gc2@2,0 rc3@2,-1 yc1@2,1 ys2@3,0 gt3@3,1"
    state = IOTA.read(f"4p strict | grid {grid} | D gt2 ys3 bc4 rx1 | turn D")
    brain = IOTA.brain("normal", 3)
    action = brain.choose(state.view(3), state.legal(3), [], True, open_chance("k1:1"))
    assert action is not None
    state.apply(action)
    assert state.field("score") == "208 26x8"


@pytest.mark.parametrize(("code", "answer"), [("L rs3@2,0", "!"), ("L gt2@0,1", "ok")])
def test_a_wrong_move_is_called(code: str, answer: str) -> None:
    start = "2p table | grid rs1@0,0 gs2@1,0 | A rs3 gt2 bc3 yx4"
    state = rules.play(start, f"A {code}")
    told = []
    for seed in range(20):
        action = IOTA.brain("hard", 1).choose(
            state.view(1), state.legal(1), [], False, open_chance(f"k1:{seed:x}")
        )
        told.append(state.write_code(action) if action is not None else "-")
    assert told.count(answer) >= 18


def test_a_bot_clears_a_draft_that_somebody_left() -> None:
    state = rules.play("2p strict | grid rs1@0,0 | A rs2 rs3 rs4 gt1", "A +rs2@1,0; A +rs3@2,0")
    brain = IOTA.brain("normal", 0)
    for _ in range(3):
        action = brain.choose(state.view(0), state.legal(0), state.forms(0), True, open_chance("k1:1"))
        assert action is not None
        state.apply(action)
    assert state.field("turn") == "B"
