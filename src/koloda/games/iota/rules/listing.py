"""What a seat can do: full moves are listed for bots, steps for people; free moves are forms."""

from typing import Final

from mypy_extensions import i64

from koloda.games.iota import codes, notation, phases
from koloda.games.iota.cards import ANY, BITS, CARD, JOKER, MEANT, cards_of, partner
from koloda.games.iota.cells import DOWN, RIGHT, cell_of, put, tile_of
from koloda.games.iota.moves import Choices, Lays, exchanges, fitting
from koloda.games.iota.rules.attempts import Attempt, drafted
from koloda.games.iota.rules.calls import can_answer
from koloda.games.iota.rules.laying import is_one_line
from koloda.games.iota.state import HAND, IotaState
from koloda.kernel import Action, Chance, Form
from koloda.kernel.seats import has

STEP: Final = "+CARD@X,Y"
TAKE: Final = "*CARD@X,Y"
LAY: Final = "L CARD@X,Y CARD@X,Y"
TAKE_AND: Final = "T CARD@X,Y L CARD@X,Y"
EXCHANGE: Final = "P CARD CARD"


def legal(state: IotaState, seat: i64) -> list[Action]:
    if state.phase == phases.WINDOW:
        return (
            [Action(seat, codes.OK), Action(seat, codes.CALL)]
            if seat >= 0 and has(can_answer(state), seat)
            else []
        )
    if state.phase != phases.TURN or seat != state.turn:
        return []
    if not state.draft:
        choices = Choices(Attempt(state, seat))
        return choices.lays + choices.passes
    attempt = drafted(state)
    if attempt.lays:
        return [Action(seat, codes.COMMIT), Action(seat, codes.UNDO)]
    listed = [Action(seat, codes.UNDO)]
    if not state.options.with_lay:
        listed += [Action(seat, codes.PASS, cards) for cards in exchanges(attempt.hand, len(state.deck))]
    return listed


def offers(state: IotaState, seat: i64) -> list[Action]:
    """Thousands of lays are no list for a screen: they are made step by step (iota.turn.prefix)."""
    if state.phase != phases.TURN or seat != state.turn:
        return legal(state, seat)
    attempt = drafted(state)
    found = [Action(seat, codes.PLACE, (step,)) for step in offered_steps(attempt)]
    found += [Action(seat, codes.REPLACE, (step,)) for step in take_steps(attempt)]
    if state.draft:
        return found + legal(state, seat)
    return found + [Action(seat, codes.PASS, cards) for cards in exchanges(attempt.hand, len(state.deck))]


def offered_steps(attempt: Attempt) -> list[int]:
    """The lays that may come next; a joker that must be declared with its meanings that fit."""
    options = attempt.state.options
    steps = place_steps(attempt)
    if not (options.table and options.declared) or not steps:
        return steps
    jokers = [card for card in attempt.hand if card >= JOKER]
    moves = Lays(attempt.dense(), jokers, deck_empty=False, scored=False, declared=True)
    moves.find_singles()
    return [step for step in steps if tile_of(step) < JOKER] + [args[0] for args in moves.found]


def meant(state: IotaState, seat: i64, values: dict[str, str]) -> Action:
    """A card on a cell: a natural on a joker of the table takes it, anything else is laid."""
    card = values.get("card", "")
    cell = values.get("cell") or notation.write_cell(usual_cell(state, seat, notation.read_card(card)))
    lay = notation.read_lay(f"{card}@{cell}", state.options.declared)
    takes = tile_of(lay) & CARD < JOKER and drafted(state).grid.get(int(cell_of(lay)), 0) & CARD >= JOKER
    return Action(seat, codes.REPLACE if takes else codes.PLACE, (int(lay),))


def usual_cell(state: IotaState, seat: i64, card: i64) -> i64:
    """The first one where a card goes, else one at the edge of what lies there."""
    attempt = drafted(state) if seat == state.turn else Attempt(state, seat)
    for step in place_steps(attempt):
        if tile_of(step) & CARD == card:
            return cell_of(step)
    dense = attempt.dense()
    return dense.cell(Lays(dense, attempt.hand, deck_empty=False, scored=False, declared=False).edge[0])


def forms(state: IotaState, seat: i64) -> list[Form]:
    """Steps of a draft; an exchange in an order of one's own; what `table` leaves to the players."""
    if state.phase != phases.TURN or seat != state.turn:
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
        if any(not codes.takes_in(pair) for pair in pairs):
            found.append(Form(seat, "L", LAY, 2, HAND, aside=True))
        if any(codes.takes_in(pair) for pair in pairs):
            found.append(Form(seat, "T", TAKE_AND, 1, HAND, aside=True))
    return found


