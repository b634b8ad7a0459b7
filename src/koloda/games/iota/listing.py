"""What a seat can do: full moves are listed, steps and free moves are forms."""

from typing import Final

from mypy_extensions import i64

from koloda.games.iota.cards import ANY, BITS, CARD, JOKER, MEANT, cards_of, partner
from koloda.games.iota.cells import DOWN, RIGHT, cell_of, put, tile_of
from koloda.games.iota.codes import (
    CALL,
    COMMIT,
    LAYS,
    OK,
    PASS,
    PASSES,
    PLACE,
    REPLACE,
    UNDO,
    rest_of,
    takes_in,
)
from koloda.games.iota.moves import Choices, Moves, exchanges, fitting
from koloda.games.iota.rules.attempts import Attempt, drafted
from koloda.games.iota.rules.calls import can_answer
from koloda.games.iota.rules.laying import is_one_line
from koloda.games.iota.state import HAND, TURN, WINDOW, IotaState
from koloda.kernel.actions import Action, Form
from koloda.kernel.chance import Chance
from koloda.kernel.seats import has

STEP: Final = "+CARD@X,Y"
TAKE: Final = "*CARD@X,Y"
LAY: Final = "L CARD@X,Y CARD@X,Y"
TAKE_AND: Final = "T CARD@X,Y L CARD@X,Y"
EXCHANGE: Final = "P CARD CARD"


def legal(state: IotaState, seat: i64) -> list[Action]:
    if state.phase == WINDOW:
        return [Action(seat, OK), Action(seat, CALL)] if seat >= 0 and has(can_answer(state), seat) else []
    if state.phase != TURN or seat != state.turn:
        return []
    if not state.draft:
        choices = Choices(Attempt(state, seat))
        return choices.lays + choices.passes
    attempt = drafted(state)
    if attempt.lays:
        return [Action(seat, COMMIT), Action(seat, UNDO)]
    listed = [Action(seat, UNDO)]
    if not state.options.with_lay:
        listed += [Action(seat, PASS, cards) for cards in exchanges(attempt.hand, len(state.deck))]
    return listed


def offers(state: IotaState, seat: i64) -> list[Action]:
    """Thousands of lays are no list for a screen: they are made step by step (iota.turn.prefix)."""
    if state.phase != TURN or seat != state.turn or state.draft:
        return legal(state, seat)
    return [Action(seat, PASS, cards) for cards in exchanges(drafted(state).hand, len(state.deck))]


def forms(state: IotaState, seat: i64) -> list[Form]:
    """Steps of a draft; an exchange in an order of one's own; what `table` leaves to the players."""
    if state.phase != TURN or seat != state.turn:
        return []
    found: list[Form] = []
    attempt = drafted(state)
    idle = not state.draft
    if place_steps(attempt):
        found.append(Form(seat, "+", STEP, 1, 1, aside=idle))
    if take_steps(attempt):
        found.append(Form(seat, "*", TAKE, 1, 1, aside=idle))
    most = min(len(attempt.hand), len(state.deck), HAND)
    if most > 1 and not attempt.lays and not (attempt.takes and state.options.with_lay):
        found.append(Form(seat, "P", EXCHANGE, 2, most, aside=True))
    if idle and state.options.table and attempt.hand:
        found.append(Form(seat, "L", LAY, 1, min(len(attempt.hand), HAND), aside=True))
        if take_steps(attempt):
            found.append(Form(seat, "T", TAKE_AND, 1, HAND, aside=True))
    elif idle and state.options.declared:
        pairs = joker_pairs(attempt)
        if any(not takes_in(pair) for pair in pairs):
            found.append(Form(seat, "L", LAY, 2, HAND, aside=True))
        if any(takes_in(pair) for pair in pairs):
            found.append(Form(seat, "T", TAKE_AND, 1, HAND, aside=True))
    return found


def place_steps(attempt: Attempt) -> list[int]:
    """The lays that may come next in a draft (iota.turn.prefix)."""
    if not attempt.hand or len(attempt.lays) >= HAND:
        return []
    board = attempt.board()
    options = attempt.state.options
    moves = Moves(board, attempt.hand, deck_empty=False, scored=False, declared=options.declared)
    if options.table:
        return [int(put(card, board.cell(at))) for at in moves.edge for card in attempt.hand]
    moves.find_singles()
    lays = [args[0] for args in moves.found]
    if not attempt.lays:
        return lays
    laid = [cell_of(lay) for lay in attempt.lays]
    return [lay for lay in lays if is_one_line(attempt, sorted([*laid, cell_of(lay)]))]


