"""What a Montana player weighs: how far a hand is from winning, what a move does to it and to the others.

Worth is counted in hundredths of a move.
"""

from typing import Final

from mypy_extensions import i64

from koloda.games.montana import cards, codes, phases
from koloda.games.montana.options import TRIGGER_EACH
from koloda.games.montana.rules.listing import continues, legal, neighbour, set_starts
from koloda.games.montana.rules.matching import match_rule
from koloda.games.montana.state import ROW, MontanaState
from koloda.kernel import Action, masks
from koloda.kernel.masks import BITS
from koloda.kernel.seats import bit

NUMBER: Final[i64] = 140
"""What it takes to get rid of a number card, which must fit."""
RULE: Final[i64] = 100
"""The same for a rule card, which can always be laid."""
WRONG_PARITY: Final[i64] = 150
LACKING: Final[i64] = 280
"""What it takes to get one more card of the parity asked for."""
GAIN: Final[i64] = 80
"""What a draw brings whoever lacks such a card, and what it costs anybody else."""
COST: Final[i64] = 60
WON: Final[i64] = 10000
PROSPECT: Final[i64] = 8
"""For every card of the hand that will fit."""

ODD_BITS: Final[i64] = 0x5555555555555
PAIR_BITS: Final[i64] = 0x3333333333333
BYTE_BITS: Final[i64] = 0xF0F0F0F0F0F0F


def count_bits(mask: i64) -> i64:
    """How many cards a mask of up to 52 has."""
    mask -= mask >> 1 & ODD_BITS
    mask = (mask & PAIR_BITS) + (mask >> 2 & PAIR_BITS)
    mask = mask + (mask >> 4) & BYTE_BITS
    mask += mask >> 8
    mask += mask >> 16
    mask += mask >> 32
    return mask & 127


def need(once: i64, twice: i64, victory: i64) -> i64:
    """How far a hand is from winning under a victory rule, or under none (NO_CARD)."""
    numbers = count_bits(once & cards.NUMBER_CARDS) + count_bits(twice & cards.NUMBER_CARDS)
    rules = count_bits(once & ~cards.NUMBER_CARDS) + count_bits(twice & ~cards.NUMBER_CARDS)
    if victory < 0:
        best = numbers * NUMBER + rules * RULE
    else:
        wanted = cards.ODD_CARDS if victory == cards.ODD else cards.EVEN_CARDS
        good = count_bits(once & wanted) + count_bits(twice & wanted)
        best = (numbers - good) * WRONG_PARITY + rules * RULE
        best += (good - 3) * NUMBER if good > 3 else (3 - good) * LACKING
    for card in (cards.ODD, cards.EVEN):
        if once & BITS[card] and card != victory:
            other = RULE + need(once & ~BITS[card], twice & ~BITS[card], card)
            # montana.end.last-not-win: a V card cannot be the last one to go
            if victory < 0 or other < best:
                best = other
    return best


