"""What cards are worth to a munchkin, in hundredths of a level; from an open table, by their verbs."""

from typing import Final

from mypy_extensions import i64

from koloda.games.munchkin.cards import NO_CARD
from koloda.games.munchkin.packs.grammar import Step
from koloda.games.munchkin.packs.reading import Kind
from koloda.games.munchkin.packs.vocabulary import (
    ARMOUR,
    BACKSTAB,
    BERSERK,
    BONUS,
    CANCEL_CURSE,
    CHANGE_SEX,
    CHARM,
    CHEAT,
    CURSE,
    DIE,
    DIE_MOD,
    DIE_SET,
    DRAW,
    ENCORE,
    ENHANCER,
    ESCAPE_ALL,
    EVENT,
    FEET,
    FETCH,
    FLEE,
    FLIGHT,
    GUAL,
    HAGGLE,
    HAND,
    HANDS2,
    HEAD,
    HELPER_LEVEL,
    HIDE,
    ITEM,
    LOSE_CLASS,
    LOSE_HAND,
    LOSE_ITEM,
    LOSE_LEVELS,
    LOSE_RACE,
    MONSTER,
    NEXT_COMBAT,
    NEXT_TURN,
    NO_SLOT,
    ONESHOT,
    POWERS,
    RACE,
    REMOVE_HELPER,
    REMOVE_MONSTER,
    REROLL,
    SERENADE,
    SIDE,
    STEAL,
    TIES,
    TRICK,
    VS,
    WANDER,
)
from koloda.games.munchkin.rules.consequences import eligible
from koloda.games.munchkin.rules.strength import might
from koloda.games.munchkin.rules.zones import is_allowed
from koloda.games.munchkin.state import MunchkinState

LEVEL: Final = 100
POINT: Final = 30
"""A point of strength that lasts."""
ONCE: Final = 12
"""A point of strength in one combat."""
TREASURE_CARD: Final = 55
HAND_CARD: Final = 25
PLAYS: Final = {
    int(CANCEL_CURSE): 35,
    int(DIE_MOD): 20,
    int(DIE_SET): 25,
    int(ESCAPE_ALL): 35,
    int(REMOVE_MONSTER): 60,
    int(REMOVE_HELPER): 25,
    int(FETCH): 55,
    int(DRAW): 60,
}
GIFTS: Final = {
    BERSERK: 45,
    FLIGHT: 15,
    CHARM: 25,
    BACKSTAB: 15,
    STEAL: 25,
    SERENADE: 35,
    ENCORE: 15,
    HIDE: 12,
    HAGGLE: 30,
    REROLL: 12,
}
"""Named powers."""
POOR: Final = 5
"""Who is no stronger than this wins next to no fight by himself."""
ESCAPES: Final = ((CHARM, 70), (STEAL, 30), (BERSERK, 20))
"""Powers that help the poor."""


# Dressing


def look_of(kind: Kind) -> int:
    """What wearing an item brings, in tenths of a point."""
    total = 10 * int(kind.bonus)
    for step in kind.fx:
        if step.verb == FLEE:
            total += 4 * int(step.n)
        elif step.verb == VS or step.verb == BONUS:
            total += 3 * int(step.n)
        elif step.verb == TIES:
            total += 7
    return total


def best_in(state: MunchkinState, seat: i64, items: list[int], slot: i64, count: int) -> list[int]:
    """The best of a slot, best first; what is worn already wins a tie."""
    worn = state.seats[seat].worn
    ranked: list[tuple[int, int]] = []
    for item in items:
        kind = state.kind(item)
        if kind.slot == slot and look_of(kind) > 0:
            ranked.append((-2 * look_of(kind) - (1 if item in worn else 0), item))
    ranked.sort()
    return [item for _, item in ranked[:count]]


def outfit(state: MunchkinState, seat: i64, items: list[int]) -> list[int]:
    """The best of these items that can be worn together (item.slots, item.only)."""
    munchkin = state.seats[seat]
    found = [item for item in items if munchkin.has_cheat(item)]
    free = [
        item
        for item in items
        if item not in found and state.kind(item).type == ITEM and is_allowed(state, seat, item)
    ]
    for slot in (HEAD, ARMOUR, FEET):
        found += best_in(state, seat, free, slot, 1)
    found += best_in(state, seat, free, NO_SLOT, len(free))
    two = best_in(state, seat, free, HANDS2, 1)
    single = best_in(state, seat, free, HAND, 2)
    return found + (two if look_of_all(state, two) > look_of_all(state, single) else single)


def look_of_all(state: MunchkinState, items: list[int]) -> int:
    return sum([look_of(state.kind(item)) for item in items])


def wardrobe(state: MunchkinState, seat: i64) -> list[int]:
    """All items of a munchkin, those in his hand too."""
    munchkin = state.seats[seat]
    return munchkin.items() + [card for card in munchkin.hand if state.kind(card).type == ITEM]


def gain_of(state: MunchkinState, seat: i64, item: int) -> int:
    """How much better the best outfit is with this item."""
    others = [other for other in wardrobe(state, seat) if other != item]
    before = look_of_all(state, outfit(state, seat, others))
    return look_of_all(state, outfit(state, seat, [*others, item])) - before


# Cards


def is_worth_selling(state: MunchkinState, seat: i64) -> bool:
    """Whether gold still brings levels (sell.not-10)."""
    return state.seats[seat].level < state.options.goal - 1


