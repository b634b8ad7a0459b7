"""One word, one idea: no class name stands for two things."""

import ast
from collections import defaultdict
from pathlib import Path

SOURCE = Path(__file__).parents[2] / "src" / "koloda"

PER_GAME = {
    "PlainBrain": "each game's own judgement of a choice, found by its level",
    "LevelBrain": "the same, for the levels above it",
    "Tactics": "what each game's bot thinks of a position",
    "Weights": "the numbers that each game's bot judges by",
    "Hand": "one hand as far as it can be known",
    "Guesses": "the hidden cards in its worlds",
}
"""What several games have by contract, each its own; everything else is named once."""
ROWS = ("Field", "Verb", "Slot")
"""A row of a game's tables is named after the field or the word it stands for; two games may share a word."""


def places() -> dict[str, list[str]]:
    """Where each class is defined."""
    found: dict[str, list[str]] = defaultdict(list)
    for path in sorted(SOURCE.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ClassDef):
                found[node.name].append(path.relative_to(SOURCE).as_posix())
    return found


def package(path: str) -> str:
    """The game, or the layer."""
    parts = path.split("/")
    return "/".join(parts[:2]) if parts[0] == "games" else parts[0]


def may_recur(name: str, where: list[str]) -> bool:
    """Whether each of these places is another game's own."""
    games = {package(path) for path in where}
    of_games = all(game.startswith("games/") for game in games)
    return (name in PER_GAME or name.endswith(ROWS)) and of_games and len(games) == len(where)


def test_no_class_name_stands_for_two_things() -> None:
    twice = {name: where for name, where in places().items() if len(where) > 1}
    assert {name: where for name, where in twice.items() if not may_recur(name, where)} == {}


def test_a_name_of_two_layers_would_be_noticed() -> None:
    assert may_recur("DrawVerb", ["games/uno/verbs.py", "games/montana/verbs.py"])
    assert not may_recur("DrawVerb", ["games/uno/verbs.py", "games/uno/rules/plays.py"])
    assert not may_recur("DrawVerb", ["games/uno/verbs.py", "kernel/verbs.py"])
    assert not may_recur("Line", ["games/uno/verbs.py", "games/montana/verbs.py"])
