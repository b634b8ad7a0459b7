"""A bot of ours, a `koloda.Bot` or a program of lines at a table of a server."""

import asyncio
from random import Random

from koloda.bots.levels import make_player
from koloda.bots.player import Plan, Player
from koloda.client.seat import SeatQuestion, TableSeat, number_of
from koloda.client.worlds import world_of
from koloda.games import find_game
from koloda.kernel import Game, NotationError, Refusal
from koloda.kernel.chance import open_chance
from koloda.library.seeds import Seed, read_seed

TRIES = 3
"""How often in a row a bot may be refused before it does any of what can be done."""


async def let_play(seat: TableSeat, who: str, *, seed: Seed = None, pace: float | None = None) -> None:
    """Has a bot play a seat to the end of the game: a level (`hard`), `my.module:MyBot` or `run:COMMAND`.
    It takes the time that bots take at this table; with `pace` so much of that which it would take itself."""
    await SeatedPlayer(seat, who, read_seed(seed)).play(pace)


class SeatedPlayer:
    """A player of the library, with its questions from afar."""

    def __init__(self, seat: TableSeat, who: str, seed: str) -> None:
        self.seat = seat
        self.game: Game = find_game(seat.game)
        self.number = number_of(seat.letter)
        self.player: Player = make_player(self.game, who, self.number, open_chance(seed))
        self.lot = Random(seed)

    async def play(self, pace: float | None = None) -> None:
        self.seat.may_step_in = True
        async for question in self.seat:
            told = self.seat.table.pace / 100 if self.seat.table is not None else 1.0
            await self.answer(question, told if pace is None else pace)

    async def answer(self, question: SeatQuestion, pace: float) -> None:
        """What it does; what is refused is thought over again, and in the end any move will do. Nothing is
        done where something has happened meanwhile: that is another question."""
        for event in question.happened:
            self.player.see(event.kind, number_of(event.seat), event.values)
        for _ in range(TRIES):
            code, ms = await asyncio.to_thread(self.choose, question)
            if code is None or not await self.wait(ms * pace):
                return
            try:
                await question.answer(code)
                return
            except (Refusal, NotationError):
                if self.seat.version != self.seat.asked_in:
                    return
        if question.waited_for and question.legal:
            await self.do_anything(question)

    async def wait(self, ms: float) -> bool:
        """Whether all is still as it was after so long."""
        version = self.seat.version
        ends = asyncio.get_running_loop().time() + ms / 1000
        while self.seat.version == version and self.seat.failure is None:
            left = ends - asyncio.get_running_loop().time()
            if left <= 0:
                return True
            await asyncio.sleep(min(left, 0.05))
        return False

    def choose(self, question: SeatQuestion) -> tuple[str | None, int]:
        world = world_of(self.game, question.view.text, self.lot)
        if world is None:
            return self.any_of(question), 1000
        view, legal = world.view(self.number), world.legal(self.number)
        plan: Plan | None = self.player.plan(view, legal, world.forms(self.number), question.waited_for)
        return (None, 0) if plan is None else (world.write_code(plan.action), int(plan.ms))

    def any_of(self, question: SeatQuestion) -> str | None:
        if not question.waited_for or not question.legal:
            return None
        return self.lot.choice(question.legal).code

    async def do_anything(self, question: SeatQuestion) -> None:
        for move in self.lot.sample(question.legal, len(question.legal)):
            try:
                await question.answer(move)
                return
            except (Refusal, NotationError):
                if self.seat.version != self.seat.asked_in:
                    return
