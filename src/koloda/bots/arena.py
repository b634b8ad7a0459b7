"""Bots against each other in virtual time: who means to act first acts first."""

from mypy_extensions import i64

from koloda.bots.player import Plan, Player
from koloda.kernel import Action, Event, State
from koloda.kernel.seats import has
from koloda.kernel.windows import HOLD, PAUSE


def play_match(state: State, players: list[Player], most: i64 = 1000000) -> i64:
    """Plays until the game is over, or `most` actions are done; the number of actions."""
    left: i64 = most
    while left > 0 and not state.is_over():
        carry_out(state, players, next_action(state, players), [])
        left -= 1
    return most - left


def next_action(state: State, players: list[Player]) -> Action:
    """What happens next where these players sit: the plan that comes first, or the host's word."""
    close = state.pause()
    best = first_plan(state, players, -1 if close is None else pause_ms(state))
    if best is not None and state.why_not(best.action) is None:
        return best.action
    if close is None and best is None:
        close = innermost(state)
    if close is None:
        raise AssertionError(f"nobody can act: {state.text()}")
    return close


def first_plan(state: State, players: list[Player], limit: i64) -> Plan | None:
    """The plan that comes first; in a pause only one that comes before its end."""
    best: Plan | None = None
    must = state.must() if limit < 0 else 0
    for player in players:
        waited_for = has(must, player.seat)
        legal = state.legal(player.seat)
        forms = state.forms(player.seat)
        if not legal and not forms:
            continue
        plan = player.plan(state.view(player.seat), legal, forms, waited_for)
        if plan is not None and (limit < 0 or plan.ms < limit) and (best is None or plan.ms < best.ms):
            best = plan
    return best


def carry_out(state: State, players: list[Player], action: Action, out: list[Event]) -> None:
    """Does it, and tells every player what reaches him."""
    state.push(action, out)
    for event in out:
        for player in players:
            if event.reaches(player.seat):
                player.see(event.kind, event.seat, event.values(player.seat))


def pause_ms(state: State) -> i64:
    """How long the open pause is; nobody needs to look at a result here."""
    for window in state.windows():
        if window.kind == HOLD:
            return window.ms
        if window.kind == PAUSE:
            return 0
    return 0


def innermost(state: State) -> Action | None:
    """What the host does when nobody wants to act."""
    for window in reversed(state.windows()):
        if window.close is not None:
            return window.close
    return None
