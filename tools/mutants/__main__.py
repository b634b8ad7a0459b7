"""Changes the rules in small ways and tells which changes no test notices.

python -m tools.mutants --game montana --count 60 --seed 7
"""

import argparse
import os
import random
import sys
import time

import pytest

from tools.mutants.changes import GAMES, ROOT, Change, changes_of
from tools.mutants.trials import Trials

EQUIVALENTS = ROOT / "tests" / "mutants.txt"


def main() -> int:
    parser = argparse.ArgumentParser(prog="make mutants", description=__doc__.partition("\n")[0])
    names = sorted(path.parent.name for path in GAMES.glob("*/rules"))
    parser.add_argument("--game", choices=names, action="append", help="one game only; may be repeated")
    parser.add_argument("--count", type=int, default=400, help="how many changes, shared by the games")
    parser.add_argument("--seed", default=os.environ.get("SEED", "1"), help="another seed, other changes")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--within", default="", help="only in files or functions whose name contains this")
    parser.add_argument("--verbose", action="store_true", help="name the test that noticed each change")
    args = parser.parse_args()
    begin = time.monotonic()
    games = args.game or names
    equivalents = read_equivalents()
    chosen: list[Change] = []
    for game in games:
        everything = changes_of(game)
        for lost in sorted({key for key in equivalents if key[0] == game} - {one.key for one in everything}):
            print(f"{EQUIVALENTS.name} has a change that there is not: {' | '.join(lost)}")
        found = [one for one in everything if args.within in f"{one.path}:{one.function}"]
        count = min(len(found), args.count // len(games))
        chosen += random.Random(f"{args.seed} {game}").sample(found, count)
    tried = [change for change in chosen if change.key not in equivalents]

    def told(change: Change, killer: str) -> None:
        if not killer:
            print(f"survives: {change}", flush=True)
        elif args.verbose:
            print(f"{change}\n    noticed by {killer}", flush=True)

    trials = Trials(tried, args.jobs, told)
    paths = [str(ROOT / "tests" / "games" / game) for game in games] + [str(ROOT / "tests" / "scenarios")]
    if args.game:
        paths += ["-k", " or ".join(games)]
    status = pytest.main(["-qq", "-s", "--no-summary", "-p", "no:cacheprovider", *paths], plugins=[trials])
    if len(trials.killers) < len(tried):
        return int(status) or 1
    for game in games:
        print(summary(game, [one for one in chosen if one.game == game], trials.killers))
    print(
        f"{summary('together', chosen, trials.killers)}, {time.monotonic() - begin:.0f} s, seed {args.seed}"
    )
    return 0


def summary(name: str, changes: list[Change], killers: dict[Change, str]) -> str:
    tried = [killers[one] for one in changes if one in killers]
    noticed = sum(map(bool, tried))
    same, missed = len(changes) - len(tried), len(tried) - noticed
    share = f"{noticed / len(tried):.1%}" if tried else "-"
    return f"{name}: {len(changes)} changes, {same} equivalent, {noticed} noticed, {missed} missed: {share}"


def read_equivalents() -> set[tuple[str, str, str, str]]:
    """Blocks of four lines: game and function, the line, the change, the reason."""
    found: set[tuple[str, str, str, str]] = set()
    blocks = EQUIVALENTS.read_text("utf-8").split("\n\n") if EQUIVALENTS.exists() else []
    for block in blocks:
        lines = [line.strip() for line in block.splitlines() if line and not line.startswith("#")]
        if lines:
            where, text, change, _reason = lines
            game, _, function = where.partition(" ")
            found.add((game, function, text, change))
    return found


if __name__ == "__main__":
    sys.exit(main())
