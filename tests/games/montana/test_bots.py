"""Chapter 9.6: what each level does and does not do."""

import pytest

from bench.montana_strength import share
from koloda.bots.arena import play_match
from koloda.bots.levels import make_player
from koloda.bots.player import Plan
from koloda.games.montana.bot.attention import ATTENTION, is_wrong, owed_duty, owes_shout, reaction
from koloda.games.montana.bot.tactics import count_bits, need
from koloda.games.montana.codes import NO_TAP, NO_WORDS
from koloda.games.montana.state import MontanaState
from koloda.games.montana.view import MontanaView
from koloda.kernel.chance import open_chance
from koloda.kernel.state import State
from koloda.table.chairs import Chair
from koloda.table.clocks import HandClock
from koloda.table.opening import table_at
from tests.rules import Rules

rules = Rules("montana")


SEEDS = range(60)
REST = "B ?7 | C ?7 | deck ?40"


def plan(level: str, state: State, seat: int, seed: int = 1) -> Plan | None:
    player = make_player(rules.game, level, seat, open_chance(f"k1:{seed:x}"))
    waited_for = bool(state.must() >> seat & 1) and state.pause() is None
    return player.plan(state.view(seat), state.legal(seat), state.forms(seat), waited_for)


def chosen(level: str, position: State | str, seat: int, seed: int = 1) -> str:
    """What a bot of this level does at a seat of a position."""
    state = rules.read(position) if isinstance(position, str) else position
    found = plan(level, state, seat, seed)
    return "nothing" if found is None else state.write_action(found.action)


def often(level: str, state: State, seat: int, code: str, seeds: int = 300) -> float:
    return sum(chosen(level, state, seat, seed) == code for seed in range(seeds)) / seeds


def seen(state: State, seat: int) -> MontanaView:
    view = state.view(seat)
    assert isinstance(view, MontanaView)
    return view


# plain


def test_plain_puts_down_any_card_that_fits() -> None:
    found = {chosen("plain", f"3p strict | A g1* g2o b4* !o= | {REST} | pile g5*", 0, seed) for seed in SEEDS}
    assert found == {"A play g1*", "A play g2o", "A lay !o="}


def test_plain_draws_only_when_nothing_fits() -> None:
    assert chosen("plain", f"3p strict | A r1* b2o | {REST} | pile g5*", 0) == "A draw"


def test_plain_misplays_never_and_calls_nobody() -> None:
    text = f"3p table | A r1* b2o r2* | {REST} | pile g5*"
    assert {chosen("plain", text, 0, seed) for seed in SEEDS} == {"A draw"}
    wrong = rules.play(text, "A play r1*")
    assert {chosen("plain", wrong, 2, seed) for seed in SEEDS} == {"nothing"}


def test_plain_does_its_duties() -> None:
    red = rules.play(f"3p table | A r1* b2o r2* | {REST} | pile r5* | rules S=:tap", "A play r1*")
    blue = rules.play(f"3p table | A b1* b2o r2* | {REST} | pile b5* | rules S=:say", "A play b1*")
    one = rules.play(f"3p table | A b1* b2o | {REST} | pile b5*", "A play b1*")
    for seed in SEEDS:
        assert chosen("plain", red, 0, seed) == "A tap"
        assert chosen("plain", blue, 0, seed) == "A say b1"
        assert chosen("plain", one, 0, seed) == "A montana"


# Judgement


@pytest.mark.parametrize("level", ["normal", "hard"])
def test_a_win_is_taken(level: str) -> None:
    """Three odd cards are left when the V card goes; `normal` now and then moves without thinking."""
    text = f"3p strict | A g1* r3o b5* Vodd | {REST} | pile g5*"
    won = [chosen(level, text, 0, seed) for seed in range(20)].count("A lay Vodd")
    assert won >= (20 if level == "hard" else 14)


@pytest.mark.parametrize(("level", "part"), [("easy", 0.2), ("normal", 0.0)])
def test_easy_overlooks_what_fits_now_and_then(level: str, part: float) -> None:
    state = rules.read(f"3p strict | A g1* g2o g4* | {REST} | pile g5*")
    assert often(level, state, 0, "A draw") == pytest.approx(part, abs=0.08)


def test_hard_keeps_the_three_cards_that_win() -> None:
    text = f"3p strict | A g1* r3o b5* g2* | {REST} | pile g5* | rules V=Vodd"
    assert {chosen("hard", text, 0, seed) for seed in range(5)} == {"A play g2*"}


