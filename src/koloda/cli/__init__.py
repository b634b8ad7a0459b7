"""The command `koloda`: bad input is answered with one sentence and exit status 2."""

import os
import sys

from koloda.cli.arguments import read_arguments
from koloda.cli.check import check
from koloda.cli.errors import Trouble
from koloda.cli.lists import games, rules
from koloda.cli.pack import load_packs, pack
from koloda.cli.play import play
from koloda.cli.replay import replay, verify
from koloda.cli.serve import db, serve
from koloda.cli.simulate import simulate
from koloda.kernel.errors import NotationError, Refusal
from koloda.texts import Texts, choose_language

COMMANDS = {
    "play": play,
    "games": games,
    "rules": rules,
    "simulate": simulate,
    "replay": replay,
    "verify": verify,
    "check": check,
    "pack": pack,
    "serve": serve,
    "db": db,
}


def main(argv: list[str] | None = None) -> int:
    try:
        arguments = read_arguments(sys.argv[1:] if argv is None else argv)
        load_packs(getattr(arguments, "pack", []))
        return COMMANDS[arguments.command](arguments)
    except (Trouble, NotationError) as error:
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
