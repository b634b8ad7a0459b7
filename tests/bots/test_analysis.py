"""What the coach says of a recorded game: by what a seat could know, and only what is sure."""

import pytest

from koloda.bots.analysis import Analyst, Judged
from koloda.bots.arena import carry_out, next_action
from koloda.bots.levels import make_player
from koloda.bots.outcomes import play_on
from koloda.games import GAMES, find_game
from koloda.kernel import Event, State
from koloda.kernel.chance import open_chance

LITTLE = {"uno": 2, "montana": 2}
WON = "2p strict target=round | A r5 | B b2 b7 g3 | top r3 | deck y1 y2 y4 g5 g6 g7 b1"


def analyst(name: str, state: State) -> Analyst:
    return Analyst(find_game(name), state, LITTLE.get(name, 20))


def judged(one: Judged) -> list[tuple[str, float]]:
    return [(choice.code, choice.chance()) for choice in one.choices]


@pytest.mark.parametrize("name", sorted(GAMES))
def test_what_a_seat_cannot_know_changes_nothing(name: str) -> None:
    """The same decision in two worlds that look alike to its seat."""
    game = find_game(name)
    state = game.new(game.least, {}, open_chance("k1:5"))
    players = [make_player(game, "normal", seat, open_chance("k1:9")) for seat in range(game.least)]
    for _ in range(400):
        action = next_action(state, players)
        if action.seat >= 0 and len(state.legal(action.seat)) > 1 and state.must() >> action.seat & 1:
            other = game.guess(state.view(action.seat), open_chance("k1:77"))
            here, there = analyst(name, state.clone()), analyst(name, other)
            here.judge(here.state, action)
            there.judge(there.state, other.action(state.write_action(action)))
            if here.decisions:
                assert state.text() != other.text()
                assert [judged(one) for one in here.decisions] == [judged(one) for one in there.decisions]
                return
        out: list[Event] = []
        carry_out(state, players, action, out)
    raise AssertionError("nobody had a choice")


def test_who_draws_instead_of_winning_has_made_a_mistake() -> None:
    state = find_game("uno").read(WON)
    found = analyst("uno", state)
    found.effort = 10
    found.step(state.action("A draw"))
    (one,) = found.decisions
    assert one.is_mistake() and one.choices[0].code == "r5" and one.choices[0].chance() == 1.0
    assert "out" in [reason.name for reason in one.reasons]
    assert one.cost > 0.2


def test_who_wins_has_made_none() -> None:
    state = find_game("uno").read(WON)
    found = analyst("uno", state)
    found.effort = 10
    found.step(state.action("A r5"))
    while not found.state.is_over():
        found.step(found.state.pause() or found.state.legal(0)[0])
    found.finish()
    assert not any(one.is_mistake() for one in found.decisions if one.step == 0)
    assert found.curve[-1].chances == [1.0, 0.0]


def test_a_shout_that_was_missed_counts() -> None:
    """C could have caught A and has not: that is a decision too, and its price is what the catch brings."""
    position = (
        "3p strict target=round | A r5 g1 | B b2 b7 y7 | C y4 y6 y8 | top r3 | deck b1 b3 g4 g5 g6 g8 y1 y2"
    )
    state = find_game("uno").read(position)
    found = analyst("uno", state)
    found.effort = 4
    found.step(state.action("A r5"))
    while state.why_not(state.action("C catch:A")) is None:
        found.step(state.pause() or state.legal(1)[-1])
    missed = [one for one in found.decisions if one.done.action is None and one.seat == 2]
    assert [sorted(choice.code for choice in one.choices) for one in missed] == [["", "catch:A"]]


def test_playing_on_leaves_the_position_and_can_leave_one_thing_undone() -> None:
    game = find_game("uno")
    state = game.read(WON)
    before = state.digest()
    assert play_on(game, state, open_chance("k1:1")) == [1.0, 0.0]
    shares = [
        play_on(game, state, open_chance(f"k1:{luck:x}"), never=state.action("A r5"))[0] for luck in range(12)
    ]
    assert min(shares) < 1.0 and state.digest() == before
