"""Durak keeps the contract of all games."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.contract.properties import PROPERTIES, games_end
from tests.contract.test_contract import QUICK, Property
from tests.contract.walks import tables
from tests.examples.durak import make_durak


@pytest.mark.parametrize("holds", PROPERTIES, ids=lambda check: check.__name__)
@QUICK
@given(data=st.data())
def test_contract(holds: Property, data: st.DataObject) -> None:
    holds(data.draw(tables(make_durak(), ending=holds is games_end), label="table"), PROPERTIES[holds])
