"""Races, classes and items in front of a munchkin; selling (chapters 3.5 and 4.1)."""

from typing import Final

from mypy_extensions import i64

from koloda.games.munchkin import cards, codes, phases
from koloda.games.munchkin.notation import CARD, MunchkinVerb, SellVerb, WordArgument
from koloda.games.munchkin.packs import vocabulary
from koloda.games.munchkin.powers.power import giver
from koloda.games.munchkin.rules import zones
from koloda.games.munchkin.rules.permission import refuse, why_not_now, why_not_onlooker
from koloda.games.munchkin.rules.plays import is_door_card, take_card
from koloda.games.munchkin.rules.strength import forbids
from koloda.games.munchkin.rules.telling import spell_cards, tell, tell_only
from koloda.games.munchkin.state import HAGGLED, MunchkinPublic, MunchkinState
from koloda.kernel import Action, Refusal
from koloda.kernel.errors import Values
from koloda.kernel.seats import has

PRICE_OF_A_LEVEL: Final = 1000


# Playing cards in front of you


def why_not_put(state: MunchkinState, seat: i64, card: i64, *, worn: bool) -> Refusal | None:
    """when.own, treasure.when; a race or class may come in one's own combat."""
    kind = state.kind(card)
    item = kind.is_gear()
    if kind.type == vocabulary.TRICK:
        return refuse("comp.trick")
    if not item and not kind.is_person():
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


def bar_worn(state: MunchkinState, seat: i64, item: i64) -> str:
    """item.slots, item.only; one.from: a one-shot is never worn. Under `table` a slip stands."""
    if state.kind(item).type == vocabulary.ONESHOT:
        return "one.from"
    if state.options.table or state.seats[seat].has_cheat(item):
        return ""
    if not zones.has_room(state, seat, item):
        return "item.slots"
    return "" if zones.is_allowed(state, seat, item) else "item.only"


def why_not_worn(state: MunchkinState, seat: i64, item: i64) -> Refusal | None:
    bar = bar_worn(state, seat, item)
    return Refusal(f"munchkin.{bar}", told_bar(state, seat, item, bar)) if bar else None


def told_bar(state: MunchkinState, seat: i64, item: i64, bar: str) -> Values:
    """What its sentence tells of: the slot and what is worn there, or who the munchkin is."""
    if bar == "item.slots":
        worn = zones.in_the_way(state, seat, item)
        return {"slot": vocabulary.SLOTS[state.kind(item).slot], "cards": listed(state, worn)}
    if bar == "item.only":
        munchkin = state.seats[seat]
        person = [card for card in (munchkin.race, munchkin.trade) if card != cards.NO_CARD]
        return {"cards": listed(state, person), "count": len(person), "sex": "MF"[munchkin.sex]}
    return {"why": "worn"}


def listed(state: MunchkinState, held: list[int]) -> str:
    return ",".join([state.code(card) for card in held])


def put(state: MunchkinState, seat: i64, card: i64, *, worn: bool) -> None:
    """class.replace: the old race or class is discarded in the same action."""
    munchkin = state.seats[seat]
    kind = state.kind(card)
    take_card(state, seat, card)
    tell(state, "put", seat, "munchkin.when.own", {"card": state.code(card)})
    if kind.is_person():
        old = zones.set_card(state, seat, card, race=kind.type == vocabulary.RACE)
        if old != cards.NO_CARD:
            zones.discard(state, [old])
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
    zones.spend(state, seat, card)
    zones.discard(state, [int(card)])


# Blind, before the first turn


def why_not_place(state: MunchkinState, seat: i64, card: i64, *, worn: bool) -> Refusal | None:
    """setup.play, setup.only-these."""
    munchkin = state.seats[seat]
    kind = state.kind(card)
    if has(state.passed, seat):
        return refuse("setup.reveal")
    if card not in munchkin.hand:
        return refuse("zone.hand")
    if kind.is_person():
        return refuse("setup.play") if munchkin.person(kind) != cards.NO_CARD or worn else None
    if not kind.is_gear():
        return refuse("setup.only-these")
    return why_not_worn(state, seat, card) if worn else None


