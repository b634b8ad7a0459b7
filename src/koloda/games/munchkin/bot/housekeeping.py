"""What a munchkin does with his own things out of combat: dress, grow, sell, steal, give away."""

from typing import Final

from mypy_extensions import i64

from koloda.games.munchkin import codes
from koloda.games.munchkin.bot import worth
from koloda.games.munchkin.bot.weights import Weights
from koloda.games.munchkin.cards import NO_CARD
from koloda.games.munchkin.effects.worths import LEVEL
from koloda.games.munchkin.packs import vocabulary
from koloda.games.munchkin.packs.kinds import Kind
from koloda.games.munchkin.powers.power import giver
from koloda.games.munchkin.powers.quiet import STEAL
from koloda.games.munchkin.rules.gear import PRICE_OF_A_LEVEL, gold, haggles, why_not_sell
from koloda.games.munchkin.rules.turns import lowest, surplus
from koloda.games.munchkin.state import MunchkinPublic
from koloda.kernel import Action

JUNK: Final = 25
"""A card worth less than this may be paid for anything."""
SPARE: Final = 6
"""What an item that nobody wears is worth beside its price."""


def tidy(
    weights: Weights, state: MunchkinPublic, seat: i64, legal: list[Action], forms: list[str]
) -> Action | None:
    """The next thing to do before going on, if there is any."""
    for action in legal:
        if action.code == codes.GUAL and action.args[1] == seat:
            return action
    for step in (become(state, seat, legal), dress(state, seat, legal), cheat(state, seat, legal)):
        if step is not None:
            return step
    if "sell" in forms:
        sale = sell(weights, state, seat)
        if sale is not None:
            return sale
    drawing = draw(state, seat, legal)
    if drawing is not None:
        return drawing
    return steal(state, seat) if "pow steal" in forms else None


def become(state: MunchkinPublic, seat: i64, legal: list[Action]) -> Action | None:
    """A race or class that suits better than the present one."""
    best: Action | None = None
    most = 0
    for action in legal:
        if action.code != codes.PUT or action.args[1] != 0:
            continue
        card = action.args[0]
        if state.kind(card).is_person():
            gain = worth.identity_gain(state, seat, card) + worth.promise(state, seat, card)
            if gain > most:
                best, most = action, gain
    return best


def dress(state: MunchkinPublic, seat: i64, legal: list[Action]) -> Action | None:
    """One step towards the best outfit: put on, or take off what is in its place."""
    munchkin = state.seats[seat]
    within = munchkin.items()
    for action in legal:
        if (
            action.code == codes.PUT
            and state.kind(action.args[0]).type == vocabulary.ITEM
            and action.args[0] not in within
        ):
            within.append(action.args[0])
    wanted = worth.outfit(state, seat, within)
    for item in wanted:
        if item in munchkin.worn:
            continue
        for action in legal:
            code = action.code
            if (code == codes.WEAR or (code == codes.PUT and action.args[1] == 1)) and action.args[0] == item:
                return action
        for action in legal:
            if (
                action.code == codes.DOFF
                and action.args[0] not in wanted
                and collide(state, item, action.args[0])
            ):
                return action
    return None


def collide(state: MunchkinPublic, one: int, two: int) -> bool:
    """Whether two items want the same place."""
    first, second = state.kind(one).slot, state.kind(two).slot
    hands = (first == vocabulary.HAND or first == vocabulary.HANDS2) and (
        second == vocabulary.HAND or second == vocabulary.HANDS2
    )
    return first == second or hands


def cheat(state: MunchkinPublic, seat: i64, legal: list[Action]) -> Action | None:
    """Cheat! for the best item that could not be worn otherwise; from the hand it is put down first."""
    munchkin = state.seats[seat]
    wanted = worth.outfit(state, seat, worth.wardrobe(state, seat))
    best: Action | None = None
    most = 1
    for action in legal:
        if action.code == codes.CHEAT:
            item = action.args[1]
            bonus = int(state.kind(item).bonus)
            if item not in wanted and item not in munchkin.worn and bonus > most:
                best, most = action, bonus
    return best


# Selling


