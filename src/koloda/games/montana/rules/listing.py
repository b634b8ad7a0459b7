"""What a seat can do now, in a stable order; sets, words and covers are forms."""

from mypy_extensions import i64

from koloda.games.montana import cards, codes, phases
from koloda.games.montana.notation import read_card
from koloda.games.montana.rules.calls import offence_bit
from koloda.games.montana.rules.matching import fitting
from koloda.games.montana.rules.piles import find_pile, takes_sets
from koloda.games.montana.state import MontanaState
from koloda.kernel import Action, Chance, Form, masks
from koloda.kernel.masks import BITS
from koloda.kernel.seats import bit


def legal(state: MontanaState, seat: i64) -> list[Action]:
    found: list[Action] = []
    phase = state.phase
    if state.waiting or phase >= phases.OVER:
        return found
    if seat == state.turn:
        if phase <= phases.DRAWN:
            list_move(state, seat, found)
        elif phase == phases.SWAP:
            other: i64 = 0
            while other < state.count:
                if other != seat:
                    found.append(codes.act(seat, codes.SWAP + other))
                other += 1
    if state.options.table:
        list_attention(state, seat, found)
    return found


def playable(state: MontanaState, seat: i64) -> i64:
    """The cards that this seat may put down alone; under the table referee any card of the hand."""
    mask = state.held_mask(seat)
    if state.options.table:
        return mask
    if state.phase == phases.DRAWN:
        mask = BITS[state.drawn]
    return mask & (fitting(state) | ~cards.NUMBER_CARDS)


def list_move(state: MontanaState, seat: i64, found: list[Action]) -> None:
    """Number cards, rule cards, then draw or keep."""
    mask = playable(state, seat)
    while mask:
        card = masks.lowest(mask)
        mask &= mask - 1
        if card < cards.DIGITS:
            found.append(codes.act(seat, card))
        else:
            list_digit_rule(state, seat, card, found)
    found.append(codes.act(seat, codes.DRAW if state.phase == phases.MOVE else codes.KEEP))


def list_digit_rule(state: MontanaState, seat: i64, card: i64, found: list[Action]) -> None:
    """Without a name where that is possible, then every other pile that may be named."""
    unnamed = find_pile(state, card, 0)
    if unnamed >= 0:
        found.append(codes.act(seat, card))
    named: i64 = 1
    while named <= 3:
        if cards.DIGIT_PILE + named - 1 != unnamed and find_pile(state, card, named) >= 0:
            found.append(codes.act(seat, codes.lay(card, named)))
        named += 1


def list_attention(state: MontanaState, seat: i64, found: list[Action]) -> None:
    """Tap, shout and calls, whether owed or not: what is owed nobody is told."""
    if state.size(seat) == 1 and not state.said & bit(seat):
        found.append(codes.act(seat, codes.SHOUT))
    if state.open < 0:
        return
    if seat == state.open:
        found.append(codes.act(seat, codes.TAP))
    if state.spent & bit(seat):
        return
    offence: i64 = 0
    while offence < codes.NO_SHOUT:
        if seat != state.open and not state.penalised & offence_bit(offence, state.open):
            found.append(codes.act(seat, codes.call(state.open, offence)))
        offence += 1
    other: i64 = 0
    while other < state.count:
        if other != seat and not state.penalised & bit(other):
            found.append(codes.act(seat, codes.call(other, codes.NO_SHOUT)))
        other += 1


def forms(state: MontanaState, seat: i64) -> list[Form]:
    found: list[Form] = []
    phase = state.phase
    if state.waiting or phase >= phases.OVER or seat < 0:
        return found
    if phase == phases.RACE and not state.options.by_chance and state.times[seat] < 0:
        found.append(Form(seat, "cover", "cover MS", 1, 1))
    if seat == state.turn and phase <= phases.DRAWN:
        most = largest_set(state, seat)
        if most > 1:
            found.append(Form(seat, "play", "play CARD CARD", 2, most))
    if seat == state.open:
        found.append(Form(seat, "say", "say COLOUR+NUMBER", 1, 1, aside=True))
    return found


