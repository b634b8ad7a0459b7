"""The windows of a live table: when their clocks start, stand still and run out."""

from koloda.games.munchkin.game import MUNCHKIN
from koloda.table.chairs import Chair
from koloda.table.clocks import HandClock
from koloda.table.opening import table_at
from koloda.table.table import Table

FIGHT = "4p strict offer_ms=600000 | A L1 | B L1 | combat A vs slush"


def seat_people(position: str) -> tuple[Table, HandClock]:
    clock = HandClock()
    return table_at(MUNCHKIN, position, [Chair(name, person=name) for name in "ABCD"], clock), clock


def run_until(table: Table, clock: HandClock, moment: int) -> None:
    while (due := table.next_due()) is not None and due <= moment:
        clock.ms = max(due, clock.ms)
        table.tick()
    clock.ms = moment


def phase(table: Table) -> str:
    return table.state.field("phase") or ""


def test_munchkin_time_ack__the_slowest_line() -> None:
    """The pause starts when the slowest of those who are here has it."""
    for trip, ends in ((0, 3750), (400, 4150), (5000, 4750)):
        table, clock = seat_people("4p strict | A L5 | combat A vs slush | TD whip …")
        table.round_trip(2, trip)
        table.submit(0, "claim 1")
        run_until(table, clock, ends - 1)
        assert phase(table) == "W.KILL", trip
        run_until(table, clock, ends)
        assert phase(table) == "T.END", trip


def test_munchkin_combat_who_decides__time() -> None:
    """Who does not decide in time runs when losing."""
    table, clock = seat_people(FIGHT)
    run_until(table, clock, 59_999)
    assert phase(table) == "C.OPEN"
    run_until(table, clock, 60_000)
    assert phase(table) == "W.RUN"


def test_munchkin_help_ask__time_stands() -> None:
    """While an asked player thinks the time to decide stands still, for 90 seconds at most."""
    table, clock = seat_people(FIGHT)
    run_until(table, clock, 10_000)
    table.submit(0, "ask > B {share=1}")
    run_until(table, clock, 149_999)
    assert phase(table) == "C.OPEN"
    run_until(table, clock, 150_000)
    assert phase(table) == "W.RUN"


def test_munchkin_help_ask__time_goes_on() -> None:
    """A refusal sets the clock going again; a second question has only what is left of the 90 seconds."""
    table, clock = seat_people(FIGHT)
    table.submit(0, "ask > B {share=1}")
    run_until(table, clock, 80_000)
    table.submit(1, "refuse p1")
    run_until(table, clock, 100_000)
    table.submit(0, "ask > C {share=1}")
    run_until(table, clock, 149_999)
    assert phase(table) == "C.OPEN"
    run_until(table, clock, 150_000)
    assert phase(table) == "W.RUN"
