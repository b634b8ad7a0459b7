"""Chapter 1: the set, its counts, the notation."""

import re
import tomllib
from collections import Counter
from importlib.resources import files

import pytest

from koloda.games.arne.deck import read_rows
from koloda.games.arne.game import ARNE
from koloda.kernel.errors import NotationError
from koloda.kernel.records import Record, read_record, replay
from tests.games.arne.cases import begun, pack
from tests.rules import Rules

rules = Rules("arne")


def test_arne_deck_size() -> None:
    """144 playing cards; the six markers are not among them."""
    assert len(pack("5p strict")) == 144


def test_arne_deck_families() -> None:
    """Score cards, white actions of seven kinds, black cards of seven kinds."""
    cards = pack("5p strict")
    actions = {card for card in cards if card.startswith("a-")}
    black = {re.sub("200[rygbov]", "200", card) for card in cards if card.startswith("k-")}
    assert len(actions) == 7 and len(black) == 7
    assert len([card for card in cards if card[0] in "rygbov"]) == 72


def test_arne_deck_colours() -> None:
    """r y g b o v."""
    assert {card[0] for card in pack("5p strict") if card.endswith("x2")} == set("rygbov")


def test_arne_deck_coloured() -> None:
    """X2 and -200 have a colour: a foreign one needs its chameleon."""
    rules.holds(
        "P 4p strict | A yx2 k-200g k-cham",
        "> A play yx2 => refused arne.move.colour",
        "> A k-200g>2 => refused arne.m200.colour",
        "> A play yx2+k-cham => field1 [yx2 cham]",
    )


def test_arne_deck_x2_score() -> None:
    """X2 can be laid, given, crashed, tripled, stolen and discarded like any score card."""
    rules.holds(
        "P 4p strict | A a-2score | B rx2 yx2 | C k-crash k-thief | field1 [gx2 cham]",
        "= cannot disc rx2",
        "> A 2score>B:r; B give rx2 => field1 [gx2 cham] [rx2]",
        "> C k-crash@1.2; C k-thief@1.1:drop => field3 [gx2] | field1 [] [rx2 crash]",
    )
    rules.holds("P 4p strict | A bx2 a-x3 | field1 [rx2]", "= can disc bx2, x3@1.1")


def test_arne_deck_marks() -> None:
    """Marks only thin the deck: the same card with another mark is the same card."""
    assert pack("5p strict").count("r100") == 2
    rules.holds("P 5p strict | A r100 r100", "> A play r100 => A r100 | field1 [r100]")


def test_arne_deck_table() -> None:
    """The designed counts; no position names more copies than the pack has."""
    cards = Counter(pack("5p strict"))
    assert [cards[f"k-{kind}"] for kind in ("crash", "lock", "cham", "thief", "stop", "rev")] == [
        10, 6, 6, 5, 4, 5,
    ]  # fmt: skip
    assert [cards[f"a-{kind}"] for kind in ("pull", "2black", "2score", "draw3", "pass", "swap", "x3")] == [
        4, 3, 4, 4, 3, 2, 4,
    ]  # fmt: skip
    assert all(cards[colour + value] == 2 for colour in "rygbov" for value in ("50", "1000", "x2"))
    rules.assert_position_refused("5p strict | A r50 r50 r50", by="arne.deck.table")


def test_arne_deck_data() -> None:
    """Another file gives another pack; the order of its lines is the pack order."""
    text = files("koloda.games.arne").joinpath("deck.toml").read_text()
    table = tomllib.loads(text)
    assert list(table) == ["score", "action", "black"]
    rows = read_rows(text.replace("k-rev = { star = 2", "k-rev = { star = 7"))
    assert rows[-1][1]["star"] == 7
    assert pack("5p strict")[:4] == ["r50", "r50", "y50", "y50"]


def test_arne_deck_symmetric() -> None:
    """Every colour has the same cards, in every thinned deck."""
    for deck in ("star", "one", "one+", "both", "all"):
        cards = pack(f"3p strict deck={deck}")
        of = {c: Counter(card[1:] for card in cards if card[0] == c) for c in "rygbov"}
        minus = {c: cards.count(f"k-200{c}") for c in "rygbov"}
        assert len(set(map(str, (sorted(count.items()) for count in of.values())))) == 1
        assert len(set(minus.values())) == 1


def test_arne_code_players() -> None:
    """Players are letters, places numbers, the dummy's field is 0."""
    rules.holds("P 4p strict", "= seats A:r B:y C:g D:b")
    rules.holds("P 2p strict variant=dummy | dummy v | field0 [v500]", "= worth field0 500")
    rules.holds("P 4p strict | A r50", "> A play r50>0 => refused arne.code.action")


def test_arne_code_stack() -> None:
    """Numbers are never used again; a stolen stack gets the next number of its new field."""
    rules.holds(
        "P 4p strict | B k-thief | C k-crash | field1 [r500 cham] [r50] | field2 [y50]",
        "> B k-thief@1.1:keep => field1 [] [r50] | field2 [y50] [r500 cham]",
        "> C k-crash@1.1 => refused arne.race.stale",
        "> ~ tick:beat",
    )


def test_arne_code_pos() -> None:
    """A position is written and read back, whatever lies where."""
    text = "4p strict | A r50 | B - | C - | D - | field1 [] [b500 cham x3 crash lock] | disc b50/A k-stop"
    state = rules.read(f"{text} | claim C | flips 0 | deck g50 v50")
    assert ARNE.read(state.text()).text() == state.text()
    assert state.text().startswith(text)


def test_arne_code_record() -> None:
    """A record from a seed replays; spelled out it names the pulled card."""
    state = begun("2p strict first=1 pick=random")
    record = Record("arne", 1, "2p strict first=1 pick=random")
    record.seed = "k1:5"
    state.play("~ tick:move")
    record.actions = ["~ tick:move"]
    record.digest = state.digest()
    assert replay(ARNE, read_record(record.text())).text() == state.text()
    rules.holds("P 4p strict | A a-pull | B g200 r50", "> A pull>B; ~ pull r50 => A r50 | B g200")


@pytest.mark.parametrize(
    "code",
    ["jump", "play r51", "play k-lock", "pull>E", "k-crash@9.1", "k-crash@1.0", "k-lock", "k-thief@1.1",
     "2score>B:z", "colour rr", "call:play", "give", "k-200r", "x3@1", "k-stop & ok", "swap>B:r"],
)  # fmt: skip
def test_arne_code_action(code: str) -> None:
    """What is no code, or names what does not exist, is refused before all else."""
    rules.holds("P 4p strict", f"> B {code} => refused arne.code.action")


def test_arne_code_action_comes_first() -> None:
    state = rules.read("4p strict | phase OVER | deck - | turn -")
    with pytest.raises(NotationError) as error:
        state.action("A play z50")
    assert error.value.clause == "arne.code.action"
