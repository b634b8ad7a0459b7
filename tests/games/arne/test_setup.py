"""Chapter 2: players, colours, the deck, the deal."""

import pytest

from koloda.games.arne.game import ARNE
from tests.games.arne.cases import begun, pack, refused, unseeded
from tests.rules import Rules

rules = Rules("arne")


def test_arne_setup_players() -> None:
    assert [refused(f"{n}p strict") for n in (1, 7)] == ["arne.setup.players"] * 2
    assert [refused(f"{n}p strict") for n in range(2, 7)] == ["-"] * 5


def test_arne_setup_colour() -> None:
    """Clockwise from the first mover, a free colour; `pick=random` deals the markers."""
    rules.holds(
        "P 3p strict | seats A:- B:- C:- | phase COLOUR | turn C",
        "> C colour r; A colour r => refused arne.setup.colour | turn A",
        "> A colour v; ~ tick:colour => seats A:v B:y C:r | turn C | phase MOVE",
    )
    state = begun("4p strict pick=random")
    assert state.field("phase") == "MOVE"
    assert len({word[2:] for word in (state.field("seats") or "").split()}) == 4


def test_arne_setup_colour_told_by_the_host() -> None:
    state = unseeded("2p strict pick=random first=1")
    state.play("~ markers v g")
    state.play("~ deck …")
    assert state.field("seats") == "A:v B:g"


def test_arne_setup_two() -> None:
    """Two colours each, the second ones in the opposite order, on one field."""
    assert refused("4p strict colours=2") == "arne.setup.two"
    assert refused("3p strict variant=dummy colours=2") == "arne.setup.two"
    rules.holds(
        "P 2p strict colours=2 | seats A:- B:- | phase COLOUR",
        "> A colour r; B colour y; B colour g => turn A",
        "> A colour b => seats A:rb B:yg | phase MOVE",
    )
    rules.holds("P 2p strict colours=2 | A b100 | seats A:rb B:yg | field1 [r500]", "= can play b100")


def test_arne_setup_idle() -> None:
    """Cards of colours nobody chose are foreign to all."""
    rules.holds("P 4p strict | A v50", "= can disc v50 | cannot play v50")


def test_arne_setup_field() -> None:
    """A field begins empty and is seen by all."""
    rules.holds("P 4p strict | A r50", "= field1 -", "> A play r50 => sees C: field1 [r50]")


@pytest.mark.parametrize(
    ("header", "cards"),
    [("2p strict", 60), ("3p strict", 72), ("4p strict", 72), ("5p strict", 144), ("6p strict", 144),
     ("4p strict deck=star", 60), ("6p strict deck=one", 72)],
)  # fmt: skip
def test_arne_setup_reduce(header: str, cards: int) -> None:
    assert len(pack(header)) == cards


def test_arne_setup_reduce_suffices() -> None:
    """At least 8 cards each and 12 to draw."""
    assert refused("4p strict deck=both") == "arne.setup.reduce"
    assert refused("3p strict deck=both") == "-"


def test_arne_setup_reduce_literal() -> None:
    """`one` has no starred card, `one+` has."""
    assert len(pack("4p strict deck=one+")) == 108
    assert pack("4p strict").count("r100") == 1


def test_arne_setup_first_game() -> None:
    cards = pack("2p strict deck=both")
    assert len(cards) == 36
    assert not {"rx2", "r50", "r200", "a-pass", "a-swap", "k-rev"} & set(cards)


def test_arne_setup_deal() -> None:
    """Eight each, one at a time from the first mover; nobody else sees them."""
    state = unseeded("2p strict first=2 deck=both")
    state.play("~ deck …")
    state.play("B colour r; A colour y")
    assert state.field("B") == "r100 g100 o100 r500 g500 o500 r1000 g1000 o1000"
    assert state.view(0).field("B") == "?9"
    assert state.view(0).field("A") == "y100 b100 v100 y500 b500 v500 y1000 b1000"


def test_arne_setup_piles() -> None:
    """The rest is the deck; the discard is never shuffled again."""
    state = begun("4p strict pick=random")
    assert len((state.field("deck") or "").split()) == 72 - 33
    assert state.field("disc") == "-"


def test_arne_setup_first() -> None:
    """By lot, the youngest as the table says, or a named place."""
    assert begun("4p strict first=3").field("turn") == "C"
    assert refused("3p strict first=4") == "arne.setup.first"
    state = begun("4p strict first=youngest pick=random")
    assert state.field("phase") == "SETUP"
    state.play("~ first D")
    assert (state.field("phase"), state.field("turn")) == ("MOVE", "D")
    firsts = {ARNE.read(begun("4p strict", f"k1:{n}").text()).field("turn") for n in range(1, 30)}
    assert firsts == set("ABCD")
