"""Whether an action is allowed: the checks in the order of chapter 3.4."""

from mypy_extensions import i64

from koloda.games.iota import codes, phases
from koloda.games.iota.rules.attempts import Attempt
from koloda.games.iota.rules.calls import can_answer
from koloda.games.iota.rules.laying import fault_of_lay, why_not_lay
from koloda.games.iota.rules.passing import why_not_pass
from koloda.games.iota.rules.taking import why_not_take
from koloda.games.iota.state import IotaState
from koloda.kernel import Action, Refusal
from koloda.kernel.seats import HOST, NOBODY, has, letter


def why_not_act(state: IotaState, seat: i64, answers: bool) -> Refusal | None:
    """iota.end.over, iota.table.window, iota.turn.active: whether this seat may do anything now."""
    if state.phase == phases.OVER:
        return Refusal("iota.end.over")
    if seat == HOST:
        return None
    if state.phase == phases.WINDOW:
        free = answers and has(can_answer(state), seat)
        return None if free else Refusal("iota.table.window", {"open": "yes"})
    if seat != state.turn:
        return Refusal("iota.turn.active", {} if state.turn == NOBODY else {"turn": letter(state.turn)})
    return None


def why_not_full(state: IotaState, action: Action) -> Refusal | None:
    """iota.turn.draft: a full move needs an empty draft."""
    if state.draft:
        return Refusal("iota.turn.draft")
    attempt = Attempt(state, action.seat)
    for take in codes.takes_in(action):
        refusal = why_not_take(attempt, take)
        if refusal is not None:
            return refusal
    if codes.is_lay(action):
        return why_not_laid(attempt, codes.rest_of(action))
    if action.code >= codes.TAKES:
        return Refusal("iota.turn.main")
    return why_not_pass(attempt, codes.rest_of(action))


def why_not_laid(attempt: Attempt, lays: tuple[int, ...]) -> Refusal | None:
    refusal = why_not_lay(attempt, lays)
    if refusal is not None or attempt.state.options.table:
        return refusal
    return fault_of_lay(attempt)
