"""The table of fields: what a view has in its text and what beside it."""

import pytest

from koloda.games import GAMES
from koloda.kernel.seats import SPECTATOR

DRAFT = "2p table | grid rs1@0,0 gs2@1,0 bc4@2,0 | A yx3 yx4 rt1 rt2 | settled 0,0>2,0 | draft +yx3@3,0"
FACTS = {
    "uno": "3p strict | A r1 | top w4 | colour g | phase CHALLENGE | turn B | accused A r r1",
    "arne": "2p strict",
    "iota": DRAFT,
    "montana": "2p strict | pile b1* | rules S=:run D=#2",
}
RACE = "2p strict | A b2* g1* | B r1* | pile b1* | rules D=#2"


def test_a_field_that_only_its_owner_sees_stands_in_its_place() -> None:
    """Where others have it beside the text, its owner reads it where the position has it."""
    state = GAMES["iota"].read(DRAFT)
    own, other = state.view(0), state.view(1)
    assert list(own.fields)[-2:] == ["draft", "settled"] and "draft" not in own.plain
    assert "draft" not in other.fields and other.plain["draft"] == "-"


def test_who_sees_the_same_is_given_the_same() -> None:
    one, two = GAMES["iota"].read(DRAFT).views([1, int(SPECTATOR)])
    assert one.plain is two.plain and one.fields["A"] == two.fields["A"] == "?4"


@pytest.mark.parametrize("name", ["uno", "arne", "iota", "montana"])
def test_who_is_sent_a_change_is_told_the_same_facts_as_who_comes_in(name: str) -> None:
    state = GAMES[name].read(FACTS[name])
    for seat, sent in zip((0, 1), state.views([0, 1]), strict=True):
        assert sent.facts() == state.view(seat).facts() != {}


def test_what_lies_inside_a_step_is_told_apart_but_never_read() -> None:
    """Two moments of a race have one position, `since` which they come, and two digests."""
    state = GAMES["montana"].read(RACE)
    state.play("A play b2*")
    before = state.digest()
    state.play("B cover 300")
    assert state.digest() != before
    assert state.field("covers") == "B 300" and state.view(0).fields["covers"] == "B ?"
    assert "covers" not in state.text().partition("since")[0]


def test_what_nobody_sees_is_in_no_view() -> None:
    state = GAMES["montana"].read("2p table | A b5* g1* | B r1* | pile b1* | rules S=:say")
    state.play("A play b5*")
    assert state.field("owes") == "say"
    for seat in (0, 1, int(SPECTATOR)):
        assert state.view(seat).field("owes") is None
