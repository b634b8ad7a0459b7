"""What is deleted after a time."""

import msgspec
from sqlalchemy import and_, delete, exists, or_, select, update

from koloda.server.store import rows
from koloda.server.store.chats import ERASED
from koloda.server.store.logs import EVENING, Logs
from koloda.server.store.tables import Tables

AT_ONCE = 200
"""So many games are deleted in one transaction."""


class Keep(msgspec.Struct, frozen=True):
    """How long things are kept, in ms; finished games for ever where that is 0."""

    guests: int
    waiting: int
    playing: int
    chat: int
    games: int = 0


class Retention(Tables, Logs):
    async def forget_guest(self, guest: str, played: list[str]) -> None:
        """Deletes a guest and his chat, and takes his name off these games."""
        async with self.writing() as connection:
            await connection.execute(update(rows.chats).where(rows.chats.c.guest == guest).values(ERASED))
        for table in played:
            await self.forget_name(table, guest)
        async with self.writing() as connection:
            await connection.execute(delete(rows.tokens).where(rows.tokens.c.guest == guest))
            await connection.execute(delete(rows.places).where(rows.places.c.guest == guest))
            await connection.execute(delete(rows.played).where(rows.played.c.guest == guest))
            await connection.execute(delete(rows.guests).where(rows.guests.c.id == guest))

    async def forget_old(self, keep: Keep) -> int:
        """Deletes what has been kept long enough: how many tables."""
        now = self.clock()
        async with self.engine.connect() as connection:
            plays = exists().where(
                rows.seats.c.guest == rows.guests.c.id,
                rows.seats.c.table_id == rows.tables.c.id,
                rows.tables.c.status != rows.OVER,
            )
            old = select(rows.guests.c.id).where(rows.guests.c.seen < now - keep.guests, ~plays).limit(100)
            gone = [str(row[0]) for row in await connection.execute(old)]
        for guest in gone:
            await self.forget_guest(guest, await self.tables_of(guest, 10_000, status=rows.OVER))
        left = select(rows.tables.c.id).where(
            or_(
                and_(rows.tables.c.status == rows.WAITING, rows.tables.c.touched < now - keep.waiting),
                and_(rows.tables.c.status == rows.PLAYING, rows.tables.c.touched < now - keep.playing),
            )
        )
        async with self.writing() as connection:
            dropped = await connection.execute(
                delete(rows.tables).where(rows.tables.c.id.in_(left.with_for_update(skip_locked=True)))
            )
            finished = select(rows.tables.c.id).where(
                rows.tables.c.status == rows.OVER, rows.tables.c.touched < now - keep.chat
            )
            await connection.execute(delete(rows.chats).where(rows.chats.c.table_id.in_(finished)))
            await connection.execute(
                update(rows.tables)
                .where(rows.tables.c.code.is_not(None), rows.tables.c.touched < now - EVENING)
                .values(code=None)
            )
            await connection.execute(delete(rows.tokens).where(rows.tokens.c.until < now))
            await connection.execute(delete(rows.bans).where(rows.bans.c.until < now))
            await connection.execute(
                delete(rows.analyses).where(rows.analyses.c.touched < now - keep.playing)
            )
            await connection.execute(delete(rows.places).where(rows.places.c.at < now - EVENING))
            await connection.execute(delete(rows.outages).where(rows.outages.c.ended < now - keep.playing))
        return dropped.rowcount + await self.forget_games(now - keep.games if keep.games else 0)

    async def forget_games(self, before: int) -> int:
        """Deletes finished games that nobody has touched since, some at a time: others write meanwhile."""
        old = (
            select(rows.tables.c.id)
            .where(
                rows.tables.c.status == rows.OVER,
                rows.tables.c.touched < before,
                rows.tables.c.lease_by.is_(None),
            )
            .limit(AT_ONCE)
            .with_for_update(skip_locked=True)
        )
        gone = 0
        while True:
            async with self.writing() as connection:
                found = await connection.execute(delete(rows.tables).where(rows.tables.c.id.in_(old)))
            gone += found.rowcount
            if found.rowcount < AT_ONCE:
                return gone
