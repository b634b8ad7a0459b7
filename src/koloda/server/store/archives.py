"""Finished games in a form that needs no rules."""

from contextlib import suppress

from sqlalchemy import func, insert, select, update
from sqlalchemy.exc import IntegrityError

from koloda.server.store.database import Database
from koloda.server.store.rows import ARCHIVED, NOT_YET, OVER, UNABLE, archives, replays, tables


class Archives(Database):
    async def unarchived(self, limit: int) -> list[str]:
        """Finished games that are not archived yet."""
        query = select(tables.c.id).where(tables.c.status == OVER, tables.c.archived == NOT_YET).limit(limit)
        async with self.engine.connect() as connection:
            return [str(row[0]) for row in await connection.execute(query)]

    async def count_unarchived(self) -> int:
        query = select(func.count()).where(tables.c.status == OVER, tables.c.archived != ARCHIVED)
        async with self.engine.connect() as connection:
            return int((await connection.execute(query)).scalar_one())

    async def write_archive(self, table: str, head: bytes, pages: list[bytes]) -> None:
        with suppress(IntegrityError):  # another process was first, or the table is deleted
            async with self.writing() as connection:
                await connection.execute(insert(archives).values(table_id=table, head=head))
                if pages:
                    rows = [
                        {"table_id": table, "page": page, "body": body} for page, body in enumerate(pages)
                    ]
                    await connection.execute(insert(replays), rows)
                await connection.execute(update(tables).where(tables.c.id == table).values(archived=ARCHIVED))

    async def cannot_archive(self, table: str) -> None:
        async with self.writing() as connection:
            await connection.execute(update(tables).where(tables.c.id == table).values(archived=UNABLE))

    async def try_archives_again(self) -> None:
        """At the start: another version may be able to."""
        async with self.writing() as connection:
            await connection.execute(
                update(tables)
                .where(tables.c.status == OVER, tables.c.archived == UNABLE)
                .values(archived=NOT_YET)
            )

    async def archive(self, table: str) -> bytes | None:
        query = select(archives.c.head).where(archives.c.table_id == table)
        async with self.engine.connect() as connection:
            head = (await connection.execute(query)).scalar()
        return None if head is None else bytes(head)

    async def replay_pages(self, table: str, first: int, last: int) -> dict[int, bytes]:
        query = select(replays.c.page, replays.c.body).where(
            replays.c.table_id == table, replays.c.page >= first, replays.c.page <= last
        )
        async with self.engine.connect() as connection:
            return {int(row.page): bytes(row.body) for row in await connection.execute(query)}
