"""The command `koloda`: bad input is answered with one sentence and exit status 2."""

import argparse
import os
import sys
from collections.abc import Callable
from importlib import import_module

from koloda.cli.arguments import read_arguments
from koloda.cli.errors import CommandError
from koloda.cli.words import Tongue, say, speak
from koloda.kernel import NotationError, Refusal
from koloda.texts import Texts

COMMANDS = {
    "play": "play:play",
    "learn": "learn:learn",
    "puzzle": "puzzle:puzzle",
    "study": "study:study",
    "games": "lists:games",
    "rules": "lists:rules",
    "simulate": "simulate:simulate",
    "lab": "lab:lab",
    "replay": "replay:replay",
    "analyse": "analyse:analyse_record",
    "verify": "verify:verify",
    "check": "check:check",
    "new": "new:new",
    "texts": "missing_texts:texts",
    "pack": "pack:pack",
    "serve": "serve:serve",
    "db": "serve:db",
    "admin": "admin:admin",
    "doctor": "doctor:doctor",
    "mcp": "mcp:mcp",
    "join": "join:join",
    "completion": "shells:completion",
}
"""The module of each command, which is loaded when it is called, and its function there."""
SERVER = ("serve", "db", "admin")
"""What needs the extra `serve`; the others need `play`."""
EXTRAS = {"asyncpg": "cluster", "redis": "cluster", "ray": "ray", "mcp": "mcp"}
EXTRAS |= {"websockets": "client"}
EXTRAS |= dict.fromkeys(("openskill", "matplotlib", "numpy", "pyarrow"), "lab")
"""What is loaded only where it is asked for, and the extra that brings it."""


def main(argv: list[str] | None = None) -> int:
    words = sys.argv[1:] if argv is None else argv
    speak(words)
    try:
        return run(read_arguments(words))
    except (CommandError, NotationError, Refusal) as error:
        print(f"koloda: {' '.join(explain(error).split())}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:
        # Whoever read our output has left; what is still buffered has nowhere to go.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0


def explain(error: CommandError | NotationError | Refusal) -> str:
    """What is wrong; by the sentence of a clause, where there is one in the reader's language."""
    clause = "" if isinstance(error, CommandError) else str(error.clause or "")
    texts = Texts(clause.partition(".")[0], Tongue.lang) if clause else None
    if texts is not None and isinstance(error, Refusal):
        return f"{texts.refusal(error)} ({clause})"
    said = texts.clause(clause) if texts is not None and Tongue.lang != "en" else None
    return f"{said} ({clause})" if said else str(error)


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
        extra = EXTRAS.get(missing) or ("serve" if command in SERVER else "play")
        missed = {"command": command, "text": str(error.name), "extra": extra}
        raise CommandError(say("error-missing", **missed)) from None
