"""Answers to prompts, and what happens when none comes (pick.default)."""

from typing import Final

from mypy_extensions import i64

from koloda.games.munchkin.codes import JOINS, NO, YES
from koloda.games.munchkin.packs.vocabulary import GUAL, LOSE_HAND, LOSE_ITEM
from koloda.games.munchkin.rules.consequences import active, answer, needed
from koloda.games.munchkin.rules.permission import refuse
from koloda.games.munchkin.rules.plays import fetch
from koloda.games.munchkin.rules.powers import answer_serenade
from koloda.games.munchkin.rules.reward import answer_encore, drop_encore, take_share
from koloda.games.munchkin.rules.telling import pick_at_random, tell
from koloda.games.munchkin.state import (
    AMOUNT,
    BY,
    BY_EFFECT,
    BY_ENCORE,
    BY_FETCH,
    BY_SERENADE,
    BY_SHARE,
    CARD,
    CHOICES,
    HAND_CARDS,
    OF,
    PLACE,
    W_SECRET,
    MunchkinState,
)
from koloda.kernel.errors import Refusal
from koloda.kernel.frames import Frame
from koloda.kernel.seats import has

CLAUSES: Final = {
    BY_EFFECT: "curse.choose",
    BY_SERENADE: "power.serenade",
    BY_ENCORE: "power.encore",
    BY_SHARE: "reward.share",
    BY_FETCH: "disc.look",
}
GUAL_WORTH: Final = 1000


def why_not_pick(state: MunchkinState, seat: i64, args: tuple[int, ...]) -> Refusal | None:
    """The chooser names what the prompt offers, as many as it wants."""
    frame = state.frames[-1]
    if frame.kind == W_SECRET:
        return why_not_secret(state, frame, seat, args)
    if seat != frame.seat:
        return refuse("time.lock")
    values = frame.values
    clause = CLAUSES[values[BY]]
    choices = values[CHOICES:]
    if args[0] < 0:
        return None if args[0] in choices else refuse(clause)
    if len(args) != wanted(state, frame):
        return refuse(clause)
    hand = state.seats[seat].hand
    for card in args:
        if card not in choices and not (HAND_CARDS in choices and card in hand):
            return refuse(clause)
    return None


def wanted(state: MunchkinState, frame: Frame) -> i64:
    """How many cards an answer names."""
    values = frame.values
    if values[BY] == BY_EFFECT:
        return needed(state, values[CARD], values[OF], values[PLACE], values[AMOUNT])
    return values[AMOUNT] if values[BY] == BY_SERENADE else 1


def why_not_secret(state: MunchkinState, frame: Frame, seat: i64, args: tuple[int, ...]) -> Refusal | None:
    """One hand card each, once."""
    if not has(frame.values[0], seat):
        return refuse("time.lock")
    picked = [other for other, _ in state.picked]
    if seat in picked or len(args) != 1 or args[0] not in state.seats[seat].hand:
        return refuse("event.play")
    return None


def pick(state: MunchkinState, seat: i64, args: tuple[int, ...]) -> None:
    frame = state.frames[-1]
    if frame.kind == W_SECRET:
        state.picked.append((int(seat), args[0]))
        tell(state, "picked", seat, "munchkin.event.play", {})
        return
    values = frame.values
    by = values[BY]
    if by == BY_SHARE:
        take_share(state, args[0])
        return
    state.pop_frame()
    if by == BY_EFFECT:
        answer(state, seat, values[CARD], values[OF], values[PLACE], list(args))
    elif by == BY_SERENADE:
        answer_serenade(state, seat, [card for card in args if card >= 0])
    elif by == BY_FETCH:
        fetch(state, seat, values[CARD], args[0])
    elif args[0] < 0:
        answer_encore(state, taken=args[0] == YES)
    else:
        drop_encore(state, args[0])


# Defaults


def worth(state: MunchkinState, card: i64) -> tuple[int, int]:
    """Price and bonus; Go Up a Level counts 1000, what has no price 0."""
    kind = state.kind(card)
    if kind.type == GUAL:
        return GUAL_WORTH, 0
    return max(int(kind.gold), 0), int(kind.bonus)


def by_worth(state: MunchkinState, cards: list[int], *, dearest: bool) -> list[int]:
    """Cheapest or dearest first, then by bonus the same way, then code A–Z."""
    sign = -1 if dearest else 1
    keys: list[tuple[int, int, str, int]] = []
    for card in cards:
        price, bonus = worth(state, card)
        keys.append((sign * price, sign * bonus, state.code(card), card))
    return [entry[3] for entry in sorted(keys)]


def default_pick(state: MunchkinState) -> tuple[int, ...]:
    """pick.default for the prompt that is open."""
    frame = state.frames[-1]
    values = frame.values
    by = values[BY]
    choices = values[CHOICES:]
    if by == BY_SERENADE:
        return (JOINS,)
    if by == BY_ENCORE and NO in choices:
        return (NO,)
    if by == BY_ENCORE:
        return (by_worth(state, choices, dearest=False)[0],)
    if by == BY_SHARE:
        return (by_worth(state, choices, dearest=True)[0],)
    if by == BY_FETCH:
        return (choices[0],)
    step = active(state, values[CARD], values[OF], values[PLACE])
    count = wanted(state, frame)
    if step.verb == LOSE_HAND:
        return tuple(state.cards.by_code(state.seats[frame.seat].hand)[:count])
    takes = step.verb != LOSE_ITEM or step.to_taker
    return tuple(by_worth(state, choices, dearest=takes)[:count])


def pick_for_silent(state: MunchkinState, seat: i64) -> None:
    """W.SECRET: the engine picks at random."""
    state.picked.append((int(seat), pick_at_random(state, state.seats[seat].hand)))