def expected_need(size: i64, victory: i64) -> i64:
    """The same for a hand of which only the size is known."""
    if victory < 0:
        return size * 125
    return size * 60 + (3 - size * 2 // 5) * LACKING if size < 7 else size * 75


def threat(state: MontanaState, seat: i64) -> i64:
    """How near a win somebody may be, from 0 to 10."""
    size = state.size(seat)
    if state.tops[cards.VICTORY] < 0:
        return 10 if size <= 1 else 7 if size == 2 else 4 if size == 3 else 2 if size <= 5 else 1
    return 6 if size == 2 or size == 4 else 5 if size == 3 else 3 if size <= 5 else 1


def greatest_threat(state: MontanaState, seat: i64) -> i64:
    most: i64 = 0
    other: i64 = 0
    while other < state.count:
        if other != seat:
            most = max(most, threat(state, other))
        other += 1
    return most


def moves(state: MontanaState, seat: i64) -> list[Action]:
    """Everything the strict rules allow in a move, sets in every length."""
    found = legal(state, seat)
    active = state.tops[cards.SMILE]
    if state.phase == phases.MOVE and (active == cards.SAME or active == cards.RUN):
        list_sets(state, seat, found)
    return found


def list_sets(state: MontanaState, seat: i64, found: list[Action]) -> None:
    same = state.tops[cards.SMILE] == cards.SAME
    starts = set_starts(state, seat)
    while starts:
        first = masks.lowest(starts)
        starts &= starts - 1
        for way in (1, -1):
            if same and way < 0:
                continue
            played = [int(first)]
            if not continues(state, seat, first, way):
                continue
            while True:
                last: i64 = played[-1]
                base = last // 2 * 2 if same else neighbour(last, way)
                following = cards.NO_CARD
                for card in (base, base + 1):
                    if played.count(int(card)) < state.copies_in(seat, card):
                        following = card
                        break
                if following < 0:
                    break
                played.append(int(following))
                found.append(Action(seat, codes.SET, tuple(played)))


def worth(state: MontanaState, seat: i64, action: Action) -> i64:
    """What a move is worth to this seat, higher is better."""
    once = state.hands[seat * ROW]
    twice = state.hands[seat * ROW + 1]
    victory = state.tops[cards.VICTORY]
    code = action.code
    if code == codes.DRAW:
        wanted = cards.ODD_CARDS if victory == cards.ODD else cards.EVEN_CARDS
        good = count_bits(once & wanted) + count_bits(twice & wanted)
        return (GAIN if victory >= 0 and good < 3 else -COST) - need(once, twice, victory)
    if code == codes.KEEP:
        return -need(once, twice, victory)
    if codes.is_swap(code):
        return -expected_need(state.size(code - codes.SWAP), victory)
    if code < codes.CARDS and codes.card_of(code) >= cards.RULES:
        return worth_of_rule(state, seat, codes.card_of(code), once, twice)
    if code < codes.CARDS:
        return worth_of_numbers(state, seat, (int(code),), once, twice)
    return worth_of_numbers(state, seat, action.args, once, twice)


def worth_of_rule(state: MontanaState, seat: i64, card: i64, once: i64, twice: i64) -> i64:
    if twice & BITS[card]:
        twice &= ~BITS[card]
    else:
        once &= ~BITS[card]
    victory = state.tops[cards.VICTORY]
    worth: i64 = 0
    pile = cards.PILE_OF[card]
    if pile == cards.VICTORY:
        if card != victory:
            victory = card
            worth += 10 * greatest_threat(state, seat)
        if not once:
            return -7 * NUMBER
    left = need(once, twice, victory)
    if left == 0:
        return WON
    if pile == cards.MOVE_RULE:
        fits = cards.FITTING[(card - cards.RULES + 1) * 36 + state.top()]
        worth += PROSPECT * count_bits(once & fits)
    else:
        worth += PROSPECT * count_bits(once & cards.FITTING[match_rule(state) * 36 + state.top()])
    return worth - left


def worth_of_numbers(state: MontanaState, seat: i64, played: tuple[int, ...], once: i64, twice: i64) -> i64:
    for card in played:
        if twice & BITS[card]:
            twice &= ~BITS[card]
        else:
            once &= ~BITS[card]
    victory = state.tops[cards.VICTORY]
    left = need(once, twice, victory)
    if left == 0:
        return WON
    worth: i64 = PROSPECT * count_bits(once & cards.FITTING[match_rule(state) * 36 + played[-1]])
    fired = played if state.options.multi_trigger == TRIGGER_EACH else played[-1:]
    for card in fired:
        digit = cards.NUMBER_OF[card]
        if state.digit_pile(digit) < 0:
            continue
        if digit == 5:
            left = least_expected(state, seat, victory)
        else:
            worth += worth_of_digit(state, seat, digit)
    return worth - left


def least_expected(state: MontanaState, seat: i64, victory: i64) -> i64:
    """What the best partner of a swap may hold."""
    best: i64 = 100000
    other: i64 = 0
    while other < state.count:
        if other != seat:
            best = min(best, expected_need(state.size(other), victory))
        other += 1
    return best


def worth_of_digit(state: MontanaState, seat: i64, digit: i64) -> i64:
    following = state.after(seat)
    if digit == 1:
        behind = (seat - state.direction + state.count) % state.count
        return 6 * (threat(state, following) - threat(state, behind))
    if digit == 2:
        return 30
    if digit == 4:
        return 100
    if state.skip & bit(following) and digit == 3:
        return 0
    return (10 if digit == 3 else 16) * threat(state, following) + (10 if digit == 3 else 25)