def test_hard_is_not_talked_into_a_slip_by_luck() -> None:
    """The only odd card stays, however the few deals that it looks at turn out."""
    text = (
        "2p strict | A g2o r6* b1o b2* | B ?3 | pile r2* | rules V=Vodd S=:same M=!o1 D=#2,#4,#1 | deck ?40"
    )
    assert "A play b1o" not in {chosen("hard", text, 0, seed) for seed in SEEDS}


def test_hard_takes_a_short_hand() -> None:
    text = "3p strict | A g5* g1* g2* g3* r4o r2o !s= #1 | B ?1 | C ?7 | pile g5* | rules D=#5,-,- | deck ?40"
    assert chosen("hard", rules.play(text, "A play g5*"), 0) == "A swap B"


def test_hard_lays_whole_sets() -> None:
    text = f"3p strict | A g1* g2o g3* | {REST} | pile g1o | rules S=:run"
    assert chosen("hard", text, 0) in ("A play g1* g2o g3*", "A play g3* g2o g1*")


def test_need_counts_towards_the_victory_rule() -> None:
    state = rules.read("3p strict | A g1* r3o b5* | B g1* r2o b5* | C g2* | pile g5* | deck ?40")
    assert isinstance(state, MontanaState)
    hands = [state.held_mask(seat) for seat in range(3)]
    assert need(hands[0], 0, 44) == 0
    assert need(hands[1], 0, 44) > 0
    assert need(hands[2], 0, -1) > 0 == need(0, 0, -1)
    assert [count_bits(hand) for hand in hands] == [3, 3, 1]
    assert count_bits((1 << 52) - 1) == 52


# Attention


def test_offences_are_judged_from_the_view() -> None:
    """montana.bot.fair: what the rules hide from everybody, the table itself tells."""
    text = f"3p table | A r1* b2o r2* | {REST} | pile g5* | rules S=:tap"
    wrong = rules.play(text, "A play r1*")
    assert is_wrong(seen(wrong, 1)) and owed_duty(seen(wrong, 1)) == NO_TAP
    assert owed_duty(seen(rules.play(wrong, "A tap"), 1)) == -1
    blue = rules.play(f"3p table | A b1* b2o r2* | {REST} | pile b5* | rules S=:say", "A play b1*")
    assert not is_wrong(seen(blue, 1)) and owed_duty(seen(blue, 1)) == NO_WORDS
    assert owed_duty(seen(rules.play(blue, "A say b2"), 1)) == NO_WORDS
    assert owed_duty(seen(rules.play(blue, "A say b1"), 1)) == -1
    one = rules.play(f"3p table | A b1* b2o | {REST} | pile b5*", "A play b1*")
    assert owes_shout(seen(one, 2), 0) and not owes_shout(seen(rules.play(one, "A montana"), 2), 0)


@pytest.mark.parametrize(("level", "part"), [("easy", 0.35), ("normal", 0.65), ("hard", 0.92)])
def test_wrong_plays_are_noticed_by_level(level: str, part: float) -> None:
    wrong = rules.play(f"3p table | A r1* b2o r2* | {REST} | pile g5*", "A play r1*")
    assert often(level, wrong, 2, "C call A wrong") == pytest.approx(part, abs=0.1)


@pytest.mark.parametrize(("level", "part"), [("easy", 0.15), ("normal", 0.05), ("hard", 0.01)])
def test_shouts_are_forgotten_by_level(level: str, part: float) -> None:
    one = rules.play(f"3p table | A b1* b2o | {REST} | pile b5*", "A play b1*")
    assert 1 - often(level, one, 0, "A montana") == pytest.approx(part, abs=0.07)


@pytest.mark.parametrize(("level", "part"), [("easy", 0.03), ("normal", 0.01)])
def test_wrong_cards_are_played_now_and_then(level: str, part: float) -> None:
    text = f"3p table | A r1* b2o | {REST} | pile g5*"
    slips = [chosen(level, text, 0, seed) != "A draw" for seed in range(1000)]
    assert sum(slips) / 1000 == pytest.approx(part, abs=0.015)


@pytest.mark.parametrize("level", ["plain", "easy", "normal", "hard"])
def test_no_wrong_card_under_strict(level: str) -> None:
    text = f"3p strict | A r1* b2o | {REST} | pile g5*"
    assert {chosen(level, text, 0, seed) for seed in range(40)} == {"A draw"}