def item_worth(state: MunchkinState, seat: i64, item: int) -> int:
    """To wear, to use or to sell."""
    kind = state.kind(item)
    price = max(int(kind.gold), 0) * 7 // 100
    if kind.type == ONESHOT:
        return max(price, play_worth(kind))
    return max(price, gain_of(state, seat, item) * POINT // 10)


def play_worth(kind: Kind) -> int:
    step = kind.fx[0]
    if step.verb == SIDE:
        return ONCE * int(step.n)
    return PLAYS.get(int(step.verb), HAND_CARD)


def identity_worth(kind: Kind) -> int:
    """A race or class for its own sake."""
    total = 0
    for step in kind.fx:
        if step.verb == BONUS:
            total += 20 * int(step.n)
        elif step.verb == TIES or step.verb == HELPER_LEVEL:
            total += 20
        elif step.verb == FLEE:
            total += ONCE * int(step.n)
    for power in range(len(POWERS)):
        if kind.has_power(power):
            total += GIFTS[power]
    return total


def identity_gain(state: MunchkinState, seat: i64, card: int) -> int:
    """What a new race or class brings over the present one, with all that could then be worn."""
    munchkin = state.seats[seat]
    race = state.kind(card).type == RACE
    old = munchkin.race if race else munchkin.trade
    items = wardrobe(state, seat)
    before = look_of_all(state, outfit(state, seat, items)) * POINT // 10
    if old != NO_CARD:
        before += identity_worth(state.kind(old))
    if race:
        munchkin.race = card
    else:
        munchkin.trade = card
    after = look_of_all(state, outfit(state, seat, items)) * POINT // 10 + identity_worth(state.kind(card))
    if race:
        munchkin.race = old
    else:
        munchkin.trade = old
    return after - before


def card_worth(state: MunchkinState, seat: i64, card: int) -> int:
    """What it costs a munchkin to part with a card of his."""
    kind = state.kind(card)
    card_type = kind.type
    munchkin = state.seats[seat]
    if card == munchkin.race or card == munchkin.trade:
        return 3 * identity_worth(kind)
    if card_type == ITEM or card_type == ONESHOT:
        return item_worth(state, seat, card)
    if card_type == GUAL:
        return LEVEL - 5 if munchkin.level < state.options.goal - 1 else 15
    if card_type == TRICK or card_type == EVENT:
        return play_worth(kind)
    if card_type == CURSE:
        return 30
    if card_type == ENHANCER:
        return 5 * abs(int(kind.mod))
    if card_type == WANDER:
        return 35
    if card_type == CHEAT:
        return 30
    if card_type == MONSTER:
        return monster_worth(int(kind.level) - might(state, seat))
    return max(4, identity_gain(state, seat, card) + promise(state, seat, card))


def promise(state: MunchkinState, seat: i64, card: int) -> int:
    """What a new race or class promises over the present one: levels for help, a way out of poverty."""
    munchkin = state.seats[seat]
    old = munchkin.race if state.kind(card).type == RACE else munchkin.trade
    return hope(state, seat, state.kind(card)) - (0 if old == NO_CARD else hope(state, seat, state.kind(old)))


def hope(state: MunchkinState, seat: i64, kind: Kind) -> int:
    """Who has nothing can charm a monster away from its treasures, steal, or rage."""
    total = 20 if kind.find(HELPER_LEVEL) is not None else 0
    if might(state, seat) <= POOR:
        for power, worth in ESCAPES:
            if kind.has_power(power):
                total += worth
    return total


def monster_worth(ahead: int) -> int:
    """A small one is a level to come, a big one at most a weapon."""
    if ahead < 0:
        return 60
    if ahead <= 3:
        return 40
    return 25 if ahead <= 6 else 15


def by_worth(state: MunchkinState, seat: i64, cards: list[int]) -> list[int]:
    """What will be missed least comes first."""
    ranked = [(card_worth(state, seat, card), card) for card in cards]
    ranked.sort()
    return [card for _, card in ranked]


# Losses


def loss_of(state: MunchkinState, seat: i64, steps: list[Step]) -> int:
    """What these consequences would cost a munchkin."""
    total = 0
    for step in steps:
        cost = cost_of(state, seat, step)
        otherwise = step.otherwise
        if cost == 0 and otherwise is not None:
            cost = cost_of(state, seat, otherwise)
        total += cost
    return total


def cost_of(state: MunchkinState, seat: i64, step: Step) -> int:
    munchkin = state.seats[seat]
    verb = step.verb
    if verb == LOSE_LEVELS:
        return LEVEL * int(min(step.n, munchkin.level - 1))
    if verb == LOSE_ITEM:
        return items_lost(state, seat, step)
    if verb == LOSE_HAND:
        return HAND_CARD * int(min(step.n, len(munchkin.hand)))
    if verb == LOSE_CLASS or verb == LOSE_RACE:
        card = munchkin.trade if verb == LOSE_CLASS else munchkin.race
        return 0 if card == NO_CARD else identity_worth(state.kind(card))
    if verb == CHANGE_SEX:
        return 10
    if verb == DIE:
        return 3 * LEVEL
    does = step.does
    if does is None:
        return 0
    if verb == NEXT_COMBAT or verb == NEXT_TURN:
        return ONCE * int(max(-does.n, 1))
    return POINT


def items_lost(state: MunchkinState, seat: i64, step: Step) -> int:
    """The least dear ones where the victim chooses, the dearest where others do."""
    worths = [item_worth(state, seat, item) for item in eligible(state, seat, step.what)]
    worths.sort(reverse=step.by != "victim" or step.what == "dear" or step.what == "best")
    return sum(worths[: min(int(step.n), len(worths))])