def largest_set(state: MontanaState, seat: i64) -> i64:
    """How many cards a set may have at most; 0 where none is possible."""
    if state.options.table:
        return len([card for card in state.cards_in(seat) if card < cards.RULES])
    if state.phase == phases.DRAWN:
        return 0
    if not takes_sets(state) or not set_starts(state, seat):
        return 0
    same = state.tops[cards.SMILE] == cards.SAME
    return 4 if same else len([card for card in state.cards_in(seat) if card < cards.RULES])


def set_starts(state: MontanaState, seat: i64) -> i64:
    """The fitting cards of the hand with which a set of two or more can begin."""
    mask = state.held_mask(seat) & fitting(state)
    starts: i64 = 0
    while mask:
        card = masks.lowest(mask)
        mask &= mask - 1
        if continues(state, seat, card, 1) or continues(state, seat, card, -1):
            starts |= BITS[card]
    return starts


def continues(state: MontanaState, seat: i64, card: i64, way: i64) -> i64:
    """The cards of the hand that can follow a card in a set of the active kind."""
    if state.tops[cards.SMILE] == cards.SAME:
        mask = pair(card) & state.held_mask(seat)
        return mask if state.copies_in(seat, card) == 2 else mask & ~BITS[card]
    return pair(neighbour(card, way)) & state.held_mask(seat)


def pair(card: i64) -> i64:
    """Both fills of a card."""
    return BITS[card] | BITS[card ^ 1]


def neighbour(card: i64, way: i64) -> i64:
    """The card of the same colour one step on along the ring (montana.comp.ring)."""
    number = (cards.NUMBER_OF[card] - 1 + way + 6) % 6
    return card // 12 * 12 + number * 2


def fill(state: MontanaState, form: Form, chance: Chance) -> Action:
    """A random filled form."""
    seat = form.seat
    if form.verb == "cover":
        least: i64 = 100
        return Action(seat, codes.COVER, (int(least + chance.below(state.options.race_ms - least + 1)),))
    if form.verb == "say":
        right = codes.words_for(state.top())
        return codes.act(seat, codes.SAY + (right if chance.below(2) else chance.below(len(codes.WORDS))))
    if state.options.table and (
        state.phase == phases.DRAWN or not chance.below(4) or not has_set(state, seat)
    ):
        found = [card for card in state.cards_in(seat) if card < cards.RULES]
        count = 2 + chance.below(min(2, len(found) - 1))
        return Action(seat, codes.SET, tuple(chance.shuffled(found)[:count]))
    return Action(seat, codes.SET, random_set(state, seat, chance))


def has_set(state: MontanaState, seat: i64) -> bool:
    return takes_sets(state) and set_starts(state, seat) != 0


def random_set(state: MontanaState, seat: i64, chance: Chance) -> tuple[int, ...]:
    """A set that the rules allow, begun and continued at random."""
    left = [0] * int(cards.KINDS)
    for card in state.cards_in(seat):
        left[card] += 1
    first = pick(set_starts(state, seat), chance)
    ways = [way for way in (1, -1) if continues(state, seat, first, way)]
    way: i64 = ways[chance.below(len(ways))]
    found = [int(first)]
    left[first] -= 1
    same = state.tops[cards.SMILE] == cards.SAME
    while len(found) < 2 or chance.below(4):
        following = found[-1] // 2 * 2 if same else int(neighbour(found[-1], way))
        mask: i64 = 0
        for card in (following, following + 1):
            if left[card]:
                mask |= BITS[card]
        if not mask:
            break
        card = int(pick(mask, chance))
        left[card] -= 1
        found.append(card)
    return tuple(found)


def pick(mask: i64, chance: Chance) -> i64:
    """One card of a mask, each as likely as the next."""
    found: list[int] = []
    while mask:
        found.append(int(masks.lowest(mask)))
        mask &= mask - 1
    return found[chance.below(len(found))]


# What is not listed


def meant(state: MontanaState, seat: i64, values: dict[str, str]) -> Action:
    """A number card is played, a rule card laid; its number is the code of both."""
    return codes.act(seat, read_card(values.get("card", "")))
