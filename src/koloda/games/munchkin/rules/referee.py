"""The referee `table`: slips that are called, quarrels that the host ends (chapter 9)."""

from typing import Final

from mypy_extensions import i64

from koloda.games.munchkin.codes import (
    ASK,
    BID,
    CALLS,
    CLOSE,
    COUNTER,
    DISPUTE,
    HOLD,
    KEEP,
    OFFER,
    PASS,
    PICK,
    REFUSE,
    RULE,
    SAY,
    SHOW,
    WITHDRAW,
)
from koloda.games.munchkin.fields import EVERYTHING, FIELDS, write_field, write_seat
from koloda.games.munchkin.packs.vocabulary import DOOR, TREASURE
from koloda.games.munchkin.rules.flow import DECISIONS
from koloda.games.munchkin.rules.permission import refuse
from koloda.games.munchkin.rules.strength import is_winning
from koloda.games.munchkin.rules.telling import tell
from koloda.games.munchkin.rules.zones import has_room, is_allowed, turn_sideways
from koloda.games.munchkin.state import (
    C_OPEN,
    DISPUTED,
    S_CREATE,
    W_KILL,
    W_RULE,
    W_RUN,
    MunchkinState,
)
from koloda.kernel.actions import Action
from koloda.kernel.errors import Refusal
from koloda.kernel.events import Value
from koloda.kernel.seats import HOST, letter

CALL_CLAIM: Final = 0
CALL_RUN: Final = 1
CALL_WEAR: Final = 2
UNDO: Final = 1
SLASH: Final = " / "
NO_UNDO: Final = (
    SAY, SHOW, PASS, HOLD, KEEP, PICK, ASK, BID, OFFER, REFUSE, COUNTER, WITHDRAW, DISPUTE, RULE,
)  # fmt: skip
"""human.dispute: these are not taken back."""
STAYS: Final = ("seen=", "late=", "absent", "here")
"""Words that stay whatever is taken back."""
DISPUTE_WORD: Final = "dispute"


# Calls


def why_not_call(state: MunchkinState) -> Refusal | None:
    """human.slips."""
    return None if state.options.table else refuse("human.slips")


def call(state: MunchkinState, caller: i64, what: i64, seat: i64, item: i64) -> None:
    """A call that finds nothing changes nothing."""
    found = is_slip(state, what, seat, item)
    values: dict[str, Value] = {"call": CALLS[what], "right": "yes" if found else "no"}
    tell(state, "call", caller, "munchkin.human.slips", values)
    if found and what == CALL_WEAR:
        turn_sideways(state, seat, item)
    elif found:
        state.enter(C_OPEN)


def is_slip(state: MunchkinState, what: i64, seat: i64, item: i64) -> bool:
    """What the position shows: an item worn against the rules, a loser's claim, a winner's flight."""
    if what == CALL_WEAR:
        munchkin = state.seats[seat]
        if item not in munchkin.worn or munchkin.has_cheat(item):
            return False
        return not (is_allowed(state, seat, item) and has_room(state, seat, item))
    if state.stage != (W_KILL if what == CALL_CLAIM else W_RUN):
        return False
    return is_winning(state) != (what == CALL_CLAIM)


# Disputes


def why_not_dispute(state: MunchkinState, seat: i64) -> Refusal | None:
    """human.dispute: referee `table` only, once per seat and turn."""
    if not state.options.table or state.seats[seat].used & DISPUTED:
        return refuse("human.dispute")
    return None


def dispute(state: MunchkinState, seat: i64, text: str) -> None:
    state.seats[seat].used |= DISPUTED
    state.push_frame(W_RULE, state.host, [])
    tell(state, "dispute", seat, "munchkin.human.dispute", {"text": text})


def why_not_rule(state: MunchkinState, seat: i64, ruling: i64) -> Refusal | None:
    """human.undo: what has been seen cannot be taken back."""
    if seat != state.host:
        return refuse("time.lock")
    return refuse("human.undo") if ruling == UNDO and not state.undo else None


# What `rule undo` would put back


def snapshot(state: MunchkinState) -> dict[str, str]:
    """Every segment with all its words; a combat without its v, nothing of proposals."""
    found: dict[str, str] = {}
    for seat in range(state.count):
        words = write_seat(state, seat, EVERYTHING, whole=True).split()
        words = [word for word in words if not word.startswith(STAYS)]
        found[letter(seat)] = " ".join([no_dispute(word) for word in words])
    for name in (*FIELDS, "DD", "DX", "TD", "TX"):
        value = write_field(state, name, EVERYTHING)
        if name == "combat" and value != "-":
            value = value.partition(" ")[2]
        if name != "host" and name != "passed":
            found[name] = value
    return found


def no_dispute(word: str) -> str:
    """`used=haggle,dispute` without the dispute, which stays made."""
    if not word.startswith("used="):
        return word
    return f"used={','.join([use for use in word[5:].split(',') if use != DISPUTE_WORD]) or '-'}"


def hands_of(state: MunchkinState) -> list[list[int]]:
    return [munchkin.hand[:] for munchkin in state.seats]


def has_leaked(state: MunchkinState, hands: list[list[int]], piles: list[int]) -> bool:
    """human.undo: a card into a hand, one turned up, or a die."""
    if state.stage == S_CREATE:
        return True
    if state.leaked or [len(state.draws[DOOR]), len(state.draws[TREASURE])] != piles:
        return True
    for seat in range(state.count):
        for card in state.seats[seat].hand:
            if card not in hands[seat]:
                return True
    return False


def is_disputable(action: Action) -> bool:
    """An action of a seat, or a default taken for it."""
    if action.seat == HOST:
        return action.code == CLOSE and action.args[0] in DECISIONS
    return action.code not in NO_UNDO


def difference(before: dict[str, str], now: dict[str, str]) -> str:
    """The words that would have to change, as they were: `B L1 hand=gual.1 / TX -`."""
    parts: list[str] = []
    for name, value in before.items():
        if value == now[name]:
            continue
        if len(name) == 1:
            current = now[name].split()
            value = " ".join([word for word in value.split() if word not in current])
        parts.append(f"{name} {value}")
    return SLASH.join(parts)


def overlay(fields: dict[str, str], undo: str) -> dict[str, str]:
    """The segments with the words of `undo` put back."""
    found = dict(fields)
    if not undo:
        return found
    for part in undo.split(SLASH):
        name, _, value = part.partition(" ")
        if len(name) == 1:
            value = put_words(found.get(name, ""), value)
        found[name] = value
    return found


def put_words(text: str, changed: str) -> str:
    """A seat's words, some of them replaced."""
    words = changed.split()
    for at, word in enumerate(words):
        if word.startswith("used=") and is_disputing(text):
            words[at] = f"used={DISPUTE_WORD}" if word == "used=-" else f"{word},{DISPUTE_WORD}"
    kept = [word for word in text.split() if not any(same_kind(word, other) for other in words)]
    return " ".join(kept + words)


def is_disputing(text: str) -> bool:
    for word in text.split():
        if word.startswith("used=") and DISPUTE_WORD in word[5:].split(","):
            return True
    return False


def same_kind(one: str, two: str) -> bool:
    """Whether two words of a seat say the same thing of it."""
    if "=" in one or "=" in two:
        return one.partition("=")[0] == two.partition("=")[0]
    for pair in (("M", "F"), ("absent", "here"), ("dead", "alive")):
        if one in pair:
            return two in pair
    return one[0] == "L" and two[0] == "L"
