"""What fits what (chapters 3.1, 4.5, 6.8)."""

from mypy_extensions import i64

from koloda.games.uno import cards
from koloda.games.uno.options import FINISH_ANY, FINISH_NO_WILD, FREE, NO_BLUFF
from koloda.games.uno.state import UnoState
from koloda.kernel.masks import BITS


def matching(state: UnoState) -> i64:
    """uno.match.rule, uno.match.on-wild, uno.match.symbols, uno.match.wild: every card that fits."""
    mask = cards.OF_COLOUR[state.colour] | cards.WILDS
    if state.top < cards.WILD:
        mask |= cards.OF_RANK[cards.RANK_OF[state.top]]
    return mask


def blockers(state: UnoState, colour: i64) -> i64:
    """uno.w4.blockers: the cards of a colour that forbid a Wild Draw Four."""
    mask = cards.OF_COLOUR[colour]
    return mask & cards.NUMBER_CARDS if state.options.w4_numbers else mask


def is_proper(state: UnoState, seat: i64) -> bool:
    """uno.w4.legal: the hand has no card of the colour in force; uno.w4.bluff: `free` is always proper."""
    return state.options.w4_mode == FREE or not state.held_mask(seat) & blockers(state, state.colour)


def allowed_last(state: UnoState, seat: i64) -> i64:
    """uno.house.finish: what may be laid now as far as the last card is concerned."""
    finish = state.options.finish_on
    if finish == FINISH_ANY or state.size(seat) != 1:
        return cards.COLOURED | cards.WILDS
    return cards.COLOURED if finish == FINISH_NO_WILD else cards.NUMBER_CARDS


def playable(state: UnoState, seat: i64) -> i64:
    """The cards of a hand that may be played in TURN by the book."""
    mask = state.held_mask(seat) & matching(state)
    options = state.options
    if options.finish_on:
        mask &= allowed_last(state, seat)
    if options.w4_mode == NO_BLUFF and mask & BITS[cards.WILD4] and not is_proper(state, seat):
        mask &= ~BITS[cards.WILD4]
    return mask


def playable_drawn(state: UnoState, seat: i64) -> i64:
    """uno.draw.play-drawn: the playable ones among the cards drawn this turn."""
    return playable(state, seat) & state.held_mask(state.drawn_row())


def has_playable(state: UnoState, seat: i64) -> bool:
    """uno.w4.playable: a held Wild Draw Four always counts (but see uno.house.force.mix)."""
    held = state.held_mask(seat) & allowed_last(state, seat)
    return (held & (matching(state) | BITS[cards.WILD4])) != 0


def must_play_drawn(state: UnoState, seat: i64) -> bool:
    """uno.house.force.drawn, uno.house.force.w4: an improper Wild Draw Four need not be played."""
    mask = playable_drawn(state, seat)
    if mask & BITS[cards.WILD4] and not is_proper(state, seat):
        mask &= ~BITS[cards.WILD4]
    return mask != 0
