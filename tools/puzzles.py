"""Looks for puzzles in games between bots: `make puzzles GAME=uno`.

A position becomes one when a choice beats every other by a clear margin in worlds that fit what its seat
sees, in three counts of which the last is twice the second, and when a simple bot would have missed it.
Iota's are endings between two that can be counted out, once more with twice the search. What stands in
docs/puzzles/GAME.txt is checked first (`--check`: only that) and kept where it still holds.
"""

import argparse
import sys
from collections import deque
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from math import sqrt
from pathlib import Path

from koloda.bots.analysis import Weighing, Worlds
from koloda.bots.arena import carry_out, next_action
from koloda.bots.coach import Coach
from koloda.bots.levels import make_player
from koloda.games import find_game
from koloda.games.iota import phases
from koloda.games.iota.bot.endings import final_lead
from koloda.games.iota.play import Iota
from koloda.kernel import Action, Game, State
from koloda.kernel.chance import open_chance
from koloda.kernel.seats import has, letter, read_seat
from koloda.study.puzzles import Puzzle, read_text, write_puzzle

FOLDER = Path(__file__).resolve().parent.parent / "docs" / "puzzles"
QUICK = (200, 800, 1600)
SLOW = (20, 80, 160)
"""Worlds of the three counts: where a game is finished quickly, and where bots play it on."""
CLEAR = 0.08
PEOPLE = ("plain", "normal", "hard")
"""Whoever plays like the first two of them must have missed it, one of them at least."""
SURE = 3.0
LEAST, MOST = 3, 12
"""Choices of a puzzle."""
LAST = 30
"""Where bots play a game on, only so many of its last decisions are looked at: much hangs on them."""
REACH = 45
"""Whoever leads by more points at the end of Iota cannot lose it any more."""
OPTIONS = {"uno": {"target": "round"}}
HEAD = "# By `make puzzles GAME={name}`: a position, whose choice it is, and what each comes to.\n\n"


def positions(game: Game, players: int, number: int) -> Iterator[tuple[State, int]]:
    """Where a seat is asked and has a choice that people would look at."""
    state = game.new(players, OPTIONS.get(game.name, {}), open_chance(f"k1:9a{number:x}"))
    bots = [
        make_player(game, "hard", seat, open_chance(f"k1:9b{number * 16 + seat:x}"))
        for seat in range(players)
    ]
    quick = bool(game.finish(state, open_chance("k1:1")))
    found: deque[tuple[State, int]] = deque(maxlen=None if quick else LAST)
    while not state.is_over():
        action = next_action(state, bots)
        seat = int(action.seat)
        if seat >= 0 and state.pause() is None and has(state.must(), seat) and has_choice(state, seat):
            found.append((state.clone(), seat))
        carry_out(state, bots, action, [])
    yield from found


def has_choice(state: State, seat: int) -> bool:
    if isinstance(state, Iota):
        return is_ending(state, seat)
    forms = [form for form in state.forms(seat) if not form.aside]
    return not forms and LEAST <= len(state.legal(seat)) <= MOST


def is_ending(state: Iota, seat: int) -> bool:
    """Whether two know everything, and it is not won yet."""
    lead = abs(state.total(0) - state.total(1))
    return state.count == 2 and not state.deck and state.phase == phases.TURN and lead <= REACH


def find_puzzle(name: str, players: int, number: int) -> Puzzle | None:
    """The first puzzle of a game, if there is one."""
    game = find_game(name)
    for state, seat in positions(game, players, number):
        legal, forms = state.legal(seat), state.forms(seat)
        found = [
            game.brain(level, seat).choose(state.view(seat), legal, forms, True, open_chance("k1:1"))
            for level in PEOPLE
        ]
        if all(one == found[0] for one in found):
            continue
        puzzle = solve(game, game.read(state.text()), seat)
        if puzzle is not None and any(
            one is None or puzzle.best != state.write_code(one) for one in found[:2]
        ):
            return puzzle
    return None


