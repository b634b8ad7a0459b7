"""Montana at a real table, with a clock that the test holds."""

from koloda.games.montana.game import MONTANA
from koloda.table.chairs import Chair
from koloda.table.clocks import HandClock
from koloda.table.opening import table_at
from koloda.table.table import Table
from tests.table.house import House


def live(position: str, trips: tuple[int, ...] = (0, 0, 0)) -> House:
    """Three persons, their lines measured."""
    clock = HandClock()
    table = table_at(MONTANA, position, [Chair(name, person=name) for name in "ABC"], clock)
    for seat, trip in enumerate(trips):
        for _ in range(8):
            table.round_trip(seat, trip)
    return House(table, clock)


def serial_of(table: Table, name: str) -> int:
    """The serial of the open window of that name."""
    return next(int(window.serial) for window in table.state.windows() if window.name == name)
