"""What a seat is told, from its view and its events and nothing else."""

from koloda.kernel.seats import SPECTATOR, has, seats_in
from koloda.kernel.views import View
from koloda.kernel.windows import HOLD, Window
from koloda.table import entries as kinds
from koloda.table.entries import Entry
from koloda.table.standing import Standing
from koloda.table.updates import Scene, SeenEvent, SeenWindow, Told


def tell_entry(entry: Entry, version: int, seat: int) -> Told:
    """An entry as the seat reads it."""
    events = [
        SeenEvent(event.kind, int(event.seat), event.clause, event.values(seat))
        for event in entry.events
        if event.reaches(seat)
    ]
    concerns = -1 if entry.kind == kinds.ACTION else entry.seat
    return Told(version, entry.at, entry.kind, concerns, events)


def see(standing: Standing, view: View, now: int) -> Scene:
    """How it stands for the seat of a view, at that moment of the table's own time."""
    state = standing.state
    common = standing.in_common()
    seat = int(view.seat)
    plays = standing.begun and seat != SPECTATOR and not common.over
    asked = plays and has(common.must, seat) and not any(window.kind == HOLD for window in view.windows)
    return Scene(
        standing.version_for(seat),
        seat,
        standing.begun,
        standing.paused_at is not None,
        common.over,
        view.header,
        view.fields,
        {**view.plain, **view.facts()},
        asked,
        [state.write_code(action) for action in state.offers(seat)] if plays else [],
        state.forms(seat) if plays else [],
        [see_window(standing, window, now) for window in view.windows] if standing.begun else [],
        common.winners,
        common.choices,
        *common.around,
        standing.next_table,
    )


def see_window(standing: Standing, window: Window, now: int) -> SeenWindow:
    serial = window.serial
    limit = standing.limits.get(serial, 0)
    return SeenWindow(
        serial,
        window.name,
        window.kind,
        seats_in(window.seats & standing.everybody),
        window.clause,
        limit,
        standing.clocks[serial].left(limit, now) if limit else None,
        window.race,
        window.waits,
        window.reaction.code if window.reaction is not None else "",
    )
