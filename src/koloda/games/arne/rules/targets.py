"""Which target a card may have: the clauses of chapters 3.2, 4 and 6, in the order of arne.refuse.order.

The functions trust that the card is held and that the moment is right. Each names the clause that stands
in the way, the empty text where none does: what is legal is asked far more often than why not.
"""

from mypy_extensions import i64

from koloda.games.arne import cards, codes
from koloda.games.arne.state import DUMMY, FACE_UP, ArneState


def is_rival(state: ArneState, seat: i64, field: i64) -> bool:
    """arne.target.rival, arne.team.rival, arne.dummy.field."""
    place = state.places[seat]
    if field == place or (field == DUMMY and state.owns_dummy(seat)):
        return False
    return not (state.options.team and field == state.opposite(place))


# White cards


def bar_play(state: ArneState, seat: i64, card: i64, joined: bool, field: i64) -> str:
    """arne.move.own-field, arne.cham.joined, arne.move.colour, arne.min.lay, arne.dummy.lay."""
    place: i64 = state.places[seat]
    to = place if field == codes.NO_FIELD else field
    if to != place and to != DUMMY and not state.options.minimum:
        return "arne.move.own-field"
    if joined:
        return "arne.cham.joined" if state.fits(to, card) else ""
    return "" if state.fits(to, card) else "arne.move.colour"


def bar_discard(state: ArneState, seat: i64, card: i64) -> str:
    if cards.is_black(card):
        return "arne.discard.white"
    own = cards.is_score(card) and state.fits(state.places[seat], card)
    return "arne.discard.own-colour" if own else ""


def bar_skip(state: ArneState, seat: i64) -> str:
    return "arne.move.skip" if state.has_white(seat) else ""


def bar_pull(state: ArneState, seat: i64, aim: i64) -> str:
    if aim == seat:
        return "arne.target.other"
    return "" if state.hands[aim] else "arne.pull.target"


def bar_ask(seat: i64, aim: i64) -> str:
    return "arne.target.other" if aim == seat else ""


def bar_ask_score(state: ArneState, seat: i64, aim: i64, colour: i64) -> str:
    """arne.2score.effect: with a colour; arne.min.plus2: without."""
    if aim == seat:
        return "arne.target.other"
    if state.options.minimum:
        return "" if colour == codes.NO_NAMED else "arne.min.plus2"
    return "arne.2score.effect" if colour == codes.NO_NAMED else ""


def bar_swap(state: ArneState, seat: i64, aim: i64) -> str:
    if aim == seat:
        return "arne.target.other"
    partners = state.places[aim] == state.opposite(state.places[seat])
    return "arne.team.swap" if state.options.team and state.options.partner_swap and not partners else ""


def bar_draw3(state: ArneState) -> str:
    return "arne.draw3.empty" if state.is_final() else ""


def bar_x3(state: ArneState, seat: i64, field: i64, stack: i64) -> str:
    """arne.x3.target, arne.min.x3, arne.x3.on-x2, arne.x3.one."""
    if stack == cards.GONE:
        return "arne.race.stale"
    card = cards.bottom(stack)
    if not state.options.minimum:
        if cards.is_minus(card):
            reach = is_rival(state, seat, field)
        else:
            reach = field == state.places[seat] or (field == DUMMY and state.owns_dummy(seat))
        if not reach:
            return "arne.x3.target"
    if cards.is_minus(card) and stack & cards.ON_LOCK:
        return "arne.x3.target"
    if cards.is_x2(card) and state.options.no_x6:
        return "arne.x3.on-x2"
    return "arne.x3.one" if stack & cards.ON_X3 else ""


# Black cards


def bar_minus(state: ArneState, seat: i64, card: i64, joined: bool, field: i64) -> str:
    """arne.m200.rival, arne.min.m200, arne.m200.colour, arne.cham.joined."""
    anywhere = state.options.minimum and not state.options.no_own_minus
    if not anywhere and not is_rival(state, seat, field):
        return "arne.m200.rival"
    if joined:
        return "arne.cham.joined" if state.fits(field, card) else ""
    return "" if state.fits(field, card) else "arne.m200.colour"


def bar_crash(stack: i64) -> str:
    if stack == cards.GONE:
        return "arne.race.stale"
    if cards.is_minus(cards.bottom(stack)):
        return "arne.crash.target"
    return "arne.crash.once" if stack & cards.ON_CRASH else ""


def bar_lock(stack: i64) -> str:
    if stack == cards.GONE:
        return "arne.race.stale"
    if not cards.is_minus(cards.bottom(stack)) and not stack & cards.ON_CRASH:
        return "arne.lock.target"
    return "arne.lock.one" if stack & cards.ON_LOCK else ""


def bar_chameleon(state: ArneState, seat: i64, field: i64, stack: i64, aim: i64) -> str:
    """arne.cham.laid, arne.cham.one; with another field named arne.min.cham."""
    if stack == cards.GONE:
        return "arne.race.stale"
    if aim != codes.NO_AIM:
        place = state.places[seat]
        if not state.options.minimum or field != place or aim == place:
            return "arne.min.cham"
    if cards.is_minus(cards.bottom(stack)):
        return "arne.cham.laid"
    return "arne.cham.one" if stack & cards.ON_CHAMELEON else ""


def bar_steal_top(state: ArneState) -> str:
    """arne.thief.empty: no card, or a played thief."""
    last = len(state.pile) - 1
    if last < 0 or (state.pile[last] == cards.THIEF and state.marks[last] == FACE_UP):
        return "arne.thief.empty"
    return ""


def bar_steal(state: ArneState, seat: i64, field: i64, stack: i64, keep: bool) -> str:
    """arne.thief.rival, arne.thief.field, arne.thief.own-colour."""
    if stack == cards.GONE:
        return "arne.race.stale"
    if not is_rival(state, seat, field):
        return "arne.thief.rival"
    card = cards.bottom(stack)
    if cards.is_minus(card) or not stack & cards.ON_CHAMELEON:
        return "arne.thief.field"
    return "arne.thief.own-colour" if keep and state.fits(state.places[seat], card) else ""


def bar_stop(state: ArneState, seat: i64) -> str:
    if state.is_final():
        return "arne.final.no-stop"
    if state.claim >= 0 and state.options.first_claim:
        return "arne.stop.claims"
    return "arne.stop.own-claim" if state.claim == seat else ""


def bar_reverse(state: ArneState, seat: i64) -> str:
    """As a stop with two players (arne.rev.two); with the dummy arne.dummy.capture."""
    if state.is_final():
        return "arne.final.no-stop"
    if state.options.dummy:
        return "arne.dummy.capture" if state.owns_dummy(seat) else ""
    if state.claim >= 0 and state.options.first_claim:
        return "arne.stop.claims"
    return "arne.stop.own-claim" if state.count == 2 and state.claim == seat else ""
