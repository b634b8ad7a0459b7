"""Monsters of one's own: which to look for, and which to bring into a fight that is won."""

from typing import Final

from mypy_extensions import i64

from koloda.games.munchkin import codes
from koloda.games.munchkin.bot import fighting
from koloda.games.munchkin.bot.outlook import Outlook
from koloda.games.munchkin.bot.weights import Weights
from koloda.games.munchkin.bot.worth import card_worth
from koloda.games.munchkin.packs import vocabulary
from koloda.games.munchkin.packs.kinds import Kind
from koloda.games.munchkin.powers.power import MOST_CARDS
from koloda.games.munchkin.powers.words import held
from koloda.games.munchkin.state import MunchkinPublic
from koloda.kernel import Action

SAFE: Final = 1
"""By so much a fight is to stay won when it is made bigger."""


def look_for_trouble(outlook: Outlook) -> Action | None:
    """A monster from hand that falls for certain, with a few cards if they are cheap: what brings most."""
    state, seat = outlook.table, outlook.seat
    best: Action | None = None
    most = 0
    for action in outlook.legal:
        if action.code != codes.TROUBLE:
            continue
        monster = action.args[0]
        kind = state.kind(monster)
        worth = gain_of_kill(outlook.weights, state.seats[seat].level, kind)
        need = fighting.lacking_against(state, seat, monster)
        if need > 0:
            worth = worth * int(outlook.weights.risk) // 100 - cost_of_strength(state, seat, monster, need)
        if worth > most:
            best, most = action, worth
    return best


def gain_of_kill(weights: Weights, level: i64, kind: Kind) -> int:
    return int(kind.levels * fighting.level_worth(weights, level) + weights.treasure * kind.loot)


def cost_of_strength(state: MunchkinPublic, seat: i64, monster: int, need: int) -> int:
    """What so much more strength against a monster would cost in one-shots and rage, VICTORY if too much."""
    if state.kind(monster).level_only:
        return fighting.VICTORY
    munchkin = state.seats[seat]
    cards = [card for card in munchkin.hand + munchkin.carried if card != monster]
    prices: list[tuple[int, int, int]] = []
    rest: list[int] = []
    for card in cards:
        strength = strength_of(state, card)
        if strength > 0:
            cost = card_worth(state, seat, card)
            prices.append((100 * cost // strength, cost, strength))
        elif card in munchkin.hand:
            rest.append(card_worth(state, seat, card))
    if any(power.boost() > 0 for power in held(state, seat)):
        rest.sort()
        prices += [(100 * cost, cost, 1) for cost in rest[:MOST_CARDS]]
    prices.sort()
    total = 0
    for _, cost, strength in prices:
        if need <= 0:
            break
        total += cost
        need -= strength
    return total if need <= 0 else fighting.VICTORY


def strength_of(state: MunchkinPublic, card: int) -> int:
    """What a one-shot adds to the munchkins' side, or an enhancer takes from the monsters'."""
    kind = state.kind(card)
    if kind.type == vocabulary.ENHANCER:
        return -int(kind.mod)
    if kind.type != vocabulary.ONESHOT or kind.play().side() == codes.MONSTERS:
        return 0
    return int(kind.play().side_strength())


def press_on(outlook: Outlook) -> Action | None:
    """A won fight made worth more: another monster of one's own that falls with the first."""
    state = outlook.table
    best: Action | None = None
    most = 0
    for action in outlook.legal:
        like = newcomer(state, action)
        if like < 0 or fighting.lacking_with_more(state, action.args[0], like) > -SAFE:
            continue
        worth = gain_of_kill(outlook.weights, state.seats[outlook.seat].level, state.kind(like))
        worth -= sum([card_worth(state, outlook.seat, card) for card in fighting.cards_of(action)])
        if worth > most:
            best, most = action, worth
    return best


def newcomer(state: MunchkinPublic, action: Action) -> int:
    """The monster that a play would bring into the fight, if it brings one."""
    if action.code == codes.JOIN:
        return action.args[0]
    if action.code == codes.WANDER:
        return action.args[1]
    if action.code == codes.EVENT:
        return state.kind(action.args[0]).play().newcomer(state, action.args[1])
    return -1
