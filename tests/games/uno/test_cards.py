"""Chapters 4.1 to 4.5 and 4.7: what each card does."""

import pytest

from tests.rules import Rules

rules = Rules("uno")


@pytest.mark.parametrize("rank", "0123456789")
def test_uno_num_none(rank: str) -> None:
    """A number card has no effect beyond matching."""
    state = rules.play(
        f"3p strict | A r{rank} g1 g2 | B b1 b2 | C y1 | top r{rank if rank != '0' else '4'}", f"A r{rank}"
    )
    rules.assert_fact(state, "A g1 g2 | B b1 b2 | C y1 | turn B | dir cw | phase TURN | open - | stack 0")


@pytest.mark.parametrize(("count", "turn"), [(2, "A"), (3, "C"), (10, "C")])
def test_uno_plus2_effect(count: int, turn: str) -> None:
    """The next player draws two and loses his turn."""
    state = rules.play(f"{count}p strict | A b+ r1 r2 | B y9 | top b9 | deck g1 g2 …", "A b+")
    rules.assert_fact(state, f"B y9 g1 g2 | turn {turn} | A r1 r2")


def test_uno_plus2_effect__anticlockwise() -> None:
    """The next player is counted in the current direction."""
    state = rules.play("4p strict | A b+ r1 r2 | D y9 | top b9 | dir ccw | deck g1 g2 …", "A b+")
    rules.assert_fact(state, "D y9 g1 g2 | B ?7 | turn C")


def test_uno_plus2_auto() -> None:
    """Nothing is asked: the draw is part of the play."""
    state = rules.play("3p strict | A b+ r1 r2 | top b9", "A b+")
    rules.assert_fact(state, "phase TURN | must C | stack 0 | B ?9")
    rules.assert_refused(state, "B take", by="uno.act.phase")


def test_uno_plus2_no_stack() -> None:
    """A Draw Two cannot be answered with another."""
    state = rules.play("3p strict | A b+ r1 r2 | B g+ y1 | top b9", "A b+")
    rules.assert_refused(state, "B g+", by="uno.act.turn")
    rules.assert_fact(state, "B g+ y1 ?2 | turn C")


def test_uno_plus2_no_stack__option() -> None:
    """With `stacking` it can."""
    state = rules.play("3p strict stacking=same | A b+ r1 r2 | B g+ y1 y2 | top b9", "A b+; B g+")
    rules.assert_fact(state, "phase PENALTY | must C | stack 4")


@pytest.mark.parametrize(
    ("count", "before", "after", "turn"), [(3, "cw", "ccw", "C"), (10, "ccw", "cw", "B")]
)
def test_uno_rev_effect(count: int, before: str, after: str, turn: str) -> None:
    """The direction flips and the next player is counted in the new one."""
    state = rules.play(f"{count}p strict | A yR y1 y2 | top y9 | dir {before}", "A yR")
    rules.assert_fact(state, f"dir {after} | turn {turn}")


def test_uno_rev_effect__reverse2_is_for_two() -> None:
    """With three players `reverse2` changes nothing."""
    for value in ("skip", "plain"):
        rules.assert_fact(
            rules.play(f"3p strict reverse2={value} | A yR y1 y2 | top y9", "A yR"), "turn C | dir ccw"
        )


def test_uno_rev_two() -> None:
    """With two players the one who played it is in turn again."""
    rules.assert_fact(rules.play("2p strict | A yR y1 y2 | top y9", "A yR"), "turn A | dir ccw")
    rules.assert_fact(
        rules.play("2p strict | B yR y1 y2 | top y9 | turn B | dir ccw", "B yR"), "turn B | dir cw"
    )


def test_uno_rev_two__plain() -> None:
    """reverse2=plain: the direction flips, the opponent plays."""
    rules.assert_fact(
        rules.play("2p strict reverse2=plain | A yR y1 y2 | top y9", "A yR"), "turn B | dir ccw"
    )


@pytest.mark.parametrize(
    ("count", "way", "turn"),
    [(2, "cw", "A"), (2, "ccw", "A"), (3, "cw", "C"), (3, "ccw", "B"), (10, "ccw", "I")],
)
def test_uno_skip_effect(count: int, way: str, turn: str) -> None:
    """The next player loses his turn; with two the player of the card is in turn again."""
    state = rules.play(f"{count}p strict | A yS y1 y2 | top y9 | dir {way}", "A yS")
    rules.assert_fact(state, f"turn {turn} | dir {way} | B ?7")


