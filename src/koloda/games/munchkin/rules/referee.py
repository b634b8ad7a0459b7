"""The referee `table`: slips that are called, quarrels that the host ends (chapter 9)."""

from typing import Final

from mypy_extensions import i64

from koloda.games.munchkin import codes, phases
from koloda.games.munchkin.notation import CallVerb, MunchkinVerb, SpeechVerb, WordArgument
from koloda.games.munchkin.packs import vocabulary
from koloda.games.munchkin.position import changes
from koloda.games.munchkin.rules.flow import DECISIONS
from koloda.games.munchkin.rules.permission import refuse
from koloda.games.munchkin.rules.strength import is_winning
from koloda.games.munchkin.rules.telling import tell
from koloda.games.munchkin.rules.zones import has_room, is_allowed, turn_sideways
from koloda.games.munchkin.state import DISPUTED, Changes, MunchkinState, Undo
from koloda.kernel import Action, Refusal, Value
from koloda.kernel.seats import HOST

CALL_CLAIM: Final = 0
CALL_RUN: Final = 1
CALL_WEAR: Final = 2
UNDO: Final = 1
NO_UNDO: Final = (
    codes.SAY, codes.SHOW, codes.PASS, codes.HOLD, codes.KEEP, codes.PICK, codes.ASK, codes.BID, codes.OFFER,
    codes.REFUSE, codes.COUNTER, codes.WITHDRAW, codes.DISPUTE, codes.RULE,
)  # fmt: skip
"""human.dispute: these are not taken back."""


# Calls


def why_not_call(state: MunchkinState) -> Refusal | None:
    """human.slips."""
    return None if state.options.table else refuse("human.slips")


def call(state: MunchkinState, caller: i64, what: i64, seat: i64, item: i64) -> None:
    """A call that finds nothing changes nothing."""
    found = is_slip(state, what, seat, item)
    values: dict[str, Value] = {"call": codes.CALLS[what], "right": "yes" if found else "no"}
    tell(state, "call", caller, "munchkin.human.slips", values)
    if found and what == CALL_WEAR:
        turn_sideways(state, seat, item)
    elif found:
        state.enter(phases.C_OPEN)


def is_slip(state: MunchkinState, what: i64, seat: i64, item: i64) -> bool:
    """What the position shows: an item worn against the rules, a loser's claim, a winner's flight."""
    if what == CALL_WEAR:
        munchkin = state.seats[seat]
        if item not in munchkin.worn or munchkin.has_cheat(item):
            return False
        return not (is_allowed(state, seat, item) and has_room(state, seat, item))
    if state.stage != (phases.W_KILL if what == CALL_CLAIM else phases.W_RUN):
        return False
    return is_winning(state) != (what == CALL_CLAIM)


# Disputes


def why_not_dispute(state: MunchkinState, seat: i64) -> Refusal | None:
    """human.dispute: referee `table` only, once per seat and turn."""
    if not state.options.table:
        return refuse("human.dispute", "strict")
    return refuse("human.dispute", "again") if state.seats[seat].used & DISPUTED else None


def dispute(state: MunchkinState, seat: i64, text: str) -> None:
    state.seats[seat].used |= DISPUTED
    state.open_frame(phases.W_RULE, state.host, [])
    tell(state, "dispute", seat, "munchkin.human.dispute", {"text": text})


def why_not_rule(state: MunchkinState, seat: i64, ruling: i64) -> Refusal | None:
    """human.undo: what has been seen cannot be taken back."""
    if state.frame is None:
        return refuse("human.dispute")
    if seat != state.host:
        return refuse("time.lock")
    return refuse("human.undo") if ruling == UNDO and not can_undo(state) else None


def rule(state: MunchkinState, seat: i64, ruling: i64) -> None:
    """iron.owner."""
    state.close_frame()
    if ruling == UNDO:
        take_back(state)
    state.undo = None
    tell(state, "rule", seat, "munchkin.iron.owner", {"ruling": codes.RULINGS[ruling]})


# What `rule undo` would put back


def is_disputable(action: Action) -> bool:
    """An action of a seat, or a default taken for it."""
    if action.seat == HOST:
        return action.code == codes.CLOSE and action.args[0] in DECISIONS
    return action.code not in NO_UNDO


def has_leaked(state: MunchkinState, before: MunchkinState) -> bool:
    """human.undo: a card into a hand, one turned up, or a die."""
    if state.stage == phases.S_CREATE or state.leaked:
        return True
    for deck in (vocabulary.DOOR, vocabulary.TREASURE):
        if len(state.draws[deck]) != len(before.draws[deck]):
            return True
    for seat in range(state.count):
        for card in state.seats[seat].hand:
            if card not in before.seats[seat].hand:
                return True
    return False


def can_undo(state: MunchkinState) -> bool:
    undo = state.undo
    return undo is not None and bool(changes(undo))


def keep_undo(state: MunchkinState, before: MunchkinState, action: Action) -> None:
    """human.dispute: `before` this action, or what could be taken back already."""
    if action.code == codes.DISPUTE or action.code == codes.RULE:
        return
    before.undo = None
    leaked = has_leaked(state, before)
    earlier: Changes = []
    if not is_disputable(action):
        undo = state.undo
        if undo is None or not changes(undo) or (is_ruled(before) and is_ruled(state) and not leaked):
            return
        before, earlier = undo.before, changes(undo)
    state.undo = None
    if not leaked:
        state.undo = Undo(before, state.clone(), earlier)


def is_ruled(state: MunchkinState) -> bool:
    """W.RULE."""
    frame = state.frame
    return frame is not None and frame.kind == phases.W_RULE


def take_back(state: MunchkinState) -> None:
    """The position before holds again; versions, proposals, what was seen, who is absent, disputes go on."""
    undo, combat = state.undo, state.combat
    assert undo is not None
    before = undo.before
    host = state.host
    passed = state.passed_here()
    old = state.seats
    state.copy_public(before)
    state.host = host
    state.refreshed = state.step
    state.seats = [munchkin.clone() for munchkin in before.seats]
    for seat, munchkin in enumerate(state.seats):
        munchkin.seen = old[seat].seen
        munchkin.late = old[seat].late
        munchkin.absent = old[seat].absent
        munchkin.used = munchkin.used & ~DISPUTED | old[seat].used & DISPUTED
    frame = before.frame
    state.frame = None if frame is None else frame.clone()
    state.passed = before.passed
    state.note_passed(passed)
    state.picked = before.picked[:]
    state.terms = before.terms
    state.discards = [pile[:] for pile in before.discards]
    again = state.combat
    if again is not None:
        again.version = 1 if combat is None else combat.version
    state.restart()


VERBS: Final[list[MunchkinVerb]] = [
    CallVerb(
        "call", codes.CALL, [],
        lambda s, a: why_not_call(s), lambda s, a: call(s, a.seat, a.args[0], a.args[1], a.args[2]),
    ),
    SpeechVerb(
        "dispute", codes.DISPUTE, [],
        lambda s, a: why_not_dispute(s, a.seat), lambda s, a: dispute(s, a.seat, a.text),
    ),
    MunchkinVerb(
        "rule", codes.RULE, [WordArgument("ruling", codes.RULINGS)],
        lambda s, a: why_not_rule(s, a.seat, a.args[0]), lambda s, a: rule(s, a.seat, a.args[0]),
    ),
]  # fmt: skip
