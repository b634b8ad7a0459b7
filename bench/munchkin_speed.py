"""`python -m bench.munchkin_speed [GAMES]`: whole random games of Munchkin per second, on one core.

Four players, default rules, no proposals: every seat that the game waits for takes one of its legal
actions, drawn at random; fifteen in sixteen of them dress, grow, kill or go on, the others are any
(`State.drift`; uniformly random munchkins never reach level 10). The whole list of legal actions is
made for each decision. Also how long those lists get in games with talk, trades and deals.
"""

import sys
import time

from bench.ours import is_compiled
from koloda.bots.playout import playouts
from koloda.bots.wander import wander
from koloda.games.munchkin.game import MUNCHKIN
from koloda.kernel.chance import open_chance

WALKED = 200
"""Games in which the lists are measured."""


def list_lengths() -> tuple[int, float, int, int, int]:
    """Along random games with talk, trades and deals: actions, and of any seat the mean and the longest
    list, the most forms; and the most proposals that were open at once."""
    actions = total = longest = forms = proposals = 0
    for game in range(1, WALKED + 1):
        state = MUNCHKIN.new(4, {}, open_chance(f"k1:{game:x}"))
        chance = open_chance(f"k1:{game + 5000:x}")
        while not state.is_over():
            action = wander(state, chance, ends=True)
            assert action is not None
            state.push(action)
            actions += 1
            for seat in range(4):
                length = len(state.legal(seat))
                total += length
                longest = max(longest, length)
                forms = max(forms, len(state.forms(seat)))
            proposals = max(proposals, len(state.proposals))
    return actions, total / actions / 4, longest, forms, proposals


def main() -> None:
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 500
    playouts(MUNCHKIN, 4, {}, 1, 10)
    start = time.process_time()
    decisions = playouts(MUNCHKIN, 4, {}, 2, games)
    seconds = time.process_time() - start
    actions, mean, longest, forms, proposals = list_lengths()
    print(f"build: {'compiled' if is_compiled() else 'pure'}")
    print(f"whole games a second: {games / seconds:.0f} ({decisions / games:.0f} decisions each)")
    print(f"{WALKED} games with proposals, {actions / WALKED:.0f} actions each:")
    print(f"legal actions of a seat: {mean:.1f} on average, {longest} at most; forms: {forms} at most")
    print(f"proposals open at once: {proposals} at most")


if __name__ == "__main__":
    main()
