"""Every game keeps the contract: every property at many tables."""

import pytest

from koloda.games import GAMES
from koloda.testing import Check, contract
from tests.contract.subjects import SUBJECTS


def held_by_all(*, long: bool) -> list[object]:
    return [
        pytest.param(check, id=f"{subject}-{check}")
        for subject in SUBJECTS
        for check in contract(subject, long=long)
    ]


@pytest.mark.parametrize("check", held_by_all(long=False))
def test_contract(check: Check) -> None:
    check()


@pytest.mark.soak
@pytest.mark.parametrize("check", held_by_all(long=True))
def test_contract_for_long(check: Check) -> None:
    check()


def test_every_game_is_under_test() -> None:
    assert {subject.game.name for subject in SUBJECTS} >= set(GAMES)
