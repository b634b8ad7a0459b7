"""Chapter 1: cards, seats, piles, the colour in force."""

from collections import Counter

from koloda.kernel.chance import open_chance
from koloda.kernel.seats import SPECTATOR
from koloda.kernel.state import State
from tests.rules import Rules

rules = Rules("uno")


def cards_of(header: str) -> list[str]:
    """The whole pack of a table, in pack order."""
    return (rules.read(f"{header} | phase DEAL").field("deck") or "").split()


def all_cards(state: State) -> list[str]:
    """Every card on the table, wherever it lies."""
    places = ["ABCDEFGHIJ"[seat] for seat in range(state.count)] + ["deck", "discard"]
    return [card for place in places for card in (state.field(place) or "").replace("-", "").split()]


def test_uno_deck_full() -> None:
    """112 cards: 76 numbers, 24 coloured symbols, 4 + 4 + 1 + 3 wilds."""
    pack = Counter(cards_of("2p strict"))
    expected = {"w": 4, "w4": 4, "wx": 1, "wb1": 1, "wb2": 1, "wb3": 1}
    for colour in "rgby":
        expected[f"{colour}0"] = 1
        expected |= {f"{colour}{rank}": 2 for rank in "123456789+RS"}
    assert pack == expected
    assert pack.total() == 112


def test_uno_deck_full__every_card_in_one_place() -> None:
    """A deal moves the 112 cards and loses none."""
    state = rules.game.new(10, {}, open_chance("k1:5"))
    assert sorted(all_cards(state)) == sorted(cards_of("2p strict"))


def test_uno_deck_full__no_card_too_often() -> None:
    """A position with a third red five is refused."""
    rules.assert_position_refused("2p strict | A r5 r5 | B r5 | top g1", by="uno.deck.full")


def test_uno_deck_split() -> None:
    """A colour has one 0 and two of each number from 1 to 9: 19 number cards."""
    pack = cards_of("2p strict")
    for colour in "rgby":
        numbers = [card for card in pack if card[0] == colour and card[1:].isdigit()]
        assert Counter(numbers) == {f"{colour}0": 1, **{f"{colour}{n}": 2 for n in range(1, 10)}}
        assert len(numbers) == 19
    rules.assert_position_refused("2p strict | A r0 | B r0 | top g1", by="uno.deck.full")


def test_uno_deck_classic() -> None:
    """The classic pack has 108 cards: no Swap Hands, no blanks."""
    pack = cards_of("2p strict deck=classic")
    assert len(pack) == 108
    assert not {"wx", "wb1", "wb2", "wb3"} & set(pack)
    rules.assert_position_refused("2p strict deck=classic | A wx r1 | top r5", by="uno.deck.classic")
    rules.assert_position_refused("2p strict deck=classic | A wb1 r1 | top r5", by="uno.deck.classic")


def test_uno_deck_classic__no_blanks_asked() -> None:
    """Asking for blanks in the classic pack makes no sense; asking for none does."""
    rules.assert_position_refused("2p strict deck=classic blanks=3 | top r5", by="uno.deck.classic")
    assert len(cards_of("2p strict deck=classic blanks=0")) == 108


def test_uno_deck_blanks() -> None:
    """Three blanks, one (wb1) or none: 112, 110, 109 cards; two are not offered."""
    assert len(cards_of("2p strict")) == 112
    one = cards_of("2p strict blanks=1")
    assert len(one) == 110
    assert [card for card in one if card.startswith("wb")] == ["wb1"]
    none = cards_of("2p strict blanks=0")
    assert len(none) == 109
    assert "wx" in none
    rules.assert_position_refused("2p strict blanks=2 | top r5", by="uno.deck.blanks")
    rules.assert_position_refused("2p strict blanks=1 | A wb2 r1 | top r5", by="uno.deck.blanks")


def test_uno_deck_blanks__one_rule_each() -> None:
    """blank_rules has one id per blank of the pack."""
    state = rules.play("3p strict blanks=1 blank_rules=B04 | A wb1 r1 r2 | top y5", "A wb1:r")
    rules.assert_fact(state, "turn A")
    rules.assert_position_refused("3p strict blanks=1 blank_rules=B04,B01 | top y5", by="uno.deck.blanks")
    rules.assert_position_refused("3p strict blank_rules=B04 | top y5", by="uno.deck.blanks")


def test_uno_deck_words() -> None:
    """A wild has no colour of its own: it never fits by colour and never blocks a w4."""
    state = rules.read("2p strict w4_mode=no_bluff | A w4 w wx wb1 rR g+ r3 | top b7")
    rules.assert_legal(state, "A w4:b", "A w:b", "A wx:b", "A wb1:b")
    rules.assert_not_legal(state, "A rR", "A g+", "A r3")


