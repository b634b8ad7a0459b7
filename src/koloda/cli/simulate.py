"""`koloda simulate`: bots against each other, every deal once from each seat."""

import argparse
import json
import math
import time

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from koloda.bots.arena import play_match
from koloda.bots.levels import make_player
from koloda.cli.errors import CommandError
from koloda.cli.lists import open_console
from koloda.cli.setup import find_game, read_levels, read_pairs
from koloda.kernel import Game, State
from koloda.kernel.chance import open_chance
from koloda.kernel.seats import seats_in
from koloda.library.seeds import derive, read_seed


class Tally:
    """What one bot of the list has won and lost so far."""

    def __init__(self, level: str) -> None:
        self.level = level
        self.wins = 0.0
        self.squares = 0.0
        self.losses = 0
        self.shared = False
        self.points = 0

    def add(self, seat: int, winners: list[int], points: int) -> None:
        """A shared win counts as its share; who is not among the winners has lost."""
        share = 1 / len(winners) if seat in winners else 0.0
        self.wins += share
        self.squares += share * share
        self.losses += bool(winners) and seat not in winners
        self.shared = self.shared or len(winners) > 1
        self.points += points

    def figures(self, games: int) -> dict[str, str | float]:
        rate = self.wins / games
        spread = max(0.0, self.squares / games - rate * rate)
        return {
            "bot": self.level,
            "wins": self.wins,
            "rate": rate,
            "error": math.sqrt(spread / games),
            "lost": self.losses / games,
            "points": self.points / games,
        }


def simulate(arguments: argparse.Namespace) -> int:
    game = find_game(arguments.game, arguments.lang)
    levels = read_levels(arguments.bots, "normal", game, arguments.players, 0)
    options = read_pairs(arguments.option)
    seed = read_seed(arguments.seed)
    if arguments.games < 1:
        raise CommandError(f"--games takes a number from 1 on, not {arguments.games}")
    scores = [Tally(level) for level in levels]
    started = time.perf_counter()
    stderr = Console(stderr=True)
    columns = (
        BarColumn(),
        MofNCompleteColumn(),
        TextColumn("{task.percentage:>3.0f}%"),
        TimeRemainingColumn(),
    )
    with Progress(*columns, console=stderr, transient=True, disable=not stderr.is_terminal) as progress:
        task = progress.add_task("", total=arguments.games)
        for number in range(arguments.games):
            play_one(game, options, seed, number, scores)
            progress.advance(task)
    seconds = time.perf_counter() - started
    found = {
        "game": game.name,
        "version": game.version,
        "players": len(levels),
        "options": options,
        "seed": seed,
        "games": arguments.games,
        "bots": [score.figures(arguments.games) for score in scores],
        "seconds": round(seconds, 3),
        "games_per_second": round(arguments.games / seconds, 2),
    }
    if arguments.json:
        print(json.dumps(found))
    else:
        shared = any(score.shared for score in scores)
        show(found, [score.figures(arguments.games) for score in scores], shared=shared)
    return 0


def play_one(game: Game, options: dict[str, str], seed: str, number: int, scores: list[Tally]) -> None:
    """Deals are used as often as there are seats, each time moved on by one."""
    count = len(scores)
    deal, turn = divmod(number, count)
    state = game.new(count, options, open_chance(derive(seed, deal)))
    if not state.must() and not state.windows():
        raise CommandError("this table waits for its host, and a simulation has none")
    seated = [scores[(seat + turn) % count] for seat in range(count)]
    players = [
        make_player(game, score.level, seat, open_chance(derive(seed, number, seat)))
        for seat, score in enumerate(seated)
    ]
    play_match(state, players)
    count_up(state, seated)


def count_up(state: State, seated: list[Tally]) -> None:
    winners = seats_in(state.winners())
    totals = state.totals()
    for seat, score in enumerate(seated):
        score.add(seat, winners, totals[seat])


def show(found: dict[str, object], rows: list[dict[str, str | float]], *, shared: bool) -> None:
    """Where wins are shared, who loses is told as well: in a game with one loser that is what counts."""
    table = Table("bot", box=None, pad_edge=False)
    for title in ("wins", "win rate", "± error", *(["lost"] if shared else []), "points a game"):
        table.add_column(title, justify="right")
    for row in rows:
        wins, rate, error = float(row["wins"]), float(row["rate"]), float(row["error"])
        table.add_row(
            str(row["bot"]),
            f"{wins:g}",
            f"{100 * rate:.1f} %",
            f"{100 * error:.1f} %",
            *([f"{100 * float(row['lost']):.1f} %"] if shared else []),
            f"{float(row['points']):.1f}",
        )
    console = open_console()
    console.print(table)
    speed = f"{found['games_per_second']} games/s"
    console.print(f"{found['games']} games of {found['game']}, seed {found['seed']}, {speed}")
