"""Trades: which to start, which to take, which to turn round."""

from typing import Final

from mypy_extensions import i64

from koloda.games.munchkin import codes
from koloda.games.munchkin.bot import worth
from koloda.games.munchkin.bot.memory import Memory
from koloda.games.munchkin.bot.outlook import Outlook
from koloda.games.munchkin.bot.weights import Weights
from koloda.games.munchkin.effects.worths import LEVEL, POINT
from koloda.games.munchkin.packs import vocabulary
from koloda.games.munchkin.rules.forms import swap_text
from koloda.games.munchkin.rules.gear import PRICE_OF_A_LEVEL
from koloda.games.munchkin.rules.strength import forbids
from koloda.games.munchkin.state import MunchkinPublic, Proposal
from koloda.games.munchkin.terms import Swap, read_swap
from koloda.kernel import Action

NEAR: Final = 2
"""So many levels from the goal nobody is made stronger."""


# What a trade is worth


def estate(state: MunchkinPublic, seat: i64, items: list[int]) -> int:
    """What these things are worth to somebody together: to wear, to use, to sell."""
    worn = worth.outfit(state, seat, items)
    total = worth.look_of_all(state, worn) * POINT // 10
    gold = 0
    for item in items:
        kind = state.kind(item)
        if item in worn:
            continue
        if kind.type == vocabulary.ONESHOT:
            total += kind.play().worth()
        else:
            gold += max(int(kind.gold), 0)
    if not worth.is_worth_selling(state, seat):
        return total
    levels, rest = gold // PRICE_OF_A_LEVEL, gold % PRICE_OF_A_LEVEL
    return total + LEVEL * levels + LEVEL * rest // (2 * PRICE_OF_A_LEVEL)


def swap_gain(state: MunchkinPublic, seat: i64, out: list[int], into: list[int]) -> int:
    """How much better off a seat is without the one and with the other."""
    owned = worth.wardrobe(state, seat)
    kept = [item for item in owned if item not in out]
    return estate(state, seat, kept + into) - estate(state, seat, owned)


def is_near(state: MunchkinPublic, seat: i64) -> bool:
    return state.seats[seat].level >= state.options.goal - NEAR


def is_fair(weights: Weights, state: MunchkinPublic, other: i64, mine: int, theirs: int) -> bool:
    """Nobody gets much more than what the other gets, and nobody near the goal gets stronger."""
    return mine > 0 and 100 * theirs <= weights.envy * mine and not (theirs > 0 and is_near(state, other))


def likes_trade(weights: Weights, state: MunchkinPublic, seat: i64, author: i64, swap: Swap) -> bool:
    mine = swap_gain(state, seat, swap.want, swap.give)
    return is_fair(weights, state, author, mine, swap_gain(state, author, swap.give, swap.want))


# Which to propose


def best_swap(weights: Weights, state: MunchkinPublic, seat: i64, other: i64, memory: Memory) -> str:
    """One thing for one: worthwhile to both, most to oneself; nothing that was proposed before."""
    best = ""
    most = int(weights.worthwhile) - 1
    theirs = state.seats[other].items()
    for mine in worth.wardrobe(state, seat):
        for their in theirs:
            gain = swap_gain(state, seat, [mine], [their])
            if gain <= most:
                continue
            back = swap_gain(state, other, [their], [mine])
            text = swap_text(state, [mine], [their])
            if back < weights.worthwhile or not is_fair(weights, state, other, gain, back):
                continue
            if gain <= 2 * back and (int(other), text) not in memory.offers:
                best, most = text, gain
    return best


def start_trade(outlook: Outlook, memory: Memory) -> Action | None:
    """One trade in one's own turn before the door; what is in the hand is put down first."""
    state, seat = outlook.table, outlook.seat
    if not memory.may_offer() or outlook.own_proposal() is not None or forbids(state, seat, "trade"):
        return None
    best = ""
    whom = -1
    most = 0
    for other in state.around(seat):
        munchkin = state.seats[other]
        if munchkin.absent or munchkin.dead or is_near(state, other) or forbids(state, other, "trade"):
            continue
        text = best_swap(outlook.weights, state, seat, other, memory)
        swap = read_swap(state.cards, text) if text else None
        if swap is not None:
            gain = swap_gain(state, seat, swap.give, swap.want)
            if gain > most:
                best, whom, most = text, other, gain
    swap = read_swap(state.cards, best) if best else None
    if swap is None:
        return None
    for action in outlook.legal:
        if action.code == codes.PUT and action.args[1] == 0 and action.args[0] == swap.give[0]:
            return action
    if not state.seats[seat].has_item(swap.give[0]):
        return None
    return Action(seat, codes.OFFER, (whom,), best)


def turn_round(outlook: Outlook, memory: Memory, proposal: Proposal) -> Action | None:
    """A better trade with whoever has proposed a bad one, once."""
    state, seat = outlook.table, outlook.seat
    if f"counter p{proposal.number}" not in outlook.verbs or not memory.may_offer():
        return None
    if is_near(state, proposal.author):
        return None
    text = best_swap(outlook.weights, state, seat, proposal.author, memory)
    swap = read_swap(state.cards, text) if text else None
    if swap is None or not state.seats[seat].has_item(swap.give[0]):
        return None
    return Action(seat, codes.COUNTER, (int(proposal.number), -1), text)
