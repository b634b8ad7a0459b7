"""One seat of a game for Gymnasium; bots play the others."""

from collections.abc import Sequence
from operator import index
from typing import Any, SupportsFloat

import gymnasium
import numpy as np
from gymnasium import spaces

from koloda.bots.decisions import ANSWERS
from koloda.bots.levels import known_bots, make_player, unknown_bot
from koloda.bots.player import Player
from koloda.envs.asking import HIGH, LOW, Running, Setting, check_terms, reset_first
from koloda.envs.by_turns import MOST, Observed
from koloda.kernel import Chance, Event, Game, NotationError
from koloda.kernel.chance import open_chance
from koloda.kernel.seats import read_seat
from koloda.library.bots import Bot
from koloda.library.catalogue import Choice
from koloda.library.seeds import derive, read_seed

LOST = -1.0
"""What an action that does not answer costs, by default: the game is lost with it."""


class SeatEnv(gymnasium.Env[Observed, np.int64]):
    """The observation has `observation` and `action_mask`, which `info` has too. Bots judge from their views.

    An action that does not answer the question changes nothing in the game; it ends the episode with the
    reward -1, and `info["refused"]` says why.
    """

    def __init__(
        self,
        table: Setting,
        bots: Sequence[str | type[Bot]],
        seat: str = "A",
        order: str = ANSWERS,
        most: int = MOST,
        render_mode: str | None = None,
    ) -> None:
        check_terms(order, most, render_mode)
        for bot in bots:
            if isinstance(bot, str) and ":" not in bot and bot not in known_bots(table.game):
                raise unknown_bot(table.game, bot)
        self.metadata = {"render_modes": ["ansi"], "render_fps": 4}
        self.table = table
        self.mine = int(read_seat(str(seat), table.count))
        if len(bots) != table.count - 1:
            raise NotationError(f"{len(bots)} bots for {table.count - 1} seats beside {seat}")
        self.bots = list(bots)
        self.order = order
        self.most = most
        self.render_mode = render_mode
        shown = spaces.Box(LOW, HIGH, (table.width,), np.int16)
        mask = spaces.Box(0, 1, (table.size,), np.int8)
        self.observation_space = spaces.Dict({"observation": shown, "action_mask": mask})
        self.action_space = spaces.Discrete(table.size)
        self.running: Running
        self.players: dict[int, Player] = {}
        self.answers = 0

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observed, dict[str, Any]]:
        super().reset(seed=seed)
        source = read_seed(int(self.np_random.integers(1 << 59)))
        for turn in range(1000):  # a game that is over before this seat is asked is dealt again
            self.running = Running(self.table, derive(source, turn), self.order)
            self.running.choosing.asked.events = []
            self.players = self.seat_bots(derive(source, turn, "bots"))
            self.answers = 0
            self.let_play()
            if not self.running.is_over:
                return self.observed()
        raise NotationError(f"seat {self.mine} of {self.table.game.name} is never asked")

    def seat_bots(self, seed: str) -> dict[int, Player]:
        others = [seat for seat in range(self.table.count) if seat != self.mine]
        return {
            seat: sit_down(self.table.game, bot, seat, open_chance(derive(seed, seat)))
            for seat, bot in zip(others, self.bots, strict=True)
        }

    def let_play(self) -> None:
        """The bots answer until this seat is asked, or the game is over."""
        running = self.running
        asked = running.choosing.asked
        self.tell()
        while not running.is_over and running.seat != self.mine:
            player = self.players[running.seat]
            view = running.state.view(running.seat)
            plan = player.plan(view, asked.legal(), asked.forms(), asked.waited_for)
            if plan is None or running.state.why_not(plan.action) is not None:
                asked.decline()
            else:
                asked.act(plan.action)
            running.choosing.listed, running.choosing.forms = [], []
            self.tell()
            running.is_over = not running.choosing.find()
            self.tell()

    def tell(self) -> None:
        """Everybody hears what reaches him."""
        events: list[Event] = self.running.choosing.asked.events or []
        for event in events:
            for seat, player in self.players.items():
                if event.reaches(seat):
                    player.see(event.kind, event.seat, event.values(seat))
        self.running.choosing.asked.events = []

    def step(self, action: np.int64) -> tuple[Observed, SupportsFloat, bool, bool, dict[str, Any]]:
        reset_first(self)
        self.answers += 1
        try:
            self.running.choose(index(action))
        except NotationError as error:
            shown, info = self.observed()
            return shown, LOST, True, False, {**info, "refused": str(error)}
        self.let_play()
        shown, info = self.observed()
        over = self.running.is_over
        reward = self.running.rewards()[self.mine]
        return shown, reward, over, not over and self.answers >= self.most, info

    def observed(self) -> tuple[Observed, dict[str, Any]]:
        mask = self.running.mask(self.mine)
        return {"observation": self.running.observe(self.mine), "action_mask": mask}, {"action_mask": mask}

    def render(self) -> str | None:
        return self.running.text(self.mine) if self.render_mode == "ansi" else None


def sit_down(game: Game, bot: str | type[Bot], seat: int, chance: Chance) -> Player:
    return make_player(game, bot, seat, chance) if isinstance(bot, str) else bot.player(game, seat, chance)


def single(
    game: str,
    bots: str | Sequence[str | type[Bot]] = ("normal",),
    seat: str = "A",
    *,
    order: str = ANSWERS,
    most: int = MOST,
    oracle: bool = False,
    preset: str = "book",
    render_mode: str | None = None,
    **options: Choice,
) -> SeatEnv:
    """One seat of a game as a Gymnasium environment; `bots` are those at the other seats, by name
    (`"normal,hard"` is two) or as classes."""
    bots = bots.split(",") if isinstance(bots, str) else bots
    table = Setting(game, len(bots) + 1, preset, options, oracle)
    return SeatEnv(table, bots, seat, order, most, render_mode)
