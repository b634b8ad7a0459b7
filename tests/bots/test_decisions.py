"""Whom the game asks next: one sequence of questions for every game."""

import pytest

import koloda
from koloda.bots.arena import play_match
from koloda.bots.decisions import ANSWERS, EVERYBODY, Decisions, questions
from koloda.bots.player import Plan, Player
from koloda.games import GAMES
from koloda.kernel import Action, Form, NotationError, View
from koloda.kernel.chance import open_chance
from koloda.kernel.seats import has, letter


@pytest.mark.parametrize("order", [ANSWERS, EVERYBODY])
@pytest.mark.parametrize("name", GAMES.names())
def test_every_question_can_be_answered_and_the_record_is_the_game(name: str, order: str) -> None:
    match = koloda.new(name, seed=3)
    chance = open_chance("k1:4")
    for asked, question in enumerate(koloda.decisions(match, order), 1):
        assert question.legal or question.forms
        state = match._state
        waits = state.pause() is None and has(state.must(), ord(question.seat) - ord("A"))
        assert question.may_decline != waits
        pick = int(chance.below(len(question.legal) + question.may_decline)) if question.legal else 0
        question.answer(question.legal[pick] if pick < len(question.legal) else None)
        if asked == 300:
            break
    assert koloda.replay(match.record()) == match


def test_who_could_step_in_is_asked_once_in_the_hold_and_once_before_the_answer() -> None:
    state = GAMES["uno"].read("3p strict | A r5 g1 | B b2 b7 | C y4 y6 | top r3 | deck b1 b3 …")
    state.play("A r5")
    asked = Decisions(state, EVERYBODY)
    asked.done = []
    order: list[str] = []
    while asked.find():
        order.append(f"{letter(asked.seat)}{'!' if asked.waited_for else ''}")
        if asked.waited_for:
            break
        asked.decline()
    assert " ".join(order) == "A B C A C B!"
    assert asked.done == ["~ hold"]


def test_one_who_is_waited_for_and_declines_lets_the_time_run_out() -> None:
    match = koloda.new("uno", players=2, seed=5)
    before = match.text
    question = next(koloda.decisions(match, ANSWERS))
    assert not question.may_decline
    question.answer(None)
    assert match.text != before


def test_a_refused_answer_leaves_the_question_open() -> None:
    match = koloda.read("uno", "2p strict | A r5 b1 | B b2 b7 | top r3 | deck …")
    question = next(koloda.decisions(match, ANSWERS))
    with pytest.raises(koloda.Refusal) as refused:
        question.answer("A b1")
    assert refused.value.clause == "uno.match.rule"
    with pytest.raises(NotationError, match="A is asked, not B"):
        question.answer("B b2")
    question.answer("A r5")
    assert match["top"] == "r5"
    with pytest.raises(NotationError, match="has answered"):
        question.answer("A draw")


def test_an_order_that_is_unknown_is_named() -> None:
    with pytest.raises(NotationError, match="there is no order 'clockwise'; there is answers, everybody"):
        next(koloda.decisions(koloda.new("uno", players=2), "clockwise"))


def test_asked_at_once_nobody_is_waited_for_in_a_pause() -> None:
    state = GAMES["uno"].read("2p strict | A r5 b1 | B b2 b7 | top r3 | deck …")
    assert [(int(one.seat), one.waited_for) for one in questions(state)] == [(0, True)]


class Stubborn(Player):
    """Says what is forbidden, whatever it is asked."""

    def plan(self, view: View, legal: list[Action], forms: list[Form], waited_for: bool) -> Plan | None:
        return Plan(Action(self.seat, 123456), 1)


def test_players_whose_moves_are_all_refused_are_played_on_by_the_clock() -> None:
    game = GAMES["uno"]
    state = game.new(2, {"target": "round"}, open_chance("k1:9"))
    players: list[Player] = [Stubborn(game, seat, open_chance("k1:1")) for seat in range(2)]
    assert play_match(state, players, 40) == 40
    assert state.step == 40
