"""The end of the game (chapter 5.2)."""

from mypy_extensions import i64

from koloda.games.iota import cards, phases
from koloda.games.iota.state import IotaState
from koloda.kernel import Event, Value
from koloda.kernel.seats import NOBODY, bit, letter, seats_in


def is_dried_up(state: IotaState) -> i64:
    """iota.end.stuck, iota.end.stall: how the game ends after a pass, 0 if it goes on."""
    if not state.deck:
        return phases.STUCK if state.dry >= state.count else 0
    rounds = state.options.stall_rounds
    return phases.STALL if rounds and state.dry >= rounds * state.count else 0


def end_game(state: IotaState, end: i64, out: list[Event] | None) -> None:
    """iota.end.over: nobody is in turn, all hands are shown."""
    state.enter(phases.OVER, NOBODY)
    state.end = end
    if out is not None:
        shown: dict[str, Value] = {
            "end": phases.ENDS[end],
            "winners": tuple([letter(seat) for seat in seats_in(winners(state))]),
        }
        for seat in range(state.count):
            shown[letter(seat)] = tuple([cards.CODES[card] for card in state.hands[seat]])
        if state.options.short:
            shown["out"] = tuple([cards.CODES[card] for card in state.out])
        clause = (
            "iota.end.out"
            if end == phases.OUT
            else "iota.end.stuck"
            if end == phases.STUCK
            else "iota.end.stall"
        )
        out.append(Event("over", NOBODY, clause, shown))


def winners(state: IotaState) -> i64:
    """iota.end.win, iota.end.tie; iota.var.kids: the empty hand, or the fewest cards."""
    best = 0
    found: i64 = 0
    for seat in range(state.count):
        worth = -len(state.hands[seat]) if state.options.kids else state.total(seat)
        if found == 0 or worth > best:
            best, found = worth, 0
        if worth == best:
            found |= bit(seat)
    return found


def end_of(state: IotaState) -> i64:
    """How a game that is over must have ended."""
    if state.deck:
        return phases.STALL
    for hand in state.hands:
        if not hand:
            return phases.OUT
    return phases.STUCK
