"""Chapter 2: the dealer, the deal, the start card."""

import pytest

from koloda.kernel.chance import open_chance
from tests.rules import Rules

rules = Rules("uno")


def test_uno_setup_dealer_draw() -> None:
    """The highest number deals; every symbol card counts nothing."""
    state = rules.play("4p strict | phase DEALER_DRAW", "~ dealer A:r1 B:g+ C:w4 D:wx")
    rules.assert_fact(state, "dealer A | phase DEAL")


def test_uno_setup_dealer_draw__zero_equals_a_symbol() -> None:
    """A 0 and a symbol are equally high."""
    state = rules.play("2p strict | phase DEALER_DRAW", "~ dealer A:r0 B:wb3")
    rules.assert_fact(state, "phase DEALER_DRAW | tied A B")


def test_uno_setup_dealer_draw__everyone_draws() -> None:
    """Every player draws one card of the pack, no other number."""
    state = rules.read("3p strict | phase DEALER_DRAW")
    rules.assert_refused(state, "~ dealer A:r1 B:r2", by="uno.setup.dealer-draw")
    rules.assert_refused(state, "~ dealer A:wx B:wx C:r1", by="uno.deck.full")
    rules.assert_refused(state, "~ dealer C", by="uno.setup.dealer-draw")


def test_uno_setup_dealer_tie() -> None:
    """Only the tied draw again, from the rest of the pack, in seat order, in public."""
    state = rules.play("4p strict | phase DEALER_DRAW", "~ dealer A:r1 B:g9 C:b9 D:b2")
    rules.assert_fact(state, "tied B C | deck ?108 | discard r1 g9 b9 b2 | dealer -")
    rules.assert_refused(state, "~ dealer C:y8 B:y7", by="uno.setup.dealer-tie")
    rules.assert_refused(state, "~ dealer A:y9 B:y7", by="uno.setup.dealer-tie")
    rules.assert_fact(state, "sees A: discard r1 g9 b9 b2")
    state = rules.play(state, "~ dealer B:y7 C:y8")
    rules.assert_fact(state, "dealer C | phase DEAL")


def test_uno_setup_dealer_tie__a_drawn_card_is_gone() -> None:
    """A card drawn before cannot be drawn again."""
    state = rules.play("2p strict | phase DEALER_DRAW", "~ dealer A:r0 B:wx")
    rules.assert_refused(state, "~ dealer A:r0 B:r5", by="uno.deck.full")


def test_uno_setup_dealer_tie__pack_runs_out() -> None:
    """When the pack cannot serve all the tied, the drawn cards are shuffled back first."""
    state = rules.read("2p strict | phase DEALER_DRAW | deck r5 | discard …")
    state = rules.play(state, "~ dealer A:w4 B:gS")
    rules.assert_fact(state, "tied A B | deck ?110 | discard w4 gS")


@pytest.mark.parametrize("choice", ["random", "host"])
def test_uno_setup_dealer_tie__by_lot_or_by_name(choice: str) -> None:
    """Where the dealer is not drawn for, one line names the seat."""
    state = rules.read(f"3p strict dealer={choice} | phase DEALER_DRAW")
    rules.assert_refused(state, "~ dealer A:r1 B:r2 C:r3", by="uno.setup.dealer-tie")
    rules.assert_fact(rules.play(state, "~ dealer C"), "dealer C | phase DEAL | tied -")


def test_uno_setup_dealer_tie__who_names() -> None:
    """By lot the game goes on by itself; the table's owner has to be asked."""
    rules.assert_fact(rules.game.new(3, {"dealer": "host"}, open_chance("k1:1")), "phase DEALER_DRAW")
    assert rules.game.new(3, {"dealer": "random"}, open_chance("k1:1")).field("phase") != "DEALER_DRAW"


def test_uno_setup_return() -> None:
    """All cards drawn for the deal are in the pack that is dealt."""
    state = rules.play("2p strict | phase DEALER_DRAW", "~ dealer A:r9 B:wx")
    rules.assert_fact(state, "deck ?112 | discard -")
    rules.assert_fact(rules.play(state, "~ deck wx r9 …"), "B wx ?6 | A r9 ?6")


