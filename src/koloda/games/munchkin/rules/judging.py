"""Whether an action may be done now: locks first, then its own row (when.checks)."""

from typing import Final

from mypy_extensions import i64

from koloda.games.munchkin import codes, phases
from koloda.games.munchkin.powers.words import POWERS
from koloda.games.munchkin.rules.permission import refuse
from koloda.games.munchkin.state import MunchkinState
from koloda.games.munchkin.verbs import row_of
from koloda.games.munchkin.windows import asked_in_lap
from koloda.kernel import Action, Refusal
from koloda.kernel.seats import HOST, has

FREE: Final = (codes.SAY, codes.SHOW)
"""Always accepted, in every window."""
BESIDE: Final = (
    codes.SAY,
    codes.SHOW,
    codes.ASK,
    codes.BID,
    codes.OFFER,
    codes.ACCEPT,
    codes.REFUSE,
    codes.COUNTER,
    codes.WITHDRAW,
)
"""time.ask-mode: these need not be asked for."""
CREATING: Final = (codes.SEX, codes.PUT, codes.READY)


def why_not(state: MunchkinState, action: Action) -> Refusal | None:
    if action.seat == HOST:
        return why_not_host(state, action)
    seat, code = action.seat, action.code
    if code == codes.SAY:
        return None
    if state.stage == phases.S_DEAL or state.stage == phases.G_OVER:
        return refuse("end.at-once" if state.stage == phases.G_OVER else "setup.deal")
    refusal = why_not_locked(state, seat, code, action.args)
    if refusal is not None:
        return refusal
    if state.options.ask and code not in BESIDE and not has(asked_in_lap(state), seat):
        return refuse("time.ask-mode")
    return row_of(action).check(state, action)


def why_not_locked(state: MunchkinState, seat: i64, code: i64, args: tuple[int, ...]) -> Refusal | None:
    """time.open, time.lock: what a locked window accepts."""
    if code in FREE:
        return None
    if state.stage == phases.S_CREATE and state.frame is None:
        return None if code in CREATING else refuse("setup.only-these")
    frame = state.frame
    if frame is None:
        return None
    kind = frame.kind
    if kind == phases.W_DIE or kind == phases.W_CURSE:
        answers = code == codes.PASS or (code == codes.USE and plays(state, args[0], kind))
        answers = answers or (code == codes.POW and POWERS[args[0]].answers(kind))
    elif kind == phases.W_PICK or kind == phases.R_SPLIT or kind == phases.W_SECRET:
        answers = code == codes.PICK
    else:
        answers = code == codes.RULE
    return None if answers else why_no_answer(state, code, args)


def why_no_answer(state: MunchkinState, code: i64, args: tuple[int, ...]) -> Refusal:
    """time.open: what answers some window, but not this one, is refused as such; all else by the lock."""
    for window in (phases.W_DIE, phases.W_CURSE):
        if code == codes.USE and plays(state, args[0], window):
            return refuse("time.answers")
        if code == codes.POW and POWERS[args[0]].answers(window):
            return refuse(f"power.{POWERS[args[0]].name}")
    kind = state.the_frame().kind
    return refuse("time.lock", "die" if kind == phases.W_DIE else "curse" if kind == phases.W_CURSE else "")


def plays(state: MunchkinState, card: i64, window: i64) -> bool:
    for effect in state.kind(card).fx:
        if effect.answers(window):
            return True
    return False


def why_not_host(state: MunchkinState, action: Action) -> Refusal | None:
    """time.close, time.absent; chance is told when it is asked for."""
    if state.stage == phases.G_OVER or (state.stage == phases.S_DEAL and action.code != codes.SHUFFLE):
        return Refusal("koloda.window.stale" if action.code == codes.CLOSE else "koloda.chance.unasked")
    return row_of(action).check(state, action)
