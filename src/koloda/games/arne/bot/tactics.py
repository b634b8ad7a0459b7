"""How good a table looks for one seat, and what its cards may still be worth. From the view only."""

from typing import Final, final

from mypy_extensions import i64

from koloda.games.arne import cards, codes
from koloda.games.arne.guess import copy_seen
from koloda.games.arne.rules.blacks import play_black
from koloda.games.arne.rules.moves import move
from koloda.games.arne.rules.scoring import score, worth
from koloda.games.arne.state import ArneState
from koloda.games.arne.view import ArneView
from koloda.kernel import Action

KEPT: Final = {
    int(cards.CRASH): 420,
    int(cards.LOCK): 330,
    int(cards.CHAMELEON): 260,
    int(cards.THIEF): 220,
    int(cards.STOP): 130,
    int(cards.REVERSE): 120,
    int(cards.X3): 260,
    int(cards.TWO_SCORE): 140,
    int(cards.TWO_BLACK): 130,
    int(cards.DRAW3): 120,
    int(cards.SWAP): 90,
    int(cards.PULL): 60,
    int(cards.PASS): 40,
}
"""What a card is worth in the hand while there is time to use it."""
MINUS_KEPT: Final = 110
OWN_KEPT: Final = 6
"""How many tenths of its points an own-colour card is worth in the hand."""
CHAM_KEPT: Final = 4
EXPOSED: Final = 5
"""Tenths of a card under a chameleon that thieves may take, at most."""
X2_LEAST: Final = 500
HIDDEN_CARD: Final = 45
"""What a card is worth that nobody has seen."""


WAITS: Final = 10


@final
class Style:
    """How a level judges.

    haste: how often in a hundred it lets a window pass without thinking.
    blur: by how many points its guess at an action may be off.
    patience: how many times its worth in the hand a black card must bring before the own last turn.
    """

    def __init__(self, haste: i64, blur: i64, patience: i64) -> None:
        self.haste: i64 = haste
        self.blur: i64 = blur
        self.patience: i64 = patience


def lay_out(seen: ArneView, state: ArneState) -> None:
    """The open table with one's own hand; what is hidden stays blank."""
    copy_seen(state, seen)
    state.step = 0
    state.pile = bytes([card if card >= 0 else 0 for card in seen.pile])
    state.deck = bytes(int(seen.deck_size))
    state.owed = 0
    state.breach = 0
    if seen.seat >= 0:
        state.hands[seen.seat] = seen.hand


def turns_left(state: ArneState) -> i64:
    """About how many moves a seat still has after this one."""
    return state.deck_left() // state.count


