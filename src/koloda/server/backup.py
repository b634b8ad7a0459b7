"""Everything that a database holds as one file, and back: lines of JSON, compressed. Both are safe beside a
running server, and one kind of database may be read back into the other."""

import base64
import gzip
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, BinaryIO, cast

import msgspec
from sqlalchemy import Column, LargeBinary, Table, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from koloda.server.store.connect import open_patient_engine
from koloda.server.store.rows import metadata, outages, tables

HEAD = "koloda backup"
VERSION = 1
PASSING = ("health",)
"""Settings of this very moment."""
MOST_ROWS = 500
"""So many rows of one table are written at once."""

Row = dict[str, Any]
encode = msgspec.json.Encoder().encode


def ours(table: Table) -> bool:
    """Whether a row belongs to a table of players."""
    return any(key.column.table is tables for key in table.foreign_keys)


@asynccontextmanager
async def still(engine: AsyncEngine) -> AsyncIterator[AsyncConnection]:
    """The database as it is at one moment, whatever happens to it meanwhile."""
    patient = open_patient_engine(engine)
    try:
        async with patient.connect() as connection:
            if connection.dialect.name == "sqlite":
                await connection.exec_driver_sql("BEGIN")
            else:
                await connection.execution_options(isolation_level="REPEATABLE READ")
            yield connection
            await connection.rollback()
    finally:
        await patient.dispose()


async def write_backup(engine: AsyncEngine, path: Path, at: int) -> dict[str, int]:
    """How many rows of each kind there are; the file is there only when it is whole."""
    counts: dict[str, int] = {}
    part = path.with_name(f"{path.name}.part")
    part.touch(0o600)
    with gzip.open(part, "wb", compresslevel=6) as file:
        out = cast("BinaryIO", file)
        out.write(encode([HEAD, VERSION, at]) + b"\n")
        async with still(engine) as connection:
            for table in metadata.sorted_tables:
                counts[table.name] = await write_rows(connection, table, out)
        out.write(encode(["end", sum(counts.values())]) + b"\n")
    part.replace(path)
    return counts


async def write_rows(connection: AsyncConnection, table: Table, out: BinaryIO) -> int:
    count = 0
    async for row in await connection.stream(select(table).order_by(*table.primary_key)):
        found = {str(column.name): plain(column, value) for column, value in zip(table.c, row, strict=True)}
        if table.name == "settings" and found["name"] in PASSING:
            continue
        out.write(encode([str(table.name), found]) + b"\n")
        count += 1
    return count


def plain(column: Column[Any], value: Any) -> Any:
    if isinstance(column.type, LargeBinary) and value is not None:
        return base64.b64encode(value).decode()
    return value


async def read_backup(engine: AsyncEngine, path: Path, now: int, only: str = "") -> dict[str, int]:
    """Brings back what the backup has and the database has not (with `only` that table alone): how many
    rows; all of them or none. A table that is there keeps its own log, so that nothing is lost that happened
    since."""
    at = check_whole(path)
    counts: dict[str, int] = {}
    patient = open_patient_engine(engine)
    try:
        async with patient.begin() as connection:
            there = {str(row[0]) for row in await connection.execute(select(tables.c.id))}
            for name, rows in gather(path, only):
                table = metadata.tables[name]
                wanted = [row for row in rows if not (ours(table) and row["table_id"] in there)]
                counts[name] = counts.get(name, 0) + await add_rows(connection, table, wanted)
            if counts.get("tables"):  # the time since then is nobody's
                gap = {"began": at, "ended": now}
                if not await keys_there(connection, outages, [gap]):
                    await connection.execute(insert(outages), [gap])
    finally:
        await patient.dispose()
    return counts


def read_lines(path: Path) -> Iterator[list[Any]]:
    try:
        with gzip.open(path, "rb") as file:
            for line in file:
                found = msgspec.json.decode(line)
                if not isinstance(found, list):
                    raise ValueError(f"{path} is no backup")
                yield found
    except (OSError, EOFError, msgspec.DecodeError) as error:
        raise ValueError(f"{path} cannot be read: {error}") from None


def check_whole(path: Path) -> int:
    """When it was written; a ValueError says what is wrong with it."""
    lines = read_lines(path)
    head = next(lines, [])
    if head[:1] != [HEAD] or head[1] > VERSION:
        raise ValueError(f"{path} is no backup that this Koloda can read")
    last: list[Any] = []
    count = -1
    for last in lines:
        count += 1
        if last[0] != "end" and last[0] not in metadata.tables:
            raise ValueError(f"{path} was written by a newer Koloda")
    if last != ["end", count]:
        raise ValueError(f"{path} is not whole")
    return int(head[2])


def gather(path: Path, only: str) -> Iterator[tuple[str, list[Row]]]:
    """The rows of the file, some of one kind at a time; a row comes behind those that it names."""
    kind, rows = "", list[Row]()
    for name, row, *_ in read_lines(path):
        if name not in metadata.tables:
            continue
        if name != kind or len(rows) >= MOST_ROWS:
            if rows:
                yield kind, rows
            kind, rows = name, []
        if belongs(name, row, only):
            rows.append(row)
    if rows:
        yield kind, rows


def belongs(name: str, row: Row, only: str) -> bool:
    if not only:
        return True
    if name == "tables":
        return bool(row["id"] == only)
    return bool(row.get("table_id") == only) if ours(metadata.tables[name]) else name in ("guests", "packs")


async def add_rows(connection: AsyncConnection, table: Table, rows: list[Row]) -> int:
    """Those that are not there."""
    known = await keys_there(connection, table, rows) if rows else set()
    new = [fitting(table, row) for row in rows if key_of(table, row) not in known]
    if new:
        await connection.execute(insert(table), new)
    return len(new)


def key_of(table: Table, row: Row) -> tuple[Any, ...]:
    return tuple(row[column.name] for column in table.primary_key)


async def keys_there(connection: AsyncConnection, table: Table, rows: list[Row]) -> set[tuple[Any, ...]]:
    first = next(iter(table.primary_key))
    names = {row[first.name] for row in rows}
    query = select(*table.primary_key).where(first.in_(names))
    return {tuple(row) for row in await connection.execute(query)}


def fitting(table: Table, row: Row) -> Row:
    """A row as this database wants it: nobody leads what comes from a backup."""
    found: Row = {column.name: row.get(column.name) for column in table.c}
    for column in table.c:
        if isinstance(column.type, LargeBinary) and found[column.name] is not None:
            found[column.name] = base64.b64decode(found[column.name])
    if table is tables:
        found |= {"lease_by": None, "lease_until": 0}
        found["due"] = 0 if row["status"] == "playing" else None
    return found
