"""Bots against each other in duplicate deals: `python -m bench.duplicate uno --one expert --others hard`.

Every deal is played once from each seat by the bot under test, so that luck counts for both; ± is a 95 %
interval over deals. Even is 100 / players.
"""

import argparse
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from math import sqrt

from koloda.bots.arena import play_match
from koloda.bots.levels import make_player
from koloda.games import GAMES
from koloda.kernel.chance import open_chance


def share(name: str, options: dict[str, str], one: str, others: str, players: int, deal: int) -> float:
    """The part of the games of one deal that the bot under test won; a shared victory is divided."""
    game = GAMES[name]
    won = 0.0
    for me in range(players):
        state = game.new(players, options, open_chance(f"k1:{deal + 1:x}"))
        levels = [one if seat == me else others for seat in range(players)]
        luck = [open_chance(f"k1:{(deal * 16 + me) * 16 + seat + 100000:x}") for seat in range(players)]
        play_match(state, [make_player(game, levels[seat], seat, luck[seat]) for seat in range(players)])
        winners = int(state.winners())
        if winners:
            won += (winners >> me & 1) / winners.bit_count()
    return won / players


def shares(arguments: argparse.Namespace, options: dict[str, str]) -> Iterator[float]:
    deals = range(arguments.seed, arguments.seed + arguments.deals)
    same = (arguments.game, options, arguments.one, arguments.others, arguments.players)
    if arguments.jobs == 1:
        yield from (share(*same, deal) for deal in deals)
        return
    with ProcessPoolExecutor(arguments.jobs) as pool:
        waiting = [pool.submit(share, *same, deal) for deal in deals]
        yield from (one.result() for one in waiting)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--one", default="expert")
    parser.add_argument("--others", default="hard")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--deals", type=int, default=200)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--options", nargs="*", default=[], metavar="NAME=VALUE")
    arguments = parser.parse_args()
    options = dict(option.split("=", 1) for option in arguments.options)
    began = time.perf_counter()
    found = list(shares(arguments, options))
    mean = sum(found) / len(found)
    error = sqrt(sum((one - mean) ** 2 for one in found) / max(1, len(found) - 1) / len(found))
    games = len(found) * arguments.players
    print(
        f"{arguments.game} {arguments.players}p {' '.join(arguments.options)}: {arguments.one} against "
        f"{arguments.others}: {100 * mean:.1f} ± {196 * error:.1f} % of {games} games "
        f"({time.perf_counter() - began:.0f} s)"
    )


if __name__ == "__main__":
    main()
