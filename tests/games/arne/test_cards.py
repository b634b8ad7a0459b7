"""Chapter 4: what every card does."""

import pytest

from koloda.kernel.errors import Refusal
from tests.rules import Rules

rules = Rules("arne")


def test_arne_action_discarded() -> None:
    """First on the discard, then its effect: a thief can take it."""
    rules.holds(
        "P 4p strict | A a-draw3 | B k-thief",
        "> A draw3 => disc a-draw3",
        "> B k-thief@top => B a-draw3 | disc k-thief",
    )


def test_arne_target_other() -> None:
    for code, card in (
        ("pull>A", "a-pull"),
        ("2black>A", "a-2black"),
        ("2score>A:r", "a-2score"),
        ("swap>A", "a-swap"),
    ):
        rules.holds(f"P 4p strict | A {card} r100", f"> A {code} => refused arne.target.other")
    rules.holds("P 4p strict variant=team | A a-swap a-pull | C b100", "= can swap>C, pull>C")


def test_arne_pull_effect() -> None:
    """Victim and taker know the card."""
    state = rules.read("4p strict | A a-pull | B g200 k-lock")
    events = state.play("A pull>B; ~ pull g200")
    pulled = next(event for event in events if event.kind == "pulled")
    assert [pulled.values(seat).get("card") for seat in range(4)] == ["g200", "g200", None, None]


def test_arne_pull_effect_named_card_must_be_there() -> None:
    state = rules.read("4p strict | A a-pull | B g200")
    state.play("A pull>B")
    with pytest.raises(Refusal) as refusal:
        state.play("~ pull r50")
    assert refusal.value.clause == "arne.pull.effect"
    state.play("~ pull g200")
    assert state.field("A") == "g200"


def test_arne_pull_target() -> None:
    rules.holds("P 4p strict | A a-pull", "> A pull>B => refused arne.pull.target")


def test_arne_2black_effect() -> None:
    rules.holds(
        "P 4p strict | A a-2black | B k-200r k-stop",
        "> A 2black>B; B give k-stop k-200r => A k-stop k-200r | phase END | opened B",
    )


def test_arne_2score_effect() -> None:
    rules.holds("P 4p strict | A a-2score", "> A 2score>B => refused arne.2score.effect")


def test_arne_2score_colour() -> None:
    """Own colour to the field in the order given, another to the hand."""
    rules.holds(
        "P 5p strict | A a-2score | B r50 rx2", "> A 2score>B:r; B give rx2 r50 => field1 [rx2] [r50] | A -"
    )
    rules.holds(
        "P 5p strict | A a-2score | B v50 v100", "> A 2score>B:v; B give v50 v100 => field1 - | A v50 v100"
    )


def test_arne_give_matching() -> None:
    rules.holds(
        "P 4p strict | A a-2black | B k-stop k-lock k-rev r50",
        "> A 2black>B; B give r50 k-stop => refused arne.give.matching",
        "> B give k-stop k-lock k-rev => refused arne.give.matching",
        "> B give k-stop k-stop => refused arne.card.held",
        "> ~ tick:give => A k-stop k-lock",
    )


def test_arne_give_honest() -> None:
    rules.holds("P 4p strict | A a-2black | B k-stop", "> A 2black>B; B give k-stop => A k-stop")
    rules.holds("P 4p strict | A a-2black | B r50", "> A 2black>B; B give - => phase END | A -")


def test_arne_draw3_effect() -> None:
    rules.holds(
        "P 4p strict | A a-draw3 | deck r50 g50 b50 v50",
        "> A draw3 => A r50 g50 b50 | deck v50 | phase END | sees B: A ?3",
    )


def test_arne_draw3_fewer() -> None:
    rules.holds("P 4p strict | A a-draw3 | deck r50", "> A draw3 => A r50 | deck -")


def test_arne_draw3_empty() -> None:
    rules.holds(
        "P 4p strict | A a-draw3 | deck -", "> A draw3 => refused arne.draw3.empty", "= can disc a-draw3"
    )


