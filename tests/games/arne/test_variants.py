"""Chapter 6: Minimum, the dummy, teams, options."""

from koloda.games.arne.game import ARNE
from tests.games.arne.cases import pack, refused
from tests.rules import Rules

rules = Rules("arne")


def test_arne_var_base() -> None:
    """Variants are not combined; what they do not change stays."""
    assert [option.words for option in ARNE.options if option.name == "variant"] == [
        ("total", "minimum", "dummy", "team")
    ]
    rules.holds("P 4p strict variant=minimum | A a-draw3 | deck r50 g50 b50 …", "> A draw3 => A r50 g50 b50")


def test_arne_min_goal() -> None:
    rules.holds("P 4p strict variant=minimum | field1 [r50] | field2 [k-200y]", "= lead B")


def test_arne_min_lay() -> None:
    rules.holds(
        "P 4p strict variant=minimum | A y50 b50 k-cham r50",
        "= can play y50>2, play b50+k-cham>2, play r50 | cannot play b50>2",
    )


def test_arne_min_own() -> None:
    rules.holds(
        "P 4p strict variant=minimum | A r50 k-cham",
        "> A disc r50 => refused arne.discard.own-colour",
        "= can play r50, play r50+k-cham>2",
    )


def test_arne_min_crash() -> None:
    rules.holds(
        "P 4p strict variant=minimum | A k-crash k-lock | field1 [r50] | field2 [y50 crash]",
        "> A k-crash@1.1; A k-lock@2.1 => points A 0 B 50",
    )


def test_arne_min_cham() -> None:
    rules.holds(
        "P 4p strict variant=minimum | A k-cham k-cham | field1 [r50 x3] [k-200r] | field2 [y50]",
        "> A k-cham@2.1>1 => refused arne.min.cham",
        "> A k-cham@1.1>1 => refused arne.min.cham",
        "> A k-cham@1.2>2 => refused arne.cham.laid",
        "> A k-cham@1.1>2 => field1 [] [k-200r] | field2 [y50] [r50 x3 cham] | points B 200",
    )
    rules.holds("P 4p strict | A k-cham | field1 [r50]", "> A k-cham@1.1>2 => refused arne.min.cham")


def test_arne_min_m200() -> None:
    rules.holds(
        "P 4p strict variant=minimum | A k-200r k-200b",
        "> A k-200r>1 => points A -200",
        "> A k-200b>1 => refused arne.m200.colour",
    )
    rules.holds(
        "P 4p strict variant=minimum minown=off | A k-200r", "> A k-200r>1 => refused arne.m200.rival"
    )


def test_arne_min_x3() -> None:
    rules.holds(
        "P 4p strict variant=minimum | A a-x3 | field1 [k-200r] | field2 [y50] [k-200y lock]",
        "= can x3@1.1, x3@2.1 | cannot x3@2.2",
    )


def test_arne_min_plus2() -> None:
    rules.holds(
        "P 4p strict variant=minimum | A a-2score | B g50 v50",
        "> A 2score>B; B give g50 => field3 [g50] | A -",
    )
    rules.holds("P 4p strict variant=minimum | A a-2score", "> A 2score>B:y => refused arne.min.plus2")


def test_arne_min_rest() -> None:
    rules.holds(
        "P 4p strict variant=minimum | A a-2black | B k-stop k-lock",
        "> A 2black>B; B give k-stop k-lock => A k-stop k-lock",
    )
    rules.holds(
        "P 4p strict variant=minimum | B k-thief | field1 [r50 cham]",
        "> B k-thief@1.1:keep => field2 [r50 cham]",
    )


def test_arne_dummy_setup() -> None:
    """The first mover chooses its colour last; it has no hand, no turn, no letter."""
    assert refused("6p strict variant=dummy") == "arne.dummy.setup"
    rules.holds(
        "P 3p strict variant=dummy | seats A:- B:- C:- | phase COLOUR | turn B",
        "> B colour r; C colour y; A colour g => turn B",
        "> B colour v => dummy v | phase MOVE | turn B",
    )
    rules.assert_position_refused("3p strict variant=dummy", by="arne.dummy.setup")


