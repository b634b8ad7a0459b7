"""One moment of a recorded game once more."""

from typing import Any

import pytest

import koloda
from koloda.study.what_if import imagine

RULES: dict[str, dict[str, Any]] = {"uno": {"target": "round"}}
POSITION = "2p strict target=round | A r5 y9 | B b2 b7 | top r3 | deck y1 b4 g5 g6 g7 b1"


@pytest.fixture
def record() -> str:
    match = koloda.read("uno", POSITION)
    match.play("A draw; A pass")
    return match.record()


def test_choices_are_compared_in_the_same_worlds() -> None:
    match = koloda.read("uno", POSITION.replace(" y9", ""))
    match.play("A draw; A pass")
    played, drawn = koloda.what_if(match.record(), 0, ["A r5", "A draw"])
    assert (played.code, played.chance, drawn.code) == ("r5", 1.0, "draw")
    assert played.chance > drawn.chance + drawn.error > drawn.chance
    assert koloda.what_if(match.record(), 0, ["A draw", "A r5"]) == [drawn, played]


def test_it_knows_no_more_than_the_seat(record: str) -> None:
    """B's hand and the deck may be others; the values stay."""
    other = koloda.read(
        "uno", POSITION.replace("B b2 b7", "B g5 b1").replace("y1 b4 g5 g6 g7 b1", "b2 b4 y1 g6 g7 b7")
    )
    other.play("A draw; A pass")
    assert koloda.what_if(other.record(), 0, ["A r5!", "A draw"]) == koloda.what_if(
        record, 0, ["A r5!", "A draw"]
    )


@pytest.mark.parametrize("name", koloda.games())
def test_the_seat_cannot_tell_an_imagined_position_from_the_true_one(name: str) -> None:
    match = koloda.play(name, ["normal"] * koloda.about(name).least, seed=2, **RULES.get(name, {}))
    step = match.record().count("\n") // 2
    true = koloda.replay(match.record(), upto=step)
    found = koloda.read(name, imagine(match.record(), step, "B"))
    assert found.view("B") == true.view("B") and found.legal("B") == true.legal("B")
    assert found.digest != true.digest


def test_what_cannot_be_compared_is_said(record: str) -> None:
    for step, choices, words in (
        (9, ["A r5"], "no action 9"),
        (0, [], "at least one"),
        (0, ["A r5", "B b2"], "of one seat"),
        (0, ["A fly"], "fly"),
    ):
        with pytest.raises(koloda.NotationError, match=words):
            koloda.what_if(record, step, choices)
    with pytest.raises(koloda.Refusal):
        koloda.what_if(record, 0, ["A y9"])
