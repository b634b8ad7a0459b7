"""How good a table looks for one seat, and what its cards may still be worth. From the view only."""

from typing import Final, final

from mypy_extensions import i64

from koloda.games.arne import cards, codes
from koloda.games.arne.bot.weights import Weights
from koloda.games.arne.guess import copy_seen
from koloda.games.arne.rules.blacks import play_black
from koloda.games.arne.rules.moves import move
from koloda.games.arne.rules.scoring import score, worth
from koloda.games.arne.state import ArneState
from koloda.games.arne.view import ArneView
from koloda.kernel import Action

TREAT: Final = 40
"""One point for so many that a thief may find on the discard."""


@final
class Style:
    """How a level judges.

    haste: how often in a hundred it lets a window pass without thinking.
    blur: by how many points its guess at an action may be off.
    """

    def __init__(self, haste: i64, blur: i64, weights: Weights) -> None:
        self.haste: i64 = haste
        self.blur: i64 = blur
        self.weights = weights


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


def standing(state: ArneState, seat: i64, by: Weights) -> i64:
    """Own score against the best rival and the rest of them; in Minimum the other way round."""
    own = score(state, seat) - exposure(state, state.places[seat], by)
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
    weight = by.best_late if late else by.best
    return own - (best * weight + total * (100 - weight) // rivals) // 100


def exposure(state: ArneState, place: i64, by: Weights) -> i64:
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
            found += loss * min(10 * turns_left(state), by.exposed) // 100
    return found


def hand_worth(state: ArneState, seat: i64, by: Weights) -> i64:
    """What the hand may still bring: as many white cards as there are turns, black ones to the end."""
    turns = turns_left(state)
    place: i64 = state.places[seat]
    chameleons = state.hands[seat].count(bytes([int(cards.CHAMELEON)]))
    own: list[int] = []
    found: i64 = 0
    for number in state.hands[seat]:
        card: i64 = number
        if cards.is_score(card):
            value = score_worth(state, place, card, by)
            if state.options.minimum:
                found += -value // 3 if state.fits(place, card) else value // 4
            elif state.fits(place, card):
                own.append(int(value * by.own_kept // 100))
            elif chameleons and value >= by.least_kept:
                own.append(int(value * by.chameleon_kept // 100))
        elif cards.is_white(card):
            own.append(by.kept[number])
        elif turns > 0 or (card != cards.STOP and card != cards.REVERSE):
            kept: i64 = by.kept[number]
            found += kept if turns > 1 else kept * by.last_turn // 100
    own.sort(reverse=True)
    for value in own[: min(turns, by.turns)]:
        found += value
    return found


def score_worth(state: ArneState, place: i64, card: i64, by: Weights) -> i64:
    """A score card on a field; an X2 counts for what will lie there."""
    if not cards.is_x2(card):
        return cards.VALUE_OF[card] * multiplier(state, place)
    plus = worth(state, place)
    return max(plus, by.x2)


def treat(card: i64) -> i64:
    """What a discarded card is worth to a thief who takes it from the top."""
    return cards.VALUE_OF[card] // TREAT if cards.is_score(card) else 0


def multiplier(state: ArneState, place: i64) -> i64:
    """How often one more point on a field counts."""
    before = worth(state, place)
    state.fields[place] = state.fields[place] + (1,)
    gain = worth(state, place) - before
    state.fields[place] = state.fields[place][:-1]
    return gain // cards.VALUE_OF[1]


def outlook(state: ArneState, seat: i64, by: Weights) -> i64:
    return standing(state, seat, by) + hand_worth(state, seat, by)


def after_black(state: ArneState, seat: i64, action: Action, by: Weights) -> i64:
    """The standing after a black card or a joint play, without what the cards were worth in the hand."""
    trial = state.clone()
    assert isinstance(trial, ArneState)
    for code in action.args if codes.kind_of(action.code) == codes.JOINT else (int(action.code),):
        play_black(trial, seat, code, None)
    return standing(trial, seat, by)


def after_move(state: ArneState, seat: i64, code: i64, by: Weights) -> i64:
    """The outlook after a move that needs nothing hidden."""
    trial = state.clone()
    assert isinstance(trial, ArneState)
    move(trial, seat, code, None)
    return outlook(trial, seat, by)


def cost(state: ArneState, card: i64, near_end: bool, by: Weights) -> i64:
    """What a black card must bring to be worth playing now."""
    kept: i64 = by.kept[card]
    if near_end:
        return kept * by.near_end // 100
    if state.is_final():
        return kept * by.waits // 100  # nobody can take it away any more, and fewer can answer it later
    return kept * by.patience // 100


def cards_unseen(seen: ArneView) -> i64:
    """Cards in other hands and in the deck."""
    total = seen.deck_size
    for seat in range(seen.table.count):
        if seat != seen.seat:
            total += seen.sizes[seat]
    return total


def own_unseen(state: ArneState, seen: ArneView, colour: i64, by: Weights) -> i64:
    """The points of a colour that this seat has not seen yet."""
    left: i64 = 0
    for card in state.options.pack:
        if cards.is_score(card) and cards.COLOUR_OF[card] == colour:
            left += by.x2 if cards.is_x2(card) else cards.VALUE_OF[card]
    for card in seen.hand:
        if cards.is_score(card) and cards.COLOUR_OF[card] == colour:
            left -= by.x2 if cards.is_x2(card) else cards.VALUE_OF[card]
    for row in state.fields:
        for stack in row:
            if stack >= 0 and (stack & 63) < cards.MINUS and cards.COLOUR_OF[stack & 63] == colour:
                left -= by.x2 if cards.is_x2(stack & 63) else cards.VALUE_OF[stack & 63]
    return left if left > 0 else 0
