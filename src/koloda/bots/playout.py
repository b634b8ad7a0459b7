"""Random play to the end, as fast as a game's state allows."""

from typing import Final

from mypy_extensions import i64

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
    decisions: i64 = 0
    while not state.is_over():
        if step_aside(state, chance):
            continue
        if offers:
            decisions += step_in(state, chance)
            if state.is_over() or state.pause() is not None:
                continue
        seat = first_seat(state.must())
        if seat < 0:
            close_window(state)
            continue
        decisions += 1
        actions = state.legal(seat)
        count: i64 = len(actions)
        drifting = drift(state, seat, actions, chance)
        if drifting is not None:
            state.push(drifting)
        elif count:
            state.push(actions[chance.below(count)])
        else:
            forms = state.forms(seat)
            state.push(state.fill(forms[chance.below(len(forms))], chance))
    return decisions


def drift(state: State, seat: i64, listed: list[Action], chance: Chance) -> Action | None:
    """Where uniform choices lead nowhere, one decision in so many is any action, the others drift."""
    drifting = state.drift(seat, listed, chance)
    return None if drifting is None or chance.below(ANY_ACTION) == 0 else drifting


def step_aside(state: State, chance: Chance) -> bool:
    """A pause: everybody may step in, then the host ends it. False where none is open."""
    close = state.pause()
    if close is None:
        return False
    seat: i64 = 0
    while seat < state.count:
        actions = state.legal(seat)
        count: i64 = len(actions)
        if count:
            pick = chance.below(count + 1)
            if pick < count:
                state.push(actions[pick])
                if state.pause() is None:
                    return True
        seat += 1
    close = state.pause()
    if close is not None:
        state.push(close)
    return True


def step_in(state: State, chance: Chance) -> i64:
    """Everybody who is not waited for may act, until one does; how many had the choice."""
    asked: i64 = 0
    may = state.may()
    seat: i64 = 0
    while seat < state.count:
        if may >> seat & 1:
            actions = state.legal(seat)
            count: i64 = len(actions)
            if count:
                asked += 1
                pick = chance.below(count + 1)
                if pick < count:
                    state.push(actions[pick])
                    return asked
        seat += 1
    return asked


def close_window(state: State) -> None:
    """The game waits for nobody: the host ends the innermost window."""
    for window in reversed(state.windows()):
        if window.close is not None:
            state.push(window.close)
            return
    raise AssertionError(f"nobody can act: {state.text()}")


def first_seat(mask: i64) -> i64:
    if mask == 0:
        return -1
    seat: i64 = 0
    while not mask & 1:
        mask >>= 1
        seat += 1
    return seat


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
