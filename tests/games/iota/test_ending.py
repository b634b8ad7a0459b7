"""Chapter 5: points and the end; the variants of chapter 6."""

from koloda.kernel.chance import open_chance
from tests.rules import Rules

rules = Rules("iota")


def test_iota_score_lines() -> None:
    """Lines with a laid card, each once; older ones that only cross do not count."""
    state = rules.play("2p strict | grid rs1@0,0 rs2@1,0 gt1@0,1 | A rs3", "A L rs3@2,0")
    rules.assert_fact(state, "score 6 6x1 | lines 6")


def test_iota_score_twice() -> None:
    """A card in two lines counts in both."""
    state = rules.play("2p strict | grid rs1@0,0 gs2@1,0 | A gt2 yx4", "A L gt2@0,1 yx4@1,1")
    rules.assert_fact(state, "score 15 15x1 | lines 3 6 6")


def test_iota_score_chain() -> None:
    state = rules.play("2p strict | grid gc1@0,0 gc3@1,0 gc2@2,0 | A gc4", "A L gc4@3,0")
    rules.assert_fact(state, "score 20 10x2")


def test_iota_score_four() -> None:
    """Exactly four laid cards; emptying a smaller hand does not double."""
    state = rules.play("2p strict | grid rs1@0,0 | A rt1 gt2 bt3 yt4", "A L rt1@0,1 gt2@1,1 bt3@2,1 yt4@3,1")
    rules.assert_fact(state, "score 48 12x4")
    state = rules.play("2p strict | grid rs1@0,0 | A rt1 gt2", "A L rt1@0,1 gt2@1,1")
    rules.assert_fact(state, "score 5 5x1")


def test_iota_score_last() -> None:
    state = rules.play("2p strict | grid rs1@0,0 | A rt1 gt2 | B yx1 | deck -", "A L rt1@0,1 gt2@1,1")
    rules.assert_fact(state, "score 10 5x2 | end out")


def test_iota_score_formula() -> None:
    """All doublings multiply the same sum."""
    state = rules.play(
        "2p strict | grid rs1@0,0 | A rt1 gt2 bt3 yt4 | deck -", "A L rt1@0,1 gt2@1,1 bt3@2,1 yt4@3,1"
    )
    rules.assert_fact(state, "score 96 12x8 | points A 96")


def test_iota_score_formula__largest() -> None:
    rows = "rs4@0,0 gs4@1,0 bs4@2,0 ys4@3,0 rt4@0,1 gt4@1,1 bt4@2,1 yt4@3,1 rc4@0,2 gc4@1,2 bc4@2,2 yc4@3,2"
    lay = "A L rx4@0,3 gx4@1,3 bx4@2,3 yx4@3,3"
    rules.assert_fact(rules.play(f"2p strict | grid {rows} | A rx4 gx4 bx4 yx4", lay), "score 5120 80x64")
    rules.assert_fact(
        rules.play(f"2p strict | grid {rows} | A rx4 gx4 bx4 yx4 | deck -", lay), "score 10240 80x128"
    )


def test_iota_score_formula__zero() -> None:
    rules.assert_fact(rules.play("2p strict | grid j1@0,0 | A j2", "A L j2@1,0"), "score 0 0x1 | lines 0")


def test_iota_human_score() -> None:
    """The event of a lay tells its lines, sum and doublings to everybody."""
    state = rules.read("2p strict | grid gc1@0,0 gc3@1,0 gc2@2,0 | A gc4")
    told = next(event for event in state.play("A L gc4@3,0") if event.kind == "scored")
    assert told.values(1) == {
        "points": 20, "sum": 10, "times": 2, "chains": 1, "four": 0, "last": 0, "lines": ("10",), "total": 20,
    }  # fmt: skip


def test_iota_end_out() -> None:
    """After the refill, at once; not while the deck gives cards."""
    four = "A L rt1@0,1 gt2@1,1 bt3@2,1 yt4@3,1"
    state = rules.play("2p strict | grid rs1@0,0 | A rt1 gt2 bt3 yt4 | deck rx1 rx2", four)
    rules.assert_fact(state, "phase TURN | A rx1 rx2")
    state = rules.play("2p strict | grid rs1@0,0 | A rt1 gt2 bt3 yt4 | deck -", four)
    rules.assert_fact(state, "phase OVER | end out | over A | turn - | must -")


