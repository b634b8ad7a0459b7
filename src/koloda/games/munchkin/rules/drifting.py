"""What carries a game towards its end, for random play that must end.

Uniformly random munchkins undress, sell what they need and stand at level 1 for ever.
"""

from typing import Final

from mypy_extensions import i64

from koloda.games.munchkin import cards, codes, phases
from koloda.games.munchkin.rules.forms import random_charity
from koloda.games.munchkin.rules.strength import might
from koloda.games.munchkin.rules.turns import surplus
from koloda.games.munchkin.state import MunchkinState
from koloda.kernel import Action, Chance

GOES_ON: Final = (
    codes.KICK,
    codes.TAKE,
    codes.LOOT,
    codes.SKIP,
    codes.DONE,
    codes.RUN,
    codes.ROLL,
    codes.PASS,
    codes.KEEP,
    codes.READY,
    codes.PICK,
)


def drift(state: MunchkinState, seat: i64, listed: list[Action], chance: Chance) -> Action | None:
    """Dress, grow and kill where possible, else whatever lets the game go on."""
    useful: list[Action] = []
    onward: list[Action] = []
    for action in listed:
        if is_useful(state, seat, action):
            useful.append(action)
        elif action.code in GOES_ON:
            onward.append(action)
    if useful:
        return useful[chance.below(len(useful))]
    if state.stage == phases.T_END and state.frame is None and seat == state.turn and surplus(state, seat):
        return random_charity(state, seat, chance)
    return onward[chance.below(len(onward))] if onward else None


def is_useful(state: MunchkinState, seat: i64, action: Action) -> bool:
    code, args = action.code, action.args
    if code == codes.CLAIM or code == codes.WEAR:
        return True
    if code == codes.GUAL:
        return args[1] == seat
    if code == codes.TROUBLE:
        return state.kind(args[0]).level < might(state, seat)
    if code == codes.USE:
        return args[1] == codes.SIDE_TARGET and args[2] == codes.MUNCHKINS and state.in_combat(seat)
    if code != codes.PUT:
        return False
    kind = state.kind(args[0])
    return state.seats[seat].person(kind) == cards.NO_CARD if kind.is_person() else args[1] == 1
