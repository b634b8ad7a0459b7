"""Why a card may be played: the clause that it fits by."""

from mypy_extensions import i64

from koloda.games.uno import cards, codes, phases
from koloda.games.uno.options import FREE
from koloda.games.uno.rules.matching import is_proper
from koloda.games.uno.state import UnoState
from koloda.kernel import Action
from koloda.kernel.errors import Ground


def ground(state: UnoState, action: Action) -> Ground | None:
    if action.code >= codes.PLAYS or action.code < 0:
        return None
    card: i64 = codes.card_of(action.code)
    if action.seat != state.turn:
        return Ground("uno.house.jump.what", {"top": cards.CODES[state.top]})
    if state.phase == phases.PENALTY:
        return Ground("uno.house.stack.match", {"stack": int(state.stack)})
    colour = cards.COLOURS[state.colour] if state.colour < cards.NO_COLOUR else ""
    if card == cards.WILD4 and state.options.w4_mode != FREE:
        proper = is_proper(state, action.seat)
        return Ground("uno.w4.legal" if proper else "uno.w4.bluff", {"colour": colour})
    if card >= cards.WILD:
        return Ground("uno.match.wild", {})
    by = "rank"
    if cards.OF_COLOUR[state.colour] >> card & 1:
        by = "colour"
    return Ground("uno.match.rule", {"by": by, "colour": colour, "top": cards.CODES[state.top]})
