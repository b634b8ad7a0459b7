"""Which of two bots is stronger: a sequential test on paired deals, as testers of chess engines do.

A sits at one seat, B at all others; each deal is played once with A in every seat, and what A wins on it
beyond an even share is one observation. Two probability ratio tests run over these, one for each side:
whether its true advantage is nothing or the edge that matters. A test that reaches its upper bound has found
that side stronger; when both are below the lower one, neither is stronger by that much. The variance is that
of the deals so far, so nothing is decided before there are FEWEST of them.
"""

import math
from typing import NamedTuple

from koloda.lab.games import GamePlayed

FEWEST = 30
"""Deals before a verdict: from fewer the variance is not known."""

OPEN, FIRST, SECOND, NEITHER = "open", "first", "second", "neither"


class Bounds(NamedTuple):
    """`edge` is the advantage in win rate that matters, `risk` the chance of a wrong verdict: to call a side
    stronger that is not, and to miss one that is stronger by the edge."""

    edge: float
    risk: float

    @property
    def upper(self) -> float:
        return math.log((1 - self.risk) / self.risk)

    @property
    def lower(self) -> float:
        return -self.upper


class Duel:
    """The score of a duel between so many seats, and what follows from it."""

    def __init__(self, seats: int, bounds: Bounds) -> None:
        self.seats = seats
        self.bounds = bounds
        self.deals = 0
        self.sum = 0.0
        self.squares = 0.0
        self.shares: list[float] = []

    @property
    def games(self) -> int:
        return self.deals * self.seats + len(self.shares)

    def add(self, game: GamePlayed) -> None:
        """Games come in the order of their numbers; a deal counts when it is complete."""
        seat = game.seated.index(0)
        self.shares.append(1 / len(game.winners) if seat in game.winners else 0.0)
        if len(self.shares) == self.seats:
            beyond = sum(self.shares) / self.seats - 1 / self.seats
            self.deals += 1
            self.sum += beyond
            self.squares += beyond * beyond
            self.shares = []

    @property
    def advantage(self) -> float:
        """A's win rate beyond an even share."""
        return self.sum / self.deals if self.deals else 0.0

    def variance(self) -> float:
        """Of one deal. Where all went alike, one game that went otherwise is supposed: nothing is certain."""
        found = self.squares / self.deals - self.advantage**2
        least = 1 / (self.seats**2 * self.deals)
        return max(found, least)

    def error(self) -> float:
        return math.sqrt(self.variance() / self.deals)

    def ratio(self, side: int) -> float:
        """The logarithm of how much better the edge explains the deals than nothing does; side is 1 for A, -1
        for B."""
        edge = self.bounds.edge
        return self.deals * edge * (side * self.advantage - edge / 2) / self.variance()

    def verdict(self) -> str:
        if self.deals < FEWEST:
            return OPEN
        first, second = self.ratio(1), self.ratio(-1)
        if first >= self.bounds.upper:
            return FIRST
        if second >= self.bounds.upper:
            return SECOND
        return NEITHER if max(first, second) <= self.bounds.lower else OPEN
