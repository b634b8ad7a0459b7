"""Chapters 6.3 to 6.9: the house rules, alone and together."""

import pytest

from tests.rules import Rules

rules = Rules("uno")


def test_uno_house_stack_what() -> None:
    """A stacking card raises the total and passes it on; `take` draws it all and loses the turn."""
    state = rules.play(
        "3p strict stacking=same | A r+ r1 r2 | B g+ b1 b2 | C b3 | top r9 | deck y1 y2 y3 y4 …", "A r+"
    )
    rules.assert_fact(state, "phase PENALTY | must B | stack 2 | B g+ b1 b2")
    rules.play(state, "B g+")
    rules.assert_fact(state, "must C | stack 4")
    rules.play(state, "C take")
    rules.assert_fact(state, "C b3 y1 y2 y3 y4 | turn A | stack 0 | phase TURN")


@pytest.mark.parametrize(
    ("mode", "plus_on_plus", "four_on_four", "four_on_plus", "plus_on_four"),
    [
        ("same", True, True, False, False),
        ("up", True, True, True, False),
        ("any", True, True, True, True),
    ],
)
def test_uno_house_stack_what_by_mode(
    mode: str, plus_on_plus: bool, four_on_four: bool, four_on_plus: bool, plus_on_four: bool
) -> None:
    """`same`, `up` and `any` differ in what goes onto what."""
    on_plus = rules.play(f"3p strict stacking={mode} | A r+ r1 r2 | B g+ w4 b1 | top r9", "A r+")
    on_four = rules.play(f"3p strict stacking={mode} | A w4 r1 r2 | B g+ w4 b1 | top b9", "A w4:g")
    for state, code, allowed in (
        (on_plus, "g+", plus_on_plus),
        (on_plus, "w4:g", four_on_plus),
        (on_four, "w4:g", four_on_four),
        (on_four, "g+", plus_on_four),
    ):
        assert (code in rules.listed(state, "B")) == allowed
        if allowed:
            rules.assert_legal(state, f"B {code}")
        else:
            rules.assert_refused(state, f"B {code}", by="uno.house.stack.what")


def test_uno_house_stack_match() -> None:
    """A Draw Two onto a w4 needs the named colour; nothing else may be played, nor one card drawn."""
    state = rules.play("3p strict stacking=any | A w4 g1 g2 | B r+ b+ r4 w | top y9", "A w4:r")
    for code in ("b+", "r4", "w:g", "draw", "pass"):
        rules.assert_refused(state, f"B {code}", by="uno.house.stack.match")
    rules.assert_legal(state, "B r+", "B take", "B ch")


def test_uno_house_stack_chal() -> None:
    """Guilty: the accused draws the whole total and the challenger has a free turn."""
    state = rules.play(
        "3p strict stacking=up | A r+ b1 b2 | B w4 r5 r6 | C y1 | top r9", "A r+; B w4:g; C ch"
    )
    rules.assert_fact(state, "B r5 r6 ?6 | C y1 | turn C | phase TURN | stack 0 | verdict C B guilty r5 r6")
    state = rules.play(
        "3p strict stacking=up | A r+ b1 b2 | B w4 g5 g6 | C y1 | top r9", "A r+; B w4:g; C ch"
    )
    rules.assert_fact(state, "B g5 g6 | C y1 ?8 | turn A | stack 0")


def test_uno_house_stack_out() -> None:
    """A stacking card that is the last card ends the round: the next player draws all of it."""
    state = rules.play("3p strict stacking=up | A r+ b1 b2 | B w4 | C y1 w4 | top r9", "A r+; B w4:g")
    rules.assert_fact(state, "phase ROUND_OVER | over B | C y1 w4 ?6")
    rules.assert_refused(state, "C ch", by="uno.chal.last-card")


def test_uno_house_stack_start() -> None:
    """A start Draw Two asks the player left of the dealer."""
    state = rules.play("3p strict stacking=same | phase DEAL | dealer A", "~ deck g+ ?20 r+ …")
    rules.assert_fact(state, "phase PENALTY | must B | stack 2")
    rules.play(state, "B g+")
    rules.assert_fact(state, "must C | stack 4")


def test_uno_house_stack_mix() -> None:
    """Skip, Reverse, blanks, wx, 7 and 0 deflect no stack; force_play asks nobody to stack."""
    header = "2p strict stacking=any seven_zero=on force_play=all draw_until=on"
    state = rules.play(f"{header} | A r+ g1 g2 | B rS rR wb1 wx r7 r0 r+ | top r9 | deck y1 y2 …", "A r+")
    for code in ("rS", "rR", "wb1:r", "wx:r>A", "r7>A", "r0"):
        rules.assert_refused(state, f"B {code}", by="uno.house.stack.match")
    rules.play(state, "B take")
    rules.assert_fact(state, "turn A | B rS rR wb1 wx r7 r0 r+ y1 y2")


