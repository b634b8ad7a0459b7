"""Iota keeps the contract under both referees and every option: round trips, guesses, secrets, windows."""

from collections.abc import Callable

import pytest

from tests.contract.properties import PROPERTIES
from tests.contract.walks import Table
from tests.games.iota.subject import make_iota

SUBJECT = make_iota()
TOURS = [f"{count}p {' '.join(options.values())}" for count, options in SUBJECT.tours]


@pytest.mark.parametrize("tour", range(len(TOURS)), ids=TOURS)
@pytest.mark.parametrize("holds", PROPERTIES, ids=lambda check: check.__name__)
def test_contract(holds: Callable[[Table, int], None], tour: int) -> None:
    count, options = SUBJECT.tours[tour]
    holds(Table(SUBJECT, count, options, 11 * tour + 5), min(PROPERTIES[holds], 24))
