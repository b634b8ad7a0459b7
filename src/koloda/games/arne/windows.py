"""The open windows of chapter 3.3, for whoever runs the game. They look the same whatever hands hold."""

from typing import Final

from mypy_extensions import i64

from koloda.games.arne import codes, phases
from koloda.games.arne.options import BEAT_MS, END_MS, NO_CLOCKS, YOUNGEST
from koloda.games.arne.rules.races import BUCKET_MS
from koloda.games.arne.rules.turns import must
from koloda.games.arne.state import ArneState
from koloda.kernel import Action, Window
from koloda.kernel import windows as kinds
from koloda.kernel.hosting import Ordering
from koloda.kernel.seats import HOST, NOBODY, bit
from koloda.kernel.windows import serial, stop_outer_clocks

LENGTH: Final = [20000, 60000, 0, 20000, 1500, 0, 20000]
CLAUSE: Final = [
    "arne.setup.colour", "arne.move.score", "arne.window.beat", "arne.give.matching", "arne.pass.quiet",
    "arne.window.end", "arne.final.in-turn",
]  # fmt: skip


def windows(state: ArneState) -> list[Window]:
    """Outermost first: a BEAT lies on the MOVE or FINAL whose clock it stops."""
    phase = state.phase
    found: list[Window] = []
    if phase == phases.OVER:
        return found
    if phase == phases.SETUP:
        if waits_for_youngest(state):
            close = Action(HOST, codes.pack_code(codes.FIRST, aim=0))
            found.append(
                Window(
                    phases.SETUP, phases.PHASES[phases.SETUP], kinds.PAUSE, 0, "arne.setup.first", 0, close
                )
            )
        return found
    if phase == phases.BEAT:
        outer = phases.FINAL if state.lap else phases.MOVE
        found.append(phase_window(state, outer, bit(state.turn)))
    found.append(phase_window(state, phase, must(state)))
    stop_outer_clocks(found)
    if phase == phases.BEAT:
        found[0].waits = True  # also where BEAT itself has no clock
    return found


def waits_for_youngest(state: ArneState) -> bool:
    """arne.setup.first: ages are not known here, so the table says who is the youngest."""
    return state.phase == phases.SETUP and state.first == NOBODY and state.options.first == YOUNGEST


def phase_window(state: ArneState, phase: i64, seats: i64) -> Window:
    opened = state.played if phase == phases.BEAT else state.opened
    tempo = state.options.tempo
    silent = tempo == NO_CLOCKS
    kind = kinds.ANSWER
    if phase == phases.BEAT or phase == phases.END:
        ms = BEAT_MS[tempo] if phase == phases.BEAT else END_MS[tempo]
        if silent:
            kind = kinds.NOTICE
    else:
        ms = 0 if silent else LENGTH[phase]
        if phase == phases.MOVE or phase == phases.FINAL:
            kind = kinds.TURN
        elif phase == phases.QUIET:
            kind = kinds.PAUSE
    close = None if kind == kinds.NOTICE else Action(HOST, codes.pack_code(codes.TICK, aim=phase))
    window = Window(serial(opened, phase), phases.PHASES[phase], kind, seats, CLAUSE[phase], ms, close)
    if state.options.bucket:
        window.ordering = Ordering(BUCKET_MS, 0, BUCKET_MS)
    return window
