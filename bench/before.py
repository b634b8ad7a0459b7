"""`python -m bench.before OLD NEW`: two builds of Koloda beside each other, alternating on one core.

OLD and NEW are folders with the package installed in them (`pip install --no-deps --target FOLDER WHEEL`).
A ratio above 1 means that NEW is faster.
"""

import json
import os
import statistics
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

ROUNDS = 7
PLAYED = {
    "uno 2": ("uno", 2, {"target": "round"}, 400, False),
    "uno 4": ("uno", 4, {"target": "round"}, 300, False),
    "iota 4": ("iota", 4, {}, 12, False),
    "montana 4": ("montana", 4, {}, 150, False),
    "arne 4": ("arne", 4, {}, 100, True),
    "munchkin 4": ("munchkin", 4, {}, 4, False),
}
"""Game, players, options, how many games, whether black cards are offered before each answer."""


def a_microsecond(what: Callable[[], object], count: int) -> float:
    """How often something is done in a microsecond, at its best."""
    best = 1e9
    for _ in range(3):
        start = time.process_time()
        for _ in range(count):
            what()
        best = min(best, time.process_time() - start)
    return count / best / 1e6


def measure() -> dict[str, float]:
    """What one build does in a second, or in a microsecond."""
    from koloda.bots.playout import playout, playouts
    from koloda.games import GAMES
    from koloda.kernel.chance import open_chance
    from koloda.kernel.seats import seats_in

    found: dict[str, float] = {}
    for name, (played, players, options, count, offers) in PLAYED.items():
        playouts(GAMES[played], players, options, 1, 2, offers=offers)
        start = time.process_time()
        done = playouts(GAMES[played], players, options, 2, count, offers=offers)
        found[f"{name}: decisions"] = int(done) / (time.process_time() - start)
    for name, game in GAMES.items():
        state = game.new(4, {}, open_chance("k1:7"))
        for _ in range(30):
            if state.pause() is None and not state.is_over() and state.must():
                actions = state.legal(seats_in(state.must())[0])
                if actions:
                    state.push(actions[0])
        everybody = list(range(4))
        found[f"{name} 4: clone"] = a_microsecond(state.clone, 20_000)
        found[f"{name} 4: view"] = a_microsecond(lambda state=state: state.view(1), 1_000)  # type: ignore[misc]
        found[f"{name} 4: views"] = a_microsecond(
            lambda state=state, seats=everybody: state.views(seats),  # type: ignore[misc]
            500,
        )
        found[f"{name} 4: text"] = a_microsecond(state.text, 2_000)
        game_state = state.clone()
        assert playout(game_state, open_chance("k1:1")) >= 0
    return found


def run(folder: str) -> dict[str, float]:
    here = Path(__file__).parent.parent
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([folder, str(here)])}
    command = [sys.executable, "-m", "bench.before", "--measure"]
    told = subprocess.run(command, env=environment, check=True, capture_output=True, text=True).stdout
    return {str(name): float(value) for name, value in json.loads(told).items()}


def main() -> int:
    if sys.argv[1:] == ["--measure"]:
        print(json.dumps(measure()))
        return 0
    if len(sys.argv) not in (3, 4):
        print(__doc__, file=sys.stderr)
        return 2
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
    rounds = int(sys.argv[3]) if len(sys.argv) == 4 else ROUNDS
    pairs = [(run(sys.argv[1]), run(sys.argv[2])) for _ in range(rounds)]
    for name in pairs[0][1]:
        ratio = statistics.median(new[name] / old[name] for old, new in pairs)
        rate = statistics.median(new[name] for _, new in pairs)
        print(f"{name:24} {ratio:5.2f} x   {rate:12,.3f}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
