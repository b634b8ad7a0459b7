"""Which target a card may have: the clauses of chapters 3.2, 4 and 6, in the order of arne.refuse.order.

The functions trust that the card is held and that the moment is right.
"""

from mypy_extensions import i64

from koloda.games.arne.cards import (
    CODES,
    COLOURS,
    GONE,
    ON_CHAMELEON,
    ON_CRASH,
    ON_LOCK,
    ON_X3,
    bottom,
    is_black,
    is_minus,
    is_score,
    is_x2,
)
from koloda.games.arne.cards import THIEF as THIEF_CARD
from koloda.games.arne.codes import NO_AIM, NO_FIELD, NO_NAMED
from koloda.games.arne.state import DUMMY, FACE_UP, ArneState
from koloda.kernel.errors import Refusal
from koloda.kernel.seats import letter


def is_rival(state: ArneState, seat: i64, field: i64) -> bool:
    """arne.target.rival, arne.team.rival, arne.dummy.field."""
    place = state.places[seat]
    if field == place or (field == DUMMY and state.owns_dummy(seat)):
        return False
    return not (state.options.team and field == state.opposite(place))


# White cards


def why_not_play(state: ArneState, seat: i64, card: i64, joined: bool, field: i64) -> Refusal | None:
    """arne.move.own-field, arne.cham.joined, arne.move.colour, arne.min.lay, arne.dummy.lay."""
    place: i64 = state.places[seat]
    to = place if field == NO_FIELD else field
    if to != place and to != DUMMY and not state.options.minimum:
        return Refusal("arne.move.own-field")
    if joined:
        return Refusal("arne.cham.joined", {"card": CODES[card]}) if state.fits(to, card) else None
    return None if state.fits(to, card) else Refusal("arne.move.colour", {"card": CODES[card]})


def why_not_discard(state: ArneState, seat: i64, card: i64) -> Refusal | None:
    """arne.discard.white, arne.discard.own-colour."""
    if is_black(card):
        return Refusal("arne.discard.white", {"card": CODES[card]})
    if is_score(card) and state.fits(state.places[seat], card):
        return Refusal("arne.discard.own-colour", {"card": CODES[card]})
    return None


def why_not_skip(state: ArneState, seat: i64) -> Refusal | None:
    return Refusal("arne.move.skip") if state.has_white(seat) else None


def why_not_pull(state: ArneState, seat: i64, aim: i64) -> Refusal | None:
    if aim == seat:
        return Refusal("arne.target.other")
    return None if state.hands[aim] else Refusal("arne.pull.target", {"target": letter(aim)})


def why_not_ask(state: ArneState, seat: i64, aim: i64) -> Refusal | None:
    return Refusal("arne.target.other") if aim == seat else None


def why_not_ask_score(state: ArneState, seat: i64, aim: i64, colour: i64) -> Refusal | None:
    """arne.2score.effect: with a colour; arne.min.plus2: without."""
    if aim == seat:
        return Refusal("arne.target.other")
    if state.options.minimum:
        return None if colour == NO_NAMED else Refusal("arne.min.plus2", {"colour": COLOURS[colour]})
    return Refusal("arne.2score.effect") if colour == NO_NAMED else None


def why_not_swap(state: ArneState, seat: i64, aim: i64) -> Refusal | None:
    if aim == seat:
        return Refusal("arne.target.other")
    partners = state.places[aim] == state.opposite(state.places[seat])
    if state.options.team and state.options.partner_swap and not partners:
        return Refusal("arne.team.swap", {"target": letter(aim)})
    return None


def why_not_draw3(state: ArneState) -> Refusal | None:
    return Refusal("arne.draw3.empty") if state.is_final() else None


def why_not_x3(state: ArneState, seat: i64, field: i64, number: i64) -> Refusal | None:
    """arne.x3.target, arne.min.x3, arne.x3.on-x2, arne.x3.one."""
    stack = state.stack(field, number)
    if stack == GONE:
        return gone(field, number)
    card = bottom(stack)
    if not state.options.minimum:
        if is_minus(card):
            reach = is_rival(state, seat, field)
        else:
            reach = field == state.places[seat] or (field == DUMMY and state.owns_dummy(seat))
        if not reach:
            return Refusal("arne.x3.target", {"card": CODES[card]})
    if is_minus(card) and stack & ON_LOCK:
        return Refusal("arne.x3.target", {"card": CODES[card]})
    if is_x2(card) and state.options.no_x6:
        return Refusal("arne.x3.on-x2", {"card": CODES[card]})
    return Refusal("arne.x3.one", {"card": CODES[card]}) if stack & ON_X3 else None