def test_uno_setup_deal() -> None:
    """Seven each, one at a time, clockwise from the left of the dealer."""
    state = rules.play("3p strict | phase DEAL | dealer B", "~ deck r1 r2 r3 g1 g2 g3 ?15 b4 …")
    rules.assert_fact(state, "C r1 g1 ?5 | A r2 g2 ?5 | B r3 g3 ?5")


@pytest.mark.parametrize("hand", [5, 10])
def test_uno_setup_deal__hand(hand: int) -> None:
    """Option `hand`, also for ten players."""
    state = rules.play(f"10p strict hand={hand} deck=classic | phase DEAL", f"~ deck ?{hand * 10} b4 …")
    rules.assert_fact(state, f"A ?{hand} | J ?{hand} | deck ?{107 - 10 * hand} | top b4")


def test_uno_setup_pile() -> None:
    """What is not dealt or turned up is the draw pile, in the order of the shuffle."""
    state = rules.play("2p strict | phase DEAL", "~ deck ?14 b4 y1 y2 y3 …")
    rules.assert_fact(state, "deck y1 y2 y3 … | deck ?97")


def test_uno_setup_flip() -> None:
    """The card after the last one dealt starts the discard pile; its colour is in force."""
    state = rules.play("2p strict | phase DEAL", "~ deck ?14 b4 …")
    rules.assert_fact(state, "discard b4 | colour b")


def test_uno_setup_first() -> None:
    """The player left of the dealer begins, clockwise."""
    for dealer, first in (("A", "B"), ("B", "C"), ("C", "A")):
        state = rules.play(f"3p strict | phase DEAL | dealer {dealer}", "~ deck ?21 b4 …")
        rules.assert_fact(state, f"turn {first} | phase TURN | dir cw | dealer {dealer}")


def dealt(count: int, start: str, options: str = "", dealer: str = "A") -> str:
    """A deal with this start card."""
    state = rules.play(
        f"{count}p strict {options} | phase DEAL | dealer {dealer}", f"~ deck ?{count * 7} {start} …"
    )
    return state.text()


@pytest.mark.parametrize("rank", "0123456789")
def test_uno_start_number(rank: str) -> None:
    """A number only sets the colour; the left of the dealer begins."""
    rules.assert_fact(dealt(3, f"g{rank}"), f"top g{rank} | colour g | turn B | A ?7 | B ?7 | C ?7")


@pytest.mark.parametrize(("count", "first"), [(2, "A"), (3, "C"), (10, "C")])
def test_uno_start_draw2(count: int, first: str) -> None:
    """The left of the dealer draws two and loses the turn."""
    state = rules.play(f"{count}p strict | phase DEAL | dealer A", f"~ deck ?{count * 7} y+ r1 r2 …")
    rules.assert_fact(state, f"B r1 r2 ?7 | turn {first} | phase TURN | dir cw | colour y")


@pytest.mark.parametrize(("count", "right"), [(3, "C"), (4, "D"), (10, "J")])
def test_uno_start_reverse(count: int, right: str) -> None:
    """Anticlockwise: the dealer first, then the player on his right."""
    state = rules.play(
        f"{count}p strict | phase DEAL | dealer A", f"~ deck ?{count - 1} g3 ?{count * 6} gR …"
    )
    rules.assert_fact(state, "dir ccw | turn A | phase TURN")
    rules.assert_fact(rules.play(state, "A g3"), f"turn {right}")


@pytest.mark.parametrize(("count", "first"), [(2, "A"), (3, "C"), (10, "C")])
def test_uno_start_skip(count: int, first: str) -> None:
    """The left of the dealer loses the turn."""
    rules.assert_fact(dealt(count, "rS"), f"turn {first} | phase TURN | B ?7 | dir cw")


@pytest.mark.parametrize("colour", "rgby")
def test_uno_start_wild(colour: str) -> None:
    """The left of the dealer names any colour; nobody else, and nothing but a colour."""
    state = rules.read(dealt(3, "w"))
    rules.assert_fact(state, "phase START_COLOUR | turn B | must B | colour -")
    rules.assert_refused(state, f"A col:{colour}", by="uno.act.turn")
    rules.assert_refused(state, "B draw", by="uno.act.phase")
    rules.assert_fact(rules.play(state, f"B col:{colour}"), f"colour {colour} | phase TURN | turn B")


