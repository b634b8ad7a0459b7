"""Chapters 4.3 and 4.4: jokers, their meanings, taking them."""

from tests.rules import Rules

rules = Rules("iota")


ROW = "2p strict | grid gs1@0,0 gs2@1,0 j1@2,0"


def test_iota_joker_lay() -> None:
    state = rules.play("2p strict | grid rs1@0,0 rs2@1,0 | A j1 | B rs4", "A L j1@2,0; B L rs4@3,0")
    rules.assert_fact(state, "dom 2,0 rs3 | score 14 7x2")


def test_iota_joker_any_card() -> None:
    """Also a card that lies beside it, is in a hand or has left the game; both jokers may be the same."""
    rules.assert_fact("2p strict | grid rs1@0,0 j1@1,0 rs2@1,1 rs3@1,2 rs4@1,3", "dom 1,0 rs1")
    rules.assert_fact("2p strict | grid rs1@0,0 j1@1,0 j2@2,0", "dom 1,0 #64 | dom 2,0 #64")
    rules.assert_fact("2p strict pack=short | grid rs1@0,0 j1@1,0", "dom 1,0 #64")


def test_iota_joker_one_card() -> None:
    """One and the same card in both of its lines."""
    state = rules.read("2p strict | grid gs1@0,0 gs2@1,0 j1@2,0 bt3@2,1 yc1@2,2 | A gs4 gs3")
    rules.assert_fact(state, "dom 2,0 gs4")
    rules.assert_refused(state, "A L gs4@3,0", by="iota.joker.one-card")
    rules.assert_legal(state, "A L gs3@3,0")
    crossed = "grid gs1@0,0 gs2@1,0 gs4@3,0 j1@2,0 bt3@2,1 yc1@2,2"
    rules.assert_position_refused(f"2p strict | {crossed}", by="iota.joker.one-card")


def test_iota_joker_float() -> None:
    """The meaning stays open and shrinks by itself."""
    state = rules.read(f"{ROW} | A gs4 | B rt1 | deck -")
    rules.assert_fact(state, "dom 2,0 gs3 gs4")
    rules.assert_fact(rules.play(state, "A L gs4@3,0"), "dom 2,0 gs3")
    rules.assert_fact("2p strict | grid j1@0,0", "dom 0,0 #64")


def test_iota_joker_float__linked() -> None:
    state = rules.read("2p strict | grid rs1@0,0 j1@1,0 j2@2,0 gt2@2,1 bc3@2,2 | A yx1 rs2")
    rules.assert_fact(state, "dom 2,0 #8 | dom 1,0 #27")
    rules.assert_fact(rules.play(state, "A T rs2@1,0 P"), "dom 2,0 rs4")


def test_iota_joker_declare() -> None:
    """With `declared` the code tells the meaning, which then holds, worth nothing."""
    state = rules.read("2p strict joker_meaning=declared | grid gs1@0,0 gs2@1,0 | A j1 rt1 | B gs3 gs4 rx1")
    rules.assert_refused(state, "A L j1@2,0", by="iota.joker.declare")
    rules.assert_refused(state, "A +j1@2,0", by="iota.joker.declare")
    rules.assert_refused(state, "A L j1=rs3@2,0", by="iota.line.attr")
    rules.assert_refused(state, "A L rt1=rs3@2,0", by="iota.turn.code")
    assert "L j1=gs3@2,0" in rules.listed(state, "A") and "L j1=rs3@2,0" not in rules.listed(state, "A")
    rules.play(state, "A L j1=gs3@2,0")
    rules.assert_fact(state, "score 3 3x1 | cell 2,0 j1=gs3")
    rules.assert_refused(state, "B T gs4@2,0 P", by="iota.take.fits")
    rules.assert_legal(state, "B T gs3@2,0 P", "B L gs4@3,0")
    assert rules.read(state.text()).text() == state.text()
    both = "2p strict joker_meaning=declared starter_joker=keep | grid gs1@0,0"
    rules.assert_position_refused(both, by="iota.joker.declare")
    rules.assert_position_refused("2p strict joker_meaning=declared | grid j1@0,0", by="iota.joker.declare")


def test_iota_take_when() -> None:
    """A fitting card for the joker, which may be laid at once or later."""
    state = rules.read(f"{ROW} | A gs4 rt1 bc2 yx3")
    rules.assert_legal(state, "A T gs4@2,0 L j1@3,0", "A T gs4@2,0 P", "A *gs4@2,0")