@pytest.mark.parametrize("colour", "rgby")
def test_uno_wild_colour(colour: str) -> None:
    """Any of the four colours, also the one already in force."""
    state = rules.play("3p strict | A w r1 r2 | top b9", f"A w:{colour}")
    rules.assert_fact(state, f"colour {colour} | top w | turn B | phase TURN")


def test_uno_wild_any_time() -> None:
    """A Wild may be played even when another card fits."""
    rules.assert_legal(rules.read("3p strict | A w b1 b2 | top b9"), "A w:b", "A w:r")


def test_uno_w4_effect() -> None:
    """The player names the colour, the next one draws four and loses his turn."""
    state = rules.play("10p strict | A w4 g1 g2 | B y9 | top b9 | deck r1 r2 r3 r4 …", "A w4:y; B take")
    rules.assert_fact(state, "B y9 r1 r2 r3 r4 | turn C | colour y | phase TURN")


def test_uno_w4_effect__two_players() -> None:
    """With two players the one who played it is in turn again."""
    rules.assert_fact(rules.play("2p strict | A w4 g1 g2 | top b9", "A w4:y; B take"), "turn A | B ?11")


@pytest.mark.parametrize(
    ("hand", "legal"),
    [("b1", False), ("b0 g1", False), ("g9", True), ("gS", True), ("w wx wb1 w4", True), ("y1 b5", False)],
)
def test_uno_w4_legal(hand: str, legal: bool) -> None:
    """Only a card of the colour in force forbids it; number matches and other wilds do not."""
    state = rules.read(f"3p strict w4_mode=no_bluff | A w4 {hand} | top b9")
    assert rules.why_not(state, "A w4:r") == ("-" if legal else "uno.w4.legal")
    guilty = rules.play(f"3p strict | A w4 {hand} | top b9", "A w4:r; B ch").field("verdict") or ""
    assert ("innocent" in guilty) == legal


def test_uno_w4_legal__colour_named_before() -> None:
    """On a wild the colour named for it is the one in force."""
    state = rules.read("3p strict w4_mode=no_bluff | A w4 r1 b1 | top w | colour g")
    rules.assert_legal(state, "A w4:r")
    rules.assert_refused(
        rules.read("3p strict w4_mode=no_bluff | A w4 g1 | top w | colour g"), "A w4:r", by="uno.w4.legal"
    )


@pytest.mark.parametrize("symbol", "+RS")
def test_uno_w4_blockers(symbol: str) -> None:
    """A symbol card of the colour forbids it; w4_blockers=numbers frees it, not a number card."""
    rules.assert_refused(
        rules.read(f"3p strict w4_mode=no_bluff | A w4 b{symbol} | top b9"), "A w4:r", by="uno.w4.legal"
    )
    numbers = "3p strict w4_mode=no_bluff w4_blockers=numbers"
    rules.assert_legal(rules.read(f"{numbers} | A w4 b{symbol} | top b9"), "A w4:r")
    rules.assert_refused(rules.read(f"{numbers} | A w4 b{symbol} b0 | top b9"), "A w4:r", by="uno.w4.legal")


@pytest.mark.parametrize("referee", ["strict", "table"])
def test_uno_w4_bluff(referee: str) -> None:
    """Both referees accept an improper w4 and let it be challenged."""
    state = rules.play(f"3p {referee} | A w4 b1 | top b9", "A w4:r")
    rules.assert_fact(state, "phase CHALLENGE | must B | accused A b b1")
    rules.assert_fact(rules.play(state, "B ch"), "verdict B A guilty b1 | turn B")


def test_uno_w4_bluff__modes() -> None:
    """no_bluff refuses the improper one, free accepts it; neither knows a challenge."""
    state = rules.read("3p strict w4_mode=no_bluff | A w4 b1 b2 | top b9")
    rules.assert_refused(state, "A w4:r", by="uno.w4.legal")
    assert not [code for code in rules.listed(state, "A") if code.startswith("w4")]
    state = rules.play("3p strict w4_mode=free | A w4 b1 b2 | top b9", "A w4:r")
    rules.assert_fact(state, "turn C | accused -")
    rules.assert_refused(state, "B ch", by="uno.chal.when")


