"""Whom the game waits for, and the open windows, for whoever runs the game."""

from typing import Final

from mypy_extensions import i64

from koloda.games.iota import codes, phases
from koloda.games.iota.rules.calls import CALL_MS, can_answer
from koloda.games.iota.state import IotaState
from koloda.kernel import Action, Window
from koloda.kernel import windows as kinds
from koloda.kernel.seats import HOST, bit
from koloda.kernel.windows import serial

TURN_SLOT: Final = 0
CALL_SLOT: Final = 1
"""A move that comes back opens a turn in the step that closed its window."""


def must(state: IotaState) -> i64:
    """The player in turn; nobody while a move may be called."""
    return bit(state.turn) if state.phase == phases.TURN else 0


def windows(state: IotaState) -> list[Window]:
    if state.phase == phases.TURN:
        close = Action(HOST, codes.AUTO, (int(state.turn),))  # iota.human.auto
        number = serial(state.opened, TURN_SLOT)
        return [Window(number, "TURN", kinds.TURN, bit(state.turn), "iota.turn.main", 0, close)]
    if state.phase == phases.WINDOW:
        seats = can_answer(state)
        number = serial(state.opened, CALL_SLOT)
        close = Action(HOST, codes.CLOSE)
        return [Window(number, "WINDOW", kinds.HOLD, seats, "iota.table.window", CALL_MS, close)]
    return []
