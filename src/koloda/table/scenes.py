"""What a seat is told, from its view and its events and nothing else."""

from koloda.kernel.seats import HOST, SPECTATOR, has, seats_in
from koloda.kernel.windows import HOLD, Window
from koloda.table import entries as kinds
from koloda.table.entries import Entry
from koloda.table.standing import Standing
from koloda.table.updates import Scene, SeenDeal, SeenEvent, SeenWindow, Told


def tell_entry(standing: Standing, entry: Entry, version: int, seat: int) -> Told:
    """An entry as the seat reads it."""
    events = [
        SeenEvent(event.kind, int(event.seat), event.clause, event.values(seat))
        for event in entry.events
        if event.reaches(seat)
    ]
    concerns = -1 if entry.kind == kinds.ACTION else entry.seat
    return Told(version, entry.at, entry.kind, concerns, events)


def see(standing: Standing, seat: int, now: int) -> Scene:
    """How it stands for a seat at that moment of the table's own time."""
    assert seat != HOST
    state = standing.state
    view = state.view(seat)
    over = standing.begun and bool(state.is_over())
    plays = standing.begun and seat != SPECTATOR and not over
    held = any(window.kind == HOLD for window in view.windows)
    return Scene(
        version=standing.version_for(seat),
        seat=seat,
        begun=standing.begun,
        paused=standing.paused_at is not None,
        over=over,
        header=view.header,
        fields=view.fields,
        plain=view.plain,
        asked=plays and not held and has(state.must(), seat),
        legal=[state.write_code(action) for action in state.legal(seat)] if plays else [],
        forms=state.forms(seat) if plays else [],
        windows=[see_window(standing, window, now) for window in view.windows] if standing.begun else [],
        winners=seats_in(state.winners()) if over else [],
        chairs=standing.seen_chairs(),
        owner=max(-1, standing.seat_of(standing.owner)),
        deals=see_deals(standing),
        next_table=standing.next_table,
    )


def see_window(standing: Standing, window: Window, now: int) -> SeenWindow:
    limit = standing.limits.get(window.serial, 0)
    clock = standing.clocks.get(window.serial)
    return SeenWindow(
        serial=int(window.serial),
        name=window.name,
        kind=window.kind,
        seats=seats_in(window.seats & ((1 << len(standing.chairs)) - 1)),
        clause=window.clause,
        ms=limit,
        left=None if clock is None or limit == 0 else clock.left(limit, now),
        race=bool(window.race),
        waits=bool(window.waits),
        press=window.reaction.code if window.reaction is not None else "",
    )


def see_deals(standing: Standing) -> list[SeenDeal]:
    public = standing.is_public()
    return [
        SeenDeal(
            deal.commitment,
            dict(deal.added),
            deal.salt if public and deal.seed else "",
            deal.secret if public and deal.seed else "",
        )
        for deal in standing.deals
    ]
