"""The logs of tables: numbered entries, never changed but to forget a person."""

import asyncio

import msgspec
from sqlalchemy import Connection, delete, func, insert, select, update

from koloda.server.store.base import Base
from koloda.server.store.rows import PLAYING, chats, entries, seats, tables


class Batch(msgspec.Struct):
    """What one table wants stored in one go: entries from `number` on, and whether the game begins."""

    table: str
    number: int
    bodies: list[bytes]
    starts: bool = False


class Logs(Base):
    async def append(self, batches: list[Batch]) -> None:
        """Stores all of it or nothing; an IntegrityError says that another process was first."""
        if self.log is None:
            async with self.writing() as connection:
                await connection.run_sync(append_rows, batches)
        else:
            async with self.turn:
                await asyncio.get_running_loop().run_in_executor(self.thread, self.append_now, batches)

    def append_now(self, batches: list[Batch]) -> None:
        assert self.log is not None
        with self.log.begin() as connection:
            append_rows(connection, batches)

    async def entries(self, table: str, after: int = -1) -> list[bytes]:
        """The bodies of what was stored behind a number."""
        query = (
            select(entries.c.body)
            .where(entries.c.table_id == table, entries.c.number > after)
            .order_by(entries.c.number)
        )
        async with self.engine.connect() as connection:
            return [bytes(row[0]) for row in await connection.execute(query)]

    async def numbers(self, ids: list[str]) -> dict[str, int]:
        """How far the logs of these tables have come."""
        if not ids:
            return {}
        query = (
            select(entries.c.table_id, func.max(entries.c.number))
            .where(entries.c.table_id.in_(ids))
            .group_by(entries.c.table_id)
        )
        async with self.engine.connect() as connection:
            return {str(row[0]): int(row[1]) for row in await connection.execute(query)}

    async def forget_name(self, table: str, guest: str) -> None:
        """Takes a guest's name and id off a table's log and chat; what was played stays."""
        async with self.writing() as connection:
            await connection.execute(
                update(chats)
                .where(chats.c.table_id == table, chats.c.guest == guest)
                .values(name="", guest="")
            )
            found = await connection.execute(
                select(entries.c.number, entries.c.body).where(entries.c.table_id == table)
            )
            for number, body in found.all():
                changed = without_person(bytes(body), guest)
                if changed is not None:
                    await connection.execute(
                        update(entries)
                        .where(entries.c.table_id == table, entries.c.number == number)
                        .values(body=changed)
                    )
            await connection.execute(delete(seats).where(seats.c.table_id == table, seats.c.guest == guest))
            await connection.execute(
                update(tables).where(tables.c.id == table, tables.c.host == guest).values(host="")
            )


def append_rows(connection: Connection, batches: list[Batch]) -> None:
    if connection.dialect.name == "sqlite":
        # One statement for all rows: between two of them this thread would have to wait for the server's.
        values = [
            value
            for batch in batches
            for n, body in enumerate(batch.bodies, batch.number)
            for value in (batch.table, n, body)
        ]
        places = ",".join(["(?,?,?)"] * (len(values) // 3))
        connection.exec_driver_sql(
            f"INSERT INTO entries (table_id, number, body) VALUES {places}", tuple(values)
        )
    else:
        rows = [row for batch in batches for row in entry_rows(batch.table, batch.number, batch.bodies)]
        connection.execute(insert(entries), rows)
    begun = [batch.table for batch in batches if batch.starts]
    if begun:
        connection.execute(update(tables).where(tables.c.id.in_(begun)).values(status=PLAYING, code=None))


def entry_rows(table: str, number: int, bodies: list[bytes]) -> list[dict[str, object]]:
    return [{"table_id": table, "number": number + n, "body": body} for n, body in enumerate(bodies)]


def without_person(body: bytes, guest: str) -> bytes | None:
    """An entry without that person; None where he is not in it."""
    if guest.encode() not in body:
        return None

    def clean(value: object) -> object:
        if isinstance(value, dict):
            his = guest in value.values()
            return {key: "" if his and key == "name" else clean(inner) for key, inner in value.items()}
        if isinstance(value, list):
            return [clean(inner) for inner in value]
        return "" if value == guest else value

    return msgspec.json.encode(clean(msgspec.json.decode(body)))