def place_steps(attempt: Attempt) -> list[int]:
    """The lays that may come next in a draft (iota.turn.prefix)."""
    if not attempt.hand or len(attempt.lays) >= HAND:
        return []
    dense = attempt.dense()
    options = attempt.state.options
    moves = Lays(dense, attempt.hand, deck_empty=False, scored=False, declared=options.declared)
    if options.table:
        return [int(put(card, dense.cell(at))) for at in moves.edge for card in attempt.hand]
    moves.find_singles()
    lays = [args[0] for args in moves.found]
    if not attempt.lays:
        return lays
    laid = [cell_of(lay) for lay in attempt.lays]
    return [lay for lay in lays if is_one_line(attempt, sorted([*laid, cell_of(lay)]))]


def take_steps(attempt: Attempt) -> list[int]:
    """The takes that may come next in a draft."""
    before = attempt.state.grid
    found: list[int] = []
    for cell in sorted(before):
        if before[cell] & CARD >= JOKER and attempt.grid[cell] == before[cell]:
            if attempt.state.options.table:
                cards = [card for card in attempt.hand if card < JOKER]
            else:
                cards = fitting(attempt, attempt.grid, attempt.hand, cell)
            found += [int(put(card, cell)) for card in cards]
    return found


def joker_pairs(attempt: Attempt) -> list[Action]:
    """Lays of both jokers, their meanings still open."""
    jokers = [tile for tile in attempt.grid.values() if tile & CARD >= JOKER]
    if len(jokers) + len([card for card in attempt.hand if card >= JOKER]) < 2:
        return []
    found: list[Action] = []
    for move in Choices(attempt, floating=True).lays:
        if len([lay for lay in codes.rest_of(move) if tile_of(lay) & CARD >= JOKER]) == 2:
            found.append(move)
    return found


# Filling forms


def fill(state: IotaState, form: Form, chance: Chance) -> Action:
    seat = form.seat
    attempt = drafted(state)
    if form.verb == "+":
        return Action(seat, codes.PLACE, (mean(attempt, pick(place_steps(attempt), chance), chance),))
    if form.verb == "*":
        return Action(seat, codes.REPLACE, (pick(take_steps(attempt), chance),))
    if form.verb == "P":
        count = form.least + chance.below(form.most - form.least + 1)
        return Action(seat, codes.PASS, tuple(chance.shuffled(attempt.hand)[:count]))
    if not state.options.table:
        return fill_pair(attempt, form, chance)
    takes: list[int] = []
    if form.verb == "T":
        take = pick(take_steps(attempt), chance)
        attempt.take(tile_of(take), cell_of(take))
        takes.append(take)
        if chance.below(3) == 0 and not state.options.with_lay:
            return Action(seat, codes.PASSES + 1, tuple(takes))
    return Action(seat, codes.LAYS + len(takes), tuple(takes + careless_lays(attempt, chance)))


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
        while int(cell) in attempt.grid:
            cell += step
        lays.append(mean(attempt, int(put(card, cell)), chance))
        cell += step
    return sorted(lays)


def fill_pair(attempt: Attempt, form: Form, chance: Chance) -> Action:
    """Both jokers laid, each with a meaning that suits the other's."""
    with_takes = form.verb == "T"
    pairs = [move for move in joker_pairs(attempt) if bool(codes.takes_in(move)) == with_takes]
    move = pairs[chance.below(len(pairs))]
    attempt.replay(codes.takes_in(move), codes.rest_of(move))
    dense = attempt.dense()
    dense.solve()
    one_at, two_at = dense.joker_at[0], dense.joker_at[1]
    shared, two = dense.shared, dense.domain(two_at)
    first = pick(cards_of(dense.domain(one_at)), chance)
    if shared >= 0:
        two &= partner(shared >> 12, shared & ANY, BITS[first])
    second = pick(cards_of(two), chance)
    meanings = {int(dense.cell(one_at)): first, int(dense.cell(two_at)): second}
    lays: list[int] = []
    for lay in codes.rest_of(move):
        meant = meanings.get(int(cell_of(lay)), -1)
        lays.append(lay | (meant + 1) << int(MEANT))
    return Action(move.seat, move.code, codes.takes_in(move) + tuple(lays))
