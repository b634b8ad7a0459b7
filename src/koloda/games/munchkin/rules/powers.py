"""Named powers of races and classes, one function each (chapter 4.1, pack §4)."""

from typing import Final

from mypy_extensions import i64

from koloda.games.munchkin.cards import NO_CARD
from koloda.games.munchkin.codes import CARD_TARGET, ITEM_TARGET, JOINS, NO_TARGET, SEAT_TARGET
from koloda.games.munchkin.packs.vocabulary import (
    BACKSTAB,
    BERSERK,
    CHARM,
    ENCORE,
    FLIGHT,
    HAGGLE,
    HIDE,
    POWERS,
    REROLL,
    SERENADE,
    STEAL,
)
from koloda.games.munchkin.rules.combat import (
    enter_as_helper,
    pledged,
    remove_foe,
    why_not_pledged,
)
from koloda.games.munchkin.rules.flight import ESCAPES, die_total
from koloda.games.munchkin.rules.permission import refuse, why_not_now, why_not_onlooker
from koloda.games.munchkin.rules.plays import cancel_curse, find_foe
from koloda.games.munchkin.rules.reward import win
from koloda.games.munchkin.rules.strength import forbids, is_for_the_win
from koloda.games.munchkin.rules.telling import tell, throw_die
from koloda.games.munchkin.rules.zones import discard, out_of_hand, spend
from koloda.games.munchkin.state import (
    AGAINST,
    BY_SERENADE,
    C_OPEN,
    FACE,
    FLOWN,
    HAND_CARDS,
    NOBODY,
    REROLLED,
    SERENADED,
    W_CURSE,
    W_DIE,
    W_KILL,
    W_PICK,
    W_RUN,
    MunchkinState,
)
from koloda.kernel.errors import Refusal
from koloda.kernel.events import Value
from koloda.kernel.seats import bit, has, letter

MOST_CARDS: Final = 3
"""berserk: in a combat, flight: in a roll."""
LEAST_HAND: Final = 3
"""charm."""
PAYS: Final = {BACKSTAB: 1, STEAL: 1, SERENADE: 1, HIDE: 2, REROLL: 1}
TARGETS: Final = {
    BERSERK: NO_TARGET,
    FLIGHT: NO_TARGET,
    CHARM: CARD_TARGET,
    BACKSTAB: SEAT_TARGET,
    STEAL: ITEM_TARGET,
    SERENADE: SEAT_TARGET,
    HIDE: NO_TARGET,
    REROLL: NO_TARGET,
}
REFUSING: Final = 2
"""Hand cards that buy one off a serenade."""


def giver(state: MunchkinState, seat: i64, power: i64) -> int:
    """The race or class card that gives this power now."""
    munchkin = state.seats[seat]
    for card in (munchkin.race, munchkin.trade):
        if card != NO_CARD and state.kind(card).has_power(power):
            return int(card)
    return NO_CARD


def why_not_power(state: MunchkinState, seat: i64, args: tuple[int, ...]) -> Refusal | None:
    """Its row and window, then what it names, its cost, its limit (when.checks)."""
    power, kind, target, item = args[:4]
    paid = list(args[4:])
    clause = f"power.{POWERS[power]}"
    if power == ENCORE or power == HAGGLE or kind != TARGETS.get(power, NO_TARGET):
        return refuse(clause)
    refusal = why_not_when(state, seat, power)
    if refusal is None and giver(state, seat, power) == NO_CARD:
        refusal = refuse(clause)
    if refusal is None:
        refusal = why_not_aimed(state, seat, power, target, item)
    if refusal is None:
        refusal = why_not_cost(state, seat, power, paid)
    return refusal if refusal is not None else why_not_again(state, seat, power, target, len(paid))


def why_not_when(state: MunchkinState, seat: i64, power: i64) -> Refusal | None:
    name = POWERS[power]
    frame = state.top_frame()
    if power == FLIGHT or power == REROLL:
        own = frame is not None and frame.kind == W_DIE and frame.seat == seat
        return None if own and state.frames[-1].values[AGAINST] >= 0 else refuse(f"power.{name}")
    if power == HIDE:
        own = frame is not None and frame.kind == W_CURSE and frame.seat == seat
        return None if own else refuse("power.hide")
    if power == STEAL:
        refusal = why_not_now(state, seat, "steal")
        return refusal if refusal is not None else why_not_onlooker(state, seat)
    refusal = why_not_now(state, seat, name)
    if refusal is None and power == SERENADE and state.stage == W_KILL:
        return refuse("power.serenade")
    return refusal


def why_not_aimed(state: MunchkinState, seat: i64, power: i64, target: i64, item: i64) -> Refusal | None:
    combat = state.combat
    if power == CHARM:
        return None if combat is not None and combat.find(target) is not None else refuse("power.charm")
    if power == BACKSTAB:
        other = target != seat and state.in_combat(target)
        return None if other else refuse("power.backstab")
    if power == STEAL:
        if state.seats[target].dead:
            return refuse("death.rule")
        owned = target != seat and state.seats[target].has_item(item)
        return None if owned and not state.in_combat(target) else refuse("power.steal")
    if power == SERENADE:
        return why_not_serenaded(state, seat, target)
    if power == REROLL and die_total(state, state.frames[-1]) >= ESCAPES:
        return refuse("power.reroll")
    return None


def why_not_serenaded(state: MunchkinState, seat: i64, target: i64) -> Refusal | None:
    combat = state.the_combat()
    if target == seat or combat.helper != NOBODY:
        return refuse("power.serenade")
    if is_for_the_win(state):
        return refuse("power.for-the-win")
    if state.seats[target].dead:
        return refuse("death.rule")
    return refuse("curse.forbid") if forbids(state, target, "help") else None


