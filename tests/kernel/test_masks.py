"""Masks up to the largest number, the same in both builds."""

import pytest

from koloda.kernel import masks, seats


@pytest.mark.parametrize("number", range(63))
def test_a_number_is_its_bit(number: int) -> None:
    """A 32-bit shift would give 8 for 35."""
    assert masks.bit(number) == seats.bit(number) == 1 << number
    assert masks.first(number) == seats.all_seats(number) == (1 << number) - 1
    assert masks.lowest(1 << number | 1 << 62) == masks.place(1 << number) == number


@pytest.mark.parametrize("number", range(62))
def test_a_mask_has_its_numbers_only(number: int) -> None:
    mask = 1 << number | 1 << 62
    assert masks.has(mask, number) and seats.has(mask, number)
    assert not masks.has(~mask & (1 << 62) - 1, number)
    assert masks.members(mask) == seats.seats_in(mask) == [number, 62]
