"""`koloda serve` and `koloda db upgrade`."""

import argparse
import asyncio
import sys
from typing import TYPE_CHECKING

from koloda.cli.errors import Trouble

if TYPE_CHECKING:
    from koloda.server.settings import Settings


def serve(arguments: argparse.Namespace) -> int:
    # Only the server needs these; every other command starts faster without them.
    from koloda.server.run import address, qr_code
    from koloda.server.run import serve as run

    settings = read_settings(arguments)
    print(f"Koloda: {address(settings)}", flush=True)
    if arguments.lan and sys.stdout.isatty():
        print(qr_code(address(settings)), flush=True)
    try:
        run(settings)
    except ValueError as error:
        raise Trouble(str(error)) from None
    return 0


def db(arguments: argparse.Namespace) -> int:
    from koloda.server.store.connect import open_engine, upgrade

    async def work(database: str) -> None:
        engine = open_engine(database)
        await upgrade(engine)
        await engine.dispose()

    settings = read_settings(arguments)
    try:
        asyncio.run(work(settings.database))
    except ValueError as error:
        raise Trouble(str(error)) from None
    except OSError as error:
        raise Trouble(f"the database does not answer: {error}") from None
    print("the database is up to date")
    return 0


def read_settings(arguments: argparse.Namespace) -> "Settings":
    """Flags before the environment before what is usual."""
    from koloda.server.settings import Settings, read_environment

    try:
        told = read_environment()
    except ValueError as error:
        raise Trouble(str(error)) from None
    told.update(
        {
            name: value
            for name, value in vars(arguments).items()
            if name in Settings.__struct_fields__ and value is not None
        }
    )
    if getattr(arguments, "lan", False) and "host" not in told:
        told["host"] = "0.0.0.0"
    return Settings(**told)  # type: ignore[arg-type]