def standing(state: ArneState, seat: i64) -> i64:
    """Own score against the best rival and the rest of them; in Minimum the other way round."""
    own = score(state, seat) - exposure(state, state.places[seat])
    best: i64 = 0
    total: i64 = 0
    rivals: i64 = 0
    other: i64 = 0
    team = state.colours[state.places[seat]]
    while other < state.count:
        if other != seat and not (state.options.team and state.colours[state.places[other]] == team):
            found = score(state, other)
            if state.options.minimum:
                found = -found
            if rivals == 0 or found > best:
                best = found
            total += found
            rivals += 1
        other += 1
    if state.options.minimum:
        own = -own
    late = turns_left(state) < 3
    weight: i64 = 6 if late else 5
    return own - (best * weight + total * (10 - weight) // rivals) // 10


def exposure(state: ArneState, place: i64) -> i64:
    """What thieves may cost: part of what lies under chameleons, less when the end is near."""
    if state.options.minimum:
        return 0
    row = state.fields[place]
    found: i64 = 0
    for at in range(len(row)):
        stack: i64 = row[at]
        if stack == cards.GONE or not stack & cards.ON_CHAMELEON or cards.is_minus(cards.bottom(stack)):
            continue
        whole = worth(state, place)
        state.fields[place] = row[:at] + row[at + 1 :]
        loss = whole - worth(state, place)
        state.fields[place] = row
        if loss > 0:
            turns = turns_left(state)
            found += loss * (turns if turns < EXPOSED else EXPOSED) // 10
    return found


def hand_worth(state: ArneState, seat: i64) -> i64:
    """What the hand may still bring: as many white cards as there are turns, black ones to the end."""
    turns = turns_left(state)
    place: i64 = state.places[seat]
    chameleons = state.hands[seat].count(bytes([int(cards.CHAMELEON)]))
    own: list[int] = []
    found: i64 = 0
    for number in state.hands[seat]:
        card: i64 = number
        if cards.is_score(card):
            value = score_worth(state, place, card)
            if state.options.minimum:
                found += -value // 3 if state.fits(place, card) else value // 4
            elif state.fits(place, card):
                own.append(int(value * OWN_KEPT // 10))
            elif chameleons and value >= 400:
                own.append(int(value * CHAM_KEPT // 10))
        elif cards.is_white(card):
            own.append(KEPT[number])
        elif turns > 0 or (card != cards.STOP and card != cards.REVERSE):
            kept: i64 = MINUS_KEPT if cards.is_minus(card) else KEPT[number]
            found += kept if turns > 1 else kept // 3
    own.sort(reverse=True)
    for value in own[: turns if turns < 6 else 6]:
        found += value
    return found


def score_worth(state: ArneState, place: i64, card: i64) -> i64:
    """A score card on a field; an X2 counts for what will lie there."""
    if not cards.is_x2(card):
        return cards.VALUE_OF[card] * multiplier(state, place)
    plus = worth(state, place)
    return plus if plus > X2_LEAST else X2_LEAST


def multiplier(state: ArneState, place: i64) -> i64:
    """How often one more point on a field counts."""
    before = worth(state, place)
    state.fields[place] = state.fields[place] + (1,)
    gain = worth(state, place) - before
    state.fields[place] = state.fields[place][:-1]
    return gain // cards.VALUE_OF[1]


def outlook(state: ArneState, seat: i64) -> i64:
    return standing(state, seat) + hand_worth(state, seat)


def after_black(state: ArneState, seat: i64, action: Action) -> i64:
    """The standing after a black card or a joint play, without what the cards were worth in the hand."""
    trial = state.clone()
    assert isinstance(trial, ArneState)
    for code in action.args if codes.kind_of(action.code) == codes.JOINT else (int(action.code),):
        play_black(trial, seat, code, None)
    return standing(trial, seat)


def after_move(state: ArneState, seat: i64, code: i64) -> i64:
    """The outlook after a move that needs nothing hidden."""
    trial = state.clone()
    assert isinstance(trial, ArneState)
    move(trial, seat, code, None)
    return outlook(trial, seat)


def cost(state: ArneState, card: i64, near_end: bool, style: Style) -> i64:
    """What a black card must bring to be worth playing now."""
    kept: i64 = MINUS_KEPT if cards.is_minus(card) else KEPT[int(card)]
    if near_end:
        return kept // 6
    if style.patience > 1 and state.is_final():
        return kept * WAITS  # nobody can take it away any more, and fewer can answer it later
    return kept * style.patience


def cards_unseen(seen: ArneView) -> i64:
    """Cards in other hands and in the deck."""
    total = seen.deck_size
    for seat in range(seen.table.count):
        if seat != seen.seat:
            total += seen.sizes[seat]
    return total


def own_unseen(state: ArneState, seen: ArneView, colour: i64) -> i64:
    """The points of a colour that this seat has not seen yet."""
    left: i64 = 0
    for card in state.options.pack:
        if cards.is_score(card) and cards.COLOUR_OF[card] == colour:
            left += X2_LEAST if cards.is_x2(card) else cards.VALUE_OF[card]
    for card in seen.hand:
        if cards.is_score(card) and cards.COLOUR_OF[card] == colour:
            left -= X2_LEAST if cards.is_x2(card) else cards.VALUE_OF[card]
    for row in state.fields:
        for stack in row:
            if stack >= 0 and (stack & 63) < cards.MINUS and cards.COLOUR_OF[stack & 63] == colour:
                left -= X2_LEAST if cards.is_x2(stack & 63) else cards.VALUE_OF[stack & 63]
    return left if left > 0 else 0
