"""Why a card may be played: the rule that it fits by."""

from mypy_extensions import i64

from koloda.games.montana import cards, codes
from koloda.games.montana.rules.matching import ring_step
from koloda.games.montana.rules.piles import clause_of
from koloda.games.montana.state import MontanaState
from koloda.kernel import Action
from koloda.kernel.errors import Ground


def ground(state: MontanaState, action: Action) -> Ground | None:
    played = codes.cards_of(action) if codes.is_move(action.code) else ()
    if not played:
        return None
    card: i64 = played[0]
    if card >= cards.RULES:
        return Ground("montana.match.rule-free", {})
    if state.options.table:
        return None
    top = state.top()
    clause = clause_of(state, cards.MOVE_RULE)
    step = ring_step(top, card)
    by = "colour"
    if clause.endswith("-step"):
        if step == 1 or step == 5:
            by = "step"
    elif step == 0:
        by = "number"
    return Ground(clause, {"by": by, "top": cards.CODES[top]})
