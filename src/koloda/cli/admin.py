"""`koloda admin`: looking after the tables, the people and the database of a server, also while it runs."""

import argparse
import asyncio
import sys
import time
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from koloda.cli.errors import CommandError
from koloda.cli.serve import read_settings

if TYPE_CHECKING:
    from koloda.server.store.store import Store

UNITS = {"s": 1, "m": 60, "h": 3600, "d": 86400}


def admin(arguments: argparse.Namespace) -> int:
    # Only the server's commands need these; every other one starts faster without them.
    from koloda.server.checks import check, hidden
    from koloda.server.starting import database_file, prepare_database, reason
    from koloda.server.store.connect import DATABASE_ERRORS, open_engine, open_patient_engine
    from koloda.server.store.store import Store

    settings = read_settings(arguments)

    async def work() -> None:
        await prepare_database(settings.database)
        engine = open_engine(settings.database)
        store = Store(open_patient_engine(engine))
        try:
            await ORDERS[arguments.what](store, arguments)
        finally:
            await store.close()
            await engine.dispose()

    try:
        check(settings)
        file = database_file(settings.database)
        if file is not None and not file.exists():
            raise CommandError(f"there is no database {file}")
        asyncio.run(work())
    except ValueError as error:
        raise CommandError(str(error)) from None
    except DATABASE_ERRORS as error:
        raise CommandError(f"{hidden(settings.database)}: {reason(error)}") from None
    return 0


def seconds(text: str) -> int:
    number, unit = text[:-1], text[-1:]
    if not number.isdecimal() or unit not in UNITS:
        raise CommandError(f"a time is like 90d, 12h, 30m or 45s, not {text!r}")
    return int(number) * UNITS[unit]


def day(ms: int) -> str:
    return time.strftime("%Y-%m-%d %H:%M", time.localtime(ms / 1000)) if ms else "-"


def show(rows: Sequence[tuple[str, ...]]) -> None:
    """Columns, as wide as they must be."""
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    for row in rows:
        line = "  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True))
        print(line.rstrip())


def show_json(value: object) -> None:
    import msgspec

    sys.stdout.write(msgspec.json.format(msgspec.json.encode(value), indent=1).decode() + "\n")


# Tables


async def tables(store: "Store", arguments: argparse.Namespace) -> None:
    from koloda.server.admin import list_tables

    found = await list_tables(
        store, status=arguments.status or "", game=arguments.game or "", limit=arguments.limit
    )
    if arguments.json:
        show_json(found)
        return
    rows = [("id", "game", "status", "people", "touched", "aside")]
    for one in found:
        status = f"{one.status}, led" if one.led else one.status
        rows.append((one.id, one.game, status, f"{one.people}/{one.count}", day(one.touched), one.aside))
    show(rows)


async def table(store: "Store", arguments: argparse.Namespace) -> None:
    from koloda.server.admin import inspect

    found = await inspect(store, arguments.id)
    if found is None:
        raise CommandError(f"there is no table {arguments.id}")
    if arguments.json:
        show_json(found)
        return
    one = found.table
    show(
        [
            ("id", one.id),
            ("game", one.game),
            ("status", one.status),
            ("aside", one.aside or "-"),
            ("created", day(found.created)),
            ("touched", day(one.touched)),
            ("public", "yes" if found.public else "no"),
            ("watch", "yes" if found.watch else "no"),
            ("owner", found.host or "-"),
            ("led by", f"{found.lease_by} until {day(found.lease_until)}" if found.lease_by else "-"),
            ("log", f"{found.entries} entries, {found.bytes} bytes"),
            *((f"seat {sitter.seat}", f"{sitter.guest} {sitter.name}") for sitter in found.sitters),
        ]
    )


async def close(store: "Store", arguments: argparse.Namespace) -> None:
    from koloda.server.store.rows import CLOSED

    await hold(store, arguments.id, CLOSED, "is closed")


async def quarantine(store: "Store", arguments: argparse.Namespace) -> None:
    from koloda.server.store.rows import HELD

    await hold(store, arguments.id, HELD, "is set aside")


async def hold(store: "Store", id: str, why: str, said: str) -> None:
    if not await store.hold(id, why):
        raise CommandError(f"there is no table {id}")
    print(f"table {id} {said}")


