"""Chapter 4.2: what black cards do."""

from mypy_extensions import i64

from koloda.games.arne.cards import CHAMELEON as CHAMELEON_CARD
from koloda.games.arne.cards import (
    CODES,
    GONE,
    ON_CHAMELEON,
    ON_CRASH,
    ON_LOCK,
    bottom,
    lying_on,
    put_on,
)
from koloda.games.arne.cards import CRASH as CRASH_CARD
from koloda.games.arne.cards import LOCK as LOCK_CARD
from koloda.games.arne.cards import REVERSE as REVERSE_CARD
from koloda.games.arne.cards import STOP as STOP_CARD
from koloda.games.arne.cards import THIEF as THIEF_CARD
from koloda.games.arne.codes import (
    CHAMELEON,
    CRASH,
    KEEP,
    LOCK,
    MINUS,
    NO_AIM,
    STOP,
    THIEF,
    THIEF_TOP,
    aim_of,
    card_of,
    field_of,
    flag_of,
    kind_of,
    stack_of,
)
from koloda.games.arne.state import DISCARDED, DUMMY, FACE_UP, NOT_MOVED, STOLEN, ArneState
from koloda.kernel.events import Event, Value
from koloda.kernel.seats import bit, letter


def play_black(state: ArneState, seat: i64, code: i64, out: list[Event] | None) -> None:
    """One black card with its whole effect (arne.race.no-stack)."""
    kind = kind_of(code)
    if kind == MINUS:
        lay_minus(state, seat, card_of(code), flag_of(code) != 0, field_of(code), out)
    elif kind == CRASH:
        put(state, seat, CRASH_CARD, ON_CRASH, code, "arne.crash.effect", out)
    elif kind == LOCK:
        put(state, seat, LOCK_CARD, ON_LOCK, code, "arne.lock.effect", out)
    elif kind == CHAMELEON:
        put(state, seat, CHAMELEON_CARD, ON_CHAMELEON, code, "arne.cham.laid", out)
        if aim_of(code) != NO_AIM:
            push_away(state, seat, field_of(code), stack_of(code), aim_of(code), out)
    elif kind == THIEF_TOP:
        steal_top(state, seat, out)
    elif kind == THIEF:
        steal(state, seat, field_of(code), stack_of(code), flag_of(code) == KEEP, out)
    elif kind == STOP:
        stop(state, seat, out)
    else:
        reverse(state, seat, out)


def lay_minus(
    state: ArneState, seat: i64, card: i64, joined: bool, field: i64, out: list[Event] | None
) -> None:
    """arne.m200.effect: a stack of its own."""
    state.lose(seat, card)
    stack = card
    if joined:
        state.lose(seat, CHAMELEON_CARD)
        stack = put_on(stack, ON_CHAMELEON)
    number = state.add_stack(field, stack)
    if out is not None:
        cards = (CODES[card], CODES[CHAMELEON_CARD]) if joined else (CODES[card],)
        public: dict[str, Value] = {"cards": cards, **told_stack(state, field, number)}
        out.append(Event("laid-on", seat, "arne.m200.effect", public))


def put(
    state: ArneState, seat: i64, card: i64, mark: i64, code: i64, clause: str, out: list[Event] | None
) -> None:
    """Crash, lock and chameleon stay on the stack (arne.black.stay)."""
    field, number = field_of(code), stack_of(code)
    state.lose(seat, card)
    state.set_stack(field, number, put_on(state.stack(field, number), mark))
    if out is not None:
        public: dict[str, Value] = {"card": CODES[card], **told_stack(state, field, number)}
        out.append(Event("put-on", seat, clause, public))


def told_stack(state: ArneState, field: i64, number: i64) -> dict[str, Value]:
    """Which stack it is, for people: its card and whose field it lies on."""
    told: dict[str, Value] = {"field": int(field), "stack": int(number)}
    told["under"] = CODES[bottom(state.stack(field, number))]
    if field != DUMMY:
        told["target"] = letter(state.sitters[field])
    return told


