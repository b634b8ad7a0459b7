"""`make corpus`: seeded games between bots, one compressed file of records for each game, in build/corpus.

python tools/corpus.py --games 10000 --jobs 0 uno iota
"""

import argparse
import os
import sys
import time
from pathlib import Path

from koloda.games import OWN, find_game
from koloda.lab.corpus import check_file, write_records
from koloda.lab.games import Series
from koloda.lab.workers import play_series
from koloda.library.seeds import derive

FOLDER = Path("build", "corpus")
OPTIONS = {"uno": {"target": "round"}}
"""A game of UNO is a round; a match to 500 is many."""
BOTS = {"munchkin": ("easy", "plain")}
OTHERS = ("plain", "random")
"""Two of three play like the first, one like the second: more is seen. Who plays Munchkin by lot talks and
shows cards for hours."""


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("names", nargs="*", default=list(OWN))
    parser.add_argument("--games", type=int, default=10_000)
    parser.add_argument("--jobs", type=int, default=0)
    parser.add_argument("--into", type=Path, default=FOLDER)
    told = parser.parse_args()
    jobs = told.jobs or os.cpu_count() or 1
    told.into.mkdir(parents=True, exist_ok=True)
    for name in told.names:
        count = max(3, find_game(name).least)
        bots = [BOTS.get(name, OTHERS)[seat % 3 // 2] for seat in range(count)]
        series = Series(name, OPTIONS.get(name, {}), bots, derive("corpus", name), keep=True)
        path = told.into / f"{name}.txt.gz"
        started = time.perf_counter()
        written = write_records(path, (game.record for game in play_series(series, told.games, jobs)))
        played, started = time.perf_counter() - started, time.perf_counter()
        checked = sum(records for records, _ in check_file(path, jobs))
        seconds = time.perf_counter() - started
        size = path.stat().st_size / 1e6
        print(
            f"{path}: {written} games, {size:.1f} MB, {written / played:,.0f} games/s played, "
            f"{checked / seconds:,.0f} games/s verified",
            flush=True,
        )
    return 0


if __name__ == "__main__":
    sys.exit(main())
