"""Whether the coach's chances are honest: `python -m bench.calibration uno --games 2500 --jobs 2`.

In games between experts some decisions are drawn by lot. What was done there has a chance to win, by what its
seat could know; of the decisions with about the same chance as many should have been won. Worlds that are
played on are too kind to whoever chooses, and few of them say little: what they say is two numbers for each
game (`Game.honesty`). Here each half of the games is told with what the other half has shown, so no game has
a part in its own numbers.
`--plot FILE` draws what all games have come to (`bench/calibration.json`).
"""

import argparse
import json
from concurrent.futures import ProcessPoolExecutor
from math import exp, log
from pathlib import Path
from typing import Any, NamedTuple

from koloda.bots.analysis import Weighing, Worlds
from koloda.bots.arena import next_action
from koloda.bots.coach import Coach
from koloda.bots.levels import EXPERT, levels, make_player
from koloda.games import find_game
from koloda.kernel import Action, Event, State
from koloda.kernel.chance import Chance, open_chance
from koloda.kernel.seats import has, seats_in

FILE = Path(__file__).with_name("calibration.json")
BINS = 10
QUICK, SLOW = 1000, 24
"""Worlds for a decision, as the analysis tries them."""

Point = tuple[float, float]
"""The chance that was told, and what became of it."""


def points(name: str, players: int, options: dict[str, str], number: int, each: int) -> list[Point]:
    """So many decisions of one game."""
    game = find_game(name)
    level = EXPERT if EXPERT in levels(game) else "hard"
    luck = open_chance(f"k1:ca{number:x}")
    state = game.new(players, options, open_chance(f"k1:cb{number:x}"))
    first = state.clone()
    bots = [
        make_player(game, level, seat, open_chance(f"k1:cc{number * 16 + seat:x}")) for seat in range(players)
    ]
    done: list[Action] = []
    asked: list[int] = []
    while not state.is_over():
        action = next_action(state, bots)
        if chooses(state, action):
            asked.append(len(done))
        done.append(action)
        for event in push(state, action):
            for bot in bots:
                if event.reaches(bot.seat):
                    bot.see(event.kind, event.seat, event.values(bot.seat))
    drawn = {asked.pop(luck.below(len(asked))) for _ in range(min(each, len(asked)))}
    winners = seats_in(state.winners())
    found: list[Point] = []
    coaches = [Coach(game, seat) for seat in range(players)]
    for at, action in enumerate(done):
        if at in drawn:
            chance = judge(coaches[action.seat], first, action, luck)
            found.append((chance, 1 / len(winners) if action.seat in winners else 0.0))
        for event in push(first, action):
            for coach in coaches:
                coach.see(event)
    return found


def chooses(state: State, action: Action) -> bool:
    seat = action.seat
    if seat < 0 or state.pause() is not None or not has(state.must(), seat):
        return False
    return len(state.legal(seat)) + len(state.forms(seat)) > 1


def push(state: State, action: Action) -> list[Event]:
    out: list[Event] = []
    state.push(action, out)
    return out


def judge(coach: Coach, state: State, action: Action, luck: Chance) -> float:
    seat = action.seat
    worlds = Worlds(coach.game, coach, state.view(seat), remembers=True)
    worlds.ideas(state.legal(seat), state.forms(seat), True)
    weighing = Weighing(worlds, state, seat, [action], 0)
    weighing.go_on(QUICK if worlds.quick else SLOW, luck)
    return float(weighing.choices[0].share())


class Table(NamedTuple):
    """How many play, and how many worlds are tried."""

    players: int
    worlds: int

    @property
    def even(self) -> float:
        return -log(self.players - 1)

    def beside_even(self, share: float) -> float:
        """A share of the worlds in logarithms of odds."""
        least = 0.5 / self.worlds
        likely = min(max(share, least), 1 - least)
        return log(likely / (1 - likely)) - self.even

    def tell(self, share: float, shift: float, trust: float) -> float:
        """As `koloda.bots.analysis.Honesty` does."""
        if self.worlds == QUICK and share in (0, 1):
            return share
        return 1 / (1 + exp(-self.even - shift - trust * self.beside_even(share)))


