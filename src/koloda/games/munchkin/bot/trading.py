"""Trades: which to start, which to take, which to turn round."""

from typing import Final

from mypy_extensions import i64

from koloda.games.munchkin.bot.memory import Memory
from koloda.games.munchkin.bot.moment import Moment
from koloda.games.munchkin.bot.worth import (
    LEVEL,
    POINT,
    is_worth_selling,
    look_of_all,
    outfit,
    play_worth,
    wardrobe,
)
from koloda.games.munchkin.codes import COUNTER, OFFER, PUT
from koloda.games.munchkin.packs.vocabulary import ONESHOT
from koloda.games.munchkin.rules.forms import swap_text
from koloda.games.munchkin.rules.gear import PRICE_OF_A_LEVEL
from koloda.games.munchkin.rules.strength import forbids
from koloda.games.munchkin.state import MunchkinState, Proposal
from koloda.games.munchkin.terms import Swap, read_swap
from koloda.kernel.actions import Action

WORTHWHILE: Final = 18
"""What a trade must bring both, in hundredths of a level, before a bot speaks of it."""
NEAR: Final = 2
"""So many levels from the goal nobody is made stronger."""


# What a trade is worth


def estate(state: MunchkinState, seat: i64, items: list[int]) -> int:
    """What these things are worth to somebody together: to wear, to use, to sell."""
    worn = outfit(state, seat, items)
    total = look_of_all(state, worn) * POINT // 10
    gold = 0
    for item in items:
        kind = state.kind(item)
        if item in worn:
            continue
        if kind.type == ONESHOT:
            total += play_worth(kind)
        else:
            gold += max(int(kind.gold), 0)
    if not is_worth_selling(state, seat):
        return total
    levels, rest = gold // PRICE_OF_A_LEVEL, gold % PRICE_OF_A_LEVEL
    return total + LEVEL * levels + LEVEL * rest // (2 * PRICE_OF_A_LEVEL)


def swap_gain(state: MunchkinState, seat: i64, out: list[int], into: list[int]) -> int:
    """How much better off a seat is without the one and with the other."""
    owned = wardrobe(state, seat)
    kept = [item for item in owned if item not in out]
    return estate(state, seat, kept + into) - estate(state, seat, owned)


def is_near(state: MunchkinState, seat: i64) -> bool:
    return state.seats[seat].level >= state.options.goal - NEAR


def is_fair(state: MunchkinState, other: i64, mine: int, theirs: int) -> bool:
    """Nobody gets much more than twice what the other gets, and nobody near the goal gets stronger."""
    return mine > 0 and theirs <= 2 * mine and not (theirs > 0 and is_near(state, other))


def likes_trade(state: MunchkinState, seat: i64, author: i64, swap: Swap) -> bool:
    mine = swap_gain(state, seat, swap.want, swap.give)
    return is_fair(state, author, mine, swap_gain(state, author, swap.give, swap.want))


# Which to propose


def best_swap(state: MunchkinState, seat: i64, other: i64, memory: Memory) -> str:
    """One thing for one: worthwhile to both, most to oneself; nothing that was proposed before."""
    best = ""
    most = WORTHWHILE - 1
    theirs = state.seats[other].items()
    for mine in wardrobe(state, seat):
        for their in theirs:
            gain = swap_gain(state, seat, [mine], [their])
            if gain <= most:
                continue
            back = swap_gain(state, other, [their], [mine])
            text = swap_text(state, [mine], [their])
            if back < WORTHWHILE or not is_fair(state, other, gain, back):
                continue
            if gain <= 2 * back and (int(other), text) not in memory.offers:
                best, most = text, gain
    return best


def start_trade(moment: Moment, memory: Memory) -> Action | None:
    """One trade in one's own turn before the door; what is in the hand is put down first."""
    state, seat = moment.table, moment.seat
    if not memory.may_offer() or moment.own_proposal() is not None or forbids(state, seat, "trade"):
        return None
    best = ""
    whom = -1
    most = 0
    for other in state.around(seat):
        munchkin = state.seats[other]
        if munchkin.absent or munchkin.dead or is_near(state, other) or forbids(state, other, "trade"):
            continue
        text = best_swap(state, seat, other, memory)
        swap = read_swap(state.cards, text) if text else None
        if swap is not None:
            gain = swap_gain(state, seat, swap.give, swap.want)
            if gain > most:
                best, whom, most = text, other, gain
    swap = read_swap(state.cards, best) if best else None
    if swap is None:
        return None
    for action in moment.legal:
        if action.code == PUT and action.args[1] == 0 and action.args[0] == swap.give[0]:
            return action
    if not state.seats[seat].has_item(swap.give[0]):
        return None
    return Action(seat, OFFER, (whom,), best)


def turn_round(moment: Moment, memory: Memory, proposal: Proposal) -> Action | None:
    """A better trade with whoever has proposed a bad one, once."""
    state, seat = moment.table, moment.seat
    if f"counter p{proposal.number}" not in moment.verbs or not memory.may_offer():
        return None
    if is_near(state, proposal.author):
        return None
    text = best_swap(state, seat, proposal.author, memory)
    swap = read_swap(state.cards, text) if text else None
    if swap is None or not state.seats[seat].has_item(swap.give[0]):
        return None
    return Action(seat, COUNTER, (int(proposal.number), -1), text)
