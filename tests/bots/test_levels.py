"""Bots: what each level does and does not do."""

import pytest

from bench.strength import share
from koloda.bots.arena import play_match
from koloda.bots.levels import LEVELS, make_player
from koloda.games import find_game
from koloda.kernel.chance import open_chance
from koloda.kernel.errors import NotationError
from koloda.kernel.state import State

UNO = find_game("uno")
CHALLENGED = "3p strict | top w4 | colour g | phase CHALLENGE | turn B"


def chosen(level: str, text: str, seat: int, seed: int = 1) -> str:
    """What a bot of this level does at a seat of a position."""
    state = UNO.read(text)
    player = make_player(UNO, level, seat, open_chance(f"k1:{seed}"))
    waited_for = bool(state.must() >> seat & 1) and state.pause() is None
    plan = player.plan(state.view(seat), state.legal(seat), state.forms(seat), waited_for)
    return "nothing" if plan is None else state.write_action(plan.action)


def test_plain_lays_a_card_that_fits() -> None:
    for seed in range(20):
        assert chosen("plain", "3p strict | A r1 g2 b3 | top r7", 0, seed) == "A r1"


def test_plain_draws_only_when_nothing_fits() -> None:
    assert chosen("plain", "3p strict | A g2 b3 | top r7", 0) == "A draw"


def test_plain_always_shouts() -> None:
    for seed in range(20):
        assert chosen("plain", "3p strict | A r1 g2 | top r7", 0, seed) == "A r1!"


def test_plain_never_challenges() -> None:
    text = CHALLENGED + " | A r1 r2 r3 r4 | accused A r r1 r2 r3 r4"
    for seed in range(20):
        assert chosen("plain", text, 1, seed) == "B take"


def test_hard_challenges_by_odds() -> None:
    """Ten cards and none of them red would be strange; one card may well be honest."""
    many = CHALLENGED + " | A ?10 | accused A r r1 r1 r2 r2 r3 r3 r4 r4 r5 r5"
    one = CHALLENGED + " | A ?1 | accused A r b1"
    assert chosen("hard", many, 1) == "B ch"
    assert chosen("hard", one, 1) == "B take"


def test_hard_takes_a_short_hand() -> None:
    """C is about to go out: the Swap card turns the tables."""
    code = chosen("hard", "3p strict | A wx g1 g2 g3 g5 b8 | B ?9 | C r9 | top g7", 0)
    assert code.startswith("A wx:") and ">C" in code


def test_hard_takes_the_short_hand_of_who_comes_next() -> None:
    """Two have a single card: C, who would lay it at once, is left with the longer hand."""
    text = "3p strict | A ?1 | B rR b9 wx | C ?1 | top g5 | turn B"
    for seed in range(6):
        assert ">C" in chosen("hard", text, 1, seed)


@pytest.mark.parametrize("level", ["normal", "hard"])
def test_better_bots_keep_wilds_while_a_colour_fits(level: str) -> None:
    assert chosen(level, "3p strict blanks=0 | A r1 r2 w w4 g3 g4 | B ?7 | C ?7 | top r7", 0)[2] != "w"


@pytest.mark.parametrize("level", ["easy", "normal", "hard"])
def test_levels_never_lay_a_wrong_card(level: str) -> None:
    """Under the table referee a misplay is possible; these bots make none."""
    for seed in range(10):
        assert chosen(level, "2p table | A g2 b3 y4 | top r7", 0, seed) == "A draw"


def test_everyone_catches_and_shouts_with_human_delays() -> None:
    """uno_catch_bots: 600 to 2500 ms."""
    state = UNO.read("3p strict | A r5 g1 | B ?7 | C ?7 | top r3")
    state.play("A r5")
    for level in ("easy", "normal", "hard"):
        plans = []
        for seed in range(40):
            player = make_player(UNO, level, 2, open_chance(f"k1:{seed:x}"))
            plans.append(player.plan(state.view(2), state.legal(2), [], False))
        delays = [plan.ms for plan in plans if plan is not None]
        assert delays and all(600 <= ms <= 2500 for ms in delays)
        assert {state.write_action(plan.action) for plan in plans if plan is not None} == {"C catch:A"}


def test_a_bot_chooses_the_same_in_worlds_that_look_the_same() -> None:
    state = UNO.read("3p strict | A r1 r2 w g3 g4 b5 | B ?5 | C ?3 | top r7")
    other = UNO.guess(state.view(0), open_chance("k1:99"))
    assert other.field("B") != state.field("B")
    for level in LEVELS:
        assert told(level, state) == told(level, other)


def told(level: str, state: State) -> str:
    player = make_player(UNO, level, 0, open_chance("k1:3"))
    plan = player.plan(state.view(0), state.legal(0), state.forms(0), True)
    assert plan is not None
    return f"{state.write_action(plan.action)} {plan.ms}"


def test_unknown_level() -> None:
    with pytest.raises(NotationError, match="no bot 'genius'"):
        make_player(UNO, "genius", 0, open_chance("k1:1"))


def test_levels_in_order() -> None:
    """A small, fixed sample; `python -m bench.strength` plays 2000 games."""
    assert share("easy", "plain", 120) < 0.25 < share("normal", "plain", 120)
    assert share("hard", "plain", 16) > 0.25


@pytest.mark.parametrize(
    "options",
    [
        {"blank_rules": "B08,B06,B02"},
        {"blank_rules": "B10,B07,B09", "draw_until": "on"},
        {"blank_rules": "BX/all/discard2,BX/chosen/swap,B05", "referee": "table", "force_play": "all"},
        {"stacking": "any", "jump_in": "on", "seven_zero": "on"},
        {"false_uno": "1", "false_catch": "2", "w4_mode": "no_bluff", "stacking": "up", "referee": "table"},
    ],
)
def test_bots_play_every_table_to_the_end(options: dict[str, str]) -> None:
    state = UNO.new(3, {"target": "100", **options}, open_chance("k1:5"))
    levels = ["easy", "normal", "plain"]
    play_match(state, [make_player(UNO, levels[s], s, open_chance(f"k1:{s}")) for s in range(3)], 20000)
    assert state.is_over()


def test_remembered_discards_are_not_dealt_again() -> None:
    """A bot that has seen three Wilds go counts on at most one in the others' hands."""
    state = UNO.read("2p strict | A r1 r2 | B ?7 | discard w w w r9 | deck …")
    view = state.view(0)
    player = make_player(UNO, "hard", 0, open_chance("k1:1"))
    for card in ("w", "w", "w", "r9"):
        player.see("played", 1, {"card": card})
    plan = player.plan(view, state.legal(0), [], True)
    assert plan is not None
    for seed in range(20):
        guessed = UNO.guess(view, open_chance(f"k1:{seed:x}"))
        assert (guessed.field("discard") or "").split().count("w") == 3
