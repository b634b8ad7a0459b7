"""Hands change places (chapters 4.7 and 6.5)."""

from mypy_extensions import i64

from koloda.games.uno.cards import CODES
from koloda.games.uno.state import UnoState
from koloda.kernel import Event, Value
from koloda.kernel.seats import bit, letter


def swap_hands(state: UnoState, seat: i64, target: i64, clause: str, out: list[Event] | None) -> None:
    """uno.swap.size: what is exchanged is the hand left after the card was laid."""
    state.swap_bags(seat, target)
    if out is not None:
        out.append(Event("swapped", seat, clause, {"target": letter(target)}))
        tell_hand(state, seat, clause, out)
        tell_hand(state, target, clause, out)


def rotate_hands(state: UnoState, out: list[Event] | None) -> None:
    """uno.house.sevenzero.zero: every hand moves one seat in the current direction."""
    seat: i64 = 0
    for _ in range(state.count - 1):
        other = state.after(seat, -1)
        state.swap_bags(seat, other)
        seat = other
    if out is not None:
        way = "cw" if state.direction > 0 else "ccw"
        out.append(Event("rotated", -1, "uno.house.sevenzero.zero", {"dir": way}))
        for seat in range(state.count):
            tell_hand(state, seat, "uno.house.sevenzero.zero", out)


def tell_hand(state: UnoState, seat: i64, clause: str, out: list[Event]) -> None:
    """Who gets a hand sees it."""
    cards: Value = tuple([CODES[card] for card in state.cards_in(seat)])
    out.append(Event("got-hand", seat, clause, {"count": state.size(seat)}, {"cards": cards}, bit(seat)))
