"""Bots against each other in virtual time: who means to act first acts first."""

from mypy_extensions import i64

from koloda.bots.decisions import closing, needed, pause_ms, questions
from koloda.bots.player import Plan, Player
from koloda.kernel import Action, Event, State


def play_match(state: State, players: list[Player], most: i64 = 1000000) -> i64:
    """Plays until the game is over, or `most` actions are done; the number of actions."""
    left: i64 = most
    while left > 0 and not state.is_over():
        carry_out(state, players, next_action(state, players), [])
        left -= 1
    return most - left


def next_action(state: State, players: list[Player]) -> Action:
    """What happens next where these players sit, one at each seat: the plan that comes first, or the host's
    word."""
    pauses = state.pause() is not None
    limit = pause_ms(state) if pauses else -1
    best: Plan | None = None
    for asked in questions(state):
        player = players[asked.seat]
        plan = player.plan(state.view(asked.seat), asked.legal, asked.forms, asked.waited_for)
        if plan is not None and (limit < 0 or plan.ms < limit) and (best is None or plan.ms < best.ms):
            best = plan
    if best is None:
        return needed(closing(state), state)
    if state.why_not(best.action) is None:
        return best.action
    # What is refused counts as nothing.
    return needed(closing(state), state)


def carry_out(state: State, players: list[Player], action: Action, out: list[Event]) -> None:
    """Does it, and tells every player what reaches him."""
    state.push(action, out)
    for event in out:
        for player in players:
            if event.reaches(player.seat):
                player.see(event.kind, event.seat, event.values(player.seat))
