"""Positions: the text of a moment, taken apart and put together again."""

import pytest

from koloda.games import find_game
from koloda.kernel.errors import NotationError
from koloda.kernel.positions import (
    Supply,
    is_number,
    read_header,
    read_segments,
    split_actions,
    split_outside_quotes,
    split_words,
    unknown_count,
)

uno = find_game("uno")


def test_header() -> None:
    """How many seats, the referee as a word of its own, the options as they stand."""
    assert read_header("3p table target=200") == (3, {"referee": "table", "target": "200"})
    assert read_header("2p") == (2, {})


@pytest.mark.parametrize(
    "text", ["", "strict", "p", "xp strict", "²p", "1000p", "-2p", "2P", "2p strict strict", "2p a=1 a=2"]
)
def test_headers_that_are_none(text: str) -> None:
    """A position begins with the number of players, and says each thing once."""
    with pytest.raises(NotationError):
        read_header(text)


def test_segments() -> None:
    """Fields, then the chance, then what happened since."""
    position = read_segments('2p strict | A r1 g2 | note "a | b" | chance k1:7 3 | since A r1; B joke "x; y"')
    assert position.fields == {"A": "r1 g2", "note": '"a | b"'}
    assert position.chance == "k1:7 3"
    assert position.since == ["A r1", 'B joke "x; y"']


@pytest.mark.parametrize(
    "text",
    [
        "2p strict |  | top r1",
        "2p strict | A r1 | A r2",
        "2p strict | chance k1:7 | top r1",
        "2p strict | since A r1 | top r1",
        "2p strict\n| top r1",
        '2p strict x="1',
    ],
)
def test_segments_that_are_none(text: str) -> None:
    """Empty, doubled, out of order, on two lines, or with a quote left open."""
    with pytest.raises(NotationError):
        read_segments(text)


def test_quotes_keep_a_text_whole() -> None:
    """Separators inside quotes separate nothing; a backslash saves a quote."""
    assert split_words('a "b c" d="e \\" f"') == ["a", '"b c"', 'd="e \\" f"']
    assert split_outside_quotes('a, "b, c", d', ", ") == ["a", '"b, c"', "d"]
    assert split_actions('A joke "x; y" ; ; B ok') == ['A joke "x; y"', "B ok"]


def test_numbers_are_ascii_and_short() -> None:
    """`?5` is five cards; `?²` and `?99999` are nothing."""
    assert [unknown_count(word) for word in ("?", "?0", "?5", "?9999", "?99999", "?²", "?x", "r5", "")] == [
        1, 0, 5, 9999, -1, -1, -1, -1, -1,
    ]  # fmt: skip
    assert is_number("12") and not is_number("1234567890") and not is_number("٣") and not is_number("")


def test_a_pack_is_named_card_by_card() -> None:
    """`?n` takes the last ones of what nobody named, `…` the rest in pack order."""
    pack = Supply([1, 1, 2, 3, 4])
    assert pack.name(1) and pack.name(1) and not pack.name(1) and not pack.name(9)
    assert pack.last(1) == [4]
    assert pack.take_rest() == [2, 3]
    with pytest.raises(NotationError, match="more cards than the pack has left"):
        pack.last(1)


@pytest.mark.parametrize(
    ("segment", "said"),
    [
        ("A r1 r1 r1", "no more r1"),
        ("A rx", "no card"),
        ("A r1 …", "at the end of a pile"),
        ("A ?200", "more cards than the pack has left"),
        ("A -", "no cards left"),
        ("K r1", "unknown field 'K'"),
        ("colour g", "the colour in force"),
        ("colour x", "no colour"),
        ("dir up", "dir is"),
        ("dealer -", "the dealer is known"),
        ("dealer Z", "no seat"),
        ("turn -", "somebody is in turn"),
        ("phase NAP", "no phase"),
        ("phase LAST_CALL", "since"),
        ("phase DEAL | turn A", "nobody is in turn"),
        ("phase CHALLENGE", "needs the field 'accused'"),
        ("phase PENALTY | stack 2", "without stacking"),
        ("phase DISCARD | shed B 1", "is a blank"),
        ("phase VOTE", "is a blank"),
        ("phase START_COLOUR", "asks for a colour"),
        ("phase MATCH_OVER | turn -", "needs the field 'over'"),
        ("phase DEALER_DRAW | tied -", "needs the field 'tied'"),
        ("drawn r1", "not in the hand"),
        ("owes A", "exactly one card"),
        ("jump open", "where jump_in is on"),
        ("jump shut", "jump is"),
        ("held maybe", "held is"),
        ("accused B", "accused is seat"),
        ("accused B r r1", "who played the Wild Draw Four"),
        ("verdict B A", "a verdict is"),
        ("verdict B A maybe r1", "a verdict is"),
        ("stack 2", "has no place in TURN"),
        ("stack x", "stack is a number"),
        ("shed B 1", "has no place in TURN"),
        ("shed B", "seats and numbers"),
        ("votes B:laugh", "has no place in TURN"),
        ("votes B:boo", "a vote is"),
        ("votes A:stone", "does not vote"),
        ("over A", "nothing has been won in TURN"),
        ("ok A", "has no place in TURN"),
        ("idle ²", "idle is a number"),
        ("total A", "seats and numbers"),
        ("deck … r1", "at the end of a pile"),
        ("discard r1", "one of them"),
        ("moon full", "unknown field 'moon'"),
        ("chance k1:x", "hex digits"),
        ("chance k1:1 x", "number of draws"),
        ("since A fly", "no action"),
        ("since B draw", "refused: uno.act.turn"),
    ],
)
def test_positions_that_cannot_be(segment: str, said: str) -> None:
    """One clear sentence for each."""
    with pytest.raises(NotationError) as caught:
        uno.read(f"3p strict | top r3 | {segment}")
    assert said in str(caught.value)