def gone(field: i64, number: i64) -> Refusal:
    """arne.race.stale: no stack of that number lies there."""
    return Refusal("arne.race.stale", {"field": int(field), "stack": int(number)})


# Black cards


def why_not_minus(state: ArneState, seat: i64, card: i64, joined: bool, field: i64) -> Refusal | None:
    """arne.m200.rival, arne.min.m200, arne.m200.colour, arne.cham.joined."""
    anywhere = state.options.minimum and not state.options.no_own_minus
    if not anywhere and not is_rival(state, seat, field):
        return Refusal("arne.m200.rival", {"card": CODES[card]})
    if joined:
        return Refusal("arne.cham.joined", {"card": CODES[card]}) if state.fits(field, card) else None
    return None if state.fits(field, card) else Refusal("arne.m200.colour", {"card": CODES[card]})


def why_not_crash(state: ArneState, field: i64, number: i64) -> Refusal | None:
    stack = state.stack(field, number)
    if stack == GONE:
        return gone(field, number)
    card = bottom(stack)
    if is_minus(card):
        return Refusal("arne.crash.target", {"card": CODES[card]})
    return Refusal("arne.crash.once", {"card": CODES[card]}) if stack & ON_CRASH else None


def why_not_lock(state: ArneState, field: i64, number: i64) -> Refusal | None:
    stack = state.stack(field, number)
    if stack == GONE:
        return gone(field, number)
    card = bottom(stack)
    if not is_minus(card) and not stack & ON_CRASH:
        return Refusal("arne.lock.target", {"card": CODES[card]})
    return Refusal("arne.lock.one", {"card": CODES[card]}) if stack & ON_LOCK else None


def why_not_chameleon(state: ArneState, seat: i64, field: i64, number: i64, aim: i64) -> Refusal | None:
    """arne.cham.laid, arne.cham.one; with another field named arne.min.cham."""
    stack = state.stack(field, number)
    if stack == GONE:
        return gone(field, number)
    if aim != NO_AIM:
        place = state.places[seat]
        if not state.options.minimum or field != place or aim == place:
            return Refusal("arne.min.cham")
    card = bottom(stack)
    if is_minus(card):
        return Refusal("arne.cham.laid", {"card": CODES[card]})
    return Refusal("arne.cham.one", {"card": CODES[card]}) if stack & ON_CHAMELEON else None


def why_not_steal_top(state: ArneState) -> Refusal | None:
    """arne.thief.empty: no card, or a played thief."""
    last = len(state.pile) - 1
    if last < 0 or (state.pile[last] == THIEF_CARD and state.marks[last] == FACE_UP):
        return Refusal("arne.thief.empty")
    return None


def why_not_steal(state: ArneState, seat: i64, field: i64, number: i64, keep: bool) -> Refusal | None:
    """arne.thief.rival, arne.thief.field, arne.thief.own-colour."""
    stack = state.stack(field, number)
    if stack == GONE:
        return gone(field, number)
    if not is_rival(state, seat, field):
        return Refusal("arne.thief.rival")
    card = bottom(stack)
    if is_minus(card) or not stack & ON_CHAMELEON:
        return Refusal("arne.thief.field", {"card": CODES[card]})
    if keep and state.fits(state.places[seat], card):
        return Refusal("arne.thief.own-colour", {"card": CODES[card]})
    return None


def why_not_stop(state: ArneState, seat: i64) -> Refusal | None:
    """arne.final.no-stop, arne.stop.claims, arne.stop.own-claim."""
    if state.is_final():
        return Refusal("arne.final.no-stop")
    if state.claim >= 0 and state.options.first_claim:
        return Refusal("arne.stop.claims", {"who": letter(state.claim)})
    return Refusal("arne.stop.own-claim") if state.claim == seat else None


def why_not_reverse(state: ArneState, seat: i64) -> Refusal | None:
    """As a stop with two players (arne.rev.two); with the dummy arne.dummy.capture."""
    if state.is_final():
        return Refusal("arne.final.no-stop")
    if state.options.dummy:
        return Refusal("arne.dummy.capture") if state.owns_dummy(seat) else None
    if state.claim >= 0 and state.options.first_claim:
        return Refusal("arne.stop.claims", {"who": letter(state.claim)})
    if state.count == 2 and state.claim == seat:
        return Refusal("arne.stop.own-claim")
    return None
