"""What a server would meet here: its settings, its port, its database, its bus, its limits."""

import asyncio
import os
import sqlite3
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import closing, suppress
from pathlib import Path

from sqlalchemy import text

from koloda.cli.doctor.findings import Finding, fine, note, wrong
from koloda.cli.doctor.installation import free_space
from koloda.server.bus import open_bus
from koloda.server.checks import check, hidden, unknown_variables
from koloda.server.settings import ServerSettings
from koloda.server.starting import PATIENCE, bind, database_file, reason
from koloda.server.store.connect import DATABASE_ERRORS, open_engine

SLOW_MS = 20
"""A store or a bus that takes longer over one question holds every move up."""
LEAST_SPACE = 500
"""MB: below, a full disk is near."""
TIMES = 5


def examine_server(settings: ServerSettings) -> Iterator[Finding]:
    for sentence in unknown_variables():
        yield note("variable", why=sentence)
    try:
        check(settings)  # also loads the drivers of its addresses
        open_engine(settings.database)
    except ModuleNotFoundError as error:
        yield wrong("driver", name=error.name or "")
        return
    except ValueError as error:
        yield wrong("setting", why=str(error))
        return
    yield examine_port(settings)
    file = database_file(settings.database)
    yield from examine_file(file) if file is not None else asyncio.run(examine_postgresql(settings.database))
    if settings.bus:
        yield asyncio.run(examine_bus(settings.bus))
    elif not settings.embedded:
        yield note("bus-none")
    yield from examine_files(settings)


def examine_port(settings: ServerSettings) -> Finding:
    place = {"host": settings.host, "port": str(settings.port)}
    try:
        for line in bind(settings.host, settings.port):
            line.close()
    except ValueError as error:
        if is_koloda(settings):
            return note("port-koloda", **place)
        return wrong("port", **place, why=str(error))
    return fine("port-free", **place)


def is_koloda(settings: ServerSettings) -> bool:
    """Whether it is a server of ours that has the port."""
    host = "127.0.0.1" if settings.host in ("0.0.0.0", "::") else settings.host
    try:
        with urllib.request.urlopen(f"http://{host}:{settings.port}/metrics", timeout=3) as answer:
            return b"koloda_build_info" in answer.read()
    except (OSError, urllib.error.URLError, ValueError):
        return False


def examine_file(file: Path) -> Iterator[Finding]:
    """Nothing is changed: a file that is not there yet is made by the server."""
    folder = file.parent
    if not folder.is_dir():
        yield wrong("folder-missing", folder=str(folder))
        return
    if not os.access(folder, os.W_OK) or (file.exists() and not os.access(file, os.W_OK)):
        yield wrong("file-unwritable", file=str(file))
        return
    if not file.exists():
        yield fine("file-new", file=str(file))
    else:
        try:
            with closing(sqlite3.connect(f"{file.as_uri()}?mode=ro", uri=True, timeout=5)) as store:
                told = store.execute("PRAGMA quick_check(1)").fetchone()[0]
                tables = store.execute("SELECT 1 FROM sqlite_master WHERE name = 'tables'").fetchone()
            if told != "ok":
                yield wrong("file-spoilt", file=str(file), why=str(told))
                return
            yield fine("file", file=str(file)) if tables else note("file-empty", file=str(file))
        except sqlite3.Error as error:
            yield wrong("file-spoilt", file=str(file), why=reason(error))
            return
        if os.name != "nt" and file.stat().st_mode & 0o077:
            yield note("file-open", file=str(file))
    space = free_space(str(folder))
    yield fine("space", count=space) if space >= LEAST_SPACE else wrong("space-low", count=space)


async def examine_postgresql(database: str) -> list[Finding]:
    engine = open_engine(database)
    try:
        async with asyncio.timeout(PATIENCE), engine.connect() as connection:
            told = str((await connection.execute(text("SHOW server_version"))).scalar())
            may = (await connection.execute(text("SELECT NOT pg_is_in_recovery()"))).scalar()
            took = []
            for _ in range(TIMES):
                began = time.perf_counter()
                await connection.execute(text("SELECT 1"))
                took.append(time.perf_counter() - began)
        found = [fine("database", url=hidden(database), version=told.split()[0])]
        if not may:
            found.append(wrong("database-read-only", url=hidden(database)))
        return found + slow("database-slow", min(took))
    except DATABASE_ERRORS as error:
        return [wrong("database-away", url=hidden(database), why=reason(error))]
    finally:
        await engine.dispose()


async def examine_bus(url: str) -> Finding:
    bus = open_bus(url)
    try:
        began = time.perf_counter()
        async with asyncio.timeout(PATIENCE):
            await bus.open()
        took = time.perf_counter() - began
        return next(iter(slow("bus-slow", took / TIMES)), fine("bus", url=hidden(url)))
    except OSError as error:
        return wrong("bus-away", url=hidden(url), why=reason(error))
    finally:
        with suppress(OSError):
            await bus.close()


def slow(what: str, seconds: float) -> list[Finding]:
    ms = round(seconds * 1000)
    return [note(what, count=ms)] if ms > SLOW_MS else []


def examine_files(settings: ServerSettings) -> Iterator[Finding]:
    """How many files may be open, as far as a process may raise that."""
    try:
        import resource
    except ImportError:
        return
    from koloda.server.run import SPARE

    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    if hard != resource.RLIM_INFINITY and hard < settings.sockets + SPARE:
        yield note("open-files", count=hard, wanted=settings.sockets + SPARE)
