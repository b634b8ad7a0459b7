"""`koloda new NAME`: a package with a small game that plays, to be made into another one."""

import argparse
import re
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path

from koloda.cli.errors import CommandError
from koloda.cli.words import reason, say
from koloda.games import GAMES, OWN

NAME = re.compile(r"[a-z][a-z0-9]{1,19}")
TAKEN = ("koloda", "kit")
"""Names that stand for something else in every game."""
SUFFIX = ".in"
"""So that no tool takes the files of the skeleton for ours."""


def new(arguments: argparse.Namespace) -> int:
    name: str = arguments.name
    if not NAME.fullmatch(name) or name in TAKEN:
        raise CommandError(say("error-game-name", text=name))
    if name in OWN or name in GAMES.found():
        raise CommandError(say("error-game-taken", text=name))
    folder = Path(arguments.into or name)
    try:
        if folder.exists() and any(folder.iterdir()):
            raise CommandError(say("error-not-empty", text=str(folder)))
        copy(files("koloda.cli") / "skeleton", folder, name)
    except OSError as error:
        raise CommandError(
            say("error-write", text=str(error.filename or folder), why=reason(error))
        ) from None
    print(f"{say('new-written', folder=str(folder), name=name)}\n")
    for line in (f"cd {folder}", "pip install -e '.[testing]'", f"koloda play {name}", "pytest"):
        print(f"    {line}")
    print(f"\n{say('new-begin')}")
    return 0


def copy(part: Traversable, folder: Path, name: str) -> None:
    """The skeleton with its own name exchanged, in contents and in the names of files."""
    if part.is_dir():
        folder.mkdir(parents=True, exist_ok=True)
        for inner in part.iterdir():
            copy(inner, folder / call(inner.name.removesuffix(SUFFIX), name), name)
    elif part.name.endswith(SUFFIX):
        folder.write_text(call(part.read_text(encoding="utf-8"), name), encoding="utf-8")


def call(text: str, name: str) -> str:
    return text.replace("sample", name).replace("Sample", name.capitalize())
