"""How the turn comes and goes, and the windows around a play (chapters 3.4 and 9.1)."""

from mypy_extensions import i64

from koloda.games.uno import phases
from koloda.games.uno.options import AUTO, OFF
from koloda.games.uno.rules.drawing import draw
from koloda.games.uno.state import UnoState
from koloda.kernel import Event
from koloda.kernel.seats import NOBODY, bit, seats_in


def begin_turn(state: UnoState, seat: i64, out: list[Event] | None) -> None:
    """TURN of a seat."""
    state.phase = phases.TURN
    state.turn = seat
    state.opened = state.step
    state.armed = NOBODY
    if state.size(state.count):
        state.empty(state.count)
    if state.open and state.open & bit(seat):
        close_hands(state, seat, out)


def close_hands(state: UnoState, seat: i64, out: list[Event] | None) -> None:
    """uno.blank.b07: open hands end when their player has the turn again."""
    state.open &= ~bit(seat)
    if out is not None and not state.open:
        out.append(Event("open-over", seat, "uno.blank.b07", {}))


def close_windows(state: UnoState, seat: i64) -> None:
    """uno.win.turn-action: whoever acts closes every W-UNO, W-JUMP and W-CALL; what a challenger
    was shown is his until his next turn action (uno.hid.view)."""
    state.owes = 0
    state.jump = 0
    state.held = 0
    state.call_held = 0
    if state.base is not None:
        state.base = None
        state.since = ()
    if state.verdicts:
        state.verdicts = tuple([verdict for verdict in state.verdicts if verdict[0] != seat])


def clear_round(state: UnoState) -> None:
    """Nothing of a round outlives it: windows, flags, shouts, stacks, choices."""
    close_windows(state, NOBODY)
    state.verdicts = ()
    state.armed = NOBODY
    state.accused = NOBODY
    state.stack = 0
    state.three = 0
    state.open = 0
    state.stiff = 0
    state.shed = ()
    state.chosen = ()
    state.idle = 0
    state.agreed = 0
    state.empty(state.drawn_row())
    state.empty(state.accused_row())


def settle(state: UnoState, seat: i64, shouted: bool, changed: i64, out: list[Event] | None) -> None:
    """Step 5 of uno.turn.resolve: who is down to one card now, and was it shouted?

    `changed` are other seats whose hand the play gave or took from (uno.call.owe-changed).
    """
    if shouted or state.size(seat) == 1:  # uno.call.duty, uno.call.owe
        owe(state, seat, shouted, out)
    if changed and not state.options.owed_by_player:
        other: i64 = 0
        while other < state.count:
            if changed & bit(other) and other != seat:
                owe(state, other, False, out)
            other += 1
    hold(state)


def owe(state: UnoState, seat: i64, shouted: bool, out: list[Event] | None) -> None:
    """uno.call.early: a shout with or before the play leaves no W-UNO; uno.call.mode, uno.call.false."""
    mode = state.options.uno_call
    if state.size(seat) != 1 or mode == OFF:
        if shouted:
            false_shout(state, seat, out)
    elif shouted or mode == AUTO:
        if out is not None and not shouted:
            out.append(Event("shouted", seat, "uno.call.mode", {}))
        loosen(state, out)
    else:
        state.owes |= bit(seat)


def loosen(state: UnoState, out: list[Event] | None) -> None:
    """uno.blank.b09: a shout that covers a one-card hand ends straight elbows."""
    if state.stiff:
        if out is not None:
            for seat in seats_in(state.stiff):
                out.append(Event("stiff-over", seat, "uno.blank.b09", {}))
        state.stiff = 0


def false_shout(state: UnoState, seat: i64, out: list[Event] | None) -> None:
    """uno.call.false: a shout that was not owed costs what the table agreed."""
    price = state.options.false_uno
    if price and state.in_play():
        if out is not None:
            out.append(Event("false-shout", seat, "uno.call.false", {"count": price}))
        draw(state, seat, price, "uno.call.false", out)
        if state.options.version > 1:
            release(state)


def hold(state: UnoState) -> None:
    """uno.win.hold: turn actions wait while somebody may still shout, catch or jump in."""
    if not state.held and has_reason_to_hold(state):
        state.held = 1
        state.paused = state.step


def release(state: UnoState) -> None:
    """The hold ends by itself as soon as neither a W-UNO nor a W-JUMP is open; length 0 = no hold."""
    if not has_reason_to_hold(state):
        state.held = 0


def has_reason_to_hold(state: UnoState) -> bool:
    options = state.options
    return (state.owes != 0 and options.uno_hold != 0) or (state.jump != 0 and options.jump_hold != 0)


def is_held_for(state: UnoState, seat: i64) -> bool:
    """Whether the turn actions of this seat wait; a W-CALL is held for its own player alone."""
    if seat != state.turn:
        return False
    return state.held != 0 or (state.call_held != 0 and state.player == seat)
