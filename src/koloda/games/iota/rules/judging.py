"""Whether an action is allowed: the checks in the order of chapter 3.4."""

from mypy_extensions import i64

from koloda.games.iota.codes import (
    AUTO,
    CALL,
    CLOSE,
    COMMIT,
    DECK,
    FIRST,
    OK,
    PASS,
    PLACE,
    REPLACE,
    TAKES,
    UNDO,
    is_full,
    is_lay,
    rest_of,
    takes_in,
)
from koloda.games.iota.options import RANDOM, YOUNGEST
from koloda.games.iota.rules.attempts import Attempt, drafted
from koloda.games.iota.rules.calls import can_answer
from koloda.games.iota.rules.dealing import why_not_deal
from koloda.games.iota.rules.laying import fault_of_lay, why_not_lay
from koloda.games.iota.rules.passing import why_not_pass
from koloda.games.iota.rules.taking import why_not_take
from koloda.games.iota.state import DEAL, NOBODY, OVER, TURN, WINDOW, IotaState
from koloda.kernel.actions import Action
from koloda.kernel.errors import Refusal
from koloda.kernel.seats import HOST, has, letter


def why_not(state: IotaState, action: Action) -> Refusal | None:
    seat, code = action.seat, action.code
    refusal = why_not_act(state, seat, bool(code == CALL or code == OK))
    if refusal is not None:
        return refusal
    if seat == HOST:
        return why_not_host(state, action)
    if code == CALL or code == OK:
        return None if state.phase == WINDOW else Refusal("iota.table.window")
    if is_full(code):
        return why_not_full(state, action)
    if code == UNDO:
        return None if state.draft else Refusal("iota.turn.undo")
    attempt = drafted(state)
    if code == PLACE:
        return why_not_laid(attempt, action.args)
    if code == REPLACE:
        return why_not_take(attempt, action.args[0])
    if code == COMMIT:
        return None if attempt.lays else Refusal("iota.turn.main")
    if code == PASS:
        return why_not_pass(attempt, action.args)
    return Refusal("iota.turn.code")


def why_not_act(state: IotaState, seat: i64, answers: bool) -> Refusal | None:
    """iota.end.over, iota.table.window, iota.turn.active: whether this seat may do anything now."""
    if state.phase == OVER:
        return Refusal("iota.end.over")
    if seat == HOST:
        return None
    if state.phase == WINDOW:
        free = answers and has(can_answer(state), seat)
        return None if free else Refusal("iota.table.window")
    if seat != state.turn:
        return Refusal("iota.turn.active", {} if state.turn == NOBODY else {"turn": letter(state.turn)})
    return None


def why_not_full(state: IotaState, action: Action) -> Refusal | None:
    """iota.turn.draft: a full move needs an empty draft."""
    if state.draft:
        return Refusal("iota.turn.draft")
    attempt = Attempt(state, action.seat)
    for take in takes_in(action):
        refusal = why_not_take(attempt, take)
        if refusal is not None:
            return refusal
    if is_lay(action):
        return why_not_laid(attempt, rest_of(action))
    if action.code >= TAKES:
        return Refusal("iota.turn.main")
    return why_not_pass(attempt, rest_of(action))


def why_not_laid(attempt: Attempt, lays: tuple[int, ...]) -> Refusal | None:
    refusal = why_not_lay(attempt, lays)
    if refusal is not None or attempt.state.options.table:
        return refusal
    return fault_of_lay(attempt)


def why_not_host(state: IotaState, action: Action) -> Refusal | None:
    code = action.code
    if code == CLOSE:
        return None if state.phase == WINDOW else Refusal("iota.table.window")
    if state.phase == WINDOW:
        return Refusal("iota.table.window")
    if code == DECK:
        return why_not_deal(state, action.args)
    if code == FIRST:
        asked = state.options.first == RANDOM or state.options.first == YOUNGEST
        free = state.phase == DEAL and state.first == NOBODY and asked and action.args[0] < state.count
        return None if free else Refusal("iota.setup.first")
    if code == AUTO:
        free = state.phase == TURN and action.args[0] == state.turn
        return None if free else Refusal("iota.human.auto")
    return Refusal("iota.turn.active")
