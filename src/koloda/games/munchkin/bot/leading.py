"""In one's own fight, and as a helper: kill, get stronger, get help, run."""

from typing import Final

from koloda.games.munchkin.bot.dealing import ask_for_help, helpers
from koloda.games.munchkin.bot.fighting import (
    boosts,
    cheapest,
    danger,
    lacking,
    prize,
    total_cost,
    total_move,
    wins_game,
)
from koloda.games.munchkin.bot.housekeeping import JUNK
from koloda.games.munchkin.bot.hunting import press_on
from koloda.games.munchkin.bot.memory import Memory
from koloda.games.munchkin.bot.moment import Moment
from koloda.games.munchkin.bot.worth import TREASURE_CARD, card_worth
from koloda.games.munchkin.codes import (
    CLAIM,
    EVENT,
    PASS,
    POW,
    ROLL,
    RUN,
    THROW,
    USE,
)
from koloda.games.munchkin.packs.vocabulary import (
    END_COMBAT,
    ESCAPE_ALL,
    SERENADE,
)
from koloda.games.munchkin.rules.strength import is_winning, stake
from koloda.games.munchkin.state import C_OPEN, TRADE, MunchkinState
from koloda.kernel.actions import Action

PROFIT: Final = 30
"""What a fight must bring over its cost: somebody may still meddle."""


def lead(moment: Moment, memory: Memory, *, asks: bool, shrewd: bool) -> Action | None:
    """The main's choice.

    Who is shrewd brings his own monsters into a fight that is won, offers a helper no more than he would
    take, and does not ask for help to win the game: nobody would give it.
    """
    state, seat = moment.table, moment.seat
    claim = moment.find(CLAIM)
    if claim is not None and is_winning(state):
        more = press_on(moment) if shrewd else None
        return more if more is not None else claim
    fear = danger(state, seat)
    worth = prize(state, 0) + fear
    pushes = boosts(state, seat, moment.legal)
    alone = cheapest(pushes, lacking(state))
    if alone and total_cost(alone) + PROFIT < worth:
        return alone[0][2]
    if is_asking(moment):
        return moment.find(RUN)
    if asks and not (shrewd and wins_game(state)):
        thrifty = [push for push in pushes if push[1] * 4 < worth]
        asking = ask_for_help(moment, memory, total_move(thrifty), shrewd=shrewd)
        if asking is not None:
            return asking
    song = sing(moment)
    if song is not None:
        return song
    if fear > 3 * JUNK:
        for action in moment.legal:
            if action.code == EVENT and state.kind(action.args[0]).fx[0].verb == END_COMBAT:
                return action
    return moment.find(RUN)


def is_asking(moment: Moment) -> bool:
    own = moment.own_proposal()
    return own is not None and own.kind != TRADE


def sing(moment: Moment) -> Action | None:
    """A serenade for whoever turns the fight, paid with the card that is missed least."""
    best: Action | None = None
    least = 2 * JUNK
    able: list[int] = []
    for action in moment.legal:
        if action.code != POW or action.args[0] != SERENADE:
            continue
        if not able:
            able = helpers(moment.table, 0)
        cost = card_worth(moment.table, moment.seat, action.args[4])
        if action.args[2] in able and cost < least:
            best, least = action, cost
    return best


def support(moment: Moment) -> Action | None:
    """A helper holds his end up, as far as it is worth it to him."""
    state, seat = moment.table, moment.seat
    need = lacking(state)
    if need > 0 and not state.forced:
        terms = state.terms
        part = 0 if terms is None else int(terms.part(stake(state)[1]))
        worth = part * TREASURE_CARD + danger(state, seat)
        plan = cheapest(boosts(state, seat, moment.legal), need)
        if plan and total_cost(plan) < worth:
            return plan[0][2]
    return moment.find(PASS) if state.stage != C_OPEN else None


def flee(moment: Moment) -> Action | None:
    saved = save_skin(moment)
    return saved if saved is not None else moment.find(ROLL)


def save_skin(moment: Moment) -> Action | None:
    """A stick or a sleigh, where the dice would be dear."""
    fear = danger(moment.table, moment.seat)
    for action in moment.legal:
        if saves(moment.table, action) and card_worth(moment.table, moment.seat, action.args[0]) < fear:
            return action
    return None


def saves(state: MunchkinState, action: Action) -> bool:
    if action.code == THROW:
        return True
    return action.code == USE and state.kind(action.args[0]).fx[0].verb == ESCAPE_ALL
