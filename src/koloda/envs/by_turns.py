"""Any game for PettingZoo's turn-based interface, with masks."""

from operator import index
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv

from koloda.bots.decisions import ANSWERS
from koloda.envs.asking import HIGH, LOW, Running, Setting, check_terms, reset_first
from koloda.kernel.seats import letter
from koloda.library.catalogue import Choice
from koloda.library.seeds import derive, read_seed

Observed = dict[str, Any]
MOST = 100_000
"""So many answers, and a game that does not end is cut off."""


class GameEnv(AECEnv):  # type: ignore[misc]  # untyped
    """One agent for each seat, called by its letter. An observation has `observation` (`koloda.observation`)
    and `action_mask`; number 0 is to do nothing. What does not answer raises NotationError and changes
    nothing."""

    def __init__(
        self, table: Setting, order: str = ANSWERS, most: int = MOST, render_mode: str | None = None
    ) -> None:
        super().__init__()
        check_terms(order, most, render_mode)
        self.metadata = {
            "name": f"koloda_{table.game.name}_v{table.game.version}", "render_modes": ["ansi"],
            "is_parallelizable": False,
        }  # fmt: skip
        self.table = table
        self.order = order
        self.most = most
        self.render_mode = render_mode
        self.possible_agents = [letter(seat) for seat in range(table.count)]
        self.agents: list[str] = []
        shown = spaces.Box(LOW, HIGH, (table.width,), np.int16)
        mask = spaces.Box(0, 1, (table.size,), np.int8)
        both: dict[str, spaces.Space[Any]] = {"observation": shown, "action_mask": mask}
        self.observation_spaces = {agent: spaces.Dict(both) for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(table.size) for agent in self.possible_agents}
        self.seed = read_seed(None)
        self.games = 0
        self.answers = 0
        self.running: Running

    def observation_space(self, agent: str) -> gymnasium.spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> gymnasium.spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game; without a seed the next one of the same stream."""
        if seed is not None:
            self.seed, self.games = read_seed(seed), 0
        self.running = Running(self.table, derive(self.seed, self.games), self.order)
        self.games += 1
        self.answers = 0
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = letter(self.running.seat)

    def observe(self, agent: str) -> Observed:
        reset_first(self)
        seat = self.possible_agents.index(agent)
        return {"observation": self.running.observe(seat), "action_mask": self.running.mask(seat)}

    def step(self, action: int | None) -> None:
        reset_first(self)
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError(f"{agent} is asked and needs an action; number 0 is to do nothing")
        self.running.choose(index(action))
        self.answers += 1
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        if self.running.is_over:
            self.rewards = dict(zip(self.possible_agents, self.running.rewards(), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
        else:
            self.agent_selection = letter(self.running.seat)
            if self.answers >= self.most:
                self.truncations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()

    def render(self) -> str | None:
        """The position as the seat that is asked sees it."""
        return self.running.text(self.running.seat) if self.render_mode == "ansi" else None

    def close(self) -> None:
        """Nothing is held open."""


def aec(
    game: str,
    players: int | None = None,
    *,
    order: str = ANSWERS,
    most: int = MOST,
    oracle: bool = False,
    preset: str = "book",
    render_mode: str | None = None,
    **options: Choice,
) -> GameEnv:
    """A game as a PettingZoo environment. `order` says whether only those are asked that the game waits for
    (`answers`) or also who may step in (`everybody`); `oracle` adds what every seat sees."""
    return GameEnv(Setting(game, players, preset, options, oracle), order, most, render_mode)
