"""What the bots of a series have won, with the interval in which the truth lies 19 times of 20."""

import math
from collections import Counter

from koloda.lab.games import GamePlayed

NORMAL = 1.959964
"""How many standard errors are 95 %."""


class Tally:
    """What one bot of the list has won and lost so far.

    Games on the same deal are not independent, so the error is reckoned from deal to deal.
    """

    def __init__(self, bot: str) -> None:
        self.bot = bot
        self.games = 0
        self.wins = 0.0
        self.losses = 0
        self.shared = False
        self.points = 0
        self.deals: dict[int, tuple[float, int]] = {}
        self.habits: Counter[str] = Counter()
        """How often something happened at its seat, by the kind of event."""

    def add(self, seat: int, deal: int, game: GamePlayed) -> None:
        """A shared win counts as its share; who is not among the winners has lost."""
        winners = game.winners
        share = 1 / len(winners) if seat in winners else 0.0
        won, played = self.deals.get(deal, (0.0, 0))
        self.deals[deal] = (won + share, played + 1)
        self.games += 1
        self.wins += share
        self.losses += bool(winners) and seat not in winners
        self.shared = self.shared or len(winners) > 1
        self.points += game.totals[seat]
        if game.habits:
            self.habits.update(game.habits[seat])

    @property
    def rate(self) -> float:
        return self.wins / self.games

    def error(self) -> float:
        """The standard error of the rate."""
        deals = len(self.deals)
        if deals < 2:
            return math.sqrt(self.rate * (1 - self.rate) / self.games)
        squares = sum((won - self.rate * played) ** 2 for won, played in self.deals.values())
        return math.sqrt(squares * deals / (deals - 1)) / self.games

    def interval(self) -> tuple[float, float]:
        """95 %; by Wilson where every deal went alike, for that is no proof that every deal will."""
        rate, error = self.rate, self.error()
        if error > 0:
            return max(0.0, rate - NORMAL * error), min(1.0, rate + NORMAL * error)
        count, square = len(self.deals), NORMAL * NORMAL
        middle = (rate + square / (2 * count)) / (1 + square / count)
        spread = rate * (1 - rate) / count + square / (4 * count * count)
        reach = NORMAL * math.sqrt(spread) / (1 + square / count)
        return max(0.0, middle - reach), min(1.0, middle + reach)

    def figures(self) -> dict[str, str | float]:
        low, high = self.interval()
        return {
            "bot": self.bot,
            "wins": self.wins,
            "rate": self.rate,
            "error": self.error(),
            "low": low,
            "high": high,
            "lost": self.losses / self.games,
            "points": self.points / self.games,
        }


def count_up(tallies: list[Tally], game: GamePlayed) -> None:
    deal = game.number // len(tallies)
    for seat, bot in enumerate(game.seated):
        tallies[bot].add(seat, deal, game)
