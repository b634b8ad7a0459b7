"""Chapter 4.6: the challenge of a Wild Draw Four."""

import pytest

from koloda.kernel.seats import SPECTATOR
from tests.rules import Rules

rules = Rules("uno")


GUILTY = "4p strict | A w4 r1 b2 | B y9 y8 | top r3 | deck g1 g2 g3 g4 g5 g6 g7 …"
INNOCENT = "4p strict | A w4 g3 b2 | B y9 y8 | top r3 | deck g1 g2 g3 g4 g5 g6 g7 …"


@pytest.mark.parametrize(("way", "against", "others"), [("cw", "B", "ACD"), ("ccw", "D", "ABC")])
def test_uno_chal_who(way: str, against: str, others: str) -> None:
    """Only the player against whom the w4 was played may challenge."""
    state = rules.play(f"4p strict | A w4 r1 b2 | top r3 | dir {way}", "A w4:g")
    rules.assert_fact(state, f"must {against} | can {against}: ch take")
    for seat in others:
        rules.assert_refused(state, f"{seat} ch", by="uno.chal.who")


def test_uno_chal_when() -> None:
    """After the colour is named, before a card is drawn; afterwards no more."""
    state = rules.play(GUILTY, "A w4:g")
    rules.assert_fact(state, "colour g | phase CHALLENGE | B y9 y8 | can B: ch take")
    rules.assert_refused(state, "B draw", by="uno.act.phase")
    state = rules.play(state, "B take")
    rules.assert_refused(state, "B ch", by="uno.chal.when")


def test_uno_chal_when__once() -> None:
    """A challenge is answered once."""
    rules.assert_refused(rules.play(GUILTY, "A w4:g; B ch"), "B ch", by="uno.chal.when")
    rules.assert_refused(rules.play(INNOCENT, "A w4:g; B ch"), "B ch", by="uno.chal.when")
    rules.assert_refused(rules.read("3p strict | A r1 r2 | top w4 | colour r"), "A ch", by="uno.chal.when")


def test_uno_chal_reveal() -> None:
    """The hand is shown to the challenger alone; the fact and the verdict to everybody."""
    state = rules.play(GUILTY, "A w4:g; B ch")
    rules.assert_fact(state, "sees B: verdict B A guilty r1 b2 | sees C: verdict B A guilty ?2")
    assert state.view(SPECTATOR).fields["verdict"] == "B A guilty ?2"
    rules.assert_fact(state, "sees C: A ?6 | sees B: A ?6")


def test_uno_chal_reveal__events() -> None:
    """The event tells the cards to challenger and accused, the verdict to all."""
    state = rules.play(GUILTY, "A w4:g")
    told = next(event for event in state.play("B ch") if event.kind == "challenged")
    assert told.values(1)["cards"] == ("r1", "b2")
    for seat in (2, 3, SPECTATOR):
        assert "cards" not in told.values(seat)
        assert told.values(seat)["verdict"] == "guilty"


def test_uno_chal_reveal__not_before() -> None:
    """Until he challenges he sees nothing but the number of cards."""
    state = rules.play(GUILTY, "A w4:g")
    rules.assert_fact(state, "sees B: accused A r ?2 | sees A: accused A r r1 b2 | sees B: A ?2")


def test_uno_chal_judge() -> None:
    """Judged is the hand right after the w4 left it, against the colour in force before."""
    state = rules.play("3p strict | A w4 g1 | top r3 | deck r1 r2 …", "A w4:g; C catch:A")
    rules.assert_fact(state, "A g1 r1 r2 | accused A r g1")
    state = rules.play(state, "B ch")
    rules.assert_fact(state, "verdict B A innocent g1 | turn C | A g1 r1 r2 | B ?13")


def test_uno_chal_judge__named_colour_does_not_count() -> None:
    """Cards of the colour just named are no sign of guilt."""
    state = rules.play("3p strict | A w4 g1 g2 | top r3", "A w4:g; B ch")
    rules.assert_fact(state, "verdict B A innocent g1 g2")


