"""`python -m bench.munchkin_speed [GAMES]`: whole random games of Munchkin per second, on one core.

Four players, default rules, no proposals: every seat that the game waits for takes one of its legal
actions, drawn at random; fifteen in sixteen of them dress, grow, kill or go on, the others are any
(`State.drift`; uniformly random munchkins never reach level 10). The whole list of legal actions is
made for each decision. Also how long those lists are, with proposals open as well.
"""

import sys
import time

from bench.ours import is_compiled
from koloda.bots.playout import playouts
from koloda.bots.wander import wander
from koloda.games.munchkin.game import MUNCHKIN
from koloda.kernel.chance import open_chance

WALKED = 20_000
"""Actions on which the lists are measured."""


def list_lengths() -> tuple[float, int]:
    """Mean and longest list of any seat along random walks with talk, trades and deals."""
    total = longest = count = 0
    game = 0
    while count < WALKED:
        game += 1
        state = MUNCHKIN.new(4, {}, open_chance(f"k1:{game:x}"))
        chance = open_chance(f"k1:{game + 5000:x}")
        while not state.is_over() and count < WALKED:
            action = wander(state, chance, ends=True)
            assert action is not None
            state.push(action)
            sizes = [len(state.legal(seat)) for seat in range(4)]
            total += sum(sizes)
            longest = max(longest, *sizes)
            count += 1
    return total / count / 4, longest


def main() -> None:
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 500
    playouts(MUNCHKIN, 4, {}, 1, 10)
    start = time.process_time()
    decisions = playouts(MUNCHKIN, 4, {}, 2, games)
    seconds = time.process_time() - start
    mean, longest = list_lengths()
    print(f"build: {'compiled' if is_compiled() else 'pure'}")
    print(f"whole games a second: {games / seconds:.0f} ({decisions / games:.0f} decisions each)")
    print(f"legal actions of a seat: {mean:.1f} on average, {longest} at most")


if __name__ == "__main__":
    main()
