"""Writes web/src/home/clips/GAME.json: a few moves of a real game between bots, as one seat saw them; the
home page shows them in its tiles.

usage: clips.py [--check]

The games follow from their seeds; --check only says whether the files are up to date.
"""

import json
import sys
from pathlib import Path
from typing import NamedTuple

import msgspec

from koloda.games import GAMES
from koloda.kernel.options import read_options
from koloda.kernel.positions import read_header
from koloda.kernel.records import play_line, read_record, start
from koloda.library.bots import play
from koloda.server.replays import step
from koloda.texts import LANGUAGES, Texts
from koloda.wire.pages import ReplayStep

ROOT = Path(__file__).resolve().parent.parent
CLIPS = ROOT / "web" / "src" / "home" / "clips"
SEAT = 0


class Clip(NamedTuple):
    """A game of so many bots; `steps` of it from `first` on are shown."""

    bots: int
    seed: int
    first: int
    steps: int


SHOWN = {
    "uno": Clip(4, 7, 4, 14),
    "iota": Clip(3, 5, 14, 10),
    "montana": Clip(3, 4, 6, 20),
    "arne": Clip(3, 3, 20, 20),
    "munchkin": Clip(3, 8, 40, 20),
}


def write(name: str, clip: Clip) -> str:
    game = GAMES[name]
    match = play(name, ["normal"] * clip.bots, seed=clip.seed, most=clip.first + clip.steps)
    record = read_record(match.record())
    state = start(game, record)
    steps: list[ReplayStep] = []
    for number, line in enumerate(record.actions, 1):
        events = play_line(state, line, number)
        if number >= clip.first:
            heard = [event for event in events if event.reaches(SEAT)]
            if heard or not steps:
                steps.append(step(heard, state, SEAT))
    names = {lang: Texts(name, lang).say("koloda-bot-names").split()[: clip.bots] for lang in LANGUAGES}
    options = read_options(game.options, read_header(state.header())[1])
    shown = {"options": options, "names": names, "steps": [read(one) for one in steps]}
    return json.dumps(shown, ensure_ascii=False, separators=(",", ":")) + "\n"


def read(one: ReplayStep) -> object:
    return msgspec.json.decode(msgspec.json.encode(one))


def main(check: bool) -> None:
    CLIPS.mkdir(parents=True, exist_ok=True)
    for name, clip in SHOWN.items():
        file = CLIPS / f"{name}.json"
        text = write(name, clip)
        if not check:
            file.write_text(text, encoding="utf-8")
        elif not file.exists() or file.read_text(encoding="utf-8") != text:
            sys.exit(f"{file.relative_to(ROOT)} is not what its game says; run `make clips`.")


if __name__ == "__main__":
    main("--check" in sys.argv[1:])
