"""`koloda lab`: which bots are stronger, and their games as data."""

import argparse
import json
import time
from contextlib import closing, nullcontext
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from rich.console import Console
from rich.table import Table as RichTable

from koloda.cli.console_io import open_console
from koloda.cli.errors import CommandError
from koloda.cli.pack import load_packs
from koloda.cli.setup import check_writable, find_game, read_choices, read_levels
from koloda.cli.simulate import read_jobs
from koloda.cli.words import say
from koloda.kernel import Game
from koloda.lab.duel import FIRST, NEITHER, OPEN, SECOND, Bounds, Duel
from koloda.lab.games import Series, play_games
from koloda.lab.tally import NORMAL
from koloda.lab.workers import Crew, cut, play_series, work
from koloda.library.seeds import read_seed

if TYPE_CHECKING:
    from koloda.lab.tournament import Tournament


def lab(arguments: argparse.Namespace) -> int:
    return {"duel": duel, "tournament": tournament, "export": export}[arguments.what](arguments)


def duel(arguments: argparse.Namespace) -> int:
    game = find_game(arguments.game, arguments.lang)
    players = game.least if arguments.players is None else arguments.players
    names = ",".join([arguments.first, *[arguments.second] * (players - 1)])
    bots = read_levels(names, "", game, players, 0)
    if not 0 < arguments.edge < 100:
        raise CommandError(say("error-edge", text=f"{arguments.edge:g}"))
    if not 0 < arguments.risk < 50:
        raise CommandError(say("error-risk", text=f"{arguments.risk:g}"))
    if arguments.games < players:
        raise CommandError(say("error-duel-games", least=players))
    options = read_choices(game, arguments.preset, arguments.option)
    series = Series(game.name, options, bots, read_seed(arguments.seed))
    score = Duel(players, Bounds(arguments.edge / 100, arguments.risk / 100))
    jobs = read_jobs(arguments.jobs, arguments.games)
    stderr = Console(stderr=True)
    stopped = False
    games = play_series(series, arguments.games, jobs, partial(load_packs, arguments.pack), arguments.ray)
    with closing(games), stderr.status("") as status:
        try:
            for played in games:
                score.add(played)
                if not score.shares:
                    status.update(progress(score))
                    if score.verdict() != OPEN:
                        break
        except KeyboardInterrupt:
            stopped = True
    if not score.deals:
        raise KeyboardInterrupt
    found = figures(series, score)
    if arguments.json:
        print(json.dumps(found))
    else:
        show(series, score)
    return 130 if stopped else 0


def progress(score: Duel) -> str:
    first, second, bound = f"{score.ratio(1):+.2f}", f"{score.ratio(-1):+.2f}", f"{score.bounds.upper:.2f}"
    return say("duel-progress", deals=score.deals, first=first, second=second, bound=bound)


def figures(series: Series, score: Duel) -> dict[str, object]:
    reach = NORMAL * score.error()
    return {
        "game": series.game,
        "players": score.seats,
        "options": series.options,
        "seed": series.seed,
        "first": series.bots[0],
        "second": series.bots[1],
        "verdict": score.verdict(),
        "deals": score.deals,
        "games": score.deals * score.seats,
        "rate": score.advantage + 1 / score.seats,
        "even": 1 / score.seats,
        "advantage": score.advantage,
        "low": score.advantage - reach,
        "high": score.advantage + reach,
        "edge": score.bounds.edge,
        "risk": score.bounds.risk,
        "ratios": [score.ratio(1), score.ratio(-1)],
        "bounds": [score.bounds.lower, score.bounds.upper],
    }


def show(series: Series, score: Duel) -> None:
    first, second = series.bots[:2]
    verdict = score.verdict()
    stronger, weaker = (second, first) if verdict == SECOND else (first, second)
    sentence = {FIRST: "duel-stronger", SECOND: "duel-stronger", NEITHER: "duel-neither", OPEN: "duel-open"}
    edge, risk = f"{100 * score.bounds.edge:g}", f"{100 * score.bounds.risk:g}"
    console = open_console()
    console.print(say(sentence[verdict], first=stronger, second=weaker, edge=edge, risk=risk))
    console.print(
        say(
            "duel-rate",
            first=first,
            rate=f"{100 * (score.advantage + 1 / score.seats):.1f}",
            error=f"{100 * NORMAL * score.error():.1f}",
            even=f"{100 / score.seats:.1f}",
            deals=score.deals,
            games=score.deals * score.seats,
            game=series.game,
            seed=series.seed,
        )
    )
    one, other = f"{score.ratio(1):+.2f}", f"{score.ratio(-1):+.2f}"
    bound = f"{score.bounds.upper:.2f}"
    console.print(say("duel-ratios", one=one, other=other, first=first, second=second, bound=bound))


# Many bots


