"""What is deleted after a time."""

import msgspec
from sqlalchemy import and_, delete, or_, select

from koloda.server.store.logs import Logs
from koloda.server.store.rows import OVER, PLAYING, WAITING, chats, guests, outages, tables, tokens
from koloda.server.store.tables import Tables


class Keep(msgspec.Struct, frozen=True):
    """How long things are kept, in ms."""

    guests: int
    waiting: int
    playing: int
    chat: int


class Retention(Tables, Logs):
    async def forget_guest(self, guest: str, played: list[str]) -> None:
        """Deletes a guest and his chat, and takes his name off these games."""
        async with self.writing() as connection:
            await connection.execute(delete(chats).where(chats.c.guest == guest))
        for table in played:
            await self.forget_name(table, guest)
        async with self.writing() as connection:
            await connection.execute(delete(tokens).where(tokens.c.guest == guest))
            await connection.execute(delete(guests).where(guests.c.id == guest))

    async def forget_old(self, keep: Keep) -> int:
        """Deletes what has been kept long enough; finished games keep their record."""
        now = self.clock()
        async with self.engine.connect() as connection:
            old = select(guests.c.id).where(guests.c.seen < now - keep.guests).limit(100)
            gone = [str(row[0]) for row in await connection.execute(old)]
        for guest in gone:
            await self.forget_guest(guest, await self.tables_of(guest, 10_000, status=OVER))
        async with self.writing() as connection:
            dropped = await connection.execute(
                delete(tables).where(
                    or_(
                        and_(tables.c.status == WAITING, tables.c.touched < now - keep.waiting),
                        and_(tables.c.status == PLAYING, tables.c.touched < now - keep.playing),
                    )
                )
            )
            finished = select(tables.c.id).where(tables.c.status == OVER, tables.c.touched < now - keep.chat)
            await connection.execute(delete(chats).where(chats.c.table_id.in_(finished)))
            await connection.execute(delete(tokens).where(tokens.c.until < now))
            await connection.execute(delete(outages).where(outages.c.ended < now - keep.playing))
        return dropped.rowcount
