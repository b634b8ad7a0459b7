"""The time: whoever sets the machine's clock, or lets it sleep, takes nobody's turn."""

import time

import pytest

from koloda.table.clocks import EpochClock
from koloda.table.settings import TableSettings
from tests.table.house import House, seated, turn


def test_a_step_of_the_wall_clock_moves_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = EpochClock()
    before = clock.now()
    assert abs(before - time.time() * 1000) < 60_000
    for hours in (-1, 1):
        wall = time.time_ns() + hours * 3600 * 10**9
        monkeypatch.setattr(time, "time_ns", lambda wall=wall: wall)
        assert 0 <= clock.now() - before < 60_000


def test_the_clock_goes_on_from_where_it_is_told() -> None:
    clock = EpochClock()
    clock.anchor(5_000_000)
    assert 5_000_000 <= clock.now() < 5_060_000


def slept() -> tuple[House, int]:
    """Somebody has had 5 of his 15 seconds when the machine sleeps for 40."""
    house = seated(2, settings=TableSettings(turn_ms=15_000, provable=True))
    seat = turn(house)
    house.run_on(5_000)
    house.clock.advance(40_000)
    return house, seat


def test_what_came_while_the_machine_slept_is_in_time() -> None:
    house, seat = slept()
    act = house.table.act(seat, "draw", by=f"p{seat}")
    house.table.stood(40_000)
    house.did(act)
    assert house.kinds()[-2:] == ["stood", "action"]


def test_a_turn_is_not_taken_from_somebody_while_the_machine_slept() -> None:
    house, _ = slept()
    before = house.actions()
    house.table.stood(40_000)
    house.run_on(9_000)
    house.restart()
    assert house.actions() == before
    house.run_on(2_000)
    assert len(house.actions()) > len(before)


def test_time_goes_on_where_the_next_process_has_a_slower_clock() -> None:
    """The log never goes back, so nobody's clock is set back by who leads the table."""
    house = seated(2, settings=TableSettings(turn_ms=15_000, provable=True))
    house.run_on(2_000)
    times = []
    for _ in range(2):
        seat = turn(house)
        move = house.table.state.legal(seat)[-1]
        house.did(house.table.act(seat, house.table.state.write_code(move), by=f"p{seat}"))
        times.append(house.table.last_at())
        house.clock.ms -= 200
    assert times[1] == times[0]
