"""Quick games to the end of the deal, for looking ahead over guessed deals."""

from typing import Final

from mypy_extensions import i64

from koloda.games.montana import phases
from koloda.games.montana.bot.tactics import moves, worth
from koloda.games.montana.guess import guess
from koloda.games.montana.options import MontanaOptions
from koloda.games.montana.play import Montana
from koloda.games.montana.rules.ending import close_check, find_winner
from koloda.games.montana.state import MontanaState
from koloda.games.montana.view import MontanaView
from koloda.kernel import Action, Chance

WORLDS: Final = 40
"""How many guessed deals a look ahead plays through."""
MARGIN: Final = 1.0
"""How many standard errors better another move must be."""
CANDIDATES: Final = 6
FAR: Final[i64] = 250
"""By so much worth a move may be behind and still be tried: in few deals luck finds it the best one."""
LONGEST: Final = 100
NOISE: Final[i64] = 40
TRIES: Final = 8


def relax(options: MontanaOptions) -> MontanaOptions:
    """The same table with duties done, no wrong plays and races by lot: only cards count."""
    return MontanaOptions({**options.values, "referee": "strict", "race": "chance"})


def imagine(seen: MontanaView, options: MontanaOptions, chance: Chance) -> Montana:
    """A guessed deal out of which nothing can be called any more; nobody has won in it."""
    tries = 0
    while True:
        state = Montana(seen.table.options, seen.table.count, chance)
        guess(state, seen, chance)
        close_check(state)
        state.options = options
        tries += 1
        if tries == TRIES or find_winner(state) < 0:
            return state


def rank(state: MontanaState, seat: i64, actions: list[Action]) -> list[Action]:
    """Best first; a stable order where two are worth the same."""
    scored = [(-int(worth(state, seat, action)), at) for at, action in enumerate(actions)]
    scored.sort()
    return [actions[at] for _, at in scored]


def quick(state: MontanaState, chance: Chance) -> Action:
    """A sensible move without much thought."""
    seat = state.turn
    actions = moves(state, seat)
    best = actions[0]
    if len(actions) == 1:
        return best
    most: i64 = -1000000
    for action in actions:
        value = worth(state, seat, action) + chance.below(NOISE)
        if value > most:
            best, most = action, value
    return best


def roll_out(state: Montana, chance: Chance, most: i64) -> None:
    while state.phase < phases.OVER and most > 0:
        state.push(quick(state, chance))
        most -= 1


def within(state: MontanaState, ranked: list[Action], seat: i64) -> list[Action]:
    """The moves that are not far behind the first one."""
    least = worth(state, seat, ranked[0]) - FAR
    return [action for action in ranked if worth(state, seat, action) >= least]


def look_ahead(
    state: MontanaState,
    ranked: list[Action],
    seen: MontanaView,
    options: MontanaOptions,
    chance: Chance,
    worlds: i64,
) -> Action:
    """Tries the best few moves in many guessed deals. Another than the first must be better there by
    more than luck explains."""
    tried = within(state, ranked[:CANDIDATES], seen.seat)
    count = len(tried)
    if count == 1:
        return tried[0]
    gain = [0.0] * count
    squares = [0.0] * count
    for _ in range(worlds):
        world = imagine(seen, options, chance)
        first = 0.0
        for at, move in enumerate(tried):
            trial = world.clone()
            trial.chance = chance
            trial.push(move)
            roll_out(trial, chance, LONGEST)
            value = 1.0 if trial.phase == phases.OVER and trial.winner == seen.seat else 0.0
            if at == 0:
                first = value
            gain[at] += value - first
            squares[at] += (value - first) * (value - first)
    best = 0
    for at in range(1, count):
        if gain[at] > MARGIN * squares[at] ** 0.5 and gain[at] > gain[best]:
            best = at
    return tried[best]
