"""Arne keeps the contract in every variant, under both referees and with every option."""

from collections.abc import Callable
from typing import Final
from zlib import crc32

import pytest

from koloda.kernel.positions import read_header
from koloda.testing.properties import PROPERTIES
from koloda.testing.walks import PlainTable
from tests.games.arne.subject import HEADERS, make_arne

ARNE: Final = make_arne()


@pytest.mark.soak
@pytest.mark.parametrize("header", HEADERS)
@pytest.mark.parametrize("holds", PROPERTIES, ids=lambda check: check.__name__)
def test_contract(holds: Callable[[PlainTable, int], None], header: str) -> None:
    count, options = read_header(header)
    holds(PlainTable(ARNE, count, options, crc32(header.encode())), PROPERTIES[holds])
