"""What carries a game towards its end, for random play that must end.

Uniformly random munchkins undress, sell what they need and stand at level 1 for ever.
"""

from typing import Final

from mypy_extensions import i64

from koloda.games.munchkin.cards import NO_CARD
from koloda.games.munchkin.codes import (
    CLAIM,
    DONE,
    GUAL,
    KEEP,
    KICK,
    LOOT,
    MUNCHKINS,
    PASS,
    PICK,
    PUT,
    READY,
    ROLL,
    RUN,
    SIDE_TARGET,
    SKIP,
    TAKE,
    TROUBLE,
    USE,
    WEAR,
)
from koloda.games.munchkin.packs.vocabulary import CLASS, RACE
from koloda.games.munchkin.rules.forms import random_charity
from koloda.games.munchkin.rules.strength import might
from koloda.games.munchkin.rules.turns import surplus
from koloda.games.munchkin.state import T_END, MunchkinState
from koloda.kernel.actions import Action
from koloda.kernel.chance import Chance

GOES_ON: Final = (KICK, TAKE, LOOT, SKIP, DONE, RUN, ROLL, PASS, KEEP, READY, PICK)


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
    if state.stage == T_END and not state.frames and seat == state.turn and surplus(state, seat):
        return random_charity(state, seat, chance)
    return onward[chance.below(len(onward))] if onward else None


def is_useful(state: MunchkinState, seat: i64, action: Action) -> bool:
    code, args = action.code, action.args
    if code == CLAIM or code == WEAR:
        return True
    if code == GUAL:
        return args[1] == seat
    if code == TROUBLE:
        return state.kind(args[0]).level < might(state, seat)
    if code == USE:
        return args[1] == SIDE_TARGET and args[2] == MUNCHKINS and state.in_combat(seat)
    if code != PUT:
        return False
    munchkin = state.seats[seat]
    card_type = state.kind(args[0]).type
    if card_type == RACE:
        return munchkin.race == NO_CARD
    if card_type == CLASS:
        return munchkin.trade == NO_CARD
    return args[1] == 1