def test_arne_dummy_deck() -> None:
    assert refused("2p strict variant=dummy deck=both") == "arne.dummy.deck"
    assert "k-rev" in pack("2p strict variant=dummy")


def test_arne_dummy_lay() -> None:
    rules.holds(
        "P 3p strict variant=dummy | A v50 b50 k-cham | dummy v",
        "= can play v50>0, play b50+k-cham>0, disc v50 | cannot play b50>0",
    )


def test_arne_dummy_field() -> None:
    rules.holds(
        "P 3p strict variant=dummy | A k-200v k-crash k-thief | field0 [v50] [r50 cham] | dummy v",
        "= can k-200v>0, k-crash@0.1, k-thief@0.2:drop",
    )
    rules.holds(
        "P 3p strict variant=dummy | A k-thief | field0 [b50 cham] | dummy v | owner A",
        "> A k-thief@0.1:keep => refused arne.thief.rival",
    )


def test_arne_dummy_capture() -> None:
    rules.holds(
        "P 5p strict variant=dummy | A k-rev k-rev | B k-rev | dummy v",
        "> A k-rev => owner A | claim - | dir +",
        "> A k-rev => refused arne.dummy.capture",
        "> B k-rev => owner B",
    )
    rules.holds(
        "P 3p strict variant=dummy | A k-rev | dummy v | deck -", "> A k-rev => refused arne.final.no-stop"
    )


def test_arne_dummy_swap() -> None:
    rules.holds("P 3p strict variant=dummy | A a-swap | dummy v | owner B", "> A swap>B => owner A")


def test_arne_dummy_score() -> None:
    """Scored by itself, negative too; unowned it counts for nobody."""
    rules.holds(
        "P 3p strict variant=dummy | field0 [v50] [vx2] | field1 [r100] | dummy v | owner A",
        "= points A 200 B 0",
    )
    rules.holds("P 3p strict variant=dummy | field0 [k-200v] | dummy v | owner B", "= points B -200")
    rules.holds("P 3p strict variant=dummy | field0 [v50] | dummy v", "= points A 0 B 0 C 0")


def test_arne_team_setup() -> None:
    """4 to 12, an even number; partners opposite each other."""
    assert [refused(f"{n}p strict variant=team") for n in (2, 5, 14)] == ["arne.team.setup"] * 3
    rules.holds("P 12p strict variant=team", "= seats A:r B:y C:g D:b E:o F:v G:r H:y I:g J:b K:o L:v")
    rules.assert_position_refused("4p strict variant=team | seats A:r B:y C:g D:y", by="arne.team.setup")


def test_arne_team_deck() -> None:
    """Two sets, thinned by the number of colours."""
    assert [len(pack(f"{n}p strict variant=team")) for n in (4, 6, 8, 10, 12)] == [120, 144, 144, 288, 288]


def test_arne_team_rival() -> None:
    rules.holds(
        "P 4p strict variant=team | A k-200r k-lock k-crash k-cham a-x3 r500 | field3 [r100] [k-200r]",
        "> A k-200r>3 => refused arne.m200.rival",
        "> A x3@3.1 => refused arne.x3.target",
        "> A play r500>3 => refused arne.move.own-field",
        "= can k-lock@3.2, k-crash@3.1, k-cham@3.1",
    )


def test_arne_team_score() -> None:
    """The X2 of one field does not double the partner's."""
    rules.holds(
        "P 4p strict variant=team | field1 [r500] | field3 [rx2] [r100] | field2 [y100]",
        "= team r 700 y 100 | lead A C | sees A: C -",
    )


def test_arne_team_swap() -> None:
    """Who swaps with an opponent changes sides."""
    rules.holds(
        "P 4p strict variant=team | A a-swap | field1 [r500]",
        "> A swap>B => seats B:r A:y C:r D:y | lead B C",
    )
    rules.holds(
        "P 4p strict variant=team teamswap=partner | A a-swap", "> A swap>B => refused arne.team.swap"
    )
