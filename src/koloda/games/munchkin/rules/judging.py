"""Whether an action may be done now: locks first, then its own chapter (when.checks)."""

from typing import Final

from mypy_extensions import i64

from koloda.games.munchkin.codes import (
    ABSENT,
    ACCEPT,
    ASK,
    BACK,
    BID,
    CALL,
    CHEAT,
    CLAIM,
    CLOSE,
    COUNTER,
    DISPUTE,
    DOFF,
    DONE,
    DROP,
    ENH,
    EVENT,
    EXPIRE,
    GIVE,
    GUAL,
    HOLD,
    JOIN,
    KEEP,
    KICK,
    LEAVE,
    LOOT,
    OFFER,
    PASS,
    PICK,
    POW,
    PUT,
    READY,
    REFUSE,
    ROLL,
    RULE,
    RUN,
    SAY,
    SELL,
    SEX,
    SHOW,
    SHUFFLE,
    SKIP,
    TAKE,
    THROW,
    TRASH,
    TROUBLE,
    USE,
    WANDER,
    WEAR,
    WITHDRAW,
)
from koloda.games.munchkin.packs.vocabulary import CANCEL_CURSE, DIE_MOD, DIE_SET, FLIGHT, HIDE, REROLL
from koloda.games.munchkin.rules.combat import (
    why_not_claim,
    why_not_hold,
    why_not_pledged,
    why_not_quoted,
    why_not_run,
)
from koloda.games.munchkin.rules.creation import why_not_declare, why_not_place
from koloda.games.munchkin.rules.flight import why_not_roll
from koloda.games.munchkin.rules.flow import BLOCKED
from koloda.games.munchkin.rules.gear import (
    why_not_doff,
    why_not_drop,
    why_not_put,
    why_not_sell,
    why_not_wear,
)
from koloda.games.munchkin.rules.permission import refuse
from koloda.games.munchkin.rules.picks import why_not_pick
from koloda.games.munchkin.rules.plays import (
    why_not_cheat,
    why_not_curse,
    why_not_enhance,
    why_not_event,
    why_not_gual,
    why_not_join,
    why_not_throw,
    why_not_use,
    why_not_wander,
)
from koloda.games.munchkin.rules.powers import why_not_leave, why_not_power
from koloda.games.munchkin.rules.proposals import (
    why_not_accept,
    why_not_answer,
    why_not_counter,
    why_not_propose,
)
from koloda.games.munchkin.rules.referee import why_not_call, why_not_dispute, why_not_rule
from koloda.games.munchkin.rules.turns import (
    why_not_done,
    why_not_give,
    why_not_kick,
    why_not_loot,
    why_not_skip,
    why_not_take,
    why_not_trash,
    why_not_trouble,
)
from koloda.games.munchkin.state import (
    G_OVER,
    R_SPLIT,
    S_CREATE,
    S_DEAL,
    W_CURSE,
    W_DIE,
    W_FRESH,
    W_PICK,
    W_RULE,
    W_SECRET,
    W_TURN,
    MunchkinState,
)
from koloda.games.munchkin.windows import asked, asked_by_lap, asked_in_lap, fresh_seats, is_held_up
from koloda.kernel.actions import Action
from koloda.kernel.errors import Refusal
from koloda.kernel.seats import HOST, has

FREE: Final = (SAY, SHOW)
"""Always accepted, in every window."""
BESIDE: Final = (SAY, SHOW, ASK, BID, OFFER, ACCEPT, REFUSE, COUNTER, WITHDRAW)
"""time.ask-mode: these need not be asked for."""
CREATING: Final = (SEX, PUT, READY)


def why_not(state: MunchkinState, action: Action) -> Refusal | None:
    if action.seat == HOST:
        return why_not_host(state, action)
    seat, code = action.seat, action.code
    if code == SAY:
        return None
    if state.stage == S_DEAL or state.stage == G_OVER:
        return refuse("end.at-once" if state.stage == G_OVER else "setup.deal")
    refusal = why_not_locked(state, seat, code, action.args)
    if refusal is not None:
        return refusal
    if state.options.ask and code not in BESIDE and not has(asked_in_lap(state), seat):
        return refuse("time.ask-mode")
    return judge(state, action)


