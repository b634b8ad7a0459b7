"""The open windows of chapter 3.3, for whoever runs the game. They look the same whatever hands hold."""

from typing import Final

from mypy_extensions import i64

from koloda.games.arne.codes import FIRST, TICK, pack_code
from koloda.games.arne.options import BEAT_MS, END_MS, NO_CLOCKS, YOUNGEST
from koloda.games.arne.rules.races import BUCKET_MS
from koloda.games.arne.rules.turns import must
from koloda.games.arne.state import (
    BEAT,
    END,
    FINAL,
    MOVE,
    NOBODY,
    OVER,
    PHASES,
    QUIET,
    SETUP,
    ArneState,
)
from koloda.kernel import windows as kinds
from koloda.kernel.actions import Action
from koloda.kernel.hosting import Ordering
from koloda.kernel.seats import HOST, bit
from koloda.kernel.windows import Window, stop_outer_clocks

SLOTS: Final = 16
"""Windows opened by one step are told apart by their phase."""
LENGTH: Final = [20000, 60000, 0, 20000, 1500, 0, 20000]
CLAUSE: Final = [
    "arne.setup.colour", "arne.move.score", "arne.window.beat", "arne.give.matching", "arne.pass.quiet",
    "arne.window.end", "arne.final.in-turn",
]  # fmt: skip


def windows(state: ArneState) -> list[Window]:
    """Outermost first: a BEAT lies on the MOVE or FINAL whose clock it stops."""
    phase = state.phase
    found: list[Window] = []
    if phase == OVER:
        return found
    if phase == SETUP:
        if waits_for_youngest(state):
            close = Action(HOST, pack_code(FIRST, aim=0))
            found.append(Window(SETUP, PHASES[SETUP], kinds.PAUSE, 0, "arne.setup.first", 0, close))
        return found
    if phase == BEAT:
        outer = FINAL if state.lap else MOVE
        found.append(phase_window(state, outer, bit(state.turn)))
    found.append(phase_window(state, phase, must(state)))
    stop_outer_clocks(found)
    if phase == BEAT:
        found[0].waits = True  # also where BEAT itself has no clock
    return found


def waits_for_youngest(state: ArneState) -> bool:
    """arne.setup.first: ages are not known here, so the table says who is the youngest."""
    return state.phase == SETUP and state.first == NOBODY and state.options.first == YOUNGEST


def phase_window(state: ArneState, phase: i64, seats: i64) -> Window:
    opened = state.beat_at if phase == BEAT else state.opened_at
    tempo = state.options.tempo
    silent = tempo == NO_CLOCKS
    kind = kinds.ANSWER
    if phase == BEAT or phase == END:
        ms = BEAT_MS[tempo] if phase == BEAT else END_MS[tempo]
        if silent:
            kind = kinds.NOTICE
    else:
        ms = 0 if silent else LENGTH[phase]
        if phase == MOVE or phase == FINAL:
            kind = kinds.TURN
        elif phase == QUIET:
            kind = kinds.PAUSE
    close = None if kind == kinds.NOTICE else Action(HOST, pack_code(TICK, aim=phase))
    window = Window(opened * SLOTS + phase, PHASES[phase], kind, seats, CLAUSE[phase], ms, close)
    if state.options.bucket:
        window.ordering = Ordering(BUCKET_MS, 0, BUCKET_MS)
    return window