def take_steps(attempt: Attempt) -> list[int]:
    """The takes that may come next in a draft."""
    before = attempt.state.table
    found: list[int] = []
    for cell in sorted(before):
        if before[cell] & CARD >= JOKER and attempt.table[cell] == before[cell]:
            if attempt.state.options.table:
                cards = [card for card in attempt.hand if card < JOKER]
            else:
                cards = fitting(attempt, attempt.table, attempt.hand, cell)
            found += [int(put(card, cell)) for card in cards]
    return found


def joker_pairs(attempt: Attempt) -> list[Action]:
    """Lays of both jokers, their meanings still open."""
    jokers = [tile for tile in attempt.table.values() if tile & CARD >= JOKER]
    if len(jokers) + len([card for card in attempt.hand if card >= JOKER]) < 2:
        return []
    found: list[Action] = []
    for move in Choices(attempt, floating=True).lays:
        if len([lay for lay in rest_of(move) if tile_of(lay) & CARD >= JOKER]) == 2:
            found.append(move)
    return found


# Filling forms


def fill(state: IotaState, form: Form, chance: Chance) -> Action:
    seat = form.seat
    attempt = drafted(state)
    if form.verb == "+":
        return Action(seat, PLACE, (mean(attempt, pick(place_steps(attempt), chance), chance),))
    if form.verb == "*":
        return Action(seat, REPLACE, (pick(take_steps(attempt), chance),))
    if form.verb == "P":
        count = form.least + chance.below(form.most - form.least + 1)
        return Action(seat, PASS, tuple(chance.shuffled(attempt.hand)[:count]))
    if not state.options.table:
        return fill_pair(attempt, form, chance)
    takes: list[int] = []
    if form.verb == "T":
        take = pick(take_steps(attempt), chance)
        attempt.take(tile_of(take), cell_of(take))
        takes.append(take)
        if chance.below(3) == 0 and not state.options.with_lay:
            return Action(seat, PASSES + 1, tuple(takes))
    return Action(seat, LAYS + len(takes), tuple(takes + careless_lays(attempt, chance)))


def pick(steps: list[int], chance: Chance) -> int:
    return steps[chance.below(len(steps))]


def mean(attempt: Attempt, lay: int, chance: Chance) -> int:
    """A joker laid carelessly means any card, where it must be declared."""
    tile = tile_of(lay)
    if not attempt.state.options.declared or tile < JOKER or tile >> MEANT:
        return lay
    return int(lay | (chance.below(JOKER) + 1) << MEANT)


def careless_lays(attempt: Attempt, chance: Chance) -> list[int]:
    """Some cards of the hand in a row or column from the edge of the table on, right or wrong."""
    cards = chance.shuffled(attempt.hand)[: 1 + chance.below(min(len(attempt.hand), HAND))]
    cell = cell_of(pick(place_steps(attempt), chance))
    step = RIGHT if chance.below(2) else DOWN
    lays: list[int] = []
    for card in cards:
        while int(cell) in attempt.table:
            cell += step
        lays.append(mean(attempt, int(put(card, cell)), chance))
        cell += step
    return sorted(lays)


def fill_pair(attempt: Attempt, form: Form, chance: Chance) -> Action:
    """Both jokers laid, each with a meaning that suits the other's."""
    with_takes = form.verb == "T"
    pairs = [move for move in joker_pairs(attempt) if bool(takes_in(move)) == with_takes]
    move = pairs[chance.below(len(pairs))]
    attempt.replay(takes_in(move), rest_of(move))
    board = attempt.board()
    board.solve()
    one_at, two_at = board.joker_at[0], board.joker_at[1]
    shared, two = board.shared, board.domain(two_at)
    first = pick(cards_of(board.domain(one_at)), chance)
    if shared >= 0:
        two &= partner(shared >> 12, shared & ANY, BITS[first])
    second = pick(cards_of(two), chance)
    meanings = {int(board.cell(one_at)): first, int(board.cell(two_at)): second}
    lays: list[int] = []
    for lay in rest_of(move):
        meant = meanings.get(int(cell_of(lay)), -1)
        lays.append(lay | (meant + 1) << int(MEANT))
    return Action(move.seat, move.code, takes_in(move) + tuple(lays))
