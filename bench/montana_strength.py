"""`python -m bench.montana_strength [GAMES [ONE OTHERS]]`: how strong Montana's bots are, with errors.

One bot against three others in single four-player deals, strict rules; each deal is played from all
four seats.
"""

import sys
from math import sqrt

from koloda.bots.arena import play_match
from koloda.bots.levels import make_player
from koloda.games.montana.game import MONTANA
from koloda.kernel.chance import Chance, open_chance

MATCHES = [
    ("hard", "random"),
    ("easy", "plain"),
    ("plain", "plain"),
    ("normal", "plain"),
    ("hard", "plain"),
    ("normal", "easy"),
    ("hard", "normal"),
]


def luck(game: int, seat: int) -> Chance:
    return open_chance(f"k1:{game * 16 + seat + 1000:x}")


def share(level: str, others: str, games: int, referee: str = "strict") -> float:
    won = 0
    for game in range(games):
        me = game % 4
        state = MONTANA.new(4, {"referee": referee}, open_chance(f"k1:{game // 4 + 1:x}"))
        levels = [level if seat == me else others for seat in range(4)]
        players = [make_player(MONTANA, levels[s], s, luck(game, s)) for s in range(4)]
        play_match(state, players)
        won += state.winners() >> me & 1
    return won / games


def main() -> None:
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 2000
    matches = [(sys.argv[2], sys.argv[3])] if len(sys.argv) > 3 else MATCHES
    print(f"| one | against three | deals won of {games} |\n| --- | --- | --- |")
    for level, others in matches:
        part = share(level, others, games)
        error = sqrt(part * (1 - part) / games)
        print(f"| {level} | {others} | {100 * part:.1f} % ± {100 * error:.1f} |", flush=True)


if __name__ == "__main__":
    main()
