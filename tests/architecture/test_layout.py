"""Every game is laid out alike, and constants are used through their module, as CONTRIBUTING.md says."""

import ast
from pathlib import Path

import pytest

from koloda.games import GAMES

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src" / "koloda"
FILES = {
    "__init__.py", "bot", "cards.py", "codes.py", "game.py", "guess.py", "notation.py", "numbers.py",
    "options.py", "phases.py", "play.py", "position.py", "rules", "state.py", "texts", "verbs.py",
    "view.py", "windows.py",
}  # fmt: skip
RULES = {"__init__.py", "dealing.py", "judging.py", "listing.py"}
"""Every game has these; the other files of a game's `rules` are named after the chapters of its own."""
BESIDES: dict[str, dict[str, str]] = {
    "uno": {},
    "iota": {
        "cells.py": "places on an endless grid as numbers",
        "grid.py": "the lines and jokers of a table",
        "moves.py": "every way to lay a hand",
    },
    "montana": {},
    "arne": {"deck.py": "reads deck.toml", "deck.toml": "how often each card is in the pack"},
    "munchkin": {
        "effects": "what is written on cards, one class an effect",
        "frames.py": "effects of several steps: a locked window and its numbers",
        "packs": "cards as data, and the grammar of their texts",
        "powers": "what races and classes can do, one class a power",
        "seatwords.py": "what a position says of one seat, word by word",
        "tablewords.py": "the same of the table",
        "windowwords.py": "the same of locked windows, proposals and piles",
        "terms.py": "the words of a deal between two players",
    },
}
"""What a game has beside the files of all, and why."""
THROUGH_MODULE = {"codes", "phases", "vocabulary", "frames"}
"""Modules of constants: `codes.KICK`, not `KICK` by itself."""


@pytest.mark.parametrize("game", sorted(GAMES))
def test_a_game_has_the_files_of_all_games(game: str) -> None:
    """A newcomer who knows one game finds his way in any other."""
    folder = SOURCE / "games" / game
    found = {path.name for path in folder.iterdir() if path.name != "__pycache__"}
    assert found == FILES | set(BESIDES[game])
    assert {path.name for path in (folder / "rules").iterdir()} >= RULES
    assert (folder / "bot" / "brain.py").is_file()


def imports() -> list[tuple[Path, ast.ImportFrom]]:
    found = []
    for path in sorted(SOURCE.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.ImportFrom) and node.module and node.module.startswith("koloda."):
                found.append((path.relative_to(ROOT), node))
    return found


def test_constants_are_used_through_their_module() -> None:
    """`from … import codes` and `codes.KICK`: where a name comes from is read where it is used."""
    wrong = [
        f"{path}:{node.lineno} imports {alias.name} from {node.module}"
        for path, node in imports()
        for alias in node.names
        if str(node.module).split(".")[-1] in THROUGH_MODULE and alias.name.isupper()
    ]
    assert not wrong, "\n".join(wrong)


def test_no_import_is_a_list_of_names_over_many_lines() -> None:
    """Whoever needs more of a module than fits into a line uses it through its name."""
    wrong = [
        f"{path}:{node.lineno} imports {len(node.names)} names from {node.module}"
        for path, node in imports()
        if node.end_lineno != node.lineno
    ]
    assert not wrong, "\n".join(wrong)