def find_honesty(found: list[Point], table: Table) -> tuple[float, float]:
    """The two numbers with which the chances fit best what became of them (Newton's way)."""
    points = [(table.beside_even(share), won) for share, won in found]
    shift, trust = 0.0, 1.0
    for _ in range(50):
        off = tilt = slope = mixed = bend = 0.0
        for beside, won in points:
            told = 1 / (1 + exp(-table.even - shift - trust * beside))
            weight = told * (1 - told)
            off += won - told
            tilt += (won - told) * beside
            slope += weight
            mixed += weight * beside
            bend += weight * beside * beside
        both = slope * bend - mixed * mixed
        shift += (bend * off - mixed * tilt) / both
        trust += (slope * tilt - mixed * off) / both
    return shift, trust


def judge_halves(games: list[list[Point]], table: Table) -> dict[str, Any]:
    middle = len(games) // 2
    halves = [[point for game in half for point in game] for half in (games[:middle], games[middle:])]
    told: list[Point] = []
    for half, other in zip(halves, reversed(halves), strict=True):
        numbers = find_honesty(other, table)
        told += [(table.tell(share, *numbers), won) for share, won in half]
    shift, trust = find_honesty(halves[0] + halves[1], table)
    return add_up(told) | {"shift": round(shift, 2), "trust": round(trust, 2)}


def add_up(found: list[Point]) -> dict[str, Any]:
    """Ten rows of equal width, and the mean distance from the diagonal."""
    rows: list[list[float]] = []
    error = 0.0
    for at in range(BINS):
        here = [point for point in found if min(BINS - 1, int(point[0] * BINS)) == at]
        if here:
            told = sum(chance for chance, _ in here) / len(here)
            came = sum(won for _, won in here) / len(here)
            rows.append([len(here), round(told, 4), round(came, 4)])
            error += len(here) * abs(told - came)
    return {"positions": len(found), "error": round(error / len(found), 4), "rows": rows}


def draw(path: Path) -> None:
    from matplotlib.figure import Figure

    told = json.loads(FILE.read_text())
    figure = Figure(figsize=(3 * len(told), 3.4), layout="constrained")
    for axes, (name, one) in zip(figure.subplots(1, len(told), sharey=True), told.items(), strict=True):
        axes.plot([0, 1], [0, 1], color="#999999", linewidth=1)
        most = max(row[0] for row in one["rows"])
        axes.scatter([row[1] for row in one["rows"]], [row[2] for row in one["rows"]],
                     s=[12 + 120 * row[0] / most for row in one["rows"]], color="#2f6fb0")  # fmt: skip
        axes.set_title(f"{name}: {one['positions']:,} decisions\nmean error {one['error']:.3f}", fontsize=9)
        axes.set_xlabel("chance that was told")
        axes.set_aspect("equal")
    figure.axes[0].set_ylabel("games won")
    figure.savefig(path)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="?")
    parser.add_argument("--players", type=int, default=0)
    parser.add_argument("--games", type=int, default=2500)
    parser.add_argument("--each", type=int, default=4)
    parser.add_argument("--first", type=int, default=1_000_000)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--options", nargs="*", default=[], metavar="NAME=VALUE")
    parser.add_argument("--plot", type=Path)
    arguments = parser.parse_args()
    if arguments.game:
        game = find_game(arguments.game)
        options = dict(option.split("=", 1) for option in arguments.options)
        players = arguments.players or max(game.least, min(4, game.most))
        numbers = range(arguments.first, arguments.first + arguments.games)
        with ProcessPoolExecutor(arguments.jobs) as pool:
            asked = [
                pool.submit(points, game.name, players, options, number, arguments.each) for number in numbers
            ]
            found = [one.result() for one in asked]
        told = json.loads(FILE.read_text()) if FILE.exists() else {}
        quick = bool(game.finish(game.new(players, options, open_chance("k1:1")), open_chance("k1:1")))
        told[game.name] = judge_halves(found, Table(players, QUICK if quick else SLOW))
        FILE.write_text(json.dumps(dict(sorted(told.items())), indent=1) + "\n")
        print(json.dumps(told[game.name], indent=1))
    if arguments.plot:
        draw(arguments.plot)


if __name__ == "__main__":
    main()
