"""`koloda lab`: which of two bots is stronger."""

import argparse
import json
from contextlib import closing
from functools import partial

from rich.console import Console

from koloda.cli.console_io import open_console
from koloda.cli.errors import CommandError
from koloda.cli.pack import load_packs
from koloda.cli.setup import find_game, read_choices, read_levels
from koloda.cli.simulate import read_jobs
from koloda.cli.words import say
from koloda.lab.duel import FIRST, NEITHER, OPEN, SECOND, Bounds, Duel
from koloda.lab.games import Series
from koloda.lab.tally import NORMAL
from koloda.lab.workers import play_series
from koloda.library.seeds import read_seed


def lab(arguments: argparse.Namespace) -> int:
    return {"duel": duel}[arguments.what](arguments)


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
    games = play_series(series, arguments.games, jobs, partial(load_packs, arguments.pack))
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
