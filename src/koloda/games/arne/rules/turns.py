"""Chapters 3.1, 3.3 and 5.1: how a turn begins, which window follows, who is next, the last lap."""

from mypy_extensions import i64

from koloda.games.arne import phases
from koloda.games.arne.cards import CODES
from koloda.games.arne.rules.scoring import points
from koloda.games.arne.state import ArneState
from koloda.kernel import Event
from koloda.kernel.seats import NOBODY, all_seats, bit, letter


def must(state: ArneState) -> i64:
    """Whom the game waits for: never told by what a hand holds (arne.window.ok)."""
    phase = state.phase
    if phase == phases.BEAT or phase == phases.END:
        waited_for = all_seats(state.count) & ~state.agreed
        return waited_for if state.opener == NOBODY else waited_for & ~bit(state.opener)
    if phase == phases.GIVE:
        return bit(state.asked)
    return 0 if state.turn == NOBODY or phase == phases.QUIET else bit(state.turn)


def may(state: ArneState) -> i64:
    """Everybody else wherever black cards may fall, whatever they hold."""
    phase = state.phase
    if phase == phases.MOVE or phase == phases.BEAT or phase == phases.GIVE or phase == phases.END:
        return all_seats(state.count) & ~must(state)
    return 0


def start_turn(state: ArneState, seat: i64, out: list[Event] | None) -> None:
    """arne.turn.draw, arne.final.start: the mover's card comes by itself."""
    state.turn = seat
    state.phase = phases.MOVE
    state.opened = state.step
    if out is not None:
        out.append(Event("turn", seat, "arne.turn.order", {}))
    draw(state, seat, 1, "arne.turn.draw", out)


def draw(state: ArneState, seat: i64, count: i64, clause: str, out: list[Event] | None) -> None:
    """Cards from the deck, as many as there are (arne.draw3.fewer)."""
    cards: list[int] = []
    while len(cards) < count and not state.is_final():
        card = state.take_top()
        state.receive(seat, card)
        cards.append(int(card))
    if out is not None:
        codes = tuple([CODES[card] for card in cards])
        out.append(Event("drew", seat, clause, {"count": len(cards)}, {"cards": codes}, bit(seat)))
    if state.is_final():
        state.claim = NOBODY  # arne.final.no-stop
        state.flips = 0
        if out is not None:
            out.append(Event("last-card", seat, "arne.final.start", {}))


def open_end(state: ArneState, seat: i64) -> None:
    """arne.window.end."""
    state.phase = phases.END
    state.opener = seat
    state.agreed = 0
    state.opened = state.step


def open_quiet(state: ArneState) -> None:
    """arne.pass.quiet."""
    state.phase = phases.QUIET
    state.opened = state.step


def restart(state: ArneState, seat: i64) -> None:
    """A black card was accepted: BEAT opens or begins anew, END begins anew (arne.window.beat,
    arne.window.ok, arne.final.in-turn)."""
    phase = state.phase
    if phase == phases.GIVE or (phase == phases.FINAL and not state.options.final_open):
        return
    state.opener = seat
    state.agreed = 0
    if phase == phases.END:
        state.opened = state.step
    else:
        state.phase = phases.BEAT
        state.played = state.step


def agree(state: ArneState, seat: i64, out: list[Event] | None) -> None:
    """arne.window.ok: closes early when nobody else is missing."""
    state.agreed |= bit(seat)
    if out is not None:
        out.append(Event("ok", seat, "arne.window.ok", {}))
    if must(state) == 0:
        close(state, out)


def close(state: ArneState, out: list[Event] | None) -> None:
    """The end of BEAT, END or QUIET."""
    if state.phase == phases.BEAT:
        state.phase = phases.FINAL if state.lap else phases.MOVE
        state.opener = NOBODY
        state.agreed = 0
        if out is not None:
            out.append(Event("beat-over", NOBODY, "arne.window.beat", {}))
    else:
        hand_over(state, out)


def hand_over(state: ArneState, out: list[Event] | None) -> None:
    """arne.window.handover: flips, then the last claimant or the next in the direction of play."""
    if state.flips % 2 == 1:
        state.direction = -state.direction  # arne.rev.flip
        if out is not None:
            way = "+" if state.direction > 0 else "-"
            out.append(Event("flipped", NOBODY, "arne.rev.flip", {"dir": way}))
    seat = state.claim
    if seat == NOBODY:
        seat = state.sitters[state.after(state.places[state.turn], state.direction)]  # arne.swap.turn
    forget_turn(state)
    if state.is_final():
        start_lap(state, out)
    else:
        start_turn(state, seat, out)


def forget_turn(state: ArneState) -> None:
    """What belonged to the turn that is over."""
    state.claim = NOBODY
    state.flips = 0
    state.asked = NOBODY
    state.asked_colour = 0
    state.moved = phases.NOT_MOVED
    state.owed = 0
    state.breach = phases.NOT_MOVED
    state.called = 0
    state.opener = NOBODY
    state.agreed = 0


def start_lap(state: ArneState, out: list[Event] | None) -> None:
    """arne.final.lap: everybody once, the last mover at the end or not at all."""
    lap: list[int] = []
    last = state.places[state.turn]
    place = state.after(last, state.direction)
    while place != last:
        lap.append(state.sitters[place])
        place = state.after(place, state.direction)
    if not state.options.drawer_out:
        lap.append(int(state.turn))
    state.lap = tuple(lap)
    if out is not None:
        out.append(Event("lap", NOBODY, "arne.final.lap", {"seats": tuple([letter(seat) for seat in lap])}))
    enter_lap(state, out)


def enter_lap(state: ArneState, out: list[Event] | None) -> None:
    """The final turn of the next one in the lap, or the end."""
    if not state.lap:
        finish(state, out)
        return
    state.phase = phases.FINAL
    state.turn = state.lap[0]
    state.opened = state.step
    if out is not None:
        out.append(Event("final-turn", state.turn, "arne.final.in-turn", {}))


def end_final_turn(state: ArneState, out: list[Event] | None) -> None:
    """`done`."""
    state.lap = state.lap[1:]
    enter_lap(state, out)


def finish(state: ArneState, out: list[Event] | None) -> None:
    """arne.final.hands: what is left goes face down to the discard, in the order of the places."""
    for place in range(1, state.count + 1):
        seat = state.sitters[place]
        hand = state.hands[seat]
        for card in hand:
            state.throw(card, seat)
        state.hands[seat] = b""
        if out is not None and hand:
            codes = tuple([CODES[card] for card in hand])
            out.append(
                Event("put-away", seat, "arne.final.hands", {"count": len(hand)}, {"cards": codes}, bit(seat))
            )
    state.phase = phases.OVER
    state.turn = NOBODY
    if out is not None:
        out.append(
            Event(
                "over",
                NOBODY,
                "arne.score.winner",
                {"points": tuple([f"{letter(seat)} {points(state, seat)}" for seat in range(state.count)])},
            )
        )
