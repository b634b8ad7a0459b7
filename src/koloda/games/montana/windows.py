"""Whom the game waits for, the windows of chapter 3.9, and what the host should know beyond them."""

from typing import Final

from mypy_extensions import i64

from koloda.games.montana.codes import (
    CALL,
    CARDS,
    CLOSE_FINAL,
    CLOSE_RACE,
    CLOSE_SWAP,
    CLOSE_TURN,
    COVER,
    DRAW,
    NEXT,
    NO_SHOUT,
    NO_TAP,
    NO_WORDS,
    SAY,
    SET,
    SHOUT,
    TAP,
    act,
)
from koloda.games.montana.rules.ending import is_match_over
from koloda.games.montana.state import DRAWN, FINAL, MOVE, OVER, RACE, SETTLED, SWAP, MontanaState
from koloda.kernel import windows as kinds
from koloda.kernel.actions import Action
from koloda.kernel.hosting import Ordering, Reaction, Wait
from koloda.kernel.seats import HOST, all_seats, bit
from koloda.kernel.windows import Window, stop_outer_clocks

SLOTS: Final = 8
"""Windows opened by one step are told apart by a slot."""
PHASE_SLOT: Final = 0
CHECK_SLOT: Final = 1
SETTLED_SLOT: Final = 2

NEXT_MS: Final = 15000
"""Time to look at the points before the next deal."""
LATE_MS: Final = 300
"""montana.race.close: what a press may need to arrive."""

ORDERING: Final = Ordering(keep_ms=250, allowed_ms=150, tie_ms=20)
"""montana.call.ordering."""


def must(state: MontanaState) -> i64:
    """Whom the game waits for (chapter 3.2)."""
    phase = state.phase
    if phase == MOVE or phase == DRAWN or phase == SWAP:
        return bit(state.turn)
    if phase == RACE and not state.options.by_chance:
        return uncovered(state)
    return 0


def uncovered(state: MontanaState) -> i64:
    mask: i64 = 0
    seat: i64 = 0
    while seat < state.count:
        if state.times[seat] < 0:
            mask |= bit(seat)
        seat += 1
    return mask


def windows(state: MontanaState) -> list[Window]:
    """The check around whatever else is open; `settled` is open from the settlement of its play on."""
    found: list[Window] = []
    everybody = all_seats(state.count)
    options = state.options
    if state.open >= 0:
        check = Window(serial_of_check(state), "check", kinds.NOTICE, everybody, "montana.window.check")
        check.ordering = ORDERING
        found.append(check)
        if state.stage == SETTLED:
            serial = state.settled_at * SLOTS + SETTLED_SLOT
            found.append(Window(serial, "settled", kinds.NOTICE, everybody, "montana.res.settle"))
    phase = state.phase
    serial = state.opened * SLOTS + PHASE_SLOT
    mover = bit(state.turn) if state.turn >= 0 else 0
    if phase == MOVE or phase == DRAWN:
        add(found, serial, "turn", kinds.TURN, mover, "montana.turn.options", options.turn_ms, CLOSE_TURN)
    elif phase == RACE and not options.by_chance:
        ms = options.race_ms + LATE_MS
        seats = uncovered(state)
        add(found, serial, "race", kinds.ANSWER, seats, "montana.digit.2", ms, CLOSE_RACE)
        found[-1].race = True
        found[-1].reaction = Reaction("cover", least=100, most=options.race_ms, lag_ms=300, slack_ms=60)
    elif phase == SWAP:
        add(found, serial, "swap", kinds.ANSWER, mover, "montana.digit.5", options.swap_ms, CLOSE_SWAP)
    elif phase == FINAL:
        add(found, serial, "final", kinds.HOLD, everybody, "montana.end.stop", options.final_ms, CLOSE_FINAL)
    elif phase == OVER and not is_match_over(state):
        add(found, serial, "next", kinds.PAUSE, everybody, "montana.tour.next-deal", NEXT_MS, NEXT)
    return stop_outer_clocks(found)


def add(
    found: list[Window], serial: i64, name: str, kind: str, seats: i64, clause: str, ms: i64, close: i64
) -> None:
    found.append(Window(serial, name, kind, seats, clause, ms, act(HOST, close)))


def serial_of_check(state: MontanaState) -> i64:
    return state.laid_at * SLOTS + CHECK_SLOT


def wait(state: MontanaState, action: Action) -> Wait | None:
    """montana.call.admission: the times run after every play and so reveal nothing.

    Of the moves of a seat the latest counts; a call waits beside them.
    """
    if state.open < 0 or action.seat < 0:
        return None
    code = action.code
    options = state.options
    settled: i64 = -1
    if state.stage == SETTLED:
        settled = state.settled_at * SLOTS + SETTLED_SLOT
    if is_move(code):
        return Wait(settled, options.hold_ms)
    if code < CALL or code >= CALL + 32:
        return None
    offence = (code - CALL) >> 3
    if offence == NO_WORDS or offence == NO_TAP:
        return Wait(serial_of_check(state), options.grace_ms, code)
    return Wait(settled, options.grace_ms, code) if offence == NO_SHOUT else None


def is_move(code: i64) -> bool:
    return code < CARDS or code == SET or code == DRAW


def rank(state: MontanaState, action: Action) -> i64:
    """montana.call.ordering: duty before call before move, then seat order from the open mover."""
    code = action.code
    group: i64 = 2
    if code == TAP or code == SHOUT or code == COVER or (code >= SAY and code < SAY + 18):
        group = 0
    elif code >= CALL and code < CALL + 32:
        group = 1
    from_mover = (action.seat - state.mover() + state.count) % state.count
    return group * state.count + from_mover


def pause(state: MontanaState) -> Action | None:
    """FINAL and the time between deals: nobody is asked."""
    if state.phase == FINAL:
        return act(HOST, CLOSE_FINAL)
    if state.phase == OVER and not is_match_over(state):
        return act(HOST, NEXT)
    return None
