"""How a bot answers: curses, dice, prompts."""

from mypy_extensions import i64

from koloda.games.munchkin.bot.fighting import VICTORY, danger
from koloda.games.munchkin.bot.worth import LEVEL, by_worth, card_worth, item_worth, loss_of
from koloda.games.munchkin.codes import JOINS, MINUS, NO, NO_TARGET, PICK, PLUS, POW, USE, YES
from koloda.games.munchkin.packs.vocabulary import (
    DIE_MOD,
    DIE_SET,
    FLIGHT,
    HIDE,
    LOSE_HAND,
    LOSE_ITEM,
    REROLL,
)
from koloda.games.munchkin.rules.consequences import active
from koloda.games.munchkin.rules.flight import ESCAPES, STEALS, die_total
from koloda.games.munchkin.rules.picks import wanted
from koloda.games.munchkin.state import (
    AGAINST,
    BY,
    BY_EFFECT,
    BY_ENCORE,
    BY_SERENADE,
    CARD,
    CHOICES,
    FLOWN,
    OF,
    PLACE,
    VICTIM,
    MunchkinState,
)
from koloda.games.munchkin.state import LOOT as STOLEN
from koloda.kernel.actions import Action
from koloda.kernel.frames import Frame


def pick_hand(table: MunchkinState, seat: i64, frame: Frame) -> Action:
    """As many hand cards as a prompt wants, those that will be missed least."""
    cards = by_worth(table, seat, table.seats[seat].hand)[: wanted(table, frame)]
    return Action(seat, PICK, tuple(cards))


def avert(
    table: MunchkinState, seat: i64, frame: Frame, legal: list[Action], verbs: list[str]
) -> Action | None:
    """A curse on oneself that is worth an answer."""
    if frame.seat != seat:
        return None
    loss = loss_of(table, seat, table.kind(frame.values[0]).fx)
    if "pow hide" in verbs:
        cards = by_worth(table, seat, table.seats[seat].hand)[:2]
        if len(cards) == 2 and sum([card_worth(table, seat, card) for card in cards]) < loss:
            return Action(seat, POW, (HIDE, NO_TARGET, 0, -1, *cards))
    for action in legal:
        if action.code == USE and card_worth(table, seat, action.args[0]) < loss:
            return action
    return None


def turn_die(
    table: MunchkinState, seat: i64, frame: Frame, legal: list[Action], *, spiteful: bool
) -> Action | None:
    """One's own roll that fails, a theft of one's own things, a leader who would get away."""
    values = frame.values
    total = die_total(table, frame)
    if values[AGAINST] < 0:
        if values[VICTIM] == seat and total >= STEALS:
            return set_die(table, seat, legal, 1, item_worth(table, seat, values[STOLEN]))
        return None
    foe = table.the_combat().find(values[AGAINST])
    if foe is None:
        return None
    loss = loss_of(table, frame.seat, table.kind(foe.like).bad)
    if frame.seat == seat:
        return rescue(table, seat, legal, ESCAPES - total, loss, int(values[FLOWN]))
    near = table.seats[frame.seat].level >= table.options.goal - 2
    if not near or total < ESCAPES or not spiteful:
        return None
    for action in legal:
        slips = action.code == USE and table.kind(action.args[0]).fx[0].verb == DIE_MOD
        if slips and action.args[3] == MINUS and total - action.args[4] < ESCAPES and loss >= LEVEL:
            return action
    return None


def set_die(table: MunchkinState, seat: i64, legal: list[Action], face: int, worth: int) -> Action | None:
    for action in legal:
        sets = action.code == USE and table.kind(action.args[0]).fx[0].verb == DIE_SET
        if sets and action.args[4] == face and card_worth(table, seat, action.args[0]) < worth:
            return action
    return None


def rescue(
    table: MunchkinState, seat: i64, legal: list[Action], need: int, loss: int, flown: int
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


def rescue_cost(table: MunchkinState, seat: i64, action: Action, need: int, flown: int) -> int:
    """What an answer costs for certain; more than anything where it would not help."""
    args = action.args
    if action.code == USE:
        verb = table.kind(args[0]).fx[0].verb
        helps = (verb == DIE_MOD and args[3] == PLUS and args[4] >= need) or (
            verb == DIE_SET and args[4] == 6
        )
        return card_worth(table, seat, args[0]) if helps else VICTORY
    if action.code == POW and args[0] == FLIGHT and need + flown <= 3:
        return need * card_worth(table, seat, args[4])
    if action.code == POW and args[0] == REROLL:
        return 2 * card_worth(table, seat, args[4])
    return VICTORY


def pick(table: MunchkinState, seat: i64, frame: Frame) -> Action:
    """Keep what is worth most, part with what will be missed least."""
    values = frame.values
    by = values[BY]
    if by == BY_SERENADE:
        return answer_song(table, seat)
    choices = [choice for choice in values[CHOICES:] if choice >= 0]
    if by == BY_ENCORE:
        if YES in values[CHOICES:] or NO in values[CHOICES:]:
            return Action(seat, PICK, (YES,))
        return Action(seat, PICK, (by_worth(table, seat, choices)[0],))
    if by != BY_EFFECT:
        return Action(seat, PICK, (by_worth(table, seat, choices)[-1],))
    step = active(table, values[CARD], values[OF], values[PLACE])
    if step.verb == LOSE_HAND:
        return pick_hand(table, seat, frame)
    ranked = by_worth(table, seat, choices)
    count = int(wanted(table, frame))
    own = values[OF] == seat and step.verb == LOSE_ITEM
    return Action(seat, PICK, tuple(ranked[:count] if own else ranked[-count:]))


def answer_song(table: MunchkinState, seat: i64) -> Action:
    """Sing along where it costs less than two cards."""
    hand = table.seats[seat].hand
    cards = by_worth(table, seat, hand)[:2]
    price = sum([card_worth(table, seat, card) for card in cards])
    if price > danger(table, seat) // 3 + LEVEL // 3:
        return Action(seat, PICK, (JOINS,))
    return Action(seat, PICK, tuple(cards))
