"""What seats are told at one moment, from their views and their events and nothing else."""

from koloda.kernel.events import Event
from koloda.kernel.seats import ALL, SPECTATOR, has, seats_in
from koloda.kernel.views import View
from koloda.kernel.windows import HOLD, Window
from koloda.table import entries as kinds
from koloda.table.entries import Entry
from koloda.table.standing import Standing
from koloda.table.updates import Scene, SeenEvent, SeenWindow, Told


class Moment:
    """`now` is the table's own time. What several seats see alike is made once: they get the same object."""

    def __init__(self, standing: Standing, now: int) -> None:
        self.standing = standing
        self.now = now
        self.windows: dict[tuple[int, ...], list[SeenWindow]] = {}
        self.told: dict[tuple[int, int], Told] = {}

    def see(self, view: View) -> Scene:
        """How it stands for the seat of a view."""
        standing = self.standing
        state = standing.state
        common = standing.in_common()
        seat = int(view.seat)
        plays = standing.begun and seat != SPECTATOR and not common.over
        asked = plays and has(common.must, seat) and not any(window.kind == HOLD for window in view.windows)
        facts = view.facts()
        return Scene(
            standing.version_for(seat),
            seat,
            standing.begun,
            standing.paused_at is not None,
            common.over,
            view.header,
            view.fields,
            {**view.plain, **facts} if facts else view.plain,
            asked,
            [state.write_code(action) for action in state.offers(seat)] if plays else [],
            state.forms(seat) if plays else [],
            self.see_windows(view.windows) if standing.begun else [],
            common.winners,
            common.choices,
            common.around,
        )

    def see_windows(self, windows: list[Window]) -> list[SeenWindow]:
        """A window is the same for every seat that sees it (`seen_windows`)."""
        key = tuple([window.serial for window in windows])
        seen = self.windows.get(key)
        if seen is None:
            seen = self.windows[key] = [self.see_window(window) for window in windows]
        return seen

    def see_window(self, window: Window) -> SeenWindow:
        standing, serial = self.standing, window.serial
        limit = standing.limits.get(serial, 0)
        return SeenWindow(
            serial,
            window.name,
            window.kind,
            seats_in(window.seats & standing.everybody),
            window.clause,
            limit,
            standing.clocks[serial].left(limit, self.now) if limit else None,
            window.race,
            window.waits,
            window.reaction.code if window.reaction is not None else "",
        )

    def tell(self, entry: Entry, version: int, seat: int) -> Told:
        """An entry as the seat reads it, which counts it as that version."""
        key = entry.version, version
        told = self.told.get(key)
        if told is None:
            told = tell_entry(entry, version, seat)
            if all(is_alike(event) for event in entry.events):
                self.told[key] = told
        return told


def tell_entry(entry: Entry, version: int, seat: int) -> Told:
    events = [
        SeenEvent(event.kind, int(event.seat), event.clause, event.values(seat))
        for event in entry.events
        if event.reaches(seat)
    ]
    concerns = -1 if entry.kind == kinds.ACTION else entry.seat
    return Told(version, entry.at, entry.kind, concerns, events)


def is_alike(event: Event) -> bool:
    """Whether everybody reads the same of it, or nobody anything."""
    return event.shown == 0 or (event.shown == ALL and not event.secret)