def test_one_draw_for_an_offence() -> None:
    """What a bot has missed it goes on missing; what it means to do keeps its time."""
    text = f"3p table | A r1* b2o r2* | {REST} | pile g5*"
    wrong = rules.play(text, "A play r1*")
    for seed in SEEDS:
        player = make_player(rules.game, "easy", 2, open_chance(f"k1:{seed:x}"))
        plans = [
            player.plan(wrong.view(2), wrong.legal(2), wrong.forms(2), waited_for=False) for _ in range(5)
        ]
        times = {None if found is None else found.ms for found in plans}
        assert len(times) == 1


# Time


@pytest.mark.parametrize(("level", "mean"), [("easy", 1150), ("normal", 740), ("hard", 650)])
def test_reaction_times_are_ex_gaussian(level: str, mean: int) -> None:
    chance = open_chance("k1:7")
    times = [reaction(ATTENTION[level].cover, chance) for _ in range(2000)]
    assert sum(times) / 2000 == pytest.approx(mean, rel=0.05)


def race() -> State:
    text = f"3p strict | A g2* r1* | {REST} | pile g5* | rules D=#2,-,-"
    return rules.play(text, "A play g2*")


@pytest.mark.parametrize("level", ["plain", "easy", "normal", "hard"])
def test_covers_tell_their_own_time(level: str) -> None:
    state = race()
    for seed in SEEDS:
        found = plan(level, state, 1, seed)
        if found is None:
            assert level != "plain"
            continue
        assert found.ms == found.action.args[0] and 220 <= found.ms <= 2950
        assert state.why_not(found.action) is None


def test_a_cover_comes_when_it_says_though_others_cover_before() -> None:
    """What a bot still means keeps its time at a table."""
    clock = HandClock()
    bots = [
        Chair(name, bot=make_player(rules.game, "hard", seat + 1, open_chance(f"k1:{seat + 7}")))
        for seat, name in enumerate(["Boris", "Vera"])
    ]
    text = f"3p strict | A g2* r1* | {REST} | pile g5* | rules D=#2,-,- | chance k1:1 0"
    table = table_at(rules.game, text, [Chair("Anya"), *bots], clock)
    begun = clock.now()
    table.submit(0, "play g2*")
    for _ in bots:
        due = table.next_due()
        assert due is not None
        clock.ms = due
        table.tick()
        verb, time = table.log[-1].action.split()[1:]
        assert verb == "cover" and int(time) == clock.now() - begun


def test_some_sleep_through_a_race() -> None:
    state = race()
    assert 0 < sum(plan("easy", state, 1, seed) is None for seed in range(300)) < 30
    assert 0 < sum(plan("hard", state, 1, seed) is None for seed in range(300)) < 10


def test_no_call_before_the_grace_and_no_move_before_the_hold() -> None:
    """montana.call.admission."""
    one = rules.play(f"3p table | A b1* b2o | {REST} | pile b5*", "A play b1*")
    for seed in SEEDS:
        call = plan("hard", one, 2, seed)
        assert call is None or call.ms >= 1300
    drawn = rules.play("3p table | A b1* b2o r1* | B ?7 | C r1* b2o | deck ?40 | pile b5*", "A play b1*")
    move = plan("plain", drawn, 1)
    assert move is not None and move.ms >= 2500


# Whole deals


@pytest.mark.parametrize("count", [2, 4, 6])
def test_levels_play_to_the_end_at_the_table(count: int) -> None:
    """No call is unfounded, no action refused."""
    for seed in range(4):
        state = rules.game.new(count, {"referee": "table"}, open_chance(f"k1:{seed + 1:x}"))
        levels = ["plain", "easy", "normal"] * 2
        players = [
            make_player(rules.game, levels[seat], seat, open_chance(f"k1:{seed * 8 + seat + 90:x}"))
            for seat in range(count)
        ]
        spent = 0
        while not state.is_over():
            assert play_match(state, players, 1) == 1
            assert isinstance(state, MontanaState)
            spent |= state.spent
        assert spent == 0


def test_normal_is_better_than_plain_and_easy_no_better_than_normal() -> None:
    assert share("normal", "plain", 80) > 0.3
    assert share("normal", "easy", 80) > 0.27