def test_uno_house_jump_what() -> None:
    """Anyone but the player in turn may lay the identical card: same colour and number, no wilds."""
    rules.assert_legal(rules.play("4p strict jump_in=on | A g5 g5 r1 | top g2", "A g5"), "A g5")
    state = rules.play("4p strict jump_in=on | A g5 r1 r2 | C g5 b1 | D y5 g6 w | top g2", "A g5")
    rules.assert_fact(state, "jump open | turn B")
    rules.assert_legal(state, "C g5")
    for code in ("y5", "g6", "w:g"):
        rules.assert_refused(state, f"D {code}", by="uno.house.jump.what")
    assert "g5" in rules.listed(state, "C") and "y5" not in rules.listed(state, "D")


def test_uno_house_jump_flow() -> None:
    """Effects and next player are counted from the jumper; what was already drawn stays."""
    state = rules.play(
        "4p strict jump_in=on | A g+ r1 r2 | D g+ b1 b2 | top g2 | deck y1 y2 y3 y4 …", "A g+; D g+"
    )
    rules.assert_fact(state, "B y1 y2 ?7 | A r1 r2 y3 y4 | turn B | jump open")


def test_uno_house_jump_when() -> None:
    """Not on the start card, not once the player in turn has drawn; an unfit one is refused by both."""
    state = rules.play("3p strict jump_in=on jump_hold=0 | A g5 r1 r2 | C g5 b1 | top g2", "A g5; B draw")
    rules.assert_refused(state, "C g5", by="uno.house.jump.when")
    state = rules.play("3p strict jump_in=on | phase DEAL | dealer C", "~ deck ?1 g4 ?19 g4 …")
    rules.assert_refused(state, "B g4", by="uno.house.jump.when")
    state = rules.play("3p table jump_in=on | A g5 r1 r2 | C g6 b1 | top g2", "A g5")
    rules.assert_refused(state, "C g6", by="uno.house.jump.what")
    state = rules.play(
        "3p strict jump_in=on | A g5 r1 r2 | B w4 b1 b2 | C g5 y1 | top g2", "A g5; ~ hold; B w4:r"
    )
    rules.assert_refused(state, "A r1", by="uno.act.phase")


def test_uno_house_jump_mix() -> None:
    """With stacking the total grows, with 7-0 the jumper aims, with two a Reverse gives him the turn."""
    state = rules.play("4p strict jump_in=on stacking=same | A r+ r1 r2 | D r+ b1 b2 | top r9", "A r+; D r+")
    rules.assert_fact(state, "phase PENALTY | must A | stack 4")
    state = rules.play(
        "3p strict jump_in=on seven_zero=on | A g7 r1 r2 | B b1 | C g7 y1 y2 | top g2", "A g7>B"
    )
    rules.assert_refused(state, "C g7", by="uno.act.whole")
    rules.play(state, "C g7>A")
    rules.assert_fact(state, "C b1 | A y1 y2 | owes C | turn A")
    state = rules.play("2p strict jump_in=on reverse2=plain | A gR r1 r2 | B g1 g2 | top g2", "A gR")
    rules.assert_fact(state, "turn B")
    state = rules.play("2p strict jump_in=on | A gR r1 r2 | B gR b1 b2 | top g2", "A gR; B gR")
    rules.assert_fact(state, "turn B")


def test_uno_house_sevenzero_seven() -> None:
    """A 7 names another player; the hands left after it are exchanged."""
    state = rules.read("3p strict seven_zero=on | A r7 g1 g2 | C y1 y2 y3 | top r5")
    rules.assert_refused(state, "A r7", by="uno.act.whole")
    rules.assert_refused(state, "A r7>A", by="uno.act.whole")
    assert sorted(rules.listed(state, "A")) == ["draw", "r7>B", "r7>C"]
    rules.assert_fact(rules.play(state, "A r7>C"), "A y1 y2 y3 | C g1 g2 | turn B")


@pytest.mark.parametrize(
    ("direction", "facts"), [("cw", "A y1 | B r1 r2 | C g1 g2 g3"), ("ccw", "A g1 g2 g3 | B y1 | C r1 r2")]
)
def test_uno_house_sevenzero_zero(direction: str, facts: str) -> None:
    """A 0 moves every hand one seat in the direction of play."""
    position = f"3p strict seven_zero=on | A r0 r1 r2 | B g1 g2 g3 | C y1 | top r5 | dir {direction}"
    rules.assert_fact(rules.play(position, "A r0"), facts)