def test_uno_chal_judge__guilty_although_caught() -> None:
    """What was in the hand stays in the judgement, and the caught player draws both times."""
    state = rules.play("3p strict | A w4 r9 | top r3 | deck g1 g2 g3 g4 g5 g6 …", "A w4:g; C catch:A; B ch")
    rules.assert_fact(state, "verdict B A guilty r9 | A r9 g1 g2 g3 g4 g5 g6 | turn B")


def test_uno_chal_guilty() -> None:
    """The accused draws four, the challenger none and plays; w4 and colour stay."""
    state = rules.play(GUILTY, "A w4:g; B ch")
    rules.assert_fact(
        state, "A r1 b2 g1 g2 g3 g4 | B y9 y8 | turn B | phase TURN | top w4 | colour g | accused -"
    )
    rules.assert_refused(state, "B y9", by="uno.match.on-wild")


def test_uno_chal_guilty__no_shout_needed_any_more() -> None:
    """His W-UNO closes without penalty: he holds more than one card."""
    state = rules.play("3p strict | A w4 r9 | top r3", "A w4:g; B ch")
    rules.assert_fact(state, "owes - | held - | A r9 ?4")


@pytest.mark.parametrize(("count", "turn"), [(2, "A"), (3, "C"), (10, "C")])
def test_uno_chal_innocent(count: int, turn: str) -> None:
    """The challenger draws six and loses his turn."""
    state = rules.play(
        f"{count}p strict | A w4 g3 b2 | B y9 | top r3 | deck g1 g2 r4 g4 g5 g6 g7 …", "A w4:b; B ch"
    )
    rules.assert_fact(state, f"B y9 g1 g2 r4 g4 g5 g6 | A g3 b2 | turn {turn} | colour b | deck g7 …")


@pytest.mark.parametrize(("count", "turn"), [(2, "A"), (3, "C"), (10, "C")])
def test_uno_chal_take(count: int, turn: str) -> None:
    """He draws four, loses his turn and sees no hand, guilty or not."""
    state = rules.play(f"{count}p strict | A w4 r1 b2 | B y9 | top r3 | deck g1 g2 r4 g4 …", "A w4:b; B take")
    rules.assert_fact(state, f"B y9 g1 g2 r4 g4 | turn {turn} | verdict - | accused - | sees B: A ?2")


def test_uno_chal_take__told() -> None:
    """Everybody is told how many cards it would be: four, or the whole stack."""
    state = rules.play("3p strict | A w4 r1 b2 | B y9 | top r3", "A w4:b")
    assert [state.view(seat).facts() for seat in range(3)] == [{"take": "4"}] * 3
    stacked = rules.play("3p strict stacking=any | A w4 r1 b2 | B w4 y9 | top r3", "A w4:b; B w4:g")
    assert stacked.view(0).facts() == {"take": "8"}
    assert rules.play("3p strict | A r5 r1 | B y9 | top r3", "A r5").view(1).facts() == {}


def test_uno_chal_last_card() -> None:
    """A w4 that was the last card is not challenged."""
    state = rules.play("3p strict | A w4 | B y9 | top r3", "A w4:b")
    rules.assert_fact(state, "phase ROUND_OVER | over A | accused -")
    rules.assert_refused(state, "B ch", by="uno.chal.last-card")
    rules.assert_refused(state, "C ch", by="uno.chal.last-card")


def test_uno_chal_last_card__table() -> None:
    """Nor while the table may still call it."""
    state = rules.play("3p table | A w4 | B y9 | top r3", "A w4:b")
    rules.assert_fact(state, "phase LAST_CALL")
    rules.assert_refused(state, "B ch", by="uno.chal.last-card")


def test_uno_chal_last_card__only_then() -> None:
    """A round that ended with another card has no w4 to speak of."""
    rules.assert_refused(rules.play("3p strict | A r5 | top r3", "A r5"), "B ch", by="uno.chal.when")
