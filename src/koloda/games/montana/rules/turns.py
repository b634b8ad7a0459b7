"""How the move comes and goes (chapter 3.7)."""

from mypy_extensions import i64

from koloda.games.montana import cards, phases
from koloda.games.montana.rules.ending import void_deal
from koloda.games.montana.state import MontanaState
from koloda.kernel import Event
from koloda.kernel.seats import all_seats, bit


def begin_move(state: MontanaState, seat: i64) -> None:
    state.drawn = cards.NO_CARD
    state.phase = phases.MOVE
    state.turn = seat
    state.opened = state.step


def end_move(state: MontanaState, seat: i64, out: list[Event] | None) -> None:
    """montana.res.next: a further move of the same seat, or the turn passes."""
    limit = state.options.move_limit
    if limit:
        state.moves += 1
        if state.moves >= limit:
            void_deal(state, "montana.end.stop", out)
            return
    if state.owed:
        state.owed -= 1
        begin_move(state, seat)
        return
    pass_turn(state, seat, out)


def pass_turn(state: MontanaState, seat: i64, out: list[Event] | None) -> None:
    """montana.next.dir, montana.next.skip, montana.next.skip-person, montana.next.seven."""
    others = all_seats(state.count) & ~bit(seat)
    if state.seven and state.skip & others == others:
        state.skip &= ~others
    state.seven = 0
    follower = state.after(seat)
    while state.skip & bit(follower):
        state.skip &= ~bit(follower)
        if out is not None:
            out.append(Event("missed", follower, "montana.next.skip", {}))
        follower = state.after(follower)
    begin_move(state, follower)