def test_uno_w4_bluff__free_is_always_proper() -> None:
    """With `free` a drawn w4 is as playable as any card (force_play asks for it)."""
    state = rules.play("3p strict w4_mode=free force_play=drawn | A b1 b2 | top b9 | deck w4 …", "A draw")
    rules.assert_refused(state, "A pass", by="uno.house.force.drawn")


@pytest.mark.parametrize("mode", ["no_bluff", "free"])
def test_uno_w4_auto(mode: str) -> None:
    """Without a challenge the next player draws four at once."""
    state = rules.play(
        f"3p strict w4_mode={mode} | A w4 g1 g2 | B y9 | top b9 | deck r1 r2 r3 r4 …", "A w4:y"
    )
    rules.assert_fact(state, "B y9 r1 r2 r3 r4 | turn C | colour y | phase TURN")


def test_uno_w4_playable() -> None:
    """A held w4 counts as a playable card, proper or not, for B03 and force_play=all."""
    for mode in ("challenge", "no_bluff"):
        state = rules.read(f"3p strict w4_mode={mode} force_play=all | A w4 g1 | top b9")
        rules.assert_refused(state, "A draw", by="uno.house.force.drawn")
        state = rules.play(
            f"3p strict w4_mode={mode} | A w4 g1 g2 | top b9 | three A | deck r1 r2 r3 …", "A draw"
        )
        rules.assert_fact(state, "drawn r1")
    state = rules.play(
        "3p strict w4_mode=no_bluff | A w4 b1 g2 | top b9 | three A | deck r1 r2 r3 …", "A draw"
    )
    rules.assert_fact(state, "drawn r1")


def test_uno_swap_effect() -> None:
    """The colour is named and complete hands are exchanged with any other player."""
    state = rules.play("4p strict | A wx r1 r2 | C b1 b2 b3 | D ?4 | top r9", "A wx:g>C")
    rules.assert_fact(state, "A b1 b2 b3 | C r1 r2 | B ?7 | D ?4 | colour g | turn B | top wx")


def test_uno_swap_effect__who() -> None:
    """Everyone but oneself, even when another card fits."""
    state = rules.read("4p strict | A wx r1 r2 | top r9")
    rules.assert_legal(state, "A wx:r>B", "A wx:r>C", "A wx:r>D", "A r1")
    rules.assert_refused(state, "A wx:r>A", by="uno.act.whole")


def test_uno_swap_optional() -> None:
    """Choosing nobody makes it a plain Wild."""
    state = rules.play("3p strict | A wx r1 r2 | B b1 | C g1 | top r9", "A wx:g")
    rules.assert_fact(state, "A r1 r2 | B b1 | C g1 | colour g | turn B | owes -")


def test_uno_swap_size() -> None:
    """Sizes and earlier shouts are no obstacle; the hand left after wx is what is given."""
    state = rules.play("3p strict | A wx r1 | B b1 ?9 | top r9", "A wx:g>B")
    rules.assert_fact(state, "A b1 ?9 | B r1 | turn B | owes B")


def test_uno_swap_size__safe_hand() -> None:
    """A one-card hand that was shouted for can be taken; the new holder owes his own shout."""
    state = rules.play("3p strict | A wx r1 r2 | B b1 | top r9", "A wx:g>B!")
    rules.assert_fact(state, "A b1 | B r1 r2 | owes -")


def test_uno_swap_size__flags_stay() -> None:
    """Straight elbows and an armed shout belong to the player, not to the cards."""
    state = rules.play("3p strict | A wx r1 | B b1 b2 | top r9 | stiff A C", "A wx:g>B")
    rules.assert_fact(state, "stiff A C | owes B")
    state = rules.play("3p strict | A wx r1 | B b1 | top r9", "A uno; A wx:g>B")
    rules.assert_fact(state, "A b1 | B r1 | owes B | armed -")


def test_uno_swap_last() -> None:
    """As the last card it ends the round and nothing is exchanged."""
    for action in ("wx:g", "wx:g>B"):
        state = rules.play("3p strict | A wx | B b1 b2 | C g9 | top r9", f"A {action}")
        rules.assert_fact(state, "over A | A - | B b1 b2 | points 12 | phase ROUND_OVER")
