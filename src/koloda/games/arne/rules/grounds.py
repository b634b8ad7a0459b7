"""Why a card may be played where it goes."""

from typing import Final

from mypy_extensions import i64

from koloda.games.arne import cards, codes
from koloda.games.arne.rules.fieldwords import told_field
from koloda.games.arne.rules.scoring import points
from koloda.games.arne.state import ArneState
from koloda.kernel import Action
from koloda.kernel.errors import Ground, Values
from koloda.kernel.seats import letter

ON_STACKS: Final = {
    int(codes.X3): "arne.x3.effect",
    int(codes.CRASH): "arne.crash.effect",
    int(codes.LOCK): "arne.lock.effect",
    int(codes.CHAMELEON): "arne.cham.laid",
    int(codes.THIEF): "arne.thief.field",
}
AIMED: Final = {
    int(codes.PULL): "arne.pull.effect",
    int(codes.TWO_BLACK): "arne.2black.effect",
    int(codes.TWO_SCORE): "arne.2score.effect",
    int(codes.SWAP): "arne.swap.effect",
}
"""By the kind of the action."""


def ground(state: ArneState, action: Action) -> Ground | None:
    seat, code = action.seat, action.code
    kind = codes.kind_of(code)
    values: Values = {}
    if kind == codes.PLAY or kind == codes.MINUS:
        return ground_of_colour(state, seat, code)
    if kind == codes.DISCARD:
        card = codes.card_of(code)
        family = "score" if cards.is_score(card) else "action"
        values = {"card": cards.CODES[card], "family": family}
        return Ground("arne.move.discard", {**values, **told_field(state, seat, state.places[seat])})
    if int(kind) in ON_STACKS:
        field = codes.field_of(code)
        under = cards.bottom(state.stack(field, codes.stack_of(code)))
        values = {"card": cards.CODES[under], **told_field(state, seat, field)}
        return Ground(ON_STACKS[int(kind)], values)
    if int(kind) in AIMED:
        aim = codes.aim_of(code)
        values = {"target": letter(aim), "count": len(state.hands[aim])}
        if kind == codes.SWAP:
            values["points"] = told_sum(points(state, aim))
            values["own"] = told_sum(points(state, seat))
        return Ground(AIMED[int(kind)], values)
    if kind == codes.DRAW3:
        return Ground("arne.draw3.effect", {"count": int(state.deck_left())})
    if kind == codes.PASS:
        return Ground("arne.pass.effect", {"count": len(state.hands[seat]) - 1})
    if kind == codes.THIEF_TOP:
        return Ground("arne.thief.top", {"count": len(state.pile)})
    if kind == codes.STOP or kind == codes.REVERSE:
        clause = "arne.stop.effect" if kind == codes.STOP or state.count == 2 else "arne.rev.effect"
        if kind == codes.REVERSE and state.options.dummy:
            clause = "arne.dummy.capture"
        if state.claim >= 0:
            return Ground(clause, {"claimed": "yes", "who": letter(state.claim)})
        return Ground(clause, {"claimed": "no"})
    return Ground("arne.black.anytime", {}) if kind == codes.JOINT else None


def ground_of_colour(state: ArneState, seat: i64, code: i64) -> Ground:
    """A card with a colour: of its field, or under a chameleon."""
    lays = codes.kind_of(code) == codes.PLAY
    field = codes.field_of(code)
    if field == codes.NO_FIELD:
        field = state.places[seat]
    clause = "arne.move.score" if lays else "arne.m200.effect"
    if codes.flag_of(code):
        clause = "arne.cham.joined"
    return Ground(clause, {"card": cards.CODES[codes.card_of(code)], **told_field(state, seat, field)})


def told_sum(points: i64) -> str:
    """With the sign that the cards have."""
    return f"{points}".replace("-", "−")