def test_arne_pass_effect() -> None:
    """Whole hands, all at once, in hand order; an empty hand passes nothing."""
    rules.holds(
        "P 3p strict | A a-pass r50 k-lock | B g50", "> A pass => A - | B r50 k-lock | C g50 | disc a-pass"
    )


def test_arne_pass_quiet() -> None:
    """Claims made before stand."""
    rules.holds(
        "P 4p strict | A a-pass k-stop | B k-crash | C k-stop | deck v50 …",
        "> C k-stop; ~ tick:beat; A pass; B k-crash@1.1 => refused arne.pass.quiet",
        "> ~ tick:quiet => turn C",
    )


def test_arne_swap_effect() -> None:
    rules.holds(
        "P 4p strict | A a-swap r100 | B g50 | field1 [r50] | field2 [y1000]",
        "> A swap>B => seats B:r A:y C:g D:b | A r100 | B g50 | points A 1000 B 50",
    )


def test_arne_swap_colours() -> None:
    rules.holds("P 4p strict | A a-swap y50 r50 | B k-stop | deck v50 …", "> A swap>B; ~ tick:end => turn C")
    rules.holds(
        "P 4p strict | A y50 r50 | seats B:r A:y C:g D:b", "= can play y50, disc r50 | cannot play r50"
    )


def test_arne_swap_turn() -> None:
    """The next place after the mover's new one; a claim comes first."""
    rules.holds("P 2p strict | A a-swap | deck v100 …", "> A swap>B; ~ tick:end => turn B")
    rules.holds(
        "P 4p strict | A a-swap | D k-stop | deck v50 …", "> A swap>C; D k-stop; ~ tick:end => turn D"
    )


def test_arne_swap_no_black() -> None:
    rules.holds("P 4p strict | A a-swap | B k-crash | field1 [r50]", "> A swap>C; B k-crash@1.1 => phase END")
    rules.holds("P 4p strict swapquiet=on | A a-swap", "> A swap>C => phase QUIET")


def test_arne_x3_effect() -> None:
    rules.holds(
        "P 4p strict | A a-x3 | field1 [r50]", "> A x3@1.1 => points A 150 | field1 [r50 x3] | disc -"
    )


def test_arne_x3_target() -> None:
    rules.holds(
        "P 4p strict | A a-x3 | field1 [b50 cham] [r50 crash] [k-200r]"
        " | field2 [y50] [k-200y] [k-200b cham lock]",
        "= can x3@1.1, x3@1.2, x3@2.2",
        "> A x3@1.3 => refused arne.x3.target",
        "> A x3@2.1 => refused arne.x3.target",
        "> A x3@2.3 => refused arne.x3.target",
    )
    rules.holds(
        "P 3p strict variant=dummy | A a-x3 | field0 [v50] | dummy v | owner A", "> A x3@0.1 => points A 150"
    )
    rules.holds(
        "P 3p strict variant=dummy | A a-x3 | field0 [v50] | dummy v", "> A x3@0.1 => refused arne.x3.target"
    )


def test_arne_x3_one() -> None:
    rules.holds("P 4p strict | A a-x3 | field1 [r50 x3]", "> A x3@1.1 => refused arne.x3.one")


def test_arne_x3_on_x2() -> None:
    rules.holds("P 4p strict | A a-x3 | field1 [r50] [rx2]", "> A x3@1.2 => points A 300")


def test_arne_m200_effect() -> None:
    rules.holds(
        "P 5p strict | A k-200y k-200y | field2 [y500]",
        "> A k-200y>2; A k-200y>2 => field2 [y500] [k-200y] [k-200y] | points B 100",
    )


def test_arne_m200_rival() -> None:
    rules.holds("P 4p strict | A k-200r k-cham", "> A k-200r>1 => refused arne.m200.rival")


def test_arne_m200_colour() -> None:
    rules.holds(
        "P 4p strict | A k-200g k-cham",
        "> A k-200g>2 => refused arne.m200.colour",
        "> A k-200g+k-cham>2 => field2 [k-200g cham]",
    )


