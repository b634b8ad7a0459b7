"""A game once more, step by step: what one seat saw, or every hand when they may be known."""

from collections.abc import Iterator

from koloda.kernel.events import Event
from koloda.kernel.positions import read_segments
from koloda.kernel.records import SEED_LINE
from koloda.kernel.seats import SPECTATOR, letter, seats_in
from koloda.kernel.state import State
from koloda.server.wire.pages import Frame, Replay
from koloda.server.wire.socket import EventText, Position
from koloda.table import entries as kinds
from koloda.table.standing import Standing

EVERYBODY = SPECTATOR - 1
"""Who sees every hand."""


def replay(standing: Standing, seat: int, first: int, most: int) -> Replay:
    """At most so many steps from `first` on, as a seat, a spectator or everybody saw them."""
    frames: list[Frame] = []
    total = 0
    for events, state in steps(standing, seat):
        if first <= total < first + most:
            frames.append(Frame([tell(event, seat) for event in events], look(state, seat)))
        total += 1
    who = "*" if seat == EVERYBODY else letter(seat)
    return Replay(who, standing.head.names, first, total, frames)


def steps(standing: Standing, seat: int) -> Iterator[tuple[list[Event], State]]:
    """What happened to this seat's knowledge, and the position after it."""
    opening, game = standing.log[0], standing.game
    position, seed = opening.text("position"), opening.text("seed")
    state = game.read(position) if position else game.new(len(standing.chairs), standing.options, None)
    if seed:
        state.play(SEED_LINE + seed)
    if position or seed:
        yield opening.events, state
    for entry in standing.log[1:]:
        if entry.kind == kinds.ACTION:
            state.apply(state.action(entry.action))
            if seat == EVERYBODY:
                yield [event for event in entry.events if event.shown], state
            elif standing.sees(seat, entry):
                yield [event for event in entry.events if event.reaches(seat)], state


def tell(event: Event, seat: int) -> EventText:
    values = {**event.public, **event.secret} if seat == EVERYBODY else event.values(seat)
    return EventText(event.kind, letter(event.seat), event.clause, values)


def look(state: State, seat: int) -> Position:
    """The position, without what could be done in it."""
    view = state.view(SPECTATOR if seat == EVERYBODY else seat)
    fields = view.fields
    if seat == EVERYBODY:
        fields = {**fields, **read_segments(state.write()).fields}
    over = bool(state.is_over())
    winners = "".join(letter(winner) for winner in seats_in(state.winners())) if over else ""
    return Position(view.header, fields, view.plain, False, [], [], [], over, winners)
