"""Chapter 9.2: the `table` referee."""

import pytest

from tests.rules import Rules

rules = Rules("iota")


P = "3p table | grid rs1@0,0 gs2@1,0 | A rs3 gt2 bc3 yx4 | B rs4 gs4 bs4 ys3 | C rx1 rx2 rx3 rx4"

FREE = [
    ("L rs3@2,0", "iota.line.attr"),
    ("L rs3@0,1 gt2@2,1", "iota.lay.one-line"),
    ("L rs3@5,5", "iota.lay.touch"),
    ("L gt2@0,1 rs3@0,2 bc3@0,3 yx4@0,4", "iota.line.max"),
]


@pytest.mark.parametrize(("code", "clause"), FREE)
def test_iota_table_free(code: str, clause: str) -> None:
    """What `strict` refuses happens, and is wrong when called."""
    rules.assert_refused(rules.read(P.replace("table", "strict")), f"A {code}", by=clause)
    state = rules.play(P, f"A {code}")
    rules.assert_fact(state, "phase WINDOW")
    rules.assert_fact(rules.play(state, "B !"), f"call right {clause} | turn A | phase TURN")


def test_iota_table_free__jokers() -> None:
    start = "2p table | grid gs1@0,0 gs2@1,0 j1@2,0 bt3@2,1 yc1@2,2 | A gs4 gs3"
    rules.assert_fact(rules.play(start, "A L gs4@3,0; B !"), "call right iota.joker.one-card")
    rules.assert_fact(rules.play(start, "A T gs3@2,0 P; B !"), "call right iota.take.fits | A gs3 gs4")
    rules.assert_fact(rules.play(start, "A T gs4@2,0 P; B !"), "call wrong | A gs3 j1")


def test_iota_table_free__others_stay() -> None:
    state = rules.read(P)
    rules.assert_refused(state, "A L rs4@2,0", by="iota.lay.own")
    rules.assert_refused(state, "A L rs3@0,0", by="iota.lay.cell")
    rules.assert_refused(state, "A L", by="iota.lay.count")
    rules.assert_refused(state, "A T rs3@0,0 P", by="iota.take.cell")
    rules.assert_refused(state, "B P", by="iota.turn.active")


def test_iota_table_window() -> None:
    """Everybody else may call or agree, once; the last ok, a call or the clock closes it."""
    state = rules.play(P, "A L gt2@0,1")
    rules.assert_fact(state, "phase WINDOW | must - | may B C | points A 0 | move L gt2@0,1 | cell 0,1 gt2")
    window = state.windows()[0]
    assert window.ms == 8000 and state.pause() == window.close
    for line in ("A P", "A !", "A ok", "B P", "~ auto A P", "~ deck …"):
        rules.assert_refused(state, line, by="iota.table.window")
    rules.play(state, "B ok")
    rules.assert_fact(state, "ok B | may C")
    rules.assert_refused(state, "B !", by="iota.table.window")
    assert rules.read(state.text()).text() == state.text()
    rules.assert_fact(rules.play(state, "C ok"), "phase TURN | turn B | score 3 3x1")
    for line in ("B !", "B ok", "~ close"):
        rules.assert_refused(state, line, by="iota.table.window")
    rules.assert_position_refused(P.replace("table", "strict") + " | phase WINDOW", by="iota.table.window")
    rules.assert_position_refused(P + " | phase WINDOW", by="iota.table.window")


def test_iota_table_window__passes() -> None:
    """A plain pass opens none, a pass with a take does."""
    rules.assert_fact(rules.play(P, "A P rs3"), "phase TURN | turn B")
    state = rules.play("2p table | grid j1@0,0 | A rs1 rs2 | deck gt1 gt2", "A T rs1@0,0 P rs2")
    rules.assert_fact(state, "phase WINDOW | deck gt1 gt2 | move T rs1@0,0 P rs2")
    assert (
        rules.sees(state, 1, "move") == "T rs1@0,0 P ?1" and rules.sees(state, 0, "move") == "T rs1@0,0 P rs2"
    )
    rules.assert_fact(rules.play(state, "~ close"), "A gt1 j1 | deck gt2 rs2 | turn B")


