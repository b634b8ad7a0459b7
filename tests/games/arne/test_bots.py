"""Bots play every variant to its end, from their view only, and know what they are doing."""

import pytest

from koloda.bots.arena import play_match
from koloda.bots.levels import make_player
from koloda.games.arne.game import ARNE
from koloda.kernel.actions import Action
from koloda.kernel.chance import open_chance
from koloda.kernel.positions import read_header

LEVELS = ["plain", "easy", "normal", "hard"]
TABLES = [
    "2p strict colours=2",
    "3p table honesty=call variant=minimum",
    "4p strict variant=dummy final=open tempo=none",
    "4p table variant=team",
]


@pytest.mark.parametrize("header", TABLES)
def test_bots_finish(header: str) -> None:
    count, options = read_header(header)
    state = ARNE.new(count, options, open_chance("k1:b07"))
    players = [
        make_player(ARNE, LEVELS[seat % 4], seat, open_chance(f"k1:{seat + 1}")) for seat in range(count)
    ]
    play_match(state, players, 5000)
    assert state.is_over()


def choice(level: str, position: str, seat: int) -> str:
    """What a bot does in a position that waits for it."""
    state = ARNE.read(position)
    brain = ARNE.brain(level, seat)
    waited_for = bool(state.must() >> seat & 1)
    chance = open_chance("k1:5")
    action: Action | None = brain.choose(
        state.view(seat), state.legal(seat), state.forms(seat), waited_for, chance
    )
    return "-" if action is None else state.write_code(action)


def test_lays_the_dearest_card() -> None:
    for level in ("plain", "normal", "hard"):
        assert choice(level, "4p strict | A r50 r1000 b100", 0) == "play r1000"


def test_locks_what_matters() -> None:
    """A lock waits while the crashed card is small, and saves a dear one."""
    assert choice("hard", "4p strict | A k-lock r50 | field1 [r1000 x3 crash]", 0) == "k-lock@1.1"
    assert choice("hard", "4p strict | A k-lock r50 | field1 [r100 crash]", 0) == "play r50"


def test_crashes_the_leader_in_the_last_lap() -> None:
    position = (
        "4p strict | A k-crash | field2 [y1000 x3] [y50] | field3 [g100] | phase FINAL | lap A | deck -"
    )
    assert choice("hard", position, 0) == "k-crash@2.1"


def test_saves_x3_for_the_right_card() -> None:
    assert choice("hard", "4p strict | A a-x3 r500 | field1 [r50]", 0) == "play r500"
    assert choice("hard", "4p strict | A a-x3 b50 | field1 [r1000] [r50]", 0) == "x3@1.1"


def test_steals_with_a_chameleon() -> None:
    position = "4p strict | A k-cham k-thief r50 | field2 [y1000 x3]"
    assert choice("hard", position, 0) == "k-cham@2.1 & k-thief@2.1:keep"


def test_gives_what_it_misses_least() -> None:
    position = "4p strict | B k-200r k-200g k-crash | asked B 2black | phase GIVE"
    assert choice("hard", position, 1) == "give k-200r k-200g"


def test_honest_without_being_watched() -> None:
    assert choice("hard", "4p table | A r50 k-lock", 0) == "play r50"