def test_arne_m200_x() -> None:
    rules.holds(
        "P 4p strict | B k-crash | field1 [rx2] [r50] [k-200r x3]",
        "= points A -500",
        "> B k-crash@1.3 => refused arne.crash.target",
    )
    rules.holds("P 4p strict | field1 [r50] [k-200r x3 lock]", "= points A 50")


def test_arne_crash_effect() -> None:
    rules.holds(
        "P 4p strict | B k-crash | field1 [b500 cham x3] [r50] [rx2]",
        "= points A 3100",
        "> B k-crash@1.1 => points A 100",
    )


def test_arne_crash_effect__dead() -> None:
    """The table is told which stacks count nothing: crashed ones, and a -200 under its lock."""
    rules.holds(
        "P 4p strict | A k-crash | field2 [y500] [y50 crash lock] [k-200r]",
        "= dead -",
        "> A k-crash@2.1 => dead 2.1",
    )
    rules.holds(
        "P 4p strict | A k-lock | field2 [y500] | field3 [g50 crash] [k-200r]",
        "> A k-lock@3.2 => dead 3.1 3.2",
    )


def test_arne_crash_target() -> None:
    rules.holds("P 4p strict | B k-crash | field1 [k-200r]", "> B k-crash@1.1 => refused arne.crash.target")


def test_arne_crash_once() -> None:
    """Also after a lock; a card stolen bare can be crashed anew."""
    rules.holds("P 4p strict | B k-crash | field1 [r50 crash]", "> B k-crash@1.1 => refused arne.crash.once")
    rules.holds(
        "P 4p strict | B k-thief | C k-crash | field1 [y50 crash cham]",
        "> B k-thief@1.1:drop; C k-crash@2.1 => field2 [y50 crash]",
    )


def test_arne_lock_effect() -> None:
    rules.holds(
        "P 4p strict | A k-lock | field1 [r50 x3 crash]", "= points A 0", "> A k-lock@1.1 => points A 150"
    )


def test_arne_lock_target() -> None:
    rules.holds("P 4p strict | A k-lock | field1 [r50]", "> A k-lock@1.1 => refused arne.lock.target")


def test_arne_lock_one() -> None:
    rules.holds("P 4p strict | A k-lock | field1 [k-200r lock]", "> A k-lock@1.1 => refused arne.lock.one")


def test_arne_cham_effect() -> None:
    rules.holds("P 4p strict | A b500 k-cham", "> A play b500+k-cham => points A 500")


def test_arne_cham_joined() -> None:
    rules.holds(
        "P 4p strict | A r50 k-200y k-cham",
        "> A play r50+k-cham => refused arne.cham.joined",
        "> A k-200y+k-cham>2 => refused arne.cham.joined",
    )


def test_arne_cham_laid() -> None:
    rules.holds(
        "P 4p strict | A k-cham | field1 [k-200r] | field2 [y50]",
        "> A k-cham@1.1 => refused arne.cham.laid",
        "> A k-cham@2.1 => field2 [y50 cham] | points B 50",
    )


def test_arne_cham_one() -> None:
    rules.holds("P 4p strict | A k-cham | field1 [b50 cham]", "> A k-cham@1.1 => refused arne.cham.one")


def test_arne_cham_not_swap() -> None:
    rules.holds(
        "P 4p strict | A a-swap | B k-cham k-200g k-200r | field1 [r50]",
        "> A swap>C; B k-cham@1.1 => refused arne.cham.not-swap",
        "> B k-200g+k-cham>1 => refused arne.cham.not-swap",
        "> B k-200r>1 => points C -150",
    )


def test_arne_thief_top() -> None:
    """Unseen: the thief and who put it there know it."""
    state = rules.read("4p strict | B k-thief | disc b50/A")
    stolen = state.play("B k-thief@top")[0]
    assert [stolen.values(seat).get("card") for seat in range(4)] == ["b50", "b50", None, None]
    rules.holds(
        "P 4p strict | B k-thief | disc k-stop",
        "> B k-thief@top => B k-stop | disc k-thief | sees A: disc k-thief",
    )


