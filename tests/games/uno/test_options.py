"""Chapter 6.1 and 6.2: what a table can agree on, and what it cannot."""

import pytest

from koloda.kernel.errors import NotationError
from tests.rules import Rules

rules = Rules("uno")


VALUES = {
    "referee": ["strict", "table"],
    "deck": ["full", "classic"],
    "blanks": ["0", "1", "3"],
    "dealer": ["draw", "random", "host"],
    "next_dealer": ["left", "winner", "draw"],
    "hand": ["5", "7", "10"],
    "scoring": ["winner", "against"],
    "target": ["50", "500", "1000", "round"],
    "alt_tie": ["share", "round"],
    "w4_mode": ["challenge", "no_bluff", "free"],
    "w4_blockers": ["coloured", "numbers"],
    "reverse2": ["skip", "plain"],
    "uno_call": ["manual", "auto", "off"],
    "uno_penalty": ["1", "4"],
    "uno_owed_by": ["changed", "player"],
    "uno_hold": ["0", "2000", "5000"],
    "false_uno": ["0", "2"],
    "false_catch": ["0", "2"],
    "blank_skip": ["off", "on"],
    "joke_laughs": ["one", "majority"],
    "misplay_penalty": ["0", "4"],
    "turn_ms": ["off", "5000", "120000"],
    "stacking": ["off", "same", "up", "any"],
    "jump_in": ["off", "on"],
    "jump_hold": ["0", "5000"],
    "seven_zero": ["off", "on"],
    "draw_until": ["off", "on"],
    "force_play": ["off", "drawn", "all"],
    "finish_on": ["any", "no_wild", "numbers"],
}
WRONG = {
    "blanks": ["2", "4", "one"],
    "hand": ["4", "11", "seven", "-7", "٧"],
    "target": ["49", "1001", "never"],
    "uno_penalty": ["0", "5"],
    "uno_hold": ["5001", "-1", "2s"],
    "false_uno": ["3"],
    "misplay_penalty": ["5"],
    "turn_ms": ["4999", "120001", "on"],
    "stacking": ["on", "Same"],
    "jump_hold": ["9999999999999"],
    "force_play": ["on"],
    "finish_on": ["wild"],
}


def test_uno_opt_blank_default() -> None:
    """Left to itself, wb1 is B01, wb2 is B03 and wb3 is B04."""
    state = rules.play("3p strict | A wb1 r1 r2 | top y5 | deck r3 g7 …", "A wb1:g")
    rules.assert_fact(state, "B r3 g7 ?7 | turn B")
    rules.assert_fact(rules.play("3p strict | A wb2 r1 r2 | top y5", "A wb2:g"), "three B | turn B")
    rules.assert_fact(rules.play("3p strict | A wb3 r1 r2 | top y5", "A wb3:g"), "turn A | phase TURN")


@pytest.mark.parametrize("name", VALUES)
def test_every_value_is_taken_and_written(name: str) -> None:
    """Each value of each option can be agreed on and stands in the position's header."""
    default = next(option.default for option in rules.game.options if option.name == name)
    for value in VALUES[name]:
        text = rules.read(f"2p {name}={value} | phase DEAL").text()
        written = f"{name}={value}" in text.split(" | ")[0].split()
        assert written == (value != default and name != "referee"), text
        assert rules.read(text).text() == text


def test_the_list_of_options_is_the_documented_one() -> None:
    """Every option of chapter 6 exists, and no other."""
    assert {option.name for option in rules.game.options} == {*VALUES, "blank_rules"}


@pytest.mark.parametrize(("name", "value"), [(name, value) for name in WRONG for value in WRONG[name]])
def test_a_wrong_value_is_named(name: str, value: str) -> None:
    """The error says which option it is, and carries the option's clause."""
    with pytest.raises(NotationError, match=name) as caught:
        rules.read(f"2p strict {name}={value} | phase DEAL")
    assert caught.value.clause.startswith("uno.")


def test_options_that_do_not_go_together() -> None:
    """The classic pack has no blanks, and a pack has one rule for each of its blanks."""
    rules.assert_position_refused("2p strict deck=classic blanks=3 | phase DEAL", by="uno.deck.classic")
    rules.assert_position_refused("2p strict deck=classic blank_rules=B01 | phase DEAL", by="uno.deck.blanks")
    rules.assert_position_refused(
        "2p strict blanks=1 blank_rules=B01,B02,B03 | phase DEAL", by="uno.deck.blanks"
    )
    rules.assert_position_refused("2p strict blank_rules=B01,B02 | phase DEAL", by="uno.deck.blanks")
    rules.assert_fact(rules.read("2p strict deck=classic blanks=0 | phase DEAL"), "deck ?108")
    rules.assert_fact(rules.read("2p strict blanks=1 blank_rules=B07 | phase DEAL"), "deck ?110")


def test_rules_of_blanks_that_cannot_be() -> None:
    """Only B00 to B10, or BX with one of its parts and a text of 1 to 140 characters."""
    for rule in ("B11", "B1", "b01", "B²²", "B٠٥", "BY", "", "B01/next"):
        rules.assert_position_refused(f"2p strict blank_rules={rule},B03,B04 | top r1", by="uno.blank.custom")
    for rule in ("BX/next", "BX/next/draw7", "BX/self/draw1", "BX/all/swap", "BX/next/open", "BX/next/draw0"):
        rules.assert_position_refused(
            f"2p strict blank_rules={rule},B03,B04 | top r1", by="uno.blank.custom-parts"
        )
    long = "x" * 141
    rules.assert_position_refused(
        f'2p strict blank_rules=BX/none/"{long}",B03,B04 | top r1', by="uno.blank.custom"
    )
    rules.assert_position_refused('2p strict blank_rules=BX/none/"",B03,B04 | top r1', by="uno.blank.custom")


def test_the_text_of_a_blank_may_be_anything_on_one_line() -> None:
    """Commas, slashes, bars, quotes and Cyrillic inside quotes stay whole."""
    header = '2p strict blank_rules=BX/all/draw1/"Пой, танцуй / и | \\"ку-ку\\"; = ура",B03,B04'
    state = rules.read(f"{header} | A wb1 r1 r2 | top y5")
    assert rules.read(state.text()).text() == state.text()
    told = [event for event in state.play("A wb1:g") if event.kind == "custom"]
    assert told[0].public["text"] == 'Пой, танцуй / и | "ку-ку"; = ура'
    with pytest.raises(NotationError):
        rules.game.new(2, {"blank_rules": 'BX/none/"two\nlines",B03,B04'}, None)


def test_unknown_option_and_referee() -> None:
    """What no table knows is named in the error."""
    with pytest.raises(NotationError, match="unknown option 'stakes'"):
        rules.read("2p strict stakes=5 | top r1")
    rules.assert_position_refused("2p lenient | top r1", by="uno.table.strict")
    with pytest.raises(NotationError, match="twice"):
        rules.read("2p strict hand=5 hand=6 | top r1")


@pytest.mark.parametrize("count", ["0", "1", "11", "99"])
def test_too_few_or_too_many(count: str) -> None:
    """UNO is for 2 to 10."""
    rules.assert_position_refused(f"{count}p strict | phase DEAL", by="uno.seat.count")
