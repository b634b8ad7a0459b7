"""Chapter 5: the last lap and the scores."""

from tests.rules import Rules

rules = Rules("arne")


LAST = "P 4p strict | A r50 k-lock | B k-crash | C k-stop | deck -"


def test_arne_final_start() -> None:
    """The moment the last card is taken."""
    rules.holds(
        "P 4p strict | A r50 | deck v50",
        "> A play r50; ~ tick:end => turn B | B v50 | deck - | phase MOVE",
        "> B disc v50; ~ tick:end => phase FINAL | lap C D A B",
    )


def test_arne_final_last_white() -> None:
    rules.holds(LAST, "> A play r50; ~ tick:end => phase FINAL", "> B skip => refused arne.window.phase")


def test_arne_final_no_stop() -> None:
    """From the instant the last card is taken; pending claims lapse."""
    rules.holds(LAST, "> C k-stop => refused arne.final.no-stop")
    rules.holds(
        "P 4p strict | A a-draw3 | C k-stop | deck r50",
        "> C k-stop; ~ tick:beat; A draw3 => claim - | disc k-stop a-draw3",
    )


def test_arne_final_before_lap() -> None:
    """Until that END closes anybody plays black cards."""
    rules.holds(
        LAST, "> A play r50; B k-crash@1.1 => phase END | points A 0", "> A k-lock@1.1 => points A 50"
    )


def test_arne_final_lap() -> None:
    rules.holds(f"{LAST} | dir -", "> A play r50; ~ tick:end => lap D C B A | turn D")
    rules.holds("P 4p strict finaldrawer=none | A r50 | deck -", "> A play r50; ~ tick:end => lap B C D")


def test_arne_final_in_turn() -> None:
    rules.holds(
        "P 4p strict | A k-lock | B k-crash | field1 [r50] | phase FINAL | lap B C D A | deck -",
        "> A k-lock@1.1 => refused arne.final.in-turn",
        "> C done => refused arne.final.in-turn",
        "> B k-crash@1.1 => phase FINAL",
        "> B done => turn C",
    )
    rules.holds(
        "P 4p strict final=open | A k-lock | B k-crash | field1 [r50] | phase FINAL | lap B C D A | deck -",
        "> B k-crash@1.1; B done => refused arne.window.beat",
        "> A k-lock@1.1; B ok; C ok; D ok => phase FINAL | turn B",
    )


def test_arne_final_no_white() -> None:
    """Not even with a chameleon, which may still be laid or joined to a -200."""
    rules.holds(
        "P 4p strict | B g50 k-cham k-200g | field1 [r50] | phase FINAL | lap B A | deck -",
        "> B play g50+k-cham => refused arne.final.no-white",
        "= can k-cham@1.1, k-200g+k-cham>1",
    )


def test_arne_final_hands() -> None:
    """Face down, in the order of the places, without penalty."""
    rules.holds(
        "P 4p strict | A r50 | B k-stop g50 | seats B:r A:y C:g D:b | phase FINAL | lap D | deck -",
        "> D done => disc k-stop/B g50/B r50/A | points A 0 B 0 | sees A: disc ?2 r50/A",
    )


def test_arne_score_all() -> None:
    rules.holds("P 4p strict | field1 [b500 cham x3 crash lock] [k-200r lock] [rx2]", "= points A 3000")


def test_arne_score_field() -> None:
    """P * M - N."""
    rules.holds(
        "P 4p strict | field1 [r1000] [r500 crash] [rx2] [bx2 cham x3] [k-200r] [k-200b cham x3]",
        "= points A 11200",
    )


def test_arne_score_x2() -> None:
    rules.holds("P 4p strict | field1 [r50] [rx2] [bx2 cham]", "= points A 200")
    rules.holds("P 4p strict x2=once | field1 [r50] [rx2] [bx2 cham]", "= points A 100")


def test_arne_score_minus() -> None:
    rules.holds("P 4p strict | field1 [rx2] [k-200r]", "= points A -200")


def test_arne_score_cham() -> None:
    rules.holds("P 4p strict | field1 [b1000 cham]", "= points A 1000")


def test_arne_score_empty() -> None:
    rules.holds("P 4p strict | field1 [rx2]", "= points A 0")


def test_arne_score_live() -> None:
    """The running totals are in every view."""
    state = rules.read("4p strict | field1 [r50]")
    assert state.view(2).field("points") == "A 50 B 0 C 0 D 0"


def test_arne_score_winner() -> None:
    """Ties are shared."""
    rules.holds("P 4p strict | field1 [r50] | field2 [y50] | phase OVER | deck -", "= over A B | lead A B")
