"""`koloda serve` and `koloda db upgrade`."""

import argparse
import asyncio
import os
import socket
import sys
import threading
import time
import webbrowser
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
    if arguments.open and has_display():
        threading.Thread(target=open_page, args=(settings,), daemon=True).start()
    try:
        run(settings)
    except ValueError as error:
        raise Trouble(str(error)) from None
    return 0


def has_display() -> bool:
    return sys.platform in ("win32", "darwin") or any(map(os.environ.get, ("DISPLAY", "WAYLAND_DISPLAY")))


def open_page(settings: "Settings") -> None:
    """Shows the page as soon as the server answers."""
    from koloda.server.run import address

    host = "127.0.0.1" if settings.host in ("0.0.0.0", "::") else settings.host
    for _ in range(100):
        try:
            socket.create_connection((host, settings.port), 1).close()
        except OSError:
            time.sleep(0.1)
        else:
            webbrowser.open(address(settings))
            return


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