def tournament(arguments: argparse.Namespace) -> int:
    from koloda.lab.tournament import Tournament  # openskill takes its time

    game = find_game(arguments.game, arguments.lang)
    names = read_names(arguments.bots, game)
    if len(names) < 2 or len(set(names)) < len(names):
        raise CommandError(say("error-tournament-bots"))
    sizes = read_sizes(arguments.players, game)
    if arguments.games < 1:
        raise CommandError(say("error-games", count=arguments.games))
    if arguments.picture is not None:
        check_picture(arguments.picture)
    options = read_choices(game, arguments.preset, arguments.option)
    match = Tournament(game.name, options, names, sizes, read_seed(arguments.seed))
    jobs = read_jobs(arguments.jobs, arguments.games)
    pieces = match.pieces(arguments.games, jobs)
    total = sum(len(numbers) for _, numbers in pieces)
    by_seed = {meeting.series.seed: meeting for meeting in match.meetings}
    order = (by_seed[series.seed] for series, numbers in pieces for _ in numbers)
    crew = Crew(jobs, partial(load_packs, arguments.pack), arguments.ray)
    stderr = Console(stderr=True)
    stopped = False
    with closing(work(play_games, pieces, crew)) as games, stderr.status("") as status:
        try:
            for meeting, played in zip(order, games, strict=False):
                match.add(meeting, played)
                status.update(say("tournament-progress", done=match.played, games=total))
        except KeyboardInterrupt:
            stopped = True
    if not match.played:
        raise KeyboardInterrupt
    if arguments.picture is not None:
        from koloda.lab.picture import draw

        try:
            draw(match, Path(arguments.picture))
        except (OSError, ValueError) as error:
            raise CommandError(say("error-write", text=arguments.picture, why=str(error))) from None
    if arguments.json:
        print(json.dumps(match.figures()))
    else:
        show_tournament(match)
        if stopped:
            open_console().print(say("simulation-stopped", done=match.played, games=total))
    return 130 if stopped else 0


def check_picture(path: str) -> None:
    """A tournament should not be lost because its picture could not be drawn at the end."""
    from koloda.lab.picture import kinds

    if Path(path).suffix.removeprefix(".").lower() not in kinds():
        raise CommandError(say("error-write", text=path, why=say("reason-picture")))
    check_writable(path)


def read_names(text: str, game: Game) -> list[str]:
    """Bots by name, as many as there are."""
    return [read_levels(name, "", game, game.least, 0)[0] for name in text.split(",")]


def read_sizes(text: str | None, game: Game) -> list[int]:
    """`2,3,4`: how many sit at a table."""
    words = (text or str(game.least)).split(",")
    sizes = sorted({int(word) for word in words if word.isascii() and word.isdigit()})
    if len(sizes) < len(words) or sizes[0] < game.least or sizes[-1] > game.most:
        there = {"least": game.least, "most": game.most}
        raise CommandError(say("error-sizes", text=text or "", game=game.name, **there))
    return sizes


def show_tournament(match: "Tournament") -> None:
    console = open_console()
    table = RichTable(say("column-bot"), box=None, pad_edge=False)
    for title in ("rating", "rate", "interval", "games"):
        table.add_column(say(f"column-{title}"), justify="right")
    for row in match.standings():
        table.add_row(
            row.bot,
            f"{row.rating:.1f} ± {row.reach:.1f}",
            f"{100 * row.rate:.1f} %",
            f"{100 * row.low:.1f}–{100 * row.high:.1f} %",
            str(row.games),
        )
    console.print(table)
    console.print()
    order = [match.bots.index(row.bot) for row in match.standings()]
    cross = RichTable(say("column-against"), box=None, pad_edge=False)
    for other in order:
        cross.add_column(match.bots[other], justify="right")
    for bot in order:
        cells = [
            "·" if bot == other or not match.met[bot][other]
            else f"{100 * match.points[bot][other] / match.met[bot][other]:.1f} %"
            for other in order
        ]  # fmt: skip
        cross.add_row(match.bots[bot], *cells)
    console.print(cross)
    console.print(say("tournament-done", games=match.played, game=match.game))


# Data


def export(arguments: argparse.Namespace) -> int:
    from koloda.lab.export import decide_games, write_lines, write_parquet

    game = find_game(arguments.game, arguments.lang)
    bots = read_levels(arguments.bots, "random", game, arguments.players, 0)
    if arguments.games < 1:
        raise CommandError(say("error-games", count=arguments.games))
    options = read_choices(game, arguments.preset, arguments.option)
    series = Series(game.name, options, bots, read_seed(arguments.seed))
    jobs = read_jobs(arguments.jobs, arguments.games)
    pieces = cut(series, arguments.games, jobs, 8)
    path = Path(arguments.out)
    check_writable(str(path))
    started = time.perf_counter()
    decisions, done, stopped = 0, 0, False
    stderr = Console(stderr=True)
    crew = Crew(jobs, partial(load_packs, arguments.pack), arguments.ray)
    lines = path.suffix == ".jsonl"
    with (
        closing(work(decide_games, pieces, crew)) as games,
        stderr.status("") as status,
        open(path, "w", encoding="utf-8") if lines else nullcontext() as file,
    ):
        written = write_parquet(path, series, games) if file is None else write_lines(file, series, games)
        with closing(written):
            try:
                for count in written:
                    decisions += count
                    done += 1
                    status.update(say("tournament-progress", done=done, games=arguments.games))
            except KeyboardInterrupt:
                stopped = True
    speed = round(decisions / (time.perf_counter() - started))
    told = {"decisions": decisions, "games": done, "speed": speed, "text": str(path)}
    if arguments.json:
        print(json.dumps(told))
    else:
        print(say("exported", **{name: str(value) for name, value in told.items()}))
        if stopped:
            print(say("simulation-stopped", done=done, games=arguments.games))
    return 130 if stopped else 0