def test_arne_thief_empty() -> None:
    """Nothing there, or a played thief; one put there face down may be taken."""
    rules.holds("P 4p strict | B k-thief", "> B k-thief@top => refused arne.thief.empty")
    rules.holds("P 4p strict | B k-thief | disc b50/A k-thief", "> B k-thief@top => refused arne.thief.empty")
    rules.holds("P 4p table | B k-thief | disc k-thief/A", "> B k-thief@top => B k-thief")


def test_arne_thief_field() -> None:
    rules.holds(
        "P 4p strict | B k-thief | field1 [r50] [k-200b cham]",
        "> B k-thief@1.1:keep => refused arne.thief.field",
        "> B k-thief@1.2:keep => refused arne.thief.field",
    )


def test_arne_thief_rival() -> None:
    rules.holds(
        "P 4p strict | B k-thief | field2 [r50 cham]", "> B k-thief@2.1:keep => refused arne.thief.rival"
    )
    rules.holds(
        "P 4p strict variant=team | A k-thief | field3 [y100 cham]",
        "> A k-thief@3.1:keep => refused arne.thief.rival",
    )


def test_arne_thief_keep() -> None:
    rules.holds(
        "P 4p strict | B k-thief | field1 [r50 cham x3 crash lock]",
        "> B k-thief@1.1:keep => field2 [r50 cham x3 crash lock] | points B 150 | disc k-thief",
    )


def test_arne_thief_drop() -> None:
    rules.holds(
        "P 4p strict | B k-thief | field1 [r50 x3 crash cham]",
        "> B k-thief@1.1:drop => B r50 | disc a-x3 k-crash k-cham k-thief | field1 []",
    )


def test_arne_thief_own_colour() -> None:
    rules.holds(
        "P 4p strict | B k-thief | field1 [y50 cham]",
        "> B k-thief@1.1:keep => refused arne.thief.own-colour",
        "> B k-thief@1.1:drop => field2 [y50]",
    )


def test_arne_stop_effect() -> None:
    rules.holds(
        "P 4p strict | A r50 | C k-stop | deck v50 o50 …",
        "> C k-stop; ~ tick:beat; A play r50; ~ tick:end => turn C",
        "> C disc v50; ~ tick:end => turn D",
    )


def test_arne_stop_current() -> None:
    """In END it still comes before the neighbour's draw."""
    rules.holds(
        "P 4p strict | A r50 | D k-stop | deck v50 …",
        "> A play r50; D k-stop; ~ tick:end => turn D | D v50 | B -",
    )


def test_arne_stop_claims() -> None:
    rules.holds(
        "P 4p strict | A r50 | B k-stop | C k-stop | deck v50 …",
        "> B k-stop; C k-stop; ~ tick:beat; A play r50; ~ tick:end => turn C",
    )
    rules.holds(
        "P 4p strict claims=first | B k-stop | C k-stop",
        "> B k-stop; C k-stop => refused arne.stop.claims | claim B",
    )


def test_arne_stop_own_claim() -> None:
    rules.holds(
        "P 4p strict | B k-stop k-stop k-rev",
        "> B k-stop; B k-stop => refused arne.stop.own-claim",
        "= can B: k-rev",
    )


def test_arne_rev_effect() -> None:
    rules.holds(
        "P 4p strict | A r50 k-rev | deck v50 …",
        "> A k-rev; ~ tick:beat; A play r50; ~ tick:end => turn A | dir -",
    )


def test_arne_rev_flip() -> None:
    """Two cancel out; until hand-over pass goes the old way."""
    rules.holds(
        "P 4p strict | A r50 | B k-rev | C k-rev | deck v50 …",
        "> B k-rev; C k-rev => flips 2",
        "> ~ tick:beat; A play r50; ~ tick:end => turn C | dir +",
    )
    rules.holds(
        "P 4p strict | A a-pass r50 | C k-rev | deck v50 …", "> C k-rev; ~ tick:beat; A pass => B r50 | dir +"
    )


def test_arne_rev_two() -> None:
    rules.holds(
        "P 2p strict | A r100 k-rev k-rev | deck v100 …",
        "> A k-rev => claim A | flips 0",
        "> A k-rev => refused arne.stop.own-claim",
    )