def sell(weights: Weights, state: MunchkinPublic, seat: i64) -> Action | None:
    """A level for things that will not be missed."""
    munchkin = state.seats[seat]
    if munchkin.level >= state.options.goal - 1:
        return None
    worn = worth.outfit(state, seat, worth.wardrobe(state, seat))
    goods = [
        card
        for card in munchkin.items() + munchkin.hand
        if card not in worn and state.kind(card).is_item() and state.kind(card).gold > 0
    ]
    ranked = [(keeping(state, card) * 1000 // int(state.kind(card).gold), card) for card in goods]
    ranked.sort()
    able = haggles(state, seat)
    sold: list[int] = []
    for _, card in ranked:
        sold.append(card)
        if worth_of_sale(state, sold, doubles=able) >= PRICE_OF_A_LEVEL:
            break
    for card in sold[:]:
        rest = [other for other in sold if other != card]
        if worth_of_sale(state, rest, doubles=able) >= PRICE_OF_A_LEVEL:
            sold = rest
    cost = sum([keeping(state, card) for card in sold])
    doubled = dearest(state, sold) if able and gold(state, sold, NO_CARD) < PRICE_OF_A_LEVEL else NO_CARD
    if not sold or cost >= weights.sale or why_not_sell(state, seat, doubled, sold) is not None:
        return None
    return Action(seat, codes.SELL, (doubled, *sold))


def keeping(state: MunchkinPublic, card: int) -> int:
    """What a thing that is not worn is good for, its price apart."""
    kind = state.kind(card)
    if kind.type != vocabulary.ONESHOT:
        return SPARE
    return 8 * int(kind.fx[0].n) if kind.fx[0].n > 1 else 25


def dearest(state: MunchkinPublic, cards: list[int]) -> int:
    best = NO_CARD
    for card in cards:
        if best == NO_CARD or state.kind(card).gold > state.kind(best).gold:
            best = card
    return best


def worth_of_sale(state: MunchkinPublic, cards: list[int], *, doubles: bool) -> int:
    return gold(state, cards, dearest(state, cards) if doubles else NO_CARD)


# Other plays


def draw(state: MunchkinPublic, seat: i64, legal: list[Action]) -> Action | None:
    """Cards that bring cards, and whatever lifts a curse of one's own."""
    for action in legal:
        if action.code == codes.USE or action.code == codes.EVENT:
            effect = state.kind(action.args[0]).play()
            if effect.brings_cards():
                return action
        if action.code == codes.USE:
            if effect.searches() and fetches(state, seat, action.args[2]):
                return action
            if action.args[1] == codes.CARD_TARGET and action.args[2] in state.seats[seat].curses:
                return action
    return None


def fetches(state: MunchkinPublic, seat: i64, pile: int) -> bool:
    """Whether the top of the pile alone is worth fishing for; two rods would fish for each other for ever."""
    top = state.discards[pile - 2][-1:]
    if not top or is_searching(state.kind(top[0])):
        return False
    return worth.card_worth(state, seat, top[0]) >= 2 * JUNK


def is_searching(kind: Kind) -> bool:
    return any(effect.searches() for effect in kind.fx)


def steal(state: MunchkinPublic, seat: i64) -> Action | None:
    """At level 1 a failed theft costs nothing but the card that pays for it."""
    munchkin = state.seats[seat]
    gives = giver(state, seat, STEAL.number)
    cards = [card for card in worth.by_worth(state, seat, munchkin.hand) if card != gives]
    if not cards:
        return None
    price = worth.card_worth(state, seat, cards[0])
    risk = LEVEL if munchkin.level > 1 else 0
    best: Action | None = None
    most = 2 * price + risk + JUNK
    for victim in state.around(seat):
        if state.in_combat(victim) or state.seats[victim].dead:
            continue
        for item in state.seats[victim].items():
            gain = worth.item_worth(state, seat, item)
            if item in state.seats[victim].worn:
                gain += 10 * int(state.kind(item).bonus)
            if gain > most:
                most = gain
                best = STEAL.action(seat, victim, item, cards[:1])
    return best


# The end of the turn


def unload(state: MunchkinPublic, seat: i64, legal: list[Action]) -> Action | None:
    """Too many cards: things go on the table, curses on the leader, the rest is passed left."""
    if surplus(state, seat) == 0:
        return None
    for action in legal:
        if action.code == codes.PUT and action.args[1] == 0 and state.kind(action.args[0]).is_item():
            return action
    aimed = curse_leader(state, seat, legal)
    if aimed is not None:
        return aimed
    for action in legal:
        if action.code == codes.EVENT:
            return action
    return None


def leader(state: MunchkinPublic, seat: i64) -> int:
    """The strongest of the others."""
    best = int(state.left(seat))
    for other in state.around(seat):
        if standing(state, other) > standing(state, best):
            best = other
    return best


def standing(state: MunchkinPublic, seat: int) -> int:
    """How far somebody is, as all can see."""
    munchkin = state.seats[seat]
    bonus = sum([int(state.kind(item).bonus) for item in munchkin.worn])
    return LEVEL * int(munchkin.level) + 20 * bonus


def curse_leader(state: MunchkinPublic, seat: i64, legal: list[Action]) -> Action | None:
    """The curse that hurts one of the others most."""
    best: Action | None = None
    most = JUNK
    for action in legal:
        if action.code == codes.CURSE and action.args[1] != seat:
            victim = action.args[1]
            hurt = worth.loss_of(state, victim, state.kind(action.args[0]).fx)
            hurt = hurt * standing(state, victim) // max(standing(state, seat), 1)
            if hurt > most:
                best, most = action, hurt
    return best


def charity(state: MunchkinPublic, seat: i64, ranked: list[int]) -> Action:
    """The first of these hand cards go to the poorest, or away."""
    cards = ranked[: surplus(state, seat)]
    poor = lowest(state)
    if seat in poor:
        return Action(seat, codes.TRASH, tuple(cards))
    gifts: list[int] = []
    for at, card in enumerate(cards):
        gifts += [card, poor[at % len(poor)]]
    return Action(seat, codes.GIVE, tuple(gifts))
