"""What whoever runs the server may want to know of its database, and do to it, beside the running server."""

import ipaddress
from collections.abc import AsyncIterator
from pathlib import Path

import msgspec
from sqlalchemy import delete, func, select, text

from koloda.kernel.seats import letter
from koloda.server.backup import still
from koloda.server.guard import place_of
from koloda.server.opening import open_stored
from koloda.server.store.rows import CLOSED, OVER, entries, guests, metadata, seats, tables
from koloda.server.store.store import Store
from koloda.table.clocks import HandClock
from koloda.table.table import Table

AT_ONCE = 200
"""So many tables are deleted in one transaction."""


class ListedTable(msgspec.Struct):
    """A table in a list; `aside` says why it cannot be played, `led` whether a server runs it now."""

    id: str
    game: str
    status: str
    aside: str
    people: int
    count: int
    touched: int
    led: bool


class Sitter(msgspec.Struct):
    seat: str
    guest: str
    name: str


class InspectedTable(msgspec.Struct):
    """One table, without its cards."""

    table: ListedTable
    public: bool
    watch: bool
    host: str
    created: int
    due: int | None
    lease_by: str
    lease_until: int
    entries: int
    bytes: int
    sitters: list[Sitter]


class Sizes(msgspec.Struct):
    """Rows of each kind, tables by game and how they stand, and the bytes of all."""

    rows: dict[str, int]
    tables: dict[str, int]
    bytes: int


LISTED = (
    tables.c.id,
    tables.c.game,
    tables.c.status,
    func.coalesce(tables.c.aside, ""),
    tables.c.people,
    tables.c.count,
    tables.c.touched,
    tables.c.lease_by.is_not(None),
)


async def list_tables(
    store: Store, *, status: str = "", game: str = "", limit: int = 50
) -> list[ListedTable]:
    """The newest first; `aside` is a status too."""
    query = select(*LISTED).order_by(tables.c.touched.desc()).limit(limit)
    if status == "aside":
        query = query.where(tables.c.aside.is_not(None))
    elif status:
        query = query.where(tables.c.status == status)
    if game:
        query = query.where(tables.c.game == game)
    async with store.engine.connect() as connection:
        return [ListedTable(*row) for row in await connection.execute(query)]


async def inspect(store: Store, id: str) -> InspectedTable | None:
    sitting = (
        select(seats.c.seat, seats.c.guest, func.coalesce(guests.c.name, ""))
        .outerjoin(guests, guests.c.id == seats.c.guest)
        .where(seats.c.table_id == id)
        .order_by(seats.c.seat)
    )
    size = select(func.count(), func.coalesce(func.sum(func.length(entries.c.body)), 0)).where(
        entries.c.table_id == id
    )
    async with store.engine.connect() as connection:
        listed = (await connection.execute(select(*LISTED).where(tables.c.id == id))).first()
        row = (await connection.execute(select(tables).where(tables.c.id == id))).first()
        if listed is None or row is None:
            return None
        count, length = (await connection.execute(size)).one()
        sitters = [
            Sitter(letter(seat), guest, name) for seat, guest, name in await connection.execute(sitting)
        ]
    return InspectedTable(
        ListedTable(*listed),
        row.public,
        row.watch,
        row.host,
        row.created,
        row.due,
        row.lease_by or "",
        row.lease_until,
        int(count),
        int(length),
        sitters,
    )


async def measure(store: Store) -> Sizes:
    async with still(store.engine) as connection:
        rows = {
            table.name: int((await connection.execute(select(func.count()).select_from(table))).scalar_one())
            for table in metadata.sorted_tables
        }
        by_game = select(tables.c.game, tables.c.status, func.count()).group_by(
            tables.c.game, tables.c.status
        )
        counted = {f"{game} {status}": int(n) for game, status, n in await connection.execute(by_game)}
        whole = (
            "SELECT page_count * page_size FROM pragma_page_count(), pragma_page_size()"
            if store.embedded
            else "SELECT pg_database_size(current_database())"
        )
        size = int((await connection.execute(text(whole))).scalar_one())
    return Sizes(rows, dict(sorted(counted.items())), size)


async def old_tables(store: Store, ages: dict[str, int]) -> list[str]:
    """Those that nobody has touched for so many ms, by how they stand."""
    now = store.clock()
    found: list[str] = []
    async with store.engine.connect() as connection:
        for status, ms in ages.items():
            query = select(tables.c.id).where(tables.c.status == status, tables.c.touched < now - ms)
            found += [
                str(row[0]) for row in await connection.execute(query.where(tables.c.lease_by.is_(None)))
            ]
    return found


async def delete_tables(store: Store, ids: list[str]) -> int:
    """With their logs, seats and chat; not those that a server has taken up meanwhile."""
    count = 0
    for start in range(0, len(ids), AT_ONCE):
        some = ids[start : start + AT_ONCE]
        async with store.writing() as connection:
            found = await connection.execute(
                delete(tables).where(tables.c.id.in_(some), tables.c.lease_by.is_(None))
            )
            count += found.rowcount
    return count


async def finished(store: Store) -> AsyncIterator[tuple[str, str, Table | None]]:
    """Every finished game: its id, its kind and the table, None where it cannot be read."""
    query = select(tables.c.id).where(tables.c.status == OVER, tables.c.aside.is_distinct_from(CLOSED))
    async with store.engine.connect() as connection:
        ids = [str(row[0]) for row in await connection.execute(query.order_by(tables.c.created))]
    for id in ids:
        row = await store.table(id)
        bodies = await store.entries(id)
        if row is None or not bodies:
            continue
        try:
            yield id, row.game, await open_stored(store, row, bodies, HandClock(0))
        except Exception:  # whatever it is, it is this table's alone
            yield id, row.game, None


async def export(store: Store, folder: Path, *, closed: bool) -> dict[str, int]:
    """Every finished game as `GAME/ID.txt`: how many were written, kept back because not all agreed, or
    cannot be read. With `closed` those are written too to which not all agreed."""
    counts = {"written": 0, "closed": 0, "unreadable": 0}
    async for id, game, table in finished(store):
        record = None if table is None else table.record().text() if closed else table.open_record()
        if table is None or not table.is_over:
            counts["unreadable"] += 1
        elif record is None:
            counts["closed"] += 1
        else:
            (folder / game).mkdir(parents=True, exist_ok=True)
            (folder / game / f"{id}.txt").write_text(record, encoding="utf-8")
            counts["written"] += 1
    return counts


def whom(told: str) -> str:
    """A guest's id, or an address as requests are counted by it."""
    try:
        ipaddress.ip_address(told)
    except ValueError:
        return told
    return place_of((told, 0))
