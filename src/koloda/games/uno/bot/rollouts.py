"""Quick games to the end of the round, for looking ahead."""

from mypy_extensions import i64

from koloda.games.uno import cards, codes, phases
from koloda.games.uno.options import UnoOptions
from koloda.games.uno.rules.defaults import default_action
from koloda.games.uno.rules.judging import must_aim, why_not_pass
from koloda.games.uno.rules.matching import playable, playable_drawn
from koloda.games.uno.state import UnoState
from koloda.kernel import Action, Chance, masks
from koloda.kernel.masks import BITS
from koloda.kernel.seats import NOBODY


def without_shouts(options: UnoOptions) -> UnoOptions:
    """The same table with shouts made by themselves and no misplays: only cards count."""
    values = {**options.values, "uno_call": "auto", "jump_in": "off", "referee": "strict"}
    return UnoOptions(values, options.version)


def calm(state: UnoState, options: UnoOptions) -> None:
    """Takes a guessed position out of its windows."""
    state.options = options
    state.owes = 0
    state.jump = 0
    state.held = 0
    state.call_held = 0
    state.base = None
    state.since = ()


def roll_out(state: UnoState, chance: Chance, most: i64) -> None:
    """Plays quickly until the round is over or `most` actions are done."""
    while state.phase < phases.ROUND_OVER and most > 0:
        if state.phase <= phases.DRAWN:
            state.push(codes.act(state.turn, quick_code(state, state.turn, chance)))
        else:
            answer(state)
        most -= 1


def answer(state: UnoState) -> None:
    """Everything but a move: the default, whoever is asked."""
    if state.phase == phases.DISCARD:
        for seat in range(state.count):
            if state.phase == phases.DISCARD and state.shed[seat]:
                push_default(state, seat)
        return
    action = default_action(state, state.turn) if state.turn != NOBODY else None
    if action is not None:
        state.push(action)
        return
    for window in state.windows():
        if window.close is not None:
            state.push(window.close)
            return


def push_default(state: UnoState, seat: i64) -> None:
    action: Action | None = default_action(state, seat)
    if action is not None:
        state.push(action)


def quick_code(state: UnoState, seat: i64, chance: Chance) -> i64:
    """A sensible move without much thought: colours before wilds, attacks against short hands."""
    mask = playable(state, seat) if state.phase == phases.TURN else playable_drawn(state, seat)
    if mask == 0:
        if state.phase == phases.TURN:
            return codes.DRAW
        return codes.PASS if why_not_pass(state, seat) is None else codes.DRAW
    following = state.size(state.after(seat))
    coloured = mask & cards.COLOURED
    if coloured:
        if following <= 2:
            attack = coloured & (cards.OF_RANK[cards.PLUS] | cards.OF_RANK[cards.SKIP])
            if attack:
                coloured = attack
        card = random_card(coloured, chance)
        if must_aim(state, card) and state.size(seat) > 1:
            return codes.play_code(card, cards.NO_COLOUR, shortest(state, seat))
        return codes.play_code(card)
    wild = mask & cards.WILDS
    card = (
        cards.WILD4
        if wild & BITS[cards.WILD4] and (following <= 2 or wild == BITS[cards.WILD4])
        else masks.lowest(wild)
    )
    colour = best_colour(state, seat)
    if card == cards.SWAP:
        target = shortest(state, seat)
        if state.size(target) >= state.size(seat) - 1:
            target = codes.NO_TARGET
        return codes.play_code(card, colour, target)
    if card > cards.SWAP and must_aim(state, card) and state.size(seat) > 1:
        return codes.play_code(card, colour, shortest(state, seat))
    return codes.play_code(card, colour)


def random_card(mask: i64, chance: Chance) -> i64:
    count: i64 = 0
    rest = mask
    while rest:
        rest &= rest - 1
        count += 1
    skip = chance.below(count)
    while skip:
        mask &= mask - 1
        skip -= 1
    return masks.lowest(mask)


def best_colour(state: UnoState, seat: i64) -> i64:
    """The colour most frequent in a hand."""
    held = state.held_mask(seat)
    best: i64 = 0
    most: i64 = -1
    colour: i64 = 0
    while colour < cards.NO_COLOUR:
        count: i64 = 0
        rest = held & cards.OF_COLOUR[colour]
        while rest:
            rest &= rest - 1
            count += 1
        if count > most:
            best, most = colour, count
        colour += 1
    return best


def shortest(state: UnoState, seat: i64) -> i64:
    """The other seat with the fewest cards."""
    best = state.after(seat)
    other: i64 = 0
    while other < state.count:
        if other != seat and state.size(other) < state.size(best):
            best = other
        other += 1
    return best
