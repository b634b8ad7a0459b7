"""`python -m bench.envs`: steps a second of environments, with observation and mask, in one run on one core.

UNO in ours, vectorised and by PettingZoo's interface, beside RLCard's UNO and, where it is installed, the
card games of pgx. `--scale` then plays ours on all cores. Seconds are CPU time; who chooses the actions is
part of no number.
"""

import json
import os
import statistics
import sys
import time
import warnings
from collections.abc import Callable
from importlib.metadata import version
from typing import Any

import numpy as np
from numpy.typing import NDArray

import koloda.envs
import koloda.kernel.state

ROUNDS = 5
GAMES = 256
AT_A_TIME = 64
Timed = tuple[int, float]
"""Steps, seconds."""


def pick(masks: NDArray[np.uint8], chance: np.random.Generator) -> NDArray[np.int64]:
    """By lot among what answers; few games at a time, which leaves the games themselves in the cache."""
    found = np.empty(len(masks), np.int64)
    for first in range(0, len(masks), AT_A_TIME):
        some = masks[first : first + AT_A_TIME]
        weights = chance.random(some.shape, dtype=np.float32)
        weights *= some
        found[first : first + AT_A_TIME] = weights.argmax(1)
    return found


def vectorised(
    players: int, steps: int, workers: int = 1, each: int = GAMES, *, wall: bool = False
) -> Callable[[], Timed]:
    """Ours: one call for all games. Random legal actions are drawn outside the clock."""
    games = koloda.envs.vector("uno", each * workers, players=players, seed=7, workers=workers)
    chance = np.random.default_rng(7)
    clock = time.perf_counter if wall else time.process_time

    def run() -> Timed:
        seconds = 0.0
        for _ in range(steps):
            actions = pick(games.masks, chance)
            start = clock()
            games.step(actions)
            seconds += clock() - start
        return steps * games.games, seconds

    return run


def scale(cores: int) -> dict[str, float]:
    """How many times as fast several processes are as one by the clock, with so many games for each; the best
    of some rounds."""
    ratios: dict[str, float] = {}
    counts = [count for count in (1, 2, 4, 8, 16, 32) if count <= cores]
    for games in (GAMES, 16 * GAMES):
        steps = 40 * 4096 // games
        runs = {count: vectorised(4, steps, count, games, wall=True) for count in counts}
        rates = {
            count: max(done / seconds for done, seconds in (run() for _ in range(3)))
            for count, run in runs.items()
        }
        for count in counts[1:]:
            ratios[f"uno 4p vectorised, {games} games each, {count} processes / one"] = (
                rates[count] / rates[1]
            )
    return ratios


def by_turns(players: int, steps: int) -> Callable[[], Timed]:
    """Ours, by PettingZoo's interface: `last` for observation and mask, then `step`."""
    env = koloda.envs.aec("uno", players)
    chance = np.random.default_rng(7)
    env.reset(seed=7)

    def run() -> Timed:
        seconds = 0.0
        for _ in range(steps):
            start = time.process_time()
            shown, _, over, cut, _ = env.last()
            seconds += time.process_time() - start
            if over or cut:
                env.reset()
                continue
            action = int(chance.choice(np.flatnonzero(shown["action_mask"])))
            start = time.process_time()
            env.step(action)
            seconds += time.process_time() - start
        return steps, seconds

    return run


def rlcard_uno(players: int, steps: int) -> Callable[[], Timed]:
    """RLCard's `Env.step`, which gives observation and legal actions."""
    import rlcard

    env = rlcard.make("uno", config={"game_num_players": players, "seed": 7})
    chance = np.random.default_rng(7)
    told: list[Any] = [env.reset()[0]]

    def run() -> Timed:
        seconds = 0.0
        for _ in range(steps):
            action = int(chance.choice(list(told[0]["legal_actions"])))
            start = time.process_time()
            told[0], _ = env.step(action)
            if env.is_over():
                told[0], _ = env.reset()
            seconds += time.process_time() - start
        return steps, seconds

    return run


def pgx_game(name: str, steps: int) -> Callable[[], Timed]:
    """A card game of pgx, as many at once, compiled by JAX; observation and mask are in its state."""
    import jax
    import jax.numpy as jnp
    import pgx
    from pgx.experimental.wrappers import auto_reset

    env = pgx.make(name)
    state = jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.PRNGKey(7), GAMES))
    step = jax.jit(jax.vmap(auto_reset(env.step, env.init)))
    chance = np.random.default_rng(7)
    held: list[Any] = [state, jax.random.PRNGKey(1)]

    def turn() -> float:
        mask = np.asarray(held[0].legal_action_mask)
        actions = (chance.random(mask.shape) * mask).argmax(1)
        held[1], key = jax.random.split(held[1])
        keys = jax.random.split(key, GAMES)
        start = time.process_time()
        held[0] = jax.block_until_ready(step(held[0], jnp.asarray(actions), keys))
        return time.process_time() - start

    turn()

    def run() -> Timed:
        return steps * GAMES, sum(turn() for _ in range(steps))

    return run


def main() -> int:
    warnings.simplefilter("ignore")
    os.environ.setdefault("JAX_PLATFORMS", "cpu")
    cores = sorted(os.sched_getaffinity(0))
    os.sched_setaffinity(0, {cores[-1]})
    source = str(koloda.kernel.state.__file__)
    print(f"core {'interpreted' if source.endswith('.py') else 'compiled'}; RLCard {version('rlcard')}")
    ratios: dict[str, float] = {}
    for players in (2, 4):
        runs = {
            "vectorised": vectorised(players, 200),
            "by turns": by_turns(players, 3000),
            "rlcard": rlcard_uno(players, 1500),
        }
        if players == 2:
            for name in ("kuhn_poker", "leduc_holdem", "sparrow_mahjong"):
                try:
                    runs[f"pgx {name}"] = pgx_game(name, 100)
                except Exception as error:  # whatever it lacks on this machine
                    print(f"pgx {name}: {type(error).__name__}: {str(error).splitlines()[0]}")
        rates: dict[str, list[float]] = {name: [] for name in runs}
        for turn in range(ROUNDS + 1):
            for name, run in runs.items():
                steps, seconds = run()
                if turn:  # the first warms up
                    rates[name].append(steps / seconds)
        print(f"UNO, {players} players, steps a second:", end=" ")
        print(", ".join(f"{name} {statistics.median(values):,.0f}" for name, values in rates.items()))
        for name in runs:
            if name != "vectorised":
                pairs = zip(rates["vectorised"], rates[name], strict=True)
                ratios[f"uno {players}p vectorised / {name}"] = statistics.median(a / b for a, b in pairs)
    if "--scale" in sys.argv:
        os.sched_setaffinity(0, cores)
        ratios |= scale(len(cores))
    print(json.dumps({name: round(value, 2) for name, value in ratios.items()}, indent=2))
    return 0


if __name__ == "__main__":
    sys.exit(main())
