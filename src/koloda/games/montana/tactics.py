"""What a Montana player weighs: how far a hand is from winning, what a move does to it and to the others.

Worth is counted in hundredths of a move.
"""

from typing import Final

from mypy_extensions import i64

from koloda.games.montana.cards import (
    EVEN,
    EVEN_CARDS,
    FITTING,
    MOVE_RULE,
    NO_CARD,
    NUMBER_CARDS,
    NUMBER_OF,
    ODD,
    ODD_CARDS,
    ONE,
    PILE_OF,
    RULES,
    RUN,
    SAME,
    SMILE,
    VICTORY,
    lowest,
)
from koloda.games.montana.codes import CARDS, DRAW, KEEP, SET, SWAP
from koloda.games.montana.options import TRIGGER_EACH
from koloda.games.montana.rules.listing import continues, legal, neighbour, set_starts
from koloda.games.montana.rules.matching import match_rule
from koloda.games.montana.state import MOVE, ROW, MontanaState
from koloda.kernel.actions import Action
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
    numbers = count_bits(once & NUMBER_CARDS) + count_bits(twice & NUMBER_CARDS)
    rules = count_bits(once & ~NUMBER_CARDS) + count_bits(twice & ~NUMBER_CARDS)
    if victory < 0:
        best = numbers * NUMBER + rules * RULE
    else:
        wanted = ODD_CARDS if victory == ODD else EVEN_CARDS
        good = count_bits(once & wanted) + count_bits(twice & wanted)
        best = (numbers - good) * WRONG_PARITY + rules * RULE
        best += (good - 3) * NUMBER if good > 3 else (3 - good) * LACKING
    for card in (ODD, EVEN):
        if once & ONE[card] and card != victory:
            other = RULE + need(once & ~ONE[card], twice & ~ONE[card], card)
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
    if state.tops[VICTORY] < 0:
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
    active = state.tops[SMILE]
    if state.phase == MOVE and (active == SAME or active == RUN):
        list_sets(state, seat, found)
    return found


def list_sets(state: MontanaState, seat: i64, found: list[Action]) -> None:
    same = state.tops[SMILE] == SAME
    starts = set_starts(state, seat)
    while starts:
        first = lowest(starts)
        starts &= starts - 1
        for way in (1, -1):
            if same and way < 0:
                continue
            cards = [int(first)]
            if not continues(state, seat, first, way):
                continue
            while True:
                last: i64 = cards[-1]
                base = last // 2 * 2 if same else neighbour(last, way)
                following = NO_CARD
                for card in (base, base + 1):
                    if cards.count(int(card)) < state.copies_in(seat, card):
                        following = card
                        break
                if following < 0:
                    break
                cards.append(int(following))
                found.append(Action(seat, SET, tuple(cards)))


def worth(state: MontanaState, seat: i64, action: Action) -> i64:
    """What a move is worth to this seat, higher is better."""
    once = state.hands[seat * ROW]
    twice = state.hands[seat * ROW + 1]
    victory = state.tops[VICTORY]
    code = action.code
    if code == DRAW:
        wanted = ODD_CARDS if victory == ODD else EVEN_CARDS
        good = count_bits(once & wanted) + count_bits(twice & wanted)
        return (GAIN if victory >= 0 and good < 3 else -COST) - need(once, twice, victory)
    if code == KEEP:
        return -need(once, twice, victory)
    if code >= SWAP and code < SWAP + 16:
        return -expected_need(state.size(code - SWAP), victory)
    if code < CARDS and code & 63 >= RULES:
        return worth_of_rule(state, seat, code & 63, once, twice)
    if code < CARDS:
        return worth_of_numbers(state, seat, (int(code),), once, twice)
    return worth_of_numbers(state, seat, action.args, once, twice)


def worth_of_rule(state: MontanaState, seat: i64, card: i64, once: i64, twice: i64) -> i64:
    if twice & ONE[card]:
        twice &= ~ONE[card]
    else:
        once &= ~ONE[card]
    victory = state.tops[VICTORY]
    worth: i64 = 0
    pile = PILE_OF[card]
    if pile == VICTORY:
        if card != victory:
            victory = card
            worth += 10 * greatest_threat(state, seat)
        if not once:
            return -7 * NUMBER
    left = need(once, twice, victory)
    if left == 0:
        return WON
    if pile == MOVE_RULE:
        fits = FITTING[(card - RULES + 1) * 36 + state.top()]
        worth += PROSPECT * count_bits(once & fits)
    else:
        worth += PROSPECT * count_bits(once & FITTING[match_rule(state) * 36 + state.top()])
    return worth - left


def worth_of_numbers(state: MontanaState, seat: i64, cards: tuple[int, ...], once: i64, twice: i64) -> i64:
    for card in cards:
        if twice & ONE[card]:
            twice &= ~ONE[card]
        else:
            once &= ~ONE[card]
    victory = state.tops[VICTORY]
    left = need(once, twice, victory)
    if left == 0:
        return WON
    worth: i64 = PROSPECT * count_bits(once & FITTING[match_rule(state) * 36 + cards[-1]])
    fired = cards if state.options.multi_trigger == TRIGGER_EACH else cards[-1:]
    for card in fired:
        digit = NUMBER_OF[card]
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
