"""Trains a small player of UNO in the vectorised environment, and asks a duel how strong it is.

    python examples/learn_uno.py --minutes 8
    koloda lab duel uno examples.learn_uno:LearntBot random --option target=round

NumPy alone: a linear policy over what a seat sees, improved by the policy gradient (REINFORCE), two players,
one round. The weights go into `learn_uno.npz`, or where KOLODA_LEARNT says.
"""

import argparse
import os
import time
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

import koloda.envs
from koloda.bots.player import Plan, Player
from koloda.games import find_game
from koloda.kernel import Action, Chance, Form, Game, View
from koloda.library.numbers import choose_table

Floats = NDArray[np.float32]
OPTIONS = {"target": "round"}
GAMES = 256
RATE = 0.02
SCALE = 0.2


def features(observations: NDArray[np.int16]) -> Floats:
    """What is seen as numbers of about one, and a one."""
    seen = np.tanh(observations.astype(np.float32) * SCALE)
    return np.concatenate([seen, np.ones((len(seen), 1), np.float32)], axis=1)


def chances(weights: Floats, seen: Floats, masks: NDArray[np.uint8]) -> Floats:
    """How likely each action is: a softmax over those that are possible."""
    scores = np.where(masks > 0, seen @ weights, -np.inf)
    scores -= scores.max(1, keepdims=True)
    odds = np.exp(scores)
    found: Floats = odds / odds.sum(1, keepdims=True)
    return found


def train(seconds: float, seed: int, path: Path) -> float:
    """Plays against itself for so long; the number of decisions a second."""
    rng = np.random.default_rng(seed)
    games = koloda.envs.vector("uno", GAMES, players=2, seed=seed, most=400, target="round")
    width = games.observations.shape[1] + 1
    weights = np.zeros((width, games.actions), np.float32)
    pasts: list[list[list[tuple[Floats, int, Floats]]]] = [[[], []] for _ in range(GAMES)]
    mean, steps, started = 0.0, 0, time.perf_counter()
    velocity = np.zeros_like(weights)
    gradient = np.zeros_like(weights)
    ended = 0
    while time.perf_counter() - started < seconds:
        seen = features(games.observations)
        odds = chances(weights, seen, games.masks)
        picks = (odds.cumsum(1) > rng.random((GAMES, 1))).argmax(1)
        picks = np.where(games.masks[np.arange(GAMES), picks] > 0, picks, odds.argmax(1))
        for game, seat in enumerate(games.seats.tolist()):
            pasts[game][seat].append((seen[game], int(picks[game]), odds[game]))
        games.step(picks)
        steps += GAMES
        for game in np.flatnonzero(games.ended).tolist():
            if games.ended[game] == 1:
                for seat in (0, 1):
                    gain = float(games.rewards[game, seat]) - mean
                    rows = pasts[game][seat]
                    if rows:
                        learn(gradient, rows, gain)
                ended += 1
            pasts[game] = [[], []]
        if ended >= 64:
            velocity = 0.9 * velocity + gradient / ended
            weights += RATE * velocity
            gradient[:] = 0
            ended = 0
    np.savez(path, weights=weights)
    return steps / (time.perf_counter() - started)


def learn(gradient: Floats, rows: list[tuple[Floats, int, Floats]], gain: float) -> None:
    """What was done is made likelier by as much as it gained."""
    seen = np.stack([row[0] for row in rows])
    wanted = -np.stack([row[2] for row in rows])
    wanted[np.arange(len(rows)), [row[1] for row in rows]] += 1
    gradient += gain * (seen.T @ wanted) / len(rows) ** 0.5


class LearntPlayer(Player):
    """The player that was learnt, wherever bots sit: the likeliest action that is possible."""

    def __init__(self, game: Game, seat: int, chance: Chance, weights: Floats) -> None:
        super().__init__(game, seat, chance)
        _, count, options = choose_table("uno", 2, "book", dict(OPTIONS))
        self.weights = weights
        self.ids = game.actions(count, options)
        self.layout = game.observation(count, options)

    def plan(self, view: View, legal: list[Action], forms: list[Form], waited_for: bool) -> Plan | None:
        if not legal:
            return None
        row = np.frombuffer(memoryview(self.layout.read(view)), np.int16)[None]
        scores = (features(row) @ self.weights)[0]
        world = self.game.guess(view, self.chance)  # only to write codes with
        best = max(legal, key=lambda action: scores[self.ids.first(world, action)])
        if not waited_for and scores[self.ids.first(world, best)] < scores[0]:
            return None
        return Plan(best, 1000)


class LearntBot:
    """What `koloda lab duel uno examples.learn_uno:LearntBot …` finds."""

    @staticmethod
    def player(game: Game, seat: int, chance: Chance) -> Player:
        weights = np.load(os.environ.get("KOLODA_LEARNT", "learn_uno.npz"))["weights"]
        return LearntPlayer(game, seat, chance, weights)


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--minutes", type=float, default=8.0)
    parser.add_argument("--seed", type=int, default=7)
    parser.add_argument("--out", type=Path, default=Path("learn_uno.npz"))
    told = parser.parse_args()
    find_game("uno")
    speed = train(60 * told.minutes, told.seed, told.out)
    print(f"{told.out}: {speed:,.0f} decisions a second")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
