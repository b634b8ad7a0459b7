"""What version 2 changed: games that were begun by version 1 go on as they began."""

from koloda.games.uno.game import UNO
from tests.rules import Rules

AUTO = "3p strict uno_call=auto false_uno=2 | A r5 g1 | top r3 | deck b1 b2 b3 b4 …"
PAID = "2p strict blank_rules=B08,B03,B04 false_uno=2 | A wb1 r1 g2 b3 | top y5 | deck y1 y2 y3 …"
TWICE = "2p strict | A w4 w4 g9 b1 | B y1 | top b9 | verdict B A guilty g9 b1 w4 | deck y1 …"


def rules(version: int) -> Rules:
    found, game = Rules("uno"), UNO.at(version, {})
    assert game is not None
    found.game = game
    return found


def test_an_early_shout_where_calls_are_made_for_everybody() -> None:
    """It was false in version 1."""
    rules(2).holds(f"P {AUTO}", "= can A: uno", "> A uno => armed A | A r5 g1")
    rules(1).holds(f"P {AUTO}", "> A uno => armed - | A r5 g1 b1 b2")


def test_the_hold_after_a_false_shout_that_is_paid_after_a_joke() -> None:
    """In version 1 it went on without a window."""
    line = "> A wb1:r!; A joke; B laugh; A keep:r1 => A r1 y1 y2 | owes - | held"
    rules(2).holds(f"P {PAID}", f"{line} -")
    rules(1).holds(f"P {PAID}", f"{line} yes", "> B draw => refused uno.win.hold")


def test_equal_verdicts() -> None:
    """Version 1 told them as often as they were found."""
    assert rules(2).play(TWICE, "A w4:r; B ch").field("verdict") == "B A guilty g9 b1 w4"
    assert rules(1).play(TWICE, "A w4:r; B ch").field("verdict") == "B A guilty g9 b1 w4, B A guilty g9 b1 w4"
