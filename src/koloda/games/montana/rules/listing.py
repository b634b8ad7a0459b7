"""What a seat can do now, in a stable order; sets, words and covers are forms."""

from mypy_extensions import i64

from koloda.games.montana.cards import (
    DIGIT_PILE,
    DIGITS,
    KINDS,
    NUMBER_CARDS,
    NUMBER_OF,
    ONE,
    RULES,
    RUN,
    SAME,
    SMILE,
    lowest,
)
from koloda.games.montana.codes import (
    CALL,
    COVER,
    DRAW,
    KEEP,
    NO_SHOUT,
    PILE_SHIFT,
    SAY,
    SET,
    SHOUT,
    SWAP,
    TAP,
    act,
)
from koloda.games.montana.rules.calls import offence_bit
from koloda.games.montana.rules.matching import fitting
from koloda.games.montana.rules.piles import find_pile
from koloda.games.montana.state import DRAWN, MOVE, OVER, RACE, MontanaState
from koloda.games.montana.state import SWAP as SWAP_PHASE
from koloda.kernel.actions import Action, Form
from koloda.kernel.chance import Chance
from koloda.kernel.seats import bit


def legal(state: MontanaState, seat: i64) -> list[Action]:
    found: list[Action] = []
    phase = state.phase
    if state.waiting or phase >= OVER:
        return found
    if seat == state.turn:
        if phase <= DRAWN:
            list_move(state, seat, found)
        elif phase == SWAP_PHASE:
            other: i64 = 0
            while other < state.count:
                if other != seat:
                    found.append(act(seat, SWAP + other))
                other += 1
    if state.options.table:
        list_attention(state, seat, found)
    return found


def playable(state: MontanaState, seat: i64) -> i64:
    """The cards that this seat may put down alone; under the table referee any card of the hand."""
    mask = state.held_mask(seat)
    if state.options.table:
        return mask
    if state.phase == DRAWN:
        mask = ONE[state.drawn]
    return mask & (fitting(state) | ~NUMBER_CARDS)


def list_move(state: MontanaState, seat: i64, found: list[Action]) -> None:
    """Number cards, rule cards, then draw or keep."""
    mask = playable(state, seat)
    while mask:
        card = lowest(mask)
        mask &= mask - 1
        if card < DIGITS:
            found.append(act(seat, card))
        else:
            list_digit_rule(state, seat, card, found)
    found.append(act(seat, DRAW if state.phase == MOVE else KEEP))


def list_digit_rule(state: MontanaState, seat: i64, card: i64, found: list[Action]) -> None:
    """Without a name where that is possible, then every other pile that may be named."""
    unnamed = find_pile(state, card, 0)
    if unnamed >= 0:
        found.append(act(seat, card))
    named: i64 = 1
    while named <= 3:
        if DIGIT_PILE + named - 1 != unnamed and find_pile(state, card, named) >= 0:
            found.append(act(seat, card | named << PILE_SHIFT))
        named += 1


def list_attention(state: MontanaState, seat: i64, found: list[Action]) -> None:
    """Tap, shout and calls, whether owed or not: what is owed nobody is told."""
    if state.size(seat) == 1 and not state.said & bit(seat):
        found.append(act(seat, SHOUT))
    if state.open < 0:
        return
    if seat == state.open:
        found.append(act(seat, TAP))
    if state.spent & bit(seat):
        return
    offence: i64 = 0
    while offence < NO_SHOUT:
        if seat != state.open and not state.penalised & offence_bit(offence, state.open):
            found.append(act(seat, CALL + offence * 8 + state.open))
        offence += 1
    other: i64 = 0
    while other < state.count:
        if other != seat and not state.penalised & bit(other):
            found.append(act(seat, CALL + NO_SHOUT * 8 + other))
        other += 1


def forms(state: MontanaState, seat: i64) -> list[Form]:
    found: list[Form] = []
    phase = state.phase
    if state.waiting or phase >= OVER or seat < 0:
        return found
    if phase == RACE and not state.options.by_chance and state.times[seat] < 0:
        found.append(Form(seat, "cover", "cover MS", 1, 1))
    if seat == state.turn and phase <= DRAWN:
        most = largest_set(state, seat)
        if most > 1:
            found.append(Form(seat, "play", "play CARD CARD", 2, most))
    if seat == state.open:
        found.append(Form(seat, "say", "say COLOUR+NUMBER", 1, 1, aside=True))
    return found


