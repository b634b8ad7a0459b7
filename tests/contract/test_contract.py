"""Every game keeps the contract: every property at many tables."""

from collections.abc import Callable

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from koloda.games import GAMES
from tests.contract.properties import PROPERTIES, games_end
from tests.contract.subject import Subject
from tests.contract.subjects import SUBJECTS
from tests.contract.walks import Table, tables

Property = Callable[[Table, int], None]

QUICK = settings(
    max_examples=20,
    deadline=None,
    derandomize=True,
    database=None,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)
SOAK = settings(QUICK, max_examples=100, derandomize=False)

subjects = pytest.mark.parametrize("subject", SUBJECTS, ids=repr)
properties = pytest.mark.parametrize("holds", PROPERTIES, ids=lambda check: check.__name__)


@properties
@subjects
@QUICK
@given(data=st.data())
def test_contract(holds: Property, subject: Subject, data: st.DataObject) -> None:
    table = data.draw(tables(subject, ending=holds is games_end), label="table")
    holds(table, PROPERTIES[holds] // subject.strides)


@pytest.mark.soak
@properties
@subjects
@SOAK
@given(data=st.data())
def test_contract_for_long(holds: Property, subject: Subject, data: st.DataObject) -> None:
    holds(data.draw(tables(subject, ending=holds is games_end), label="table"), 5 * PROPERTIES[holds])


def test_every_game_is_under_test() -> None:
    assert {subject.game.name for subject in SUBJECTS} >= set(GAMES)
