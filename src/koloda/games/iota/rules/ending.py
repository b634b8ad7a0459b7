"""The end of the game (chapter 5.2)."""

from mypy_extensions import i64

from koloda.games.iota.cards import CODES
from koloda.games.iota.state import ENDS, NOBODY, OUT, OVER, STALL, STUCK, IotaState
from koloda.kernel.events import Event, Value
from koloda.kernel.seats import bit, letter, seats_in


def is_dried_up(state: IotaState) -> i64:
    """iota.end.stuck, iota.end.stall: how the game ends after a pass, 0 if it goes on."""
    if not state.deck:
        return STUCK if state.dry >= state.count else 0
    rounds = state.options.stall_rounds
    return STALL if rounds and state.dry >= rounds * state.count else 0


def end_game(state: IotaState, end: i64, out: list[Event] | None) -> None:
    """iota.end.over: nobody is in turn, all hands are shown."""
    state.phase = OVER
    state.opened = state.step
    state.turn = NOBODY
    state.end = end
    if out is not None:
        shown: dict[str, Value] = {
            "end": ENDS[end],
            "winners": tuple([letter(seat) for seat in seats_in(winners(state))]),
        }
        for seat in range(state.count):
            shown[letter(seat)] = tuple([CODES[card] for card in state.hands[seat]])
        if state.options.short:
            shown["out"] = tuple([CODES[card] for card in state.out])
        clause = "iota.end.out" if end == OUT else "iota.end.stuck" if end == STUCK else "iota.end.stall"
        out.append(Event("over", NOBODY, clause, shown))


def winners(state: IotaState) -> i64:
    """iota.end.win, iota.end.tie; iota.var.kids: the empty hand, or the fewest cards."""
    best = 0
    found: i64 = 0
    for seat in range(state.count):
        worth = -len(state.hands[seat]) if state.options.kids else state.points[seat]
        if found == 0 or worth > best:
            best, found = worth, 0
        if worth == best:
            found |= bit(seat)
    return found


def end_of(state: IotaState) -> i64:
    """How a game that is over must have ended."""
    if state.deck:
        return STALL
    for hand in state.hands:
        if not hand:
            return OUT
    return STUCK
