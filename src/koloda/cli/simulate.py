"""`koloda simulate`: bots against each other, every deal once from each seat."""

import argparse
import json
import os
import time
from functools import partial
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from koloda.cli.console_io import open_console
from koloda.cli.errors import CommandError
from koloda.cli.pack import load_packs
from koloda.cli.setup import find_game, read_choices, read_levels, write_file
from koloda.cli.words import reason, say
from koloda.lab.games import Series
from koloda.lab.tally import Tally, count_up
from koloda.lab.workers import play_series
from koloda.library.seeds import read_seed


def simulate(arguments: argparse.Namespace) -> int:
    game = find_game(arguments.game, arguments.lang)
    levels = read_levels(arguments.bots, "normal", game, arguments.players, 0)
    options = read_choices(game, arguments.preset, arguments.option)
    seed = read_seed(arguments.seed)
    if arguments.games < 1:
        raise CommandError(say("error-games", count=arguments.games))
    jobs = read_jobs(arguments.jobs, arguments.games)
    folder = make_folder(arguments.records)
    series = Series(game.name, options, levels, seed, keep=folder is not None, habits=arguments.habits)
    tallies = [Tally(level) for level in levels]
    started = time.perf_counter()
    stopped = False
    stderr = Console(stderr=True)
    columns = (
        BarColumn(),
        MofNCompleteColumn(),
        TextColumn("{task.percentage:>3.0f}%"),
        TimeRemainingColumn(),
    )
    with Progress(*columns, console=stderr, transient=True, disable=not stderr.is_terminal) as progress:
        task = progress.add_task("", total=arguments.games)
        try:
            ready = partial(load_packs, arguments.pack)
            for played in play_series(series, arguments.games, jobs, ready, arguments.ray):
                count_up(tallies, played)
                if folder is not None:
                    write_file(str(folder / f"{game.name}-{played.number + 1:06}.txt"), played.record)
                progress.advance(task)
        except KeyboardInterrupt:
            stopped = True
    seconds = time.perf_counter() - started
    done = tallies[0].games
    if not done:
        raise KeyboardInterrupt
    found = {
        "game": game.name,
        "version": game.version,
        "players": len(levels),
        "options": options,
        "seed": seed,
        "games": done,
        "bots": [tally.figures() for tally in tallies],
        "seconds": round(seconds, 3),
        "games_per_second": round(done / seconds, 2),
    }
    if arguments.habits:
        found["habits"] = [habits_of(tally) for tally in tallies]
    if arguments.json:
        print(json.dumps(found))
    else:
        shared = any(tally.shared for tally in tallies)
        show(found, [tally.figures() for tally in tallies], shared=shared)
        if arguments.habits:
            show_habits(tallies)
        if stopped:
            open_console().print(say("simulation-stopped", done=done, games=arguments.games))
    return 130 if stopped else 0


def habits_of(tally: Tally) -> dict[str, float]:
    """How often a game has it, the most frequent first."""
    return {kind: round(times / tally.games, 3) for kind, times in tally.habits.most_common()}


def show_habits(tallies: list[Tally]) -> None:
    """What the bots do, so that it is seen which rules they use."""
    table = Table(say("column-habit"), box=None, pad_edge=False)
    for tally in tallies:
        table.add_column(tally.bot, justify="right")
    habits = [habits_of(tally) for tally in tallies]
    kinds = sorted(
        {kind for own in habits for kind in own}, key=lambda kind: -sum(own.get(kind, 0) for own in habits)
    )
    for kind in kinds:
        table.add_row(kind, *(f"{own.get(kind, 0):.2f}" for own in habits))
    open_console().print(table)


def read_jobs(jobs: int, games: int) -> int:
    """How many processes play so many games."""
    if jobs < 0:
        raise CommandError(say("error-jobs", count=jobs))
    return min(jobs or os.cpu_count() or 1, games)


def make_folder(path: str | None) -> Path | None:
    """Where the records go."""
    if path is None:
        return None
    try:
        Path(path).mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise CommandError(say("error-folder", text=path, why=reason(error))) from None
    return Path(path)


def show(found: dict[str, object], rows: list[dict[str, str | float]], *, shared: bool) -> None:
    """Where wins are shared, who loses is told as well: in a game with one loser that is what counts."""
    table = Table(say("column-bot"), box=None, pad_edge=False)
    for title in ("wins", "rate", "interval", *(["lost"] if shared else []), "points"):
        table.add_column(say(f"column-{title}"), justify="right")
    for row in rows:
        table.add_row(
            str(row["bot"]),
            f"{float(row['wins']):g}",
            f"{100 * float(row['rate']):.1f} %",
            f"{100 * float(row['low']):.1f}–{100 * float(row['high']):.1f} %",
            *([f"{100 * float(row['lost']):.1f} %"] if shared else []),
            f"{float(row['points']):.1f}",
        )
    console = open_console()
    console.print(table)
    told = {name: str(found[name]) for name in ("games", "game", "seed")}
    console.print(say("simulated", speed=str(found["games_per_second"]), **told))
