"""What a munchkin does with his own things out of combat: dress, grow, sell, steal, give away."""

from typing import Final

from mypy_extensions import i64

from koloda.games.munchkin.bot.worth import (
    LEVEL,
    by_worth,
    card_worth,
    identity_gain,
    item_worth,
    loss_of,
    outfit,
    promise,
    wardrobe,
)
from koloda.games.munchkin.cards import NO_CARD
from koloda.games.munchkin.codes import (
    CARD_TARGET,
    CHEAT,
    CURSE,
    DOFF,
    EVENT,
    GIVE,
    GUAL,
    ITEM_TARGET,
    POW,
    PUT,
    SELL,
    TRASH,
    USE,
    WEAR,
)
from koloda.games.munchkin.packs.vocabulary import CLASS, DRAW, FETCH, HAGGLE, ITEM, ONESHOT, RACE, STEAL
from koloda.games.munchkin.packs.vocabulary import HAND as ONE_HAND
from koloda.games.munchkin.packs.vocabulary import HANDS2 as TWO_HANDS
from koloda.games.munchkin.rules.gear import PRICE_OF_A_LEVEL, gold, why_not_sell
from koloda.games.munchkin.rules.powers import giver
from koloda.games.munchkin.rules.turns import lowest, surplus
from koloda.games.munchkin.state import HAGGLED, MunchkinState
from koloda.kernel.actions import Action

JUNK: Final = 25
"""A card worth less than this may be paid for anything."""
SPARE: Final = 6
"""What an item that nobody wears is worth beside its price."""


def tidy(state: MunchkinState, seat: i64, legal: list[Action], forms: list[str]) -> Action | None:
    """The next thing to do before going on, if there is any."""
    for action in legal:
        if action.code == GUAL and action.args[1] == seat:
            return action
    for step in (become(state, seat, legal), dress(state, seat, legal), cheat(state, seat, legal)):
        if step is not None:
            return step
    if "sell" in forms:
        sale = sell(state, seat)
        if sale is not None:
            return sale
    drawing = draw(state, seat, legal)
    if drawing is not None:
        return drawing
    return steal(state, seat) if "pow steal" in forms else None


def become(state: MunchkinState, seat: i64, legal: list[Action]) -> Action | None:
    """A race or class that suits better than the present one."""
    best: Action | None = None
    most = 0
    for action in legal:
        if action.code == PUT and action.args[1] == 0:
            card_type = state.kind(action.args[0]).type
            if card_type == RACE or card_type == CLASS:
                gain = identity_gain(state, seat, action.args[0]) + promise(state, seat, action.args[0])
                if gain > most:
                    best, most = action, gain
    return best


def dress(state: MunchkinState, seat: i64, legal: list[Action]) -> Action | None:
    """One step towards the best outfit: put on, or take off what is in its place."""
    munchkin = state.seats[seat]
    within = munchkin.items()
    for action in legal:
        if action.code == PUT and state.kind(action.args[0]).type == ITEM and action.args[0] not in within:
            within.append(action.args[0])
    wanted = outfit(state, seat, within)
    for item in wanted:
        if item in munchkin.worn:
            continue
        for action in legal:
            code = action.code
            if (code == WEAR or (code == PUT and action.args[1] == 1)) and action.args[0] == item:
                return action
        for action in legal:
            if action.code == DOFF and action.args[0] not in wanted and collide(state, item, action.args[0]):
                return action
    return None


def collide(state: MunchkinState, one: int, two: int) -> bool:
    """Whether two items want the same place."""
    first, second = state.kind(one).slot, state.kind(two).slot
    hands = (first == ONE_HAND or first == TWO_HANDS) and (second == ONE_HAND or second == TWO_HANDS)
    return first == second or hands


def cheat(state: MunchkinState, seat: i64, legal: list[Action]) -> Action | None:
    """Cheat! for the best item that could not be worn otherwise; from the hand it is put down first."""
    munchkin = state.seats[seat]
    wanted = outfit(state, seat, wardrobe(state, seat))
    best: Action | None = None
    most = 1
    for action in legal:
        if action.code == CHEAT:
            item = action.args[1]
            bonus = int(state.kind(item).bonus)
            if item not in wanted and item not in munchkin.worn and bonus > most:
                best, most = action, bonus
    return best


# Selling