def largest_set(state: MontanaState, seat: i64) -> i64:
    """How many cards a set may have at most; 0 where none is possible."""
    if state.options.table:
        return len([card for card in state.cards_in(seat) if card < RULES])
    if state.phase == DRAWN:
        return 0
    active = state.tops[SMILE]
    if (active != SAME and active != RUN) or not set_starts(state, seat):
        return 0
    return 4 if active == SAME else len([card for card in state.cards_in(seat) if card < RULES])


def set_starts(state: MontanaState, seat: i64) -> i64:
    """The fitting cards of the hand with which a set of two or more can begin."""
    mask = state.held_mask(seat) & fitting(state)
    starts: i64 = 0
    while mask:
        card = lowest(mask)
        mask &= mask - 1
        if continues(state, seat, card, 1) or continues(state, seat, card, -1):
            starts |= ONE[card]
    return starts


def continues(state: MontanaState, seat: i64, card: i64, way: i64) -> i64:
    """The cards of the hand that can follow a card in a set of the active kind."""
    if state.tops[SMILE] == SAME:
        mask = pair(card) & state.held_mask(seat)
        return mask if state.copies_in(seat, card) == 2 else mask & ~ONE[card]
    return pair(neighbour(card, way)) & state.held_mask(seat)


def pair(card: i64) -> i64:
    """Both fills of a card."""
    return ONE[card] | ONE[card ^ 1]


def neighbour(card: i64, way: i64) -> i64:
    """The card of the same colour one step on along the ring (montana.comp.ring)."""
    number = (NUMBER_OF[card] - 1 + way + 6) % 6
    return card // 12 * 12 + number * 2


def fill(state: MontanaState, form: Form, chance: Chance) -> Action:
    """A random filled form."""
    seat = form.seat
    if form.verb == "cover":
        least: i64 = 100
        return Action(seat, COVER, (int(least + chance.below(state.options.race_ms - least + 1)),))
    if form.verb == "say":
        card = state.top()
        right = card // 12 * 6 + NUMBER_OF[card] - 1
        return act(seat, SAY + (right if chance.below(2) else chance.below(18)))
    if state.options.table and (state.phase == DRAWN or not chance.below(4) or not has_set(state, seat)):
        cards = [card for card in state.cards_in(seat) if card < RULES]
        count = 2 + chance.below(min(2, len(cards) - 1))
        return Action(seat, SET, tuple(chance.shuffled(cards)[:count]))
    return Action(seat, SET, random_set(state, seat, chance))


def has_set(state: MontanaState, seat: i64) -> bool:
    active = state.tops[SMILE]
    return (active == SAME or active == RUN) and set_starts(state, seat) != 0


def random_set(state: MontanaState, seat: i64, chance: Chance) -> tuple[int, ...]:
    """A set that the rules allow, begun and continued at random."""
    left = [0] * int(KINDS)
    for card in state.cards_in(seat):
        left[card] += 1
    first = pick(set_starts(state, seat), chance)
    ways = [way for way in (1, -1) if continues(state, seat, first, way)]
    way: i64 = ways[chance.below(len(ways))]
    cards = [int(first)]
    left[first] -= 1
    same = state.tops[SMILE] == SAME
    while len(cards) < 2 or chance.below(4):
        following = cards[-1] // 2 * 2 if same else int(neighbour(cards[-1], way))
        mask: i64 = 0
        for card in (following, following + 1):
            if left[card]:
                mask |= ONE[card]
        if not mask:
            break
        card = int(pick(mask, chance))
        left[card] -= 1
        cards.append(card)
    return tuple(cards)


def pick(mask: i64, chance: Chance) -> i64:
    """One card of a mask, each as likely as the next."""
    cards: list[int] = []
    while mask:
        cards.append(int(lowest(mask)))
        mask &= mask - 1
    return cards[chance.below(len(cards))]
