"""Joint plays (arne.race.joint): whether there is one, and a random one."""

from typing import Final

from mypy_extensions import i64

from koloda.games.arne import codes
from koloda.games.arne.cards import ONE, is_black
from koloda.games.arne.rules.blacks import play_black
from koloda.games.arne.rules.judging import card_played, cards_needed
from koloda.games.arne.rules.listing import black_codes
from koloda.games.arne.state import ArneState
from koloda.kernel import Action, Chance

THIRD: Final = 3
"""One chance in so many that a random joint play goes on."""


def fits_in(cards: bytes, hand: bytes) -> bool:
    """Whether a hand holds all of these cards."""
    for card in cards:
        at = hand.find(ONE[card])
        if at < 0:
            return False
        hand = hand[:at] + hand[at + 1 :]
    return True


def moves_stack(code: i64) -> bool:
    """Whether a card takes a stack away from under the next one."""
    kind = codes.kind_of(code)
    return kind == codes.THIEF or (kind == codes.CHAMELEON and codes.aim_of(code) != codes.NO_AIM)


def stays_legal(one: i64, two: i64) -> bool:
    """Whether a card that is legal now is surely so after another; False when that needs a trial."""
    kind = codes.kind_of(two)
    if kind == codes.THIEF_TOP or kind == codes.STOP or kind == codes.REVERSE:
        return codes.kind_of(one) != kind and codes.kind_of(one) < codes.THIEF_TOP
    if kind == codes.MINUS:
        return True
    same = codes.field_of(one) == codes.field_of(two) and codes.stack_of(one) == codes.stack_of(two)
    return not same or (codes.kind_of(one) != kind and not moves_stack(one))


def has_joint(state: ArneState, seat: i64) -> bool:
    """Whether two black cards of this hand can be played at once."""
    hand = state.hands[seat]
    blacks: i64 = 0
    for card in hand:
        if is_black(card):
            blacks += 1
    if blacks < 2:
        return False
    codes = black_codes(state, seat)
    for one in codes:
        for two in codes:
            if stays_legal(one, two) and fits_in(cards_needed((one, two)), hand):
                return True
    for one in codes:
        if following(state, seat, (one,)):
            return True
    return False


def following(state: ArneState, seat: i64, parts: tuple[int, ...]) -> list[int]:
    """What can go on with a joint play, from the cards held beforehand."""
    trial = state.clone()
    assert isinstance(trial, ArneState)
    for code in parts:
        play_black(trial, seat, code, None)
    hand = state.hands[seat]
    return [
        code
        for code in black_codes(trial, seat)
        if ONE[card_played(code)] in hand and fits_in(cards_needed(parts + (code,)), hand)
    ]


def random_joint(state: ArneState, seat: i64, chance: Chance) -> Action:
    """A joint play that is accepted; there must be one."""
    for first in chance.shuffled(black_codes(state, seat)):
        parts: tuple[int, ...] = (first,)
        more = following(state, seat, parts)
        while more:
            parts = parts + (more[chance.below(len(more))],)
            more = following(state, seat, parts) if chance.below(THIRD) == 0 else []
        if len(parts) > 1:
            return Action(seat, codes.pack_code(codes.JOINT), parts)
    raise AssertionError("there is no joint play here")
