"""Answers inside a play: the race and the swap (chapters 4.5 and 9.5)."""

from mypy_extensions import i64

from koloda.games.montana.rules.digits import exchange, finish_race, lose_by_lot
from koloda.games.montana.rules.plays import resolve
from koloda.games.montana.state import MontanaState
from koloda.kernel import Event


def cover(state: MontanaState, seat: i64, time: int, out: list[Event] | None) -> None:
    """montana.race.form: a hand on the pile; the race is over when every seat has covered."""
    state.times = state.times[:seat] + (time,) + state.times[seat + 1 :]
    if out is not None:
        out.append(Event("covered", seat, "montana.race.form", {}))
    if min(state.times) >= 0:
        close_race(state, out)


def close_race(state: MontanaState, out: list[Event] | None) -> None:
    """montana.race.close: the time is out, or everybody has covered."""
    finish_race(state, out)
    resolve(state, out)


def name_loser(state: MontanaState, loser: i64, out: list[Event] | None) -> None:
    """montana.race.chance, where the host tells the lot."""
    lose_by_lot(state, loser, out)
    resolve(state, out)


def swap(state: MontanaState, partner: i64, out: list[Event] | None) -> None:
    """montana.digit.5: the mover's choice; when the time is out, his neighbour."""
    exchange(state, partner, out)
    resolve(state, out)
