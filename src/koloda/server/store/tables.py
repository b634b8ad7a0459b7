"""The index cards of tables: what lists and searches need. The truth is the log."""

from typing import Any

import msgspec
from sqlalchemy import Row, delete, exists, func, insert, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from koloda.server.store.base import Base
from koloda.server.store.logs import entry_rows
from koloda.server.store.rows import WAITING, entries, guests, seats, tables


class Card(msgspec.Struct, kw_only=True):
    """The part of a table's row that follows from its log; `sitters` are seats and their guests."""

    status: str
    count: int
    people: int
    free: int
    host: str
    sitters: dict[int, str]


class TableRow(msgspec.Struct, kw_only=True):
    id: str
    code: str | None
    game: str
    public: bool
    watch: bool
    created: int
    status: str = WAITING


class Tables(Base):
    async def add_table(self, table: TableRow, card: Card, bodies: list[bytes]) -> None:
        """A new table with the first entries of its log; an IntegrityError says that the code is taken."""
        async with self.writing() as connection:
            await connection.execute(
                insert(tables).values(
                    id=table.id,
                    code=table.code,
                    game=table.game,
                    public=table.public,
                    watch=table.watch,
                    host=card.host,
                    status=card.status,
                    count=card.count,
                    people=card.people,
                    free=card.free,
                    created=table.created,
                    touched=table.created,
                    due=None,
                    lease_by=None,
                    lease_until=0,
                )
            )
            await connection.execute(insert(entries), entry_rows(table.id, 0, bodies))
            await write_sitters(connection, table.id, card)

    async def table(self, id: str) -> TableRow | None:
        query = select(
            tables.c.id,
            tables.c.code,
            tables.c.game,
            tables.c.public,
            tables.c.watch,
            tables.c.created,
            tables.c.status,
        ).where(tables.c.id == id)
        async with self.engine.connect() as connection:
            row = (await connection.execute(query)).first()
        return None if row is None else TableRow(**row._mapping)

    async def find_code(self, code: str) -> str | None:
        async with self.engine.connect() as connection:
            found = await connection.execute(
                select(tables.c.id).where(tables.c.code == code, tables.c.status == WAITING)
            )
            id = found.scalar()
        return None if id is None else str(id)

    async def public_tables(self, limit: int = 100) -> list[Row[Any]]:
        query = (
            select(
                tables,
                tables.c.count.label("chairs"),
                func.coalesce(guests.c.name, "").label("host_name"),
            )
            .outerjoin(guests, guests.c.id == tables.c.host)
            .where(tables.c.status == WAITING, tables.c.public)
            .order_by(tables.c.created.desc())
            .limit(limit)
        )
        async with self.engine.connect() as connection:
            return list(await connection.execute(query))

    async def tables_of(self, guest: str, limit: int = 50, status: str = "") -> list[str]:
        mine = exists().where(seats.c.table_id == tables.c.id, seats.c.guest == guest)
        query = select(tables.c.id).where(or_(tables.c.host == guest, mine))
        if status:
            query = query.where(tables.c.status == status)
        async with self.engine.connect() as connection:
            found = await connection.execute(query.order_by(tables.c.touched.desc()).limit(limit))
            return [str(row[0]) for row in found]

    async def write_card(self, table: str, card: Card) -> None:
        values: dict[str, object] = {
            "touched": self.clock(),
            "status": card.status,
            "count": card.count,
            "people": card.people,
            "free": card.free,
            "host": card.host,
        }
        if card.status != WAITING:
            values["code"] = None
        async with self.writing() as connection:
            await connection.execute(update(tables).where(tables.c.id == table).values(values))
            await connection.execute(delete(seats).where(seats.c.table_id == table))
            await write_sitters(connection, table, card)

    async def drop_table(self, table: str) -> None:
        async with self.writing() as connection:
            await connection.execute(delete(tables).where(tables.c.id == table))


async def write_sitters(connection: AsyncConnection, table: str, card: Card) -> None:
    if card.sitters:
        await connection.execute(
            insert(seats),
            [{"table_id": table, "seat": seat, "guest": guest} for seat, guest in card.sitters.items()],
        )
