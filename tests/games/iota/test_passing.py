"""Chapter 4.5: passing and exchanging."""

from tests.rules import Rules

rules = Rules("iota")


P = "2p strict | grid gs1@0,0 | A gs2 gs3 bc2 yx3 | B rx1 rx2 rx3 rx4 | deck rt1 rt2 rt3"


def test_iota_pass_always() -> None:
    """Also when one could lay; it scores nothing."""
    rules.assert_legal(rules.read(P), "A P")
    rules.assert_fact(rules.play(P, "A P"), "turn B | points A 0 B 0 | A gs2 gs3 bc2 yx3 | dry 1")


def test_iota_pass_exchange() -> None:
    state = rules.play(P, "A P bc2 gs2")
    rules.assert_fact(state, "A gs3 yx3 rt1 rt2")
    with_joker = rules.play("2p strict | grid gs1@0,0 | A j1 gs2 | deck rt1 rt2", "A P j1")
    rules.assert_fact(with_joker, "A gs2 rt1 | deck rt2 j1 | known j1:A")


def test_iota_pass_exchange__told_to_its_player() -> None:
    state = rules.read(P)
    told = next(event for event in state.play("A P bc2 gs2") if event.kind == "exchanged")
    assert told.values(1) == {"count": 2}
    assert told.values(0) == {"count": 2, "given": ("bc2", "gs2"), "cards": ("rt1", "rt2")}


def test_iota_pass_own() -> None:
    state = rules.read(P)
    rules.assert_refused(state, "A P rx1", by="iota.pass.own")
    rules.assert_refused(state, "A P bc2 bc2", by="iota.pass.own")
    taken = rules.read("2p strict | grid gs1@0,0 j1@1,0 | A gs2 gs3 | deck rt1 rt2")
    rules.assert_refused(taken, "A T gs2@1,0 P gs2", by="iota.pass.own")
    rules.assert_legal(taken, "A T gs2@1,0 P j1")


def test_iota_pass_deck() -> None:
    """Not more than the deck holds."""
    state = rules.read(P)
    rules.assert_refused(state, "A P gs2 gs3 bc2 yx3", by="iota.pass.deck")
    rules.assert_legal(state, "A P gs2 gs3 bc2")
    empty = rules.read("2p strict | grid gs1@0,0 | A gs2 | B rx1 | deck -")
    rules.assert_refused(empty, "A P gs2", by="iota.pass.deck")
    assert [code for code in rules.listed(empty, "A") if code[0] == "P"] == ["P"]


def test_iota_pass_bottom() -> None:
    """In the listed order, the last one lowest; who put them there keeps knowing it."""
    state = rules.play(P, "A P bc2 gs2")
    rules.assert_fact(
        state, "deck rt3 bc2 gs2 | known bc2:A gs2:A | sees A: deck ?1 bc2 gs2 | sees B: deck ?3"
    )
    rules.assert_fact(
        rules.play(state, "B P rx1 rx2"), "B rx3 rx4 rt3 bc2 | deck gs2 rx1 rx2 | sees A: deck gs2 ?2"
    )
    rules.assert_fact(state, "sees B: deck ?1 rx1 rx2 | known gs2:A rx1:B rx2:B")
