"""Chapters 1 and 2: the pack and the setup."""

from collections import Counter

import pytest

from koloda.games.montana.cards import CODES, COLOUR_OF, NUMBER_OF
from koloda.kernel.chance import open_chance
from tests.rules import Rules

rules = Rules("montana")


def pack(header: str = "2p strict") -> Counter[str]:
    return Counter((rules.read(f"{header} | phase DEAL").field("deck") or "").split())


def test_montana_comp_deck() -> None:
    """100 cards; no position has more of a card than the pack."""
    assert sum(pack().values()) == 100
    rules.assert_position_refused("2p strict | A g5* g5* | B g1* | pile g5* | deck -", by="montana.comp.deck")


def test_montana_comp_number() -> None:
    """Three colours, six numbers, two fills, two copies."""
    numbers = {card: count for card, count in pack().items() if card[-1] in "*o"}
    assert len(numbers) == 36 and set(numbers.values()) == {2}


@pytest.mark.parametrize(("split", "same", "say"), [("multi", 2, 1), ("duty", 1, 2)])
def test_montana_comp_rule(split: str, same: int, say: int) -> None:
    """28 rule cards; the option says which of the extra rules come twice."""
    cards = pack(f"2p strict smile_split={split}")
    rules = {card: count for card, count in cards.items() if card[-1] not in "*o"}
    assert sum(rules.values()) == 28 and len(rules) == 16
    assert (rules[":same"], rules[":run"], rules[":say"], rules[":tap"]) == (same, same, say, say)
    assert (rules["Vodd"], rules["Veven"], rules["!o="], rules["#6"]) == (1, 1, 2, 2)


def test_montana_comp_face() -> None:
    """Two copies are one code: hands are multisets."""
    state = rules.play("2p strict | A g5* g5* g1* | B r1* | pile g2* | deck r6*", "A play g5*")
    rules.assert_fact(state, "A g1* g5*")


def test_montana_comp_colour() -> None:
    """Colour without fill by the basic rule, with it under the move rules."""
    rules.assert_fact("2p strict | A r1* | B r2* | pile g5* | deck -", "can g1* g1o")
    rules.assert_fact("2p strict | A r1* | B r2* | pile g5* | deck - | rules M=!s=", "can g1* | cannot g1o")


def test_montana_comp_opposite() -> None:
    """The same colour with the other fill."""
    rules.assert_fact(
        "2p strict | A r1* | B r2* | pile b2o | deck - | rules M=!o1", "can b5* | cannot b5o r5*"
    )


def test_montana_comp_ring() -> None:
    """After 6 comes 1."""
    rules.assert_fact(
        "2p strict | A r2* | B r3* | pile b1o | deck - | rules M=!s1", "can r6* r2o | cannot r5*"
    )


def test_the_tables_agree_with_the_codes() -> None:
    for card in range(36):
        assert CODES[card][0] == "grb"[COLOUR_OF[card]] and CODES[card][1] == str(NUMBER_OF[card])


def test_montana_setup_players() -> None:
    """Two to six."""
    for header in ("1p strict", "7p strict"):
        rules.assert_position_refused(f"{header} | phase DEAL", by="montana.setup.players")
    for count in range(2, 7):
        assert rules.game.new(count, {}, open_chance("k1:5")).count == count


def test_montana_setup_shuffle() -> None:
    """The record's order is used as it stands; it names every card of the pack."""
    state = rules.read("2p strict | phase DEAL")
    rules.assert_refused(state, "~ deck g1* g1* g1* …", by="montana.setup.shuffle")
    rules.assert_refused(state, "~ deck g1* g2*", by="montana.setup.shuffle")
    rules.assert_fact(rules.play(state, "~ deck g1* …"), "A g1* ?6 | phase FIRST")


def test_montana_setup_deal() -> None:
    """Seven each, one at a time, clockwise from A; the rest is the deck."""
    state = rules.play("3p strict | phase DEAL", "~ deck g1* g2* g3* r1* r2* r3* ?15 b4o b5o …")
    rules.assert_fact(state, "A g1* r1* ?5 | B g2* r2* ?5 | C g3* r3* ?5 | pile b4o | deck b5o …")


def test_montana_setup_turnup() -> None:
    """E42: rule cards that are turned up go to the bottom of the deck, in that order."""
    state = rules.play("2p strict | phase DEAL", "~ deck ?14 #4 :run r3o g1* …; ~ first A")
    deck = (state.field("deck") or "").split()
    rules.assert_fact(state, "pile r3o")
    assert deck[0] == "g1*" and deck[-2:] == ["#4", ":run"] and len(deck) == 85


def test_montana_setup_turnup_quiet() -> None:
    """Nothing fires and nothing is owed for the first card."""
    state = rules.play("3p table | phase DEAL", "~ deck ?21 b2* …; ~ first B")
    rules.assert_fact(state, "turn B | phase MOVE | open - | owes -")


def test_montana_setup_first() -> None:
    """A lot names the first mover; with a seed it is drawn at once."""
    state = rules.play("3p strict | phase DEAL", "~ deck ?21 b2* …")
    rules.assert_fact(state, "phase FIRST | turn - | must -")
    rules.assert_fact(rules.play(state, "~ first C"), "turn C | phase MOVE")
    assert {rules.game.new(3, {}, open_chance(f"k1:{n:x}")).field("turn") for n in range(40)} == set("ABC")


@pytest.mark.parametrize(("first", "begins"), [("winner", "B"), ("rotate", "A")])
def test_montana_setup_first__later_deals(first: str, begins: str) -> None:
    """The winner begins, or the next seat clockwise."""
    position = (
        f"2p strict target=300 first={first} | A g1* g2* | B r1* | pile r2* | deck g3* | turn B | first B"
    )
    state = rules.play(position, "B play r1*; ~ next; ~ deck ?14 b2* …")
    rules.assert_fact(state, f"turn {begins} | phase MOVE | first {begins}")


def test_montana_setup_first__after_a_void_deal() -> None:
    """The same seat again."""
    position = (
        "2p strict target=300 first=rotate | A g1* | B r1* | pile r2* | deck - | turn A | first B | idle B"
    )
    state = rules.play(position, "A draw; ~ next; ~ deck ?14 b2* …")
    rules.assert_fact(state, "turn B | phase MOVE")


def test_montana_setup_start() -> None:
    """Empty rule piles, clockwise."""
    rules.assert_fact(
        rules.game.new(4, {}, open_chance("k1:9")), "rules - | dir + | skip - | owed 0 | A ?7 | D ?7"
    )
