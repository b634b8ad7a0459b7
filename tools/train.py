"""Finds the numbers a bot judges by, in games against `hard`: `make train GAME=arne`.

An evolution strategy: every generation tries so many variations around the present numbers on the same
deals, and moves towards the better half. The numbers move by factors, so none changes its sign. What is found
is tried on fresh deals at the end and written beside the bot (`weights.toml`) with the seed, the size of the
run and its result, below those of the run that it goes on from. The same seed and size give the same file,
whatever the number of processes.
"""

import argparse
import tomllib
from collections.abc import Iterable
from concurrent.futures import Executor, ProcessPoolExecutor
from math import exp, log, sqrt
from pathlib import Path
from random import Random
from time import monotonic

from koloda.bots.arena import play_match
from koloda.bots.levels import LevelPlayer, make_player
from koloda.bots.player import Player
from koloda.games import find_game
from koloda.kernel import Brain
from koloda.kernel.chance import open_chance
from tools import trainees

ROOT = Path(__file__).resolve().parent.parent
TABLES = {"arne": (2, 4), "munchkin": (3, 4)}
"""How many players the numbers have to serve."""
Numbers = dict[str, int]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=sorted(trainees.TRAINEES))
    parser.add_argument("--generations", type=int, default=120)
    parser.add_argument("--variations", type=int, default=32)
    parser.add_argument("--deals", type=int, default=60, help="for each variation and number of players")
    parser.add_argument(
        "--players", type=int, nargs="*", help="the sizes of tables; otherwise the usual ones"
    )
    parser.add_argument("--check", type=int, default=1000, help="deals that decide at the end")
    parser.add_argument("--spread", type=float, default=0.3, help="of the first variations")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--start", type=Path, metavar="FILE", help="goes on from what another run has found")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--minutes", type=float, default=0, help="ends it sooner")
    parser.add_argument("--out", type=Path)
    arguments = parser.parse_args()
    out = arguments.out or ROOT / "src/koloda/games" / arguments.game / "bot/weights.toml"
    begun = arguments.start.read_text("utf-8") if arguments.start else ""
    with ProcessPoolExecutor(arguments.jobs) as pool:
        found, generations = evolve(arguments, pool, starting(arguments.game, begun))
        lines = [
            *(line for line in begun.splitlines() if line.startswith("#")),
            f"# tools/train.py {arguments.game} --seed {arguments.seed} --generations {generations}"
            f" --variations {arguments.variations} --deals {arguments.deals} --spread {arguments.spread}",
        ]
        for players in tables(arguments):
            told = result(arguments, pool, found, players)
            print(told, flush=True)
            lines.append(f"# {told}")
    lines += ["[weights]", *(f"{name} = {value}" for name, value in found.items())]
    out.write_text("\n".join(lines) + "\n", encoding="utf-8")


def starting(game: str, begun: str) -> Numbers:
    """Those of an earlier run, or what the game begins with."""
    found: Numbers = tomllib.loads(begun).get("weights", {})
    return {**trainees.TRAINEES[game].start, **found}


def evolve(arguments: argparse.Namespace, pool: Executor, start: Numbers) -> tuple[Numbers, int]:
    """The numbers that the last third of all generations have come to, on average."""
    random = Random(arguments.seed)
    names = list(start)
    centre = [0.0] * len(names)
    total, counted = [0.0] * len(names), 0
    half = arguments.variations // 2
    ranks = [log(half + 0.5) - log(place + 1) for place in range(half)]
    began = monotonic()
    done = 0
    for generation in range(arguments.generations):
        spread = arguments.spread * 3 ** (-generation / arguments.generations)
        steps = [[random.gauss(0, spread) for _ in names] for _ in range(half)]
        steps += [[-step for step in found] for found in steps]
        tried = [numbers(start, [c + s for c, s in zip(centre, found, strict=True)]) for found in steps]
        first = 1 + generation * arguments.deals
        sizes = tables(arguments)
        tasks = [(arguments.game, one, sizes, first, arguments.deals) for one in tried]
        worth = list(pool.map(strength, tasks))
        best = sorted(range(len(steps)), key=lambda at: -worth[at])[:half]
        for at in range(len(names)):
            centre[at] += sum(r * steps[k][at] for r, k in zip(ranks, best, strict=True)) / sum(ranks)
        if generation * 3 >= arguments.generations * 2:
            total = [t + c for t, c in zip(total, centre, strict=True)]
            counted += 1
        done = generation + 1
        print(f"{done}: {100 * sum(worth) / len(worth):.1f} %, best {100 * max(worth):.1f} %", flush=True)
        if arguments.minutes and monotonic() - began > 60 * arguments.minutes:
            break
    mean = [t / counted for t in total] if counted else centre
    return numbers(start, mean), done


def numbers(start: Numbers, factors: list[float]) -> Numbers:
    return {name: round(value * exp(f)) for (name, value), f in zip(start.items(), factors, strict=True)}


def tables(arguments: argparse.Namespace) -> tuple[int, ...]:
    return tuple(arguments.players or TABLES[arguments.game])


def strength(task: tuple[str, Numbers, tuple[int, ...], int, int]) -> float:
    """The share of won games, the same weight for each number of players; a half is as good as the others."""
    game, values, sizes, first, deals = task
    shares = [
        mean(share(game, values, players, deal) for deal in range(first, first + deals)) * players / 2
        for players in sizes
    ]
    return mean(shares)


def share(name: str, values: Numbers, players: int, deal: int) -> float:
    """The part of the games of one deal that these numbers won against `hard`, from every seat."""
    game = find_game(name)
    won = 0.0
    for me in range(players):
        state = game.new(players, trainees.TRAINEES[name].options, open_chance(f"k1:{deal:x}"))
        seats: list[Player] = []
        for seat in range(players):
            luck = open_chance(f"k1:{(deal * 16 + me) * 16 + seat + 100000:x}")
            if seat == me:
                brain: Brain = trainees.TRAINEES[name].make(seat, values)
                seats.append(LevelPlayer(game, seat, luck, "hard", brain))
            else:
                seats.append(make_player(game, "hard", seat, luck))
        play_match(state, seats)
        winners = int(state.winners())
        if winners:
            won += (winners >> me & 1) / winners.bit_count()
    return won / players


def one_share(task: tuple[str, Numbers, int, int]) -> float:
    return share(*task)


def result(arguments: argparse.Namespace, pool: Executor, found: Numbers, players: int) -> str:
    first = 1000001
    tasks = [(arguments.game, found, players, deal) for deal in range(first, first + arguments.check)]
    shares = list(pool.map(one_share, tasks, chunksize=8))
    middle = mean(shares)
    error = 1.96 * sqrt(sum((one - middle) ** 2 for one in shares) / max(1, len(shares) - 1) / len(shares))
    others = "one" if players == 2 else f"{players - 1} of them"
    return (
        f"against hard, {others}: {100 * middle:.1f} ± {100 * error:.1f} % of {len(shares) * players} games"
    )


def mean(values: Iterable[float]) -> float:
    found = list(values)
    return sum(found) / len(found)


if __name__ == "__main__":
    main()