def test_iota_table_right() -> None:
    """Everything returns; the turn is played again, or lost."""
    state = rules.play(P, "A L rs3@2,0; C !")
    rules.assert_fact(state, "A rs3 gt2 bc3 yx4 | grid rs1@0,0 gs2@1,0 | points A 0 | turn A | dry 0")
    state = rules.play(P.replace("table", "table table_penalty=lose-turn"), "A L rs3@2,0; C !")
    rules.assert_fact(state, "A rs3 gt2 bc3 yx4 | turn B | dry 1 | call right iota.line.attr")


def test_iota_table_wrong() -> None:
    state = rules.play(P, "A L gt2@0,1; B !")
    rules.assert_fact(state, "call wrong | score 3 3x1 | turn B | settled -")


def test_iota_table_stands() -> None:
    """What is not called scores and is settled until a card is laid into it."""
    state = rules.play(P, "A L rs3@2,0; ~ close")
    rules.assert_fact(state, "score 6 6x1 | settled 0,0>2,0 | turn B")
    assert rules.read(state.text()).text() == state.text()
    rules.assert_fact(rules.play(state, "B L rs4@2,1; ~ close"), "settled 0,0>2,0")
    rules.assert_fact(rules.play(state, "C L rx1@3,0; A !"), "call right iota.line.attr | turn C")
    rules.assert_position_refused("2p table | grid rs1@0,0 gs2@1,0 rs3@2,0", by="iota.line.attr")
    rules.assert_position_refused("2p table | grid rs1@0,0 | settled 0,0>1,0", by="iota.table.stands")
    rules.assert_position_refused(
        "2p strict | grid rs1@0,0 rs2@1,0 | settled 0,0>1,0", by="iota.table.stands"
    )


def test_iota_table_stands__five_in_a_row() -> None:
    """A run of five counts its sum but is no chain."""
    row = "2p table | grid rs1@0,0 rs2@1,0 rs3@2,0 rs4@3,0 | A gt1 | B j1"
    rules.assert_fact(rules.play(row, "A L gt1@4,0; ~ close"), "score 11 11x1 | settled 0,0>4,0")


def test_iota_table_stands__jokers_forget_it() -> None:
    """A settled line leaves the joker's domain alone."""
    state = rules.play("2p table | grid gs1@0,0 gs2@1,0 j1@2,0 | A rt1", "A L rt1@3,0; ~ close")
    rules.assert_fact(state, "settled 0,0>3,0 | dom 2,0 #64")


def test_iota_table_free__listed_moves_are_right() -> None:
    """The list has only right moves; the wrong ones are a form."""
    state = rules.read(P)
    assert "L rs3@2,0" not in rules.listed(state, "A")
    rules.assert_legal(state, "A L rs3@2,0")
    assert {form.verb for form in state.forms(0)} >= {"L", "+"}


def test_iota_table_right__event() -> None:
    told = rules.events(rules.play(P, "A L rs3@2,0"), "B !")[0]
    assert (told.kind, told.clause, told.public["verdict"]) == ("called", "iota.table.right", "right")
    assert told.public["clause"] == "iota.line.attr" and told.public["line"] == "0,0>2,0"


def test_iota_table_stands__far_away() -> None:
    """A card laid far out stays where it is, and the list of moves reaches it."""
    state = rules.play("2p table | grid rs1@0,0 | A rs2 rs3 | B gs3 bs4", "A L rs2@4000,-3000; ~ close")
    rules.assert_fact(state, "grid rs2@4000,-3000 rs1@0,0 | score 0 0x1 | lines -")
    assert rules.read(state.text()).text() == state.text()
    codes = rules.listed(state, "B")
    assert "L gs3@4000,-3001" in codes and "L gs3@0,1" in codes and "L gs3@3998,-3000 bs4@3999,-3000" in codes
    rules.assert_legal(state, *[f"B {code}" for code in codes[:60]])
