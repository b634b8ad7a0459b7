"""Chapter 4.2: what black cards do."""

from mypy_extensions import i64

from koloda.games.arne import cards, codes, phases
from koloda.games.arne.state import DUMMY, FACE_UP, ArneState
from koloda.kernel import Event, Value
from koloda.kernel.seats import bit, letter


def play_black(state: ArneState, seat: i64, code: i64, out: list[Event] | None) -> None:
    """One black card with its whole effect (arne.race.no-stack)."""
    kind = codes.kind_of(code)
    if kind == codes.MINUS:
        lay_minus(state, seat, codes.card_of(code), codes.flag_of(code) != 0, codes.field_of(code), out)
    elif kind == codes.CRASH:
        put(state, seat, cards.CRASH, cards.ON_CRASH, code, "arne.crash.effect", out)
    elif kind == codes.LOCK:
        put(state, seat, cards.LOCK, cards.ON_LOCK, code, "arne.lock.effect", out)
    elif kind == codes.CHAMELEON:
        put(state, seat, cards.CHAMELEON, cards.ON_CHAMELEON, code, "arne.cham.laid", out)
        if codes.aim_of(code) != codes.NO_AIM:
            push_away(state, seat, codes.field_of(code), codes.stack_of(code), codes.aim_of(code), out)
    elif kind == codes.THIEF_TOP:
        steal_top(state, seat, out)
    elif kind == codes.THIEF:
        steal(state, seat, codes.field_of(code), codes.stack_of(code), codes.flag_of(code) == codes.KEEP, out)
    elif kind == codes.STOP:
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
        state.lose(seat, cards.CHAMELEON)
        stack = cards.put_on(stack, cards.ON_CHAMELEON)
    number = state.add_stack(field, stack)
    if out is not None:
        found = (cards.CODES[card], cards.CODES[cards.CHAMELEON]) if joined else (cards.CODES[card],)
        public: dict[str, Value] = {"cards": found, **told_stack(state, field, number)}
        out.append(Event("laid-on", seat, "arne.m200.effect", public))


def put(
    state: ArneState, seat: i64, card: i64, mark: i64, code: i64, clause: str, out: list[Event] | None
) -> None:
    """Crash, lock and chameleon stay on the stack (arne.black.stay)."""
    field, number = codes.field_of(code), codes.stack_of(code)
    state.lose(seat, card)
    state.set_stack(field, number, cards.put_on(state.stack(field, number), mark))
    if out is not None:
        public: dict[str, Value] = {"card": cards.CODES[card], **told_stack(state, field, number)}
        out.append(Event("put-on", seat, clause, public))


def told_stack(state: ArneState, field: i64, number: i64) -> dict[str, Value]:
    """Which stack it is, for people: its card and whose field it lies on."""
    told: dict[str, Value] = {"field": int(field), "stack": int(number)}
    told["under"] = cards.CODES[cards.bottom(state.stack(field, number))]
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
    state.set_stack(field, number, cards.GONE)
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
        out.append(Event("used", seat, clause, {"card": cards.CODES[card]}))


def steal_top(state: ArneState, seat: i64, out: list[Event] | None) -> None:
    """arne.thief.top: unseen into the hand; then the thief becomes the new top."""
    last = len(state.pile) - 1
    mark = state.marks[last]
    if state.moved == phases.DISCARDED and mark == state.turn:
        state.moved = phases.STOLEN
        state.breach = phases.NOT_MOVED
    card = state.unthrow(last)
    state.receive(seat, card)
    if out is not None:
        if mark == FACE_UP:
            out.append(Event("stole-top", seat, "arne.thief.top", {"card": cards.CODES[card]}))
        else:
            knows = bit(seat) | bit(mark)
            out.append(Event("stole-top", seat, "arne.thief.top", {}, {"card": cards.CODES[card]}, knows))
    use(state, seat, cards.THIEF, "arne.thief.top", out)


def steal(state: ArneState, seat: i64, field: i64, number: i64, keep: bool, out: list[Event] | None) -> None:
    """arne.thief.keep, arne.thief.drop."""
    stack = state.stack(field, number)
    told = told_stack(state, field, number) if out is not None else {}
    home = state.places[seat]
    state.set_stack(field, number, cards.GONE)
    if keep:
        to = state.add_stack(home, stack)
        if out is not None:
            tell_moved(seat, "stole", "arne.thief.keep", told, home, to, out)
    else:
        card = cards.bottom(stack)
        for lying in cards.lying_on(stack):
            state.throw(lying)
        if state.fits(home, card):
            to = state.add_stack(home, card)
            if out is not None:
                tell_moved(seat, "stole", "arne.thief.drop", told, home, to, out)
        else:
            state.receive(seat, card)
            if out is not None:
                public: dict[str, Value] = {
                    "field": int(field),
                    "stack": int(number),
                    "card": cards.CODES[card],
                }
                out.append(Event("stole-to-hand", seat, "arne.thief.drop", public))
    use(state, seat, cards.THIEF, "arne.thief.field", out)


def stop(state: ArneState, seat: i64, out: list[Event] | None) -> None:
    """arne.stop.effect."""
    use(state, seat, cards.STOP, "arne.stop.effect", out)
    claim(state, seat, "arne.stop.claims", out)


def claim(state: ArneState, seat: i64, clause: str, out: list[Event] | None) -> None:
    state.claim = seat
    if out is not None:
        out.append(Event("claimed", seat, clause, {}))


def reverse(state: ArneState, seat: i64, out: list[Event] | None) -> None:
    """arne.rev.effect, arne.rev.two, arne.dummy.capture."""
    use(state, seat, cards.REVERSE, "arne.rev.effect", out)
    if state.options.dummy:
        state.owner = state.places[seat]
        if out is not None:
            out.append(Event("captured", seat, "arne.dummy.capture", {"who": letter(seat)}))
        return
    if state.count > 2:
        state.flips += 1
    claim(state, seat, "arne.rev.effect", out)
