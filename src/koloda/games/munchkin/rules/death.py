"""Death (chapter 3.11): what a dead munchkin leaves, and who takes of it."""

from mypy_extensions import i64

from koloda.games.munchkin.rules import zones
from koloda.games.munchkin.rules.telling import spell_cards, tell
from koloda.games.munchkin.state import MunchkinState
from koloda.kernel.seats import letter


def fall(state: MunchkinState, victim: i64) -> None:
    """death.rule: everything is laid open."""
    state.leaked = True
    tell(state, "death", victim, "munchkin.death.rule", {"cards": spell_cards(state, estate(state, victim))})


def estate(state: MunchkinState, victim: i64) -> list[int]:
    munchkin = state.seats[victim]
    return munchkin.items() + munchkin.hand


def takers(state: MunchkinState, victim: i64) -> list[int]:
    """From the highest level down, ties clockwise from the dead one."""
    order: list[int] = []
    for seat in state.around(victim):
        if state.seats[seat].dead:
            continue
        at = len(order)
        while at > 0 and state.seats[order[at - 1]].level < state.seats[seat].level:
            at -= 1
        order.insert(at, seat)
    return order


def leave(state: MunchkinState, victim: i64, card: i64) -> None:
    if card in state.seats[victim].hand:
        zones.out_of_hand(state, victim, card)
    else:
        zones.out_of_play(state, victim, card)


def take_from(state: MunchkinState, victim: i64, seat: i64, card: i64) -> None:
    leave(state, victim, card)
    zones.to_hand(state, seat, card)
    tell(state, "loot", seat, "munchkin.death.rule", {"card": state.code(card), "target": letter(victim)})


def clear(state: MunchkinState, victim: i64) -> None:
    """What nobody has taken is discarded."""
    rest = state.cards.by_code(estate(state, victim))
    for card in rest:
        leave(state, victim, card)
    zones.discard(state, rest)
    munchkin = state.seats[victim]
    munchkin.dead = True
