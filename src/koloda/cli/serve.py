"""`koloda serve` and `koloda db upgrade`."""

import argparse
import asyncio
import os
import sys
import threading
import webbrowser
from typing import TYPE_CHECKING

from koloda.cli.errors import CommandError
from koloda.cli.setup import complain
from koloda.cli.words import say

if TYPE_CHECKING:
    from koloda.server.settings import ServerSettings


def serve(arguments: argparse.Namespace) -> int:
    # Only the server needs these; every other command starts faster without them.
    from koloda.server.checks import unknown_variables
    from koloda.server.run import address, qr_code
    from koloda.server.run import serve as run

    def announce(settings: "ServerSettings") -> None:
        print(f"Koloda: {address(settings)}", flush=True)
        if arguments.lan and sys.stdout.isatty():
            print(qr_code(address(settings)), flush=True)
        if arguments.open and has_display():
            threading.Thread(target=webbrowser.open, args=(address(settings),), daemon=True).start()

    settings = read_settings(arguments)
    for sentence in unknown_variables():
        print(f"koloda: {sentence}", file=sys.stderr)
    complain()
    try:
        run(settings, announce)
    except ValueError as error:
        raise CommandError(str(error)) from None
    return 0


def has_display() -> bool:
    return sys.platform in ("win32", "darwin") or any(map(os.environ.get, ("DISPLAY", "WAYLAND_DISPLAY")))


def db(arguments: argparse.Namespace) -> int:
    from koloda.server.checks import check
    from koloda.server.starting import database_file, prepare_database, prepare_file

    settings = read_settings(arguments)
    try:
        check(settings)
        file = database_file(settings.database)
        if file is not None:
            prepare_file(file)
        asyncio.run(prepare_database(settings.database))
    except ValueError as error:
        raise CommandError(str(error)) from None
    print(say("database-ready"))
    return 0


def read_settings(arguments: argparse.Namespace) -> "ServerSettings":
    """Flags before the environment before what is usual."""
    from koloda.server.settings import ServerSettings, read_environment

    try:
        told = read_environment()
    except ValueError as error:
        raise CommandError(str(error)) from None
    told.update(
        {
            name: value
            for name, value in vars(arguments).items()
            if name in ServerSettings.__struct_fields__ and value is not None
        }
    )
    if getattr(arguments, "lan", False) and "host" not in told:
        told["host"] = "0.0.0.0"
    return ServerSettings(**told)  # type: ignore[arg-type]
