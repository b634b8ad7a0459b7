"""Clauses that other tests only touch, each by the smallest position that shows it."""

import pytest

from koloda.games.montana.codes import SET
from koloda.kernel.actions import Action
from koloda.kernel.chance import open_chance
from tests.rules import Rules

rules = Rules("montana")


DRAWS = "2p strict | A {} | B r1* r2* | pile g5* | deck {} b6o | rules V={} | turn A"


@pytest.mark.parametrize(
    ("cards", "drawn", "wins"),
    [
        ("g1* r3o", "b5*", True),
        ("g1* r3o", "b4*", False),
        ("g1*", "b5*", False),
        ("g1* r3o b5*", "g3*", False),
    ],
)
def test_montana_v_odd(cards: str, drawn: str, wins: bool) -> None:
    """Exactly three number cards, all odd, whatever their colour and fill."""
    rules.assert_fact(
        rules.play(DRAWS.format(cards, drawn, "Vodd"), "A draw"), f"over {'A' if wins else '-'}"
    )


@pytest.mark.parametrize(
    ("cards", "drawn", "wins"),
    [("g2* r4o", "b6*", True), ("g2* r4o", "b5*", False), ("g2*", "b6*", False), ("g2* #4", "b6*", False)],
)
def test_montana_v_even(cards: str, drawn: str, wins: bool) -> None:
    """Exactly three number cards, all even."""
    rules.assert_fact(
        rules.play(DRAWS.format(cards, drawn, "Veven"), "A draw"), f"over {'A' if wins else '-'}"
    )


def test_montana_move_o_same() -> None:
    """The opposite fill, or the same number."""
    state = rules.read(
        "2p strict | A b5* g1o g1* b4* | B r1* r2* | pile g5* | deck b6o | rules M=!o= | turn A"
    )
    rules.assert_legal(state, "A play b5*", "A play g1o")
    rules.assert_refused(state, "A play g1*", by="montana.move.o-same")
    rules.assert_refused(state, "A play b4*", by="montana.move.o-same")


def test_montana_setup_deal__every_seed_is_another_shuffle() -> None:
    texts = [rules.game.new(3, {}, open_chance(seed)).text() for seed in ("k1:1", "k1:1", "k1:2")]
    hands = [text.partition(" | A ")[2].partition(" | ")[0] for text in texts]
    assert hands[0] == hands[1] != hands[2] and hands[0]


@pytest.mark.parametrize(
    ("code", "cards"),
    [(SET, ()), (SET, (4,)), (SET, (4, 36)), (SET, (-1, 4)), (-1, ()), (52, ()), (63, ()), (64 + 4, ())],
)
def test_montana_act_form__numbers_of_an_outside_caller(code: int, cards: tuple[int, ...]) -> None:
    """A set of one, of rule cards, of no cards; a number that is no card, or no rule card on a pile."""
    state = rules.read("2p strict | A g3* !o= | B r1* r2* | pile g5* | deck b6o | turn A")
    refusal = state.why_not(Action(0, code, cards))
    assert refusal is not None and refusal.clause in ("montana.act.form", "koloda.action.unknown")
