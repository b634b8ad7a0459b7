"""What the digit rules do (chapters 4.5 and 9.5)."""

from typing import Final

from mypy_extensions import i64

from koloda.games.montana import cards, phases
from koloda.games.montana.rules.drawing import take
from koloda.games.montana.state import SWAPPED, MontanaState
from koloda.kernel import Event
from koloda.kernel.events import told_chance
from koloda.kernel.seats import bit, letter

LOST_RACE: Final[i64] = 2
"""montana.digit.2: how many cards whoever loses a race takes."""


def fire(state: MontanaState, digit: i64, out: list[Event] | None) -> bool:
    """montana.digit.trigger: one digit rule, completely. True while it waits for answers."""
    mover = state.turn
    if digit == 1:  # montana.digit.1
        state.direction = -state.direction
        if out is not None:
            way = "cw" if state.direction > 0 else "ccw"
            out.append(Event("reversed", mover, "montana.digit.1", {"dir": way}))
    elif digit == 2:
        return start_race(state, out)
    elif digit == 3:  # montana.digit.3
        hit(state, state.after(mover), "montana.digit.3", out)
    elif digit == 4:
        if not state.seven:  # montana.digit.4, montana.res.seven
            state.owed += 1
            if out is not None:
                out.append(Event("again", mover, "montana.digit.4", {"count": state.owed}))
    elif digit == 5:  # montana.digit.5
        state.enter(phases.SWAP, mover)
        return True
    else:  # montana.digit.6
        take(state, state.after(mover), 2, "montana.digit.6", out)
        hit(state, state.after(mover), "montana.digit.6", out)
    return False


def hit(state: MontanaState, seat: i64, clause: str, out: list[Event] | None) -> None:
    """A seat will miss its next turn; one at a time (montana.next.skip-person)."""
    state.skip |= bit(seat)
    if out is not None:
        out.append(Event("hit", seat, clause, {}))


def start_race(state: MontanaState, out: list[Event] | None) -> bool:
    """montana.digit.2, montana.race.start; montana.race.chance: the lot decides at once."""
    if out is not None:
        out.append(Event("race", state.turn, "montana.digit.2", {}))
    chance = state.chance
    if state.options.by_chance and chance is not None:
        lose_by_lot(state, chance.below(state.count), out)
        return False
    state.times = (-1,) * int(state.count)
    state.enter(phases.RACE, state.turn)
    return True


def lose_by_lot(state: MontanaState, loser: i64, out: list[Event] | None) -> None:
    """montana.race.chance."""
    state.times = ()
    if out is not None:
        out.append(told_chance(f"~ loser {letter(loser)}"))
        out.append(Event("race-over", loser, "montana.race.chance", {"losers": (letter(loser),)}))
    take(state, loser, LOST_RACE, "montana.digit.2", out)


def finish_race(state: MontanaState, out: list[Event] | None) -> None:
    """montana.race.result: who never covered, else the slowest; draws in order of play, as one event."""
    order = state.in_order(state.turn)
    losers = [seat for seat in order if state.times[seat] < 0]
    if not losers:
        slowest = max(state.times)
        losers = [seat for seat in order if state.times[seat] == slowest][:1]
    if out is not None:
        times = tuple([str(time) if time >= 0 else "-" for time in state.times])
        names = tuple([letter(seat) for seat in losers])
        out.append(Event("race-over", state.turn, "montana.race.result", {"losers": names, "times": times}))
    state.times = ()
    for seat in losers:
        take(state, seat, LOST_RACE, "montana.digit.2", out)


def exchange(state: MontanaState, partner: i64, out: list[Event] | None) -> None:
    """montana.digit.5: whole hands change owners."""
    mover = state.turn
    state.swap_hands(mover, partner)
    state.touch(mover)
    state.touch(partner)
    state.note((SWAPPED, int(mover), int(partner)))
    if out is not None:
        out.append(Event("swapped", mover, "montana.digit.5", {"target": letter(partner)}))
        tell_hand(state, mover, "montana.digit.5", out)
        tell_hand(state, partner, "montana.digit.5", out)


def tell_hand(state: MontanaState, seat: i64, clause: str, out: list[Event]) -> None:
    """Who gets a hand sees it."""
    codes = tuple([cards.CODES[card] for card in state.cards_in(seat)])
    out.append(Event("got-hand", seat, clause, {"count": len(codes)}, {"cards": codes}, bit(seat)))