def sell(state: MunchkinState, seat: i64) -> Action | None:
    """A level for things that will not be missed."""
    munchkin = state.seats[seat]
    if munchkin.level >= state.options.goal - 1:
        return None
    worn = outfit(state, seat, wardrobe(state, seat))
    goods = [
        card
        for card in munchkin.items() + munchkin.hand
        if card not in worn and state.kind(card).is_item() and state.kind(card).gold > 0
    ]
    ranked = [(keeping(state, card) * 1000 // int(state.kind(card).gold), card) for card in goods]
    ranked.sort()
    haggles = giver(state, seat, HAGGLE) != NO_CARD and not munchkin.used & HAGGLED
    sold: list[int] = []
    for _, card in ranked:
        sold.append(card)
        if worth_of_sale(state, sold, haggles=haggles) >= PRICE_OF_A_LEVEL:
            break
    for card in sold[:]:
        rest = [other for other in sold if other != card]
        if worth_of_sale(state, rest, haggles=haggles) >= PRICE_OF_A_LEVEL:
            sold = rest
    cost = sum([keeping(state, card) for card in sold])
    doubled = dearest(state, sold) if haggles and gold(state, sold, NO_CARD) < PRICE_OF_A_LEVEL else NO_CARD
    if not sold or cost >= LEVEL or why_not_sell(state, seat, doubled, sold) is not None:
        return None
    return Action(seat, SELL, (doubled, *sold))


def keeping(state: MunchkinState, card: int) -> int:
    """What a thing that is not worn is good for, its price apart."""
    kind = state.kind(card)
    if kind.type != ONESHOT:
        return SPARE
    return 8 * int(kind.fx[0].n) if kind.fx[0].n > 1 else 25


def dearest(state: MunchkinState, cards: list[int]) -> int:
    best = NO_CARD
    for card in cards:
        if best == NO_CARD or state.kind(card).gold > state.kind(best).gold:
            best = card
    return best


def worth_of_sale(state: MunchkinState, cards: list[int], *, haggles: bool) -> int:
    return gold(state, cards, dearest(state, cards) if haggles else NO_CARD)


# Other plays


def draw(state: MunchkinState, seat: i64, legal: list[Action]) -> Action | None:
    """Cards that bring cards, and whatever lifts a curse of one's own."""
    for action in legal:
        if action.code == USE:
            verb = state.kind(action.args[0]).fx[0].verb
            if verb == DRAW:
                return action
            if verb == FETCH and fetches(state, seat, action.args[2]):
                return action
            if action.args[1] == CARD_TARGET and action.args[2] in state.seats[seat].curses:
                return action
    return None


def fetches(state: MunchkinState, seat: i64, pile: int) -> bool:
    """Whether the top of the pile alone is worth fishing for."""
    top = state.discards[pile - 2][-1:]
    return bool(top) and card_worth(state, seat, top[0]) >= 2 * JUNK


def steal(state: MunchkinState, seat: i64) -> Action | None:
    """At level 1 a failed theft costs nothing but the card that pays for it."""
    munchkin = state.seats[seat]
    gives = giver(state, seat, STEAL)
    cards = [card for card in by_worth(state, seat, munchkin.hand) if card != gives]
    if not cards:
        return None
    price = card_worth(state, seat, cards[0])
    risk = LEVEL if munchkin.level > 1 else 0
    best: Action | None = None
    most = 2 * price + risk + JUNK
    for victim in state.around(seat):
        if state.in_combat(victim) or state.seats[victim].dead:
            continue
        for item in state.seats[victim].items():
            gain = item_worth(state, seat, item)
            if item in state.seats[victim].worn:
                gain += 10 * int(state.kind(item).bonus)
            if gain > most:
                most = gain
                best = Action(seat, POW, (STEAL, ITEM_TARGET, victim, item, cards[0]))
    return best


# The end of the turn


def unload(state: MunchkinState, seat: i64, legal: list[Action]) -> Action | None:
    """Too many cards: things go on the table, curses on the leader, the rest is passed left."""
    if surplus(state, seat) == 0:
        return None
    for action in legal:
        if action.code == PUT and action.args[1] == 0 and state.kind(action.args[0]).is_item():
            return action
    aimed = curse_leader(state, seat, legal)
    if aimed is not None:
        return aimed
    for action in legal:
        if action.code == EVENT:
            return action
    return None


def leader(state: MunchkinState, seat: i64) -> int:
    """The strongest of the others."""
    best = int(state.left(seat))
    for other in state.around(seat):
        if standing(state, other) > standing(state, best):
            best = other
    return best


def standing(state: MunchkinState, seat: int) -> int:
    """How far somebody is, as all can see."""
    munchkin = state.seats[seat]
    bonus = sum([int(state.kind(item).bonus) for item in munchkin.worn])
    return LEVEL * int(munchkin.level) + 20 * bonus


def curse_leader(state: MunchkinState, seat: i64, legal: list[Action]) -> Action | None:
    """The curse that hurts one of the others most."""
    best: Action | None = None
    most = JUNK
    for action in legal:
        if action.code == CURSE and action.args[1] != seat:
            victim = action.args[1]
            hurt = loss_of(state, victim, state.kind(action.args[0]).fx)
            hurt = hurt * standing(state, victim) // max(standing(state, seat), 1)
            if hurt > most:
                best, most = action, hurt
    return best


def charity(state: MunchkinState, seat: i64, ranked: list[int]) -> Action:
    """The first of these hand cards go to the poorest, or away."""
    cards = ranked[: surplus(state, seat)]
    poor = lowest(state)
    if seat in poor:
        return Action(seat, TRASH, tuple(cards))
    gifts: list[int] = []
    for at, card in enumerate(cards):
        gifts += [card, poor[at % len(poor)]]
    return Action(seat, GIVE, tuple(gifts))