def test_iota_end_stuck() -> None:
    state = rules.read("3p strict | grid rs1@0,0 | A gt1 | B bc1 | C yx4 | deck - | points B 9")
    rules.assert_fact(rules.play(state, "A P; B P"), "phase TURN | dry 2")
    rules.assert_fact(rules.play(state, "C P"), "phase OVER | end stuck | over B")


def test_iota_end_stall() -> None:
    """`stall_rounds` rounds of passes with cards in the deck; 0 switches it off."""
    start = "2p strict | grid rs1@0,0 | A gt1 | deck rx1 rx2 | points A 3"
    rules.assert_fact(
        rules.play(start, "A P; B P; A P; B P; A P gt1; B P"), "phase OVER | end stall | over A"
    )
    rules.assert_fact(rules.play(start.replace("strict", "strict stall_rounds=1"), "A P; B P"), "end stall")
    rules.assert_fact(
        rules.play(start.replace("strict", "strict stall_rounds=0"), "; ".join(["A P; B P"] * 12)), "dry 24"
    )


def test_iota_end_dry() -> None:
    """A lay or a take makes it 0, an exchange does not."""
    rules.assert_fact(rules.play("2p strict | grid rs1@0,0 | A gt1 | dry 3", "A L gt1@1,0"), "dry 0")
    rules.assert_fact(rules.play("2p strict | grid j1@0,0 | A gt1 | dry 3", "A T gt1@0,0 P"), "dry 0")
    rules.assert_fact(rules.play("2p strict | grid j1@0,0 | A gt1 | dry 3", "A P gt1"), "dry 4")


def test_iota_end_win() -> None:
    """Most points; cards left in hands cost nothing."""
    state = rules.play(
        "2p strict | grid rs1@0,0 | A gt1 | B yx4 yx3 | deck - | points A 1 B 40", "A L gt1@1,0"
    )
    rules.assert_fact(state, "over B | points A 5 B 40 | total A 5 B 40")


def test_iota_end_tie() -> None:
    state = rules.play(
        "3p strict | grid rs1@0,0 | A gt1 | deck - | B yx4 | C yx3 | points A 0 B 4 C 4", "A L gt1@1,0"
    )
    rules.assert_fact(state, "over A B C")


def test_iota_end_over() -> None:
    """Nothing is accepted, all hands are shown."""
    state = rules.play("2p strict | grid rs1@0,0 | A gt1 | B yx4 yx3 | deck -", "A L gt1@1,0")
    for line in ("A P", "B P", "B !", "~ close", "~ auto A P", "~ deck …"):
        rules.assert_refused(state, line, by="iota.end.over")
    rules.assert_fact(state, "sees A: B yx3 yx4")
    assert rules.read(state.text()).text() == state.text()
    rules.assert_fact(rules.read(state.text()), "over A | end out")


def test_iota_var_short() -> None:
    """32 naturals and both jokers; the others leave unseen and are shown after the end."""
    state = rules.game.new(2, {"pack": "short"}, open_chance("k1:3"))
    rules.assert_fact(state, "out ?32 | deck ?25 | sees A: out ?32")
    cards = " ".join(state.field(name) or "" for name in ("A", "B", "deck", "grid"))
    assert "j1" in cards and "j2" in cards
    rules.assert_refused(
        rules.read("2p strict pack=short | phase DEAL"), "~ deck j1 ?33", by="iota.var.short"
    )
    rules.assert_refused(
        rules.read("2p strict pack=short | phase DEAL"), "~ deck j1 j2 ?31", by="iota.var.short"
    )
    rules.assert_position_refused("2p strict | grid rs1@0,0 | out rs2", by="iota.var.short")
    over = rules.play("2p strict pack=short | grid rs1@0,0 | A gt1 | B gt2 | deck -", "A L gt1@1,0")
    assert "?" not in (over.view(1).field("out") or "?")


def test_iota_var_kids() -> None:
    """No points; whoever is out wins, else the fewest cards."""
    state = rules.play("2p strict scoring=kids | grid rs1@0,0 | A gt1 | B yx4 | deck -", "A L gt1@1,0")
    rules.assert_fact(state, "over A | points A 0 B 0 | end out | score -")
    stuck = "3p strict scoring=kids | grid rs1@0,0 | A gt1 gt2 | B bc1 | C yx4 yx3 | deck -"
    rules.assert_fact(rules.play(stuck, "A L gt1@1,0; B P; C P; A P"), "over A B | end stuck")
