"""What a seat means that points at a card: the rules know how a card is played, no screen does."""

import pytest

from koloda.games import GAMES
from koloda.kernel.seats import LETTERS

UNO = "3p strict | A r1 r2 | B g8 w4 r7 g1 | C b2 y3 | turn C | top b5"
SEVEN = UNO.replace("strict", "strict seven_zero=on")
MONTANA = "3p strict | A g5* | B b1o g2* !o= | C b3o | pile b4* | turn A"
IOTA = "2p strict | grid gs1@0,0 gs2@1,0 j1@2,0 | A gs4 rt2 | B gs3 bs4 rt1 j2 | turn B"
ARNE = (
    "3p strict | A y100 | B r50 a-swap a-2score a-x3 a-pass k-lock k-200b k-thief k-stop a-pull | C y50 "
    "| field1 [y500] | turn A"
)
MUNCHKIN = (
    "3p strict | A L3 | B L2 off=whip hand=coral,overate.1,slush,thawed,wander.1,cheat.1,gual.1,boots "
    "| combat A vs nettroll | turn A"
)


@pytest.mark.parametrize(
    ("game", "position", "values", "code"),
    [
        ("uno", UNO, {"card": "g8"}, "g8"),
        ("uno", UNO, {"card": "w4"}, "w4:b"),
        ("uno", UNO, {"card": "r7"}, "r7"),
        ("uno", SEVEN, {"card": "r7"}, "r7>C"),
        ("montana", MONTANA, {"card": "b1o"}, "play b1o"),
        ("montana", MONTANA, {"card": "!o="}, "lay !o="),
        ("iota", IOTA, {"card": "rt1", "cell": "9,9"}, "+rt1@9,9"),
        ("iota", IOTA, {"card": "rt1", "cell": "2,0"}, "*rt1@2,0"),
        ("iota", IOTA, {"card": "j2", "cell": "2,0"}, "+j2@2,0"),
        ("iota", IOTA, {"card": "rt1", "cell": "1,0"}, "+rt1@1,0"),
        ("arne", ARNE, {"card": "r50"}, "play r50"),
        ("arne", ARNE, {"card": "a-swap"}, "swap>C"),
        ("arne", ARNE, {"card": "a-pull"}, "pull>C"),
        ("arne", ARNE, {"card": "a-2score"}, "2score>C:r"),
        ("arne", ARNE, {"card": "a-x3"}, "x3@1.1"),
        ("arne", ARNE + " | field2 [] [g500]", {"card": "a-x3"}, "x3@2.2"),
        ("arne", ARNE.replace(" | field1 [y500]", ""), {"card": "a-x3"}, "x3@2.1"),
        ("arne", ARNE, {"card": "a-pass"}, "pass"),
        ("arne", ARNE, {"card": "k-lock"}, "k-lock@1.1"),
        ("arne", ARNE, {"card": "k-200b"}, "k-200b>3"),
        ("arne", ARNE, {"card": "k-thief"}, "k-thief@top"),
        ("arne", ARNE, {"card": "k-stop"}, "k-stop"),
        ("munchkin", MUNCHKIN, {"card": "coral"}, "use coral > M"),
        ("munchkin", MUNCHKIN, {"card": "overate.1"}, "curse overate.1 > A"),
        ("munchkin", MUNCHKIN, {"card": "slush"}, "join slush"),
        ("munchkin", "3p strict | B hand=slush | turn A", {"card": "slush"}, "trouble slush"),
        ("munchkin", MUNCHKIN, {"card": "thawed"}, "enh thawed > nettroll"),
        ("munchkin", "3p strict | B hand=thawed | turn A", {"card": "thawed"}, "enh thawed > thawed"),
        ("munchkin", MUNCHKIN, {"card": "wander.1"}, "wander wander.1 + slush"),
        ("munchkin", MUNCHKIN, {"card": "cheat.1"}, "cheat cheat.1 > whip"),
        ("munchkin", MUNCHKIN, {"card": "gual.1"}, "gual gual.1 > B"),
        ("munchkin", MUNCHKIN, {"card": "boots"}, "put boots"),
    ],
)
def test_what_a_card_is_played_as(game: str, position: str, values: dict[str, str], code: str) -> None:
    state = GAMES[game].read(position)
    action = state.meant(1, values)
    assert action is not None and state.write_code(action) == code
    assert state.read_action(1, code) == action


@pytest.mark.parametrize(
    ("game", "position", "seat", "values", "clause"),
    [
        ("uno", UNO, "B", {"card": "g8"}, "uno.act.turn"),
        ("uno", UNO.replace("turn C", "turn B"), "B", {"card": "g8"}, "uno.match.rule"),
        ("uno", SEVEN.replace("turn C", "turn B"), "B", {"card": "r7"}, "uno.match.rule"),
        ("montana", MONTANA, "B", {"card": "b1o"}, "montana.turn.out-of-turn"),
        ("iota", IOTA, "B", {"card": "rt1", "cell": "2,0"}, "iota.take.fits"),
        ("iota", IOTA, "B", {"card": "rt1", "cell": "1,0"}, "iota.lay.cell"),
        ("arne", ARNE, "B", {"card": "r50"}, "arne.turn.mover"),
        ("munchkin", MUNCHKIN, "B", {"card": "boots"}, "munchkin.when.own"),
    ],
)
def test_it_is_refused_for_what_is_wrong_with_the_card(
    game: str, position: str, seat: str, values: dict[str, str], clause: str
) -> None:
    """Not because the code is not whole."""
    state = GAMES[game].read(position)
    action = state.meant(LETTERS.index(seat), values)
    assert action is not None
    refusal = state.why_not(action)
    assert refusal is not None and refusal.clause == clause
