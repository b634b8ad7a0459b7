"""Simulated clients: the prompt takes half a round trip to the client, the press half a round trip back;
the client tells its reaction time. The server's side is the table itself, with a clock of the test.
"""


class Client:
    """Somebody at a seat who sees the prompt late and is heard late."""

    def __init__(self, seat: int, trip: int, *, lie: int | None = None, measured: int | None = None) -> None:
        self.seat = seat
        self.trip = trip
        self.lie = lie
        self.measured = trip if measured is None else measured

    def arrival(self, reaction: int) -> int:
        return self.trip + reaction

    def told(self, reaction: int) -> int:
        return reaction if self.lie is None else self.lie


def chi_square(counts: list[int]) -> float:
    expected = sum(counts) / len(counts)
    return sum((count - expected) ** 2 / expected for count in counts)


ROUNDS = 600
CRITICAL = 13.816
"""Chi-square with 2 degrees of freedom: a fair race exceeds this once in a thousand."""