def test_uno_house_sevenzero_mix() -> None:
    """Nothing is swapped by a last card or the start card; a drawn card swaps like any other."""
    rules.assert_fact(
        rules.play("3p strict seven_zero=on | A r7 | B b1 b2 | top r5", "A r7>B"), "over A | B b1 b2"
    )
    rules.assert_fact(
        rules.play("3p strict seven_zero=on | A r0 | B b1 b2 | top r5", "A r0"), "over A | B b1 b2"
    )
    state = rules.play("3p strict seven_zero=on | phase DEAL | dealer C", "~ deck b1 ?20 r0 …")
    rules.assert_fact(state, "turn A | A b1 ?6")
    state = rules.play(
        "3p strict seven_zero=on | A g1 | C y1 y2 | top w | colour r | deck r7 …", "A draw; A r7>C"
    )
    rules.assert_fact(state, "A y1 y2 | C g1 | owes C")


def test_uno_house_until_what() -> None:
    """He draws until one fits, not further, and then plays it or passes."""
    state = rules.play("3p strict draw_until=on | A b1 b2 | top r7 | deck y1 r3 …", "A draw")
    rules.assert_refused(state, "A pass", by="uno.house.until.what")
    assert rules.listed(state, "A") == ["draw"]
    rules.play(state, "A draw")
    rules.assert_refused(state, "A draw", by="uno.house.until.what")
    assert sorted(rules.listed(state, "A")) == ["pass", "r3"]
    state = rules.play("2p strict draw_until=on | A b1 b2 | B g1 | top r7 | deck y1", "A draw")
    rules.assert_refused(state, "A draw", by="uno.house.until.what")
    rules.assert_fact(rules.play(state, "A pass"), "turn B")


def test_uno_house_until_mix() -> None:
    """Any wild fits, a w4 under no_bluff only when proper; B03 draws three first; forced draws stay."""
    state = rules.play("3p strict draw_until=on w4_mode=no_bluff | A r1 | top r7 | deck w4 …", "A draw")
    rules.assert_refused(state, "A w4:g", by="uno.w4.legal")
    rules.assert_legal(state, "A draw")
    state = rules.play("3p strict draw_until=on | A r1 | top r7 | deck w4 …", "A draw")
    rules.assert_refused(state, "A draw", by="uno.house.until.what")
    state = rules.play(
        "3p strict draw_until=on | A b1 | top r7 | three A | deck y1 y2 y3 g4 …", "A draw; A draw"
    )
    rules.assert_fact(state, "drawn y1 y2 y3 g4")
    state = rules.play(
        "3p strict draw_until=on force_play=all | A b1 | top r7 | deck y1 r3 …", "A draw; A draw"
    )
    rules.assert_refused(state, "A pass", by="uno.house.force.drawn")
    rules.assert_fact(rules.play("3p strict draw_until=on | A r+ b1 b2 | B g1 | top r7", "A r+"), "B g1 ?2")


def test_uno_house_force_drawn() -> None:
    """`drawn`: a drawn card that fits must be played; `all`: no drawing while a card fits; both referees."""
    state = rules.play("3p strict force_play=drawn | A r1 b1 | top r7 | deck r3 …", "A draw")
    rules.assert_refused(state, "A pass", by="uno.house.force.drawn")
    assert rules.listed(state, "A") == ["r3"]
    for referee in ("strict", "table"):
        state = rules.read(f"3p {referee} force_play=all | A r1 b1 b2 | top r7")
        rules.assert_refused(state, "A draw", by="uno.house.force.drawn")
        assert "draw" not in rules.listed(state, "A")


def test_uno_house_force_w4() -> None:
    """An improper drawn w4 may be kept; `free` makes it proper; under `all` a bluff does the duty."""
    rules.assert_legal(
        rules.play("3p strict force_play=drawn | A r1 | top r7 | deck w4 …", "A draw"), "A pass", "A w4:g"
    )
    for options in ("force_play=drawn w4_mode=free", "force_play=all w4_mode=free"):
        hand = "r1" if "drawn" in options else "b1"
        state = rules.play(f"3p strict {options} | A {hand} | top r7 | deck w4 …", "A draw")
        rules.assert_refused(state, "A pass", by="uno.house.force.drawn")
    state = rules.read("3p strict force_play=all | A r1 w4 b1 | top r7")
    rules.assert_refused(state, "A draw", by="uno.house.force.drawn")
    rules.assert_fact(rules.play(state, "A w4:g"), "phase CHALLENGE")


