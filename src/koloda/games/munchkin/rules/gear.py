"""Races, classes and items in front of a munchkin; selling (chapters 3.5 and 4.1)."""

from typing import Final

from mypy_extensions import i64

from koloda.games.munchkin.cards import NO_CARD
from koloda.games.munchkin.packs.vocabulary import CLASS, HAGGLE, ITEM, ONESHOT, RACE, TRICK
from koloda.games.munchkin.rules.permission import refuse, why_not_now, why_not_onlooker
from koloda.games.munchkin.rules.plays import is_door_card, take_card
from koloda.games.munchkin.rules.powers import giver
from koloda.games.munchkin.rules.strength import forbids
from koloda.games.munchkin.rules.telling import spell_cards, tell
from koloda.games.munchkin.rules.zones import (
    discard,
    gain_levels,
    has_room,
    is_allowed,
    set_card,
    spend,
)
from koloda.games.munchkin.state import HAGGLED, MunchkinState
from koloda.kernel.errors import Refusal

PRICE_OF_A_LEVEL: Final = 1000


# Playing cards in front of you


def why_not_put(state: MunchkinState, seat: i64, card: i64, *, worn: bool) -> Refusal | None:
    """when.own, treasure.when; a race or class may come in one's own combat."""
    kind = state.kind(card)
    item = kind.type == ITEM or kind.type == ONESHOT
    if kind.type == TRICK:
        return refuse("comp.trick")
    if not item and kind.type != RACE and kind.type != CLASS:
        return refuse("when.own")
    refusal = why_not_now(state, seat, "put item" if item else "put race", card)
    if refusal is not None:
        if item and state.in_combat(seat):
            return refuse("combat.no-gear")
        if not (item and state.options.table):
            return refusal
    if not is_door_card(state, seat, card) and card not in state.seats[seat].hand:
        return refuse("zone.hand")
    if worn and not item:
        return refuse("item.carry")
    return why_not_worn(state, seat, card) if worn else None


def why_not_worn(state: MunchkinState, seat: i64, item: i64) -> Refusal | None:
    """item.slots, item.only; one.from: a one-shot is never worn. Under `table` a slip stands."""
    if state.kind(item).type == ONESHOT:
        return refuse("one.from")
    if state.options.table or state.seats[seat].has_cheat(item):
        return None
    if not has_room(state, seat, item):
        return refuse("item.slots")
    return None if is_allowed(state, seat, item) else refuse("item.only")


def put(state: MunchkinState, seat: i64, card: i64, *, worn: bool) -> None:
    """class.replace: the old race or class is discarded in the same action."""
    munchkin = state.seats[seat]
    kind = state.kind(card)
    take_card(state, seat, card)
    tell(state, "put", seat, "munchkin.when.own", {"card": state.code(card)})
    if kind.type == RACE or kind.type == CLASS:
        old = set_card(state, seat, card, race=kind.type == RACE)
        if old != NO_CARD:
            discard(state, [old])
    elif worn:
        munchkin.worn.append(int(card))
    else:
        munchkin.carried.append(int(card))


def why_not_drop(state: MunchkinState, seat: i64, card: i64) -> Refusal | None:
    """class.drop: any time."""
    munchkin = state.seats[seat]
    own = card == munchkin.race or card == munchkin.trade
    return None if own else refuse("class.drop")


def drop(state: MunchkinState, seat: i64, card: i64) -> None:
    tell(state, "drop", seat, "munchkin.class.drop", {"card": state.code(card)})
    spend(state, seat, card)
    discard(state, [int(card)])


# Wearing


def why_not_dress(state: MunchkinState, seat: i64) -> Refusal | None:
    """item.no-swap, when.whose-combat."""
    refusal = why_not_now(state, seat, "wear")
    return refusal if refusal is not None else why_not_onlooker(state, seat)


def why_not_wear(state: MunchkinState, seat: i64, item: i64) -> Refusal | None:
    refusal = why_not_dress(state, seat)
    if refusal is not None:
        return refusal
    if item not in state.seats[seat].carried:
        return refuse("item.carry")
    return why_not_worn(state, seat, item)


def wear(state: MunchkinState, seat: i64, item: i64) -> None:
    munchkin = state.seats[seat]
    munchkin.carried.remove(int(item))
    munchkin.worn.append(int(item))
    tell(state, "wear", seat, "munchkin.item.carry", {"card": state.code(item)})


def why_not_doff(state: MunchkinState, seat: i64, item: i64) -> Refusal | None:
    refusal = why_not_dress(state, seat)
    if refusal is not None:
        return refusal
    return None if item in state.seats[seat].worn else refuse("item.carry")


def doff(state: MunchkinState, seat: i64, item: i64) -> None:
    munchkin = state.seats[seat]
    munchkin.worn.remove(int(item))
    munchkin.carried.append(int(item))
    tell(state, "doff", seat, "munchkin.item.carry", {"card": state.code(item)})


# Selling


def gold(state: MunchkinState, items: list[int], doubled: i64) -> int:
    """sell.from, power.haggle."""
    total = 0
    for item in items:
        price = int(state.kind(item).gold)
        total += price * 2 if item == doubled else price
    return total


def why_not_sell(state: MunchkinState, seat: i64, doubled: i64, items: list[int]) -> Refusal | None:
    refusal = why_not_now(state, seat, "sell")
    if refusal is not None:
        return refusal
    munchkin = state.seats[seat]
    for item in items:
        if state.kind(item).type == TRICK:
            return refuse("comp.trick")
        if not state.kind(item).is_item():
            return refuse("comp.item")
        if item not in munchkin.hand and not munchkin.has_item(item):
            return refuse("sell.from")
    goal = state.options.goal
    levels = gold(state, items, doubled) // PRICE_OF_A_LEVEL
    if munchkin.level >= goal - 1 or (not state.options.sell_cap and munchkin.level + levels >= goal):
        return refuse("sell.not-10")
    if levels == 0:
        return refuse("sell.zero")
    if doubled != NO_CARD:
        able = giver(state, seat, HAGGLE) != NO_CARD and not munchkin.used & HAGGLED
        if not able or doubled not in items:
            return refuse("power.haggle")
    return refuse("curse.forbid") if forbids(state, seat, "sell") else None


def sell(state: MunchkinState, seat: i64, doubled: i64, items: list[int]) -> None:
    """sell.many: no change is given."""
    levels = gold(state, items, doubled) // PRICE_OF_A_LEVEL
    for item in items:
        spend(state, seat, item)
    tell(state, "sell", seat, "munchkin.sell.when", {"cards": spell_cards(state, items)})
    discard(state, items)
    if doubled != NO_CARD:
        state.seats[seat].used |= HAGGLED
    gain_levels(state, seat, levels, state.options.goal - 1, "munchkin.sell.many")
