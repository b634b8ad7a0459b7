"""Imports go one way: kernel ← games ← bots ← table ← study ← library, server; the command starts all.
What travels (`wire`) knows nobody; the table makes it, the server sends it."""

import ast
import re
from pathlib import Path

import pytest

from koloda.games import GAMES

SOURCE = Path(__file__).parents[2] / "src" / "koloda"
LAYERS = {
    "kernel": 0,
    "wire": 0,
    "games": 1,
    "bots": 2,
    "table": 3,
    "texts": 3,
    "study": 4,
    "library": 5,
    "testing": 5,
    "server": 5,
    "envs": 6,
    "lab": 6,
    "mcp": 6,
    "client": 6,
    "cli": 7,
}
COMPILED = ("kernel", "games", "bots")
MODULES = sorted(SOURCE.rglob("*.py"))

MAY_IMPORT = {
    *{"collections", "hashlib", "json", "librt", "math", "mypy_extensions", "typing", "koloda"},
    *{"importlib", "tomllib"},  # a game's own table of cards
}
"""All that compiled code gets: no time, no random, no I/O but the data that it ships with."""


def layer(path: Path) -> str:
    """The part of the house a module stands in; the door (`__main__`, the package itself) is of none."""
    return path.relative_to(SOURCE).parts[0].removesuffix(".py")


def imported(path: Path) -> set[str]:
    """The full names of all modules that a module imports, wherever it does so."""
    names: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            names |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path} imports relatively"
            module = node.module or ""
            names |= (
                {module, *(f"{module}.{alias.name}" for alias in node.names)}
                if "." not in module
                else {module}
            )
    return names


def modules_of(*layers: str) -> list[Path]:
    return [path for path in MODULES if layer(path) in layers]


def name_of(path: Path) -> str:
    return path.relative_to(SOURCE).as_posix()


@pytest.mark.parametrize("path", modules_of(*LAYERS), ids=name_of)
def test_imports_go_one_way(path: Path) -> None:
    here = layer(path)
    for name in imported(path):
        parts = name.split(".")
        if parts[0] == "koloda" and len(parts) > 1 and parts[1] in LAYERS:
            there = parts[1]
            assert there == here or LAYERS[there] < LAYERS[here], f"{here} imports {name}"


@pytest.mark.parametrize("path", modules_of("games"), ids=name_of)
def test_a_game_never_imports_another(path: Path) -> None:
    parts = path.relative_to(SOURCE).parts
    if len(parts) == 2:
        return  # the register names them all
    others = [
        name
        for name in imported(path)
        if name.startswith("koloda.games") and name.split(".")[2:3] != [parts[1]]
    ]
    assert others == []


@pytest.mark.parametrize("path", modules_of(*COMPILED), ids=name_of)
def test_compiled_code_knows_no_time_chance_or_files(path: Path) -> None:
    assert {name.split(".")[0] for name in imported(path)} <= MAY_IMPORT
    calls = {
        node.func.id
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name)
    }
    assert not calls & {"open", "print", "input", "exec", "eval", "__import__"}


@pytest.mark.parametrize("path", modules_of("kernel"), ids=name_of)
def test_the_kernel_names_no_game(path: Path) -> None:
    """Neither those that are registered nor those that have only their rules so far."""
    rules = {file.stem for file in (SOURCE.parents[1] / "docs" / "rules").glob("[a-z]*.md")}
    games = set(GAMES) | {name.partition("-")[0] for name in rules}
    words = set(re.findall(r"[a-z]+", path.read_text(encoding="utf-8").lower()))
    assert len(games) >= 5
    assert not words & games


def test_every_module_has_its_place() -> None:
    assert {layer(path) for path in MODULES} <= {*LAYERS, "__init__", "__main__"}
