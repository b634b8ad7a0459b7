"""Random play to the end, as fast as a game's state allows."""

from typing import Final

from mypy_extensions import i64

from koloda.bots.decisions import ANSWERS, EVERYBODY, Decisions
from koloda.kernel import Action, Chance, Game, State
from koloda.kernel.chance import open_chance

ANY_ACTION: Final[i64] = 16


def playout(state: State, chance: Chance, *, offers: bool = False) -> i64:
    """Plays uniformly random legal actions until the game is over; the number of decisions.

    Where those would lead nowhere the game lets them drift towards its end (`State.drift`).
    A decision is an answer of a seat that the game waits for. In a pause every seat also chooses
    between its actions and nothing; that is not counted. With `offers` every seat that could step in
    chooses so before each answer; that is a decision too, if it has something to choose from.
    """
    asked = Decisions(state, EVERYBODY if offers else ANSWERS)
    decisions: i64 = 0
    while asked.find():
        actions = asked.legal()
        count: i64 = len(actions)
        if not asked.waited_for:
            if not asked.pausing:
                decisions += 1
            pick = chance.below(count + 1)
            if pick < count:
                asked.act(actions[pick])
            continue
        decisions += 1
        drifting = drift(state, asked.seat, actions, chance)
        if drifting is not None:
            state.push(drifting)
        elif count:
            state.push(actions[chance.below(count)])
        else:
            forms = asked.forms()
            state.push(state.fill(forms[chance.below(len(forms))], chance))
        if offers:
            asked.acted()
    return decisions


def drift(state: State, seat: i64, listed: list[Action], chance: Chance) -> Action | None:
    """Where uniform choices lead nowhere, one decision in so many is any action, the others drift."""
    drifting = state.drift(seat, listed, chance)
    return None if drifting is None or chance.below(ANY_ACTION) == 0 else drifting


def playouts(
    game: Game, count: i64, options: dict[str, str], seed: i64, games: i64, *, offers: bool = False
) -> i64:
    """So many random games from one stream of chance; the number of decisions in all."""
    chance = open_chance(f"k1:{seed:x}")
    first = game.new(count, options, None)
    decisions: i64 = 0
    for _ in range(games):
        state = first.clone()
        state.chance = chance
        state.go_on(None)
        decisions += playout(state, chance, offers=offers)
    return decisions