def count_out(state: Iota, seat: int) -> Puzzle | None:
    """The position as a puzzle, if one lay alone wins, or alone does not lose."""
    legal = state.legal(seat)
    leads = [0.0] * len(legal)
    for at, action in enumerate(legal):
        leads[at] = outcome(final_lead(state, seat, action))
        if leads.count(1.0) > 1:
            return None
    order = sorted(range(len(legal)), key=lambda one: (-leads[one], one))
    first, others = order[0], order[1:]
    if not others or leads[first] == leads[others[0]]:
        return None
    again = outcome(final_lead(state, seat, legal[first], 2))
    if again != leads[first] or any(outcome(final_lead(state, seat, legal[at], 2)) >= again for at in others):
        return None
    told = [(state.write_code(legal[at]), 100 * leads[at]) for at in order[:MOST]]
    return Puzzle(0, state.text(), letter(seat), told)


def outcome(lead: int) -> float:
    return 1.0 if lead > 0 else 0.5 if lead == 0 else 0.0


def solve(game: Game, state: State, seat: int) -> Puzzle | None:
    """The position as a puzzle, if one choice beats every other three times."""
    if isinstance(state, Iota):
        return count_out(state, seat)
    legal = state.legal(seat)
    at = 0
    weighing = None
    for count in range(3):
        coach = Coach(game, seat)
        worlds = Worlds(game, coach, state.view(seat), remembers=True)
        worlds.ideas(legal, state.forms(seat), True)
        choices: list[Action | None] = [*legal]
        weighing = Weighing(worlds, state, seat, choices, at)
        weighing.go_on((QUICK if worlds.quick else SLOW)[count], open_chance(f"k1:9c{count}"))
        best = max(range(len(legal)), key=lambda one: weighing.choices[one].sum)
        if count == 0:
            at = best
            if not is_ahead(weighing, at, CLEAR):
                return None
        elif best != at or not is_clear(weighing, CLEAR):
            return None
    assert weighing is not None
    order = sorted(range(len(legal)), key=lambda one: (-weighing.choices[one].sum, one))
    told = [(weighing.choices[one].code, round(100 * weighing.choices[one].share(), 1)) for one in order]
    return Puzzle(0, state.text(), letter(seat), told)


def is_ahead(weighing: Weighing, at: int, by: float) -> bool:
    best = weighing.choices[at].share()
    return all(best - one.share() >= by for k, one in enumerate(weighing.choices) if k != at)


def is_clear(weighing: Weighing, by: float) -> bool:
    """Whether the one it is about is ahead of every other by so much, and surely."""
    n = float(weighing.count)
    for k in range(len(weighing.choices)):
        if k == weighing.at:
            continue
        gap = -weighing.gaps[k] / n
        spread = sqrt(max(0.0, weighing.squares[k] / n - gap * gap) / (n - 1.0))
        if gap < by or gap < SURE * spread:
            return False
    return True


def check(name: str, puzzle: Puzzle) -> Puzzle | None:
    """The same once more; None where it no longer holds."""
    game = find_game(name)
    state = game.read(puzzle.position)
    found = solve(game, state, int(read_seat(puzzle.seat, state.count)))
    return found if found is not None and found.best == puzzle.best else None


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--players", type=int, default=0)
    parser.add_argument("--count", type=int, default=48)
    parser.add_argument("--games", type=int, default=4000)
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--check", action="store_true")
    arguments = parser.parse_args()
    game = find_game(arguments.game)
    path = FOLDER / f"{game.name}.txt"
    old = read_text(path.read_text(encoding="utf-8")) if path.exists() else []
    with ProcessPoolExecutor(arguments.jobs) as pool:
        found = [one for one in pool.map(check, [game.name] * len(old), old) if one is not None]
        if arguments.check:
            print(f"{game.name}: {len(found)} of {len(old)} puzzles hold")
            return 0 if len(found) == len(old) else 1
        players = arguments.players or max(game.least, min(3, game.most))
        numbers = range(arguments.first, arguments.first + arguments.games)
        asked = [pool.submit(find_puzzle, game.name, players, number) for number in numbers]
        for one in as_completed(asked):
            puzzle = one.result()
            if puzzle is None or len(found) >= arguments.count:
                continue
            found.append(puzzle)
            FOLDER.mkdir(exist_ok=True)
            path.write_text(
                HEAD.format(name=game.name) + "\n".join(map(write_puzzle, found)), encoding="utf-8"
            )
            print(len(found), puzzle.best, puzzle.chances[:2], flush=True)
            if len(found) == arguments.count:
                pool.shutdown(cancel_futures=True)
                break
    return 0


if __name__ == "__main__":
    sys.exit(main())