def why_not_locked(state: MunchkinState, seat: i64, code: i64, args: tuple[int, ...]) -> Refusal | None:
    """time.open, time.lock: what a locked window accepts."""
    if code in FREE:
        return None
    if state.stage == S_CREATE and not state.frames:
        return None if code in CREATING else refuse("setup.only-these")
    frame = state.top_frame()
    if frame is None:
        return None
    kind = frame.kind
    answers = False
    if kind == W_DIE:
        answers = code == PASS or (code == USE and plays(state, args[0], DIE_MOD, DIE_SET))
        answers = answers or (code == POW and (args[0] == FLIGHT or args[0] == REROLL))
    elif kind == W_CURSE:
        answers = code == PASS or (code == USE and plays(state, args[0], CANCEL_CURSE, CANCEL_CURSE))
        answers = answers or (code == POW and args[0] == HIDE)
    elif kind == W_PICK or kind == R_SPLIT or kind == W_SECRET:
        answers = code == PICK
    elif kind == W_RULE:
        answers = code == RULE
    return None if answers else refuse("time.lock")


def plays(state: MunchkinState, card: i64, one: i64, two: i64) -> bool:
    for step in state.kind(card).fx:
        if step.verb == one or step.verb == two:
            return True
    return False


def judge(state: MunchkinState, action: Action) -> Refusal | None:
    """The verb's own clauses."""
    seat, code, args = action.seat, action.code, action.args
    if code == PUT:
        worn = args[1] == 1
        if state.stage == S_CREATE:
            return why_not_place(state, seat, args[0], worn=worn)
        return why_not_put(state, seat, args[0], worn=worn)
    if code == SEX:
        return why_not_declare(state, seat)
    if code == READY:
        ready = state.stage != S_CREATE or has(state.passed, seat)
        return refuse("setup.reveal") if ready else None
    if code == SHOW:
        return why_not_show(state, seat, args)
    if code == PASS:
        return why_not_pass(state, seat, args[0])
    if code == KEEP:
        return None if state.seats[seat].fresh else refuse("when.fresh")
    if code == PICK:
        return why_not_pick(state, seat, args) if state.frames else refuse("pick.default")
    if code >= KICK and code <= TRASH:
        return judge_phase(state, seat, code, args)
    if code >= ASK and code <= WITHDRAW:
        return judge_proposal(state, seat, code, action)
    if code >= GUAL and code <= THROW:
        return judge_play(state, seat, code, args)
    return judge_other(state, seat, code, args)


def judge_phase(state: MunchkinState, seat: i64, code: i64, args: tuple[int, ...]) -> Refusal | None:
    if code == KICK:
        return why_not_kick(state, seat)
    if code == TAKE:
        return why_not_take(state, seat)
    if code == TROUBLE:
        return why_not_trouble(state, seat, args[0])
    if code == LOOT:
        return why_not_loot(state, seat)
    if code == SKIP:
        return why_not_skip(state, seat)
    if code == DONE:
        return why_not_done(state, seat)
    if code == GIVE:
        return why_not_give(state, seat, args)
    return why_not_trash(state, seat, list(args))


def judge_proposal(state: MunchkinState, seat: i64, code: i64, action: Action) -> Refusal | None:
    args = action.args
    if code <= OFFER:
        return why_not_propose(state, seat, code - ASK, args[0], action.text)
    if code == ACCEPT:
        return why_not_accept(state, seat, args[0], args[1])
    if code == COUNTER:
        return why_not_counter(state, seat, args[0], action.text)
    return why_not_answer(state, seat, args[0], author=code == WITHDRAW)