def push_away(
    state: ArneState, seat: i64, field: i64, number: i64, aim: i64, out: list[Event] | None
) -> None:
    """arne.min.cham."""
    stack = state.stack(field, number)
    told: dict[str, Value] = {}
    if out is not None:
        told = told_stack(state, field, number)
        told["target"] = letter(state.sitters[aim])
    state.set_stack(field, number, GONE)
    to = state.add_stack(aim, stack)
    if out is not None:
        tell_moved(seat, "pushed", "arne.min.cham", told, aim, to, out)


def tell_moved(
    seat: i64, kind: str, clause: str, told: dict[str, Value], aim: i64, to: i64, out: list[Event]
) -> None:
    out.append(Event(kind, seat, clause, {**told, "to": int(aim), "as": int(to)}))


def use(state: ArneState, seat: i64, card: i64, clause: str, out: list[Event] | None) -> None:
    state.lose(seat, card)
    state.throw(card)
    if out is not None:
        out.append(Event("used", seat, clause, {"card": CODES[card]}))


def steal_top(state: ArneState, seat: i64, out: list[Event] | None) -> None:
    """arne.thief.top: unseen into the hand; then the thief becomes the new top."""
    last = len(state.pile) - 1
    mark = state.marks[last]
    if state.moved == DISCARDED and mark == state.turn:
        state.moved = STOLEN
        state.breach = NOT_MOVED
    card = state.unthrow(last)
    state.receive(seat, card)
    if out is not None:
        if mark == FACE_UP:
            out.append(Event("stole-top", seat, "arne.thief.top", {"card": CODES[card]}))
        else:
            knows = bit(seat) | bit(mark)
            out.append(Event("stole-top", seat, "arne.thief.top", {}, {"card": CODES[card]}, knows))
    use(state, seat, THIEF_CARD, "arne.thief.top", out)


def steal(state: ArneState, seat: i64, field: i64, number: i64, keep: bool, out: list[Event] | None) -> None:
    """arne.thief.keep, arne.thief.drop."""
    stack = state.stack(field, number)
    told = told_stack(state, field, number) if out is not None else {}
    home = state.places[seat]
    state.set_stack(field, number, GONE)
    if keep:
        to = state.add_stack(home, stack)
        if out is not None:
            tell_moved(seat, "stole", "arne.thief.keep", told, home, to, out)
    else:
        card = bottom(stack)
        for lying in lying_on(stack):
            state.throw(lying)
        if state.fits(home, card):
            to = state.add_stack(home, card)
            if out is not None:
                tell_moved(seat, "stole", "arne.thief.drop", told, home, to, out)
        else:
            state.receive(seat, card)
            if out is not None:
                public: dict[str, Value] = {"field": int(field), "stack": int(number), "card": CODES[card]}
                out.append(Event("stole-to-hand", seat, "arne.thief.drop", public))
    use(state, seat, THIEF_CARD, "arne.thief.field", out)


def stop(state: ArneState, seat: i64, out: list[Event] | None) -> None:
    """arne.stop.effect."""
    use(state, seat, STOP_CARD, "arne.stop.effect", out)
    claim(state, seat, "arne.stop.claims", out)


def claim(state: ArneState, seat: i64, clause: str, out: list[Event] | None) -> None:
    state.claim = seat
    if out is not None:
        out.append(Event("claimed", seat, clause, {}))


def reverse(state: ArneState, seat: i64, out: list[Event] | None) -> None:
    """arne.rev.effect, arne.rev.two, arne.dummy.capture."""
    use(state, seat, REVERSE_CARD, "arne.rev.effect", out)
    if state.options.dummy:
        state.owner = state.places[seat]
        if out is not None:
            out.append(Event("captured", seat, "arne.dummy.capture", {"who": letter(seat)}))
        return
    if state.count > 2:
        state.flips += 1
    claim(state, seat, "arne.rev.effect", out)
