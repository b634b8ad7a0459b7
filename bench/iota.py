"""`python -m bench.iota`: all legal full moves of Iota beside a brute force, and whole random games.

The corpus is fixed: 200 positions, every fourth one of uniform random play with 2, 3 and 4 players.
"""

import os
import statistics
import time
from typing import Final

from koloda.bots.playout import playouts
from koloda.games.iota import moves
from koloda.games.iota.codes import is_lay
from koloda.games.iota.game import IOTA
from koloda.kernel.chance import open_chance
from koloda.kernel.seats import seats_in
from koloda.kernel.state import State
from tests.games.iota import brute

POSITIONS: Final = 200
APART: Final = 4
BESIDE: Final = 10
"""The brute force is run on every tenth position."""
ROUNDS: Final = 5


def is_compiled() -> bool:
    return not str(moves.__file__).endswith(".py")


def build() -> str:
    return "compiled" if is_compiled() else "interpreted"


def corpus() -> list[State]:
    found: list[State] = []
    game = 0
    while len(found) < POSITIONS:
        game += 1
        state = IOTA.new(2 + game % 3, {}, open_chance(f"k1:{game:x}"))
        chance = open_chance(f"k1:{game + 1000:x}")
        turns = 0
        while not state.is_over():
            turns += 1
            if turns % APART == 0:
                found.append(state.clone())
            actions = state.legal(mover(state))
            state.push(actions[chance.below(len(actions))])
    return found[:POSITIONS]


def mover(state: State) -> int:
    return seats_in(state.must())[0]


def seconds_to_list(state: State) -> tuple[int, float]:
    """How many full moves there are, and the best of some rounds."""
    seat = mover(state)
    best = 1e9
    for _ in range(ROUNDS):
        start = time.process_time_ns()
        count = len(state.legal(seat))
        best = min(best, (time.process_time_ns() - start) / 1e9)
    return count, best


def read_table(state: State) -> tuple[brute.Table, list[str]]:
    """The position as the brute force reads it."""
    table: brute.Table = {}
    for word in (state.field("grid") or "").split():
        card, _, cell = word.partition("@")
        x, _, y = cell.partition(",")
        table[int(x), int(y)] = card
    hand = state.field("ABCD"[mover(state)]) or "-"
    return table, [] if hand == "-" else hand.split()


def seconds_by_force(state: State) -> float:
    table, hand = read_table(state)
    start = time.process_time()
    found = brute.moves(table, hand)
    seconds = time.process_time() - start
    assert len(found) == sum(is_lay(action) for action in state.legal(mover(state))), state.text()
    return seconds


def measure() -> dict[str, float]:
    positions = corpus()
    for state in positions[:20]:  # warms up
        state.legal(mover(state))
    measured = [seconds_to_list(state) for state in positions]
    times = sorted(seconds for _, seconds in measured)
    sample = range(0, POSITIONS, BESIDE)
    forced = sum(seconds_by_force(positions[k]) for k in sample)
    games = 60 if is_compiled() else 6
    start = time.process_time()
    playouts(IOTA, 2, {}, 7, games)
    whole = (time.process_time() - start) / games
    return {
        "moves a second": sum(count for count, _ in measured) / sum(times),
        "moves a position": statistics.mean(count for count, _ in measured),
        "us a position, median": statistics.median(times) * 1e6,
        "us a position, mean": statistics.mean(times) * 1e6,
        "us a position, worst": times[-1] * 1e6,
        "beside the brute force": forced / sum(measured[k][1] for k in sample),
        "ms a random game": whole * 1e3,
    }


def ratios(found: dict[str, float]) -> dict[str, float]:
    return {
        f"iota full moves {build()} / brute force": found["beside the brute force"],
        "iota median position, 1000 us / measured": 1000 / found["us a position, median"],
        "iota random game, 60 ms / measured": 60 / found["ms a random game"],
    }


def main() -> None:
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
    found = measure()
    print(f"Iota, {build()}; CPU time on one core")
    for name, value in found.items():
        print(f"{value:12,.1f}  {name}")


if __name__ == "__main__":
    main()
