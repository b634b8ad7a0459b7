"""The engines that ours is measured beside: decisions and CPU seconds of random play."""

import time
from importlib.metadata import version

import pyspiel
import rlcard
from rlcard.agents import RandomAgent

Measure = tuple[int, float]
"""Decisions, CPU seconds."""


def versions() -> str:
    return f"RLCard {version('rlcard')}, OpenSpiel {version('open_spiel')}"


class CrazyEights:
    """OpenSpiel's crazy_eights run by its C++ random bots: a relative of UNO, not UNO."""

    def __init__(self, players: int) -> None:
        self.players = players
        self.game = pyspiel.load_game(f"crazy_eights(players={players})")
        self.bots = [pyspiel.make_uniform_random_bot(player, 7 + player) for player in range(players)]
        self.seed = 0

    def run(self, games: int) -> Measure:
        states = []
        start = time.process_time()
        for _ in range(games):
            state = self.game.new_initial_state()
            self.seed += 1
            pyspiel.evaluate_bots(state, self.bots, self.seed)
            states.append(state)
        seconds = time.process_time() - start
        return sum(step.player >= 0 for state in states for step in state.full_history()), seconds


class RlcardUno:
    """RLCard's UNO through `env.run` with its random agents."""

    def __init__(self, players: int) -> None:
        self.env = rlcard.make("uno", config={"game_num_players": players, "seed": 7})
        self.env.set_agents([RandomAgent(num_actions=self.env.num_actions) for _ in range(players)])

    def run(self, games: int) -> Measure:
        decisions = 0
        start = time.process_time()
        for _ in range(games):
            trajectories, _ = self.env.run(is_training=False)
            decisions += sum((len(steps) - 1) // 2 for steps in trajectories)
        return decisions, time.process_time() - start
