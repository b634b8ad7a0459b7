"""Arne keeps the contract in every variant, under both referees and with every option."""

from collections.abc import Callable
from zlib import crc32

import pytest

from tests.contract.properties import PROPERTIES
from tests.contract.walks import Table
from tests.games.arne.tables import HEADERS, table


@pytest.mark.parametrize("header", HEADERS)
@pytest.mark.parametrize("holds", PROPERTIES, ids=lambda check: check.__name__)
def test_contract(holds: Callable[[Table, int], None], header: str) -> None:
    holds(table(header, crc32(header.encode())), PROPERTIES[holds])
