"""In somebody else's fight: stop the kill that must not be."""

from mypy_extensions import i64

from koloda.games.munchkin import codes
from koloda.games.munchkin.bot import fighting
from koloda.games.munchkin.bot.fighting import Push
from koloda.games.munchkin.bot.housekeeping import leader
from koloda.games.munchkin.bot.outlook import Outlook
from koloda.games.munchkin.bot.weights import Weights
from koloda.games.munchkin.rules.referee import CALL_CLAIM
from koloda.games.munchkin.rules.strength import is_winning, stake
from koloda.games.munchkin.state import MunchkinPublic
from koloda.kernel import Action


def call_slip(outlook: Outlook) -> Action | None:
    """human.slips: a claim that does not add up."""
    if not outlook.table.options.table or is_winning(outlook.table):
        return None
    for action in outlook.legal:
        if action.code == codes.CALL and action.args[0] == CALL_CLAIM:
            return action
    return None


def meddle(outlook: Outlook, *, patient: bool) -> Action | None:
    """Stops a kill that would end the game whatever it costs, another one if it is cheap enough.

    Who is patient keeps his cards until somebody comes close to the goal.
    """
    state = outlook.table
    final = fighting.wins_game(state)
    most = fighting.VICTORY if final else grudge(outlook.weights, state, outlook.seat, patient=patient)
    if most == 0:
        return None
    pushes = fighting.blows(state, outlook.seat, outlook.legal)
    if not final:
        pushes = [push for push in pushes if push[1] <= most]
    plan = fighting.cheapest(pushes, 1 - fighting.lacking(state))
    if plan and fighting.total_cost(plan) <= most:
        return plan[0][2]
    return strongest(pushes) if final and pushes else None


def grudge(weights: Weights, state: MunchkinPublic, seat: i64, *, patient: bool) -> int:
    """What it is worth to this seat that the main does not grow."""
    combat = state.the_combat()
    main = state.seats[combat.main]
    levels, treasures = stake(state)
    left = int(state.options.goal - main.level) - levels
    if left <= 1:
        return int(weights.stop)
    if patient and left <= 3:
        return int(weights.stop_two if left == 2 else weights.stop_three)
    if patient or leader(state, seat) != combat.main or main.level < state.seats[seat].level:
        return 0
    return (20 + 10 * treasures) if left <= 4 else 0


def strongest(pushes: list[Push]) -> Action:
    best = pushes[0]
    for push in pushes:
        if push[0] > best[0]:
            best = push
    return best[2]