async def release(store: "Store", arguments: argparse.Namespace) -> None:
    if not await store.free(arguments.id):
        raise CommandError(f"no table {arguments.id} is set aside")
    print(f"table {arguments.id} goes on")


# People


async def ban(store: "Store", arguments: argparse.Namespace) -> None:
    from koloda.server.admin import whom
    from koloda.server.store.orders import Ban

    until = store.clock() + 1000 * seconds(arguments.time) if arguments.time else 0
    who = whom(arguments.who)
    if len(who) > 32:
        raise CommandError(f"{who!r} is neither a guest's id nor an address")
    await store.ban(who, Ban(until, arguments.why))
    print(f"{who} is kept out {'until ' + day(until) if until else 'for good'}")


async def unban(store: "Store", arguments: argparse.Namespace) -> None:
    from koloda.server.admin import whom

    if not await store.unban(whom(arguments.who)):
        raise CommandError(f"{arguments.who} is not kept out")
    print(f"{arguments.who} is let in again")


async def bans(store: "Store", arguments: argparse.Namespace) -> None:
    found = (await store.standing_orders()).bans
    show([("who", "until", "why"), *((who, day(ban.until), ban.why) for who, ban in sorted(found.items()))])


async def announce(store: "Store", arguments: argparse.Namespace) -> None:
    text = " ".join(arguments.text.split())
    if len(text) > 300:
        raise CommandError("a notice has at most 300 letters")
    await store.announce(text)
    print("everybody at a table reads it" if text else "the notice is taken back")


# The database


async def backup(store: "Store", arguments: argparse.Namespace) -> None:
    from koloda.server.backup import write_backup

    path = Path(arguments.file)
    try:
        counts = await write_backup(store.engine, path, store.clock())
    except OSError as error:
        raise CommandError(f"{path} cannot be written: {error.strerror}") from None
    print(f"{path}: {counts['tables']} tables, {counts['entries']} entries, {path.stat().st_size} bytes")


async def restore(store: "Store", arguments: argparse.Namespace) -> None:
    from koloda.server.backup import read_backup

    counts = await read_backup(store.engine, Path(arguments.file), store.clock(), arguments.table)
    print(f"brought back: {counts.get('tables', 0)} tables, {counts.get('entries', 0)} entries")


async def export(store: "Store", arguments: argparse.Namespace) -> None:
    from koloda.server.admin import export as write

    try:
        counts = await write(store, Path(arguments.folder), closed=arguments.closed)
    except OSError as error:
        raise CommandError(f"{arguments.folder} cannot be written to: {error.strerror}") from None
    kept = f", {counts['closed']} kept back: not all have agreed" if counts["closed"] else ""
    bad = f", {counts['unreadable']} cannot be read" if counts["unreadable"] else ""
    print(f"{counts['written']} records{kept}{bad}")


async def prune(store: "Store", arguments: argparse.Namespace) -> None:
    from koloda.server.admin import delete_tables, old_tables

    told = {status: getattr(arguments, status) for status in ("waiting", "playing", "over")}
    ages = {status: 1000 * seconds(text) for status, text in told.items() if text}
    if not ages:
        raise CommandError("say what is old: --over 365d, --playing 30d or --waiting 1d")
    found = await old_tables(store, ages)
    if arguments.dry_run:
        print(f"{len(found)} tables would be deleted")
    else:
        print(f"{await delete_tables(store, found)} tables are deleted")


async def sizes(store: "Store", arguments: argparse.Namespace) -> None:
    from koloda.server.admin import measure

    found = await measure(store)
    if arguments.json:
        show_json(found)
        return
    rows = [(name, str(count)) for name, count in {**found.rows, **found.tables}.items()]
    show([*rows, ("bytes", str(found.bytes))])


ORDERS: dict[str, Callable[["Store", argparse.Namespace], Awaitable[None]]] = {
    "tables": tables,
    "table": table,
    "close": close,
    "quarantine": quarantine,
    "release": release,
    "ban": ban,
    "unban": unban,
    "bans": bans,
    "announce": announce,
    "backup": backup,
    "restore": restore,
    "export": export,
    "prune": prune,
    "sizes": sizes,
}