def test_uno_house_force_mix() -> None:
    """A card that may not be the last one does not count as playable when it is."""
    state = rules.read("3p strict force_play=all finish_on=numbers | A rS | top r7 | deck b1 …")
    rules.assert_refused(state, "A rS", by="uno.house.finish")
    rules.assert_fact(rules.play(state, "A draw; A pass"), "turn B")
    rules.assert_legal(rules.read("3p strict force_play=all | A wx b1 b2 | top r7"), "A wx:g")


@pytest.mark.parametrize(
    ("finish", "card", "fits"),
    [
        ("no_wild", "w:r", False),
        ("no_wild", "w4:r", False),
        ("no_wild", "wx:r>B", False),
        ("no_wild", "wb1:r", False),
        ("no_wild", "r+", True),
        ("no_wild", "r5", True),
        ("numbers", "w:r", False),
        ("numbers", "r+", False),
        ("numbers", "rS", False),
        ("numbers", "rR", False),
        ("numbers", "r0", True),
    ],
)
@pytest.mark.parametrize("referee", ["strict", "table"])
def test_uno_house_finish(referee: str, finish: str, card: str, fits: bool) -> None:
    """A last card that the table does not allow is refused by both referees."""
    state = rules.read(f"3p {referee} finish_on={finish} | A {card.partition(':')[0]} | top r7")
    if fits:
        rules.assert_fact(rules.play(state, f"A {card}"), "over A")
    else:
        rules.assert_refused(state, f"A {card}", by="uno.house.finish")
        assert rules.listed(state, "A") == ["draw"]


def test_uno_house_finish_for_stackers_and_jumpers() -> None:
    """Stacking and jumping in with such a last card are refused too; a blank's rule is not bound."""
    state = rules.play("3p strict stacking=same finish_on=numbers | A r+ b1 b2 | B g+ | top r9", "A r+")
    rules.assert_refused(state, "B g+", by="uno.house.finish")
    assert rules.listed(state, "B") == ["take"]
    state = rules.play("4p strict jump_in=on finish_on=numbers | A rS b1 b2 | D rS | top r9", "A rS")
    rules.assert_refused(state, "D rS", by="uno.house.finish")
    rules.assert_not_legal(state, "D rS")
    state = rules.play(
        "3p strict finish_on=numbers blank_rules=B02,B03,B04 | A wb1 r1 | B w | top y5", "A wb1:r"
    )
    rules.assert_fact(state, "over B")


@pytest.mark.parametrize(("card", "facts"), [("rS", "turn A"), ("rR", "turn A"), ("r+", "turn A | B g1 ?2")])
def test_uno_two_summary(card: str, facts: str) -> None:
    """With two players Skip, Reverse and Draw Two bring the same player again."""
    rules.assert_fact(rules.play(f"2p strict | A {card} b1 b2 | B g1 | top r9", f"A {card}"), facts)


def test_uno_two_summary_w4() -> None:
    """An accepted or wrongly challenged w4 too; a rightly challenged one gives the opponent the turn."""
    rules.assert_fact(
        rules.play("2p strict | A w4 b1 b2 | B g1 | top r9", "A w4:g; B take"), "turn A | B g1 ?4"
    )
    rules.assert_fact(
        rules.play("2p strict | A w4 b1 b2 | B g1 | top r9", "A w4:g; B ch"), "turn A | B g1 ?6"
    )
    rules.assert_fact(rules.play("2p strict | A w4 r1 b2 | B g1 | top r9", "A w4:g; B ch"), "turn B | B g1")


def test_uno_two_summary_start() -> None:
    """After a start Draw Two, Skip or Reverse the dealer has the first turn."""
    for card in ("r+", "rS", "rR"):
        rules.assert_fact(rules.play("2p strict | phase DEAL | dealer B", f"~ deck ?14 {card} …"), "turn B")


def test_uno_two_summary_exchange() -> None:
    """Swap, 7 and 0 exchange with the only opponent."""
    for card, code in (("wx", "wx:r>B"), ("r7", "r7>B"), ("r0", "r0")):
        state = rules.play(f"2p strict seven_zero=on | A {card} b1 b2 | B g1 g2 g3 | top r9", f"A {code}")
        rules.assert_fact(state, "A g1 g2 g3 | B b1 b2 | turn B")


def test_uno_two_summary_window() -> None:
    """W-UNO stays open while the same player is in turn again, and the hold keeps him from closing it."""
    state = rules.play("2p strict | A rS r1 | top r4", "A rS")
    rules.assert_fact(state, "turn A | owes A | held yes")
    rules.assert_refused(state, "A r1", by="uno.win.hold")
    rules.assert_legal(state, "B catch:A")