def why_not_cost(state: MunchkinState, seat: i64, power: i64, paid: list[int]) -> Refusal | None:
    """power.cost, curse.no-fuel, deal.pledge."""
    munchkin = state.seats[seat]
    if power == CHARM:
        whole = not paid or sorted(paid) == sorted(munchkin.hand)
        if len(munchkin.hand) < LEAST_HAND or not whole:
            return refuse("power.charm")
        return why_not_pledged(state, seat, munchkin.hand)
    wanted = PAYS.get(int(power), 0)
    if not paid or (wanted and len(paid) != wanted):
        return refuse("power.cost")
    cheats = [cheat for _, cheat in munchkin.cheats]
    for card in paid:
        if card in munchkin.curses:
            return refuse("curse.no-fuel")
        own = card in munchkin.hand or munchkin.has_item(card) or card in cheats
        own = own or card == munchkin.race or card == munchkin.trade
        if not own or card == giver(state, seat, power):
            return refuse("power.cost")
        if card in pledged(state, seat):
            return refuse("deal.pledge")
    return None


def why_not_again(state: MunchkinState, seat: i64, power: i64, target: i64, count: int) -> Refusal | None:
    """The limit column of pack §4."""
    if power == BERSERK and state.seats[seat].berserk + count > MOST_CARDS:
        return refuse("power.berserk")
    if power == FLIGHT and state.frames[-1].values[FLOWN] + count > MOST_CARDS:
        return refuse("power.flight")
    if power == BACKSTAB and has(state.seats[target].stabbed, seat):
        return refuse("power.backstab")
    if power == SERENADE and state.seats[seat].used & SERENADED:
        return refuse("power.serenade")
    if power == REROLL and state.frames[-1].values[REROLLED]:
        return refuse("power.reroll")
    return None


def use_power(state: MunchkinState, seat: i64, args: tuple[int, ...]) -> None:
    """The cost is paid first, and its loss counts at once."""
    power, _, target, item = args[:4]
    paid = list(args[4:])
    if power == CHARM:
        paid = state.cards.by_code(state.seats[seat].hand)
    tell_power(state, seat, power, target)
    for card in paid:
        spend(state, seat, card)
    discard(state, paid)
    if power == BERSERK:
        state.seats[seat].berserk += len(paid)
    elif power == FLIGHT:
        state.frames[-1].values[FLOWN] += len(paid)
        answer_die(state)
    elif power == CHARM:
        remove_foe(state, find_foe(state, target), giver(state, seat, CHARM), loot=True)
        if not state.the_combat().foes:
            win(state)
    elif power == BACKSTAB:
        state.seats[target].stabbed |= bit(seat)
    elif power == STEAL:
        steal(state, seat, target, item)
    elif power == SERENADE:
        serenade(state, seat, target)
    elif power == HIDE:
        cancel_curse(state, NO_CARD)
    else:
        reroll(state, seat)


def tell_power(state: MunchkinState, seat: i64, power: i64, target: i64) -> None:
    values: dict[str, Value] = {"power": POWERS[power]}
    kind = "power"
    if power == CHARM:
        kind = "power-on"
        values["card"] = state.code(target)
    elif power == BACKSTAB or power == SERENADE:
        kind = "power-at"
        values["target"] = letter(target)
    clause = f"power.{POWERS[power]}"
    tell(state, kind, seat, f"munchkin.{clause}", values)


def answer_die(state: MunchkinState) -> None:
    """time.asked: an answer forgets the passes and starts the time again."""
    state.frames[-1].seats = 0
    state.restart()


def steal(state: MunchkinState, thief: i64, victim: i64, item: i64) -> None:
    """power.theft."""
    face = throw_die(state)
    state.push_frame(W_DIE, thief, [face, NO_CARD, int(victim), int(item), 0, 0, 0])
    values: dict[str, Value] = {"face": face, "card": state.code(item), "target": letter(victim)}
    tell(state, "theft", thief, "munchkin.power.theft", values)


def reroll(state: MunchkinState, seat: i64) -> None:
    face = throw_die(state)
    state.frames[-1].values[FACE] = face
    state.frames[-1].values[REROLLED] = 1
    answer_die(state)
    tell(state, "reroll", seat, "munchkin.power.reroll", {"face": face})


def serenade(state: MunchkinState, seat: i64, target: i64) -> None:
    """Sing along for nothing, or discard two hand cards; with fewer nobody can refuse."""
    state.seats[seat].used |= SERENADED
    if len(state.seats[target].hand) < REFUSING:
        enter_as_helper(state, target, None, forced=True)
        return
    values = [BY_SERENADE, NO_CARD, int(seat), 0, REFUSING, JOINS, HAND_CARDS]
    state.push_frame(W_PICK, target, values)


def answer_serenade(state: MunchkinState, seat: i64, cards: list[int]) -> None:
    if not cards:
        enter_as_helper(state, seat, None, forced=True)
        return
    for card in cards:
        out_of_hand(state, seat, card)
    discard(state, cards)


# A forced helper leaves


def why_not_leave(state: MunchkinState, seat: i64) -> Refusal | None:
    """help.forced-win: only when it has become a fight for the win."""
    refusal = why_not_now(state, seat, "leave")
    if refusal is not None:
        return refusal
    open_stage = state.stage == C_OPEN or state.stage == W_KILL or state.stage == W_RUN
    if not state.forced or not open_stage or not is_for_the_win(state):
        return refuse("help.forced-win")
    return None
