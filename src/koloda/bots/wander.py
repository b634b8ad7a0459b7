"""A random walk through any game: every seat is a player who does something legal.

Seats that are not waited for step in now and then; talk and proposals come seldom; a hold is closed
after every seat has had its chance; now and then a clock runs out. A walk that has to end drifts
towards the game's end (`State.drift`). The walk sees the state itself, so it is for tests and studies,
not for a table.
"""

from typing import Final

from mypy_extensions import i64

from koloda.bots.playout import drift
from koloda.kernel import Action, Chance, State
from koloda.kernel.seats import bit, seats_in
from koloda.kernel.windows import PROPOSAL

STEP_IN: Final[i64] = 8
"""One chance in so many that a seat which is not waited for acts."""
IN_A_HOLD: Final[i64] = 4
"""The same while turn actions wait."""
SHY: Final[i64] = 6
"""So many times less often in a walk that has to end: meddlers keep a game from its end."""
TALK: Final[i64] = 24
TIME_OUT: Final[i64] = 40


def wander(state: State, chance: Chance, *, ends: bool = False) -> Action | None:
    """An action that the state accepts; None when nobody, host included, can do anything."""
    pause = state.pause()
    must = state.must()
    first = chance.below(state.count)
    often: i64 = (STEP_IN if pause is None else IN_A_HOLD) * (SHY if ends else 1)
    turn: i64 = 0
    while turn < state.count:
        seat = (first + turn) % state.count
        turn += 1
        if pause is None and must & bit(seat):
            continue
        if chance.below(often) == 0:
            action = choose(state, seat, chance, ends=ends)
            if action is not None:
                return action
    if pause is not None:
        return pause
    if must and chance.below(TIME_OUT):
        action = answer(state, must, chance, ends=ends)
        if action is not None:
            return action
    closing = close(state, chance)
    return answer(state, must, chance, ends=ends) if closing is None and must else closing


def answer(state: State, must: i64, chance: Chance, *, ends: bool) -> Action | None:
    """Something from one of the seats that the game waits for."""
    waited_for = seats_in(must)
    return choose(state, waited_for[chance.below(len(waited_for))], chance, ends=ends)


def choose(state: State, seat: i64, chance: Chance, *, ends: bool) -> Action | None:
    """One of the things a seat can do, each as likely as the next; a filled form counts as one."""
    listed = state.legal(seat)
    drifting = drift(state, seat, listed, chance) if ends else None
    if drifting is not None:
        return drifting
    forms = state.forms(seat)
    aside = [form for form in forms if form.aside]
    if aside and chance.below(TALK) == 0:
        return state.fill(aside[chance.below(len(aside))], chance)
    forms = [form for form in forms if not form.aside]
    count = len(listed) + len(forms)
    if count == 0:
        return None
    pick = chance.below(count)
    return listed[pick] if pick < len(listed) else state.fill(forms[pick - len(listed)], chance)


def close(state: State, chance: Chance) -> Action | None:
    """The time of an open window is out: one whose clock runs, or a proposal beside the others."""
    closing: list[Action] = []
    for window in state.windows():
        action = window.close
        if action is not None and (window.kind == PROPOSAL or not window.waits):
            closing.append(action)
    return closing[chance.below(len(closing))] if closing else None
