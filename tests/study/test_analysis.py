"""A game judged as a whole and in parts."""

import pytest

import koloda
from koloda.study.analysis import PART, add_up, judge, parts, read_game
from koloda.texts import Texts


def test_parts_judged_one_by_one_and_backwards_are_the_whole() -> None:
    """Whoever judges a part needs nothing from the others: several processes may."""
    match = koloda.play("montana", ["normal"] * 3, seed=27)
    told = read_game(match.record())
    assert parts(told) > 1
    found = [judge(told, 2, part) for part in reversed(range(parts(told)))]
    whole = koloda.analyse(match.record(), effort=2)
    assert add_up(told, found[::-1], Texts("montana", "en"), complete=True) == whole
    assert any(one.step < PART for one in whole.decisions) and any(
        one.step >= PART for one in whole.decisions
    )


def test_result_choices_and_cards_add_up() -> None:
    match = koloda.play("uno", ["normal", "easy"], seed=3, target="round")
    found = koloda.analyse(match.record(), effort=2)
    for seat, other in ("AB", "BA"):
        come = 0.5 - found.given[seat].value + found.given[other].value + found.luck[seat].value
        assert come == pytest.approx(1.0 if seat in match.winners else 0.0)


def test_who_stops_it_gets_what_was_found() -> None:
    match = koloda.play("montana", ["normal"] * 3, seed=27)
    found = koloda.analyse(match.record(), effort=2, progress=lambda done, most: done < PART + 3)
    assert not found.complete and {one.step // PART for one in found.decisions} == {0, 1}
    assert max(one.step for one in found.decisions) < PART + 3
