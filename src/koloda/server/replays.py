"""A game once more, step by step: what one seat saw, or every hand when they may be known."""

from collections.abc import Iterator

from koloda.kernel import Event, State
from koloda.kernel.positions import read_segments
from koloda.kernel.records import SEED_LINE
from koloda.kernel.seats import SPECTATOR, letter, seats_in
from koloda.server.reading import Slices
from koloda.table import entries as kinds
from koloda.table.entries import Entry
from koloda.table.table_state import TableState
from koloda.table.translation import event_text
from koloda.wire.pages import Replay, ReplayStep
from koloda.wire.socket import EventText, PositionText

EVERYBODY = SPECTATOR - 1
"""Who sees every hand."""


async def replay(table: TableState, seat: int, first: int, most: int) -> Replay:
    """At most so many steps from `first` on, as a seat, a spectator or everybody saw them. However long the
    game is, others go on meanwhile."""
    found: list[ReplayStep] = []
    total = 0
    slices = Slices()
    for entry, state in walk(table):
        events = events_for(table, entry, seat)
        if events is not None:
            if first <= total < first + most:
                found.append(step(events, state, seat))
            total += 1
        await slices.rest()
    return Replay(name_of(seat), table.head.names, first, total, found)


def name_of(seat: int) -> str:
    return "*" if seat == EVERYBODY else letter(seat)


def walk(table: TableState) -> Iterator[tuple[Entry, State]]:
    """Everything that the rules did, and the position after it."""
    opening, game = table.log[0], table.game
    position, seed = opening.text("position"), opening.text("seed")
    state = game.read(position) if position else game.new(len(table.chairs), table.chosen, None)
    if seed:
        state.play(SEED_LINE + seed)
    if position or seed:
        yield opening, state
    for entry in table.log[1:]:
        if entry.kind == kinds.ACTION:
            state.apply(state.action(entry.action))
            yield entry, state


def events_for(table: TableState, entry: Entry, seat: int) -> list[Event] | None:
    """What this seat has heard of it; None where it has not noticed at all."""
    if seat == EVERYBODY:
        return [event for event in entry.events if event.shown]
    if entry.kind == kinds.OPEN:
        return entry.events
    return [event for event in entry.events if event.reaches(seat)] if table.sees(seat, entry) else None


def step(events: list[Event], state: State, seat: int) -> ReplayStep:
    return ReplayStep([tell(event, seat) for event in events], look(state, seat))


def tell(event: Event, seat: int) -> EventText:
    values = {**event.public, **event.secret} if seat == EVERYBODY else event.values(seat)
    return event_text(event, values)


def look(state: State, seat: int) -> PositionText:
    """The position, without what could be done in it."""
    view = state.view(SPECTATOR if seat == EVERYBODY else seat)
    fields, plain = view.fields, view.plain
    over = bool(state.is_over())
    if seat == EVERYBODY:
        fields = {**fields, **read_segments(state.write()).fields}
        if over and state.worth():
            pairs = [f"{letter(at)} {points}" for at, points in enumerate(state.worth())]
            plain = {**plain, "worth": " ".join(pairs)}
    winners = "".join(letter(winner) for winner in seats_in(state.winners())) if over else ""
    return PositionText(view.header, fields, plain, False, [], [], [], over, winners)
