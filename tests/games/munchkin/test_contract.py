"""Munchkin keeps the contract under both referees, with and without clocks, and with mixed packs."""

from collections.abc import Callable

import pytest

from koloda.testing.properties import PROPERTIES
from koloda.testing.walks import PlainTable
from tests.games.munchkin.subject import make_munchkin

SUBJECT = make_munchkin()
TOURS = [f"{count}p {' '.join(options.values())}" for count, options in SUBJECT.tours]


@pytest.mark.parametrize("tour", range(len(TOURS)), ids=TOURS)
@pytest.mark.parametrize("holds", PROPERTIES, ids=lambda check: check.__name__)
def test_contract(holds: Callable[[PlainTable, int], None], tour: int) -> None:
    count, options = SUBJECT.tours[tour]
    holds(PlainTable(SUBJECT, count, {**options, **SUBJECT.brief}, 11 * tour + 5), min(PROPERTIES[holds], 24))
