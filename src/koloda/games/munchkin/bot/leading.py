"""In one's own fight, and as a helper: kill, get stronger, get help, run."""

from koloda.games.munchkin import codes, phases
from koloda.games.munchkin.bot import fighting
from koloda.games.munchkin.bot.bargaining import ask_for_help, helpers
from koloda.games.munchkin.bot.hunting import press_on
from koloda.games.munchkin.bot.memory import Memory
from koloda.games.munchkin.bot.outlook import Outlook
from koloda.games.munchkin.bot.worth import card_worth
from koloda.games.munchkin.powers.words import used_in
from koloda.games.munchkin.rules.strength import is_winning, stake
from koloda.games.munchkin.state import TRADE, MunchkinPublic
from koloda.kernel import Action


def lead(outlook: Outlook, memory: Memory, *, asks: bool, shrewd: bool) -> Action | None:
    """The main's choice.

    Who is shrewd brings his own monsters into a fight that is won, offers a helper no more than he would
    take, and does not ask for help to win the game: nobody would give it.
    """
    state, seat, weights = outlook.table, outlook.seat, outlook.weights
    claim = outlook.find(codes.CLAIM)
    if claim is not None and is_winning(state):
        more = press_on(outlook) if shrewd else None
        return more if more is not None else claim
    fear = fighting.danger(state, seat)
    worth = fighting.prize(weights, state, 0) + fear
    pushes = fighting.boosts(state, seat, outlook.legal)
    alone = fighting.cheapest(pushes, fighting.lacking(state))
    if alone and fighting.total_cost(alone) + weights.profit < worth:
        return alone[0][2]
    if is_asking(outlook):
        return outlook.find(codes.RUN)
    if asks and not (shrewd and fighting.wins_game(state)):
        thrifty = [push for push in pushes if push[1] * 100 < worth * weights.thrifty]
        asking = ask_for_help(outlook, memory, fighting.total_move(thrifty), shrewd=shrewd)
        if asking is not None:
            return asking
    song = sing(outlook)
    if song is not None:
        return song
    if fear > weights.run:
        for action in outlook.legal:
            if is_play(action) and state.kind(action.args[0]).play().ends_combat():
                return action
    return outlook.find(codes.RUN)


def is_asking(outlook: Outlook) -> bool:
    own = outlook.own_proposal()
    return own is not None and own.kind != TRADE


def sing(outlook: Outlook) -> Action | None:
    """A serenade for whoever turns the fight, paid with the card that is missed least."""
    best: Action | None = None
    least = int(outlook.weights.song)
    able: list[int] = []
    for action in outlook.legal:
        if action.code != codes.POW or not used_in(action).brings_helper():
            continue
        if not able:
            able = helpers(outlook.table, 0)
        cost = card_worth(outlook.table, outlook.seat, action.args[4])
        if action.args[2] in able and cost < least:
            best, least = action, cost
    return best


def support(outlook: Outlook) -> Action | None:
    """A helper holds his end up, as far as it is worth it to him."""
    state, seat = outlook.table, outlook.seat
    need = fighting.lacking(state)
    if need > 0 and not state.forced:
        terms = state.terms
        part = 0 if terms is None else int(terms.part(stake(state)[1]))
        worth = part * outlook.weights.treasure + fighting.danger(state, seat)
        plan = fighting.cheapest(fighting.boosts(state, seat, outlook.legal), need)
        if plan and fighting.total_cost(plan) < worth:
            return plan[0][2]
    return outlook.find(codes.PASS) if state.stage != phases.C_OPEN else None


def flee(outlook: Outlook) -> Action | None:
    saved = save_skin(outlook)
    return saved if saved is not None else outlook.find(codes.ROLL)


def save_skin(outlook: Outlook) -> Action | None:
    """A stick, a sleigh or a hole in the fence, where the dice would be dear."""
    fear = fighting.danger(outlook.table, outlook.seat)
    for action in outlook.legal:
        if saves(outlook.table, action) and card_worth(outlook.table, outlook.seat, action.args[0]) < fear:
            return action
    return None


def saves(state: MunchkinPublic, action: Action) -> bool:
    if action.code == codes.THROW:
        return True
    return is_play(action) and state.kind(action.args[0]).play().frees_all()


def is_play(action: Action) -> bool:
    """Whether a card is played for its one effect."""
    return action.code == codes.USE or action.code == codes.EVENT
