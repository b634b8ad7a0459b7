"""Writes web/src/tips/moments.json: what a seat sees where a tip is said, and where it must not be.

usage: tip_moments.py [--check]

The positions stand in moments.txt; --check only says whether the file is up to date.
"""

import json
import sys
from pathlib import Path

from koloda.games import GAMES
from koloda.kernel.positions import read_header
from koloda.kernel.seats import letter, read_seat
from koloda.server.studies import position_text

ROOT = Path(__file__).resolve().parent.parent
TIPS = ROOT / "web" / "src" / "tips"
FILE = TIPS / "moments.json"


def main(check: bool) -> None:
    text = write()
    if not check:
        FILE.write_text(text, encoding="utf-8")
    elif not FILE.exists() or FILE.read_text(encoding="utf-8") != text:
        sys.exit(f"{FILE.relative_to(ROOT)} is not what its positions say; run `make moments`.")


def write() -> str:
    lines = (TIPS / "moments.txt").read_text(encoding="utf-8").splitlines()
    moments = [read_moment(line) for line in lines if line and not line.startswith("#")]
    return "[\n" + ",\n".join(json.dumps(moment, ensure_ascii=False) for moment in moments) + "\n]\n"


def read_moment(line: str) -> dict[str, object]:
    name, tip, said, seat, position = line.split(" ", 4)
    game = GAMES[name]
    state = game.read(position)
    seen = position_text(game, state, read_seat(seat, state.count))
    return {
        "game": name,
        "tip": tip,
        "said": said == "yes",
        "seat": seat,
        "seats": [letter(at) for at in range(state.count)],
        "options": read_header(state.header())[1],
        "fields": seen.fields,
        "plain": seen.plain,
        "asked": seen.asked,
        "legal": [{"code": one.code, "verb": one.verb} for one in seen.legal],
    }


if __name__ == "__main__":
    main("--check" in sys.argv[1:])
