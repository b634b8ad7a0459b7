"""The command `koloda`: bad input is answered with one sentence and exit status 2."""

import argparse
import os
import sys
from collections.abc import Callable
from importlib import import_module

from koloda.cli.arguments import read_arguments
from koloda.cli.errors import CommandError
from koloda.kernel import NotationError, Refusal
from koloda.texts import Texts, choose_language

COMMANDS = {
    "play": "play:play",
    "games": "lists:games",
    "rules": "lists:rules",
    "simulate": "simulate:simulate",
    "replay": "replay:replay",
    "verify": "replay:verify",
    "check": "check:check",
    "new": "new:new",
    "texts": "texts:texts",
    "pack": "pack:pack",
    "serve": "serve:serve",
    "db": "serve:db",
    "admin": "admin:admin",
}
"""The module of each command, which is loaded when it is called, and its function there."""
SERVER = ("serve", "db", "admin")
"""What needs the extra `serve`; the others need `play`."""
CLUSTER = ("asyncpg", "redis")
"""The drivers of PostgreSQL and Valkey, which are loaded where an address asks for them."""


def main(argv: list[str] | None = None) -> int:
    try:
        return run(read_arguments(sys.argv[1:] if argv is None else argv))
    except (CommandError, NotationError) as error:
        print(f"koloda: {' '.join(str(error).split())}", file=sys.stderr)
        return 2
    except Refusal as refusal:
        texts = Texts(refusal.clause.partition(".")[0], choose_language(None))
        print(f"koloda: {texts.refusal(refusal)} ({refusal.clause})", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:
        # Whoever read our output has left; what is still buffered has nowhere to go.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0


def load(command: str, function: str = "") -> Callable[..., object]:
    """What a command does."""
    module, _, name = COMMANDS[command].partition(":")
    found: Callable[..., object] = getattr(import_module(f"koloda.cli.{module}"), function or name)
    return found


def run(arguments: argparse.Namespace) -> int:
    """Does it, or says in one sentence that what it stands on is not installed."""
    command = str(arguments.command)
    try:
        if getattr(arguments, "pack", []):
            load("pack", "load_packs")(arguments.pack)
        return int(str(load(command)(arguments)))
    except ModuleNotFoundError as error:
        missing = (error.name or "koloda").partition(".")[0]
        if missing == "koloda":
            raise
        extra = "cluster" if missing in CLUSTER else "serve" if command in SERVER else "play"
        raise CommandError(
            f"`koloda {command}` needs {error.name}, which is not installed: pip install 'koloda[{extra}]'"
        ) from None
