"""What happens when nobody answers in time (uno.win.default)."""

from mypy_extensions import i64

from koloda.games.uno import codes, phases
from koloda.games.uno.cards import IN_CODE_ORDER, NO_COLOUR, POINTS, WILD, WILD4
from koloda.games.uno.rules.judging import must_aim, why_not_draw, why_not_pass
from koloda.games.uno.rules.matching import is_proper, playable, playable_drawn
from koloda.games.uno.state import UnoState
from koloda.kernel import Action
from koloda.kernel.masks import BITS


def default_action(state: UnoState, seat: i64) -> Action | None:
    """The answer that is recorded for a seat that gives none; None where it owes none."""
    phase = state.phase
    if phase == phases.DISCARD:
        count = state.shed[seat]
        return Action(seat, codes.SHED, dearest(state, seat, count)) if count else None
    if seat != state.turn:
        return None
    if phase == phases.TURN:
        return codes.act(seat, codes.DRAW) if why_not_draw(state, seat) is None else default_play(state, seat)
    if phase == phases.DRAWN:
        if why_not_pass(state, seat) is None:
            return codes.act(seat, codes.PASS)
        return codes.act(seat, codes.DRAW) if why_not_draw(state, seat) is None else default_play(state, seat)
    if phase == phases.CHALLENGE or phase == phases.PENALTY:
        return codes.act(seat, codes.TAKE)
    if phase == phases.START_COLOUR:
        return codes.act(seat, codes.COLOUR + default_colour(state, seat))
    if phase == phases.JOKE:
        return codes.act(seat, codes.PASS)
    if phase == phases.KEEP:
        held = [card for card in IN_CODE_ORDER if state.holds(seat, card)]
        return codes.act(seat, codes.KEEP + min(held, key=POINTS.__getitem__))
    return None


def default_colour(state: UnoState, seat: i64) -> i64:
    """The colour most frequent in the hand, the first of r, g, b, y among equals."""
    count = [0, 0, 0, 0]
    for card in state.cards_in(seat):
        if card < WILD:
            count[card // 13] += 1
    return count.index(max(count))


def dearest(state: UnoState, seat: i64, count: int) -> tuple[int, ...]:
    """Highest points first, then code order."""
    cards = [card for card in IN_CODE_ORDER for _ in range(state.copies_in(seat, card))]
    return tuple(sorted(cards, key=lambda card: -POINTS[card])[:count])


def default_play(state: UnoState, seat: i64) -> Action:
    """The playable card with the most points, but no improper Wild Draw Four."""
    mask = playable(state, seat) if state.phase == phases.TURN else playable_drawn(state, seat)
    if not is_proper(state, seat):
        mask &= ~BITS[WILD4]
    cards = [card for card in IN_CODE_ORDER if mask & BITS[card]]
    card: i64 = max(cards, key=POINTS.__getitem__)
    colour = default_colour(state, seat) if card >= WILD else NO_COLOUR
    aims = state.size(seat) > 1 and must_aim(state, card)
    return codes.act(seat, codes.play_code(card, colour, state.after(seat) if aims else codes.NO_TARGET))