def place(state: MunchkinState, seat: i64, card: i64, *, worn: bool) -> None:
    munchkin = state.seats[seat]
    munchkin.hand.remove(int(card))  # whoever was shown it learns only at the reveal where it went
    before = zones.allowed_now(state, munchkin, seat)
    kind = state.kind(card)
    if kind.is_person():
        munchkin.become(card, race=kind.type == vocabulary.RACE)
    elif worn:
        munchkin.worn.append(int(card))
    else:
        munchkin.carried.append(int(card))
    keep_allowed(state, seat, before)
    tell_only(state, "put", seat, "munchkin.setup.reveal", {"card": state.code(card)})


def keep_allowed(state: MunchkinState, seat: i64, before: list[int]) -> None:
    """item.fall-off, unseen by the others."""
    munchkin = state.seats[seat]
    for item in before:
        if not zones.is_allowed(state, seat, item):
            munchkin.worn.remove(item)
            munchkin.carried.append(item)


def why_not_put_down(state: MunchkinState, action: Action) -> Refusal | None:
    card, worn = action.args[0], action.args[1] == 1
    if state.stage == phases.S_CREATE:
        return why_not_place(state, action.seat, card, worn=worn)
    return why_not_put(state, action.seat, card, worn=worn)


def put_down(state: MunchkinState, action: Action) -> None:
    card, worn = action.args[0], action.args[1] == 1
    if state.stage == phases.S_CREATE:
        place(state, action.seat, card, worn=worn)
    else:
        put(state, action.seat, card, worn=worn)


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


def gold(state: MunchkinPublic, items: list[int], doubled: i64) -> int:
    """sell.from, power.haggle."""
    total = 0
    for item in items:
        price = int(state.kind(item).gold)
        total += price * 2 if item == doubled else price
    return total


def haggles(state: MunchkinPublic, seat: i64) -> bool:
    """power.haggle: whether one item would count double, once a turn."""
    able = giver(state, seat, vocabulary.HAGGLE) != cards.NO_CARD
    return able and not state.seats[seat].used & HAGGLED


def why_not_sell(state: MunchkinPublic, seat: i64, doubled: i64, items: list[int]) -> Refusal | None:
    refusal = why_not_now(state, seat, "sell")
    if refusal is not None:
        return refusal
    munchkin = state.seats[seat]
    for item in items:
        if state.kind(item).type == vocabulary.TRICK:
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
    if doubled != cards.NO_CARD and (not haggles(state, seat) or doubled not in items):
        return refuse("power.haggle")
    return refuse("curse.forbid") if forbids(state, seat, "sell") else None


def sell(state: MunchkinState, seat: i64, doubled: i64, items: list[int]) -> None:
    """sell.many: no change is given."""
    levels = gold(state, items, doubled) // PRICE_OF_A_LEVEL
    for item in items:
        zones.spend(state, seat, item)
    tell(state, "sell", seat, "munchkin.sell.when", {"cards": spell_cards(state, items)})
    zones.discard(state, items)
    if doubled != cards.NO_CARD:
        state.seats[seat].used |= HAGGLED
    zones.gain_levels(state, seat, levels, state.options.goal - 1, "munchkin.sell.many")


VERBS: Final[list[MunchkinVerb]] = [
    MunchkinVerb(
        "put", codes.PUT, [CARD, WordArgument("how", ["", "on"], optional=True)],
        why_not_put_down, put_down,
    ),
    MunchkinVerb(
        "wear", codes.WEAR, [CARD],
        lambda s, a: why_not_wear(s, a.seat, a.args[0]), lambda s, a: wear(s, a.seat, a.args[0]),
    ),
    MunchkinVerb(
        "doff", codes.DOFF, [CARD],
        lambda s, a: why_not_doff(s, a.seat, a.args[0]), lambda s, a: doff(s, a.seat, a.args[0]),
    ),
    MunchkinVerb(
        "drop", codes.DROP, [CARD],
        lambda s, a: why_not_drop(s, a.seat, a.args[0]), lambda s, a: drop(s, a.seat, a.args[0]),
    ),
    SellVerb(
        "sell", codes.SELL, [],
        lambda s, a: why_not_sell(s, a.seat, a.args[0], list(a.args[1:])),
        lambda s, a: sell(s, a.seat, a.args[0], list(a.args[1:])),
    ),
]  # fmt: skip
