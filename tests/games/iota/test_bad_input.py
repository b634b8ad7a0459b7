"""What is wrong is refused by its clause, and nothing has changed."""

import pytest

from koloda.kernel.errors import NotationError, Refusal
from tests.rules import Rules

rules = Rules("iota")


START = "2p strict | grid gs1@0,0 gs2@1,0 j1@2,0 | A gs4 rt1 bt2 yt4 | B ?4"


@pytest.mark.parametrize(
    ("code", "clause"),
    [
        # cells off the grid, or no cells
        ("L rt1@10000,0", "iota.turn.code"),
        ("L rt1@0,-99999", "iota.turn.code"),
        ("L rt1@9999,0", "iota.lay.touch"),
        ("L rt1@0", "iota.turn.code"),
        ("L rt1@", "iota.turn.code"),
        ("L rt1", "iota.turn.code"),
        ("L rt1@0,0,0", "iota.turn.code"),
        ("L rt1@-0,1", "iota.turn.code"),
        ("L rt1@01,1", "iota.turn.code"),
        ("L rt1@0,1.5", "iota.turn.code"),
        ("L rt1@٣,1", "iota.turn.code"),
        ("+rt1@x,y", "iota.turn.code"),
        ("*gs4@2,99999", "iota.turn.code"),
        # cards not held, or no cards
        ("L gs3@0,1", "iota.lay.own"),
        ("L j1@0,1", "iota.lay.own"),
        ("+gs3@0,1", "iota.lay.own"),
        ("T gs3@2,0 P", "iota.take.own"),
        ("P gs3", "iota.pass.own"),
        ("L rs5@0,1", "iota.turn.code"),
        ("L RT1@0,1", "iota.turn.code"),
        ("P j3", "iota.turn.code"),
        # duplicate cards and cells
        ("L rt1@0,1 rt1@1,1", "iota.lay.own"),
        ("L rt1@0,1 bt2@0,1", "iota.lay.cell"),
        ("L rt1@0,1 rt1@0,1", "iota.lay.own"),
        ("P rt1 rt1", "iota.pass.own"),
        ("T gs4@2,0 L gs4@3,0", "iota.lay.own"),
        ("T gs4@2,0 rt1@2,0 P", "iota.take.cell"),
        ("T gs4@2,0 P gs4", "iota.pass.own"),
        # malformed moves
        ("L", "iota.lay.count"),
        ("T", "iota.turn.code"),
        ("T L rt1@0,1", "iota.turn.code"),
        ("T gs4@2,0", "iota.turn.main"),
        ("L rt1@0,1 P", "iota.turn.code"),
        ("T gs4@2,0 T rt1@0,1 P", "iota.turn.code"),
        ("P L rt1@0,1", "iota.turn.code"),
        ("L j1=gs3@3,0", "iota.turn.code"),
        ("+", "iota.turn.code"),
        ("++rt1@0,1", "iota.turn.code"),
        ("* gs4@2,0", "iota.turn.code"),
        (".", "iota.turn.main"),
        ("<", "iota.turn.undo"),
        ("..", "iota.turn.code"),
        ("", "iota.turn.code"),
        ("T " + "gs4@2,0 " * 40 + "P", "iota.turn.code"),
    ],
)
def test_a_bad_action(code: str, clause: str) -> None:
    state = rules.read(START)
    before = state.text(), state.step
    with pytest.raises((Refusal, NotationError)) as refused:
        state.apply(state.read_action(0, code))
    error = refused.value
    assert isinstance(error, (Refusal, NotationError))
    assert error.clause == clause
    assert (state.text(), state.step) == before


@pytest.mark.parametrize("code", ["+rt1@5,5", "+gs3@1,1", "*rt1@2,0", "L bt2@1,1", "P", "P bt2", "+bt2@0,1"])
def test_a_bad_step_leaves_the_draft(code: str) -> None:
    state = rules.read(f"{START} | draft +rt1@0,1")
    before = state.text()
    with pytest.raises(Refusal):
        state.apply(state.read_action(0, code))
    assert state.text() == before
    state.play("A +bt2@1,1; A .")


@pytest.mark.parametrize(
    ("fields", "clause"),
    [
        ("grid rs1@0,0 gs2@1,0 rs3@2,0", "iota.line.attr"),
        ("grid rs1@0,0 rs2@1,0 rs3@2,0 rs4@3,0 gs1@4,0", "iota.line.max"),
        ("grid gs1@0,0 gs2@1,0 j1@2,0 bt3@2,1 yc1@2,2 gs4@3,0", "iota.joker.one-card"),
        ("grid rs1@0,0 gs2@0,0", "iota.lay.cell"),
        ("grid rs1@0,0 rs1@1,0", "iota.cards.naturals"),
        ("grid rs1@0,0 | A rs1", "iota.cards.naturals"),
        ("grid j1@0,0 | A j1", "iota.cards.jokers"),
        ("grid rs1@0,0 | A ?17", "iota.lay.refill"),
        ("grid rs1@0,0 | out gs1", "iota.var.short"),
        ("grid rs1@99999,0", "iota.turn.code"),
        ("grid j1=rs1@0,0", "iota.turn.code"),
        ("grid -", "iota.setup.deal"),
        ("grid rs1@0,0 | draft +gs1@5,5 | A gs1", "iota.lay.touch"),
        ("grid rs1@0,0 | draft +gs1@1,0 | A gs2", "iota.lay.own"),
        ("grid rs1@0,0 | draft <", "iota.turn.draft"),
        ("grid rs1@0,0 | draft P", "iota.turn.draft"),
        ("grid rs1@0,0 | draft L gs1@1,0", "iota.turn.draft"),
        ("grid rs1@0,0 | draft *gs1@0,0 | A gs1", "iota.take.cell"),
        ("grid rs1@0,0 | settled 0,0>1,0", "iota.table.stands"),
        ("grid rs1@0,0 | phase WINDOW | move L gs1@1,0", "iota.table.window"),
    ],
)
def test_a_bad_position(fields: str, clause: str) -> None:
    rules.assert_position_refused(f"2p strict | {fields}", by=clause)
