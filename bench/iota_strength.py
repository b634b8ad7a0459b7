"""`python -m bench.iota_strength [GAMES [ONE OTHER]]`: how strong Iota's bots are, with errors.

Two-player games, default rules; each deal is played from both seats. The time is the CPU time of one
choice on one core, its list of legal moves included.
"""

import statistics
import sys
import time
from math import sqrt
from typing import Final

from koloda.games.iota.game import IOTA
from koloda.kernel.chance import Chance, open_chance
from koloda.kernel.seats import seats_in

MATCHES: Final = [
    ("hard", "normal"),
    ("normal", "easy"),
    ("easy", "plain"),
]


def luck(game: int, seat: int) -> Chance:
    return open_chance(f"k1:{game * 16 + seat + 1000:x}")


class Match:
    """One level against another: what it has won so far, and how long it thinks."""

    def __init__(self, level: str, other: str) -> None:
        self.level = level
        self.other = other
        self.won = 0.0
        self.lead = 0
        self.times: list[float] = []

    def play(self, game: int) -> None:
        me = game % 2
        state = IOTA.new(2, {}, open_chance(f"k1:{game // 2 + 1:x}"))
        brains = [IOTA.brain(self.level if seat == me else self.other, seat) for seat in range(2)]
        chances = [luck(game, seat) for seat in range(2)]
        while not state.is_over():
            seat = seats_in(state.must())[0]
            view = state.view(seat)
            start = time.process_time()
            action = brains[seat].choose(view, state.legal(seat), state.forms(seat), True, chances[seat])
            if seat == me:
                self.times.append(time.process_time() - start)
            assert action is not None
            state.push(action)
        winners = state.winners()
        self.won += (winners >> me & 1) / (2 if winners == 3 else 1)
        self.lead += state.totals()[me] - state.totals()[1 - me]


def main() -> None:
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 500
    matches = [(sys.argv[2], sys.argv[3])] if len(sys.argv) > 3 else MATCHES
    print(f"| one | against | won of {games} | points ahead | ms a move: mean, 95 %, most |")
    print("| --- | --- | --- | --- | --- |")
    for level, other in matches:
        match = Match(level, other)
        for game in range(games):
            match.play(game)
        part = match.won / games
        error = sqrt(part * (1 - part) / games)
        times = sorted(1000 * seconds for seconds in match.times)
        spent = f"{statistics.mean(times):.0f}, {times[len(times) * 95 // 100]:.0f}, {times[-1]:.0f}"
        won = f"{100 * part:.1f} % ± {100 * error:.1f}"
        print(f"| {level} | {other} | {won} | {match.lead / games:+.1f} | {spent} |", flush=True)


if __name__ == "__main__":
    main()