@pytest.mark.parametrize(
    "text",
    [
        "2p strict | A w w w w | top r3 | phase DRAWN | drawn w w w w w",
        "2p strict | A r1 | top w4 | colour g | phase CHALLENGE | accused B r w w w w w",
        "2p strict | A r1 | top w4 | colour g | phase CHALLENGE | accused A r r1",
        "2p strict stacking=any | A r1 | top r3 | phase PENALTY | stack 2",
        "2p strict | A r1 r2 | top wb1 | colour g | phase DISCARD | shed A 2",
        "2p strict jump_in=on | A r1 | top w | colour g | jump open",
        "2p strict jump_in=on | A r1 r2 | top r3 | phase DRAWN | drawn r2 | jump open",
        "2p strict | phase ROUND_OVER | A r1 | B - | top r3 | over B | owes A",
        "2p strict | top r3 | top r4",
        "2p strict",
        "2p strict | discard -",
        "2p strict | top w",
        "2p strict | top wb1",
        "2p strict deck=classic | A wx | top r3",
        "2p strict blanks=1 | A wb2 | top r3",
    ],
)
def test_impossible_combinations(text: str) -> None:
    """Fields that contradict each other or the pack."""
    with pytest.raises(NotationError):
        uno.read(text)


@pytest.mark.parametrize(
    "text",
    [
        "2p strict | top r3",
        "10p table hand=10 target=round | top r3",
        "3p strict | phase DEALER_DRAW | discard r7 g7 | tied A C",
        "3p strict | phase DEAL | dealer B | round 4 | total A 10 B 20 C 30",
        "3p strict | phase START_COLOUR | top wx | turn B | dealer A",
        "3p strict | A r1 r2 | top r3 | phase DRAWN | drawn r2 | three A | idle 2",
        "3p strict | A r1 | top w4 | colour g | phase CHALLENGE | turn B | accused A y r1 | owes A",
        "3p strict stacking=any | top w4 | colour g | phase PENALTY | turn B | stack 8 | accused A y r1 r2",
        "2p strict blanks=1 blank_rules=B06 | B ?3 | top wb1 | colour g | phase DISCARD | shed A 4 | armed A",
        "2p strict blanks=1 blank_rules=B05 | B r1 ?8 | top wb1 | colour g | phase DISCARD | shed B 2",
        "3p strict blank_rules=B06,B03,B04 | B r1 r2 ?3 | C ?5 | top wb1 | colour g | turn A"
        " | phase DISCARD | shed A 4 C 2 | chosen B:r1,r2!",
        "3p strict blank_rules=B08,B03,B04 | top wb1 | colour g | phase VOTE | votes B:stone | armed A",
        "3p strict | top r3 | verdict B A guilty r1 b2, C B innocent -",
        "3p strict jump_in=on | top r3 | jump open | held yes | open B | stiff A C",
        "3p strict | phase ROUND_OVER | A - | top r3 | over A | ok A B | total A 70 B 0 C 5",
        "3p strict | phase ROUND_OVER | top r3 | over -",
        "2p strict | phase MATCH_OVER | A - | top r3 | over A | total A 500 B 480",
        "3p table | A g5 r1 r2 | top r3 | chance k1:7 3 | since A g5; B call:A",
        "3p table | A g5 r1 r2 | top r3 | chance h1:7 3 | since A g5; C catch:A",
        "3p strict | A b+ r1 r2 | discard g5 w b9 | deck y4 | since A b+",
    ],
)
def test_every_field_is_written_and_read(text: str) -> None:
    """What a state writes of itself is read back to the same state."""
    state = uno.read(text)
    again = uno.read(state.text())
    assert again.text() == state.text()
    assert again.write() == state.write()
    for seat in range(state.count):
        assert again.legal(seat) == state.legal(seat)
        assert again.view(seat).text() == state.view(seat).text()