def test_uno_deck_words__after_a_reshuffle() -> None:
    """A wild that was played as green has no colour when it comes back from the pile."""
    state = rules.play("2p strict | A r5 r1 r2 | discard w r3 | deck g9 | turn A", "A draw; A pass")
    rules.assert_fact(state, "deck w | discard r3 | colour r")
    state = rules.play(state, "B draw; B w:y")
    rules.assert_fact(state, "colour y | deck r3")


def test_uno_deck_copies() -> None:
    """Two copies are one action, and it does not matter which of them was drawn."""
    state = rules.read("2p strict | A r5 r5 g1 | top r3")
    assert [state.write_code(action) for action in state.legal(0)].count("r5") == 1
    state = rules.play("2p strict | A r5 g1 g2 | top r3 | deck r5 …", "A draw; A r5")
    rules.assert_fact(state, "A r5 g1 g2 | top r5")


def test_uno_seat_count() -> None:
    """2 to 10 players."""
    for count in (2, 10):
        rules.assert_fact(f"{count}p strict | top r5", f"{'ABCDEFGHIJ'[count - 1]} ?7")
    for count in (0, 1, 11, 99):
        rules.assert_position_refused(f"{count}p strict | top r5", by="uno.seat.count")


def test_uno_seat_count__whole_match() -> None:
    """The next round has as many players as the last."""
    state = rules.play("3p strict | A r5 | top r3", "A r5; ~ next; ~ deck ?21 r1 …")
    rules.assert_fact(state, "A ?7 | B ?7 | C ?7")
    assert state.count == 3


def test_uno_seat_leave() -> None:
    """Nobody can leave; what plays on for an abandoned seat gets a view with that hand only."""
    state = rules.read("3p strict | A r5 g1 | B b2 b3 w | C y4 | top r3 | deck g7 y7")
    seen = state.view(1).fields
    assert (seen["A"], seen["B"], seen["C"], seen["deck"]) == ("?2", "b2 b3 w", "?1", "?2")
    rules.assert_refused(state, "B leave", by="koloda.action.unknown")
    hidden = rules.read("3p strict | A y9 y8 | B b2 b3 w | C g4 | top r3 | deck r1 r2")
    assert hidden.view(1).text() == state.view(1).text()


def test_uno_seat_order() -> None:
    """cw goes from A to B, ccw from A to the last seat; each round starts cw."""
    for count, last in ((2, "B"), (3, "C"), (10, "J")):
        rules.assert_fact(rules.play(f"{count}p strict | A r5 r1 r2 | top r3", "A r5"), "turn B")
        rules.assert_fact(
            rules.play(f"{count}p strict | A r5 r1 r2 | top r3 | dir ccw", "A r5"), f"turn {last}"
        )
        rules.assert_fact(
            rules.play(f"{count}p strict | {last} r5 r1 r2 | top r3 | turn {last}", f"{last} r5"), "turn A"
        )
    state = rules.play("3p strict | A r5 | top r3 | dir ccw", "A r5; ~ next; ~ deck ?21 r1 …")
    rules.assert_fact(state, "dir cw")


def test_uno_pile_names() -> None:
    """The draw pile is face down for everybody; of the discard pile only the top card shows."""
    state = rules.read("2p strict | A r1 r2 | B g1 g2 | discard g5 b9 r7 | deck y1 y2 y3")
    for seat in (0, 1, SPECTATOR):
        fields = state.view(seat).fields
        assert (fields["deck"], fields["discard"]) == ("?3", "?2 r7")
    rules.assert_fact(state, "top r7")


def test_uno_colour_force() -> None:
    """The colour of the top card, or the one named for a wild."""
    rules.assert_fact("2p strict | top g4", "colour g")
    state = rules.play("3p strict | A w r1 r2 | B r9 g3 g4 b5 | top g4", "A w:b")
    rules.assert_fact(state, "top w | colour b | can b5 | cannot r9 g3 g4")


def test_uno_colour_force__survives_a_reshuffle() -> None:
    """The named colour stays when the pile is made anew."""
    state = rules.play(
        "2p strict | A r1 r2 | B b5 b6 | discard g5 b9 w | colour y | deck r9",
        "A draw; ~ shuffle g5 b9; A pass",
    )
    rules.assert_fact(state, "top w | colour y | deck g5 b9 | discard w")
    rules.assert_refused(state, "B b5", by="uno.match.on-wild")
