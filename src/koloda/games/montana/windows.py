"""Whom the game waits for, the windows of chapter 3.9, and what the host should know beyond them."""

from typing import Final

from mypy_extensions import i64

from koloda.games.montana import codes, phases
from koloda.games.montana.rules.ending import is_match_over
from koloda.games.montana.state import MontanaState
from koloda.kernel import Action, Window
from koloda.kernel import windows as kinds
from koloda.kernel.hosting import Ordering, Reaction, Wait
from koloda.kernel.seats import HOST, all_seats, bit
from koloda.kernel.windows import serial, stop_outer_clocks

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
    if phase == phases.MOVE or phase == phases.DRAWN or phase == phases.SWAP:
        return bit(state.turn)
    if phase == phases.RACE and not state.options.by_chance:
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
        if state.stage == phases.SETTLED:
            number = serial(state.paused, SETTLED_SLOT)
            found.append(Window(number, "settled", kinds.NOTICE, everybody, "montana.res.settle"))
    phase = state.phase
    number = serial(state.opened, PHASE_SLOT)
    mover = bit(state.turn) if state.turn >= 0 else 0
    if phase == phases.MOVE or phase == phases.DRAWN:
        ms = options.turn_ms
        add(found, number, "turn", kinds.TURN, mover, "montana.turn.options", ms, codes.CLOSE_TURN)
    elif phase == phases.RACE and not options.by_chance:
        ms = options.race_ms + LATE_MS
        seats = uncovered(state)
        add(found, number, "race", kinds.ANSWER, seats, "montana.digit.2", ms, codes.CLOSE_RACE)
        found[-1].race = True
        found[-1].reaction = Reaction("cover", least=100, most=options.race_ms, lag_ms=300, slack_ms=60)
    elif phase == phases.SWAP:
        add(found, number, "swap", kinds.ANSWER, mover, "montana.digit.5", options.swap_ms, codes.CLOSE_SWAP)
    elif phase == phases.FINAL:
        ms = options.final_ms
        add(found, number, "final", kinds.HOLD, everybody, "montana.end.stop", ms, codes.CLOSE_FINAL)
    elif phase == phases.OVER and not is_match_over(state):
        add(found, number, "next", kinds.PAUSE, everybody, "montana.tour.next-deal", NEXT_MS, codes.NEXT)
    return stop_outer_clocks(found)


def add(
    found: list[Window], number: i64, name: str, kind: str, seats: i64, clause: str, ms: i64, close: i64
) -> None:
    found.append(Window(number, name, kind, seats, clause, ms, codes.act(HOST, close)))


def serial_of_check(state: MontanaState) -> i64:
    return serial(state.played, CHECK_SLOT)


def wait(state: MontanaState, action: Action) -> Wait | None:
    """montana.call.admission: the times run after every play and so reveal nothing.

    Of the moves of a seat the latest counts; a call waits beside them.
    """
    if state.open < 0 or action.seat < 0:
        return None
    code = action.code
    options = state.options
    settled: i64 = -1
    if state.stage == phases.SETTLED:
        settled = serial(state.paused, SETTLED_SLOT)
    if codes.is_move(code):
        return Wait(settled, options.hold_ms)
    if not codes.is_call(code):
        return None
    offence = codes.offence_of(code)
    if offence == codes.NO_WORDS or offence == codes.NO_TAP:
        return Wait(serial_of_check(state), options.grace_ms, code)
    return Wait(settled, options.grace_ms, code) if offence == codes.NO_SHOUT else None


def rank(state: MontanaState, action: Action) -> i64:
    """montana.call.ordering: duty before call before move, then seat order from the open mover."""
    code = action.code
    group: i64 = 2
    if code == codes.TAP or code == codes.SHOUT or code == codes.COVER or codes.is_say(code):
        group = 0
    elif codes.is_call(code):
        group = 1
    from_mover = (action.seat - state.mover() + state.count) % state.count
    return group * state.count + from_mover


def pause(state: MontanaState) -> Action | None:
    """FINAL and the time between deals: nobody is asked."""
    if state.phase == phases.FINAL:
        return codes.act(HOST, codes.CLOSE_FINAL)
    if state.phase == phases.OVER and not is_match_over(state):
        return codes.act(HOST, codes.NEXT)
    return None