def judge_play(state: MunchkinState, seat: i64, code: i64, args: tuple[int, ...]) -> Refusal | None:
    if code == USE:
        return why_not_use(state, seat, args)
    if code == EVENT:
        return why_not_event(state, seat, args)
    if code == POW:
        return why_not_power(state, seat, args)
    if code == ENH:
        return why_not_enhance(state, seat, args[0], args[1])
    if code == WANDER:
        return why_not_wander(state, seat, args[0], args[1])
    if code == JOIN:
        return why_not_join(state, seat, args[0])
    if code == CHEAT:
        return why_not_cheat(state, seat, args[0], args[1])
    if code == THROW:
        return why_not_throw(state, seat, args[0], args[1])
    if code == GUAL:
        refusal = why_not_gual(state, seat, args[0], args[1])
    else:
        refusal = why_not_curse(state, seat, args[0], args[1])
    return refusal if refusal is not None else why_not_pledged(state, seat, [args[0]])


def judge_other(state: MunchkinState, seat: i64, code: i64, args: tuple[int, ...]) -> Refusal | None:
    if code == WEAR:
        return why_not_wear(state, seat, args[0])
    if code == DOFF:
        return why_not_doff(state, seat, args[0])
    if code == DROP:
        return why_not_drop(state, seat, args[0])
    if code == SELL:
        return why_not_sell(state, seat, args[0], list(args[1:]))
    if code == CLAIM:
        return why_not_claim(state, seat, args[0])
    if code == RUN:
        return why_not_run(state, seat, args[0])
    if code == HOLD:
        return why_not_hold(state, seat)
    if code == ROLL:
        return why_not_roll(state, seat, args[0])
    if code == LEAVE:
        return why_not_leave(state, seat)
    if code == CALL:
        return why_not_call(state)
    if code == DISPUTE:
        return why_not_dispute(state, seat)
    if code == RULE and state.frames:
        return why_not_rule(state, seat, args[0])
    return refuse("human.dispute")


def why_not_show(state: MunchkinState, seat: i64, args: tuple[int, ...]) -> Refusal | None:
    """show.cards."""
    for card in args[1:]:
        if card not in state.seats[seat].hand:
            return refuse("show.cards")
    return None


def why_not_pass(state: MunchkinState, seat: i64, version: i64) -> Refusal | None:
    """time.asked, time.quote: once in a window, in C.* with the v he saw; in a lap when it is his turn."""
    if state.options.ask and (is_held_up(state) or not has(asked_by_lap(state), seat)):
        return refuse("time.ask-mode")
    if state.frames:
        repeated = has(state.frames[-1].seats, seat)
        return refuse("time.asked") if version >= 0 or repeated else None
    if state.is_fighting():
        refusal = why_not_quoted(state, version)
        if refusal is not None:
            return refusal
        main = seat == state.the_combat().main
        return refuse("time.asked") if main or has(state.passed, seat) else None
    if state.stage == W_TURN and version < 0 and has(asked(state), seat) and not has(state.passed, seat):
        return None
    return refuse("time.asked")


# The host


def why_not_host(state: MunchkinState, action: Action) -> Refusal | None:
    """time.close, time.absent; chance is told when it is asked for."""
    code, args = action.code, action.args
    if code == SHUFFLE and state.stage == S_DEAL and state.chance is None:
        return None
    if state.stage == S_DEAL or state.stage == G_OVER:
        return Refusal("koloda.window.stale" if code == CLOSE else "koloda.chance.unasked")
    if code == CLOSE:
        return why_not_close(state, args[0])
    if code == EXPIRE:
        return None if state.find_proposal(args[0]) is not None else refuse("offer.life")
    if code == ABSENT:
        return refuse("time.absent") if state.seats[args[0]].absent else None
    if code == BACK:
        return None if state.seats[args[0]].absent else refuse("time.absent")
    return Refusal("koloda.chance.unasked")


def why_not_close(state: MunchkinState, phase: i64) -> Refusal | None:
    fresh = fresh_seats(state)
    if phase == W_FRESH:
        return None if fresh and not state.frames else Refusal("koloda.window.stale")
    if phase != state.phase():
        return Refusal("koloda.window.stale")
    return refuse("when.fresh") if fresh and phase in BLOCKED else None
