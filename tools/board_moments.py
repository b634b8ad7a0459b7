"""Writes web/src/boards/moments.json: what a seat sees and can do at many moments of games played by lot.

usage: board_moments.py [--check]

The tests of the boards look at each of them: a prompt names no button that is not there, and no button that
looks as if it could be pressed is always refused. --check only says whether the file is up to date.
"""

import json
import sys
from pathlib import Path

import msgspec

from koloda.games import GAMES
from koloda.kernel import Action, State
from koloda.kernel.chance import Chance, open_chance
from koloda.kernel.game import Game
from koloda.kernel.positions import read_header
from koloda.kernel.seats import HOST, letter
from koloda.server.studies import position_text

ROOT = Path(__file__).resolve().parent.parent
FILE = ROOT / "web" / "src" / "boards" / "moments.json"
TABLES = {
    "uno": [{}, {"referee": "table"}, {"stacking": "same"}],
    "iota": [{}, {"referee": "table"}],
    "montana": [{}, {"referee": "table"}],
    "arne": [{}, {"variant": "minimum"}],
    "munchkin": [{}, {"goal": "6"}],
}
COUNT = 3
GAMES_OF_EACH = 6
STEPS = 500
MOST = 28
"""Moments of each game."""
ALIKE = 3
"""So many actions of one verb with one card are enough."""


def main(check: bool) -> None:
    text = write()
    if not check:
        FILE.write_text(text, encoding="utf-8")
    elif not FILE.exists() or FILE.read_text(encoding="utf-8") != text:
        sys.exit(f"{FILE.relative_to(ROOT)} is not what the games say; run `make moments`.")


def write() -> str:
    moments = [moment for name in TABLES for moment in walk(name)]
    return "[\n" + ",\n".join(json.dumps(moment, ensure_ascii=False) for moment in moments) + "\n]\n"


def walk(name: str) -> list[dict[str, object]]:
    """The first moment of every sort, over some games."""
    found: dict[object, dict[str, object]] = {}
    for number in range(GAMES_OF_EACH * len(TABLES[name])):
        options = TABLES[name][number % len(TABLES[name])]
        chance = open_chance(f"k1:{number:014x}")
        state = GAMES[name].new(COUNT, options, chance)
        for _ in range(STEPS):
            if state.is_over():
                break
            for seat in range(COUNT):
                sort, moment = look(GAMES[name], state, seat)
                found.setdefault((number % len(TABLES[name]), sort), moment)
            state.apply(choose(state, chance))
    rarest = list(found.values())
    step = max(1, len(rarest) / MOST)
    return [rarest[int(at * step)] for at in range(min(MOST, len(rarest)))]


def look(game: Game, state: State, seat: int) -> tuple[object, dict[str, object]]:
    """What this seat sees, and what sort of moment it is."""
    seen = msgspec.to_builtins(position_text(game, state, seat))
    legal = thin(seen["legal"])
    fields, plain = seen["fields"], seen["plain"]
    phase = fields.get("phase", plain.get("phase", ""))
    mine = fields.get("turn", plain.get("turn", "")) == letter(seat)
    sort = (
        phase,
        mine,
        frozenset(one["verb"] for one in legal),
        tuple(one["name"] for one in seen["windows"]),
    )
    moment = {
        "game": game.name,
        "seat": letter(seat),
        "options": {**read_header(state.header())[1]},
        **{name: seen[name] for name in ("fields", "plain", "asked", "windows")},
        "legal": legal,
        "forms": seen.get("forms", []),
    }
    return sort, moment


def thin(legal: list[dict[str, object]]) -> list[dict[str, object]]:
    """Not every target of every card."""
    counts: dict[tuple[str, str], int] = {}
    kept = []
    for one in legal:
        values = one.get("values", {})
        assert isinstance(values, dict)
        key = (str(one["verb"]), str(values.get("card", values.get("cards", ""))))
        counts[key] = counts.get(key, 0) + 1
        if counts[key] <= ALIKE:
            kept.append(one)
    return kept


def choose(state: State, chance: Chance) -> Action:
    """By lot among the seats that are waited for; now and then somebody else."""
    waited = [seat for seat in range(COUNT) if state.must() >> seat & 1]
    for seats in (waited, range(COUNT)):
        actions = [action for seat in seats for action in state.legal(seat)]
        if actions and (seats is not waited or chance.below(8)):
            return actions[chance.below(len(actions))]
    return state.legal(HOST)[0]


if __name__ == "__main__":
    main("--check" in sys.argv[1:])
