"""In somebody else's fight: stop the kill that must not be."""

from mypy_extensions import i64

from koloda.games.munchkin.bot.fighting import (
    VICTORY,
    Push,
    blows,
    cheapest,
    lacking,
    total_cost,
    wins_game,
)
from koloda.games.munchkin.bot.housekeeping import leader
from koloda.games.munchkin.bot.moment import Moment
from koloda.games.munchkin.bot.worth import LEVEL
from koloda.games.munchkin.codes import CALL
from koloda.games.munchkin.rules.referee import CALL_CLAIM
from koloda.games.munchkin.rules.strength import is_winning, stake
from koloda.games.munchkin.state import MunchkinState
from koloda.kernel.actions import Action


def call_slip(moment: Moment) -> Action | None:
    """human.slips: a claim that does not add up."""
    if not moment.table.options.table or is_winning(moment.table):
        return None
    for action in moment.legal:
        if action.code == CALL and action.args[0] == CALL_CLAIM:
            return action
    return None


def meddle(moment: Moment, *, patient: bool) -> Action | None:
    """Stops a kill that would end the game whatever it costs, another one if it is cheap enough.

    Who is patient keeps his cards until somebody comes close to the goal.
    """
    state = moment.table
    final = wins_game(state)
    most = VICTORY if final else grudge(state, moment.seat, patient=patient)
    if most == 0:
        return None
    pushes = blows(state, moment.seat, moment.legal)
    if not final:
        pushes = [push for push in pushes if push[1] <= most]
    plan = cheapest(pushes, 1 - lacking(state))
    if plan and total_cost(plan) <= most:
        return plan[0][2]
    return strongest(pushes) if final and pushes else None


def grudge(state: MunchkinState, seat: i64, *, patient: bool) -> int:
    """What it is worth to this seat that the main does not grow."""
    combat = state.the_combat()
    main = state.seats[combat.main]
    levels, treasures = stake(state)
    left = int(state.options.goal - main.level) - levels
    if left <= 1:
        return LEVEL
    if patient or leader(state, seat) != combat.main or main.level < state.seats[seat].level:
        return 0
    return (20 + 10 * treasures) if left <= 4 else 0


def strongest(pushes: list[Push]) -> Action:
    best = pushes[0]
    for push in pushes:
        if push[0] > best[0]:
            best = push
    return best[2]
