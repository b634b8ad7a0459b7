"""Chapters 4.1 and 4.2: lines and laying."""

from koloda.kernel.errors import Refusal
from tests.rules import Rules

rules = Rules("iota")


def test_iota_line_attr() -> None:
    """Each attribute all equal or all different."""
    state = rules.read("2p strict | grid rs1@0,0 gs2@1,0 | A rs3 bs3 bt3 bs4")
    rules.assert_refused(state, "A L rs3@2,0", by="iota.line.attr")
    rules.assert_refused(state, "A L bt3@2,0", by="iota.line.attr")
    rules.assert_legal(state, "A L bs3@2,0", "A L bs4@2,0", "A L bs3@2,0 bt3@2,1")
    rules.assert_position_refused("2p strict | grid rs1@0,0 rs2@1,0 gs3@2,0", by="iota.line.attr")


def test_iota_line_max() -> None:
    """Never five in a run, also not by joining two."""
    row = "rs1@0,0 rs2@1,0 rs3@2,0 rs4@3,0"
    state = rules.read(f"2p strict | grid {row} | A gt1")
    rules.assert_refused(state, "A L gt1@4,0", by="iota.line.max")
    joined = rules.read("2p strict | grid rs1@0,0 rs2@1,0 gs2@1,1 gs3@2,1 gs4@3,1 rs4@3,0 yc4@4,0 | A rs3")
    rules.assert_refused(joined, "A L rs3@2,0", by="iota.line.max")
    rules.assert_position_refused(f"2p strict | grid {row} j1@4,0", by="iota.line.max")


def test_iota_line_gap() -> None:
    """Cards on two sides of an empty cell are in different runs."""
    state = rules.read("2p strict | grid rs1@0,0 rs2@0,1 gs2@1,1 bs2@2,1 | A gx4")
    rules.assert_legal(state, "A L gx4@2,0")


def test_iota_line_pair() -> None:
    """Any two cards, also a joker next to what it must stand for."""
    state = rules.read("2p strict | grid rs1@0,0 | A rs2 gt3 bx1 j1")
    rules.assert_legal(state, "A L rs2@1,0", "A L gt3@1,0", "A L bx1@1,0", "A L j1@1,0")
    rules.assert_fact(rules.read("2p strict | grid rs1@0,0 j1@1,0 rs2@1,1 rs3@1,2 rs4@1,3"), "dom 1,0 rs1")


def test_iota_line_all() -> None:
    """Lines across are judged too."""
    state = rules.read("2p strict | grid rs1@0,0 rs2@1,0 rt1@0,1 | A gs3 rt3 rx4")
    rules.assert_refused(state, "A L gs3@1,1 rt3@2,1", by="iota.line.attr")
    rules.assert_refused(state, "A L gs3@2,0", by="iota.line.attr")


def test_iota_lay_own() -> None:
    state = rules.read("2p strict | grid rs1@0,0 | A gt2 gt3 | B gt4")
    rules.assert_refused(state, "A L gt4@1,0", by="iota.lay.own")
    rules.assert_refused(state, "A +gt4@1,0", by="iota.lay.own")
    rules.assert_refused(state, "A L gt2@1,0 gt2@2,0", by="iota.lay.own")
    rules.assert_refused(rules.play(state, "A +gt2@1,0"), "A +gt2@2,0", by="iota.lay.own")


def test_iota_lay_count() -> None:
    rules.assert_refused(rules.read("2p strict | grid rs1@0,0 | A gt2"), "A L", by="iota.lay.count")
    full = rules.play(
        "2p strict | grid rs1@0,0 | A rt1 gt2 bt3 yt4", "A +rt1@0,1; A +gt2@1,1; A +bt3@2,1; A +yt4@3,1"
    )
    rules.assert_fact(full, "draft +rt1@0,1 +gt2@1,1 +bt3@2,1 +yt4@3,1")


def test_iota_lay_count__a_fifth_card() -> None:
    """With a joker taken there could be a fifth card: only four may be laid."""
    state = rules.read("2p strict | grid j1@0,0 | A rt1 rt2 rt3 rt4 | deck -")
    rules.play(state, "A *rt1@0,0; A +rt2@1,0; A +rt3@2,0; A +rt4@3,0")
    rules.assert_refused(state, "A +j1@4,0", by="iota.line.max")


def test_iota_lay_cell() -> None:
    state = rules.read("2p strict | grid rs1@0,0 | A gt2 gt3")
    rules.assert_refused(state, "A L gt2@0,0", by="iota.lay.cell")
    rules.assert_refused(state, "A L gt2@1,0 gt3@1,0", by="iota.lay.cell")
    rules.assert_position_refused("2p strict | grid rs1@0,0 gt2@0,0", by="iota.lay.cell")


def test_iota_lay_one_line() -> None:
    """One row or column, no empty cell between; both sides of old cards are fine."""
    state = rules.read("2p strict | grid rs1@0,0 rs2@1,0 | A rs3 rs4 gt1 gt2")
    rules.assert_refused(state, "A L rs3@2,0 gt1@0,1", by="iota.lay.one-line")
    rules.assert_refused(state, "A L gt1@0,1 gt2@2,1", by="iota.lay.one-line")
    rules.assert_refused(state, "A L rs3@3,0 rs4@2,1", by="iota.lay.one-line")
    rules.assert_legal(state, "A L rs3@-1,0 rs4@2,0")


def test_iota_lay_touch() -> None:
    """One laid card at an old one is enough; cards of the same turn count for the others."""
    state = rules.read("2p strict | grid rs1@0,0 | A rs2 rs3 gt1 gt2")
    rules.assert_legal(state, "A L rs2@1,0 rs3@2,0", "A L gt1@0,1 gt2@1,1")
    rules.assert_refused(state, "A L rs2@2,0 rs3@3,0", by="iota.lay.touch")


def test_iota_lay_refill() -> None:
    """Up to four from the top; what is there if there is less."""
    state = rules.play("2p strict | grid rs1@0,0 | A gt2 gt3 gt4 bx1 | deck rx1 rx2 rx3", "A L gt2@1,0")
    rules.assert_fact(state, "A gt3 gt4 bx1 rx1 | deck rx2 rx3")
    state = rules.play("2p strict | grid rs1@0,0 | A rs2 rs3 gt4 bx1 | deck rx1", "A L rs2@1,0 rs3@2,0")
    rules.assert_fact(state, "A gt4 bx1 rx1 | deck - | phase TURN")


def test_iota_human_why() -> None:
    """A refusal names the line, the attribute and its values."""
    state = rules.read("2p strict | grid rs1@0,0 gs2@1,0 | A rs3")
    refusal = state.why_not(state.action("A L rs3@2,0"))
    assert isinstance(refusal, Refusal)
    assert refusal.values == {
        "line": "0,0>2,0", "cards": "rs1 gs2 rs3", "attribute": "colour", "values": "r g",
    }  # fmt: skip
