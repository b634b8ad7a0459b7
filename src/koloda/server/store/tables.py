"""How tables stand in a few columns: what lists and searches need. The truth is the log."""

from contextlib import suppress
from typing import Any

from sqlalchemy import Row, Select, func, insert, select, union, update
from sqlalchemy.exc import IntegrityError

from koloda.server.store.database import Database
from koloda.server.store.logs import TableSummary, entry_rows, write_sitters, write_summary
from koloda.server.store.rows import WAITING, entries, guests, packs, seats, tables
from koloda.wire.lobby import Listing


class TableRow(Listing, kw_only=True):
    game: str
    created: int
    status: str = WAITING
    aside: str | None = None
    """Why it could not be read, when somebody last tried."""


class Tables(Database):
    async def add_table(
        self,
        table: TableRow,
        summary: TableSummary,
        bodies: list[bytes],
        contents: dict[str, str],
        before: str = "",
    ) -> None:
        """A new table with the first entries of its log and what its options name (`Game.contents`); an
        IntegrityError says that the code is taken. That of the table `before` it in its room comes over."""
        await self.keep_contents(contents)
        async with self.writing() as connection:
            if before:
                code = select(tables.c.code).where(tables.c.id == before)
                table.code = (await connection.execute(code)).scalar() or table.code
                await connection.execute(update(tables).where(tables.c.id == before).values(code=None))
            await connection.execute(
                insert(tables).values(
                    id=table.id,
                    code=table.code,
                    room=table.room or table.id,
                    game=table.game,
                    public=table.public,
                    watch=table.watch,
                    host=summary.host,
                    status=summary.status,
                    count=summary.count,
                    people=summary.people,
                    free=summary.free,
                    created=table.created,
                    touched=table.created,
                    due=None,
                    lease_by=None,
                    lease_until=0,
                )
            )
            await connection.execute(insert(entries), entry_rows(table.id, 0, bodies))
            await connection.run_sync(write_sitters, table.id, summary)

    async def keep_contents(self, contents: dict[str, str]) -> None:
        """Once for all: what a name with a digest means never changes."""
        for name, text in contents.items():
            if await self.content(name) is None:
                with suppress(IntegrityError):  # another table was first
                    async with self.writing() as connection:
                        await connection.execute(insert(packs).values(name=name, text=text))

    async def content(self, name: str) -> str | None:
        async with self.engine.connect() as connection:
            text = (await connection.execute(select(packs.c.text).where(packs.c.name == name))).scalar()
        return None if text is None else str(text)

    async def table(self, id: str) -> TableRow | None:
        query = select(
            tables.c.id,
            tables.c.code,
            func.coalesce(tables.c.room, tables.c.id).label("room"),
            tables.c.game,
            tables.c.public,
            tables.c.watch,
            tables.c.created,
            tables.c.status,
            tables.c.aside,
        ).where(tables.c.id == id)
        async with self.engine.connect() as connection:
            row = (await connection.execute(query)).first()
        return None if row is None else TableRow(**row._mapping)

    async def find_code(self, code: str) -> str | None:
        async with self.engine.connect() as connection:
            id = (await connection.execute(select(tables.c.id).where(tables.c.code == code))).scalar()
        return None if id is None else str(id)

    async def count_codes(self) -> int:
        """How many rooms are open."""
        async with self.engine.connect() as connection:
            return int((await connection.execute(select(func.count(tables.c.code)))).scalar_one())

    async def room(self, id: str) -> list[Row[Any]]:
        """The tables of a room, in order."""
        query = (
            select(tables.c.id, tables.c.code, tables.c.game, tables.c.status, tables.c.result)
            .where(tables.c.room == id)
            .order_by(tables.c.created)
        )
        async with self.engine.connect() as connection:
            return list(await connection.execute(query))

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
        async with self.engine.connect() as connection:
            found = await connection.execute(query_of(guest, limit, status))
            return [str(row[0]) for row in found]

    async def write_summary(self, table: str, summary: TableSummary) -> None:
        async with self.writing() as connection:
            await connection.run_sync(write_summary, table, summary, self.clock())


def query_of(guest: str, limit: int, status: str = "") -> Select[tuple[str]]:
    """The tables of a guest, the newest first. Each half goes by its own index: with "or" between them every
    table of the server would be looked at."""
    mine = union(
        select(seats.c.table_id).where(seats.c.guest == guest),
        select(tables.c.id).where(tables.c.host == guest),
    )
    query = select(tables.c.id).where(tables.c.id.in_(mine))
    if status:
        query = query.where(tables.c.status == status)
    return query.order_by(tables.c.touched.desc()).limit(limit)