def test_iota_take_own() -> None:
    state = rules.read(f"{ROW} | A rt1 | B gs4")
    rules.assert_refused(state, "A T gs4@2,0 P", by="iota.take.own")
    rules.assert_refused(state, "A *gs4@2,0", by="iota.take.own")


def test_iota_take_natural() -> None:
    rules.assert_refused(rules.read(f"{ROW} | A j2 rt1"), "A T j2@2,0 P", by="iota.take.natural")


def test_iota_take_cell() -> None:
    """Only a joker that was there when the turn began, once."""
    state = rules.read(f"{ROW} | A gs4 gs3 j2 rt1")
    rules.assert_refused(state, "A T gs4@0,0 P", by="iota.take.cell")
    rules.assert_refused(state, "A T gs4@9,9 P", by="iota.take.cell")
    rules.assert_refused(state, "A T gs3@2,0 gs4@2,0 P", by="iota.take.cell")
    rules.assert_refused(rules.play(state, "A +j2@3,0"), "A *gs4@3,0", by="iota.take.cell")


def test_iota_take_fits() -> None:
    state = rules.read(f"{ROW} | A gs4 rt1 rs3")
    rules.assert_legal(state, "A T gs4@2,0 P")
    rules.assert_refused(state, "A T rs3@2,0 P", by="iota.take.fits")
    linked = rules.read("2p strict | grid rs1@0,0 j1@1,0 j2@2,0 gt2@2,1 bc3@2,2 | A yx1")
    rules.assert_refused(linked, "A T yx1@1,0 P", by="iota.take.fits")


def test_iota_take_free() -> None:
    """With a lay elsewhere, or with a pass and an exchange."""
    state = rules.read(f"{ROW} | A gs4 rt1 bc2 yx3 | deck rx1 rx2")
    rules.assert_legal(state, "A T gs4@2,0 L rt1@0,1", "A T gs4@2,0 P j1 rt1", "A T gs4@2,0 P")


def test_iota_take_with_lay() -> None:
    state = rules.read(f"{ROW} | A gs4 rt1".replace("strict", "strict joker_take=with-lay"))
    rules.assert_refused(state, "A T gs4@2,0 P", by="iota.take.with-lay")
    assert not [code for code in rules.listed(state, "A") if code.startswith("T") and "P" in code]
    rules.assert_refused(rules.play(state, "A *gs4@2,0"), "A P", by="iota.take.with-lay")
    rules.assert_legal(state, "A +rt1@0,1", "A <")


def test_iota_take_count() -> None:
    """Each of two jokers once."""
    state = rules.read("2p strict | grid j1@0,0 j2@1,0 | A rs1 rs2 rs3 | deck rx1")
    rules.assert_legal(state, "A T rs1@0,0 rs2@1,0 P", "A T rs1@1,0 rs2@0,0 L rs3@2,0 j1@3,0")
    rules.assert_refused(state, "A T rs1@0,0 rs2@1,0 rs3@0,0 P", by="iota.take.cell")


def test_iota_take_hand() -> None:
    state = rules.play("2p strict | grid gs1@0,0 gs2@1,0 j1@2,0 | A gs3 | B rx1 | deck -", "A T gs3@2,0 P")
    rules.assert_fact(state, "A j1 | phase TURN | turn B")


def test_iota_take_points() -> None:
    """A take scores nothing; its natural counts in a line that a lay extends."""
    state = rules.play(f"{ROW} | A gs4 gs3 bc2 yx3", "A T gs4@2,0 P")
    rules.assert_fact(state, "points A 0 B 0 | score -")
    state = rules.play(f"{ROW} | A gs4 gs3 bc2 yx3", "A T gs4@2,0 L gs3@3,0")
    rules.assert_fact(state, "score 20 10x2 | lines 10")
    state = rules.play(f"{ROW} | A gs4 rt1 bt2 yt4", "A T gs4@2,0 L rt1@2,1 bt2@3,1 yt4@4,1 j1@5,1")
    rules.assert_fact(state, "score 48 12x4")


def test_iota_joker_float__only_one_symmetric_choice() -> None:
    state = rules.read("2p strict | grid rs1@0,0 | A j1 j2 | deck -")
    codes = rules.listed(state, "A")
    assert "L j1@1,0 j2@2,0" in codes and "L j2@1,0 j1@2,0" not in codes
    rules.assert_not_legal(state, "A L j1@1,0 j1@2,0")
