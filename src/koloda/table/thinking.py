"""The bots of a table: what they mean to do, and when; some think in portions beside all that happens."""

import os
from typing import Final, final

from koloda.bots.levels import LevelPlayer
from koloda.bots.player import Plan, Thought
from koloda.kernel import Game
from koloda.kernel.seats import bit, has
from koloda.kernel.windows import HOLD
from koloda.table.chairs import Chair
from koloda.table.clocks import Clock
from koloda.table.entries import Entry
from koloda.table.queue import Queue
from koloda.table.table_state import Luck, TableState

WHOLE: Final = 1 << 30
"""A portion of thinking that is all of it."""
HURRIED: Final = 4
"""So many times as fast bots play a game out that no person has a part in any more."""


@final
class Elsewhere(Thought):
    """A thought that somebody else thinks; `here` is what it comes to where no answer comes in time."""

    def __init__(self, here: Thought) -> None:
        super().__init__(None, done=False)
        self.here = here

    def answer(self, plan: Plan | None) -> None:
        self.plan = plan
        self.done = True

    def cut_short(self) -> None:
        self.here.cut_short()
        self.answer(self.here.plan)


class ThinkingTable(TableState):
    """A table with a clock, at which bots have plans."""

    def __init__(
        self,
        opening: Entry,
        clock: Clock,
        game: Game | None = None,
        chairs: list[Chair] | None = None,
        urandom: Luck = os.urandom,
    ) -> None:
        super().__init__(opening, game, chairs, urandom)
        self.clock = clock
        self.queue = Queue()
        self.plans: dict[int, tuple[int, Plan]] = {}
        self.looked = -1
        self.patient = False
        """Whether somebody lets the bots think in portions (`think_on`)."""

    def now(self) -> int:
        """The table's own time: it stands still while the table is paused."""
        return (self.clock.now() if self.paused_at is None else self.paused_at) - self.downtime

    def look(self) -> None:
        """After a change: what the bots mean to do."""
        if self.looked == self.version:
            return
        self.looked = self.version
        if not self.begun or self.state.is_over():
            self.plans.clear()
            self.thoughts.clear()
            return
        held = any(window.kind == HOLD for window in self.windows)
        asked = 0 if held else self.state.must()
        people = sum(bit(seat) for seat, chair in enumerate(self.chairs) if chair.is_person)
        for seat, chair in enumerate(self.chairs):
            bot = chair.player
            if bot is None:
                self.plans.pop(seat, None)
                self.thoughts.pop(seat, None)
                continue
            since = self.thinking[seat]
            if self.thought.get(seat) == since:
                continue
            self.thought[seat] = since
            before = self.plans.pop(seat, None)
            self.queue.forget_plan(seat)
            if self.luck:
                bot.chance = self.bot_chance(seat, since[1])
            self.thoughts.pop(seat, None)
            bot.people = people
            thought = bot.consider(
                self.state.view(seat), self.state.legal(seat), self.state.forms(seat), has(asked, seat)
            )
            if self.patient and not thought.done:
                self.thoughts[seat] = (thought, before)
                continue
            while not thought.done:
                thought.go_on(WHOLE)
            self.mean(seat, thought.plan, before)

    def mean(self, seat: int, plan: Plan | None, before: tuple[int, Plan] | None) -> None:
        """What is still meant keeps its time."""
        if plan is None:
            return
        still = before is not None and before[1].action == plan.action and before[1].ms == plan.ms
        due = before[0] if before is not None and still else self.thinking[seat][0] + self.bot_ms(plan)
        self.plans[seat] = (due, plan)

    def think_on(self, playouts: int) -> bool:
        """A portion for the bot that has waited longest; whether it knows now what it means to do."""
        for seat, (thought, before) in self.thoughts.items():
            if isinstance(thought, Elsewhere):
                continue
            thought.go_on(playouts)
            if thought.done:
                del self.thoughts[seat]
                self.mean(seat, thought.plan, before)
                return True
            return False
        return False

    def thinks_here(self) -> bool:
        """Whether a bot thinks that nobody thinks for."""
        return any(not isinstance(thought, Elsewhere) for thought, _ in self.thoughts.values())

    def send_away(self) -> tuple[int, Elsewhere] | None:
        """The next thought that is to be thought elsewhere, and whose it is; `learn` takes the answer."""
        for seat, (thought, before) in self.thoughts.items():
            if not isinstance(thought, Elsewhere) and isinstance(self.chairs[seat].player, LevelPlayer):
                away = Elsewhere(thought)
                self.thoughts[seat] = (away, before)
                return seat, away
        return None

    def learn(self, seat: int, away: Elsewhere, code: str, ms: int) -> bool:
        """What somebody else has thought, nothing where the code is empty; False where that is no longer
        asked."""
        asked = self.thoughts.get(seat)
        if asked is None or asked[0] is not away:
            return False
        del self.thoughts[seat]
        self.mean(seat, Plan(self.state.read_action(seat, code), ms) if code else None, asked[1])
        return True

    def take_back(self, seat: int, away: Elsewhere) -> None:
        """Nobody else thinks it after all."""
        asked = self.thoughts.get(seat)
        if asked is not None and asked[0] is away:
            self.thoughts[seat] = (away.here, asked[1])

    def cut_thoughts(self, longest: int) -> int:
        """Who has thought for so many ms does what he has found; how many."""
        late = [seat for seat in self.thoughts if self.now() - self.thinking[seat][0] >= longest]
        for seat in late:
            thought, before = self.thoughts.pop(seat)
            thought.cut_short()
            self.mean(seat, thought.plan, before)
        return len(late)

    def bot_ms(self, plan: Plan) -> int:
        """How long a bot takes at this table."""
        ms = int(plan.ms) * self.settings.bot_pace // 100
        return ms // HURRIED if self.people_are_out() else ms

    def people_are_out(self) -> bool:
        """Whether there are persons, and all of them only wait for the end."""
        seats = [seat for seat, chair in enumerate(self.chairs) if chair.is_person]
        return bool(seats) and all(self.state.is_out(seat) for seat in seats)
