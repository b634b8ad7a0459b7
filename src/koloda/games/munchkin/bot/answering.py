"""How a bot answers: curses, dice, prompts."""

from mypy_extensions import i64

from koloda.games.munchkin import codes, frames
from koloda.games.munchkin.bot.fighting import VICTORY, danger
from koloda.games.munchkin.bot.worth import by_worth, card_worth, item_worth, loss_of
from koloda.games.munchkin.effects.worths import LEVEL
from koloda.games.munchkin.frames import Frame
from koloda.games.munchkin.powers.words import held, used_in
from koloda.games.munchkin.rules.consequences import asking
from koloda.games.munchkin.rules.flight import ESCAPES, STEALS, die_total
from koloda.games.munchkin.rules.picks import wanted
from koloda.games.munchkin.state import MunchkinPublic
from koloda.kernel import Action


def pick_hand(table: MunchkinPublic, seat: i64, frame: Frame) -> Action:
    """As many hand cards as a prompt wants, those that will be missed least."""
    cards = by_worth(table, seat, table.seats[seat].hand)[: wanted(table, frame)]
    return Action(seat, codes.PICK, tuple(cards))


def avert(
    table: MunchkinPublic, seat: i64, frame: Frame, legal: list[Action], verbs: list[str]
) -> Action | None:
    """A curse on oneself that is worth an answer."""
    if frame.seat != seat:
        return None
    loss = loss_of(table, seat, table.kind(frame.values[0]).fx)
    for power in held(table, seat):
        if power.averts_curse() and f"pow {power.name}" in verbs:
            cards = by_worth(table, seat, table.seats[seat].hand)[: power.price]
            if len(cards) == power.price and sum([card_worth(table, seat, card) for card in cards]) < loss:
                return power.action(seat, 0, -1, cards)
    for action in legal:
        if action.code == codes.USE and card_worth(table, seat, action.args[0]) < loss:
            return action
    return None


def turn_die(
    table: MunchkinPublic, seat: i64, frame: Frame, legal: list[Action], *, spiteful: bool
) -> Action | None:
    """One's own roll that fails, a theft of one's own things, a leader who would get away."""
    values = frame.values
    total = die_total(table, frame)
    if values[frames.AGAINST] < 0:
        if values[frames.VICTIM] == seat and total >= STEALS:
            return foil(table, seat, legal, item_worth(table, seat, values[frames.LOOT]))
        return None
    foe = table.the_combat().find(values[frames.AGAINST])
    if foe is None:
        return None
    loss = loss_of(table, frame.seat, table.kind(foe.like).bad)
    if frame.seat == seat:
        return rescue(table, seat, legal, ESCAPES - total, loss, int(values[frames.FLOWN]))
    near = table.seats[frame.seat].level >= table.options.goal - 2
    if not near or total < ESCAPES or not spiteful:
        return None
    for action in legal:
        args = action.args
        slips = action.code == codes.USE and table.kind(args[0]).play().spoils_roll(
            total - ESCAPES, args[3], args[4]
        )
        if slips and loss >= LEVEL:
            return action
    return None


def foil(table: MunchkinPublic, seat: i64, legal: list[Action], worth: int) -> Action | None:
    """Spoils a theft for less than this."""
    for action in legal:
        args = action.args
        spoils = action.code == codes.USE and table.kind(args[0]).play().spoils_theft(args[3], args[4])
        if spoils and card_worth(table, seat, args[0]) < worth:
            return action
    return None


def rescue(
    table: MunchkinPublic, seat: i64, legal: list[Action], need: int, loss: int, flown: int
) -> Action | None:
    """The cheapest way to get away after all."""
    if need <= 0:
        return None
    best: Action | None = None
    least = loss
    for action in legal:
        cost = rescue_cost(table, seat, action, need, flown)
        if cost < least:
            best, least = action, cost
    return best


def rescue_cost(table: MunchkinPublic, seat: i64, action: Action, need: int, flown: int) -> int:
    """What an answer costs for certain; more than anything where it would not help."""
    args = action.args
    if action.code == codes.USE:
        helps = table.kind(args[0]).play().saves_roll(need, args[3], args[4])
        return card_worth(table, seat, args[0]) if helps else VICTORY
    price = used_in(action).rescue_price(need, flown) if action.code == codes.POW else 0
    return price * card_worth(table, seat, args[4]) if price else VICTORY


def pick(table: MunchkinPublic, seat: i64, frame: Frame) -> Action:
    """Keep what is worth most, part with what will be missed least."""
    values = frame.values
    by = values[frames.BY]
    if by == frames.BY_SERENADE:
        return answer_song(table, seat)
    choices = [choice for choice in values[frames.CHOICES :] if choice >= 0]
    if by == frames.BY_ENCORE:
        if codes.YES in values[frames.CHOICES :] or codes.NO in values[frames.CHOICES :]:
            return Action(seat, codes.PICK, (codes.YES,))
        return Action(seat, codes.PICK, (by_worth(table, seat, choices)[0],))
    if by != frames.BY_EFFECT:
        return Action(seat, codes.PICK, (by_worth(table, seat, choices)[-1],))
    effect = asking(table, values[frames.CARD], values[frames.OF], values[frames.PLACE])
    if effect.is_of_hand():
        return pick_hand(table, seat, frame)
    ranked = by_worth(table, seat, choices)
    count = int(wanted(table, frame))
    own = values[frames.OF] == seat
    return Action(seat, codes.PICK, tuple(ranked[:count] if own else ranked[-count:]))


def answer_song(table: MunchkinPublic, seat: i64) -> Action:
    """Sing along where it costs less than two cards."""
    hand = table.seats[seat].hand
    cards = by_worth(table, seat, hand)[:2]
    price = sum([card_worth(table, seat, card) for card in cards])
    if price > danger(table, seat) // 3 + LEVEL // 3:
        return Action(seat, codes.PICK, (codes.JOINS,))
    return Action(seat, codes.PICK, tuple(cards))
