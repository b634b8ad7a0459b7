"""Many games at once, for who learns from them: one call answers a question of each and shows the next one.

What is shown stands in rows of numbers, which others may read in place (`memoryview`) but not change.
"""

from typing import Final, final

from librt.strings import read_i32_le
from librt.vecs import vec
from mypy_extensions import i16, i64, u8

from koloda.bots.choosing import Choosing
from koloda.bots.decisions import ANSWERS
from koloda.kernel import Chance, Game, NotationError, State
from koloda.kernel.action_ids import ActionIds
from koloda.kernel.chance import open_chance
from koloda.kernel.observation import Observation, clear

SAID: Final[i64] = 8
"""So many of the words said so far stand behind an observation, where actions are said in words."""
BYTES: Final = 4
"""An action is a number of four bytes, the lowest first."""
RUNNING: Final = 0
OVER: Final = 1
CUT: Final = 2
STREAMS: Final = 1000003
"""Games of neighbouring seeds have nothing in common."""


def payoffs(state: State) -> list[float]:
    """What a game that is over is worth to each seat: 1 for who has won alone, 0 in all; who wins together
    shares."""
    count = int(state.count)
    winners = state.winners()
    won = 0
    for seat in range(count):
        won += int(winners >> seat & 1)
    if won == 0 or won == count:
        return [0.0] * count
    scale = count / (count - 1)
    return [((1 / won if winners >> seat & 1 else 0.0) - 1 / count) * scale for seat in range(count)]


@final
class Many:
    """So many games, each with its own chance: the same seed and answers give the same numbers.

    `seats` are who is asked, `observations` what they see, `masks` a 1 for each number that answers, game by
    game. `step` answers them all; where that ends a game, `ended` says so (OVER, or CUT after `most`
    answers), `rewards` what it was worth to each seat, and a new one has begun already.
    """

    def __init__(
        self,
        game: Game,
        count: i64,
        options: dict[str, str],
        games: i64,
        seed: int,
        order: str = ANSWERS,
        most: int = 100000,
    ) -> None:
        if games < 1:
            raise NotationError(f"there must be at least one game, not {games}")
        self.count: i64 = count
        self.games: i64 = games
        self.first: i64 = 0
        """The place of the first of these games among those of one seed."""
        self.order = order
        self.most: i64 = most
        self.seed = seed
        self.ids: ActionIds = game.actions(count, options)
        self.layout: Observation = game.observation(count, options)
        self.width: i64 = self.layout.size + (SAID if self.ids.words else 0)
        self.before: State = game.new(count, options, None)
        self.observations: vec[i16] = vec[i16]([i16(0)] * int(games * self.width))
        self.masks: vec[u8] = vec[u8]([u8(0)] * int(games * self.ids.size))
        self.rewards: vec[float] = vec[float]([0.0] * int(games * count))
        self.seats: vec[u8] = vec[u8]([u8(0)] * int(games))
        self.ended: vec[u8] = vec[u8]([u8(0)] * int(games))
        self.chances: list[Chance] = []
        self.running: list[Choosing] = []
        self.answers: list[int] = []
        self.reset(seed)

    def reset(self, seed: int) -> None:
        """All games from the beginning."""
        self.seed = seed
        names = [
            f"k1:{(seed * STREAMS + number) % (1 << 60):x}"
            for number in range(self.first, self.first + self.games)
        ]
        self.chances = [open_chance(name) for name in names]
        self.running = [self.begin(number) for number in range(self.games)]
        self.answers = [0] * int(self.games)
        place: i64 = 0
        while place < len(self.masks):
            self.masks[place] = 0
            place += 1
        number: i64 = 0
        while number < self.games:
            self.ended[number] = RUNNING
            self.show(number)
            number += 1

    def begin(self, number: i64) -> Choosing:
        """A new game in place of one that is over; its chance goes on."""
        chance = self.chances[number]
        while True:
            state = self.before.clone()
            state.chance = chance
            state.go_on(None)
            choosing = Choosing(self.ids, state, chance, self.order)
            if choosing.find():
                return choosing

    def step(self, numbers: bytes) -> None:
        """Answers every question: four bytes for each game. If a number does not answer that is an error, and
        nothing is done at all."""
        games = self.games
        if len(numbers) != games * BYTES:
            raise NotationError(f"{games} games need {games * BYTES} bytes of answers, not {len(numbers)}")
        size = self.ids.size
        game: i64 = 0
        while game < games:
            number = i64(read_i32_le(numbers, game * BYTES))
            if number < 0 or number >= size or not self.masks[game * size + number]:
                raise NotationError(
                    f"in game {self.first + game} the action {number} does not answer the question"
                )
            game += 1
        game = 0
        while game < games:
            self.answer(game, i64(read_i32_le(numbers, game * BYTES)))
            game += 1

    def answer(self, game: i64, number: i64) -> None:
        choosing = self.running[game]
        choosing.unmark(self.masks, game * self.ids.size)
        choosing.choose(number)
        done = self.answers[game] + 1
        at = game * self.count
        if self.ended[game]:
            self.ended[game] = RUNNING
            seat: i64 = 0
            while seat < self.count:
                self.rewards[at + seat] = 0.0
                seat += 1
        goes_on = choosing.find()
        if not goes_on or done >= self.most:
            self.ended[game] = CUT if goes_on else OVER
            if not goes_on:
                for worth in payoffs(choosing.state):
                    self.rewards[at] = worth
                    at += 1
            self.running[game] = self.begin(game)
            done = 0
        self.answers[game] = done
        self.show(game)

    def show(self, game: i64) -> None:
        """What the seat that is asked sees and can do."""
        choosing = self.running[game]
        seat = choosing.seat()
        self.seats[game] = u8(seat)
        at = game * self.width
        self.layout.write_state(choosing.state, seat, self.observations, at)
        if self.ids.words:
            write_said(choosing, self.observations, at + self.layout.size)
        choosing.mark(self.masks, game * self.ids.size)


def write_said(choosing: Choosing, out: vec[i16], at: i64) -> None:
    """The latest of the words that have been said."""
    clear(out, at, SAID)
    said = choosing.said
    for number in said[-int(SAID) :] if said else said:
        out[at] = i16(number)
        at += 1
