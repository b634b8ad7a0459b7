"""What cards are worth to a munchkin, in hundredths of a level; from an open table, by their effects."""

from typing import Final, final

from mypy_extensions import i64

from koloda.games.munchkin import cards
from koloda.games.munchkin.effects.effect import Effect
from koloda.games.munchkin.effects.worths import LEVEL, POINT, Judgement
from koloda.games.munchkin.packs import vocabulary
from koloda.games.munchkin.packs.kinds import Kind
from koloda.games.munchkin.powers.words import POWERS
from koloda.games.munchkin.rules.strength import might
from koloda.games.munchkin.rules.zones import is_allowed
from koloda.games.munchkin.state import MunchkinPublic

POOR: Final = 5
"""Who is no stronger than this wins next to no fight by himself."""


# Dressing


def look_of(kind: Kind) -> int:
    """What wearing an item brings, in tenths of a point."""
    total = 10 * int(kind.bonus)
    for effect in kind.fx:
        total += effect.look()
    return total


def best_in(state: MunchkinPublic, seat: i64, items: list[int], slot: i64, count: int) -> list[int]:
    """The best of a slot, best first; what is worn already wins a tie."""
    worn = state.seats[seat].worn
    ranked: list[tuple[int, int]] = []
    for item in items:
        kind = state.kind(item)
        if kind.slot == slot and look_of(kind) > 0:
            ranked.append((-2 * look_of(kind) - (1 if item in worn else 0), item))
    ranked.sort()
    return [item for _, item in ranked[:count]]


def outfit(state: MunchkinPublic, seat: i64, items: list[int]) -> list[int]:
    """The best of these items that can be worn together (item.slots, item.only)."""
    munchkin = state.seats[seat]
    found = [item for item in items if munchkin.has_cheat(item)]
    free = [
        item
        for item in items
        if item not in found and state.kind(item).type == vocabulary.ITEM and is_allowed(state, seat, item)
    ]
    for slot in (vocabulary.HEAD, vocabulary.ARMOUR, vocabulary.FEET):
        found += best_in(state, seat, free, slot, 1)
    found += best_in(state, seat, free, vocabulary.NO_SLOT, len(free))
    two = best_in(state, seat, free, vocabulary.HANDS2, 1)
    single = best_in(state, seat, free, vocabulary.HAND, 2)
    return found + (two if look_of_all(state, two) > look_of_all(state, single) else single)


def look_of_all(state: MunchkinPublic, items: list[int]) -> int:
    return sum([look_of(state.kind(item)) for item in items])


def wardrobe(state: MunchkinPublic, seat: i64) -> list[int]:
    """All items of a munchkin, those in his hand too."""
    munchkin = state.seats[seat]
    return munchkin.items() + [card for card in munchkin.hand if state.kind(card).type == vocabulary.ITEM]


def gain_of(state: MunchkinPublic, seat: i64, item: int) -> int:
    """How much better the best outfit is with this item."""
    others = [other for other in wardrobe(state, seat) if other != item]
    before = look_of_all(state, outfit(state, seat, others))
    return look_of_all(state, outfit(state, seat, [*others, item])) - before


# Cards


def is_worth_selling(state: MunchkinPublic, seat: i64) -> bool:
    """Whether gold still brings levels (sell.not-10)."""
    return state.seats[seat].level < state.options.goal - 1


def item_worth(state: MunchkinPublic, seat: i64, item: int) -> int:
    """To wear, to use or to sell."""
    kind = state.kind(item)
    price = max(int(kind.gold), 0) * 7 // 100
    if kind.type == vocabulary.ONESHOT:
        return max(price, kind.play().worth())
    return max(price, gain_of(state, seat, item) * POINT // 10)


def identity_worth(kind: Kind) -> int:
    """A race or class for its own sake."""
    total = 0
    for effect in kind.fx:
        total += effect.gift()
    for power in POWERS:
        if kind.has_power(power.number):
            total += power.gift
    return total


def identity_gain(state: MunchkinPublic, seat: i64, card: int) -> int:
    """What a new race or class brings over the present one, with all that could then be worn."""
    munchkin = state.seats[seat]
    race = state.kind(card).type == vocabulary.RACE
    old = munchkin.person(state.kind(card))
    items = wardrobe(state, seat)
    before = look_of_all(state, outfit(state, seat, items)) * POINT // 10
    if old != cards.NO_CARD:
        before += identity_worth(state.kind(old))
    munchkin.become(card, race=race)
    after = look_of_all(state, outfit(state, seat, items)) * POINT // 10 + identity_worth(state.kind(card))
    munchkin.become(old, race=race)
    return after - before


def card_worth(state: MunchkinPublic, seat: i64, card: int) -> int:
    """What it costs a munchkin to part with a card of his."""
    kind = state.kind(card)
    card_type = kind.type
    munchkin = state.seats[seat]
    if card == munchkin.race or card == munchkin.trade:
        return 3 * identity_worth(kind)
    if kind.is_gear():
        return item_worth(state, seat, card)
    if card_type == vocabulary.GUAL:
        return LEVEL - 5 if munchkin.level < state.options.goal - 1 else 15
    if card_type == vocabulary.TRICK or card_type == vocabulary.EVENT:
        return kind.play().worth()
    if card_type == vocabulary.CURSE:
        return 30
    if card_type == vocabulary.ENHANCER:
        return 5 * abs(int(kind.mod))
    if card_type == vocabulary.WANDER:
        return 35
    if card_type == vocabulary.CHEAT:
        return 30
    if card_type == vocabulary.MONSTER:
        return monster_worth(int(kind.level) - might(state, seat))
    return max(4, identity_gain(state, seat, card) + promise(state, seat, card))


def promise(state: MunchkinPublic, seat: i64, card: int) -> int:
    """What a new race or class promises over the present one: levels for help, a way out of poverty."""
    old = state.seats[seat].person(state.kind(card))
    return hope(state, seat, state.kind(card)) - (
        0 if old == cards.NO_CARD else hope(state, seat, state.kind(old))
    )


def hope(state: MunchkinPublic, seat: i64, kind: Kind) -> int:
    """Who has nothing can charm a monster away from its treasures, steal, or rage."""
    total = 20 if kind.raises_helper() else 0
    if might(state, seat) <= POOR:
        for power in POWERS:
            if kind.has_power(power.number):
                total += power.hope
    return total


def monster_worth(ahead: int) -> int:
    """A small one is a level to come, a big one at most a weapon."""
    if ahead < 0:
        return 60
    if ahead <= 3:
        return 40
    return 25 if ahead <= 6 else 15


def by_worth(state: MunchkinPublic, seat: i64, cards: list[int]) -> list[int]:
    """What will be missed least comes first."""
    ranked = [(card_worth(state, seat, card), card) for card in cards]
    ranked.sort()
    return [card for _, card in ranked]


# Losses


@final
class Worths(Judgement):
    def item(self, state: MunchkinPublic, seat: i64, item: int) -> int:
        return item_worth(state, seat, item)

    def identity(self, kind: Kind) -> int:
        return identity_worth(kind)


WORTHS: Final = Worths()


def loss_of(state: MunchkinPublic, seat: i64, effects: list[Effect]) -> int:
    """What these consequences would cost a munchkin."""
    total = 0
    for effect in effects:
        cost = effect.cost(state, seat, WORTHS)
        otherwise = effect.otherwise
        if cost == 0 and otherwise is not None:
            cost = otherwise.cost(state, seat, WORTHS)
        total += cost
    return total
