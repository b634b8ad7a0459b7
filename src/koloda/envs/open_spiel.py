"""Any game for OpenSpiel, registered under `koloda_GAME`.

    import koloda.envs, pyspiel

    koloda.envs.register()
    game = pyspiel.load_game("koloda_uno(players=3,options=target:round;stacking:any)")

Chance is drawn once, at the root: one of `deals` seeds, from which the whole game follows. So a history is
enough to play a state again.
"""

from typing import Any

import numpy as np
import pyspiel
from numpy.typing import NDArray

from koloda.bots.many import payoffs
from koloda.envs.asking import Running, Setting
from koloda.games import GAMES
from koloda.kernel.chance import open_chance
from koloda.library.seeds import derive

DEALS = 1000
LONGEST = 100_000
PREFIX = "koloda_"


def game_type(name: str) -> pyspiel.GameType:
    game = GAMES[name]
    return pyspiel.GameType(
        short_name=PREFIX + name,
        long_name=f"{name} of Koloda",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.most,
        min_num_players=game.least,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": game.least, "deals": DEALS, "preset": "book", "options": ""},
    )


def make_game_class(name: str) -> type[Any]:
    """The class of one game; OpenSpiel makes its games from a class each."""
    kind = game_type(name)

    class SpielGame(pyspiel.Game):  # type: ignore[misc]
        def __init__(self, params: dict[str, Any] | None = None) -> None:
            given = params or {}
            chosen = dict(part.split(":", 1) for part in str(given.get("options", "")).split(";") if part)
            players = int(given.get("players", GAMES[name].least))
            self.table = Setting(name, players, str(given.get("preset", "book")), dict(chosen))
            self.deals = int(given.get("deals", DEALS))
            info = pyspiel.GameInfo(
                num_distinct_actions=self.table.size,
                max_chance_outcomes=self.deals,
                num_players=players,
                min_utility=-1.0,
                max_utility=1.0,
                utility_sum=0.0,
                max_game_length=LONGEST,
            )
            super().__init__(kind, info, given)

        def new_initial_state(self, state_as_string: str | None = None) -> "SpielState":
            return SpielState(self)

        def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "SpielObserver":
            return SpielObserver(self.table)

        def observation_tensor_shape(self) -> list[int]:
            return [self.table.width]

    return SpielGame


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A history: the seed, then numbers of actions."""

    def __init__(self, game: Any) -> None:
        super().__init__(game)
        self.table: Setting = game.table
        self.deals: int = game.deals
        self.running: Running | None = None
        self.seen: list[list[str]] = [[] for _ in range(self.table.count)]

    def current_player(self) -> int:
        if self.running is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.running.is_over else self.running.seat

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(deal, 1.0 / self.deals) for deal in range(self.deals)]

    def _legal_actions(self, player: int) -> list[int]:
        if self.running is None or self.running.is_over or player != self.running.seat:
            return []
        return self.running.choosing.numbers()

    def _apply_action(self, action: int) -> None:
        if self.running is None:
            self.running = Running(self.table, derive("spiel", action))
        else:
            self.running.choose(action)
        self.note()

    def note(self) -> None:
        """What each seat sees now; one after the other they are its information state."""
        assert self.running is not None
        for seat, seen in enumerate(self.seen):
            text = self.observation_string(seat)
            if not seen or seen[-1] != text:
                seen.append(text)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"deal {action}"
        return self.table.ids.texts[action]

    def is_terminal(self) -> bool:
        return self.running is not None and self.running.is_over

    def returns(self) -> list[float]:
        if self.running is None or not self.running.is_over:
            return [0.0] * self.table.count
        return payoffs(self.running.state)

    def observation_string(self, player: int) -> str:
        running = self.running
        if running is None:
            return ""
        said = ""
        if not running.is_over and player == running.seat and running.choosing.said:
            said = " | said " + " ".join(self.table.ids.texts[word] for word in running.choosing.said)
        return running.text(player) + said

    def information_state_string(self, player: int | None = None) -> str:
        return "\n".join(self.seen[self.current_player() if player is None else player])

    def observation_tensor(self, player: int | None = None) -> list[int]:
        if self.running is None:
            return [0] * self.table.width
        return [int(n) for n in self.running.observe(self.running.seat if player is None else player)]

    def resample_from_infostate(self, player: int, chance: Any) -> "SpielState":
        """Another state that looks the same to this player: what it cannot see is dealt anew, from its view
        alone. It plays on; its history is that of this state, which would not lead to it."""
        assert self.running is not None
        here = self.running
        seed = f"k1:{int(chance() * (1 << 50)):x}"
        world = self.table.game.guess(here.state.view(player), open_chance(seed))
        said = here.choosing.said if not here.is_over and here.seat == player else []
        other: SpielState = self.clone()
        other.running = here.at(world, open_chance(derive(seed, "forms")), said)
        other.seen = [seen[:] if seat == player else [] for seat, seen in enumerate(self.seen)]
        return other

    def __str__(self) -> str:
        if self.running is None:
            return "before the deal"
        return f"{self.running.text()} {self.running.choosing.said}"


class SpielObserver:
    """What OpenSpiel asks for an observation."""

    def __init__(self, table: Setting) -> None:
        self.tensor: NDArray[np.float32] = np.zeros(table.width, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        self.tensor[:] = state.observation_tensor(player)

    def string_from(self, state: SpielState, player: int) -> str:
        return state.observation_string(player)


REGISTERED: set[str] = set()


def register() -> list[str]:
    """Makes every game known to OpenSpiel; their names there."""
    for name in GAMES.names():
        if name not in REGISTERED:
            pyspiel.register_game(game_type(name), make_game_class(name))
            REGISTERED.add(name)
    return [PREFIX + name for name in GAMES.names()]
