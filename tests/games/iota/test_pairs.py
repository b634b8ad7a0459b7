"""Two rules that meet, where a scenario cannot look: games that are new."""

import pytest

from koloda.games.iota.game import IOTA
from koloda.kernel.chance import open_chance


@pytest.mark.parametrize("first", "ABC")
def test_iota_setup_first__a_letter_is_that_seat(first: str) -> None:
    """Whatever the seed, and also seat A."""
    for seed in range(1, 6):
        assert IOTA.new(3, {"first": first}, open_chance(f"k1:{seed}")).field("turn") == first