def test_uno_start_w4() -> None:
    """A Wild Draw Four goes back and the next card decides."""
    state = rules.play("3p strict | phase DEAL | dealer A", "~ deck ?21 w4 …; ~ shuffle gS w4 …")
    rules.assert_fact(state, "discard gS | turn C | deck w4 ?89 | accused -")


def test_uno_start_w4_shuffle() -> None:
    """The pile is shuffled each time a Wild Draw Four turns up, until another card does."""
    state = rules.play(
        "2p strict | phase DEAL | dealer A", "~ deck ?14 w4 …; ~ shuffle w4 …; ~ shuffle w4 …; ~ shuffle y2 …"
    )
    rules.assert_fact(state, "discard y2 | deck ?97 | turn B")


def test_uno_start_swap() -> None:
    """Swap Hands as start card: the colour only."""
    state = rules.read(dealt(3, "wx"))
    rules.assert_refused(state, "B wx:g>A", by="uno.act.phase")
    hands = [state.field(seat) for seat in "ABC"]
    state = rules.play(state, "B col:g")
    assert [state.field(seat) for seat in "ABC"] == hands
    rules.assert_fact(state, "turn B | colour g | top wx")


@pytest.mark.parametrize("rule", ["B02", "B04", "B05", "B06", "B07", "B08", "B10", "BX/all/draw2"])
def test_uno_start_blank(rule: str) -> None:
    """A blank as start card: the colour only, its rule is not carried out."""
    state = rules.read(dealt(3, "wb1", f"blank_rules={rule},B03,B04"))
    rules.assert_fact(state, "phase START_COLOUR | must B")
    rules.assert_fact(
        rules.play(state, "B col:y"),
        "phase TURN | turn B | colour y | A ?7 | B ?7 | C ?7 | open - | three - | discard wb1",
    )


@pytest.mark.parametrize(("card", "way"), [("r+", "cw"), ("rS", "cw"), ("rR", "ccw")])
def test_uno_start_two(card: str, way: str) -> None:
    """With two players the dealer begins after `+`, `S` and `R`; `R` still turns the direction."""
    for dealer in "AB":
        rules.assert_fact(dealt(2, card, dealer=dealer), f"turn {dealer} | dir {way} | phase TURN")


def test_uno_start_two__plain_reverse() -> None:
    """The start card is nobody's play: `reverse2` does not touch it."""
    rules.assert_fact(dealt(2, "rR", "reverse2=plain"), "turn A | dir ccw")


def test_uno_start_colour_then_play() -> None:
    """Whoever named the colour plays first, with the hand he has seen."""
    state = rules.play("3p strict | phase DEAL | dealer A", "~ deck g9 ?20 w …")
    assert "g9" in state.view(1).fields["B"].split()
    rules.assert_fact(rules.play(state, "B col:g; B g9"), "top g9 | turn C")


def test_uno_start_no_author() -> None:
    """No jump-in on the start card, no hands exchanged by it, nobody to challenge."""
    state = rules.play("3p strict jump_in=on seven_zero=on | phase DEAL | dealer A", "~ deck ?1 g5 ?19 g5 …")
    rules.assert_fact(state, "jump - | held - | turn B | C g5 ?6")
    rules.assert_refused(state, "C g5", by="uno.house.jump.when")
    rules.assert_refused(state, "B ch", by="uno.chal.when")
    for card in ("g7", "g0"):
        before = rules.play("3p strict | phase DEAL | dealer A", f"~ deck ?21 {card} …")
        after = rules.play("3p strict seven_zero=on | phase DEAL | dealer A", f"~ deck ?21 {card} …")
        assert [before.field(seat) for seat in "ABC"] == [after.field(seat) for seat in "ABC"]
        rules.assert_fact(after, "turn B | phase TURN")


def test_uno_start_no_author__nobody_to_call() -> None:
    """The table referee knows no call against the start card."""
    state = rules.play("3p table | phase DEAL | dealer A", "~ deck ?21 g5 …")
    assert not [code for seat in "ABC" for code in rules.listed(state, seat) if code.startswith("call")]
    rules.assert_legal(state, "B draw")
