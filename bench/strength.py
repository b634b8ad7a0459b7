"""`python -m bench.strength [GAMES]`: how strong the bots are, with standard errors.

One bot against three others in single four-player rounds, default rules; each deal is played from
all four seats.
"""

import sys
from math import sqrt

from koloda.bots.arena import play_match
from koloda.bots.levels import make_player
from koloda.games import GAMES
from koloda.kernel.chance import Chance, open_chance

MATCHES = [
    ("hard", "random"),
    ("easy", "plain"),
    ("plain", "plain"),
    ("normal", "plain"),
    ("hard", "plain"),
]


def luck(game: int, seat: int) -> Chance:
    return open_chance(f"k1:{game * 16 + seat + 1000:x}")


def share(level: str, others: str, games: int) -> float:
    uno = GAMES["uno"]
    won = 0
    for game in range(games):
        me = game % 4
        state = uno.new(4, {"target": "round"}, open_chance(f"k1:{game // 4 + 1:x}"))
        levels = [level if seat == me else others for seat in range(4)]
        players = [make_player(uno, levels[s], s, luck(game, s)) for s in range(4)]
        play_match(state, players)
        won += state.winners() >> me & 1
    return won / games


def main() -> None:
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 2000
    print(f"| one | against three | rounds won of {games} |\n| --- | --- | --- |")
    for level, others in MATCHES:
        part = share(level, others, games)
        error = sqrt(part * (1 - part) / games)
        print(f"| {level} | {others} | {100 * part:.1f} % ± {100 * error:.1f} |", flush=True)


if __name__ == "__main__":
    main()
