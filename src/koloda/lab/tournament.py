"""Many bots against each other: every table, every deal from every seat; a cross table and ratings."""

import math
from collections.abc import Sequence
from itertools import combinations, cycle, islice
from typing import NamedTuple

from openskill.models import PlackettLuce

from koloda.lab.games import GamePlayed, Series
from koloda.lab.tally import NORMAL, Tally
from koloda.lab.workers import Piece, cut
from koloda.library.seeds import derive


class Meeting(NamedTuple):
    """Bots of one table, by their places in the list."""

    bots: tuple[int, ...]
    series: Series


class Standing(NamedTuple):
    """One row of the result. A rating is openskill's (Plackett–Luce, 25 at the start), with the interval in
    which it lies 19 times of 20."""

    bot: str
    games: int
    rate: float
    low: float
    high: float
    rating: float
    reach: float


class Tournament:
    """What all bots have won. `sizes` are how many sit at a table; where more sit than there are bots, they
    sit there several times."""

    def __init__(
        self, game: str, options: dict[str, str], bots: Sequence[str], sizes: Sequence[int], seed: str
    ) -> None:
        self.game = game
        self.bots = list(bots)
        self.sizes = list(sizes)
        self.meetings = [
            Meeting(bots_there, Series(game, options, [bots[at] for at in bots_there], derive(seed, at)))
            for at, bots_there in enumerate(tables(len(bots), sizes))
        ]
        self.tallies = [Tally(bot) for bot in bots]
        self.by_size = {size: [Tally(bot) for bot in bots] for size in sizes}
        self.lengths: dict[int, list[int]] = {size: [] for size in sizes}
        self.points = [[0.0] * len(bots) for _ in bots]
        self.met = [[0] * len(bots) for _ in bots]
        self.model = PlackettLuce()
        self.ratings = [self.model.rating(name=bot) for bot in bots]
        self.played = 0

    def pieces(self, games: int, jobs: int) -> list[Piece]:
        """About so many games, as many at each table: whole deals."""
        pieces: list[Piece] = []
        for meeting in self.meetings:
            seats = len(meeting.bots)
            deals = max(1, math.ceil(games / len(self.meetings) / seats))
            pieces += cut(meeting.series, deals * seats, jobs)
        return pieces

    def add(self, meeting: Meeting, game: GamePlayed) -> None:
        """One game; a shared win counts as its share, and as half a point against each other."""
        seated = [meeting.bots[bot] for bot in game.seated]
        size = len(seated)
        deal = (self.meetings.index(meeting) << 32) + game.number // size
        for seat, bot in enumerate(seated):
            self.tallies[bot].add(seat, deal, game)
            self.by_size[size][bot].add(seat, deal, game)
        self.lengths[size].append(game.actions)
        for one, bot in enumerate(seated):
            for two, other in enumerate(seated):
                if bot != other:
                    won, lost = one in game.winners, two in game.winners
                    self.points[bot][other] += 0.5 if won == lost else float(won)
                    self.met[bot][other] += 1
        if len(set(seated)) == size and game.winners:
            teams = [[self.ratings[bot]] for bot in seated]
            ranks = [0.0 if seat in game.winners else 1.0 for seat in range(size)]
            for bot, (rating,) in zip(seated, self.model.rate(teams, ranks=ranks), strict=True):
                self.ratings[bot] = rating
        self.played += 1

    def standings(self) -> list[Standing]:
        """The best first, by rating."""
        rows = []
        for tally, rating in zip(self.tallies, self.ratings, strict=True):
            low, high = tally.interval() if tally.games else (0.0, 1.0)
            rate = tally.rate if tally.games else 0.0
            reach = NORMAL * rating.sigma
            rows.append(Standing(tally.bot, tally.games, rate, low, high, rating.mu, reach))
        return sorted(rows, key=lambda row: -row.rating)

    def figures(self) -> dict[str, object]:
        return {
            "game": self.game,
            "games": self.played,
            "players": self.sizes,
            "bots": [row._asdict() for row in self.standings()],
            "names": self.bots,
            "points": self.points,
            "met": self.met,
            "by_players": {
                str(size): {tally.bot: tally.rate for tally in tallies if tally.games}
                for size, tallies in self.by_size.items()
            },
            "actions": {str(size): sum(row) / len(row) for size, row in self.lengths.items() if row},
        }


def tables(bots: int, sizes: Sequence[int]) -> list[tuple[int, ...]]:
    """Who sits together: every choice of bots, or all of them as often as it takes."""
    found: list[tuple[int, ...]] = []
    for size in sizes:
        found += (
            combinations(range(bots), size) if size <= bots else [tuple(islice(cycle(range(bots)), size))]
        )
    return found
