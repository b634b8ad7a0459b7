"""Whom the game waits for, and the open windows, for whoever runs the game."""

from typing import Final

from mypy_extensions import i64

from koloda.games.iota.codes import AUTO, CLOSE
from koloda.games.iota.rules.calls import CALL_MS, can_answer
from koloda.games.iota.state import TURN, WINDOW, IotaState
from koloda.kernel import windows as kinds
from koloda.kernel.actions import Action
from koloda.kernel.seats import HOST, bit
from koloda.kernel.windows import Window

SLOTS: Final = 2
"""A move that comes back opens a turn in the step that closed its window."""


def must(state: IotaState) -> i64:
    """The player in turn; nobody while a move may be called."""
    return bit(state.turn) if state.phase == TURN else 0


def windows(state: IotaState) -> list[Window]:
    if state.phase == TURN:
        close = Action(HOST, AUTO, (int(state.turn),))  # iota.human.auto
        serial = state.opened * SLOTS
        return [Window(serial, "TURN", kinds.TURN, bit(state.turn), "iota.turn.main", 0, close)]
    if state.phase == WINDOW:
        seats = can_answer(state)
        serial = state.opened * SLOTS + 1
        close = Action(HOST, CLOSE)
        return [Window(serial, "WINDOW", kinds.HOLD, seats, "iota.table.window", CALL_MS, close)]
    return []
